"""What must hold after every choice (§12), beyond the bounds of the legend. The codes are named in INVARIANTS."""

from collegium.games.nobel_run.choices import DROP, MAIN, PAY, REACT, REMOVE, SMEAR_TARGET, STRIP_TARGET, UNLOCK
from collegium.games.nobel_run.components import (
    ARTICLE,
    BASIC,
    BLOCKS,
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
from collegium.games.nobel_run.rules.reactions import can_react
from collegium.games.nobel_run.state import LAST_WINDOW, PLAYERS, SOLO
from collegium.kernel.rule import rule

INVARIANTS = (
    "for each kind the cards of all zones add up to its copies",
    "no article in a hand, deck, discard or play area; no grey card in the reserve or a common deck",
    "reserve rows hold cards of their deck, and a place is empty only if the deck is",
    "the sizes of hands, decks, discards and piles are those of their cards",
    "prestige is the sum over the CV",
    "the last round is announced as soon as somebody has 20, and never in the solo game",
    "everybody has had equally many turns at the end",
    "exactly one seat owes a choice until the game is over",
    "only the seat whose question it is is asked",
    "nobody is asked to react without a card to play",
    "the player on turn has not passed, and nobody has after the last turn",
    "no situation, Knight or Magie in the solo reserve",
    "a solo game has at most 16 rounds",
    "pool, debts and play area are empty when the game is over",
)


@rule
def sane(s):
    """0, or the number of the first of the INVARIANTS that does not hold."""
    if not cards_are_conserved(s):
        return 1
    if not cards_lie_where_they_may(s):
        return 2
    if not reserve_rows_hold(s):
        return 3
    if not sizes_hold(s):
        return 4
    if not prestige_holds(s):
        return 5
    if not last_round_holds(s):
        return 6
    if s.over == 1 and (s.active + 1) % s.seats != s.first:
        return 7
    if s.owing != 1 - s.over:
        return 8
    if not right_seat_is_asked(s):
        return 9
    if not reactions_are_possible(s):
        return 10
    if not nobody_passed_wrongly(s):
        return 11
    if not solo_reserve_holds(s):
        return 12
    if s.variant == SOLO and s.round_number > SOLO_ROUNDS:
        return 13
    if not table_is_cleared(s):
        return 14
    return 0


@rule
def cards_are_conserved(s):
    for kind in range(KINDS):
        total = s.area[kind] + s.box[kind]
        for pile in range(3):
            total += s.pile[pile, kind]
        for row in range(2):
            total += s.top[row] == kind
        for place in range(PLACES):
            total += s.reserve[place] == kind
        for seat in range(PLAYERS):
            them = s.player[seat]
            total += them.hand[kind] + them.deck[kind] + them.discard[kind] + them.cv[kind]
            for i in range(len(BLOCKS)):
                total += BLOCKS[i] == kind and them.front[i] == 1
        if total != COPIES[kind]:
            return False
    return True


@rule
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


@rule
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


@rule
def sizes_hold(s):
    for seat in range(PLAYERS):
        them = s.player[seat]
        hand = 0
        deck = 0
        discard = 0
        for kind in range(KINDS):
            hand += them.hand[kind]
            deck += them.deck[kind]
            discard += them.discard[kind]
        if hand != them.hand_size or deck != them.deck_size or discard != them.discard_size:
            return False
    for pile in range(3):
        cards = 0
        for kind in range(KINDS):
            cards += s.pile[pile, kind]
        if cards != s.pile_size[pile]:
            return False
    return True


@rule
def prestige_holds(s):
    for seat in range(PLAYERS):
        total = 0
        for kind in range(KINDS):
            total += s.player[seat].cv[kind] * PRESTIGE[kind]
        if total != s.player[seat].prestige:
            return False
    return True


@rule
def last_round_holds(s):
    if s.variant == SOLO:
        return s.last_round == 0
    for seat in range(s.seats):
        if s.player[seat].prestige >= GOAL and s.last_round == 0:
            return False
    return True


@rule
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


@rule
def reactions_are_possible(s):
    for seat in range(s.seats):
        owed = s.owed[seat]
        if owed.kind == REACT and not can_react(s, seat, owed.a, owed.c):
            return False
    return True


@rule
def nobody_passed_wrongly(s):
    after_the_last_turn = s.over == 1
    for seat in range(s.seats):
        if s.owed[seat].kind == REACT and s.owed[seat].a == LAST_WINDOW:
            after_the_last_turn = True
    for seat in range(s.seats):
        if s.player[seat].passed_turn == 1 and (after_the_last_turn or seat == s.active):
            return False
    return True


@rule
def solo_reserve_holds(s):
    if s.variant == SOLO:
        for place in range(PLACES):
            kind = s.reserve[place]
            if kind != EMPTY and (SITUATION[kind] == 1 or IN_SOLO[kind] == 0):
                return False
    return True


@rule
def table_is_cleared(s):
    if s.over == 1:
        for kind in range(KINDS):
            if s.area[kind] > 0:
                return False
        return s.pool[0] + s.pool[1] + s.pool[2] + s.debt[0] + s.debt[1] + s.debt[2] + s.published == 0
    return True
