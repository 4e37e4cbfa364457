"""The end: prestige is the sum over the CV; most wins, equals share (§8). Solo: more than Peio, or not (§9.5)."""

from collegium.games.nobel_run.state import PEIO, SOLO
from collegium.kernel.flow import finish
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import PLACE, give_score, rank_seats


@rule
def end_game(s):
    finish(s)


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, s.player[who].prestige)
    rank_seats(s, out)
    if s.variant == SOLO:
        give_score(out, 0, s.player[0].prestige, s.player[0].prestige - s.player[PEIO].prestige)
        out[PLACE] = 1 if s.player[0].prestige > s.player[PEIO].prestige else 2  # R18: a draw is no win
