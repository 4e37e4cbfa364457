"""A school: the folder in which one net is trained, and how far it has come. Stopped, it goes on where it was.

    school.json     what is trained, and how
    games/R-N.npz   the samples of one lot of games: round R, lot N
    fit-R.npz       the fit of a round as it stands
    log.jsonl       figures of every pass
    VARIANT-SEATS.npz   the weights

In round 0 students play; in every later one bots search by the net of the round before. All samples are learnt from.
"""

from __future__ import annotations

import io
import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from collegium.bots import thinker, weights
from collegium.bots.weights import Net
from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.match.match import BadMatch
from collegium.paths import write_safely
from collegium.registry import take_in
from collegium.training import samples
from collegium.training.fitting import CELLS, Course
from collegium.training.samples import Samples

LOT = 50  # games of students in one file; of searching bots a tenth
MOST_CELLS = 256
KEPT = 8  # one lot in so many is not learnt from
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Plan:
    """What is trained, and how. The same plan gives the same weights on the same machine."""

    game: str
    rules_version: int
    data: str
    variant: str
    seats: int
    seed: int
    games: int  # of students
    rounds: int  # of search, after that of students
    search_games: int  # in each round of search
    iterations: int  # for each choice of a searching bot
    passes: int
    cells: tuple[int, int] = CELLS  # of both layers of the net

    def lots(self, number: int) -> list[tuple[int, int, int]]:
        """(lot, first seed, games) of a round. Every game of all rounds has a seed of its own."""
        games, size = (self.games, LOT) if number == 0 else (self.search_games, max(LOT // 10, 1))
        first = self.seed * 10_000_019 + number * 1_000_003
        return [(lot, first + at, min(size, games - at)) for lot, at in enumerate(range(0, games, size))]


class School:
    """One folder with its plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open the folder, or make it. One of another plan is refused."""
        self.folder, self.plan, self.game = folder, plan, take_in(plan.game)
        sign, told = folder / "school.json", {"format": weights.FORMAT, **asdict(plan), "cells": [*plan.cells]}
        if sign.exists():
            found = json.loads(sign.read_text(encoding="utf-8"))
            for key, value in told.items():
                if found.get(key) != value:
                    raise BadMatch(f"{folder}: another plan was begun here ({key} {found.get(key)}, expected {value})")
        elif folder.exists() and any(folder.iterdir()):
            raise BadMatch(f"{folder}: holds other files (expected an empty or new folder, or one of this plan)")
        (folder / "games").mkdir(parents=True, exist_ok=True)
        if not sign.exists():
            write_safely(sign, (json.dumps(told, indent=2) + "\n").encode())

    @property
    def file(self) -> Path:
        """The weights."""
        return self.folder / f"{self.plan.variant}-{self.plan.seats}.npz"

    def lot(self, number: int, lot: int) -> Path:
        return self.folder / "games" / f"{number}-{lot:05d}.npz"

    def net(self) -> Net:
        """The weights as they are."""
        return weights.load(self.file, self.game, self.plan.variant, self.plan.seats)

    def play(self, number: int, jobs: int, progress: Progress | None = None) -> None:
        """Play the games of a round that are missing, in so many processes."""
        lots = self.plan.lots(number)
        left = [lot for lot in lots if not self.lot(number, lot[0]).exists()]
        if not left:
            return
        engines.compiled(self.game)
        if number:
            thinker.searcher(self.game)
        work = [(self.plan, number, self.lot(number, lot), self.file if number else None, *rest) for lot, *rest in left]
        done = len(lots) - len(left)
        for _ in _spread(work, jobs):
            done += 1
            if progress:
                progress(done, len(lots))

    def samples(self, rounds: int) -> tuple[Samples, Samples]:
        """All samples of the rounds up to this one: those to learn from, and those kept apart."""
        learnt: list[Samples] = []
        kept: list[Samples] = []
        for number in range(rounds + 1):
            lots = self.plan.lots(number)
            with ThreadPoolExecutor() as pool:  # there may be thousands, and most of the time is unpacking
                for (lot, *_), part in zip(
                    lots, pool.map(_read, [self.lot(number, lot) for lot, *_ in lots]), strict=True
                ):
                    (kept if lot % KEPT == min(KEPT, len(lots)) - 1 else learnt).append(part)
        return samples.joined(learnt or kept), samples.joined(kept)

    def fit(self, number: int, by: Any = np) -> Iterator[dict[str, Any]]:
        """Fit a net to the samples so far, pass by pass, from where it was; yields the figures of each pass. `by` does
        the sums: NumPy, or CuPy on a GPU."""
        state = self.folder / f"fit-{number}.npz"
        learnt, kept = self.samples(number)
        vectors = learnt.vectors.reshape(-1, learnt.vectors.shape[-1])
        course = (_opened(state) or Course.begin(vectors, self.plan.seed, self.plan.cells)).moved(by)
        while course.passes < self.plan.passes:
            figures = course.run(learnt, kept, self.plan.passes, self.plan.seed)
            found = {"round": number, "samples": len(learnt), **figures}
            write_safely(state, _packed(course.moved(np)))
            with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(found) + "\n")
            yield found
        belongs = weights.described(self.game, self.plan.variant, self.plan.seats)
        trained = {"plan": asdict(self.plan), "round": number, "loss": course.least}
        weights.save(course.net({**belongs, "trained": trained}), self.file)


def _spread(work: list[tuple[Any, ...]], jobs: int) -> Iterator[None]:
    if jobs == 1:
        yield from map(_play_lot, work)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_play_lot, work)


def _play_lot(work: tuple[Plan, int, Path, Path | None, int, int]) -> None:
    """Play one lot of games and write its samples down."""
    plan, number, file, weighed, first, games = work
    game, table = take_in(plan.game), (plan.variant, plan.seats)
    net = weights.load(weighed, game, *table) if weighed else None
    found = []
    for seed in range(first, first + games):
        if number == 0:
            choices = samples.by_students(game, *table, seed)
        else:
            choices = samples.by_search(game, *table, seed, plan.iterations, thinker.TRAINED, net)
        found.append(samples.look_back(game, *table, seed, choices))
    all_of_them, told = samples.joined(found), io.BytesIO()
    np.savez_compressed(told, **asdict(all_of_them))
    write_safely(file, told.getvalue())


def _read(file: Path) -> Samples:
    """The samples of a lot."""
    with np.load(file, allow_pickle=False) as found:
        return Samples(found["vectors"], found["shares"], found["played"])


def _packed(course: Course) -> bytes:
    """A course as bytes."""
    told = io.BytesIO()
    lists = {f"{name}{k}": w for name in ("weights", "moments", "best") for k, w in enumerate(getattr(course, name))}
    np.savez(told, columns=course.columns, middle=course.middle, spread=course.spread, **lists,
             numbers=np.array([course.passes, course.steps, course.least], np.float64))  # fmt: skip
    return told.getvalue()


def _opened(file: Path) -> Course | None:
    """The course of a file, if it is there."""
    if not file.exists():
        return None
    with np.load(file, allow_pickle=False) as found:
        passes, steps, least = found["numbers"].tolist()
        weighed, moments, best = ([found[f"{name}{k}"] for k in range(many)] for name, many in
                                  (("weights", 3), ("moments", 6), ("best", 3)))  # fmt: skip
        return Course(found["columns"], found["middle"], found["spread"], weighed, moments, int(passes), int(steps),
                      best, least)  # fmt: skip


def plan_for(game: Game, variant: str, seats: int, cells: tuple[int, int] = CELLS, **numbers: int) -> Plan:
    """A checked plan."""
    if len(cells) != 2 or not all(1 <= many <= MOST_CELLS for many in cells):
        raise BadMatch(f"cells {cells} (expected two numbers of 1 to {MOST_CELLS})")
    for name, number in numbers.items():
        if number < (0 if name in ("seed", "rounds", "search_games") else 1):
            raise BadMatch(
                f"{name} {number} (expected {0 if name in ('seed', 'rounds', 'search_games') else 1} or more)"
            )
    return Plan(game.key, game.rules_version, game.components.digest, variant, seats, cells=cells, **numbers)
