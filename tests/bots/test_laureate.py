"""The laureate: its net says in compiled code what NumPy says, of what training saw; other weights are refused."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from collegium import bots
from collegium.bots import laureates, net, thinker, weights
from collegium.bots.weights import BadWeights, Net
from collegium.engine import engines
from collegium.engine.engine import plain_engine
from collegium.engine.observation import layout
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.game import settings
from collegium.registry import find
from collegium.training.fitting import columns_of, compared
from collegium.training.samples import by_students, look_back

TABLE = ("standard", 2)


@pytest.fixture(scope="module")
def subject():
    return find("open_science_alliance")


@pytest.fixture(scope="module")
def seen(subject):
    """A game of students, its choices and what was seen of it."""
    choices = by_students(subject, *TABLE, 11)
    return choices, look_back(subject, *TABLE, 11, choices)


@pytest.fixture(scope="module")
def some_net(subject, seen):
    """A net of this game that has learned nothing."""
    luck = np.random.default_rng(4)
    columns, middle, _ = columns_of(seen[1].vectors.reshape(-1, seen[1].vectors.shape[-1]))
    shapes = ((len(middle) + 1, 8), (9, 4), (5,))
    first, second, third = (luck.normal(0, 0.1, shape).astype(np.float32) for shape in shapes)
    first[columns[columns[:, net.LEVELS] == 0, net.ROW]] /= 50
    return Net(columns, first, second, third, weights.belongs(subject, *TABLE))


def test_compiled_the_net_says_what_numpy_says(some_net, seen, subject):
    vectors = seen[1].vectors.reshape(-1, seen[1].vectors.shape[-1])
    weigh = numba.njit(net.weigh)
    room = weights.sight(States(subject, 4), 2)
    said = []
    for vector in vectors:
        room[7][0] = vector
        said.append(weigh(room, some_net.arrays))
    assert np.ptp(said) > 0.01  # it does tell positions apart
    assert np.allclose(said, some_net.say(vectors), atol=1e-5, rtol=1e-5)


def test_the_search_sees_what_training_saw(some_net, seen, subject):
    """From the state of a sample, the search makes the same vectors, and so the same shares."""
    choices, samples = seen
    engine, states = engines.compiled(subject), States(subject, 4)
    states.array["mute"] = 1
    engine.begin(states, 2, 0, 11)
    made = round(float(samples.played[3]) * len(choices))
    for seat, option in choices[:made]:
        engine.act(states, seat, option)
    values = np.array([engine.value(states, seat) for seat in range(2)], np.float64)
    shares = np.zeros(2 * flow.SEATS)
    states.array[1] = states.array[0]
    plain = plain_engine(subject, net.foretell)
    plain._door(
        states.plain, states.plain_raw, 1, values, states.out, shares, weights.sight(states, 2), some_net.arrays
    )
    said = some_net.say(samples.vectors[3])
    assert np.allclose(shares[:2], compared(said), atol=1e-5)
    assert np.allclose(shares[flow.SEATS : flow.SEATS + 2], said, atol=1e-4)


def test_alone_the_search_compares_a_seat_with_nobody():
    """What is said of a table for one, by the weights that are shipped, is the chance to win."""
    game = find("nobel_run")
    _, shipped = laureates.way(game, "solo", 1)
    choices = by_students(game, "solo", 1, 3)
    samples = look_back(game, "solo", 1, 3, choices)
    engine, states, last = engines.compiled(game), States(game, 4), len(samples) - 1
    states.array["mute"] = 1
    engine.begin(states, 1, list(game.variants).index("solo"), 3)
    for seat, option in choices[: round(float(samples.played[last]) * len(choices))]:
        engine.act(states, seat, option)
    values, shares = np.array([engine.value(states, 0)], np.float64), np.zeros(2 * flow.SEATS)
    plain = plain_engine(game, net.foretell)
    states.array[1] = states.array[0]
    plain._door(states.plain, states.plain_raw, 1, values, states.out, shares, weights.sight(states, 1), shipped.arrays)
    (said,) = shipped.say(samples.vectors[last])
    assert 0 < shares[0] < 1 and np.allclose(shares[0], 1 / (1 + np.exp(-said)), atol=1e-5)


def test_weights_are_kept_and_those_that_do_not_fit_refused(tmp_path, some_net, seen, subject):
    file = tmp_path / "standard-2.npz"
    weights.save(some_net, file)
    again = weights.load(file, subject, *TABLE)
    assert {getattr(again, name).dtype for name in weights.ARRAYS} == {np.dtype(np.int64), np.dtype(np.float32)}
    vectors = seen[1].vectors.reshape(-1, seen[1].vectors.shape[-1])
    assert np.allclose(again.say(vectors), some_net.say(vectors), atol=0.01)  # kept at half precision
    once = file.read_bytes()
    weights.save(again, file)
    assert file.read_bytes() == once
    with pytest.raises(BadWeights, match=r"weights for seats 2 \(expected 3; train them anew\)"):
        weights.load(file, subject, "standard", 3)
    now = subject.rules_version
    older = {**some_net.about, "rules_version": now - 1}
    weights.save(Net(*some_net.arrays[:4], about=older), file)
    with pytest.raises(BadWeights, match=rf"rules_version {now - 1} \(expected {now}"):
        weights.load(file, subject, *TABLE)
    file.write_bytes(b"PK nothing")
    with pytest.raises(BadWeights, match="no weights"):
        weights.load(file, subject, *TABLE)
    big = Net(some_net.columns, np.random.default_rng(1).normal(size=(20_000, 32)), *some_net.arrays[2:4])
    with pytest.raises(BadWeights, match="a smaller net"):
        weights.save(big, file)


def test_a_table_without_fitting_weights_is_played_without(tmp_path, some_net):
    class Other:
        key, folder, rules_version = "open_science_alliance", tmp_path, 99
        components = find("open_science_alliance").components

    (tmp_path / "laureate").mkdir()
    (tmp_path / "laureate" / "ways.toml").write_text("[plain]\nflat = 1\n[net]\nnet = 70\n")
    weights.save(some_net, tmp_path / "laureate" / "standard-2.npz")
    told = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(laureates.log, "warning", lambda text, *facts: told.append(text % facts))
        patch.setattr(weights, "layout", lambda game, seats: layout(find(game.key), seats))
        style, found = laureates.way(Other(), *TABLE)
    assert found is None and style.flat == 1 and style.net == 0
    version = find("open_science_alliance").rules_version
    said = f"weights for rules_version {version} (expected 99; train them anew)"
    file = tmp_path / "laureate" / "standard-2.npz"
    assert told == [f"laureates play without what they learned: {file}: {said}"]


def test_shipped_weights_fit_their_games():
    """Every table of every game has a net that loads, in a small file, and a way to think by it."""
    from collegium.registry import keys

    for key in keys():
        found = find(key)
        for variant, seats in settings(found):
            style, loaded = laureates.way(found, variant, seats)
            file = found.folder / laureates.FOLDER / f"{variant}-{seats}.npz"
            assert loaded is not None and style.net > 0 and file.stat().st_size <= weights.MOST_BYTES


def test_a_laureate_chooses(match, some_net, monkeypatch):
    """By its own style and net, the same at the same moment."""
    seat = match.to_act[0]
    thinker.searcher(match.game)
    asked = []

    def think(*args, style=None, net=None, **settings):
        asked.append((args[5], net))
        return real(*args, net=net, **settings)

    real = thinker.think
    monkeypatch.setattr(thinker, "think", think)
    monkeypatch.setattr(laureates, "way", lambda *_: (thinker.TRAINED, None))
    first, second = (bots.pick(match, seat, "laureate:50") for _ in range(2))
    assert first == second and first in match.legal(seat)
    assert asked == [(thinker.TRAINED, None)] * 2
    assert bots.for_seconds("laureate", 0.25) == "laureate:0.25s" and bots.searches("laureate:0.25s")
    assert bots.for_seconds("professor", 0.25) == "search:0.25s"
