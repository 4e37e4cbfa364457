"""Coming and going: hosts who watch, people who leave, invitations that come late, names, rematches."""

from __future__ import annotations

import json
import re

import pytest

from collegium.registry import find, keys

from .fellows import show_code
from .test_api import ask, program  # noqa: F401
from .test_rooms import begun
from .test_site import GAME, set_up
from .test_study import client_of, played


def test_the_host_of_a_table_of_bots_watches_it(site):
    client, table = set_up(site, ["fresher"] * 3)
    answer = client.get(table, follow=True)
    assert answer.status_code == 200 and "/watch/" in answer.request["PATH_INFO"]
    assert table in client.get("/me").content.decode()
    assert site().get(table).status_code == 403


def test_seats_that_do_not_fit_the_variant_come_back_with_the_form(site):
    game, variant = next((find(k), v) for k in keys() for v, (_, high) in find(k).variants.items() if high == 1)
    client = site()
    form = {"variant": variant, "seat-0": "me", "seat-1": "here", "name-1": "Bea"}
    answer = client.post(f"/new/{game.key}", form)
    page = answer.content.decode()
    assert answer.status_code == 400 and 'role="alert"' in page and "for 1 player." in page
    assert re.search(rf'value="{variant}"[^>]*checked', page) and 'value="Bea"' in page
    assert re.search(r'value="here" checked', page)


def test_who_leaves_is_followed_by_a_bot(site):
    from collegium.web.live import rooms
    from collegium.web.models import Person, Seat, Table

    room = begun("_trivial", 3)
    bea = Person.objects.create(name="Bea")
    Seat.objects.filter(table=room.id, number=1).update(person=bea)
    rooms.close(room.id)
    client = client_of(site, room)
    answer = client.post(f"/t/{room.id}/leave", follow=True)
    assert answer.redirect_chain == [("/?left=on", 302)] and "A bot goes on in your place." in answer.content.decode()
    now, table = rooms.room(room.id), Table.objects.get(id=room.id)
    assert table.state == Table.RUNNING and table.host == bea
    assert [bool(seat.bot) for seat in now.seats] == [True, False, True] and now.seats[1].person == bea
    assert client.get(f"/t/{room.id}/").status_code == 403


def test_a_game_that_nobody_plays_any_more_ends(site):
    from collegium.web.live import rooms
    from collegium.web.models import Table
    from collegium.web.refusals import Refused

    room = begun("_trivial", 3, bots=2)
    client = client_of(site, room)
    answer = client.post(f"/t/{room.id}/leave", follow=True)
    assert "Thank you for playing." in answer.content.decode()
    assert Table.objects.get(id=room.id).state == Table.ENDED
    assert client.get(f"/t/{room.id}/")["Location"] == "/?left=over"
    assert client.post(f"/t/{room.id}/leave")["Location"] in ("/?left=ended", "/?left=over")
    assert site().get(f"/t/{room.id}/").status_code == 410
    assert f"/t/{room.id}/" not in client.get("/me").content.decode()
    with pytest.raises(Refused, match="refused-over"):
        rooms.room(room.id).choose(0, 0, 0)
    assert not rooms.room(room.id).can_undo(0)


def test_an_invitation_that_comes_late_says_so(site):
    room = begun(GAME, 3)
    answer = site().get(f"/join/{room.table.invitation}")
    assert answer.status_code == 409 and "has begun" in answer.content.decode()
    assert client_of(site, room).get(f"/join/{room.table.invitation}").status_code == 302


def test_a_rematch_keeps_its_rivals_and_is_not_for_spectators(django):
    from collegium.web.live import tables
    from collegium.web.page.paint import Viewer, paint

    room = begun(GAME, 3, bots=1)
    names = [seat.name for seat in room.seats]
    while not room.match.over:
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    twin = tables.rematch(room.id, room.table.host)
    assert twin.seats.get(number=2).name == names[2] and twin.seats.get(number=2).bot
    room.catch_up()
    mine, watched = paint(room, Viewer(0)).parts, paint(room, Viewer(-1)).parts
    assert twin.invitation in mine["result"] + mine["choice"]
    assert twin.invitation not in watched["result"] + watched["choice"]


def test_no_two_at_one_table_have_one_name(django):
    from collegium.web.live import people, tables
    from collegium.web.models import NAME, Person

    person = Person.objects.create(name="M" * NAME)
    wanted = [(tables.ME, ""), (tables.HERE, ""), (tables.HERE, "M" * NAME)]
    names = [seat.name for seat in tables.create(person, find("_trivial"), "standard", wanted).seats.all()]
    assert len(set(names)) == 3 and all(len(name) <= NAME for name in names)
    assert people.tidy("Ada \U0001f469\u200d\U0001f52c") == "Ada \U0001f469\u200d\U0001f52c"
    assert people.tidy("\u200d\u200d") == ""


def test_the_total_is_one_row(django, game):
    from collegium.web.page.paint import Viewer, paint

    room = begun(game.key, next(iter(game.variants.values()))[1], seed=2)
    while not room.match.over:
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[-1], room.asked(seat))
    sheet = paint(room, Viewer(0)).parts["result"]
    assert sheet.count('<tr class="total">') == 1


def test_deleting_a_table_takes_its_journal_along(site):
    from django.contrib.admin.utils import quote
    from django.contrib.auth.models import User
    from django.urls import reverse

    from collegium.web.models import Entry, Table

    room = played()
    admin = User.objects.create_superuser(f"admin-{room.id}", password="long enough for a test")
    client = site()
    client.force_login(admin)
    show_code(client, admin)
    entry = Entry.objects.filter(table=room.id).first()
    one, whole = (
        reverse(f"admin:site_{kind}_delete", args=[quote(key)])
        for kind, key in (("entry", entry.pk), ("table", room.id))
    )
    assert client.post(one, {"post": "yes"}).status_code == 403
    assert client.post(whole, {"post": "yes"})["Location"] == "/admin/site/table/"
    assert not Table.objects.filter(id=room.id).exists() and not Entry.objects.filter(table=room.id).exists()
    stranger = site()
    assert stranger.get("/admin/")["Location"] == "/admin/login/?next=/admin/"
    form = {"username": admin.username, "password": "long enough for a test"}
    assert stranger.post("/admin/login/?next=/admin/", form)["Location"] == "/admin/"


def test_the_door_of_the_admin_has_the_limit_of_every_door(site):
    from django.conf import settings

    settings.LIMITS = 1.0
    client = site(REMOTE_ADDR="192.0.2.99")
    form = {"username": "admin", "password": "wrong"}
    assert [client.post("/admin/login/", form).status_code for _ in range(12)][-1] == 429


def test_a_program_starts_its_table_and_hears_no_discreet_question(program, site):  # noqa: F811
    from collegium.web.door import api
    from collegium.web.models import Person

    status, table = ask(program, "/api/tables", game=GAME, seats=["me", "open", "fresher"])
    assert status == 201 and table["state"] == "open"
    path = f"/api/tables/{table['table']}"
    assert ask(program, f"{path}/start")[1]["error"] == "refused-not-full"
    other = Person.objects.create(name="Other")
    second = site(headers={"Authorization": f"Bearer {api.new_key(other)}"})
    assert ask(second, "/api/join", invitation=table["invitation"])[0] == 200
    assert ask(second, f"{path}/start")[0] == 403
    assert ask(program, f"{path}/start")[1]["state"] == "running"
    for body in ("[" * 20000, json.dumps({"option": 10**29, "answers": 0}), '{"invitation": "\\ud800"}'):
        answer = program.post("/api/join" if "inv" in body else f"{path}/choice", body, "application/json")
        assert answer.status_code == 400 and answer.json()["error"] == "refused-malformed"


def test_positions_name_nobody_who_is_asked_discreetly(django):
    import random

    from collegium.web.door import api

    key = next(k for k in keys() if any(kind.discreet for kind in find(k).choices.kinds))
    room, luck = begun(key, 3, seed=3), random.Random(7)
    kinds = room.match.game.choices.kinds
    while not kinds[room.match.state.owed[room.match.to_act[0]].kind].discreet:
        seat = room.match.to_act[0]
        room.choose(seat, luck.choice(room.match.legal(seat)), room.asked(seat))
    asked = room.match.to_act[0]
    for seat in {*range(3)} - {asked}:
        told = api.position(room, seat, "en")
        assert told["to_act"] == [] and told["view"]["owing"] == 0
        assert not any(owed["kind"] for owed in told["view"]["owed"])
    assert api.position(room, asked, "en")["to_act"] == [asked]


def test_what_is_told_after_an_undo_is_told_again(django):
    from collegium.web.door import api

    room, before = begun(GAME, 3, seed=1), 0
    while True:
        before, seat = len(room.match.events()), room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
        told = api.position(room, seat, "en")["told"]
        if room.can_undo(seat) and told > before:
            break
    room.undo(seat, room.version)
    assert api.position(room, seat, "en", told)["told"] == before
    room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    assert api.position(room, seat, "en", before)["events"]


def invited():
    """A table with an open seat that only the link leads to, and its invitation."""
    from collegium.web.live import tables
    from collegium.web.models import Person

    seats = [("me", ""), ("open", ""), ("fresher", "")]
    host = Person.objects.create(name="Ann")
    return tables.create(host, find(GAME), next(iter(find(GAME).variants)), seats, public=False, language="en")


def test_a_private_table_says_what_one_can_do(site):
    from collegium.web.models import Table

    table = invited()
    shown = invited()
    Table.objects.filter(id=shown.id).update(public=True)
    answer = site().get(f"/t/{table.id}/")
    page = answer.content.decode()
    assert answer.status_code == 403 and "<h1>This table is private</h1>" in page and "Ask the host" in page
    assert 'action="/join"' in page and 'name="code"' in page
    assert f"/t/{shown.id}/" in page and table.invitation not in page


@pytest.mark.parametrize("address", ["/nothing-here", "/t/00000000-0000-0000-0000-000000000000/", "/watch/nobody/"])
def test_pages_with_an_error_offer_a_code_and_open_tables(site, address):
    answer = site().get(address)
    page = answer.content.decode()
    assert answer.status_code == 404 and 'action="/join"' in page and ("open-title" in page or "No table" in page)


def test_an_invitation_is_shown_to_who_keeps_no_cookies(site):
    table = invited()
    where = site().get(f"/join/{table.invitation}")["Location"]
    page = site().get(where).content.decode()
    assert 'property="og:title" content="Ann invites you to play' in page
    assert site().get(f"/t/{table.id}/?code=wrong").status_code == 403


def test_links_show_the_cover_and_a_position_only_where_anybody_may_watch(site):
    from collegium.web.models import Table

    home, game = (site().get(address).content.decode() for address in ("/", f"/games/{GAME}/"))
    assert "icon-512" in home and re.search(rf'og:image" content="http://[^"]*art/{GAME}/front/en-light', game)
    room = begun(GAME, 3)
    watch = f"/watch/{room.table.spectators}/"
    assert "position.svg" not in site().get(watch).content.decode()
    assert site().get(f"{watch}position.svg").status_code == 403
    Table.objects.filter(id=room.id).update(public=True)
    from collegium.web.live import rooms

    rooms.close(room.id)
    assert f'og:image" content="http://testserver{watch}position.svg"' in site().get(watch).content.decode()
    first = site().get(f"{watch}position.svg")
    assert first.status_code == 200 and first["Content-Type"] == "image/svg+xml" and b"<svg" in first.content
    now = rooms.room(room.id)
    seat = now.match.to_act[0]
    option = next(one.id for one in now.match.options(seat) if one.legal)
    now.choose(seat, option, now.number(seat))
    assert site().get(f"{watch}position.svg").content == first.content  # it is drawn once


def test_browsers_find_the_icon_the_manifest_and_robots(site):
    icon = site().get("/favicon.ico")
    assert icon["Content-Type"] == "image/x-icon" and icon.content[:4] == b"\0\0\1\0"
    manifest = site().get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/" and {one["sizes"] for one in manifest["icons"]} == {"192x192", "512x512", "any"}
    assert b"Disallow: /t/" in site().get("/robots.txt").content
    assert 'rel="manifest"' in site().get("/").content.decode()


def test_an_account_without_an_address_is_told_that_it_cannot_be_recovered(site):
    from django.contrib.auth.models import User

    client = site()
    assert "cannot be recovered" in client.get("/register").content.decode()
    client.post("/register", {"username": "forgetful", "password1": "kilo-lima-mike", "password2": "kilo-lima-mike"})
    for page in ("/me", "/me/settings"):
        assert "nobody can give the account back" in client.get(page).content.decode()
    User.objects.filter(username="forgetful").update(email="a@example.org")
    assert "nobody can give the account back" not in client.get("/me/settings").content.decode()
