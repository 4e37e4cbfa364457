"""Recruiting students: one procedure for campus, lectures, bonuses and set-up (§5.4)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell, then

from ..choices import (
    ALREADY_YOURS,
    BOOKS_MISSING,
    BY_STUDENT,
    CHOOSE_PRICES,
    DECLINE_STUDENT,
    FROM_BONUS,
    FROM_CHEAP_BONUS,
    FROM_HALL,
    FROM_LECTURE,
    FROM_SETUP,
    HALL_TOO_DEAR,
    HALLS_FULL,
    NO_STUDENT,
    OFFER_STUDENT,
    PAY_TEXTBOOKS,
    PICK_STUDENT,
    PLACE_STUDENT,
    REDUCE_COST,
    STACK_EMPTY,
    TOLD_DECLINED,
    TOLD_PRICE_TILES,
    TOLD_RECRUITS,
    TOLD_STUDENT,
)
from ..components import (
    ART,
    ASSISTANT,
    DICTIONARY,
    FACULTIES,
    HALL_BRINGS_MASTER,
    HALL_COST,
    HALLS,
    KINDS_PER_FACULTY,
    LAW,
    NOW_DICTIONARIES,
    NOW_DUCATS,
    NOW_POINTS_PER_B,
    STUDENT_DICTIONARIES,
    STUDENT_FACULTY,
    STUDENT_TEXTBOOKS,
    STUDENTS,
    STUDENTS_IN_B,
    TRADER,
)
from ..state import Player
from .gains import gain_additional_master, gain_points, tell_brought
from .modifiers import after_student, textbooks_saved
from .payments import can_pay_reduced


@rule
def is_free(source):
    return source == FROM_BONUS or source == FROM_CHEAP_BONUS or source == FROM_SETUP


@rule
def is_in_reach(s, student, source):
    """Whether this way of recruiting reaches the student: its row, its faculty (ruling 38)."""
    faculty = STUDENT_FACULTY[student]
    if source < FROM_LECTURE:
        return s.student_row[faculty, student % KINDS_PER_FACULTY] == source
    if source == FROM_CHEAP_BONUS:
        return faculty == ART or faculty == LAW
    return source != FROM_SETUP or faculty == ART


@rule
def has_hall(me: Player):
    """The next lecture hall exists and its cost is at hand (ruling 37)."""
    return me.halls < HALLS and me.ducats >= HALL_COST[me.halls + 1]


@rule
def affordable_faculties(s, me: Player, source):
    """Faculties (bits) whose students' books can be paid now."""
    if is_free(source):
        return (1 << FACULTIES) - 1
    found = 0
    saved = textbooks_saved(me, source)
    for faculty in range(FACULTIES):
        if me.books[DICTIONARY] >= STUDENT_DICTIONARIES[faculty]:
            first = STUDENT_TEXTBOOKS[faculty, 0]
            second = STUDENT_TEXTBOOKS[faculty, 1]
            third = STUDENT_TEXTBOOKS[faculty, 2]
            if can_pay_reduced(s, me, faculty, first, second, third, saved):
                found |= 1 << faculty
    return found


@rule
def open_rows(s, me: Player):
    """Campus rows (bits) where at least one student can be recruited now."""
    found = 0
    if has_hall(me):
        faculties = affordable_faculties(s, me, 0)
        if faculties != 0:
            for student in range(STUDENTS):
                faculty = STUDENT_FACULTY[student]
                if (faculties >> faculty) & 1 == 1 and s.student_stock[student] > 0 and me.students[student] == 0:
                    found |= 1 << s.student_row[faculty, student % KINDS_PER_FACULTY]
    return found


@rule
def student_verdict(s, me: Player, student, faculties):
    if s.student_stock[student] == 0:
        return STACK_EMPTY
    if me.students[student] == 1:
        return ALREADY_YOURS
    if me.halls == HALLS:
        return HALLS_FULL
    if me.ducats < HALL_COST[me.halls + 1]:
        return HALL_TOO_DEAR
    if (faculties >> STUDENT_FACULTY[student]) & 1 == 0:
        return BOOKS_MISSING
    return LEGAL


@offers(PICK_STUDENT)
def menu_student(s, who, verdict: Vector, source):
    me = s.player[who]
    faculties = affordable_faculties(s, me, source)
    for student in range(STUDENTS):
        if is_in_reach(s, student, source):
            verdict[student] = student_verdict(s, me, student, faculties)
    if source >= FROM_LECTURE and source != FROM_SETUP:
        verdict[DECLINE_STUDENT] = LEGAL


@rule
def can_take_setup_student(s, who):
    """Whether some art student can be taken; otherwise a setup card's student lapses (§4.2.5)."""
    me = s.player[who]
    for student in range(STUDENTS):
        if is_in_reach(s, student, FROM_SETUP) and student_verdict(s, me, student, 1 << ART) == LEGAL:
            return True
    return False


@runs(OFFER_STUDENT)
def offer_student(s, source):
    ask(s, s.active, PICK_STUDENT, source)


@answers(PICK_STUDENT)
def pick_student(s, who, student, source):
    if student == DECLINE_STUDENT:
        tell(s, TOLD_DECLINED, who, NO_STUDENT)
        return
    me = s.player[who]
    tell_recruits(s, who, student, source)
    me.ducats -= HALL_COST[me.halls + 1]
    then(s, PLACE_STUDENT, student, source)
    if not is_free(source):
        faculty = STUDENT_FACULTY[student]
        bill = s.bill
        me.books[DICTIONARY] -= STUDENT_DICTIONARIES[faculty]
        bill.faculty = faculty
        bill.differ = 1
        for slot in range(3):
            bill.owes[slot] = STUDENT_TEXTBOOKS[faculty, slot]
        bill.reductions = textbooks_saved(me, source)
        then(s, PAY_TEXTBOOKS)
        then(s, REDUCE_COST)


@rule
def tell_recruits(s, who, student, source):
    """Who is to come and what is paid at once. Where nothing is to be paid, only the arrival is told."""
    me = s.player[who]
    cost = HALL_COST[me.halls + 1]
    if is_free(source):
        if cost > 0:
            tell(s, TOLD_RECRUITS, who, student, cost)
        return
    cost += 16 * STUDENT_DICTIONARIES[STUDENT_FACULTY[student]]
    tell(s, TOLD_RECRUITS, who, student, cost, textbooks_saved(me, source) + 4 * me.students[ASSISTANT] + 8 * source)


@runs(PLACE_STUDENT)
def place_student(s, student, source):
    """§5.4 from step 3 on: into the next hall, with all that follows."""
    who = s.active
    me = s.player[who]
    hall = me.halls + 1
    me.halls = hall
    me.hall_student[hall] = student
    me.students[student] = 1
    s.student_stock[student] -= 1
    tell(s, TOLD_STUDENT, who, student, hall)
    if HALL_BRINGS_MASTER[hall] == 1:
        gain_additional_master(s, who, FROM_HALL)
    points = NOW_POINTS_PER_B[student] * STUDENTS_IN_B[hall]  # ruling 35
    tell_brought(s, who, BY_STUDENT + student, NOW_DUCATS[student], points, NOW_DICTIONARIES[student], 0, 0)
    me.ducats += NOW_DUCATS[student]
    me.books[DICTIONARY] += NOW_DICTIONARIES[student]
    gain_points(s, who, points)
    after_student(s, who, student, hall, source)
    if student == TRADER:
        tell(s, TOLD_PRICE_TILES, who)
        s.price_sets -= 1
        then(s, CHOOSE_PRICES)
