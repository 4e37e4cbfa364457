"""Faults of the machine while people play: disk, clock, a bot's process, crowds of streams, wires that swallow.
Whatever was acknowledged is in the journal, once, and play goes on by itself when the fault is over."""

from __future__ import annotations

import http.client
import os
import resource
import signal
import socket
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from collegium.registry import find

from .conftest import Server, at_table
from .parts import rows
from .people import Person
from .test_many_servers import FAULTS, GAME, Player, serving, waited
from .wires import Wire

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits and /proc of Linux")
LONG = FAULTS > 1
BOT = "b"  # as the journal has it
STREAMS = 500 if LONG else 60
ROOM = 16 << 20  # bytes of memory that may be left over, of streams that are gone
NOTICE = 5.0  # seconds after which a page says that the wire is dead, on a machine that has nothing else to do


class Spoiled(Server):
    """Two processes behind one address, with faults that a test switches."""

    module = "tests.web.spoiled"

    def spoil(self, fault: str, told: object = "") -> None:
        aside = self.data / f"{fault}.new"
        aside.write_text(str(told))
        aside.replace(self.data / fault)

    def mend(self, fault: str) -> None:
        (self.data / fault).unlink(missing_ok=True)

    @property
    def thoughts(self) -> list[tuple[str, ...]]:
        """Every thought of a bot: the process, the match's seed, its choices until then and the seat."""
        told = self.data / "thoughts"
        return [tuple(line.split()) for line in told.read_text().splitlines()] if told.exists() else []

    @property
    def workers(self) -> list[int]:
        """The processes that serve."""
        return list(serving(self.process.pid))


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory):
    told = {"COLLEGIUM_STALLED": "2", "COLLEGIUM_BOT_PAUSE": "0.05"}
    found = Spoiled(tmp_path_factory.mktemp("spoiled"), "--workers", "2", **told)
    yield found
    found.stop()


@contextmanager
def full_disk(server):
    """No file can grow, nor be written: a limit of the processes, as a disk without a free block has it."""
    before = {worker: resource.prlimit(worker, resource.RLIMIT_FSIZE) for worker in server.workers}
    for worker, (_, hard) in before.items():
        resource.prlimit(worker, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        for worker, limits in before.items():
            resource.prlimit(worker, resource.RLIMIT_FSIZE, limits)


@contextmanager
def read_only(server):
    server.spoil("read-only")
    try:
        yield
    finally:
        server.mend("read-only")


@pytest.mark.parametrize("fault", [full_disk, read_only])
def test_what_cannot_be_written_is_said_and_play_goes_on_after_it(spoiled, fault):
    """Once when it is our turn, and once when bots are about to choose."""
    ann = Player(spoiled)
    for turn in range(FAULTS):
        answers, legal = waited(ann.asked)
        with fault(spoiled):
            assert ann.get(ann.table)[0] == 200  # the table can be looked at
            form = {"option": legal[0], "seat": 0, "answers": answers}
            status, words, _ = ann.post(f"{ann.table}choose", form)
            assert status == 503 and "not been kept" in words, (status, words[:200])
            assert waited(lambda: ann.get("/health")[0] == 503)
        assert ann.journal == ann.kept
        assert ann.choose(spoiled, turn) == 204
        with fault(spoiled):
            assert ann.get(ann.table)[0] == 200
        assert ann.choose(spoiled, turn) == 204
        ann.again_if_over()
    assert ann.journal == ann.kept
    assert waited(lambda: ann.get("/health")[0] == 200)


def test_the_clock_may_jump(spoiled):
    """Hours ahead and back, in the middle of a game. The journal goes by its numbers, not by its times."""
    ann = Player(spoiled)
    for turn in range(FAULTS):
        for hours in (5, -5, 0):
            spoiled.spoil("clock", hours * 3600)
            assert ann.choose(spoiled, turn) == 204
        ann.again_if_over()
    spoiled.mend("clock")
    assert ann.choose(spoiled) == 204 and ann.journal == ann.kept


def held(server) -> tuple[int, int]:
    """Connections that the server's processes have open with others, and bytes of memory that are theirs. (How many
    files each has depends on how many threads have looked into the database.)"""
    pages = [int(Path(f"/proc/{worker}/statm").read_text().split()[1]) for worker in server.workers]
    files = [file for worker in server.workers for file in Path(f"/proc/{worker}/fd").iterdir()]
    between = {f"socket:[{line.split()[6]}]" for line in Path("/proc/net/unix").read_text().splitlines()[1:]}
    sockets = [name for name in map(linked, files) if name.startswith("socket:") and name not in between]
    return len(sockets), sum(pages) * resource.getpagesize()


def linked(file: Path) -> str:
    try:
        return os.readlink(file)
    except OSError:  # closed meanwhile
        return ""


def asking(person) -> bytes:
    """The request for the stream of a person's table."""
    cookies = "; ".join(f"{k}={v}" for k, v in person.cookies.items())
    lines = (f"GET {person.table}stream?as=0 HTTP/1.1", f"Host: localhost:{person.server.port}", f"Cookie: {cookies}")
    return "\r\n".join((*lines, "Accept: text/event-stream", "", "")).encode()


def crowd(person, count: int) -> int:
    """Open so many streams of one table, read the beginning of each, and drop all. Returns how many the server has."""
    asked, found = asking(person), []
    try:
        for _ in range(count):
            found.append(socket.create_connection(("127.0.0.1", person.server.port), timeout=60))
            found[-1].sendall(asked)
        for one in found:
            came = b""
            while b"retry: " not in came:
                part = one.recv(65536)
                assert part and b" 200 " in (came + part)[:20], came[:200]
                came += part
        return held(person.server)[0]
    finally:
        for one in found:
            one.close()


def test_streams_that_are_dropped_leave_nothing(spoiled):
    ann = Player(spoiled)
    quiet = held(spoiled)[0]
    crowd(ann, STREAMS)  # what is made once, is made
    assert waited(lambda: held(spoiled)[0] <= quiet), (quiet, held(spoiled))
    memory = held(spoiled)[1]
    meanwhile = crowd(ann, STREAMS)
    assert meanwhile >= STREAMS
    assert waited(lambda: held(spoiled)[0] <= quiet), (quiet, held(spoiled))
    assert waited(lambda: held(spoiled)[1] <= memory + ROOM), (memory, held(spoiled))
    after = held(spoiled)
    print(f"connections: {quiet}, {meanwhile}, {after[0]}; memory: {memory >> 20}, {after[1] >> 20} MiB")
    assert ann.choose(spoiled) == 204 and ann.journal == ann.kept


def deaf(person) -> socket.socket:
    """A stream of a person's table that takes little before it takes nothing: it is not read."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # so that the server's side holds little, too
    found.settimeout(60)
    found.connect(("127.0.0.1", person.server.port))
    found.sendall(asking(person))
    return found


def is_open(one: socket.socket) -> bool:
    """Whether the other side has not hung up."""
    one.setblocking(False)
    try:
        return one.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True


def test_clients_that_stop_reading_hold_nobody_up(spoiled):
    """Others choose and see it; who reads again is told how the table stands now."""
    ann = Player(spoiled)
    quiet = held(spoiled)[0]
    crowd_of = [deaf(ann) for _ in range(20)]
    stream, turns = ann.listen(f"{ann.table}stream?as=0"), 8
    for turn in range(turns):
        assert ann.choose(spoiled, turn) == 204
    now = waited(lambda: ann.options(ann.table)[1] and ann.options(ann.table)[0])
    told = f'name="answers" value="{now}"'
    assert waited(lambda: told in stream.text) and ann.journal == ann.kept
    stream.close()
    came = bytearray()
    while told.encode() not in came:
        part = crowd_of[0].recv(65536)
        assert part, "the stream was closed"
        came += part
    assert all(is_open(one) for one in crowd_of)
    for one in crowd_of:
        one.close()
    assert waited(lambda: held(spoiled)[0] <= quiet), (quiet, held(spoiled))


def by_bots(person) -> int:
    """How often bots have chosen at a person's table."""
    sql = f"select count(*) from site_entry where table_id = '{person.table.split('/')[2]}' and by = '{BOT}'"
    return rows(person.server, sql)[0][0]


def test_a_bot_may_die_while_it_thinks(spoiled):
    """With its process; another process chooses for it, and a new one comes."""
    ann, thinking = Player(spoiled), spoiled.data / "thinking"
    for turn in range(FAULTS):
        thinking.unlink(missing_ok=True)
        spoiled.spoil("slow")
        while not thinking.exists():
            if ann.asked():
                assert ann.choose(spoiled, turn) == 204
        workers, chosen = set(spoiled.workers), by_bots(ann)
        os.kill(int(waited(thinking.read_text)), signal.SIGKILL)
        spoiled.mend("slow")
        assert waited(lambda chosen=chosen: by_bots(ann) > chosen), "nobody chose for the bot"
        assert waited(lambda workers=workers: len(spoiled.workers) == 2 and set(spoiled.workers) != workers)
        assert ann.choose(spoiled, turn) == 204
        ann.again_if_over()
    assert ann.journal == ann.kept


@pytest.fixture
def wired(browser, spoiled):
    """A table of Ann's, and her page of it, behind a wire."""
    ann, wire = Player(spoiled), Wire(spoiled.port)
    waited(ann.asked)
    context = browser.new_context(locale="en-GB")
    context.add_cookies([{"name": name, "value": value, "url": wire.url} for name, value in ann.cookies.items()])
    page = context.new_page()
    page.goto(f"{wire.url}{ann.table}")
    at_table(page)
    page.wait_for_selector("#choice .options .option")
    yield ann, wire, page
    context.close()
    wire.close()


def warned(page) -> None:
    """Wait until the page says that the connection is lost; soon enough, in the long form."""
    begun = time.monotonic()
    told = "() => document.querySelector('#toast.on')?.textContent === document.querySelector('main').dataset.lost"
    page.wait_for_function(told, timeout=60_000)
    seconds = time.monotonic() - begun
    print(f"told after {seconds:.1f} s")
    assert not LONG or seconds < NOTICE


def test_who_chooses_over_a_dead_wire_is_told(wired):
    """And the choice is kept once when the wire is mended."""
    ann, wire, page = wired
    answers, legal = ann.asked()
    before = page.get_attribute("#mark", "data-number")
    wire.swallows = True
    option = page.locator("#choice .options .option").first
    ann.kept.append((answers, int(option.get_attribute("value"))))
    option.dispatch_event("click")
    warned(page)
    assert ann.kept[0][1] in legal and ann.journal == []
    wire.swallows = False
    page.wait_for_function("n => document.getElementById('mark').dataset.number !== n", arg=before, timeout=60_000)
    assert waited(lambda: ann.journal == ann.kept)


def test_who_only_watches_over_a_dead_wire_is_told(wired, spoiled):
    ann, wire, page = wired
    before = page.get_attribute("#mark", "data-number")
    wire.swallows = True
    warned(page)
    assert ann.choose(spoiled) == 204
    assert page.get_attribute("#mark", "data-number") == before
    wire.swallows = False
    page.wait_for_function("n => document.getElementById('mark').dataset.number !== n", arg=before, timeout=60_000)
    assert ann.journal == ann.kept


def test_the_host_of_a_class_is_told_of_a_dead_wire(browser, spoiled):
    host, wire = Person(spoiled), Wire(spoiled.port)
    game = find(GAME)
    variant, (low, _) = next(iter(game.variants.items()))
    told = {"game": GAME, "variant": variant, "seats": low, "bot": "fresher", "title": "Monday"}
    form = {**told, "form": "class", "language": "en", "minutes": "45"}
    status, words, headers = host.post("/class", form, live=False)
    assert status == 302, words[:300]
    with browser.new_context(locale="en-GB") as context:
        context.add_cookies([{"name": name, "value": value, "url": wire.url} for name, value in host.cookies.items()])
        page = context.new_page()
        with page.expect_response("**/stream"):
            page.goto(f"{wire.url}{headers['Location']}")
        wire.swallows = True
        warned(page)
        wire.swallows = False
        page.wait_for_function("() => !document.querySelector('#toast.on')", timeout=60_000)
    wire.close()


def test_who_asks_while_no_open_files_are_left_is_told_to_come_again(tmp_path):
    """Connections that nobody uses take all the numbers of open files; those who are connected already ask."""
    server = Server(tmp_path)
    worker, pages = server.process.pid, ("/", "/me", "/login", "/api/games", "/nothing", "/health")
    before = resource.prlimit(worker, resource.RLIMIT_NOFILE)
    asking = [http.client.HTTPConnection("localhost", server.port, timeout=30) for _ in pages]
    for one in asking:
        one.connect()
    assert waited(lambda: sum(linked(file).startswith("socket:") for file in files(worker)) > len(pages))
    resource.prlimit(worker, resource.RLIMIT_NOFILE, (max(int(file.name) for file in files(worker)) + 1, before[1]))
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    time.sleep(1)
    found = {page: asked(one, page) for one, page in zip(asking, pages)}
    print(found)
    assert set(found.values()) <= {200, 404, 503} and 503 in found.values()
    for one in (*idle, *asking):
        one.close()
    resource.prlimit(worker, resource.RLIMIT_NOFILE, before)
    assert waited(lambda: Person(server).get("/health")[0] == 200)
    server.stop()


def files(worker: int) -> list[Path]:
    return list(Path(f"/proc/{worker}/fd").iterdir())


def asked(connection, page: str) -> int:
    """The status of the answer on a connection that is open already."""
    connection.request("GET", page)
    answer = connection.getresponse()
    answer.read()
    return answer.status
