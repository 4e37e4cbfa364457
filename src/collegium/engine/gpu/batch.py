"""A batch on a GPU: many games of one kind in step, all their arrays in the GPU's memory.

batch = GpuBatch(find(KEY), count=131072, seats=2)
batch.reset(range(131072))
seen = torch.as_tensor(batch.observations, device="cuda")      # the same memory, no copy
while True:
    batch.step(policy(seen, torch.as_tensor(batch.mask, device="cuda")))

The arrays have `__cuda_array_interface__`, by which PyTorch and CuPy take such arrays without copying.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from collegium.engine import many
from collegium.engine.batch import variant_of, words_of
from collegium.engine.gpu.kernels import Launch, Queue, cuda, kernels
from collegium.engine.observation import Layout, layout
from collegium.kernel import flow, record, scoring
from collegium.kernel.game import Game

Array = np.ndarray[Any, Any]
LOOKS = 16  # times that all make a choice between two looks at how many games go on
TAIL = 65536  # games that are too few for going in step to pay
launch_of = cache(lambda game: Launch(kernels(game)))


class GpuBatch:
    """`count` games side by side, as in `engine.batch.Batch`: the same names, the same games, the same numbers.

    One thing differs: nothing waits. An action that is refused or a game that fails shows in `to_act` (below -1), and
    `check` says which. `observe=False` leaves the observations out.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        variant: str | None = None,
        *,
        again: bool = False,
        mine: int | None = None,
        observe: bool = True,
    ) -> None:
        if not cuda.is_available():
            raise RuntimeError(
                'no CUDA GPU on this machine, or no pip install "collegium[gpu]" (engine.batch.Batch needs neither)'
            )
        self.game, self.count, self.seats, self.variant = game, count, seats, variant_of(game, count, seats, variant)
        self.again, self.layout, self._launch = again, layout(game, seats), launch_of(game)
        self._mine = 0 if mine is None else 1 + mine
        self._number = list(game.variants).index(self.variant)
        array = np.zeros(count, game.state.dtype)
        array["mute"] = 1  # nobody reads the story of a batch
        give = cuda.to_device
        self._memory = give(array.view(np.int64).reshape(count, -1))
        self.observations = give(self.layout.empty(count if observe else 0))
        self.mask = give(np.zeros((count, game.choices.actions), np.int8))
        self.to_act = give(np.full(count, many.OVER))
        self.rewards = give(np.zeros((count, seats), np.float32))
        self.actions = give(np.zeros(count, np.int64))  # by chance
        self._seeds, self._lucks = give(np.zeros(count, np.int64)), give(np.zeros(count, np.int64))
        self._numbers = give(np.zeros((count, flow.SEATS * scoring.COLUMNS), np.int64))
        self._troubles, self._queue = give(np.zeros(1, np.int64)), Queue(count, game.choices.actions)
        shape = self.layout
        self._tables = give(shape.tables)
        self._unseen = (give(shape.runs), give(shape.turns), self._tables, give(np.zeros((1, 0), shape.dtype)))
        self._seen = tuple(give(part) for part in flat(shape))
        self._keep = give(record.keep_masks(game.state, flow.SEATS).view(np.int64))

    def reset(self, seeds: Iterable[int]) -> None:
        """A new game of each seed, up to its first choice. A seed gives the game it gives everywhere else."""
        words = words_of(seeds, self.count)
        self._seeds.copy_to_device(words)
        self._lucks.copy_to_device(words & 0xFFFFFFFF)
        self._attend(many.DEAL)
        self._see()

    def step(self, actions: Any) -> None:
        """Answer for the seat in `to_act` of every game; an action below zero is none. `actions` may be an array of
        64-bit integers in the GPU's memory (PyTorch, CuPy, Numba) or here."""
        given = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        if given.shape != (self.count,) or given.dtype != np.int64:
            raise ValueError(f"actions: {given.dtype} of shape {given.shape} (expected int64 of ({self.count},))")
        self.to_act.copy_to_device(given)
        self._attend(many.STEP)
        self._see()

    def chance(self) -> Any:
        """A legal action of each game by chance, in the GPU's memory."""
        self._launch.games("pick", self.count, self.mask, self._lucks, self.actions)
        return self.actions

    def play_out(self, limit: int = 0, tail: int = TAIL, strides: int = 1) -> None:
        """Play every game by chance to its end, or to `limit` choices. What is seen and legal is not made anew.

        In step: all games make `strides` choices, are put in order, so that those that do the same lie beside each
        other, and so on. Once `tail` games or fewer are left each goes its own way to the end. What is quickest depends
        on the game (docs/speed.md); the games are the same.
        """
        count, queue, most = self.count, self._queue, limit or self.game.longest
        options, keys = cuda.to_device(np.full(count, -1)), cuda.to_device(np.zeros(count, np.int64))
        chances = cuda.to_device(np.full(count, -1))  # each begins its own stream
        queue.by(keys, 1)
        going = count
        while going > 0:
            times, far = (1, most + 1) if going <= tail else (LOOKS, strides)
            for _ in range(times):
                self._launch.games(
                    "go", going, self._memory, queue.order, queue.going, chances, options, keys, most, far
                )
                queue.by(keys, 0)
            going = int(queue.going.copy_to_host()[0])

    def observe(self, seat: int) -> Any:
        """`observations` as another seat has them (-1: a spectator), until the next step."""
        self._see(cuda.to_device(np.full(self.count, seat)))
        return self.observations

    def scores(self) -> Array:
        """Points, tie-break and place of every seat in every game, as it stands."""
        self._attend(many.COUNT_UP)
        numbers: Array = self._numbers.copy_to_host()
        return numbers.reshape(self.count, flow.SEATS, scoring.COLUMNS)[:, : self.seats]

    @property
    def records(self) -> Array:
        """A copy of every record: all there is, secrets too."""
        found: Array = self._memory.copy_to_host().view(self.game.state.dtype).reshape(-1)
        return found

    def check(self) -> None:
        """Wait for all that was asked, and say what went wrong since the last time."""
        troubles = int(self._troubles.copy_to_host()[0])
        self._troubles.copy_to_device(np.zeros(1, np.int64))
        if troubles:
            asked = self.to_act.copy_to_host()
            k = int(np.flatnonzero(asked < many.OVER)[0]) if (asked < many.OVER).any() else -1
            fault = flow.FAULTS[self.records["fault"][k]] if asked[k] == many.FAILED else "an action was not legal"
            raise RuntimeError(f"{troubles} games went wrong, such as game {k}: {fault}")

    def _attend(self, op: int) -> None:
        self._queue.by(self.to_act, 1)
        self._launch.games(
            "attend", self.count, op, self._memory, self._queue.order, self.seats, self._number, int(self.again),
            self._mine, self.mask, self.to_act, self._seeds, self._lucks, self._numbers, self.rewards,
            *self._unseen, self._troubles,
        )  # fmt: skip

    def _see(self, viewers: Any = None) -> None:
        if len(self.observations):
            mine = self._mine if viewers is None else 0
            asked = self.to_act if viewers is None else viewers
            self._launch.groups(
                "see", self.count, self._memory, asked, mine, self.seats, self._keep, *self._seen, self._tables,
                self.observations,
            )  # fmt: skip


def flat(shape: Layout) -> tuple[Array, Array, Array, Array]:
    """A layout number by number: where each comes from for each viewer, its size, the table its seats are turned by
    (-1: none), and the lowest number of each table."""
    sources = np.zeros((shape.seats + 1, shape.size), np.int32)
    codes, kinds = np.zeros(shape.size, np.int8), np.full(shape.size, -1, np.int8)
    for viewer, runs in enumerate(shape.runs):
        for code, source, length, target in runs.tolist():
            sources[viewer, target : target + length] = np.arange(source, source + length)
            codes[target : target + length] = code
    lows = np.zeros(shape.tables.shape[1], np.int64)
    for at, count, stride, kind, low in shape.turns.tolist():
        kinds[at + stride * np.arange(count)] = kind
        lows[kind] = low
    return sources, codes, kinds, lows
