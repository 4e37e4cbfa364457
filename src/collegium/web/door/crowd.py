"""How many streams are open, by person and by address: each costs memory for as long as somebody listens.

Each process counts its own streams. A table has its home in one process, so a person at one table is counted in one.
An address may have up to N times as many streams where there are N processes.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Any

from django.conf import settings

from collegium.web.door import limits
from collegium.web.live import people
from collegium.web.refusals import Refused

PERSON, ADDRESS = 50, 1000  # streams at once
AGAIN = 10  # seconds after which to try again
_open: Counter[str] = Counter()
_lock = threading.RLock()  # a stream may be forgotten while somebody holds it


class Counted:
    """A stream's body that counts until it is closed, or forgotten before anybody listened."""

    def __init__(self, source: AsyncGenerator[bytes], whose: list[str]) -> None:
        self._source, self._whose = source, whose

    def __aiter__(self) -> Counted:
        return self

    async def __anext__(self) -> bytes:
        return await anext(self._source)

    async def aclose(self) -> None:
        self._leave()
        await self._source.aclose()

    def _leave(self) -> None:
        with _lock:
            for one in self._whose:
                _open[one] -= 1
                if _open[one] <= 0:
                    del _open[one]
            self._whose = []

    def __del__(self) -> None:
        self._leave()


def counted(request: Any, source: AsyncGenerator[bytes]) -> Any:
    """The same stream, counted. Refused where this person or this address has as many as there may be."""
    rooms = [(f"address {limits.address(request)}", ADDRESS)]
    if person := people.person_of(request):
        rooms.append((person.id.hex, PERSON))
    with _lock:
        if any(_open[whose] >= most * settings.LIMITS for whose, most in rooms):
            raise Refused("refused-streams", status=429, wait=AGAIN)
        for whose, _ in rooms:
            _open[whose] += 1
    return Counted(source, [whose for whose, _ in rooms])
