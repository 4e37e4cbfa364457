"""Nobody feels another visitor: each kind of request has threads and a queue of its own, and the queues are fair."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from functools import partial

import pytest
from django.http import HttpResponse

from .test_gateway import Client, gateway, scope  # noqa: F401  (a fixture)

SLOW = {
    "passwords": ("POST", "/login"),
    "outside": ("POST", "/me/hook"),
    "uploads": ("POST", "/replay"),
    "exports": ("GET", "/me/data"),
    "analysis": ("GET", "/t/x/analysis"),
    "pictures": ("GET", "/t/x/position/1.svg"),
    "pages": ("GET", "/lobby"),
    "tables": ("GET", "/t/x/"),
}


def visit(method, path, address="192.0.2.1", **headers):
    named = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {**scope(method, path, named), "client": (address, 5000)}


@pytest.fixture
def halted(gateway, monkeypatch):  # noqa: F811
    """A gateway that answers nothing but what `quick` names until `go_on` is set; `begun` are those under way."""
    begun, go_on, quick = [], threading.Event(), {"/health", "/t/y/choose"}

    def respond(asked, request):
        if asked["path"] not in quick:
            begun.append((asked["client"][0], dict(asked["headers"]).get(b"cookie", b"")))
            go_on.wait(20)
        return HttpResponse(asked["path"])

    monkeypatch.setattr(gateway, "respond", respond)
    yield gateway, begun, go_on
    go_on.set()


async def until(true):
    """Wait for something that other threads see to."""
    end = time.monotonic() + 10
    while not true() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    assert true()


@pytest.mark.parametrize("kind", SLOW)
def test_however_much_is_asked_for_choices_and_health_are_answered(halted, kind, monkeypatch):
    gateway, begun, go_on = halted  # noqa: F811
    pool, places = gateway.pools[kind], 30
    monkeypatch.setattr(pool.queue, "places", places)

    async def crowd():
        many = [Client(gateway, visit(*SLOW[kind])) for _ in range(pool.kind.threads + places)]
        waiting = [asyncio.create_task(one._run()) for one in many]
        await until(lambda: pool.queue.size == places // 2 and len(begun) == pool.kind.threads)
        for asked in (visit("POST", "/t/y/choose"), visit("GET", "/health")):
            other = Client(gateway, asked)
            await asyncio.wait_for(other._run(), 10)
            assert other.status == 200
        await until(lambda: sum(one.status == 503 for one in many) == places - places // 2)
        go_on.set()
        await asyncio.gather(*waiting)
        refused = [one for one in many if one.status == 503]
        assert all(one.headers[b"retry-after"] == b"5" for one in refused) and len(refused) < len(many)
        assert pool.queue.size == 0 and pool.free == pool.kind.threads

    asyncio.run(crowd())


def test_a_full_queue_says_so_in_words_that_fit_who_asks():
    from django.test import RequestFactory

    from collegium.web.door import busy

    ask = RequestFactory()
    page = busy.response(ask.get("/", headers={"accept-language": "nl"}))
    assert page.status_code == 503 and "<!doctype html>" in page.text and "Te veel mensen" in page.text
    line = busy.response(ask.get("/t/x/", headers={"hx-request": "true"})).text
    assert line.startswith("Too many people")
    program = busy.response(ask.get("/api/games"))
    assert program["Content-Type"].startswith("application/json") and '"error-busy"' in program.text


def test_a_request_is_dropped_when_its_client_leaves_while_it_waits(halted):
    gateway, begun, go_on = halted  # noqa: F811
    pool = gateway.pools["passwords"]

    async def crowd():
        stays = [Client(gateway, visit("POST", "/login")) for _ in range(3)]
        leaves = [Client(gateway, visit("POST", "/login", cookie=f"guest={n}")) for n in range(5)]
        waiting = [asyncio.create_task(one._run()) for one in (*stays, *leaves)]
        await until(lambda: pool.queue.size == 7)
        for one in leaves:
            one.gone.set()
        await until(lambda: pool.queue.size == 2)
        go_on.set()
        await asyncio.gather(*waiting)
        assert len(begun) == 3 and [one.status for one in (*stays, *leaves)] == [200] * 3 + [0] * 5
        assert pool.queue.size == 0 and pool.free == pool.kind.threads

    asyncio.run(crowd())


def test_addresses_and_visitors_are_served_in_turn():
    from collegium.web.door.pools import Full, Queue

    async def turns():
        queue = Queue(12)
        names = {}
        for whose in [("a", 1)] * 3 + [("a", 2), ("b", 3), ("b", 3)]:
            names[queue.join(whose)] = f"{whose[0]}{whose[1]}"
        found = [names[queue.next()] for _ in range(6)]
        assert found == ["a1", "b3", "a2", "b3", "a1", "a1"] and queue.next() is None and queue.size == 0
        for number in range(6):
            queue.join(("a", number))
        with pytest.raises(Full):
            queue.join(("a", 7))
        queue.join(("b", 1))  # half of the places are kept from one address

    asyncio.run(turns())


def test_who_runs_out_of_patience_gives_the_thread_back(halted):
    """A wait that is called off, as when the server stops, leaves no thread taken."""
    gateway, _, go_on = halted  # noqa: F811
    pool = gateway.pools["passwords"]

    async def called_off():
        first, second = (asyncio.create_task(Client(gateway, visit("POST", "/login"))._run()) for _ in range(2))
        await until(lambda: pool.queue.size == 1)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert pool.queue.size == 0
        go_on.set()
        await first
        assert pool.free == pool.kind.threads

    asyncio.run(called_off())


@pytest.mark.parametrize("path", ["/health", "/api/games", "/learn", "/watch", "/games/open_science_alliance/sources"])
def test_a_request_leaves_nothing_for_the_search_for_garbage(gateway, path):  # noqa: F811
    async def count(times):
        for _ in range(times):
            await Client(gateway, scope(path=path))._run()
        return gc.collect()

    async def found():
        await count(3)
        gc.disable()
        try:
            return await count(10)
        finally:
            gc.enable()

    assert asyncio.run(found()) < 100


def test_health_answers_at_once_whatever_the_database_does(site, monkeypatch):
    from collegium.web.live import signs

    assert site().get("/health").json()["ok"]
    go_on = threading.Event()
    monkeypatch.setattr(signs, "_found", partial(go_on.wait, 20))
    monkeypatch.setattr(signs, "WAIT", 0.05)
    try:
        begun = time.monotonic()
        assert site().get("/health").json()["ok"], "as it was a moment ago"
        monkeypatch.setattr(signs, "LATE", 0.0)
        answer = site().get("/health")
        assert time.monotonic() - begun < 10
        assert answer.status_code == 503 and "has not answered" in answer.json()["error"]
    finally:
        go_on.set()
        signs._look.result()
        monkeypatch.undo()
    assert site().get("/health").json()["ok"]
