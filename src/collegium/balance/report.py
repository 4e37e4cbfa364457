"""Balance: what wins in self-play. Shares of wins by seat, style, first choice, card and event; scores; lengths.

A share is compared with the fair one (1 / seats): ratio 1.3 means 30 % more wins than a fair game would give. With one
seat there is no fair share: the share of all games takes its place.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from collegium.arena import fixtures, referee, selfplay, workers
from collegium.arena.selfplay import CHAIRS, STUDENT, Result
from collegium.arena.tally import Tally, mean
from collegium.balance.deeds import EVENT, OPENING, Deed, Words, deeds
from collegium.kernel.game import Game
from collegium.kernel.texts import Text
from collegium.match.match import game_speaker

STORIES = 1500  # games whose story is told again to see what each seat did
LEAST = 20  # times below which a deed is left out
USUAL = 0.95  # what nearly every seat does in every game says nothing: left out
BINS = 20


@dataclass(frozen=True)
class Asked:
    """What is to be played: a level against itself; `mixed` styles for students."""

    game: Game
    variant: str
    seats: int
    games: int
    level: str = "student"
    mixed: bool = True
    seed: int = 0
    threads: int = 2

    @property
    def styles(self) -> bool:
        """True when seats play different styles."""
        return self.mixed and self.level == "student" and len(self.game.tastes) > 1


@dataclass
class Report:
    """Everything `collegium balance` shows for one variant and number of seats. `rows` has one row per game."""

    game: str
    variant: str
    seats: int
    level: str
    games: int
    fair: float = 1.0
    ties: float = 0.0
    told: int = 0
    length: dict[str, Any] = field(default_factory=dict)
    points: dict[str, Any] = field(default_factory=dict)
    winner_points: dict[str, Any] = field(default_factory=dict)
    tables: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    rows: list[dict[str, Any]] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        told = asdict(self)
        del told["rows"]
        return told


def sitting(asked: Asked) -> Callable[[int], tuple[int, ...]]:
    """Who sits where in a game: students of styles drawn by its seed, or all of one kind."""

    def chairs(seed: int) -> tuple[int, ...]:
        luck = random.Random(seed)
        first = CHAIRS.get(asked.level, STUDENT)
        return tuple(
            first + (luck.randrange(len(asked.game.tastes)) if asked.styles else 0) for _ in range(asked.seats)
        )

    return chairs


def results(asked: Asked, progress: Callable[[int, int], None] | None = None) -> Iterator[Result]:
    """The games, each as it ends."""
    chairs = sitting(asked)
    if asked.level in CHAIRS:
        yield from selfplay.play(
            asked.game, asked.variant, asked.seats, asked.games, chairs, asked.seed, asked.threads, progress
        )
        return
    game = asked.game
    about = fixtures.Setting(
        game.key, game.rules_version, game.components.digest, asked.variant, asked.seats, asked.seed
    )
    everybody = (asked.level,) * asked.seats
    wanted = [
        fixtures.Fixture((asked.level, asked.level), number, asked.seed + number, everybody)
        for number in range(asked.games)
    ]
    for done, played in enumerate(workers.in_threads(about, wanted, asked.threads)):
        choices = [(seat, option) for seat, option in played.journal["choices"]]
        yield Result(played.fixture.seed, chairs(0), choices, played.points, played.places)
        if progress:
            progress(done + 1, asked.games)


def make_ready(asked: Asked, progress: Callable[[int, int], None] | None = None) -> None:
    """Compile or load what the games need."""
    game = asked.game
    about = fixtures.Setting(game.key, game.rules_version, game.components.digest, asked.variant, asked.seats, 0)
    referee.make_ready(about, [asked.level], progress)


def report(asked: Asked, lang: str = "en", progress: Callable[[int, int], None] | None = None) -> Report:
    """Play the games and count what wins."""
    game, seats, games = asked.game, asked.seats, asked.games
    found = Report(game.key, asked.variant, seats, asked.level, games)
    by_seat = [Tally() for _ in range(seats)]
    by_style = [Tally() for _ in game.tastes]
    by_deed: dict[Deed, Tally] = defaultdict(Tally)
    words = Words(lang)
    lengths, points, winners = [], [], []
    for result in results(asked, progress):
        lengths.append(len(result.choices))
        points += result.points
        firsts = [result.points[seat] for seat in range(seats) if result.places[seat] == 1]
        winners += firsts
        found.ties += (len(firsts) > 1) / games
        row = game_row(asked, result)
        for seat in range(seats):
            by_seat[seat].add(result.share(seat))
            if asked.styles:
                by_style[result.sitting[seat] - STUDENT].add(result.share(seat))
        if found.told < STORIES:
            found.told += 1
            openings: list[str | None] = [None] * seats
            for seat, deed in deeds(game, asked.variant, result, words):
                by_deed[deed].add(result.share(seat))
                if deed.kind == OPENING:
                    openings[seat] = words.names[deed]
            row["openings"] = openings
        found.rows.append(row)
    fair = 1 / seats if seats > 1 else by_seat[0].won / games
    found.fair = round(fair, 4)
    found.ties = round(found.ties, 4)
    found.length = {**mean(lengths), "bins": bins(lengths)}
    found.points, found.winner_points = {**mean(points), "bins": bins(points, winners)}, {**mean(winners)}
    found.tables["seat"] = [tally.row(f"{seat + 1}", fair) for seat, tally in enumerate(by_seat)]
    if asked.styles:
        found.tables["style"] = [
            tally.row(style_name(game, taste, lang), fair) for taste, tally in zip(game.tastes, by_style, strict=True)
        ]
    for kind in (OPENING, EVENT):
        found.tables[kind] = table(kind, by_deed, words, fair, found.told * seats)
    return found


def table(kind: str, tallies: dict[Deed, Tally], words: Words, fair: float, most: int) -> list[dict[str, Any]]:
    """The rows of all deeds of a kind, group by group, those with most to tell first; best first within a group."""
    groups: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for deed, tally in tallies.items():
        if deed.kind == kind and tally.times >= LEAST and (kind == OPENING or tally.times < USUAL * most):
            head = words.heads[kind, deed.key] if deed.about != "" else ""
            groups[head].append({"key": deed.key, "group": head, **tally.row(words.names[deed], fair)})
    if kind == EVENT:  # one thing is no comparison: it stands with the other events
        for head in [head for head, rows in groups.items() if head and len(rows) == 1]:
            row = groups.pop(head)[0]
            groups[""].append({**row, "group": "", "name": f"{head}: {row['name']}"})
    order = sorted(groups, key=lambda head: (head == "", -sum(abs(row["clear"]) for row in groups[head]), head))
    return [row for head in order for row in sorted(groups[head], key=lambda row: (-row["wins"], row["name"]))]


def game_row(asked: Asked, result: Result) -> dict[str, Any]:
    """One game as a row of a table; lists stand by seat."""
    first: dict[int, int] = {}
    for seat, option in result.choices:
        first.setdefault(seat, option)
    chairs = [asked.game.tastes[chair - STUDENT] if asked.level == "student" else None for chair in result.sitting]
    return {
        "game": asked.game.key, "variant": asked.variant, "seats": asked.seats, "level": asked.level,
        "seed": result.seed, "choices": len(result.choices), "styles": chairs,
        "first_options": [first.get(seat) for seat in range(asked.seats)], "openings": [None] * asked.seats,
        "points": result.points, "places": result.places,
        "shares": [result.share(seat) for seat in range(asked.seats)],
    }  # fmt: skip


def bins(numbers: Sequence[int], others: Sequence[int] = ()) -> list[dict[str, int]]:
    """A histogram with whole steps: from, to (both included), how many, and how many of the others."""
    if not numbers:
        return []
    low, high = min(numbers), max(numbers)
    width = nice((high - low + 1) / BINS)
    start = low // width * width
    found = [{"from": at, "to": at + width - 1, "count": 0, "winners": 0} for at in range(start, high + 1, width)]
    for name, counted in (("count", numbers), ("winners", others)):
        for number in counted:
            found[(number - start) // width][name] += 1
    return found


def nice(width: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, ..."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if step * factor >= width:
                return step * factor
        step *= 10


def style_name(game: Game, taste: str, lang: str) -> str:
    """A style in words where the game has them."""
    speaks = game_speaker(game, lang)
    return speaks.say(Text(f"taste-{taste}")) if speaks.has(f"taste-{taste}") else taste
