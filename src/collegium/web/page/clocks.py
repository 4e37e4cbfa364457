"""Clocks as a viewer sees them: the time left at each seat, pauses, a bot that stands in. The script counts down.

A clock that runs says when its time is out (`data-due`), so that it reads the same whenever it is drawn; one that
stands says what is left (`data-left`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.utils.html import format_html
from django.utils.safestring import SafeString

from collegium.web.live import clocks
from collegium.web.live.room import Room
from collegium.web.models import Seat, Table
from collegium.web.page.snippets import NOTHING, address, joined, snippet
from collegium.web.words import day, say

if TYPE_CHECKING:
    from collegium.web.page.paint import Viewer

RUNS = '<time class="clock{}" data-due="{}" title="{}"></time>'
STANDS = '<time class="clock" data-left="{}" title="{}"></time>'
LATE = {Table.LIVE: "", Table.SLOW: " slow"}
STILL = '<p class="kicker">{}</p><h2 id="question" class="calm">{}</h2>{}'
FORM = (
    '<form class="break{}" hx-post="{}" hx-swap="none"><input type="hidden" name="seat" value="{}">'
    "<button{}>{}</button></form>"
)
MAIN = SafeString(' class="main"')


def clock(room: Room, viewer: Viewer, seat: Seat, acting: bool) -> SafeString:
    """The clock of a seat; `acting`: the viewer may know that it owes a choice."""
    if not room.clocks.timed or room.match.over or seat.bot:
        return NOTHING
    due, words = room.clocks.due(seat.number) if acting else None, say(viewer.lang, "clock-time")
    if due:
        return snippet(RUNS, LATE[room.table.pace], round(due.timestamp()), words)
    if room.table.pace == Table.SLOW:
        return NOTHING
    left = room.clocks.left(seat.number, clocks.now()) if acting else room.clocks.bank(seat.number)
    return snippet(STANDS, round(max(0.0, left)), words)


def about(room: Room, viewer: Viewer, seat: Seat) -> str:
    """Why somebody does not play their seat now, in a word; else nothing."""
    if seat.lost:
        return say(viewer.lang, "seat-lost")
    if seat.stood_in:
        return say(viewer.lang, "seat-stood-in")
    if room.table.pace == Table.SLOW and (until := room.clocks.is_away(seat.number, clocks.now())):
        return say(viewer.lang, "seat-away", date=day(viewer.lang, until - timedelta(seconds=1), "date-soon"))
    return ""


def still(room: Room, viewer: Viewer) -> SafeString:
    """In place of the choice: the game is paused, or a bot plays for the viewer. Nothing: neither."""
    lang, seat = viewer.lang, viewer.seat
    if room.table.resting:
        button = _form(room, viewer, "go_on", "pause-go-on", MAIN) if viewer.plays else NOTHING
        return format_html(STILL, say(lang, "pause"), say(lang, "pause-now"), button)
    if not viewer.plays or not room.seats[seat].stood_in:
        return NOTHING
    if room.seats[seat].lost:
        return format_html(STILL, say(lang, "seat-lost"), say(lang, "stand-in-lost"), "")
    return format_html(
        STILL, say(lang, "seat-stood-in"), say(lang, "stand-in"), _form(room, viewer, "come_back", "come-back", MAIN)
    )


def pausing(room: Room, viewer: Viewer) -> SafeString:
    """Above the choice: ask for a pause, agree to one, or say no."""
    seat, lang = viewer.seat, viewer.lang
    if not viewer.plays or not room.clocks.timed or not room.going or room.table.resting or room.seats[seat].bot:
        return NOTHING
    wishes, people = room.clocks.wishes, [s for s in room.seats if s.person_id and not s.bot]
    own = viewer.own or (seat,)
    others = [s.name for s in people if s.number not in own]
    if not wishes:
        looks = snippet(' title="{}"', say(lang, "pause-ask")) if others else NOTHING
        return _form(room, viewer, "pause", "pause", looks, " coach")
    asked = [s.name for s in people if s.number in wishes and s.number not in own]
    if seat in wishes:
        waited = [s.name for s in people if s.number not in wishes]
        words = say(lang, "pause-waits", names=", ".join(waited))
        buttons = _form(room, viewer, "go_on", "pause-withdraw", NOTHING)
    else:
        words = say(lang, "pause-wished", names=", ".join(asked))
        agree, no = (_form(room, viewer, *told) for told in (
            ("pause", "pause-agree", MAIN), ("go_on", "pause-withdraw", NOTHING),
        ))  # fmt: skip
        buttons = joined((agree, no))
    return format_html('<div class="breaks" role="group"><p>{}</p>{}</div>', words, buttons)


def _form(room: Room, viewer: Viewer, where: str, key: str, looks: SafeString, more: str = "") -> SafeString:
    return snippet(FORM, more, address(where, room.id), viewer.seat, looks, say(viewer.lang, key))
