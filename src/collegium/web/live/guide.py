"""The guided first game at a table: whether a table is one, what its bots do, how one begins or is found again.

Nothing is stored of it. A table is guided when it has the seed, the seats and the variant of the game's script and its
choices so far are the script's; which step it is at follows from how many there are.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache

from collegium.kernel.game import Game
from collegium.match.guide import BadGuide, Guide, begun, guide_of
from collegium.web.live import catalogue, older, replays, rooms
from collegium.web.live.room import Room
from collegium.web.models import Person, Table
from collegium.web.refusals import Refused

log = logging.getLogger("collegium.web.live.guide")


@cache
def script(game: Game) -> Guide | None:
    """The script of a game, None where it has none that can be followed."""
    try:
        return guide_of(game)
    except BadGuide:
        log.exception("no guided game", extra={"facts": {"game": game.key}})
        return None


def of(room: Room) -> Guide | None:
    """The script of a table where it is that of a guided game, followed or left."""
    found = script(room.match.game)
    if found is None or room.table.seed != str(found.seed):
        return None
    seats = [bool(seat.bot) for seat in room.seats]
    right = room.table.variant == found.variant and len(seats) == found.seats and sum(seats) == found.seats - 1
    return found if right and not seats[found.learner] else None


def given(room: Room, seat: int) -> int | None:
    """What the script has a bot choose now, None where it says nothing."""
    guide = of(room)
    coming = guide.next(room.match.choices) if guide else None
    return coming[1] if guide and coming and coming[0] == seat != guide.learner else None


def waits(room: Room, seat: int) -> bool:
    """Is it somebody else who chooses first, as the script has it?"""
    guide = of(room)
    coming = guide.next(room.match.choices) if guide else None
    return coming is not None and coming[0] != seat


def held(tables: Iterable[str]) -> set[str]:
    """Those of these tables whose bots wait for the learner, as the script may have it: they do not stand still."""
    found = Table.objects.filter(id__in=list(tables), seats__bot="", seats__waiting=True).distinct()
    known = {game.key: game for game in catalogue.games()}
    scripts = {key: script(known[key]) for key in {table.game for table in found} & known.keys()}
    return {table.id for table in found if (told := scripts.get(table.game)) and table.seed == str(told.seed)}


def begin(person: Person, game: Game, language: str) -> Table:
    """A new guided game, or the one that this person has left in the middle. Refused where the game has none."""
    guide = script(game)
    if guide is None:
        raise Refused("refused-no-guide", status=404)
    begun_before = Table.objects.filter(
        game=game.key, seed=str(guide.seed), state=Table.RUNNING, seats__person=person
    ).order_by("-changed")
    for table in begun_before:
        try:
            room = rooms.room(table.id)
        except older.Older:
            continue
        if of(room) and guide.next(room.match.choices):
            return table
    return replays.sit_down(begun(game, guide), person, guide.learner, language, guide.level)
