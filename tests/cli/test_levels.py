"""Levels of bots by name on the command line, own ones included."""

from __future__ import annotations


def test_own_levels_play(run):
    done = run("play", "_trivial", "--auto", "--seats", "2", "--seed", "7", "--bots", "search:20,search:0.01s")
    assert done.returncode == 0, done.stderr
    assert "Search, 20 tries" in done.stdout and "Search, 0.01 s" in done.stdout
    assert "wins with" in done.stdout
    file = done.stdout.split("Saved: ")[1].split()[0]
    assert ":" not in file.rsplit("/", 1)[1]  # a name that every file system takes


def test_a_person_beside_a_searching_bot_sees_that_it_thinks(run):
    done = run("play", "_trivial", "--plain", "--seats", "2", "--bots", "search:20", typed="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "is thinking" in done.stdout


def test_wrong_levels_are_named(refused):
    for level in ("search:", "search:0", "search:-1", "search:nans", "search:1e9s", "dean"):
        assert f"unknown bot '{level}'" in refused("play", "_trivial", "--auto", "--bots", level)
