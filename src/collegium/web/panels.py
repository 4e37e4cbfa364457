"""What stands around the table: seats, choice, story, talk, result, curtain. Plain facts for templates."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.utils.safestring import mark_safe

from collegium.draw.widgets import Zone
from collegium.kernel.match import Match, Option
from collegium.kernel.texts import Text
from collegium.web import curve
from collegium.web.marks import icon_svg, seat_svg
from collegium.web.models import Entry, Table
from collegium.web.room import Room
from collegium.web.words import has, match_say, say

if TYPE_CHECKING:
    from collegium.web.paint import Viewer


STORY = 40  # lines of the story beside the table; all of it has a page of its own


@dataclass(frozen=True)
class Asked:
    """What the viewer is asked now."""

    question: str
    tip: str
    options: list[Option]

    @property
    def legal(self) -> list[Option]:
        return [option for option in self.options if option.legal]


def asked(room: Room, viewer: Viewer) -> Asked:
    match = room.match
    tip = f"tip-{match.kind(viewer.seat)}"
    return Asked(
        match_say(match, match.question(viewer.seat), viewer.lang, viewer.seat),
        match_say(match, Text(tip), viewer.lang, viewer.seat) if has(match, tip, viewer.lang) else "",
        match.options(viewer.seat),
    )


def contexts(room: Room, viewer: Viewer, zones: list[Zone], ask: Asked | None) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every panel with what its template needs."""
    match = room.match
    headline = match_say(match, match.game.headline(match.view(viewer.seat)), viewer.lang, viewer.seat)
    mine = ask is not None and not match.over
    yield "headline", {"headline": headline}
    yield "seats", {"seats": list(_seats(room, viewer, zones))}
    yield "choice", _choice(room, viewer, ask)
    yield "story", {"lines": story(match, viewer, STORY), "table": room.table}
    yield "chat", {"lines": [(seat_svg(c.seat), match.names[c.seat], c.text, c.seat) for c in reversed(room.chats)]}
    yield "result", _result(room, viewer) if match.over else {"over": False}
    yield "curtain", {"next": _curtain(room, viewer), "table": room.table}
    yield "mark", {"number": room.version, "mine": mine, "over": match.over}


def _seats(room: Room, viewer: Viewer, zones: list[Zone]) -> Iterator[dict[str, Any]]:
    match = room.match
    by_seat = {zone.seat: zone for zone in zones if zone.role == "player"}
    for seat in room.seats:
        zone = by_seat.get(seat.number)
        acting = seat.number in match.to_act and not match.over
        live = acting and room.table.pace == Table.LIVE and room.table.clock and not seat.bot
        yield {
            "number": seat.number,
            "name": seat.name,
            "bot": say(viewer.lang, "bot-level", level=seat.bot) if seat.bot else "",
            "you": seat.number == viewer.seat,
            "acting": acting,
            "score": zone.score if zone else None,
            "notes": _notes(match, zone, viewer) if zone else [],
            "mark": seat_svg(seat.number),
            "left": max(0, round(room.table.clock - (time.monotonic() - room.since[seat.number]))) if live else None,
        }  # fmt: skip


def _notes(match: Match, zone: Zone, viewer: Viewer) -> list[tuple[str, int | str]]:
    """Small facts of a player: an icon, named, with a number."""
    return [
        (icon_svg(note.icon, match_say(match, note.name, viewer.lang, viewer.seat) or note.icon, 16), note.amount)
        for note in zone.notes
    ]


def _choice(room: Room, viewer: Viewer, ask: Asked | None) -> dict[str, Any]:
    match, lang = room.match, viewer.lang
    context: dict[str, Any] = {
        "seat": viewer.seat,
        "number": room.version,
        "answers": room.asked(viewer.seat) if viewer.seat >= 0 else 0,
        "undo": viewer.seat >= 0 and room.can_undo(viewer.seat),
        "over": match.over,
        "table": room.table,
        "late": _late(room, viewer),
    }
    if ask and not match.over:
        context["ask"] = ask
        rows = [(option, option_words(option, lang), option.why_not(lang)) for option in ask.options]
        context["legal"] = [row for row in rows if row[0].legal]
        context["refused"] = [row for row in rows if not row[0].legal]
    elif not match.over:
        context["others"] = [_doing(match, seat, viewer) for seat in match.to_act]
    return context


def option_words(option: Option, lang: str) -> str:
    return match_say(option.match, option.text, lang, option.seat)


def _doing(match: Match, seat: int, viewer: Viewer) -> dict[str, Any]:
    """Who is choosing what, as far as the viewer may know."""
    view = match.view(viewer.seat)
    kind = match.game.choices.kinds[view.owed[seat].kind]
    try:
        what = match_say(match, kind.question(view, seat), viewer.lang, viewer.seat) if kind.key else ""
    except Exception:  # a question that can only be put to who knows more
        what = ""
    return {"seat": seat, "name": match.names[seat], "mark": seat_svg(seat), "what": what}


def _late(room: Room, viewer: Viewer) -> bool:
    """True when the viewer's last choice was made for them because their time was up."""
    last = room.last.get(viewer.seat)
    return last is not None and last.by == Entry.CLOCK


def story(match: Match, viewer: Viewer, most: int | None = None) -> list[dict[str, Any]]:
    """The story as the viewer may know it, newest first."""
    since = max(0, match.state.told - 2 * most) if most else 0
    lines = [
        {"seat": e.who, "mark": seat_svg(e.who, 14) if e.who >= 0 else "", "number": e.number,
         "text": match_say(match, e.text, viewer.lang, viewer.seat)}
        for e in reversed(match.events(since, viewer.seat)) if not e.silent
    ]  # fmt: skip
    return lines[:most] if most else lines


def _result(room: Room, viewer: Viewer) -> dict[str, Any]:
    match, lang = room.match, viewer.lang
    scores = match.scores()
    sheet = [
        (match_say(match, text, lang, viewer.seat), list(values)) for text, values in match.game.sheet(match.state)
    ]
    places = sorted(range(match.seats), key=lambda seat: (scores[seat].place, seat))
    winners = match.winners()
    return {
        "over": True,
        "won": viewer.seat in winners,
        "winners": [{"name": match.names[seat], "mark": seat_svg(seat, 30)} for seat in winners],
        "ranking": [
            {"name": match.names[s], "mark": seat_svg(s), "points": scores[s].points, "place": scores[s].place,
             "best": best_row(sheet, s, [score.points for score in scores])} for s in places
        ],
        "order": [{"name": match.names[s], "mark": seat_svg(s)} for s in range(match.seats)],
        "sheet": sheet,
        "totals": [score.points for score in scores],
        "chart": mark_safe(curve.chart(room.table.curve)) if room.table.curve else "",
        "table": room.table,
        "seat": viewer.seat,
        "rematch": room.table.rematch,
    }  # fmt: skip


def best_row(sheet: list[tuple[str, list[int]]], seat: int, totals: list[int]) -> str:
    """What a player did best: the line of the sheet in which they are furthest ahead of the others."""
    leads = []
    for words, values in sheet:
        others = [value for number, value in enumerate(values) if number != seat]
        if values != totals and len(values) > seat and others and values[seat] > 0:
            leads.append((values[seat] - max(others), values[seat], words))
    return max(leads)[2] if leads else ""


def _curtain(room: Room, viewer: Viewer) -> dict[str, Any] | None:
    """On one screen: whose turn it is to look, when it is not the one who looked last."""
    match = room.match
    if not viewer.hot or match.over or viewer.seat in match.to_act:
        return None
    for seat in match.to_act:
        if seat in viewer.own:
            return {"seat": seat, "name": match.names[seat], "mark": seat_svg(seat, 48)}
    return None
