"""A drawn board, whole, and what changed since an older one, piece by piece.

An area that is still the same one is not looked into. A piece whose inside is the same is told by its tag alone: where
it lies now, and whether it may be taken; one of which little has changed by those elements alone. The page (motion.js)
puts each change in its place and lets fly what travels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha1
from itertools import chain
from weakref import ref

from collegium.draw.once import once
from collegium.draw.scene import NOWHERE, Drawn, DrawnArea

KEPT = 500  # digests of what lies around the pieces
MOST = 0.7  # of a piece: where more is new, all of it is told


@dataclass(eq=False)
class DrawnBoard:
    """A board as one viewer sees it. `told`: events told so far; `flights`: what travels by those of the newest
    choice, event by event."""

    size: tuple[float, float]
    classes: str
    label: str  # escaped
    ground: str
    areas: tuple[DrawnArea, ...]
    told: int = 0
    flights: tuple[tuple[str, ...], ...] = ()
    thumbs: Mapping[str, str] = field(default_factory=dict)  # by place: the symbol that stands in a list

    @once
    def digest(self) -> bytes:
        """Another where anything on the board is."""
        around = _digest(self.size, self.classes, self.label, self.ground)
        parts = (around, *[area.digest for area in self.areas])
        return sha1(b"".join(parts), usedforsecurity=False).digest()

    def whole(self) -> str:
        """The board for a page: its ground and each area a picture of its own, one upon the other and all of the same
        size, so that what changes in one leaves the others as they were laid out and painted."""
        width, height = self.size
        opened = f'<svg class="layer" viewBox="0 0 {width} {height}" role="presentation">'
        inside = "".join(f"{opened}{part}</svg>" for part in (self.ground, *(area.whole for area in self.areas)))
        return f'<div id="stage" class="stage {self.classes}" role="group" aria-label="{self.label}">{inside}</div>'

    def since(self, old: DrawnBoard | None) -> str:
        """What changed since an older board of the same viewer (none, another size or other areas: everything)."""
        if (
            old is None
            or old.size != self.size
            or [area.name for area in old.areas] != [area.name for area in self.areas]
        ):
            return f'<div id="news" hidden data-all="">{self.whole()}</div>'
        parts = list(self._changes(old))
        if old.ground != self.ground:
            parts.append(self.ground.replace('id="ground"', 'data-ground=""'))
        news = self.flights if old.told < self.told else ()  # nothing travels because somebody talked
        flown = "".join(map(together, news))
        return f'<div id="news" hidden><svg>{"".join(parts)}{flown}</svg></div>' if parts or flown else ""

    def _changes(self, old: DrawnBoard) -> Iterator[str]:
        """Per area: its changed pieces, whole or by their tag, and the order of all where it is another."""
        gone = [(now, then) for now, then in zip(self.areas, old.areas, strict=True) if now is not then]
        for now, then in gone:
            told, strangers = _news(now, then)
            others = [area.by_id for _, area in gone if area is not then] if strangers else []
            if any(not strangers.isdisjoint(pieces) for pieces in others):  # something came from another area
                before = dict(chain.from_iterable(pieces.items() for pieces in (*others, then.by_id)))
                told = _told(now, then, map(before.get, now.order))
            if told:
                yield told


def _news(now: DrawnArea, then: DrawnArea) -> tuple[str, frozenset[str]]:
    """What changed of an area if none of its pieces came from another one, and those that are new in it. Found once for
    all viewers who saw the same area and see the same now."""
    known = now.news
    if known is None or known[0]() is not then:
        if now.order == then.order:
            news = _told(now, then, then.pieces), NOWHERE
        else:
            news = _told(now, then, map(then.by_id.get, now.order)), frozenset(now.order).difference(then.order)
        known = now.news = (ref(then), news)
    return known[1]  # type: ignore[no-any-return]


def _told(now: DrawnArea, then: DrawnArea, before: Iterable[Drawn | None]) -> str:
    """What changed of an area, where its pieces were these before (None: they were not there)."""
    pairs = [(piece, was) for piece, was in zip(now.pieces, before, strict=True) if piece is not was]
    changed = "".join([_piece(piece, was) if was else piece.whole for piece, was in pairs])
    order = "" if now.order == then.order else f' data-order="{" ".join(now.order)}"'
    return f'<g data-area="{now.name}"{order}>{changed}</g>' if changed or order else ""


@lru_cache(KEPT)
def _digest(*told: object) -> bytes:
    """Of what seldom changes."""
    return sha1(f"{told}".encode(), usedforsecurity=False).digest()


def _piece(now: Drawn, then: Drawn) -> str:
    """What changed of a piece: nothing, its tag, some of its elements, or all."""
    if now.inside is then.inside or now.inside.text == then.inside.text:
        return "" if now.tag == then.tag else now.tag.replace("<g ", '<g data-same="" ', 1) + "</g>"
    how, fresh = _elements(now.inside.parts, then.inside.parts)
    if len(fresh) > MOST * len(now.inside.text):
        return now.whole
    tag = f'<g id="p-{now.id}" data-tag="" {how}>' if now.tag == then.tag else now.tag.replace("<g ", f"<g {how} ", 1)
    return f"{tag}{fresh}</g>"


def _elements(now: tuple[str, ...], then: tuple[str, ...]) -> tuple[str, str]:
    """Which elements are others, and those: by their numbers, or between so many first and so many last ones."""
    if len(now) == len(then):
        others = [k for k, (new, old) in enumerate(zip(now, then, strict=True)) if new != old]
        return f'data-marks="{" ".join(map(str, others))}"', "".join([now[k] for k in others])
    shorter, first, last = min(len(now), len(then)), 0, 0
    while first < shorter and now[first] == then[first]:
        first += 1
    while last < shorter - first and now[-1 - last] == then[-1 - last]:
        last += 1
    return f'data-between="{first} {last}"', "".join(now[first : len(now) - last])


def together(flights: Iterable[str]) -> str:
    """What travels by one event."""
    return f'<g class="flown">{"".join(flights)}</g>'
