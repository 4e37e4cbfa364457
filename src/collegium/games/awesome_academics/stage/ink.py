"""Colours and small marks that every face shares: tokens, icons, tapes, leaves, rims.

A symbol drawn in `currentColor` takes its colour from a class of stage.css: `inked("ink", ...)`.
"""

from functools import lru_cache
from math import cos, radians, sin

from collegium.draw.letters import FIGURE, STRONG, width
from collegium.draw.stage import Held, Mark, Plate, Say, Use

from ..components import DISCIPLINE_KEYS, LETTERS

INK, SOFT, PAPER = "var(--aa-ink,#2A2136)", "var(--aa-soft,#5D5468)", "var(--aa-paper,#FFFDF6)"
PAPER2, WHITE, RED, DARK = "var(--aa-paper2,#F6EFDD)", "#fff", "#8C2018", "#2A2136"
CREAM, GOLDEN = "#FFF3DA", "#FFE9A8"
RIM, EDGE = "#FFD65C", "#7A5200"
HUES = ("#2F5DAA", "#B3372F", "#27703F")  # of L, C and I
PALES = ("#DCE6F6", "#F6DEDB", "#DBEEE0")
SEAT_SHAPES = ("disc", "square", "triangle", "diamond", "star")
SMALLEST = 14.65  # units: letters of 12 px where a board of 390 is shown on a screen of 320
DROP = (0.68, 0.82, 0.72)  # where the letter stands in a bubble, a temple, a chip


def inked(name, *marks):
    """Symbols in one of the colours of stage.css: ink, soft, white, gold, area0 ... area9."""
    return Held(marks, classes=name)


def icon(name, x, y, size, colour="ink"):
    return inked(colour, Use(f"icon-{name}", x, y, size, size))


@lru_cache(1000)
def token(d, x, y, size=20.0, least=12.5):
    """The sign of a discipline with its letter, which is never below 12 (or `least`)."""
    letter = max(least, size * 0.6)
    return (
        Use(f"token-{DISCIPLINE_KEYS[d]}", x, y, size, size),
        Say(LETTERS[d], x + size / 2, y + size * DROP[d] + (letter - 12) * 0.1, letter, FIGURE, WHITE, "middle"),
    )


def seat_mark(seat, x, y, size):
    return Use(f"seat-{SEAT_SHAPES[seat]}", x, y, size, size, seat=seat)


@lru_cache(1000)
def rims(w, h, r=8.0, x=0.0, y=0.0):
    """Gold with a glow where the piece can be taken, white where it is pointed at."""
    return (
        Plate(x - 3.5, y - 3.5, w + 7, h + 7, r + 3, "none", RIM, 8, opacity=0.35, when="can"),
        Plate(x - 3.5, y - 3.5, w + 7, h + 7, r + 2, "none", EDGE, 1, when="can"),
        Plate(x - 2, y - 2, w + 4, h + 4, r + 1, "none", RIM, 3, when="can"),
        Plate(x - 5.5, y - 5.5, w + 11, h + 11, r + 4, "none", WHITE, 2.5, when="aimed"),
    )


def tape(words, x, y, w):
    """A label of tape, 19 high."""
    return (
        Plate(x, y + 2, w, 19, 2, "#0004"),
        Plate(x, y, w, 19, 2, "var(--aa-tape,#4B2E83)"),
        Plate(x, y, w, 2, 1, "#fff3"),
        Say(words, x + 8, y + 14, 12.5, FIGURE, "#FBF7FF", room=w - 12),
    )


def turned(marks, w, h, degrees):
    """Marks of w x h, turned about their middle."""
    angle = radians(degrees)
    x = w / 2 - (w / 2 * cos(angle) - h / 2 * sin(angle))
    y = h / 2 - (w / 2 * sin(angle) + h / 2 * cos(angle))
    return (Held(tuple(marks), round(x, 2), round(y, 2), turn=degrees),) if degrees else tuple(marks)


@lru_cache(300)
def order_tile(place, x, y):
    """The place of a group in the order of the turn, 17 x 18."""
    if not place:
        return ()
    return (Plate(x, y, 17, 18, 4, DARK), Say(place, x + 8.5, y + 14.3, SMALLEST, FIGURE, WHITE, "middle"))


def leaves(needs, progress, x, y, wide=14.5, step=16.1, size=13.2):
    """Seven leaves of a calendar, filled where a Month is done; a small gap between disciplines."""
    marks: list[Mark] = []
    high = wide * 21 / 14.5
    for d in range(3):
        if not needs[d]:
            continue
        if marks:
            x += 1.6
        for k in range(needs[d]):
            done = k < progress[d]
            art = f"leaf-{DISCIPLINE_KEYS[d]}" + ("" if done else "-open")
            marks.append(Use(art, x - 0.7, y, wide + 1.4, high))
            fill = WHITE if done else HUES[d]
            at = y + high * 0.83 + (size - 13.2) * 0.2
            marks.append(Say(LETTERS[d], x + wide / 2, at, size, FIGURE, fill, "middle"))
            x += step
    return tuple(marks)


def cells(needs, progress, x, y, size=11.5, step=12.5):
    """The same as seven small outlines without letters."""
    marks: list[Mark] = []
    for d in range(3):
        if not needs[d]:
            continue
        if marks:
            x += 2
        for k in range(needs[d]):
            art = f"cell-{DISCIPLINE_KEYS[d]}" + ("" if k < progress[d] else "-open")
            marks.append(Use(art, x, y, size, size))
            x += step
    return tuple(marks)


def flow(parts, x, y, room, size=12.5, fill=INK, colour="ink"):
    """Signs and figures in one line, centred in `room` from x on; y is where the figures stand.

    A part is a discipline 0 to 2, the name of an icon after a colon, `o` for a token of any kind, or figures.
    """
    widths = [_width(part, size) for part in parts]
    gap = 2.0 if sum(widths) + 2 * (len(parts) - 1) <= room else 0.5
    at = x + (room - sum(widths) - gap * (len(parts) - 1)) / 2 if room else x
    marks: list[Mark] = []
    sign = max(14, size * 1.12)
    for part, wide in zip(parts, widths, strict=True):
        if isinstance(part, int):
            marks += token(part, at, y - size + 0.8, sign, min(size, SMALLEST))
        elif part.startswith(":"):
            marks.append(icon(part[1:], at, y - size + 1.7, size, colour))
        elif part == "o":
            marks.append(Use("token-slot", at, y - size + 1.2, 13, 13))
        else:
            marks.append(Say(part, at, y, size, STRONG, fill))
        at += wide + gap
    return tuple(marks)


def _width(part, size):
    if isinstance(part, int):
        return max(14, size * 1.12)
    return size if part.startswith(":") else 13 if part == "o" else width(part, size, STRONG)
