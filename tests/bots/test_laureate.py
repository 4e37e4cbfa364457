"""The laureate: its net says in compiled code what NumPy says, of what training saw; other weights are refused."""

from __future__ import annotations

import json
from dataclasses import replace

import numba
import numpy as np
import pytest

from collegium import bots, cli
from collegium.bots import laureates, net, thinker, weights
from collegium.bots.weights import BadWeights, Net
from collegium.commands import train
from collegium.engine import engines
from collegium.engine.engine import plain_engine
from collegium.engine.observation import Layout, layout
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.game import settings
from collegium.kernel.record import NOBODY, number
from collegium.registry import find
from collegium.training.fitting import columns_of, compared
from collegium.training.samples import by_students, look_back
from collegium.training.take_over import take_over

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
    said = (
        f"weights for rules_version {version} (expected 99; train them anew, "
        "or see `collegium train open_science_alliance --take-over`)"
    )
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


# Nets under changed rules ---------------------------------------------------------------------------------------------


@pytest.fixture
def changed(subject):
    """The game after its rules have changed twice."""
    return replace(subject, rules_version=subject.rules_version + 2)


def saved(folder, some_net, **about):
    """A file with the net, whose `about` says these things too."""
    file = folder / "standard-2.npz"
    weights.save(replace(some_net, about={**some_net.about, **about}), file)
    return file


def test_a_net_is_taken_over_where_it_sees_the_same(tmp_path, some_net, subject, changed):
    file = saved(tmp_path, some_net, **weights.described(subject, *TABLE), trained={"loss": 0.5})
    file.chmod(0o644)
    with pytest.raises(BadWeights, match=r"rules_version 1 \(expected 3; .*collegium train \w+ --take-over"):
        weights.load(file, changed, *TABLE)
    before = weights.opened(file)
    told = take_over(file, changed)
    assert told == "taken over from rules_version 1 to 3; layout, questions and pieces are the same"
    net = weights.load(file, changed, *TABLE)
    assert net.about["trained_under"] == 1 and net.about["trained"] == {"loss": 0.5}
    assert all(np.array_equal(*both) for both in zip(before.arrays[:4], net.arrays[:4], strict=True))
    assert file.stat().st_mode & 0o777 == 0o644
    once = file.read_bytes()
    assert take_over(file, changed) == "rules_version 3 already" and file.read_bytes() == once
    later = replace(subject, rules_version=4)
    assert "from rules_version 3 to 4" in take_over(file, later)
    assert weights.load(file, later, *TABLE).about["trained_under"] == 1


def test_of_an_old_file_it_is_said_that_less_was_compared(tmp_path, some_net, subject, changed):
    file = saved(tmp_path, some_net)
    told = take_over(file, changed)
    numbers, columns = some_net.about["numbers"], len(some_net.columns)
    assert f"compared were only the pieces, {numbers} numbers and the bounds of {columns} columns" in told
    about = weights.load(file, changed, *TABLE).about
    assert about["layout"] == layout(subject, 2).digest
    assert about["questions"] == [kind.key for kind in subject.choices.kinds]


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ({"game": "nobel_run"}, r"weights for game nobel_run \(expected open_science_alliance\)"),
        ({"seats": 9}, "weights for standard with 9 seats, which open_science_alliance does not have"),
        ({"rules_version": 9}, "weights for rules_version 9, which is newer than 3"),
        ({"data": "0123456789ab"}, r"weights for data 0123456789ab .*a value of a piece changed"),
        ({"numbers": 7}, r"weights for numbers 7 .*another length"),
        ({"layout": "0123456789ab"}, r"weights for layout 0123456789ab .*other parts, bounds or places"),
        ({"questions": ["", "no such question"]}, "questions had other numbers"),
    ],
)
def test_a_net_that_may_see_something_else_is_not_taken_over(tmp_path, some_net, changed, about, told):
    file = saved(tmp_path, some_net, **about)
    before = file.read_bytes()
    with pytest.raises(BadWeights, match=told):
        take_over(file, changed)
    assert file.read_bytes() == before


def test_a_column_outside_the_bounds_of_the_observation_is_named(tmp_path, some_net, changed):
    columns = some_net.columns.copy()
    over = next(part for part in layout(changed, 2).parts if part.name == "over")
    columns[0] = over.start, 0, 0, 5  # 1 = the game has ended; the net knows 0 to 4
    file = saved(tmp_path, replace(some_net, columns=columns))
    with pytest.raises(BadWeights, match="knows values of over that the observation no longer has"):
        take_over(file, changed)


def test_a_layout_has_the_same_hash_if_the_same_is_seen(subject):
    class Hidden(subject.state):
        extra: int = number(0, 9, "a thing nobody sees", seen_by=NOBODY)

    class Shown(subject.state):
        extra: int = number(0, 9, "a thing all see")

    class Longer(subject.state):
        extra: int = number(0, 10, "a thing all see")

    class Seat(subject.state):
        extra: int = number(0, 9, "a thing all see", seat=0)

    plain, hidden, *others = (
        Layout(replace(subject, state=state), 3).digest for state in (subject.state, Hidden, Shown, Longer, Seat)
    )
    assert plain == hidden == layout(subject, 3).digest
    assert len({plain, layout(subject, 2).digest, *others}) == 5


def test_the_command_takes_nets_over(tmp_path, some_net, changed, monkeypatch, capsys):
    monkeypatch.setattr(train, "wanted_game", lambda name: replace(changed, folder=tmp_path))
    (tmp_path / "laureate").mkdir()
    line = ["train", changed.key, "--take-over"]
    assert cli.main(line) == 2 and "has no weights" in capsys.readouterr().err
    file = saved(tmp_path / "laureate", some_net)
    other = tmp_path / "laureate" / "standard-3.npz"
    weights.save(replace(some_net, about={**some_net.about, "numbers": 7}), other)
    assert cli.main([*line, str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules_version"] == 3 and [one["refused"] for one in told["weights"]] == [False]
    assert cli.main(line) == 2
    done = capsys.readouterr()
    assert f"{file}: rules_version 3 already\n{other}: refused: weights for numbers 7" in done.out
    assert "1 of 2 files of weights were not taken over" in done.err
    assert cli.main([*line, "--out", str(tmp_path)]) == 2 and "expected --take-over alone" in capsys.readouterr().err
    assert cli.main(line[:2]) == 2 and "--out is missing" in capsys.readouterr().err
