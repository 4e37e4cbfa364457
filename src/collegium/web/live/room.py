"""A room: the live match of one table, a cache of its journal. Every choice is committed before anybody is told.

The journal only grows: choices and undos are rows numbered from 0; `version` is how many there are. A choice carries
the number its menu was drawn for; it is refused when the menu has changed since, so a stale menu can never be applied.
That number, like all that clients are told, is the viewer's own (`numbers.py`); `version` stays inside.

Other processes may have a room of the same table. Whatever anybody adds to a table also counts up its `pulse`: a room
whose pulse differs is behind (`rooms.py` looks). And before a room refuses anything, it looks at the pulse, and reads
the journal where it is behind: another process may have been quicker, and what was asked be good all the same.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import F

from collegium.match.match import SPECTATOR, BadMatch, BrokenRules, IllegalChoice, Match
from collegium.match.story import Story
from collegium.web.live import bell, clocks, curve, older, rows, timing, writing
from collegium.web.live.numbers import Numbers
from collegium.web.models import Chat, Entry, Hint, Table
from collegium.web.refusals import Refused
from collegium.web.words import match_say, say

log = logging.getLogger("collegium.web.live.room")
BEGUN = time.monotonic()  # of this process
CHATS = 60  # lines of chat kept at hand
HUSH = 1.5  # seconds that a bot has to answer a discreet question before anybody is shown that it was asked
ALONE = "alone"  # the menu of the only seat that owes a choice: nobody can change it but that seat


class Room:
    """The match of one running (or finished) table. All methods may be called from any thread."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = threading.RLock()
        self.painted: dict[Any, Any] = {}  # what was drawn of the room as it is, by viewer; see paint.py
        self.faces: dict[str, list[Any]] = {}  # what zones looked like lately, see faces.py
        self.spans: dict[Any, tuple[int, int]] = {}  # the columns zones take, see paint.py
        self.said: dict[Any, str] = {}  # words, see words.room_say
        self.kept: dict[Any, Any] = {}  # panels drawn lately
        self.pieces: dict[str, Any] = {}  # of the board, as drawn lately with these names, see board.canvas_of
        self.behind = True  # the journal has to be read (again) before anything is added to it
        self.late = False  # something was added elsewhere, to be read when the room is used next
        self.used = time.monotonic()
        self._open()

    def _open(self) -> None:
        """Read the table and its journal and play it through."""
        self.late = False
        self.table = Table.objects.select_related("rematch").get(id=self.id)
        if self.table.state == Table.OPEN:
            raise Refused("refused-not-begun")
        self.seats = list(self.table.seats.all())
        game, self.older = older.opened(self.table, self.seats)
        names = [seat.name for seat in self.seats]
        try:
            self.match = Match(game, len(names), self.table.variant, int(self.table.seed), names)
            self.story = Story(self.match)
        except BadMatch as error:
            raise older.unplayable(self.table, self.seats, game) from error
        self.version, self.numbers = 0, Numbers(len(names))
        self.owed: list[tuple[int, Any]] = [(0, None)] * len(names)  # the number each seat's menu is of, and the menu
        entries = list(self.table.entries.all())
        self.since = [_moment(entries[0].at if entries else self.table.changed)] * len(names)  # when each was asked
        self.last: dict[int, Entry] = {}
        self._ask(SPECTATOR, self.since[0])
        self.clocks = clocks.Clocks(self.table, len(names))
        begun = self.table.begun or (entries[0].at if entries else self.table.changed)
        self.clocks.begin(self.match.to_act, self.discreet, begun)
        for entry in entries:
            self._play(entry)
        older.settle(self, self.older)
        self.older = False
        self._read_beside(found__isnull=False)
        self.behind = False
        self._fresh()

    def _read_beside(self, **hints: Any) -> None:
        """Read what is kept beside the journal: the chat, what the coach said, what happened to the clocks."""
        self.chats: deque[Chat] = deque(reversed(self.table.chats.order_by("-id")[:CHATS]), CHATS)
        self.hints: dict[int, Hint] = {hint.seat: hint for hint in self.table.hints.filter(**hints)}
        rows.read_marks(self)

    def catch_up(self, pulse: int = -1) -> bool:
        """Read what other processes added to the table; nothing to do where the room has come to this pulse.
        True when there was something. If it fails, the room stays behind and reads everything when it is used next."""
        with self.lock:
            if self.behind:
                self._open()
                return True
            if self.table.pulse == pulse:
                return False
            known, self.behind, self.late, names = self.table.pulse, True, False, [seat.name for seat in self.seats]
            self.table.refresh_from_db()
            self.seats = list(self.table.seats.all())
            if names != [seat.name for seat in self.seats] or self.table.state == Table.HELD:  # a bot's seat was taken
                self.said, self.kept, self.pieces, self.faces = {}, {}, {}, {}
                self._open()
                return True
            for entry in self.table.entries.filter(number__gte=self.version):
                self._play(entry)
            self._read_beside()
            self.behind = False
            self._fresh()
            return bool(self.table.pulse != known)

    def heal(self) -> None:
        """Read the journal where that failed before, and what was added elsewhere while nobody looked."""
        if self.behind or self.late:
            self.catch_up()

    # ------------------------------------------------------------------------------------------------ looking

    def number(self, viewer: int) -> int:
        """How many choices and takings back there have been, as far as a viewer may know."""
        return self.numbers.outward(viewer, self.version)

    def asked(self, seat: int) -> int:
        """The number (of this seat's own) that a choice of this seat answers."""
        return self.numbers.outward(seat, self.owed[seat][0])

    def discreet(self, seat: int) -> bool:
        """Does the seat owe a choice of which nobody else may know?"""
        return self.match.asked(seat).discreet

    @property
    def hushed(self) -> bool:
        """Only bots are asked, and discreetly. They answer at once, and nobody is shown the moment before."""
        with self.lock:
            asked = self.match.to_act if self.going else ()
            return bool(asked) and all(
                self.seats[seat].bot and self.discreet(seat) and time.monotonic() - self.since[seat] < HUSH
                for seat in asked
            )

    @property
    def coached(self) -> bool:
        """May players ask the coach at this table?"""
        if self.table.coach == Table.ALONE:
            return not self.table.rated and sum(not seat.bot or seat.stood_in for seat in self.seats) == 1
        return bool(self.table.coach == Table.ALWAYS and not self.table.rated)

    def hint(self, seat: int) -> Hint | None:
        """What the coach says (or is thinking) about the choice that a seat owes now."""
        found = self.hints.get(seat)
        return found if found and seat in self.match.to_act and found.answers == self.asked(seat) else None

    @property
    def going(self) -> bool:
        """Is the game being played: neither over nor left by everybody?"""
        return not self.match.over and self.table.state != Table.ENDED

    @property
    def setting_up(self) -> bool:
        """Is the game still being set up, as it says itself?"""
        says = self.match.game.setting_up
        return says is not None and self.going and bool(says(self.match.state))

    @property
    def quick(self) -> bool:
        """Are choices of the set-up being taken for everybody now?"""
        return bool(self.table.quick) and self.setting_up

    def can_undo(self, seat: int) -> bool:
        """What was taken for a seat is not taken back by it."""
        last = self.last.get(seat)
        own = (last is None or last.by not in (Entry.BOT, Entry.GIVEN)) and not self.seats[seat].bot
        allowed = self.table.undo and not self.table.rated and not self.table.resting
        return allowed and own and self.going and self.match.can_undo(seat)

    def seats_of(self, person: Any) -> list[int]:
        """The seats that a person holds at this table; looked up again when they seem to hold none (a guest's
        seats pass to the account)."""
        if person is None:
            return []
        own = [seat.number for seat in self.seats if seat.person_id == person.id]
        if not own and (found := list(self.table.seats.filter(person=person))):
            with self.lock:
                for seat in found:
                    self.seats[seat.number].person_id = person.id
            own = [seat.number for seat in found]
        return own

    # ------------------------------------------------------------------------------------------------ acting
    # Every change rings the bell by itself, once it is kept: whoever looks draws anew, and bots and clocks are seen to.

    @timing.timed
    def choose(self, seat: int, option: int, answers: int, by: str = Entry.PERSON, lang: str = "en") -> bool:
        """Answer for a seat. False when this very choice had been taken before; Refused when it cannot be taken."""
        return self._tried(lambda: self._choose(seat, option, answers, by, lang))

    def _choose(self, seat: int, option: int, answers: int, by: str, lang: str) -> bool:
        last = self.last.get(seat)
        if last and (last.kind, last.answers, last.option) == (Entry.CHOICE, answers, option):
            return False
        if not self.going:
            raise Refused("refused-over")
        rows.check_player(self, seat, by)
        if seat not in self.match.to_act:
            raise Refused("refused-not-your-turn")
        if not self.asked(seat) <= answers <= self.number(seat):
            raise Refused("refused-stale")
        before, discreet = self.match.fork(), self.discreet(seat)
        try:
            self.match.choose(seat, option)
        except IllegalChoice as error:
            why = match_say(self.match, error.text, lang, seat) if error.text else say(lang, "not-offered")
            raise Refused("refused-illegal", reason=why) from None
        except BrokenRules:
            log.exception("broken rules", extra={"facts": {"table": self.id, "number": self.version}})
            self.match, self.behind = before, True
            raise Refused("refused-broken", status=500) from None
        entry = Entry(table=self.table, seat=seat, option=option, answers=answers, by=by, at=clocks.now())
        self._commit(entry, before, discreet)
        return True

    def undo(self, seat: int, answers: int) -> None:
        """Take back a seat's own last choice while nothing was revealed."""
        self._tried(lambda: self._undo(seat, answers))

    def _undo(self, seat: int, answers: int) -> bool:
        if answers != self.number(seat):
            raise Refused("refused-stale")
        if self.table.halted:
            raise Refused("refused-halted")
        if not self.can_undo(seat):
            raise Refused("refused-undo")
        before = self.match.fork()
        self.match.undo(seat)
        entry = Entry(table=self.table, kind=Entry.UNDO, seat=seat, answers=answers, at=clocks.now())
        self._commit(entry, before, self.discreet(seat))
        return True

    def chat(self, seat: int, text: str) -> None:
        with self.adding():
            self.chats.append(Chat.objects.create(table=self.table, seat=seat, text=text))

    def set_hint(self, seat: int, answers: int, found: list[dict[str, Any]] | None) -> None:
        """Keep what the coach found for a seat (None: it is thinking)."""
        with self.adding():
            self.hints[seat], _ = Hint.objects.update_or_create(
                table=self.table, seat=seat, defaults={"answers": answers, "found": found}
            )

    # ------------------------------------------------------------------------------------------------ inside

    @contextmanager
    def adding(self) -> Iterator[None]:
        """Around what is kept beside the journal."""
        writing.wait()
        with self.lock, writing.briefly():
            self.heal()
            try:
                with transaction.atomic():
                    yield
                    self._beat()
            except Exception:
                self.behind = True
                raise
            self._fresh()
        bell.ring(self.id)

    def _tried(self, act: Callable[[], bool]) -> bool:
        """Do something. Where it is refused and the room is behind, it reads the journal and what is beside, and
        tries once more. Rings when something was done or read: those who look have been shown what was."""
        return writing.patiently(lambda: self._tried_once(act))

    def _tried_once(self, act: Callable[[], bool]) -> bool:
        done = news = False
        try:
            with self.lock:
                while True:
                    self.heal()
                    known = self.version
                    try:
                        done = act()
                        return done
                    except Refused:
                        grown = self.catch_up(rows.pulse(self.id)) or self.version != known
                        news = news or grown
                        if not grown:
                            raise
        finally:
            if done or news:
                bell.ring(self.id)

    def _commit(self, entry: Entry, before: Match, discreet: bool) -> None:
        """Write what the match has just done. If the journal does not take it, the match is again what it was before,
        and then what the journal says, if that can be read."""
        entry.number = self.version
        try:
            self.clocks.follow(entry, self.match.to_act, self.discreet)
            with transaction.atomic():
                entry.save(force_insert=True)
                self._save()
        except Exception as error:
            self.match, self.behind = before, True
            self._open()
            if isinstance(error, IntegrityError):  # another process was quicker
                raise Refused("refused-stale") from None
            raise
        self.version += 1
        self._note(entry, discreet)
        self._fresh()

    def _save(self) -> None:
        """Bring the rows that lists are made from up to date: who is waited for, and the result. Refused when everybody
        has left meanwhile, or the host has halted the table."""
        told: dict[str, Any] = {"changed": clocks.now()}
        if self.match.over:
            told |= {"state": Table.OVER, "curve": curve.points_over_time(self.match)}
        if not self._beat(Table.RUNNING, **told):
            halted = Table.objects.filter(id=self.id, halted=True).exists()
            raise Refused("refused-halted" if halted else "refused-over")
        rows.write(self)

    def _beat(self, only: str = "", **told: Any) -> bool:
        """Count up the table's pulse, and note this with it; within the transaction of whatever was added."""
        rules = {"rules_version": self.match.game.rules_version, "data": self.match.game.components.digest}
        rows = Table.objects.filter(id=self.id, **({"state": only, "halted": False, **rules} if only else {}))
        if not rows.update(pulse=F("pulse") + 1, **told):
            return False
        self.table.pulse += 1
        for name, value in told.items():
            setattr(self.table, name, value)
        return True

    def _play(self, entry: Entry) -> None:
        """Follow one row of the journal."""
        if entry.number != self.version:
            raise Refused("refused-broken", status=500)
        try:
            if entry.kind == Entry.UNDO:
                self.match.undo(entry.seat)
                discreet = self.discreet(entry.seat)
            else:
                discreet = self.discreet(entry.seat)
                self.match.choose(entry.seat, entry.option)
        except (IllegalChoice, BrokenRules):
            if self.older:
                raise older.unplayable(self.table, self.seats, self.match.game) from None
            log.exception("the journal does not hold", extra={"facts": {"table": self.id, "number": entry.number}})
            raise Refused("refused-broken", status=500) from None
        self.clocks.follow(entry, self.match.to_act, self.discreet)
        self.version += 1
        self._note(entry, discreet)

    def _note(self, entry: Entry, discreet: bool) -> None:
        self.last[entry.seat] = entry
        noticed = self._ask(entry.seat, _moment(entry.at))
        for viewer in range(SPECTATOR, self.match.seats) if discreet else ():
            if viewer != entry.seat and viewer not in noticed:
                self.numbers.hide(viewer, entry.number)

    def _ask(self, actor: int, now: float) -> set[int]:
        """Number the menus: one that has changed, and always that of the seat that acted, gets the present number.
        Returns the seats that had a menu and have another now, or none."""
        to_act, noticed = self.match.to_act, set()
        for seat in range(self.match.seats):
            menu = self.owed[seat][1]
            found: Any = None
            if seat in to_act:
                waited = menu is not None and seat != actor
                found = self._menu(seat) if waited or len(to_act) > 1 else ALONE
            if seat == actor or found != menu:
                self.owed[seat] = (self.version, found)
                self.since[seat] = now
                if menu is not None:
                    noticed.add(seat)
        return noticed

    def _menu(self, seat: int) -> Any:
        """What makes a menu the same menu: every option with its verdict, place and words."""
        return [(o.id, o.legal, o.place, o.text, o.why) for o in self.match.options(seat)]

    def _fresh(self) -> None:
        self.painted.clear()


def _moment(at: Any) -> float:
    """A moment of the journal by this process's clock; not before the process, so that its bots do not hurry."""
    return max(BEGUN, time.monotonic() - max(0.0, (clocks.now() - at).total_seconds()))
