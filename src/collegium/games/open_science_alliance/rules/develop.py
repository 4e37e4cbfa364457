"""Step 1 of a turn: raise one role by two, two roles by one, or the Discovery Driver; or hire (section 5, #5-#10)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, reveal, rule, tell

from ..choices import (
    ALL_AT_TOP,
    CLOSED_BY_EVENT,
    DECK_EMPTY,
    DEVELOP,
    DRIVER_AT_TOP,
    DRIVER_RAISED,
    HIRE,
    HIRED,
    JUST_RAISED,
    LEVEL_TOO_HIGH,
    NO_DEVELOPMENT,
    NO_LOW_ROLE,
    NO_OTHER_RAISED,
    NOTHING_IMPROVED,
    RAISE_BY_TWO,
    RAISE_DRIVER,
    RAISE_FIRST,
    RAISE_ONE,
    RAISE_SECOND,
    RAISE_TWO,
    RAISED,
)
from ..components import CLASSES, DRIVER_TOP, HIRING, LEVELS, RAISING_BY_TWO, ROLE_START, ROLE_TOP
from ..state import Player
from .cards import has_card_up_to, join_team, raise_card, top_card


@offers(DEVELOP)
def menu_develop(s, who, verdict: Vector):
    me = s.player[who]
    verdict[RAISE_ONE] = why_not_raise_one(s, me)
    verdict[RAISE_TWO] = LEGAL if has_card_up_to(s, me, ROLE_TOP - 1) else ALL_AT_TOP
    verdict[RAISE_DRIVER] = LEGAL if me.driver < DRIVER_TOP else DRIVER_AT_TOP
    verdict[HIRE] = why_not_hire(s)
    for option in range(NO_DEVELOPMENT):
        if verdict[option] == LEGAL:
            return
    verdict[NO_DEVELOPMENT] = LEGAL  # #23


@rule
def why_not_raise_one(s, me: Player):
    if s.closed == RAISING_BY_TWO:
        return CLOSED_BY_EVENT
    if not has_card_up_to(s, me, ROLE_TOP - 2):  # #7
        return NO_LOW_ROLE
    return LEGAL


@rule
def why_not_hire(s):
    if s.closed == HIRING:
        return CLOSED_BY_EVENT
    if s.deck_left == 0:  # #10
        return DECK_EMPTY
    return LEGAL


@answers(DEVELOP)
def develop(s, who, option):
    me = s.player[who]
    if option == RAISE_ONE:
        ask(s, who, RAISE_BY_TWO)
    elif option == RAISE_TWO:
        ask(s, who, RAISE_FIRST)
    elif option == RAISE_DRIVER:
        me.driver += 1
        tell(s, DRIVER_RAISED, who, me.driver - 1, me.driver)
    elif option == HIRE:
        role = top_card(s)
        reveal(s)
        join_team(s, me, role)
        tell(s, HIRED, who, role, ROLE_START[role], s.deck_left)
    else:
        tell(s, NOTHING_IMPROVED, who)


@rule
def menu_raise(s, me: Player, steps, verdict: Vector):
    """Every own card may rise that has room for all steps."""
    for card in range(CLASSES):
        if me.team[card] > 0:
            verdict[card] = LEGAL if card % LEVELS <= ROLE_TOP - steps else LEVEL_TOO_HIGH


@offers(RAISE_BY_TWO)
def menu_raise_by_two(s, who, verdict: Vector):
    menu_raise(s, s.player[who], 2, verdict)


@offers(RAISE_FIRST)
def menu_raise_first(s, who, verdict: Vector):
    menu_raise(s, s.player[who], 1, verdict)


@offers(RAISE_SECOND)
def menu_raise_second(s, who, verdict: Vector, first):
    """The second card is another one than the first, which now stands one level higher (#8)."""
    me = s.player[who]
    menu_raise(s, me, 1, verdict)
    if verdict[first + 1] == LEGAL and me.team[first + 1] == 1:
        verdict[first + 1] = JUST_RAISED


@rule
def can_raise_second(s, me: Player, first):
    for card in range(CLASSES):
        if card % LEVELS < ROLE_TOP and me.team[card] > (card == first + 1):
            return True
    return False


@rule
def raise_by(s, who, card, steps, another=0):
    raise_card(s, s.player[who], card, steps)
    tell(s, RAISED, who, card, card % LEVELS + steps, another)


@answers(RAISE_BY_TWO)
def raise_by_two(s, who, card):
    raise_by(s, who, card, 2)


@answers(RAISE_FIRST)
def raise_first(s, who, card):
    raise_by(s, who, card, 1)
    if can_raise_second(s, s.player[who], card):
        ask(s, who, RAISE_SECOND, card)
    else:
        tell(s, NO_OTHER_RAISED, who)


@answers(RAISE_SECOND)
def raise_second(s, who, card, first):
    raise_by(s, who, card, 1, card // LEVELS == first // LEVELS)
