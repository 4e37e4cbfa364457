"""What stands around the table: seats, story, talk, result, curtain. Plain facts for templates."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe

from collegium.draw.widgets import Zone
from collegium.kernel.sheets import total_row
from collegium.kernel.story import HEADLINE, Line
from collegium.web import choices, curve
from collegium.web.marks import icon_svg, seat_svg
from collegium.web.models import Seat, Table
from collegium.web.room import Room
from collegium.web.words import match_say, room_say, say

if TYPE_CHECKING:
    from collegium.web.paint import Viewer


KEPT = 60  # panels kept per room
STORY = 40  # lines of the story beside the table; all of it has a page of its own


def parts(
    room: Room, viewer: Viewer, view: Any, zones: list[Zone], ask: choices.Asked | None
) -> Iterator[tuple[str, str]]:
    """Every panel as HTML. What seldom changes is kept; the rest is worded anew."""
    match, lang = room.match, viewer.lang
    headline = room_say(room, match.game.headline(view), lang)
    yield "headline", f'<p id="headline" class="headline">{escape(headline)}</p>'
    yield "seats", _seats(room, viewer, zones)
    yield "choice", choices.panel(room, viewer, view, ask)
    yield "story", _story(room, viewer)
    yield "chat", _kept(room, ("chat", lang, room.chats[-1].id if room.chats else 0), lambda: _chat(room, lang))
    shape = viewer.shape if match.over else ""
    over = ("result", viewer.seat if match.over else 0, lang, shape, match.over, room.table.rematch_id)
    yield "result", _kept(room, over, lambda: _render("result", lang, **_result(room, viewer)))
    after = _curtain(room, viewer)
    seat = after["seat"] if after else -1
    yield (
        "curtain",
        _kept(room, ("curtain", lang, seat), lambda: _render("curtain", lang, next=after, table=room.table)),
    )
    mine = int(ask is not None and not match.over)
    facts = f'data-number="{room.number(viewer.seat)}" data-mine="{mine}" data-over="{int(match.over)}"'
    yield "mark", f'<div id="mark" hidden {facts}></div>'


def _render(name: str, lang: str, **context: Any) -> str:
    return str(render_to_string(f"table/{name}.html", {"lang": lang, **context})).strip()


def _kept(room: Room, key: Any, make: Callable[[], str]) -> str:
    """The panel as it was drawn before, if it was."""
    if key not in room.kept:
        if len(room.kept) > KEPT:
            room.kept.clear()
        room.kept[key] = make()
    return str(room.kept[key])


def _chat(room: Room, lang: str) -> str:
    lines = [(seat_svg(c.seat), room.match.names[c.seat], c.text) for c in reversed(room.chats)]
    return _render("chat", lang, lines=lines)


def _seats(room: Room, viewer: Viewer, zones: list[Zone]) -> str:
    """The strip of seats: mark, name, score, small facts, clock; whose turn it is glows."""
    by_seat = {zone.seat: zone for zone in zones if zone.role == "player"}
    chips = "".join(_chip(room, viewer, seat, by_seat.get(seat.number)) for seat in room.seats)
    return f'<ul id="seats" class="seats" aria-label="{escape(say(viewer.lang, "seats"))}">{chips}</ul>'


def _chip(room: Room, viewer: Viewer, seat: Seat, zone: Zone | None) -> str:
    lang = viewer.lang
    acting = seat.number in room.match.known_to_act(viewer.seat) and not room.match.over
    you = seat.number == viewer.seat
    inside = [seat_svg(seat.number)]
    more = say(lang, "you") if you else say(lang, "bot-level", level=seat.bot) if seat.bot else ""
    name = escape(seat.name) + (f" <small>{escape(more)}</small>" if more else "")
    if zone:
        name = f'<a href="#frame-{escape(zone.id)}">{name}</a>'
    inside.append(f'<span class="name">{name}</span>')
    if zone and zone.score is not None:
        inside.append(_score(lang, zone.score, zone.if_ended))
    for icon, amount in _notes(room, zone, viewer) if zone else ():
        inside.append(f'<span class="note">{icon}{escape(str(amount))}</span>')
    if acting and room.table.pace == Table.LIVE and room.table.clock and not seat.bot:
        due = time.time() - time.monotonic() + room.since[seat.number] + room.table.clock
        inside.append(f'<time class="clock" data-due="{due:.0f}"></time>')
    if acting:
        inside.append(f'<span class="sr">{escape(say(lang, "is-choosing"))}</span>')
    classes = "seat-chip" + (" acting" if acting else "") + (" you" if you else "")
    return f'<li class="{classes}">{"".join(inside)}</li>'


def _score(lang: str, now: int, if_ended: int | None) -> str:
    """The points that the board shows; and, where end points are still to come, those if the game ended now."""
    if if_ended is None or if_ended == now:
        words, shown = say(lang, "points-now", points=now), f"<b>{now}</b>"
    else:
        words = say(lang, "points-both", points=now, ended=if_ended)
        shown = f'<b>{now}</b><i class="ended">→\u202f{if_ended}</i>'
    seen, words = f'<span aria-hidden="true">{shown}</span>', escape(words)
    return f'<span class="score" title="{words}">{seen}<span class="sr">{words}</span></span>'


def _notes(room: Room, zone: Zone, viewer: Viewer) -> list[tuple[str, int | str]]:
    """Small facts of a player: an icon, named, with a number."""
    return [
        (icon_svg(note.icon, room_say(room, note.name, viewer.lang) or note.icon, 16), note.amount)
        for note in zone.notes
    ]


def story(room: Room, viewer: Viewer) -> list[str]:
    """The story as the viewer may know it, oldest first: a line of HTML each."""
    room.story.match = room.match
    return [_line(line) for line in room.story.lines(viewer.seat, viewer.lang)]


@lru_cache(20_000)
def _line(line: Line) -> str:
    words = escape(line.text)
    if line.sort == HEADLINE:
        return f'<li class="chapter"><h3>{words}</h3></li>'
    mark = seat_svg(line.who, 14) if line.who >= 0 else '<i class="nobody"></i>'
    begins = ' class="turn"' if line.turn else ""
    return f"<li{begins}>{mark}<span>{words}</span></li>"


def _story(room: Room, viewer: Viewer) -> str:
    """The newest lines of the story as a book has them, oldest first, below the heading of their chapter; a line marks
    what is new since the viewer's last turn. A link leads to all of it."""
    lang, lines = viewer.lang, story(room, viewer)
    told = room.story.lines(viewer.seat, lang)
    begin = max(0, len(lines) - STORY)
    shown = lines[begin:]
    since = room.story.since_last_turn(viewer.seat, lang) if viewer.seat >= 0 else []
    at = next((k for k in range(len(told) - len(since), begin - 1, -1) if told[k : k + len(since)] == since), None)
    if since and at is not None and at > 0:
        shown.insert(at - begin, f'<li class="since"><span>{escape(say(lang, "since-last-turn"))}</span></li>')
    chapter = next((k for k in range(begin, -1, -1) if k < len(told) and told[k].sort == HEADLINE), None)
    if chapter is not None and chapter < begin:
        shown.insert(0, lines[chapter])
    empty = f'<li class="empty">{escape(say(lang, "story-empty"))}</li>'
    address = f"{reverse('story', args=[room.id])}?as={viewer.seat}"
    words = escape(say(lang, "story-all"))
    link = f'<p class="all"><a href="{address}">{words}</a></p>' if viewer.seat >= 0 else ""
    return f'<div id="story">{link}<ol class="story-list">{"".join(shown) or empty}</ol></div>'


def _result(room: Room, viewer: Viewer) -> dict[str, Any]:
    match, lang = room.match, viewer.lang
    if not match.over:
        return {"over": False}
    scores = match.scores()
    rows = match.game.sheet(match.state)
    totals = [score.points for score in scores]
    total = total_row(rows, totals)
    sheet = [(match_say(match, text, lang, viewer.seat), list(values)) for text, values in rows]
    if total is None:
        total = len(sheet)
        sheet.append((say(lang, "total"), totals))
    places = sorted(range(match.seats), key=lambda seat: (scores[seat].place, seat))
    winners, verdict = match.winners(), match.verdict()
    return {
        "over": True,
        "verdict": match_say(match, verdict, lang, viewer.seat) if verdict else "",
        "won": winners == [viewer.seat],
        "winners": [{"name": match.names[seat], "mark": seat_svg(seat, 30)} for seat in winners],
        "ranking": [
            {"name": match.names[s], "mark": seat_svg(s), "points": scores[s].points,
             "place": scores[s].place if match.seats > 1 else "", "best": best_row(sheet[:total], s)} for s in places
        ],
        "order": [{"name": match.names[s], "mark": seat_svg(s)} for s in range(match.seats)],
        "sheet": [(words, values, number == total) for number, (words, values) in enumerate(sheet)],
        "chart": mark_safe(curve.chart(room.table.curve, *curve.size(viewer.shape))) if room.table.curve else "",
        "table": room.table,
        "seat": viewer.seat,
        "rematch": room.table.rematch,
    }  # fmt: skip


def best_row(sheet: list[tuple[str, list[int]]], seat: int) -> str:
    """What a player did best: the line above the total in which they are furthest ahead of the others."""
    leads = []
    for words, values in sheet:
        others = [value for number, value in enumerate(values) if number != seat]
        if len(values) > seat and others and values[seat] > 0:
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
