"""The page on how to play in pictures: a board with numbers, a card, a turn, signs; drawn once per game and language.

The boards are pictures, drawn by the stage as at a table, so light and dark and the fonts are the page's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import ceil

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from collegium.draw.howto import RADIUS, BadHowTo, HowTo
from collegium.draw.scene import Canvas, number
from collegium.draw.stage import Box, Scene, Stage
from collegium.kernel.game import Game
from collegium.kernel.texts import Text
from collegium.match.match import Match
from collegium.match.showing import how_to, lit, shown
from collegium.web.page.board import artist, sheet
from collegium.web.page.markdown import line
from collegium.web.words import game_say, match_say

PACE = 140  # words a minute, with a look at the pictures


@dataclass(frozen=True, slots=True)
class Entry:
    """Something with a name and a sentence; what is drawn for it: a picture, a symbol, or a point."""

    key: str
    title: str
    text: str = ""
    picture: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """All that the template shows."""

    heart: SafeString
    board: SafeString  # the table
    numbers: SafeString  # what lies over it
    callouts: list[Entry]
    card: SafeString
    parts: list[Entry]
    winning: SafeString
    signs: list[Entry]
    notes: list[Entry]
    steps: list[Entry]
    minutes: int


@cache
def page(game: Game, lang: str) -> Page | None:
    """The page of a game, None where it has no pictures."""
    howto = how_to(game)
    if howto is None:
        return None
    position = howto.position
    matches = shown(game, howto, [position.after, *(step.after for step in howto.steps)])
    words = partial(_words, game, lang)
    callouts = [Entry(one.key, *words(one.key)) for one in howto.callouts]
    scene = _scene(game, howto, matches[position.after])
    return Page(
        heart=_line(game, lang, "heart"),
        board=_picture(_canvas(matches[position.after], howto, lang), scene),
        numbers=_numbers(howto, scene.size, callouts),
        callouts=callouts,
        card=_card(game, howto, matches[position.after], lang),
        parts=[Entry(one.key, *words(one.key), side=one.side) for one in howto.parts],
        winning=_line(game, lang, "winning"),
        signs=[Entry(one.key, game_say(game, lang, f"howto-{one.key}"), picture=_sign(game, one.art))
               for one in howto.signs],
        notes=[Entry(key, *words(key)) for key in howto.notes],
        steps=[Entry(one.key, *words(one.key),
                     picture=_picture(_canvas(matches[one.after], howto, lang),
                                      _scene(game, howto, matches[one.after]), one.crop))
               for one in howto.steps],
        minutes=ceil(sum(len(game_say(game, lang, key).split()) for key in howto.texts()) / PACE),
    )  # fmt: skip


def _line(game: Game, lang: str, key: str) -> SafeString:
    return line(game_say(game, lang, f"howto-{key}"))


def _words(game: Game, lang: str, key: str) -> tuple[str, SafeString]:
    """The name and the sentence of something."""
    return game_say(game, lang, Text(f"howto-{key}")), _line(game, lang, f"{key}-text")


def _canvas(match: Match, howto: HowTo, lang: str) -> Canvas:
    viewer = howto.position.viewer
    speak = partial(match_say, match, lang=lang, viewer=viewer)
    return Canvas(artist(match.game, lang), speak, tuple(match.names), lit(match, viewer))


def _scene(game: Game, howto: HowTo, match: Match) -> Scene:
    stage: Stage = game.stage
    viewer = howto.position.viewer
    scene: Scene = stage.compose(match.view(viewer), viewer, "wide", lit(match, viewer))
    return scene


def _picture(canvas: Canvas, scene: Scene, view: Box | None = None) -> SafeString:
    """A scene, or what lies in a box of it. Beside it stand words that say the same."""
    box = (view.x, view.y, view.w, view.h) if view else scene.view or (0, 0, *scene.size)
    filled = ' preserveAspectRatio="xMidYMid slice"' if view else ""
    tag = f'<svg class="stage {scene.classes}" viewBox="{" ".join(map(number, box))}"{filled} aria-hidden="true">'
    return mark_safe(f"{tag}{''.join(canvas.still(scene, view))}</svg>")


def _numbers(howto: HowTo, size: tuple[float, float], callouts: list[Entry]) -> SafeString:
    """Over the board: a veil with a window for each number, and the numbers, each a way to its line."""
    inside = "".join((*_windows(howto, size), *_spots(howto, callouts)))
    return mark_safe(f'<svg class="numbers" viewBox="0 0 {number(size[0])} {number(size[1])}">{inside}</svg>')


def _windows(howto: HowTo, size: tuple[float, float]) -> Iterator[str]:
    width, height = map(number, size)
    for count, one in enumerate(howto.callouts, 1):
        x, y, w, h = map(number, (one.light.x, one.light.y, one.light.w, one.light.h))
        yield (
            f'<g class="window" data-call="{count}"><path d="M0 0H{width}V{height}H0zM{x} {y}v{h}h{w}v-{h}z"/>'
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8"/></g>'
        )


def _spots(howto: HowTo, callouts: list[Entry]) -> Iterator[str]:
    for count, one in enumerate(howto.callouts, 1):
        x, y = map(number, one.at)
        said = escape(f"{count}: {callouts[count - 1].title}")
        yield (
            f'<a class="spot" href="#call-{count}" data-call="{count}" aria-label="{said}">'
            f'<circle cx="{x}" cy="{y}" r="{RADIUS}"/>'
            f'<text x="{x}" y="{number(one.at[1] + 6.5)}" text-anchor="middle">{count}</text></a>'
        )


def _card(game: Game, howto: HowTo, match: Match, lang: str) -> SafeString:
    """The large picture of a piece, with a dot at each part that is named."""
    viewer = howto.position.viewer
    large = game.stage.look(match.view(viewer), viewer, howto.card)
    if large is None:
        raise BadHowTo(f"{game.key}: howto.toml: there is no large card of '{howto.card}' in that position")
    drawn = _picture(_canvas(match, howto, lang), large.picture)
    scale = large.picture.size[0] / 124
    dots = "".join(
        f'<g class="dot" data-part="{count}" transform="translate({number(part.at[0])} {number(part.at[1])}) '
        f'scale({number(scale)})"><circle r="2"/><text y="3" text-anchor="middle">{count}</text></g>'
        for count, part in enumerate(howto.parts, 1)
    )
    return mark_safe(f"{drawn[:-6]}{dots}</svg>")


def _sign(game: Game, art: str) -> SafeString:
    return mark_safe(f'<svg class="stage" viewBox="0 0 24 24" aria-hidden="true">'
                     f'<use href="{sheet(game)}#{art}" width="24" height="24"/></svg>')  # fmt: skip
