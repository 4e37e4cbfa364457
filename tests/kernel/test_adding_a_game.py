"""The example of docs/adding-a-game.md, exactly as printed there, is a game that plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """The files of the page, laid out as if installed."""
    root = tmp_path_factory.mktemp("site")
    page = PAGE.read_text(encoding="utf-8")
    files = re.findall(r"^`([\w./-]+)`\n```\w*\n(.*?)^```$", page, re.M | re.S)
    assert len(files) >= 6
    for name, text in files:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    for lang in ("nl", "es"):
        english = (root / "coffee_round/texts/en.ftl").read_text(encoding="utf-8")
        (root / f"coffee_round/texts/{lang}.ftl").write_text(english, encoding="utf-8")
    info = root / "coffee_round-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coffee-round\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[collegium.games]\ncoffee_round = coffee_round:GAME\n")
    return root


def run(package, *command, stdin=""):
    env = {**os.environ, "PYTHONPATH": str(package), "COLLEGIUM_DATA_DIR": str(package / "data"),
           "COLLEGIUM_CACHE_DIR": str(package / "cache")}  # fmt: skip
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, input=stdin, timeout=120)


def test_it_plays_from_python(package):
    done = run(package, str(package / "play.py"))
    assert done.returncode == 0, done.stderr
    points = eval(done.stdout)
    assert len(points) == 2 and sum(points) == 11  # twelve cups, less one for the last


def test_it_is_listed_and_plays_in_the_terminal(package):
    listed = run(package, "-m", "collegium", "games", "--json")
    assert listed.returncode == 0 and '"coffee_round"' in listed.stdout
    told = run(package, "-m", "collegium", "play", "coffee_round", "--auto", "--plain", "--seed", "3", "--seats", "3")
    assert told.returncode == 0, told.stderr
    assert "took the last cup" in told.stdout
    assert "== A pot of 12 cups ==" in told.stdout  # the chapter
    paragraphs = told.stdout.split("\n\n")
    assert sum(" pours " in part for part in paragraphs) == told.stdout.count(" pours ")  # one turn, one paragraph
    asked = run(package, "-m", "collegium", "play", "coffee_round", "--plain", "--seed", "1", stdin="1\n" * 30)
    assert asked.returncode == 0, asked.stderr
    assert "How much do you pour?" in asked.stdout


def test_it_compiles_to_the_same_bytes(package):
    code = (
        "import collegium, random\n"
        "from collegium.engine import engines\n"
        "from collegium.match.match import replay\n"
        "match = collegium.new('coffee_round', seats=3, seed=5)\n"
        "luck = random.Random(1)\n"
        "while not match.over:\n"
        "    seat = match.to_act[0]\n"
        "    match.choose(seat, luck.choice(match.legal(seat)))\n"
        "assert engines.compiled(match.game).compiled\n"
        "print(replay(match.journal()).bytes() == match.bytes())\n"
    )
    done = run(package, "-c", code)
    assert done.stdout.strip() == "True", done.stderr
