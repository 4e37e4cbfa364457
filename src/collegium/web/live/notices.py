"""Notices of slow games: what is to be told to whom, written with the choice that calls for it, so that none is lost
and none is told twice. `courier.py` sends them.

A person with an account says in the settings how to be told: by mail, at once or once a day, by a webhook, or in a
browser that takes notices by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from collegium.web.live import clocks
from collegium.web.models import Device, Letterbox, Notice, Seat, Table

PATIENCE = timedelta(minutes=1)  # who is at the table anyhow need not be told
MORNING = 6  # the hour (UTC) at which a day's letter goes out


def tell(table: Table, seats: Iterable[Seat], kind: str) -> None:
    """Have the people in these seats told, within the transaction of what happened. A newer word takes the place of
    an older one that has not gone out; who sits in several seats is told once."""
    sitting = {seat.person_id: seat for seat in seats if seat.person_id and (kind != Notice.TURN or not seat.bot)}
    now = clocks.now()
    for box in Letterbox.objects.filter(person__in=sitting) if sitting else ():
        seat = sitting[box.person_id]
        Notice.objects.filter(person=box.person_id, table=table, tries=0, held=None).delete()
        soon = now + PATIENCE
        made: list[tuple[str, datetime, Device | None]] = [(Notice.HOOK, soon, None)] if box.hook else []
        if box.mail != Letterbox.NEVER:
            made.append((Notice.MAIL, morning(now) if box.mail == Letterbox.DAILY else soon, None))
        made.extend((Notice.PUSH, soon, device) for device in Device.objects.filter(person=box.person_id))
        Notice.objects.bulk_create(
            Notice(
                person_id=box.person_id, table=table, seat=seat.number, kind=kind, way=way, device=device, made=now,
                due=due,
            )
            for way, due, device in made
        )  # fmt: skip


def morning(now: datetime) -> datetime:
    """The next time at which the day's letter goes out."""
    today = now.replace(hour=MORNING, minute=0, second=0, microsecond=0)
    return today if today > now else today + timedelta(days=1)


def still_so(notice: Notice) -> bool:
    """Is it still worth telling? A turn that was taken meanwhile is not."""
    if notice.kind != Notice.TURN:
        return True
    return bool(
        Seat.objects.filter(
            table=notice.table_id, number=notice.seat, person=notice.person_id, waiting=True, bot="",
            table__state=Table.RUNNING,
        ).exists()
    )  # fmt: skip
