"""A table as a list of tables shows it: the game, who sits there, how it stands, and what is asked of whom.

How it stands is known of tables whose room is open in this process; a list opens none for its own sake.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from collegium.draw.stage import kept
from collegium.match.match import SPECTATOR
from collegium.web.live import catalogue, clocks, rooms
from collegium.web.live.room import Room
from collegium.web.models import Person, Seat, Table
from collegium.web.page.fronts import Front, front
from collegium.web.page.marks import motif_svg, seat_svg
from collegium.web.words import room_say, say

LISTED = 40  # tables on a page of their own


@dataclass(frozen=True)
class Place:
    """A seat of the list. `score` is None where nobody knows it, or there is none."""

    seat: Seat
    mark: SafeString
    score: int | None = None
    mine: bool = False


@dataclass(frozen=True)
class Card:
    """A table in a list. `asked` is what the reader is asked, `waited` who else is, as far as the reader may know;
    `due` how long the reader has, where there is a clock."""

    table: Any
    entry: catalogue.Entry
    front: Front
    motif: SafeString
    places: list[Place]
    headline: str = ""
    asked: str = ""
    waited: str = ""
    due: str = ""

    @property
    def won(self) -> str:
        """Who won a finished game."""
        return ", ".join(place.seat.name for place in self.places if place.seat.place == 1)

    @property
    def seated(self) -> bool:
        """Does the reader sit there?"""
        return any(place.mine for place in self.places)

    @property
    def free(self) -> int:
        return sum(not place.seat.taken for place in self.places)


def cards(tables: list[Table], lang: str, person: Any = None) -> list[Card]:
    """Tables for a list; one whose game is gone is left out."""
    known = {game.key: game for game in catalogue.games()}
    return [_card(table, known[table.game], lang, person) for table in tables if table.game in known]


def _card(table: Table, game: Any, lang: str, person: Any) -> Card:
    seats = list(table.seats.all())
    own = next((seat.number for seat in seats if person and seat.person_id == person.id), SPECTATOR)
    room = rooms.current(table.id) if table.state == Table.RUNNING else None
    scores: list[int | None] = [seat.points for seat in seats]
    told: dict[str, Any] = {}
    left = _left(seats, person, lang)
    if room:
        with room.lock:
            scores, told = _stands(room, own, lang)
    places = [
        Place(seat, seat_svg(seat.number, 16), score, seat.number == own)
        for seat, score in zip(seats, scores, strict=True)
    ]
    entry, picture = catalogue.entry(game, lang), front(game, lang)
    return Card(table, entry, picture, motif_svg(game.motif, 30), places, due=left, **told)


def _left(seats: list[Seat], person: Any, lang: str) -> str:
    """How long the reader has for a choice that they owe, in the largest unit."""
    dues = [seat.due for seat in seats if seat.due and person and seat.person_id == person.id]
    if not dues:
        return ""
    minutes = max(0, round((min(dues) - clocks.now()).total_seconds() / 60))
    days, hours = minutes // 1440, minutes // 60
    unit, count = ("days", days) if days else ("hours", hours) if hours else ("minutes", minutes)
    return say(lang, "row-due", unit=unit, count=count)


def _stands(room: Room, seat: int, lang: str) -> tuple[list[int | None], dict[str, Any]]:
    """The scores that the board shows to this seat (or to all), the headline, and what the seat is asked."""
    match = room.match
    view, stage = match.view(seat), match.game.stage
    standing = stage.standing if stage else None
    scores = [kept(view, standing, k).score if standing else None for k in range(match.seats)]
    kind = match.game.choices.kinds[match.state.owed[seat].kind] if seat in match.to_act else None
    asked = room_say(room, kind.question(view, seat), lang) if kind else ""
    waited = ", ".join(match.names[k] for k in match.known_to_act(seat) if k != seat)
    return scores, {"headline": room_say(room, match.game.headline(view), lang), "asked": asked, "waited": waited}


def public(state: str, lang: str, most: int, person: Person | None = None) -> list[Card]:
    """Tables that everybody may find, newest first."""
    found = (
        Table.objects.filter(public=True, state=state, archived=False).order_by("-changed").prefetch_related("seats")
    )
    return cards(list(found[:most]), lang, person)


def open_tables(lang: str, most: int, person: Person | None = None) -> list[Card]:
    """Those of them where a seat is free."""
    return [card for card in public(Table.OPEN, lang, LISTED, person) if card.free][:most]
