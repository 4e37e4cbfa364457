"""Fixtures: which games a tournament plays. A round robin of bots; every pairing plays the same deals, seats rotated.

A pairing fills the seats with one bot alone and the other in all further seats, each bot alone in each seat once: that
is a round, played on one deal. With two seats a round is two games, with n > 2 seats it is 2 n.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from collegium import bots
from collegium.kernel.game import Game
from collegium.match.match import BadMatch

MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class Setting:
    """What all games of a tournament share. Bots and games may be added to it later."""

    game: str
    rules_version: int
    data: str
    variant: str
    seats: int
    seed: int


@dataclass(frozen=True)
class Fixture:
    """One game: the pairing, its number within the pairing, the seed of the deal, and the bot of each seat."""

    pair: tuple[str, str]
    number: int
    seed: int
    sitting: tuple[str, ...]

    @property
    def name(self) -> str:
        """A name for files, the same in every run."""
        one, other = (bot.replace(":", "-") for bot in self.pair)
        return f"{one}.{other}.{self.number:05d}"


def setting(game: Game, variant: str | None, seats: int | None, seed: int, fewest: int = 2) -> Setting:
    """A checked setting, of `fewest` seats at least. Defaults: the first variant for two or more, and its fewest seats
    from two on; of a variant for one player, where that is enough, its one seat."""
    chosen = variant or next((key for key, (_, high) in game.variants.items() if high > 1), next(iter(game.variants)))
    if chosen not in game.variants:
        raise BadMatch(f"{game.key}: unknown variant '{chosen}' (expected one of {', '.join(game.variants)})")
    low, high = game.variants[chosen]
    if high < fewest:
        raise BadMatch(f"{game.key}: variant '{chosen}' is for one player (expected one for two or more)")
    count = min(max(low, 2), high) if seats is None else seats
    if not max(low, fewest) <= count <= high:
        raise BadMatch(f"{game.key}: {count} seats (expected {max(low, fewest)} to {high} for variant '{chosen}')")
    if not 0 <= seed < 2**64:
        raise BadMatch(f"seed {seed} (expected 0 to 2^64-1)")
    return Setting(game.key, game.rules_version, game.components.digest, chosen, count, seed)


def entrants(names: str) -> list[str]:
    """The bots of a list with commas: at least two, each once, all known."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        bots.level(name)
    if len(found) < 2 or len(set(found)) < len(found):
        raise BadMatch(f"bots '{names}' (expected two or more different ones, with commas between)")
    return found


@cache
def sittings(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """The games of a round: each bot alone in each seat, the other in the rest; no sitting twice."""
    one, other = pair
    found = []
    for alone, rest in ((one, other), (other, one)):
        for lone in range(seats):
            chairs = tuple(alone if seat == lone else rest for seat in range(seats))
            if chairs not in found:
                found.append(chairs)
    return found


def whole_rounds(games: int, seats: int) -> int:
    """The games per pairing that make whole rounds: at least as many as asked for."""
    if not 1 <= games <= MOST_GAMES:
        raise BadMatch(f"{games} games (expected 1 to {MOST_GAMES:,})")
    size = len(sittings(("a", "b"), seats))
    return -(-games // size) * size


def deal(seed: int, number: int) -> int:
    """The seed of a deal: the same for every pairing."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/deal".encode()).digest()[:6], "big")


def fixtures(about: Setting, names: Sequence[str], games: int) -> list[Fixture]:
    """All games, all pairings side by side. More games or bots only add fixtures; none changes."""
    pairs = list(combinations(sorted(names), 2))
    size = len(sittings(("a", "b"), about.seats))
    return [
        Fixture(pair, number, deal(about.seed, number // size), sittings(pair, about.seats)[number % size])
        for number in range(whole_rounds(games, about.seats))
        for pair in pairs
    ]
