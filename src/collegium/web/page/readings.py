"""How we read the rules of a game, and who made the boxed game, as pages show it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time

from collegium.kernel.game import Game
from collegium.match.about import credits_of, readings
from collegium.web.words import day, game_say


@dataclass(frozen=True, slots=True)
class Entry:
    """A ruling on its page: each part with the key of its label. The day of its last change is in words."""

    number: int
    title: str
    parts: tuple[tuple[str, str], ...]
    limit: bool
    changed: str


@dataclass(frozen=True, slots=True)
class Credited:
    """A game and who made it; `made` is empty where the game does not say."""

    title: str
    made: str


def entries(game: Game, lang: str) -> list[Entry]:
    """The rulings of a game in the order of its page."""
    return [
        Entry(
            one.ruling.number,
            one.title,
            (("reading-book", one.book), ("reading-ours", one.ours), ("reading-why", one.why)),
            one.ruling.limit,
            day(lang, datetime.combine(one.ruling.changed, time(12), UTC)) if one.ruling.changed else "",
        )
        for one in readings(game, lang)
    ]


def credited(game: Game, lang: str) -> Credited:
    """The title of a game, and who made the boxed game."""
    return Credited(game_say(game, lang, "game-title"), credits_of(game, lang))
