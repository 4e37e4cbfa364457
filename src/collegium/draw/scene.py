"""Scenes as SVG: each piece a group with an id, its face drawn once and kept. A position is `<use>`, numbers and words.

Only classes and presentation attributes (a strict content policy refuses styles); every word is escaped.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha1
from typing import Any

from collegium.draw import letters
from collegium.draw.lately import Lately
from collegium.draw.once import once
from collegium.draw.plates import Voice, of_bot, plate
from collegium.draw.stage import NO_WAY, Area, Box, Disc, Face, Flight, Held, Mark, Piece, Plate, Say, Scene, Use
from collegium.draw.widgets import Words

KEPT = 500  # faces of an artist who works alone, some kB each
OVER = 30  # units that a rim or a tag may stand over a piece's box
PIECES = 3000  # places and areas of which something is kept for one table
LATELY = 6  # ways in which each of them was drawn lately: viewers see it differently
WAYS = 12  # in which an area is kept as it was drawn: by language, and by what can be chosen there
NUMBERS, WORDS = 20_000, 4_096  # that stand in pictures, as they are written
NOWHERE: frozenset[str] = frozenset()
NONE: list[Any] = []  # drawn lately; nothing is put in
Speak = Callable[[Words], str]
Sitting = tuple[tuple[str, ...], frozenset[int]]  # the names by seat, and the seats of bots
MUTE = ' aria-hidden="true"'  # the accessible name of a piece says its drawn words already
FONTS = {letters.STRONG: "s b", letters.FIGURE: "s bb"}  # CSS classes of the fonts that need other ones than their name
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"')


def sizes_of(sheet: str) -> dict[str, tuple[float, float]]:
    """The width and height of every symbol of a sheet."""
    found = {}
    for art, box in SYMBOL.findall(sheet):
        _, _, width, height = map(float, box.split())
        found[art] = (width, height)
    return found


@lru_cache(WORDS)
def escape(words: str) -> str:
    """Words as they stand in a picture: most come again."""
    return html.escape(words)


@lru_cache(NUMBERS)
def number(value: float) -> str:
    """A number as short as can be: half a hundredth of a unit is not seen."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


@dataclass(eq=False)
class Inside:
    """A face as it was drawn: its elements one by one, and all of them."""

    parts: tuple[str, ...]
    text: str

    @once
    def digest(self) -> bytes:
        return sha1(self.text.encode(), usedforsecurity=False).digest()


@dataclass(eq=False)
class Artist:
    """Draws for one game in one language. `sheet` is the address of the symbols; empty: they are in the picture."""

    sheet: str = ""
    sizes: dict[str, tuple[float, float]] = field(default_factory=dict)  # of the symbols that may be stretched
    kept: Lately = field(default_factory=lambda: Lately(KEPT))  # what was drawn, by whichever artist

    def inside(self, face: Face, say: Speak, names: Sitting) -> Inside:
        """The marks of a face, drawn once and kept."""
        key = (self, face, names if face.named else ())
        found: Inside | None = self.kept.get(key)
        if found is None:
            parts: list[str] = []
            for mark in face.make(*face.args):
                if type(mark) is Say:
                    parts += self._words(mark, say)
                else:
                    parts.append(DRAWS[type(mark)](self, mark, say))
            found = Inside(tuple(parts), "".join(parts))
            self.kept.keep(key, found)
        return found

    def face(self, face: Face, say: Speak, names: Sitting) -> str:
        return self.inside(face, say, names).text

    def mark(self, mark: Mark, say: Speak) -> str:
        return DRAWS[type(mark)](self, mark, say)

    def _use(self, mark: Use, say: Speak) -> str:
        around = f' class="when-{mark.when}"' if mark.when else f' class="seat{mark.seat}"' if mark.seat >= 0 else ""
        if mark.stretched and mark.art in self.sizes:  # a symbol keeps its proportions, so all of it is scaled
            width, height = self.sizes[mark.art]
            move = f"translate({number(mark.x)} {number(mark.y)}) scale({mark.w / width:.4g} {mark.h / height:.4g})"
            size = f'width="{number(width)}" height="{number(height)}"'
            return f'<use href="{self.sheet}#{mark.art}" {size} transform="{move}"{around}/>'
        turn = _turned(mark.turn, mark.x + mark.w / 2, mark.y + mark.h / 2) if mark.turn else ""
        return (
            f'<use href="{self.sheet}#{mark.art}" x="{number(mark.x)}" y="{number(mark.y)}" '
            f'width="{number(mark.w)}" height="{number(mark.h)}"{turn}{around}/>'
        )

    def _say(self, mark: Say, say: Speak) -> str:
        return "".join(self._words(mark, say))

    def _words(self, mark: Say, say: Speak) -> list[str]:
        """Words as the elements they are made of: several lines are several."""
        if of_bot(mark, say):
            return plate(mark, say, FONTS.get(mark.font, mark.font))
        words = str(mark.words) if isinstance(mark.words, int) else say(mark.words)
        if words[:1] == "-" and words.lstrip("-").isdigit():
            words = words.replace("-", "−")
        shown: tuple[str, ...] = (words,)
        size = mark.size
        if mark.room:
            if mark.least:
                size = letters.fitted(words, size, mark.room, mark.font, mark.least)
            shown = letters.lines(words, size, mark.room, mark.font, mark.lines)
        top = mark.y - (len(shown) - 1) * mark.gap / 2
        fonts = FONTS.get(mark.font, mark.font)
        anchor = f' text-anchor="{mark.anchor}"' if mark.anchor != "start" else ""
        turn = _turned(mark.turn, mark.x, mark.y) if mark.turn else ""
        x, rest = number(mark.x), f'font-size="{number(size)}" fill="{mark.fill}" class="{fonts}"{anchor}{turn}{MUTE}>'
        if len(shown) == 1:
            return [f'<text x="{x}" y="{number(top)}" {rest}{escape(shown[0])}</text>']
        return [
            f'<text x="{x}" y="{number(top + k * mark.gap)}" {rest}{escape(line)}</text>'
            for k, line in enumerate(shown)
        ]

    def _plate(self, mark: Plate, say: Speak) -> str:
        line = f' stroke="{mark.line}" stroke-width="{number(mark.thick)}"' if mark.line else ""
        dash = f' stroke-dasharray="{mark.dash}"' if mark.dash else ""
        round_ = f' rx="{number(mark.r)}"' if mark.r else ""
        opacity = f' opacity="{number(mark.opacity)}"' if mark.opacity != 1 else ""
        when = f' class="when-{mark.when}"' if mark.when else ""
        return (
            f'<rect x="{number(mark.x)}" y="{number(mark.y)}" width="{number(mark.w)}" height="{number(mark.h)}"'
            f'{round_} fill="{mark.fill}"{line}{dash}{opacity}{when}/>'
        )

    def _disc(self, mark: Disc, say: Speak) -> str:
        line = f' stroke="{mark.line}" stroke-width="{number(mark.thick)}"' if mark.line else ""
        return f'<circle cx="{number(mark.x)}" cy="{number(mark.y)}" r="{number(mark.r)}" fill="{mark.fill}"{line}/>'

    def _held(self, mark: Held, say: Speak) -> str:
        inside = "".join(self.mark(inner, say) for inner in mark.marks)
        if mark.cut:
            box = " ".join(map(number, (mark.cut.x, mark.cut.y, mark.cut.w, mark.cut.h)))
            x, y, w, h = box.split()
            inside = f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{box}">{inside}</svg>'
        classes = f' class="{mark.classes}"' if mark.classes else ""
        if mark.way != NO_WAY:
            classes = f' class="way" data-way="{mark.way}"'
        moves = [f"translate({number(mark.x)} {number(mark.y)})"] if mark.x or mark.y else []
        moves += [f"rotate({number(mark.turn)})"] if mark.turn else []
        moves += [f"scale({mark.scale:.4g})"] if mark.scale != 1 else []
        move = f' transform="{" ".join(moves)}"' if moves else ""
        return f"<g{classes}{move}>{inside}</g>"


DRAWS: dict[type, Callable[..., str]] = {
    Use: Artist._use, Say: Artist._say, Plate: Artist._plate, Disc: Artist._disc, Held: Artist._held,
}  # fmt: skip


def _turned(degrees: float, x: float, y: float) -> str:
    return f' transform="rotate({number(degrees)} {number(x)} {number(y)})"'


@lru_cache(1_000)
def moved(box: Box, unit: tuple[float, float]) -> str:
    """The transformation that puts a face of so many units into a box."""
    across, down = box.w / unit[0], box.h / unit[1]
    scale = f" scale({across:.4g})" if abs(across - down) < 1e-3 else f" scale({across:.4g} {down:.4g})"
    return f"translate({number(box.x)} {number(box.y)}){'' if across == down == 1 else scale}"


def _meet(one: Box, other: Box) -> bool:
    """Two boxes that touch, or nearly: a rim or a tag stands over the edge."""
    across = one.x < other.x + other.w + OVER and other.x < one.x + one.w + OVER
    return across and one.y < other.y + other.h + OVER and other.y < one.y + one.h + OVER


@dataclass(eq=False)
class Drawn:
    """A piece as it was drawn: its own tag (where it lies, what it is called, its state) and what is inside."""

    id: str
    tag: str
    inside: Inside

    @property
    def whole(self) -> str:
        return f"{self.tag}{self.inside.text}</g>"

    @once
    def digest(self) -> bytes:
        return sha1(self.tag.encode() + self.inside.digest, usedforsecurity=False).digest()


@dataclass(eq=False)
class DrawnArea:
    """An area as it was drawn: its name, its own tag, and its pieces. Where nothing has changed it is the same one."""

    name: str
    tag: str
    pieces: tuple[Drawn, ...]
    news: Any = None  # what changed since another one, as it was told last; see changes.py

    @property
    def closing(self) -> str:
        return "</svg>" if self.tag.startswith("<svg") else "</g>"

    @once
    def by_id(self) -> dict[str, Drawn]:
        return {piece.id: piece for piece in self.pieces}

    @once
    def order(self) -> list[str]:
        """The ids of its pieces as they lie upon each other."""
        return [piece.id for piece in self.pieces]

    @once
    def digest(self) -> bytes:
        """Another where anything in it is."""
        parts = b"".join([piece.digest for piece in self.pieces])
        return sha1(self.tag.encode() + parts, usedforsecurity=False).digest()

    @property
    def whole(self) -> str:
        return f"{self.tag}{''.join([piece.whole for piece in self.pieces])}{self.closing}"


def _there(area: Area, places: frozenset[str]) -> frozenset[str]:
    """Those of the places where a piece of the area lies."""
    return area.ids.intersection(places) if places and not area.ids.isdisjoint(places) else NOWHERE


@dataclass(eq=False)
class Canvas:
    """Draws the pieces of one scene for one viewer: `places` are those that may be chosen, `why` says for others why
    not."""

    artist: Artist
    say: Speak
    names: tuple[str, ...]
    places: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    kept: dict[Any, list[Any]] = field(default_factory=dict)  # what this artist drew lately with the same names
    bots: frozenset[int] = frozenset()  # the seats where bots sit

    def __post_init__(self) -> None:
        self.sitting: Sitting = (self.names, self.bots)
        if self.bots:
            self.say = Voice(self.say, self.bots)

    def piece(self, piece: Piece) -> Drawn:
        """A piece as it was drawn before, or anew."""
        return self._pieces((piece,), self.places, self.refused)[0]

    def _pieces(self, pieces: Iterable[Piece], can: frozenset[str], no: frozenset[str]) -> tuple[Drawn, ...]:
        """Pieces as they were drawn before, or anew; `can` may be chosen, `no` are refused."""
        kept, drawn, how = self.kept, list[Drawn](), ""
        for piece in pieces:
            identity = piece[0]
            if can or no:
                how = " can" if identity in can else " no" if identity in no else ""
            lately = kept.get(identity, NONE)
            for known, so, as_it_was in lately:
                if known is piece and so == how:
                    drawn.append(as_it_was)
                    break
            else:
                drawn.append(self._equal(piece, how, lately) or self._anew(piece, how))
        return tuple(drawn)

    def _equal(self, piece: Piece, how: str, lately: list[Any]) -> Drawn | None:
        """A piece that was composed anew and is what it was, as it was drawn. (To compare it with the few that lay
        there takes less time than a hash of all that it is.)"""
        for at, (known, so, as_it_was) in enumerate(lately):
            if so == how and known == piece:
                lately[at] = (piece, how, as_it_was)  # the next time it may be the very same one
                return as_it_was  # type: ignore[no-any-return]
        return None

    def _anew(self, piece: Piece, how: str) -> Drawn:
        drawn = self._piece(piece, how)
        lately = self._lately(piece.id)
        lately.insert(0, (piece, how, drawn))
        del lately[LATELY:]
        return drawn

    def _lately(self, key: Any) -> list[Any]:
        """What was drawn lately of a piece or an area, the newest first."""
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= PIECES:
                self.kept.clear()
            found = self.kept[key] = []
        return found

    def _piece(self, piece: Piece, how: str) -> Drawn:
        classes = f"piece {piece.classes}{how}" if piece.classes else f"piece{how}"
        name = escape(self.say(piece.name)) if piece.name else ""
        more = f' data-opens="{piece.opens}"' if piece.opens else ""
        if piece.kind:
            more += f' data-kind="{piece.kind}"'
        if piece.looks:
            more += ' data-looks=""'
        if how or piece.opens or piece.looks:
            more += ' tabindex="0" role="button"'
        elif name:
            more += ' role="img"'
        label = f' aria-label="{name}"' if name else ' aria-hidden="true"'
        tag = (
            f'<g id="p-{piece.id}" class="{classes}" data-place="{piece.id}"{more}{label} '
            f'transform="{moved(piece.box, piece.face.unit)}">'
        )
        return Drawn(piece.id, tag, self.artist.inside(piece.face, self.say, self.sitting))

    def area(self, area: Area) -> DrawnArea:
        """An area with its pieces, drawn once for all who see it so. One that was composed anew and looks as it did is
        the one drawn before."""
        can, no = _there(area, self.places), _there(area, self.refused)
        key = (self.artist, self.sitting, can, no)
        found: DrawnArea | None = area.drawn.get(key)
        if found is None:
            if len(area.drawn) >= WAYS:
                area.drawn.clear()
            found = area.drawn[key] = self._area(area, can, no)
        return found

    def _area(self, area: Area, can: frozenset[str], no: frozenset[str]) -> DrawnArea:
        tag, pieces = self._opened(area), self._pieces(area.pieces, can, no)
        lately = self._lately(("", area.id))
        for known in lately:
            if known.pieces == pieces and known.tag == tag:
                return known  # type: ignore[no-any-return]
        lately.insert(0, DrawnArea(f"area-{area.id}", tag, pieces))
        del lately[LATELY:]
        return lately[0]  # type: ignore[no-any-return]

    def _opened(self, area: Area) -> str:
        """The tag of an area."""
        tab = f' data-tab="{area.tab}"' if area.tab else ""
        same = f'id="area-{area.id}" class="area" role="group" aria-label="{escape(self.say(area.title))}"{tab}'
        if not area.seen:
            return f"<g {same}>"
        x, y, w, h = map(number, (area.seen.x, area.seen.y, area.seen.w, area.seen.h))
        box = f'x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}"'
        return f'<svg {same} {box} data-whole="{number(area.whole)}">'

    def ground(self, scene: Scene) -> str:
        """What lies under everything; the same string as long as it is the same."""
        inside = self.artist.inside(scene.ground, self.say, self.sitting)
        lately = self._lately(("", ""))
        if not lately or lately[0] is not inside:
            lately[:] = inside, f'<g id="ground" aria-hidden="true">{inside.text}</g>'
        return lately[1]  # type: ignore[no-any-return]

    def whole(self, scene: Scene) -> Iterator[str]:
        """A picture of the whole scene, for a page of its own."""
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="stage {scene.classes}" '
            f'viewBox="{" ".join(map(number, scene.view or (0, 0, *scene.size)))}">'
        )
        yield self.artist.face(scene.ground, self.say, self.sitting)
        yield from (self.area(area).whole for area in scene.areas)
        yield "</svg>"

    def still(self, scene: Scene, view: Box | None = None) -> Iterator[str]:
        """What is inside a picture that nobody touches: no ids, no names. With `view`, only what lies in that box."""
        yield self.artist.face(scene.ground, self.say, self.sitting)
        for area in scene.areas:
            for piece in area.pieces:
                if view is None or _meet(piece.box, view):
                    classes = f"{piece.classes} can" if piece.id in self.places else piece.classes
                    inside = self.artist.face(piece.face, self.say, self.sitting)
                    yield f'<g class="{classes}" transform="{moved(piece.box, piece.face.unit)}">{inside}</g>'

    def flight(self, flight: Flight) -> str:
        """A traveller, hidden until its moment: the page lets it fly from start to end."""
        width, height = flight.face.unit
        inside = self.artist.face(flight.face, self.say, self.sitting)
        ends = f'data-start="{flight.start}" data-end="{flight.end}"{" data-large" if flight.large else ""}'
        return f'<g class="flight" {ends} data-w="{number(width)}" data-h="{number(height)}">{inside}</g>'
