"""The page on how to play in pictures: a board with numbers, a card, a turn, signs; drawn once per game and language.

The boards are pictures, drawn by the stage as at a table, so light and dark and the fonts are the page's own.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache, partial
from math import ceil
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from collegium.draw.howto import RADIUS, BadHowTo, HowTo
from collegium.draw.scene import Canvas, number
from collegium.draw.stage import Box, Scene, Stage
from collegium.kernel.game import Game
from collegium.match.match import Match
from collegium.match.showing import how_to, lit, shown
from collegium.web.page.board import artist, sheet
from collegium.web.page.markdown import line
from collegium.web.words import game_say, match_say

log = logging.getLogger("collegium.web.page.howto")
PACE = 140  # words a minute, with a look at the pictures
CARD = 124  # units of a card whose dots have the size of the stylesheet


@dataclass(frozen=True, slots=True)
class Picture:
    """What a template needs to draw a scene or a part of it."""

    classes: str
    box: str
    inside: SafeString
    cut: bool = False  # a part, which fills its frame


@dataclass(frozen=True, slots=True)
class Entry:
    """Something with a name and a sentence, and what is drawn for it. Numbers are drawn ones: strings."""

    title: str
    text: str = ""
    picture: Picture | None = None
    art: str = ""
    side: str = ""
    x: str = ""
    y: str = ""
    below: str = ""  # where the figure of a number stands
    light: dict[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """All that the template shows."""

    heart: str
    board: Picture
    size: tuple[str, str]
    radius: int
    callouts: list[Entry]
    card: Picture
    scale: str  # of the dots on the card
    parts: list[Entry]
    winning: str
    signs: list[Entry]
    notes: list[Entry]
    steps: list[Entry]
    minutes: int
    sheet: str


@cache
def page(game: Game, lang: str) -> Page | None:
    """The page of a game, None where it has no pictures (or tells of some that cannot be: its words are there)."""
    try:
        howto = how_to(game)
        return Maker(game, lang, howto).page() if howto else None
    except BadHowTo:
        log.exception("no pictures of how to play", extra={"facts": {"game": game.key}})
        return None


@cache
def reading(game: Game, lang: str) -> int:
    """Minutes that the page of a game takes to read; of its plain words where it has no pictures."""
    try:
        howto = how_to(game)
    except BadHowTo:
        howto = None
    if howto is None:
        return ceil(len(in_full(game, lang).split()) / PACE)
    return ceil(sum(len(game_say(game, lang, key).split()) for key in howto.texts()) / PACE)


def in_full(game: Game, lang: str) -> str:
    """How to play in full, as the game's own Markdown."""
    files = (game.folder / "texts" / f"howto.{tried}.md" for tried in (lang, "en"))
    return next((file.read_text(encoding="utf-8") for file in files if file.exists()), "")


class Maker:
    """Makes the page of a game in one language."""

    def __init__(self, game: Game, lang: str, howto: HowTo) -> None:
        self.game, self.lang, self.howto = game, lang, howto
        self.stage: Stage = game.stage
        self.viewer = howto.position.viewer
        self.matches = shown(game, howto, [howto.position.after, *(step.after for step in howto.steps)])
        self.match = self.matches[howto.position.after]

    def page(self) -> Page:
        howto, scene, large = self.howto, self.scene(self.match), self.large()
        return Page(
            heart=self.line("heart"),
            board=self.picture(self.match, scene),
            size=(number(scene.size[0]), number(scene.size[1])),
            radius=RADIUS,
            callouts=[
                self.entry(one.key, light=drawn(one.light), below=number(one.at[1] + 6.5), **at(one.at))
                for one in howto.callouts
            ],
            card=self.picture(self.match, large),
            scale=number(large.size[0] / CARD),
            parts=[self.entry(one.key, side=one.side, **at(one.at)) for one in howto.parts],
            winning=self.line("winning"),
            signs=[Entry(self.said(one.key), art=one.art) for one in howto.signs],
            notes=[self.entry(key) for key in howto.notes],
            steps=[self.entry(one.key, picture=self.crop(one.after, one.crop)) for one in howto.steps],
            minutes=reading(self.game, self.lang),
            sheet=sheet(self.game),
        )

    def said(self, key: str) -> str:
        return game_say(self.game, self.lang, f"howto-{key}")

    def line(self, key: str) -> SafeString:
        return line(self.said(key))

    def entry(self, key: str, **more: Any) -> Entry:
        return Entry(self.said(key), self.line(f"{key}-text"), **more)

    def scene(self, match: Match) -> Scene:
        scene: Scene = self.stage.compose(match.view(self.viewer), self.viewer, "wide", lit(match, self.viewer))
        return scene

    def large(self) -> Scene:
        found = self.stage.look(self.match.view(self.viewer), self.viewer, self.howto.card)
        if found is None:
            raise BadHowTo(f"{self.game.key}: howto.toml: no large card of '{self.howto.card}' in that position")
        return found.picture

    def crop(self, after: int, box: Box) -> Picture:
        return self.picture(self.matches[after], self.scene(self.matches[after]), box)

    def picture(self, match: Match, scene: Scene, view: Box | None = None) -> Picture:
        """A scene, or what lies in a box of it."""
        speak = partial(match_say, match, lang=self.lang, viewer=self.viewer)
        canvas = Canvas(artist(self.game, self.lang), speak, tuple(match.names), lit(match, self.viewer))
        box = (view.x, view.y, view.w, view.h) if view else scene.view or (0, 0, *scene.size)
        inside = mark_safe("".join(canvas.still(scene, view)))
        return Picture(scene.classes, " ".join(map(number, box)), inside, view is not None)


def at(point: tuple[float, float]) -> dict[str, str]:
    return {"x": number(point[0]), "y": number(point[1])}


def drawn(box: Box) -> dict[str, str]:
    return {side: number(getattr(box, side)) for side in "xywh"}
