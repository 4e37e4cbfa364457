"""What somebody has reached: per game how often they played and won, their last places and most points.

Games that began at a moment of another, or were brought along, are no results.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from django.db.models import Exists, OuterRef
from django.utils.safestring import SafeString

from collegium.web.live import catalogue
from collegium.web.models import Entry, Person, Seat, Table
from collegium.web.page.marks import motif_svg

LAST = 10  # places shown


@dataclass(frozen=True)
class Result:
    """One game. `places` are the last ones, oldest first; empty for a game that one plays alone."""

    entry: catalogue.Entry
    motif: SafeString
    played: int = 0
    won: int = 0
    best: int = 0
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class Results:
    games: int
    rows: list[Result]


def of(person: Person | None, lang: str) -> Results:
    """Everything that a person has finished, the games in their usual order."""
    found: dict[str, list[Seat]] = defaultdict(list)
    for seat in finished(person) if person else ():
        found[seat.table.game].append(seat)
    rows = [_result(found[game.key], catalogue.entry(game, lang)) for game in catalogue.by_weight()]
    return Results(sum(row.played for row in rows), rows)


def finished(person: Person) -> Any:
    given = Entry.objects.filter(table=OuterRef("table"), by=Entry.GIVEN)
    seats = Seat.objects.filter(person=person, table__state=Table.OVER, table__archived=False, place__isnull=False)
    return seats.exclude(Exists(given)).select_related("table").order_by("table__changed")


def _result(seats: list[Seat], entry: catalogue.Entry) -> Result:
    motif = motif_svg(entry.game.motif, 30)
    if not seats:
        return Result(entry, motif)
    alone = entry.game.seats[1] == 1
    return Result(
        entry, motif, len(seats), sum(seat.place == 1 for seat in seats), max(seat.points or 0 for seat in seats),
        () if alone else tuple(seat.place or 0 for seat in seats[-LAST:]),
    )  # fmt: skip
