"""The standings of a tournament: ratings, who beat whom, and how long each bot thought."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from collegium.arena.fixtures import Setting
from collegium.arena.ratings import Rating, comparisons, rate
from collegium.arena.referee import Played
from collegium.arena.tally import Tally


@dataclass(frozen=True)
class Standings:
    """Everything `collegium arena` shows. `duels[bot, against]`: the wins of a bot that sits alone against another."""

    setting: Setting
    bots: list[str]
    games: int
    ratings: list[Rating]
    duels: dict[tuple[str, str], dict[str, Any]]
    seconds: dict[str, float]

    @property
    def fair(self) -> float:
        """The share of wins of a seat among equals."""
        return 1 / self.setting.seats

    def as_dict(self) -> dict[str, Any]:
        return {
            **asdict(self.setting),
            "bots": self.bots,
            "games": self.games,
            "ratings": [rating.as_dict() for rating in self.ratings],
            "fair": round(self.fair, 4),
            "head_to_head": [
                {"bot": bot, "against": against, **{k: v for k, v in row.items() if k != "name"}}
                for (bot, against), row in self.duels.items()
            ],
            "seconds_per_choice": self.seconds,
        }


def standings(setting: Setting, games: Sequence[Played], bots: Sequence[str]) -> Standings:
    """What the games of a tournament say."""
    ratings = rate(comparisons(games, bots), bots)
    order = [rating.bot for rating in ratings]
    tallies: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for game in games:
        sitting = game.fixture.sitting
        for seat, bot in enumerate(sitting):
            others = {other for k, other in enumerate(sitting) if k != seat}
            if others == set(game.fixture.pair) - {bot}:  # alone; with two seats both are
                tallies[bot, next(iter(others))].add(game.share(seat))
    duels = {
        (bot, against): tallies[bot, against].row(bot, 1 / setting.seats)
        for bot in order
        for against in order
        if (bot, against) in tallies
    }
    return Standings(setting, order, len(games), ratings, duels, seconds_per_choice(games, order))


def seconds_per_choice(games: Sequence[Played], bots: Sequence[str]) -> dict[str, float]:
    """The mean time that each bot took for a choice."""
    spent: dict[str, float] = defaultdict(float)
    asked: dict[str, int] = defaultdict(int)
    for game in games:
        for bot, seconds, choices in zip(game.fixture.sitting, game.seconds, game.asked, strict=True):
            spent[bot] += seconds
            asked[bot] += choices
    return {bot: round(spent[bot] / max(asked[bot], 1), 7) for bot in bots}
