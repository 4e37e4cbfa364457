"""PettingZoo's own tests, for every game, variant and number of seats."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from collegium.envs.aec import CollegiumAEC

pytestmark = [  # what its own classic games with an action mask are told too
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
CYCLES = 12


def test_the_api_is_kept(setting, capsys):
    game, variant, seats = setting
    api_test(CollegiumAEC(game, seats, variant, compiled=False), num_cycles=CYCLES)


def test_the_same_seed_gives_the_same_game(game):
    seed_test(lambda: CollegiumAEC(game, compiled=False), num_cycles=CYCLES)


def test_tables_are_rendered(game, capsys):
    pictures = {"svg": lambda svg: svg.startswith("<svg"), "ansi": lambda text: len(text.splitlines()) > 5}
    render_test(lambda render_mode: CollegiumAEC(game, render_mode=render_mode, compiled=False), pictures)
    assert capsys.readouterr().out


def played(env, agent):
    return env.action_space(agent).sample(env.observe(agent)["action_mask"])


def test_a_whole_game_is_played_and_rewarded(capsys):
    env = CollegiumAEC("_trivial", seats=3, compiled=False)
    api_test(env, num_cycles=200)
    env.reset(seed=1)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated else played(env, agent))
        assert not truncated
    assert sorted(rewards.values()) == [-1, 0, 1] and sum(rewards.values()) == 0


def test_every_agent_sees_its_own_side_whoever_is_asked():
    env = CollegiumAEC("_trivial", seats=3, compiled=False)
    env.reset(seed=1)
    env.step(2)
    seen = [env.one.layout.named(env.observe(agent)["observation"]) for agent in env.agents]
    assert [one["me"] for one in seen] == [0, 1, 2]
    assert [one["points"][:3].tolist() for one in seen] == [[3, 0, 0], [0, 0, 3], [0, 3, 0]]
    assert [int(one["active"]) for one in seen] == [1, 0, 2]
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [False, True, False]
    assert env.state().dtype == np.int8 and len(env.state()) == env.one.game.state.dtype.itemsize


def test_an_illegal_action_is_an_error():
    env = CollegiumAEC("_trivial", compiled=False)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 7 is not legal for seat 0"):
        env.step(7)
    with pytest.raises(ValueError, match="render_mode=None"):
        env.render()
