"""What must hold after every choice (§12): nothing is lost, cards lie where they should, counters keep their limits."""

from collegium.games.era_of_inventions.choices import BONUS_ACTION, BUILD, BUY, INVENT, MAKE, MARKET, PICK, PLACE
from collegium.games.era_of_inventions.components import (
    ACTION_DISCS,
    BONUS_DISCS,
    BOXES,
    BUILD_LIMIT,
    BUY_LIMIT,
    CARD_INVENTION,
    CARDS,
    FACTORIES,
    FACTORY_AMOUNT,
    FACTORY_GIVES,
    FIELDS,
    FREE,
    GOODS,
    INVENTIONS,
    LOAD_GOOD,
    LOADS,
    MAKE_LIMIT,
    MARKERS,
    MARKET_BOXES,
    MARKET_LIMIT,
    PATENT_LIMIT,
    PATH_FIELDS,
    PLACES,
    ROW_FIELDS,
    STARTING_FACTORY,
    TOTAL,
)
from collegium.games.era_of_inventions.rules.placing import discs_on
from collegium.games.era_of_inventions.state import (
    BONUS,
    DEVELOPING,
    DISCARD,
    DISPLAY,
    DRAW,
    EXECUTING,
    FACTORY_DISCARD,
    FACTORY_DISPLAY,
    FACTORY_DRAW,
    FACTORY_OWNED,
    FINAL_MARKET,
    PATENTING,
    PENDING,
    PLACING,
    STOCK,
)
from collegium.kernel.rule import rule

INVARIANTS = (
    "every good is in a store, on a load or in the supply",
    "bonus discs are with the players or in the supply",
    "start inventions are never in stock or pending",
    "the cards of an invention are in stock until its gold box is developed, and pending together",
    "invention display and pile agree with where the cards lie",
    "factory display and pile agree with where the cards lie",
    "a player's output is what the own factories yield",
    "markers left, boxes and patents make fifteen",
    "no more patents lie on boxes than steps were taken",
    "only owned boxes are patented, and silver follows gold",
    "action discs on the board follow from the count",
    "exactly the seat in turn owes a choice",
    "counters of the action keep their limits",
    "the start pawn goes round",
    "displays have gaps only when their piles are empty",
    "nothing is left over between turns",
    "owners sit at the table",
)


@rule
def sane(s):
    """0, or the number of the first invariant that does not hold."""
    if not goods_conserved(s):
        return 1
    if not discs_conserved(s):
        return 2
    for card in range(CARDS):
        if CARD_INVENTION[card] < 0 and (s.card_place[card] == STOCK or s.card_place[card] == PENDING):
            return 3
    if not cards_follow_boxes(s):
        return 4
    if not inventions_in_place(s):
        return 5
    if not factories_in_place(s):
        return 6
    for who in range(s.seats):
        code = check_player(s, who)
        if code != 0:
            return code
    for box in range(BOXES):
        if s.box_patent[box] == 1 and s.box_owner[box] < 0:
            return 10
        if box >= INVENTIONS and s.box_owner[box] >= 0 and s.box_owner[box - INVENTIONS] < 0:
            return 10
        if s.box_owner[box] >= s.seats:
            return 17
    if not action_discs_right(s):
        return 11
    if s.over == 0:
        if s.owing != 1 or s.owed[seat_in_turn(s)].kind == 0:
            return 12
        if not counters_right(s):
            return 13
    if s.start != (s.first + s.era - 1) % s.seats:
        return 14
    if s.phase == PLACING and not displays_full(s):
        return 15
    if not left_clean(s):
        return 16
    return 0


@rule
def seat_in_turn(s):
    return (s.start + s.count) % s.seats


@rule
def goods_conserved(s):
    for kind in range(GOODS):
        total = s.supply[kind] + 0
        for who in range(s.seats):
            total += s.player[who].goods[kind]
        for load in range(LOADS):
            if LOAD_GOOD[load] == kind:
                total += s.load[load]
        if total != TOTAL[kind]:
            return False
    return True


@rule
def discs_conserved(s):
    total = s.disc_supply + 0
    for who in range(s.seats):
        total += s.player[who].bonus_discs
    return total == BONUS_DISCS


@rule
def cards_follow_boxes(s):
    for invention in range(INVENTIONS):
        cards = 0
        stock = 0
        pending = 0
        for card in range(CARDS):
            if CARD_INVENTION[card] == invention:
                cards += 1
                stock += s.card_place[card] == STOCK
                pending += s.card_place[card] == PENDING
        if s.box_owner[invention] < 0 and stock != cards:
            return False
        if s.box_owner[invention] >= 0 and (stock != 0 or (pending != 0 and pending != cards)):
            return False
    return True


@rule
def inventions_in_place(s):
    """Every card on display or in the pile is there once, and no other card says it is."""
    seen = 0
    for slot in range(PATH_FIELDS):
        card = s.path[slot]
        if card >= 0:
            if s.card_place[card] != DISPLAY or (seen >> card) & 1 == 1:
                return False
            seen |= 1 << card
    for k in range(s.pile_length):
        card = s.pile[k]
        if s.card_place[card] != DRAW or (seen >> card) & 1 == 1:
            return False
        seen |= 1 << card
    for card in range(CARDS):
        lies = s.card_place[card] == DISPLAY or s.card_place[card] == DRAW
        if lies and (seen >> card) & 1 == 0:
            return False
    return True


@rule
def factories_in_place(s):
    seen = 0
    for slot in range(ROW_FIELDS):
        factory = s.row[slot]
        if factory >= 0:
            if s.factory_place[factory] != FACTORY_DISPLAY or (seen >> factory) & 1 == 1:
                return False
            seen |= 1 << factory
    for k in range(s.factory_pile_length):
        factory = s.factory_pile[k]
        if s.factory_place[factory] != FACTORY_DRAW or (seen >> factory) & 1 == 1:
            return False
        seen |= 1 << factory
    for factory in range(FACTORIES):
        lies = s.factory_place[factory] == FACTORY_DISPLAY or s.factory_place[factory] == FACTORY_DRAW
        if lies and (seen >> factory) & 1 == 0:
            return False
        if s.factory_place[factory] >= FACTORY_OWNED + s.seats:
            return False
    return True


@rule
def check_player(s, who):
    me = s.player[who]
    for kind in range(GOODS):
        total = 0
        if FACTORY_GIVES[STARTING_FACTORY] == kind:
            total += FACTORY_AMOUNT[STARTING_FACTORY]
        for factory in range(FACTORIES):
            if s.factory_place[factory] == FACTORY_OWNED + who and FACTORY_GIVES[factory] == kind:
                total += FACTORY_AMOUNT[factory]
        if me.output[kind] != total:
            return 7
    boxes = 0
    patents = 0
    for box in range(BOXES):
        if s.box_owner[box] == who:
            boxes += 1
            patents += s.box_patent[box]
    if me.markers + boxes + patents != MARKERS:
        return 8
    if patents > me.patent_step:
        return 9
    return 0


@rule
def bonus_under_way(s):
    """The seat in turn has finished its action and thinks about, or uses, a bonus disc."""
    question = s.owed[seat_in_turn(s)]
    return question.kind == BONUS_ACTION or question.a == BONUS


@rule
def action_discs_right(s):
    for field in range(FIELDS):
        if discs_on(s, field) > PLACES:
            return False
    for who in range(s.seats):
        number = 0
        for field in range(FIELDS):
            number += s.discs[field, who]
        laps = s.count // s.seats
        if (who - s.start + s.seats) % s.seats < s.count % s.seats:
            laps += 1
        if s.phase == EXECUTING:
            laps = ACTION_DISCS[s.seats] - laps
            if who == seat_in_turn(s) and bonus_under_way(s):
                laps -= 1
        if s.phase == FINAL_MARKET:
            laps = 0
        if number != laps:
            return False
    return True


@rule
def counters_right(s):
    who = seat_in_turn(s)
    action = s.action
    kind = s.owed[who].kind
    used = 0
    for box in range(MARKET_BOXES):
        used += action.box_used[box]
    if kind == BUILD and action.done > BUILD_LIMIT:
        return False
    if kind == BUY and action.done > BUY_LIMIT:
        return False
    if kind == MAKE and action.done > MAKE_LIMIT:
        return False
    if kind == MARKET and (action.done > MARKET_LIMIT or action.done != used):
        return False
    if kind == INVENT and action.half == PATENTING and action.done > PATENT_LIMIT:
        return False
    if action.development_spent > 0 and action.half != DEVELOPING:
        return False
    return action.bought_discs <= s.player[who].bonus_discs


@rule
def displays_full(s):
    """A gap in a display means that draw and discard pile are empty."""
    gaps = 0
    for slot in range(PATH_FIELDS):
        gaps += s.path[slot] < 0
    if gaps > 0:
        for card in range(CARDS):
            if s.card_place[card] == DRAW or s.card_place[card] == DISCARD:
                return False
    gaps = 0
    for slot in range(ROW_FIELDS):
        gaps += s.row[slot] < 0
    if gaps > 0:
        for factory in range(FACTORIES):
            if s.factory_place[factory] == FACTORY_DRAW or s.factory_place[factory] == FACTORY_DISCARD:
                return False
    return True


@rule
def left_clean(s):
    action = s.action
    kind = 0
    if s.over == 0:
        kind = s.owed[seat_in_turn(s)].kind + 0
    between = s.over == 1 or kind == PLACE or kind == PICK
    if between and action.bought_discs != 0:
        return False
    if between or kind == BONUS_ACTION:
        total = action.done + action.half + action.development_spent + action.slot + action.give[0] + action.give[1]
        for box in range(MARKET_BOXES):
            total += action.box_used[box]
        for k in range(FREE):
            total += action.paid[k]
        return total == 0
    return True
