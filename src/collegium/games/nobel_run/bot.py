"""What a good player looks at (§15): prestige, what the deck will make in the turns left, stars yet to be published,
blocks, the leader; in the middle of a turn the best purchase that hand and pool can still reach; in the solo game the
papers that lie open for Peio. One prestige is worth STAR.
"""

import numpy as np

from collegium.kernel import rule, total, weighed

from .choices import AT_END, DROP, MAIN
from .components import (
    ARTICLE,
    BLOCK_AMOUNT,
    BLOCKS,
    BOOST,
    COST,
    DATA,
    DRAWS,
    EFFORT,
    EMPTY,
    GOAL,
    HAND,
    KINDS,
    LEVY_AMOUNT,
    MONEY,
    PLACES,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    SOLO_ROUNDS,
    USE,
)
from .rules.cards import hand_makes
from .rules.market import barred
from .state import PEIO, SOLO, Player

STAR = 1000
IDLE = {MAIN: AT_END}  # for a kind of choice, the option that does nothing
PER_MONEY, PER_EFFORT, PER_DATA = 110, 250, 620  # worth of one more each turn; effort and data only together
USUAL_ROUNDS = 14
THIN = 9  # a deck of fewer cards is no better: it cannot grow and stalls
PUBLISHABLE_STAR = 400  # a star on a card that is still in the deck
# What a card is worth once in a game: a boost, a smear, an attack or two.
_ONCE = np.array([50, 75, 125], np.int64)
EXTRA = (BOOST * _ONCE).max(axis=1) + np.maximum(-PRESTIGE, 0) * 300 + LEVY_AMOUNT * 100 + DRAWS * 100

BURDEN = STAR // 2 + BLOCK_AMOUNT[BLOCKS] * STAR // 4  # of a block before the CV


@rule
def value(s, who):
    """How good the table looks for `who`, in thousandths of a prestige."""
    me = s.player[who]
    rival = best_rival(s, who)
    if s.over == 1:
        lead = me.prestige - s.player[rival].prestige
        return STAR * (lead + 100 if lead > 0 else lead - 100)
    worth = STAR * me.prestige - STAR * s.player[rival].prestige * 2 // 3
    worth += prospects(s, who, turns_left(s, rival))
    worth -= block_burden(me)
    if s.variant == SOLO:
        worth -= papers_for_peio(s)
    return worth


@rule
def best_rival(s, who):
    """The seat of the rival with most prestige; Peio's row in the solo game."""
    if s.variant == SOLO:
        return PEIO
    best = EMPTY
    for seat in range(s.seats):
        if seat != who and (best == EMPTY or s.player[seat].prestige > s.player[best].prestige):
            best = seat
    return best


@rule
def turns_left(s, rival):
    """A guess: over by round 14, sooner when a rival is close to the goal. Own prestige must not shorten it."""
    if s.variant == SOLO:
        return SOLO_ROUNDS - s.round_number
    if s.last_round == 1 or s.round_number == ROUNDS:
        return 0
    return min(max(USUAL_ROUNDS - s.round_number, 2), 1 + max(GOAL - s.player[rival].prestige, 0) // 2)


@rule
def prospects(s, who, turns):
    """What the deck will make, the stars in it, and what this turn can still bring."""
    me = s.player[who]
    cards = 0
    money = 0
    effort = 0
    data = 0
    extras = 0
    stars = 0
    for kind in range(KINDS):
        copies = me.hand[kind] + me.deck[kind] + me.discard[kind]
        if s.active == who:
            copies += s.area[kind]
        if copies > 0:
            cards += copies
            money += copies * USE[kind, MONEY]
            effort += copies * USE[kind, EFFORT]
            data += copies * USE[kind, DATA]
            extras += copies * EXTRA[kind]
            stars += copies * max(PRESTIGE[kind], 0)
    made = deck_makes(cards, money, effort, data, turns)
    worth = made + min(stars, 3 * turns) * PUBLISHABLE_STAR
    if turns > 0:
        worth += extras
    if s.active == who and is_under_way(s):
        best = 0
        bars = barred(s, who)
        for place in range(PLACES):
            kind = s.reserve[place]
            if kind != EMPTY and is_within_reach(s, me, kind, bars):
                gain = PRESTIGE[kind] * STAR
                if ARTICLE[kind] == 0:
                    grown = deck_makes(cards + 1, money + USE[kind, MONEY], effort + USE[kind, EFFORT],
                                       data + USE[kind, DATA], turns)  # fmt: skip
                    gain = grown - made
                    if turns > 0:
                        gain += max(PRESTIGE[kind], 0) * PUBLISHABLE_STAR + EXTRA[kind]
                best = max(best, gain)
        worth += best * 9 // 10
    return worth


@rule
def deck_makes(cards, money, effort, data, turns):
    """What five average cards of the deck make in the turns left. A paper needs effort and data both."""
    paper = min(effort * PER_EFFORT, data * PER_DATA)
    made = paper + (effort * PER_EFFORT + data * PER_DATA - 2 * paper) // 6 + money * PER_MONEY
    return made * HAND * turns // max(cards, THIN)


@rule
def is_under_way(s):
    """The player on turn has begun to act and has not ended the turn."""
    if s.owed[s.active].kind == DROP:
        return False
    return s.published == 1 or total(s.area) > 0


@rule
def is_within_reach(s, me: Player, kind, bars):
    """Pool and hand together can pay for a card. Cards of two resources are counted once."""
    needs = 0
    missing = 0
    for resource in range(RESOURCES):
        if COST[kind, resource] > 0:
            if (bars >> (2 * resource)) & 3 > 0:
                return False
            if COST[kind, resource] > s.pool[resource]:
                needs += 1 << resource
                missing += COST[kind, resource] - s.pool[resource]
    if needs == 0:
        return True
    for resource in range(RESOURCES):
        if (needs >> resource) & 1 == 1:
            if hand_makes(me, resource) < COST[kind, resource] - s.pool[resource]:
                return False
    if needs & (needs - 1) == 0:
        return True
    held = 0
    for card in range(KINDS):
        if me.hand[card] > 0:
            most = 0
            for resource in range(RESOURCES):
                if (needs >> resource) & 1 == 1:
                    most = max(most, USE[card, resource])
            held += me.hand[card] * most
    return held >= missing


@rule
def block_burden(me: Player):
    return weighed(me.front, BURDEN)


@rule
def papers_for_peio(s):
    """The paper Peio would take next (a cheap one is good bait; without any, who knows), the others a little."""
    papers = 0
    least = 0
    for place in range(PLACES):
        kind = s.reserve[place]
        if kind != EMPTY and ARTICLE[kind] == 1:
            papers += PRESTIGE[kind]
            if least == 0 or PRESTIGE[kind] < least:
                least = PRESTIGE[kind]
    if least == 0:
        return 2 * STAR
    return least * STAR + (papers - least) * STAR // 5
