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

from collegium.kernel.record import Field, Record

MOST = 400  # things on a shelf
KEPT = 3  # of each thing that is made: what the viewers see now, and what they saw before
CODES = {"i1": ("b", 0), "i2": ("h", 1), "i4": ("i", 2), "i8": ("q", 3)}  # memoryview format, log2 of the size
Shelf = dict[Any, tuple["Made", ...]]
Views = tuple[Any, ...]  # the bytes of a record, one for each size of number
Reads = bytearray | None  # ones where bytes were read, where that is noted


class Seen:
    """One record as it was. `shelf` is where `recall` keeps things; `reads` notes which bytes are read. There is a
    class of it for every record, which knows where the fields lie (`_reader`)."""

    __hash__ = None  # type: ignore[assignment]  # what is kept by a record would never be found again
    _record: type[Record]
    _size: int  # in bytes
    _views: Views
    _at: int
    _reads: Reads
    _bits: int  # of a whole record: its bytes as one number
    _shelf: Shelf | None = None
    _rests: list[int] | None = None

    def __new__(cls, record: type[Record], values: Any, shelf: Shelf | None = None) -> Seen:
        data = values.tobytes()
        views = tuple(memoryview(data).cast(code) for code, _ in CODES.values())  # type: ignore[call-overload]
        found = _inner(_reader(record), views, 0, None)  # type: ignore[arg-type]  # its type can be hashed
        found._bits, found._shelf = int.from_bytes(data, "little"), shelf
        return found

    def __getattr__(self, name: str) -> Any:
        """Asked only for what no field is called."""
        raise AttributeError(f"{type(self).__name__} has no field '{name}'")

    def recall(self, make: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What `make(record, *args)` gives: as it was kept, where all it reads is the same. It may rest on the record
        and the arguments alone, and what it gives must not be changed."""
        shelf = self._shelf
        if shelf is None:
            return make(self, *args)
        bits = self._bits
        known = shelf.get((make, args), ())
        for made in known:
            if bits & made.mask == made.found:
                break
        else:
            made = self._made(make, args)
            if len(shelf) >= MOST and not known:
                shelf.pop(next(iter(shelf)), None)  # the oldest
            shelf[make, args] = (made, *known[: KEPT - 1])
        if self._rests is not None:  # whoever asked rests on the same
            self._rests.append(made.mask)
        return made.value

    def _made(self, make: Callable[..., Any], args: tuple[Any, ...]) -> Made:
        """What is made of a twin that notes what is read of it."""
        reads = bytearray(self._size)
        twin = _inner(type(self), self._views, 0, reads)
        twin._bits, twin._shelf, twin._rests = self._bits, self._shelf, []
        value = make(twin, *args)
        mask = int.from_bytes(reads, "little")
        for other in twin._rests:
            mask |= other
        return Made(self._bits, mask, value)

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self._record.fields)
        return f"{self._record.__name__}({inside})"


class Made:
    """Something that was made of a record, with the bytes it rests on. A record as one large number, and a mask of it:
    so all of them are compared at once, however many and wherever they lie."""

    __slots__ = ("found", "mask", "value")

    def __init__(self, bits: int, mask: int, value: Any) -> None:
        self.mask, self.found, self.value = mask, bits & mask, value


class Rows:
    """The records of one field. Each is made when somebody asks for it: most areas of a board look at few. They do not
    know what they are of: a record that nobody looks at any more is gone at once, not when garbage is searched for."""

    __slots__ = ("_at", "_made", "_of", "_reads", "_views")

    def __init__(self, of: type[Seen], views: Views, at: int, reads: Reads, count: int) -> None:
        self._of, self._views, self._at, self._reads = of, views, at, reads
        self._made: list[Seen | None] = [None] * count

    def __len__(self) -> int:
        return len(self._made)

    def __getitem__(self, index: Any) -> Any:
        if type(index) is slice:
            return [self[k] for k in range(*index.indices(len(self)))]
        found = self._made[index]
        if found is None:
            number = index + len(self) if index < 0 else index
            found = self._made[index] = object.__new__(self._of)
            found._views, found._at, found._reads = self._views, self._at + number * self._of._size, self._reads
        return found

    def __iter__(self) -> Iterator[Seen]:
        return (self[k] for k in range(len(self)))

    def column(self, name: str) -> list[int]:
        """One number of every record, all read at once."""
        field: _Numbers = vars(self._of)[name]
        step, count = self._of._size, len(self._made)
        first, end = self._at + field.offset, self._at + count * step
        if self._reads is not None:
            for k in range(field.size):
                self._reads[first + k : end : step] = b"\xff" * count
        size = field.shift
        found: list[int] = self._views[field.which][first >> size : end >> size : step >> size].tolist()
        return found

    def __repr__(self) -> str:
        return repr(list(self))


def _inner(of: type[Seen], views: Views, at: int, reads: Reads) -> Seen:
    """A record that lies within another's bytes."""
    found = object.__new__(of)
    found._views, found._at, found._reads = views, at, reads
    return found


# Fields: what is read of the bytes is kept in the record, and asked for there the next time -------------------------


class _Numbers:
    """A field of one or several numbers."""

    def __init__(self, field: Field, offset: int) -> None:
        self.name, self.offset, self.shape, self.count = field.name, offset, field.shape, prod(field.shape)
        self.which, self.shift = list(CODES).index(field.code), CODES[field.code][1]
        self.size = self.count << self.shift
        self.ones = b"\xff" * self.size

    def __get__(self, one: Any, owner: Any = None) -> Any:
        at, reads = one._at + self.offset, one._reads
        if reads is not None:
            reads[at : at + self.size] = self.ones
        first, shape = at >> self.shift, self.shape
        value: Any
        if not shape:
            value = one._views[self.which][first]
        else:
            value = one._views[self.which][first : first + self.count].tolist()
            if len(shape) > 1:
                value = _grid(value, shape)
        one.__dict__[self.name] = value
        return value


class _Records:
    """A field of one further record, or several."""

    def __init__(self, field: Field, record: type[Record], offset: int) -> None:
        self.name, self.of, self.offset = field.name, _reader(record), offset  # type: ignore[arg-type]
        self.count = prod(field.shape) if field.shape else 0

    def __get__(self, one: Any, owner: Any = None) -> Any:
        at = one._at + self.offset
        value: Any
        if self.count:
            value = Rows(self.of, one._views, at, one._reads, self.count)
        else:
            value = _inner(self.of, one._views, at, one._reads)
        one.__dict__[self.name] = value
        return value


@cache
def _reader(record: type[Record]) -> type[Seen]:
    """The class that reads a record."""
    members: dict[str, Any] = {"_record": record, "_size": record.dtype.itemsize}
    for field in record.fields:
        offset = record.dtype.fields[field.name][1]  # type: ignore[index]
        members[field.name] = _Records(field, field.record, offset) if field.record else _Numbers(field, offset)
    return type(record.__name__, (Seen,), members)


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
