"""What pieces are drawn with: rectangles, labels, icons, tokens and notes at fixed places; and the pen that words them.

A `Plan` is a piece laid out: its size, its marks relative to its own corner, and what it says on hover.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from threading import Lock

from collegium.draw.icons import icon
from collegium.draw.measure import measure, shorten
from collegium.draw.widgets import Amount, Widget, Words
from collegium.kernel.texts import SeatName, Text

Speak = Callable[[Words], str]
NARROW = 560  # px: below it a table is drawn for a phone


@dataclass(frozen=True)
class Rect:
    x: float
    y: float
    w: float
    h: float
    cls: str
    r: float = 6
    flat: str = ""  # "foot": square corners below; "head": above; "left"/"right": on that side


@dataclass(frozen=True)
class Label:
    """One line of words; `y` is its baseline."""

    x: float
    y: float
    words: str
    size: float
    cls: str = ""
    anchor: str = "start"
    bold: bool = False


@dataclass(frozen=True)
class Picture:
    """An icon; `x`, `y` is its upper left corner."""

    x: float
    y: float
    size: float
    name: str
    cls: str = ""


@dataclass(frozen=True)
class Token:
    """A seat's shape in its colour; `x`, `y` is its middle."""

    x: float
    y: float
    size: float
    seat: int


@dataclass(frozen=True)
class Motif:
    x: float
    y: float
    size: float
    name: str


@dataclass(frozen=True)
class Ring:
    """The small open ring of a reconstructed value; `x`, `y` is its middle."""

    x: float
    y: float
    cls: str = ""


@dataclass(frozen=True)
class Note:
    """Marks that have a name of their own on hover."""

    title: str
    marks: tuple[Mark, ...]


Mark = Rect | Label | Picture | Token | Motif | Ring | Note


@dataclass(frozen=True)
class Plan:
    """A piece laid out. `parts` are pieces within it (a track's positions), each at its own corner."""

    w: float
    h: float
    marks: tuple[Mark, ...] = ()
    id: str = ""
    title: str = ""
    cls: str = ""
    r: float = 6
    parts: tuple[tuple[float, float, Plan], ...] = ()
    written: list[str] = field(default_factory=list, compare=False, repr=False)  # the marks as text, once they are


class Kept:
    """Pieces planned before, for who draws tables of one game in one language again and again, in any thread. A piece
    that names somebody is planned anew: another table has other names."""

    def __init__(self, most: int = 1500) -> None:
        self.most = most
        self._plans: dict[tuple[bytes, float, float, float, bool], Plan] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._plans)

    def plan(self, pen: Pen, piece: Widget, width: float, tall: float, fill: float, make: Callable[..., Plan]) -> Plan:
        """What `make` plans, or the same planned before."""
        packed = pickle.dumps(piece, 5)
        key = (packed, width, tall, fill, pen.narrow)
        known = self._plans.get(key)
        if known is None:
            known = make(pen, piece, width, tall, fill)
            if SeatName.__name__.encode() not in packed:
                with self._lock:
                    if len(self._plans) >= self.most:
                        del self._plans[next(iter(self._plans))]
                    self._plans[key] = known
        return known


@dataclass
class Pen:
    """What a drawing needs to know: who words it, how wide the page is, the game's motif, what is kept."""

    speak: Speak
    narrow: bool = False
    motif: str = ""
    kept: Kept | None = None
    _said: dict[int, tuple[Words, str]] = field(default_factory=dict)
    _icons: dict[str, str] = field(default_factory=dict)

    def say(self, words: Words) -> str:
        """The words, worded once."""
        if isinstance(words, str):
            return words
        known = self._said.get(id(words))
        if known is None:
            known = self._said[id(words)] = (words, self.speak(words))
        return known[1]

    def icon_name(self, name: str) -> str:
        """What an icon is called; its plain name where the speaker does not know it."""
        if name not in self._icons:
            try:
                self._icons[name] = self.speak(Text(icon(name).key))
            except KeyError:
                self._icons[name] = name.replace("-", " ")
        return self._icons[name]

    def amount(self, amount: Amount) -> str:
        """An amount in words: `2 coins`."""
        name = self.say(amount.name) or (self.icon_name(amount.icon) if amount.icon else "")
        ring = f" ({self.icon_name('ring')})" if amount.ring else ""
        return f"{amount.amount} {name}".strip() + ring

    def amounts(self, amounts: tuple[Amount, ...]) -> str:
        return ", ".join(self.amount(amount) for amount in amounts)


def moved(marks: Iterable[Mark], x: float, y: float) -> list[Mark]:
    """Marks shifted to another place."""
    return [
        replace(m, marks=tuple(moved(m.marks, x, y))) if isinstance(m, Note) else replace(m, x=m.x + x, y=m.y + y)
        for m in marks
    ]


RING = 9.0  # the room of a ring beside an amount


def amount_width(amount: Amount, size: float = 17) -> float:
    text = str(amount.amount)
    words = measure(text, size * 0.78, True) if text else 0.0
    ring = RING if amount.ring else 0.0
    return ring + (words if not amount.icon and text else size + (2 + words if text else 0))


def amount_note(pen: Pen, amount: Amount, x: float, y: float, size: float = 17, cls: str = "") -> Note:
    """An icon with its number to the right, `size` high."""
    text = str(amount.amount)
    marks: list[Mark] = [Rect(x, y, amount_width(amount, size), size, "hit", 0)]
    if amount.icon or not text:
        marks.append(Picture(x, y, size, amount.icon, cls))
    if text:
        after = size + 2 if amount.icon else 0
        marks.append(Label(x + after, y + size * 0.79, text, size * 0.78, cls, bold=True))
    if amount.ring:
        marks.append(Ring(x + amount_width(amount, size) - RING / 2, y + size * 0.3))
    return Note(pen.amount(amount), tuple(marks))


def _fitted(amount: Amount, width: float, size: float) -> Amount:
    """An amount no wider than this: a long word where a number was expected is shortened."""
    if not str(amount.amount) or amount_width(amount, size) <= width:
        return amount
    return replace(
        amount, amount=shorten(str(amount.amount), size * 0.78, width - size - 2 - (RING if amount.ring else 0), True)
    )


def amount_rows(
    pen: Pen, amounts: tuple[Amount, ...], x: float, y: float, width: float, size: float = 17, cls: str = "",
    centred: bool = True, gap: float = 7,
) -> tuple[list[Mark], float]:  # fmt: skip
    """Amounts in rows no wider than `width`; the marks and the height they take."""
    rows: list[list[tuple[Amount, Amount]]] = [[]]  # each as it is shown and as it is
    used = 0.0
    for amount in amounts:
        shown = _fitted(amount, width, size)
        wide = amount_width(shown, size)
        if rows[-1] and used + gap + wide > width:
            rows.append([])
            used = 0.0
        used += wide + (gap if rows[-1] else 0)
        rows[-1].append((shown, amount))
    marks: list[Mark] = []
    for number, row in enumerate(rows):
        total = sum(amount_width(shown, size) for shown, _ in row) + gap * (len(row) - 1)
        at = x + (max(0.0, width - total) / 2 if centred else 0)
        for shown, amount in row:
            note = amount_note(pen, shown, at, y + number * (size + 4), size, cls)
            marks.append(replace(note, title=pen.amount(amount)))
            at += amount_width(shown, size) + gap
    return marks, len(rows) * (size + 4) - 4 if amounts else 0.0


def right_of(notes: Iterable[Mark]) -> float:
    """Where the widest row of amounts ends."""
    parts = (m for note in notes if isinstance(note, Note) for m in note.marks)
    return max((m.x + m.w for m in parts if isinstance(m, Rect)), default=0)


def label_lines(lines: tuple[str, ...], x: float, y: float, size: float, cls: str = "", anchor: str = "start",
                bold: bool = False, lead: float = 1.2) -> list[Mark]:  # fmt: skip
    """Lines of words below one another; `y` is the top of the first."""
    return [
        Label(x, y + size * 0.92 + number * size * lead, line, size, cls, anchor, bold)
        for number, line in enumerate(lines)
    ]
