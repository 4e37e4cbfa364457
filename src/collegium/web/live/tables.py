"""Tables before the game: set one up, take a seat, leave, remove somebody, put a bot down, start, play again."""

from __future__ import annotations

import secrets
from typing import Any

from django.db import transaction
from django.db.models import F

from collegium.kernel.game import Game
from collegium.match.match import Match
from collegium.web.live import bell, catalogue, clocks, even, notices, people, ratings, rooms
from collegium.web.models import Chat, Notice, Person, Seat, Table
from collegium.web.refusals import Refused

SCHOLARS = (
    "Ada", "Emmy", "Niels", "Rosalind", "Christiaan", "Santiago", "Hypatia", "Galileo", "Lise", "Chien-Shiung", "Vera",
    "Maryam", "Srinivasa", "Sofia", "Margarita", "Antoni", "Tatyana", "Alan", "Mileva", "Simon", "Jocelyn", "Erasmus",
)  # fmt: skip
NOBODY, ME, HERE, OPEN = "nobody", "me", "here", "open"


def is_new_to(person: Person | None, game: Game) -> bool:
    """Has this person never finished this game?"""
    finished = Seat.objects.filter(person=person, table__game=game.key, table__state=Table.OVER)
    return person is None or not finished.exists()


def bot_name(taken: set[str]) -> str:
    free = [name for name in SCHOLARS if name not in taken] or list(SCHOLARS)
    return secrets.choice(free)


def uncounted(person: Person | None, game: Game, seats: list[str]) -> str:
    """Why a table that this person sets up, with these in its seats, cannot count; nothing when it can."""
    taken = [who for who in seats if who != NOBODY]
    mine = [person or Person()] * sum(who in (ME, HERE) for who in taken)
    return ratings.hindrance(
        game, mine or [person or Person()], [who for who in taken if even.is_bot(game, who)], len(taken)
    )


@transaction.atomic
def create(person: Person, game: Game, variant: str, seats: list[tuple[str, str]], **options: Any) -> Table:
    """A new table. `seats` are (who, name): `me`, `here` (another player on this screen), `open`, or a bot."""
    taken = [seat for seat in seats if seat[0] != NOBODY]
    if variant not in game.variants:
        raise Refused("refused-malformed", status=400)
    low, high = game.variants[variant]
    if not low <= len(taken) <= high:
        raise Refused("refused-seats", status=400, low=low, high=high)
    if sum(who == ME for who, _ in taken) > 1:
        raise Refused("refused-two-of-you", status=400)
    for who, _ in taken:
        if who not in (ME, HERE, OPEN) and not even.is_bot(game, who):
            raise Refused("refused-malformed", status=400)
    table = lay(game, variant, host=person, **options)
    names: set[str] = {person.name}
    for number, (who, name) in enumerate(taken):
        seat = Seat(table=table, number=number)
        if who == ME:
            seat.person, seat.name = person, person.name
        elif who == HERE:
            people.allow(name)
            seat.person, seat.name = person, distinct(people.tidy(name) or person.name, names)
        elif who != OPEN:
            seat.bot, seat.name = who, bot_name(names)
        names.add(seat.name)
        seat.save()
    return table


def lay(game: Game, variant: str, **options: Any) -> Table:
    """An empty table with a seed of its own."""
    return Table.objects.create(
        game=game.key, variant=variant, rules_version=game.rules_version, data=game.components.digest,
        seed=str(secrets.randbits(64)), **options,
    )  # fmt: skip


def locked(table: str, state: str = Table.OPEN) -> Table:
    """The table, for changing it within a transaction."""
    found = Table.objects.select_for_update().filter(id=table).first()
    if found is None:
        raise Refused("refused-no-table", status=404)
    if found.state != state:
        raise Refused("refused-begun")
    return found


@transaction.atomic
def join(table: str, person: Person, number: int | None = None) -> int:
    """Take a seat (any open one unless a number is given). Sitting there already is fine."""
    found = locked(table)
    seats = list(found.seats.all())
    for seat in seats:
        if seat.person_id == person.id:
            return int(seat.number)
    for seat in seats:
        if not seat.taken and number in (None, seat.number):
            seat.person, seat.name = person, distinct(person.name, {seat.name for seat in seats})
            seat.save()
            return int(seat.number)
    raise Refused("refused-full" if number is None else "refused-taken")


def distinct(name: str, taken: set[str]) -> str:
    """A name that nobody at the table has."""
    return next(tried for tried in (name, *(f"{name[:20]} {n}" for n in range(2, 99))) if tried not in taken)


@transaction.atomic
def clear(table: str, person: Person, number: int, bot: str = "") -> None:
    """Empty a seat, or put a bot there: one's own, or any as the host."""
    found = locked(table)
    seat = found.seats.filter(number=number).first()
    if seat is None or (seat.person_id != person.id and found.host_id != person.id):
        raise Refused("refused-not-host", status=403)
    if bot and (found.host_id != person.id or not even.is_bot(catalogue.find(found.game), bot)):
        raise Refused("refused-malformed", status=400)
    seat.person, seat.bot = None, bot
    seat.name = bot_name({s.name for s in found.seats.all()}) if bot else ""
    seat.save()
    left = [s.person for s in found.seats.all() if s.person]
    if found.host_id == person.id and person not in left:
        if left:
            found.host = left[0]
            found.save(update_fields=["host"])
        elif not bot:
            found.delete()


@transaction.atomic
def start(table: str, person: Person) -> None:
    """Begin: everybody is there."""
    found = locked(table)
    if found.host_id != person.id:
        raise Refused("refused-not-host", status=403)
    begin(found)


def begin(table: Table) -> None:
    game = catalogue.find(table.game)
    seats = list(table.seats.all())
    if not all(seat.taken for seat in seats):
        raise Refused("refused-not-full")
    match = Match(game, len(seats), table.variant, int(table.seed))
    table.state = Table.RUNNING
    table.changed = table.begun = clocks.now()
    ticking = clocks.Clocks(table, len(seats))
    ticking.begin(match.to_act, lambda seat: False, table.begun)
    for seat in seats:
        seat.waiting = seat.number in match.to_act
        seat.due = None if seat.bot else ticking.due(seat.number)
        seat.save(update_fields=["waiting", "due"])
    if table.pace == Table.SLOW:
        notices.tell(table, [seat for seat in seats if seat.waiting], Notice.TURN)
    table.rules_version, table.data = game.rules_version, game.components.digest
    table.rated = table.rated and not ratings.of_table(table)
    table.save()
    transaction.on_commit(lambda: bell.ring(str(table.id)))


@transaction.atomic
def leave(table: str, person: Person) -> None:
    """Get up from a running game: bots go on in one's seats, about as strong as oneself unless the table says which.
    A game that nobody else plays ends."""
    if Table.objects.filter(id=table, state__in=(Table.OVER, Table.ENDED)).exists():
        raise Refused("refused-over")
    found = locked(table, Table.RUNNING)
    seats = list(found.seats.all())
    if all(seat.person_id != person.id for seat in seats):
        raise Refused("refused-not-seated", status=403)
    others = [seat.person for seat in seats if seat.person_id not in (None, person.id)]
    if others:
        bot = even.seated(found.game, found.stand_in, [person])
        for seat in seats:
            if seat.person_id == person.id:
                ratings.left(found, seat.number, person)
                seat.person, seat.bot, seat.due = None, seat.bot or bot, None
                seat.save(update_fields=["person", "bot", "due"])
                Chat.objects.create(table=found, seat=seat.number, text=Chat.LEFT)
        if found.host_id == person.id:
            found.host = others[0]
    else:
        found.state = Table.ENDED
        ratings.lost(found, seats, person)
    found.pulse = F("pulse") + 1
    found.save(update_fields=["host", "state", "pulse"])
    transaction.on_commit(lambda: changed(str(table)))


def changed(table: str) -> None:
    """The table's rows are others now: its room reads them, and whoever looks is told, here and elsewhere."""
    rooms.refresh(table)
    bell.ring(table)


@transaction.atomic
def rematch(table: str, person: Person) -> Table:
    """The same table again: the same bots, the one who asks, and a seat kept open for every other person."""
    found = locked(table, Table.OVER)
    if found.rematch_id:
        return found.rematch
    seats = list(found.seats.all())
    if all(seat.person_id != person.id for seat in seats):
        raise Refused("refused-not-host", status=403)
    mine = [seat.number for seat in seats if seat.person_id == person.id]

    def again(seat: Seat) -> str:
        bot = "" if seat.stood_in else seat.bot
        return bot or (OPEN if seat.number not in mine else ME if seat.number == mine[0] else HERE)

    twin = create(
        person, catalogue.find(found.game), found.variant, [(again(seat), seat.name) for seat in seats],
        public=False, language=found.language, pace=found.pace, clock=found.clock, extra=found.extra,
        late=found.late, stand_in=found.stand_in, undo=found.undo, coach=found.coach, quick=found.quick,
        rated=found.rated,
    )  # fmt: skip
    for before, now in zip(seats, twin.seats.all(), strict=True):
        if now.bot:  # the rivals of before
            now.name = before.name
            now.save(update_fields=["name"])
    Table.objects.filter(id=found.id).update(rematch=twin, pulse=F("pulse") + 1)
    transaction.on_commit(lambda: changed(table))
    if all(seat.taken for seat in twin.seats.all()):
        begin(twin)
    return twin
