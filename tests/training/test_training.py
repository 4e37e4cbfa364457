"""Training: seeded to the byte, goes on where it was stopped, refuses another plan; a net learns what can be learnt."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import numpy as np
import pytest

from collegium import cli
from collegium.bots import weights
from collegium.match.match import BadMatch
from collegium.registry import find
from collegium.training import fitting
from collegium.training import school as schools
from collegium.training.fitting import Course, figures
from collegium.training.samples import Samples, by_search, by_students, look_back
from collegium.training.school import School, plan_for

TABLE = ("standard", 2)


@pytest.fixture(scope="module")
def subject():
    return find("open_science_alliance")


@pytest.fixture
def plan(subject, monkeypatch):
    monkeypatch.setattr(schools, "LOT", 4)
    return plan_for(subject, *TABLE, seed=3, games=12, rounds=0, search_games=0, iterations=1, passes=3)


def trained(folder, plan, stop=99):
    school = School(folder, plan)
    school.play(0, jobs=1)
    for number, _ in enumerate(school.fit(0), 1):
        if number == stop:
            return school
    return school


def test_the_same_plan_gives_the_same_bytes_stopped_or_not(tmp_path, plan):
    whole, stopped = trained(tmp_path / "a", plan), trained(tmp_path / "b", plan, stop=1)
    assert not stopped.file.exists()
    (stopped.folder / "games" / "0-00001.npz").unlink()  # as if it had never been played
    again = trained(tmp_path / "b", plan)
    assert again.file.read_bytes() == whole.file.read_bytes()
    passes = [json.loads(line)["pass"] for line in (again.folder / "log.jsonl").read_text().splitlines()]
    assert passes == [1, 2, 3]
    assert whole.net().about["trained"]["plan"]["games"] == 12


def test_another_plan_or_other_files_are_refused(tmp_path, plan, subject):
    trained(tmp_path / "a", plan, stop=1)
    other = plan_for(subject, *TABLE, seed=4, games=12, rounds=0, search_games=0, iterations=1, passes=3)
    with pytest.raises(BadMatch, match=r"seed 3, expected 4"):
        School(tmp_path / "a", other)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "diary").write_text("mine")
    with pytest.raises(BadMatch, match="holds other files"):
        School(tmp_path / "b", plan)
    with pytest.raises(BadMatch, match=r"games 0 \(expected 1 or more\)"):
        plan_for(subject, *TABLE, seed=4, games=0, rounds=0, search_games=0, iterations=1, passes=3)


def test_a_net_learns_who_wins(monkeypatch):
    """One number decides; the net finds it among others, and says it of numbers as they are."""
    monkeypatch.setattr(fitting, "RATE", 5e-3)  # few samples: larger steps
    luck = np.random.default_rng(1)
    vectors = luck.integers(0, 9, (800, 2, 12)).astype(np.int32)
    won = vectors[:, 0, 5] > vectors[:, 1, 5]
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    samples = Samples(vectors, shares, np.full(800, 0.5, np.float32))
    learnt, kept = samples.part(slice(0, 600)), samples.part(slice(600, 800))
    course = Course.begin(learnt.vectors.reshape(-1, 12), seed=1)
    before = figures(course, kept)["net"]
    for _ in range(30):
        after = course.run(learnt, kept, 30, seed=1)["net"]
    assert before < 0.7 and after > 0.8
    net = course.net({})
    said = net.say(kept.vectors.reshape(-1, 12)).reshape(-1, 2)
    course.weights = course.best
    shown = course.chances(kept.vectors)
    assert np.allclose(1 / (1 + np.exp(said[:, 1] - said[:, 0])), shown[:, 0], atol=1e-4)


def test_alone_a_net_learns_when_a_game_is_won(monkeypatch):
    """A seat alone is compared with nobody: what it does not win, nobody wins."""
    monkeypatch.setattr(fitting, "RATE", 5e-3)
    luck = np.random.default_rng(1)
    vectors = luck.integers(0, 9, (800, 1, 12)).astype(np.int32)
    won = vectors[:, 0, 5] > 6
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    samples = Samples(vectors, shares, np.full(800, 0.5, np.float32))
    learnt, kept = samples.part(slice(0, 600)), samples.part(slice(600, 800))
    course = Course.begin(learnt.vectors.reshape(-1, 12), seed=1)
    for _ in range(30):
        after = course.run(learnt, kept, 30, seed=1)
    assert after["net"] > 0.97 and after["value"] < 0.6  # the value, number 10, tells nothing of it
    said = course.net({}).say(kept.vectors.reshape(-1, 12))
    course.weights = course.best
    assert np.allclose(1 / (1 + np.exp(-said)), course.chances(kept.vectors)[:, 0], atol=1e-4)


class Away(np.ndarray):
    """An array of another library, as CuPy has them on a GPU: it comes back only when it is told to."""

    def get(self):
        return np.array(self)


def test_a_course_learns_the_same_by_another_library(monkeypatch):
    there = ModuleType("away")
    there.asarray = lambda array: np.asarray(array).view(Away)
    there.__getattr__ = lambda name: lambda *args, **more: np.asarray(getattr(np, name)(*args, **more)).view(Away)
    there.nonzero = lambda array: [found.view(Away) for found in np.nonzero(array)]
    monkeypatch.setitem(sys.modules, "away", there)
    monkeypatch.setattr(Away, "__module__", "away")
    luck = np.random.default_rng(2)
    vectors, shares = luck.integers(0, 9, (300, 2, 7)).astype(np.int32), np.tile(np.float32([1, 0]), (300, 1))
    samples = Samples(vectors, shares, np.full(300, 0.5, np.float32))
    here = Course.begin(vectors.reshape(-1, 7), seed=1, cells=(8, 4))
    away = Course.begin(vectors.reshape(-1, 7), seed=1, cells=(8, 4)).moved(there)
    told = [course.run(samples, samples, 1, seed=1) for course in (here, away)]
    assert told[0] == told[1]
    assert all(type(w) is Away for w in away.weights) and type(away.net({}).first) is np.ndarray
    assert all((getattr(here.net({}), name) == getattr(away.net({}), name)).all() for name in weights.ARRAYS)


def test_samples_tell_what_seats_saw_and_who_won(subject):
    choices = by_students(subject, *TABLE, 5)
    found = look_back(subject, *TABLE, 5, choices)
    assert 0 < len(found) <= 12 and (found.shares.sum(1) == 1).all() and (np.diff(found.played) > 0).all()
    values = found.vectors[:, :, -4:-2]
    assert (values[:, 0] == values[:, 1, ::-1]).all()  # each seat has its own first
    assert by_students(subject, *TABLE, 5) == choices


def test_samples_of_a_game_for_one_say_whether_it_was_won():
    game = find("nobel_run")
    found = {}
    for seed in range(40):
        sample = look_back(game, "solo", 1, seed, by_students(game, "solo", 1, seed), each=1)
        found[tuple(sample.shares[0].tolist())] = sample.vectors.shape[:2]
    assert found == {(1.0, 0.0): (1, 1), (0.0, 1.0): (1, 1)}  # some are won, most are lost


def test_bots_that_search_play_for_a_net_too(subject):
    assert len(by_search(subject, *TABLE, 5, 1, schools.thinker.STEADY, None)) > 20


def test_the_command_trains(tmp_path, monkeypatch, capsys, subject):
    monkeypatch.setattr(schools, "LOT", 2)
    line = ["train", subject.key, "--games", "4", "--passes", "1", "--jobs", "1", "--out", str(tmp_path / "x")]
    line += ["--cells", "8,4"]
    assert cli.main([*line, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["passes"][0]["samples"] > 0 and told["bytes"] < weights.MOST_BYTES
    net = weights.load(tmp_path / "x" / "standard-2.npz", subject, *TABLE)
    assert net.first.shape[1] == 8 and net.second.shape == (9, 4) and net.third.shape == (5,)
    assert cli.main([*line, "--cells", "16,8"]) == 2 and "another plan" in capsys.readouterr().err
    assert cli.main([*line, "--cells", "16"]) == 2 and "as 32,16" in capsys.readouterr().err
    assert cli.main([*line, "--cells", "16,0"]) == 2 and "1 to 256" in capsys.readouterr().err
    assert cli.main([*line, "--jobs", "0"]) == 2 and "expected 1 to 256" in capsys.readouterr().err


def test_what_tells_seats_apart_has_a_column(monkeypatch):
    """However many vectors are looked at, of those that come seat by seat."""
    vectors = np.array([[seat, 7] for _ in range(60) for seat in range(2)])
    for looked_at in (20, 30, 60, 120):
        monkeypatch.setattr(fitting, "LOOKED_AT", looked_at)
        columns, *_ = fitting.columns_of(vectors)
        assert columns[:, 0].tolist() == [0]
