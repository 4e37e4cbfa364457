"""Component data: rows in `components.toml`, each value marked R (rulebook), P (public source) or X (reconstructed).

    COMPONENTS = Components(Path(__file__).with_name("components.toml"), {"card": {"cost": (0, 9), "gives": (0, 9, 4)}})

A column is (low, high) for a number, (low, high, length) for a list of numbers, or `str`. Every row has a `key` and a
`from`: a mark, or a table of marks by column with `default`. An overlay in the data folder may correct values; it is
checked as strictly.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from collegium.kernel.texts import Text
from collegium.paths import data_dir

MARKS = ("R", "P", "X")
Column = tuple[int, ...] | type[str]
Row = dict[str, Any]


class ComponentError(ValueError):
    """A value in a component file or overlay that is not what it should be."""


class Components:
    """The checked tables of one game: `rows["card"][3]["cost"]`, or as integer arrays with `array("card", "cost")`."""

    def __init__(self, file: Path, tables: Mapping[str, Mapping[str, Column]], overlay: Path | None = None) -> None:
        self.file = file
        self.tables = tables
        self.rows = self._read(file)
        self._names: dict[tuple[str, int, str], Text] = {}
        key = file.parent.name
        self.overlay = overlay or data_dir() / "components" / f"{key}.toml"
        if self.overlay.exists():
            self._correct(self.overlay)
        self._weakest = {table: [self._weakest_of(table, row) for row in rows] for table, rows in self.rows.items()}

    def array(self, table: str, column: str) -> np.ndarray[Any, Any]:
        """One column as int64 (two-dimensional for lists), in the order of the rows."""
        return np.array([row[column] for row in self.rows[table]], np.int64)

    def arrays(self, table: str, *columns: str) -> list[np.ndarray[Any, Any]]:
        """Several columns of a table."""
        return [self.array(table, column) for column in columns]

    def codes(self, table: str, column: str, words: Sequence[str]) -> np.ndarray[Any, Any]:
        """A column of words as the places of those words in a list."""
        return np.array([words.index(row[column]) for row in self.rows[table]], np.int64)

    def numbers(self, table: str, *keys: str) -> list[int]:
        """Single numbers: the one value in each of these rows."""
        (column,) = self.tables[table]
        return [int(self.rows[table][self.index(table, key)][column]) for key in keys]

    def keys(self, table: str) -> tuple[str, ...]:
        return tuple(str(row["key"]) for row in self.rows[table])

    def index(self, table: str, key: str) -> int:
        return self.keys(table).index(key)

    def name(self, table: str, row: int, noun: str = "") -> Text:
        """What a piece is called: the text `NOUN-KEY`, where the noun is the table's unless one is given."""
        found = self._names.get((table, row, noun))
        if found is None:
            found = self._names[table, row, noun] = Text(f"{noun or table}-{self.rows[table][row]['key']}")
        return found

    def about(self, table: str, row: int, noun: str = "") -> Text:
        """What a piece does: the text `NOUN-KEY-about`."""
        return Text(f"{self.name(table, row, noun).key}-about")

    def mark(self, table: str, row: int, column: str = "") -> str:
        """Where a value comes from: R, P or X (the weakest of the row when no column is named)."""
        if not column:
            return self._weakest[table][row]
        marks = self.rows[table][row]["from"]
        return str(marks.get(column, marks["default"]))

    def is_reconstructed(self, table: str, row: int, *columns: str) -> bool:
        """Is one of these values (of all columns, where none is named) not printed anywhere we know of?"""
        return any(self.mark(table, row, column) == "X" for column in columns or ("",))

    def _weakest_of(self, table: str, row: Row) -> str:
        marks = row["from"]
        columns = [str(marks.get(column, marks["default"])) for column in self.tables[table]]
        return max(columns, key=MARKS.index, default=str(marks["default"]))

    def counts(self) -> dict[str, int]:
        """How many values come from where."""
        found = {"rulebook": 0, "public": 0, "reconstructed": 0}
        for table, columns in self.tables.items():
            for row in range(len(self.rows[table])):
                for column in columns:
                    found[("rulebook", "public", "reconstructed")[MARKS.index(self.mark(table, row, column))]] += 1
        return found

    @property
    def digest(self) -> str:
        """A hash of all values, recorded with every match."""
        values = {t: [{c: row[c] for c in ("key", *self.tables[t])} for row in rows] for t, rows in self.rows.items()}
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:12]

    def _read(self, file: Path) -> dict[str, list[Row]]:
        data = _load(file)
        found: dict[str, list[Row]] = {}
        for table, columns in self.tables.items():
            if table not in data:
                raise ComponentError(f"{file.name}: table '{table}' is missing")
            found[table] = []
            for number, row in enumerate(data[table], 1):
                where = f"{file.name}: {table} row {number} ({row.get('key', 'no key')})"
                found[table].append(self._row(where, row, columns))
            keys = [row["key"] for row in found[table]]
            if len(set(keys)) != len(keys):
                raise ComponentError(f"{file.name}: {table} has the same key twice")
        return found

    def _row(self, where: str, row: Row, columns: Mapping[str, Column]) -> Row:
        if not isinstance(row.get("key"), str):
            raise ComponentError(f"{where}: expected a 'key'")
        marks = row.get("from")
        marks = {"default": marks} if isinstance(marks, str) else marks
        if not isinstance(marks, dict) or not set(marks.values()) <= set(MARKS) or "default" not in marks:
            raise ComponentError(f"{where}: expected 'from' to be one of {', '.join(MARKS)}, or a table of them")
        for column in columns:
            if column not in row:
                raise ComponentError(f"{where}: column '{column}' is missing")
        for column, value in row.items():
            if column not in ("key", "from", "note"):
                if column not in columns:
                    raise ComponentError(f"{where}: unknown column '{column}' (expected {', '.join(columns)})")
                _check(f"{where}, column '{column}'", value, columns[column])
        return {**row, "from": marks}

    def _correct(self, overlay: Path) -> None:
        """Put the overlay's values over ours: `[card.KEY]` tables with the columns to change."""
        for table, rows in _load(overlay).items():
            if table not in self.tables:
                raise ComponentError(f"{overlay}: unknown table '{table}' (expected {', '.join(self.tables)})")
            if not isinstance(rows, dict):
                raise ComponentError(f"{overlay}: expected [{table}.KEY] tables with the values to change")
            for key, values in rows.items():
                if key not in self.keys(table):
                    expected = ", ".join(self.keys(table))
                    raise ComponentError(f"{overlay}: {table} has no row '{key}' (expected {expected})")
                if not isinstance(values, dict):
                    raise ComponentError(f"{overlay}: {table} '{key}': expected a table of values")
                for column, value in values.items():
                    if column not in self.tables[table]:
                        expected = ", ".join(self.tables[table])
                        found = f"{overlay}: {table} '{key}': unknown column '{column}'"
                        raise ComponentError(f"{found} (expected {expected})")
                    _check(f"{overlay}: {table} '{key}', column '{column}'", value, self.tables[table][column])
                    row = self.rows[table][self.index(table, key)]
                    row[column] = value
                    row["from"] = {**row["from"], column: "P"}


def _load(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(f"{file}: not a TOML file: {error}") from None
    except RecursionError:
        raise ComponentError(f"{file}: nested too deeply (expected tables of values)") from None


def _check(where: str, value: Any, column: Column) -> None:
    if column is str:
        if not isinstance(value, str):
            raise ComponentError(f"{where}: expected a text, found {value!r}")
        return
    assert isinstance(column, tuple)
    low, high = column[:2]
    values = [value]
    if len(column) == 3:
        if not isinstance(value, list) or len(value) != column[2]:
            raise ComponentError(f"{where}: expected a list of {column[2]} numbers, found {value!r}")
        values = value
    for v in values:
        if not isinstance(v, int) or isinstance(v, bool) or not low <= v <= high:
            raise ComponentError(f"{where}: expected a whole number from {low} to {high}, found {v!r}")
