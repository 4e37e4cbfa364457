"""Final scoring in nine steps (§8). Callable at any time: what the score would be if the game ended now."""

from collegium.kernel import Vector, give_score, rank_seats, rule, tell

from ..choices import TOLD_END_GOODS, TOLD_END_TOTAL, TOLD_FINAL, TOLD_WON
from ..components import (
    BUST_END_POINTS,
    DICTIONARY,
    DUCATS_PER_POINT,
    END_PER_BUST,
    END_PER_MILESTONE,
    END_PER_PROFESSOR,
    END_PER_STUDENT,
    POINTS_PER_DICTIONARY,
    PROFESSOR_POINTS,
    RANK_POINTS,
    SLOTS,
    STUDENTS,
    STUDENTS_IN_A,
    STUDENTS_IN_B,
)
from ..state import Player
from .costs import count_busts, count_professors
from .gains import stored_textbooks
from .professors import faculty_of
from .research import milestones


@rule
def ducat_points(me: Player):
    """Steps 1 and 2: every stored textbook becomes a ducat; four ducats a point."""
    return (me.ducats + stored_textbooks(me)) // DUCATS_PER_POINT


@rule
def dictionary_points(me: Player):
    return me.books[DICTIONARY] * POINTS_PER_DICTIONARY


@rule
def reputation_points(s, who):
    for rank in range(s.colours):
        if s.reputation[rank] == who:
            return RANK_POINTS[s.four, rank]
    return 0


@rule
def milestone_points(me: Player):
    return milestones(me) * count_professors(me)


@rule
def professor_points(s, me: Player):
    points = 0
    for slot in range(SLOTS):
        if me.professors[slot] == 1:
            points += PROFESSOR_POINTS[faculty_of(s, slot)]
    return points


@rule
def mathematics_points(me: Player):
    points = 0
    for student in range(STUDENTS):
        if me.students[student] == 1:
            points += END_PER_MILESTONE[student] * milestones(me) + END_PER_BUST[student] * count_busts(me)
            points += END_PER_STUDENT[student] * me.halls + END_PER_PROFESSOR[student] * count_professors(me)
    return points


@rule
def hall_points(me: Player):
    return STUDENTS_IN_A[me.halls] * STUDENTS_IN_B[me.halls]


@rule
def bust_points(me: Player):
    return BUST_END_POINTS[count_busts(me)]


@rule
def final_points(s, who):
    me = s.player[who]
    points = me.points + ducat_points(me) + dictionary_points(me) + reputation_points(s, who)
    points += milestone_points(me) + professor_points(s, me) + mathematics_points(me)
    return points + hall_points(me) + bust_points(me)


@rule
def tell_scores(s):
    """How everybody comes to the final score, in turn order, and who wins (ruling 57)."""
    tell(s, TOLD_FINAL)
    best = -1
    winner = 0
    tied = 0
    for place in range(s.seats):
        who = s.order[place] + 0
        me = s.player[who]
        total = final_points(s, who)
        rank = reputation_points(s, who)
        tell(s, TOLD_END_GOODS, who, me.points, ducat_points(me), dictionary_points(me) + 256 * rank)
        research = milestone_points(me) + 64 * professor_points(s, me)
        students = mathematics_points(me) + 64 * hall_points(me)
        tell(s, TOLD_END_TOTAL, who, research, students, bust_points(me) + 16 * total)
        if total > best:
            best = total
            winner = who
            tied = 0
        elif total == best:
            tied = 1
    tell(s, TOLD_WON, winner, best, tied)


@rule
def score(s, out: Vector):
    """Ties go to the player earlier in turn order (ruling 57)."""
    for who in range(s.seats):
        place = 0
        while place < s.seats - 1 and s.order[place] != who:
            place += 1
        give_score(out, who, final_points(s, who), s.seats - place)
    rank_seats(s, out)
