"""The game that a command names, and which one was meant where there is none of that name; what to say of its bots."""

from __future__ import annotations

import difflib
import sys
import traceback
from collections.abc import Callable

from collegium import registry
from collegium.bots import dial
from collegium.commands.errors import USER_ERRORS, UserError, one_line
from collegium.kernel.game import Game

LIKE = 0.6  # from so much likeness on a name may have been mistyped


def wanted_game(name: str) -> Game:
    """The game of this key, installed or on Python's path. Where there is none, says which one was probably meant;
    where it cannot be loaded, why and where."""
    try:
        return registry.take_in(name)
    except registry.UnknownGame:
        meant = [] if name.startswith("_") else probably(name)
        if not meant:
            raise
        raise UserError(f"unknown game '{name}': did you mean {' or '.join(meant)}?") from None
    except USER_ERRORS:
        raise
    except Exception as error:  # a game in the making may raise anything
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if name in frame.filename] or frames
        where = f"{own[-1].filename}:{own[-1].lineno}"
        raise UserError(f"{name} cannot be loaded: {type(error).__name__}: {one_line(error)} ({where})") from error


def probably(name: str) -> list[str]:
    """The games whose key is written differently, begins like this, has a part or the initials of this name; or else
    is most like it."""
    keys, typed = registry.keys(), plain(name)
    if not typed:
        return []
    ways: tuple[Callable[[str], bool], ...] = (
        lambda key: plain(key) == typed,
        lambda key: plain(key).startswith(typed),
        lambda key: typed in plain(key) if len(typed) > 2 else False,
        lambda key: typed == "".join(part[0] for part in key.split("_")),
    )
    for fits in ways:
        found = [key for key in keys if fits(key)]
        if found:
            return found
    close = {plain(part): key for key in keys for part in (key, *key.split("_")) if len(part) > 3}
    best = difflib.get_close_matches(typed, close, 1, LIKE)
    return [close[part] for part in best]


def plain(name: str) -> str:
    """A name in letters and digits alone."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def remark(game: Game, bot: str) -> None:
    """Say, beside the output, what must be said of a bot in this game. Unmeasured where it cannot play it."""
    if said := dial.check(game, bot):
        print(said, file=sys.stderr)
