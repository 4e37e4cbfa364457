"""The guard before the door: a connection whose headers do not come in time, or do not end, is closed, before anything
of it is kept or understood. (What is too large and yet complete `gateway.py` refuses.)"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.http.h11_impl import H11Protocol

TIME = 20.0  # seconds for the headers of a request, from when the connection is there
LARGEST = 128 * 1024  # bytes that may come before they are complete
REASONS = {408: "Request Timeout", 431: "Request Header Fields Too Large"}


class Patience:
    """How long the headers of one connection have been awaited, and how much has come."""

    def __init__(self, protocol: Any) -> None:
        self.protocol, self.size = protocol, 0
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self.end()
        self.timer = self.protocol.loop.call_later(TIME, self.refuse, 408)

    def end(self) -> None:
        self.size = 0
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def more(self, size: int) -> None:
        """So much came; it was of headers unless they are complete."""
        if self.timer:
            self.size += size
            if self.size > LARGEST:
                self.refuse(431)

    def refuse(self, status: int) -> None:
        transport = self.protocol.transport
        if self.size and not transport.is_closing():
            head = f"HTTP/1.1 {status} {REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            transport.write(head.encode())
        self.end()
        transport.close()


class Guarded(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """Uvicorn's protocol (httptools where it is installed, else h11, which has a limit on sizes of its own)."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.patience = Patience(self)
        self.patience.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.end()
        super().connection_lost(exc)
        # Both know us: after a connection that lasted all of it would wait for the sweep of garbage.
        self.cycle = self.patience.protocol = None

    def data_received(self, data: bytes) -> None:
        known = self.cycle
        super().data_received(data)
        if issubclass(Guarded, H11Protocol) and self.cycle is not known:
            self.patience.end()
        self.patience.more(len(data))

    def on_message_begin(self) -> None:
        self.patience.begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.patience.end()
        super().on_headers_complete()
