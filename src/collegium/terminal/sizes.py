"""How large a terminal must be."""

from __future__ import annotations

LEAST_COLUMNS, LEAST_LINES = 60, 20


def big_enough(columns: int, lines: int) -> bool:
    return columns >= LEAST_COLUMNS and lines >= LEAST_LINES
