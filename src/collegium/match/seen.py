"""What somebody saw: a record that no longer changes. It reads as a plain record does, and quicker the second time.

Tables and menus are drawn from it, and they read the same fields over and over: each is taken from the bytes once and
kept, as Python integers, lists, and further records. Unlike a plain record it does not refuse an index below zero; the
laws draw every table from a plain record too, and that must be the same table.
"""

from __future__ import annotations

from typing import Any

from collegium.kernel.record import Record


class Seen:
    """One record as it was."""

    def __init__(self, record: type[Record], values: Any) -> None:
        self._record, self._values = record, values

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not kept yet."""
        field = self._record.legend.get(name)
        if field is None:
            raise AttributeError(f"{self._record.__name__} has no field '{name}'")
        value = self._values[name]
        if field.record is None:
            value = value.tolist() if len(field.shape) < 2 else _grid(value.tolist(), len(field.shape))
        elif field.shape:
            value = [Seen(field.record, row) for row in value]
        else:
            value = Seen(field.record, value)
        self.__dict__[name] = value
        return value

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self._record.fields)
        return f"{self._record.__name__}({inside})"


class Grid(list[Any]):
    """Rows of a grid: `grid[i][j]` and `grid[i, j]` are the same."""

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            return super().__getitem__(index)
        inner: Any = self
        for i in index:
            inner = inner[i]
        return inner


def _grid(rows: list[Any], depth: int) -> list[Any]:
    return rows if depth < 2 else Grid(_grid(row, depth - 1) for row in rows)
