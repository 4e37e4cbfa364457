"""Final scoring in nine steps (§8). Callable at any time: what the score would be if the game ended now."""

from collegium.kernel import Vector, find, give_score, rank_seats, rule, tell, total, weighed

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
    STUDENTS_IN_A,
    STUDENTS_IN_B,
)
from ..state import Player
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
    rank = find(s.reputation, who)
    if rank < 0:
        return 0
    return RANK_POINTS[s.four, rank]


@rule
def milestone_points(me: Player):
    return milestones(me) * total(me.professors)


@rule
def professor_points(s, me: Player):
    points = 0
    for slot in range(SLOTS):
        if me.professors[slot] == 1:
            points += PROFESSOR_POINTS[faculty_of(s, slot)]
    return points


@rule
def mathematics_points(me: Player):
    points = weighed(me.students, END_PER_MILESTONE) * milestones(me)
    points += weighed(me.students, END_PER_BUST) * total(me.busts)
    points += weighed(me.students, END_PER_STUDENT) * me.halls
    return points + weighed(me.students, END_PER_PROFESSOR) * total(me.professors)


@rule
def hall_points(me: Player):
    return STUDENTS_IN_A[me.halls] * STUDENTS_IN_B[me.halls]


@rule
def bust_points(me: Player):
    return BUST_END_POINTS[total(me.busts)]


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
        who = s.order[place]
        me = s.player[who]
        points = final_points(s, who)
        rank = reputation_points(s, who)
        tell(s, TOLD_END_GOODS, who, me.points, ducat_points(me), dictionary_points(me) + 256 * rank)
        research = milestone_points(me) + 64 * professor_points(s, me)
        students = mathematics_points(me) + 64 * hall_points(me)
        tell(s, TOLD_END_TOTAL, who, research, students, bust_points(me) + 16 * points)
        if points > best:
            best = points
            winner = who
            tied = 0
        elif points == best:
            tied = 1
    tell(s, TOLD_WON, winner, best, tied)


@rule
def score(s, out: Vector):
    """Ties go to the player earlier in turn order (ruling 57)."""
    for who in range(s.seats):
        give_score(out, who, final_points(s, who), s.seats - find(s.order, who))
    rank_seats(s, out)
