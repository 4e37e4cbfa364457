"""The coach at a table: asked by a seat that owes a choice, thought out in the fair queue, told to that seat alone."""

from __future__ import annotations

import time
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any

from django.urls import reverse

from collegium.bots import coach
from collegium.kernel.match import Match, Option
from collegium.kernel.texts import LANGUAGES
from collegium.web.refusals import Refused
from collegium.web.room import Room
from collegium.web.thinking import turns
from collegium.web.words import match_say, room_say, say

if TYPE_CHECKING:
    from collegium.web.paint import Viewer

READY = 0.5  # seconds between two looks whether the search is compiled
LONGEST = 300.0  # after so many seconds of waiting for it the coach gives up


def ask(room: Room, seat: int, answers: int) -> None:
    """Have the coach think for a seat. Asking twice for the same choice is fine."""
    with room.lock:
        if not room.coached:
            raise Refused("refused-no-coach", status=403)
        if room.match.over:
            raise Refused("refused-over")
        if seat not in room.match.to_act:
            raise Refused("refused-not-your-turn")
        if not room.asked(seat) <= answers <= room.number(seat):
            raise Refused("refused-stale")
        answers = room.asked(seat)
        if room.hint(seat):
            return
        room.set_hint(seat, answers, None)
    turns.add(room.id, partial(_think, room, seat, answers, time.monotonic() + LONGEST))


def _think(room: Room, seat: int, answers: int, until: float, threads: int) -> None:
    with room.lock:
        if room.match.over or seat not in room.match.to_act or room.asked(seat) != answers:
            return
        twin = room.match.fork()
    if time.monotonic() < until and not coach.is_ready(twin.game):  # compiling: let others think meanwhile
        time.sleep(READY)
        turns.add(room.id, partial(_think, room, seat, answers, until))
        return
    found: list[dict[str, Any]] = []
    try:
        if coach.is_ready(twin.game):
            found = [
                {"option": told.option, "share": round(told.share, 3), "reasons": _worded(twin, told.reasons, seat)}
                for told in coach.advise(twin, seat)
            ]
    finally:
        room.set_hint(seat, answers, found)


def _worded(match: Match, reasons: Any, seat: int) -> dict[str, list[str]]:
    return {lang: [match_say(match, text, lang, seat) for text in reasons] for lang in LANGUAGES}


def button(room: Room, viewer: Viewer) -> str:
    """The button that asks the coach, where the table allows it and nothing was asked yet."""
    if not room.coached or room.hint(viewer.seat):
        return ""
    words = escape(say(viewer.lang, "advice"))
    return (
        f'<form class="coach" hx-post="{reverse("advice", args=[room.id])}" hx-swap="none">'
        f'<input type="hidden" name="answers" value="{room.asked(viewer.seat)}">'
        f'<input type="hidden" name="seat" value="{viewer.seat}">'
        f'<button id="advice" title="A">{words}</button></form>'
    )


def block(room: Room, viewer: Viewer, options: list[Option]) -> str:
    """What the coach says, as options that can be taken: share of wins, words, reasons."""
    hint, lang = room.hint(viewer.seat), viewer.lang
    if hint is None:
        return ""
    if hint.found is None:
        ready = coach.progress(room.match.game) >= 1.0
        words = say(lang, "advice-thinking" if ready else "advice-preparing")
        return f'<p class="coach-says thinking" role="status">{escape(words)}</p>'
    known = {option.id: option for option in options if option.legal}
    items = "".join(
        _item(room, known[advice["option"]], advice, lang) for advice in hint.found if advice["option"] in known
    )
    about = escape(say(lang, "advice-about" if items else "advice-none"))
    return f'<div class="coach-says" role="group" aria-label="{about}"><p class="kicker">{about}</p>{items}</div>'


def _item(room: Room, option: Option, advice: dict[str, Any], lang: str) -> str:
    words = escape(room_say(room, option.text, lang))
    why = "".join(f"<small>{escape(reason)}</small>" for reason in advice["reasons"].get(lang, ()))
    place = f' data-place="{escape(option.place)}"' if option.place else ""
    share = escape(say(lang, "percent", share=round(100 * advice["share"])))
    return (
        f'<button name="option" value="{option.id}" class="option advised"{place}><b class="odds">{share}</b>'
        f"<span>{words}{why}</span></button>"
    )
