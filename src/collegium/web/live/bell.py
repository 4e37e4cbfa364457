"""Wake-ups: the bell of a table rings and everybody who looks at it draws anew. It carries no truth; the journal does.
A room rings by itself after every change; who keeps the tables of this process hears it (`attach`).

In this process by default; over Redis as well when `COLLEGIUM_REDIS_URL` is given, for several processes. Without it
other processes find out on their rounds (`rounds.py`), a moment later.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

log = logging.getLogger("collegium.web.live.bell")
CHANNEL = "collegium.tables"
AWAY = 1.0  # seconds that anybody waits for Redis, and before it is tried again
_ears: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = {}
_lock = threading.Lock()
_far: Callable[[str], None] | None = None
_keepers: list[Callable[[str], None]] = []


@contextmanager
def listening(*tables: str) -> Iterator[asyncio.Event]:
    """An event that is set whenever the bell of one of these tables rings. Use it in the running event loop."""
    ear = (asyncio.get_running_loop(), asyncio.Event())
    with _lock:
        for table in tables:
            _ears.setdefault(table, set()).add(ear)
    try:
        yield ear[1]
    finally:
        with _lock:
            for table in tables:
                _ears[table].discard(ear)
                if not _ears[table]:
                    del _ears[table]


def heard(table: str) -> bool:
    """True when somebody in this process is looking at the table."""
    return table in _ears


def ears() -> int:
    """How many are looking at tables in this process."""
    with _lock:
        return sum(map(len, _ears.values()))


def ring(table: str) -> None:
    """A table has changed in this process: wake everybody who looks at it, here and (with Redis) in the other
    processes, and tell who keeps it."""
    call(table)
    for keeper in list(_keepers):
        keeper(table)


def attach(keeper: Callable[[str], None]) -> None:
    """Have something called, in the thread that rings, whenever a table has changed in this process."""
    _keepers.append(keeper)


def detach(keeper: Callable[[str], None]) -> None:
    if keeper in _keepers:
        _keepers.remove(keeper)


def call(name: str) -> None:
    """The same for what nobody keeps, as a gathering: only wake who listens."""
    ring_here(name)
    if _far:
        _far(name)


def ring_here(table: str) -> None:
    with _lock:
        ears = list(_ears.get(table, ()))
    for loop, event in ears:
        with suppress(RuntimeError):  # that loop is closing
            loop.call_soon_threadsafe(event.set)


def connect(url: str, when_rung: Callable[[str], None]) -> Callable[[], None]:
    """Ring over Redis from now on; `when_rung` hears of tables that changed elsewhere. Returns what ends it.

    Redis may be away: then nobody waits for it, and what was not rung is found by the keepers' rounds."""
    global _far
    import redis

    client: Any = redis.Redis.from_url(url, socket_timeout=AWAY, socket_connect_timeout=AWAY)
    own = uuid.uuid4().hex  # not the process's number: two machines may have the same
    ended = threading.Event()
    back = 0.0  # when Redis, which is away, is tried again

    def tell(table: str) -> None:
        nonlocal back
        if time.monotonic() < back:
            return
        try:
            client.publish(CHANNEL, json.dumps([own, table]))
        except redis.RedisError as error:
            back = time.monotonic() + AWAY
            log.warning("redis", extra={"facts": {"error": str(error)}})

    def listen() -> None:
        while not ended.is_set():
            try:
                with client.pubsub(ignore_subscribe_messages=True) as ear:
                    ear.subscribe(CHANNEL)
                    while not ended.is_set():
                        message = ear.get_message(timeout=AWAY / 2)
                        if message and (table := _told(message["data"], own)):
                            when_rung(table)
            except redis.RedisError as error:
                log.warning("redis", extra={"facts": {"error": str(error)}})
                ended.wait(AWAY)
            except Exception:  # of whoever was told: the next message is another table's
                log.exception("a bell from elsewhere was not heard")

    def end() -> None:
        global _far
        ended.set()
        _far = None

    _far = tell
    threading.Thread(target=listen, daemon=True, name="bell").start()
    return end


def _told(data: Any, own: str) -> str:
    """The table that another process has rung for; nothing where it was us, or makes no sense."""
    try:
        process, table = json.loads(data)
        return table if process != own and isinstance(table, str) else ""
    except (ValueError, TypeError):
        log.warning("a bell that says nothing", extra={"facts": {"data": repr(data)[:80]}})
        return ""
