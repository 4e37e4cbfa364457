"""What the site keeps about a person: all of it as plain facts, and how it is forgotten.

Games belong to all who played them. Of a person who goes they keep the choices, in a seat called "Somebody".
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from django.db import transaction
from django.db.models import F, Q

from collegium.web.live import catalogue, people, rooms, tables
from collegium.web.live.room import Room
from collegium.web.models import Challenge, Chat, Entry, Person, Report, Seat, Table
from collegium.web.refusals import Refused
from collegium.web.words import say


def gathered(person: Person) -> dict[str, Any]:
    """Everything about a person, as JSON may hold it."""
    user, key, box = person.user, getattr(person, "key", None), getattr(person, "letterbox", None)
    return {
        "person": {
            "id": str(person.id),
            "name": person.name,
            "since": _time(person.created),
            "private": person.private,
        },
        "account": _account(user) if user else None,
        "key": {"made": _time(key.created)} if key else None,
        "ratings": [
            {"game": one.game, "rating": one.middle, "spread": one.spread, "games": one.games}
            for one in person.ratings.order_by("game")
        ],
        "letters": {"mail": box.mail, "hook": box.hook, "language": box.language} if box else None,
        "browsers": [{"address": one.address, "since": _time(one.made)} for one in person.devices.order_by("id")],
        "challenges": [
            {"table": one.table_id, "by": one.by.name, "to": one.person.name, "at": _time(one.at)}
            for one in Challenge.objects.filter(Q(by=person) | Q(person=person)).select_related("by", "person")
        ],
        "holidays": [{"from": _time(one.begins), "to": _time(one.ends)} for one in person.holidays.all()],
        "gatherings": [one.gathering.title for one in person.memberships.select_related("gathering")],
        "games": _games(person),
        "reports": [
            {"table": one.table_id, "text": one.text, "at": _time(one.at)} for one in person.reports.order_by("id")
        ],
    }


def _account(user: Any) -> dict[str, Any]:
    return {
        "name": user.username, "email": user.email, "since": _time(user.date_joined),
        "last_login": _time(user.last_login) if user.last_login else None,
    }  # fmt: skip


def _games(person: Person) -> list[dict[str, Any]]:
    """Every table where the person sits, with their own choices and words; the choices of others are theirs."""
    seats = list(person.seats.select_related("table").order_by("table__created"))
    held = {(seat.table_id, seat.number) for seat in seats}
    own = [seat.table_id for seat in seats]
    running = {seat.table_id: _room(seat.table) for seat in seats if seat.table.state not in (Table.OPEN, Table.OVER)}
    outcomes = {(one.table_id, one.seat): one for one in person.outcomes.filter(at__isnull=False)}
    choices: dict[Any, list[dict[str, Any]]] = defaultdict(list)
    for entry in Entry.objects.filter(table__in=own):
        if (entry.table_id, entry.seat) in held and entry.by == Entry.PERSON:
            number = _outward(entry, running.get(entry.table_id, ...))
            told = {"number": number, "kind": entry.kind, "option": entry.option, "at": _time(entry.at)}
            choices[entry.table_id, entry.seat].append(told)
    said: dict[Any, list[dict[str, Any]]] = defaultdict(list)
    for chat in Chat.objects.filter(table__in=own).exclude(text=Chat.LEFT):
        said[chat.table_id, chat.seat].append({"text": chat.text, "at": _time(chat.at)})
    found = []
    for seat in seats:
        place, outcome = (seat.table_id, seat.number), outcomes.get((seat.table_id, seat.number))
        found.append({
            "table": seat.table_id, "game": seat.table.game, "variant": seat.table.variant, "state": seat.table.state,
            "began": _time(seat.table.created), "changed": _time(seat.table.changed), "seat": seat.number,
            "name": seat.name, "place": seat.place, "points": seat.points,
            "rating": {"before": outcome.middle_before, "after": outcome.middle} if outcome else None,
            "choices": choices[place], "said": said[place],
        })  # fmt: skip
    return found


def _room(table: Table) -> Room | None:
    """The room of a game that is not over; None where it cannot be opened now."""
    try:
        return rooms.room(table.id)
    except Refused:
        return None


def _outward(entry: Entry, room: Any) -> int | None:
    """Return the number of a choice as its seat was told it: the journal's number tells how often others were asked
    discreetly. A game that is over (`...`) keeps no secrets. A room that cannot be opened (None) gives None."""
    if room is ...:
        return int(entry.number)
    return room.numbers.outward(entry.seat, entry.number) if room else None


def _time(at: Any) -> str:
    return str(at.isoformat())


def forget(person: Person) -> None:
    """Forget a person and their account. Open tables lose them, in running games a bot goes on; what others played
    stays, with the seat under another name."""
    for table in Table.objects.filter(seats__person=person, state=Table.OPEN).distinct():
        for number in table.seats.filter(person=person).values_list("number", flat=True):
            tables.clear(table.id, person, number)
    for table in Table.objects.filter(seats__person=person, state=Table.RUNNING).distinct():
        places = list(table.seats.filter(person=person).values_list("number", flat=True))
        tables.leave(table.id, person)
        _unname(table, places)
    with transaction.atomic():
        for table in Table.objects.filter(seats__person=person).distinct():
            _unname(table, list(table.seats.filter(person=person).values_list("number", flat=True)))
            held = table.seats.filter(person=person) if table.state == Table.HELD else Seat.objects.none()
            held.update(person=None, bot=catalogue.default_level())
        for table in Table.objects.filter(host=person, state=Table.OPEN):  # who set it up without sitting down
            table.host = next((seat.person for seat in table.seats.exclude(person=None)), None)
            if table.host:
                table.save(update_fields=["host"])
            else:
                table.delete()
        user, id = person.user, person.id
        person.delete()
        if user:
            user.delete()
    people.forget_guest(id)


@transaction.atomic
def _unname(table: Table, places: list[int]) -> None:
    """Call these seats of a table Somebody, in the table's language, and take back what was said there."""
    taken = set(table.seats.exclude(number__in=places).values_list("name", flat=True))
    for number in places:
        name = tables.distinct(say(table.language, "somebody"), taken)
        taken.add(name)
        Seat.objects.filter(table=table, number=number).update(name=name)
        Report.objects.filter(table=table, chat__seat=number).update(said_by=name)
    Chat.objects.filter(table=table, seat__in=places).exclude(text=Chat.LEFT).delete()
    Table.objects.filter(id=table.id).update(pulse=F("pulse") + 1)
    transaction.on_commit(lambda: rooms.close(str(table.id)))
