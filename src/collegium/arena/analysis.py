"""Analysis of a finished game: each seat's chance to win before every choice, and the choices that cost most.

The analyst knows no more at each choice than the seat that made it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from collegium import bots
from collegium.bots import thinker
from collegium.kernel.match import Match, new


@dataclass(frozen=True)
class Judged:
    """One choice: what was taken, what looked best, and the share of wins it gave away."""

    number: int
    seat: int
    kind: str
    taken: int
    taken_label: str
    best: int
    best_label: str
    cost: float


@dataclass
class Analysis:
    """The whole game judged. `chances[k]` are all seats' shares of wins before choice k; the last is the result."""

    game: str
    seats: int
    iterations: int
    chances: list[list[float]] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    def worst(self, count: int = 5) -> list[Judged]:
        """The choices that cost most."""
        return sorted(self.judged, key=lambda choice: -choice.cost)[:count]

    def accuracy(self, seat: int) -> float:
        """1 less the mean cost of a seat's choices: 1 means that nothing better was found."""
        costs = [choice.cost for choice in self.judged if choice.seat == seat]
        return 1.0 - sum(costs) / max(len(costs), 1)

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "accuracy": [round(self.accuracy(seat), 4) for seat in range(self.seats)]}


def analyse(
    match: Match, lang: str = "en", iterations: int = 400, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Judge every choice of a finished match. The same match and iterations give the same analysis."""
    if not match.over:
        raise ValueError("this game is not over yet: an analysis would tell its players too much")
    again = new(match.game, match.seats, match.variant, match.seed, match.names)
    found = Analysis(match.game.key, match.seats, iterations)
    for number, (seat, option) in enumerate(match.choices):
        view = again.view_table(seat)
        thought = thinker.think(view, seat, bots.luck_for(again, seat), iterations=iterations, depth=bots.DEPTH)
        found.chances.append([round(share, 4) for share in thought.root])
        labels = {o.id: o.label(lang) for o in again.options(seat, refused=False)}
        best = thought.best
        reached = thought.shares.get(option, thought.shares[best])[seat]
        cost = max(thought.shares[best][seat] - reached, 0.0) if option != best else 0.0
        found.judged.append(
            Judged(number, seat, str(again.kind(seat)), option, labels[option], best, labels[best], round(cost, 4))
        )
        again.choose(seat, option)
        if progress:
            progress(number + 1, len(match.choices))
    winners = again.winners()
    found.chances.append([1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)])
    return found
