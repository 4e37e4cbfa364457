"""A bot of one's own: a class that anybody writes, named `module:Class`, or by an entry point of `collegium.bots`.

    class Hasty:
        def choose(self, asked):            # asked: bots.guests.Asked
            return asked.options[0]         # one of the options that are legal now

There is one object for each process, made without arguments; `choose` may be called from several threads at once.
"""

from __future__ import annotations

import importlib
import random
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import entry_points
from typing import Any, Protocol

import numpy as np

from collegium.engine import engines
from collegium.engine.observation import Layout, layout
from collegium.engine.states import States
from collegium.kernel.choice import LEGAL
from collegium.kernel.game import Game

GROUP = "collegium.bots"
Array = np.ndarray[Any, Any]


class BadGuest(ValueError):
    """A bot of somebody's own that cannot be had, or that chose what it may not."""


@dataclass(frozen=True)
class Asked:
    """What a bot is asked: whose seat, what it sees, what it may choose, and its luck. It never gets the true state."""

    view: States
    seat: int
    options: tuple[int, ...]
    luck: random.Random

    @property
    def game(self) -> Game:
        return self.view.game

    @property
    def state(self) -> Any:
        """The record as the seat may see it, by name: `asked.state.player[asked.seat].points`."""
        return self.view.plain[0]

    @property
    def kind(self) -> str:
        """The key of the choice that the seat owes."""
        return self.game.choices.owed(self.state, self.seat).key

    @property
    def actions(self) -> tuple[int, ...]:
        """The options as flat action ids, in the same order."""
        first = int(self.game.choices.offsets[self.state.owed[self.seat].kind])
        return tuple(first + option for option in self.options)

    @property
    def mask(self) -> Array:
        """1 for every flat action id that is legal, as environments have it."""
        found = np.zeros(self.game.choices.actions, np.int8)
        found[list(self.actions)] = 1
        return found

    @property
    def layout(self) -> Layout:
        """What the numbers of the observation mean."""
        return layout(self.game, self.state.seats)

    @cached_property
    def observation(self) -> Array:
        """What the seat sees as a vector, as environments have it."""
        return self.layout.vector(self.view.array[0], self.seat)


class Bot(Protocol):
    """What a class must have to sit at a table."""

    def choose(self, asked: Asked) -> int: ...


def names() -> tuple[str, ...]:
    """The bots that are installed here."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def is_guest(key: str) -> bool:
    """True for what may name a bot of one's own. Looks only: nothing is imported."""
    module, colon, name = key.partition(":")
    return key in names() or (bool(colon) and name.isidentifier() and all(map(str.isidentifier, module.split("."))))


@cache
def guest(key: str) -> Bot:
    """The bot of this name; BadGuest where there is none. Not for names that people send to a server: it imports."""
    point = next((point for point in entry_points(group=GROUP) if point.name == key), None)
    try:
        if point:
            found = point.load()
        else:
            module, _, name = key.partition(":")
            found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadGuest(f"no bot '{key}': {error} (expected module:Class, the module on Python's path)") from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadGuest(f"'{key}' is no bot (expected a class with choose(self, asked))")
    made: Bot = found()
    return made


def chosen(key: str, view: States, seat: int, luck: int) -> int:
    """What the bot of this name chooses; BadGuest where it may not."""
    engines.engine(view.game).menu(view, seat)
    options = tuple(option for option, verdict in enumerate(view.verdict.tolist()) if verdict == LEGAL)
    option = guest(key).choose(Asked(view, seat, options, random.Random(luck)))
    if option not in options:
        raise BadGuest(f"the bot {key} chose {option!r} (expected one of {', '.join(map(str, options))})")
    return int(option)
