"""An even match: a bot of about one's own strength, or of any other that is asked for (`bots.dial`)."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from collegium.bots import dial
from collegium.kernel.game import Game
from collegium.registry import find
from collegium.web.live import catalogue, ratings
from collegium.web.live.strength import Strength, after
from collegium.web.models import Person, Seat, Table
from collegium.web.refusals import Refused

ASKED = "rated"  # in a form: a bot whose strength stands in a field of its own
LIKE = "even"  # kept in the place of a bot's name: about as strong as those whom it plays for, or with
FINE = 10  # strengths are asked for in steps of so many points
LATEST = 20  # games against bots that tell of somebody without a rating
DIALLED = 50.0  # how far a bot may lie from the rating it was asked for (a standard deviation)


def is_bot(game: Game, key: str) -> bool:
    """May a bot of this name sit at a table of this game?"""
    told, ends = dial.asked(key), dial.reach(game)
    return key in catalogue.levels() or bool(told and ends and not told[1] and ends[0] <= told[0] <= ends[1])


def is_kept(game: Game, key: str) -> bool:
    """May this be kept as who stands in at tables of this game: a bot, or one like whom it plays for?"""
    return is_bot(game, key) or (key == LIKE and dial.reach(game) is not None)


def seated(key: str, kept: str, people: Iterable[Person | None]) -> str:
    """The bot that sits down at a table of this game where `kept` says which. One that is to be like these people is
    about as strong as they are in the middle; the usual one where nothing tells, or that bot is no longer there. As its
    strength is shown, it tells nothing of those who keep their page to themselves."""
    game = find(key)
    if kept and kept != LIKE:
        return kept if is_bot(game, kept) else catalogue.default_level()
    known = [found for one in people if one and not one.private and (found := of(one, game)) is not None]
    return f"{dial.RATED}{_within(game, fmean(known))}" if known else catalogue.default_level()


def meant(game: Game, who: str, strength: str) -> str:
    """Who a form means: a bot of a strength of one's own by its name, anybody else as it says."""
    return called(game, strength) if who == ASKED else who


def called(game: Game, rating: str) -> str:
    """The bot that plays at a rating as a form says it, within what was measured; Refused where that is none."""
    ends = dial.reach(game)
    if ends is None or not (rating.isascii() and rating.isdecimal() and len(rating) < 6):
        raise Refused("refused-malformed", status=400)
    return f"{dial.RATED}{min(max(int(rating), ends[0]), ends[1])}"


def of(person: Person | None, game: Game) -> int | None:
    """The strength that makes an even match for this person; None where nothing tells."""
    ends = dial.reach(game)
    known = (ratings.of_person(person, game.key) or _by_games(person, game)) if person and ends else None
    return None if known is None else _within(game, known.middle)


def _within(game: Game, middle: float) -> int:
    """A strength in fine steps, within what was measured."""
    low, high = dial.reach(game) or (dial.LOWEST, dial.HIGHEST)
    return int(min(max(round(middle / FINE) * FINE, low), high))


def usual(game: Game) -> int:
    """The strength to begin with for who is not known: that of the usual bot; 0 where nobody has measured any."""
    found = ratings.of_bot(game, catalogue.default_level())
    return round(found.middle / FINE) * FINE if found else 0


def _by_games(person: Person, game: Game) -> Strength | None:
    """What somebody's last games against bots alone tell, friendly ones as well; None where there are none."""
    mine = Seat.objects.filter(person=person, table__game=game.key, table__state=Table.OVER, place__isnull=False)
    tables = Table.objects.filter(id__in=mine.values("table")).order_by("-changed").prefetch_related("seats")
    found, met = Strength(), False
    for table in reversed(tables[:LATEST]):
        seats = list(table.seats.all())
        own = [at for at, seat in enumerate(seats) if seat.person_id == person.id and not seat.bot]
        before = [found if at in own else _of_bot(game, seat.bot) for at, seat in enumerate(seats)]
        known = [one for one in before if one]
        if len(own) == 1 < len(seats) == len(known):
            found, met = after(known, [seat.place or len(seats) for seat in seats])[own[0]], True
    return found if met else None


def _of_bot(game: Game, key: str) -> Strength | None:
    asked = dial.asked(key)
    return Strength(asked[0], DIALLED) if asked else ratings.of_bot(game, key)
