"""The scoring sheet of a finished match, as a game's `sheet` gives it: rows of words and a number per seat."""

from __future__ import annotations

from collections.abc import Sequence

from collegium.kernel.texts import Text


def total_row(rows: Sequence[tuple[Text, Sequence[int]]], totals: Sequence[int]) -> int | None:
    """Which row is the total: the one of the key `sheet-total`, else the last one if it says the points."""
    for number, (text, _) in enumerate(rows):
        if text.key == "sheet-total":
            return number
    return len(rows) - 1 if rows and list(rows[-1][1]) == list(totals) else None
