"""How strong somebody is: a belief on the scale of Elo (400 points more: ten to one), and how a game changes it.

The model is Plackett and Luce's, as Weng and Lin (2011) learn it from one game at a time: whoever comes first is drawn
by strength from all, the second from the rest, and so on; equal places share. It takes any number of players and any
places. Between two it does what the library openskill does (with `gamma` 1). With more, that library's unit grows with
the number of players; here it stays the same, so that a rating means the same at every table, and the bots can stand on
the scale on which the arena measured them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 1.96  # spreads to either side hold 95 % of a belief
UNIT = 400 / math.log(10)
LUCK = UNIT / math.sqrt(2)  # the spread of one game about somebody's strength, so that 400 points are ten to one
DRIFT = 10.0  # what people learn or forget from one game to the next
LEAST = 1e-4  # of a variance is left after a game, whatever happened


@dataclass(frozen=True)
class Strength:
    """A belief: most likely `middle`, give or take `spread` (a standard deviation)."""

    middle: float = 1500.0
    spread: float = 250.0

    @property
    def shown(self) -> int:
        return round(self.middle)

    @property
    def band(self) -> int:
        """What stands behind ±: the true strength lies so near with 95 %."""
        return round(SURE * self.spread)

    @property
    def reach(self) -> tuple[int, int]:
        """The lowest and the highest that it may be with 95 %."""
        return self.shown - self.band, self.shown + self.band


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What to believe of everybody after a game with these places (1 is the best; equal ones are ties)."""
    known = [(one.middle, one.spread**2 + DRIFT**2) for one in before]
    count = len(known)
    unit = math.sqrt(2 / count * sum(variance + LUCK**2 for _, variance in known))
    top = max(middle for middle, _ in known)
    power = [math.exp((middle - top) / unit) for middle, _ in known]
    rest = [sum(power[k] for k in range(count) if places[k] >= place) for place in places]  # drawn from at this place
    found = []
    for me, (middle, variance) in enumerate(known):
        gain = loss = 0.0
        for other in range(count):
            if places[other] > places[me]:
                continue  # drawn later: I was no longer among the rest
            share, equals = power[me] / rest[other], places.count(places[other])
            gain += ((me == other) - share) / equals
            loss += share * (1 - share) / equals
        left = max(1 - variance / unit**2 * loss, LEAST)
        found.append(Strength(middle + variance / unit * gain, math.sqrt(variance * left)))
    return found


def chances(players: Sequence[Strength]) -> list[float]:
    """The share of games that each of them wins."""
    unit = math.sqrt(2 / len(players) * sum(one.spread**2 + LUCK**2 for one in players))
    top = max(one.middle for one in players)
    power = [math.exp((one.middle - top) / unit) for one in players]
    return [one / sum(power) for one in power]
