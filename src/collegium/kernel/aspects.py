"""Aspects: what a player of a game counts (points, money, cards, level), in the game's own words.

A game's `aspects(s, seat)` reads a state as that seat sees it. A coach compares them after one option and after another
and says the difference in words; so an aspect always means "more of this", never a place or the number of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from collegium.kernel.texts import Text


@dataclass(frozen=True)
class Aspect:
    """One thing counted. `text` words a difference ("4 points more"), see `difference`."""

    key: str
    text: Text
    amount: float
    good: int = 1  # 1: more is better; -1: less is; 0: it depends


Aspects = Callable[[Any, int], list[Aspect]]


def no_aspects(s: Any, seat: int) -> list[Aspect]:
    """A game that counts nothing: its coach gives no reasons."""
    return []


def counted(key: str, amount: float, good: int = 1) -> Aspect:
    """An aspect worded by the game's text `aspect-KEY`."""
    return Aspect(key, Text(f"aspect-{key}"), float(amount), good)


def lead(points: Sequence[int], seat: int) -> list[Aspect]:
    """The lead over the best rival, none when there is no rival."""
    rivals = [other for k, other in enumerate(points) if k != seat]
    return [counted("lead", points[seat] - max(rivals))] if rivals else []


def difference(aspect: Aspect, amount: float) -> Text:
    """An amount more (or, below zero, less) of an aspect.

    The text gets `$n`, the whole number; `$more` and `$many`, the words "more" or "less" and "more" or "fewer"; and
    `$sign`, `more` or `less`, where the sentence itself must turn.
    """
    sign, many = ("more", "many") if amount > 0 else ("less", "few")
    words = {"n": abs(round(amount)), "sign": sign, "more": Text(f"coach-{sign}"), "many": Text(f"coach-{many}")}
    return Text(aspect.text.key, {**aspect.text.args, **words})
