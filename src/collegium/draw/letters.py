"""How wide words are in our two families: EB Garamond for names, Source Sans 3 for words and figures.

`letters.json` holds the width of every character in thousandths of the type size, by font; `tools/fonts.py` makes it
from the fonts the site serves, so a word measured here fits where a browser draws it.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

NAME, ASIDE, WORD, STRONG, FIGURE = "g", "gi", "s", "b", "bb"  # Garamond 600, its italic; Source Sans 400, 600, 700
UNKNOWN = 600  # a character that the fonts lack

_WIDTHS = {
    font: {letter: int(width) for width, letters in by_width.items() for letter in letters}
    for font, by_width in json.loads(Path(__file__).with_name("letters.json").read_text(encoding="utf-8")).items()
}


@lru_cache(4_096)
def width(words: str, size: float, font: str = WORD) -> float:
    """The width of these words in one line."""
    table = _WIDTHS[font]
    return sum(0 if letter == "\u00ad" else table.get(letter, UNKNOWN) for letter in words) * size / 1000


@lru_cache(4_096)
def lines(words: str, size: float, room: float, font: str = WORD, most: int = 2) -> tuple[str, ...]:
    """The words in as few lines as fit `room`, at most `most`, as even as can be; the last is shortened if need be.

    A soft hyphen is a place where a word may be broken; it shows only there.
    """
    whole = words.replace("\u00ad", "")
    if most == 1 or width(whole, size, font) <= room:
        return (shortened(whole, size, room, font),)
    if most > 2:
        fewer = lines(words, size, room, font, most - 1)
        if not fewer[-1].endswith("…"):
            return fewer
    best: tuple[float, tuple[str, ...]] | None = None
    for at, letter in enumerate(words):
        if letter in " \u00ad":
            first = words[:at].replace("\u00ad", "") + ("-" if letter == "\u00ad" else "")
            rest = words[at + 1 :]
            if width(first, size, font) > room:
                break
            found = (first, *lines(rest, size, room, font, most - 1))
            worst = max(width(line, size, font) for line in found)
            if found[-1].endswith("…"):  # as much of it as can be
                worst = 1e6 - width(first, size, font)
            if best is None or worst < best[0]:
                best = (worst, found)
    return best[1] if best else (shortened(whole, size, room, font),)


@lru_cache(4_096)
def fitted(words: str, size: float, room: float, font: str, least: float) -> float:
    """The size at which the words fit `room` in one line: `size` or, where they are too wide, less, but not below
    `least`."""
    wide = width(words, size, font)
    return size if wide <= room else max(least, int(size * room / wide * 10) / 10)


@lru_cache(4_096)
def shortened(words: str, size: float, room: float, font: str = WORD) -> str:
    """The words, or as many as fit with an ellipsis behind them."""
    if width(words, size, font) <= room:
        return words
    for end in range(len(words) - 1, 0, -1):
        short = words[:end].rstrip(" ,.;:-") + "…"
        if width(short, size, font) <= room:
            return short
    return "…"
