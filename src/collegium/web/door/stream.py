"""The stream of a table: server-sent events, one message per change with all fragments that changed for its viewer.

`id:` says what its viewer saw. A browser that comes back with `Last-Event-ID` gets everything it may have missed. The
right to look is asked at every message, and now and then where there is none; when it is gone, the last message says so
(`event: gone`).
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from typing import Any, TypeVar

from django.db import close_old_connections

from collegium.web.door import crowd
from collegium.web.door.gateway import Stream
from collegium.web.live import bell
from collegium.web.live.rights import Right
from collegium.web.live.room import HUSH
from collegium.web.live.rooms import room as open_room
from collegium.web.page.paint import Painting, Viewer, paint
from collegium.web.refusals import Refused

T = TypeVar("T")
SIGN = 2.0  # seconds between signs of life; a page that misses two takes its connection for dead (site.js)
HEARTBEAT = 10.0  # seconds after which the right to look is asked though nothing happened
STILL = b"event: still\ndata: here\n\n"
_painters = ThreadPoolExecutor(2, "paint")


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Run blocking work off the event loop."""

    def whole() -> T:
        try:
            return work(*args)
        finally:
            close_old_connections()

    return await asyncio.get_running_loop().run_in_executor(_painters, whole)


def message(painting: Painting, old: Painting | None) -> bytes:
    """One event with everything that changed; empty when nothing did."""
    changed = "".join(painting.since(old))
    if not changed:
        return b""
    lines = "".join(f"data: {line}\n" for line in changed.split("\n"))
    return f"id: {painting.stamp}\n{lines}\n".encode()


def _painted(table: str, viewer: Viewer, right: Right) -> Painting | None:
    """What a viewer sees now, in the room as it is open now: it may have been opened anew. None: wait a moment."""
    room = open_room(table)
    right.check(room)
    return None if room.hushed else paint(room, viewer)


async def woken(rung: asyncio.Event, seconds: float) -> bool:
    """Wait for the bell, at most so long."""
    try:
        await asyncio.wait_for(rung.wait(), seconds)
    except TimeoutError:
        return False
    return True


async def silent(rung: asyncio.Event, end: float) -> bool:
    """Wait for the bell, at most until then. True, meanwhile: it is time for a sign of life."""
    left = end - time.monotonic()
    return left > 0 and not await woken(rung, min(SIGN, left))


async def events(table: str, viewer: Viewer, seen: str, right: Right) -> AsyncGenerator[bytes]:
    """The messages of one viewer from where they stand, for as long as they may look."""
    with bell.listening(table) as rung:
        last: Painting | None = None
        yield b"retry: 1000\n\n"
        while True:
            rung.clear()
            try:
                painting = await in_thread(_painted, table, viewer, right)
            except Refused as refused:
                yield f"event: gone\ndata: {refused.key}\n\n".encode()
                return
            if painting is None:
                await woken(rung, HUSH)
                continue
            if painting is not last and (last or painting.stamp != seen) and (told := message(painting, last)):
                yield told
            last = painting
            look = time.monotonic() + HEARTBEAT
            while await silent(rung, look):
                yield STILL


async def squeezed(source: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """The stream gzipped, every message flushed at once. What repeats between messages costs next to nothing."""
    squeeze = zlib.compressobj(6, zlib.DEFLATED, 31, 5)
    async with aclosing(source) as parts:
        async for part in parts:
            yield squeeze.compress(part) + squeeze.flush(zlib.Z_SYNC_FLUSH)


def answer(request: Any, table: str, viewer: Viewer, right: Right) -> Stream:
    """The stream as a response. `from` in the address is what the page was drawn at; `Last-Event-ID` is newer."""
    seen = (request.headers.get("Last-Event-ID") or request.GET.get("from", ""))[:60]
    gzipped = "gzip" in request.headers.get("Accept-Encoding", "")
    told = events(table, viewer, seen, right)
    response = streamed(request, squeezed(told) if gzipped else told, "text/event-stream")
    response["Content-Encoding"] = "gzip" if gzipped else "identity"
    return response


def streamed(request: Any, source: AsyncGenerator[bytes], kind: str) -> Stream:
    """A response that nobody on the way keeps or holds back. Refused where who asks has too many streams already."""
    return Stream(
        crowd.counted(request, source),
        content_type=kind,
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )
