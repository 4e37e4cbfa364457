"""Analysis of a finished game: each seat's chance to win before every choice, and the choices that cost most.

The analyst knows no more at each choice than the seat that made it. See docs/analysis.md for what the figures mean.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from collegium import bots
from collegium.bots import thinker
from collegium.bots.reasons import reasons
from collegium.bots.worth import chances, worth
from collegium.kernel import engines
from collegium.kernel.engine import Table
from collegium.kernel.match import Match, new
from collegium.kernel.texts import Text

VERSION = 1  # of the figures: another one makes what was kept of older ones worthless
ITERATIONS = 400
STEEP = 4.4  # how fast accuracy falls with cost: half at 0.16 of a win
EXPLAINED = 10  # so many of the costliest choices are explained
Progress = Callable[[int, int], None]


class NotOver(ValueError):
    """A game that is still being played: an analysis would tell its players too much."""


@dataclass(frozen=True)
class Judged:
    """One choice: what was taken, what looked best, the share of wins it gave away, and what was better about that."""

    number: int
    seat: int
    kind: str
    taken: int
    best: int
    cost: float
    better: tuple[Text, ...] = ()

    @property
    def accuracy(self) -> float:
        return math.exp(-STEEP * self.cost)


@dataclass
class Analysis:
    """The whole game judged. `chances[k]` are all seats' shares of wins before choice k; the last is the result."""

    game: str
    seats: int
    iterations: int
    seconds: float = 0.0
    chances: list[list[float]] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    def worst(self, count: int = 5) -> list[Judged]:
        """The choices that cost most, the costliest first."""
        return sorted(self.judged, key=lambda choice: (-choice.cost, choice.number))[:count]

    def accuracy(self, seat: int) -> float:
        """The mean accuracy of a seat's choices: 1 means that nothing better was ever found."""
        found = [choice.accuracy for choice in self.judged if choice.seat == seat]
        return sum(found) / len(found) if found else 1.0

    def as_dict(self) -> dict[str, Any]:
        """Everything as JSON may hold it."""
        return {**asdict(self), "accuracy": [round(self.accuracy(seat), 4) for seat in range(self.seats)]}

    @classmethod
    def from_dict(cls, told: dict[str, Any]) -> Analysis:
        judged = [Judged(**{**choice, "better": tuple(map(_text, choice["better"]))}) for choice in told["judged"]]
        known = {name: told[name] for name in ("game", "seats", "iterations", "seconds", "chances")}
        return cls(**known, judged=judged)


def _text(told: dict[str, Any]) -> Text:
    """A text again, from what `as_dict` made of it."""
    return Text(told["key"], {name: _text(v) if isinstance(v, dict) else v for name, v in told["args"].items()})


@dataclass(frozen=True)
class Moment:
    """A choice as its seat saw it."""

    number: int
    seat: int
    kind: str
    option: int
    view: Table
    luck: int


def moments(match: Match) -> Iterator[Moment]:
    """The choices of a match, played again."""
    again = new(match.game, match.seats, match.variant, match.seed, match.names)
    for number, (seat, option) in enumerate(match.choices):
        view, luck = again.view_table(seat), bots.luck_for(again, seat)
        yield Moment(number, seat, str(again.kind(seat)), option, view, luck)
        again.choose(seat, option)


def judge(at: Moment, iterations: int, seconds: float, stop: threading.Event) -> tuple[list[float], Judged]:
    """The chances before a choice, and what the choice cost."""
    thought = thinker.think(at.view, at.seat, at.luck, seconds, iterations, stop=stop)
    before = [round(share, 4) for share in chances(thought)] if thought.visits else []
    best = thought.best if thought.visits else at.option
    cost = 0.0
    if at.option != best:
        if 2 * thought.visits.get(at.option, 0) >= thought.visits[best]:
            after = [thought.shares[best], thought.shares[at.option]]
        else:  # a search looks little at what it dislikes: judge both alike
            after = worth(at.view, at.seat, (best, at.option), at.luck, iterations, seconds, stop)
        cost = max(after[0][at.seat] - after[1][at.seat], 0.0)
    return before, Judged(at.number, at.seat, at.kind, at.option, best, round(cost, 4))


def analyse(
    match: Match, iterations: int = ITERATIONS, seconds: float = 0.0, threads: int = 1, progress: Progress | None = None
) -> Analysis:
    """Judge every choice of a finished match, by `seconds` for each thought or, when 0, by iterations.

    The same match and iterations give the same analysis, whatever the threads.
    """
    if not match.over:
        raise NotOver("this game is not over yet: an analysis would tell its players too much")
    engines.compiled(match.game)
    thinker.searcher(match.game)
    iterations = 0 if seconds else iterations
    found = Analysis(match.game.key, match.seats, iterations, seconds)
    seen = list(moments(match))
    stop = threading.Event()
    pool = ThreadPoolExecutor(threads) if threads > 1 else None
    try:
        judged = (pool.map if pool else map)(lambda at: judge(at, iterations, seconds, stop), seen)
        for done, (before, choice) in enumerate(judged, 1):
            found.chances.append(before)
            found.judged.append(choice)
            if progress:
                progress(done, len(seen))
    finally:
        stop.set()
        if pool:
            pool.shutdown(cancel_futures=True)
    winners = match.winners()
    found.chances.append([1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)])
    for choice in found.worst(EXPLAINED):
        if choice.cost > 0:
            at = seen[choice.number]
            why = reasons(at.view, at.seat, at.luck, (choice.best, choice.taken))[0]
            found.judged[choice.number] = replace(choice, better=why)
    return found
