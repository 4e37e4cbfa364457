"""A batch plays what matches play: the same seeds, the same choices, the same bytes, the same views."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from collegium.engine import engines
from collegium.engine.batch import SHORT, Batch
from collegium.engine.observation import layout
from collegium.kernel import scoring
from collegium.match.match import new
from collegium.registry import keys

COUNT, STEPS = 3, 25


@pytest.mark.parametrize("key", keys())
def test_a_batch_plays_as_matches_do(key):
    found = new(key).game
    variant, (seats, _) = list(found.variants.items())[-1]
    batch = Batch(found, COUNT, seats, variant, compiled=False)
    batch.reset(range(50, 50 + COUNT))
    matches = [new(key, seats, variant, 50 + k) for k in range(COUNT)]
    for number in range(STEPS):
        chosen = []
        for k, match in enumerate(matches):
            seat = match.to_act[0]
            legal, first = match.legal(seat), first_action(match, seat)
            assert batch.to_act[k] == seat
            assert np.flatnonzero(batch.mask[k]).tolist() == [first + option for option in legal]
            assert (batch.observations[k] == observed(match, seat)).all()
            option = legal[(7 * number + k) % len(legal)]
            match.choose(seat, option)
            chosen.append(first + option)
        batch.step(chosen)
    for k, match in enumerate(matches):
        assert batch.scores()[k, :, scoring.POINTS].tolist() == [score.points for score in match.scores()]
    assert (batch.observe(-1)[0] == observed(matches[0], -1)).all()


def observed(match, seat):
    """What a seat sees of a match, as the layout has it."""
    return layout(match.game, match.seats).vector(match.seen_states(seat).array[0], seat)


def first_action(match, seat):
    return int(match.game.choices.offsets[match.state.owed[seat].kind])


def first_legal(batch):
    return batch.mask.argmax(axis=1)


def small(count=2, **more):
    game = new("_trivial").game
    return Batch(game, count, 2, compiled=False, **more)


def test_games_that_are_over_are_left_alone():
    batch = small()
    batch.reset([1, 2])
    while batch.going == 2:
        batch.step(first_legal(batch) * [1, 1] + [0, 3])
    over = batch.to_act < 0
    before = batch.records[1].tobytes()
    assert (
        over.tolist() == [False, True] and sorted(batch.rewards[1].tolist()) == [-1, 1] and not batch.rewards[0].any()
    )
    assert batch.scores()[1, :, scoring.POINTS].max() > 100
    while batch.going:
        batch.step(first_legal(batch))
        assert batch.records[1].tobytes() == before
    assert not batch.mask.any() and (batch.to_act == -1).all()


def test_games_that_are_over_begin_again_where_wanted():
    batch = small(again=True)
    batch.reset([1, 2])
    ended = 0
    for _ in range(400):
        batch.step(first_legal(batch))
        ended += batch.count - batch.going
    assert ended >= 2 and batch.records["made"].max() < 300


def test_rivals_choose_by_chance_where_wanted():
    batch = small(3, mine=0)
    batch.reset([1, 2, 3])
    for _ in range(10):
        assert batch.to_act.tolist() == [0, 1, 0]  # round the table
        batch.step(first_legal(batch))
    rivals = batch.records["points"][[0, 1, 2], [1, 0, 1]]
    assert (batch.records["made"] >= 20).all() and len(set(rivals.tolist())) > 1


def test_blocks_and_threads_change_nothing():
    whole, parted = small(5, threads=1), small(5, threads=3)
    assert len(whole._blocks) == 1 and len(parted._blocks) == 3
    for batch in (whole, parted):
        batch.reset(range(5))
        for _ in range(7):
            batch.step(first_legal(batch))
    assert [one.tobytes() for one in whole.records] == [one.tobytes() for one in parted.records]
    assert (whole.mask == parted.mask).all()


def test_bad_input_is_named():
    batch = small()
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        batch.reset([1])
    batch.reset([1, 2])
    with pytest.raises(ValueError, match="game 1: action 4000 is not legal for seat 0"):
        batch.step([0, 4000])
    assert batch.to_act.tolist() == [1, 0]  # the other one has been played
    with pytest.raises(ValueError, match=r"shape \(1,\) \(expected \(2,\)\)"):
        batch.step([0])
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = 1
    with pytest.raises(ValueError, match="99 seats"):
        Batch(batch.game, 1, 99, compiled=False)
    with pytest.raises(ValueError, match=r"rewards: float64 of shape \(2, 2\) \(expected float32 of"):
        small(rewards=np.zeros((2, 2)))
    with pytest.raises(ValueError, match="0 games"):
        small(0)
    with pytest.raises(ValueError, match="no variant 'odd'"):
        small(variant="odd")


def test_the_callers_own_room_is_filled():
    shape = layout(new("_trivial").game, 2)
    mine, rewards = shape.empty(2), np.zeros((2, 2), np.float32)
    batch = small(observations=mine, rewards=rewards)
    batch.reset([1, 2])
    batch.step([3, 1])
    assert shape.named(mine)["points"][:, 1].tolist() == [4, 2]  # of the seat that is not asked now
    assert batch.observations is mine and batch.rewards is rewards


@pytest.mark.parametrize("mine", [None, 1])
def test_compiled_batches_play_the_same(mine):
    game = new("_trivial").game
    engines.use(game, None, SHORT)
    plain, compiled = (Batch(game, 5, 3, compiled=which, again=True, mine=mine, threads=2) for which in (False, True))
    for batch in (plain, compiled):
        batch.reset(range(5))
    for number in range(150):
        actions = [(number * k) % 4 for k in range(5)]
        for batch in (plain, compiled):
            batch.step(actions)
        assert [one.tobytes() for one in plain.records] == [one.tobytes() for one in compiled.records]
        for name in ("mask", "observations", "rewards", "to_act"):
            assert (getattr(plain, name) == getattr(compiled, name)).all(), name
    assert compiled.engine.compiled and not plain.engine.compiled


@pytest.mark.parametrize("how", [copy.deepcopy, copy.copy, pickle.dumps])
def test_a_batch_that_is_copied_says_what_to_use_instead(how):
    """A copy would look like one and never move."""
    batch = Batch(new("_trivial").game, 2, 2, compiled=False)
    batch.reset((1, 2))
    with pytest.raises(TypeError, match=r"same seed.*fork\(\)"):
        how(batch)
