"""What somebody saw: a record that no longer changes. It reads as a plain record does, and quicker the second time.

Tables and menus are drawn from it, and they read the same fields over and over: each is taken from the bytes once and
kept, as Python integers, lists, and further records. Unlike a plain record it does not refuse an index below zero; the
laws draw every table from a plain record too, and that must be the same table.

What was made of it may be kept on a shelf (`recall`) with the bytes that were read on the way: where those are the same
in a later position, or for another viewer, what was made is the same. So nothing is kept that its viewer did not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from typing import Any

from collegium.kernel.record import Record

MOST = 400  # things on a shelf
KEPT = 3  # of each thing that is made: what the viewers see now, and what they saw before
CODES = {"i1": ("b", 0), "i2": ("h", 1), "i4": ("i", 2), "i8": ("q", 3)}  # memoryview format, log2 of the size
Shelf = dict[Any, tuple["Made", ...]]
Views = tuple[Any, ...]  # the bytes of a record, one for each size of number
Reads = set[tuple[int, int]] | None  # the stretches of bytes that were read, where they are noted


class Seen:
    """One record as it was. `shelf` is where `recall` keeps things; `reads` notes which bytes are read."""

    __hash__ = None  # type: ignore[assignment]  # what is kept by a record would never be found again

    def __init__(self, record: type[Record], values: Any, shelf: Shelf | None = None) -> None:
        data = values.tobytes()
        views = tuple(memoryview(data).cast(code) for code, _ in CODES.values())  # type: ignore[call-overload]
        self.__dict__ |= {"_data": data, "_bits": int.from_bytes(data, "little"), "_shelf": shelf, "_rests": None}
        self._lie(record, views, 0, None)

    def _lie(self, record: type[Record], views: Views, at: int, reads: Reads) -> None:
        self._record, self._views, self._at, self._reads = record, views, at, reads
        self._plan = _plan(record)  # type: ignore[arg-type]  # records cannot be hashed, their types can

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not kept yet."""
        found = self.__dict__["_plan"].get(name)
        if found is None:
            raise AttributeError(f"{self._record.__name__} has no field '{name}'")
        record, shape, offset, which, shift, count = found
        at, reads = self._at + offset, self._reads
        value: Any
        if record is None:
            if reads is not None:
                reads.add((at, at + (count << shift)))
            first = at >> shift
            if not shape:
                value = self._views[which][first]
            else:
                value = self._views[which][first : first + count].tolist()
                if len(shape) > 1:
                    value = _grid(value, shape)
        elif shape:
            value = Rows(record, self._views, at, reads, count)
        else:
            value = _inner(record, self._views, at, reads)
        self.__dict__[name] = value
        return value

    def recall(self, make: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What `make(record, *args)` gives: as it was kept, where all it reads is the same. It may rest on the record
        and the arguments alone, and what it gives must not be changed."""
        shelf: Shelf | None = self.__dict__.get("_shelf")
        if shelf is None:
            return make(self, *args)
        bits: int = self._bits
        known = shelf.get((make, args), ())
        for made in known:
            if bits & made.mask == made.found:
                break
        else:
            reads, rests = set[tuple[int, int]](), list[int]()
            twin = _inner(self._record, self._views, 0, reads)
            twin.__dict__ |= {"_bits": bits, "_shelf": shelf, "_rests": rests}
            value = make(twin, *args)
            made = Made(bits, _mask(self._record.dtype.itemsize, reads, rests), value)
            if len(shelf) >= MOST and not known:
                shelf.pop(next(iter(shelf)), None)  # the oldest
            shelf[make, args] = (made, *known[: KEPT - 1])
        if self._rests is not None:  # whoever asked rests on the same
            self._rests.append(made.mask)
        return made.value

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self._record.fields)
        return f"{self._record.__name__}({inside})"


class Rows:
    """The records of one field. Each is made when somebody asks for it: most areas of a board look at few. They do not
    know what they are of: a record that nobody looks at any more is gone at once, not when garbage is searched for."""

    __slots__ = ("_at", "_made", "_reads", "_record", "_views")

    def __init__(self, record: type[Record], views: Views, at: int, reads: Reads, count: int) -> None:
        self._record, self._views, self._at, self._reads = record, views, at, reads
        self._made: list[Seen | None] = [None] * count

    def __len__(self) -> int:
        return len(self._made)

    def __getitem__(self, index: Any) -> Any:
        if type(index) is slice:
            return [self[k] for k in range(*index.indices(len(self)))]
        found = self._made[index]
        if found is None:
            number = index + len(self) if index < 0 else index
            found = _inner(self._record, self._views, self._at + number * self._record.dtype.itemsize, self._reads)
            self._made[index] = found
        return found

    def __iter__(self) -> Iterator[Seen]:
        return (self[k] for k in range(len(self)))

    def __repr__(self) -> str:
        return repr(list(self))


def _inner(record: type[Record], views: Views, at: int, reads: Reads) -> Seen:
    """A record that lies within another's bytes."""
    found = object.__new__(Seen)
    found._lie(record, views, at, reads)
    return found


class Made:
    """Something that was made of a record, with the bytes it rests on. A record as one large number, and a mask of it:
    so all of them are compared at once, however many and wherever they lie."""

    __slots__ = ("found", "mask", "value")

    def __init__(self, bits: int, mask: int, value: Any) -> None:
        self.mask, self.found, self.value = mask, bits & mask, value


def _mask(size: int, reads: set[tuple[int, int]], rests: list[int]) -> int:
    """The bytes that were read, and those that what was asked for on the way rests on."""
    ours = bytearray(size)
    for begin, end in reads:
        ours[begin:end] = b"\xff" * (end - begin)
    found = int.from_bytes(ours, "little")
    for other in rests:
        found |= other
    return found


@cache
def _plan(record: type[Record]) -> dict[str, tuple[type[Record] | None, tuple[int, ...], int, int, int, int]]:
    """By name: the record and the shape of the field, where it lies, the view it is read through, the power of two of
    its size, how many it has."""
    found = {}
    for field in record.fields:
        offset = record.dtype.fields[field.name][1]  # type: ignore[index]
        code = "i1" if field.record else field.code
        lies = (offset, list(CODES).index(code), CODES[code][1], prod(field.shape))
        found[field.name] = (field.record, field.shape, *lies)
    return found


class Grid(list[Any]):
    """Rows of a grid: `grid[i][j]` and `grid[i, j]` are the same."""

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            return super().__getitem__(index)
        inner: Any = self
        for i in index:
            inner = inner[i]
        return inner


def _grid(values: list[int], shape: tuple[int, ...]) -> list[Any]:
    """So many values as rows of rows."""
    if len(shape) < 2:
        return values
    size = len(values) // shape[0]
    return Grid(_grid(values[k * size : (k + 1) * size], shape[1:]) for k in range(shape[0]))
