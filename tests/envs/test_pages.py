"""The pages for researchers: their tables are as the games are, their code runs."""

from __future__ import annotations

import re

import pytest

from collegium.engine import compiler, engines
from collegium.envs import pages
from collegium.envs.pages import by_chance, with_sizes
from collegium.registry import find

from ..research import PAGE, blocks

RENEW = "run python -m collegium.envs.pages docs"
BLOCKS = blocks()


def test_the_page_of_numbers_is_up_to_date():
    assert (PAGE.parent / "numbers.md").read_text(encoding="utf-8") == pages.page(), RENEW


def test_the_table_of_sizes_is_up_to_date():
    text = PAGE.read_text(encoding="utf-8")
    assert text == with_sizes(text), RENEW


def test_random_play_is_measured():
    choices, legal = by_chance(find("_trivial"), 2, "standard")
    assert 60 < choices < 101 and legal == 4


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_code_runs(number, monkeypatch, capfd):
    """Uncompiled and with few matches: what it computes is tested elsewhere."""
    monkeypatch.setattr(engines, "compiled", lambda game, progress=None, door=compiler.PLAY: engines.engine(game, door))
    code = re.sub(r"\b4096\b", "4", re.sub(r"range\((\d+)\)", "range(60)", BLOCKS[number]))
    names: dict[str, object] = {}
    exec(compile(code, f"{PAGE.name}, block {number}", "exec"), names)
    assert "env" in names or "state" in names


def test_there_is_code():
    assert len(BLOCKS) >= 5
