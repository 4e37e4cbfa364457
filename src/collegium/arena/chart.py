"""A small line chart as SVG: one line per seat in the seat's colour, with its shape at the end."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from collegium.draw import theme
from collegium.draw.svg import seat_svg

LEFT, RIGHT, TOP, BOTTOM = 44, 120, 34, 30


def lines(
    rows: Sequence[Sequence[float]], names: Sequence[str], title: str, width: int = 900, height: int = 320
) -> str:
    """`rows[k][seat]` from 0 to 1 (a share of wins) over the choices of a game."""
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
    ends = sorted(range(len(names)), key=lambda seat: -rows[-1][seat])
    for place, seat in enumerate(ends):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(k, row[seat]) for k, row in enumerate(rows)))
        colour = theme.SEAT_COLOURS[seat]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + place * 24
        mark = seat_svg(seat, 16).replace("<svg ", f'<svg x="{LEFT + across + 12}" y="{y}" ', 1)
        name = f'x="{LEFT + across + 34}" y="{y + 13}" font-size="13" fill="#2a2521"'
        parts.append(f"{mark}<text {name}>{escape(names[seat])}</text>")
    parts.append("</svg>")
    return "".join(parts)
