"""The reckoning at the end: a paper bar per seat laid against the brass scale, the majorities slid on as brass pieces.

A bar begins with the influence of the track and bears the seat's own inventions; all bars have the same unit.
"""

from dataclasses import dataclass

from collegium.draw.letters import FIGURE, NAME, WORD
from collegium.draw.stage import Box, Mark, Plate, Say, Use
from collegium.kernel import SeatName, Text

from ..components import INFLUENCE, INVENTIONS
from . import facts
from .names import MAJORITIES
from .signs import BRASS, CLEAR, CREAM, INK, LINE, PAPER, RIM, good, marker, toned

STACKED = (22, 40)  # px of a majority's piece, wide and high, from which on its medal stands there above its points
SMALLER = 0.62  # how much smaller inventions may be drawn before they leave the paper
LARGEST = 27.2  # px of a point
AIR = 10  # px between what stands in a line
EDGE = 12  # px right of the totals
TIE = 54  # px that "3 boxes" takes


@dataclass(frozen=True, slots=True)
class Line:
    """Where a seat's line has its parts: px from the left, and the size of letters."""

    place: tuple[float, float]
    marker: tuple[float, float]
    name: tuple[float, float, float]  # and its room
    bar: tuple[float, float]  # and how high it is at most
    total: float
    medal: float
    head: float = (
        0  # px above the bar in which place, name, medals and total stand, where the bar is as wide as the line
    )


LINES = {
    "wide": Line((26, 30), (46.5, 39), (92, 25, 108), (206, 52), 40, 30),
    "short": Line((20, 25), (38, 32), (77, 21, 100), (188, 44), 33, 26),
    "tall": Line((18, 24), (34, 30), (70, 20, 84), (160, 44), 32, 25),
    "phone": Line((13, 22), (28, 25), (59, 19, 128), (6, 44), 27, 24, 38),
    "flat": Line((10, 18), (21, 22), (47, 15, 62), (118, 32), 23, 19),
}


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What a seat's bar tells: its place, whether it won, points of the track and of each majority, its inventions as
    pairs of box and patent, and how many boxes decided a tie (-1: there was none)."""

    seat: int
    place: int
    won: bool
    track: int
    majorities: tuple[int, ...]
    boxes: tuple[tuple[int, int], ...]
    tie: int

    @property
    def total(self):
        return self.track + sum(self.majorities)


def figure_room(line, bar):
    """What the total takes at the right end, and the boxes below it."""
    return max(line.total * 0.55 * len(str(bar.total)), TIE if bar.tie >= 0 else 0) + EDGE + AIR


def bar_height(line, height):
    return min(line.bar[1], height - (line.head + 4 if line.head else 12))


def abreast(high):
    """The size of a medal and of the points beside it on a piece so high, and how wide the piece must be."""
    size, letter = min(high * 0.78, 42), 21 if high > 46 else 16
    return size, letter, size + letter * 1.15 + 8


def has_room(points, unit, high):
    """Is a majority's piece large enough for its medal?"""
    wide = points * unit
    return wide >= abreast(high)[2] or (wide >= STACKED[0] and high >= STACKED[1])


def outside(bar, unit, high):
    """The majorities whose medals stand behind the bar: pairs of name and points."""
    pairs = zip(MAJORITIES, bar.majorities, strict=True)
    return [(key, points) for key, points in pairs if points and not has_room(points, unit, high)]


def medals_room(line, bar, unit, high):
    """What the medals behind a bar take."""
    return (line.medal * 1.75 + 2) * len(outside(bar, unit, high))


def unit_of(line, bars, width, height):
    """How wide a point is, so that the longest line fits with the medals behind it."""
    high = bar_height(line, height)
    room = width - line.bar[0] - (6 if line.head else max(figure_room(line, bar) for bar in bars))
    unit = min(room / max(*(bar.total for bar in bars), 1), LARGEST)
    while not line.head:  # a narrower point may send another medal behind its bar
        fits = min((room - medals_room(line, bar, unit, high)) / max(bar.total, 1) for bar in bars)
        if fits >= unit:
            break
        unit = fits
    return unit


def line_face(shape, bar, unit, width, height):
    """One seat: place, sign and name, the bar, the total."""
    line = LINES[shape]
    middle = (line.head or height) / 2
    high = bar_height(line, height)
    top = line.head if line.head else (height - high) / 2
    left = line.bar[0]
    right = width - EDGE
    marks: list[Mark] = []
    if bar.won:
        marks.append(Plate(0, 0, width, height, 8, RIM, opacity=0.2))
    marks += [
        Say(bar.place, line.place[0], middle + line.place[1] * 0.34, line.place[1], NAME, CREAM, "middle"),
        marker(bar.seat, line.marker[0], middle - line.marker[1] / 2, line.marker[1]),
        Say(SeatName(bar.seat), line.name[0], middle + line.name[1] * 0.3, line.name[1], NAME, CREAM,
            room=line.name[2], least=12.6),
        *total(bar, line, right, middle),
        *paper(bar, unit, left, top, high),
    ]  # fmt: skip
    end = left + bar.total * unit
    behind = medals_room(line, bar, unit, high)
    beside = width - figure_room(line, bar) - behind  # where medals begin that stand above the bar
    if label_room(bar.track, high) > bar.track * unit:
        x = beside - track_room(line, bar) if line.head else end + AIR
        marks += track_points(bar, line, x, middle)
        end += 0 if line.head else track_room(line, bar)
    marks += pieces(bar, unit, left, top, high)
    marks += medals(outside(bar, unit, high), line, beside if line.head else end + AIR / 2, middle)
    end += AIR / 2 + (0 if line.head else behind)
    limit = width - (6 if line.head else figure_room(line, bar))
    marks += engravings(bar, unit, left, top, high, end, limit)
    return tuple(marks)


def track_room(line, bar):
    """What the points of the track take where they stand outside a bar."""
    return line.medal * (1.05 + 0.36 * len(str(bar.track))) + AIR


def track_points(bar, line, x, middle):
    """The points of the track beside a bar that is too short to bear them."""
    size = line.medal * 0.9
    letter = max(line.medal * 0.64, 13)
    return (
        good(INFLUENCE, x, middle - size / 2, size),
        Say(bar.track, x + size + 3, middle + letter * 0.36, letter, FIGURE, CREAM),
    )


def total(bar, line, right, middle):
    """The total; where it was level with another, the boxes that decided below it."""
    up = line.total * 0.16 if bar.tie >= 0 else 0
    y = middle + line.total * 0.35 - up
    marks: tuple[Mark, ...] = (Say(bar.total, right, y, line.total, FIGURE, CREAM, "end"),)
    if bar.tie < 0:
        return marks
    words = Text("end-tie", {"n": bar.tie})
    return (*marks, Say(words, right, y + max(line.total * 0.42, 13), CLEAR, WORD, LINE, "end"))


def paper(bar, unit, left, top, high):
    """The track's paper with its points, the majorities' brass, and a hairline at every fifth point."""
    marks: list[Mark] = [Plate(left + 1, top + 3, bar.total * unit, high, 0, "#000", opacity=0.3)]
    if bar.track:
        marks.append(Use("end-bar", left, top, bar.track * unit, high, stretched=True))
    marks += [Plate(left + k * unit, top, 1, high, fill="#00000022") for k in range(5, bar.track, 5)]
    marks.append(Plate(left, top, 7, high, fill=f"var(--seat{bar.seat})"))
    x = left + bar.track * unit
    for points in bar.majorities:
        if points:
            marks += [Use("end-bar-brass", x, top, points * unit, high, stretched=True),
                      Plate(x, top, 1.2, high, fill="#5E4110")]  # fmt: skip
            x += points * unit
    star, letter = high * 0.58, letter_of(high)
    if label_room(bar.track, high) <= bar.track * unit:
        marks += [good(INFLUENCE, left + 14, top + (high - star) / 2, star),
                  Say(bar.track, left + star + 19, top + high / 2 + letter * 0.36, letter, FIGURE, INK)]  # fmt: skip
    return marks


def letter_of(high):
    """The size of the track's figure on a bar so high."""
    return max(high * 0.46, 13)


def label_room(track, high):
    """What the star and the figure of the track take."""
    return 14 + high * 0.58 + 5 + letter_of(high) * 0.55 * len(str(track)) + 8


def pieces(bar, unit, left, top, high):
    """The medals on their brass pieces, where those bear them: the points beside the medal or below it."""
    x = left + bar.track * unit
    marks: list[Mark] = []
    for key, points in zip(MAJORITIES, bar.majorities, strict=True):
        width = points * unit
        size, letter, wide = abreast(high)
        if width >= wide:
            start = x + (width - size - letter * 1.15 - 4) / 2
            figure = Say(f"+{points}", start + size + 4, top + high / 2 + letter / 3, letter, FIGURE, BRASS)
            marks += [Use(f"majority-{key}", start, top + (high - size) / 2, size, size), figure]
        elif points and has_room(points, unit, high):
            size = min(high * 0.54, width + 1)
            marks += [Use(f"majority-{key}", x + (width - size) / 2, top + 2, size, size),
                      Say(f"+{points}", x + width / 2, top + high - 6, 14, FIGURE, BRASS, "middle")]  # fmt: skip
        x += width
    return marks


def medals(majorities, line, x, middle):
    """The medals and their points behind a bar, where a piece is too small to bear them."""
    marks: list[Mark] = []
    size = line.medal
    for key, points in majorities:
        marks += [Use(f"majority-{key}", x, middle - size / 2, size, size),
                  Say(f"+{points}", x + size, middle + size * 0.22, max(size * 0.6, 13), FIGURE, RIM)]  # fmt: skip
        x += size * 1.75 + 2
    return marks


def engravings(bar, unit, left, top, high, end, limit):
    """The seat's own inventions: on the paper, a little smaller where they must be, or behind the bar where it is too
    short for them. Where neither has room they overlap."""
    number = len(bar.boxes)
    if not number:
        return ()
    tall = high - 6
    wide = tall * 1.3
    start = left + label_room(bar.track, high)
    room = left + bar.track * unit - start - 4
    size = shrunk(number, wide, room)
    if size < SMALLER and shrunk(number, wide, limit - end) > size:
        start, room = end, limit - end
        size = shrunk(number, wide, room)
    size = max(size, SMALLER)
    wide, small = wide * size, tall * size
    step = min(wide + 4, (room - wide) / max(number - 1, 1))
    y = top + (high - small) / 2
    return tuple(
        mark
        for k, (box, patent) in enumerate(bar.boxes)
        for mark in engraving(box, patent, Box(start + step * k, y, wide, small))
    )


def shrunk(number, wide, room):
    """The share of their size at which so many lie side by side."""
    return max(min((room - 4 * (number - 1)) / (number * wide), 1), 0)


def engraving(box, patent, place):
    """An invention in its gold or silver frame, with a seal where it is patented."""
    side = min(place.w - 6, (place.h - 5) * 1.25)
    seal = max(place.h * 0.36, 11)
    return (
        Plate(place.x, place.y, place.w, place.h, 3, "#E3BD68" if box < INVENTIONS else "#C2CBD3", "#00000055", 0.8),
        Plate(place.x + 2.5, place.y + 2.5, place.w - 5, place.h - 5, 2, PAPER),
        toned("e-col", Use(facts.BOX_ART[box], place.x + (place.w - side) / 2, place.y + (place.h - side * 0.8) / 2,
                           side, side * 0.8)),
        *((Use("icon-patent", place.x + place.w - seal - 1, place.y + place.h - seal - 1, seal, seal),)
          if patent else ()),
    )  # fmt: skip


def scale_face(zero, unit, width, height):
    """The brass rule below the bars: its zero lies `zero` px from its left end."""
    edge, small = 4, height < 30
    points = int((width - zero - 6) / unit)
    letter = 13 if small else 14
    apart = 5 if unit * 5 > 26 else 10
    ticks = [
        Plate(zero + k * unit - 0.6, edge, 1.2, height * (0.34 if k % 5 == 0 else 0.2), fill="#2E2108")
        for k in range(points + 1)
        if unit > 5 or k % 5 == 0
    ]
    figures = [
        Say(k, zero + k * unit, height - edge - letter * 0.2, letter, FIGURE, "#2E2108", "middle")
        for k in range(0, points + 1, apart)
        if zero + k * unit < width - 10
    ]
    return (
        Plate(0, 2, width, height, 3, "#000", opacity=0.3),
        Plate(0, 0, width, height, 3, "var(--e-brass2,#C9993F)"),
        Plate(edge, edge, width - 2 * edge, height - 2 * edge, 2, "var(--e-ivory,#FBF1D2)"),
        *ticks,
        *figures,
    )
