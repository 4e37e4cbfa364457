"""The example of docs/adding-a-game.md, exactly as printed there, is a game that plays and keeps the laws."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from collegium.kernel import choice
from collegium.laws.code import LAWS

from ..coffee import PAGE, lay_out


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """The files of the page, laid out as if installed."""
    root = tmp_path_factory.mktemp("site")
    lay_out(root)
    info = root / "coffee_round-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coffee-round\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[collegium.games]\ncoffee_round = coffee_round:GAME\n")
    return root


def run(package, *command, stdin=""):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), *sys.path]),
           "COLLEGIUM_DATA_DIR": str(package / "data"), "COLLEGIUM_CACHE_DIR": str(package / "cache")}  # fmt: skip
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, input=stdin, timeout=120)


def test_it_plays_from_python(package):
    done = run(package, str(package / "play.py"))
    assert done.returncode == 0, done.stderr
    points = eval(done.stdout)
    assert len(points) == 2 and 11 < sum(points) < 11 + 6  # twelve cups, less one for the last, and a biscuit


def test_it_is_listed_and_plays_in_the_terminal(package):
    listed = run(package, "-m", "collegium", "games", "--json")
    assert listed.returncode == 0 and '"coffee_round"' in listed.stdout
    told = run(package, "-m", "collegium", "play", "coffee_round", "--auto", "--plain", "--seed", "3", "--seats", "3")
    assert told.returncode == 0, told.stderr
    assert "took the last cup" in told.stdout
    assert "== A pot of 12 cups ==" in told.stdout and "== Biscuits ==" in told.stdout  # the chapters
    paragraphs = told.stdout.split("\n\n")
    assert sum(" pours " in part for part in paragraphs) == told.stdout.count(" pours ")  # one turn, one paragraph
    assert told.stdout.count("chooses a biscuit.") == 3 and told.stdout.count("which breaks") == 1
    asked = run(package, "-m", "collegium", "play", "coffee_round", "--plain", "--seed", "1", stdin="1\n" * 30)
    assert asked.returncode == 0, asked.stderr
    assert "How much do you pour?" in asked.stdout and "Which biscuit do you dunk?" in asked.stdout


def test_it_keeps_every_law_compiled_too(package):
    done = run(package, "-m", "collegium", "check", "coffee_round", "--compiled", "--games", "300")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert [line.split(" ", 1)[0] for line in lines[:-1]].count("✓") >= len(LAWS) - 12
    assert "✓ Compiled rules play exactly as uncompiled ones" in lines
    assert "✓ Where several seats choose at once, it does not matter who answers first" in lines


def test_the_page_lists_every_law_and_its_links_lead_somewhere():
    page = PAGE.read_text(encoding="utf-8")
    assert [law.says for law in LAWS if f"| {law.says} |" not in page] == []
    links = re.findall(r"\]\((\w+\.md)#([\w-]+)\)", page)
    assert len(links) > 6
    for file, anchor in links:
        headings = re.findall(r"^#+ (.*)$", (PAGE.parent / file).read_text(encoding="utf-8"), re.M)
        anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        assert anchor in anchors, f"{file}#{anchor}"


def test_the_contract_lists_all_that_an_event_may_open():
    text = (PAGE.parent / "kernel.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([A-Z]+)` \|", text.split("| `opens` |")[1].split("\n\n")[0], re.M)
    assert listed == [opens.upper() for opens in (choice.CHAPTER, choice.TURN, choice.DEED)]


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
