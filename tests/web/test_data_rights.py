"""One's data: as a file, and deleted; what others played stays."""

from __future__ import annotations

import io
import json
import random
import zipfile

from collegium.registry import find

from .fellows import counting, fellow, logged_in, play_out
from .test_secrets import SILENT, discreetly, go_on

GAME = "nobel_run"


def told(client):
    answer = client.get("/me/data")
    assert answer.status_code == 200 and answer["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        return json.loads(folder.read("collegium.json"))


def test_ones_data_is_ones_own_and_whole(site):
    ada, bob = fellow("Ada"), fellow("Bob")
    room = counting([ada, bob])
    room.chat(0, "Good luck")
    room.chat(1, "You too, says Bob")
    play_out(room)
    found = told(logged_in(site, ada))
    assert found["person"]["name"] == "Ada" and found["account"]["name"] == ada.user.username
    (game,) = found["games"]
    chosen = [choice for choice in game["choices"] if choice["kind"] == "c"]
    assert len(chosen) == sum(entry.seat == 0 for entry in room.table.entries.all()) > 20
    assert [line["text"] for line in game["said"]] == ["Good luck"] and game["place"] == 1
    assert found["ratings"][0]["games"] == 1 and game["rating"]["after"] == found["ratings"][0]["rating"]
    assert "Bob" not in json.dumps(found)  # what others did is theirs
    assert site().get("/me/data").status_code == 403  # a stranger has none


def test_an_account_is_deleted_by_its_password(site):
    from django.contrib.auth.models import User

    from collegium.web.live import rooms, tables
    from collegium.web.models import Chat, Key, Outcome, Person, Rating, Seat, Table

    ada, bob = fellow("Ada", password="correct horse"), fellow("Bob")
    client = logged_in(site, ada)
    client.post("/me/key")
    over = play_out(counting([ada, bob]))
    over.chat(0, "Well played")
    running = counting([bob, ada])
    running.choose(0, 0, running.asked(0))
    variant = next(iter(find(GAME).variants))
    alone = tables.create(ada, find(GAME), variant, [("me", ""), ("open", "")])
    shared = tables.create(bob, find(GAME), variant, [("me", ""), ("open", "")])
    tables.join(shared.id, ada)
    entries = list(over.table.entries.values_list("number", "seat", "option"))

    assert client.get("/me/delete").status_code == 200
    wrong = client.post("/me/delete", {"password": "wrong horse"})
    assert wrong.status_code == 400 and Person.objects.filter(id=ada.id).exists()
    gone = client.post("/me/delete", {"password": "correct horse"})
    assert gone.status_code == 200 and "deleted" in gone.content.decode()

    assert not Person.objects.filter(id=ada.id).exists() and not User.objects.filter(id=ada.user.id).exists()
    assert not Key.objects.filter(person=ada.id).exists() and not Rating.objects.filter(person=ada.id).exists()
    assert not Seat.objects.filter(name="Ada", table__in=[over.id, running.id, shared.id]).exists()
    assert [seat.name for seat in Seat.objects.filter(table=over.id)] == ["Somebody", "Bob"]
    assert list(over.table.entries.values_list("number", "seat", "option")) == entries
    assert not Chat.objects.filter(table=over.id).exists() and Outcome.objects.filter(table=over.id).count() == 2
    assert not Table.objects.filter(id=alone.id).exists()
    assert Seat.objects.get(table=shared.id, number=1).taken is False
    seat = Seat.objects.get(table=running.id, number=1)
    assert seat.bot and seat.name == "Somebody" and rooms.room(running.id).match.names == ["Bob", "Somebody"]
    play_out(rooms.room(running.id))
    assert Rating.objects.get(person=bob).games == 2
    assert client.get("/me/settings").status_code == 200 and b"Ada" not in client.get("/me").content
    assert logged_in(site, bob).get("/me").status_code == 200


def test_a_guest_can_be_forgotten_too(site):
    from collegium.web.models import Person

    client = site()
    client.post("/me/name", {"name": "Gus the guest"})
    assert told(client)["account"] is None
    assert client.post("/me/delete", {}).status_code == 200 and Person.objects.filter(name="Gus the guest").exists()
    client.post("/me/delete", {"sure": "1"})
    assert not Person.objects.filter(name="Gus the guest").exists() and b"Gus the guest" not in client.get("/").content


def test_who_looks_after_the_site_stays(site):
    root = fellow("Root", password="correct horse", is_staff=True, is_superuser=True)
    assert logged_in(site, root).post("/me/delete", {"password": "correct horse"}).status_code == 403
    root.refresh_from_db()


def test_ones_data_in_mid_game_do_not_tell_how_often_others_were_asked_discreetly(site):
    """The numbers of choices are those that each seat was told, not those of the journal; afterwards all is open."""
    from collegium.web.live import people, rooms
    from collegium.web.models import Entry, Table

    room, luck, shown = discreetly(**SILENT), random.Random(7), {seat: [] for seat in range(SILENT["seats"])}
    client = site()
    client.cookies[people.COOKIE] = people.signed(room.table.host_id)
    for _ in range(90):
        before = {seat: room.number(seat) for seat in shown}
        seat, _ = go_on(room, luck)
        shown[seat].append(before[seat])

    def numbers():
        return {game["seat"]: [choice["number"] for choice in game["choices"]] for game in told(client)["games"]}

    kept = {
        seat: list(Entry.objects.filter(table=room.id, seat=seat).values_list("number", flat=True)) for seat in shown
    }
    assert shown != kept and numbers() == shown
    table = Table.objects.filter(id=room.id)
    table.update(state=Table.HELD, rules_version=999)  # newer rules than are here
    rooms.close(room.id)
    del room
    assert {number for row in numbers().values() for number in row} == {None}
    table.update(state=Table.OVER)
    assert numbers() == kept
