"""The clocks of one table: how much time each seat has left, told by its journal, whose rows have their time, and by
the marks beside it (pauses, coming back) and the holidays of its people. Nothing of it is kept but these.

Time runs while a choice is owed, for everybody who owes one. Live: from the seat's own time for the game, to which each
choice adds some. Slow: so much for each choice, and holidays do not count. A discreet question takes nothing from the
time for the game, for that would tell that somebody was asked: it has a time of its own. Taking back a choice goes on
as though it had not been made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from django.utils import timezone

from collegium.web.models import Entry, Mark, Table

Span = tuple[datetime, datetime]
NEVER = datetime.max.replace(tzinfo=UTC)
DISCREET = 120.0  # seconds for a discreet question at a live table
DAY = 86400


def now() -> datetime:
    """The time, by which all clocks go."""
    return timezone.now()


@dataclass(frozen=True)
class Preset:
    """A clock that a table may be set up with."""

    key: str
    pace: str = Table.RELAXED
    clock: int = 0
    extra: int = 0

    @property
    def told(self) -> dict[str, int | str]:
        """What a text that tells of it needs."""
        return told(self.pace, self.clock, self.extra)


PRESETS = {
    preset.key: preset
    for preset in (
        Preset("none"),
        Preset("10+10", Table.LIVE, 600, 10),
        Preset("25+15", Table.LIVE, 1500, 15),
        Preset("1d", Table.SLOW, DAY),
        Preset("3d", Table.SLOW, 3 * DAY),
    )
}


WITH_PEOPLE = "10+10"  # what a table with people has at first


def told(pace: str, clock: int, extra: int) -> dict[str, int | str]:
    return {"pace": pace if clock else Table.RELAXED, "minutes": clock // 60, "days": clock // DAY, "extra": extra}


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same stretches of time in order, none touching another."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


def seconds_of(begin: datetime, end: datetime, free: list[Span]) -> float:
    """The seconds between two moments that lie in no free stretch."""
    whole = (end - begin).total_seconds()
    for start, stop in free:
        if start < end and stop > begin:
            whole -= (min(end, stop) - max(begin, start)).total_seconds()
    return max(0.0, whole)


def end_of(begin: datetime, seconds: float, free: list[Span]) -> datetime | None:
    """When so many seconds that lie in no free stretch are over; None: not before somebody says so."""
    left = timedelta(seconds=seconds)
    for start, stop in free:
        if stop <= begin:
            continue
        if begin + left <= start:
            break
        left -= max(timedelta(0), start - begin)
        begin = stop
        if stop == NEVER:
            return None
    return begin + left


class Clocks:
    """Follows a match from its beginning: `begin`, `follow` for every row of the journal, `read` for what is beside."""

    def __init__(self, table: Table, seats: int) -> None:
        self.table = table
        self.timed = table.pace != Table.RELAXED and table.clock > 0
        self.marks: list[Mark] = []
        self.owed: list[datetime | None] = [None] * seats  # since when each seat owes a choice
        self.discreet = [False] * seats
        self._spent: list[list[Span]] = [[] for _ in range(seats)]  # when each seat owed a choice that counts
        self._gained = [0.0] * seats
        self._free: list[list[Span]] = [[] for _ in range(seats)]
        self._used = [0.0] * seats
        self._chosen: list[list[tuple[datetime, bool, float]]] = [[] for _ in range(seats)]  # owed since, took, gave

    # ------------------------------------------------------------------------------------------------ following

    def begin(self, to_act: Iterable[int], discreet: Callable[[int], bool], at: datetime) -> None:
        for seat in to_act if self.timed else ():
            self.owed[seat], self.discreet[seat] = at, discreet(seat)

    def follow(self, entry: Entry, to_act: Iterable[int], discreet: Callable[[int], bool]) -> None:
        """A row of the journal, once the match has followed it."""
        if not self.timed:
            return
        seat, again = entry.seat, entry.kind == Entry.UNDO
        if again:
            begin, counted, gains = self._chosen[seat].pop() if self._chosen[seat] else (entry.at, False, 0.0)
            if counted:
                start, end = self._spent[seat].pop()
                self._used[seat] -= seconds_of(start, end, self._free[seat])
            self._gained[seat] -= gains
            self.owed[seat], self.discreet[seat] = begin, discreet(seat)
        else:
            begin = self.owed[seat] or entry.at
            counted = self._close(seat, entry.at)
            gains = float(self.table.extra) if counted and entry.by == Entry.PERSON else 0.0
            self._gained[seat] += gains
            self._chosen[seat].append((begin, counted, gains))
        for other in range(len(self.owed)):
            if other in to_act and self.owed[other] is None:
                self.owed[other], self.discreet[other] = entry.at, discreet(other)
            elif other not in to_act and self.owed[other] is not None:
                if again:  # what was asked because of the choice has not been asked
                    self.owed[other] = None
                else:
                    self._close(other, entry.at)

    def _close(self, seat: int, at: datetime) -> bool:
        """The seat owes nothing now. True when that took of its time for the game."""
        begin, self.owed[seat] = self.owed[seat], None
        if begin is None or self.discreet[seat] or self.table.pace != Table.LIVE:
            return False
        self._spent[seat].append((begin, at))
        self._used[seat] += seconds_of(begin, at, self._free[seat])
        return True

    def read(self, marks: list[Mark], away: dict[int, list[Span]]) -> None:
        """What stands beside the journal now: marks, and for each seat when its player is away."""
        self.marks, rests = marks, []
        begin: datetime | None = None
        for mark in marks:
            if mark.kind == Mark.REST:
                begin = begin or mark.at
            elif mark.kind == Mark.ON and begin:
                rests.append((begin, mark.at))
                begin = None
        if begin:
            rests.append((begin, NEVER))
        slow = self.table.pace == Table.SLOW
        free = [merged([*rests, *(away.get(seat, ()) if slow else ())]) for seat in range(len(self.owed))]
        if free != self._free:
            self._free = free
            for seat, spans in enumerate(self._spent):
                self._used[seat] = sum(seconds_of(start, end, free[seat]) for start, end in spans)

    # -------------------------------------------------------------------------------------------------- telling

    @property
    def wishes(self) -> set[int]:
        """The seats whose players would like a pause."""
        found: set[int] = set()
        for mark in self.marks:
            if mark.kind == Mark.WISH:
                found.add(mark.seat)
            elif mark.kind in (Mark.REST, Mark.ON):
                found.clear()
        return found

    def bank(self, seat: int) -> float:
        """What a seat has left of its time for the game, not counting the choice that it owes now."""
        back = sum(mark.seconds for mark in self.marks if mark.kind == Mark.BACK and mark.seat == seat)
        return float(self.table.clock) + self._gained[seat] + back - self._used[seat]

    def left(self, seat: int, at: datetime) -> float:
        """The seconds that a seat has left; below nothing when its time is out."""
        begin = self.owed[seat]
        passed = seconds_of(begin, at, self._free[seat]) if begin else 0.0
        if self.table.pace == Table.LIVE and not self.discreet[seat]:
            return self.bank(seat) - passed
        given = sum(
            mark.seconds
            for mark in self.marks
            if mark.kind == Mark.BACK and mark.seat == seat and begin and mark.at >= begin
        )
        whole = DISCREET if self.table.pace == Table.LIVE else float(self.table.clock)
        return whole + given - passed

    def due(self, seat: int) -> datetime | None:
        """When the time of a seat is out; None while it owes nothing, has no clock, or all rest."""
        begin = self.owed[seat]
        if not self.timed or begin is None:
            return None
        return end_of(begin, self.left(seat, begin), self._free[seat])

    def is_away(self, seat: int, at: datetime) -> datetime | None:
        """Until when the seat's deadline waits for its player, who is away now."""
        for begin, end in self._free[seat]:
            if begin <= at < end and end != NEVER:
                return end
        return None
