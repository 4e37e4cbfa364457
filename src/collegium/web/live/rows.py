"""Rows beside a journal that follow from it: who is waited for and until when, and the places at the end. Lists and
keepers read them without opening a room."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from collegium.kernel.sheets import total_row
from collegium.match.match import Match
from collegium.web.live import notices, ratings
from collegium.web.models import Entry, Holiday, Notice, Seat, Table
from collegium.web.refusals import Refused

if TYPE_CHECKING:
    from collegium.web.live.room import Room


def pulse(table: str) -> int:
    """How often something was added to a table, by whichever process; -1 where there is none."""
    found = Table.objects.filter(id=table).values_list("pulse", flat=True).first()
    return -1 if found is None else int(found)


def read_marks(room: Room) -> None:
    """Read what the clocks of a room go by beside its journal."""
    if not (room.clocks.timed or room.table.resting or room.clocks.marks):
        return
    away: dict[int, list[tuple[datetime, datetime]]] = {}
    if room.table.pace == Table.SLOW:
        sitting = [seat for seat in room.seats if seat.person_id]
        for holiday in Holiday.objects.filter(person__in=[seat.person_id for seat in sitting]):
            for seat in sitting:
                if seat.person_id == holiday.person_id:
                    away.setdefault(seat.number, []).append((holiday.begins, holiday.ends))
    room.clocks.read(list(room.table.marks.all()), away)


def check_player(room: Room, seat: int, by: str) -> None:
    """Refused in a pause; where a bot stands in for who chooses; where a bot would choose for somebody who is back."""
    if room.table.stopped:
        raise Refused("refused-halted" if room.table.halted else "refused-paused")
    found = room.seats[seat]
    if by == Entry.PERSON and found.stood_in:
        raise Refused("refused-stand-in")
    if by == Entry.BOT and not room.quick:
        if found.stood_in:
            found.refresh_from_db(fields=["bot"])
        if not found.bot:
            raise Refused("refused-not-your-turn")


def plays(room: Room, seat: int) -> bool:
    """May who holds the seat choose there: no pause, and no bot that stands in?"""
    return not room.table.resting and not room.seats[seat].stood_in


def write(room: Room) -> None:
    """All of them, after a choice, within its transaction."""
    over, to_act = room.match.over, room.match.to_act
    asked = [seat for seat in room.seats if over or (seat.number in to_act and not seat.waiting)]
    write_waiting(room)
    if over:
        parts = parts_of(room.match)
        for seat, score, place in zip(room.seats, room.match.scores(), places(room), strict=True):
            seat.points, seat.place, seat.parts = score.points, place, parts.get(seat.number)
            seat.save(update_fields=["points", "place", "parts"])
        ratings.count(room.table, room.seats)
    if room.table.pace == Table.SLOW:
        notices.tell(room.table, asked, Notice.OVER if over else Notice.TURN)


def parts_of(match: Match) -> dict[int, dict[str, int]]:
    """What everybody's points come from, by the lines of the game's own sheet; without the total."""
    lines = match.game.sheet(match.state)
    total = total_row(lines, [score.points for score in match.scores()])
    kept = [line for number, line in enumerate(lines) if number != total and not line[0].args]
    return {seat: {text.key: int(values[seat]) for text, values in kept if len(values) > seat}
            for seat in range(match.seats)}  # fmt: skip


def write_waiting(room: Room) -> None:
    """Who is waited for, and until when; within the transaction of what changed it."""
    for seat in room.seats:
        waits = seat.number in room.match.to_act
        due = None if seat.bot or not waits else room.clocks.due(seat.number)
        if (seat.waiting, seat.due) != (waits, due):
            seat.waiting, seat.due = waits, due
            Seat.objects.filter(pk=seat.pk).update(waiting=waits, due=due)


def places(room: Room) -> list[int]:
    """The place of every seat as it stands; who lost by the clock comes after all others."""
    scores, lost = room.match.scores(), {seat.number for seat in room.seats if seat.lost}
    if not lost:
        return [score.place for score in scores]
    others = [score.place for seat, score in enumerate(scores) if seat not in lost]
    last = max(2, len(others) + 1)  # nobody who lost is first, not even alone
    return [
        last if seat in lost else 1 + sum(place < score.place for place in others) for seat, score in enumerate(scores)
    ]
