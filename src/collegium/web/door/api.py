"""The site for programs: a key, a stream of positions as lines of JSON, and choices. `openapi.py` describes it all.

A program sees what its seat sees, nothing else: everything here is made from the concealed record of that seat.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import AsyncGenerator
from typing import Any

import numpy as np

from collegium.kernel.game import Game
from collegium.web.door.stream import HEARTBEAT, in_thread, woken
from collegium.web.live import bell, catalogue, older, ratings, rows
from collegium.web.live.rights import Right
from collegium.web.live.room import HUSH, Room
from collegium.web.live.rooms import room as open_room
from collegium.web.live.strength import SURE
from collegium.web.models import Key, Person, Table
from collegium.web.refusals import Refused
from collegium.web.words import match_say


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_key(person: Person) -> str:
    """A fresh key for a person; an older one is worth nothing from now on."""
    key = secrets.token_urlsafe(24)
    Key.objects.update_or_create(person=person, defaults={"digest": digest(key)})
    return key


def holder(header: str) -> Key:
    """The key that a request shows; Refused for none or a wrong one."""
    kind, _, key = header.partition(" ")
    found = Key.objects.select_related("person").filter(Key.GOOD, digest=digest(key.strip())).first()
    if kind.lower() != "bearer" or found is None:
        raise Refused("refused-key", status=401)
    return found


def plain(value: Any) -> Any:
    """A record as JSON may hold it: names to numbers, lists, and records within."""
    if isinstance(value, np.void) and value.dtype.names:
        return {name: plain(value[name]) for name in value.dtype.names}
    if isinstance(value, np.ndarray):
        return [plain(item) for item in value] if value.dtype.names else value.tolist()
    return value.item() if isinstance(value, np.generic) else value


def summary(table: Table, person: Person) -> dict[str, Any]:
    """A table as a list shows it to somebody: which of their own seats are waited for."""
    seats = [
        {
            "seat": s.number,
            "name": s.name,
            "bot": s.bot,
            "waiting": s.waiting and s.person_id == person.id and not s.bot,
        }
        for s in table.seats.all()
    ]
    return {
        "table": table.id, "game": table.game, "variant": table.variant, "state": table.state, "rated": table.rated,
        "seats": seats,
    }  # fmt: skip


def ladder(game: Game) -> dict[str, Any]:
    """How strong each bot is at a game, as far as it was measured."""
    found = ((level, ratings.of_bot(game, level)) for level in catalogue.levels())
    return {level: {"rating": one.shown, "band": one.band} for level, one in found if one}


def ratings_of(person: Person) -> list[dict[str, Any]]:
    """How strong a person is at each game they have a rating in; `games` counted."""
    return [
        {"game": one.game, "rating": round(one.middle), "band": round(SURE * one.spread), "games": one.games}
        for one in person.ratings.order_by("game")
    ]


def position(room: Room, seat: int, lang: str, told: int = 0, view: bool = True) -> dict[str, Any]:
    """Where the table stands for a seat: its menu if it owes a choice, what happened since event `told`, the view.
    What nobody else may know of a discreet question is in none of it: see `numbers.py` and `Match.seen_states`."""
    with room.lock:
        match = room.match
        told = min(told, match.state.told)  # after an undo the story is shorter
        events = match.events(told, seat)
        asked = seat in match.to_act and not match.over and rows.plays(room, seat)
        found: dict[str, Any] = {
            "table": room.id, "game": match.game.key, "variant": match.variant, "seat": seat,
            "number": room.number(seat), "over": match.over, "halted": room.table.halted,
            "stood_in": room.seats[seat].stood_in, "names": list(match.names),
            "to_act": [] if match.over else list(match.known_to_act(seat)),
            "answers": room.asked(seat) if asked else None,
            "question": match_say(match, match.question(seat), lang, seat) if asked else None,
            "options": [
                {"option": o.id, "action": o.action, "kind": o.kind, "place": o.place,
                 "text": match_say(match, o.text, lang, seat)} for o in match.options(seat, refused=False)
            ] if asked else [],
            "told": told + len(events),
            "events": [match_say(match, event.text, lang, seat) for event in events if not event.silent],
            "points": [score.points for score in match.scores()] if match.over else None,
            "verdict": match_say(match, verdict, lang, seat) if (verdict := match.verdict()) else None,
            "places": rows.places(room) if match.over else None,
        }  # fmt: skip
        if changed := older.notice(room.table, match.game, lang):
            found["rules_changed"] = changed
        if view:
            found["view"] = plain(match.seen_states(seat).array[0])
        return found


def result(told: older.Older, person: Person | None, seat: int | None, lang: str) -> dict[str, Any]:
    """A finished table whose journal does not play under the installed rules: its result, as a position that has no
    view. Refused for who did not sit there, and for a table that was not finished."""
    held = [one.number for one in told.seats if person and one.person_id == person.id]
    if not held or (seat is not None and seat not in held):
        raise Refused("refused-not-seated", status=403)
    if told.table.state != Table.OVER:
        raise told
    return {
        "table": told.table.id, "game": told.table.game, "variant": told.table.variant,
        "seat": held[0] if seat is None else seat, "number": 0, "over": True, "halted": False, "stood_in": False,
        "names": [one.name for one in told.seats], "to_act": [], "answers": None, "question": None, "options": [],
        "told": 0, "events": [], "points": [one.points for one in told.seats], "verdict": None,
        "places": [one.place for one in told.seats], "rules_changed": told.changes(lang),
    }  # fmt: skip


async def line(told: dict[str, Any]) -> AsyncGenerator[bytes]:
    """A stream of one line."""
    yield _line(told)


def _look(table: str, seat: int, lang: str, told: int, view: bool, right: Right) -> dict[str, Any] | None:
    """The position now, if the right to it holds. None: wait a moment."""
    room = open_room(table)
    right.check(room)
    return None if room.hushed else position(room, seat, lang, told, view)


async def lines(table: str, seat: int, lang: str, view: bool, right: Right) -> AsyncGenerator[bytes]:
    """The positions of a table as lines of JSON, from now to the end of the game or of the right to see it (then the
    last line is a refusal); an empty line now and then. A position that looks the same to the seat is told once."""
    with bell.listening(table) as rung:
        told, last = 0, None
        while True:
            rung.clear()
            try:
                found = await in_thread(_look, table, seat, lang, told, view, right)
            except Refused as refused:
                yield _line(refusal(refused, lang))
                return
            if found is None:
                await woken(rung, HUSH)
                continue
            told, known = found["told"], {**found, "events": [], "told": 0}
            if known != last or found["events"]:
                last = known
                yield _line(found)
            if found["over"]:
                return
            if not await woken(rung, HEARTBEAT):
                yield b"\n"


def refusal(refused: Refused, lang: str) -> dict[str, str]:
    """A refusal as programs read it."""
    return {"error": refused.key, "message": refused.words(lang)}


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
