"""One call to a server that nobody vouches for. One time limit covers all of it: looking up the name, trying every
address, TLS, sending, and the answer."""

from __future__ import annotations

import re
import socket
import ssl
import threading
import time
from concurrent.futures import Future
from typing import Any

SECONDS = 10.0  # for a whole call
MOST = 64 * 1024  # bytes that may come before the answer: `100 Continue` and its headers
NAMES = 32  # names looked up at once; a look-up cannot be interrupted, only left alone
STATUS = re.compile(rb"HTTP/1\.[01] ([1-9][0-9]{2})(?: [^\r\n]*)?\r?\n")
Places = list[tuple[Any, ...]]
_names = threading.BoundedSemaphore(NAMES)


class Deadline:
    """The moment at which a call has to be over."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds, self.end = seconds, time.monotonic() + seconds

    def left(self) -> float:
        """The seconds that are left; TimeoutError when there are none."""
        left = self.end - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"no answer within {self.seconds:g} s")
        return left


def look_up(host: str, port: int, deadline: Deadline) -> Places:
    """The addresses of a name, as `getaddrinfo` gives them. A look-up that takes too long is left to a thread of its
    own, and TimeoutError is raised."""
    if not _names.acquire(timeout=deadline.left()):
        raise TimeoutError("too many names are being looked up")
    found: Future[Places] = Future()

    def ask() -> None:
        try:
            found.set_result(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        except Exception as error:
            found.set_exception(error)
        finally:
            _names.release()

    threading.Thread(target=ask, name="look up", daemon=True).start()
    try:
        return found.result(deadline.left())
    except TimeoutError:
        raise TimeoutError(f"the name was not found within {deadline.seconds:g} s") from None


def post(places: Places, host: str, asked: bytes, secure: bool, deadline: Deadline) -> int:
    """Send a whole request to the first of these places that takes the connection; returns the status of the answer, of
    which nothing more is read. OSError without one."""
    with _connected(places, deadline) as link:
        link.settimeout(deadline.left())
        if not secure:
            return _exchanged(link, asked, deadline)
        with ssl.create_default_context().wrap_socket(link, server_hostname=host) as sealed:
            return _exchanged(sealed, asked, deadline)


def _connected(places: Places, deadline: Deadline) -> socket.socket:
    error: OSError = OSError("no address")
    for family, kind, protocol, _, place in places:
        made = socket.socket(family, kind, protocol)
        try:
            made.settimeout(deadline.left())
            made.connect(place)
        except OSError as failed:
            made.close()
            error = failed
        else:
            return made
    raise error


def _exchanged(link: socket.socket, asked: bytes, deadline: Deadline) -> int:
    """Every single wait may take what is left of the whole."""
    link.settimeout(deadline.left())
    link.sendall(asked)
    told = b""
    while True:
        link.settimeout(deadline.left())
        part = link.recv(4096)
        told += part
        while begun := STATUS.match(told):
            if (status := int(begun[1])) >= 200:
                return status
            _, ended, rest = told.partition(b"\r\n\r\n")
            if not ended:
                break
            told = rest
        if not part or len(told) > MOST or (b"\n" in told and not begun):
            raise OSError("no answer")
