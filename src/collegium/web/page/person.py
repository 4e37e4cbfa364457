"""A person's page: ratings with band and curve, recent games, who finished before whom.

Others see games that they shared or that were public; of somebody who keeps the page private, only the shared ones.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from django.utils import timezone
from django.utils.safestring import SafeString

from collegium.web.live import catalogue
from collegium.web.live.ratings import FIRST
from collegium.web.live.strength import SURE, Strength
from collegium.web.models import Outcome, Person, Rating, Seat
from collegium.web.page import results, strong
from collegium.web.page.marks import motif_svg, seat_svg
from collegium.web.page.strong import Strong
from collegium.web.words import signed

RECENT, OLDER, LOOKED, RIVALS = (
    10,
    100,
    400,
    6,
)  # games shown, at first and then; games looked at; people and bots head to head
MONTH = timedelta(days=30)
CURVE, WIDE, HIGH = 60, 220, 84  # games on a curve, and its size
FEW = 20  # people with a rating below whom a share of them says nothing


@dataclass(frozen=True)
class Curve:
    """A rating over its last games: the band and the line as paths, and where the line ends."""

    band: str
    line: str
    end: tuple[float, float]


@dataclass(frozen=True)
class Card:
    """One game: the rating, if it says something yet, and what was reached."""

    result: results.Result
    strength: Strength | None = None
    games: int = 0  # that counted
    left: int = FIRST  # still to count before there is a rating
    top: int = 0  # among the best so many per cent
    month: str = ""
    curve: Curve | None = None


@dataclass(frozen=True)
class Played:
    """A finished game in the list. `days`: 0 today, 1 yesterday."""

    seat: Seat
    entry: catalogue.Entry
    motif: SafeString
    days: int
    seats: list[tuple[SafeString, Seat]]
    outcome: Outcome | None
    people: bool  # somebody else played

    @property
    def change(self) -> str:
        return signed(self.outcome.change) if self.outcome else ""


@dataclass
class Rival:
    """Somebody, or a level of bots, that one played with. Equal places are counted among the games alone."""

    person: Person | None
    bot: str
    games: int = 0
    won: int = 0
    lost: int = 0

    @property
    def met(self) -> int:
        """How often one of the two came first."""
        return self.won + self.lost or 1


@dataclass(frozen=True)
class Page:
    person: Person | None
    mine: bool
    private: bool
    games: int
    cards: list[Card] = field(default_factory=list)
    recent: list[Played] = field(default_factory=list)
    rivals: list[Rival] = field(default_factory=list)
    older: bool = False  # there are more games
    strong: list[Strong] = field(default_factory=list)  # what they do well


def page(person: Person | None, viewer: Person | None, lang: str, show: str = "", older: bool = False) -> Page:
    """What a viewer may see of a person. `show`: `rated`, `people` or all games; `older`: more of them."""
    mine = person is not None and viewer is not None and person.id == viewer.id
    reached = results.of(person, lang)
    if person is None:
        return Page(None, True, False, 0, [Card(row) for row in reached.rows])
    tables = _tables(person)
    shared = {table for table, seats in tables.items() if viewer and any(s.person_id == viewer.id for s in seats)}
    private = not mine and (person.private or person.user_id is None)
    seen = {
        table: seats
        for table, seats in tables.items()
        if mine or table in shared or (not private and seats[0].table.public)
    }
    most = OLDER if older else RECENT
    recent = _recent(person, seen, lang, show, most + 1)
    rivals = _rivals(person, seen if mine or private else tables, viewer, mine)
    cards = [] if private else _cards(person, reached)
    well = [] if private else strong.of(person, tables.values(), rivals, lang)
    return Page(person, mine, private, reached.games, cards, recent[:most], rivals, len(recent) > most, well)


def _tables(person: Person) -> dict[str, list[Seat]]:
    """The seats of the games that a person has finished, by table, the newest first."""
    own = results.finished(person).order_by("-table__changed").values_list("table", flat=True)[:LOOKED]
    order: dict[str, list[Seat]] = {table: [] for table in own}
    for seat in Seat.objects.filter(table__in=list(order)).select_related("table", "person"):
        order[str(seat.table_id)].append(seat)
    return order


# ------------------------------------------------------------------------------------------------------------- ratings


def _cards(person: Person, reached: results.Results) -> list[Card]:
    ratings = {rating.game: rating for rating in person.ratings.all()}
    counted: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in person.outcomes.filter(at__isnull=False).select_related("table").order_by("-at")[: 5 * CURVE]:
        counted[outcome.table.game].insert(0, outcome)
    found = []
    for row in reached.rows:
        rating, past = ratings.get(row.entry.game.key), counted[row.entry.game.key]
        if rating is None or rating.games < FIRST:
            games = rating.games if rating else 0
            found.append(Card(row, games=games, left=FIRST - games))
            continue
        lately = [one for one in past if one.at and one.at > timezone.now() - MONTH]
        month = signed(round(rating.middle) - round(lately[0].middle_before)) if lately else ""
        strength = Strength(rating.middle, rating.spread)
        found.append(Card(row, strength, rating.games, 0, _top(rating), month, curve(past[-CURVE:])))
    return found


def _top(rating: Rating) -> int:
    """The best so many per cent of all who have a rating; 0 where there are few."""
    everybody = Rating.objects.filter(game=rating.game, games__gte=FIRST)
    count = everybody.count()
    return max(1, round(100 * (everybody.filter(middle__gt=rating.middle).count() + 1) / count)) if count >= FEW else 0


def curve(past: Sequence[Outcome]) -> Curve | None:
    """The ratings after these games, with what stood before the first."""
    if not past:
        return None
    points = [(past[0].middle_before, past[0].spread_before), *((one.middle, one.spread) for one in past)]
    lows = [middle - SURE * spread for middle, spread in points]
    highs = [middle + SURE * spread for middle, spread in points]
    low, high = min(lows), max(highs)

    def at(number: int, value: float) -> tuple[float, float]:
        x = 4 + (WIDE - 10) * number / (len(points) - 1)
        return round(x, 1), round(HIGH - 4 - (HIGH - 8) * (value - low) / max(1.0, high - low), 1)

    def path(spots: Sequence[tuple[float, float]]) -> str:
        return "M" + " ".join(f"{x} {y}" for x, y in spots)

    line = [at(number, middle) for number, (middle, _) in enumerate(points)]
    above = [at(number, value) for number, value in enumerate(highs)]
    below = [at(number, value) for number, value in enumerate(lows)]
    return Curve(path([*above, *reversed(below)]) + "z", path(line), line[-1])


# --------------------------------------------------------------------------------------------------------------- games


def _recent(person: Person, tables: dict[str, list[Seat]], lang: str, show: str, most: int) -> list[Played]:
    known = {game.key: game for game in catalogue.games()}
    outcomes = {
        str(outcome.table_id): outcome
        for outcome in Outcome.objects.filter(person=person, table__in=list(tables), at__isnull=False)
    }
    found: list[Played] = []
    for table, seats in tables.items():
        own = next(seat for seat in seats if seat.person_id == person.id)
        people = any(seat.person_id not in (None, person.id) for seat in seats)
        game = known.get(own.table.game)
        if game is None or (show == "rated" and table not in outcomes) or (show == "people" and not people):
            continue
        ranked = sorted(seats, key=lambda seat: (seat.place or len(seats), seat.number))
        days = (timezone.localdate() - timezone.localdate(own.table.changed)).days
        marks = [(seat_svg(seat.number, 14), seat) for seat in ranked]
        entry, motif = catalogue.entry(game, lang), motif_svg(game.motif, 26)
        found.append(Played(own, entry, motif, days, marks, outcomes.get(table), people))
        if len(found) == most:
            break
    return found


def _rivals(person: Person, tables: dict[str, list[Seat]], viewer: Person | None, mine: bool) -> list[Rival]:
    """Who was met most; the viewer first. On somebody else's page nobody who keeps to themselves."""
    found: dict[Any, Rival] = {}
    for seats in tables.values():
        own = [seat for seat in seats if seat.person_id == person.id]
        if len(own) != 1:  # several on one screen: no telling who it was
            continue
        met = set()
        for seat in seats:
            key = seat.person_id or seat.bot
            hidden = seat.person and not mine and (seat.person.private or seat.person.user_id is None)
            if seat is own[0] or not key or (hidden and (viewer is None or seat.person_id != viewer.id)):
                continue
            rival = found.setdefault(key, Rival(seat.person, seat.bot if not seat.person_id else ""))
            met.add(key)
            rival.won += (own[0].place or 0) < (seat.place or 0)
            rival.lost += (own[0].place or 0) > (seat.place or 0)
        for key in met:
            found[key].games += 1
    first = viewer.id if viewer and not mine else None
    order = sorted(found.items(), key=lambda item: (item[0] != first, -item[1].games, not item[1].person))
    return [rival for _, rival in order[:RIVALS]]
