"""How those who write wait for a database that another program has locked: before they take the lock of a room, so that
nobody who only looks waits with them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from django.conf import settings
from django.db import OperationalError, connection

T = TypeVar("T")
BRIEF = 0.5  # seconds that a writer waits while it holds the lock of a room
FEW, LONG = 6, 1.0  # so many may wait for longer than this; others are told at once, so that threads are left to look
_lock = threading.Lock()
_waiting: dict[object, float] = {}


def wait(seconds: float | None = None) -> None:
    """Return once the database takes writes. OperationalError when it is locked for longer than this (`WAIT` of the
    settings)."""
    held: Any = connection
    if not hasattr(held, "wait_to_write"):  # PostgreSQL locks rows
        return
    me, now = object(), time.monotonic()
    with _lock:
        if len(_waiting) >= FEW and now - min(_waiting.values()) > LONG:
            raise OperationalError("database is locked, and others are waiting already")
        _waiting[me] = now
    try:
        held.wait_to_write(settings.WAIT if seconds is None else max(0.0, seconds))
    finally:
        with _lock:
            del _waiting[me]


def briefly() -> AbstractContextManager[None]:
    """Within it, this thread waits only a moment for a database that is locked."""
    held: Any = connection
    return held.in_a_hurry(BRIEF) if hasattr(held, "in_a_hurry") else nullcontext()


def patiently(work: Callable[[], T]) -> T:
    """Do something that takes the lock of a room and writes. Where the database is locked, it is tried again."""
    end = time.monotonic() + settings.WAIT
    while True:
        wait(end - time.monotonic())
        try:
            with briefly():
                return work()
        except OperationalError as error:
            if "locked" not in str(error) or time.monotonic() >= end:
                raise
