"""A batch: many games of one kind in step, for those who learn. Four calls: `reset`, `step`, `mask`, `observe`.

batch = Batch(game, engines.compiled(game), count=1024, seats=2)
batch.reset(range(1024))
while batch.going:
    batch.step(pick(batch.observe(), batch.mask))      # one option per game; over games are left alone
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.engine.loops import DONE, WIDEST
from collegium.engine.states import States
from collegium.kernel import scoring
from collegium.kernel.choice import LEGAL
from collegium.kernel.rng import seed_words

if TYPE_CHECKING:
    from collegium.engine.engine import Engine
    from collegium.kernel.game import Game


class Batch:
    """`count` games side by side. Where several seats owe a choice at once, the first of them is asked first."""

    def __init__(self, game: Game, engine: Engine, count: int, seats: int, variant: str | None = None) -> None:
        chosen = variant or next(iter(game.variants))
        least, most = game.variants[chosen]
        if not least <= seats <= most:
            raise ValueError(f"{game.key}, {chosen}: {seats} seats (expected {least} to {most})")
        self.game, self.engine, self.count, self.seats, self.variant = game, engine, count, seats, chosen
        self.states = States(game, 2 * count, menus=count)  # the second half is what seats see
        self.states.array["mute"] = 1  # nobody reads the story of a batch
        self.to_act = np.full(count, -1)
        self.going = 0

    def reset(self, seeds: Iterable[int]) -> None:
        """A new game of each seed, up to its first choice. A seed gives the game it gives everywhere else."""
        words = [(high << 32) | low for high, low in (seed_words(seed) for seed in seeds)]
        if len(words) != self.count:
            raise ValueError(f"{len(words)} seeds for {self.count} games")
        self.states.out[: self.count] = np.array(words, np.uint64).view(np.int64)
        self.engine.deal_all(self.states, self.count, self.seats, list(self.game.variants).index(self.variant))
        self._ask()

    @property
    def mask(self) -> Any:
        """One row per game: which options of the seat in `to_act` are legal. All False where the game is over."""
        width = self.game.choices.width
        return self.states.verdict[: self.count * width].reshape(self.count, width) == LEGAL

    def step(self, options: Any) -> None:
        """Answer for the seat in `to_act` of every game that goes on. An illegal option is refused with an error
        that names its game; the others have been played by then."""
        asked, answers = self.to_act.copy(), np.asarray(options, np.int64)
        self.states.out[: self.count] = np.where(asked >= 0, asked * WIDEST + answers, -1)
        self.engine.step_all(self.states, self.count)
        refused = np.flatnonzero((asked >= 0) & (self.states.out[: self.count] != DONE))
        self._ask()
        if len(refused):
            k = refused[0]
            raise ValueError(f"game {k}: option {answers[k]} is not legal for seat {asked[k]}")

    def observe(self) -> Any:
        """One record per game: all that the seat in `to_act` may see (a spectator where the game is over)."""
        self.states.out[: self.count] = self.to_act
        self.engine.observe_all(self.states, self.count)
        return self.states.array[self.count :]

    def scores(self, i: int) -> Any:
        """Points, tie-break and place of every seat in one game, as it stands."""
        self.engine.score(self.states, i)
        return self.states.out[: self.seats * scoring.COLUMNS].reshape(self.seats, scoring.COLUMNS).copy()

    def _ask(self) -> None:
        self.going = self.engine.mask_all(self.states, self.count, self.game.choices.width)
        self.to_act = self.states.out[: self.count].copy()
