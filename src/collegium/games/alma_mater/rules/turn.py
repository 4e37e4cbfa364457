"""The action phase: turns, the MENU at every free moment, passing (§5.1, §5.2, §6.2)."""

from collegium.kernel import LEGAL, Vector, answers, ask, begin_turn, fill, find, offers, rule, runs, tell, then, total

from ..choices import (
    CHECK_STORAGE,
    EXHAUSTED,
    FREE_OF_CHARGE,
    IS_READY,
    LECTURE_OPEN,
    LECTURE_WAITS,
    M_BLACK,
    M_BUST,
    M_END_TURN,
    M_FREE_LECTURE,
    M_GREEN,
    M_LECTURE,
    M_PASS,
    M_READY,
    M_SKIP_LECTURE,
    MENU,
    NEXT_TURN,
    PARACELSUS_USED,
    TAKE_TURN,
    TOLD_LAPSED,
    TOLD_LECTURE,
    TOLD_PASSED,
    TOLD_READIED,
    TOLD_SKIPPED,
    TOLD_TURN,
    TURN_DONE,
    TURN_OPEN,
)
from ..components import BUSTS, SLOTS, SPACES
from ..state import ACTION
from .fame import bust_verdict, take_bust
from .lectures import give_lecture, lecture_verdict, pay_lecture
from .masters import menu_spaces, return_tutors, send_masters, space_verdict
from .modifiers import can_ready
from .professors import open_professors
from .research import black_verdict, green_verdict, use_black, use_green
from .students import open_rows


@runs(TAKE_TURN)
def take_turn(s, done):
    if done == TURN_DONE:
        return_tutors(s)
    ask(s, s.active, MENU, done)


@runs(LECTURE_WAITS)
def lecture_waits(s, slot):
    ask(s, s.active, MENU, LECTURE_OPEN, slot)


@offers(MENU)
def menu_turn(s, who, verdict: Vector, situation, slot):
    """§5.2: the main action, or what waits; around it always steps, busts and Paracelsus."""
    me = s.player[who]
    if situation == TURN_OPEN:
        menu_spaces(s, who, verdict)
        for lecturer in range(SLOTS):
            verdict[M_LECTURE + lecturer] = lecture_verdict(s, who, lecturer)
        verdict[M_PASS] = LEGAL
    elif situation == LECTURE_OPEN:
        verdict[M_FREE_LECTURE] = EXHAUSTED  # ruling 61
        if me.ready[slot] == 1:
            verdict[M_FREE_LECTURE] = LEGAL
        verdict[M_SKIP_LECTURE] = LEGAL
    else:
        verdict[M_END_TURN] = LEGAL
    if s.green > 0:
        verdict[M_GREEN] = green_verdict(me)
    if s.black > 0:
        verdict[M_BLACK] = black_verdict(s, who)
    if s.phase == ACTION:
        for bust in range(BUSTS):
            verdict[M_BUST + bust] = bust_verdict(s, me, bust)
        if can_ready(s, who):
            menu_ready(s, who, verdict)


@rule
def menu_ready(s, who, verdict: Vector):
    me = s.player[who]
    for slot in range(SLOTS):
        if me.professors[slot] == 1:
            verdict[M_READY + slot] = LEGAL
            if me.ready[slot] == 1:
                verdict[M_READY + slot] = IS_READY
            elif me.paracelsus_used == 1:
                verdict[M_READY + slot] = PARACELSUS_USED


@answers(MENU)
def choose_menu(s, who, option, situation, slot):
    if option < M_LECTURE:
        then(s, TAKE_TURN, TURN_DONE)
        send_masters(s, who, option)
    elif option < M_READY:
        then(s, TAKE_TURN, TURN_DONE)
        pay_lecture(s, who, option - M_LECTURE)
        give_lecture(s, who, option - M_LECTURE)
    elif option == M_FREE_LECTURE:
        tell(s, TOLD_LECTURE, who, s.professor_in[slot], FREE_OF_CHARGE)
        give_lecture(s, who, slot)
    elif option == M_SKIP_LECTURE:
        tell(s, TOLD_SKIPPED, who, s.professor_in[slot])
    elif option == M_PASS:
        pass_round(s, who)
    elif option == M_END_TURN:
        end_turn(s)
    else:
        come_back(s, situation, slot)
        if option < M_GREEN:
            ready_professor(s, who, option - M_READY)
        elif option == M_GREEN:
            use_green(s)
        elif option == M_BLACK:
            use_black(s, who)
        else:
            take_bust(s, who, option - M_BUST)


@rule
def come_back(s, situation, slot):
    """After something free the same MENU stands again."""
    if situation == LECTURE_OPEN:
        then(s, LECTURE_WAITS, slot)
    else:
        then(s, TAKE_TURN, situation)


@rule
def ready_professor(s, who, slot):
    s.player[who].ready[slot] = 1
    s.player[who].paracelsus_used = 1
    tell(s, TOLD_READIED, who, s.professor_in[slot])


@rule
def pass_round(s, who):
    """§5.1.3: professors exhausted, masters and tutors to the dormitory."""
    me = s.player[who]
    tell_passed(s, who)
    me.passed = 1
    me.dormitory += me.archive
    me.tutors_dormitory += me.tutors_archive
    me.archive = 0
    me.tutors_archive = 0
    fill(me.ready, 0)
    end_turn(s)


@rule
def can_act(s, who):
    """Whether some main action is open."""
    me = s.player[who]
    rows = open_rows(s, me)
    slots = open_professors(s, me)
    for space in range(SPACES):
        if space_verdict(s, who, space, rows, slots) == LEGAL:
            return True
    for slot in range(SLOTS):
        if lecture_verdict(s, who, slot) == LEGAL:
            return True
    return False


@rule
def tell_passed(s, who):
    """With what goes to rest, and whether there was nothing else to do (asked only where somebody listens)."""
    if s.mute == 0:
        me = s.player[who]
        tell(s, TOLD_PASSED, who, me.archive + 16 * me.tutors_archive, total(me.ready), can_act(s, who))


@rule
def end_turn(s):
    if s.green + s.black > 0:
        tell(s, TOLD_LAPSED, s.active, s.green, s.black)
    s.green = 0
    s.black = 0
    s.da_vinci_turn = 0
    then(s, NEXT_TURN)


@runs(NEXT_TURN)
def next_turn(s):
    """The next seat in turn order that has not passed, possibly the same; when all have, the administrative phase."""
    place = find(s.order, s.active)
    for further in range(1, s.seats + 1):
        seat = s.order[(place + further) % s.seats]
        if s.player[seat].passed == 0:
            s.active = seat
            begin_turn(s)
            tell(s, TOLD_TURN, seat)
            then(s, TAKE_TURN, TURN_OPEN)
            return
    then(s, CHECK_STORAGE)
