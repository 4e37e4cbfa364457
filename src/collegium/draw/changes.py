"""A drawn board, whole, and what changed since an older one, piece by piece.

A piece whose inside is the same is told by its tag alone: where it lies now, and whether it may be taken. The page
(stage.js) puts each change in its place and lets fly what travels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from collegium.draw.scene import Drawn, closing


@dataclass(frozen=True)
class DrawnBoard:
    """A board as one viewer sees it. `told`: events told so far; `flights`: what travels by those of the newest
    choice, event by event."""

    size: tuple[float, float]
    classes: str
    label: str  # escaped
    ground: str
    areas: tuple[tuple[str, tuple[Drawn, ...]], ...]
    told: int = 0
    flights: tuple[tuple[str, ...], ...] = ()
    thumbs: tuple[tuple[str, str], ...] = ()  # place and symbol of what can stand in a list

    def whole(self) -> str:
        """The picture for a page."""
        width, height = self.size
        inside = "".join(f"{tag}{''.join(piece.whole for piece in pieces)}{closing(tag)}" for tag, pieces in self.areas)
        return (
            f'<svg id="stage" class="stage {self.classes}" viewBox="0 0 {width} {height}" role="group" '
            f'aria-label="{self.label}">{self.ground}{inside}</svg>'
        )

    def since(self, old: DrawnBoard | None) -> str:
        """What changed since an older board of the same viewer (none, another size or other areas: everything)."""
        if (
            old is None
            or old.size != self.size
            or [_name(tag) for tag, _ in old.areas] != [_name(tag) for tag, _ in self.areas]
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
        before = {piece.id: piece for _, pieces in old.areas for piece in pieces}
        orders = {_name(tag): [piece.id for piece in pieces] for tag, pieces in old.areas}
        for tag, pieces in self.areas:
            changed = []
            for piece in pieces:
                known = before.get(piece.id)
                if known is None or known.inside != piece.inside:
                    changed.append(piece.whole)
                elif known.tag != piece.tag:
                    changed.append(piece.tag.replace("<g ", '<g data-same="" ', 1) + "</g>")
            order = [piece.id for piece in pieces]
            told = f' data-order="{" ".join(order)}"' if orders.get(_name(tag)) != order else ""
            if changed or told:
                yield f'<g data-area="{_name(tag)}"{told}>{"".join(changed)}</g>'


def together(flights: Iterable[str]) -> str:
    """What travels by one event."""
    return f'<g class="flown">{"".join(flights)}</g>'


def _name(tag: str) -> str:
    """The id in the tag of an area."""
    return tag.split('"', 2)[1]
