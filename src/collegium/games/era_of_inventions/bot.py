"""What a good player looks at (§15): influence, majorities in reach, goods, factories by the rounds left, discs placed.

Everything in hundredths of an influence point. Sensible at any moment of a turn.
"""

import numpy as np

from collegium.kernel import LEGAL, rule, weighed

from .choices import (
    BUILD,
    BUY,
    GET,
    GIVE_FIRST,
    GIVE_SECOND,
    INVENT,
    INVENT_DONE,
    MAKE,
    MARKET,
    MARKET_DONE,
    PATENT_BOX,
    PAY,
    RUN,
    RUN_DONE,
)
from .components import (
    ACTION_DISCS,
    BOX_COST,
    BOX_INFLUENCE,
    BOX_ROYALTY,
    BOXES,
    BUY_LIMIT,
    CARD_AMOUNT,
    CARD_ANY,
    CARD_COST,
    CARD_GIVES,
    CARD_IMITATION,
    CARD_INVENTION,
    COAL,
    DEVELOPMENT,
    DEVELOPMENT_LIMIT,
    FACTORY_AMOUNT,
    FACTORY_COAL,
    FACTORY_GIVES,
    FACTORY_INFLUENCE,
    FACTORY_WOOD,
    FIELD_BUILD,
    FIELD_BUY,
    FIELD_INVENT,
    FIELD_MAKE,
    FIELD_MARKET,
    FIELD_RUN,
    FIELDS,
    FREE,
    FREE_KINDS,
    GOLD,
    GOODS,
    INFLUENCE,
    INVENTIONS,
    LOAD_GOOD,
    LOADS,
    MARKET_BOX_LIMIT,
    METAL,
    PATENT_GOLD,
    PATENT_INFLUENCE,
    PATENT_STEPS,
    PATH_FIELDS,
    ROUNDS,
    ROW_FIELDS,
    WOOD,
)
from .rules.making import has_invention, judge_payment
from .rules.placing import discs_of
from .rules.scoring import boxes_owned, development_value, points_of
from .state import ACTION, BONUS, FINAL_MARKET, PLACING, Player

POINT = 100  # one influence point
WORTH = np.array([30, 36, 36, 36, 24, 42, 100], np.int64)  # of each good while there is time to use it
PLENTY = np.array([4, 4, 4, 4, 6, 8, 7], np.int64)  # beyond this many, a good counts for a third
RUNS = 45  # percent: how often all factories run in a round
DISC = 50  # a bonus disc
ROYALTIES = 12  # percent: how often, in a round, others make a given card of an invention
SOON = 4  # own turns in which goods can still be turned into influence
BIG = 100_000
# For each kind of choice with such an option: the one that does nothing. A bonus disc that is kept is used later.
IDLE = {BUILD: ROW_FIELDS, RUN: RUN_DONE, BUY: LOADS, MAKE: PATH_FIELDS, MARKET: MARKET_DONE, INVENT: INVENT_DONE}

# Styles for simulations: by how many percent more each one likes what is its own (columns), by s.taste.
TASTES = ("all", "factories", "inventions", "patents", "making", "market")
FACTORIES_TOO, INVENTIONS_TOO, PATENTS_TOO, MAKING_TOO, MARKET_TOO = range(5)
LIKES = np.array(
    [
        [0, 0, 0, 0, 0],
        [60, 0, 0, 0, 0],  # output of factories
        [0, 50, 0, 0, 0],  # development spent on boxes, and half of it for what is held
        [0, 0, 80, 0, 0],  # a point for each patent step
        [0, 0, 0, 50, 0],  # cards within reach, and a third of it for cubes to make them
        [0, 0, 0, 0, 30],  # gold, bonus discs and the disc on the market field
    ],
    np.int64,
)
FIELD_LIKES = LIKES[:, [0, 0, 4, 3, 4, 1]]  # what each style likes more of a disc's prospect, by field
FIELD_LIKES[:, FIELD_INVENT] += LIKES[:, PATENTS_TOO]


@rule
def value(s, who):
    """Own prospects, less half of what the strongest rival has on the table."""
    best = -BIG
    for rival in range(s.seats):
        if rival != who:
            best = max(best, standing_now(s, rival))
    if s.over == 1:
        return 2 * standing_now(s, who) - best + boxes_owned(s, who)
    return 2 * worth(s, who) - best


@rule
def standing_now(s, who):
    """Influence and majorities as they stand; majorities count more as the end comes nearer."""
    if s.over == 1:
        return POINT * points_of(s, who)
    influence = s.player[who].influence
    majorities = points_of(s, who) - influence
    return POINT * influence + POINT * majorities * s.era // (ROUNDS[s.seats] + 1)


@rule
def turns_left(s, who):
    """Own turns still to come in the game."""
    left = (ROUNDS[s.seats] - s.era) * ACTION_DISCS[s.seats]
    if s.phase == PLACING:
        return left + ACTION_DISCS[s.seats]
    return left + discs_of(s, who)


@rule
def worth(s, who):
    me = s.player[who]
    turns = turns_left(s, who)
    rounds = ROUNDS[s.seats] - s.era
    total = standing_now(s, who) + goods_worth(me, turns)
    if s.phase == FINAL_MARKET:
        return total
    total += DISC * min(me.bonus_discs, turns)
    total += output_worth(me) * rounds * RUNS // 100
    total += royalties_worth(s, who, rounds) - pending_cost(s, who)
    used = field_in_use(s, who)
    for field in range(FIELDS):
        if s.discs[field, who] == 1 and field != used:
            total += prospect(s, me, who, field, rounds) * (100 + FIELD_LIKES[s.taste[who], field]) // 100
    if s.taste[who] > 0:
        total += liked(s, me, who, rounds, min(turns, SOON))
    return total


@rule
def liked(s, me: Player, who, rounds, turns):
    """What a style sees in the table beyond its plain worth."""
    taste = s.taste[who]
    total = LIKES[taste, FACTORIES_TOO] * output_worth(me) * rounds * RUNS // 100
    total += LIKES[taste, INVENTIONS_TOO] * POINT * development_value(s, who)
    total += LIKES[taste, PATENTS_TOO] * POINT * me.patent_step
    if turns > 0:
        cubes = 0
        for k in range(FREE):
            cubes += min(me.goods[FREE_KINDS[k]], PLENTY[FREE_KINDS[k]])
        total += LIKES[taste, MAKING_TOO] * WORTH[METAL] * cubes * turns // (3 * SOON)
        held = WORTH[DEVELOPMENT] * min(me.goods[DEVELOPMENT], PLENTY[DEVELOPMENT])
        total += LIKES[taste, INVENTIONS_TOO] * held * turns // (2 * SOON)
        gold = WORTH[GOLD] * min(me.goods[GOLD], PLENTY[GOLD]) + DISC * me.bonus_discs
        total += LIKES[taste, MARKET_TOO] * gold * turns // SOON
    return total // 100


@rule
def field_in_use(s, who):
    """The field whose action has begun, -1 if none: what it could bring is in the store by now."""
    question = s.owed[who]
    if question.a != ACTION or question.kind < BUILD:
        return -1
    if question.kind <= INVENT:
        return question.kind - BUILD if s.action.done > 0 else -1
    if question.kind == PAY:
        return FIELD_MAKE
    if question.kind == PATENT_BOX:
        return FIELD_INVENT
    return FIELD_MARKET


@rule
def pending_cost(s, who):
    """What a begun bonus action or swap will still take."""
    question = s.owed[who]
    cost = 0
    if question.a == BONUS and question.kind != 0:
        cost += DISC
    if question.kind == GIVE_FIRST or question.kind == GIVE_SECOND or question.kind == GET:
        cost += WORTH[METAL]
    return cost


@rule
def goods_worth(me: Player, turns):
    """Goods count while they can be used; gold and development can always be sold for a little at the end."""
    total = 0
    for kind in range(GOODS):
        many = me.goods[kind]
        total += WORTH[kind] * (3 * min(many, PLENTY[kind]) + max(0, many - PLENTY[kind])) // 3
    total = total * min(turns, SOON) // SOON
    sold = POINT * min(MARKET_BOX_LIMIT, me.goods[DEVELOPMENT] + me.goods[GOLD] // 2)
    return max(total, sold - 5)


@rule
def output_worth(me: Player):
    """What one run of all factories brings."""
    return weighed(me.output, WORTH)


@rule
def royalties_worth(s, who, rounds):
    total = 0
    for box in range(BOXES):
        if s.box_owner[box] == who:
            cards = 2 + s.box_patent[box]
            price = POINT if box < INVENTIONS else WORTH[GOLD]
            total += BOX_ROYALTY[box] * price * cards * rounds * ROYALTIES // 100
    return total


# What a disc on a field may still bring ------------------------------------------------------------------------------
@rule
def prospect(s, me: Player, who, field, rounds):
    if field == FIELD_BUILD:
        return build_prospect(s, me, rounds)
    if field == FIELD_RUN:
        return output_worth(me)
    if field == FIELD_BUY:
        return buy_prospect(s, me)
    if field == FIELD_MAKE:
        return make_prospect(s, me, who)
    if field == FIELD_MARKET:
        return WORTH[DEVELOPMENT]
    return invent_prospect(s, me)


@rule
def build_prospect(s, me: Player, rounds):
    best = 0
    for slot in range(ROW_FIELDS):
        factory = s.row[slot]
        if factory >= 0:
            gain = WORTH[FACTORY_GIVES[factory]] * FACTORY_AMOUNT[factory] * (rounds + 1) * RUNS // 100
            gain += POINT * FACTORY_INFLUENCE[factory]
            gain -= WORTH[WOOD] * FACTORY_WOOD[factory] + WORTH[COAL] * FACTORY_COAL[factory]
            if me.goods[WOOD] < FACTORY_WOOD[factory] or me.goods[COAL] < FACTORY_COAL[factory]:
                gain = gain // 4
            best = max(best, gain)
    return best


@rule
def buy_prospect(s, me: Player):
    best = 0
    total = 0
    for load in range(LOADS):
        gain = WORTH[LOAD_GOOD[load]] * s.load[load] - WORTH[GOLD]
        best = max(best, gain)
        total += max(0, gain)
    return min(total, best * min(me.goods[GOLD], BUY_LIMIT))


@rule
def card_gain(card):
    """What making a card brings over what it costs."""
    gain = CARD_AMOUNT[card] * (POINT if CARD_GIVES[card] == INFLUENCE else WORTH[CARD_GIVES[card] % GOODS])
    return gain - weighed(CARD_COST[card], WORTH) - CARD_ANY[card] * WORTH[METAL]


@rule
def make_prospect(s, me: Player, who):
    """The best payable card and half the second; a little for those that are not payable yet."""
    best = 0
    second = 0
    for slot in range(PATH_FIELDS):
        card = s.path[slot]
        if card >= 0 and not (CARD_IMITATION[card] == 1 and has_invention(s, who, CARD_INVENTION[card])):
            gain = card_gain(card)
            if judge_payment(me, card) != LEGAL:
                gain = gain // 4
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + second // 2


@rule
def invent_prospect(s, me: Player):
    """Spending development on the best free box, or gold on the next patent."""
    best = 0
    for box in range(BOXES):
        free = s.box_owner[box] < 0 and (box < INVENTIONS or s.box_owner[box - INVENTIONS] >= 0)
        if free and me.goods[DEVELOPMENT] >= BOX_COST[box]:
            best = max(best, POINT * BOX_INFLUENCE[box] - WORTH[DEVELOPMENT] * BOX_COST[box] + 15 * BOX_COST[box])
    best += 25 * min(me.goods[DEVELOPMENT], DEVELOPMENT_LIMIT)
    if me.patent_step < PATENT_STEPS and me.goods[GOLD] >= PATENT_GOLD[me.patent_step]:
        gain = POINT * PATENT_INFLUENCE[me.patent_step] - WORTH[GOLD] * PATENT_GOLD[me.patent_step] + 20
        best = max(best, gain)
    return best
