"""The kernel knows no game, a client knows no game, a game knows no client and no sibling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import collegium
from collegium.kernel.record import cells
from collegium.kernel.registry import keys

SOURCES = Path(collegium.__file__).parent
SUFFIXES = {".py", ".html", ".js", ".css", ".ftl", ".tcss"}
OWN = [key for key in keys() if (SOURCES / "games" / key).is_dir()]


@pytest.mark.parametrize("part", ["kernel", "bots", "arena", "draw", "web", "terminal", "commands", "cli.py"])
def test_no_client_names_a_game(part):
    place = SOURCES / part
    files = [place] if place.is_file() else [f for f in place.rglob("*") if f.suffix in SUFFIXES]
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        for key in OWN:
            assert key not in text, f"{file} names {key}"


@pytest.mark.parametrize("key", OWN)
def test_a_game_knows_no_client_and_no_sibling(key):
    for file in (SOURCES / "games" / key).rglob("*.py"):
        if "tests" in file.parts:
            continue
        for module in re.findall(r"^\s*(?:from|import)\s+(collegium[\w.]*)", file.read_text(encoding="utf-8"), re.M):
            allowed = ("collegium.kernel", "collegium.draw", f"collegium.games.{key}")
            assert module.startswith(allowed), f"{file} imports {module}"
        depth = len(file.relative_to(SOURCES / "games" / key).parts)
        for dots in re.findall(r"^\s*from\s+(\.+)", file.read_text(encoding="utf-8"), re.M):
            assert len(dots) <= depth, f"{file} imports from beyond its game"


def test_every_field_says_what_it_means(game):
    for cell in cells(game.state):
        assert cell.meaning and cell.low <= cell.high, cell.path
