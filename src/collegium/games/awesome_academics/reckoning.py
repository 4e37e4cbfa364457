"""What a group would score if the game ended now: projects in play are cancelled first. (section 8, for the table)"""

from types import SimpleNamespace

from collegium.draw.stage import column, kept

from .components import CANCELLED_POINTS, DISCIPLINES, NEEDS
from .rules.scoring import points_of
from .state import IN_PLAY


class Afterwards:
    """A table after the last cancellations; everything else is as it lies."""

    def __init__(self, s):
        self._now = s
        self.player = [kept(s, after_cancellations, who) for who in range(s.seats)]

    def __getattr__(self, name):
        found = self.__dict__[name] = getattr(self._now, name)
        return found


def after_cancellations(s, who):
    """A group without its projects; points go where it has most of them."""
    me = s.player[who]
    reputation = [me.reputation[d] for d in range(DISCIPLINES)]
    mine = [p for p, place in enumerate(column(s.project, "place")) if place == IN_PLAY + who]
    for p in mine:
        taken = [0] * DISCIPLINES
        for _ in range(CANCELLED_POINTS):
            allowed = [d for d in range(DISCIPLINES) if reputation[d] > 0 and taken[d] < NEEDS[p, d]]
            if allowed:
                d = max(allowed, key=lambda d: reputation[d])
                reputation[d] -= 1
                taken[d] += 1
    return SimpleNamespace(
        reputation=reputation, mismanaged=int(bool(mine) or me.mismanaged), researchers=me.researchers, money=me.money
    )


def points_if_ended(s, who):
    return int(points_of(Afterwards(s), who))
