"""The referee: plays fixtures and says how they ended. Searching bots think in one thread each, so that all workers
are busy; games between freshers and students run wholly in compiled code.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from collegium import bots
from collegium.arena.fixtures import Fixture, Setting
from collegium.arena.selfplay import CHAIRS, Board
from collegium.bots import thinker
from collegium.bots.worth import win_shares
from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.match.match import BadMatch, Match
from collegium.registry import find

BATCH = 25  # compiled games that one worker plays at a time
PACE = 3  # games that tell how long a compiled bot thinks


class Stopped(RuntimeError):
    """The tournament was stopped while this game was played."""


@dataclass(frozen=True)
class Played:
    """A finished game, in which `asked[seat]` choices took `seconds[seat]`."""

    fixture: Fixture
    points: list[int]
    places: list[int]
    asked: list[int]
    seconds: list[float]
    journal: dict[str, Any] = field(default_factory=dict)

    def share(self, seat: int) -> float:
        """This seat's share of the win."""
        return win_shares(self.places)[seat]

    def row(self) -> dict[str, Any]:
        """Everything but the journal, flat and JSON-able."""
        told = asdict(self)
        del told["journal"]
        return {**told.pop("fixture"), **told}

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> Played:
        fixture = Fixture(tuple(row["pair"]), row["number"], row["seed"], tuple(row["sitting"]))
        return cls(fixture, row["points"], row["places"], row["asked"], row["seconds"])


def is_quick(fixture: Fixture) -> bool:
    """True when the compiled loop plays all its bots."""
    return all(bot in CHAIRS for bot in fixture.pair)


def batches(fixtures: Sequence[Fixture]) -> list[list[Fixture]]:
    """Work for one worker at a time: quick games many at once, the others one by one."""
    quick = [fixture for fixture in fixtures if is_quick(fixture)]
    slow = [[fixture] for fixture in fixtures if not is_quick(fixture)]
    return [quick[at : at + BATCH] for at in range(0, len(quick), BATCH)] + slow


def make_ready(about: Setting, names: Sequence[str], progress: Callable[[int, int], None] | None = None) -> None:
    """Compile or load what these bots need; refuse when this machine has other rules or components."""
    game = find(about.game)
    if (game.rules_version, game.components.digest) != (about.rules_version, about.data):
        raise BadMatch(f"{game.key}: a worker has other rules or components than the tournament")
    engines.compiled(game, progress)
    if any(bots.searches(name) for name in names):
        thinker.searcher(game, progress)


def referee(about: Setting, batch: Sequence[Fixture], stop: threading.Event | None = None) -> Iterator[Played]:
    """Play a batch of fixtures."""
    game = find(about.game)
    board = Board(game, about.variant, about.seats, told=True) if is_quick(batch[0]) else None
    for fixture in batch:
        if stop and stop.is_set():
            raise Stopped
        yield at_once(about, board, fixture) if board else choice_by_choice(game, about, fixture, stop)


@cache
def pace(about: Setting, bot: str) -> float:
    """Seconds per choice of a bot that the compiled loop plays, from a few games against itself."""
    board = Board(find(about.game), about.variant, about.seats)
    start = time.perf_counter()
    choices = sum(len(board.play(seed, (CHAIRS[bot],) * about.seats).choices) for seed in range(PACE))
    return (time.perf_counter() - start) / max(choices, 1)


def at_once(about: Setting, board: Board, fixture: Fixture) -> Played:
    """A game in one compiled call, which is timed as a whole: its bots share the time by their pace."""
    start = time.perf_counter()
    result = board.play(fixture.seed, tuple(CHAIRS[bot] for bot in fixture.sitting))
    seconds = time.perf_counter() - start
    asked = [0] * board.seats
    for seat, _ in result.choices:
        asked[seat] += 1
    parts = [choices * pace(about, bot) for choices, bot in zip(asked, fixture.sitting, strict=True)]
    spent = [seconds * part / max(sum(parts), 1e-12) for part in parts]
    return Played(fixture, result.points, result.places, asked, spent, board.match(result).journal())


def choice_by_choice(game: Game, about: Setting, fixture: Fixture, stop: threading.Event | None) -> Played:
    """A game in which every bot is asked through its view."""
    match = Match(game, about.seats, about.variant, fixture.seed)
    asked, seconds = [0] * about.seats, [0.0] * about.seats
    while not match.over:
        if stop and stop.is_set():
            raise Stopped
        seat = match.to_act[0]
        start = time.perf_counter()
        option = bots.pick(match, seat, fixture.sitting[seat], threads=1)
        seconds[seat] += time.perf_counter() - start
        asked[seat] += 1
        match.choose(seat, option)
    scores = match.scores()
    points, places = [score.points for score in scores], [score.place for score in scores]
    return Played(fixture, points, places, asked, seconds, match.journal())
