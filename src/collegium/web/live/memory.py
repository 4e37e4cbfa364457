"""Memory that was freed is given back to the system: glibc keeps it otherwise, in pieces that are seldom of use."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any


def _found() -> Callable[[int], Any] | None:
    """glibc's own function; None where there is another C library."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # Windows has no library of this name
        return None


_trim = _found()


def give_back() -> None:
    """After much was let go at once, as a room. It takes a few milliseconds, in which others go on."""
    if _trim:
        _trim(0)
