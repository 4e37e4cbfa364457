"""The icons: each a path that parses and stays on its grid, a glyph of width one, a name in every language."""

from __future__ import annotations

import re
import unicodedata

import pytest

from collegium.draw import TEXTS, icons, motifs
from collegium.kernel.texts import LANGUAGES, speaker

ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")


def corners(path: str) -> list[tuple[float, float]]:
    """The points a path goes through; raises where it does not parse."""
    x = y = 0.0
    start = (0.0, 0.0)
    seen = []
    parts = re.findall(r"([A-Za-z])([^A-Za-z]*)", path)
    assert "".join(a + b for a, b in parts) == path
    for letter, text in parts:
        numbers = [float(n) for n in NUMBER.findall(text)]
        assert not NUMBER.sub("", text).strip(" ,"), f"odd text in {text!r}"
        arity = ARITY[letter.upper()]
        if arity == 0:
            assert not numbers
            x, y = start
            continue
        assert numbers and len(numbers) % arity == 0, f"{letter}{text}"
        for at in range(0, len(numbers), arity):
            step = numbers[at : at + arity]
            own = letter.islower()
            if letter in "Hh":
                x = x * own + step[0]
            elif letter in "Vv":
                y = y * own + step[0]
            else:
                x, y = x * own + step[-2], y * own + step[-1]
            if letter in "Mm" and at == 0:
                start = (x, y)
            if letter in "Aa":
                assert step[3] in (0, 1) and step[4] in (0, 1)
            seen.append((x, y))
    return seen


@pytest.mark.parametrize("icon", icons.ICONS.values(), ids=list(icons.ICONS))
def test_an_icon_is_a_path_on_the_grid(icon: icons.Icon) -> None:
    points = corners(icon.path)
    assert len(points) >= 2
    assert all(0.5 <= x <= 23.5 and 0.5 <= y <= 23.5 for x, y in points), points
    assert max(x for x, _ in points) - min(x for x, _ in points) >= 2 or icon.name == "candle"


@pytest.mark.parametrize("name", motifs.MOTIFS)
def test_a_motif_is_a_path_on_its_grid(name: str) -> None:
    assert all(1 <= x <= 47 and 1 <= y <= 47 for x, y in corners(motifs.motif(name)))


def test_motifs_take_any_spelling_and_never_fail() -> None:
    assert motifs.motif("open-book") == motifs.motif("open book") == motifs.motif("open_book")
    assert motifs.motif("nothing of ours") == motifs.motif("plain")


def test_glyphs_are_one_column_wide_and_all_different() -> None:
    glyphs = [icon.glyph for icon in icons.ICONS.values()]
    assert all(
        len(g) == 1 and unicodedata.east_asian_width(g) not in "WF" and not unicodedata.combining(g) for g in glyphs
    )
    assert len(set(glyphs)) == len(glyphs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_icon_has_a_name_in_every_language(lang: str) -> None:
    words = speaker(lang, TEXTS)
    for icon in icons.ICONS.values():
        assert words.say(icon.key).strip(), icon.name
    assert {key for key in words.keys if key.startswith("icon-")} == {icon.key for icon in icons.ICONS.values()}


def test_an_unknown_icon_is_a_dot_and_is_found() -> None:
    assert icons.icon("unheard-of").name == "dot"
    assert icons.missing("unheard-of") and not icons.missing("book") and not icons.missing("mortarboard")
    assert all(not icons.missing(target) for target in icons.ALIASES.values())
