"""A batch: many games of one kind in step, for those who learn, on as many cores as there are.

batch = Batch(find(KEY), count=1024, seats=2)
batch.reset(range(1024))
while batch.going:
    batch.step(pick(batch.observations, batch.mask))      # one flat action id per game; over games are left alone
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from collegium.engine import engines, many
from collegium.engine.compiler import Door
from collegium.engine.observation import layout
from collegium.kernel import flow, record, scoring
from collegium.kernel.game import Game
from collegium.kernel.rng import seed_words

Array = np.ndarray[Any, Any]
BLOCK = 1024  # games that one call works on
HERE = "collegium.engine.batch"
NO_COPY = (
    "a batch or an environment of Collegium cannot be copied or pickled. Make a new one, reset it with the same seed "
    "and play the same actions again; to try choices of one match, use collegium.new(...) and its fork()"
)


def _types(vector: str, state: Any, numba: Any) -> tuple[Any, ...]:
    i8, i16, i32, i64, f32 = numba.int8, numba.int16, numba.int32, numba.int64, numba.float32
    games = (i8[:, ::1], i64[::1], i64[::1], i64[::1], i64[:, ::1], f32[:, ::1])
    seen = (i8[::1], i16[::1], i32[::1], i64[::1])
    tables = (i64[:, :, ::1], i64[:, ::1], i64[:, :, ::1], getattr(numba, vector)[:, ::1])
    return (i64, i64, i64, i64, state[::1], i8[:, ::1], i64, i64, i64, i64, *games, *seen, *tables)


SHORT = Door(f"{HERE}:SHORT", many.many_door, partial(_types, "int16"))
LONG = Door(f"{HERE}:LONG", many.many_door, partial(_types, "int32"))
WIDE = Door(f"{HERE}:WIDE", many.many_door, partial(_types, "int64"))
DOORS = {"int16": SHORT, "int32": LONG, "int64": WIDE}  # by the numbers of an observation


def door_of(game: Game) -> Door:
    """The door that batches of a game go through."""
    return DOORS[layout(game, game.seats[1]).dtype.name]


def variant_of(game: Game, count: int, seats: int, variant: str | None) -> str:
    """The variant that is played, or an error that says what does not fit."""
    chosen = variant or next(iter(game.variants))
    if chosen not in game.variants:
        raise ValueError(f"{game.key}: no variant '{chosen}' (expected one of {', '.join(game.variants)})")
    least, most = game.variants[chosen]
    if not least <= seats <= most:
        raise ValueError(f"{game.key}, {chosen}: {seats} seats (expected {least} to {most})")
    if count < 1:
        raise ValueError(f"{count} games (expected 1 or more)")
    return chosen


def words_of(seeds: Iterable[int], count: int) -> Array:
    """The two words of each seed in one number."""
    pairs = [seed_words(seed) for seed in seeds]
    if len(pairs) != count:
        raise ValueError(f"{len(pairs)} seeds for {count} games")
    words: Array = np.array([(high << 32) | low for high, low in pairs], np.uint64).view(np.int64)
    return words


@dataclass(frozen=True)
class Block:
    """Some games of a batch: what the door works on, in one thread at a time."""

    part: slice
    games: tuple[Any, ...]  # the states and their bytes
    arrays: tuple[Any, ...]  # from `legal` to `vectors`


class Batch:
    """`count` games side by side. Where several seats owe a choice at once, the first of them is asked first.

    After `reset` and every `step`, in arrays with a row per game: `to_act` (the seat that is asked, -1 = over), `mask`
    (1 for every flat action it may choose), `observations` (what it sees, see `observation`), `rewards` (of every seat:
    0, at the end from 1, ahead of all, to -1; alone, the points). Your own `observations` and `rewards` are filled if
    given.

    `again`: a game that is over begins anew with the next step, whatever its action. `mine`: only one seat is asked in
    each game, this one in game 0, the next in game 1 and so on; its rivals choose by chance. `compiled`: wait until the
    rules are; else as they are now.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        variant: str | None = None,
        *,
        threads: int = 0,
        again: bool = False,
        mine: int | None = None,
        compiled: bool = True,
        observations: Array | None = None,
        rewards: Array | None = None,
    ) -> None:
        self.game, self.count, self.seats, self.variant = game, count, seats, variant_of(game, count, seats, variant)
        self.again, self.mine, self.layout = again, mine, layout(game, seats)
        door = door_of(game)
        self.engine = engines.compiled(game, door=door) if compiled else engines.engine(game, door)
        self._number = list(game.variants).index(self.variant)
        self.observations = _room("observations", observations, (count, self.layout.size), self.layout.dtype)
        self.rewards = _room("rewards", rewards, (count, seats), np.dtype(np.float32))
        self.to_act = np.full(count, many.OVER)
        self.going = 0
        self._legal = np.zeros((count, game.choices.actions), np.int8)
        self._seeds, self._lucks = np.zeros(count, np.int64), np.zeros(count, np.int64)
        self._numbers = np.zeros((count, flow.SEATS * scoring.COLUMNS), np.int64)
        self.mask = self._legal.view()
        self.mask.flags.writeable = False  # what is legal is looked up here
        cores = threads or (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
        size = min(BLOCK, -(-count // cores))
        parts = [slice(first, min(first + size, count)) for first in range(0, count, size)]
        self._array = np.zeros(count + len(parts), game.state.dtype)  # after each block, room for what is seen
        self._array["mute"] = 1  # nobody reads the story of a batch
        self._games = np.concatenate([np.arange(part.start, part.stop) + n for n, part in enumerate(parts)])
        self._blocks = [self._block(n, part) for n, part in enumerate(parts)]
        workers = min(cores, len(self._blocks)) if self.engine.compiled else 1
        self._pool = ThreadPoolExecutor(workers, "batch") if workers > 1 else None

    def __reduce_ex__(self, _: object) -> Any:
        """Refuse to be copied or pickled: a copy's blocks would work on arrays that nobody looks at any more."""
        raise TypeError(NO_COPY)

    @property
    def records(self) -> Array:
        """A copy of every record: all there is, secrets too."""
        rows: Array = self._array.view(np.int8).reshape(len(self._array), -1)
        found: Array = rows[self._games].view(self._array.dtype).reshape(-1)
        return found

    def _block(self, number: int, part: slice) -> Block:
        states, shape = self._array[part.start + number : part.stop + number + 1], self.layout
        raw = states.view(np.int8).reshape(len(states), -1)
        ones = raw[-1]
        own = (self._legal, self.to_act, self._seeds, self._lucks, self._numbers, self.rewards)
        legal, *flat, numbers, rewards = (array[part] for array in own)
        sizes = (ones.view(np.int16), ones.view(np.int32), ones.view(np.int64))
        rest = (*sizes, shape.runs, shape.turns, shape.tables, self.observations[part])
        if self.engine.compiled:
            return Block(part, (states, raw), (legal, *flat, numbers, rewards, ones, *rest))
        plain = record.plain(self.game.state, states)
        memory, menus, figures = (list(map(_memory, rows)) for rows in (raw, legal, numbers))
        return Block(part, (plain, memory), (menus, *map(_memory, flat), figures, rewards, _memory(ones), *rest))

    def reset(self, seeds: Iterable[int]) -> None:
        """A new game of each seed, up to its first choice. A seed gives the game it gives everywhere else."""
        words = words_of(seeds, self.count)
        self._seeds[:] = words
        self._lucks[:] = words & 0xFFFFFFFF
        self._all(many.DEAL)

    def step(self, actions: Any) -> None:
        """Answer for the seat in `to_act` of every game that goes on; an action below zero is none. An illegal action
        is refused with an error that names its game; the others have been played by then."""
        answers = np.asarray(actions, np.int64)
        if answers.shape != (self.count,):
            raise ValueError(f"actions of shape {answers.shape} (expected ({self.count},))")
        self.to_act[:] = answers
        self._all(many.STEP, answers)

    def observe(self, seat: int) -> Array:
        """`observations` as another seat has them (-1: a spectator), until the next step."""
        asked = self.to_act.copy()
        self.to_act[:] = seat
        self._all(many.OBSERVE)
        self.to_act[:] = asked
        return self.observations

    def scores(self) -> Array:
        """Points, tie-break and place of every seat in every game, as it stands."""
        self._all(many.COUNT_UP)
        return self._numbers.reshape(self.count, flow.SEATS, scoring.COLUMNS)[:, : self.seats].copy()

    def _all(self, op: int, answers: Array | None = None) -> None:
        """Do this with every block, beside each other, and say what went wrong."""
        door, settings = self.engine._door, (self.seats, self._number, int(self.again))

        def one(block: Block) -> int:
            mine = 0 if self.mine is None else 1 + self.mine + block.part.start
            games = block.part.stop - block.part.start
            return int(door(op, 0, games, games, *block.games, *settings, mine, *block.arrays))

        troubles = sum(self._pool.map(one, self._blocks) if self._pool else map(one, self._blocks))
        if op in (many.DEAL, many.STEP):
            if troubles:
                self._explain(answers)
            self.going = int(np.count_nonzero(self.to_act >= 0))

    def _explain(self, answers: Array | None) -> None:
        k = int(np.flatnonzero(self.to_act < many.OVER)[0])
        found = int(self.to_act[k])
        refused = self.to_act <= many.REFUSED
        self.to_act[refused] = many.REFUSED - self.to_act[refused]
        self.going = int(np.count_nonzero(self.to_act >= 0))
        if found == many.FAILED or answers is None:
            raise RuntimeError(f"game {k}: {flow.FAULTS[self.records['fault'][k]]}")
        raise ValueError(f"game {k}: action {answers[k]} is not legal for seat {self.to_act[k]}")


def _memory(row: Any) -> memoryview:
    return memoryview(row)


def _room(name: str, given: Array | None, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """The caller's array, if it fits, or a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    if given.shape != shape or given.dtype != dtype or not given.flags.c_contiguous:
        raise ValueError(f"{name}: {given.dtype} of shape {given.shape} (expected {dtype} of {shape}, contiguous)")
    return given
