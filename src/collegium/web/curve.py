"""Points over time: the game played through again from its journal, as numbers and as a small chart."""

from __future__ import annotations

from collections.abc import Sequence

from collegium.draw.svg import seat_shape
from collegium.kernel.match import Match

MOST = 160  # points in time that a chart shows
LARGE, SMALL = (640, 240), (330, 190)  # so that the words of a chart stay readable


def size(shape: str) -> tuple[int, int]:
    return SMALL if shape == "narrow" else LARGE


def points_over_time(match: Match) -> list[list[int]]:
    """The points of every seat at the beginning, after (some of) the choices and at the end: one list per seat."""
    twin = Match(match.game, match.seats, match.variant, match.seed)
    every = max(1, len(match.choices) // MOST)
    rows = [[score.points for score in twin.scores()]]
    for number, (seat, option) in enumerate(match.choices, 1):
        twin.choose(seat, option)
        if number % every == 0 or number == len(match.choices):
            rows.append([score.points for score in twin.scores()])
    return [list(column) for column in zip(*rows, strict=True)]


def band(row: Sequence[int], errors: Sequence[int], low: int, high: int) -> list[tuple[int, int]]:
    """The outline of a band around a line: (step, number) along its upper edge and back along the lower."""
    steps = range(len(row))
    upper = [(i, min(row[i] + errors[i], high)) for i in steps]
    return upper + [(i, max(row[i] - errors[i], low)) for i in reversed(steps)]


def chart(
    points: list[list[int]], width: int = 640, height: int = 240, marks: Sequence[tuple[int, int]] = (), unit: str = "",
    errors: Sequence[Sequence[int]] = (),
) -> str:  # fmt: skip
    """The polylines of a chart, one per seat, as SVG (the scoring sheet says the same in words).

    `marks` are (step, seat) to be ringed, numbered as they come; `unit` stands behind the numbers of the scale;
    `errors` are how far off each number may be, a list per seat: a band around its line.
    """
    low = min(0, *(min(row) for row in points))
    high = max(1, *(max(row) for row in points))
    steps = max(1, len(points[0]) - 1)
    left, right, top, foot = 48, 26, 12, 10

    def x(step: int) -> float:
        return round(left + (width - left - right) * step / steps, 1)

    def y(value: int) -> float:
        return round(height - foot - (height - top - foot) * (value - low) / (high - low), 1)

    grid = "".join(
        f'<line class="grid" x1="{left}" x2="{width - right}" y1="{y(v)}" y2="{y(v)}"/>'
        f'<text class="muted" x="{left - 6}" y="{y(v) + 4}" font-size="13" text-anchor="end">{v}{unit}</text>'
        for v in sorted({low + (high - low) * part // 4 for part in range(5)})
    )

    def outline(seat: int, off: Sequence[int]) -> str:
        return " ".join(f"{x(i)},{y(v)}" for i, v in band(points[seat], off, low, high))

    bands = "".join(
        f'<polygon class="band seat{seat % 6}" points="{outline(seat, off)}"/>' for seat, off in enumerate(errors)
    )
    lines = "".join(
        f'<polyline class="line seat{seat % 6}" points="{" ".join(f"{x(i)},{y(v)}" for i, v in enumerate(row))}"/>'
        f"{seat_shape(x(steps) + 12, y(row[-1]), 15, seat)}"
        for seat, row in enumerate(points)
    )
    rings = "".join(
        f'<g class="marked"><circle cx="{x(step)}" cy="{y(points[seat][step])}" r="9"/>'
        f'<text x="{x(step)}" y="{y(points[seat][step]) + 4.5}" font-size="13" text-anchor="middle">{number}</text></g>'
        for number, (step, seat) in enumerate(marks, 1)
    )
    return f'<svg class="cg chart" viewBox="0 0 {width} {height}" aria-hidden="true">{grid}{bands}{lines}{rings}</svg>'
