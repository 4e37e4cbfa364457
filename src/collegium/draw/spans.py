"""Styled text for the terminal: spans, lines and blocks of lines; measuring, wrapping, setting side by side."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache


@dataclass(frozen=True)
class Span:
    """A run of text in one style (plain, strong, muted, alert, accent, seat0..5 or a tint); `place` is its piece."""

    text: str
    style: str = "plain"
    place: str = ""


Lines = list[list[Span]]


@lru_cache(maxsize=8192)
def cells(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def wide(line: Sequence[Span]) -> int:
    return sum(cells(span.text) for span in line)


def widest(lines: Sequence[Sequence[Span]]) -> int:
    return max((wide(line) for line in lines), default=0)


def clip(text: str, width: int) -> str:
    """The text, or as much as fits with an ellipsis."""
    if cells(text) <= width:
        return text
    while text and cells(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def pad(line: Sequence[Span], width: int) -> list[Span]:
    """A line filled with blanks up to a width."""
    lack = width - wide(line)
    return [*line, Span(" " * lack)] if lack > 0 else list(line)


def indent(lines: Lines, by: int) -> Lines:
    return [[Span(" " * by), *line] if line else [] for line in lines]


def fold(line: Sequence[Span], width: int, hang: int = 2) -> Lines:
    """A line broken at its blanks so that no part is wider than `width`; further parts hang back a little."""
    if wide(line) <= width:
        return [list(line)]
    made: Lines = [[]]
    used = 0
    for span in line:
        for word in _words(span.text):
            size = cells(word)
            if used + size > width and made[-1] and word.strip():
                made.append([Span(" " * hang)] if hang else [])
                used = hang
            if used == hang and len(made) > 1 and not word.strip():
                continue
            while used + size > width and size > 1:  # a word longer than the line
                room = max(1, width - used)
                made[-1].append(replace(span, text=word[:room]))
                word = word[room:]
                made.append([Span(" " * hang)] if hang else [])
                used, size = hang, cells(word)
            if word:
                made[-1].append(replace(span, text=word))
                used += size
    return [_merged(part) for part in made if any(span.text.strip() for span in part)]


def _words(text: str) -> list[str]:
    """The words and the blanks between them, in order."""
    made: list[str] = []
    for character in text:
        if made and (made[-1][-1] == " ") == (character == " "):
            made[-1] += character
        else:
            made.append(character)
    return made


def _merged(line: Sequence[Span]) -> list[Span]:
    made: list[Span] = []
    for span in line:
        if made and made[-1].style == span.style and made[-1].place == span.place:
            made[-1] = replace(span, text=made[-1].text + span.text)
        else:
            made.append(span)
    while made and not made[-1].text.strip():
        made.pop()
    if made:
        made[-1] = replace(made[-1], text=made[-1].text.rstrip())
    return made


def flow(items: Sequence[Sequence[Span]], width: int, gap: int = 2) -> Lines:
    """Items one after another, in as many lines as they need."""
    made: Lines = []
    used = 0
    for item in items:
        size = wide(item)
        if not size:
            continue
        if made and used + gap + size <= width:
            made[-1] += [Span(" " * gap), *item]
            used += gap + size
            continue
        parts = fold(item, width)
        made += parts
        used = wide(parts[-1])
    return made


def beside(blocks: Sequence[Lines], width: int, gap: int = 2) -> Lines:
    """Blocks side by side, as many in a row as fit."""
    made: Lines = []
    row: list[Lines] = []
    for block in [*blocks, None]:
        if block is not None and (not row or sum(widest(b) + gap for b in row) + widest(block) <= width):
            row.append(block)
            continue
        if row:
            sizes = [widest(b) for b in row]
            for number in range(max(map(len, row))):
                line: list[Span] = []
                for at, (part, size) in enumerate(zip(row, sizes, strict=True)):
                    here = part[number] if number < len(part) else []
                    line += [*pad(here, size), Span(" " * gap)] if at < len(row) - 1 else here
                made.append(line)
        row = [block] if block is not None else []
    return made


def plain(line: Sequence[Span]) -> str:
    return "".join(span.text for span in line).rstrip()
