"""How wide words are: a table of character widths (in hundredths of the type size), wrapping and shortening.

The widths are those of Helvetica's family with a margin, so that words fit whatever system font draws them.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

MARGIN = 1.07
BOLD = 1.06
VOWELS = "aeiouyáéíóúäëïöüèê"
LEAST = 12.0  # no type is smaller, at any width

_CLASSES = {
    22: "ijl|'‘’",
    28: " !.,:;/\\ftI[]·",
    33: '()-r`“”{}"°•',
    39: "*^",
    50: "cksvxyzJ?",
    56: "abdeghnopqu0123456789L_$#–",
    58: "+<=>~×−÷",
    61: "FTZ",
    67: "ABEKPSVXY&",
    72: "CDHNRUw",
    78: "GOQ",
    83: "mM",
    89: "%",
    94: "W",
    100: "@—…→←↑↓",
}
_WIDTHS = {character: width for width, characters in _CLASSES.items() for character in characters}


@lru_cache(maxsize=4096)
def _hundredths(character: str) -> int:
    if character in _WIDTHS:
        return _WIDTHS[character]
    base = unicodedata.normalize("NFD", character)[0]
    if base in _WIDTHS:
        return _WIDTHS[base]
    return 0 if unicodedata.combining(character) else 100


@lru_cache(maxsize=16384)
def measure(words: str, size: float, bold: bool = False) -> float:
    """The width in px of these words in one line."""
    width = sum(_hundredths(character) for character in words) * size / 100
    return width * MARGIN * (BOLD if bold else 1)


@lru_cache(maxsize=8192)
def shorten(words: str, size: float, width: float, bold: bool = False) -> str:
    """The words, or as many as fit with an ellipsis behind them."""
    if measure(words, size, bold) <= width:
        return words
    for end in range(len(words) - 1, 0, -1):
        short = words[:end].rstrip(" ,.;:-") + "…"
        if measure(short, size, bold) <= width:
            return short
    return "…"


def _syllable(word: str, at: int) -> bool:
    """May a new syllable begin here? A rough rule that serves our languages: a consonant before a vowel."""
    return at + 1 < len(word) and word[at].lower() not in VOWELS and word[at + 1].lower() in VOWELS


def _split(word: str, size: float, width: float, bold: bool) -> list[str]:
    """A word too wide for a line, in pieces with hyphens."""
    pieces: list[str] = []
    while measure(word, size, bold) > width and len(word) > 2:
        end = len(word) - 1
        while end > 1 and measure(word[:end] + "-", size, bold) > width:
            end -= 1
        if len(word) - end < 3 <= end - 2:  # leave no stump
            end = len(word) - 3
        own = max((at for at in range(3, end + 1) if word[at - 1] in "-/"), default=0)  # the word's own hyphen first
        end = own or next((at for at in range(end, max(2, end - 6), -1) if _syllable(word, at)), end)
        pieces.append(word[:end] + ("" if word[end - 1] in "-/" else "-"))
        word = word[end:]
    return [*pieces, word]


@lru_cache(maxsize=8192)
def wrap(words: str, size: float, width: float, lines: int = 99, bold: bool = False) -> tuple[str, ...]:
    """The words in lines no wider than `width`; what does not fit in so many lines is shortened."""
    made: list[str] = []
    line = ""
    for word in words.split():
        for piece in _split(word, size, width, bold):
            longer = f"{line} {piece}" if line else piece
            if line and measure(longer, size, bold) > width:
                made.append(line)
                line = piece
            else:
                line = longer
            if line.endswith("-") and piece is not word and word != piece and measure(line, size, bold) > width * 0.6:
                made.append(line)
                line = ""
    if line:
        made.append(line)
    if len(made) > lines:
        rest = " ".join(made[lines - 1 :])
        made = [*made[: lines - 1], shorten(rest, size, width, bold)]
        if not made[-1].endswith("…"):
            made[-1] = shorten(made[-1] + "…", size, width, bold)
    return tuple(made) or ("",)


def widest(lines: tuple[str, ...], size: float, bold: bool = False) -> float:
    """The width of the widest of these lines."""
    return max(measure(line, size, bold) for line in lines)
