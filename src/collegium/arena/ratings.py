"""Ratings by the model of Bradley and Terry, on the scale of Elo: 400 points more mean ten to one.

A game is one comparison of its two bots: the lone seat against each of the others by place, equal places half, the
whole weighing one game however many seats there are. Each pairing starts with one drawn game, so that a bot that
never lost has a finite rating. The intervals come from the information of the games at the estimate.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from collegium.arena.referee import Played
from collegium.arena.tally import Z
from collegium.extras import extra

Matrix = np.ndarray[Any, np.dtype[np.float64]]
SCALE = 400 / math.log(10)
MIDDLE = 1500.0  # the mean of all ratings
DRAWN = 1.0  # games that each pairing is thought to have drawn beforehand


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95 % interval, and by how much it stands above the next in the table."""

    bot: str
    rating: float
    low: float
    high: float
    above: tuple[float, float, float] | None  # the difference, its interval; None for the last

    def as_dict(self) -> dict[str, Any]:
        told: dict[str, Any] = {"bot": self.bot, "rating": self.rating, "low": self.low, "high": self.high}
        if self.above:
            by, low, high = self.above
            told["above_next"] = {"by": by, "low": low, "high": high, "clear": low > 0}
        return told


def comparisons(games: Iterable[Played], bots: Sequence[str]) -> Matrix:
    """`[i, j]`: how many games bot i won against bot j, every game weighing one."""
    found = np.zeros((len(bots), len(bots)))
    number = {bot: k for k, bot in enumerate(bots)}
    for game in games:
        sitting = game.fixture.sitting
        pairs = [(a, b) for a in range(len(sitting)) for b in range(len(sitting)) if sitting[a] != sitting[b]]
        for a, b in pairs:  # both ways round: each counts for the better placed
            won = 0.5 if game.places[a] == game.places[b] else float(game.places[a] < game.places[b])
            found[number[sitting[a]], number[sitting[b]]] += won * 2 / len(pairs)
    return found


def rate(won: Matrix, bots: Sequence[str]) -> list[Rating]:
    """All ratings, the best first."""
    count = len(bots)
    counted = won + DRAWN / 2 * (1 - np.eye(count)) * ((won + won.T) > 0)
    fitted: Matrix = extra("choix").ilsr_pairwise_dense(counted, max_iter=10_000)
    strength = [float(x) for x in fitted - fitted.mean()]
    power = np.exp(strength)
    chance = power[:, None] / (power[:, None] + power[None, :])
    weight = (counted + counted.T) * chance * (1 - chance)
    information = np.diag(weight.sum(axis=1)) - weight
    spread: Matrix = np.linalg.pinv(information) * SCALE * SCALE  # of ratings whose sum is fixed
    order = sorted(range(count), key=lambda k: -strength[k])
    found = []
    for k, below in zip(order, [*order[1:], -1], strict=True):
        rating, reach = MIDDLE + SCALE * strength[k], Z * math.sqrt(spread[k, k])
        above = None
        if below >= 0:
            by = SCALE * (strength[k] - strength[below])
            far = Z * math.sqrt(spread[k, k] + spread[below, below] - 2 * spread[k, below])
            above = (round(by, 1), round(by - far, 1), round(by + far, 1))
        found.append(Rating(bots[k], round(rating, 1), round(rating - reach, 1), round(rating + reach, 1), above))
    return found
