"""Gathering: from masked records to vectors, by the runs and tables of a layout. Knows no game; compiled once for all.

The loops are plain Python too, for games that are not compiled yet. Compiled they hold no lock, so threads run beside
each other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from collegium.engine.compiler import compile_alone
from collegium.envs.observation import AT, CODE, COUNT, LENGTH, LOW, SOURCE, TABLE, TARGET, Layout

Array = np.ndarray[Any, Any]


def gather(
    ones: Any, twos: Any, fours: Any, eights: Any, at: int, by: int,
    who: Any, runs: Any, turns: Any, tables: Any, out: Any,
) -> None:  # fmt: skip
    """Fill out[k] from record `at` + k * `by` as seat who[k] looks round the table (below zero: looks on).

    The records come four times: as numbers of one, two, four and eight bytes.
    """
    seats = len(runs) - 1
    for k in range(len(who)):
        record = at + k * by
        viewer = who[k] if who[k] >= 0 else seats
        row = out[k]
        row[0] = who[k]
        for j in range(runs.shape[1]):
            length = runs[viewer, j, LENGTH]
            source = runs[viewer, j, SOURCE]
            code = runs[viewer, j, CODE]
            target = row[runs[viewer, j, TARGET] :]
            if code == 0:
                found = ones[record, source:]
                for i in range(length):  # of slices: the compiler sees that nothing lies outside
                    target[i] = found[i]
            elif code == 1:
                pairs = twos[record, source:]
                for i in range(length):
                    target[i] = pairs[i]
            elif code == 2:
                fours_ = fours[record, source:]
                for i in range(length):
                    target[i] = fours_[i]
            else:
                eights_ = eights[record, source:]
                for i in range(length):
                    target[i] = eights_[i]
        if 0 < viewer < seats:
            for j in range(len(turns)):
                low = turns[j, LOW]
                table = tables[viewer, turns[j, TABLE]]
                target = row[turns[j, AT] :]
                for i in range(turns[j, COUNT]):
                    number = target[i] - low
                    if 0 <= number < len(table):
                        target[i] = table[number]


def views(records: Array) -> tuple[Array, Array, Array, Array]:
    """An array of records as rows of numbers of one, two, four and eight bytes."""
    rows = records.view(np.int8).reshape(len(records), -1)
    return rows, rows.view(np.int16), rows.view(np.int32), rows.view(np.int64)


class Gatherer:
    """Fills vectors of one layout from records that lie in one array: `by` says how far apart."""

    def __init__(self, layout: Layout, records: Array, by: int, compiled: bool) -> None:
        self.layout, self._views, self._by = layout, views(records), by
        self._gather = compiled_gather(layout.dtype.name) if compiled else gather

    def __call__(self, at: int, who: Array, out: Array) -> None:
        """Fill the vectors `out`, as many as there are seats in `who`, from record `at` on."""
        layout = self.layout
        self._gather(*self._views, at, self._by, who, layout.runs, layout.turns, layout.tables, out)


@cache
def compiled_gather(dtype: str) -> Callable[..., None]:
    """`gather` for vectors of this type in machine code, from the cache where possible."""

    def types(numba: Any) -> tuple[Any, ...]:
        i64 = numba.int64
        records = tuple(size[:, ::1] for size in (numba.int8, numba.int16, numba.int32, i64))
        tables = (i64[:, :, ::1], i64[:, ::1], i64[:, :, ::1])
        return (*records, i64, i64, i64[::1], *tables, getattr(numba, dtype)[:, ::1])

    return compile_alone(gather, types)
