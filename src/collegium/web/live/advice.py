"""The coach at a table: asked by a seat that owes a choice, thought out in the fair queue, told to that seat alone.
While a game is set up it also chooses for a seat that asks for it."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from collegium import bots
from collegium.bots import coach
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import Match
from collegium.web.live import catalogue, writing
from collegium.web.live.room import Room
from collegium.web.live.thinking import first_person, turns
from collegium.web.refusals import Refused
from collegium.web.words import match_say

READY = 0.5  # seconds between two looks whether the search is compiled
LONGEST = 300.0  # after so many seconds of waiting for it the coach gives up


def ask(room: Room, seat: int, answers: int) -> None:
    """Have the coach think for a seat. Asking twice for the same choice is fine."""
    writing.wait()
    with room.lock, writing.briefly():
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
    turns.add(room.id, partial(_think, room, seat, answers, time.monotonic() + LONGEST), first_person(room))


def choose(room: Room, seat: int, answers: int, lang: str = "en") -> None:
    """While the game is set up: take a sensible choice for a seat, as a student would."""
    with room.lock:
        if not room.setting_up:
            raise Refused("refused-set-up")
        if seat not in room.match.to_act:
            raise Refused("refused-not-your-turn")
        twin = room.match.fork()
    room.choose(seat, bots.pick(twin, seat, catalogue.default_level(), threads=1), answers, lang=lang)


def _think(room: Room, seat: int, answers: int, until: float, threads: int) -> None:
    with room.lock:
        if room.match.over or seat not in room.match.to_act or room.asked(seat) != answers:
            return
        twin = room.match.fork()
    if time.monotonic() < until and not coach.is_ready(twin.game):  # compiling: let others think meanwhile
        time.sleep(READY)
        turns.add(room.id, partial(_think, room, seat, answers, until), first_person(room))
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
