"""Discovery: our own games are the folders under `games/`; others are entry points in the group `collegium.games`.

A game that is being made need not be installed: a command that names its package on Python's path takes it in.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import collegium.games as own_games
from collegium.kernel.game import Game

_guests: dict[str, Game] = {}  # games taken in from Python's path


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
    if key in _guests:
        return _guests[key]
    for point in entry_points(group="collegium.games"):
        if point.name == key:
            return _checked(key, point.load())
    if key not in keys() and not key.startswith("_"):
        raise UnknownGame(f"unknown game '{key}' (expected one of {', '.join(keys())})")
    return _checked(key, importlib.import_module(f"{own_games.__name__}.{key}").GAME)


def take_in(key: str) -> Game:
    """The game of this key, also where it is a package on Python's path with a `components.toml` and a `GAME`; `find`
    has it from then on, in this process. Not for keys that come from outside: it imports."""
    try:
        return find(key)
    except UnknownGame:
        spec = importlib.util.find_spec(key) if key.isidentifier() else None
        places = (spec and spec.submodule_search_locations) or ()
        if not any((Path(place) / "components.toml").exists() for place in places):
            raise
    _guests[key] = _checked(key, getattr(importlib.import_module(key), "GAME", None))
    return _guests[key]


def _checked(key: str, game: object) -> Game:
    if not isinstance(game, Game) or game.key != key:
        raise UnknownGame(f"game '{key}': expected GAME to be a Game with that key")
    return game
