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
from collegium.bots.worth import chances, true_style, win_shares, worth
from collegium.kernel import engines
from collegium.kernel.engine import Table
from collegium.kernel.match import Match, new
from collegium.kernel.texts import Text

VERSION = 4  # of the figures: another one makes what was kept of older ones worthless
ITERATIONS = 300  # the usual thought for each choice
STEEP = 4.4  # how fast accuracy falls with cost: half at 0.16 of a win
WEIGHED = 12  # so many of the choices that look costliest are weighed by play to the end, and explained
CARE = 3  # times the usual thought for each of their two options
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


@dataclass(frozen=True)
class Effort:
    """The thought for each choice, by iterations or else by seconds, until `stop`."""

    iterations: int
    seconds: float
    stop: threading.Event

    def times(self, factor: float) -> tuple[int, float]:
        """So much more or less of it."""
        return max(round(self.iterations * factor), 1) if self.iterations else 0, self.seconds * factor


def judge(at: Moment, effort: Effort) -> tuple[list[float], Judged]:
    """The chances before a choice, and what the choice seems to cost (in shares of the search, see `weigh`)."""
    iterations, seconds = effort.times(0.5)
    played = thinker.think(at.view, at.seat, at.luck, seconds, iterations, true_style(at.view), stop=effort.stop)
    before = [round(share, 4) for share in chances(played)] if played.visits else []
    iterations, seconds = effort.times(1)
    thought = thinker.think(at.view, at.seat, at.luck, seconds, iterations, stop=effort.stop)
    best, cost = thought.best if thought.visits else at.option, 0.0
    if at.option != best:
        if 2 * thought.visits.get(at.option, 0) >= thought.visits[best]:
            after = [thought.shares[best], thought.shares[at.option]]
        else:  # a search looks little at what it dislikes: judge both alike
            after = worth(at.view, at.seat, (best, at.option), at.luck, iterations, seconds, effort.stop)
        cost = max(after[0][at.seat] - after[1][at.seat], 0.0)
    return before, Judged(at.number, at.seat, at.kind, at.option, best, cost)


def weigh(at: Moment, choice: Judged, effort: Effort) -> Judged:
    """A choice with its true cost, from games played to their end, and what was better about the best option."""
    iterations, seconds = effort.times(CARE)
    style, options = true_style(at.view), (choice.best, choice.taken)
    after = worth(at.view, at.seat, options, at.luck, iterations, seconds, effort.stop, style)
    cost = max(after[0][at.seat] - after[1][at.seat], 0.0)
    why = reasons(at.view, at.seat, at.luck, options)[0]
    return replace(choice, cost=round(cost, 4), better=why)


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
    effort = Effort(iterations, seconds, threading.Event())
    told = progress or (lambda done, total: None)
    total = len(seen) + WEIGHED
    pool = ThreadPoolExecutor(threads) if threads > 1 else None
    in_turn: Callable[..., Iterator[Any]] = pool.map if pool else map
    weighed: list[Judged] = []
    try:
        for done, (before, choice) in enumerate(in_turn(lambda at: judge(at, effort), seen), 1):
            found.chances.append(before)
            found.judged.append(choice)
            told(done, total)
        rough = [choice for choice in found.worst(WEIGHED) if choice.cost > 0]
        for choice in in_turn(lambda choice: weigh(seen[choice.number], choice, effort), rough):
            weighed.append(choice)
            told(len(seen) + len(weighed), total)
    finally:
        effort.stop.set()
        if pool:
            pool.shutdown(cancel_futures=True)
    # what was not weighed is measured by what was: shares of the search become shares of wins
    scale = min(sum(choice.cost for choice in weighed) / max(sum(choice.cost for choice in rough), 1e-9), 1.0)
    found.judged = [replace(choice, cost=round(choice.cost * scale, 4)) for choice in found.judged]
    for choice in weighed:
        found.judged[choice.number] = choice
    found.chances.append(win_shares([score.place for score in match.scores()]))
    told(total, total)
    return found
