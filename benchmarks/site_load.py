"""The site under load: many live tables, some viewers each, one choice per table every few seconds.

    python benchmarks/site_load.py [--tables 200] [--viewers 3] [--every 5] [--seconds 60]
                                   [--workers 1] [--idle 0] [--parts]

Starts a server of its own on a free port with an empty data folder: on SQLite; with `--parts` on a PostgreSQL and a
Redis of its own, which care for power cuts; or on those that the environment names (the database should be empty).
`--idle` adds streams that only listen. Every table has
seats without bots and one viewer in each seat, so that every event follows a POST; measured is the time from that POST
to the event at each viewer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from collegium.registry import find, keys


class Wire:
    """Just enough HTTP over one connection."""

    def __init__(self, port: int) -> None:
        self.port, self.cookies = port, {}

    async def ask(self, method: str, path: str, body: str = "", live: bool = True) -> tuple[int, dict[str, str], bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        await self.send(writer, method, path, body, live)
        status, headers = await self.head(reader)
        if "content-length" in headers:
            data = await reader.readexactly(int(headers["content-length"]))
        elif status != 204:
            data = await self.chunks(reader)
        else:
            data = b""
        writer.close()
        if headers.get("content-encoding") == "gzip":
            data = zlib.decompress(data, 47)
        return status, headers, data

    async def send(
        self, writer: asyncio.StreamWriter, method: str, path: str, body: str, live: bool, accept: str = "*/*"
    ) -> None:
        cookies = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}", f"Cookie: {cookies}", f"Accept: {accept}",
            "Accept-Encoding: gzip", f"Origin: http://localhost:{self.port}",
            f"X-CSRFToken: {self.cookies.get('csrftoken', '')}", *(["HX-Request: true"] if live else []),
        ]  # fmt: skip
        if method == "POST":
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
        await writer.drain()

    async def head(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        status = int((await reader.readline()).split()[1])
        headers: dict[str, str] = {}
        while (line := (await reader.readline()).decode().strip()) != "":
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return status, headers

    async def chunks(self, reader: asyncio.StreamReader) -> bytes:
        data = b""
        while size := int(await reader.readline(), 16):
            data += await reader.readexactly(size)
            await reader.readline()
        return data


class Table:
    """One table: whoever is asked chooses, everybody waits for the news."""

    def __init__(self, wire: Wire, path: str, load: Load) -> None:
        self.wire, self.path, self.load = wire, path, load
        self.menus: dict[int, tuple[int, list[int]]] = {}
        self.sent_at = 0.0
        self.luck = random.Random(path)

    async def view(self, seat: int) -> None:
        """A viewer: notes when each message arrives and how big it was."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.wire.port)
        await self.wire.send(writer, "GET", f"{self.path}stream?as={seat}", "", False, "text/event-stream")
        await self.wire.head(reader)
        grow = zlib.decompressobj(31)
        text = b""
        while True:
            size = int(await reader.readline(), 16)
            part = await reader.readexactly(size)
            await reader.readline()
            text += grow.decompress(part)
            if b"\n\n" not in text:
                continue
            if b"id: " in text:
                if self.sent_at:
                    self.load.waits.append(time.perf_counter() - self.sent_at)
                    self.load.sizes.append(size)
                self.learn(seat, text.decode())
            text = text.rpartition(b"\n\n")[2]

    def learn(self, seat: int, html: str) -> None:
        """What this seat can choose now."""
        at = html.rfind('id="choice"')
        if at >= 0:
            found = re.search(r'name="answers" value="(\d+)"', html[at:])
            options = [int(x) for x in re.findall(r'name="option" value="(\d+)"', html[at:])]
            self.menus[seat] = (int(found[1]) if found else -1, options)

    async def play(self, every: float, end: float) -> None:
        await asyncio.sleep(self.luck.uniform(0, every))
        while time.perf_counter() < end:
            begun = time.perf_counter()
            asked = [seat for seat, (_, options) in self.menus.items() if options]
            if asked:
                seat = self.luck.choice(asked)
                answers, options = self.menus[seat]
                body = f"option={self.luck.choice(options)}&answers={answers}&seat={seat}"
                self.sent_at = time.perf_counter()
                status, _, data = await self.wire.ask("POST", f"{self.path}choose", body)
                self.load.posts.append(time.perf_counter() - self.sent_at)
                if status != 204:
                    self.load.refused.append(data.decode()[:80])
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))


class Load:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.posts: list[float] = []
        self.sizes: list[int] = []
        self.refused: list[str] = []
        self.share = 0.0


async def set_up(port: int, game: str, viewers: int, load: Load) -> Table:
    wire = Wire(port)
    await wire.ask("GET", "/me")
    low, _ = next(iter(find(game).variants.values()))
    seats = "&".join(f"seat-{n}={'here' if n else 'me'}" for n in range(max(low, viewers)))
    variant = next(iter(find(game).variants))
    status, headers, data = await wire.ask("POST", f"/new/{game}", f"variant={variant}&{seats}", live=False)
    assert status == 302, (status, data[-500:])
    return Table(wire, headers["location"], load)


async def measure(port: int, args: argparse.Namespace, load: Load, memory: list[int], process: int) -> None:
    games = [args.game] if args.game else list(keys())
    tables = []
    for number in range(args.tables):
        tables.append(await set_up(port, games[number % len(games)], args.viewers, load))
    tasks = [asyncio.create_task(table.view(seat)) for table in tables for seat in range(args.viewers)]
    idle = [Table(tables[n % len(tables)].wire, tables[n % len(tables)].path, Load()) for n in range(args.idle)]
    tasks += [asyncio.create_task(table.view(0)) for table in idle]
    await asyncio.sleep(2 + args.tables / 50 + args.idle / 100)
    for table in tables:
        table.sent_at = 0.0
    end = time.perf_counter() + args.warm + args.seconds
    players = [asyncio.create_task(table.play(args.every, end)) for table in tables]
    await asyncio.sleep(args.warm)
    for told in (load.waits, load.posts, load.sizes):
        told.clear()
    before = busy(process)
    while time.perf_counter() < end:
        await asyncio.sleep(1)
        memory.append(resident(process))
    load.share = (busy(process) - before) / args.seconds
    await asyncio.gather(*players, return_exceptions=True)
    for task in tasks:
        task.cancel()
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled() and task.exception()]
    if failed:
        print(f"streams that broke: {len(failed)}, e.g. {failed[0]!r}", file=sys.stderr)


def family(process: int) -> list[int]:
    """The server's process and its workers."""
    return [process, *map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())]


def resident(process: int) -> int:
    """Bytes of memory that the server has."""
    told = [Path(f"/proc/{one}/status").read_text() for one in family(process)]
    return sum(int(found[1]) * 1024 for text in told if (found := re.search(r"VmRSS:\s+(\d+)", text)))


def busy(process: int) -> float:
    """Seconds of processor time that the server has used."""
    told = [Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()[11:13] for one in family(process)]
    return sum(int(user) + int(system) for user, system in told) / os.sysconf("SC_CLK_TCK")


def part(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=3)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=0.0, help="seconds of play before, which do not count")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--parts", action="store_true", help="on PostgreSQL and Redis, started for this")
    parser.add_argument("--game", default="", help="only this game (default: all in turn)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="collegium-load-") as data, parts(args.parts) as urls:
        environment = {
            **os.environ, "COLLEGIUM_DATA_DIR": data, "COLLEGIUM_LIMITS": "100000", "COLLEGIUM_LOG": "ERROR",
            "COLLEGIUM_PREPARE": os.environ.get("COLLEGIUM_PREPARE", "1"), **urls,
        }  # fmt: skip
        command = [sys.executable, "-m", "collegium.web.serve", "--port", str(port), "--no-browser"]
        command += ["--workers", str(args.workers)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
            try:
                wait_until_ready(port, args.game)
                load, memory = Load(), [0]
                asyncio.run(measure(port, args, load, memory, process.pid))
            finally:
                process.terminate()
    found = {
        "tables": args.tables, "workers": args.workers, "idle": args.idle,
        "viewers": args.viewers, "every_s": args.every, "warm": args.warm, "seconds": args.seconds,
        "choices": len(load.posts), "refused": len(load.refused), "events": len(load.waits),
        "event_p50_ms": round(part(load.waits, 0.5) * 1000, 1), "event_p99_ms": round(part(load.waits, 0.99) * 1000, 1),
        "post_p50_ms": round(part(load.posts, 0.5) * 1000, 1), "post_p99_ms": round(part(load.posts, 0.99) * 1000, 1),
        "message_p50_bytes": round(part([float(s) for s in load.sizes] or [0.0], 0.5)),
        "message_max_bytes": max(load.sizes, default=0), "memory_mib": round(max(memory) / 2**20),
        "server_cores": round(load.share, 2),
    }  # fmt: skip
    print(json.dumps(found) if args.json else "\n".join(f"{name:>18}: {value}" for name, value in found.items()))
    for words in sorted(set(load.refused))[:5]:
        print(f"refused: {words}", file=sys.stderr)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def parts(wanted: bool) -> Iterator[dict[str, str]]:
    """The settings that name a PostgreSQL and a Redis of our own, as the tests have them, where they are wanted."""
    if not wanted:
        yield {}
        return
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.web.parts import Postgres, Redis

    postgres, redis = Postgres(free_port(), careful=True), Redis(free_port())
    try:
        yield {"COLLEGIUM_DATABASE_URL": postgres.url, "COLLEGIUM_REDIS_URL": redis.url}
    finally:
        redis.stop()
        postgres.stop()


def wait_until_ready(port: int, game: str) -> None:
    """Up, and the games compiled, where that is wanted."""
    plain, end = os.environ.get("COLLEGIUM_PREPARE") == "0", time.monotonic() + 1200
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://localhost:{port}/health", timeout=5) as answer:
                if plain or all(share >= 1 for key, share in json.load(answer)["games"].items() if game in ("", key)):
                    return
        except OSError:
            pass
        time.sleep(0.3)
    raise SystemExit("the games did not get compiled in 20 minutes")


if __name__ == "__main__":
    main()
