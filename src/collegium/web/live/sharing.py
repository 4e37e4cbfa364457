"""Thoughts that wait in one process while another has nothing to think about.

A process offers the tables whose thoughts have waited for a while (`Table.offered`). One with threads to spare takes
as many, the longest offered first: its keeper sees to them from then on, as to a table that stood still. Whoever clears
the mark has the table. Who offered it clears it, too, when the thought's turn has come after all; where it is cleared
already, another process thinks, and this one leaves it alone. What never waits long costs nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from django.utils import timezone

from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.web.live import catalogue, rooms
from collegium.web.live.duty import Duty
from collegium.web.live.thinking import Turns
from collegium.web.models import Table

LONG = 1.0  # seconds that a thought waits before others may have it
LOOK = 0.5  # seconds between two looks
Due = tuple[str, int, int]  # table, seat, and the number that its choice answers


class Sharing(Duty):
    """Of one process: `turns` is its queue, `attend` sees to a table that was taken from another."""

    failed = "thoughts could not be shared"

    def __init__(self, turns: Turns, attend: Callable[[str], None]) -> None:
        super().__init__()
        self.turns, self.attend = turns, attend
        self._waits: dict[Due, float] = {}  # since when
        self._offered: set[Due] = set()
        self._thought: set[Due] = set()  # thought about now
        self._lock = threading.Lock()  # also while the mark is set or cleared: no turn comes between

    def wait(self, due: Due) -> None:
        """A thought is queued."""
        with self._lock:
            self._waits[due] = time.monotonic()

    def begin(self, due: Due) -> bool:
        """Its turn has come. False: another process has taken its table."""
        with self._lock:
            self._waits.pop(due, None)
            if due in self._offered:
                ours = _cleared(due[0])
                self._offered -= {other for other in self._offered if other[0] == due[0]} if ours else {due}
                if not ours:
                    return False
            self._thought.add(due)
            return True

    def end(self, due: Due) -> None:
        """It has been thought about."""
        with self._lock:
            self._thought.discard(due)

    def rest(self) -> float:
        return LOOK

    def do(self) -> None:
        self.offer()
        self.take()

    def offer(self) -> None:
        """Let others have what has waited for long; no table about which something is being thought here."""
        then = time.monotonic() - LONG
        with self._lock:
            own = {due[0] for due in self._thought}
            found = {due for due, since in self._waits.items() if since < then and due[0] not in own} - self._offered
            if found:
                Table.objects.filter(id__in={due[0] for due in found}).update(offered=timezone.now())
                self._offered |= found

    def take(self) -> list[str]:
        """Take as many tables as there are threads to spare, of games that can be thought about here; returns them."""
        spare = self.turns.spare
        if not spare:
            return []
        with self._lock:
            own = {due[0] for due in self._offered}
        ready = [game.key for game in catalogue.games() if is_ready(game)]
        offered = Table.objects.filter(offered__isnull=False, game__in=ready).exclude(id__in=own)
        found = list(offered.order_by("offered").values_list("id", flat=True)[:spare])
        taken = [table for table in found if _cleared(table)]
        for table in taken:
            rooms.refresh(table)
            self.attend(table)
        return taken


def is_ready(game: Game) -> bool:
    """Can bots search here? Until a game is compiled the lightest plays for all (`keeper.py`)."""
    return engines.engine(game).compiled


def _cleared(table: str) -> bool:
    """Clear the mark of a table. True for one process alone."""
    found = Table.objects.filter(id=table, offered__isnull=False)
    return bool(found.update(offered=None, attended=timezone.now()))
