"""The board of a game on the stage, drawn for one viewer; its tabs on a small screen; the large card of a piece."""

from __future__ import annotations

import time
from functools import cache, partial
from typing import Any

from django.templatetags.static import static
from django.utils.html import escape
from django.utils.safestring import mark_safe

from collegium.draw import ending
from collegium.draw.changes import DrawnBoard
from collegium.draw.lately import Lately
from collegium.draw.scene import Artist, Canvas, sizes_of
from collegium.draw.stage import SHAPES, Scene, Stage
from collegium.kernel.game import Game
from collegium.kernel.texts import Text
from collegium.match.match import SPECTATOR
from collegium.web.live.room import Room
from collegium.web.words import game_say, room_say, say

INSTEAD = {  # where a game has no such board
    "flat": "phone", "tall": "phone", "narrow": "phone", "phone": "short", "short": "wide",
}  # fmt: skip
FACES = Lately(8_000)  # as they were drawn, of all games and languages; some kB each
PREVIEWED = 300.0  # seconds that a picture for previews is kept
WHOLE, BROAD = 400, 700  # units: a picture so wide is part of a board, not a card, and stands above its words


def shape_of(stage: Stage, asked: str) -> str:
    """The board to draw for a kind of screen."""
    found = asked if asked in SHAPES else SHAPES[0]
    while found not in stage.board.shapes:
        found = INSTEAD[found]
    return found


@cache
def sheet(game: Game) -> str:
    """The address of a game's sheet of symbols, hashed and kept for ever."""
    return static(f"art/{game.key}/symbols.svg")


@cache
def artist(game: Game, lang: str) -> Artist:
    """Draws for every table of a game: a face that was drawn at one is there for all."""
    drawn = (game.stage.folder / "symbols.svg").read_text(encoding="utf-8")
    return Artist(sheet(game), sizes_of(drawn), FACES)


def painted(room: Room, viewer: Any, view: Any, places: frozenset[str], refused: frozenset[str]) -> DrawnBoard:
    """The board of a room as a viewer sees it now."""
    stage: Stage = room.match.game.stage
    scene: Scene = stage.compose(view, viewer.seat, shape_of(stage, viewer.board), places)
    canvas = canvas_of(room, viewer, places, refused)
    areas = tuple(map(canvas.area, scene.areas))
    told = room.match.told
    flights = flown(room, viewer, view, canvas)
    thumbs: dict[str, str] = {}
    for area in scene.areas if places or refused else ():
        thumbs |= area.thumbs
    thumbs |= {place: art for place in places if place not in thumbs and (art := stage.thumb(view, place))}
    label, ground = _label(room.match.game, viewer.lang), canvas.ground(scene)
    return DrawnBoard(scene.size, scene.classes, label, ground, areas, len(told), flights, thumbs)


@cache
def _label(game: Game, lang: str) -> str:
    """What a screen reader calls the board of a game."""
    return escape(say(lang, "board-of", game=game_say(game, lang, Text("game-title"))))


def flown(room: Room, viewer: Any, view: Any, canvas: Canvas) -> tuple[tuple[str, ...], ...]:
    """What travels by the events of the newest choice, for this viewer."""
    room.story.match = match = room.match
    events = room.story.newest(viewer.seat, viewer.lang)
    found = (match.game.stage.flights(view, event, viewer.seat) for event in events)
    return tuple(tuple(map(canvas.flight, flights)) for flights in found if flights)


def canvas_of(
    room: Room, viewer: Any, places: frozenset[str] = frozenset(), refused: frozenset[str] = frozenset()
) -> Canvas:
    speak = partial(room_say, room, lang=viewer.lang)
    names = tuple(room.match.names)
    bots = frozenset([seat.number for seat in room.seats if seat.bot])
    if room.pieces.get("sitting") != (names, bots):
        room.pieces = {"sitting": (names, bots), "drawn": {}}
    drawn = room.pieces["drawn"].setdefault(viewer.lang, {})
    return Canvas(artist(room.match.game, viewer.lang), speak, names, places, refused, drawn, bots)


def tabs(room: Room, viewer: Any) -> list[tuple[str, str, str]]:
    """The parts of the board that a small screen shows one at a time: id, art and name."""
    stage = room.match.game.stage
    return [(part, art, room_say(room, name, viewer.lang)) for part, art, name in stage.tabs] if stage else []


def ended(room: Room, viewer: Any) -> str:
    """The scene of a finished game, where its stage has one."""
    stage: Stage | None = room.match.game.stage
    found = ending.scene(stage, room.match, viewer.seat, shape_of(stage, viewer.board)) if stage else None
    return mark_safe("".join(canvas_of(room, viewer).whole(found))) if found else ""


def preview(room: Room, lang: str) -> str:
    """The board as a spectator sees it, whole: drawn once, and kept for a while whatever happens meanwhile."""
    key = ("preview", lang)
    found: tuple[float, str] | None = room.kept.get(key)
    if found is None or found[0] < time.monotonic():
        with room.lock:
            found = (time.monotonic() + PREVIEWED, room.match.svg(SPECTATOR, lang))
        room.kept[key] = found
    return found[1]


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
        options = match.options(viewer.seat) if viewer.plays and viewer.seat in match.to_act else []
        here = [option for option in options if option.place == piece]
        why = (
            ""
            if any(option.legal for option in here)
            else next((speak(option.why) for option in here if option.why), "")
        )
        width = (found.picture.view or (0, 0, *found.picture.size))[2]
        return {
            "whole": width > WHOLE, "broad": width > BROAD,
            "picture": mark_safe("".join(canvas.whole(found.picture))), "title": speak(found.title),
            "lines": [speak(line) for line in found.lines], "fact": speak(found.fact) if found.fact else "", "why": why,
            "can": [speak(option.text) for option in here if option.legal],
        }  # fmt: skip
