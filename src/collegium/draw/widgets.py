"""What a table is made of: zones that hold rows, columns and grids of pieces. Pure data, drawn to SVG and to text.

A game's `table(s, viewer)` returns zones. Every piece that a choice can point at has an `id`, the same that
`choices.py` gives as the option's place. Words are `Text`s (or plain strings for numbers and letters); icons are names
of `icons.py`, tints of `theme.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from collegium.kernel.texts import SeatName, Text

Words = Text | SeatName | str


@dataclass(frozen=True)
class Widget:
    """Anything that can be drawn."""


@dataclass(frozen=True)
class Row(Widget):
    """Children side by side; those that do not fit the width go on in the next line."""

    children: tuple[Widget, ...]
    gap: int = 8


@dataclass(frozen=True)
class Column(Widget):
    """Children below one another."""

    children: tuple[Widget, ...]
    gap: int = 6


@dataclass(frozen=True)
class Grid(Widget):
    """Children in a fixed number of columns, row by row (a board)."""

    columns: int
    children: tuple[Widget, ...]
    gap: int = 6


@dataclass(frozen=True)
class Group(Widget):
    """A titled frame around other widgets, for example a player's storage."""

    title: Words
    content: Widget
    id: str = ""
    tint: str = ""


@dataclass(frozen=True)
class Line(Widget):
    """A line of words. `icon` stands before it; `strong` is for what matters most."""

    words: Words
    icon: str = ""
    strong: bool = False
    muted: bool = False
    id: str = ""


@dataclass(frozen=True)
class Amount:
    """An icon with a number, as on cards: cost, income, effect. `amount` may be a word such as '2-4' or '+1'; `ring`
    marks a reconstructed value where not everything on the piece is one."""

    icon: str
    amount: int | str = ""
    name: Words = ""
    ring: bool = False


@dataclass(frozen=True)
class Card(Widget):
    """A card or tile: name on top, cost at the left, effects as icons in the middle, what it gives at the foot.

    `level` is a large figure; `count` draws a small stack; `ring` marks a reconstructed value; `seat` its owner.
    `chosen` lights it, `near` lights it dimly: not yet, but within reach.
    """

    id: str
    name: Words
    icon: str = ""
    tint: str = ""
    level: int | str | None = None
    cost: tuple[Amount, ...] = ()
    effects: tuple[Amount, ...] = ()
    gives: tuple[Amount, ...] = ()
    lines: tuple[Words, ...] = ()
    tip: Words = ""
    ring: bool = False
    count: int = 1
    seat: int | None = None
    face_down: bool = False
    faded: bool = False
    chosen: bool = False
    near: bool = False
    small: bool = False


@dataclass(frozen=True)
class Counter(Widget):
    """A pool or score: icon, number, name. `limit` shows "of limit"; `alert` draws attention (a type run dry)."""

    id: str
    icon: str
    amount: int
    name: Words
    tint: str = ""
    limit: int | None = None
    alert: bool = False
    ring: bool = False
    tip: Words = ""


@dataclass(frozen=True)
class Pile(Widget):
    """A face-down pile with its size (and what is known of it on hover)."""

    id: str
    name: Words
    count: int
    icon: str = ""
    tint: str = ""
    tip: Words = ""


@dataclass(frozen=True)
class Spot(Widget):
    """A place on the board that holds seat markers or things: an action space, a shelf, a box.

    `holds` are seat numbers (drawn as the seat's shape) or icon names.
    """

    id: str
    name: Words
    holds: tuple[int | str, ...] = ()
    room: int | None = None
    icon: str = ""
    tint: str = ""
    effects: tuple[Amount, ...] = ()
    cost: tuple[Amount, ...] = ()
    tip: Words = ""
    faded: bool = False
    ring: bool = False


@dataclass(frozen=True)
class Marker:
    """A seat's piece on a track (several may stand on one position); `icon` for pieces that belong to nobody."""

    position: int
    seat: int | None = None
    icon: str = ""


@dataclass(frozen=True)
class Track(Widget):
    """A row of positions 0..len(labels)-1 with markers; `notes` puts an icon or amount under a position.

    A position's id is `{id}.{position}`.
    """

    id: str
    name: Words
    labels: tuple[str, ...]
    markers: tuple[Marker, ...] = ()
    notes: tuple[tuple[int, Amount], ...] = ()
    tint: str = ""


@dataclass(frozen=True)
class Standing:
    """How a player stands: what the strip of seats shows. The fields of a player's zone that have the same names."""

    score: int | None = None
    if_ended: int | None = None
    notes: tuple[Amount, ...] = ()


@dataclass(frozen=True)
class Zone:
    """A named part of the table. `seat` makes it that player's zone; `role` is "centre" or "player"."""

    id: str
    title: Words
    content: Widget
    role: str = "centre"
    seat: int | None = None
    score: int | None = None  # points now, as the board shows them
    if_ended: int | None = None  # points if the game ended now, where end points are still to come
    active: bool = False
    notes: tuple[Amount, ...] = field(default=())  # shown in the seats strip: small facts such as hand size
