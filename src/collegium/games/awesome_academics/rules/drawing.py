"""Action cards: the deck, the open slots, hands, drawing and exchanging, and the swap of tile 11. (§5 phase 6, §6.6)

A deck has no order: a draw is a uniform draw from the cards that lie in it.
"""

from collegium.kernel import LEGAL, Vector, answers, ask, below, count, find, offers, reveal, rule, runs, tell, then

from ..choices import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_FETCHED,
    CARD_SALVAGED,
    CARD_TAKEN,
    CARDS_OPEN,
    DECK_SHUFFLED,
    DISCARD_FIRST,
    DISPLAY_REFRESHED,
    DRAW_CARDS,
    DRAW_DISCARD,
    DRAW_FROM,
    DRAW_MODE,
    DRAW_NEXT,
    DRAW_REFRESH,
    HAND_LIMIT_DISCARD,
    NO_CARDS,
    PLAY_CARD,
    REACT,
    RESEARCH_UNIT,
    SWAP_GIVE,
    SWAP_TAKE,
    TILE_SPENT,
)
from ..components import CARDS, OPEN_CARDS, SELECT_CARD
from ..state import DECK, DISCARD, DRAW, FACE_DOWN, HAND, SLOT
from .group import has_fresh_tile, has_tile, seat_at
from .telling import NOBODY, open_phase

DRAW_ONE, EXCHANGE, SWAP = range(3)
DONE = CARDS
FROM_DECK = OPEN_CARDS
EVERYBODY = 15


@rule
def draw_from_deck(s, who):
    """A card by chance from the deck; an empty deck is first made of the discard pile. (R47)"""
    left = count(s.card, DECK)
    if left == 0:
        for card in range(CARDS):
            if s.card[card] == DISCARD:
                s.card[card] = DECK
                left += 1
        tell(s, DECK_SHUFFLED, who, left)
    return find(s.card, DECK, below(s, left))


@rule
def open_slots(s, who):
    for slot in range(OPEN_CARDS):
        s.card[draw_from_deck(s, who)] = SLOT + slot


@rule
def tell_slots(s):
    """Which cards lie open now."""
    first = find(s.card, SLOT)
    second = find(s.card, SLOT + 1)
    tell(s, CARDS_OPEN, NOBODY, 1 + first, 1 + second, 1 + find(s.card, SLOT + 2))


@rule
def take_into_hand(s, who, card, known):
    s.card[card] = HAND + who
    s.known[card] = known
    s.player[who].hand += 1


@rule
def leave_hand(s, who, card, place):
    s.card[card] = place
    s.known[card] = 0
    s.player[who].hand -= 1


@rule
def offer_hand(s, who, verdict: Vector):
    """The cards of the own hand as options."""
    for card in range(CARDS):
        if s.card[card] == HAND + who:
            verdict[card] = LEGAL


# The phase ------------------------------------------------------------------------------------------------------------


@runs(DRAW_CARDS)
def draw_cards(s):
    open_phase(s, DRAW)
    then(s, DRAW_NEXT, 0)


@runs(DRAW_NEXT)
def draw_next(s, index):
    """Each player in order draws or exchanges. (R36)"""
    if index < s.seats:
        then(s, DRAW_NEXT, index + 1)
        ask(s, seat_at(s, index), DRAW_MODE)


@rule
def may_swap(s, who):
    """LEGAL, a reason, or 0 for who does not own tile 11. (R44)"""
    if not has_tile(s, who, SELECT_CARD):
        return 0
    if not has_fresh_tile(s, who, SELECT_CARD):
        return TILE_SPENT
    return LEGAL if s.player[who].hand > 0 else NO_CARDS


@offers(DRAW_MODE)
def menu_draw_mode(s, who, verdict: Vector):
    verdict[DRAW_ONE] = LEGAL
    verdict[EXCHANGE] = LEGAL if s.player[who].hand > 0 else NO_CARDS
    verdict[SWAP] = may_swap(s, who)


@answers(DRAW_MODE)
def choose_draw_mode(s, who, option):
    if option == DRAW_ONE:
        ask(s, who, DRAW_FROM, 1)
    elif option == EXCHANGE:
        ask(s, who, DRAW_DISCARD, 0)
    else:
        ask(s, who, SWAP_GIVE, DRAW_MODE)


@offers(DRAW_DISCARD)
def menu_draw_discard(s, who, verdict: Vector):
    offer_hand(s, who, verdict)
    verdict[DONE] = LEGAL if s.owed[who].a > 0 else DISCARD_FIRST


@answers(DRAW_DISCARD)
def choose_draw_discard(s, who, option):
    discarded = s.answer.a
    if option == DONE:
        ask(s, who, DRAW_REFRESH, discarded)
    else:
        leave_hand(s, who, option, DISCARD)
        tell(s, CARD_DISCARDED, who, option)
        ask(s, who, DRAW_DISCARD, discarded + 1)


@offers(DRAW_REFRESH)
def menu_draw_refresh(s, who, verdict: Vector):
    verdict[0] = LEGAL
    verdict[1] = LEGAL


@answers(DRAW_REFRESH)
def choose_draw_refresh(s, who, option):
    if option == 0:
        first = find(s.card, SLOT)
        second = find(s.card, SLOT + 1)
        tell(s, DISPLAY_REFRESHED, who, 1 + first, 1 + second, 1 + find(s.card, SLOT + 2))
        for card in range(CARDS):
            if s.card[card] >= SLOT and s.card[card] < SLOT + OPEN_CARDS:
                s.card[card] = DISCARD
        open_slots(s, who)
        tell_slots(s)
    ask(s, who, DRAW_FROM, s.answer.a)


@offers(DRAW_FROM)
def menu_draw_from(s, who, verdict: Vector):
    for slot in range(OPEN_CARDS):
        verdict[slot] = LEGAL
    verdict[FROM_DECK] = LEGAL


@answers(DRAW_FROM)
def choose_draw_from(s, who, option):
    """Take an open card, which everybody sees and which is replaced at once, or one from the deck."""
    left = s.answer.a - 1
    if option == FROM_DECK:
        card = draw_from_deck(s, who)
        take_into_hand(s, who, card, 0)
        tell(s, CARD_DRAWN, who, card)
    else:
        card = find(s.card, SLOT + option)
        take_into_hand(s, who, card, EVERYBODY)
        opened = draw_from_deck(s, who)
        s.card[opened] = SLOT + option
        tell(s, CARD_TAKEN, who, card, opened)
    if left > 0:
        ask(s, who, DRAW_FROM, left)


# Tile 11 --------------------------------------------------------------------------------------------------------------


@offers(SWAP_GIVE)
def menu_swap_give(s, who, verdict: Vector):
    offer_hand(s, who, verdict)


@answers(SWAP_GIVE)
def choose_swap_give(s, who, card):
    s.player[who].given = card + 1
    reveal(s)  # the deck is shown to its searcher
    ask(s, who, SWAP_TAKE, s.answer.a)


@offers(SWAP_TAKE)
def menu_swap_take(s, who, verdict: Vector):
    for card in range(CARDS):
        if s.card[card] == DECK or s.card[card] == DISCARD:
            verdict[card] = LEGAL


@answers(SWAP_TAKE)
def choose_swap_take(s, who, card):
    """The two cards change places; the new one is shown. Then the choice that was left comes back."""
    back_to = s.answer.a
    place = s.card[card]
    given = s.player[who].given - 1
    leave_hand(s, who, given, place)
    s.player[who].given = 0
    if place == DECK:  # nobody else can tell which card went into the deck
        forget_hand(s, who, 1 << who)
    take_into_hand(s, who, card, EVERYBODY)
    s.spent[SELECT_CARD] = 1
    reveal(s)
    tell(s, CARD_FETCHED if place == DECK else CARD_SALVAGED, who, card, given)
    if back_to == DRAW_MODE:
        ask(s, who, DRAW_MODE)
    elif back_to == PLAY_CARD:
        ask(s, who, PLAY_CARD)
    elif back_to == RESEARCH_UNIT:
        ask(s, who, RESEARCH_UNIT)
    elif back_to == HAND_LIMIT_DISCARD:
        ask(s, who, HAND_LIMIT_DISCARD)
    else:
        ask(s, who, REACT)


@rule
def forget_hand(s, who, except_for):
    """Only the groups with a bit in `except_for` still know the cards of this group, in hand or face down alike."""
    for card in range(CARDS):
        if s.card[card] == HAND + who or s.card[card] == FACE_DOWN + who:
            s.known[card] &= except_for
