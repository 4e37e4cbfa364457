"""Set-up: money, stocks, cards, the draft of ability tiles, Player Order and the first researchers. (section 4)"""

from collegium.kernel import (
    LEGAL,
    Vector,
    answers,
    ask,
    below,
    count,
    fill,
    find,
    offers,
    reveal,
    rule,
    runs,
    shuffle,
    tell,
    then,
)

from ..choices import (
    ABILITY,
    DEAL_ORDER,
    DRAFT_ONE,
    DRAFT_TWO,
    FIRST_RESEARCHER,
    HAND_DEALT,
    NEXT_TURN,
    PASS_TILES,
    REVEAL_TILES,
    SETTING_UP,
    START_RESEARCHER,
    TABLE_SET,
    TILE_KEPT,
    TILES_DEALT,
    TILES_GO_LEFT,
    TILES_PASSED,
    TILES_REVEALED,
)
from ..components import (
    DISCIPLINES,
    DRAFT_HAND,
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
from ..state import BOX, DECK, EVENT_DECK, HAND, IN_DRAFT, STOCK, STUDENT_STOCK, TILE_OF
from .drawing import draw_from_deck, open_slots, take_into_hand, tell_slots
from .group import earn, earn_reputation, is_standard
from .staff import join_researcher, offer_pairs
from .telling import NOBODY, tell_order


@rule
def setup(s):
    tell(s, SETTING_UP)
    for p in range(PROJECTS):  # 1, 4
        if IS_LONG[s.variant] == 1 or LONG_ONLY[p] == 0:
            s.project[p].place = STOCK
            s.stock += 1
    for who in range(s.seats):  # 2
        s.player[who].money = START_MONEY
    for j in range(min(STUDENTS, STUDENTS_PER_SEAT * s.seats)):  # 3
        s.student[j].place = STUDENT_STOCK
    tell(s, TABLE_SET, NOBODY, START_MONEY, s.stock, min(STUDENTS, STUDENTS_PER_SEAT * s.seats))
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
    fill(s.card, DECK)
    open_slots(s, NOBODY)
    tell_slots(s)
    for who in range(s.seats):
        for _ in range(OPENING_HAND):
            take_into_hand(s, who, draw_from_deck(s, NOBODY), 0)
        tell(s, HAND_DEALT, who, 1 + find(s.card, HAND + who), 1 + find(s.card, HAND + who, 1))
    fill(s.event, EVENT_DECK)


@rule
def deal_tiles(s):
    """Three ability tiles for everybody, hidden. (4.7)"""
    for who in range(s.seats):
        for _ in range(DRAFT_HAND):
            n = below(s, count(s.tile, BOX))
            for tile in range(TILES):
                if s.tile[tile] == BOX:
                    if n == 0:
                        s.tile[tile] = IN_DRAFT + who
                        s.dealt[tile] = who + 1
                    n -= 1
        tell(s, TILES_DEALT, who, nth_tile(s, who, 0), nth_tile(s, who, 1), nth_tile(s, who, 2))


@rule
def nth_tile(s, who, n):
    """1 + the n-th tile that this group may choose from, 0 = none."""
    for tile in range(TILES):
        if s.tile[tile] == IN_DRAFT + who:
            if n == 0:
                return tile + 1
            n -= 1
    return 0


@rule
def ask_draft(s, kind):
    s.draft += 1
    for who in range(s.seats):
        ask(s, who, kind)


@offers(DRAFT_ONE, DRAFT_TWO)
def menu_draft(s, who, verdict: Vector):
    for tile in range(TILES):
        if s.tile[tile] == IN_DRAFT + who:
            verdict[tile] = LEGAL


@answers(DRAFT_ONE, DRAFT_TWO)
def choose_draft(s, who, tile):
    s.tile[tile] = TILE_OF + who
    tell(s, TILE_KEPT, who, tile + 1)


@runs(PASS_TILES)
def pass_tiles(s):
    """The tiles not kept go to the left neighbour. (4.8)"""
    for tile in range(TILES):
        if s.tile[tile] >= IN_DRAFT:
            s.tile[tile] = IN_DRAFT + (s.tile[tile] - IN_DRAFT + 1) % s.seats
    reveal(s)
    tell(s, TILES_GO_LEFT)
    for who in range(s.seats):
        tell(s, TILES_PASSED, who, nth_tile(s, who, 0), nth_tile(s, who, 1))
    ask_draft(s, DRAFT_TWO)


@runs(REVEAL_TILES)
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
            earn(me, TILE_MONEY[tile])
            for d in range(DISCIPLINES):
                earn_reputation(me, d, TILE_REPUTATION[tile, d])
                me.start_bonus += TILE_REPUTATION[tile, d]
    tell(s, TILES_REVEALED)
    for who in range(s.seats):
        for tile in range(TILES):
            if s.tile[tile] == TILE_OF + who:
                tell(s, ABILITY, who, tile)


@runs(DEAL_ORDER)
def deal_order(s):
    """Player Order by chance; then everybody takes a researcher in reverse order. (4.11, 4.12)"""
    for who in range(s.seats):
        s.order[who] = who
    shuffle(s, s.order, s.seats)
    tell_order(s)
    then(s, NEXT_TURN)
    for index in range(s.seats):
        then(s, FIRST_RESEARCHER, index)


@runs(FIRST_RESEARCHER)
def first_researcher(s, index):
    ask(s, s.order[index], START_RESEARCHER)


@offers(START_RESEARCHER)
def menu_start_researcher(s, who, verdict: Vector):
    offer_pairs(s, verdict)


@answers(START_RESEARCHER)
def choose_start_researcher(s, who, pair):
    join_researcher(s, who, pair, 1, 0)
