"""The site for programs: a key, a stream of positions as lines of JSON, and choices. `openapi.py` describes it all.

A program sees what its seat sees, nothing else: everything here is made from the concealed record of that seat.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import numpy as np

from collegium.web import bell
from collegium.web.models import Key, Person, Table
from collegium.web.refusals import Refused
from collegium.web.room import Room
from collegium.web.rooms import room as open_room
from collegium.web.stream import HEARTBEAT, in_thread
from collegium.web.words import match_say


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_key(person: Person) -> str:
    """A fresh key for a person; an older one is worth nothing from now on."""
    key = secrets.token_urlsafe(24)
    Key.objects.update_or_create(person=person, defaults={"digest": digest(key)})
    return key


def holder(header: str) -> Person:
    """Whose key a request shows; Refused for none or a wrong one."""
    kind, _, key = header.partition(" ")
    found = Key.objects.select_related("person").filter(digest=digest(key.strip())).first()
    if kind.lower() != "bearer" or found is None:
        raise Refused("refused-key", status=401)
    return found.person


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
        {"seat": s.number, "name": s.name, "bot": s.bot, "waiting": s.waiting and s.person_id == person.id}
        for s in table.seats.all()
    ]
    return {
        "table": table.id, "game": table.game, "variant": table.variant, "state": table.state, "seats": seats,
    }  # fmt: skip


def position(room: Room, seat: int, lang: str, told: int = 0, view: bool = True) -> dict[str, Any]:
    """Where the table stands for a seat: its menu if it owes a choice, what happened since event `told`, the view."""
    with room.lock:
        match = room.match
        told = min(told, match.state.told)  # after an undo the story is shorter
        events = match.events(told, seat)
        asked = seat in match.to_act and not match.over
        found: dict[str, Any] = {
            "table": room.id, "game": match.game.key, "variant": match.variant, "seat": seat, "number": room.version,
            "over": match.over, "to_act": [] if match.over else list(match.known_to_act(seat)),
            "names": list(match.names),
            "answers": room.asked(seat) if asked else None,
            "question": match_say(match, match.question(seat), lang, seat) if asked else None,
            "options": [
                {"option": o.id, "action": o.action, "kind": o.kind, "place": o.place,
                 "text": match_say(match, o.text, lang, seat)} for o in match.options(seat, refused=False)
            ] if asked else [],
            "told": told + len(events),
            "events": [match_say(match, event.text, lang, seat) for event in events if not event.silent],
            "points": [score.points for score in match.scores()] if match.over else None,
            "places": [score.place for score in match.scores()] if match.over else None,
        }  # fmt: skip
        if view:
            found["view"] = plain(match.view_table(seat).array[0])
        return found


async def lines(table: str, seat: int, lang: str, view: bool) -> AsyncIterator[bytes]:
    """The positions of a table as lines of JSON, from now to the end of the game; an empty line now and then."""
    with bell.listening(table) as rung:
        told, number = 0, -1
        while True:
            rung.clear()
            room = await in_thread(open_room, table)
            if room.version != number:
                found = await in_thread(position, room, seat, lang, told, view)
                told, number = found["told"], found["number"]
                yield json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
                if found["over"]:
                    return
            while not rung.is_set():
                try:
                    await asyncio.wait_for(rung.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b"\n"
