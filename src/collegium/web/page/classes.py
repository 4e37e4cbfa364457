"""What the host of a gathering sees: a tile per table, who is there, what may be done, the standings.

Everything is drawn as a spectator may see it. A part is drawn anew only when what it shows has changed; what a stream
then tells is no more than that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe

from collegium.match.match import SPECTATOR
from collegium.web.live import classes, rooms, tournaments
from collegium.web.live.older import Older
from collegium.web.live.room import Room
from collegium.web.models import Gathering, Table
from collegium.web.page.choices import question_to
from collegium.web.page.listing import oob
from collegium.web.page.marks import run_svg, seat_svg
from collegium.web.page.panels import standings
from collegium.web.refusals import Refused
from collegium.web.words import bot_said, room_say, say

WAITS = 120.0  # seconds after which it is said that somebody waits
MANY = 8  # more tables than this: four columns, and seats without names
NEWS = 3  # lines of what is new in the room
NAMED = 6  # of those still to come


@dataclass(frozen=True)
class Row:
    """A seat of a tile."""

    mark: SafeString
    name: str
    score: int | None
    leads: bool = False
    bot: str = ""  # what kind of bot plays there, if one does


@dataclass(frozen=True)
class Tile:
    """A table as the room sees it. `sign` is its state (waits, help, over, ended, halted, aside), `told` that in words;
    `asked` is who is asked (a mark and a name each) and `question` for what."""

    table: Table
    headline: str = ""
    sign: str = ""
    told: str = ""
    run: SafeString = field(default_factory=SafeString)
    rows: tuple[Row, ...] = ()
    asked: tuple[Row, ...] = ()
    question: str = ""

    @property
    def leaders(self) -> list[Row]:
        return [row for row in self.rows if row.leads]


@dataclass
class Hall:
    """The host's page as it is now: parts by id, in order, each with what it was drawn from."""

    lang: str
    zone: Any = None  # the host's; nothing: UTC
    parts: dict[str, SafeString] = field(default_factory=dict)
    drawn: dict[str, tuple[Any, SafeString]] = field(default_factory=dict)
    tables: tuple[str, ...] = ()

    def part(self, id: str, key: Any, make: Callable[[], SafeString]) -> SafeString:
        """A part, drawn anew where its key differs."""
        known = self.drawn.get(id)
        if known is None or known[0] != key:
            known = self.drawn[id] = (key, make())
        return known[1]

    def since(self, old: dict[str, SafeString]) -> Iterator[str]:
        """What differs from these parts, to be swapped in by id. Tiles come one by one, unless there are others."""
        was, now = ([id for id in parts if id.startswith("tile-")] for parts in (old, self.parts))
        same = bool(now) and was == now
        for id, html in self.parts.items():
            if old.get(id) != html and (id != "tiles" if same else not id.startswith("tile-")):
                yield oob(html)


def look(gathering: Gathering, hall: Hall) -> Hall:
    """Bring the host's page up to what is now."""
    tables = list(classes.current(gathering).prefetch_related("seats")) if gathering.round else []
    hall.tables = tuple(table.id for table in tables)
    shown = gathering.names and len(tables) <= MANY
    tiles = [(table, _told(table, hall, gathering, shown)) for table in tables]
    members = list(gathering.members.filter(gone=False))
    seated = {seat.person_id for table in tables for seat in table.seats.all() if seat.person_id}
    running = [table for table in tables if table.state == Table.RUNNING]
    left = _minutes_left(gathering)
    about = {
        "gathering": gathering, "here": len(seated), "members": members, "count": len(members), "left": left,
        "coming": [member.name for member in members if member.person_id not in seated][:NAMED],
        "running": len(running), "halted": bool(running) and all(table.halted for table in running),
        "over": gathering.is_tournament and tournaments.is_over(gathering), "lasts": _lasts(gathering),
        "rounds": tournaments.rounds(gathering, len(members)) if gathering.is_tournament else 0,
        "many": len(tables) > MANY, "tables": tables, "shown": shown,
    }  # fmt: skip
    facts = (gathering.round, gathering.state, gathering.names, len(members), about["running"], about["halted"], left)
    state = tuple((table.id, table.state, table.halted) for table in tables)
    people = tuple(seat.name for table in tables for seat in table.seats.all() if seat.person_id)
    parts = {
        "hall-head": hall.part("hall-head", (*facts, about["over"]), lambda: _render(hall, "head", **about)),
        "hall-count": hall.part(
            "hall-count", (len(seated), len(members), about["coming"]), lambda: _render(hall, "count", **about)
        ),
        "hall-acts": hall.part("hall-acts", (state, people, gathering.names), lambda: _render(hall, "acts", **about)),
    }
    words = [(f"tile-{table.number}", html) for table, (_, html) in tiles]
    whole = [html for _, html in words]
    names = tuple(member.name for member in members)
    parts["tiles"] = hall.part(
        "tiles", (gathering.round, names, whole), lambda: _render(hall, "tiles", tiles=whole, **about)
    )
    parts.update(words)
    parts["hall-now"] = _now(gathering, hall, [tile for _, (tile, _) in tiles], state, names)
    hall.parts = parts
    return hall


def _told(table: Table, hall: Hall, gathering: Gathering, shown: bool) -> tuple[Tile, SafeString]:
    """A tile and its HTML; the same as before while nothing has changed."""
    try:
        room = rooms.room(table.id)
        if room.table.pulse != table.pulse:
            room.catch_up(table.pulse)
    except Refused as refused:
        if isinstance(refused, Older) and table.state == Table.OVER:
            found = _kept_result(table, refused, hall.lang)
            return found, hall.part(
                f"tile-{table.number}", (found, shown), lambda: _render(hall, "tile", tile=found, shown=shown)
            )
        found = Tile(table, sign="aside", told=say(hall.lang, "tile-aside"))
        return found, hall.part(f"tile-{table.number}", "aside", lambda: _render(hall, "tile", tile=found))
    with room.lock:
        minutes = _waits(room)
        key = (table.id, room.table.pulse, room.version, minutes, shown)
        id = f"tile-{table.number}"
        known = hall.drawn.get(f"fact-{id}")
        if known and (known[0] == key or room.hushed):  # a moment that nobody is shown
            tile: Any = known[1]
        else:
            tile = _tile(room, hall.lang, minutes)
            hall.drawn[f"fact-{id}"] = (key, tile)
    return tile, hall.part(id, (tile, shown), lambda: _render(hall, "tile", tile=tile, shown=shown))


def _kept_result(table: Table, told: Older, lang: str) -> Tile:
    """A finished table whose rules have changed: its result as it was kept."""
    rows = tuple(
        Row(
            seat_svg(seat.number, 22),
            seat.name,
            seat.points,
            seat.place == 1,
            bot_said(lang, seat.bot) if seat.bot else "",
        )
        for seat in told.seats
    )
    headline, sign = say(lang, "hall-table", number=table.number), say(lang, "tile-sign", sign="over", minutes=0)
    return Tile(table, headline, "over", sign, run_svg(tuple(seat.points for seat in told.seats)), rows)


def _tile(room: Room, lang: str, minutes: int) -> Tile:
    match, table = room.match, room.table
    view = match.view(SPECTATOR)
    zones = [] if match.game.stage else list(match.game.table(view, SPECTATOR))
    stands = standings(room, view, zones)
    done = match.over or table.state == Table.ENDED
    points = tuple(
        seat.points if done and seat.points is not None else getattr(stands.get(seat.number), "score", None)
        for seat in room.seats
    )
    known = [score for score in points if score is not None]
    best = max(known) if known and max(known) != min(known) else None
    leads = [seat.place == 1 if done else None not in (score, best) and score == best
             for seat, score in zip(room.seats, points, strict=True)]  # fmt: skip
    rows = tuple(
        Row(seat_svg(seat.number, 22), seat.name, score, first, bot_said(lang, seat.bot) if seat.bot else "")
        for seat, score, first in zip(room.seats, points, leads, strict=True)
    )
    asked = () if done else match.known_to_act(SPECTATOR)
    question = question_to(room, asked[0], view, lang) if len(asked) == 1 else ""
    sign = "over" if match.over else "ended" if done else "halted" if table.halted else ""
    sign = sign or ("help" if table.helped is not None else "waits" if minutes else "")
    told = say(lang, "tile-sign", sign=sign, minutes=minutes) if sign else ""
    headline = say(lang, "hall-table", number=table.number)
    if not done:
        headline = room_say(room, match.game.headline(view), lang)
    return Tile(table, headline, sign, told, run_svg(points), rows, tuple(rows[seat] for seat in asked), question)


def _waits(room: Room) -> int:
    """For how many minutes somebody (no bot) has been asked; 0 while it is not long."""
    if not room.going or room.table.halted:
        return 0
    asked = [seat for seat in room.match.known_to_act(SPECTATOR) if not room.seats[seat].bot]
    longest = max((time.monotonic() - room.since[seat] for seat in asked), default=0.0)
    return int(longest / 60) if longest >= WAITS else 0


def _now(gathering: Gathering, hall: Hall, tiles: list[Tile], state: Any, names: Any) -> SafeString:
    """What is new in the room; of a tournament, how everybody stands."""
    if gathering.is_tournament:
        found = tournaments.standings(gathering)
        key = [(one.member.id, one.points, one.place, one.member.gone) for one in found]
        return hall.part("hall-now", key, lambda: _render(hall, "standings", standings=found))
    done = [tile for tile in tiles if tile.sign in ("over", "ended")]
    over = sorted((tile for tile in done if tile.leaders), key=lambda tile: tile.table.changed, reverse=True)
    running = [(row.score, tile, row) for tile in tiles if tile not in done for row in tile.rows if row.score]
    most = max(running, key=lambda one: one[0], default=None)
    about = {"over": over[:NEWS], "most": most and {"tile": most[1], "row": most[2]}, "shown": gathering.names}
    return hall.part("hall-now", (state, about), lambda: _render(hall, "now", **about))


def _minutes_left(gathering: Gathering) -> int | None:
    return max(0, round((gathering.ends - timezone.now()).total_seconds() / 60)) if gathering.ends else None


def _lasts(gathering: Gathering) -> int:
    """Minutes from its beginning to its end."""
    return round((gathering.ends - gathering.created).total_seconds() / 60) if gathering.ends else 0


def _render(hall: Hall, name: str, **about: Any) -> SafeString:
    with timezone.override(hall.zone):
        return mark_safe(render_to_string(f"class/{name}.html", {"lang": hall.lang, **about}).strip())
