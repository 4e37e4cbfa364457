"""Discovery: our own games are the folders under `games/`; others are entry points in the group `collegium.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

import collegium.games as own_games
from collegium.kernel.game import Game


class UnknownGame(ValueError):
    """There is no game of this key."""


def keys() -> tuple[str, ...]:
    """The keys of all games, our own first, in alphabetical order."""
    own = sorted(m.name for m in pkgutil.iter_modules(own_games.__path__) if m.ispkg and not m.name.startswith("_"))
    others = sorted(point.name for point in entry_points(group="collegium.games"))
    return (*own, *(key for key in others if key not in own))


@cache
def find(key: str) -> Game:
    """The game of this key. Games whose key starts with an underscore are found too, though not listed."""
    for point in entry_points(group="collegium.games"):
        if point.name == key:
            return _checked(key, point.load())
    if key not in keys() and not key.startswith("_"):
        raise UnknownGame(f"unknown game '{key}' (expected one of {', '.join(keys())})")
    return _checked(key, importlib.import_module(f"{own_games.__name__}.{key}").GAME)


def _checked(key: str, game: object) -> Game:
    if not isinstance(game, Game) or game.key != key:
        raise UnknownGame(f"game '{key}': expected GAME to be a Game with that key")
    return game
