"""A batch: many games of one kind in step, for those who learn, on as many cores as there are.

batch = Batch(game, engines.compiled(game), count=1024, seats=2)
batch.reset(range(1024))
while batch.going:
    batch.step(pick(batch.seen, batch.mask))      # one flat action id per game; over games are left alone
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.engine import many
from collegium.engine.states import States
from collegium.kernel import flow, scoring
from collegium.kernel.rng import seed_words

if TYPE_CHECKING:
    from collegium.engine.engine import Engine
    from collegium.kernel.game import Game

Array = np.ndarray[Any, Any]
BLOCK = 256  # games that one call works on: few enough for a core's own memory
EACH = flow.SEATS * scoring.COLUMNS  # numbers of a game's score


@dataclass(frozen=True)
class Block:
    """Some games of a batch, in room of their own that no other thread touches."""

    first: int
    last: int
    states: States
    scores: Array

    @property
    def count(self) -> int:
        return self.last - self.first


class Batch:
    """`count` games side by side. Where several seats owe a choice at once, the first of them is asked first.

    `again`: a game that is over begins anew with the next step, whatever its action. `mine`: only seat k mod `seats` is
    asked in game k, its rivals choose by chance. `then(first, last)` is called after every step with games that are
    ready, in the thread that played them.
    """

    def __init__(
        self,
        game: Game,
        engine: Engine,
        count: int,
        seats: int,
        variant: str | None = None,
        threads: int = 0,
        again: bool = False,
        mine: bool = False,
        then: Callable[[int, int], None] | None = None,
    ) -> None:
        chosen = variant or next(iter(game.variants))
        if chosen not in game.variants:
            raise ValueError(f"{game.key}: no variant '{chosen}' (expected one of {', '.join(game.variants)})")
        least, most = game.variants[chosen]
        if not least <= seats <= most:
            raise ValueError(f"{game.key}, {chosen}: {seats} seats (expected {least} to {most})")
        if count < 1:
            raise ValueError(f"{count} games (expected 1 or more)")
        self.game, self.engine, self.count, self.seats, self.variant = game, engine, count, seats, chosen
        self.again, self.mine, self.then = again, mine, then
        self._array = np.zeros(2 * count, game.state.dtype)  # a game, then what is seen of it
        self._array["mute"] = 1  # nobody reads the story of a batch
        self._mask = np.zeros((count, game.choices.actions), np.int8)
        self.to_act = np.full(count, many.OVER)
        self.going = 0
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        block = max(1, min(BLOCK, -(-count // (threads or cores))))
        self._blocks = [self._block(first, min(first + block, count)) for first in range(0, count, block)]
        workers = min(threads or cores, len(self._blocks)) if engine.compiled else 1
        self._pool = ThreadPoolExecutor(workers, "batch") if workers > 1 else None

    def _block(self, first: int, last: int) -> Block:
        count = last - first
        out = np.zeros(count * (many.SCORES + EACH), np.int64)
        menus = self._mask[first:last].reshape(-1)
        states = States.over(self.game, self._array[2 * first : 2 * last], menus, out)
        scores = out[many.SCORES * count :].reshape(count, flow.SEATS, scoring.COLUMNS)[:, : self.seats]
        return Block(first, last, states, scores)

    def reset(self, seeds: Iterable[int]) -> None:
        """A new game of each seed, up to its first choice. A seed gives the game it gives everywhere else."""
        pairs = [seed_words(seed) for seed in seeds]
        if len(pairs) != self.count:
            raise ValueError(f"{len(pairs)} seeds for {self.count} games")
        words = np.array([(high << 32) | low for high, low in pairs], np.uint64).view(np.int64)
        number = list(self.game.variants).index(self.variant)

        def deal(block: Block) -> int:
            out, count = block.states.out, block.count
            out[count : 2 * count] = words[block.first : block.last]
            out[2 * count : 3 * count] = words[block.first : block.last] & 0xFFFFFFFF
            return self.engine.deal_all(block.states, count, self.seats, number, self.mine)

        self._all(deal, self.to_act)

    @property
    def mask(self) -> Array:
        """One row per game: 1 for every flat action that the seat in `to_act` may choose. All 0 where it is over."""
        shown = self._mask.view()
        shown.flags.writeable = False  # what is legal is looked up here
        return shown

    @property
    def records(self) -> Array:
        """The record of every game: all there is, secrets too."""
        return self._array[::2]

    @property
    def seen(self) -> Array:
        """One record per game: all that the seat in `to_act` may see (a spectator where the game is over)."""
        return self._array[1::2]

    def step(self, actions: Any) -> None:
        """Answer for the seat in `to_act` of every game that goes on. An illegal action is refused with an error that
        names its game; the others have been played by then."""
        answers = np.ascontiguousarray(actions, np.int64)
        if answers.shape != (self.count,):
            raise ValueError(f"actions of shape {answers.shape} (expected ({self.count},))")

        def play(block: Block) -> int:
            block.states.out[: block.count] = answers[block.first : block.last]
            return self.engine.step_all(block.states, block.count, self.again, self.mine)

        self._all(play, answers)

    def observe(self, seats: Any) -> Array:
        """`seen` as other seats see it, one for each game (-1: a spectator), until the next step."""
        viewers = np.broadcast_to(np.asarray(seats, np.int64), self.count)
        for block in self._blocks:
            block.states.out[: block.count] = viewers[block.first : block.last]
            self.engine.observe_all(block.states, block.count)
        return self.seen

    def scores(self, k: int) -> Array:
        """Points, tie-break and place of every seat in one game, as it stands."""
        room = States.over(self.game, self._array[2 * k : 2 * k + 1], self._mask[k], np.zeros(EACH, np.int64))
        self.engine.score(room)
        return room.out.reshape(flow.SEATS, scoring.COLUMNS)[: self.seats]

    def final(self) -> Array:
        """The same of every game, as counted when it was last over."""
        return np.concatenate([block.scores for block in self._blocks])

    def _all(self, work: Callable[[Block], int], answers: Array) -> None:
        """Do this with every block, beside each other, and say what went wrong."""

        def one(block: Block) -> int:
            troubles = work(block)
            self.to_act[block.first : block.last] = block.states.out[: block.count]
            if self.then and not troubles:
                self.then(block.first, block.last)
            return troubles

        troubles = sum(self._pool.map(one, self._blocks) if self._pool else map(one, self._blocks))
        self.going = int(np.count_nonzero(self.to_act >= 0))
        if troubles:
            self._explain(answers)

    def _explain(self, answers: Array) -> None:
        k = int(np.flatnonzero(self.to_act < many.OVER)[0])
        found = int(self.to_act[k])
        refused = self.to_act <= many.REFUSED
        self.to_act[refused] = many.REFUSED - self.to_act[refused]
        if found == many.FAILED:
            raise RuntimeError(f"game {k}: {flow.FAULTS[self.records['fault'][k]]}")
        raise ValueError(f"game {k}: action {answers[k]} is not legal for seat {self.to_act[k]}")
