"""Aspects: what a player of a game counts (points, money, cards, level), in the game's own words.

A game's `aspects(s, seat)` reads a state as that seat sees it. A coach compares them before and after an option and
says the difference in words; so an aspect always means "more of this", never a place or the number of a card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from collegium.kernel.texts import Text


@dataclass(frozen=True)
class Aspect:
    """One thing counted. `text` words an amount of it ("4 ducats"): its argument `n` is filled in by the reader."""

    key: str
    text: Text
    amount: float


Aspects = Callable[[Any, int], list[Aspect]]


def no_aspects(s: Any, seat: int) -> list[Aspect]:
    """A game that counts nothing: its coach gives no reasons."""
    return []
