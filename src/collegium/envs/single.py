"""Gymnasium: one seat is yours, bots play the others. Needs `pip install "collegium[envs]"`.

env = gymnasium.make("collegium.envs.single:Collegium-v0", game=KEY, seats=2, rivals="student")
seen, info = env.reset(seed=1)
seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from collegium import bots
from collegium.bots import dial
from collegium.bots.thinker import Mind
from collegium.engine import engines
from collegium.engine.states import States
from collegium.envs.one import RENDER_MODES, SEEDS, One
from collegium.envs.spaces import action_space, observation_space
from collegium.extras import extra
from collegium.kernel.game import Game

extra("gymnasium", "envs")
import gymnasium

CHANCE = "fresher"  # the level that compiled code plays by itself


class CollegiumEnv(gymnasium.Env):
    """A game of ours for one learner. `seat` is where it sits; without it, another at every reset, by chance.

    `rivals` is the level of the others, as everywhere. The observation is the vector; `info["action_mask"]` (and
    `action_masks()`) says what is legal. The reward comes at the end: from 1 (ahead of all) to -1 (behind all);
    alone, the points. An illegal action ends the game with -1 and `info["illegal"]`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        variant: str | None = None,
        seat: int | None = None,
        rivals: str = CHANCE,
        render_mode: str | None = None,
        compiled: bool = True,
    ) -> None:
        self.one = One(game, seats, variant, compiled)
        if seat is not None and not 0 <= seat < self.one.seats:
            raise ValueError(f"seat {seat} (expected 0 to {self.one.seats - 1})")
        self.rivals = bots.level(rivals)
        dial.check(self.one.game, rivals)
        self.observation_space, self.action_space = observation_space(self.one), action_space(self.one)
        self.render_mode = render_mode
        self._wanted, self.seat = seat, seat or 0
        self._done = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        game = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(self.one.seats)) if self._wanted is None else self._wanted
        by_chance = self.rivals.key == CHANCE and self.render_mode is None
        self.one.begin(game, self.seat if by_chance else None)
        self._let_rivals_choose()
        self._done = self.one.over
        return self.one.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._done:
            raise ValueError("the game is over: reset() begins another")
        if not self.one.may(int(action)):
            self._done = True
            return self.one.observation(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        self.one.play(int(action))
        self._let_rivals_choose()
        self._done = self.one.over
        if self.render_mode == "human":
            self.render()
        reward = self.one.rewards[self.seat] if self._done else 0.0
        return self.one.observation(self.seat), reward, self._done, False, self._info()

    def action_masks(self) -> Any:
        """What is legal now, as some learners ask for it."""
        return self.one.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.one.render(self.render_mode, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.one.mask(self.seat), "seat": self.seat}

    def _let_rivals_choose(self) -> None:
        """Until it is the learner's turn; those who choose by chance may have done so already."""
        while not self.one.over and self.one.to_act != self.seat:
            self.one.play(self._answer(self.one.to_act))

    def _answer(self, seat: int) -> int:
        """What a rival does: it gets what its seat may see, and luck."""
        game = self.one.game
        view = States(game, bots.SCRATCH)
        view.array[0] = self.one.batch.records[0]
        engines.engine(game).view(view, seat)
        option = self.rivals.think(view, seat, int(self.np_random.integers(SEEDS)), Mind())
        return int(game.choices.offsets[view.array[0]["owed"][seat]["kind"]]) + option


gymnasium.register(
    "Collegium-v0",
    entry_point="collegium.envs.single:CollegiumEnv",
    vector_entry_point="collegium.envs.vector:CollegiumVector",
    disable_env_checker=True,
)
