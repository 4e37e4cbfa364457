"""Everybody's way through the rounds as constellations in the sky: a star per round, as high as the credits so far.

The winner's line is whole, crowned, and crossed by the comet; the others' are dashed. Seats that stand level share
their height, side by side.
"""

from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import atan2, degrees, hypot

from collegium.draw.letters import FIGURE, NAME, STRONG
from collegium.draw.stage import Box, Disc, Held, Mark, Plate, Say, Use
from collegium.draw.theme import SEAT_COLOURS
from collegium.kernel import SeatName

from ..components import ROUNDS
from .tones import BROWN, CREAM, GOLD, INK, LINE, NIGHT, PALE, RIM, line, seat_shape

CROWN = (46, 28)
DASH = 13  # from dash to dash


@dataclass(frozen=True)
class Chart:
    """Where the constellations lie: where they begin, the first round and the step to the next, the height of no
    credits and of the most; and how large a seat's shape is."""

    start: float
    first: float
    step: float
    foot: float
    top: float
    shape: float = 20

    def x(self, number: int) -> float:
        return self.first + self.step * (number - 1) if number else self.start

    def y(self, credits: float, most: int) -> float:
        return self.foot - (self.foot - self.top) * credits / most


def sums_of(s, order):
    """Credits after each round, by seat in this order."""
    return tuple(tuple(accumulate(int(n) for n in s.player[who].earned)) for who in order)


def points(chart, sums):
    """Each seat's stars, from the start on; those that fall together stand side by side."""
    most = max(max(row) for row in sums) or 1
    found: list[list[tuple[float, float]]] = [[(chart.x(0), chart.foot)] for _ in sums]
    for number in range(1, ROUNDS + 1):
        apart = chart.shape * (0.8 if number < ROUNDS else 1.7)  # there is room for a crown on each
        level = [row[number - 1] for row in sums]
        for k, credits in enumerate(level):
            alike = [other for other, n in enumerate(level) if n == credits]
            aside = (alike.index(k) - (len(alike) - 1) / 2) * apart
            found[k].append((round(chart.x(number) + aside, 1), round(chart.y(credits, most), 1)))
    return found


def scale_marks(chart, most, right):
    """Lines of equal credits, every ten (or twenty) of them."""
    every = 10 if most <= 60 else 20
    marks: list[Mark] = []
    for credits in range(every, most + 1, every):
        y = chart.y(credits, most)
        marks += [
            Say(credits, chart.start - 10, y + 4.5, 14, STRONG, PALE, "middle"),
            Plate(chart.start + 8, y, right - chart.start - 8, 1, fill="none", line=PALE, thick=0.8, dash="2 6",
                  opacity=0.5),
        ]  # fmt: skip
    return marks


def courses_face(order, sums, winners, chart, right):
    """The sky with all constellations; the winners' lie on top."""
    most = max(max(row) for row in sums) or 1
    ways = points(chart, sums)
    marks = scale_marks(chart, most, right)
    tops = sorted({ways[k][-1] for k, who in enumerate(order) if who in winners})
    if tops:
        x, y = sum(x for x, _ in tops) / len(tops), tops[0][1]
        tail = Held((Use("end-comet", -606, -55, 660, 130),), cut=Box(-606, -55, 606, 130))
        glow = chart.shape * 4.5
        marks += [
            Held((tail,), x, y, min((x + 60) / 660, 1), turn=7),
            Use("end-star", x - glow / 2, y - glow / 2, glow, glow),
        ]
    for k, who in sorted(enumerate(order), key=lambda seat: (seat[1] in winners, -seat[0])):
        best = who in winners
        marks += [way for ends in pairwise(ways[k]) for way in way_marks(*ends, who, best)]
        size = chart.shape * (1.25 if best else 0.9)
        for x, y in ways[k][1:]:
            if best:
                marks.append(Use("end-star", x - size * 1.1, y - size * 1.1, size * 2.2, size * 2.2))
            marks.append(seat_shape(who, x - size / 2, y - size / 2, size))
    for k, who in enumerate(order):
        if who in winners:
            marks += crowned(ways[k][-1], who, chart.shape, len(tops) == 1)
    return tuple(marks)


def way_marks(start, end, who, best):
    """From one star to the next: a whole line of light, or dashes in the seat's colour on a dark ground."""
    if best:
        return line(start, end, BROWN, 7), line(start, end, "#FFF0C4", 4)
    (x, y), (to_x, to_y) = start, end
    length, turn = hypot(to_x - x, to_y - y), degrees(atan2(to_y - y, to_x - x))
    dashes = tuple(Plate(DASH * k, -1.5, DASH * 0.65, 3, 1.5, SEAT_COLOURS[who]) for k in range(int(length / DASH)))
    return line(start, end, NIGHT, 5), Held(dashes, round(x, 1), round(y, 1), turn=round(turn, 1))


def crowned(at, who, shape, alone):
    """The last star of a winner, in a ring of brass and with a crown."""
    x, y = at
    r = shape * (1.15 if alone else 0.75)
    wide = CROWN[0] * shape / 20 * (1 if alone else 0.6)
    high = wide * CROWN[1] / CROWN[0]
    size = r * 1.3
    return (
        Disc(x, y, r, NIGHT, LINE, 3),
        seat_shape(who, x - size / 2, y - size / 2, size),
        Use("end-crown", x - wide / 2, y - r - high - 1, wide, high),
    )


# Who ended where -----------------------------------------------------------------------------------------------------


def heights(wanted, least, top, foot):
    """Where plates stand, the highest first: as near as can be to where they should, `least` apart, in between."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + least if found else top))
    low = foot
    for k in range(len(found) - 1, -1, -1):
        found[k] = min(found[k], low)
        low = found[k] - least
    return found


def seat_plate_face(who, credits, best, w, h):
    """A seat's name and credits at the end of its line; the winner's of gold paper."""
    fill = INK if best else CREAM
    size = h * 0.44
    return (
        Plate(0, 0, w, h, h / 2, "#FFF0C2" if best else NIGHT, RIM if best else SEAT_COLOURS[who], 2),
        seat_shape(who, h * 0.26, (h - size * 1.2) / 2, size * 1.2),
        Say(SeatName(who), h * 0.4 + size * 1.2, h / 2 + size * 0.36, size * 1.08, NAME, fill,
            room=w - h * 0.4 - size * 1.2 - size * (4 + 0.6 * (credits > 99)), least=12.6),
        Use("icon-credit", w - size * (3.6 + 0.6 * (credits > 99)), (h - size * 1.15) / 2, size * 1.15, size * 1.15),
        Say(credits, w - h * 0.3, h / 2 + size * 0.44, size * 1.25, FIGURE, fill if best else GOLD, "end"),
    )  # fmt: skip
