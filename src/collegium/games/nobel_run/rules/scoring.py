"""The end: prestige is the sum over the CV; most wins, equals share (§8). Solo: more than Peio, or not (§9.5)."""

from collegium.kernel import Vector, finish, give_score, rank_seats, rule, runs, tell, weighed
from collegium.kernel.scoring import PLACE

from ..choices import DECIDED, END_GAME, ENDED_WITH, PEIO_ENDED_WITH
from ..components import OF_PAPERS, OF_PUBLISHED, OF_SMEARS
from ..state import PEIO, SOLO, Player


@runs(END_GAME)
def end_game(s):
    for who in range(s.seats):
        tell_prestige(s, ENDED_WITH, who, s.player[who])
    if s.variant == SOLO:
        tell_prestige(s, PEIO_ENDED_WITH, -1, s.player[PEIO])
        tell(s, DECIDED, -1, s.player[0].prestige, s.player[PEIO].prestige)
    finish(s)


@rule
def tell_prestige(s, event, who, me: Player):
    """Where the prestige comes from: papers, published cards, less what smears cost."""
    papers, published, smears = weighed(me.cv, OF_PAPERS), weighed(me.cv, OF_PUBLISHED), weighed(me.cv, OF_SMEARS)
    tell(s, event, who, me.prestige, papers, 16 * published - smears)


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, s.player[who].prestige)
    rank_seats(s, out)
    if s.variant == SOLO:
        give_score(out, 0, s.player[0].prestige, s.player[0].prestige - s.player[PEIO].prestige)
        out[PLACE] = 1 if s.player[0].prestige > s.player[PEIO].prestige else 2  # R18: a draw is no win
