"""Opponents, generic over games. A bot gets what its seat may see and a number for its luck, never the state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from collegium.bots import thinker
from collegium.kernel import engines, loops
from collegium.kernel.engine import Table
from collegium.kernel.match import Match

SCRATCH = 4  # states a bot needs: the view, and three to try things on


@dataclass(frozen=True)
class Level:
    """A way of playing. `think(view, seat, luck)` picks a legal option; `view` holds the seat's view as state 0."""

    key: str
    think: Callable[[Table, int, int], int]


class UnknownLevel(ValueError):
    """There is no bot of this name."""


def by_chance(view: Table, seat: int, luck: int) -> int:
    """Fresher: any legal option."""
    legal = engines.engine(view.game).call(loops.MENU, view, 0, seat)
    found = [option for option, verdict in enumerate(view.verdict.tolist()) if verdict == 1]
    return found[luck % legal]


GUESSES, TRIES = 1, 6


def greedily(view: Table, seat: int, luck: int) -> int:
    """Student: the option that looks best by the game's own value once the turn is through."""
    return engines.engine(view.game).call(loops.GREEDY, view, 0, seat, luck & 0xFFFFFFFF, GUESSES, TRIES)


def by_search(seconds: float) -> Callable[[Table, int, int], int]:
    """Doctor and professor: tree search for so many seconds (a student until the search is compiled)."""

    def pick(view: Table, seat: int, luck: int) -> int:
        if not thinker.is_ready(view.game):
            return greedily(view, seat, luck)
        return thinker.think(view, seat, luck, seconds=seconds, depth=DEPTH, threads=THREADS).best

    return pick


DEPTH = 30  # choices played by chance before the value function judges
THREADS = 2
LEVELS = {
    level.key: level
    for level in (
        Level("fresher", by_chance),
        Level("student", greedily),
        Level("doctor", by_search(0.2)),
        Level("professor", by_search(2.0)),
    )
}


def level(key: str) -> Level:
    if key not in LEVELS:
        raise UnknownLevel(f"unknown bot '{key}' (expected one of {', '.join(LEVELS)})")
    return LEVELS[key]


def luck_for(match: Match, seat: int) -> int:
    """A number for a bot's own dice: the same at the same moment of the same match, of no use to guess the seed."""
    told = f"{match.seed}/{match.number}/{seat}/bot"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:4], "big")


def pick(match: Match, seat: int, key: str) -> int:
    """The option that a bot of this level takes now in this seat."""
    return level(key).think(match.view_table(seat, SCRATCH), seat, luck_for(match, seat))
