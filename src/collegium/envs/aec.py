"""PettingZoo: every seat is an agent, asked in turn (AEC). Needs `pip install "collegium[envs]"`.

env = CollegiumAEC(KEY, seats=2)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from collegium.envs.one import RENDER_MODES, SEEDS, One
from collegium.envs.spaces import action_space, masked_space
from collegium.extras import extra
from collegium.kernel.game import Game

extra("pettingzoo", "envs")
from pettingzoo import AECEnv


class CollegiumAEC(AECEnv):
    """A game of ours. Agents are `player_0` to `player_N`; what they see is {"observation", "action_mask"}. Rewards
    come at the end: from 1 (ahead of all) to -1 (behind all); alone, the points. An illegal action is a ValueError."""

    metadata = {"name": "collegium_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        variant: str | None = None,
        render_mode: str | None = None,
        compiled: bool = True,
    ) -> None:
        super().__init__()
        self.one = One(game, seats, variant, compiled)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.one.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(self.one) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.one) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of the next one drawn."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.one.begin(int(self._luck.integers(SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.one.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": self.one.observation(seat), "action_mask": self.one.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.one.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.one.over:
            self.rewards = dict(zip(self.agents, self.one.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.one.to_act]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.one.render(self.render_mode, self._seat[self.agent_selection] if self.agents else -1)

    def close(self) -> None:
        """Nothing is left open."""

    def state(self) -> Any:
        """All there is, secrets too, as bytes."""
        return np.frombuffer(self.one.batch.records.tobytes(), np.int8)
