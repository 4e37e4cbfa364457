"""Homes of tables: which process a request ends up in, whatever connection it came by and however it was cut; and that
everything is served where a home is away."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import signal
import sys
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from .conftest import Server
from .test_many_servers import Player, serving, waited

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="connections are handed over on Linux alone")
STAYS = "a"  # the process that every connection of these tests comes to
KINDS = [("httptools", "uvloop"), ("httptools", "asyncio"), ("h11", "uvloop"), ("h11", "asyncio")]


@pytest.fixture(params=KINDS, ids="-".join)
def homes(django, request, monkeypatch):
    """The module, on one of the parsers; `homes.run` runs on one of the event loops."""
    from uvicorn.protocols.http import auto, h11_impl

    from collegium.web.door import guard, homes

    parser, kind = request.param
    if parser == "h11":
        monkeypatch.setattr(auto, "AutoHTTPProtocol", h11_impl.H11Protocol)
    else:
        pytest.importorskip("httptools")
    importlib.reload(guard)
    importlib.reload(homes)
    factory = pytest.importorskip("uvloop").new_event_loop if kind == "uvloop" else asyncio.SelectorEventLoop

    def run(whole):
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(asyncio.wait_for(whole, 20))

    homes.run = run
    yield homes
    monkeypatch.undo()
    importlib.reload(guard)
    importlib.reload(homes)


class Process:
    """A server as each process has one, with its home; here two of them share this process."""

    def __init__(self, homes, name: str, folder: Path) -> None:
        import uvicorn
        from uvicorn.server import ServerState

        self.name, self.state, self.home = name, ServerState(), homes.Home(folder, 2)
        self.config = uvicorn.Config(self.answer, interface="asgi3", http=homes.Homed, log_config=None, lifespan="off")
        self.config.load()
        self.make = partial(homes.Homed, self.home, self.config, self.state, {})
        self.slow = asyncio.Event()

    async def start(self) -> None:
        self.server = await asyncio.get_running_loop().create_server(self.make, "127.0.0.1", 0)
        self.home.begin(self.make)

    async def stop(self) -> None:
        self.server.close()
        await self.home.leave()
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            await asyncio.wait(list(self.state.tasks))

    async def answer(self, scope, receive, send) -> None:
        """Says who answers and what was asked; `/t/TABLE/slow` when it is allowed to; `/t/TABLE/stream` bit by bit."""
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        if scope["path"].endswith("slow"):
            await self.slow.wait()
        told = {"by": self.name, "path": scope["path"], "body": body.decode(), "port": scope["client"][1]}
        data = json.dumps(told).encode() + b"\n"
        parts = [data] * 3 if scope["path"].endswith("stream") else [data]
        headers = [(b"content-length", str(len(data) * len(parts)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for left, part in zip(reversed(range(len(parts))), parts, strict=True):
            await send({"type": "http.response.body", "body": part, "more_body": left > 0})
            await asyncio.sleep(0.01 if left else 0)


class Visitor:
    """One connection."""

    def __init__(self, reader, writer) -> None:
        self.reader, self.writer = reader, writer
        self.port = writer.get_extra_info("sockname")[1]

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.02)

    async def told(self, lines: int = 1) -> dict:
        assert (await self.reader.readline()).startswith(b"HTTP/1.1 200")
        while (await self.reader.readline()).strip():
            pass
        for _ in range(lines):
            told = json.loads(await self.reader.readline())
        assert told["port"] == self.port  # limits go by the address
        return told

    async def ask(self, path: str) -> str:
        await self.send(head(path))
        told = await self.told()
        assert told["path"] == path
        return told["by"]


def head(path: str, method: str = "GET", *lines: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *lines, "", ""]).encode()


def post(path: str, body: bytes) -> bytes:
    return head(path, "POST", f"Content-Length: {len(body)}")


@asynccontextmanager
async def two(homes, folder: Path):
    """Two processes, and what makes a connection to the first; the tables that live there, and with the second."""
    both = [Process(homes, name, folder) for name in (STAYS, "b")]
    for process in both:
        await process.start()
    assert [process.home.number for process in both] == [0, 1]
    visitors = []

    async def visit() -> Visitor:
        visitors.append(Visitor(*await asyncio.open_connection(*both[0].server.sockets[0].getsockname()[:2])))
        return visitors[-1]

    try:
        yield *both, visit
    finally:
        for visitor in visitors:
            visitor.writer.close()
        for process in both:
            await process.stop()


def tables(homes, number: int) -> list[str]:
    """Paths of tables of a home."""
    return [path for n in range(40) if homes.home_of(head(path := f"/t/T-{n}_x/"), 2) == number]


def test_what_names_a_table(homes):
    one = homes.home_of(head("/t/4-hK_2/"), 1000)
    assert one is not None
    for path in ("/t/4-hK_2/choose", "/t/4-hK_2/?as=1", "/api/tables/4-hK_2", "/api/tables/4-hK_2/stream?x=/t/7/"):
        assert homes.home_of(head(path), 1000) == homes.home_of(head(path, "POST"), 1000) == one
    for other in ("/", "/t/", "/tonight", "/t", "/class/ABC/stream", "/static/t/4-hK_2/", "/?next=/t/4-hK_2/"):
        assert homes.home_of(head(other), 1000) is None
    assert homes.home_of(b"GET /t/4-hK", 1000) is homes.home_of(b"", 1000) is None
    assert 8 < len(tables(homes, 0)) < 32


def test_every_connection_comes_to_the_home_of_its_table(homes, tmp_path):
    async def whole():
        async with two(homes, tmp_path) as (a, b, visit):
            for path in tables(homes, 0):
                assert await (await visit()).ask(path) == "a"
            here = len(a.state.connections)
            for path in tables(homes, 1):
                assert await (await visit()).ask(path) == "b"
            assert len(a.state.connections) == here and len(b.state.connections) == len(tables(homes, 1))
            assert await (await visit()).ask("/lobby") == STAYS

    homes.run(whole())


def test_a_connection_goes_where_each_request_belongs(homes, tmp_path):
    """Keep-alive, with tables of both homes in turn; what names no table is served where the connection is."""

    async def whole():
        async with two(homes, tmp_path) as (a, b, visit):
            here, there = tables(homes, 0)[0], tables(homes, 1)[0]
            visitor = await visit()
            found = [await visitor.ask(path) for path in (here, there, "/lobby", there, here, "/lobby", there)]
            assert found == ["a", "b", "b", "b", "a", "a", "b"]
            assert not a.state.connections and len(b.state.connections) == 1

    homes.run(whole())


def test_a_request_may_come_in_pieces(homes, tmp_path):
    async def whole():
        async with two(homes, tmp_path) as (_, _, visit):
            path = tables(homes, 1)[0]
            visitor = await visit()
            begin, end = post(f"{path}choose", b"option=7&seat=0")[:60], post(f"{path}choose", b"option=7&seat=0")[60:]
            await visitor.send(begin, end, b"option=7", b"&seat=0")
            told = await visitor.told()
            assert told["by"] == "b" and told["body"] == "option=7&seat=0"
            await visitor.send(post(f"{path}choose", b"1234") + b"12", b"34")
            assert (await visitor.told())["body"] == "1234"
            late = await visit()  # nothing is told of the table at first
            await late.send(b"GET /t", head(path)[6:])
            assert (await late.told())["by"] == STAYS
            assert await late.ask(path) == "b"

    homes.run(whole())


def test_a_stream_is_told_from_its_home(homes, tmp_path):
    async def whole():
        async with two(homes, tmp_path) as (_, _, visit):
            path = tables(homes, 1)[0]
            visitor = await visit()
            await visitor.send(head(f"{path}stream"))
            assert (await visitor.told(3))["by"] == "b"

    homes.run(whole())


def test_pipelined_requests_are_answered_in_order_where_the_first_is(homes, tmp_path):
    async def whole():
        async with two(homes, tmp_path) as (a, _, visit):
            here, there = tables(homes, 0)[0], tables(homes, 1)[0]
            visitor = await visit()
            await visitor.send(head(there) + head(here) + post(f"{there}choose", b"xy") + b"xy")
            assert [(await visitor.told())["by"] for _ in range(3)] == ["b", "b", "b"]
            visitor = await visit()
            await visitor.send(head(f"{here}slow"), head(there))  # the first is not answered yet
            a.slow.set()
            assert [(await visitor.told())["path"] for _ in range(2)] == [f"{here}slow", there]
            assert await visitor.ask(there) == "b"

    homes.run(whole())


def test_where_a_home_is_away_everything_is_served_here(homes, tmp_path, monkeypatch):
    async def whole():
        async with two(homes, tmp_path) as (_, b, visit):
            path = tables(homes, 1)[0]
            assert await (await visit()).ask(path) == "b"
            await b.home.leave()
            assert await (await visit()).ask(path) == STAYS
            again = Process(homes, "c", tmp_path)
            await again.start()
            assert again.home.number == 1 and await (await visit()).ask(path) == "c"
            monkeypatch.setattr(homes, "SILENT", 0.0)  # it hangs: no sign of life
            assert await (await visit()).ask(path) == STAYS
            await again.stop()

    homes.run(whole())


def test_a_home_that_takes_no_more_leaves_the_rest_here(homes, tmp_path):
    """Its process is busy: what is handed over waits there, up to what the kernel holds."""

    async def whole():
        async with two(homes, tmp_path) as (a, b, visit):
            path = tables(homes, 1)[0]
            assert await (await visit()).ask(path) == "b"
            b.home.loop.remove_reader(next(iter(b.home.givers)))
            padded = head(path, "GET", "X-Padding: " + "x" * 30_000)
            visitors = [await visit() for _ in range(40)]
            for visitor in visitors:
                await visitor.send(padded)
            assert a.state.connections and len(b.state.connections) < 2
            giver = next(iter(b.home.givers))
            b.home.loop.add_reader(giver, b.home._take, giver)
            found = [(await visitor.told())["by"] for visitor in visitors]
            assert set(found) == {"a", "b"}

    homes.run(whole())


def test_what_was_handed_over_is_answered_by_a_home_that_goes(homes, tmp_path):
    async def whole():
        async with two(homes, tmp_path) as (a, b, visit):
            path = tables(homes, 1)[0]
            assert await (await visit()).ask(path) == "b"
            giver, before = next(iter(b.home.givers)), len(b.state.connections)
            b.home.loop.remove_reader(giver)
            b.home.loop.remove_reader(b.home._door)
            visitor, another = await visit(), await visit()
            await visitor.send(head(path))
            a.home.links.popitem()[1].close()  # who comes next has to knock first
            await another.send(head(path))
            await b.home.leave()
            assert len(b.state.connections) == before + 2  # for the server to close
            assert [(await one.told())["by"] for one in (visitor, another)] == ["b", "b"]
            assert not (tmp_path / "1").exists() and not b.home.givers

    homes.run(whole())


def test_one_without_a_home_waits_for_one(homes, tmp_path, monkeypatch):
    monkeypatch.setattr(homes, "TRY", 0.01)

    async def whole():
        async with two(homes, tmp_path) as (_, b, visit):
            third = Process(homes, "c", tmp_path)
            await third.start()
            assert third.home.number is None
            assert await (await visit()).ask(tables(homes, 1)[0]) == "b"
            b.home._timer.cancel()
            os.utime(tmp_path / "1.lock", (0, 0))
            await asyncio.sleep(0.05)  # who looks for a home gives no sign of life for who has it
            assert await (await visit()).ask(tables(homes, 1)[0]) == STAYS
            await b.home.leave()
            await asyncio.sleep(0.1)
            assert third.home.number == 1 and await (await visit()).ask(tables(homes, 1)[0]) == "c"
            await third.stop()

    homes.run(whole())


def test_without_a_folder_everything_is_served_where_it_is(homes, tmp_path):
    """It cannot be made, its name is too long for a socket, or somebody took it away."""
    deep = tmp_path / ("x" * 100)
    deep.mkdir()

    async def whole():
        for folder in (tmp_path / "none", deep):
            alone = Process(homes, STAYS, folder)
            await alone.start()
            visitor = Visitor(*await asyncio.open_connection(*alone.server.sockets[0].getsockname()[:2]))
            assert [await visitor.ask(tables(homes, number)[0]) for number in (0, 1)] == [STAYS, STAYS]
            visitor.writer.close()
            await alone.stop()

    homes.run(whole())


def holder(server, port: int) -> set[int]:
    """The processes of a server that have the other end of a connection from this port."""
    there = f":{server.port:04X} 0100007F:{port:04X} 01"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines() if there in line]
    ends = {f"socket:[{line[9]}]" for line in lines}
    return {child for child in serving(server.process.pid) if ends & set(map(_target, _files(child)))}


def _files(process: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{process}/fd").iterdir())
    except OSError:
        return []


def _target(file: Path) -> str:
    with suppress(OSError):
        return os.readlink(file)
    return ""


def streamed_by(person, times: int = 1) -> set[int]:
    """The processes that serve streams of a person's table, each over a connection of its own."""
    streams = [person.listen(f"{person.table}stream?as=0") for _ in range(times)]
    found = [holder(person.server, stream.sock.getsockname()[1]) for stream in streams]
    for stream in streams:
        stream.close()
    assert all(len(one) == 1 for one in found), found
    return set.union(*found)


def test_a_table_is_served_by_one_process(tmp_path_factory):
    """`--workers 2`: every stream of a table is with one process, those of many tables with both. One is killed: the
    other has its tables until another process has come, which is their home from then on."""
    folder = tmp_path_factory.mktemp("homes")
    server = Server(folder, "--workers", "2", COLLEGIUM_STALLED="2", TMPDIR=str(folder))
    try:
        both = waited(lambda: len(found := serving(server.process.pid)) == 2 and found)
        people = list[Player]()

        def spread() -> bool:
            """Which home a table has, its address tells; so there are more tables until each home has one."""
            people.append(Player(server))
            return set.union(*(streamed_by(person) for person in people)) == both

        assert waited(spread), "all tables have one home"
        kept = {person: streamed_by(person, 5) for person in people}
        assert all(len(found) == 1 for found in kept.values()), kept
        ann = people[0]
        for turn in range(2):
            assert ann.choose(server, turn) == 204
        home = kept[ann].pop()
        os.kill(home, signal.SIGKILL)
        waited(lambda: home not in serving(server.process.pid))
        with suppress(OSError):
            assert streamed_by(ann) <= both - {home}
        new = waited(lambda: len(found := serving(server.process.pid)) == 2 and found) - both
        assert waited(lambda: streamed_by(ann, 4) == new), "its home has not been taken"
        assert ann.choose(server, 1) == 204 and ann.journal == ann.kept
        assert not server.errors(), server.errors()
        (place,) = folder.glob("collegium-homes-*")
        assert place.stat().st_mode & 0o777 == 0o700  # nobody else may hand anything over
    finally:
        server.kill()
    assert waited(lambda: not place.exists())
