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
    for level in (
        "search:",
        "search:0",
        "search:-1",
        "search:nans",
        "search:1e9s",
        "dean",
        "rated:",
        "rated:0",
        "rated:9999",
        "rated:x",
    ):
        assert f"unknown bot '{level}'" in refused("play", "_trivial", "--auto", "--bots", level)


def test_a_strength_of_ones_own_needs_a_game_whose_levels_were_measured(refused):
    for command in (("play", "_trivial", "--auto"), ("balance", "_trivial"), ("arena", "_trivial")):
        bots = "rated:1500,student" if command[0] == "arena" else "rated:1500"
        assert "nobody has measured how strong its bots are" in refused(*command, "--bots", bots)


def test_a_strength_of_ones_own_plays_and_beyond_the_measured_ones_says_who(run):
    done = run("play", "nobel_run", "--auto", "--seats", "2", "--seed", "7", "--bots", "rated:300,rated:900")
    assert done.returncode == 0, done.stderr
    assert "About 300" in done.stdout and "About 900" in done.stdout
    said = [line for line in done.stderr.splitlines() if "outside what was measured" in line]
    assert len(said) == 1 and "rated:300 plays as a fresher" in said[0]
