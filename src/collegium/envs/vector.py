"""Gymnasium's vector environment: thousands of matches in one call, on all cores, no Python per match.

env = CollegiumVector(4096, KEY, seats=2)
seen, info = env.reset(seed=1)
seen, rewards, terminated, truncated, info = env.step(actions)      # info["action_mask"] says what is legal

Needs `pip install "collegium[envs]"`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from collegium.engine.batch import Batch
from collegium.envs.one import SEEDS, One
from collegium.envs.spaces import action_space, observation_space
from collegium.extras import extra
from collegium.kernel.game import Game

extra("gymnasium", "envs")
from gymnasium import vector
from gymnasium.vector.utils import batch_space

SELF, CHANCE = "self", "fresher"
Array = np.ndarray[Any, Any]


class CollegiumVector(vector.VectorEnv):
    """`num_envs` matches side by side; one that is over begins again with the next step, whatever its action.

    `rivals="fresher"`: one seat of each match is the learner's, in turn round the table, the others choose by chance.
    `rivals="self"`: every seat is the learner's; `info["to_act"]` says which is asked, the reward is that of the seat
    that chose last, and `info["rewards"]` has those of all. Rewards are as in `CollegiumEnv`; an illegal action is a
    ValueError. `copy=False` gives the same arrays every time, filled anew.
    """

    metadata = {"render_modes": [], "autoreset_mode": vector.AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "",
        seats: int = 0,
        variant: str | None = None,
        rivals: str = CHANCE,
        threads: int = 0,
        copy: bool = True,
        compiled: bool = True,
        render_mode: None = None,
    ) -> None:
        if rivals not in (SELF, CHANCE):
            raise ValueError(f"rivals='{rivals}' (expected {SELF} or {CHANCE}: other bots play in CollegiumEnv)")
        one = One(game, seats, variant, compiled)
        mine = 0 if rivals == CHANCE else None
        self.batch = Batch(
            one.game, num_envs, one.seats, one.batch.variant, threads=threads, again=True, mine=mine, compiled=compiled
        )
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self.layout = self.batch.layout
        self.single_observation_space, self.single_action_space = observation_space(one), action_space(one)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seats = None if mine is None else np.arange(num_envs) % one.seats
        self._rows = np.arange(num_envs)
        self._never = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New matches: of seed, seed + 1, ...; of these seeds; or of some drawn."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            first = int(self.np_random.integers(SEEDS)) if seed is None else seed
            seeds = range(first, first + self.num_envs)
        else:
            seeds = [int(self.np_random.integers(SEEDS)) if one is None else one for one in seed]  # type: ignore[assignment]
        self.batch.reset(seeds)
        return self._kept(self.batch.observations), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch = self.batch
        chose = batch.to_act.copy() if self._seats is None else self._seats
        batch.step(actions)
        over = batch.to_act < 0
        rewards = batch.rewards[self._rows, chose] if over.any() else np.zeros(self.num_envs, np.float32)
        return self._kept(batch.observations), rewards, over, self._never, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": self._kept(batch.mask),
            "to_act": self._kept(batch.to_act),
            "rewards": self._kept(batch.rewards),
        }

    def _kept(self, array: Array) -> Array:
        return array.copy() if self.copy else array
