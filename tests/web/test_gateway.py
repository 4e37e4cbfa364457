"""Between the event loop and Django: what is believed, what is too large, and that nothing is left behind."""

from __future__ import annotations

import asyncio
import threading

import pytest
from django.http import HttpResponse


@pytest.fixture(scope="module")
def gateway(django):
    from collegium.web.door.gateway import Gateway

    return Gateway()


def scope(method="GET", path="/health", headers=()):
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": path,
        "query_string": b"",
        "scheme": "http",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("192.0.2.9", 5000),
        "server": ("localhost", 80),
    }


class Client:
    """One request; afterwards no task may be left but the test's own. `bodies` are the parts of what it sends."""

    def __init__(self, gateway, asked, bodies=(b"",), leaves_after=None):
        self.gateway, self.asked, self.leaves_after = gateway, asked, leaves_after
        self.coming = [
            {"type": "http.request", "body": body, "more_body": number + 1 < len(bodies)}
            for number, body in enumerate(bodies)
        ]
        self.status, self.headers, self.parts, self.tasks = 0, {}, [], set()

    def run(self):
        asyncio.run(asyncio.wait_for(self._run(), 20))
        return self

    async def _run(self):
        self.gone = asyncio.Event()
        if self.leaves_after == 0:
            self.gone.set()
        before = asyncio.all_tasks()
        try:
            await self.gateway(self.asked, self.receive, self.send)
        finally:
            self.tasks = asyncio.all_tasks() - before

    async def receive(self):
        if self.coming:
            return self.coming.pop(0)
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], {k.lower(): v for k, v in message["headers"]}
        elif message.get("body"):
            self.parts.append(message["body"])
            if len(self.parts) == self.leaves_after:
                self.gone.set()


def test_a_request_is_answered_by_django(gateway):
    told = Client(gateway, scope()).run()
    assert told.status == 200 and b'"ok": true' in b"".join(told.parts) and not told.tasks
    assert b"content-security-policy" in told.headers


def test_headers_of_proxies_are_not_believed_here(gateway, monkeypatch):
    """The server does that, for the proxies it knows, and says so by the scheme; whoever writes such a header, with
    dashes or underscores, gains nothing."""
    seen = []
    monkeypatch.setattr(
        gateway, "get_response", _noting(gateway.get_response, lambda r: seen.append((r.is_secure(), r.META)))
    )
    Client(gateway, scope(headers=[(b"x_forwarded_proto", b"https"), (b"content_length", b"7")])).run()
    Client(gateway, scope(headers=[(b"x-forwarded-proto", b"https")])).run()
    Client(gateway, {**scope(), "scheme": "https"}).run()
    assert [secure for secure, _ in seen] == [False, False, True]
    assert "CONTENT_LENGTH" not in seen[0][1] and "HTTP_CONTENT_LENGTH" not in seen[0][1]


def _noting(inner, note):
    def noted(request):
        note(request)
        return inner(request)

    return noted


def test_what_is_too_large_is_refused_before_django_sees_it(gateway, monkeypatch):
    from collegium.web.door.gateway import LARGEST

    monkeypatch.setattr(gateway, "get_response", None)
    half = b"x" * (LARGEST // 2 + 1)
    assert Client(gateway, scope("POST"), [half, half]).run().status == 413
    assert Client(gateway, scope(headers=[(b"cookie", half), (b"x-more", half)])).run().status == 431


def test_a_client_that_goes_while_sending_is_not_answered(gateway, monkeypatch):
    monkeypatch.setattr(gateway, "get_response", None)
    told = Client(gateway, scope("POST"), [b"a", b"b"], leaves_after=0)
    told.coming = told.coming[:1]
    assert told.run().status == 0 and not told.tasks


def test_a_body_that_does_not_come_is_not_waited_for(gateway, monkeypatch):
    from collegium.web.door import gateway as module

    monkeypatch.setattr(module, "SENDING", 0.05)
    told = Client(gateway, scope("POST"), [b"a", b"b"])
    told.coming = told.coming[:1]
    told.run()
    assert told.status == 408 and told.headers[b"connection"] == b"close" and not told.tasks


def test_pictures_wait_for_each_other_and_nobody_for_them(gateway, monkeypatch):
    """However many are asked for at once: the rest of the site goes on."""
    begun, go_on = [], threading.Event()

    def respond(asked, request):
        begun.append(asked["path"])
        if asked["path"] != "/me":
            go_on.wait(20)
        return HttpResponse(asked["path"])

    monkeypatch.setattr(gateway, "respond", respond)

    async def crowd():
        paths = ["/t/x/position/1.svg", "/replay/x/at"]
        many = [Client(gateway, scope(path=paths[n % 2])) for n in range(30)]
        waiting = [asyncio.create_task(one._run()) for one in many]
        await asyncio.sleep(0)
        other = Client(gateway, scope(path="/me"))
        await asyncio.wait_for(other._run(), 20)
        assert other.status == 200 and len(begun) <= 3 and "/me" in begun
        go_on.set()
        await asyncio.gather(*waiting)
        assert all(one.status == 200 for one in many)

    asyncio.run(crowd())


def test_a_malformed_address_is_refused(gateway):
    assert Client(gateway, {**scope(), "query_string": b"\xff=1"}).run().status == 400


def test_a_file_is_sent_whole(gateway):
    from django.contrib.staticfiles.storage import staticfiles_storage

    told = Client(gateway, scope(path=staticfiles_storage.url("collegium/site.css"))).run()
    assert told.status == 200 and len(b"".join(told.parts)) == int(told.headers[b"content-length"]) > 1000


@pytest.fixture
def streaming(gateway, monkeypatch):
    """A gateway to one stream; and what became of the stream."""
    from collegium.web.door.gateway import Stream

    ended = []

    def through(parts):
        async def source():
            try:
                for part in parts:
                    yield part
                    await asyncio.sleep(0)
                while True:
                    await asyncio.sleep(60)
            finally:
                ended.append(True)

        monkeypatch.setattr(gateway, "get_response", lambda request: Stream(source(), content_type="text/plain"))
        return gateway

    return through, ended


def test_a_stream_ends_when_the_client_goes(streaming):
    through, ended = streaming
    told = Client(through([b"one", b"two", b"three"]), scope(), leaves_after=2).run()
    assert told.status == 200 and told.parts[:2] == [b"one", b"two"] and ended == [True] and not told.tasks


def test_a_stream_ends_when_the_client_goes_while_something_is_being_sent(streaming):
    through, ended = streaming
    told = Client(through([b"one"]), scope(), leaves_after=1)
    send = told.send

    async def slow(message):
        await send(message)
        if message.get("body"):
            await asyncio.sleep(60)  # nobody takes it

    told.send = slow
    assert told.run().parts == [b"one"] and ended == [True] and not told.tasks


@pytest.mark.parametrize("fails", ["the stream", "sending"])
def test_a_stream_that_fails_leaves_nothing_behind(streaming, fails):
    through, ended = streaming

    def parts():
        yield b"one"
        raise ValueError("a fault")

    told = Client(through(parts() if fails == "the stream" else [b"one", b"two"]), scope())
    send = told.send

    async def failing(message):
        await send(message)
        if fails == "sending" and message.get("body"):
            raise ValueError("a fault")

    told.send = failing
    with pytest.raises(ValueError, match="a fault"):
        told.run()
    assert told.parts == [b"one"] and ended == [True] and not told.tasks


def test_a_stream_that_ends_by_itself_is_closed(gateway, monkeypatch):
    from collegium.web.door.gateway import Stream

    async def source():
        yield b"all"

    monkeypatch.setattr(gateway, "get_response", lambda request: Stream(source(), content_type="text/plain"))
    told = Client(gateway, scope()).run()
    assert told.parts == [b"all"] and not told.tasks
