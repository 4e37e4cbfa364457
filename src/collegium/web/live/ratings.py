"""Ratings: which games count, and what they do to those who played. Bots stand where they were measured and stay there.

A game counts once, in the transaction that writes its end, and the journal takes one end. Ratings are locked in the
same order everywhere; `Outcome.at` follows the order in which they changed, so that everything can be counted again
from the results and comes out the same.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import Max, Q
from django.utils import timezone

from collegium import bots
from collegium.bots.dial import asked
from collegium.bots.measured import measured
from collegium.bots.thinker import SEARCH
from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.registry import find
from collegium.web.live.strength import SURE, Strength, after
from collegium.web.models import Entry, Outcome, Person, Rating, Seat, Table

log = logging.getLogger("collegium.web.live.ratings")
FIRST = 5  # games that count before a rating is shown
ALONE, GUEST, TWICE, DIAL, BOT, COLD = "alone", "guest", "twice", "dial", "bot", "cold"  # why a game cannot count


def hindrance(game: Game, people: Sequence[Person], levels: Iterable[str], seats: int) -> str:
    """Why a game of these people and bots cannot count; nothing when it can."""
    if seats < 2:
        return ALONE
    if any(person.user_id is None for person in people):
        return GUEST
    if len({person.id for person in people}) < len(people):
        return TWICE
    found = set(levels)
    if any(map(asked, found)):
        return DIAL
    if any(measured(game, level) is None for level in found):
        return BOT
    return "" if all(_plays_as_measured(game, level) for level in found) else COLD


def _plays_as_measured(game: Game, level: str) -> bool:
    """Until the rules are compiled a lighter level sits in for a bot (`Keeper.level`)."""
    if level == bots.LEVELS[0]:
        return True
    doors = (SEARCH,) if level in bots.SEARCHING else ()
    return engines.engine(game).compiled and all(engines.engine(game, door).compiled for door in doors)


def of_table(table: Table) -> str:
    """Why this table cannot count as it is now seated."""
    seats = list(table.seats.select_related("person"))
    people = [seat.person for seat in seats if seat.person]
    return hindrance(find(table.game), people, (seat.bot for seat in seats if seat.bot), len(seats))


def of_bot(game: Game, level: str) -> Strength | None:
    found = measured(game, level)
    return Strength(found.rating, found.band / SURE) if found else None


def of_person(person: Person | None, game: str) -> Strength | None:
    """A person's rating as it may be shown: None before it says anything."""
    found = Rating.objects.filter(person=person, game=game, games__gte=FIRST).first() if person else None
    return Strength(found.middle, found.spread) if found else None


# ------------------------------------------------------------------------------------------------------------ counting


def left(table: Table, seat: int, person: Person) -> None:
    """Somebody gets up from a game that counts: they have lost it. Where nobody has chosen yet, it does not count."""
    if not table.rated:
        return
    if Entry.objects.filter(table=table, by=Entry.PERSON).exists():
        Outcome.objects.get_or_create(table=table, seat=seat, defaults={"person": person, "left": True})
    else:
        friendly(table)


def friendly(table: Table) -> None:
    """From now on the table does not count."""
    table.rated = False
    Table.objects.filter(id=table.id).update(rated=False)


def lost(table: Table, seats: Sequence[Seat], person: Person) -> None:
    """The last person gets up, and the game ends: before the bots, who share the first place."""
    for seat in seats:
        if seat.person_id == person.id:
            left(table, seat.number, person)
    count(table, seats)


def count(table: Table, seats: Sequence[Seat]) -> None:
    """The game has just ended: let it count, if it does. What fails here never keeps a game from ending: `rate` of
    `manage` catches up on it."""
    if not table.rated:
        return
    try:
        with transaction.atomic():
            if counts(table):
                _count(table, seats, {})
            else:
                friendly(table)
    except Exception:
        log.exception("a game could not be rated", extra={"facts": {"table": table.id}})


def counts(table: Table) -> bool:
    """Was nothing taken back, no advice given, and nothing of it played elsewhere?"""
    spoilt = Entry.objects.filter(table=table).filter(Q(kind=Entry.UNDO) | Q(by=Entry.GIVEN)).exists()
    return not spoilt and not table.hints.exists()


def missed() -> int:
    """Count what ended and could not be counted then; returns how many games."""
    found = Table.objects.filter(rated=True, state=Table.OVER).exclude(outcomes__at__isnull=False).order_by("changed")
    for table in found:
        count(table, list(table.seats.all()))
    return len(found)


@transaction.atomic
def again() -> int:
    """Count everything anew from the results, in the order in which it counted; returns how many games."""
    list(Rating.objects.select_for_update().values_list("pk", flat=True))
    Rating.objects.update(games=0)
    tables = Table.objects.filter(outcomes__at__isnull=False).annotate(counted=Max("outcomes__at")).order_by("counted")
    known: dict[tuple[Any, str], Rating] = {}
    for table in tables.prefetch_related("seats"):
        _count(table, list(table.seats.all()), known, anew=True)
    Rating.objects.filter(games=0).delete()
    return len(tables)


def _count(table: Table, seats: Sequence[Seat], known: dict[tuple[Any, str], Rating], anew: bool = False) -> None:
    """Let one game count: seats of people by their ratings, of bots by what was measured of them. A person who is gone
    stands for what was believed of them then."""
    outcomes = {outcome.seat: outcome for outcome in table.outcomes.all()}
    for seat in seats:
        if seat.person_id and seat.number not in outcomes:
            outcomes[seat.number] = Outcome(table=table, seat=seat.number, person_id=seat.person_id)
    ratings = _ratings(table.game, [one.person_id for one in outcomes.values() if one.person_id], known)
    before = [_strength(table, seat, outcomes.get(seat.number), ratings) for seat in seats]
    last = len(seats) + 1
    places = [last if (one := outcomes.get(seat.number)) and one.left else seat.place or 1 for seat in seats]
    now = None if anew else _moment(ratings)
    for seat, was, is_ in zip(seats, before, after(before, places), strict=True):
        outcome = outcomes.get(seat.number)
        if outcome is None:
            continue
        outcome.middle_before, outcome.spread_before = was.middle, was.spread
        outcome.middle, outcome.spread, outcome.at = is_.middle, is_.spread, now or outcome.at
        outcome.save()
        if rating := ratings.get(outcome.person_id):
            rating.middle, rating.spread, rating.games = is_.middle, is_.spread, rating.games + 1
            rating.save()


def _ratings(game: str, people: list[Any], known: dict[tuple[Any, str], Rating]) -> dict[Any, Rating]:
    """The ratings of these people, locked; begun where there is none. `known`: those of a count from the beginning."""
    begun = Strength()
    for person in sorted(people):
        if (person, game) not in known:
            start = {"middle": begun.middle, "spread": begun.spread}
            Rating.objects.get_or_create(person_id=person, game=game, defaults=start)
            rating = Rating.objects.select_for_update().get(person_id=person, game=game)
            if not rating.games:
                rating.middle, rating.spread = begun.middle, begun.spread
            known[person, game] = rating
    return {person: known[person, game] for person in people}


def _strength(table: Table, seat: Seat, outcome: Outcome | None, ratings: dict[Any, Rating]) -> Strength:
    if outcome is None:
        return of_bot(find(table.game), seat.bot) or Strength()
    if rating := ratings.get(outcome.person_id):
        return Strength(rating.middle, rating.spread)
    return Strength(outcome.middle_before, outcome.spread_before) if outcome.spread_before else Strength()


def _moment(ratings: dict[Any, Rating]) -> Any:
    """Now; but after whatever counted before for any of these people."""
    last = Outcome.objects.filter(person__in=list(ratings)).aggregate(last=Max("at"))["last"]
    now = timezone.now()
    return max(now, last + timedelta(microseconds=1)) if last else now


def changes(table: Table) -> dict[int, Outcome]:
    """What a game that counted did, by seat."""
    found = table.outcomes.filter(at__isnull=False) if table.rated else ()
    return {outcome.seat: outcome for outcome in found}
