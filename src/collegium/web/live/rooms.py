"""The rooms open in this process, by table. The longest unused are closed when there are many; the journal stays."""

from __future__ import annotations

import threading
from collections import OrderedDict

from collegium.web.live import bell
from collegium.web.live.room import Room
from collegium.web.models import Table
from collegium.web.refusals import Refused

MOST = 1000
_rooms: OrderedDict[str, Room] = OrderedDict()
_opening: dict[str, threading.Lock] = {}
_lock = threading.Lock()


def room(table: str) -> Room:
    """The room of a table that has begun, opened from its journal if need be. Refused when there is none."""
    with _lock:
        found = _rooms.get(table)
        if found:
            _rooms.move_to_end(table)
            return found
        opening = _opening.setdefault(table, threading.Lock())
    with opening:  # one thread reads the journal, the others wait for it
        with _lock:
            found = _rooms.get(table)
        if found is None:
            try:
                found = Room(table)
            except Table.DoesNotExist:
                raise Refused("refused-no-table", status=404) from None
            finally:
                with _lock:  # whoever comes next finds the room, or opens it anew
                    if found:
                        _rooms[table] = found
                        _close_some()
                    _opening.pop(table, None)
    return found


def known(table: str) -> Room | None:
    """The room if it is open here."""
    with _lock:
        return _rooms.get(table)


def close(table: str) -> None:
    """Forget a room; it opens again from its journal."""
    with _lock:
        _rooms.pop(table, None)


def _close_some() -> None:
    for table in list(_rooms)[: max(0, len(_rooms) - MOST)]:
        if not bell.heard(table):
            del _rooms[table]
