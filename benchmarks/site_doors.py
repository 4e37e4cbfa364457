"""Doors between the event loop and Django, compared in one run: ours, Django's own, and a bridge to WSGI.

    python benchmarks/site_doors.py [--rounds 12] [--requests 60] [--json]

Drives the same requests through each door in this process, a few at once, in turn and interleaved, so that a busy
machine disturbs all alike. Told are microseconds of processor time and of wall time a request, and their ratio to ours.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
import urllib.parse
from collections.abc import Awaitable, Callable
from typing import Any

AT_ONCE = 6
Ask = Callable[[Any], Awaitable[int]]


def set_up(data: str) -> dict[str, Ask]:
    """The site in this process with a table on it; what is asked, by name."""
    os.environ.update(
        DJANGO_SETTINGS_MODULE="collegium.web.settings", COLLEGIUM_DATA_DIR=data, COLLEGIUM_LIMITS="1000000",
        COLLEGIUM_HOSTS="testserver", COLLEGIUM_LOG="ERROR",
    )  # fmt: skip
    import django
    from django.core.management import call_command

    django.setup()
    from collegium.web import assets

    call_command("migrate", verbosity=0)
    assets.collect()
    from django.test import Client

    client = Client()
    client.get("/me")
    where = client.post("/play/open_science_alliance", {}).headers["Location"]
    from collegium.web.live import rooms

    room = rooms.room(where.strip("/").split("/")[-1])
    while 0 not in room.match.to_act:
        seat = room.match.to_act[0]
        room.choose(seat, room.match.options(seat, refused=False)[0].id, room.asked(seat))
    option, answers = room.match.options(0, refused=False)[0].id, room.asked(0)
    room.choose(0, option, answers)
    headers = [
        (b"host", b"testserver"), (b"accept-encoding", b"gzip"), (b"hx-request", b"true"), (b"accept-language", b"nl"),
        (b"user-agent", b"Mozilla/5.0"), (b"x-csrftoken", client.cookies["csrftoken"].value.encode()),
        (b"cookie", "; ".join(f"{name}={morsel.value}" for name, morsel in client.cookies.items()).encode()),
    ]  # fmt: skip
    again = urllib.parse.urlencode({"option": option, "answers": answers, "seat": 0})
    return {
        "a small page (/health)": asking("GET", "/health", headers),
        "a choice sent again (POST)": asking("POST", f"{where}choose", headers, again),
        "the page of a table": asking("GET", where, headers),
        "a stream to its first event": streaming(f"{where}stream", headers),
    }


def scope_of(method: str, path: str, headers: list[tuple[bytes, bytes]], body: str = "") -> dict[str, Any]:
    if body:
        form = b"application/x-www-form-urlencoded"
        headers = [*headers, (b"content-type", form), (b"content-length", str(len(body)).encode())]
    return {
        "type": "http", "http_version": "1.1", "method": method, "path": path, "raw_path": path.encode(),
        "query_string": b"", "root_path": "", "scheme": "http", "headers": headers, "client": ("127.0.0.1", 5000),
        "server": ("testserver", 80), "asgi": {"version": "3.0"},
    }  # fmt: skip


def asking(method: str, path: str, headers: list[tuple[bytes, bytes]], body: str = "") -> Ask:
    """A request with an answer."""

    async def ask(door: Any) -> int:
        told = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        status = 0

        async def receive() -> dict[str, Any]:
            if told:
                return told.pop()
            await asyncio.get_running_loop().create_future()  # the client stays
            raise AssertionError

        async def send(message: dict[str, Any]) -> None:
            nonlocal status
            status = message.get("status", status)

        await door(scope_of(method, path, headers, body), receive, send)
        assert status in (200, 204), status
        return status

    return ask


def streaming(path: str, headers: list[tuple[bytes, bytes]]) -> Ask:
    """A stream that is left when the first event has come."""

    async def ask(door: Any) -> int:
        told = [{"type": "http.request", "body": b"", "more_body": False}]
        gone, parts = asyncio.Event(), 0

        async def receive() -> dict[str, Any]:
            if told:
                return told.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            nonlocal parts
            parts += bool(message.get("body"))
            if parts == 2:
                gone.set()

        await door(scope_of("GET", path, headers), receive, send)
        assert parts >= 2, parts
        return parts

    return ask


def doors() -> dict[str, Any]:
    from asgiref.sync import sync_to_async
    from asgiref.wsgi import WsgiToAsgi
    from django.core.asgi import get_asgi_application
    from django.core.handlers.asgi import ASGIHandler
    from django.core.wsgi import get_wsgi_application

    from collegium.web.door.gateway import Gateway

    class Bridged(ASGIHandler):
        """Django's handler with asgiref's bridge to a thread around all middleware at once."""

        def load_middleware(self, is_async: bool = False) -> None:
            super().load_middleware(is_async=False)

        async def get_response_async(self, request: Any) -> Any:
            return await sync_to_async(self.get_response, thread_sensitive=False)(request)

    return {"ours": Gateway(), "Django's handler": get_asgi_application(), "Django's, one bridge": Bridged(),
            "asgiref's WsgiToAsgi": WsgiToAsgi(get_wsgi_application())}  # fmt: skip


async def batch(door: Any, ask: Ask, requests: int) -> tuple[float, float]:
    """Microseconds of processor and of wall time a request."""
    left = iter(range(requests))

    async def one_after_another() -> None:
        for _ in left:
            await ask(door)

    busy, wall = time.process_time(), time.perf_counter()
    await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))
    return (time.process_time() - busy) / requests * 1e6, (time.perf_counter() - wall) / requests * 1e6


async def measure(asks: dict[str, Ask], rounds: int, requests: int) -> list[dict[str, Any]]:
    found = []
    for what, ask in asks.items():
        spent: dict[str, list[tuple[float, float]]] = {}
        for turn in range(rounds + 1):
            for name, door in doors_in_turn(turn):
                if "stream" in what and "Wsgi" in name:
                    continue  # a thread for each viewer
                spent.setdefault(name, []).append(await batch(door, ask, requests))
        ours = spent["ours"][1:]  # the first warms up
        for name, times in spent.items():
            ratios = [(a[0] / b[0], a[1] / b[1]) for a, b in zip(times[1:], ours, strict=True)]
            found.append({
                "what": what, "door": name,
                "cpu_us": round(statistics.median(busy for busy, _ in times[1:])),
                "wall_us": round(statistics.median(wall for _, wall in times[1:])),
                "cpu_ratio": round(statistics.median(busy for busy, _ in ratios), 2),
                "wall_ratio": round(statistics.median(wall for _, wall in ratios), 2),
            })  # fmt: skip
    return found


DOORS: dict[str, Any] = {}


def doors_in_turn(turn: int) -> list[tuple[str, Any]]:
    """All doors, another one first every time."""
    if not DOORS:
        DOORS.update(doors())
    names = list(DOORS)
    first = turn % len(names)
    return [(name, DOORS[name]) for name in names[first:] + names[:first]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--requests", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="collegium-doors-") as data:
        asks = set_up(data)
        try:
            from uvloop import run  # as the server has it
        except ImportError:
            from asyncio import run
        found = run(measure(asks, args.rounds, args.requests))
    if args.json:
        print(json.dumps(found))
        return
    for row in found:
        print(f"{row['what']:28} {row['door']:24} {row['cpu_us']:6} us of processor ({row['cpu_ratio']:.2f})"
              f" {row['wall_us']:6} us in all ({row['wall_ratio']:.2f})")  # fmt: skip


if __name__ == "__main__":
    main()
