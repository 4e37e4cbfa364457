"""Observations: what a seat may see as one vector of integers, made from the record's legend.

The seat's own things come first: rows, axes and numbers that are seats are turned so that 0 is "me", 1 the next seat
round the table. What nobody may see is left out, what this seat may not see is zero. `Layout` says what each number
means; `gather` (in `many`) fills a vector from a record that is masked already.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from collegium.engine.many import AT, CODE, COUNT, LENGTH, SOURCE, STRIDE, TABLE, TARGET
from collegium.kernel.game import Game
from collegium.kernel.record import NOBODY, Field, Record, turned

Array = np.ndarray[Any, Any]

# Always the same at one table, or the kernel's own affair.
LEFT_OUT = frozenset({"seats", "variant", "fault", "fresh"})
CODES = ("i1", "i2", "i4", "i8")


@dataclass(frozen=True)
class Part:
    """A named part of the vector: one field of the legend. `start` and `strides` count in numbers of the vector."""

    name: str
    meaning: str
    low: int
    high: int
    shape: tuple[int, ...]
    start: int
    strides: tuple[int, ...]
    field: Field | None = None


@dataclass(frozen=True)
class Walk:
    """One step down the record while a layout is made: where we are in it, and in the vector, and what is around."""

    record: type[Record]
    prefix: str = ""
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()


class Layout:
    """The vector of one game at a table of so many seats. `size` numbers of type `dtype`, from `low` to `high`."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        me = Part("me", "own seat, as options and questions count seats; -1 = looks on", -1, seats - 1, (), 0, ())
        self.parts: tuple[Part, ...] = (me, *self._parts(Walk(game.state), 1))
        self.size = 1 + _length(game.state, seats)
        self.low, self.high = np.zeros(self.size, np.int64), np.zeros(self.size, np.int64)
        for part in self.parts:
            _strided(self.low, part)[...] = part.low
            _strided(self.high, part)[...] = part.high
        reach = max(self.high.max(), -self.low.min() - 1)
        self.dtype = np.dtype(next(size for size in (np.int16, np.int32, np.int64) if reach <= np.iinfo(size).max))
        self.low, self.high = self.low.astype(self.dtype), self.high.astype(self.dtype)
        viewers = [_runs(game.state, seats, viewer) for viewer in (*range(seats), 0)]  # the last one looks on
        self.runs = np.zeros((seats + 1, max(map(len, viewers)), 4), np.int64)
        for viewer, found in enumerate(viewers):
            self.runs[viewer, : len(found)] = found
        self.turns, self.tables = self._turning()

    def _parts(self, at: Walk, start: int) -> Iterator[Part]:
        """The parts of a record that begins at `start` of the vector."""
        for field in _shown(at.record):
            extents = _extents(field, self.seats)
            one = _length(field.record, self.seats) if field.record else 1
            strides = tuple(one * int(np.prod(extents[axis + 1 :])) for axis in range(len(extents)))
            shape, steps = (*at.shape, *extents), (*at.strides, *strides)
            name = at.prefix + field.name
            if field.record:
                yield from self._parts(Walk(field.record, name + ".", shape, steps), start)
            else:
                yield Part(name, field.meaning, field.low, field.high, shape, start, steps, field)
            start += one * int(np.prod(extents))

    def _turning(self) -> tuple[Array, Array]:
        """Which runs of the vector hold seats, and what each number in them becomes for each viewer."""
        found: list[list[int]] = []
        kinds: dict[tuple[Any, ...], int] = {}
        for part in self.parts:
            field = part.field
            if field is None or not (field.seat or field.seat_bits):
                continue
            kind = kinds.setdefault((field.low, field.high, field.seat, field.seat_bits), len(kinds))
            places = _strided(np.arange(self.size), part).ravel().tolist()
            for place in places:
                run = found[-1] if found and found[-1][TABLE] == kind else [place, 0, 0, kind, field.low]
                if run[COUNT] == 1 or (run[COUNT] > 1 and place == run[AT] + run[COUNT] * run[STRIDE]):
                    run[STRIDE] = (place - run[AT]) // run[COUNT]
                    run[COUNT] += 1
                else:
                    found.append([place, 1, 1, kind, field.low])
        width = max((high - low + 1 for low, high, _, _ in kinds), default=1)
        tables = np.zeros((self.seats + 1, max(len(kinds), 1), width), np.int64)
        for viewer in range(self.seats + 1):
            for (low, high, bases, bits), kind in kinds.items():
                by = viewer % self.seats if viewer < self.seats else 0
                for value in range(low, high + 1):
                    tables[viewer, kind, value - low] = turned(value, by, self.seats, bases, bits)
        return np.array(found, np.int64).reshape(-1, 5), tables

    def vector(self, record: Any, seat: int) -> Array:
        """The vector of one record that is masked for `seat` already (-1: looks on), without compiled code."""
        ones = np.frombuffer(record.tobytes(), np.int8)
        found, viewer = self.empty(), seat if seat >= 0 else self.seats
        found[0] = seat
        for code, sources, targets in self._places[viewer]:
            found[targets] = ones.view(code)[sources]
        for places, kind, low in self._seats if 0 < viewer < self.seats else ():
            table, numbers = self.tables[viewer, kind], found[places] - low
            inside = (numbers >= 0) & (numbers < len(table))
            found[places[inside]] = table[numbers[inside]]
        return found

    @cached_property
    def _places(self) -> list[list[tuple[str, Array, Array]]]:
        """For each viewer: where the numbers of each size lie in the record and in the vector."""
        found = []
        for runs in self.runs.tolist():
            pairs: dict[int, list[tuple[int, int]]] = {}
            for code, source, length, target in runs:
                pairs.setdefault(code, []).extend((source + i, target + i) for i in range(length))
            found.append([(CODES[code], *np.array(ways).T) for code, ways in pairs.items() if ways])
        return found

    @cached_property
    def _seats(self) -> list[tuple[Array, int, int]]:
        """Where the vector has seats, each with its table and the lowest number of it."""
        together: dict[tuple[int, int], list[Array]] = {}
        for at, count, stride, kind, low in self.turns.tolist():
            together.setdefault((kind, low), []).append(at + stride * np.arange(count))
        return [(np.concatenate(places), kind, low) for (kind, low), places in together.items()]

    @cached_property
    def digest(self) -> str:
        """A hash of what each number of the vector is, and of what every viewer sees there.

        Layouts with the same hash make the same vectors of a position, even if the record behind them differs.
        """
        parts = [(part.name, part.low, part.high, part.shape, part.start, part.strides) for part in self.parts]
        places = [
            [(code, source + i) for code, source, length, _ in runs for i in range(length)]
            for runs in self.runs.tolist()
        ]
        home = {place: number for number, place in enumerate(places[0])}
        seen = [[home[place] for place in one] for one in places]
        told = [self.seats, parts, seen, self.turns.tolist(), self.tables.tolist()]
        return hashlib.sha256(json.dumps(told, default=int).encode()).hexdigest()[:12]

    def named(self, vectors: Array) -> dict[str, Array]:
        """A vector, or rows of vectors, as named parts: views of the same numbers."""
        return {part.name: _strided(vectors, part) for part in self.parts}

    def empty(self, *shape: int) -> Array:
        """Room for so many vectors."""
        return np.zeros((*shape, self.size), self.dtype)


@cache
def layout(game: Game, seats: int) -> Layout:
    """The layout of a game at a table of so many seats."""
    return Layout(game, seats)


def _shown(record: type[Record]) -> Iterator[Field]:
    return (field for field in record.fields if field.seen_by != NOBODY and field.name not in LEFT_OUT)


def _extents(field: Field, seats: int) -> tuple[int, ...]:
    """The shape of a field without the rows of absent seats."""
    if field.record and field.by_seat >= 0:
        return (min(field.shape[0], max(seats, field.least)),)
    return field.shape


def _length(record: type[Record], seats: int) -> int:
    """How many numbers of the vector a record takes."""
    inner = ((_length(f.record, seats) if f.record else 1) * int(np.prod(_extents(f, seats))) for f in _shown(record))
    return sum(inner)


def _sources(record: type[Record], seats: int, viewer: int, base: int = 0) -> Iterator[tuple[int, str]]:
    """(offset, code) of every number of the vector in turn, as `viewer` looks round the table."""
    for field in _shown(record):
        offset = base + record.dtype.fields[field.name][1]  # type: ignore[index]
        size = field.record.dtype.itemsize if field.record else np.dtype(field.code).itemsize
        for index in np.ndindex(*_extents(field, seats)):
            place = list(index)
            if field.by_seat >= 0 and place[field.by_seat] < seats:
                place[field.by_seat] = (place[field.by_seat] + viewer) % seats
            at = offset + size * (int(np.ravel_multi_index(place, field.shape)) if place else 0)
            if field.record:
                yield from _sources(field.record, seats, viewer, at)
            else:
                yield at, field.code


def _runs(record: type[Record], seats: int, viewer: int) -> list[tuple[int, int, int, int]]:
    """The same as runs of numbers that lie together."""
    found: list[tuple[int, int, int, int]] = []
    for target, (offset, code) in enumerate(_sources(record, seats, viewer), 1):
        kind, source = CODES.index(code), offset // np.dtype(code).itemsize
        if found and found[-1][CODE] == kind and found[-1][SOURCE] + found[-1][LENGTH] == source:
            found[-1] = (kind, found[-1][SOURCE], found[-1][LENGTH] + 1, found[-1][TARGET])
        else:
            found.append((kind, source, 1, target))
    return found


def _strided(vectors: Array, part: Part) -> Array:
    """A part of a vector, or of rows of vectors."""
    step = vectors.strides[-1]
    strides = (*vectors.strides[:-1], *(step * stride for stride in part.strides))
    return np.lib.stride_tricks.as_strided(vectors[..., part.start :], (*vectors.shape[:-1], *part.shape), strides)
