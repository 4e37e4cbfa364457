"""One visitor floods the site while other people choose at their tables: what do the others notice?

    python benchmarks/floods.py [--only logins,front] [--seconds 20] [--tables 8] [--json]

For each flood the program starts a server on a free port with an empty data folder. People choose at tables. Then
another process floods the site from another address of this machine (127.0.0.2). When the flood is over, the people go
on until all is as before. The program prints the 99th percentile of the others' choices, the slowest answer of
`/health` and the most memory while the flood lasted. `back_s` is the time until choices and `/health` are quick again.
Set PYTHONPATH to another checkout's `src` to flood that version.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import suppress
from socket import create_server
from typing import Any

from site_load import Load, Table, Wire, free_port, part, resident, set_up

GAME = "open_science_alliance"
EVERY = 0.5  # seconds between two choices at a table
QUICK = 0.5  # seconds: all is as before when choices and `/health` took no longer for a while
STEADY = 3.0  # seconds of that
PATIENCE = 150.0  # seconds that anybody waits for an answer
FLOODER = ("127.0.0.2", 0)
WORD = "kaleidoscope-42"


class Visitor(Wire):
    """The one who floods, from another address than everybody else."""

    async def fetch(self, method: str, path: str, form: dict[str, str] | None = None) -> int:
        """Ask once; 0 where no answer came."""
        status = 0
        with suppress(OSError, ValueError, asyncio.IncompleteReadError, IndexError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=FLOODER)
                try:
                    status = await self.again(reader, writer, method, path, form)
                finally:
                    writer.close()
        return status

    async def again(self, reader: Any, writer: Any, method: str, path: str, form: dict[str, str] | None = None) -> int:
        """Ask over a connection that is there, and read the whole answer."""
        await self.send(writer, method, path, urllib.parse.urlencode(form or {}), False)
        status, headers = await self.head(reader)
        if "content-length" in headers:
            await reader.readexactly(int(headers["content-length"]))
        elif status != 204:
            await self.chunks(reader)
        return status

    async def stay(self, method: str, path: str, form: dict[str, str] | None, end: float) -> int:
        """Ask the same again and again over one connection until the end; how often it was answered."""
        count = 0
        while time.monotonic() < end:
            with suppress(OSError, ValueError, asyncio.IncompleteReadError, IndexError, TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=FLOODER)
                try:
                    while time.monotonic() < end:
                        async with asyncio.timeout(PATIENCE):
                            await self.again(reader, writer, method, path, form)
                        count += 1
                finally:
                    writer.close()
            await asyncio.sleep(0.05)
        return count


async def guest(port: int) -> Visitor:
    visitor = Visitor(port)
    await visitor.fetch("GET", "/me")
    return visitor


async def account(port: int) -> Visitor:
    """Somebody who has just registered."""
    visitor = await guest(port)
    form = {"username": f"u{random.getrandbits(48):x}", "password1": WORD, "password2": WORD}
    while await visitor.fetch("POST", "/register", form) != 302:
        await asyncio.sleep(1)
    return visitor


async def seated(port: int) -> tuple[Visitor, str]:
    """A guest at a table of their own, against bots; and the table's path."""
    visitor = await guest(port)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=FLOODER)
    await visitor.send(writer, "POST", f"/play/{GAME}", "", False)
    _, headers = await visitor.head(reader)
    writer.close()
    return visitor, headers["location"]


Flood = Callable[[], Awaitable[Any]]


def once(asks: list[Awaitable[int]]) -> Flood:
    async def flood() -> dict[str, int]:
        found = await asyncio.gather(*asks)
        return {str(status): found.count(status) for status in sorted(set(found))}

    return flood


def over(visitor: Visitor, count: int, seconds: float, method: str, path: str, form: dict[str, str] | None) -> Flood:
    async def flood() -> dict[str, int]:
        end = time.monotonic() + seconds
        return {"answered": sum(await asyncio.gather(*(visitor.stay(method, path, form, end) for _ in range(count))))}

    return flood


async def logins(port: int, seconds: float) -> Flood:
    """Eighty at once, each for another name."""
    visitor = await guest(port)
    forms = [{"username": f"nobody{n}", "password": WORD} for n in range(80)]
    return once([visitor.fetch("POST", "/login", form) for form in forms])


async def registrations(port: int, seconds: float) -> Flood:
    """Forty at once."""
    visitors = [await guest(port) for _ in range(40)]
    names = [f"r{random.getrandbits(48):x}" for _ in visitors]
    forms = [{"username": name, "password1": WORD, "password2": WORD} for name in names]
    return once([visitor.fetch("POST", "/register", form) for visitor, form in zip(visitors, forms, strict=True)])


async def passwords(port: int, seconds: float) -> Flood:
    """Two hundred changes of a password at once, by one account that does not know the old one."""
    visitor = await account(port)
    form = {"old_password": "wrong", "new_password1": WORD + "!", "new_password2": WORD + "!"}
    return once([visitor.fetch("POST", "/me/password", form) for _ in range(200)])


async def webhook(port: int, seconds: float) -> Flood:
    """Two accounts press "test" twelve times on a webhook that answers one byte every few seconds, endlessly."""
    drip = create_server(("127.0.0.1", 0))
    threading.Thread(target=_drips, args=[drip, time.monotonic() + 15 + seconds], daemon=True).start()
    form = {"hook": f"http://127.0.0.1:{drip.getsockname()[1]}/", "kind": "json", "test": "1"}
    visitors = [await account(port) for _ in range(2)]
    return once([visitor.fetch("POST", "/me/hook", form) for visitor in visitors for _ in range(12)])


def _drips(listener: Any, end: float) -> None:
    """Answer everybody a byte at a time, until the end."""

    def drop(link: Any) -> None:
        with suppress(OSError), link:
            link.sendall(b"HTTP/1.1 200 OK\r\n")
            while time.monotonic() < end:
                link.sendall(b"X")
                time.sleep(3.5)

    while True:
        link, _ = listener.accept()
        threading.Thread(target=drop, args=[link], daemon=True).start()


async def games(port: int, seconds: float) -> Flood:
    """One guest on a hundred connections asks for a list."""
    return over(await guest(port), 100, seconds, "GET", "/api/games", None)


async def table(port: int, seconds: float) -> Flood:
    """One guest on a hundred connections asks for the page of a table."""
    visitor, path = await seated(port)
    return over(visitor, 100, seconds, "GET", path, None)


async def refused(port: int, seconds: float) -> Flood:
    """One guest on a hundred connections sends choices that are none."""
    visitor, path = await seated(port)
    return over(visitor, 100, seconds, "POST", f"{path}choose", {"option": "1", "answers": "99999", "seat": "0"})


async def front(port: int, seconds: float) -> Flood:
    """One guest on five hundred connections asks for the first page."""
    return over(await guest(port), 500, seconds, "GET", "/", None)


FLOODS = {one.__name__: one for one in (logins, registrations, passwords, webhook, games, table, refused, front)}


async def flooded(port: int, name: str, seconds: float) -> None:
    """Get ready, wait for a line, flood, print the answers. This runs in the other process."""
    flood = await FLOODS[name](port, seconds)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(json.dumps(await flood()), flush=True)


class Others:
    """People who choose at tables, and somebody who asks whether the site is well."""

    def __init__(self, port: int, tables: list[Table], load: Load, process: int) -> None:
        self.port, self.tables, self.load, self.process = port, tables, load, process
        self.health: list[tuple[float, float]] = []  # when asked, and how long it took
        self.posts: list[tuple[float, float]] = []
        self.memory: list[int] = []

    async def look(self) -> None:
        """Is the site well? Asked twice a second, whether or not the last answer has come."""
        while True:
            asks.append(asyncio.create_task(self._ask()))
            self.memory.append(resident(self.process))
            await asyncio.sleep(0.5)

    async def _ask(self) -> None:
        begun = time.monotonic()
        with suppress(OSError, ValueError, asyncio.IncompleteReadError, IndexError):
            await Wire(self.port).ask("GET", "/health")
        self.health.append((begun, time.monotonic() - begun))

    async def play(self, one: Table) -> None:
        """Choose at a table, for any seat that is asked there."""
        while True:
            begun = time.monotonic()
            count = len(self.load.posts)
            with suppress(OSError, ValueError, asyncio.IncompleteReadError, IndexError):
                await one.play(0.0, time.perf_counter() + 0.001)
            if len(self.load.posts) > count:
                self.posts.append((begun, time.monotonic() - begun))
            await asyncio.sleep(max(0.0, begun + EVERY * random.uniform(0.7, 1.3) - time.monotonic()))

    def since(self, moment: float) -> tuple[list[float], list[float]]:
        """How long choices and `/health` took that were answered since then."""
        return tuple([took for begun, took in told if begun + took >= moment] for told in (self.posts, self.health))  # type: ignore[return-value]

    async def calm(self, most: float) -> float:
        """Wait until all is as before; the seconds it took, not counting the time that shows that it lasts."""
        begun = time.monotonic()
        while time.monotonic() - begun < most:
            await asyncio.sleep(0.5)
            posts, health = self.since(time.monotonic() - STEADY)
            if len(posts) >= 3 and len(health) >= 3 and max(posts + health) < QUICK:
                return max(0.0, time.monotonic() - begun - STEADY)
        return most


asks: list[asyncio.Task[None]] = []


async def measure(port: int, process: int, name: str, args: argparse.Namespace) -> dict[str, Any]:
    load = Load()
    tables = [await set_up(port, GAME, 2, load) for _ in range(args.tables)]
    others = Others(port, tables, load, process)
    tasks = [asyncio.create_task(one.view(seat)) for one in tables for seat in range(2)]
    await asyncio.sleep(2)
    tasks += [asyncio.create_task(others.look()), *(asyncio.create_task(others.play(one)) for one in tables)]
    command = [sys.executable, __file__, "--flood", name, "--port", str(port), "--seconds", str(args.seconds)]
    child = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert child.stdin and child.stdout
    await child.stdout.readline()
    await others.calm(args.patience)
    before = [took for _, took in others.posts[-40:]]
    others.posts.clear(), others.health.clear(), others.memory.clear()
    begun = time.monotonic()
    child.stdin.write(b"go\n")
    told = await child.stdout.readline()
    lasted = time.monotonic() - begun
    await child.wait()
    back = await others.calm(args.patience)
    posts, health = others.since(begun)
    for task in [*tasks, *asks]:
        task.cancel()
    await asyncio.gather(*tasks, *asks, return_exceptions=True)
    asks.clear()
    return {
        "flood": name, "answers": json.loads(told), "lasted_s": round(lasted, 1), "choices": len(posts),
        "before_p99_s": round(part(before, 0.99), 3), "choice_p50_s": round(part(posts, 0.5), 3),
        "choice_p99_s": round(part(posts, 0.99), 3), "health_max_s": round(max(health), 3),
        "memory_mib": round(max(others.memory) / 2**20), "back_s": round(back, 1),
    }  # fmt: skip


def flood(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, flood it, and return what the others noticed."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="collegium-floods-") as data:
        environment = {
            **os.environ, "COLLEGIUM_DATA_DIR": data, "COLLEGIUM_LOG": "CRITICAL", "COLLEGIUM_PRIVATE_HOOKS": "1",
            "COLLEGIUM_PREPARE": os.environ.get("COLLEGIUM_PREPARE", "0"),
        }  # fmt: skip
        command = [sys.executable, "-m", "collegium.web.serve", "--port", str(port), "--no-browser"]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
            try:
                _wait(port)
                return asyncio.run(measure(port, process.pid, name, args))
            finally:
                process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(20)
                process.kill()


def _wait(port: int) -> None:
    """Wait until the server is up."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(f"http://localhost:{port}/health", timeout=5):
            time.sleep(3)
            return
        time.sleep(0.2)
    raise SystemExit("the server did not come up")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(FLOODS), help="names of floods (default: all)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for floods that go on and on")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--patience", type=float, default=90.0, help="seconds for all to be as before")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--flood", default="", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.flood:
        asyncio.run(flooded(args.port, args.flood, args.seconds))
        return
    import collegium

    print(f"of {re.sub('/collegium/__init__.py$', '', str(collegium.__file__))}", file=sys.stderr)
    for name in args.only.split(","):
        found = flood(name, args)
        print(
            json.dumps(found) if args.json else "  ".join(f"{key}={value}" for key, value in found.items()), flush=True
        )


if __name__ == "__main__":
    main()
