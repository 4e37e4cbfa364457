"""Scores: three numbers per seat in the vector `out` that `score` fills."""

from collegium.kernel.rule import Vector, rule

POINTS, TIEBREAK, PLACE, COLUMNS = 0, 1, 2, 3


@rule
def give_score(out: Vector, who, points, tiebreak=0):
    """Write the points of a seat, and what decides between equal points (more is better)."""
    out[who * COLUMNS + POINTS] = points
    out[who * COLUMNS + TIEBREAK] = tiebreak


@rule
def rank_seats(s, out: Vector):
    """Places from points and tie-breaks: 1 is the winner; equals share a place."""
    for who in range(s.seats):
        place = 1
        for rival in range(s.seats):
            ahead = out[rival * COLUMNS + POINTS] - out[who * COLUMNS + POINTS]
            if ahead == 0:
                ahead = out[rival * COLUMNS + TIEBREAK] - out[who * COLUMNS + TIEBREAK]
            if ahead > 0:
                place += 1
        out[who * COLUMNS + PLACE] = place
