"""Tables that were played under other rules than those installed: what still plays, what is set aside, and why.

A finished game keeps its places and points in its rows, whatever the rules. Its journal opens where every choice is
still legal and the same result comes out. A running table moves to the installed rules where its journal plays, and
says so from then on (`Table.rules_before`). Where it does not play it is set aside, and every seat may end it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.db.models import F

from collegium.kernel.game import Game
from collegium.match.changes import rules_changed
from collegium.registry import UnknownGame, find
from collegium.web.live import bell, clocks, rows
from collegium.web.models import Mark, Person, Seat, Table
from collegium.web.refusals import Refused
from collegium.web.words import game_say, say

if TYPE_CHECKING:
    from collegium.web.live.room import Room

log = logging.getLogger("collegium.web.live.older")
MOST = 2000  # journals that do not play, remembered in this process
_broken: OrderedDict[tuple[str, str], Game] = OrderedDict()  # by table and the state it was in


class Older(Refused):
    """The journal of a table does not play under the installed rules. `table` and `seats` tell the result; `game` is
    None where none of that key is installed."""

    def __init__(self, table: Table, seats: list[Seat], game: Game | None) -> None:
        super().__init__("refused-other-rules", status=410)
        self.table, self.seats, self.game = table, seats, game

    def changes(self, lang: str) -> list[str]:
        return changes(self.game, self.table.rules_version, lang)

    def words(self, lang: str) -> str:
        return " ".join((say(lang, self.key), *self.changes(lang)))


def changes(game: Game | None, since: int, lang: str) -> list[str]:
    """Return a sentence for each rule that changed since a version, in the game's own words where it has them."""
    if game is None:
        return [say(lang, "rules-gone")]
    if since > game.rules_version:
        return [say(lang, "rules-newer")]
    found = [game_say(game, lang, text) for text in rules_changed(game, since)]
    return found or [say(lang, "rules-data" if since == game.rules_version else "rules-unnamed")]


def notice(table: Table, game: Game, lang: str) -> list[str]:
    """Return what changed since the table began, if it has moved to the installed rules; nothing at any other table."""
    return [] if table.rules_before is None else changes(game, table.rules_before, lang)


def differ(table: Table, game: Game) -> bool:
    """Was the table played under other rules or values than those installed?"""
    return (game.rules_version, game.components.digest) != (table.rules_version, table.data)


def opened(table: Table, seats: list[Seat]) -> tuple[Game, bool]:
    """The game of a table, and whether its rules are others now. Older where its journal is known not to play, or
    where it is being played by a newer version of the site."""
    try:
        game = find(table.game)
    except UnknownGame:
        raise unplayable(table, seats, None) from None
    other = differ(table, game)
    newer = table.rules_version > game.rules_version and table.state in (Table.RUNNING, Table.HELD)
    if newer or (other and _broken.get((table.id, table.state)) is game):
        raise unplayable(table, seats, game)
    return game, other


def unplayable(table: Table, seats: list[Seat], game: Game | None) -> Older:
    """Remember that the journal of a table does not play. If the table is running it is set aside, and its clocks
    stand still."""
    if table.state == Table.RUNNING:
        _hold(table)
    if game:
        _broken[table.id, table.state] = game
        while len(_broken) > MOST:
            _broken.popitem(last=False)
    return Older(table, seats, game)


def _hold(table: Table) -> None:
    with transaction.atomic():
        told: dict[str, Any] = {"state": Table.HELD, "pulse": F("pulse") + 1}
        if Table.objects.filter(id=table.id, state=Table.RUNNING).update(**told):
            _mark(table, Mark.REST)
            Seat.objects.filter(table=table).update(due=None)
            log.warning("a table is held", extra={"facts": {"table": table.id, "game": table.game}})
    table.state = Table.HELD


def _mark(table: Table, kind: str) -> None:
    """Stop the clocks, or let them run on; not where people have paused them."""
    if table.pace != Table.RELAXED and not table.stopped:
        Mark.objects.create(table=table, kind=kind, at=clocks.now())


def settle(room: Room, other: bool) -> None:
    """The journal has played to its end. Older where another result comes out; a running table goes on."""
    table, game = room.table, room.match.game
    if other and not _comes_out(room):
        raise unplayable(table, room.seats, game)
    if table.state == Table.HELD or (other and table.state == Table.RUNNING):
        _go_on(room)


def _comes_out(room: Room) -> bool:
    """Does a finished game end as it did? Does a running one go on, and wait for the same seats as before?"""
    if room.table.state == Table.ENDED:
        return True
    if room.table.state != Table.OVER:
        waited = tuple(seat.number for seat in room.seats if seat.waiting)
        return not room.match.over and waited == room.match.to_act
    if not room.match.over:
        return False
    found = zip(rows.places(room), room.match.scores(), strict=True)
    kept = [(seat.place, seat.points) for seat in room.seats]
    return kept == [(place, score.points) for place, score in found]


def _go_on(room: Room) -> None:
    """The table is one of the installed rules from now on. Where several processes find that, one writes it."""
    table, game = room.table, room.match.game
    told: dict[str, Any] = {"state": Table.RUNNING}
    if differ(table, game):
        before = table.rules_version if table.rules_before is None else table.rules_before
        told |= {"rules_version": game.rules_version, "data": game.components.digest, "rules_before": before}
    same = Table.objects.filter(id=table.id, state=table.state, rules_version=table.rules_version, data=table.data)
    held = table.state == Table.HELD
    with transaction.atomic():
        if same.update(pulse=F("pulse") + 1, **told):
            if held:
                _mark(table, Mark.ON)
            log.warning("a table goes on under other rules", extra={"facts": {"table": table.id, "game": table.game}})
            rows.read_marks(room)
            rows.write_waiting(room)
    table.refresh_from_db()


@transaction.atomic
def end(table: str, person: Person) -> None:
    """Somebody who sits there ends a table that is set aside: without a result, and it counts for nobody."""
    found = Table.objects.select_for_update().filter(id=table).first()
    if found is None:
        raise Refused("refused-no-table", status=404)
    if found.state != Table.HELD:
        raise Refused("refused-over" if found.state in (Table.OVER, Table.ENDED) else "refused-goes-on")
    if not (found.host_id == person.id or found.seats.filter(person=person).exists()):
        raise Refused("refused-not-seated", status=403)
    told: dict[str, Any] = {
        "state": Table.ENDED,
        "rated": False,
        "halted": False,
        "helped": None,
        "changed": clocks.now(),
    }
    Table.objects.filter(id=table).update(pulse=F("pulse") + 1, **told)
    Seat.objects.filter(table=found).update(waiting=False, due=None)
    transaction.on_commit(lambda: bell.ring(table))


def may_see(told: Older, person: Person | None) -> bool:
    """Return whether a person may see the table: they sat there or host it, or it is public."""
    own = person is not None and (person.id == told.table.host_id or person.id in {s.person_id for s in told.seats})
    return bool(own or told.table.public)
