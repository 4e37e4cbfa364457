"""Finished games seen again: a match at any of its moments; playing on from one; a journal that was saved elsewhere.

Moment N is the position after N choices. Moments are played from the nearest one kept, so that a step costs one choice.
"""

from __future__ import annotations

import secrets
import threading
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

from django.db import transaction
from django.utils import timezone

from collegium.kernel.game import Game
from collegium.match import journal
from collegium.match.match import SPECTATOR, BrokenRules, Match, replay
from collegium.match.story import HEADLINE, Story
from collegium.web.live import bell, catalogue, curve, older, rooms, tables
from collegium.web.models import Entry, Person, Seat, Table
from collegium.web.refusals import Refused

EVERY = 25  # choices between two moments that are kept
MOST = 40  # replays kept in this process
LARGEST = 60 * 1024  # bytes of a journal that is brought along
_replays: OrderedDict[str, Replay] = OrderedDict()
_lock = threading.Lock()


class Replay:
    """A finished game. `match` is the moment that is looked at: draw it within `lock`, right after `at`."""

    def __init__(self, table: Table) -> None:
        room = rooms.room(table.id)
        if not room.match.over:
            raise Refused("refused-no-replay", status=403)
        self.id, self.table, self.seats = table.id, room.table, list(room.seats)
        self.lock = threading.RLock()
        self.whole = room.match.fork()
        self.match = self._begun()
        self.moments = {0: self.match.fork()}  # some of them, by number
        self.story = Story(self.match)  # of the moment: who draws it sets its match
        self.tale = Story(self.whole)  # of the whole game, whatever moment is looked at
        self.said: dict[Any, str] = {}  # words, see words.room_say
        self.pieces: dict[str, Any] = {}  # see page/board.py
        self.drawn: OrderedDict[Any, Any] = OrderedDict()  # boards, see page/replay.py

    def _begun(self) -> Match:
        whole = self.whole
        return Match(whole.game, whole.seats, whole.variant, whole.seed, whole.names)

    @property
    def total(self) -> int:
        return self.whole.number

    def at(self, number: int) -> Match:
        """The match after so many choices."""
        if not self.match.number <= number <= self.match.number + EVERY:
            known = sorted(self.moments)
            self.match = self.moments[known[bisect_right(known, number) - 1]].fork()
        for seat, option in self.whole.choices[self.match.number : number]:
            self.match.choose(seat, option)
            if self.match.number % EVERY == 0 and self.match.number not in self.moments:
                self.moments[self.match.number] = self.match.fork()
        return self.match

    def actor(self, number: int) -> int:
        """Who chooses at this moment; at the end, who chose last."""
        choices = self.whole.choices
        return choices[min(number, len(choices) - 1)][0] if choices else 0

    def turns(self) -> list[int]:
        """The moments at which another seat begins to choose."""
        choices = self.whole.choices
        return [k for k in range(len(choices)) if k == 0 or choices[k][0] != choices[k - 1][0]]

    def chapters(self, lang: str = "en") -> dict[int, str]:
        """The moments at which a chapter of the story begins, in order, and what it is called."""
        with self.lock:
            return {line.number: line.text for line in self.tale.lines(SPECTATOR, lang) if line.sort == HEADLINE}


def of(table: Table) -> Replay:
    """The replay of a table; Refused while it is being played."""
    with _lock:
        found = _replays.get(table.id)
        if found:
            _replays.move_to_end(table.id)
            return found
    found = Replay(table)
    with _lock:
        _replays[table.id] = found
        while len(_replays) > MOST:
            _replays.popitem(last=False)
    return found


@transaction.atomic
def play_on(seen: Replay, person: Person, number: int, seat: int) -> Table:
    """A new table that begins at a moment of a finished game: the person in a seat, bots in all others."""
    with seen.lock:
        match = seen.at(number).fork()
    if match.over or not 0 <= seat < match.seats:
        raise Refused("refused-no-position", status=404)
    return sit_down(match, person, seat, seen.table.language)


@transaction.atomic
def sit_down(match: Match, person: Person, seat: int, language: str, level: str = "") -> Table:
    """A new table that begins where a match stands: the person in a seat, bots (of this level) in all others."""
    table = _kept(match, person, Table.RUNNING, language)
    taken = {person.name}
    for k in range(match.seats):
        mine = k == seat
        name = person.name if mine else tables.bot_name(taken)
        taken.add(name)
        Seat.objects.create(
            table=table, number=k, person=person if mine else None, name=name, waiting=k in match.to_act,
            bot="" if mine else level or catalogue.default_level(),
        )  # fmt: skip
    transaction.on_commit(lambda: bell.ring(str(table.id)))
    return table


def _kept(match: Match, person: Person, state: str, language: str) -> Table:
    """A new table with the journal of a match, all of it given."""
    table: Table = Table.objects.create(
        game=match.game.key, variant=match.variant, rules_version=match.game.rules_version,
        data=match.game.components.digest, seed=str(match.seed), host=person, state=state, language=language,
        curve=curve.points_over_time(match) if match.over else None, changed=timezone.now(),
    )  # fmt: skip
    Entry.objects.bulk_create(
        Entry(table=table, number=number, seat=seat, option=option, answers=-1, by=Entry.GIVEN)
        for number, (seat, option) in enumerate(match.choices)
    )
    return table


def read(data: bytes, lang: str = "en") -> Match:
    """The finished game that a file tells of, every choice tried; Refused says what does not hold. A game that was
    played under other rules is taken where it plays under those installed."""
    try:
        told = journal.loads(data)
    except journal.JournalError as error:
        raise Refused("refused-journal", status=400, why=_first(error)) from None
    game = catalogue.find(told["game"])
    other = (told["rules_version"], told["data"]) != (game.rules_version, game.components.digest)
    if told["rules_version"] > game.rules_version:
        raise _of_other_rules(game, told, lang)
    if len(told["choices"]) > game.longest:
        raise Refused("refused-journal", status=400, why=f"{len(told['choices'])} choices")
    try:
        match = replay(told, any_rules=True)
    except (journal.JournalError, BrokenRules) as error:
        if other:
            raise _of_other_rules(game, told, lang) from None
        raise Refused("refused-journal-broken", status=400, why=_first(error)) from None
    if not match.over:
        raise _of_other_rules(game, told, lang) if other else Refused("refused-journal-unfinished", status=400)
    return match


def _of_other_rules(game: Game, told: dict[str, Any], lang: str) -> Refused:
    """Names what changed in the rules since a journal was saved."""
    return Refused("refused-journal-rules", status=400, why=" ".join(older.changes(game, told["rules_version"], lang)))


def _first(error: Exception) -> str:
    return str(error).removeprefix("journal: ")[:160]


@transaction.atomic
def take_in(match: Match, person: Person, language: str) -> Table:
    """Keep a finished game that was played elsewhere, so that it can be seen here."""
    table = _kept(match, person, Table.OVER, language)
    names = secrets.SystemRandom().sample(tables.SCHOLARS, match.seats)
    Seat.objects.bulk_create(
        Seat(table=table, number=seat, name=name, points=score.points, place=score.place)
        for seat, (name, score) in enumerate(zip(names, match.scores(), strict=True))
    )
    return table
