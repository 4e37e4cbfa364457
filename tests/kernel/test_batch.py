"""A batch plays what matches play: the same seeds, the same choices, the same bytes, the same views."""

from __future__ import annotations

import numpy as np
import pytest

from collegium.engine import engines
from collegium.engine.batch import Batch
from collegium.kernel import scoring
from collegium.match.match import new
from collegium.registry import keys

COUNT, STEPS = 3, 25


@pytest.mark.parametrize("key", keys())
def test_a_batch_plays_as_matches_do(key):
    found = new(key).game
    variant, (seats, _) = list(found.variants.items())[-1]
    batch = Batch(found, engines.engine(found), COUNT, seats, variant)
    batch.reset(range(50, 50 + COUNT))
    matches = [new(key, seats, variant, 50 + k) for k in range(COUNT)]
    for number in range(STEPS):
        mask, seen, chosen = batch.mask, batch.observe(), []
        for k, match in enumerate(matches):
            seat = match.to_act[0]
            assert batch.to_act[k] == seat
            assert np.flatnonzero(mask[k]).tolist() == match.legal(seat)
            assert seen[k].tobytes() == match.seen_states(seat).array[0].tobytes()
            legal = match.legal(seat)
            chosen.append(legal[(7 * number + k) % len(legal)])
            match.choose(seat, chosen[k])
        batch.step(chosen)
    for k, match in enumerate(matches):
        assert batch.scores(k)[:, scoring.POINTS].tolist() == [score.points for score in match.scores()]


def small(count=2):
    game = new("_trivial").game
    return Batch(game, engines.engine(game), count, 2)


def test_games_that_are_over_are_left_alone():
    batch = small()
    batch.reset([1, 2])
    while batch.going == 2:
        batch.step([np.flatnonzero(row)[0] if row.any() else 0 for row in batch.mask])
    while batch.going:
        over = batch.to_act < 0
        before = batch.states.array[: batch.count][over].tobytes()
        batch.step([np.flatnonzero(row)[0] if row.any() else 0 for row in batch.mask])
        assert batch.states.array[: batch.count][over].tobytes() == before
    assert not batch.mask.any() and (batch.to_act == -1).all()


def test_bad_input_is_named():
    batch = small()
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        batch.reset([1])
    batch.reset([1, 2])
    with pytest.raises(ValueError, match="game 1: option 4000 is not legal"):
        batch.step([np.flatnonzero(batch.mask[0])[0], 4000])
    with pytest.raises(ValueError, match="99 seats"):
        Batch(batch.game, batch.engine, 1, 99)
