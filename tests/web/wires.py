"""A wire between a browser and a server that can swallow what goes over it, as a network does that lost its way:
nothing is refused, nothing is closed, nothing comes."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Listens on a port of its own. While `swallows`, bytes vanish; a connection that lost some stays dead for ever."""

    def __init__(self, port: int) -> None:
        self.far, self.swallows = port, False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.far))
                self.ends += [near, far]
                dead = threading.Event()
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(*ends, dead), daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket, dead: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self.swallows:
                    dead.set()
                if not dead.is_set():
                    goal.sendall(data)
        if not (dead.is_set() or self.swallows):
            for end in (source, goal):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        for end in (self.listener, *self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
