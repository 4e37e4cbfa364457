"""What a stream rests on. It is asked at every message, not only when the stream is opened: who has left the table, has
logged out or shows a key that was replaced gets nothing more.

It costs next to nothing: the room knows its seats, and who is there is looked up once in a while and whenever a
session, an account or a key has changed in this process. Beside other processes, where that may happen unheard,
sessions and keys are looked up every time, by the thread that is about to draw (`beside_others`).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.http import HttpRequest

from collegium.match.match import SPECTATOR
from collegium.web.live import people
from collegium.web.live.room import Room
from collegium.web.models import Key, Person, Table
from collegium.web.refusals import Refused

_sure: dict[tuple[str, str, Any], float] = {}  # until when a session or a key need not be looked up again


_changes = 0  # of what rights rest on
_alone = not settings.SEVERAL  # no other process serves, as far as is known


def beside_others() -> None:
    """Another process was seen to be there."""
    global _alone
    _alone = False


def _forget() -> None:
    global _changes
    _changes += 1
    _sure.clear()


def _doubt(sender: Any, **_: Any) -> None:
    """Something that rights rest on has changed: nothing is sure once others can read it."""
    transaction.on_commit(_forget)


for _model in (Session, User, Key):
    post_save.connect(_doubt, _model)
    post_delete.connect(_doubt, _model)


@dataclass(frozen=True)
class Right:
    """To see a table from a seat, as this person, known by a session, a key or (neither) a guest's cookie.
    Without a person: to watch, which everybody may who was let in; from a seat, as long as who sits there lets them."""

    person: Person | None = None
    seat: int = SPECTATOR
    session: str = ""
    key: str = ""  # its digest

    def check(self, room: Room) -> None:
        """Refused when it holds no longer."""
        if self.person is None:
            if self.seat != SPECTATOR and not room.seats[self.seat].lent:
                raise Refused("refused-not-shown", status=403)
            return
        if not self.is_there():
            raise Refused("refused-key", status=401) if self.key else Refused("refused-not-seated", status=403)
        if self.seat not in room.seats_of(self.person):
            raise Refused("refused-not-seated", status=403)
        if room.table.state == Table.ENDED:
            raise Refused("refused-over", status=410)

    def is_there(self) -> bool:
        """Is it still this person who looks?"""
        assert self.person is not None
        if not self.session and not self.key:
            return people.guest(self.person.id) is not None
        known = (self.session, self.key, self.person.id)
        if not _alone or _sure.get(known, 0.0) < time.monotonic():
            changes = _changes
            if not (self._shows_a_key() if self.key else self._is_logged_in()):
                return False
            if len(_sure) > people.MOST:
                _sure.clear()
            if changes == _changes:
                _sure[known] = time.monotonic() + people.FRESH
        return True

    def _shows_a_key(self) -> bool:
        return bool(Key.objects.filter(Key.GOOD, digest=self.key, person=self.person).exists())

    def _is_logged_in(self) -> bool:
        request: Any = HttpRequest()
        request.session = import_module(settings.SESSION_ENGINE).SessionStore(self.session)
        return self.person is not None and bool(get_user(request).pk == self.person.user_id)


def of(request: Any, seat: int) -> Right:
    """The right of whoever asks, for a seat that they hold now."""
    known = request.user.is_authenticated
    return Right(people.person_of(request), seat, (request.session.session_key or "") if known else "")


def lend(room: Room, seat: int, shown: bool) -> None:
    """Let spectators look from a seat, or no longer. Refused where the game counts: rivals could watch, too."""
    if shown and room.table.rated:
        raise Refused("refused-rated")
    with room.adding():
        held = room.seats[seat]
        held.shown = held.person_id if shown else None
        held.save(update_fields=["shown"])
