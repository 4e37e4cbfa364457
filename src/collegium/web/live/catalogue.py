"""The games there are, for pages: those that load, in order, with their words and a picture of their table."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache

from django.conf import settings

from collegium import bots, registry
from collegium.draw.svg import table_svg
from collegium.kernel.game import Game
from collegium.kernel.texts import Text
from collegium.match import preparing
from collegium.match.match import SPECTATOR, Match
from collegium.web.refusals import Refused
from collegium.web.words import game_say, match_say

log = logging.getLogger("collegium.web.live.catalogue")
PICTURE_SEED, PICTURE_CHOICES, PICTURE_WIDTH = 11, 6, 1020


@cache
def _game(key: str) -> Game | None:
    try:
        return registry.find(key)
    except Exception:  # one game that cannot load must not close the others
        log.exception("a game does not load", extra={"facts": {"game": key}})
        return None


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, looked up once."""
    return registry.keys()


def games() -> list[Game]:
    """All games that load."""
    return [game for game in map(_game, keys()) if game]


def by_weight() -> list[Game]:
    """All games that load, lightest first."""
    return sorted(games(), key=lambda game: game.weight)


def find(key: str) -> Game:
    """The game of this key; Refused when there is none."""
    known = key in keys() or (settings.DEBUG and key.startswith("_"))
    game = _game(key) if known else None
    if game is None:
        raise Refused("refused-no-game", status=404)
    return game


def levels() -> list[str]:
    """The bots, weakest first, then those of the server's own."""
    return [*bots.LEVELS, *settings.BOTS]


def default_level() -> str:
    return "student" if "student" in bots.LEVELS else levels()[-1]


def default_seats(game: Game) -> int:
    low, high = next(iter(game.variants.values()))
    return max(low, min(3, high))


def readiness(game: Game) -> float:
    """How far compilation has come, 1.0 when compiled."""
    return preparing.progress(game)


@dataclass(frozen=True)
class Entry:
    """A game as a page shows it."""

    game: Game
    title: str
    tagline: str
    readiness: float

    @property
    def seats(self) -> str:
        low, high = self.game.seats
        return f"{low}" if low == high else f"{low}–{high}"

    @property
    def dots(self) -> list[bool]:
        """The weight as five dots."""
        return [self.game.weight >= dot - 0.5 for dot in range(1, 6)]

    @property
    def weight(self) -> int:
        """The weight as a whole number from 1 to 5."""
        return sum(self.dots)


def entry(game: Game, lang: str) -> Entry:
    return Entry(
        game, game_say(game, lang, Text("game-title")), game_say(game, lang, Text("game-tagline")), readiness(game)
    )


@cache
def picture(key: str, lang: str) -> str:
    """A picture of the table after some choices, the same for everybody."""
    game = find(key)
    names = ["Ada", "Emmy", "Niels", "Rosalind", "Alan"][: default_seats(game)]
    match = Match(game, len(names), next(iter(game.variants)), PICTURE_SEED, names)
    for _ in range(PICTURE_CHOICES):
        if match.over:
            break
        seat = match.to_act[0]
        match.choose(seat, bots.pick(match, seat, levels()[0]))
    title = game_say(game, lang, Text("game-title"))
    return table_svg(
        match.zones(),
        lambda words: match_say(match, words, lang, SPECTATOR),
        PICTURE_WIDTH,
        game.accent,
        title,
        game.motif,
    )
