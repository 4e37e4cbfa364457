"""The rounds of a keeper: what it looks after by itself, whether a bell rang or not.

Often: have the rooms that somebody looks at come up to their tables. Other processes add to them, and where there is no
Redis, or it is away, nobody rings here. One short query for all of them.

Now and then: the tables that wait for a bot, or whose clock is out, and where nothing has happened for a while. The
process that was about to choose may have died or given up. Whoever marks such a table first (`Table.attended`) takes it
over; who is still about it marks it anew, so that others leave it alone; so with analyses that wait. And rooms that
nobody uses are closed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Q, QuerySet
from django.utils import timezone

from collegium.web.live import bell, breaks, clocks, guide, memory, rights, rooms, study
from collegium.web.live.duty import Duty
from collegium.web.models import Seat, Table

log = logging.getLogger("collegium.web.live.rounds")
LOOK, BESIDE, RUNG = 0.25, 0.1, 2.0  # seconds between two looks: at first, where others are known, where Redis rings
SWEEPS = 2.4  # in the time after which a table without a choice or a mark may be taken over


def waiting() -> QuerySet[Seat]:
    """Seats that a keeper sees to: of bots, in a set-up that is taken for everybody, whose time is out."""
    seen_to = ~Q(bot="") | Q(table__quick=True) | Q(due__lt=clocks.now())
    found: QuerySet[Seat] = Seat.objects.filter(
        seen_to, waiting=True, table__state=Table.RUNNING, table__resting=False, table__halted=False
    )
    return found


class Rounds(Duty):
    """`at_hand` names the tables that this process is about to choose at; `attend` sees to one that was taken over."""

    failed = "a round failed"

    def __init__(self, at_hand: Callable[[], set[str]], attend: Callable[[str], None]) -> None:
        super().__init__()
        self.at_hand, self.attend = at_hand, attend
        self.swept = 0.0

    def rest(self) -> float:
        return RUNG if settings.REDIS_URL else BESIDE if settings.SEVERAL else LOOK

    def do(self) -> None:
        self.look()
        if time.monotonic() - self.swept > settings.STALLED / SWEEPS:
            self.swept = time.monotonic()
            self.sweep()

    def look(self) -> None:
        """Rooms that are behind come up, and whoever looks is told."""
        for table in rooms.catch_up():
            rights.beside_others()
            bell.ring_here(table)

    def sweep(self) -> list[str]:
        """Take over what stands still; returns these tables."""
        breaks.watch()
        now, own = timezone.now(), self.at_hand()
        then = now - timedelta(seconds=settings.STALLED)
        stalled = waiting().filter(_long_ago("table__changed", then), _long_ago("table__attended", then))
        found = set(stalled.values_list("table", flat=True))
        found -= guide.held(found)
        if found & own:
            Table.objects.filter(id__in=found & own).update(attended=now)
        taken = [table for table in sorted(found - own) if taken_over(table, then)]
        for table in taken:
            log.warning("a table stood still and is taken over", extra={"facts": {"table": table}})
            rooms.refresh(table)
            self.attend(table)
        study.waits()
        if rooms.close_some():
            memory.give_back()
        return taken


def taken_over(table: str, then: datetime) -> bool:
    """Mark a table that has stood still since then. True for one process alone."""
    found = Table.objects.filter(_long_ago("attended", then), _long_ago("changed", then), id=table)
    return bool(found.update(attended=timezone.now()))


def _long_ago(moment: str, then: datetime) -> Q:
    """Before then; or well in the future: the clock of a machine was put back."""
    return Q(**{f"{moment}__lt": then}) | Q(**{f"{moment}__gt": timezone.now() + (timezone.now() - then)})
