"""Where the values of a game come from, in words: every kind of component, every piece, every value with its mark.

A game words this in `texts/sources/LANG.ftl`, over its other texts: `table-TABLE` is the heading of a table,
`column-TABLE-COLUMN` that of a column (one without words is for the rules alone, such as the number of a colour, and is
not shown), `piece-TABLE-KEY` the name of a row where no text `TABLE-KEY` names it already; `names-TABLE` gives another
beginning for those texts. Rows that are only numbered have their number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from collegium.kernel.game import Game
from collegium.kernel.texts import MissingText, Speaker, speaker
from collegium.match.match import SHARED_TEXTS
from collegium.web.words import say

KINDS = {"R": "rulebook", "P": "public", "X": "reconstructed"}  # by mark
YES, NO = "✓", "–"
LABEL = re.compile(r"[A-Z]\d")  # what stands on a card, the same in every language


@dataclass(frozen=True)
class Source:
    """A table of components: the heading, the columns, and rows of a name with (value, where it comes from)."""

    title: str
    columns: list[str]
    rows: list[tuple[str, list[tuple[str, str]]]]


def sources(game: Game, lang: str) -> list[Source]:
    """Every table of a game's components, in words."""
    folder = game.folder / "texts"
    words = speaker(lang, folder / "sources", folder, *SHARED_TEXTS)
    found = []
    for table, columns in game.components.tables.items():
        shown = {column: _said(words, f"column-{table}-{column}") for column in columns}
        shown = {column: name for column, name in shown.items() if name}
        rows = [
            (piece(game, words, table, number, lang),
             [(_value(row[column], columns[column]), KINDS[game.components.mark(table, number, column)])
              for column in shown] or [("", KINDS[game.components.mark(table, number)])])
            for number, row in enumerate(game.components.rows[table])
        ]  # fmt: skip
        headings = list(shown.values()) or [say(lang, "sources-from")]
        found.append(Source(_said(words, f"table-{table}") or table, headings, rows))
    return found


def piece(game: Game, words: Speaker, table: str, number: int, lang: str) -> str:
    """What a row of components is called."""
    row = game.components.rows[table][number]
    start = _said(words, f"names-{table}") or table
    of = [r for r in game.components.rows.get(start, ()) if r["key"] == row["key"]]  # the card that a cost is a cost of
    names = [found["name"] for found in (row, *of) if "name" in found]
    tried = [f"piece-{table}-{row['key']}", *(f"{start}-{name}" for name in (row["key"], *names))]
    name = next((said for key in tried if (said := _said(words, key))), "") or row.get("title", "")
    if not name and LABEL.fullmatch(row["key"]):
        return str(row["key"])
    counted = re.search(r"\d+$", row["key"])
    return str(name or (say(lang, "sources-piece", number=int(counted[0])) if counted else row["key"]))


def _said(words: Speaker, key: str) -> str:
    """A text, or nothing where there is none (or one that needs more to be said)."""
    try:
        return words.say(key)
    except MissingText:
        return ""


def _value(value: Any, bounds: Any) -> str:
    if isinstance(value, list):
        return " · ".join(map(str, value))
    return (YES if value else NO) if bounds == (0, 1) else str(value)
