"""The keeper of the tables: plays the bots, watches the clocks, gets the games compiled, sends notices. All of it in
the background.

It hears the bell, which rings after every change of a table, and queues what the table then needs. One thread waits for
what is due next; a few others do it. A bot makes one choice at a time, then queues again. A bot that searches thinks in
the fair queue of `thinking`, so that every table gets its turn; the pause that lets people follow runs while it thinks.
A discreet question is answered at once, here, after a brief thought: a pause would tell that somebody was asked, and
the others are shown nothing until then (`Room.hushed`). What no bell told it, it finds on its rounds (`rounds.py`).
"""

from __future__ import annotations

import heapq
import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from itertools import count

from django.conf import settings
from django.db import close_old_connections

from collegium import bots
from collegium.bots import dial
from collegium.engine import compiler, engines
from collegium.match import preparing
from collegium.match.match import SPECTATOR
from collegium.paths import cache_dir
from collegium.web.live import bell, breaks, catalogue, clocks, courier, even, guide, older, rooms, rounds, sharing
from collegium.web.live.room import Room
from collegium.web.live.sharing import Due
from collegium.web.live.thinking import first_person, turns
from collegium.web.models import Entry, Seat, Table
from collegium.web.refusals import Refused

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("collegium.web.live.keeper")
GRACE = 2.0  # seconds beyond a clock, for the way there and back
NEAR = 7200.0  # seconds before a clock is out that a keeper waits for it
BRIEF = 0.25  # seconds of thought about a discreet question
TRIES, PATIENCE = 5, 5.0  # after a failure: how often to try again, and the seconds before the first time
# Somebody else has chosen, here or elsewhere; or the table is paused, and rings when it goes on.
QUICKER = ("refused-stale", "refused-not-your-turn", "refused-over", "refused-halted", "refused-paused")


def takes_time(level: str) -> bool:
    """True for a bot that is sent to think: one that searches, or one of the server's own, of which nobody knows."""
    return level in bots.SEARCHING or level in settings.BOTS or dial.asked(level) is not None


class Keeper:
    """Keeps the tables of one process from `start` to `stop`. All methods may be called from any thread."""

    def __init__(self) -> None:
        self.running = False
        self.picked: dict[Due, int] = {}  # what a bot has thought out and not yet chosen
        self.busy: set[Due] = set()  # choices that a bot is thinking about
        self.failed: dict[Due, int] = {}  # how often a choice went wrong
        self._due: list[tuple[float, int, Due]] = []  # when, and in which order
        self._queued: set[Due] = set()
        self._doing: set[Due] = set()
        self._chosen: set[Due] = set()  # about to be written
        self._order = count()
        self._change = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._workers: ThreadPoolExecutor | None = None
        self._hang_up: Callable[[], None] | None = None
        self._rounds = rounds.Rounds(self.at_hand, self.rung)
        self._sharing = sharing.Sharing(turns, self.rung)
        self._courier = courier.Courier()

    def start(self) -> None:
        """Begin; picks up bots that were about to choose when the server stopped."""
        self.running, self._workers = True, ThreadPoolExecutor(3, "keeper")
        bell.attach(self.rung)
        if settings.REDIS_URL:
            self._hang_up = bell.connect(settings.REDIS_URL, rung_elsewhere)
        jobs = [self._wait, self._rounds.go, self._sharing.go, self._courier.go]
        jobs += [] if settings.PREPARE == "0" else [self._prepare]
        self._threads = [threading.Thread(target=job, daemon=True, name="keeper") for job in jobs]
        for thread in self._threads:
            thread.start()
        self._workers.submit(self.resume)

    def stop(self) -> None:
        """Queue nothing more and begin nothing more; a thought under way is not waited for."""
        bell.detach(self.rung)
        if self._hang_up:
            self._hang_up()
        for job in (self._rounds, self._sharing, self._courier):
            job.ended.set()
        with self._change:
            self.running = False
            self._change.notify_all()
        if self._workers:
            self._workers.shutdown(wait=False, cancel_futures=True)
        for thread in self._threads:
            thread.join(1.0)

    # ------------------------------------------------------------------------------------------------ queueing

    def rung(self, table: str) -> None:
        """A table has changed: see what it needs now."""
        try:
            self.attend(rooms.room(table))
        except older.Older:  # it was said when the table was set aside
            pass
        except Refused as refused:
            log.warning("a table cannot go on", extra={"facts": {"table": table, "why": refused.key}})
        except Exception:  # what was done is done; whoever did it need not hear of this
            log.exception("a table could not be attended to", extra={"facts": {"table": table}})

    def attend(self, room: Room) -> None:
        """Queue what the table now needs: a choice of the set-up, a bot's choice, or somebody's clock."""
        with room.lock:
            if not room.going or room.table.stopped:
                return
            for seat in room.match.to_act:
                due = (room.id, seat, room.asked(seat))
                if guide.waits(room, seat):
                    continue
                if room.quick:
                    self.queue(due, 0.0)
                elif room.seats[seat].bot:
                    self.queue(due, 0.0 if self._searches(room, seat) else pause(room, seat))
                elif (out := room.clocks.due(seat)) is not None:
                    left = (out - clocks.now()).total_seconds()
                    if left < NEAR:  # what is further off is found on the rounds
                        self.queue(due, max(0.0, left) + GRACE)

    def queue(self, due: Due, delay: float) -> None:
        with self._change:
            if due not in self._queued:
                self._queued.add(due)
                heapq.heappush(self._due, (time.monotonic() + delay, next(self._order), due))
                self._change.notify()

    def at_hand(self) -> set[str]:
        """The tables that this keeper is about to choose at."""
        with self._change:
            return {due[0] for due in (*self._queued, *self.busy, *self.picked, *self._doing, *self._chosen)}

    def resume(self) -> None:
        """Attend to every table that waits for a bot, for its set-up or for somebody with a clock."""
        try:
            breaks.wake()
            held = Table.objects.filter(state=Table.HELD).values_list("id", flat=True)  # its rules may be back
            timed = Seat.objects.filter(due__lt=clocks.now() + timedelta(seconds=NEAR), table__state=Table.RUNNING)
            waited = (*rounds.waiting().values_list("table", flat=True), *timed.values_list("table", flat=True))
            for table in {*held, *waited}:
                self.rung(table)
        except Exception:
            log.exception("tables could not be resumed")
        finally:
            close_old_connections()

    def _wait(self) -> None:
        while True:
            with self._change:
                while self.running and (not self._due or self._due[0][0] > time.monotonic()):
                    self._change.wait(max(0.0, self._due[0][0] - time.monotonic()) if self._due else None)
                if not self.running:
                    return
                _, _, due = heapq.heappop(self._due)
                self._queued.discard(due)
                self._doing.add(due)
            assert self._workers
            try:
                self._workers.submit(self.do, due)
            except RuntimeError:  # stopping
                return

    # ------------------------------------------------------------------------------------------------ choosing

    def do(self, due: Due) -> None:
        """One choice of a bot; or somebody's time is out. A bot that searches is sent to think first."""
        table, seat, answers = due
        chooses = False
        try:
            room = rooms.room(table)
            with room.lock:
                if not _owed(room, seat, answers):
                    self.picked.pop(due, None)
                    return
                bot, twin, discreet = room.seats[seat].bot, room.match.fork(), room.discreet(seat)
                quick, given = room.quick, guide.given(room, seat)
            if not bot and not quick:
                if not breaks.time_out(room, seat, answers):
                    self.attend(room)  # there is time left: all rested, or somebody was given more
                return
            level = catalogue.default_level() if quick else self.level(bot, room)
            if discreet and (level in bots.SEARCHING or dial.asked(level)):
                level = bots.for_seconds(level, min(BRIEF, bots.SEARCHING.get(level, BRIEF)))
            with self._change:  # of several who come for one choice, one thinks, and one chooses what was thought
                picked = self.picked.pop(due, given)
                chooses = picked is not None or discreet or not takes_time(level)
                if not chooses and (due in self.busy or due in self._chosen):
                    return
                (self._chosen if chooses else self.busy).add(due)
            if not chooses:
                self._sharing.wait(due)
                turns.add(table, partial(self._think, room, due, level), first_person(room))
                return
            option = bots.pick(twin, seat, level, threads=1) if picked is None else picked
            room.choose(seat, option, answers, Entry.BOT)
            self.failed.pop(due, None)
        except Refused as refused:
            if refused.key == "refused-illegal":
                self._fail(due)
            elif refused.key not in QUICKER:
                log.warning("a table cannot go on", extra={"facts": {"table": table, "why": refused.key}})
        except Exception:
            self._fail(due)
        finally:
            with self._change:
                self._doing.discard(due)
                if chooses:
                    self._chosen.discard(due)
            close_old_connections()

    def _fail(self, due: Due) -> None:
        """Something went wrong with a choice, as when the database was away: say so, and try again a few times; then
        the rounds come by."""
        log.exception("a bot failed", extra={"facts": {"table": due[0], "seat": due[1]}})
        tried = self.failed[due] = self.failed.get(due, 0) + 1
        if tried <= TRIES:
            self.queue(due, PATIENCE * tried)
        else:
            del self.failed[due]

    def _think(self, room: Room, due: Due, level: str, threads: int) -> None:
        """Search for a choice, then choose once the pause is over; unless another process does."""
        _, seat, answers = due
        try:
            if not self._sharing.begin(due):
                return
            with room.lock:
                if not _owed(room, seat, answers):
                    return
                twin = room.match.fork()
            self.picked[due] = bots.pick(twin, seat, level, threads)
        except Exception:
            self._fail(due)
            return
        finally:
            self._sharing.end(due)
            with self._change:
                self.busy.discard(due)
        left = room.since[seat] + pause(room, seat) - time.monotonic()
        if left > 0.02:
            self.queue(due, left)
        else:
            self.do(due)

    def level(self, bot: str, room: Room) -> str:
        """The bot's level; the lightest while the rules are not compiled yet, so that nobody waits."""
        ready = engines.engine(room.match.game).compiled
        return bot if ready and even.is_bot(room.match.game, bot) else catalogue.levels()[0]

    def _searches(self, room: Room, seat: int) -> bool:
        thinks = takes_time(self.level(room.seats[seat].bot, room)) and not room.discreet(seat)
        return thinks and guide.given(room, seat) is None

    # ----------------------------------------------------------------------------------------------- compiling

    def _prepare(self) -> None:
        """Compile the games one after another; play goes on uncompiled meanwhile."""
        for game in catalogue.games():
            if settings.PREPARE == "cached" and not compiler.is_cached(game):
                continue
            begun = time.monotonic()
            with _compiling_alone():
                job = preparing.prepare(game)
                while self.running and not job.finished and not job.error:
                    time.sleep(0.2)
            if not self.running:
                return
            facts = {"game": game.key, "seconds": round(time.monotonic() - begun, 1), "error": job.error}
            log.info("rules compiled" if not job.error else "rules not compiled", extra={"facts": facts})


@contextmanager
def _compiling_alone() -> Iterator[None]:
    """One process of this machine at a time: the others then find the game compiled."""
    if fcntl is None:  # several may compile the same
        yield
        return
    folder = cache_dir()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _owed(room: Room, seat: int, answers: int) -> bool:
    """Does the seat still owe this choice?"""
    return room.going and seat in room.match.to_act and room.asked(seat) == answers


def pause(room: Room, seat: int) -> float:
    """How long a bot waits from when it was asked: not at all before a discreet choice, less for a second choice in a
    row (with nothing between that others may know of)."""
    if room.discreet(seat):
        return 0.0
    last = room.last.get(seat)
    again = last is not None and room.numbers.outward(SPECTATOR, last.number) == room.number(SPECTATOR) - 1
    return float(settings.BOT_PAUSE * (0.6 if again else 1.0))


def rung_elsewhere(table: str) -> None:
    """A table has changed in another process, whose keeper attends to it. Here it is followed while somebody looks."""
    try:
        if bell.heard(table):
            rooms.refresh(table)
        else:
            rooms.refresh_later(table)
    finally:
        close_old_connections()
    bell.ring_here(table)
