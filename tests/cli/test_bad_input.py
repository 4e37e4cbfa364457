"""Whatever a user gets wrong: one clear line that says what was wrong and what was expected, exit code 2."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from collegium.cli import main
from collegium.match import journal
from collegium.match.match import new

from ..web.damaged import damaged

OVERLAYS = {
    "wrong column": ("[die.die]\ncolour = 3\n", "unknown column 'colour'"),
    "missing row": ("[die.d20]\nsides = 3\n", "no row 'd20'"),
    "unknown table": ("[card.die]\nsides = 3\n", "unknown table 'card'"),
    "string for a number": ("[die.die]\nsides = 'four'\n", "expected a whole number from 1 to 4"),
    "out of bounds": ("[die.die]\nsides = 5\n", "expected a whole number from 1 to 4"),
    "not TOML": ("sides: 4\n", "not a TOML file"),
}


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("play", "no_such_game", "--auto"), "unknown game 'no_such_game' (expected one of "),
        (("play", "_trivial", "--auto", "--seats", "9"), "9 seats (expected 2 to 6"),
        (("play", "_trivial", "--auto", "--seats", "many"), "--seats"),
        (("play", "_trivial", "--auto", "--variant", "odd"), "unknown variant 'odd' (expected one of standard)"),
        (("play", "_trivial", "--auto", "--lang", "fr"), "--lang"),
        (("play", "_trivial", "--auto", "--bots", "wizard"), "unknown bot 'wizard' (expected one of fresher, student"),
        (("play", "_trivial", "--seats", "2", "--bots", "fresher,fresher", "--plain"), "2 bots for 2 seats"),
        (("play", "_trivial", "--auto", "--bots", "human"), "--auto plays bots only"),
        (("play", "_trivial", "--plain", "--names", "Noor,Sam"), "--names has 2 (expected at most 1"),
        (("play", "_trivial", "--plain", "--names", " "), "name '' (expected 1 to 20 letters)"),
        (("play", "_trivial", "--plain", "--names", "emmy"), "expected different ones, and none of a bot"),
        (("play", "_trivial", "--auto", "--names", "Noor"), "--names has 1 (expected at most 0"),
        (("play", "_trivial", "--auto", "--seed", "-1"), "seed '-1' (expected a whole number"),
        (("play", "_trivial", "--auto", "--seed", "seven"), "seed 'seven' (expected a whole number"),
        (("play", "_trivial", "--auto", "--seed", str(2**64)), "expected a whole number from 0 to 2^64-1"),
        (("play", "_trivial", "--solo", "--plain"), "cannot be played alone (expected 2 to 6 seats)"),
        (("play", "_trivial"), "not a terminal (expected one, or --plain"),
        (("play",), "not a terminal"),
        (("play", "--auto"), "--auto needs a GAME"),
        (("play", "--resume", "nothing.json", "--plain"), "nothing.json: cannot be read"),
        (("play", "--resume", "nothing.json", "--seats", "3"), "takes no seats"),
        (("replay", "nothing.json"), "nothing.json: cannot be read"),
        (("components", "no_such_game"), "unknown game 'no_such_game'"),
        (("components", "_trivial", "--check", "nothing.toml"), "nothing.toml: no such file"),
        (("compile", "no_such_game"), "unknown game 'no_such_game'"),
        (("bench", "no_such_game"), "unknown game 'no_such_game'"),
        (("bench", "--seconds", "-3"), "--seconds"),
        (("dance",), "invalid choice: 'dance'"),
    ],
)
def test_one_line_that_says_what_was_expected(refused, args, expected):
    assert expected in refused(*args)


@pytest.mark.parametrize("name", ["nobel", "Nobel-Run", "nobelrun", "nobel_rum", "nr"])
def test_the_game_that_was_meant(refused, name):
    assert refused("play", name, "--plain").endswith(f"unknown game '{name}': did you mean nobel_run?")


@pytest.mark.parametrize("command", ["play", "compile", "bench", "components", "arena", "balance"])
def test_every_command_asks_which_game_was_meant(refused, command):
    assert refused(command, "nobel") == f"collegium {command}: unknown game 'nobel': did you mean nobel_run?"


def test_a_hidden_game_that_is_none(refused):
    assert "unknown game '_nobel' (expected one of" in refused("play", "_nobel", "--plain")


def save(tmp_path: Path, **changes: object) -> Path:
    match = new("_trivial", seats=2, seed=7)
    for _ in range(5):
        match.choose(match.to_act[0], 2)
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**match.journal(), **changes}))
    return file


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"seed": 8}, "the seal does not match"),
        ({"choices": [[0, 2], [1, 2], [0, 2], [1, 2], [0, 1]]}, "the seal does not match"),
        ({"choices": [[0, 2], [0, 2]]}, "choice 1 does not hold: seat 0 owes no choice now"),
        ({"choices": [[0, 77]]}, "choice 0 does not hold"),
        ({"choices": [[0, 10**30]]}, "choice 0 does not hold"),
        ({"choices": [[0, 2**63]]}, "choice 0 does not hold"),
        ({"choices": [[2**63, 0]]}, "choice 0 does not hold"),
        ({"choices": [["\ud83c", 0]]}, "it holds half of a character"),
        ({"variant": "\x1b[31m"}, "'variant' should be a short name, found '\\x1b[31m'"),
        ({"choices": "none"}, "'choices' should be list"),
        ({"seats": 40}, "40 seats (expected 2 to 6"),
        ({"variant": "odd"}, "unknown variant 'odd'"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"rules_version": 99}, "rules_version 99"),
        ({"data": "0123456789ab"}, "component data 0123456789ab"),
        ({"format": 3}, "format 3 is not known"),
    ],
)
def test_journal_that_was_changed(refused, tmp_path, changes, expected):
    file = save(tmp_path, **changes)
    before = file.read_bytes()
    line = refused("replay", str(file))
    assert expected in line and str(file) in line
    assert expected in refused("play", "--resume", str(file), "--plain")
    assert file.read_bytes() == before


@pytest.mark.parametrize("way", ["--plain", "--auto"])
def test_a_saved_match_is_not_overwritten(refused, tmp_path, way):
    file = save(tmp_path)
    before = file.read_bytes()
    line = refused("play", "_trivial", way, "--bots", "fresher", "--save", str(file))
    assert f"{file} exists already (go on with it by --resume {file}, or save under another name)" in line
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not JSON, or cut off"),
        ("hello", "not JSON, or cut off"),
        ("[1, 2]", "expected a JSON object"),
        ("[" * 100_000, ""),
        ('{"seed": ' + "9" * 5000 + "}", ""),
    ],
)
def test_journal_that_is_none(refused, tmp_path, text, expected):
    file = tmp_path / "match.json"
    file.write_text(text)
    assert expected in refused("replay", str(file))


def test_journal_that_is_cut_off(refused, tmp_path):
    file = save(tmp_path)
    file.write_text(file.read_text()[:100])
    assert "cut off" in refused("replay", str(file))


def test_journal_in_a_strange_encoding(refused, tmp_path):
    file = tmp_path / "match.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in refused("replay", str(file))


@pytest.mark.parametrize("name", OVERLAYS)
def test_wrong_corrections(refused, tmp_path, name):
    text, expected = OVERLAYS[name]
    file = tmp_path / "mine.toml"
    file.write_text(text)
    line = refused("components", "_trivial", "--check", str(file))
    assert expected in line and str(file) in line


def test_wrong_corrections_in_place(refused, environment):
    file = Path(environment["COLLEGIUM_DATA_DIR"]) / "components" / "_trivial.toml"
    file.parent.mkdir(parents=True)
    file.write_text(OVERLAYS["out of bounds"][0])
    assert OVERLAYS["out of bounds"][1] in refused("play", "_trivial", "--auto")


def test_cache_folder_that_cannot_be_written(refused, tmp_path):
    file = tmp_path / "file"
    file.write_text("not a folder")
    line = refused("compile", "_trivial", COLLEGIUM_CACHE_DIR=str(file / "cache"))
    assert "cannot be written (expected a folder you may write to" in line


def test_data_folder_that_cannot_be_written(refused, tmp_path):
    file = tmp_path / "file"
    file.write_text("not a folder")
    line = refused("play", "_trivial", "--auto", "--bots", "fresher", COLLEGIUM_DATA_DIR=str(file / "data"))
    assert str(file) in line


def test_terminal_that_is_too_small(environment):
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 15, 50, 0, 0))
    sized = {key: value for key, value in environment.items() if key not in ("COLUMNS", "LINES")}
    command = [sys.executable, "-m", "collegium.cli", "play", "_trivial"]
    done = subprocess.run(
        command, stdin=slave, stdout=slave, stderr=subprocess.PIPE, env=sized, timeout=60, text=True, check=False
    )
    os.close(slave)
    os.close(master)
    assert done.returncode == 2
    assert done.stderr == "collegium play: the terminal is 50x15 (expected 60x20 or more, or --plain)\n"


def test_nothing_is_left_behind(refused, environment):
    refused("play", "_trivial", "--auto", "--seats", "9")
    assert not (Path(environment["COLLEGIUM_DATA_DIR"]) / "games").exists()


def test_a_refused_journal_is_a_journal_error_in_python(tmp_path):
    from collegium.local import saves

    with pytest.raises(journal.JournalError, match="seal"):
        saves.load(save(tmp_path, seed=8))


def test_serving_where_that_cannot_be(refused):
    assert "port must be" in refused("serve", "--no-browser", "--port", "99999")
    assert "COLLEGIUM_BOT_PAUSE" in refused("serve", "--no-browser", "--port", "0", COLLEGIUM_BOT_PAUSE="soon")


def test_no_damage_of_a_journal_is_a_traceback(tmp_path, capsys):
    """Whatever is in the file: `collegium replay` plays it, or says in one line what is wrong with it."""
    file = save(tmp_path)
    told, refusals = json.loads(file.read_text()), 0
    for number in range(400):
        file.write_bytes(damaged(told, number))
        code = main(["replay", str(file)])
        printed = capsys.readouterr()
        assert code in (0, 2) and "Traceback" not in printed.err, number
        refusals += code == 2
        if code == 2:
            assert len(printed.err.splitlines()) == 1 and printed.err.strip().isprintable(), (number, printed.err)
    assert refusals > 200
