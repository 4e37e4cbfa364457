"""Requests of one kind have threads and a queue of their own, so that nobody waits for another kind of work.

`KINDS` names them. `urls.py` says beside each view to which kind its requests belong (`pooled`); what it does not name
is a page. A request that finds no free thread waits in a bounded queue. The queue serves one address after another, and
one visitor of an address after another. No address takes more than half of its places. A request whose client goes
away while it waits is dropped.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from django.db import connections

T = TypeVar("T")
View = Callable[..., Any]
Place = asyncio.Future[None]  # in a queue; done when it is its turn
Whose = tuple[str, int]  # an address, and which of the visitors behind it


class Kind(NamedTuple):
    """How many requests of a kind are served at once, and how many may wait. `keeps`: its threads are busy so often
    that each keeps its connection to the database."""

    threads: int
    places: int
    keeps: bool = False


KINDS = {
    "choices": Kind(10, 2000, keeps=True),  # they wait for the disk together, so many of them take no longer than one
    "tables": Kind(4, 6000, keeps=True),  # pages and streams; after a restart all browsers ask for theirs again at once
    "pages": Kind(3, 1200, keeps=True),  # everything that names no other kind
    "files": Kind(1, 4000),
    "health": Kind(1, 200),
    "pictures": Kind(2, 400),  # positions that are drawn for who asks, and moments of finished games
    "passwords": Kind(1, 200),  # a hash takes a third of a second of one core
    "outside": Kind(4, 32),  # waits for a server of somebody else
    "uploads": Kind(1, 64),
    "analysis": Kind(2, 600),
    "exports": Kind(1, 64),
}
PAGES, FILES = "pages", "files"


def pooled(kind: str, view: View, *methods: str) -> View:
    """Mark a view's requests (those of `methods`, else all) as of a kind."""
    assert kind in KINDS, kind
    view.pool = (kind, methods)  # type: ignore[attr-defined]
    return view


def kind_of(view: View, method: str) -> str:
    """The kind of a request to this view."""
    kind, methods = getattr(view, "pool", (PAGES, ()))
    return kind if not methods or method in methods else PAGES


class Full(Exception):
    """There is no place left in the queue, or none for this address."""


class Gone(Exception):
    """The client went away while its request waited."""


class Queue:
    """Who waits for a thread. Serves addresses in turn, and the visitors of an address in turn."""

    def __init__(self, places: int) -> None:
        self.places, self.size = places, 0
        self._waiting: OrderedDict[str, OrderedDict[int, dict[Place, None]]] = OrderedDict()
        self._sizes: dict[str, int] = {}

    def join(self, whose: Whose) -> Place:
        """A place. Raises Full."""
        address, visitor = whose
        if self.size >= self.places or self._sizes.get(address, 0) >= self.places // 2:
            raise Full
        place: Place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(visitor, {})[place] = None
        self._sizes[address] = self._sizes.get(address, 0) + 1
        self.size += 1
        return place

    def next(self) -> Place | None:
        """Whose turn it is now; None when nobody waits."""
        if not self._waiting:
            return None
        address, visitors = next(iter(self._waiting.items()))
        visitor, places = next(iter(visitors.items()))
        place = next(iter(places))
        visitors.move_to_end(visitor)
        self._waiting.move_to_end(address)
        self.leave((address, visitor), place)
        return place

    def leave(self, whose: Whose, place: Place) -> None:
        """Give up a place."""
        address, visitor = whose
        visitors = self._waiting[address]
        del visitors[visitor][place]
        if not visitors[visitor]:
            del visitors[visitor]
        self.size -= 1
        self._sizes[address] -= 1
        if not visitors:
            del self._waiting[address], self._sizes[address]


class Pool:
    """The threads of one kind, and who waits for them. All but the work itself happens in the event loop."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.kind, self.free = kind, kind.threads
        self.queue = Queue(kind.places)
        self._threads = ThreadPoolExecutor(kind.threads, name)

    async def run(self, whose: Whose, gone: Callable[[], Any], work: Callable[[], T]) -> T:
        """What the work returns, done in a thread when it is this visitor's turn. `gone()` returns, or raises, once the
        client has left. Raises Full at once, and Gone while it waits; work that has begun is finished."""
        if self.free:
            self.free -= 1
        else:
            await self._turn(whose, gone)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._whole, work)
        finally:
            self._pass_on()

    async def _turn(self, whose: Whose, gone: Callable[[], Any]) -> None:
        """Wait for a thread, or for the client to leave."""
        place, watch = self.queue.join(whose), asyncio.ensure_future(gone())
        try:
            await asyncio.wait((place, watch), return_when=asyncio.FIRST_COMPLETED)
            left = watch.done()
        except asyncio.CancelledError:
            self._step_back(whose, place)
            raise
        finally:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)
        if left:
            self._step_back(whose, place)
            raise Gone

    def _step_back(self, whose: Whose, place: asyncio.Future[None]) -> None:
        """Leave the queue, or pass the thread on that was given a moment ago."""
        if place.done():
            self._pass_on()
        else:
            self.queue.leave(whose, place)

    def _pass_on(self) -> None:
        """A thread is free: for the next one."""
        if place := self.queue.next():
            place.set_result(None)
        else:
            self.free += 1

    def _whole(self, work: Callable[[], T]) -> T:
        try:
            return work()
        finally:
            if not self.kind.keeps:
                connections.close_all()


def pools() -> dict[str, Pool]:
    """Every kind's pool, for one process."""
    return {name: Pool(name, kind) for name, kind in KINDS.items()}
