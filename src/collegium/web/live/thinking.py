"""Whose turn it is to think. Work that takes long (a searching bot, the coach) waits here, and the tables take turns.

A table with much to think about never holds up another: after each piece of work the next table comes. Several pieces
of one table run at once only while no other table waits, as when several bots choose at the same time.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from django.conf import settings
from django.db import close_old_connections

log = logging.getLogger("collegium.web.live.thinking")
Work = Callable[[int], None]  # is told in how many threads it may search
CORES = max(1, (os.cpu_count() or 1) // settings.WORKERS)  # for this process


class Turns:
    """A queue that is fair to tables, with a few threads that work it off."""

    def __init__(self, workers: int = CORES + 1) -> None:
        self.workers = workers
        self.running = 0
        self._waiting: OrderedDict[str, deque[Work]] = OrderedDict()
        self._change = threading.Condition()
        self._threads = 0

    def add(self, table: str, work: Work) -> None:
        """Queue a piece of work of a table."""
        with self._change:
            self._waiting.setdefault(table, deque()).append(work)
            if self._threads < self.workers:
                self._threads += 1
                threading.Thread(target=self._serve, daemon=True, name="thinking").start()
            self._change.notify()

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        with self._change:
            return sum(map(len, self._waiting.values()))

    def calm(self, most: float) -> None:
        """Wait until nobody thinks, at most so many seconds: for work that can be put off."""
        end = time.monotonic() + most
        with self._change:
            while (self.running or self._waiting) and (left := end - time.monotonic()) > 0:
                self._change.wait(left)

    def _take(self) -> Work:
        """The next piece of work: of the table that has waited longest for its turn."""
        table, works = self._waiting.popitem(last=False)
        work = works.popleft()
        if works:
            self._waiting[table] = works
        return work

    def _serve(self) -> None:
        while True:
            with self._change:
                while not self._waiting:
                    self._change.wait()
                work = self._take()
                self.running += 1
                threads = max(1, CORES // (self.running + len(self._waiting)))
            try:
                work(threads)
            except Exception:
                log.exception("thinking failed")
            finally:
                close_old_connections()
                with self._change:
                    self.running -= 1
                    self._change.notify_all()


turns = Turns()  # of this process
