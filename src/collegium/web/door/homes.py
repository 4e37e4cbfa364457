"""Homes: with several processes on one machine (`collegium serve --workers N`), the one of them in which all that a
table's address is asked for is served, so that a table is played and drawn once and not in each of them.

The kernel gives a new connection to any process. Where the first bytes of a request name a table of another home, the
connection is handed there with these bytes, over a socket in a folder that only the user can enter, and that process
goes on as if it had accepted it. Where the home is away, hangs or has as much as it can take, the request is served
where it is: every process can serve every table. So nothing rests on homes but how much there is to do.

There are as many homes as processes. A process takes one that is free, by a lock that falls with the process: who
follows one that died, or replaces one that goes, finds its home free.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from collegium.web.door.guard import Guarded

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("collegium.web.door.homes")
TABLE = re.compile(rb"[A-Z]+ /(?:t|watch|replay|api/tables)/([\w-]+)[/? ]")  # how a request for a table begins
LARGEST = 64 * 1024  # bytes that are handed over with a connection
SIGN, SILENT = 1.0, 5.0  # seconds between signs of life of a home; without one, after which it counts as away
TRY = 0.2  # seconds before a process without a home looks for one again


def home_of(data: bytes, homes: int) -> int | None:
    """The home of the table for which a request that begins so asks; None where that is not told. (A link for
    spectators or to a replay has a home of its own.)"""
    found = TABLE.match(data)
    return zlib.crc32(found[1]) % homes if found else None


class Home:
    """The home of this process, once there is one for it, and the ways to the others. For the event loop alone."""

    def __init__(self, folder: Path, homes: int) -> None:
        self.folder, self.homes = folder, homes
        self.number: int | None = None
        self.links: dict[int, socket.socket] = {}  # to other homes
        self.givers: set[socket.socket] = set()  # from other processes
        self.coming: set[asyncio.Task[None]] = set()  # connections that are being taken
        self._door: socket.socket | None = None
        self._lock: IO[str] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, protocol: Callable[..., Homed]) -> None:
        """Find a home, now or when one becomes free. `protocol` makes one for a connection that is handed over."""
        self.loop, self.protocol = asyncio.get_running_loop(), protocol
        self._go(self._find)

    def _go(self, step: Callable[[], float]) -> None:
        """Take a step, and again after the seconds that it says. Where the folder is gone, or its name too long for
        the address of a socket, there are no homes."""
        try:
            self._timer = self.loop.call_later(step(), self._go, step if self.number is None else self._live)
        except OSError as error:
            log.warning("tables have no home here", extra={"facts": {"why": str(error)}})

    def _find(self) -> float:
        for number in range(self.homes):
            lock = self._file(number).open("a")  # its time, the last sign of life, stays as it is
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                continue
            self._lock = lock
            self._open(number)
            return self._live()
        return TRY

    def _open(self, number: int) -> None:
        path = self._socket(number)
        path.unlink(missing_ok=True)  # of who had it before
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        door.setblocking(False)
        try:
            door.bind(str(path))
            door.listen(2 * self.homes)
        except OSError:
            door.close()
            raise
        self.loop.add_reader(door, self._welcome)
        self._door, self.number = door, number

    def _live(self) -> float:
        """Give a sign of life; by a clock that nobody sets, and that all processes share."""
        now = time.monotonic()
        os.utime(self._file(self.number), (now, now))
        return SIGN

    async def leave(self) -> None:
        """Be at home no more. Whatever was handed over before is taken, and then there for the server to close."""
        if self._timer:
            self._timer.cancel()
        if self._door:
            self._door.shutdown(socket.SHUT_RD)  # nobody can knock any more; who has knocked is let in
            while self._welcome():
                pass
            self.loop.remove_reader(self._door)
            self._door.close()
            self._socket(self.number).unlink(missing_ok=True)
            self._door = self.number = None
        for giver in list(self.givers):
            giver.shutdown(socket.SHUT_RD)  # nobody can send any more; what was sent is read
            while self._take(giver):
                pass
        for link in self.links.values():
            link.close()
        self.links.clear()
        if self._lock:
            self._lock.close()
        if self.coming:
            await asyncio.wait(self.coming)

    def _file(self, number: int | None) -> Path:
        return self.folder / f"{number}.lock"

    def _socket(self, number: int | None) -> Path:
        return self.folder / f"{number}"

    # ------------------------------------------------------------------------------------------------- giving

    def give(self, connection: int, data: bytes) -> bool:
        """Hand a connection, on which a request begins so, to its home. False where it is here, is not told or cannot
        take it."""
        number = home_of(data, self.homes)
        if number is None or number == self.number or len(data) > LARGEST or not self._lives(number):
            return False
        for _ in range(2):  # once more where the link led to one that has gone: another may have come
            try:
                socket.send_fds(self._link(number), [data], [connection])
                return True
            except BlockingIOError:
                return False
            except OSError:
                if link := self.links.pop(number, None):
                    link.close()
        return False

    def _lives(self, number: int) -> bool:
        try:
            return time.monotonic() - self._file(number).stat().st_mtime < SILENT
        except OSError:
            return False

    def _link(self, number: int) -> socket.socket:
        if number not in self.links:
            link = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            link.setblocking(False)
            try:
                link.connect(str(self._socket(number)))
            except OSError:
                link.close()
                raise
            self.links[number] = link
        return self.links[number]

    # ------------------------------------------------------------------------------------------------- taking

    def _welcome(self) -> bool:
        """Another process wants to hand connections over. False where there is none."""
        assert self._door
        try:
            giver, _ = self._door.accept()
        except OSError:
            return False
        giver.setblocking(False)
        self.givers.add(giver)
        self.loop.add_reader(giver, self._take, giver)
        return True

    def _take(self, giver: socket.socket) -> bool:
        """One connection of those that another process handed over. False when there will be none any more."""
        try:
            data, found, _, _ = socket.recv_fds(giver, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
        except BlockingIOError:
            return True
        except OSError:
            data, found = b"", []
        for connection in found:
            task = self.loop.create_task(self._go_on(socket.socket(fileno=connection), data))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)
        if not data:
            self.loop.remove_reader(giver)
            self.givers.discard(giver)
            giver.close()
        return bool(data)

    async def _go_on(self, connection: socket.socket, data: bytes) -> None:
        connection.setblocking(False)
        try:
            await self.loop.connect_accepted_socket(lambda: self.protocol(given=data), connection)
        except (OSError, RuntimeError):  # who asked has gone
            connection.close()


class Homed(Guarded):
    """The protocol of a connection that may be handed over, or was, with the bytes that are `given`."""

    def __init__(self, home: Home, *told: Any, given: bytes = b"", **named: Any) -> None:
        super().__init__(*told, **named)
        self.home, self.given, self.coming = home, given, False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.given:
            self.loop.call_soon(self.begin)  # once the transport reads, so that it can be told to pause

    def begin(self) -> None:
        if self.given and not self.transport.is_closing():
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        if self.given:  # it was sent here: it is served here
            data, self.given = self.given + data, b""
        elif self.between and self.home.give(self.transport.get_extra_info("socket").fileno(), data):
            self.transport.close()  # our end of it; the connection goes on over there
            return
        super().data_received(data)

    @property
    def between(self) -> bool:
        """Does a request begin with what comes next, with nothing of an earlier one still to be read or sent?"""
        if (self.cycle and not self.cycle.response_complete) or self.transport.get_write_buffer_size():
            return False
        if issubclass(Guarded, H11Protocol):
            return self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return not self.coming

    def on_message_begin(self) -> None:
        self.coming = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.coming = False
        super().on_message_complete()
