"""The right to a stream is asked at every message: who leaves, logs out or shows an old key hears nothing more."""

from __future__ import annotations

import asyncio
import json

import pytest

from .test_rooms import begun
from .test_study import client_of

PATIENCE = 20.0  # seconds for a part of a stream


@pytest.fixture
def shared(site):
    """A running table: Ann in seat 0, Bea in seat 1."""
    from collegium.web.live import rooms
    from collegium.web.models import Person, Seat

    room = begun("_trivial", 2)
    bea = Person.objects.create(name="Bea")
    Seat.objects.filter(table=room.id, number=1).update(person=bea)
    rooms.close(room.id)
    return rooms.room(room.id), bea


def hear(response, *acts, ends=True, silent=b"retry"):
    """What a stream says at first, then what comes after each act, and how it ends (None: it did)."""
    from django.db import connections

    def whole(act):
        try:
            act()
        finally:
            connections.close_all()

    async def listen():
        source, told = aiter(response), []

        async def part():
            while True:
                try:
                    found = await asyncio.wait_for(anext(source), PATIENCE)
                except StopAsyncIteration:
                    return None
                if found.strip() and not found.startswith((b"retry", silent)):
                    return found

        told.append(await part())
        for act in acts:
            await asyncio.to_thread(whole, act)
            told.append(await part())
        if ends:
            told.append(await part())
        return told

    assert response.status_code == 200
    return asyncio.run(listen())


def go_on(room):
    """Something happens at the table."""
    from collegium.web.live import bell, rooms

    now = rooms.room(room.id)
    seat = now.match.to_act[0]
    now.choose(seat, now.match.legal(seat)[0], now.asked(seat))
    bell.ring(room.id)


def keyed(site, person):
    from collegium.web.door import api

    return site(headers={"Authorization": f"Bearer {api.new_key(person)}"})


def gone(told, key):
    """The last message says that it is over, and nothing follows."""
    assert told[-1] is None
    assert told[-2] == f"event: gone\ndata: {key}\n\n".encode()


def refused(told, key):
    """The last line is a refusal, and nothing follows."""
    assert told[-1] is None
    last = json.loads(told[-2])
    assert last["error"] == key and last["message"] and set(last) == {"error", "message"}


def test_who_left_the_table_hears_nothing_more(site, shared):
    room, _ = shared
    client = client_of(site, room)
    stream = client.get(f"/t/{room.id}/stream?as=0")
    told = hear(stream, lambda: go_on(room), lambda: client.post(f"/t/{room.id}/leave"))
    assert b'id="choice"' in told[0] and b'id="choice"' in told[1]
    gone(told, "refused-not-seated")
    assert client.get(f"/t/{room.id}/stream?as=0", headers={"Accept": "text/event-stream"}).status_code == 403


def test_a_program_whose_seat_was_left_hears_nothing_more(site, shared):
    room, bea = shared
    program = keyed(site, bea)
    told = hear(
        program.get(f"/api/tables/{room.id}/stream"),
        lambda: go_on(room),
        lambda: client_of(site, room, 1).post(f"/t/{room.id}/leave"),
    )
    assert json.loads(told[0])["seat"] == 1 and json.loads(told[1])["options"]
    refused(told, "refused-not-seated")


def test_a_replaced_key_hears_nothing_more(site, shared):
    from collegium.web.door import api
    from collegium.web.models import Key

    room, bea = shared
    for withdraw in (lambda: api.new_key(bea), lambda: Key.objects.filter(person=bea).delete()):
        told = hear(keyed(site, bea).get(f"/api/tables/{room.id}/stream"), lambda w=withdraw: (w(), go_on(room)))
        assert "view" in json.loads(told[0])
        refused(told, "refused-key")


def test_who_logged_out_hears_nothing_more(site, shared):
    room, _ = shared
    client = client_of(site, room)
    form = {"username": f"ann-{room.id}", "password1": "long-enough-1", "password2": "long-enough-1"}
    before = client.get(f"/t/{room.id}/stream?as=0")  # as a guest
    told = hear(before, lambda: (client.post("/register", form), go_on(room)))
    gone(told, "refused-not-seated")  # the seat is an account's now; the page connects again as that
    told = hear(
        client.get(f"/t/{room.id}/stream?as=0"),
        lambda: go_on(room),
        lambda: (client.post("/logout"), go_on(room)),
    )
    assert told[1] and told[1].startswith(b"id: ")
    gone(told, "refused-not-seated")
    assert client.get(f"/t/{room.id}/stream?as=0").status_code == 403


def test_another_password_ends_the_streams_of_other_browsers(site, shared):
    room, _ = shared
    client = client_of(site, room)
    form = {"username": f"eve-{room.id}", "password1": "long-enough-1", "password2": "long-enough-1"}
    client.post("/register", form)
    other = site()
    other.post("/login", {"username": form["username"], "password": "long-enough-1"})
    new = {"old_password": "long-enough-1", "new_password1": "longer-still-2", "new_password2": "longer-still-2"}
    told = hear(other.get(f"/t/{room.id}/stream?as=0"), lambda: (client.post("/me/password", new), go_on(room)))
    gone(told, "refused-not-seated")


def test_who_was_blocked_hears_nothing_more(site, shared):
    """By session and by key, and without the key new doors are shut."""
    from django.contrib.auth.models import User

    room, bea = shared
    client, program = client_of(site, room), keyed(site, bea)
    client.post("/register", {"username": f"m-{room.id}", "password1": "long-enough-1", "password2": "long-enough-1"})
    ann = User.objects.get(username=f"m-{room.id}")
    bea.user = User.objects.create(username=f"b-{room.id}")
    bea.save()

    def block(user):
        user.is_active = False
        user.save()
        go_on(room)

    gone(hear(client.get(f"/t/{room.id}/stream?as=0"), lambda: block(ann)), "refused-not-seated")
    refused(hear(program.get(f"/api/tables/{room.id}/stream"), lambda: block(bea.user)), "refused-key")
    assert program.get(f"/api/tables/{room.id}").status_code == 401


@pytest.mark.parametrize("door", ["browser", "program"])
def test_a_quiet_stream_ends_too(site, shared, monkeypatch, door):
    """Nothing happens at the table; the right is asked all the same."""
    from collegium.web.door import api, stream
    from collegium.web.models import Key

    room, bea = shared
    for module in (api, stream):
        monkeypatch.setattr(module, "HEARTBEAT", 0.05)
    if door == "program":
        told = hear(keyed(site, bea).get(f"/api/tables/{room.id}/stream"), Key.objects.filter(person=bea).delete)
        assert told[-1] is None and json.loads(told[-2])["error"] == "refused-key"
        return
    client = client_of(site, room)
    client.post("/register", {"username": f"q-{room.id}", "password1": "long-enough-1", "password2": "long-enough-1"})
    watched = client.get(f"/t/{room.id}/stream?as=0")
    told = hear(watched, lambda: client.post("/logout"), silent=b"event: still")
    assert told[-2] == b"event: gone\ndata: refused-not-seated\n\n" and told[-1] is None


def test_spectators_and_the_others_go_on(site, shared):
    room, bea = shared
    client = client_of(site, room)
    watching = site().get(f"/watch/{room.table.spectators}/stream")
    leave, again = lambda: client.post(f"/t/{room.id}/leave"), lambda: go_on(room)
    assert all(part.startswith(b"id: ") for part in hear(watching, leave, again, again, ends=False))
    line = hear(keyed(site, bea).get(f"/api/tables/{room.id}/stream"), again, ends=False)[-1]
    assert json.loads(line)["seat"] == 1


def test_a_game_that_was_given_up_ends_its_streams(site):
    room = begun("_trivial", 2, bots=1)
    client = client_of(site, room)
    told = hear(client.get(f"/t/{room.id}/stream?as=0"), lambda: client.post(f"/t/{room.id}/leave"))
    gone(told, "refused-over")
    assert client.get(f"/t/{room.id}/stream?as=0").status_code == 410
