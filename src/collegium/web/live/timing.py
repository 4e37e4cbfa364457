"""How long choices took in this process: a note per choice, looked at by `figures.py`."""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Callable
from functools import wraps
from typing import Any

LATELY = 300.0  # seconds looked back
MOST = 50_000  # choices remembered
BEGUN = time.time()  # of this process
_lock = threading.Lock()
# When each was taken, and in how many seconds; the oldest is written over.
_at, _took = array("d", [float("-inf")]) * MOST, array("f", [0.0]) * MOST
_count, _seconds = 0, 0.0  # of all choices since the process began


def timed(choose: Callable[..., bool]) -> Callable[..., bool]:
    """A function that takes a choice: how long it took is noted where it was taken."""

    @wraps(choose)
    def noted(*told: Any, **more: Any) -> bool:
        began = time.monotonic()
        taken = choose(*told, **more)
        if taken:
            note(time.monotonic() - began)
        return taken

    return noted


def note(seconds: float) -> None:
    global _count, _seconds
    with _lock:
        _at[_count % MOST], _took[_count % MOST] = time.monotonic(), seconds
        _count, _seconds = _count + 1, _seconds + seconds


def taken() -> tuple[int, float]:
    """How many choices since the process began, and the seconds of all."""
    with _lock:
        return _count, _seconds


def lately() -> list[float]:
    """The seconds of every choice of the last minutes, the quickest first."""
    since = time.monotonic() - LATELY
    with _lock:
        return sorted(seconds for at, seconds in zip(_at, _took, strict=True) if at > since)
