"""The record: a game's whole state, declared as an annotated class of small integers.

    class Player(Record):
        money: int = number(0, 99, "ducats in the purse")
        hand: list[int] = numbers(43, 0, 6, "cards of each kind in hand", seen_by=OWNER)

    class State(Header):
        active: int = number(0, 3, "whose turn it is", seat=0)
        player: list[Player] = rows(Player, 4, "the players", by_seat=True)

A class becomes one aligned NumPy dtype (every field signed, as small as its bounds allow), a legend (bounds, who may
see it, meaning, where it names seats) and a plain class that reads and writes the same bytes as Python integers for
uncompiled play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

ALL, OWNER, NOBODY = "all", "owner", "nobody"  # who may see a field; OWNER: the seat whose row it stands in

_TAKEN = frozenset(dir(np.recarray)) | frozenset(dir(np.record))  # names NumPy would answer itself
_SIZES = (("i1", 7), ("i2", 15), ("i4", 31), ("i8", 63))  # always signed: unsigned differences never go below zero
_FORMAT = {"i1": ("b", 0), "i2": ("h", 1), "i4": ("i", 2), "i8": ("q", 3)}  # memoryview format, log2 of the size


@dataclass(frozen=True)
class Field:
    """One line of the legend. `shape` is () for a single number; `record` is set for nested records.

    Where seats are, so that a table can be seen from any of them: `by_seat` is the axis that is indexed by seat, -1 =
    none; from each number of `seat` up, values are seats; `seat_bits` says that bit k is seat k; of rows by seat, at
    least the first `least` are in use (somebody who owes no choice may have one).
    """

    meaning: str
    low: int = 0
    high: int = 0
    shape: tuple[int, ...] = ()
    seen_by: str = ALL
    record: type[Record] | None = None
    name: str = ""
    by_seat: int = -1
    seat: tuple[int, ...] = ()
    seat_bits: bool = False
    least: int = 0

    @property
    def code(self) -> str:
        reach = max(self.high, -self.low - 1)
        return next(code for code, bits in _SIZES if reach < 2**bits)


Bases = int | tuple[int, ...] | None  # from where on values are seats: "0 stock, 1-4 in a group" has 1


def number(low: int, high: int, meaning: str, seen_by: str = ALL, seat: Bases = None, seat_bits: bool = False) -> Any:
    """One integer from `low` to `high`. `seat`: from this number on, or each of these, it is a seat; `seat_bits`: its
    bits are seats."""
    return Field(meaning, low, high, (), seen_by, seat=_bases(seat), seat_bits=seat_bits)


def numbers(
    shape: int | tuple[int, ...],
    low: int,
    high: int,
    meaning: str,
    seen_by: str = ALL,
    by_seat: int = -1,
    seat: Bases = None,
    seat_bits: bool = False,
) -> Any:
    """A vector or grid of integers from `low` to `high`. `by_seat`: the axis that is indexed by seat."""
    extents = (shape,) if isinstance(shape, int) else shape
    return Field(meaning, low, high, extents, seen_by, by_seat=by_seat, seat=_bases(seat), seat_bits=seat_bits)


def rows(
    record: type[Record], count: int, meaning: str, seen_by: str = ALL, by_seat: bool = False, least: int = 0
) -> Any:
    """`count` nested records. Fields of theirs marked OWNER belong to the seat with the row's number. `by_seat`: every
    row is a seat's; `least`: so many are in use at the smallest table too."""
    return Field(meaning, shape=(count,), seen_by=seen_by, record=record, by_seat=0 if by_seat else -1, least=least)


def _bases(seat: Bases) -> tuple[int, ...]:
    return () if seat is None else (seat,) if isinstance(seat, int) else seat


def one(record: type[Record], meaning: str, seen_by: str = ALL) -> Any:
    """One nested record."""
    return Field(meaning, seen_by=seen_by, record=record)


def turned(value: int, by: int, seats: int, bases: tuple[int, ...], bits: bool) -> int:
    """A number in which seats are named, after the table was turned so that seat `by` is 0."""
    if bits:
        whole = (1 << seats) - 1
        mine = value & whole
        return (value & ~whole) | (mine >> by) | ((mine << (seats - by)) & whole)
    for base in bases:
        if base <= value < base + seats:
            return base + (value - base - by) % seats
    return value


class Record:
    """Base of every declared record. Subclasses may extend one another; fields keep the order of declaration."""

    fields: ClassVar[tuple[Field, ...]] = ()
    legend: ClassVar[dict[str, Field]]  # the fields by name
    dtype: ClassVar[np.dtype[Any]]
    plain: ClassVar[type[Plain]]

    def __init_subclass__(cls) -> None:
        own = []
        for name, value in list(vars(cls).items()):
            if isinstance(value, Field):
                if name in _TAKEN:
                    raise TypeError(f"{cls.__name__}.{name}: NumPy uses this name itself; choose another")
                if value.record is None and value.low > value.high:
                    raise TypeError(f"{cls.__name__}.{name}: bounds {value.low}..{value.high} hold nothing")
                if not -1 <= value.by_seat < len(value.shape):
                    raise TypeError(
                        f"{cls.__name__}.{name}: by_seat={value.by_seat} (expected an axis of {value.shape})"
                    )
                if any(not value.low <= base <= value.high for base in value.seat):
                    raise TypeError(
                        f"{cls.__name__}.{name}: seats from {value.seat} (expected {value.low}..{value.high})"
                    )
                own.append(Field(**{**vars(value), "name": name}))
        cls.fields = (*cls.fields, *own)
        cls.legend = {field.name: field for field in cls.fields}
        cls.dtype = np.dtype([_dtype_entry(f) for f in cls.fields], align=True)
        cls.plain = _plain_class(cls)


def _dtype_entry(field: Field) -> tuple[Any, ...]:
    base = field.record.dtype if field.record else np.dtype(field.code)
    return (field.name, base, field.shape) if field.shape else (field.name, base)


# ----------------------------------------------------------------------------------------------- uncompiled access


class Plain:
    """A record as Python sees it without compilation: attributes over the shared bytes, every value a Python int.

    Writing a value that does not fit its type raises, and so does an index outside its array.
    """

    __slots__ = ("_at", "_views")
    _record: ClassVar[type[Record]]

    def __init__(self, views: tuple[memoryview, ...], at: int = 0) -> None:
        self._views = views
        self._at = at

    def __repr__(self) -> str:
        inside = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in self._record.fields)
        return f"{self._record.__name__}({inside})"


class Cells:
    """A vector or grid of a plain record: integers, smaller Cells, or nested records."""

    __slots__ = ("_at", "_make", "_shape", "_stride", "_view")

    def __init__(self, view: Any, at: int, shape: tuple[int, ...], stride: int, make: type[Plain] | None) -> None:
        self._view, self._at, self._shape, self._stride, self._make = view, at, shape, stride, make

    def __len__(self) -> int:
        return self._shape[0]

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            inner = self
            for i in index:
                inner = inner[i]
            return inner
        index = int(index)
        if not 0 <= index < self._shape[0]:
            raise IndexError(f"index {index} outside 0..{self._shape[0] - 1}")
        if len(self._shape) > 1:
            step = self._stride
            for extent in self._shape[1:]:
                step *= extent
            return Cells(self._view, self._at + index * step, self._shape[1:], self._stride, self._make)
        at = self._at + index * self._stride
        return self._make(self._view, at) if self._make else self._view[at]

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is slice:
            if index != slice(None):
                raise TypeError("only [:] can be assigned as a whole")
            for i in range(self._shape[0]):
                if len(self._shape) > 1:
                    self[i][:] = value
                else:
                    self[i] = value
        elif type(index) is tuple and len(index) > 1:
            self[index[0]][index[1:] if len(index) > 2 else index[1]] = value
        else:
            index = int(index[0] if type(index) is tuple else index)
            if not 0 <= index < self._shape[0]:
                raise IndexError(f"index {index} outside 0..{self._shape[0] - 1}")
            self._view[self._at + index * self._stride] = int(value)

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(self._shape[0]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Cells, list, tuple)) and self.tolist() == [
            x.tolist() if isinstance(x, Cells) else x for x in other
        ]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def tolist(self) -> list[Any]:
        return [x.tolist() if isinstance(x, Cells) else x for x in self]


def _plain_class(record: type[Record]) -> type[Plain]:
    members: dict[str, Any] = {"__slots__": (), "_record": record}
    for field in record.fields:
        offset = record.dtype.fields[field.name][1]  # type: ignore[index]
        members[field.name] = _nested(field, offset) if field.record else _integers(field, offset)
    return type(record.__name__, (Plain,), members)


def _integers(field: Field, offset: int) -> property:
    which, shift = list(_FORMAT).index(field.code), _FORMAT[field.code][1]
    if field.shape:
        shape = field.shape
        return property(lambda self: Cells(self._views[which], (self._at + offset) >> shift, shape, 1, None))

    def get(self: Plain) -> int:
        return self._views[which][(self._at + offset) >> shift]

    def put(self: Plain, value: int) -> None:
        self._views[which][(self._at + offset) >> shift] = int(value)

    return property(get, put)


def _nested(field: Field, offset: int) -> property:
    assert field.record is not None
    make, shape, stride = field.record.plain, field.shape, field.record.dtype.itemsize
    if shape:
        return property(lambda self: Cells(self._views, self._at + offset, shape, stride, make))
    return property(lambda self: make(self._views, self._at + offset))


def plain(record: type[Record], array: np.ndarray[Any, Any]) -> list[Any]:
    """The elements of a one-dimensional array of records as plain objects over the same memory."""
    size = record.dtype.itemsize
    memory = memoryview(array.view(np.int8)).cast("B")  # type: ignore[arg-type]
    if len(memory) % 8:
        raise TypeError(f"{record.__name__} is not a whole number of 8-byte words")
    views = tuple(memory.cast(fmt) for fmt, _ in _FORMAT.values())  # type: ignore[call-overload]
    return [record.plain(views, i * size) for i in range(len(array))]


# --------------------------------------------------------------------------------------------------- the flat legend


@dataclass(frozen=True)
class Cell:
    """One integer of the flat record: where it lies, what it may hold, who may see it (`row`: whose it is)."""

    path: str
    offset: int
    code: str
    low: int
    high: int
    seen_by: str
    row: int
    meaning: str


def cells(record: type[Record]) -> list[Cell]:
    """Every single integer of the record, in order of its place."""
    return list(_cells(record, 0, "", ALL, -1))


def _cells(record: type[Record], base: int, prefix: str, seen_by: str, row: int) -> Iterator[Cell]:
    for field in record.fields:
        offset = base + record.dtype.fields[field.name][1]  # type: ignore[index]
        size = field.record.dtype.itemsize if field.record else np.dtype(field.code).itemsize
        who = field.seen_by if seen_by == ALL else seen_by
        for k, index in enumerate(np.ndindex(*field.shape)):
            name = prefix + field.name + "".join(f"[{i}]" for i in index)
            if field.record:
                inner = index[0] if index and row < 0 else row
                yield from _cells(field.record, offset + k * size, name + ".", who, inner)
            else:
                owner = index[0] if index and row < 0 and who == OWNER else row
                yield Cell(name, offset + k * size, field.code, field.low, field.high, who, owner, field.meaning)


def keep_masks(record: type[Record], seats: int) -> np.ndarray[Any, Any]:
    """`mask[viewer]` is -1 (keep) or 0 (wipe) for every byte; viewer `seats` is a spectator."""
    masks = np.full((seats + 1, record.dtype.itemsize), -1, np.int8)
    for cell in cells(record):
        for viewer in range(seats + 1):
            if cell.seen_by == NOBODY or (cell.seen_by == OWNER and cell.row != viewer):
                masks[viewer, cell.offset : cell.offset + np.dtype(cell.code).itemsize] = 0
    return masks


def bounds(record: type[Record]) -> tuple[np.ndarray[Any, Any], ...]:
    """(offset, size, low, high) of every integer whose bounds are tighter than its type."""
    found = [
        (c.offset, np.dtype(c.code).itemsize, c.low, c.high)
        for c in cells(record)
        if c.low > np.iinfo(c.code).min or c.high < np.iinfo(c.code).max
    ]
    return tuple(np.array(column, np.int64) for column in zip(*found, strict=True))
