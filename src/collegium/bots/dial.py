"""A strength of one's own: a bot that is asked for a rating between two measured levels plays each choice as the upper
one by a chance, else as the lower one. Which of them chooses is told by the bot's own luck alone.

By choice and not by turn: a game has many more choices than turns, so that a single game too is of about the strength
that was asked for, and a turn of many choices is not thrown away as a whole.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from collegium.bots.measured import ranked
from collegium.kernel.game import Game

RATED = "rated:"  # "rated:1650" plays at about 1,650 on the arena's scale; "rated:1650:0.1s" thinks so long at most
LOWEST, HIGHEST = 1, 4000
FILE = "dial.json"  # of a game's folder, by `benchmarks/dial.py --write`: the curves that were measured in it
PARTS = (0.25, 0.5, 0.75)
USUAL = (0.25, 0.5, 0.75)  # how high such mixes stand where the game does not say
STEP = 200  # points from one strength to the next where some are offered


class Unmeasured(ValueError):
    """A rating is asked for in a game whose levels nobody has measured."""


@dataclass(frozen=True)
class Mix:
    """Two levels, and the chance that the upper one makes a choice. One level alone is both, and `part` 1."""

    lower: str
    upper: str
    part: float

    def chooser(self, luck: int) -> str:
        """The level that chooses by this luck; the same luck tells the same."""
        drawn = int.from_bytes(hashlib.sha256(f"{luck}/dial".encode()).digest()[:6], "big") / 2**48
        return self.upper if drawn < self.part else self.lower


def asked(key: str) -> tuple[int, float] | None:
    """The rating that a key asks for, and the most seconds of a thought (0: as usual); None for any other key."""
    number, colon, seconds = key.removeprefix(RATED).partition(":")
    if not key.startswith(RATED) or not (number.isascii() and number.isdecimal()):
        return None
    rating = int(number)
    try:
        most = float(seconds.removesuffix("s")) if colon else 0.0
    except ValueError:
        return None
    fits = LOWEST <= rating <= HIGHEST and (not colon or (seconds.endswith("s") and 0.0 < most < 60.0))
    return (rating, most) if fits else None


def reach(game: Game) -> tuple[int, int] | None:
    """The ratings from which and up to which one may ask in this game; None where nobody has measured it."""
    levels = ranked(game)
    return (levels[0][1], levels[-1][1]) if levels else None


def mix(game: Game, rating: int) -> Mix:
    """What plays at this rating. Below the weakest level it is that level, above the strongest that one."""
    levels = ranked(game)
    if not levels:
        raise Unmeasured(
            f"{game.title}: nobody has measured how strong its bots are, so none plays at {rating:,} (expected a level)"
        )
    below = [level for level in levels if level[1] <= rating] or levels[:1]
    above = [level for level in levels if level[1] >= rating] or levels[-1:]
    (lower, low), (upper, high) = below[-1], above[0]
    if low >= high:
        return Mix(lower, lower, 1.0)
    return Mix(lower, upper, part(heights(game.folder).get(lower, USUAL), (rating - low) / (high - low)))


def check(game: Game, key: str) -> str:
    """What must be said of a bot of this name in this game, if anything: that nothing plays at the rating it asks for.
    Unmeasured where the game has no ratings at all."""
    told = asked(key)
    if told is None:
        return ""
    found, (low, high) = mix(game, told[0]), reach(game) or (0, 0)
    if low <= told[0] <= high:
        return ""
    outside = f"{told[0]:,} is outside what was measured ({low:,} to {high:,})"
    return f"{game.title}: {outside}, so {key} plays as a {found.upper}"


def steps(game: Game) -> tuple[str, ...]:
    """Some strengths to choose from, by name, the weakest first."""
    low, high = reach(game) or (0, 0)
    return tuple(f"{RATED}{rating}" for rating in range(-(-low // STEP) * STEP, high + 1, STEP)) if high else ()


def part(curve: Sequence[float], height: float) -> float:
    """The chance of the upper level for a rating so high between the two (0 to 1), where mixes of PARTS stand as high
    as `curve` says."""
    return float(np.interp(height, (0.0, *curve, 1.0), (0.0, *PARTS, 1.0)))


@cache
def heights(folder: Path) -> dict[str, tuple[float, ...]]:
    """How high mixes of PARTS with the next level were measured to stand, by the lower level."""
    file = folder / FILE
    told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {level: tuple(curve) for level, curve in told.items()}
