"""Balance: what wins in self-play. Shares of wins by seat, taste, opening and event, with confidence intervals.

A share is compared with the fair one (1 / seats): ratio 1.3 means 30 % more wins than a fair game would give.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from collegium.arena.selfplay import STUDENT, Result, play
from collegium.kernel.game import Game
from collegium.kernel.match import Match
from collegium.kernel.texts import Text

Z = 1.96  # 95 %
STORIES = 1500  # games whose story is told again to see what each seat did


@dataclass
class Tally:
    """How often somebody did a thing, and won."""

    times: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        self.times += 1
        self.won += share

    def row(self, name: str, fair: float) -> dict[str, Any]:
        """The share with its Wilson interval, and as a multiple of the fair share."""
        n, p = max(self.times, 1), self.won / max(self.times, 1)
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        reach = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return {"name": name, "times": self.times, "wins": round(p, 4), "low": round(max(middle - reach, 0.0), 4),
                "high": round(min(middle + reach, 1.0), 4), "ratio": round(p / fair, 3)}  # fmt: skip


@dataclass
class Report:
    """Everything `collegium balance` shows for one number of seats."""

    game: str
    variant: str
    seats: int
    games: int
    choices: float = 0.0
    points: float = 0.0
    winner_points: float = 0.0
    ties: float = 0.0
    tables: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        return vars(self)


def sitting(game: Game, seats: int, mixed: bool) -> Callable[[int], tuple[int, ...]]:
    """Who sits where in a game: students of tastes drawn by its seed, or all of the first taste."""

    def chairs(seed: int) -> tuple[int, ...]:
        luck = random.Random(seed)
        return tuple(STUDENT + (luck.randrange(len(game.tastes)) if mixed else 0) for _ in range(seats))

    return chairs


def report(
    game: Game,
    variant: str,
    seats: int,
    games: int,
    mixed: bool = True,
    threads: int = 2,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play `games` games and count what wins."""
    found = Report(game.key, variant, seats, games)
    tallies: dict[str, dict[Hashable, Tally]] = defaultdict(lambda: defaultdict(Tally))
    names: dict[Hashable, str] = {}
    for result in play(game, variant, seats, games, sitting(game, seats, mixed), threads=threads, progress=progress):
        found.choices += len(result.choices) / games
        found.points += sum(result.points) / seats / games
        found.winner_points += max(result.points) / games
        found.ties += (result.places.count(1) > 1) / games
        for seat in range(seats):
            tallies["seat"][seat].add(result.share(seat))
            tallies["taste"][result.sitting[seat] - STUDENT].add(result.share(seat))
        if result.seed < STORIES:
            for seat, kind, key, name in deeds(game, variant, result):
                tallies[kind][key].add(result.share(seat))
                names[key] = name
    fair = 1 / seats
    found.tables["seat"] = [tallies["seat"][seat].row(f"seat {seat + 1}", fair) for seat in range(seats)]
    if len(game.tastes) > 1 and mixed:
        found.tables["taste"] = [tallies["taste"][k].row(taste, fair) for k, taste in enumerate(game.tastes)]
    for kind in ("opening", "event"):
        rows = [tally.row(names[key], fair) for key, tally in tallies[kind].items() if tally.times >= 20]
        found.tables[kind] = sorted(rows, key=lambda row: -row["wins"])
    return found


def deeds(game: Game, variant: str, result: Result) -> set[tuple[int, str, Hashable, str]]:
    """What each seat did in a game: its first choice, and every kind of event about it, by its first argument."""
    match = Match(game, len(result.points), variant, result.seed)
    found: set[tuple[int, str, Hashable, str]] = set()
    opened: set[int] = set()
    for seat, option in result.choices:
        if seat not in opened:
            opened.add(seat)
            kind = game.choices.kinds[match.state.owed[seat].kind]
            label = match.say(kind.option(match.view(seat), seat, option))
            found.add((seat, "opening", (kind.key, option), f"{kind.key}: {label}"))
        match.choose(seat, option)
    for event in match.events():
        if event.who >= 0:
            words = [value for value in event.text.args.values() if isinstance(value, Text)]
            about = match.say(words[0]) if words else str(event.a)
            found.add((event.who, "event", (event.key, about), f"{event.key}: {about}"))
    return found
