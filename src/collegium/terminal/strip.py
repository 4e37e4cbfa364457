"""The seats strip: everybody with shape, name and score; whose turn it is stands out."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from collegium.draw.widgets import Zone
from collegium.terminal.colours import seat_mark
from collegium.terminal.session import Session


def seats_strip(session: Session, viewer: int, zones: Sequence[Zone]) -> Content:
    """One line: ▸ marks who owes a choice, the viewer's name is underlined."""
    match = session.match
    scores = {zone.seat: zone.score for zone in zones if zone.seat is not None and zone.score is not None}
    acting = match.known_to_act(viewer)
    parts: list[str | tuple[str, str]] = []
    for seat, name in enumerate(match.names):
        shape, colour = seat_mark(seat)
        if seat:
            parts.append("   ")
        parts.append(("▸" if seat in acting else " ", "$primary bold"))
        parts.append((f"{shape} ", colour))
        style = "bold reverse" if seat in acting else "bold" if seat == viewer else ""
        parts.append((f" {name} " if seat in acting else name, style))
        if seat in scores:
            parts.append((f" {scores[seat]}", "bold"))
    return Content.assemble(*parts)
