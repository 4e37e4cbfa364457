"""The score, section 8: research credits, nothing else. Equals share a place (#24)."""

from collegium.kernel import Vector, give_score, rank_seats, rule


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, s.player[who].credits)
    rank_seats(s, out)
