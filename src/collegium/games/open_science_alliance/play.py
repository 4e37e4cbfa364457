"""The game's table of contents: which menu, which effect, which step. Everything else is in rules/."""

from collegium.kernel import LEGAL, Vector, ask, rule

from .choices import (
    ASK,
    COLLECT,
    DEAL,
    DEVELOP,
    END_TURN,
    GO_SOLO,
    INVITE,
    PAY_OUT,
    PICK_SPECIALIST,
    RAISE_BY_TWO,
    RAISE_FIRST,
    RAISE_SECOND,
    SHARE_BORROWED,
    SHARE_CHAMPION,
    SHARE_OWN,
    SOLO_TYPES,
    START_ROUND,
    TAKE_TURN,
)
from .components import SPECIALISTS
from .rules.collect import collect, go_solo, menu_collect, menu_go_solo, menu_solo_types, solo_types
from .rules.develop import develop, menu_develop, menu_raise, menu_raise_second, raise_by_two, raise_first, raise_second
from .rules.rounds import end_turn, start_round, take_turn
from .rules.setup import deal, pick_specialist, set_up
from .rules.share import (
    menu_share_borrowed,
    menu_share_champion,
    menu_share_own,
    pay_out,
    share_borrowed,
    share_champion,
    share_own,
)
from .rules.team import invite, menu_invite


@rule
def setup(s):
    set_up(s)


@rule
def step(s, number, a, b, c):
    if number == DEAL:
        deal(s)
    elif number == START_ROUND:
        start_round(s)
    elif number == TAKE_TURN:
        take_turn(s)
    elif number == ASK:
        ask(s, s.active, a, b, c)
    elif number == PAY_OUT:
        pay_out(s)
    elif number == END_TURN:
        end_turn(s)


@rule
def menu(s, who, verdict: Vector):
    owed = s.owed[who]
    me = s.player[who]
    kind = owed.kind
    if kind == PICK_SPECIALIST:
        for role in range(SPECIALISTS):
            verdict[role] = LEGAL
    elif kind == DEVELOP:
        menu_develop(s, me, verdict)
    elif kind == RAISE_BY_TWO:
        menu_raise(s, me, 2, verdict)
    elif kind == RAISE_FIRST:
        menu_raise(s, me, 1, verdict)
    elif kind == RAISE_SECOND:
        menu_raise_second(s, me, owed.a, verdict)
    elif kind == COLLECT:
        menu_collect(s, who, verdict)
    elif kind == GO_SOLO:
        menu_go_solo(s, me, verdict)
    elif kind == SOLO_TYPES:
        menu_solo_types(s, owed.a, verdict)
    elif kind == INVITE:
        menu_invite(s, who, verdict)
    elif kind == SHARE_BORROWED:
        menu_share_borrowed(s, verdict)
    elif kind == SHARE_OWN:
        menu_share_own(s, owed.a, verdict)
    elif kind == SHARE_CHAMPION:
        menu_share_champion(s, owed.a, owed.b, verdict)


@rule
def choose(s, who, option):
    answer = s.answer
    kind = answer.kind
    if kind == PICK_SPECIALIST:
        pick_specialist(s, who, option)
    elif kind == DEVELOP:
        develop(s, who, option)
    elif kind == RAISE_BY_TWO:
        raise_by_two(s, who, option)
    elif kind == RAISE_FIRST:
        raise_first(s, who, option)
    elif kind == RAISE_SECOND:
        raise_second(s, who, option)
    elif kind == COLLECT:
        collect(s, who, option)
    elif kind == GO_SOLO:
        go_solo(s, who, option)
    elif kind == SOLO_TYPES:
        solo_types(s, who, answer.a, option)
    elif kind == INVITE:
        invite(s, who, option)
    elif kind == SHARE_BORROWED:
        share_borrowed(s, option)
    elif kind == SHARE_OWN:
        share_own(s, answer.a, option)
    elif kind == SHARE_CHAMPION:
        share_champion(s, answer.a, option)
