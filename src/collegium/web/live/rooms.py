"""The rooms open in this process, by table; the journal stays when they close.

There is one room of a table at most, as long as anybody holds it: who had it before it was closed and chooses in it now
is in the room that everybody finds. So nothing is said in a room that nobody looks at.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from weakref import WeakValueDictionary

from collegium.web.live import bell, rows
from collegium.web.live.room import Room
from collegium.web.models import Table
from collegium.web.refusals import Refused

log = logging.getLogger("collegium.web.live.rooms")
MOST = 1000
IDLE, OVER = 600.0, 15.0  # seconds after which a room that nobody looks at is closed; one whose game is over
_rooms: OrderedDict[str, Room] = OrderedDict()  # the longest unused first
_alive: WeakValueDictionary[str, Room] = WeakValueDictionary()  # those that somebody still holds, too
_opening: dict[str, threading.Lock] = {}
_lock = threading.Lock()


def room(table: str) -> Room:
    """The room of a table that has begun, opened from its journal if need be. Refused when there is none."""
    found = _found(table)
    if found is None:
        with _lock:
            opening = _opening.setdefault(table, threading.Lock())
        with opening:  # one thread reads the journal, the others wait for it
            found = _found(table)
            if found is None:
                try:
                    found = Room(table)
                except Table.DoesNotExist:
                    raise Refused("refused-no-table", status=404) from None
                finally:
                    with _lock:  # whoever comes next finds the room, or opens it anew
                        if found:
                            _rooms[table] = _alive[table] = found
                        _opening.pop(table, None)
                close_some(MOST)
    try:
        found.heal()
    except Table.DoesNotExist:
        raise Refused("refused-no-table", status=404) from None
    return found


def fresh(table: str) -> Room:
    """The room, come up to what the table's rows say now: for a page or a stream that is opened."""
    found = room(table)
    if found.catch_up(rows.pulse(table)):
        bell.ring_here(table)
    return found


def catch_up() -> list[str]:
    """Have the rooms that somebody looks at come up to their tables' pulses; returns those in which there was news."""
    with _lock:
        looked = {table: found for table, found in _rooms.items() if bell.heard(table)}
    if not looked:
        return []
    told = Table.objects.filter(id__in=list(looked)).values_list("id", "pulse")
    behind = [(table, pulse) for table, pulse in told if looked[table].table.pulse != pulse or looked[table].behind]
    return [table for table, pulse in behind if _caught_up(looked[table], pulse)]


def refresh(table: str) -> None:
    """The table's rows have changed: the room, if it is open here, reads them."""
    if found := known(table):
        _caught_up(found)


def refresh_later(table: str) -> None:
    """The same where nobody looks: the room reads them when it is used next."""
    if found := known(table):
        found.late = True


def _caught_up(found: Room, pulse: int = -1) -> bool:
    try:
        return found.catch_up(pulse)
    except Exception:  # it is read when somebody looks
        log.exception("a room could not catch up", extra={"facts": {"table": found.id}})
        return True


def _found(table: str) -> Room | None:
    with _lock:
        found = _rooms.get(table) or _alive.get(table)
        if found:
            _rooms[table] = found
            _rooms.move_to_end(table)
            found.used = time.monotonic()
        return found


def known(table: str) -> Room | None:
    """The room if it is open here."""
    with _lock:
        return _rooms.get(table) or _alive.get(table)


def current(table: str) -> Room | None:
    """The same, come up to what was added elsewhere."""
    found = known(table)
    if found and found.late:
        _caught_up(found)
    return found


def count() -> int:
    """How many rooms are open in this process."""
    return len(_rooms)


def close(table: str) -> None:
    """Forget a room; it opens again from its journal."""
    with _lock:
        found = _rooms.pop(table, None) or _alive.get(table)
    if found:
        with found.lock:  # once a choice under way is kept
            found.behind = True


def close_some(most: int = MOST) -> int:
    """Close the rooms that nobody looks at and nobody used for a while, and the longest unused where there are many.
    Returns how many."""
    now = time.monotonic()
    with _lock:
        before = len(_rooms)
        many = before - most
        for number, (table, found) in enumerate(list(_rooms.items())):
            idle = now - found.used > (IDLE if found.going else OVER)
            if (idle or number < many) and not bell.heard(table):
                del _rooms[table]
        return before - len(_rooms)
