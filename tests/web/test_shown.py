"""A seat that its player shows to spectators: they see what that seat sees, can do nothing, and no longer than they
may; nobody else's secrets are among it."""

from __future__ import annotations

import re

import pytest

from collegium.registry import keys

from .test_rights import gone, hear
from .test_rooms import begun
from .test_study import client_of

LIVE = {"HX-Request": "true"}


@pytest.fixture
def table(site):
    """A running game with hidden cards; Ann in seat 0, Bea in seat 1."""
    from collegium.web.live import rooms
    from collegium.web.models import Person, Seat

    room = begun(hiding(), 3, seed=5)
    Seat.objects.filter(table=room.id, number=1).update(person=Person.objects.create(name="Bea"), name="Bea")
    rooms.close(room.id)
    return rooms.room(room.id)


def hiding():
    """The key of a game in which a spectator knows less than a player from the first moment on."""
    from collegium.web.page.paint import Viewer, paint

    for key in keys():
        room = begun(key, 3, seed=5)
        seen, watched = (paint(room, Viewer(seat, watches=True)).board for seat in (0, -1))
        if seen and seen.digest != watched.digest:
            return key
    raise AssertionError("no game hides anything at its beginning")


def lend(client, room, seat, **told):
    return client.post(f"/t/{room.id}/lend", {"seat": seat, **told}, headers=LIVE).status_code


def board_of(page):
    return re.search(r'<div class="zone hall" id="hall">.*?<div class="flights"', page, re.S)[0]


def test_spectators_see_a_seat_that_is_shown_and_can_do_nothing(site, table):
    watching, bea = f"/watch/{table.table.spectators}/", client_of(site, table, 1)
    public = site().get(watching).content.decode()
    assert site().get(f"{watching}?as=1")["Location"] == watching and "as=1" not in public
    assert lend(bea, table, 1, shown="1") == 204
    assert f'href="{watching}?as=1"' in site().get(watching).content.decode()
    assert site().get(f"{watching}?as=0")["Location"] == watching  # Ann shows nothing
    page = site().get(f"{watching}?as=1").content.decode()
    own = bea.get(f"/t/{table.id}/?as=1").content.decode()
    assert board_of(page) != board_of(public)
    seen = set(re.findall(r'data-place="([^"]+)"', board_of(own)))
    assert seen <= set(re.findall(r'data-place="([^"]+)"', board_of(page)))
    assert not re.search(r'name="(option|answers|text|shown)"', page) and "hx-post" not in page
    assert f"/watch/{table.table.spectators}/stream?as=1" in page
    assert lend(bea, table, 1) == 204
    assert site().get(f"{watching}?as=1")["Location"] == watching


def test_the_stream_of_a_seat_that_is_shown_no_longer_ends(site, table):
    address, bea = f"/watch/{table.table.spectators}/stream", client_of(site, table, 1)
    lend(bea, table, 1, shown="1")
    told = hear(site().get(f"{address}?as=1"), lambda: lend(bea, table, 1))
    gone(told, "refused-not-shown")


def test_only_who_sits_there_shows_a_seat_and_it_goes_with_them(site, table):
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person, Seat

    ann, bea = client_of(site, table, 0), client_of(site, table, 1)
    assert lend(ann, table, 1, shown="1") == 403 and lend(site(), table, 1, shown="1") == 403
    assert lend(bea, table, 1, shown="1") == 204 and rooms.room(table.id).seats[1].lent
    who = Person.objects.get(id=table.seats[1].person_id)
    tables.leave(table.id, who)
    assert not rooms.room(table.id).seats[1].lent
    late = Person.objects.create(name="Cas")
    Seat.objects.filter(table=table.id, number=1).update(person=late, bot="")
    rooms.close(table.id)
    assert not rooms.room(table.id).seats[1].lent


def test_where_a_game_counts_nobody_shows_a_seat(site, table):
    from collegium.web.live import rooms
    from collegium.web.models import Table

    Table.objects.filter(id=table.id).update(rated=True)
    rooms.close(table.id)
    bea = client_of(site, table, 1)
    assert lend(bea, table, 1, shown="1") == 409 and not rooms.room(table.id).seats[1].lent
    assert "/lend" not in bea.get(f"/t/{table.id}/?as=1").content.decode()
