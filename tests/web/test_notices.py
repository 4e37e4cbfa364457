"""Notices of slow games: written with the choice, sent once, put off and given up; webhooks, mail, how to end it."""

from __future__ import annotations

import json
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from .test_clocks import hours, timed  # noqa: F401  (a fixture)


@pytest.fixture
def post(django, monkeypatch):
    """Letters go into a list, at once."""
    from django.conf import settings
    from django.core import mail

    from collegium.web.live import letters

    monkeypatch.setattr(settings, "EMAIL_BACKEND", "django.core.mail.backends.locmem.EmailBackend")
    monkeypatch.setattr(letters, "soon", lambda work: work())
    mail.outbox = []
    return mail


class Hook(BaseHTTPRequestHandler):
    """Keeps what it is sent, and answers as it is told."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.told.append((self.path, json.loads(body)))
        self.send_response(self.server.answer)
        self.send_header("Location", "http://127.0.0.1/elsewhere")
        self.end_headers()

    def log_message(self, *told):
        pass


@pytest.fixture
def hook(django, monkeypatch):
    """A webhook on this machine, which may be sent to."""
    from django.conf import settings

    monkeypatch.setattr(settings, "PRIVATE_HOOKS", True)
    server = HTTPServer(("127.0.0.1", 0), Hook)
    server.told, server.answer = [], 204
    server.url = f"http://127.0.0.1:{server.server_port}/hook?x=1"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def slow(hours, monkeypatch):  # noqa: F811
    """A slow table of two people apart; the second has an account and wants to hear of it."""
    from django.conf import settings
    from django.contrib.auth.models import User

    from collegium.web.models import Notice

    monkeypatch.setattr(settings, "DEBUG", True)  # the trivial game is not for the public
    Notice.objects.all().delete()
    User.objects.filter(username="emmy").delete()
    room = timed(hours, pace="slow", clock=86400, extra=0, apart=True)
    person = room.seats[1].person
    person.user = User.objects.create_user("emmy", "emmy@example.org", "a long password")
    person.save()
    return room


def box_of(room, **told):
    from collegium.web.models import Letterbox

    return Letterbox.objects.create(person=room.seats[1].person, site="https://play.example/", **told)


def courier():
    from collegium.web.live.courier import Courier

    return Courier()


def test_who_is_asked_is_told_once_by_mail(slow, hours, post):  # noqa: F811
    box_of(slow, mail="once")
    slow.choose(0, 0, slow.asked(0))
    assert courier().round() == 0, "who is there anyhow has a minute"
    hours(61)
    assert [courier().round(), courier().round()] == [1, 0]
    (letter,) = post.outbox
    assert letter.to == ["emmy@example.org"] and "your turn" in letter.subject
    assert f"https://play.example/t/{slow.id}/" in letter.body
    assert letter.extra_headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_turn_that_was_taken_meanwhile_is_not_told(slow, hours, post):  # noqa: F811
    from collegium.web.models import Notice

    box_of(slow, mail="once")
    slow.choose(0, 0, slow.asked(0))
    slow.choose(1, 0, slow.asked(1))
    hours(61)
    assert courier().round() == 0 and not post.outbox
    assert not Notice.objects.filter(person=slow.seats[1].person).exists()


def test_a_day_is_one_letter(slow, hours, post):  # noqa: F811
    from collegium.web.models import Person, Seat

    box_of(slow, mail="daily")
    other = timed(hours, pace="slow", clock=86400, extra=0)
    Seat.objects.filter(table=other.id, number=1).update(person=Person.objects.get(id=slow.seats[1].person_id))
    other.catch_up()
    other.seats = list(other.table.seats.all())
    for room in (slow, other):
        room.choose(0, 0, room.asked(0))
    hours(3600)
    early = courier().round()
    hours(hours=23)
    assert early + courier().round() == 1
    (letter,) = post.outbox
    assert "2 tables" in letter.subject and slow.id in letter.body and other.id in letter.body


def test_a_table_that_is_over_or_whose_time_is_out_is_told(slow, hours, hook, keeper):  # noqa: F811
    box_of(slow, hook=hook.url)
    slow.choose(0, 0, slow.asked(0))
    hours(hours=25)
    keeper.do((slow.id, 1, slow.asked(1)))
    assert slow.seats[1].stood_in
    hours(61)
    courier().round()
    assert [told["kind"] for _, told in hook.told] == ["out"]
    while not slow.match.over:
        (seat,) = slow.match.to_act
        option = slow.match.options(seat, refused=False)[0].id
        slow.choose(seat, option, slow.asked(seat), by="b" if seat else "p")
    hours(61)
    courier().round()
    assert [told["kind"] for _, told in hook.told] == ["out", "over"]


@pytest.mark.parametrize("kind, field", [("discord", "content"), ("slack", "text"), ("json", "text")])
def test_a_webhook_gets_the_game_the_question_and_the_link(slow, hours, hook, kind, field):  # noqa: F811
    from collegium.web.words import match_say

    box_of(slow, hook=hook.url, hook_kind=kind)
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert courier().round() == 1
    ((path, told),) = hook.told
    asked = match_say(slow.match, slow.match.question(1), "en", 1)
    assert path == "/hook?x=1" and asked in told[field] and f"https://play.example/t/{slow.id}/" in told[field]
    assert kind != "json" or (told["asked"], told["table"]) == (asked, slow.id)


def test_two_couriers_send_it_once(slow, hours, hook, monkeypatch):  # noqa: F811
    """The second comes while the first is sending."""
    from collegium.web.live import hooks

    box_of(slow, hook=hook.url)
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    sent, second, send = [], courier(), hooks.post

    def slowly(*told):
        sent.append(second.round())
        send(*told)

    monkeypatch.setattr(hooks, "post", slowly)
    assert courier().round() == 1 and sent == [0] and len(hook.told) == 1


def test_who_dies_while_sending_is_followed_by_another(slow, hours, hook, monkeypatch):  # noqa: F811
    from collegium.web.live import courier as sending

    box_of(slow, hook=hook.url)
    slow.choose(0, 0, slow.asked(0))
    hours(61)

    def die(*told):
        raise SystemExit

    with monkeypatch.context() as dying:
        dying.setattr(sending, "deliver", die)
        with pytest.raises(SystemExit):
            courier().round()
    assert courier().round() == 0, "it is held for some minutes"
    hours(301)
    assert courier().round() == 1


def test_what_is_not_taken_is_tried_again_later_and_given_up(slow, hours, hook):  # noqa: F811
    from collegium.web.models import Notice

    box_of(slow, hook=hook.url)
    hook.answer = 500
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert courier().round() == 0
    notice = Notice.objects.get(person=slow.seats[1].person)
    assert notice.tries == 1 and (notice.due - hours()).total_seconds() == 60 and not notice.holder
    assert courier().round() == 0 and len(hook.told) == 1
    hours(61)
    courier().round()
    assert (Notice.objects.get(pk=notice.pk).due - hours()).total_seconds() == 240
    hours(days=3)
    courier().round()
    assert not Notice.objects.filter(pk=notice.pk).exists() and len(hook.told) == 3


def test_a_redirect_is_not_followed(hook):
    from collegium.web.live import hooks

    hook.answer = 302
    with pytest.raises(OSError, match="302"):
        hooks.post(hook.url, "json", {"text": "x"})
    assert len(hook.told) == 1


PRIVATE = (
    "127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "172.16.0.9", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "[::1]", "[fd00::1]", "[fe80::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "2130706433",
    "localhost",
)  # fmt: skip


@pytest.mark.parametrize("host", PRIVATE)
def test_private_networks_are_no_place_for_a_webhook(django, host):
    from collegium.web.live import hooks

    with pytest.raises(hooks.Unfit, match="hook-private"):
        hooks.check(f"https://{host}/x")


def test_a_name_that_leads_elsewhere_a_moment_later_is_looked_at_again(django, monkeypatch):
    import socket

    from collegium.web.live import hooks

    found = iter(["93.184.216.34", "127.0.0.1"])
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *told, **more: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(found), 443))]
    )
    hooks.check("https://rebinding.example/x")
    with pytest.raises(hooks.Unfit, match="hook-private"):
        hooks.post("https://rebinding.example/x", "json", {"text": "x"})


@pytest.mark.parametrize(
    "url", ["http://example.org/", "ftp://example.org/", "https://me:pw@example.org/", "file:///x"]
)
def test_a_webhook_is_an_address_by_tls(django, url):
    from collegium.web.live import hooks

    with pytest.raises(hooks.Unfit):
        hooks.check(url)


# --------------------------------------------------------------------------------------------------- on the pages


@pytest.fixture
def emmy(slow, site):
    """The second player, logged in."""
    client = site()
    client.force_login(slow.seats[1].person.user)
    return client


def test_an_address_counts_once_its_link_was_opened(emmy, slow, post):
    user = slow.seats[1].person.user
    page = emmy.post("/me/mail", {"email": "new@example.org", "when": "once"})
    assert "on its way to new@example.org" in page.content.decode()
    user.refresh_from_db()
    assert user.email == "emmy@example.org"
    (letter,) = post.outbox
    link = re.search(r"http://testserver(/mail/confirm/\S+)", letter.body)[1]
    assert emmy.get(link[:-3] + "abc").status_code == 410
    assert emmy.get(link).status_code == 200
    user.refresh_from_db()
    assert user.email == "new@example.org" and slow.seats[1].person.letterbox.mail == "once"
    assert emmy.post("/me/mail", {"email": "nobody", "when": "once"}).status_code == 400
    emmy.post("/me/mail", {"email": "", "when": "never"})
    user.refresh_from_db()
    assert user.email == "" and len(post.outbox) == 1


def test_a_webhook_is_tested_and_a_bad_one_refused(emmy, slow, hook):
    page = emmy.post("/me/hook", {"hook": hook.url, "kind": "discord", "test": "1"})
    assert "The test was taken" in page.content.decode()
    assert "can reach you here" in hook.told[0][1]["content"]
    hook.answer = 403
    page = emmy.post("/me/hook", {"hook": hook.url, "kind": "slack", "test": "1"})
    assert page.status_code == 400 and "403" in page.content.decode()
    from django.conf import settings

    settings.PRIVATE_HOOKS = False  # the fixture puts it back
    page = emmy.post("/me/hook", {"hook": "https://127.0.0.1/", "kind": "json"})
    assert page.status_code == 400 and "private network" in page.content.decode()


def test_letters_end_with_one_click_and_without_a_login(slow, site, hours, post):  # noqa: F811
    from django.test import Client

    box = box_of(slow, mail="once", hook="https://example.org/")
    slow.choose(0, 0, slow.asked(0))
    program = Client(enforce_csrf_checks=True)  # of mail, as RFC 8058 has it
    assert program.get(f"/mail/stop/{box.stop}").status_code == 200
    box.refresh_from_db()
    assert box.mail == "once", "a link that is looked at changes nothing"
    assert program.post(f"/mail/stop/{box.stop}", {"List-Unsubscribe": "One-Click"}).status_code == 200
    box.refresh_from_db()
    hours(61)
    assert (box.mail, box.hook) == ("never", "") and courier().round() == 0
    assert program.post("/mail/stop/nonsense").status_code == 404


def test_guests_are_told_that_it_takes_an_account(site):
    assert site().post("/me/mail", {"email": "a@example.org", "when": "once"}).status_code == 403
    assert "you need an account" in site().get("/me/settings").content.decode()


# ------------------------------------------------------------------------------------------------------- recovery


def test_a_forgotten_password_is_renewed_by_mail(slow, site, post):
    from collegium.web.models import Key

    Key.objects.create(person=slow.seats[1].person, digest="d" * 64)
    client = site()
    assert "/recover" in client.get("/login").content.decode()
    assert client.post("/recover", {"email": "emmy@example.org"})["Location"] == "/recover/sent"
    (letter,) = post.outbox
    link = re.search(r"http://testserver(/recover/\S+)", letter.body)[1]
    assert "emmy" in letter.body
    page = client.get(link, follow=True)
    assert "Choose a new password" in page.content.decode()
    where = page.redirect_chain[-1][0]
    told = {"new_password1": "quite another one", "new_password2": "quite another one"}
    assert client.post(where, told)["Location"] == "/recover/done"
    assert not Key.objects.filter(person=slow.seats[1].person).exists()
    assert client.get("/recover/done").status_code == 200
    login = site().post("/login", {"username": "emmy", "password": "quite another one"})
    assert login.status_code == 302
    assert site().get(link, follow=True).status_code == 410, "the link was used"


def test_nobody_learns_whether_an_address_is_known(slow, site, post):
    known = site().post("/recover", {"email": "emmy@example.org"})
    strange = site().post("/recover", {"email": "stranger@example.org"})
    assert known["Location"] == strange["Location"] and len(post.outbox) == 1
    assert "not an e-mail address" in site().post("/recover", {"email": "emmy"}).content.decode()


def test_asking_for_letters_has_a_limit(slow, site, post):
    from django.conf import settings

    client = site()
    settings.LIMITS = 1.0
    try:
        codes = [client.post("/recover", {"email": "emmy@example.org"}).status_code for _ in range(10)]
    finally:
        settings.LIMITS = 1000.0
    assert codes[0] == 302 and codes[-1] == 429
