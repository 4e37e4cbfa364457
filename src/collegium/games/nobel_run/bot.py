"""What a good player looks at (§15): prestige, what the deck will make in the turns left, stars waiting to be published,
blocks, the leader, and in the solo game the papers that lie open for Peio. One prestige is worth STAR.
"""

import numpy as np

from collegium.games.nobel_run.choices import REACT
from collegium.games.nobel_run.components import (
    ARTICLE,
    BLOCK_AMOUNT,
    BLOCKS,
    BOOST,
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
from collegium.games.nobel_run.rules.market import pending_kind
from collegium.games.nobel_run.state import BUY_WINDOW, PEIO, SOLO, Player
from collegium.kernel.rule import rule

STAR = 1000
PER_MONEY, PER_EFFORT, PER_DATA = 110, 250, 620  # what one more a turn is worth each turn; effort and data only together
USUAL_ROUNDS = 14
THIN = 9  # a deck of fewer cards is no better: it cannot grow and stalls
UNSPENT = np.array([100, 150, 250], np.int64)  # resources in the pool, while the turn goes on
PUBLISHABLE_STAR = 400  # a star on a card that is still in the deck
# Once in a game: a boost, a smear, an attack or two.
EXTRA = (BOOST * UNSPENT).max(axis=1) // 2 + np.maximum(-PRESTIGE, 0) * 300 + LEVY_AMOUNT * 100 + DRAWS * 100


@rule
def value(s, who):
    """How good the table looks for `who`, in thousandths of a prestige."""
    me = s.player[who]
    rival = best_rival(s, who)
    if s.over == 1:
        lead = me.prestige - s.player[rival].prestige
        return STAR * (lead + 100 if lead > 0 else lead - 100)
    worth = STAR * me.prestige - STAR * s.player[rival].prestige * 2 // 3
    worth += deck_worth(s, who, turns_left(s, rival))
    worth -= block_burden(me)
    if s.active == who:
        worth += unfinished_turn(s)
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
    """A guess: most games are over by round 14, sooner when a rival is close to the goal. Own prestige must not shorten it."""
    if s.variant == SOLO:
        return SOLO_ROUNDS - s.round_number
    if s.last_round == 1 or s.round_number == ROUNDS:
        return 0
    return min(max(USUAL_ROUNDS - s.round_number, 2), 1 + max(GOAL - s.player[rival].prestige, 0) // 2)


@rule
def deck_worth(s, who, turns):
    """What five average cards make in each turn left, as papers and purchases, and the stars that can still be published."""
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
    if turns == 0:
        return 0
    paper = min(effort * PER_EFFORT, data * PER_DATA)  # a paper needs both
    made = paper + (effort * PER_EFFORT + data * PER_DATA - 2 * paper) // 6 + money * PER_MONEY
    return made * HAND // max(cards, THIN) * turns + min(stars, 3 * turns) * PUBLISHABLE_STAR + extras


@rule
def block_burden(me: Player):
    burden = 0
    for i in range(len(BLOCKS)):
        burden += me.front[i] * (STAR // 2 + BLOCK_AMOUNT[BLOCKS[i]] * STAR // 4)
    return burden


@rule
def unfinished_turn(s):
    """In the middle of the own turn: the pool, and a purchase that waits for rivals to react."""
    worth = 0
    for resource in range(RESOURCES):
        worth += s.pool[resource] * UNSPENT[resource]
    for seat in range(s.seats):
        owed = s.owed[seat]
        if owed.kind == REACT and owed.a == BUY_WINDOW:
            kind = pending_kind(s, owed.c)
            worth += ARTICLE[kind] * PRESTIGE[kind] * STAR // 2 + (1 - ARTICLE[kind]) * STAR // 4
    return worth


@rule
def papers_for_peio(s):
    """The paper Peio would take next, and all the others a little."""
    threat = 0
    least = 0
    for place in range(PLACES):
        kind = s.reserve[place]
        if kind != EMPTY and ARTICLE[kind] == 1:
            threat += PRESTIGE[kind] * STAR // 10
            if least == 0 or PRESTIGE[kind] < least:
                least = PRESTIGE[kind]
    return threat + least * STAR // 2
