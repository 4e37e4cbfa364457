"""The Completion Phase: finished projects, then diplomas, then the old event makes room. (§5 phase 5, §6.5)"""

from collegium.kernel import LEGAL, Vector, answers, ask, count, is_told, offers, packed, rule, runs, tell, then

from ..choices import (
    BONUS_OPENS,
    COMPLETE,
    DIPLOMA_POINT,
    DIPLOMA_WITHOUT_POST,
    DIPLOMAS,
    GAIN_REPUTATION_POINT,
    GRADUATE,
    GRADUATE_STUDENT,
    GRADUATION,
    NONE_LEFT,
    NOT_ON_PROJECT,
    NOT_ON_STUDENT,
    POST_DECLINED,
    PROJECT_COMPLETED,
    PROJECT_HONOURED,
    PROMOTE,
    RETIRE_EVENT,
)
from ..choices import DIPLOMA as DIPLOMA_TOLD
from ..components import (
    ANY_PROMOTION,
    DIPLOMA,
    DIPLOMA_MONEY,
    DIPLOMA_POINTS,
    DISCIPLINES,
    EVENTS,
    NEEDS,
    PAIR,
    PAIRS,
    PROJECT_MONEY,
    PROJECT_POINTS,
    PROJECTS,
    STUDENT_TOKENS,
    STUDENTS,
    TRACKS,
)
from ..state import ACTIVE, COMPLETED, COMPLETION, IN_PLAY, LAYOUT, STUDENT_OF
from .group import earn, earn_reputation, has_tile, is_standard, lasting, seat_at
from .reputation import clear_project, clear_taken, is_full
from .staff import dismiss_student, join_researcher, pair_in_stock, student_experience
from .telling import NOBODY, open_phase

DECLINE = PAIRS


@runs(COMPLETE)
def complete(s):
    s.phase = COMPLETION
    if is_told(s) and is_anything_ready(s):
        open_phase(s, COMPLETION)
    if is_standard(s):
        then(s, RETIRE_EVENT)
    then(s, DIPLOMAS, 0)
    for who in range(s.seats):
        complete_projects(s, who, 0)


@rule
def is_anything_ready(s):
    """A finished project, a student with a diploma to come, or an event card that makes room."""
    for p in range(PROJECTS):
        if s.project[p].place >= IN_PLAY and s.project[p].place < COMPLETED and is_full(s, p):
            return True
    for j in range(STUDENTS):
        if student_experience(s, j) == STUDENT_TOKENS:
            return True
    return count(s.event, ACTIVE) > 0


@rule
def complete_projects(s, who, first):
    """Finish this group's full projects from number `first` on; waits while points are being chosen."""
    if s.player[who].projects == 0:
        return
    for project in range(first, PROJECTS):
        if s.project[project].place == IN_PLAY + who and is_full(s, project):
            s.player[who].projects -= 1
            earn(s.player[who], PROJECT_MONEY)
            tell(s, PROJECT_COMPLETED, who, project)
            clear_project(s, project)
            s.project[project].place = COMPLETED + who
            clear_taken(s, who)
            ask(s, who, GAIN_REPUTATION_POINT, project, PROJECT_POINTS)
            return


@offers(GAIN_REPUTATION_POINT)
def menu_gain_reputation(s, who, verdict: Vector):
    project = s.owed[who].a
    for d in range(DISCIPLINES):
        verdict[d] = LEGAL if s.player[who].taken[d] < NEEDS[project, d] else NOT_ON_PROJECT


@answers(GAIN_REPUTATION_POINT)
def choose_gain_reputation(s, who, d):
    project = s.answer.a
    left = s.answer.b - 1
    me = s.player[who]
    earn_reputation(me, d, 1)
    me.taken[d] += 1
    if left > 0:
        ask(s, who, GAIN_REPUTATION_POINT, project, left)
    else:
        tell(s, PROJECT_HONOURED, who, project, packed(me.taken, 8))
        clear_taken(s, who)
        complete_projects(s, who, project + 1)


# Diplomas -------------------------------------------------------------------------------------------------------------


@rule
def is_ready(s, who, j):
    return s.student[j].place == STUDENT_OF + who and student_experience(s, j) == STUDENT_TOKENS


@runs(DIPLOMAS)
def diplomas(s, first):
    """One graduation per group and round, in Player Order, until no student is ready."""
    for k in range(s.seats):
        index = (first + k) % s.seats
        who = seat_at(s, index)
        ready = 0
        last = 0
        if s.player[who].students > 0:
            for j in range(STUDENTS):
                if is_ready(s, who, j):
                    ready += 1
                    last = j
        if ready > 0:
            then(s, DIPLOMAS, (index + 1) % s.seats)
            if ready > 1:
                ask(s, who, GRADUATE_STUDENT)
            else:
                then(s, GRADUATE, who, last)
            return


@offers(GRADUATE_STUDENT)
def menu_graduate_student(s, who, verdict: Vector):
    for j in range(STUDENTS):
        if is_ready(s, who, j):
            verdict[j] = LEGAL


@answers(GRADUATE_STUDENT)
def choose_graduate_student(s, who, j):
    then(s, GRADUATE, who, j)


@rule
def may_promote(s, who, j, pair):
    """LEGAL, or why no researcher of this pair can come: each track needs a token of its own. (R26, R51)"""
    if pair_in_stock(s, pair) < 0:
        return NONE_LEFT
    if not has_tile(s, who, ANY_PROMOTION):
        for track in range(TRACKS):
            if s.student[j].tokens[PAIR[pair, track]] == 0:
                return NOT_ON_STUDENT
    return LEGAL


@runs(GRADUATE)
def graduate(s, who, j):
    """Money, then a researcher and a point; without a candidate three points instead. (§6.5)"""
    me = s.player[who]
    extra = lasting(s, who, DIPLOMA)
    earn(me, DIPLOMA_MONEY + extra)
    tell(s, GRADUATION, who, j, DIPLOMA_MONEY + extra, extra)
    for pair in range(PAIRS):
        if may_promote(s, who, j, pair) == LEGAL:
            ask(s, who, PROMOTE, j)
            return
    for d in range(DISCIPLINES):
        earn_reputation(me, d, s.student[j].tokens[d])
    tell(s, DIPLOMA_WITHOUT_POST, who, j, packed(s.student[j].tokens, 8), student_experience(s, j))
    dismiss_student(s, who, j)


@offers(PROMOTE)
def menu_promote(s, who, verdict: Vector):
    for pair in range(PAIRS):
        verdict[pair] = may_promote(s, who, s.owed[who].a, pair)
    verdict[DECLINE] = LEGAL


@answers(PROMOTE)
def choose_promote(s, who, option):
    if option != DECLINE:
        join_researcher(s, who, option, 1, 0)
    else:
        tell(s, POST_DECLINED, who)
    ask(s, who, DIPLOMA_POINT, s.answer.a)


@offers(DIPLOMA_POINT)
def menu_diploma_point(s, who, verdict: Vector):
    for d in range(DISCIPLINES):
        verdict[d] = LEGAL if s.student[s.owed[who].a].tokens[d] > 0 else NOT_ON_STUDENT


@answers(DIPLOMA_POINT)
def choose_diploma_point(s, who, d):
    earn_reputation(s.player[who], d, DIPLOMA_POINTS)
    tell(s, DIPLOMA_TOLD, who, s.answer.a, DIPLOMA_POINTS << 3 * d, student_experience(s, s.answer.a))
    dismiss_student(s, who, s.answer.a)


@runs(RETIRE_EVENT)
def retire_event(s):
    """The active event card joins the layout of end bonuses; extensions of this turn's check are used up. (5c)"""
    for p in range(PROJECTS):
        s.project[p].extended = 0
    for event in range(EVENTS):
        if s.event[event] == ACTIVE:
            s.event[event] = LAYOUT
            tell(s, BONUS_OPENS, NOBODY, event)
