"""What a stream rests on. It is asked at every message, not only when the stream is opened: who has left the table, has
logged out or shows a key that was replaced gets nothing more.

It costs next to nothing for a guest, whose seat the room knows and who is looked up once in a while; an account's
session and a program's key are looked up in the database by the thread that is about to draw.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.http import HttpRequest

from collegium.kernel.match import SPECTATOR
from collegium.web import people
from collegium.web.models import Key, Person, Table
from collegium.web.refusals import Refused
from collegium.web.room import Room


@dataclass(frozen=True)
class Right:
    """To see a table from a seat, as this person, known by a session, a key or (neither) a guest's cookie.
    Without a person: to watch, which everybody may who was let in."""

    person: Person | None = None
    seat: int = SPECTATOR
    session: str = ""
    key: str = ""  # its digest

    def check(self, room: Room) -> None:
        """Refused when it holds no longer."""
        if self.person is None:
            return
        if self.key and not Key.objects.filter(digest=self.key, person=self.person).exists():
            raise Refused("refused-key", status=401)
        if not self.key and not self._is_there():
            raise Refused("refused-not-seated", status=403)
        if self.seat not in room.seats_of(self.person):
            raise Refused("refused-not-seated", status=403)
        if room.table.state == Table.ENDED:
            raise Refused("refused-over", status=410)

    def _is_there(self) -> bool:
        assert self.person is not None
        if not self.session:
            return people.guest(self.person.id) is not None
        request: Any = HttpRequest()
        request.session = import_module(settings.SESSION_ENGINE).SessionStore(self.session)
        return bool(get_user(request).pk == self.person.user_id)


def of(request: Any, seat: int) -> Right:
    """The right of whoever asks, for a seat that they hold now."""
    known = request.user.is_authenticated
    return Right(people.person_of(request), seat, (request.session.session_key or "") if known else "")
