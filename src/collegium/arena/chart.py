"""A small line chart as SVG: one line per seat in the seat's colour, with its shape; choices may be marked."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from collegium.draw import theme
from collegium.draw.svg import seat_svg

LEFT, RIGHT, TOP, BOTTOM = 44, 150, 34, 30
TICKS = 8  # numbers below the chart, about
NAME = 18  # letters of a name


def lines(
    rows: Sequence[Sequence[float]], names: Sequence[str], title: str, width: int = 900, height: int = 320,
    marks: Sequence[tuple[int, int]] = (), errors: Sequence[Sequence[float]] = (),
) -> str:  # fmt: skip
    """`rows[k][seat]` from 0 to 1 (a share of wins) before choice k of a game; `marks` are (k, seat), numbered.

    `errors` are how far off each share may be: a band around its line.
    """
    across, down = width - LEFT - RIGHT, height - TOP - BOTTOM
    last = max(len(rows) - 1, 1)

    def at(k: int, share: float) -> tuple[float, float]:
        return LEFT + across * k / last, TOP + down * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="cg chart" role="img">',
        f"<title>{escape(title)}</title><style>{escape(theme.stylesheet())}</style>",
        f'<rect width="{width}" height="{height}" class="paper" fill="#fbf6ea"/>',
        f'<text x="{LEFT}" y="20" font-family="Georgia, serif" font-size="16" fill="#2a2521">{escape(title)}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, share)
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + across}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d8cdb8"/>')
        label = f'x="{LEFT - 6}" y="{y + 4:.1f}" font-size="12" text-anchor="end" fill="#5c5347"'
        parts.append(f"<text {label}>{share:.0%}</text>")
    for k in range(0, last + 1, _step(last)):
        label = f'x="{at(k, 0)[0]:.1f}" y="{TOP + down + 18}" font-size="12" text-anchor="middle" fill="#5c5347"'
        parts.append(f"<text {label}>{k}</text>")
    for place, seat in enumerate(sorted(range(len(names)), key=lambda seat: -rows[-1][seat])):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(k, row[seat]) for k, row in enumerate(rows)))
        colour = theme.SEAT_COLOURS[seat]
        if errors:
            edge = [at(k, share) for k, share in band([row[seat] for row in rows], [row[seat] for row in errors])]
            around = " ".join(f"{x:.1f},{y:.1f}" for x, y in edge)
            parts.append(f'<polygon class="band" points="{around}" fill="{colour}" fill-opacity="0.15"/>')
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + place * 24
        mark = seat_svg(seat, 16).replace("<svg ", f'<svg x="{LEFT + across + 12}" y="{y}" ', 1)
        name = f'x="{LEFT + across + 34}" y="{y + 13}" font-size="13" fill="#2a2521"'
        short = names[seat] if len(names[seat]) <= NAME else names[seat][: NAME - 1] + "…"
        parts.append(f"{mark}<text {name}>{escape(short)}</text>")
    for number, (k, seat) in enumerate(marks, 1):
        x, y = at(k, rows[k][seat])
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="#fbf6ea" stroke="{theme.SEAT_COLOURS[seat]}"/>'
            f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="12" text-anchor="middle" fill="#2a2521">{number}</text>'
        )
    parts.append("</svg>")
    return "".join(parts)


def band(shares: Sequence[float], errors: Sequence[float]) -> list[tuple[int, float]]:
    """The outline of a band around a line of shares: (step, share) along its upper edge and back along the lower."""
    steps = range(len(shares))
    upper = [(k, min(shares[k] + errors[k], 1.0)) for k in steps]
    return upper + [(k, max(shares[k] - errors[k], 0.0)) for k in reversed(steps)]


def _step(last: int) -> int:
    """A round distance between numbers: 1, 2 or 5 times a power of ten."""
    size = 1
    while True:
        for times in (1, 2, 5):
            if last <= times * size * TICKS:
                return times * size
        size *= 10
