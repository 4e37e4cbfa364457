"""Name plates: a player's name on a board. Where a bot sits, the robot sign stands before its name, and the word after
it where there is room. The name is set smaller before it is cut, down to `LEAST`."""

from __future__ import annotations

import html
from collections.abc import Callable
from dataclasses import dataclass

from collegium.draw import letters
from collegium.draw.stage import Say
from collegium.draw.widgets import Words
from collegium.kernel.texts import SeatName, Text

LEAST = 12.0  # units: no name is set smaller for the sign's sake
SIDE, GAP, WORD = 0.95, 0.22, 0.72  # of the type size: the sign, the gap after it, the type of the word
BOT = Text("seat-bot")
SIGN = (  # 24 by 24: a head with an antenna, two eyes and a mouth
    '<g transform="translate({:.2f} {:.2f}) scale({:.4g})" class="bot" aria-hidden="true"><title>{}</title>'
    '<path d="M5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18v-8A1.5 1.5 0 0 1 5 8.5z'
    'M12 8V4.5" fill="none" stroke="{}" stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M8.1 12h2.4v2.8H8.1zm5.4 0h2.4v2.8h-2.4zM8 16.3h8v1.6H8zM12 2.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"'
    ' fill="{}"/></g>'
)
NAME = '<text x="{:.2f}" y="{:.2f}" font-size="{:.4g}" fill="{}" class="{}" aria-hidden="true">{}</text>'


@dataclass(frozen=True)
class Voice:
    """What words the pieces of a board, and knows in which seats bots sit."""

    speak: Callable[[Words], str]
    bots: frozenset[int]

    def __call__(self, words: Words) -> str:
        return self.speak(words)


def of_bot(mark: Say, say: Callable[[Words], str]) -> bool:
    """Whether these words are the name of a seat where a bot sits; a turned name stays as it is."""
    words = mark.words
    return isinstance(words, SeatName) and not mark.turn and isinstance(say, Voice) and words.seat in say.bots


def plate(mark: Say, say: Callable[[Words], str], fonts: str) -> list[str]:
    """The sign, the name, and the word where all three fit: the elements they are made of."""
    assert not isinstance(mark.words, int)
    name, word, size = say(mark.words), say(BOT), mark.size
    room, small = mark.room or 1e6, max(LEAST, mark.size * WORD)
    tail = letters.width(word, small) + size * GAP
    wide = letters.width(name, size, mark.font)
    told = bool(mark.room) and size * (SIDE + GAP) + wide + tail <= room
    if not told:
        least = min(size, mark.least or LEAST)
        size = letters.fitted(name, size, room - size * (SIDE + GAP), mark.font, least)
        name = letters.lines(name, size, room - size * (SIDE + GAP), mark.font, 1)[0]
        wide = letters.width(name, size, mark.font)
    side, step = size * SIDE, size * (SIDE + GAP)
    whole = step + wide + (tail if told else 0)
    left = mark.x - whole * {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor]
    found = [
        SIGN.format(left, mark.y - side * 0.86, side / 24, html.escape(word), mark.fill, mark.fill),
        NAME.format(left + step, mark.y, size, mark.fill, fonts, html.escape(name)),
    ]
    if told:
        found.append(NAME.format(left + step + wide + size * GAP, mark.y, small, mark.fill, "s", html.escape(word)))
    return found
