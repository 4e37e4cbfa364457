"""People with accounts, and games that count: set up, and played with a given winner."""

from __future__ import annotations

from itertools import count

from collegium.registry import find

NUMBERS = count(1)
TRIVIAL = "_trivial"


def fellow(name="Ada", password="", **told):
    """A person with an account."""
    from django.contrib.auth.models import User

    from collegium.web.models import Person

    user = User.objects.create_user(f"{name.lower()}-{next(NUMBERS)}", password=password or None, **told)
    return Person.objects.create(name=name, user=user)


def logged_in(site, person):
    """A browser in which somebody is logged in; staff have shown their second factor there."""
    client = site()
    client.force_login(person.user)
    if person.user.is_staff:
        show_code(client, person.user)
    return client


def code_of(secret, ahead=0):
    """The code that an app shows for a secret, now or some steps of 30 s later."""
    import base64
    import time

    from django_otp.oath import TOTP

    shown = TOTP(base64.b32decode(secret))
    shown.time = time.time() + 30 * ahead
    return f"{shown.token():06d}"


def show_code(client, user):
    from collegium.web.live import factor

    answer = client.post("/admin/login/", {"code": code_of(factor.renew(user).secret)})
    assert answer.status_code == 302


def counting(people, bots=0, game=TRIVIAL, **told):
    """A running table that counts, with these people and some freshers."""
    from collegium.web.live import rooms, tables
    from collegium.web.models import Seat, Table

    seats = [(tables.ME, ""), *[(tables.OPEN, "")] * (len(people) - 1), *[("fresher", "")] * bots]
    table = tables.create(people[0], find(game), next(iter(find(game).variants)), seats, rated=True, **told)
    for number, person in enumerate(people):
        Seat.objects.filter(table=table, number=number).update(person=person, name=person.name)
    Table.objects.filter(id=table.id).update(state=Table.RUNNING)
    return rooms.room(table.id)


def play_out(room, winner=0):
    """To the end of the smallest game, in one transaction: the winner takes four points at a time, the others one."""
    from django.db import transaction

    with transaction.atomic():
        while not room.match.over:
            seat = room.match.to_act[0]
            by = "b" if room.seats[seat].bot else "p"
            room.choose(seat, 3 if seat == winner else 0, room.asked(seat), by)
    return room
