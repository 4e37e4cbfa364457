"""Whose turn it is to think. Work that takes long (a searching bot, the coach) waits here. People take turns, and so do
the tables of each.

A table with much to think about never holds up another, nor does somebody with many tables hold up anybody else: after
each piece of work the next person comes, with the next of their tables. Several pieces of one table run at once only
while no other table waits, as when several bots choose at the same time. Where all has to wait, other processes may
help (`sharing.py`).
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import close_old_connections

if TYPE_CHECKING:
    from collegium.web.live.room import Room

log = logging.getLogger("collegium.web.live.thinking")
Work = Callable[[int], None]  # is told in how many threads it may search
CORES = max(1, (os.cpu_count() or 1) // settings.WORKERS)  # for this process


class Turns:
    """A queue that is fair to people and their tables, with a few threads that work it off."""

    def __init__(self, workers: int = CORES + 1) -> None:
        self.workers = workers
        self.running = 0
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Work]]] = OrderedDict()  # of people, by table
        self._change = threading.Condition()
        self._threads = 0

    def add(self, table: str, work: Work, whose: str = "") -> None:
        """Queue a piece of work of a table, which is this person's; without one it is on its own."""
        with self._change:
            self._waiting.setdefault(whose or table, OrderedDict()).setdefault(table, deque()).append(work)
            if self._threads < self.workers:
                self._threads += 1
                threading.Thread(target=self._serve, daemon=True, name="thinking").start()
            self._change.notify()

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        with self._change:
            return sum(len(works) for tables in self._waiting.values() for works in tables.values())

    @property
    def spare(self) -> int:
        """How many threads have nothing to do."""
        return max(0, self.workers - self.running - self.waiting)

    def calm(self, most: float) -> None:
        """Wait until nobody thinks, at most so many seconds: for work that can be put off."""
        end = time.monotonic() + most
        with self._change:
            while (self.running or self._waiting) and (left := end - time.monotonic()) > 0:
                self._change.wait(left)

    def _take(self) -> Work:
        """The next piece of work: of the person who has waited longest for a turn, of their table that has."""
        whose, tables = self._waiting.popitem(last=False)
        table, works = tables.popitem(last=False)
        work = works.popleft()
        if works:
            tables[table] = works
        if tables:
            self._waiting[whose] = tables
        return work

    def _serve(self) -> None:
        while True:
            with self._change:
                while not self._waiting:
                    self._change.wait()
                work = self._take()
                self.running += 1
                threads = max(1, CORES // (self.running + sum(map(len, self._waiting.values()))))
            try:
                work(threads)
            except Exception:
                log.exception("thinking failed")
            finally:
                close_old_connections()
                with self._change:
                    self.running -= 1
                    self._change.notify_all()


def first_person(room: Room) -> str:
    """Whose a room's thoughts are: of who sits there first; of the table itself where there are no people."""
    return next((str(seat.person_id) for seat in room.seats if seat.person_id), room.id)


turns = Turns()  # of this process
