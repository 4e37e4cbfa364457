"""A line chart as SVG: one line per seat in the seat's colour, with its shape; choices may be ringed and numbered.

`small` is for a page, whose stylesheet colours it and whose words stand beside it; `lines` is a picture by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from collegium.draw import theme
from collegium.draw.svg import seat_shape

TICKS = 8  # numbers below the chart, about
NAME = 18  # letters of a name
STYLE = (  # of a picture by itself; a page has its own
    ".chart .grid{stroke:var(--line)}.chart .line{fill:none;stroke-width:2;stroke-linejoin:round}"
    ".chart .marked circle{fill:var(--card);stroke:var(--ink)}.chart .band{fill-opacity:.15;stroke:none}"
    + "".join(
        f".chart .line.seat{seat}{{stroke:var(--seat{seat})}}.chart .band.seat{seat}{{fill:var(--seat{seat})}}"
        for seat in range(len(theme.SEAT_COLOURS))
    )
)
Rows = Sequence[Sequence[float]]  # by seat, a number per step
Marks = Sequence[tuple[int, int]]  # step and seat, numbered as they come


@dataclass(frozen=True)
class Frame:
    """Where the lines stand within a picture, and what its scale runs from and to."""

    width: int
    height: int
    left: int
    right: int
    top: int
    foot: int
    steps: int
    low: float = 0.0
    high: float = 1.0

    def x(self, step: int) -> float:
        return round(self.left + (self.width - self.left - self.right) * step / self.steps, 1)

    def y(self, number: float) -> float:
        down = self.height - self.top - self.foot
        return round(self.height - self.foot - down * (number - self.low) / (self.high - self.low), 1)


def small(rows: Rows, width: int = 640, height: int = 240, marks: Marks = (), unit: str = "", errors: Rows = ()) -> str:
    """For a page that says the same in words. `unit` stands behind the numbers of the scale; `errors` say how far off
    each number may be: a band around its line."""
    low, high = min(0, *map(min, rows)), max(1, *map(max, rows))
    frame = Frame(width, height, 48, 26, 12, 10, max(1, len(rows[0]) - 1), low, high)
    scale = {number: f"{number:.0f}{unit}" for number in sorted({low + (high - low) * k // 4 for k in range(5)})}
    shapes = [seat_shape(frame.x(frame.steps) + 12, frame.y(row[-1]), 15, seat) for seat, row in enumerate(rows)]
    inside = (
        _grid(frame, scale)
        + _bands(frame, rows, errors)
        + _curves(frame, rows)
        + "".join(shapes)
        + _rings(frame, rows, marks)
    )
    return f'<svg class="cg chart" viewBox="0 0 {width} {height}" aria-hidden="true">{inside}</svg>'


def lines(
    chances: Rows, names: Sequence[str], title: str, width: int = 900, height: int = 320, marks: Marks = (),
    errors: Rows = (),
) -> str:  # fmt: skip
    """`chances[k][seat]` from 0 to 1 (a share of wins) before choice k of a game, with a title and everybody's name;
    `errors[k][seat]` is how far off that may be."""
    rows = list(zip(*chances, strict=True))
    last = max(len(chances) - 1, 1)
    frame = Frame(width, height, 44, 150, 34, 30, last)
    scale = {share: f"{share:.0%}" for share in (0.0, 0.25, 0.5, 0.75, 1.0)}
    bands = _bands(frame, rows, list(zip(*errors, strict=True)))
    below = "".join(
        f'<text class="muted" x="{frame.x(k)}" y="{height - 12}" font-size="12" text-anchor="middle">{k}</text>'
        for k in range(0, last + 1, _step(last))
    )
    side = "".join(
        f"{seat_shape(width - 130, 42 + place * 24, 16, seat)}"
        f'<text x="{width - 116}" y="{47 + place * 24}" font-size="13">{escape(_short(names[seat]))}</text>'
        for place, seat in enumerate(sorted(range(len(names)), key=lambda seat: -rows[seat][-1]))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="cg chart" role="img">'
        f"<title>{escape(title)}</title><style>{escape(theme.stylesheet() + STYLE)}</style>"
        f'<rect width="{width}" height="{height}" class="ground"/>'
        f'<text x="{frame.left}" y="20" class="serif" font-size="16">{escape(title)}</text>'
        f"{_grid(frame, scale)}{below}{bands}{_curves(frame, rows)}{_rings(frame, rows, marks)}{side}</svg>"
    )


def _grid(frame: Frame, scale: dict[float, str]) -> str:
    ends = f'x1="{frame.left}" x2="{frame.width - frame.right}"'
    return "".join(
        f'<line class="grid" {ends} y1="{frame.y(number)}" y2="{frame.y(number)}"/>'
        f'<text class="muted" x="{frame.left - 6}" y="{frame.y(number) + 4:.1f}" font-size="13" text-anchor="end">'
        f"{escape(words)}</text>"
        for number, words in scale.items()
    )


def _curves(frame: Frame, rows: Rows) -> str:
    return "".join(
        f'<polyline class="line seat{seat % 6}" points="{_along(frame, row)}"/>' for seat, row in enumerate(rows)
    )


def _bands(frame: Frame, rows: Rows, errors: Rows) -> str:
    """Around each line how far off it may be, within the scale."""
    return "".join(
        f'<polygon class="band seat{seat % 6}" points="{_outline(frame, rows[seat], off)}"/>'
        for seat, off in enumerate(errors)
    )


def _outline(frame: Frame, row: Sequence[float], off: Sequence[float]) -> str:
    """Along the upper edge of a band, and back along the lower."""
    steps = range(len(row))
    upper = [(step, min(row[step] + off[step], frame.high)) for step in steps]
    lower = [(step, max(row[step] - off[step], frame.low)) for step in reversed(steps)]
    return " ".join(f"{frame.x(step)},{frame.y(number)}" for step, number in upper + lower)


def _along(frame: Frame, row: Sequence[float]) -> str:
    return " ".join(f"{frame.x(step)},{frame.y(number)}" for step, number in enumerate(row))


def _rings(frame: Frame, rows: Rows, marks: Marks) -> str:
    rings = []
    for number, (step, seat) in enumerate(marks, 1):
        x, y = frame.x(step), frame.y(rows[seat][step])
        rings.append(
            f'<g class="marked"><circle cx="{x}" cy="{y}" r="9"/>'
            f'<text x="{x}" y="{y + 4.5:.1f}" font-size="13" text-anchor="middle">{number}</text></g>'
        )
    return "".join(rings)


def _short(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def _step(last: int) -> int:
    """A round distance between numbers: 1, 2 or 5 times a power of ten."""
    size = 1
    while True:
        for times in (1, 2, 5):
            if last <= times * size * TICKS:
                return times * size
        size *= 10
