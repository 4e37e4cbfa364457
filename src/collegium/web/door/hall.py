"""The stream of a gathering's host: one for all its tables. It wakes when one of them rings, or the gathering does, and
tells what changed; not more often than twice a second, however much is played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from typing import Any

from django.utils import timezone

from collegium.web.door.gateway import Stream
from collegium.web.door.stream import STILL, in_thread, silent, squeezed, streamed
from collegium.web.live import bell, classes
from collegium.web.live.rights import Right
from collegium.web.models import Gathering
from collegium.web.page.classes import Hall, look
from collegium.web.refusals import Refused

CALM, HEARTBEAT = 0.5, 5.0  # seconds: between two messages; after which it looks by itself, for waits and newcomers


def _looked(code: str, hall: Hall, right: Right) -> str:
    """What changed since the hall was looked at last; Refused when it is no longer the host who looks."""
    found = Gathering.objects.filter(code=code).first()
    if found is None or right.person is None or found.host_id != right.person.id or not right.is_there():
        raise Refused("refused-not-teacher", status=403)
    before = dict(hall.parts)
    return "".join(look(found, hall).since(before))


async def events(gathering: Gathering, lang: str, right: Right, zone: Any = None) -> AsyncGenerator[bytes]:
    hall = Hall(lang, zone)
    yield b"retry: 1000\n\n"
    while True:
        known = hall.tables
        with bell.listening(classes.bell_of(gathering), *known) as rung:
            while hall.tables == known:
                rung.clear()
                try:
                    told = await in_thread(_looked, gathering.code, hall, right)
                except Refused as refused:
                    yield f"event: gone\ndata: {refused.key}\n\n".encode()
                    return
                if told:
                    yield ("".join(f"data: {line}\n" for line in told.split("\n")) + "\n").encode()
                await asyncio.sleep(CALM)
                again = time.monotonic() + HEARTBEAT
                while await silent(rung, again):
                    yield STILL


def answer(request: Any, gathering: Gathering, lang: str, right: Right) -> Stream:
    """The stream as a response; all of the page comes first, as it may have changed since it was drawn."""
    gzipped = "gzip" in request.headers.get("Accept-Encoding", "")
    told = events(gathering, lang, right, timezone.get_current_timezone())
    response = streamed(request, squeezed(told) if gzipped else told, "text/event-stream")
    response["Content-Encoding"] = "gzip" if gzipped else "identity"
    return response
