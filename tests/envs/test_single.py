"""Gymnasium's own check, and the learner's seat among bots."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from collegium.envs.single import CollegiumEnv

ID = "collegium.envs.single:Collegium-v0"


def test_the_checker_passes(setting, capsys):
    game, variant, seats = setting
    env = gymnasium.make(ID, game=game.key, seats=seats, variant=variant, compiled=False, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("rivals", ["fresher", "student"])
def test_a_learner_plays_whole_games_in_its_seat(rivals):
    env = CollegiumEnv("_trivial", seats=3, seat=1, rivals=rivals, compiled=False)
    ends = []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["seat"] == env.one.to_act == 1
            seen, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            assert env.observation_space.contains(seen) and env.one.layout.named(seen)["me"] == 1
            assert not truncated and (over or reward == 0)
        ends.append(reward)
        with pytest.raises(ValueError, match="the game is over"):
            env.step(0)
    assert all(-1 <= end <= 1 for end in ends) and len(set(ends)) > 1


def test_rivals_of_a_level_see_their_own_side(game):
    env = CollegiumEnv(game, rivals="student", compiled=False)
    _, info = env.reset(seed=2)
    for _ in range(2):
        seen, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert env.observation_space.contains(seen)
        assert over or (env.action_masks() == (info["action_mask"] == 1)).all()
        if over:
            break


def test_an_illegal_action_ends_the_game():
    env = CollegiumEnv("_trivial", compiled=False)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(9)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_bad_input_is_named():
    with pytest.raises(ValueError, match=r"seat 2 \(expected 0 to 1\)"):
        CollegiumEnv("_trivial", seats=2, seat=2, compiled=False)
    with pytest.raises(ValueError, match="unknown bot 'nobody'"):
        CollegiumEnv("_trivial", rivals="nobody", compiled=False)
    env = CollegiumEnv("_trivial", compiled=False)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="rivals by chance keep no journal"):
        env.one.match()


@pytest.mark.parametrize("how", [copy.deepcopy, pickle.dumps])
def test_an_environment_that_is_copied_says_what_to_use_instead(how):
    """In both libraries; a copy would show a board that never moves."""
    from collegium.envs.aec import CollegiumAEC
    from collegium.envs.vector import CollegiumVector

    many = CollegiumVector(2, "_trivial", seats=2, compiled=False)
    made = gymnasium.make(ID, game="_trivial", seats=2, compiled=False)
    for env in (
        CollegiumEnv("_trivial", seats=2, compiled=False),
        CollegiumAEC("_trivial", compiled=False),
        many,
        made,
    ):
        env.reset(seed=1)
        with pytest.raises(TypeError, match=r"same seed.*fork\(\)"):
            how(env)


def test_a_missing_library_is_named():
    said = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "from collegium.extras import MissingExtra\n"
        "try:\n    import collegium.envs.single\n"
        "except MissingExtra as error:\n    print(error)"
    )
    found = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout
    assert found.strip() == 'this needs the library gymnasium, which is not installed: pip install "collegium[envs]"'
