"""Tournaments: rounds dealt by the pairing, points for places, standings with their tie-breaks.

A table gives everybody the share of their rivals that they beat, half for a tie: 1 for the winner, 0 for the last, and
at a table of two what one expects. Who sits out gets 1, as for a win. Equal points are told apart by the points of the
rivals met, then by first places, then by who came first.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, log2

from django.db import transaction

from collegium.web.live import catalogue, classes, pairing
from collegium.web.models import Bye, Gathering, Member, Table
from collegium.web.refusals import Refused

DONE = (Table.OVER, Table.ENDED)
WHOLE = 720  # a point in whole numbers: shares of up to six rivals, and halves, are whole


@dataclass
class Standing:
    """Where a member stands. `place` is shared by those whom no tie-break tells apart."""

    member: Member
    points: Fraction = Fraction(0)
    rivals: Fraction = Fraction(0)  # the points of those they met
    firsts: int = 0
    played: int = 0
    byes: int = 0
    place: int = 0
    met: Counter[int] = field(default_factory=Counter)
    sat: Counter[int] = field(default_factory=Counter)

    @property
    def order(self) -> tuple[Fraction, Fraction, int]:
        return (-self.points, -self.rivals, -self.firsts)


def share(places: list[int], own: int) -> Fraction:
    """What a place at a table is worth."""
    below, tied = sum(place > own for place in places), places.count(own) - 1
    return Fraction(2 * below + tied, 2 * (len(places) - 1)) if len(places) > 1 else Fraction(1)


def standings(gathering: Gathering) -> list[Standing]:
    """Everybody who has come, the best first. Games that still run count for nothing yet, but for whom one met."""
    found = {member.person_id: Standing(member) for member in gathering.members.all()}
    for table in gathering.tables.prefetch_related("seats"):
        seats = list(table.seats.all())
        places = [seat.place for seat in seats if seat.place is not None]
        for seat in seats:
            own = found.get(seat.person_id)
            if own is None:
                continue
            own.sat[seat.number] += 1
            own.met.update(
                found[other.person_id].member.id for other in seats
                if other.person_id in found and other.person_id != seat.person_id
            )  # fmt: skip
            if table.state in DONE and seat.place is not None:
                own.points += share(places, seat.place)
                own.firsts += seat.place == 1
                own.played += 1
    by_id = {one.member.id: one for one in found.values()}
    for bye in Bye.objects.filter(member__gathering=gathering):
        by_id[bye.member_id].byes += 1
        by_id[bye.member_id].points += 1
    for one in found.values():
        one.rivals = sum((by_id[other].points * times for other, times in one.met.items()), Fraction(0))
    ranked = sorted(found.values(), key=lambda one: (*one.order, one.member.id))
    for number, one in enumerate(ranked):
        tied = number and one.order == ranked[number - 1].order
        one.place = ranked[number - 1].place if tied else number + 1
    return ranked


def rounds(gathering: Gathering, count: int) -> int:
    """How many rounds there will be for so many members: as was said, else what it takes."""
    if gathering.rounds or count < 2:
        return int(gathering.rounds)
    if gathering.form == Gathering.SWISS:
        return ceil(log2(count)) + 1
    if gathering.seats == 2:
        return count - 1 + count % 2
    return ceil((count - 1) / (gathering.seats - 1))


def is_over(gathering: Gathering) -> bool:
    """Has the last round been played?"""
    count = gathering.members.filter(gone=False).count()
    return 0 < rounds(gathering, count) <= gathering.round and not unfinished(gathering)


def unfinished(gathering: Gathering) -> int:
    """How many tables of the present round still run."""
    return classes.current(gathering).exclude(state__in=DONE).count()


def deal(gathering: Gathering) -> list[Table]:
    """The next round; Refused while the one before runs, after the last one, and for fewer than two."""
    if unfinished(gathering):
        raise Refused("refused-unfinished")
    if is_over(gathering):
        raise Refused("refused-last-round")
    stand = {one.member.id: one for one in standings(gathering) if not one.member.gone}
    if len(stand) < 2:
        raise Refused("refused-nobody")
    players = [
        pairing.Player(id, int(one.points * WHOLE), one.byes, one.met, one.sat) for id, one in sorted(stand.items())
    ]
    low, _ = catalogue.find(gathering.game).variants[gathering.variant]
    dealt, out = pairing.deal(players, max(2, low), gathering.seats, gathering.form == Gathering.SWISS)
    with transaction.atomic():
        laid = classes.next_round(gathering, [[stand[one].member for one in table] for table in dealt])
        if laid:
            Bye.objects.bulk_create(Bye(member=stand[one].member, round=gathering.round) for one in out)
    return laid
