"""Keeping order: ending and putting away tables, messages that were reported, names that nobody may have. For staff."""

from __future__ import annotations

import secrets

from django.db import transaction
from django.db.models import F

from collegium.web.live import bell, people, rooms
from collegium.web.live.room import Room
from collegium.web.models import Blocked, Chat, Person, Report, Seat, Table
from collegium.web.refusals import Refused
from collegium.web.words import say

AROUND = 6  # messages shown before and after one that was reported


def report(room: Room, person: Person, chat: int) -> None:
    """Somebody at the table asks staff to look at a message; once is enough."""
    found = Chat.objects.filter(id=chat, table=room.id).exclude(text=Chat.LEFT).first()
    if found is None:
        raise Refused("refused-no-message", status=404)
    told = {"table": room.table, "said_by": room.seats[found.seat].name, "text": found.text}
    Report.objects.get_or_create(chat=found, by=person, defaults=told)


def around(report: Report) -> list[tuple[str, str, bool]]:
    """What was said before and after a message: who, what, and whether it is the one that was reported."""
    if report.chat_id is None:
        return [(report.said_by, report.text, True)]
    said = Chat.objects.filter(table=report.table_id).exclude(text=Chat.LEFT)
    before = list(said.filter(id__lte=report.chat_id).order_by("-id")[: AROUND + 1])
    names = {seat.number: seat.name for seat in report.table.seats.all()}
    lines = [*reversed(before), *said.filter(id__gt=report.chat_id).order_by("id")[:AROUND]]
    return [(names.get(line.seat, ""), line.text, line.id == report.chat_id) for line in lines]


@transaction.atomic
def take_down(report: Report) -> None:
    """Delete the message that was reported; the report keeps its words."""
    table = str(report.table_id)
    Chat.objects.filter(id=report.chat_id).delete()
    Report.objects.filter(id=report.id).update(done=True)
    _changed(table)


@transaction.atomic
def end(table: Table) -> bool:
    """End a table at once, without a result. False where it was over already."""
    going = (Table.OPEN, Table.RUNNING, Table.HELD)
    if not Table.objects.filter(id=table.id, state__in=going).update(state=Table.ENDED):
        return False
    Seat.objects.filter(table=table).update(waiting=False)
    _changed(str(table.id))
    return True


def archive(table: Table, away: bool = True) -> None:
    """Take a table out of all lists, or bring it back. Whoever has its link still finds it."""
    Table.objects.filter(id=table.id).update(archived=away)


@transaction.atomic
def block(person: Person) -> None:
    """Nobody may have this person's name any more; the person is called Guest from now on, in every seat."""
    Blocked.objects.get_or_create(name=people.plain(person.name))
    old, person.name = person.name, say("en", "guest-name", number=secrets.randbelow(900) + 100)
    person.save(update_fields=["name"])
    people.forget_guest(person.id)
    held = Seat.objects.filter(person=person)
    tables = list(held.values_list("table", flat=True).distinct())
    held.filter(name__startswith=old[:20]).update(name=person.name)
    for table in tables:
        _changed(table, anew=True)


def _changed(table: str, anew: bool = False) -> None:
    """The table's rows are others now; `anew`: so are names, and the room is opened again."""
    Table.objects.filter(id=table).update(pulse=F("pulse") + 1)

    def tell() -> None:
        again = rooms.close if anew else rooms.refresh
        again(table)
        bell.ring(table)

    transaction.on_commit(tell)
