"""Discovery: our own games are the folders under `games/`; others are entry points in the group `collegium.games`.

A game that is being made need not be installed: who names its package on Python's path, in a command, in Python or in a
journal, takes it in. The site does not: it knows the games that are listed.
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
    if key not in keys() and key not in _hidden():
        folder = f"{key}/" if key.isidentifier() else "its package"
        own = f"a game of your own: put the folder that contains {folder} on PYTHONPATH, or install it"
        raise UnknownGame(f"unknown game '{key}' (expected one of {', '.join(keys())}; {own})")
    return _checked(key, importlib.import_module(f"{own_games.__name__}.{key}").GAME)


def take_in(key: str) -> Game:
    """The game of this key, also where it is a package on Python's path (see `is_guest`); `find` has it from
    then on, in this process. Not for keys that people send to a server: it imports."""
    try:
        return find(key)
    except UnknownGame:
        if not is_guest(key):
            raise
    _guests[key] = _checked(key, getattr(importlib.import_module(key), "GAME", None))
    return _guests[key]


def is_guest(key: str) -> bool:
    """True when a top-level package of this name on Python's path has a `components.toml` beside its `__init__`. Looks
    only: nothing is imported."""
    if not key.isidentifier():  # a dot would import the package around it
        return False
    try:
        spec = importlib.util.find_spec(key)
    except ValueError:  # a module that runs as a program
        return False
    init = Path(spec.origin) if spec and spec.submodule_search_locations and spec.origin else None
    return init is not None and init.stem == "__init__" and init.with_name("components.toml").is_file()


def _hidden() -> list[str]:
    """Games of ours that are not listed: those that tests play."""
    return [m.name for m in pkgutil.iter_modules(own_games.__path__) if m.ispkg and m.name.startswith("_")]


def _checked(key: str, game: object) -> Game:
    if not isinstance(game, Game) or game.key != key:
        raise UnknownGame(f"game '{key}': expected GAME to be a Game with that key")
    return game
