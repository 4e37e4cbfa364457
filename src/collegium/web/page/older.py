"""Tables whose rules have changed: a notice beside a game that goes on, and a page for a game that cannot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.utils.safestring import SafeString

from collegium.kernel.texts import Text
from collegium.match.about import rulings
from collegium.web.live import older
from collegium.web.live.older import Older
from collegium.web.live.room import Room
from collegium.web.models import Person, Table
from collegium.web.page.marks import seat_svg
from collegium.web.page.snippets import joined, snippet
from collegium.web.words import bot_said, game_say, say


def panel(room: Room, lang: str) -> Iterator[tuple[str, SafeString]]:
    """At a table that began under other rules and goes on: that they have changed, and how. Nothing at any other."""
    told = older.notice(room.table, room.match.game, lang)
    if not told:
        return
    key = ("rules", lang, *told)
    if key not in room.kept:
        lines = joined(snippet("<li>{}</li>", one) for one in told)
        words = '<details id="rules" class="rules-changed"><summary>{}</summary><ul>{}</ul></details>'
        room.kept[key] = snippet(words, say(lang, "rules-notice"), lines)
    yield "rules", room.kept[key]


def context(found: Older, person: Person | None, lang: str) -> dict[str, Any]:
    """The page of a table whose journal does not play: its result, what changed, and a button that ends it."""
    table, game = found.table, found.game
    seats = sorted(found.seats, key=lambda seat: (seat.place or len(found.seats), seat.number))
    own = person is not None and (table.host_id == person.id or person.id in {seat.person_id for seat in seats})
    return {
        "table": table, "game": game, "state": table.state, "changes": found.changes(lang),
        "title": game_say(game, lang, Text("game-title")) if game else table.game,
        "ranking": [
            {"mark": seat_svg(seat.number), "name": seat.name, "place": seat.place if len(seats) > 1 else None,
             "points": seat.points, "bot": bot_said(lang, seat.bot) if seat.bot else ""} for seat in seats
        ],
        "may_end": bool(own and table.state == Table.HELD), "readings": bool(game and rulings(game)),
    }  # fmt: skip
