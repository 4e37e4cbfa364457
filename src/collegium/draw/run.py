"""The run of a table as one line: a mark per seat where its points are; marks that would overlap stand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from collegium.draw.svg import seat_shape

WIDTH, HEIGHT, EDGE, MARK = 300, 44, 14, 19  # of the picture; the end of the line from its side; a mark
TICKS = 5
SCALES = (10, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200)  # what a line may reach to


def scale(points: Sequence[int]) -> int:
    """How far the line goes: far enough for all, and not another length at every point."""
    most = max((0, *points))
    return next((one for one in SCALES if one >= most), most)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near to those wanted as leaves a gap between neighbours, within bounds as far as there is room."""
    order = sorted(range(len(wanted)), key=lambda k: (wanted[k], k))
    found = [0.0] * len(wanted)
    at = low - gap
    for k in order:
        at = found[k] = max(wanted[k], at + gap)
    at = high + gap
    for k in reversed(order):
        at = found[k] = min(found[k], at - gap)
    for one, other in pairwise(order):  # too many for the line: better beyond its end than one upon the other
        found[other] = max(found[other], found[one] + gap)
    return found


def run_svg(points: Sequence[int | None]) -> str:
    """The line of a table; a seat whose points nobody may know has no mark."""
    known = [(seat, score) for seat, score in enumerate(points) if score is not None]
    reach, length = scale([score for _, score in known]), WIDTH - 2 * EDGE
    places = spread([EDGE + length * max(0, score) / reach for _, score in known], MARK + 2, EDGE, WIDTH - EDGE)
    ticks = "".join(
        f'<path d="M{EDGE + length * k / (TICKS - 1):.0f} {HEIGHT - 12}v10" class="tick"/>' for k in range(TICKS)
    )
    marks = "".join(seat_shape(x, 14, MARK, seat) for (seat, _), x in zip(known, places, strict=True))
    return (
        f'<svg class="cg run" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<path d="M{EDGE - 6} {HEIGHT - 7}H{WIDTH - EDGE + 6}" class="rail"/>{ticks}{marks}</svg>'
    )
