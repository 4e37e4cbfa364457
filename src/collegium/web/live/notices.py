"""Notices of slow games: what is to be told to whom, written with the choice that calls for it, so that none is lost
and none is told twice. `courier.py` sends them.

A person with an account says in the settings how to be told: by mail, at once or once a day, by a webhook, or in a
browser that takes notices by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from collegium.web.live import clocks
from collegium.web.models import Challenge, Device, Letterbox, Notice, Person, Seat, Table

NOWHERE = -1  # the seat of who does not sit at the table
PATIENCE = timedelta(minutes=1)  # who is at the table anyhow need not be told
MORNING = 6  # the hour (UTC) at which a day's letter goes out


def tell(table: Table, seats: Iterable[Seat], kind: str) -> None:
    """Have the people in these seats told, within the transaction of what happened. A newer word takes the place of
    an older one that has not gone out; who sits in several seats is told once."""
    sitting = {seat.person_id: seat for seat in seats if seat.person_id and (kind != Notice.TURN or not seat.bot)}
    for box in Letterbox.objects.filter(person__in=sitting) if sitting else ():
        Notice.objects.filter(person=box.person_id, table=table, tries=0, held=None).delete()
        _write(box, table, sitting[box.person_id].number, kind)


def ask(table: Table, person: Person) -> None:
    """Have a person told that somebody asks them to a table."""
    if box := Letterbox.objects.filter(person=person).first():
        _write(box, table, NOWHERE, Notice.ASKED)


def _write(box: Letterbox, table: Table, seat: int, kind: str) -> None:
    """One row for each way by which this person is told."""
    now = clocks.now()
    soon = now + PATIENCE
    made: list[tuple[str, datetime, Device | None]] = [(Notice.HOOK, soon, None)] if box.hook else []
    if box.mail != Letterbox.NEVER:
        made.append((Notice.MAIL, morning(now) if box.mail == Letterbox.DAILY else soon, None))
    made.extend((Notice.PUSH, soon, device) for device in Device.objects.filter(person=box.person_id))
    about = {"person_id": box.person_id, "table": table, "seat": seat, "kind": kind, "made": now}
    Notice.objects.bulk_create(Notice(way=way, due=due, device=device, **about) for way, due, device in made)


def morning(now: datetime) -> datetime:
    """The next time at which the day's letter goes out."""
    today = now.replace(hour=MORNING, minute=0, second=0, microsecond=0)
    return today if today > now else today + timedelta(days=1)


def still_so(notice: Notice) -> bool:
    """Is it still worth telling? A turn that was taken meanwhile is not."""
    if notice.kind == Notice.ASKED:
        return Challenge.objects.filter(
            table=notice.table_id, person=notice.person_id, table__state=Table.OPEN
        ).exists()
    if notice.kind != Notice.TURN:
        return True
    return bool(
        Seat.objects.filter(
            table=notice.table_id, number=notice.seat, person=notice.person_id, waiting=True, bot="",
            table__state=Table.RUNNING,
        ).exists()
    )  # fmt: skip
