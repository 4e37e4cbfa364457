"""What a good player looks at (§15): points as they would be scored, and what means, masters and progress are worth.

All in hundredths of a point. Most things are worth more the more rounds are to come (`left`).
"""

import numpy as np

from collegium.kernel import find, rule, total, weighed

from .choices import M_PASS, MENU
from .components import (
    BUSTS,
    DICTIONARY,
    FACULTIES,
    HALLS,
    KINDS,
    KINDS_PER_FACULTY,
    LEVELS_PER_CARD,
    PATTERN,
    PROFESSOR_POINTS,
    RANK_INCOME,
    RANK_POINTS,
    ROUNDS,
    SETUP_DICTIONARIES,
    SETUP_DUCATS,
    SETUP_GREEN,
    SETUP_HAND,
    SETUP_OWN,
    SETUP_POINTS,
    SETUP_STUDENTS,
    SETUP_TEXTBOOKS,
    SETUP_WHITE,
    SLOTS,
    STUDENT_DICTIONARIES,
    STUDENT_TEXTBOOKS,
    STUDENTS_IN_A,
    STUDENTS_IN_B,
    TOP,
    WORST_RANK,
)
from .rules.gains import masters_at_hand
from .rules.modifiers import capacity
from .rules.payments import well_reputed
from .rules.professors import faculty_of, has_price
from .rules.research import milestones
from .rules.scoring import bust_points, hall_points, mathematics_points, milestone_points, professor_points
from .rules.setup import given
from .state import ACTION, Player

POINT = 100
IDLE = {MENU: M_PASS}  # for a kind of choice, the option that does nothing
# what a student and a chancellor bring in each round to come
STUDENT_WORTH = np.array([110, 60, 90, 50, 130, 60, 60, 110, 170, 130, 130, 60, 0, 0, 0, 0], np.int64)
CHANCELLOR_WORTH = np.array([130, 110, 80, 120, 130, 50, 80, 100, 60, 100], np.int64)
SETUP_WORTH = (
    POINT * SETUP_POINTS + 70 * SETUP_DUCATS + 200 * SETUP_DICTIONARIES + 170 * SETUP_TEXTBOOKS + 90 * SETUP_OWN
    + 650 * SETUP_STUDENTS + 350 * SETUP_GREEN - 25 * SETUP_WHITE
)  # fmt: skip
TASTES = ("all", "students", "professors", "research", "trade")  # styles of play, by s.taste[who]
TO_STUDENTS, TO_PROFESSORS, TO_RESEARCH, TO_TRADE = 1, 2, 3, 4
STUDENT_SIZE = STUDENT_TEXTBOOKS.sum(axis=1) + STUDENT_DICTIONARIES  # books in all
PROFESSOR_SIZE = PATTERN.sum(axis=1)


@rule
def value(s, who):
    left = max(0, ROUNDS - s.round_number)
    me = s.player[who]
    worth = scored_worth(s, who) + lasting_worth(s, me, left)
    if s.over == 0:
        worth += means_worth(s, me, left) + target_worth(s, who, left)
        if s.phase < ACTION:
            worth += setup_worth(me)
        elif s.active == who:
            if me.level < TOP:
                worth += 150 * s.green + 40 * s.black
    else:
        worth += 25 * (me.ducats + total(me.books))
    return worth + liking(me, s.taste[who])


@rule
def liking(me: Player, taste):
    """What a style of play likes beyond its plain worth."""
    if taste == TO_STUDENTS:
        return 250 * (me.halls - 1)
    if taste == TO_PROFESSORS:
        return 350 * total(me.professors)
    if taste == TO_RESEARCH:
        return 90 * me.level
    if taste == TO_TRADE:
        return 15 * min(me.ducats, 24) + 40 * total(me.shelf_book)
    return 0


@rule
def scored_worth(s, who):
    """What counts at the end, as it stands."""
    me = s.player[who]
    points = me.points + milestone_points(me) + professor_points(s, me) + mathematics_points(me)
    points += hall_points(me) + bust_points(me) + me.books[DICTIONARY]
    worth = points * POINT
    rank = find(s.research_order, who)
    if rank >= 0:
        worth += RANK_POINTS[s.four, rank] * (40 + 10 * s.round_number)
        worth += RANK_INCOME[rank] * 20 * max(0, ROUNDS - s.round_number)
    return worth


@rule
def lasting_worth(s, me: Player, left):
    """What goes on giving in the rounds to come."""
    worth = 230 * left * me.additional + 90 * left * total(me.professors) + 30 * left * milestones(me)
    worth += weighed(me.students, STUDENT_WORTH) * left
    if me.chancellor >= 0:
        worth += CHANCELLOR_WORTH[me.chancellor] * left
    for bust in range(BUSTS):
        if me.busts[bust] == 1:
            worth += CHANCELLOR_WORTH[s.fame[bust]] * left
    if me.level % LEVELS_PER_CARD == 1:
        worth += 150
    return worth - 200 * left * me.masters_lost


@rule
def means_worth(s, me: Player, left):
    """Ducats, books, masters and professors at hand."""
    ducat = 25 + 7 * left
    worth = min(me.ducats, 24) * ducat + max(0, me.ducats - 24) * 25
    books = total(me.books)
    room = capacity(me)
    worth += min(books, room) * (25 + 9 * left) + max(0, books - room) * 12
    worth += total(me.shelf_book) * min(left, 1) * (ducat + ducat // 2)
    if me.passed == 0:
        worth += 130 * masters_at_hand(me) + 15 * me.bishop_count + 70 * total(me.ready)
    return worth


# Progress towards the best student or professor in reach --------------------------------------------------------------


@rule
def student_gain(me: Player, faculty):
    """Points that the next student brings, a little for what it does."""
    hall = min(HALLS, me.halls + 1)
    gain = STUDENTS_IN_A[hall] * STUDENTS_IN_B[hall] - STUDENTS_IN_A[hall - 1] * STUDENTS_IN_B[hall - 1]
    return gain * POINT + 150 + 60 * faculty


@rule
def held_of(s, me: Player, quantity, worst, used):
    """Of the well reputed colours not yet used the fullest: how many of `quantity` are held * 64 + the colour."""
    best = -1
    colours = well_reputed(s, worst) & ~used
    for colour in range(s.colours):
        if (colours >> colour) & 1 == 1:
            best = max(best, min(me.books[colour], quantity) * 64 + colour)
    return best


@rule
def student_books(s, me: Player, faculty):
    """How many of the books of a faculty's students are in storage."""
    found = min(me.books[DICTIONARY], STUDENT_DICTIONARIES[faculty])
    used = 0
    for slot in range(3):
        quantity = STUDENT_TEXTBOOKS[faculty, slot]
        if quantity > 0:
            best = held_of(s, me, quantity, WORST_RANK[faculty, slot], used)
            if best >= 0:
                found += best // 64
                used |= 1 << (best % 64)
    return found


@rule
def professor_books(s, me: Player, slot):
    """How many of the books of a professor's price are in storage."""
    faculty = faculty_of(s, slot)
    found = 0
    used = 0
    for part in range(3):
        quantity = PATTERN[faculty, part]
        if has_price(s, slot):
            found += min(quantity, me.books[s.professor_price[slot, part]])
        else:
            best = -1
            for kind in range(KINDS):
                if (used >> kind) & 1 == 0:
                    best = max(best, min(me.books[kind], quantity) * 64 + kind)
            found += best // 64
            used |= 1 << (best % 64)
    return found


@rule
def target_worth(s, who, left):
    """Most of the gain of the nearest recruit, in the measure in which its books are held; 0 when no master is left."""
    me = s.player[who]
    if left == 0 and (me.passed == 1 or masters_at_hand(me) == 0):
        return 0
    best = 0
    if me.halls < HALLS:
        for faculty in range(FACULTIES):
            for student in range(faculty * KINDS_PER_FACULTY, (faculty + 1) * KINDS_PER_FACULTY):
                if s.student_stock[student] > 0 and me.students[student] == 0:
                    gain = student_gain(me, faculty) + STUDENT_WORTH[student] * left
                    best = max(best, gain * student_books(s, me, faculty) // STUDENT_SIZE[faculty])
    for slot in range(SLOTS):
        if s.professor_stock[slot] > 0 and me.professors[slot] == 0:
            faculty = faculty_of(s, slot)
            gain = PROFESSOR_POINTS[faculty] * POINT + milestones(me) * POINT + 90 * left
            best = max(best, gain * professor_books(s, me, slot) // PROFESSOR_SIZE[faculty])
    return best * 7 // 10


@rule
def setup_worth(me: Player):
    worth = given(me, SETUP_WORTH)
    for place in range(SETUP_HAND):
        worth += SETUP_WORTH[me.drafted[place]]
    return worth
