"""Structured logs: one JSON object a line, on the standard error, for which nobody ever waits long."""

from __future__ import annotations

import json
import logging
import os
import select
import sys
from typing import Any

PATIENCE = 0.2  # seconds that a line waits for whoever reads; the next ones do not wait until there is room again
AT_ONCE = 4096  # bytes that a pipe with any room takes without a wait (POSIX's PIPE_BUF, on Linux)
KNOWN = "django.security."  # requests that Django refuses: that is all there is to say


class JsonLines(logging.Formatter):
    """Time, level, logger, message and whatever was passed as `extra={"facts": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and not record.name.startswith(KNOWN):
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class Unhurried(logging.Handler):
    """Writes lines to the standard error. Where nobody reads them they are dropped, and counted; how many is told once
    somebody reads again."""

    def __init__(self) -> None:
        super().__init__()
        self.dropped = 0
        self._broken = False  # a line was begun and not ended

    def emit(self, record: logging.LogRecord) -> None:
        try:
            line = self.format(record)
            if self.dropped:
                lost = logging.LogRecord(__name__, logging.WARNING, "", 0, "lines were dropped", (), None)
                lost.facts = {"count": self.dropped}
                line = f"{self.format(lost)}\n{line}"
            data = f"{line}\n".encode(errors="backslashreplace")
            if self._written(b"\n" + data if self._broken else data):
                self.dropped, self._broken = 0, False
            else:
                self.dropped += 1
        except Exception:
            self.handleError(record)

    def _written(self, data: bytes) -> bool:
        """Write to standard error. Return False if there is no room for all of it."""
        try:
            handle = sys.stderr.fileno()
        except (AttributeError, OSError, ValueError):  # there is none, or it is not a file
            if sys.stderr is not None:
                sys.stderr.write(data.decode())
            return True
        while data:
            if os.name == "posix" and not self._has_room(handle):
                return False
            written = os.write(handle, data[:AT_ONCE])
            data, self._broken = data[written:], True
        return True

    def _has_room(self, handle: int) -> bool:
        waits = select.poll()
        waits.register(handle, select.POLLOUT)
        return bool(waits.poll(0 if self.dropped else PATIENCE * 1000))
