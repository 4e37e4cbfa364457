"""Deliveries to servers that nobody vouches for: one time limit a call, and no slow one holds up others."""

from __future__ import annotations

import socket
import ssl
import threading
import time
from contextlib import contextmanager, suppress

import pytest

from .test_clocks import hours  # noqa: F401  (a fixture)
from .test_mail import certificate  # noqa: F401  (a fixture)
from .test_notices import courier, emmy, hook, slow  # noqa: F401  (fixtures)

QUICK = 0.6  # seconds for a call, in these tests
SLACK = 1.5  # seconds more, on a busy machine


@contextmanager
def serving(talk):
    """The address of a server on this machine that talks to every connection as it is told."""
    listener, over = socket.create_server(("127.0.0.1", 0)), threading.Event()

    def one(link):
        with link, suppress(OSError):
            talk(link, over)

    def listen():
        while True:
            try:
                link, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=one, args=[link], daemon=True).start()

    threading.Thread(target=listen, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/hook"
    finally:
        over.set()
        listener.close()


def repeated(first: bytes, part: bytes):
    """Says the first thing, then the part again and again, quicker than any single wait would end."""

    def talk(link, over):
        link.recv(65536)
        link.sendall(first)
        while not over.wait(0.05):
            link.sendall(part)

    return talk


def deaf(link, over):
    """Takes the connection, and says nothing."""
    over.wait(30)


DRIPS = {
    "a byte at a time": repeated(b"", b"H"),
    "endless headers": repeated(b"HTTP/1.1 100 Continue\r\n", b"X-More: and more\r\n"),
    "endless continues": repeated(b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    "silence": deaf,
}


@pytest.fixture
def quick(django, monkeypatch):
    """A call may take little time, and may lead to this machine."""
    from django.conf import settings

    from collegium.web.live import calls

    monkeypatch.setattr(settings, "PRIVATE_HOOKS", True)
    monkeypatch.setattr(calls.Deadline.__init__, "__defaults__", (QUICK,))


@pytest.mark.parametrize("drip", DRIPS)
def test_one_deadline_covers_a_whole_call(quick, drip):
    from collegium.web.live import hooks

    with serving(DRIPS[drip]) as url:
        begun = time.monotonic()
        with pytest.raises(OSError, match=r"no answer|timed out"):
            hooks.post(url, "json", {"text": "x"})
        assert time.monotonic() - begun < QUICK + SLACK


def test_tls_is_part_of_the_call(quick):
    from collegium.web.live import hooks

    with serving(deaf) as url:
        begun = time.monotonic()
        with pytest.raises(OSError, match="timed out"):
            hooks.post(url.replace("http:", "https:"), "json", {"text": "x"})
        assert time.monotonic() - begun < QUICK + SLACK


def test_a_webhook_by_tls_needs_a_certificate_of_its_name(quick, certificate, monkeypatch):  # noqa: F811
    from collegium.web.live import hooks

    made, key = certificate
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(made, key)
    came = []

    def talk(link, over):
        with context.wrap_socket(link, server_side=True) as sealed:
            came.append(sealed.recv(65536))
            sealed.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")

    with serving(talk) as url:
        address = url.replace("http://127.0.0.1", "https://localhost")
        hooks.post(f"{address}?q=é", "json", {"text": "x"})
        with pytest.raises(ssl.SSLError):
            hooks.post(address.replace("localhost", "127.0.0.1"), "json", {"text": "x"})
    lines = came[0].decode().split("\r\n")
    assert lines[0] == "POST /hook?q=%C3%A9 HTTP/1.1" and f"Host: {address.split('/')[2]}" in lines
    assert lines[-1] == '{"text": "x"}' and len(came) == 1


def test_looking_up_a_name_is_part_of_the_call(quick, monkeypatch):
    from collegium.web.live import hooks

    over = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *told, **more: over.wait(30))
    begun = time.monotonic()
    with pytest.raises(OSError, match="name was not found within"):
        hooks.post("https://example.org/x", "json", {"text": "x"})
    with pytest.raises(hooks.Unfit, match="hook-not-found"):
        hooks.check("https://example.org/x")
    assert time.monotonic() - begun < 2 * QUICK + SLACK
    over.set()


def test_all_addresses_of_a_name_share_the_time(quick, monkeypatch):
    """Ten addresses whose servers do not take the connection: a queue that is full swallows what asks."""
    from collegium.web.live import hooks

    full = socket.create_server(("127.0.0.1", 0), backlog=0)
    waiting = [socket.socket() for _ in range(4)]
    for one in waiting:
        one.setblocking(False)
        one.connect_ex(full.getsockname())
    place = (socket.AF_INET, socket.SOCK_STREAM, 6, "", full.getsockname())
    monkeypatch.setattr(socket, "getaddrinfo", lambda *told, **more: [place] * 10)
    begun = time.monotonic()
    with pytest.raises(OSError, match=r"timed out|no answer"):
        hooks.post("http://example.org/x", "json", {"text": "x"})
    assert time.monotonic() - begun < QUICK + SLACK
    for one in (full, *waiting):
        one.close()


def test_the_answer_is_found_behind_what_comes_before_it(quick):
    from collegium.web.live import hooks

    def talk(link, over):
        link.recv(65536)
        for part in (b"HTTP/1.1 100 Cont", b"inue\r\nA: b\r\n\r\nHTTP/1.1 102\r\n\r\nHTTP/1.", b"1 204 None\r\n\r\n"):
            link.sendall(part)
            time.sleep(0.02)

    with serving(talk) as url:
        hooks.post(url, "json", {"text": "x"})
    with serving(repeated(b"220 mail.example.org ESMTP\r\n", b"")) as url, pytest.raises(OSError, match="no answer"):
        hooks.post(url, "json", {"text": "x"})


def test_who_tests_a_webhook_is_answered_within_the_deadline(quick, slow, emmy):  # noqa: F811
    with serving(DRIPS["a byte at a time"]) as url:
        begun = time.monotonic()
        page = emmy.post("/me/hook", {"hook": url, "kind": "json", "test": "1"})
        assert page.status_code == 400 and "The test was not taken" in page.content.decode()
        assert time.monotonic() - begun < QUICK + SLACK


def test_a_webhook_that_is_too_long_is_refused_in_words(slow, emmy, quick):  # noqa: F811
    from collegium.web.models import Letterbox

    fits = "http://127.0.0.1/" + "x" * (500 - len("http://127.0.0.1/"))
    assert emmy.post("/me/hook", {"hook": fits, "kind": "json"}).status_code == 200
    page = emmy.post("/me/hook", {"hook": fits + "x", "kind": "json"})
    assert page.status_code == 400 and "too long" in page.content.decode() and "500" in page.content.decode()
    assert Letterbox.objects.get(person=slow.seats[1].person).hook == fits


DISGUISED = ("[::7f00:1]", "[::ffff:0:7f00:1]", "[fec0::1]", "[64:ff9b:1::7f00:1]", "192.0.0.9", "192.0.0.10")


@pytest.mark.parametrize("host", DISGUISED)
def test_old_and_disguised_addresses_are_no_place_for_a_webhook(django, host):
    from collegium.web.live import hooks

    with pytest.raises(hooks.Unfit, match="hook-private"):
        hooks.check(f"https://{host}/x")


# ------------------------------------------------------------------------------------------------------ the courier


@pytest.fixture
def crowd(slow, hours):  # noqa: F811
    """People with an account, who are due to be told of the table; call it with their webhooks, the earliest first."""
    from django.contrib.auth.models import User

    from collegium.web.live import notices
    from collegium.web.models import Letterbox, Notice, Person

    def made(*urls):
        for number, url in enumerate(urls):
            user, _ = User.objects.get_or_create(username=f"crowd{number}")
            person, _ = Person.objects.get_or_create(user=user, defaults={"name": f"C{number}"})
            Letterbox.objects.update_or_create(person=person, defaults={"site": "https://play.example/", "hook": url})
            notices._write(person.letterbox, slow.table, 0, Notice.OVER)
            hours(1)
        hours(61)

    yield made
    User.objects.filter(username__startswith="crowd").delete()


def begun_at(port_of, host):
    """The same server under another name."""
    return port_of.replace("127.0.0.1", host)


def test_a_slow_server_holds_up_nobody_else_and_is_left_alone(quick, crowd, hook):  # noqa: F811
    """Twelve people are told by a server that does not answer, and one by another."""
    from collegium.web.models import Notice

    asked = []

    def silent(link, over):
        asked.append(link.recv(65536))
        over.wait(30)

    with serving(silent) as url:
        crowd(*[url] * 12, begun_at(hook.url, "localhost"))
        sending, begun = courier(), time.monotonic()
        told = sending.begin()
        while not hook.told:
            assert time.monotonic() - begun < QUICK, "the others waited for the slow server"
            time.sleep(0.01)
        assert sum(one.result(20) for one in told) == 1 and 1 <= len(asked) <= 4
        before = len(asked)
        sending.round()
        assert len(asked) == before and time.monotonic() - begun < 2 * QUICK + SLACK
    assert Notice.objects.filter(person__user__username__startswith="crowd").count() == 12


def test_a_server_that_says_no_is_not_left_alone(quick, crowd, hook):  # noqa: F811
    """One webhook that was removed says nothing about the others at the same server."""
    hook.answer = 404
    crowd(hook.url)
    sending = courier()
    assert sending.round() == 0 and len(hook.told) == 1
    hook.answer = 204
    crowd("", hook.url)
    assert sending.round() == 1


def test_pauses_grow_and_end(monkeypatch):
    from collegium.web.live import courier

    now = [1000.0]
    monkeypatch.setattr(courier.time, "monotonic", lambda: now[0])
    pauses = courier.Pauses()
    found = []
    for _ in range(5):
        pauses.note("slow.example", slow=True)
        found.append(pauses.left("slow.example"))
        now[0] += 4000
    assert found == [60, 240, 960, 3600, 3600] and pauses.left("slow.example") == 0
    pauses.note("slow.example", slow=False)
    pauses.note("slow.example", slow=True)
    assert pauses.left("slow.example") == 60 and pauses.left("other.example") == 0
    for number in range(3000):
        pauses.note(f"{number}.example", slow=True)
    assert len(pauses._slow) <= courier.KNOWN


def test_a_person_has_ten_browsers_at_most(slow, emmy):  # noqa: F811
    """Of more, the one that asked first is forgotten."""
    from collegium.web.live import push
    from collegium.web.models import Device

    person = slow.seats[1].person
    for number in [*range(12), 3]:
        push.keep(person, {"address": f"https://push.example/{number}", "key": "k", "secret": "s", "session": ""})
    kept = set(Device.objects.filter(person=person).values_list("address", flat=True))
    assert kept == {f"https://push.example/{number}" for number in range(2, 12)}
    push.keep(person, {"address": "https://push.example/12", "key": "k", "secret": "s", "session": ""})
    assert not Device.objects.filter(person=person, address="https://push.example/2").exists()
    assert Device.objects.filter(person=person, address="https://push.example/3").exists(), "it asked again"
