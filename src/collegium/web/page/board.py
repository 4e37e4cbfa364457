"""The board of a game on the stage: the whole picture for a page, and what changed since, piece by piece.

A piece whose inside is the same is told by its tag alone: where it lies now, and whether it may be taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from html import escape
from typing import Any

from django.templatetags.static import static
from django.utils.safestring import SafeString, mark_safe

from collegium.draw.scene import Artist, Canvas, Drawn, closing, sizes_of
from collegium.draw.stage import SHAPES, Scene, Stage
from collegium.kernel.game import Game
from collegium.kernel.texts import Text
from collegium.web.live.room import Room
from collegium.web.words import room_say, say

INSTEAD = {"flat": "phone", "tall": "phone", "phone": "short", "short": "wide"}  # where a game has no such board


def shape_of(stage: Stage, asked: str) -> str:
    """The board to draw for a kind of screen."""
    found = asked if asked in SHAPES else SHAPES[0]
    while found not in stage.board.shapes:
        found = INSTEAD[found]
    return found


def sheet(game: Game) -> str:
    """The address of a game's sheet of symbols, hashed and kept for ever."""
    return static(f"art/{game.key}/symbols.svg")


@cache
def artist(game: Game, lang: str) -> Artist:
    """Draws for every table of a game: a face that was drawn at one is there for all."""
    drawn = (game.stage.folder / "symbols.svg").read_text(encoding="utf-8")
    return Artist(sheet(game), sizes_of(drawn))


@dataclass(frozen=True)
class Painted:
    """A board as one viewer sees it."""

    size: tuple[float, float]
    classes: str
    label: str
    ground: str
    areas: tuple[tuple[str, tuple[Drawn, ...]], ...]
    told: int = 0  # events told so far: what comes after them travels
    flights: tuple[tuple[str, ...], ...] = ()  # of the newest choice, event by event

    def whole(self) -> SafeString:
        """The picture for a page."""
        width, height = self.size
        inside = "".join(f"{tag}{''.join(piece.whole for piece in pieces)}{closing(tag)}" for tag, pieces in self.areas)
        return mark_safe(
            f'<svg id="stage" class="stage {self.classes}" viewBox="0 0 {width} {height}" role="group" '
            f'aria-label="{self.label}">{self.ground}{inside}<g id="flights" aria-hidden="true"></g></svg>'
        )

    def since(self, old: Painted | None) -> str:
        """What changed since an older board of the same viewer: pieces whole or by their tag, the order of an area
        where it is another, and what travels."""
        if old is None or old.size != self.size:
            return f'<div id="news" hidden data-all>{self.whole()}</div>'
        parts = list(self._changes(old))
        if old.ground != self.ground:
            parts.append(self.ground.replace('id="ground"', 'data-ground=""'))
        news = self.flights if old.told < self.told else ()  # nothing travels because somebody talked
        flown = "".join(f'<g class="flown">{"".join(flights)}</g>' for flights in news)
        if not parts and not flown:
            return ""
        return f'<div id="news" hidden><svg>{"".join(parts)}{flown}</svg></div>'

    def _changes(self, old: Painted) -> Iterator[str]:
        before = {piece.id: piece for _, pieces in old.areas for piece in pieces}
        orders = {tag: [piece.id for piece in pieces] for tag, pieces in old.areas}
        for tag, pieces in self.areas:
            changed = []
            for piece in pieces:
                known = before.get(piece.id)
                if known is None or known.inside != piece.inside:
                    changed.append(piece.whole)
                elif known.tag != piece.tag:
                    changed.append(piece.tag.replace("<g ", '<g data-same="" ', 1) + "</g>")
            order = [piece.id for piece in pieces]
            told = f' data-order="{" ".join(order)}"' if orders.get(tag) != order else ""
            if changed or told:
                area = tag.split('"', 2)[1]
                yield f'<g data-area="{area}"{told}>{"".join(changed)}</g>'


def painted(room: Room, viewer: Any, view: Any, places: frozenset[str], refused: frozenset[str]) -> Painted:
    """The board of a room as a viewer sees it now."""
    stage: Stage = room.match.game.stage
    scene: Scene = stage.compose(view, viewer.seat, shape_of(stage, viewer.board), places)
    canvas = canvas_of(room, viewer, places, refused)
    label = escape(say(viewer.lang, "board-of", game=room_say(room, Text("game-title"), viewer.lang)))
    areas = tuple((tag, tuple(pieces)) for tag, pieces in map(canvas.area, scene.areas))
    told = room.match.told
    flights = flown(room, viewer, view, canvas)
    return Painted(scene.size, scene.classes, label, canvas.ground(scene), areas, len(told), flights)


def flown(room: Room, viewer: Any, view: Any, canvas: Canvas) -> tuple[tuple[str, ...], ...]:
    """What travels by the events of the newest choice, for this viewer."""
    match = room.match
    since = len(match.told)
    while since and match.told[since - 1][0] == match.number:
        since -= 1
    found = (match.game.stage.flights(view, event, viewer.seat) for event in match.events(since, viewer.seat))
    return tuple(tuple(map(canvas.flight, flights)) for flights in found if flights)


def canvas_of(
    room: Room, viewer: Any, places: frozenset[str] = frozenset(), refused: frozenset[str] = frozenset()
) -> Canvas:
    speak = partial(room_say, room, lang=viewer.lang)
    return Canvas(artist(room.match.game, viewer.lang), speak, tuple(room.match.names), places, refused)


def tabs(room: Room, viewer: Any) -> list[tuple[str, str, str]]:
    """The parts of the board that a small screen shows one at a time: id, art and name."""
    stage = room.match.game.stage
    return [(part, art, room_say(room, name, viewer.lang)) for part, art, name in stage.tabs] if stage else []


def large(room: Room, viewer: Any, piece: str) -> dict[str, Any] | None:
    """The large card of a piece, as far as the viewer sees it; with the reason why it cannot be taken now."""
    with room.lock:
        match = room.match
        stage = match.game.stage
        found = stage.look(match.view(viewer.seat), viewer.seat, piece) if stage else None
        if found is None:
            return None
        canvas = canvas_of(room, viewer)
        speak = canvas.say
        options = match.options(viewer.seat) if viewer.seat in match.to_act else []
        here = [option for option in options if option.place == piece]
        why = (
            ""
            if any(option.legal for option in here)
            else next((speak(option.why) for option in here if option.why), "")
        )
        return {
            "picture": mark_safe("".join(canvas.whole(found.picture))), "title": speak(found.title),
            "lines": [speak(line) for line in found.lines], "fact": speak(found.fact) if found.fact else "", "why": why,
            "can": [speak(option.text) for option in here if option.legal],
        }  # fmt: skip
