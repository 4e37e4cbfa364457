"""The keeper of the tables: plays the bots, watches the clocks, gets the games compiled. All of it in the background.

One thread waits for what is due next; a few others do it. A bot makes one choice at a time, then queues again. A bot
that searches thinks in the fair queue of `thinking`, so that every table gets its turn; the pause that lets people
follow runs while it thinks. A discreet question is answered at once, here, after a brief thought: a pause would tell
that somebody was asked, and the others are shown nothing until then (`Room.hushed`).
"""

from __future__ import annotations

import heapq
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count

from django.conf import settings
from django.db import close_old_connections
from django.db.models import Q

from collegium import bots
from collegium.kernel import compiler, engines
from collegium.kernel.match import SPECTATOR
from collegium.web import bell, catalogue, rooms
from collegium.web.models import Entry, Seat, Table
from collegium.web.refusals import Refused
from collegium.web.room import Room
from collegium.web.thinking import turns

log = logging.getLogger("collegium.web.keeper")
GRACE = 2.0  # seconds beyond a clock, for the way there and back
BRIEF = 0.25  # seconds of thought about a discreet question
TRIES, PATIENCE = 5, 5.0  # after a failure: how often to try again, and the seconds before the first time
_due: list[tuple[float, int, str, int, int]] = []  # when, order, table, seat, the number it answers
_queued: set[tuple[str, int, int]] = set()
_picked: dict[tuple[str, int, int], int] = {}  # what a bot has thought out and not yet chosen
_busy: set[tuple[str, int, int]] = set()  # choices that a bot is thinking about
_failed: dict[tuple[str, int, int], int] = {}  # how often a choice went wrong
_order = count()
_change = threading.Condition()
_running = False
_workers: ThreadPoolExecutor | None = None


def start() -> None:
    """Begin to keep the tables of this process; picks up bots that were about to choose when the server stopped."""
    global _running, _workers
    if _running:
        return
    _running, _workers = True, ThreadPoolExecutor(3, "keeper")
    threading.Thread(target=_wait, daemon=True, name="keeper").start()
    if settings.REDIS_URL:
        bell.connect(settings.REDIS_URL, _rung_elsewhere)
    _workers.submit(_resume)
    if settings.PREPARE != "0":
        threading.Thread(target=_prepare, daemon=True, name="prepare").start()


def stop() -> None:
    global _running
    with _change:
        _running = False
        _change.notify()
    if _workers:
        _workers.shutdown(wait=False, cancel_futures=True)


def attend(room: Room) -> None:
    """Queue what the table now needs: a bot's choice, or somebody's clock."""
    with room.lock:
        if not room.going:
            return
        for seat in room.match.to_act:
            if room.seats[seat].bot:
                queue(room.id, seat, room.asked(seat), 0.0 if _searches(room, seat) else _pause(room, seat))
            elif room.table.pace == Table.LIVE and room.table.clock:
                left = room.since[seat] + room.table.clock + GRACE - time.monotonic()
                queue(room.id, seat, room.asked(seat), max(0.0, left))


def _pause(room: Room, seat: int) -> float:
    """How long a bot waits from when it was asked: not at all before a discreet choice, less for a second choice in a
    row (with nothing between that others may know of)."""
    if room.discreet(seat):
        return 0.0
    last = room.last.get(seat)
    again = last is not None and room.numbers.outward(SPECTATOR, last.number) == room.number(SPECTATOR) - 1
    return float(settings.BOT_PAUSE * (0.6 if again else 1.0))


def _searches(room: Room, seat: int) -> bool:
    return _level(room.seats[seat].bot, room) in bots.SEARCHING and not room.discreet(seat)


def queue(table: str, seat: int, answers: int, delay: float) -> None:
    with _change:
        if (table, seat, answers) not in _queued:
            _queued.add((table, seat, answers))
            heapq.heappush(_due, (time.monotonic() + delay, next(_order), table, seat, answers))
            _change.notify()


def _wait() -> None:
    while True:
        with _change:
            while _running and (not _due or _due[0][0] > time.monotonic()):
                _change.wait(max(0.0, _due[0][0] - time.monotonic()) if _due else None)
            if not _running:
                return
            _, _, table, seat, answers = heapq.heappop(_due)
            _queued.discard((table, seat, answers))
        assert _workers
        try:
            _workers.submit(_do, table, seat, answers)
        except RuntimeError:  # stopping
            return


def _do(table: str, seat: int, answers: int) -> None:
    """One choice of a bot, or for somebody whose time is up. A bot that searches is sent to think first."""
    picked = _picked.pop((table, seat, answers), None)
    try:
        room = rooms.room(table)
        with room.lock:
            if room.match.over or seat not in room.match.to_act or room.asked(seat) != answers:
                return
            bot, twin, discreet = room.seats[seat].bot, room.match.fork(), room.discreet(seat)
        level = _level(bot, room)
        if discreet and level in bots.SEARCHING:
            level = f"{bots.OWN}{min(BRIEF, bots.SEARCHING[level])}s"
        if picked is None and level in bots.SEARCHING:
            with _change:
                if (table, seat, answers) in _busy:
                    return
                _busy.add((table, seat, answers))
            turns.add(table, partial(_think, room, seat, answers, level))
            return
        try:
            option = bots.pick(twin, seat, level, threads=1) if picked is None else picked
            room.choose(seat, option, answers, Entry.BOT if bot else Entry.CLOCK)
        except Refused as refused:
            if refused.key != "refused-stale":
                log.warning("a bot was refused", extra={"facts": {"table": table, "seat": seat, "why": refused.key}})
        _failed.pop((table, seat, answers), None)
        bell.ring(table)
        attend(room)
    except Refused as refused:
        log.warning("a table cannot go on", extra={"facts": {"table": table, "why": refused.key}})
    except Exception:
        _fail(table, seat, answers)
    finally:
        close_old_connections()


def _fail(table: str, seat: int, answers: int) -> None:
    """Something went wrong with a choice, as when the database was away: say so, and try again a few times."""
    log.exception("a bot failed", extra={"facts": {"table": table, "seat": seat}})
    tried = _failed[table, seat, answers] = _failed.get((table, seat, answers), 0) + 1
    if tried <= TRIES:
        queue(table, seat, answers, PATIENCE * tried)
    else:
        del _failed[table, seat, answers]


def _think(room: Room, seat: int, answers: int, level: str, threads: int) -> None:
    """Search for a choice, then choose once the pause is over."""
    try:
        with room.lock:
            if room.match.over or seat not in room.match.to_act or room.asked(seat) != answers:
                return
            twin = room.match.fork()
        _picked[room.id, seat, answers] = bots.pick(twin, seat, level, threads)
    except Exception:
        _fail(room.id, seat, answers)
        return
    finally:
        with _change:
            _busy.discard((room.id, seat, answers))
    left = room.since[seat] + _pause(room, seat) - time.monotonic()
    if left > 0.02:
        queue(room.id, seat, answers, left)
    else:
        _do(room.id, seat, answers)


def _level(bot: str, room: Room) -> str:
    """The bot's level; the lightest while the rules are not compiled yet, so that nobody waits."""
    ready = engines.engine(room.match.game).compiled
    return bot if ready and bot in bots.LEVELS else catalogue.levels()[0]


def _resume() -> None:
    """Attend to every table that waits for a bot or for somebody with a clock."""
    timed = Q(table__pace=Table.LIVE, table__clock__gt=0)
    try:
        waiting = Seat.objects.filter(~Q(bot="") | timed, waiting=True, table__state=Table.RUNNING)
        for table in set(waiting.values_list("table", flat=True)):
            try:
                attend(rooms.room(table))
            except Refused:
                continue
    except Exception:
        log.exception("tables could not be resumed")
    finally:
        close_old_connections()


def _rung_elsewhere(table: str) -> None:
    room = rooms.known(table)
    if room:
        try:
            room.catch_up()
        except Exception:  # it opens again from its journal when somebody looks
            log.exception("a room could not catch up", extra={"facts": {"table": table}})
            rooms.close(table)
        finally:
            close_old_connections()
    bell.ring_here(table)


def _prepare() -> None:
    """Compile the games one after another; play goes on uncompiled meanwhile."""
    for game in catalogue.games():
        if settings.PREPARE == "cached" and not compiler.is_cached(game):
            continue
        begun = time.monotonic()
        job = engines.prepare(game)
        while _running and not job.finished and not job.error:
            time.sleep(0.2)
        facts = {"game": game.key, "seconds": round(time.monotonic() - begun, 1), "error": job.error}
        log.info("rules compiled" if not job.error else "rules not compiled", extra={"facts": facts})
        if not _running:
            return
