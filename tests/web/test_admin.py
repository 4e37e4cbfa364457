"""Keeping order: staff end, archive and delete tables, block names, look at messages that were reported."""

from __future__ import annotations

import re

import pytest

from .fellows import counting, fellow, logged_in, play_out


@pytest.fixture
def staff(site):
    return logged_in(site, fellow("Root", is_staff=True, is_superuser=True))


def do(staff, model, action, *ids):
    path = f"/admin/site/{model}/"
    answer = staff.post(path, {"action": action, "_selected_action": [str(id) for id in ids]}, follow=True)
    assert answer.status_code == 200
    return answer.content.decode()


def test_only_staff_comes_in(site, staff):
    for model in ("table", "person", "report", "blocked", "chat", "rating", "entry"):
        assert staff.get(f"/admin/site/{model}/").status_code == 200, model
        assert logged_in(site, fellow("Ada")).get(f"/admin/site/{model}/").status_code == 302, model


def test_a_table_is_ended_archived_and_deleted(site, staff):
    from django.contrib.admin.utils import quote

    from collegium.web.models import Outcome, Table
    from collegium.web.page import results

    ada = fellow("Ada")
    room = counting([ada, fellow("Bob")])
    room.choose(0, 0, room.asked(0))
    do(staff, "table", "end", room.id)
    assert not room.going and Table.objects.get(id=room.id).state == Table.ENDED
    assert not Outcome.objects.filter(table=room.id).exists() and not room.table.seats.filter(waiting=True).exists()
    assert logged_in(site, ada).get(f"/t/{room.id}/").url == "/?left=over"

    over = play_out(counting([ada, fellow("Bob")], public=True))
    assert results.finished(ada).count() == 1
    do(staff, "table", "archive", over.id)
    assert results.finished(ada).count() == 0 and Table.objects.filter(id=over.id, archived=True).exists()
    do(staff, "table", "bring_back", over.id)
    assert results.finished(ada).count() == 1
    staff.post(f"/admin/site/table/{quote(over.id)}/delete/", {"post": "yes"})
    assert not Table.objects.filter(id=over.id).exists()


def test_a_name_is_blocked(site, staff):
    from django.contrib.auth.models import User

    from collegium.web.live import rooms
    from collegium.web.models import Blocked, Person

    client = site()
    client.post("/me/name", {"name": "Rude Name"})
    person = Person.objects.get(name="Rude Name")
    room = counting([person, fellow("Bob")])
    do(staff, "person", "block_name", person.pk)
    person.refresh_from_db()
    assert person.name.startswith("Guest") and Blocked.objects.filter(name="rudename").exists()
    assert rooms.room(room.id).match.names[0] == person.name
    for other in ("rude name", "RÚDE NAME".replace("Ú", "U"), "R-u-d-e_Name"):
        assert site().post("/me/name", {"name": other}).status_code == 400, other
        assert client.post("/me/name", {"name": other}).status_code == 400, other
    secret = {"password1": "correct horse battery", "password2": "correct horse battery"}
    refused = site().post("/register", {"username": "RudeName", **secret})
    assert (
        b"This name cannot be used here." in refused.content and not User.objects.filter(username="RudeName").exists()
    )
    assert site().post("/me/name", {"name": "Polite name"}).status_code == 302


def test_a_message_is_reported_and_taken_down(site, staff):
    from collegium.web.models import Chat, Report
    from collegium.web.page.paint import Viewer, paint

    ada, bob = fellow("Ada"), fellow("Bob")
    room = counting([ada, bob])
    for seat, words in ((0, "Hello"), (1, "Something rude"), (0, "That was rude")):
        room.chat(seat, words)
    rude = Chat.objects.get(table=room.id, text="Something rude")
    client, path = logged_in(site, ada), f"/t/{room.id}/report"
    assert f'hx-post="{path}"' in paint(room, Viewer(0, "en")).parts["chat"]
    for _ in range(2):
        assert b"Thank you" in client.post(path, {"chat": rude.id}).content
    report = Report.objects.get(chat=rude)
    assert (report.by, report.said_by, report.text, report.done) == (ada, "Bob", "Something rude", False)
    assert client.post(path, {"chat": 10**8}).status_code == 404
    assert logged_in(site, fellow("Eve")).post(path, {"chat": rude.id}).status_code == 403
    shown = staff.get(f"/admin/site/report/{report.pk}/change/").content.decode()
    assert re.search(r"<li>Ada: Hello</li>\s*<li><strong>Bob: Something rude</strong></li>", shown)
    assert ">Ada<" in shown or "Ada</" in shown
    do(staff, "report", "take_down", report.pk)
    assert "Something rude" not in paint(room, Viewer(0, "en")).parts["chat"]
    report.refresh_from_db()
    assert report.done and report.text == "Something rude" and report.chat_id is None
    assert staff.get(f"/admin/site/report/{report.pk}/change/").status_code == 200
