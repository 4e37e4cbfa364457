"""The end of a turn: dropping cards, cleaning up, the next turn (§5, T2 to T4)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell, then, total

from ..choices import (
    AT_DROP_ALL,
    AT_DROP_DONE,
    CLEAN_UP,
    DEBTS_LAPSED,
    DROP,
    DROP_CARDS,
    DROPPED,
    END_BEGAN,
    END_GAME,
    NEXT_TURN,
    NO_CARD_TO_DRAW,
    OPEN_WINDOW,
    PEIO_TAKES,
    ROUND_BEGAN,
    STOP_NEARS,
    STOPPED,
    TAKE_TURN,
    TURN_ENDED,
)
from ..components import DATA, EFFORT, HOLDABLE, KINDS, MONEY, NEAR_STOP, RESOURCES, ROUNDS
from ..state import LAST_WINDOW, SOLO, Player
from .cards import card_code, draw_up, hand_to_discard, tell_hand
from .market import hand_menu


@runs(DROP_CARDS)
def drop_cards(s):
    """T2: discard any of the cards left in hand."""
    then(s, CLEAN_UP)
    if s.player[s.active].hand_size > 0:
        ask(s, s.active, DROP)


@offers(DROP)
def drop_menu(s, who, verdict: Vector):
    hand_menu(s, who, verdict)
    verdict[AT_DROP_ALL] = LEGAL
    verdict[AT_DROP_DONE] = LEGAL


@answers(DROP)
def drop(s, who, option):
    me = s.player[who]
    if option == AT_DROP_ALL:
        tell_hand(s, DROPPED, who)
        for kind in range(KINDS):
            if me.hand[kind] > 0:
                hand_to_discard(me, kind, me.hand[kind])
    elif option < AT_DROP_ALL:
        tell(s, DROPPED, who, card_code(HOLDABLE[option]))
        hand_to_discard(me, HOLDABLE[option])
        if me.hand_size > 0:
            ask(s, who, DROP)


@runs(CLEAN_UP)
def clean_up(s):
    """T3: what is left of the pool is lost, used cards go to the discard, the hand is drawn up to five."""
    me = s.player[s.active]
    tell_end_of_turn(s, me)
    s.published = 0
    for resource in range(RESOURCES):
        s.pool[resource] = 0
        s.debt[resource] = 0
    for seat in range(s.seats):
        s.player[seat].passed_turn = 0
    for kind in range(KINDS):
        if s.area[kind] > 0:
            me.discard[kind] += s.area[kind]
            me.discard_size += s.area[kind]
            s.area[kind] = 0
    draw_up(s, s.active)
    then(s, PEIO_TAKES if s.variant == SOLO else NEXT_TURN)


@rule
def tell_end_of_turn(s, me: Player):
    used = total(s.area)
    cards = used + me.hand_size + me.deck_size + me.discard_size
    if cards + total(s.pool) > 0:  # who has run out of everything was told so
        tell(s, TURN_ENDED, s.active, used, s.pool[MONEY], 64 * s.pool[EFFORT] + s.pool[DATA])
        if cards == 0:
            tell(s, NO_CARD_TO_DRAW, s.active)
    if s.debt[EFFORT] + s.debt[DATA] > 0:
        tell(s, DEBTS_LAPSED, s.active, s.debt[EFFORT], s.debt[DATA])


@runs(NEXT_TURN)
def next_turn(s):
    """T4: the next seat; after the seat before the start player the round ends (§8, R15)."""
    seat = (s.active + 1) % s.seats
    if seat == s.first:
        if s.last_round == 1 or s.round_number == ROUNDS:
            tell(s, END_BEGAN)
            if s.last_round == 0:
                tell(s, STOPPED)
            then(s, END_GAME)
            then(s, OPEN_WINDOW, LAST_WINDOW)
            return
        s.round_number += 1
        tell(s, ROUND_BEGAN, -1, s.round_number, not is_any_card_held(s))
        if s.round_number == NEAR_STOP:
            tell(s, STOP_NEARS)
    s.active = seat
    then(s, TAKE_TURN)


@rule
def is_any_card_held(s):
    """Somebody has a card in hand, deck, discard or play area. When nobody has, the rounds that are left pass by
    themselves: too many turns to tell of each."""
    for who in range(s.seats):
        if s.player[who].hand_size + s.player[who].deck_size + s.player[who].discard_size > 0:
            return True
    return total(s.area) > 0
