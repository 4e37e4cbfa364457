"""Gatherings as they go: open one, come in by its code, be dealt to tables, halt, end, begin again, ask for help.

The host sees all tables and plays at none. Bots fill seats; who comes late takes a bot's seat in the running game. The
points of a table that is ended count as they are. What only tournaments do stands in `tournaments.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from collegium.kernel.game import Game
from collegium.web.live import bell, breaks, catalogue, even, older, pairing, people, ratings, rooms, tables, writing
from collegium.web.live.room import Room
from collegium.web.models import SIGNS, TITLE, Gathering, Member, Person, Seat, Table
from collegium.web.refusals import Refused

LOOKALIKES = str.maketrans("", "", " -.")
MOST = 2000  # members of a gathering
TRIES = 20  # to end a table at which others choose meanwhile


def tidy(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return code.upper().translate(LOOKALIKES)


def is_code(text: str) -> bool:
    """Could this be a code?"""
    told = tidy(text)
    return len(told) == Gathering._meta.pk.max_length and all(sign in SIGNS for sign in told)


def find(code: str) -> Gathering:
    """The open gathering of this code; Refused when there is none."""
    found = Gathering.objects.filter(code=tidy(code)[:20], state=Gathering.OPEN).first()
    if found is None:
        raise Refused("refused-no-class", status=404)
    return found


def is_member(code: str, person: Person | None) -> bool:
    """Has somebody come in by this code before?"""
    return person is not None and Member.objects.filter(gathering=tidy(code)[:20], person=person).exists()


def hosted(code: str, person: Person | None) -> Gathering:
    """A gathering of one's own, open or ended; Refused for anybody else."""
    found = Gathering.objects.filter(code=tidy(code)[:20]).first()
    if found is None:
        raise Refused("refused-no-class", status=404)
    if person is None or found.host_id != person.id:
        raise Refused("refused-not-teacher", status=403)
    return found


def bell_of(gathering: Gathering) -> str:
    """The name under which a gathering rings: for who comes, and when tables are dealt."""
    return f"gathering {gathering.code}"


def called(gathering: Gathering) -> None:
    transaction.on_commit(lambda: bell.call(bell_of(gathering)))


def opened(host: Person, game: Game, variant: str, seats: int, bot: str, minutes: int = 0, **told: Any) -> Gathering:
    """A new gathering; `minutes` from now it should be over (0: nobody says)."""
    if variant not in game.variants or not even.is_kept(game, bot):
        raise Refused("refused-malformed", status=400)
    low, high = game.variants[variant]
    if not low <= seats <= high:
        raise Refused("refused-seats", status=400, low=low, high=high)
    title = people.tidy(told.pop("title", ""), TITLE)
    ends = timezone.now().replace(microsecond=0) + timedelta(minutes=minutes) if minutes else None
    quick = game.setting_up is not None
    return Gathering.objects.create(
        host=host, game=game.key, variant=variant, seats=seats, bot=bot, ends=ends, title=title, quick=quick, **told
    )


# ------------------------------------------------------------------------------------------------------- coming in


@transaction.atomic
def join(code: str, person: Person, friends: str = "", number: int | None = None) -> Member:
    """Come in (again). In a class that has been dealt one gets a seat at once: at the table of this number, or
    where there is room."""
    found = find(code)
    Gathering.objects.select_for_update().get(code=found.code)
    if found.members.count() >= MOST:
        raise Refused("refused-full")
    member, new = Member.objects.get_or_create(
        gathering=found, person=person, defaults={"name": person.name, "friends": people.tidy(friends).casefold()}
    )
    if not new:
        member.gone, member.name = False, person.name
        member.save(update_fields=["gone", "name"])
    if found.round and not found.is_tournament and seat_of(found, person) is None:
        sit(found, member, number)
    called(found)
    return member


def current(gathering: Gathering) -> QuerySet[Table]:
    """The tables of the present round, by number."""
    found: QuerySet[Table] = gathering.tables.filter(round=gathering.round).order_by("number")
    return found


def seat_of(gathering: Gathering, person: Person | None) -> Seat | None:
    """Where somebody sits in the present round."""
    if person is None or not gathering.round:
        return None
    held = Seat.objects.filter(person=person, table__gathering=gathering, table__round=gathering.round)
    return held.select_related("table").first()


def room_for(gathering: Gathering, number: int | None = None) -> Table | None:
    """The table with the most bots to be followed, or that of a number if it has one."""
    open_ = current(gathering).filter(state=Table.RUNNING).prefetch_related("seats")
    wanted = [table for table in open_ if number in (None, table.number)]
    best = max(wanted, key=lambda table: len(kept(table)), default=None)
    return best if best and kept(best) else None


def kept(table: Table) -> list[Seat]:
    """The seats that bots keep for whoever comes; not those of people for whom a bot stands in."""
    return [seat for seat in table.seats.all() if seat.bot and not seat.person_id]


def sit(gathering: Gathering, member: Member, number: int | None = None) -> None:
    """A seat for somebody late: a bot's, or one at a new table where no bot is left."""
    table = room_for(gathering, number)
    if table is None and number is not None:
        raise Refused("refused-full")
    if table is None:
        last = current(gathering).order_by("-number").values_list("number", flat=True).first() or 0
        lay(gathering, [member], last + 1)
        return
    tables.locked(table.id, Table.RUNNING)
    take_over(kept(table)[0], member)


def take_over(seat: Seat, member: Member) -> None:
    """Somebody goes on where a bot has played so far: a game that nobody played whole is not rated."""
    ratings.friendly(seat.table)
    taken = {other.name for other in seat.table.seats.all() if other.pk != seat.pk}
    seat.person, seat.bot, seat.name = member.person, "", tables.distinct(member.name, taken)
    seat.save(update_fields=["person", "bot", "name"])
    _told([seat.table])


def leave(code: str, person: Person) -> None:
    """Withdraw: dealt no more. At a running table a bot goes on."""
    found = find(code)
    seat = seat_of(found, person)
    Member.objects.filter(gathering=found, person=person).update(gone=True)
    if seat and seat.table.state == Table.RUNNING:
        with transaction.atomic():
            ratings.left(seat.table, seat.number, person)
            _left(seat, even.seated(found.game, found.bot, [person]))
    called(found)


def send_away(gathering: Gathering, number: int, place: int) -> None:
    """The host has somebody leave: a bot goes on, under a name of its own, and the game is not rated any more."""
    seat = Seat.objects.filter(table__in=current(gathering).filter(number=number), number=place).first()
    if seat is None or seat.person_id is None:
        raise Refused("refused-no-table", status=404)
    Member.objects.filter(gathering=gathering, person=seat.person_id).update(gone=True)
    ratings.friendly(seat.table)
    seat.name = tables.bot_name({other.name for other in seat.table.seats.all()})
    _left(seat, even.seated(gathering.game, gathering.bot, [seat.person]))
    called(gathering)


@transaction.atomic
def _left(seat: Seat, bot: str) -> None:
    seat.person, seat.bot = None, bot
    seat.save(update_fields=["person", "bot", "name"])
    _told([seat.table])


# --------------------------------------------------------------------------------------------------------- dealing


def deal(gathering: Gathering) -> list[Table]:
    """The next round of a class: everybody who has come, at new tables. Tables that still run are ended first. None
    are dealt where somebody has done it since the gathering was read."""
    members = list(gathering.members.filter(gone=False).select_related("person"))
    if not members:
        raise Refused("refused-nobody")
    end(gathering, chosen(gathering, None))
    return next_round(gathering, _grouped(gathering, members))


@transaction.atomic
def next_round(gathering: Gathering, groups: Iterable[list[Member]]) -> list[Table]:
    """Lay the tables of a new round, and have those of the one before say so."""
    before = list(current(gathering))
    same = Gathering.objects.filter(code=gathering.code, round=gathering.round, state=Gathering.OPEN)
    if not same.update(round=F("round") + 1):
        return []
    gathering.round += 1
    laid = [lay(gathering, group, number) for number, group in enumerate(groups, 1)]
    _told(before)
    called(gathering)
    return laid


def lay(gathering: Gathering, members: list[Member], number: int) -> Table:
    """A table that begins at once: these people, then bots (about as strong as they are, if the gathering says so);
    seats in the order given."""
    game = catalogue.find(gathering.game)
    seats = len(members) if gathering.is_tournament else gathering.seats
    table = tables.lay(
        game, gathering.variant, gathering=gathering, round=gathering.round, number=number,
        language=gathering.language, quick=gathering.quick, undo=not gathering.is_tournament, rated=gathering.rated,
        coach=Table.NEVER if gathering.is_tournament else Table.ALONE,
    )  # fmt: skip
    names: set[str] = set()
    filled = seats > len(members)
    bot = even.seated(game.key, gathering.bot, [member.person for member in members]) if filled else ""
    for place in range(seats):
        seat = Seat(table=table, number=place)
        if place < len(members):
            seat.person, seat.name = members[place].person, tables.distinct(members[place].name, names)
        else:
            seat.bot, seat.name = bot, tables.bot_name(names)
        names.add(seat.name)
        seat.save()
    tables.begin(table)
    return table


def met(gathering: Gathering) -> dict[int, Counter[int]]:
    """How often each member has sat at a table with each other one."""
    members = {member.person_id: member.id for member in gathering.members.all()}
    found: dict[int, Counter[int]] = {member: Counter() for member in members.values()}
    for table in gathering.tables.prefetch_related("seats"):
        there = [members[seat.person_id] for seat in table.seats.all() if seat.person_id in members]
        for one in there:
            found[one].update(other for other in there if other != one)
    return found


def _grouped(gathering: Gathering, members: list[Member]) -> list[list[Member]]:
    """Friends together, as many as a table seats; the others where they have met the fewest, tables equally full."""
    known, seats, by_id = met(gathering), gathering.seats, {member.id: member for member in members}
    words = Counter(member.friends for member in members if member.friends)
    if not any(count > 1 for count in words.values()):
        players = [pairing.Player(member.id, met=known[member.id]) for member in members]
        return [[by_id[one] for one in table] for table in pairing.deal(players, 1, seats, by_score=False)[0]]
    groups: list[list[Member]] = []
    for word in sorted((word for word in words if words[word] > 1), key=lambda word: -words[word]):
        friends = [member for member in members if member.friends == word]
        groups.extend(friends[k : k + seats] for k in range(0, len(friends), seats))
    groups.extend([] for _ in range(-(-len(members) // seats) - len(groups)))
    for member in members:
        if all(member not in group for group in groups):
            free = [group for group in groups if len(group) < seats]
            if not free:
                groups.append([])
                free = groups[-1:]
            fewest = min(free, key=lambda group: (len(group), sum(known[member.id][one.id] for one in group)))
            fewest.append(member)
    return [group for group in groups if group]


# --------------------------------------------------------------------------------------- what the host does to tables


def chosen(gathering: Gathering, number: int | None) -> list[Table]:
    """The running tables of the present round, or the one of a number."""
    found = current(gathering).filter(state=Table.RUNNING)
    return list(found if number is None else found.filter(number=number))


def halt(gathering: Gathering, halted: bool, number: int | None = None) -> None:
    """Pause tables, or let them go on. Nothing is lost: choices are refused meanwhile, bots wait, no clock runs."""
    asked = [table for table in chosen(gathering, number) if table.halted != halted]
    for table in asked:
        if table.pace != Table.RELAXED:
            with suppress(older.Older):  # set aside: its clocks stand still
                breaks.halt(table, halted)
    with transaction.atomic():
        Table.objects.filter(id__in=[table.id for table in asked]).update(halted=halted)
        _told(asked)
    called(gathering)


def end(gathering: Gathering, asked: list[Table]) -> None:
    """End tables where they stand: the points of everybody count as they are."""
    for table in asked:
        try:
            room = rooms.room(table.id)
        except Refused:  # begun under other rules: nobody can say how it stands
            Table.objects.filter(id=table.id).update(state=Table.ENDED, halted=False, helped=None)
            continue
        writing.wait()
        with room.lock, writing.briefly():  # before the transaction, as for a choice
            for _ in range(TRIES):
                room.catch_up()
                if room.table.state != Table.RUNNING or _ended(room):
                    break
        tables.changed(table.id)
    called(gathering)


@transaction.atomic
def _ended(room: Room) -> bool:
    """Write down how a table stands, unless somebody has chosen since the room was read."""
    same = Table.objects.filter(id=room.id, state=Table.RUNNING, pulse=room.table.pulse)
    told = {"state": Table.ENDED, "halted": False, "helped": None, "changed": timezone.now()}
    if not same.update(pulse=F("pulse") + 1, **told):
        return False
    for seat, score in zip(room.seats, room.match.scores(), strict=True):
        Seat.objects.filter(pk=seat.pk).update(points=score.points, place=score.place, waiting=False, due=None)
    return True


@transaction.atomic
def restart(gathering: Gathering, number: int) -> None:
    """Begin a table anew with the same people; what was played there counts no more."""
    old = current(gathering).filter(number=number).first()
    if old is None:
        raise Refused("refused-no-table", status=404)
    held = [seat.person_id for seat in old.seats.all() if seat.person_id]
    members = {member.person_id: member for member in gathering.members.filter(person__in=held)}
    Table.objects.filter(id=old.id).update(gathering=None, state=Table.ENDED, halted=False, helped=None)
    twin = lay(gathering, [members[person] for person in held if person in members], number)
    Table.objects.filter(id=old.id).update(rematch=twin)
    _told([old])
    called(gathering)


def close(gathering: Gathering) -> None:
    """It is over: its code leads nowhere any more, and its results stay."""
    end(gathering, chosen(gathering, None))
    Gathering.objects.filter(code=gathering.code).update(state=Gathering.ENDED)
    called(gathering)


@transaction.atomic
def ask_help(table: str, seat: int | None) -> None:
    """Light the table's tile for the host, or (None) put it out."""
    found = Table.objects.filter(id=table, gathering__isnull=False).first()
    if found is None:
        raise Refused("refused-no-class", status=404)
    Table.objects.filter(id=table).update(helped=seat)
    _told([found])


def results(gathering: Gathering) -> list[dict[str, Any]]:
    """Every seat of every table, round by round; points as they are kept, None while a game runs."""
    found = gathering.tables.order_by("round", "number").prefetch_related("seats")
    return [
        {"round": table.round, "table": table.number, "seat": seat.number + 1, "name": seat.name, "bot": seat.bot,
         "points": seat.points, "place": seat.place, "state": table.state} for table in found
        for seat in table.seats.all()
    ]  # fmt: skip


def _told(changed: Iterable[Table]) -> None:
    """These tables' rows are others now: whoever looks is told, here and elsewhere, and bots are seen to."""
    for table in changed:
        Table.objects.filter(id=table.id).update(pulse=F("pulse") + 1)
        transaction.on_commit(lambda id=table.id: tables.changed(id))
