"""A law: a plain function over a trial that raises Broken with a sentence: what is wrong, and what to do.

    @law(SETTING)
    def copies_are_independent(trial):
        \"\"\"A copy of a match goes its own way.\"\"\"
        ...
        expect(match.bytes() == before, "...")

A law about the GAME is tried once, one about a SETTING with every variant and number of seats. What a finished game has
and this one lacks is NotYet: no fault while a game is being made, though our own games are held to it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from collegium.kernel.game import Game, settings
from collegium.match.match import Match, new

__all__ = [
    "GAME", "MOST", "SETTING", "Broken", "Law", "NotYet", "Trial", "choose_by_chance", "expect", "law", "package",
    "positions", "settings",
]  # fmt: skip

GAME, SETTING = "game", "setting"
MOST = 30  # matches played at most where a game is so short that one shows too little


class Broken(Exception):
    """A law does not hold: what is wrong, and what to do."""


class NotYet(Exception):
    """A law that has nothing to look at: what is missing, and how to get it."""


def expect(truth: object, sentence: str) -> None:
    if not truth:
        raise Broken(sentence)


@dataclass(frozen=True)
class Trial:
    """What a law is tried on. `games` is how many random games to play, over all settings together."""

    game: Game
    variant: str = ""
    seats: int = 0
    games: int = 6000

    @property
    def number(self) -> int:
        """The number of the variant."""
        return list(self.game.variants).index(self.variant)

    def match(self, seed: int) -> Match:
        """A new match of this setting."""
        return new(self.game, self.seats, self.variant, seed)

    def __str__(self) -> str:
        return f"{self.variant}, {self.seats} seats" if self.seats else self.game.key


@dataclass(frozen=True)
class Law:
    """A law: what it says in a sentence, and the function that tries it."""

    name: str
    says: str
    about: str
    function: Callable[[Trial], None]
    compiled: bool  # it compares compiled play with uncompiled, so it needs both
    basic: bool  # while it is broken no other law can be tried

    def __call__(self, trial: Trial) -> None:
        self.function(trial)


def law(about: str, compiled: bool = False, basic: bool = False) -> Callable[[Callable[[Trial], None]], Law]:
    """This function is a law about every GAME or every SETTING; its first line says what it demands."""

    def made(function: Callable[[Trial], None]) -> Law:
        assert function.__doc__, f"{function.__name__} does not say what it demands"
        says = function.__doc__.strip().splitlines()[0].rstrip(".")
        return Law(function.__name__, says, about, function, compiled, basic)

    return made


# ------------------------------------------------------------------------------------------------- what laws look at


def choose_by_chance(match: Match, luck: random.Random) -> None:
    seat = luck.choice(match.to_act)
    match.choose(seat, luck.choice(match.legal(seat)))


def positions(trial: Trial, every: int, seed: int) -> Iterator[tuple[Match, random.Random]]:
    """Positions of one random game, all where several seats choose at once, each with a source of luck."""
    luck = random.Random(seed)
    match = trial.match(seed)
    while not match.over:
        if match.number % every == 0 or len(match.to_act) > 1:
            yield match, luck
        choose_by_chance(match, luck)


def package(game: Game) -> str:
    """The name of the package that a game is, '' where its folder is none."""
    start = game.folder / "__init__.py"
    loaded = ((name, getattr(module, "__file__", None)) for name, module in list(sys.modules.items()))
    return next((name for name, file in loaded if file and name != "__main__" and Path(file) == start), "")
