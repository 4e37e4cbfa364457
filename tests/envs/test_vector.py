"""Gymnasium's vector environment: matches side by side play as single ones do."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from collegium.envs.single import CollegiumEnv
from collegium.envs.vector import CollegiumVector

ID = "collegium.envs.single:Collegium-v0"
MATCHES = 4


def test_observations_masks_and_actions_fit_their_spaces(game):
    env = gymnasium.make_vec(ID, num_envs=MATCHES, game=game.key, compiled=False)
    seen, info = env.reset(seed=5)
    for _ in range(5):
        assert env.observation_space.contains(seen)
        seen, rewards, over, cut, info = env.step(info["action_mask"].argmax(axis=1))
        assert rewards.shape == over.shape == cut.shape == (MATCHES,)
        assert (info["action_mask"].any(axis=1) == ~over).all()


def test_matches_play_as_single_ones_do():
    many = CollegiumVector(MATCHES, "_trivial", seats=2, compiled=False)
    singles = [CollegiumEnv("_trivial", seats=2, seat=k % 2, compiled=False) for k in range(MATCHES)]
    seen, _ = many.reset(seed=8)
    assert [row.tolist() for row in seen] == [env.reset(seed=8 + k)[0].tolist() for k, env in enumerate(singles)]
    for number in range(20):
        actions = [(number + k) % 4 for k in range(MATCHES)]
        seen, rewards, over, _, _ = many.step(actions)
        for k, env in enumerate(singles):
            alone, reward, ended, _, _ = env.step(actions[k])
            assert alone.tolist() == seen[k].tolist() and (reward, ended) == (rewards[k], over[k])


def test_what_is_over_begins_again_with_the_next_step():
    env = CollegiumVector(MATCHES, "_trivial", seats=2, rivals="self", compiled=False)
    _, info = env.reset(seed=[1, 2, 3, None])
    ended = np.zeros(MATCHES, bool)
    games = 0
    for _ in range(300):
        chose = info["to_act"]
        seen, rewards, over, _, info = env.step(np.full(MATCHES, 2))
        assert not (over & ended).any()  # a step that begins a game is not its end
        fresh = env.layout.named(seen)["points"][ended]
        assert not fresh.any()
        for k in np.flatnonzero(over):
            assert rewards[k] == info["rewards"][k, chose[k]] == 1  # who goes past the goal has won
            games += 1
        assert not rewards[~over].any()
        ended = over
    assert games >= MATCHES


def test_arrays_are_kept_apart_unless_told_otherwise():
    for copy in (True, False):
        env = CollegiumVector(2, "_trivial", copy=copy, compiled=False)
        first, _ = env.reset(seed=1)
        second, *_ = env.step([1, 1])
        assert (first is second) is not copy


def test_bad_input_is_named():
    with pytest.raises(ValueError, match=r"rivals='student' \(expected self or fresher"):
        CollegiumVector(2, "_trivial", rivals="student", compiled=False)
    env = CollegiumVector(2, "_trivial", compiled=False)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="game 1: action 9 is not legal"):
        env.step([0, 9])
