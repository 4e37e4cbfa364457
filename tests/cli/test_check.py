"""`collegium check`: a line per law, a sentence where one is broken, and exit codes that say it."""

from __future__ import annotations

import json
import os
import sys

import pytest

from collegium.laws.code import LAWS

from ..coffee import KEY, lay_out


@pytest.fixture
def guest(tmp_path):
    """The folder of a game that is nowhere installed."""
    return lay_out(tmp_path / "guests")


@pytest.fixture
def check(run, guest, tmp_path):
    def check(*args, **more):
        path = os.pathsep.join([str(guest.parent), *sys.path])
        more = {"COLLEGIUM_CACHE_DIR": str(tmp_path / "cache"), **more}
        return run("check", *args, PYTHONPATH=path, **more)

    return check


def test_a_guest_on_the_path_keeps_the_laws(check, guest):
    done = check(KEY, "--games", "40")
    assert done.returncode == 0, done.stdout + done.stderr
    *lines, told = done.stdout.splitlines()
    assert len(lines) == len(LAWS) and all(line[:2] in ("✓ ", "– ") for line in lines)
    assert told.startswith("Coffee Round: 33 kept, 0 broken, 13 not yet (40 random games, uncompiled, ")
    assert told.endswith(f" s) in {guest}")
    assert "tools.walks coffee_round writes it" in done.stdout


def test_for_programs(check, guest):
    ledger = guest / "tests" / "ledger.py"
    ledger.write_text(ledger.read_text().replace('-told["penalty"]', 'told["penalty"]'))
    done = check(KEY, "--json", "--games", "40")
    assert done.returncode == 1, done.stderr
    found = json.loads(done.stdout)
    assert (found["game"], found["compiled"], found["games"]) == (KEY, False, 40)
    assert [row["law"] for row in found["laws"]] == [law.name for law in LAWS]
    broken = [row for row in found["laws"] if row["outcome"] == "broken"]
    assert [row["law"] for row in broken] == ["what_is_told_adds_up"]
    assert broken[0]["sentence"].startswith("standard, 2 seats: points of seat ")


def test_one_cause_is_told_once(check, guest):
    table = guest / "table.py"
    table.write_text(table.read_text().replace("headline(s):\n", "headline(s):\n    s.no\n"))
    hidden = guest / "hidden.py"
    hidden.write_text(hidden.read_text().replace("if seat != who:", "if seat >= 0:"))
    done = check(KEY, "--games", "40")
    assert done.returncode == 1, done.stderr
    *lines, also, told = done.stdout.splitlines()
    assert sum("no field 'no'" in line for line in lines) == sum("index -1 outside 0..5" in line for line in lines) == 1
    broken = [line[2:] for line in lines if line.startswith("✗ ")]
    first = next(line for line in broken if "index -1 outside" in line).split(":")[0]
    start = f"✗ What breaks '{first}' also breaks: "
    assert also.startswith(start)
    others = also.removeprefix(start).split("; ")
    assert others and {*others} < {law.says for law in LAWS}
    assert len(lines) + len(others) == len(LAWS) and f" {len(broken) + len(others)} broken," in told


def test_rules_that_do_not_load_are_told_alone(check, guest):
    pot = guest / "pot.py"
    pot.write_text(pot.read_text().replace("s.pot -= cups", "s.pot -= sum([cups])"))
    done = check(KEY)
    assert done.returncode == 1 and done.stderr == ""
    line, told = done.stdout.splitlines()
    assert line.startswith("✗ Rules allocate nothing") and "rule fill_cups uses sum" in line and "pot.py:" in line
    assert told.startswith("Coffee Round: 0 kept, 1 broken, 0 not yet")
    assert check(KEY, "--compiled").stdout.startswith(line)


def test_a_fault_in_set_up_is_one_line_for_a_player_too(run, check, guest):
    pot = guest / "pot.py"
    pot.write_text(pot.read_text().replace("    ask(s, s.active, POUR)\n", ""))
    said = "in set-up: nobody owes a choice and the agenda is empty (in step take-turn, rule take_turn); end every rule"
    done = check(KEY)
    assert done.returncode == 1 and said in done.stdout and len(done.stdout.splitlines()) == 3
    played = run("play", KEY, "--auto", PYTHONPATH=os.pathsep.join([str(guest.parent), *sys.path]))
    assert played.returncode == 2 and said in played.stderr and len(played.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("pot.py", "def (", "SyntaxError: invalid syntax"),
        ("biscuits.py", "from .choices import TEA\n", "ImportError: cannot import name 'TEA'"),
        ("biscuits.py", "", "ImportError: cannot import name 'deal'"),
        ("__init__.py", "GAME = 1\n", "expected GAME to be a Game with that key"),
        ("components.toml", "[[pot]]\nkey = 'pot'\n", "components.toml"),
    ],
)
def test_what_cannot_be_loaded_is_one_line_for_a_player_too(run, check, guest, file, text, said):
    (guest / file).write_text(text)
    played = run("play", KEY, "--auto", PYTHONPATH=os.pathsep.join([str(guest.parent), *sys.path]))
    for done in (check(KEY), played):
        assert done.returncode == 2 and done.stdout == "", done.stdout
        assert said in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("no_such_game",), "unknown game 'no_such_game' (expected one of "),
        (("json",), "unknown game 'json'"),
        (("coffee_rond",), "unknown game 'coffee_rond'"),
        (("_trivial", "--games", "0"), "'0' (expected a whole number of games from 1 to"),
        (("_trivial", "--games", "many"), "'many' (expected a whole number of games"),
        ((), "the following arguments are required: GAME"),
    ],
)
def test_what_a_user_gets_wrong(check, args, said):
    done = check(*args)
    assert done.returncode == 2 and said in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


def test_signs_that_every_terminal_can_show(check):
    done = check(KEY, "--games", "20", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.startswith("ok    Rules allocate nothing"), done.stdout + done.stderr
