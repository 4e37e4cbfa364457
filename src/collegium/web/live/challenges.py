"""Challenges: somebody asks one other person to a table, who is told and finds it on their first page."""

from __future__ import annotations

from django.db import transaction

from collegium.web.live import notices
from collegium.web.models import Challenge, Notice, Person, Seat, Table
from collegium.web.refusals import Refused

MOST = 5  # that somebody may have open at once


def may(by: Person | None, person: Person) -> bool:
    """May one be asked by the other? Both have accounts; who keeps to themselves is asked by those who know them."""
    if by is None or by.user_id is None or person.user_id is None or by.id == person.id:
        return False
    if not person.private:
        return True
    met = Seat.objects.filter(person=by, table__seats__person=person, table__state=Table.OVER)
    return bool(met.exists())


def check(by: Person, person: Person) -> None:
    """Refused where one may not ask the other, or has asked many others."""
    if not may(by, person):
        raise Refused("refused-challenge", status=403)
    if Challenge.objects.filter(by=by, table__state=Table.OPEN).exclude(person=person).count() >= MOST:
        raise Refused("refused-challenges", most=MOST)


@transaction.atomic
def make(by: Person, person: Person, table: Table) -> None:
    """Ask somebody to a table of one's own that has room, in place of what the same person was asked to before."""
    check(by, person)
    Challenge.objects.filter(by=by, person=person, table__state=Table.OPEN).delete()
    Challenge.objects.create(by=by, person=person, table=table)
    notices.ask(table, person)


def standing(person: Person | None) -> list[Challenge]:
    """What somebody was asked to and has not answered."""
    if person is None:
        return []
    found = Challenge.objects.filter(person=person, table__state=Table.OPEN, table__archived=False)
    sitting = Seat.objects.filter(person=person, table__state=Table.OPEN).values_list("table", flat=True)
    return list(found.exclude(table__in=list(sitting)).select_related("table", "by").order_by("-at"))


def refuse(person: Person, table: str) -> None:
    """No, thanks. Who asked sees an open seat as before."""
    Challenge.objects.filter(person=person, table=table).delete()
    Notice.objects.filter(person=person, table=table, kind=Notice.ASKED).delete()
