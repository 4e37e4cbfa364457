"""Tuning: a net goes on from where it was, learns what stronger games say, and says how well on deals kept apart."""

from __future__ import annotations

import gzip
import json

import numpy as np
import pytest

from collegium import cli
from collegium.bots import weights
from collegium.registry import find
from collegium.training import tuning
from collegium.training.fitting import Course
from collegium.training.samples import Samples, by_students

TABLE = ("standard", 2)


def games(luck, many, decides):
    """Games in which one number decides who wins, two of every deal."""
    found = []
    for number in range(many):
        vectors = luck.integers(0, 9, (20, 2, 12)).astype(np.int32)
        won = vectors[:, 0, decides] > vectors[:, 1, decides]
        shares = np.stack([won, ~won], axis=1).astype(np.float32)
        found.append((number // 2, Samples(vectors, shares, np.linspace(0, 1, 20, dtype=np.float32))))
    return found


@pytest.fixture
def net():
    """A net that has learned nothing yet, of numbers as they are."""
    luck = np.random.default_rng(3)
    return Course.begin(luck.integers(0, 9, (400, 12)), seed=3).net({"game": "some"})


def test_it_goes_on_from_where_the_net_was(net):
    vectors = np.random.default_rng(5).integers(0, 9, (60, 2, 12)).astype(np.int32)
    course = tuning.course_from(net, vectors)
    said = net.say(vectors.reshape(-1, 12))
    assert np.allclose(course.net({}).say(vectors.reshape(-1, 12)), said, atol=1e-4)


def test_what_stronger_games_say_is_learnt(net, monkeypatch):
    monkeypatch.setattr(tuning, "RATE", 5e-3)  # few samples: larger steps
    some = games(np.random.default_rng(7), 40, decides=5)
    tuned, figures = tuning.tuned(net, some)
    assert [found["pass"] for found in figures] == list(range(tuning.PASSES + 1))
    assert figures[0]["net"] < 0.7 < 0.75 < max(found["net"] for found in figures)  # on deals kept apart
    assert tuned.about["game"] == "some" and tuned.about["tuned"]["games"] == 40 and tuned.about["tuned"]["passes"] > 0
    again, _ = tuning.tuned(net, some)
    assert all((getattr(again, name) == getattr(tuned, name)).all() for name in weights.ARRAYS)


def test_a_net_that_cannot_be_bettered_stays(net, monkeypatch):
    """What wins in one deal tells nothing of another: no pass is taken over."""
    monkeypatch.setattr(tuning, "RATE", 5e-2)
    luck = np.random.default_rng(9)
    some = [one for place in range(4) for _, one in games(luck, 2, decides=place)]
    tuned, figures = tuning.tuned(net, [(place // 2, one) for place, one in enumerate(some)])
    assert min(figures, key=lambda found: found["loss"])["pass"] == tuned.about["tuned"]["passes"] == 0
    assert np.allclose(tuned.first, net.first, atol=1e-5)


def test_the_command_tunes(tmp_path, capsys):
    game, file = find("open_science_alliance"), tmp_path / "games.gz"
    with gzip.open(file, "wt", encoding="utf-8") as lines:
        for seed in range(4):
            name = f"{game.key}/standard/2/some.{seed}"
            lines.write(json.dumps({"name": name, "seed": seed, "choices": by_students(game, *TABLE, seed)}) + "\n")
    two = tmp_path / "more.gz"
    two.write_bytes(gzip.compress(gzip.decompress(file.read_bytes()).splitlines(keepends=True)[3]))
    file.write_bytes(gzip.compress(b"".join(gzip.decompress(file.read_bytes()).splitlines(keepends=True)[:3])))
    line = ["train", game.key, "--out", str(tmp_path / "x"), "--tune", str(file), str(two)]
    assert cli.main([*line, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == told["deals"] == 4 and len(told["passes"]) == tuning.PASSES + 1
    assert weights.load(tmp_path / "x" / "standard-2.npz", game, *TABLE).about["tuned"]["games"] == 4
    assert cli.main([*line, "--seats", "3"]) == 2 and "0 deals" in capsys.readouterr().err
    assert cli.main([*line[:5], str(file)]) == 2 and "3 deals" in capsys.readouterr().err
    assert cli.main([*line[:2], "--out", str(tmp_path / "y"), "--start", str(file)]) == 2
    assert "without --tune" in capsys.readouterr().err
