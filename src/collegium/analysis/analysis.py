"""Analysis of a finished game: each seat's chance to win before every choice, and the choices that cost most.

The analyst knows no more at each choice than the seat that made it. See docs/analysis.md for what the figures mean.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from collegium.analysis import judging
from collegium.analysis.judging import CARE, CURVE, Chances, Effort, Judged, Moment, chances_at, judge, moments, weigh
from collegium.bots import thinker
from collegium.bots.worth import true_style, win_shares
from collegium.engine import engines
from collegium.kernel.texts import Text
from collegium.match.match import Match

VERSION = 5  # of the figures: another one makes what was kept of older ones worthless
ITERATIONS = 300  # the usual thought for each choice
WEIGHED = 5  # so many of each seat's choices that look costliest are weighed by play to the end, and explained
JUMP = 0.08  # of a win: a step of the curve that is thought over, if it is more than chance
AGAIN = 8  # one of so many moments, at most, is thought over
UNSURE = 0.15  # an accuracy that may be off by more is thought over: all choices of the seat that were not the best
SAMPLES, SHORT = 4, 24  # moments looked at to foretell how long an analysis takes, and tries at each
WIDTH = 1.96  # standard errors either side: an interval that holds the truth 19 times in 20
Progress = Callable[[int, int], None]


class NotOver(ValueError):
    """A game that is still being played: an analysis would tell its players too much."""


@dataclass
class Analysis:
    """The whole game judged.

    `chances[k]` are all seats' shares of wins before choice k, give or take `errors[k]` (19 times in 20); the last row
    is the result.
    """

    game: str
    seats: int
    iterations: int
    seconds: float = 0.0
    chances: list[list[float]] = field(default_factory=list)
    errors: list[list[float]] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)

    def worst(self, count: int = 5, seat: int | None = None) -> list[Judged]:
        """The choices (of one seat) that cost most, the costliest first."""
        found = [choice for choice in self.judged if seat is None or choice.seat == seat]
        return sorted(found, key=lambda choice: (-choice.cost, choice.number))[:count]

    def accuracy(self, seat: int) -> float:
        """The part that a seat kept of what was at stake: 1 is as good as the best found, 0 as bad as chance."""
        return judging.accuracy(self._of(seat))

    def accuracy_error(self, seat: int) -> float:
        """How far off that may be, 19 times in 20."""
        return min(WIDTH * judging.accuracy_error(self._of(seat)), 1.0)

    def _of(self, seat: int) -> list[Judged]:
        return [choice for choice in self.judged if choice.seat == seat]

    def as_dict(self) -> dict[str, Any]:
        """Everything as JSON may hold it."""
        seats, told = range(self.seats), asdict(self)
        for row, choice in zip(told["judged"], self.judged, strict=True):
            row["better"] = [_plain(text) for text in choice.better]
        return {**told, "accuracy": [round(self.accuracy(seat), 4) for seat in seats],
                "accuracy_error": [round(self.accuracy_error(seat), 4) for seat in seats]}  # fmt: skip

    @classmethod
    def from_dict(cls, told: dict[str, Any]) -> Analysis:
        judged = [Judged(**{**choice, "better": tuple(map(_text, choice["better"]))}) for choice in told["judged"]]
        known = {name: told[name] for name in ("game", "seats", "iterations", "seconds", "chances", "errors")}
        return cls(**known, judged=judged)


def _plain(text: Text) -> dict[str, Any]:
    """A text as JSON may hold it."""
    args = {name: _plain(value) if isinstance(value, Text) else value for name, value in text.args.items()}
    return {"key": text.key, "args": args}


def _text(told: dict[str, Any]) -> Text:
    """A text again, from what `as_dict` made of it."""
    return Text(told["key"], {name: _text(v) if isinstance(v, dict) else v for name, v in told["args"].items()})


def jumps(curve: Sequence[Chances]) -> list[int]:
    """The moments to think over: both sides of the largest steps of the curve that are more than chance."""
    steps = []
    for k in range(1, len(curve)):
        before, after = curve[k - 1], curve[k]
        both = zip(before.shares, after.shares, before.errors, after.errors, strict=True)
        over = [abs(b - a) for a, b, c, d in both if abs(b - a) > max(JUMP, WIDTH * (c * c + d * d) ** 0.5)]
        if over:
            steps.append((-max(over), k))
    found = dict.fromkeys(k for _, step in sorted(steps) for k in (step - 1, step))
    return sorted(list(found)[: len(curve) // AGAIN])


def choices_weighed(judged: Sequence[Judged], seats: int) -> list[Judged]:
    """Of every seat the choices that look costliest."""
    found = Analysis("", seats, 0, judged=list(judged))
    return [choice for seat in range(seats) for choice in found.worst(WEIGHED, seat) if choice.cost > 0]


def choices_unsure(judged: Sequence[Judged], seats: int) -> list[int]:
    """The choices to be judged more surely: of the seats whose accuracy is not sure, half of all at most."""
    found = Analysis("", seats, 0, judged=list(judged))
    unsure = [found.accuracy_error(seat) > UNSURE for seat in range(seats)]
    return [choice.number for choice in judged if unsure[choice.seat] and choice.tries][: len(judged) // 2]


def foretell(match: Match, iterations: int = ITERATIONS, seconds: float = 0.0, threads: int = 1) -> float:
    """About how many seconds an analysis will take on this machine, from a short look at some moments of the game.

    Needs the game's search compiled.
    """
    seen = list(moments(match))
    looked_at = seen[len(seen) // (2 * SAMPLES) :: max(len(seen) // SAMPLES, 1)][:SAMPLES]
    options = sum(min(len(judging.legal(at.view, at.seat)), 2 + judging.COMPARED) for at in looked_at)
    compared = judging.PART * options / max(len(looked_at), 1)  # thoughts for the options of an average choice
    by_value, to_the_end = seconds, seconds
    if not seconds:
        spent = []
        for style in (thinker.STEADY, None):
            start = time.perf_counter()
            for at in looked_at:
                thinker.think(at.view, at.seat, at.luck, 0.0, SHORT, style or true_style(at.view))
            spent.append((time.perf_counter() - start) / max(len(looked_at) * SHORT, 1) * iterations)
        by_value, to_the_end = spent
    choices = len(seen) * ((judging.FIND + compared) * by_value + CURVE * to_the_end)
    again = len(seen) // AGAIN * CURVE * CARE * to_the_end
    unsure = len(seen) // 2 * CARE * compared * by_value
    weighed = WEIGHED * match.seats * 2 * CARE * to_the_end
    return (choices + again + unsure + weighed) / max(min(threads, os.cpu_count() or 1), 1)


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
    seen = list(moments(match))
    effort = Effort(iterations, seconds, threading.Event())
    steps = Steps(len(seen), match.seats, progress)
    pool = ThreadPoolExecutor(threads) if threads > 1 else None
    in_turn: Callable[..., Iterator[Any]] = pool.map if pool else map

    def both(at: Moment) -> tuple[Chances, Judged]:
        return chances_at(at, effort), judge(at, effort)

    def over(at: Moment) -> Chances:
        return chances_at(at, effort, CURVE * CARE, judging.ANEW)

    def more_surely(choice: Judged) -> Judged:
        return judging.surer(seen[choice.number], choice, effort)

    def weighed(choice: Judged) -> Judged:
        return weigh(seen[choice.number], choice, effort)

    try:
        pairs = steps.through(in_turn(both, seen), steps.choices)
        curve, rough = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        again = jumps(curve)
        for k, more in zip(again, steps.through(in_turn(over, [seen[k] for k in again]), steps.again), strict=True):
            curve[k] = curve[k].with_more(more)
        unsure = choices_unsure(rough, match.seats)
        for one in steps.through(in_turn(more_surely, [rough[k] for k in unsure]), steps.unsure):
            rough[one.number] = one
        costly = choices_weighed(rough, match.seats)
        true = steps.through(in_turn(weighed, costly), steps.weighed)
    finally:
        effort.stop.set()
        if pool:
            pool.shutdown(cancel_futures=True)
    # what was not weighed is measured by what was: shares of the search become shares of wins
    scale = min(sum(choice.cost for choice in true) / max(sum(choice.cost for choice in costly), 1e-9), 1.0)
    judged = [replace(choice, cost=round(choice.cost * scale, 4)) for choice in rough]
    for choice in true:
        judged[choice.number] = choice
    return Analysis(
        match.game.key, match.seats, iterations, seconds,
        [*([round(share, 4) for share in row.shares] for row in curve),
         win_shares([score.place for score in match.scores()])],
        [*([round(WIDTH * error, 4) for error in row.errors] for row in curve), [0.0] * match.seats],
        judged,
    )  # fmt: skip


class Steps:
    """How far an analysis is, in equal parts of its work."""

    def __init__(self, choices: int, seats: int, progress: Progress | None) -> None:
        self.choices, self.again, self.unsure, self.weighed = choices, choices // AGAIN, choices // 2, WEIGHED * seats
        self.total = self.choices + self.again + self.unsure + self.weighed
        self.done = 0
        self.told = progress or (lambda done, total: None)

    def through(self, work: Iterator[Any], planned: int) -> list[Any]:
        """Everything that the work yields. A stage that was shorter than planned ends where it was to end."""
        end, found = self.done + planned, []
        for one in work:
            found.append(one)
            self.done += 1
            self.told(self.done, self.total)
        if self.done < end:
            self.done = end
            self.told(self.done, self.total)
        return found
