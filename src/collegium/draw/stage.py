"""The stage: a composed board. A game says where things lie (`board.toml`) and what lies there (`stage.py`).

A scene is a ground and areas of pieces. A piece has an identity that lasts from position to position, a box on the
board, a face and a name. A face is a function of plain numbers that gives marks (symbols of the game's sheet, words,
plates) in units of its own; it is drawn once and kept. Words never stand inside symbols.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, update_wrapper
from pathlib import Path
from typing import Any, NamedTuple

from collegium.draw.letters import WORD
from collegium.draw.once import once
from collegium.draw.rows import Row
from collegium.draw.widgets import Standing, Words
from collegium.kernel.texts import keep

SHAPES = ("wide", "short", "tall", "phone", "narrow", "flat")  # kinds of screen, see stage.js
NO_WAY = -1  # no option: the marks are not for clicking by themselves
BOXES = 500  # of a board for so many seats that are kept
Mark = Any  # Use, Say, Plate, Disc or Held
_tuple = tuple.__new__


class Box(NamedTuple):
    """Where something lies: upper left corner, width, height."""

    x: float
    y: float
    w: float
    h: float

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)


# Where things lie ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slot:
    """A row or grid of equal boxes: the first, the step to the next (right, down), and how many stand in a row."""

    box: Box
    step: tuple[float, float] = (0.0, 0.0)
    columns: int = 10_000

    def at(self, k: float) -> Box:
        row, column = divmod(k, self.columns)
        return self.box.moved(column * self.step[0], row * self.step[1])


class Places:
    """The slots of one shape of screen and number of seats. `places("market", 3)` is the box of the fourth place."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.size: tuple[float, float] = (table["size"][0], table["size"][1])
        self.slots = {name: _slot(given) for name, given in table.items() if name not in ("size", "seats")}
        self._boxes: dict[tuple[str, float], Box] = {}

    def __call__(self, name: str, k: float = 0) -> Box:
        """The same box whenever it is asked for: a piece that lies where it lay is the sooner found to be the same."""
        found = self._boxes.get((name, k))
        if found is None:
            keep(self._boxes, (name, k), found := self.slots[name].at(k), BOXES)
        return found

    def has(self, name: str) -> bool:
        return name in self.slots


def _slot(given: Any) -> Slot:
    if isinstance(given, list):
        return Slot(Box(*given))
    step = tuple(given.get("step", (0, 0)))
    down = step[0] == 0 and "columns" not in given  # a column of places, one below the other
    return Slot(Box(*given["box"]), step, 1 if down else given.get("columns", 10_000))


class Board:
    """`board.toml` of a game: a table per shape of screen; `[shape.seats.N]` has what differs with N seats."""

    def __init__(self, file: Path) -> None:
        self._tables = tomllib.loads(file.read_text(encoding="utf-8"))
        self.shapes = tuple(self._tables)
        self.places = cache(self._places)

    def _places(self, shape: str, seats: int) -> Places:
        table = self._tables[shape]
        return Places({**table, **table.get("seats", {}).get(str(seats), {})})


# What a face is made of ---------------------------------------------------------------------------------------------
# (Nothing changes a mark. It is not frozen, for a frozen one takes four times as long to make.)


@dataclass(slots=True, unsafe_hash=True)
class Use:
    """A symbol of the game's sheet. `seat` gives it that seat's colour, `turn` degrees; `when` names a state of the
    piece in which alone it shows: "can" (it may be taken), "aimed" (pointed at)."""

    art: str
    x: float
    y: float
    w: float
    h: float
    seat: int = -1
    turn: float = 0
    when: str = ""
    stretched: bool = False


@dataclass(slots=True, unsafe_hash=True)
class Say:
    """Words or a figure. With `room` they keep to that width, in at most `lines` lines that lie `gap` apart and are
    centred on `y` together. With `least` what is too wide for one line is set smaller, down to that size, before it is
    cut."""

    words: Words | int
    x: float
    y: float
    size: float
    font: str = WORD
    fill: str = "#FFF6DF"
    anchor: str = "start"
    room: float = 0
    lines: int = 1
    gap: float = 0
    turn: float = 0
    least: float = 0


@dataclass(slots=True, unsafe_hash=True)
class Plate:
    """A rectangle, rounded by `r`."""

    x: float
    y: float
    w: float
    h: float
    r: float = 0
    fill: str = "none"
    line: str = ""
    thick: float = 1.3
    dash: str = ""
    opacity: float = 1
    when: str = ""


@dataclass(slots=True, unsafe_hash=True)
class Disc:
    """A circle."""

    x: float
    y: float
    r: float
    fill: str
    line: str = ""
    thick: float = 1.5


@dataclass(slots=True, unsafe_hash=True)
class Held:
    """Marks together: moved, scaled, turned, or in a state that the game's stylesheet knows (`classes`). `way`: the
    number of an option of this piece, which a click there takes."""

    marks: tuple[Mark, ...]
    x: float = 0
    y: float = 0
    scale: float = 1
    classes: str = ""
    turn: float = 0
    cut: Box | None = None
    way: int = NO_WAY


class Face(NamedTuple):
    """What a piece looks like: a function and what it is given. `named`: its words may name who sits at the table."""

    make: Callable[..., tuple[Mark, ...]]
    args: tuple[Any, ...] = ()
    unit: tuple[float, float] = (100.0, 100.0)
    named: bool = False


# What lies there ----------------------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """One thing on the board. Its id is the place that options name, where it can be chosen. `name` is what a screen
    reader says of it; `looks`: there is a large card to see; `opens`: a click opens that part of the board."""

    id: str
    box: Box
    face: Face
    name: Words = ""
    classes: str = ""
    looks: bool = False
    opens: str = ""
    kind: str = ""  # what a flight may look for: "area:kind"
    thumb: str = ""  # the symbol that stands for it in a list of options


@dataclass(unsafe_hash=True)
class Area:
    """A part of the board with a heading: what a screen reader calls a region. (Nothing changes it, as with marks.)"""

    id: str
    title: Words
    pieces: tuple[Piece, ...]
    tab: str = ""  # on a phone: the place in the foot bar that shows it
    seen: Box | None = None  # it is wider than what is seen of it here, and swiped sideways
    whole: float = 0  # how wide it is then
    drawn: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)  # see scene.Canvas.area

    @once
    def ids(self) -> frozenset[str]:
        """Of its pieces."""
        return frozenset([piece.id for piece in self.pieces])

    @once
    def thumbs(self) -> dict[str, str]:
        """By piece: the symbol that stands for it in a list, where it has one."""
        return {piece.id: piece.thumb for piece in self.pieces if piece.thumb}


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole board: its size in units, what lies under everything, and the areas."""

    size: tuple[float, float]
    ground: Face
    areas: tuple[Area, ...]
    classes: str = ""
    view: tuple[float, float, float, float] | None = None  # what is shown of it, where that is not all


@dataclass(frozen=True, slots=True)
class Flight:
    """Something that travels when an event is told: a face of so many units, from one piece (or place) to another.
    Where the way begins or ends out of sight (another's hand), the piece that stands for it is named. What is `large`
    grows on its way and takes longer, so that it can be read; where it begins is where it ends, it stands there."""

    face: Face
    start: str
    end: str
    large: bool = False


@dataclass(frozen=True, slots=True)
class Large:
    """A large card: its picture, its name, what it is in full sentences, and a fact told for its own sake."""

    picture: Scene
    title: Words
    lines: tuple[Words, ...] = ()
    fact: Words = ""


class Unseated(NamedTuple):
    """Who plays along and sits at no seat: in the strip of seats after those who do. `art` is a symbol of the sheet."""

    art: str
    name: Words
    score: int


@dataclass(frozen=True, eq=False)
class Stage:
    """The board of one game. `compose(s, viewer, shape, places)` gives the scene, where `places` are those
    that the viewer may choose; `look(s, viewer, id)` the large card of a
    piece or None; `flights(s, event, viewer)` what travels when an event is told; `still` says of events that move
    something why nothing travels then."""

    folder: Path  # of the art: symbols.svg, stage.css
    board: Board
    compose: Callable[..., Scene]
    look: Callable[..., Large | None] = lambda s, viewer, piece: None
    flights: Callable[..., tuple[Flight, ...]] = lambda s, event, viewer: ()
    end: Callable[..., Scene] | None = None  # see draw/ending.py: the scene when the game is over
    tabs: tuple[tuple[str, str, Words], ...] = ()  # on a phone: id, art and name of each place in the foot bar
    still: Mapping[str, str] = field(default_factory=dict)  # event: the reason
    unsaid: Mapping[str, str] = field(default_factory=dict)  # words of `table.py` that the board need not say: why
    standing: Callable[..., Standing] | None = None  # `standing(s, who)`: what the strip of seats shows
    unseated: Callable[..., tuple[Unseated, ...]] = lambda s: ()  # who else stands in that strip
    headline: Callable[..., Words] | None = None  # what the bar says, where the strip of seats says part of it
    thumb: Callable[..., str] = lambda s, place: ""  # the symbol of a place in a list, where no piece has one
    row: Callable[..., Row | None] | None = None  # `row(s, who, option)`: how an option stands in the list, see rows.py
    done: Callable[..., bool] | None = None  # `done(s, who)`: to stop is the sensible end of what this seat is asked


def put(
    identity: str, box: Box, make: Callable[..., tuple[Mark, ...]], args: tuple[Any, ...] = (), name: Words = "",
    unit: tuple[float, float] | None = None, named: bool = False, classes: str = "", looks: bool = False,
    opens: str = "", kind: str = "", thumb: str = "",
) -> Piece:  # fmt: skip
    """A piece with the face `make(*args)`; without a unit the face is drawn in the board's own."""
    face = _tuple(Face, (make, args, unit or box[2:], named))  # as they are made by name, in half the time
    return _tuple(Piece, (identity, box, face, name, classes, looks, opens, kind, thumb))


def among(places: frozenset[str], *stems: str) -> frozenset[str]:
    """Those of the places that begin like one of these: what an area need know of all that can be chosen."""
    return frozenset([place for place in places if place.startswith(stems)]) if places else places


def apart(part: Callable[..., Iterable[Piece]]) -> Callable[..., tuple[Piece, ...]]:
    """A decorator for `part(s, *args)`, which gives some pieces of an area: they are kept apart from the others, as by
    `kept`. For what stays as it is where the rest of its area changes."""

    def made(s: Any, *args: Any) -> tuple[Piece, ...]:
        return tuple(part(s, *args))

    return update_wrapper(lambda s, *args: kept(s, made, *args), part)


def column(rows: Any, name: str) -> list[int]:
    """One number of every record of some rows; where they are what somebody saw, all read at once."""
    found: list[int] = rows.column(name) if hasattr(rows, "column") else [getattr(row, name) for row in rows]
    return found


def kept(s: Any, make: Callable[..., Any], *args: Any) -> Any:
    """What `make(s, *args)` gives. Where `s` is what somebody saw, it is made anew only when something has changed of
    what `make` reads of it; so `make` may rest on nothing else, and what it gives is not to be changed."""
    recall = getattr(type(s), "recall", None)
    return recall(s, make, args) if recall else make(s, *args)
