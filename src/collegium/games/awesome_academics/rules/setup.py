"""Set-up: money, stocks, cards, the draft of ability tiles, Player Order and the first researchers. (section 4)"""

from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, reveal, tell, then
from collegium.kernel.rng import below, shuffle
from collegium.kernel.rule import Vector, rule

from ..choices import (
    ABILITY,
    DEAL_ORDER,
    DRAFT_ONE,
    DRAFT_TWO,
    FIRST_RESEARCHER,
    NEXT_TURN,
    PASS_TILES,
    REVEAL_TILES,
    START_RESEARCHER,
)
from ..components import (
    CARDS,
    DISCIPLINES,
    DRAFT_HAND,
    EVENTS,
    IS_LONG,
    LONG_ONLY,
    OPENING_HAND,
    PROJECTS,
    START_MONEY,
    STUDENTS,
    STUDENTS_PER_SEAT,
    TILE_MONEY,
    TILE_REPUTATION,
    TILES,
)
from ..state import BOX, DECK, EVENT_DECK, IN_DRAFT, STOCK, STUDENT_STOCK, TILE_OF
from .drawing import draw_from_deck, open_slots, take_into_hand
from .group import earn, earn_reputation, is_standard
from .staff import join_researcher, offer_pairs


@rule
def setup(s):
    for p in range(PROJECTS):  # 1, 4
        if IS_LONG[s.variant] == 1 or LONG_ONLY[p] == 0:
            s.project[p].place = STOCK
            s.stock += 1
    for who in range(s.seats):  # 2
        s.player[who].money = START_MONEY
    for j in range(min(STUDENTS, STUDENTS_PER_SEAT * s.seats)):  # 3
        s.student[j].place = STUDENT_STOCK
    then(s, DEAL_ORDER)
    if is_standard(s):
        set_up_cards(s)
        deal_tiles(s)
        then(s, REVEAL_TILES)
        then(s, PASS_TILES)
        ask_draft(s, DRAFT_ONE)


@rule
def set_up_cards(s):
    """The action display, two hidden cards for everybody, the event deck. (4.5, 4.6)"""
    for card in range(CARDS):
        s.card[card] = DECK
    open_slots(s)
    for who in range(s.seats):
        for _ in range(OPENING_HAND):
            take_into_hand(s, who, draw_from_deck(s), 0)
    for event in range(EVENTS):
        s.event[event] = EVENT_DECK


@rule
def deal_tiles(s):
    """Three ability tiles for everybody, hidden. (4.7)"""
    for who in range(s.seats):
        for _ in range(DRAFT_HAND):
            left = 0
            for tile in range(TILES):
                left += s.tile[tile] == BOX
            n = below(s, left)
            for tile in range(TILES):
                if s.tile[tile] == BOX:
                    if n == 0:
                        s.tile[tile] = IN_DRAFT + who
                        s.dealt[tile] = who + 1
                    n -= 1


@rule
def ask_draft(s, kind):
    s.draft += 1
    for who in range(s.seats):
        ask(s, who, kind)


@rule
def menu_draft(s, who, verdict: Vector):
    for tile in range(TILES):
        if s.tile[tile] == IN_DRAFT + who:
            verdict[tile] = LEGAL


@rule
def choose_draft(s, who, tile):
    s.tile[tile] = TILE_OF + who


@rule
def pass_tiles(s):
    """The tiles not kept go to the left neighbour. (4.8)"""
    for tile in range(TILES):
        if s.tile[tile] >= IN_DRAFT:
            s.tile[tile] = IN_DRAFT + (s.tile[tile] - IN_DRAFT + 1) % s.seats
    reveal(s)
    ask_draft(s, DRAFT_TWO)


@rule
def reveal_tiles(s):
    """The last tiles go to the box, the kept ones are shown, start tiles take effect. (4.9, 4.10)"""
    s.draft = 0
    reveal(s)
    for tile in range(TILES):
        s.dealt[tile] = 0
        if s.tile[tile] >= IN_DRAFT:
            s.tile[tile] = BOX
        elif s.tile[tile] >= TILE_OF:
            who = s.tile[tile] - TILE_OF
            me = s.player[who]
            tell(s, ABILITY, who, tile)
            earn(me, TILE_MONEY[tile])
            for d in range(DISCIPLINES):
                earn_reputation(me, d, TILE_REPUTATION[tile, d])
                me.start_bonus += TILE_REPUTATION[tile, d]


@rule
def deal_order(s):
    """Player Order by chance; then everybody takes a researcher in reverse order. (4.11, 4.12)"""
    for who in range(s.seats):
        s.order[who] = who
    shuffle(s, s.order, s.seats)
    then(s, NEXT_TURN)
    for index in range(s.seats):
        then(s, FIRST_RESEARCHER, index)


@rule
def first_researcher(s, index):
    ask(s, s.order[index], START_RESEARCHER)


@rule
def menu_start_researcher(s, who, verdict: Vector):
    offer_pairs(s, verdict)


@rule
def choose_start_researcher(s, who, pair):
    join_researcher(s, who, pair, 1)
