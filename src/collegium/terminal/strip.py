"""The seats strip: everybody with shape, name and score; whose turn it is stands out."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from collegium.draw.spans import cells
from collegium.draw.widgets import Zone
from collegium.local.session import Session
from collegium.local.speech import words
from collegium.terminal.colours import seat_mark

Part = str | tuple[str, str]
GAP = "   "


def seats_strip(session: Session, viewer: int, zones: Sequence[Zone], width: int) -> Content:
    """▸ marks who owes a choice, the viewer's name is bold. Nobody is split over two lines of `width` columns."""
    match = session.match
    points = seat_points(zones)
    acting = match.known_to_act(viewer)
    items: list[list[Part]] = []
    for seat, name in enumerate(match.names):
        shape, colour = seat_mark(seat)
        style = "bold reverse" if seat in acting else "bold" if seat == viewer else ""
        item: list[Part] = [("▸" if seat in acting else " ", "$primary bold"), (f"{shape} ", colour),
                            (f" {name} " if seat in acting else name, style)]  # fmt: skip
        if seat in points:
            now, ended = points[seat]
            item.append((f" {now}", "bold"))
            if ended != now:
                item.append((f" ({ended})", "$muted"))
        items.append(item)
    if any(now != ended for now, ended in points.values()):
        items.append([(words(session.lang, "seats-legend"), "$muted")])
    return Content.assemble(*flowed(items, width))


def seat_points(zones: Sequence[Zone]) -> dict[int, tuple[int, int]]:
    """The points of each seat whose zone shows them: now, and if the game ended now."""
    return {
        zone.seat: (zone.score, zone.score if zone.if_ended is None else zone.if_ended)
        for zone in zones
        if zone.seat is not None and zone.score is not None
    }


def points_told(session: Session, zones: Sequence[Zone]) -> str:
    """The same in words, '' where no zone shows points."""
    lang, names = session.lang, session.match.names
    told = [
        words(lang, "seat-points" if now == ended else "seat-points-ended", name=names[seat], now=now, ended=ended)
        for seat, (now, ended) in seat_points(zones).items()
    ]
    return words(lang, "seats-points", seats=", ".join(told)) if told else ""


def flowed(items: Sequence[Sequence[Part]], width: int) -> list[Part]:
    """Items beside one another, as many to a line as there is room for."""
    found: list[Part] = []
    used = 0
    for item in items:
        wide = sum(cells(part if isinstance(part, str) else part[0]) for part in item)
        if used and used + len(GAP) + wide > width:
            found.append("\n")
            used = 0
        elif used:
            found.append(GAP)
            used += len(GAP)
        found += item
        used += wide
    return found
