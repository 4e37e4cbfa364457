"""The end: prestige is the sum over the CV; most wins, equals share (§8). Solo: more than Peio, or not (§9.5)."""

from collegium.games.nobel_run.choices import DECIDED, ENDED_WITH, PEIO_ENDED_WITH
from collegium.games.nobel_run.components import ARTICLE, KINDS, PRESTIGE
from collegium.games.nobel_run.state import PEIO, SOLO, Player
from collegium.kernel.flow import finish, tell
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import PLACE, give_score, rank_seats


@rule
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
    papers = 0
    published = 0
    smears = 0
    for kind in range(KINDS):
        if ARTICLE[kind] == 1:
            papers += me.cv[kind] * PRESTIGE[kind]
        elif PRESTIGE[kind] > 0:
            published += me.cv[kind] * PRESTIGE[kind]
        else:
            smears -= me.cv[kind] * PRESTIGE[kind]
    tell(s, event, who, me.prestige, papers, 16 * published + smears)


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, s.player[who].prestige)
    rank_seats(s, out)
    if s.variant == SOLO:
        give_score(out, 0, s.player[0].prestige, s.player[0].prestige - s.player[PEIO].prestige)
        out[PLACE] = 1 if s.player[0].prestige > s.player[PEIO].prestige else 2  # R18: a draw is no win
