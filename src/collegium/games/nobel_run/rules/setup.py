"""Set-up of the competitive game (§4) and of the solo game (§9.1)."""

from collegium.kernel import below, fill, rule, tell, then

from ..choices import DEALT, ROUND_BEGAN, ROW_LAID, SET_UP, SOLO_ROUND_BEGAN, STARTS, TAKE_TURN, TURNED_UP
from ..components import ADVANCED, BASIC, COPIES, DECK, EMPTY, GREY, IN_SOLO, KINDS, LAYERS, ROW, START
from ..state import COMPETITIVE, SOLO
from .cards import card_code, draw_up
from .market import turn_up
from .solo import deal_layers, fill_reserve


@rule
def setup(s):
    """Everything of section 4; the first turn comes then."""
    tell(s, SET_UP)
    s.round_number = 1
    s.first = below(s, s.seats)  # R1
    s.active = s.first
    fill(s.reserve, EMPTY)
    fill(s.top, EMPTY)
    deal_personal_decks(s)
    tell(s, DEALT, 0 if s.variant == SOLO else -1, s.variant)
    if s.variant == COMPETITIVE:
        build_common_decks(s)
    else:
        build_solo_deck(s)
    for who in range(s.seats):
        draw_up(s, who)
    if s.variant == COMPETITIVE:
        tell(s, STARTS, s.first)
    then(s, TAKE_TURN)
    tell(s, SOLO_ROUND_BEGAN if s.variant == SOLO else ROUND_BEGAN, -1, s.round_number)


@rule
def deal_personal_decks(s):
    """The same starting cards for everybody; grey cards that are left over go to the box (R2)."""
    for kind in range(KINDS):
        copies = START[kind, s.variant]
        for who in range(s.seats):
            s.player[who].deck[kind] = copies
            s.player[who].deck_size += copies
        if DECK[kind] == GREY:
            s.box[kind] = COPIES[kind] - s.seats * copies


@rule
def build_common_decks(s):
    """The blue cards left form the basic deck, the purple ones the advanced deck; five of each lie open."""
    for kind in range(KINDS):
        row = DECK[kind] - BASIC
        if DECK[kind] == BASIC or DECK[kind] == ADVANCED:
            s.pile[row, kind] = COPIES[kind] - s.seats * START[kind, COMPETITIVE]
            s.pile_size[row] += s.pile[row, kind]
    for row in range(2):
        turn_up(s, row)
        for i in range(ROW):
            s.reserve[row * ROW + i] = s.top[row]
            turn_up(s, row)
        tell_row(s, row)


@rule
def tell_row(s, row):
    """The five open cards of a row, and the one on the deck."""
    a, b, c = 0, 0, 0
    for i in range(ROW):
        kind = s.reserve[row * ROW + i]
        a += card_code(kind, i)
        b += card_code(kind, i, 1)
        c += card_code(kind, i, 2)
    tell(s, ROW_LAID, -1, a, b, c)
    tell(s, TURNED_UP, -1, s.top[row], s.top[row], s.pile_size[row])


@rule
def build_solo_deck(s):
    """Knight and Magie stay in the box; the rest is layered, easy cards above, and ten are shown (§9.1)."""
    for kind in range(KINDS):
        if IN_SOLO[kind] == 1:
            s.pile[0, kind] = COPIES[kind]
        elif DECK[kind] != GREY:
            s.box[kind] = COPIES[kind]
    for layer in range(len(LAYERS)):
        s.pile_size[layer] = LAYERS[layer, 0] + LAYERS[layer, 1]
    deal_layers(s)
    fill_reserve(s)
