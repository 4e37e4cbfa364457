"""How strong the bots were measured to be: `ratings.json` in a game's folder, written by `python -m
collegium.tools.anchors` from the tournaments in docs/ratings. The scale is the arena's (docs/arena.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from collegium.kernel.game import Game

FILE = "ratings.json"


@dataclass(frozen=True)
class Measured:
    """A bot's rating, and how far to either side it may lie with 95 %."""

    rating: int
    band: int


def measured(game: Game, level: str) -> Measured | None:
    """What was measured of a level in this game; None where nobody has."""
    return _all(game.folder).get(level)


def ranked(game: Game) -> list[tuple[str, int]]:
    """The levels that were measured in this game with their ratings, the weakest first."""
    found = ((level, one.rating) for level, one in _all(game.folder).items())
    return sorted(found, key=lambda level: level[1])


@cache
def _all(folder: Path) -> dict[str, Measured]:
    file = folder / FILE
    told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {level: Measured(rating, band) for level, (rating, band) in told.items()}
