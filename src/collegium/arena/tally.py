"""Tallies: how often somebody did a thing and won, with 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Z = 1.96  # 95 %


def wilson(times: float, won: float) -> tuple[float, float]:
    """The Wilson interval of a share of wins; shared wins may make `won` a fraction."""
    n = max(times, 1.0)
    p = won / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


@dataclass
class Tally:
    """How often somebody did a thing, and won."""

    times: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        self.times += 1
        self.won += share

    def row(self, name: str, fair: float) -> dict[str, Any]:
        """The share with its interval, as a multiple of the fair share, and -1, 0 or 1: clearly less, unclear, more.

        A fair share of 0 (a solo game that was never won) is nothing to compare with: multiple 1, unclear.
        """
        p = self.won / max(self.times, 1)
        low, high = wilson(self.times, self.won)
        return {"name": name, "times": self.times, "wins": round(p, 4), "low": round(low, 4), "high": round(high, 4),
                "ratio": round(p / fair, 3) if fair else 1.0,
                "clear": (low > fair) - (high < fair) if fair else 0}  # fmt: skip


def mean(numbers: Sequence[float]) -> dict[str, float]:
    """The mean of some numbers with its interval."""
    n = max(len(numbers), 1)
    middle = sum(numbers) / n
    spread = math.sqrt(sum((x - middle) ** 2 for x in numbers) / max(n - 1, 1))
    reach = Z * spread / math.sqrt(n)
    return {"mean": round(middle, 3), "low": round(middle - reach, 3), "high": round(middle + reach, 3),
            "spread": round(spread, 3)}  # fmt: skip
