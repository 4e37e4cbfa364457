"""Plots as SVG for a page: ranges against a fair line, and histograms. Drawn for a phone's width and scaled up.

All colours are classes of the page, so that one picture serves light and dark; nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from xml.sax.saxutils import escape

from collegium.draw.measure import measure, shorten
from collegium.draw.svg import seat_shape

WIDTH, EDGE = 330, 4
ROW, HEAD, FOOT = 38, 6, 20
PLOT = 190  # the height of a histogram
Percent = Callable[[float, int], str]  # (share, digits)


def ticks(top: float, most: int = 5) -> list[float]:
    """Round numbers from 0 to `top`."""
    step = next(s for s in (0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 25, 50, 100) if top / s <= most)
    return [k * step for k in range(int(top / step + 1e-9) + 1)]


def frame(height: float, title: str, parts: Sequence[str]) -> str:
    told = escape(title, {'"': "&quot;"})
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{told}">{"".join(parts)}</svg>'


def mark(x: float, y: float, clear: int) -> str:
    """More than fair: a triangle up; less: a triangle down; unclear: a ring."""
    if clear:
        tip, base = (y - 7, y + 4.5) if clear > 0 else (y + 7, y - 4.5)
        kind = "more" if clear > 0 else "less"
        return f'<path class="{kind}" d="M{x:.1f} {tip:.1f}L{x - 6.5:.1f} {base:.1f}H{x + 6.5:.1f}Z"/>'
    return f'<circle class="unclear" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'


def ranges(rows: Sequence[dict[str, Any]], fair: float, title: str, percent: Percent) -> str:
    """One line per row: its name, its share of wins, and the range on a scale from 0; the fair share is dashed."""
    top = min(max([row["high"] for row in rows] + [fair * 1.2]), 1.0)
    across = WIDTH - 2 * EDGE
    height = HEAD + ROW * len(rows) + FOOT

    def at(share: float) -> float:
        return EDGE + across * float(min(share / top, 1.0))

    parts = []
    for tick in ticks(top):
        x = at(tick)
        side = "start" if x < 20 else "end" if x > WIDTH - 24 else "middle"
        label = f'x="{x:.1f}" y="{height - 5}" text-anchor="{side}"'
        parts.append(f'<path class="grid" d="M{x:.1f} {HEAD}V{height - FOOT}"/>')
        parts.append(f'<text class="small" {label}>{percent(tick, 0)}</text>')
    parts.append(f'<path class="fair" d="M{at(fair):.1f} {HEAD}V{height - FOOT}"/>')
    for number, row in enumerate(rows):
        y = HEAD + ROW * number
        figure = percent(row["wins"], 1)
        name = shorten(row["name"], 13, across - measure(figure, 13) - 14)
        parts.append(f'<text class="halo" x="{EDGE}" y="{y + 13}">{escape(name)}</text>')
        parts.append(f'<text class="halo number" x="{WIDTH - EDGE}" y="{y + 13}" text-anchor="end">{figure}</text>')
        low, high, middle = at(row["low"]), at(row["high"]), y + 25
        ends = f"M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"
        parts.append(f'<path class="range" d="M{low:.1f} {middle}H{high:.1f}{ends}"/>')
        parts.append(mark(at(row["wins"]), middle, row["clear"]))
    return frame(height, title, parts)


def seats_compared(rows: Sequence[tuple[str, Sequence[float]]], title: str, number: Callable[[float, int], str]) -> str:
    """One line per setting: every seat's mark where its wins stand as a multiple of the fair share."""
    across = WIDTH - 2 * EDGE - 20
    far = max([abs(ratio - 1) for _, ratios in rows for ratio in ratios] + [0.2]) * 1.1
    height = HEAD + ROW * len(rows) + FOOT

    def at(ratio: float) -> float:
        return EDGE + 10 + across * (ratio - 1 + far) / (2 * far)

    parts = []
    for tick in ticks(far, 2):
        for ratio in {1 - tick, 1 + tick}:
            kind = "fair" if tick == 0 else "grid"
            parts.append(f'<path class="{kind}" d="M{at(ratio):.1f} {HEAD}V{height - FOOT}"/>')
            label = f'x="{at(ratio):.1f}" y="{height - 5}" text-anchor="middle"'
            parts.append(f'<text class="small" {label}>{number(ratio, 2)}</text>')
    for line, (name, ratios) in enumerate(rows):
        y = HEAD + ROW * line
        parts.append(f'<text class="halo" x="{EDGE}" y="{y + 13}">{escape(shorten(name, 13, WIDTH - 2 * EDGE))}</text>')
        parts.append(f'<path class="range" d="M{at(min(ratios)):.1f} {y + 26}H{at(max(ratios)):.1f}"/>')
        parts += [seat_shape(at(ratio), y + 26, 14, seat) for seat, ratio in enumerate(ratios)]
    return frame(height, title, parts)


def histogram(bins: Sequence[dict[str, int]], title: str, percent: Percent) -> str:
    """Bars of how many of all have so much; a stepped line of the winners where they are counted."""
    left, bottom = 38, 24
    across, down = WIDTH - left - EDGE, PLOT - bottom - HEAD
    series = {name: [row[name] / max(sum(r[name] for r in bins), 1) for row in bins] for name in ("count", "winners")}
    top = max(max(shares) for shares in series.values()) or 1.0
    wide = across / len(bins)

    def up(share: float) -> float:
        return HEAD + down * (1 - share / top)

    parts = []
    for tick in ticks(top, 4):
        parts.append(f'<path class="grid" d="M{left} {up(tick):.1f}H{WIDTH - EDGE}"/>')
        label = f'x="{left - 5}" y="{up(tick) + 4:.1f}" text-anchor="end"'
        parts.append(f'<text class="small" {label}>{percent(tick, 0)}</text>')
    for number, share in enumerate(series["count"]):
        x = left + wide * number
        bar = f'x="{x + 0.7:.1f}" y="{up(share):.1f}" width="{wide - 1.4:.1f}" height="{down * share / top:.1f}"'
        parts.append(f'<rect class="bar" {bar}/>')
    if any(series["winners"]):
        steps = "".join(f"V{up(share):.1f}h{wide:.2f}" for share in series["winners"])
        parts.append(f'<path class="winners" d="M{left} {up(0):.1f}{steps}V{up(0):.1f}"/>')
    every = -(-len(bins) // 6)
    for number in range(0, len(bins), every):
        label = f'x="{left + wide * (number + 0.5):.1f}" y="{PLOT - 6}" text-anchor="middle"'
        parts.append(f'<text class="small" {label}>{bins[number]["from"]}</text>')
    return frame(PLOT, title, parts)
