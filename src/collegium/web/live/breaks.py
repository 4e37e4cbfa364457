"""What stops a clock, and what happens when it is out: pauses, time that is out, coming back, holidays.

A pause begins when all people at the table wish it (bots do), and ends when any of them asks. When a seat's time is
out a bot plays on in it, at the level that the table was set up with: until its player takes the seat back, or, where
that was agreed, for good, and the seat has lost. Everything is a mark beside the journal (`clocks.py`).
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import F

from collegium.web.live import bell, clocks, even, notices, older, rooms, rows
from collegium.web.live.room import Room
from collegium.web.models import Holiday, Mark, Notice, Person, Seat, Table, Watch
from collegium.web.refusals import Refused

log = logging.getLogger("collegium.web.live.breaks")
BACK = 60.0  # seconds that somebody who comes back has at least
DAYS = 30  # of holiday in a year
UNSEEN = 30.0  # seconds without a keeper that no clock counts


def _lock(room: Room) -> None:
    """Within a transaction: nobody else changes the table, and the room knows what they have done."""
    Table.objects.select_for_update().get(id=room.id)
    room.table.refresh_from_db(fields=["resting", "halted", "state"])
    rows.read_marks(room)


def _mark(room: Room, kind: str, seat: int = Mark.NOBODY, seconds: float = 0.0) -> None:
    Mark.objects.create(table=room.table, kind=kind, seat=seat, seconds=seconds, at=clocks.now())


def _settle(room: Room, **told: Any) -> None:
    """The marks are others now: so is how long everybody has."""
    if told:
        Table.objects.filter(id=room.id).update(**told)
        for name, value in told.items():
            setattr(room.table, name, value)
    rows.read_marks(room)
    rows.write_waiting(room)


# ------------------------------------------------------------------------------------------------------ pauses


def pause(room: Room, seats: list[int]) -> bool:
    """Who sits there would like a pause. True when it has begun: everybody wishes it."""
    with room.adding():
        _lock(room)
        if not room.going or not room.clocks.timed:
            raise Refused("refused-no-pause")
        if room.table.resting:
            return True
        people = {seat.number for seat in room.seats if seat.person_id and not seat.bot}
        for seat in sorted(set(seats) - room.clocks.wishes):
            _mark(room, Mark.WISH, seat)
        agreed = people <= room.clocks.wishes | set(seats)
        if agreed:
            _mark(room, Mark.REST)
        _settle(room, **({"resting": True} if agreed else {}))
        return agreed


def go_on(room: Room) -> None:
    """The pause is over, or is not wished any more."""
    with room.adding():
        _lock(room)
        if not room.table.halted:
            _mark(room, Mark.ON)
        _settle(room, resting=False)


def halt(table: Table, halted: bool) -> None:
    """The host of a gathering stops the clocks of a table, or lets them run on unless its people rest as well."""
    room = rooms.room(table.id)
    with room.adding():
        _lock(room)
        if not room.table.resting:
            _mark(room, Mark.REST if halted else Mark.ON)
        _settle(room, halted=halted)


# ------------------------------------------------------------------------------------------------ time that is out


def time_out(room: Room, seat: int, answers: int) -> bool:
    """A bot plays on in a seat whose time is out. False when it has time left; then its rows say so."""
    room.catch_up()
    with room.lock:
        if not _owes(room, seat, answers):
            return True
        due, told = room.clocks.due(seat), room.seats[seat].due
    if room.table.resting or due is None or due > clocks.now():
        if told != due:
            with room.adding():
                _settle(room)
        return False
    with room.adding():
        _lock(room)
        if _owes(room, seat, answers) and room.table.entries.count() == room.version:  # nobody has chosen meanwhile
            _stand_in(room, seat)
    return True


def _owes(room: Room, seat: int, answers: int) -> bool:
    """Does a person owe this very choice?"""
    asked = room.going and seat in room.match.to_act and room.asked(seat) == answers
    return asked and not room.seats[seat].bot


def _stand_in(room: Room, number: int) -> None:
    seat, table = room.seats[number], room.table
    level = even.seated(table.game, table.stand_in, [seat.person])
    lost = table.late == Table.LOST or table.rated  # what a bot wins is no rating of a person's
    if Seat.objects.filter(pk=seat.pk, bot="").update(bot=level, lost=lost, due=None):
        _mark(room, Mark.OUT, number)
        if table.pace == Table.SLOW:
            notices.tell(table, [seat], Notice.OUT)
    seat.bot, seat.lost, seat.due = level, lost, None
    log.info("a bot stands in", extra={"facts": {"table": room.id, "seat": number, "lost": lost}})


def come_back(room: Room, seats: list[int]) -> None:
    """Who sat there takes the seats back from the bots, and has a little time."""
    with room.adding():
        _lock(room)
        if not room.going:
            raise Refused("refused-over")
        if any(room.seats[number].lost for number in seats):
            raise Refused("refused-lost")
        least = float(room.table.clock) if room.table.pace == Table.SLOW else max(BACK, float(room.table.extra))
        for number in seats:
            seat = room.seats[number]
            if seat.stood_in:
                seat.bot = ""
                Seat.objects.filter(pk=seat.pk).update(bot="")
                _mark(room, Mark.BACK, number, max(0.0, least - room.clocks.left(number, clocks.now())))
        _settle(room)


# ---------------------------------------------------------------------------------------------------- holidays


def days_left(person: Person) -> int:
    """The days of holiday that a person still has in this year."""
    now = clocks.now()
    year = now.replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
    following = year.replace(year=now.year + 1)
    spans = [(max(year, h.begins), min(following, h.ends)) for h in person.holidays.filter(ends__gt=year)]
    taken = sum((end - begin).total_seconds() for begin, end in clocks.merged(spans) if end > begin)
    return max(0, DAYS - -int(-taken // clocks.DAY))


def holiday(person: Person) -> Holiday | None:
    """The holiday that a person has now."""
    now = clocks.now()
    found: Holiday | None = person.holidays.filter(begins__lte=now, ends__gt=now).last()
    return found


def go_away(person: Person, until: datetime) -> None:
    """From now on until then, in place of what was said before."""
    come_home(person)
    now, days = clocks.now(), days_left(person)
    if not now < until <= now + timedelta(days=days):
        raise Refused("refused-holiday", status=400, days=days)
    Holiday.objects.create(person=person, begins=now, ends=until)
    _retime(person)


def come_home(person: Person) -> None:
    """A holiday that has begun ends now."""
    now = clocks.now()
    if person.holidays.filter(ends__gt=now).update(ends=now):
        _retime(person)


def _retime(person: Person) -> None:
    for table in Table.objects.filter(seats__person=person, pace=Table.SLOW, state=Table.RUNNING).distinct():
        try:
            room = rooms.room(table.id)
        except older.Older:  # set aside: its clocks stand still
            continue
        with room.adding():
            _settle(room)


# ------------------------------------------------------------------------------------------------- no clock runs


def watch() -> None:
    """A keeper is at work."""
    if not Watch.objects.filter(pk=1).update(at=clocks.now()):
        Watch.objects.get_or_create(pk=1, defaults={"at": clocks.now()})


def wake() -> None:
    """A keeper begins. Where none was at work for a while, no clock has run: one process says so at every table."""
    last = Watch.objects.filter(pk=1).values_list("at", flat=True).first()
    now = clocks.now()
    if last is None or (now - last).total_seconds() < max(UNSEEN, 2 * settings.STALLED):
        return
    with transaction.atomic():
        if not Watch.objects.filter(pk=1, at=last).update(at=now):
            return
        ticking = Table.objects.filter(state=Table.RUNNING, resting=False, halted=False, clock__gt=0).exclude(
            pace=Table.RELAXED
        )
        tables = list(ticking.values_list("id", flat=True))
        told = ((Mark.REST, last), (Mark.ON, now))
        Mark.objects.bulk_create(Mark(table_id=table, kind=kind, at=at) for table in tables for kind, at in told)
        Seat.objects.filter(table__in=tables, due__isnull=False).update(due=F("due") + (now - last))
        Table.objects.filter(id__in=tables).update(pulse=F("pulse") + 1)
    for table in tables:
        rooms.refresh(table)
        bell.ring_here(table)
