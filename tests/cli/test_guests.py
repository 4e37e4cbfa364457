"""A game that is only a folder on Python's path: whoever names it finds it, the site and other packages do not."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from collegium import registry
from collegium.match.match import new

from ..coffee import KEY, lay_out

SAVE = f"""
import sys, collegium, pathlib
from collegium.match import journal
match = collegium.new({KEY!r}, seats=2, seed=3)
for _ in range(3):
    match.choose(match.to_act[0], 0)
journal.write(pathlib.Path(sys.argv[1]), match.journal())
"""


@pytest.fixture
def path(tmp_path):
    """Python's path with a guest on it."""
    return os.pathsep.join([str(lay_out(tmp_path / "guests").parent), *sys.path])


@pytest.fixture
def saved(tmp_path, environment, path):
    """A match of a guest that was begun from Python."""
    file = tmp_path / "begun.json"
    command = [sys.executable, "-c", SAVE, str(file)]
    done = subprocess.run(command, env={**environment, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return file


def test_a_saved_match_of_a_guest_is_replayed_resumed_and_analysed(run, refused, path, saved):
    told = run("replay", str(saved), "--json", PYTHONPATH=path)
    assert told.returncode == 0, told.stderr
    assert (json.loads(told.stdout)["game"], json.loads(told.stdout)["choices"]) == (KEY, 3)
    assert "not over" in refused("analyse", str(saved), PYTHONPATH=path)  # so it was found and read
    played = run("play", "--resume", str(saved), "--auto", PYTHONPATH=path)
    assert played.returncode == 0 and "took the last cup" in played.stdout, played.stderr


@pytest.mark.parametrize("command", [("replay",), ("analyse",), ("play", "--auto", "--resume")])
def test_without_its_folder_a_saved_match_says_what_to_do(refused, saved, command):
    said = "a game of your own: put the folder that contains coffee_round/ on PYTHONPATH, or install it)"
    assert refused(*command, str(saved)).endswith(said)


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """A folder on Python's path; forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    "files",
    [
        ("odd_one/__init__.py",),
        ("odd_one/components.toml",),
        ("odd_one.py", "components.toml"),
        ("odd_one/more/__init__.py", "odd_one/more/components.toml"),
    ],
)
@pytest.mark.parametrize("key", ["odd_one", "odd_one.more"])
def test_other_packages_are_not_even_imported(packages, files, key):
    for file in files:
        (packages / file).parent.mkdir(parents=True, exist_ok=True)
        (packages / file).write_text("raise SystemExit('imported')\n")
    with pytest.raises(registry.UnknownGame, match=f"unknown game '{key}'"):
        new(key)


@pytest.mark.parametrize("key", ["__main__", "_no_such_game", "", "../x", "_trivial.texts", "collegium"])
def test_keys_that_are_no_game(key):
    with pytest.raises(registry.UnknownGame, match="a game of your own: put the folder that contains"):
        new(key)
