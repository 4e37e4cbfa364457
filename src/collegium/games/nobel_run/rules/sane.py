"""What must hold after every choice (§12), beyond the bounds of the legend. Each is true while its invariant holds."""

from collegium.kernel import count, holds, total, weighed

from ..choices import BLOCK_INDEX, DROP, MAIN, PAY, REACT, REMOVE, SMEAR_TARGET, STRIP_TARGET, UNLOCK
from ..components import (
    ARTICLE,
    BASIC,
    COPIES,
    DECK,
    EMPTY,
    GOAL,
    GREY,
    IN_SOLO,
    KINDS,
    PLACES,
    PRESTIGE,
    ROW,
    SITUATION,
    SOLO_ROUNDS,
)
from ..state import LAST_WINDOW, PLAYERS, SOLO
from .reactions import can_react


@holds("for each kind the cards of all zones add up to its copies")
def cards_are_conserved(s):
    for kind in range(KINDS):
        found = s.area[kind] + s.box[kind] + count(s.top, kind) + count(s.reserve, kind)
        for pile in range(3):
            found += s.pile[pile, kind]
        for seat in range(PLAYERS):
            them = s.player[seat]
            found += them.hand[kind] + them.deck[kind] + them.discard[kind] + them.cv[kind]
            if BLOCK_INDEX[kind] >= 0:
                found += them.front[BLOCK_INDEX[kind]]
        if found != COPIES[kind]:
            return False
    return True


@holds("no article in a hand, deck, discard or play area; no grey card in the reserve or a common deck")
def cards_lie_where_they_may(s):
    for kind in range(KINDS):
        if ARTICLE[kind] == 1:
            held = s.area[kind]
            for seat in range(s.seats):
                them = s.player[seat]
                held += them.hand[kind] + them.deck[kind] + them.discard[kind]
            if held > 0:
                return False
        if DECK[kind] == GREY and s.pile[0, kind] + s.pile[1, kind] + s.pile[2, kind] > 0:
            return False
    for place in range(PLACES):
        if s.reserve[place] != EMPTY and DECK[s.reserve[place]] == GREY:
            return False
    return True


@holds("reserve rows hold cards of their deck, and a place is empty only if the deck is")
def reserve_rows_hold(s):
    if s.variant == SOLO:
        return s.top[0] == EMPTY and s.top[1] == EMPTY
    for row in range(2):
        if s.top[row] == EMPTY:
            if s.pile_size[row] > 0:
                return False
        elif DECK[s.top[row]] != BASIC + row:
            return False
        for i in range(ROW):
            kind = s.reserve[row * ROW + i]
            if kind == EMPTY:
                if s.top[row] != EMPTY:
                    return False
            elif DECK[kind] != BASIC + row:
                return False
        for kind in range(KINDS):
            if s.pile[row, kind] > 0 and DECK[kind] != BASIC + row:
                return False
    return True


@holds("the sizes of hands, decks, discards and piles are those of their cards")
def sizes_hold(s):
    for seat in range(PLAYERS):
        them = s.player[seat]
        if total(them.hand) != them.hand_size or total(them.deck) != them.deck_size:
            return False
        if total(them.discard) != them.discard_size:
            return False
    for pile in range(3):
        if total(s.pile[pile]) != s.pile_size[pile]:
            return False
    return True


@holds("prestige is the sum over the CV")
def prestige_holds(s):
    for seat in range(PLAYERS):
        if weighed(s.player[seat].cv, PRESTIGE) != s.player[seat].prestige:
            return False
    return True


@holds("the last round is announced as soon as somebody has 20, and never in the solo game")
def last_round_holds(s):
    if s.variant == SOLO:
        return s.last_round == 0
    for seat in range(s.seats):
        if s.player[seat].prestige >= GOAL and s.last_round == 0:
            return False
    return True


@holds("everybody has had equally many turns at the end")
def turns_are_equal(s):
    return s.over == 0 or (s.active + 1) % s.seats == s.first


@holds("exactly one seat owes a choice until the game is over")
def one_seat_owes(s):
    return s.owing == 1 - s.over


@holds("only the seat whose question it is is asked")
def right_seat_is_asked(s):
    for seat in range(s.seats):
        kind = s.owed[seat].kind
        if kind in (MAIN, UNLOCK, DROP, PAY, REMOVE, STRIP_TARGET) and seat != s.active:
            return False
        if kind == REACT and seat == s.active and s.owed[seat].a != LAST_WINDOW:
            return False
        if kind == SMEAR_TARGET and s.player[seat].hand[s.owed[seat].a] == 0:
            return False
    return True


@holds("nobody is asked to react without a card to play")
def reactions_are_possible(s):
    for seat in range(s.seats):
        owed = s.owed[seat]
        if owed.kind == REACT and not can_react(s, seat, owed.a, owed.c):
            return False
    return True


@holds("the player on turn has not passed, and nobody has after the last turn")
def nobody_passed_wrongly(s):
    after_the_last_turn = s.over == 1
    for seat in range(s.seats):
        if s.owed[seat].kind == REACT and s.owed[seat].a == LAST_WINDOW:
            after_the_last_turn = True
    for seat in range(s.seats):
        if s.player[seat].passed_turn == 1 and (after_the_last_turn or seat == s.active):
            return False
    return True


@holds("no situation, Knight or Magie in the solo reserve")
def solo_reserve_holds(s):
    if s.variant == SOLO:
        for place in range(PLACES):
            kind = s.reserve[place]
            if kind != EMPTY and (SITUATION[kind] == 1 or IN_SOLO[kind] == 0):
                return False
    return True


@holds("a solo game has at most 16 rounds")
def solo_game_ends_in_time(s):
    return s.variant != SOLO or s.round_number <= SOLO_ROUNDS


@holds("pool, debts and play area are empty when the game is over")
def table_is_cleared(s):
    return s.over == 0 or total(s.area) + total(s.pool) + total(s.debt) + s.published == 0
