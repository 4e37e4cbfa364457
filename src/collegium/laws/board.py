"""The board of a game on the stage: every place that an option names lies there, all is drawn, every word fits."""

from __future__ import annotations

import random
from functools import cache, partial
from pathlib import Path
from typing import Any

from collegium.draw.letters import fitted, lines
from collegium.draw.picture import symbols_of
from collegium.draw.scene import Artist, Canvas
from collegium.draw.stage import Face, Held, Mark, Piece, Say, Scene, Stage, Use
from collegium.kernel.texts import LANGUAGES
from collegium.laws.law import SETTING, NotYet, Trial, choose_by_chance, expect, law
from collegium.match.match import SPECTATOR, Match

Seen = set[tuple[int, Any]]  # faces and names, each with who looked
POSITIONS = 60  # of a random game that are looked at
SLACK = 14.5  # units that a rim or a tag may stand over the edge


@law(SETTING)
def the_board_shows_every_place(trial: Trial) -> None:
    """On the stage every option's place is a piece, and every piece lies on the board."""
    stage = staged(trial)
    for match, viewer in looked_at(trial):
        options = match.options(viewer) if viewer in match.to_act else []
        lit = frozenset(option.place for option in options if option.legal and option.place)
        view = match.view(viewer)
        for shape in stage.board.shapes:
            scene = stage.compose(view, viewer, shape, lit)
            pieces = [piece for area in scene.areas for piece in area.pieces]
            ids = [piece.id for piece in pieces]
            twice = {identity for identity in ids if ids.count(identity) > 1}
            expect(not twice, f"{shape}: two pieces are called {sorted(twice)}")
            lost = {option.place for option in options if option.place} - set(ids)
            expect(not lost, f"{shape}: {sorted(lost)} can be chosen and lies nowhere: compose a piece of that id")
            inside(scene, shape)


def inside(scene: Scene, shape: str) -> None:
    """No piece lies beside the board; what is swiped may be wider."""
    width, height = scene.size
    for area in scene.areas:
        wide = area.seen.x + area.whole if area.seen else width
        for piece in area.pieces:
            box = piece.box
            fits = (
                box.x >= -SLACK
                and box.x + box.w <= wide + SLACK
                and box.y >= -SLACK
                and box.y + box.h <= height + SLACK
            )
            expect(fits or not piece.name, f"{shape}: {piece.id} lies beside the board, at {box}")


@law(SETTING)
def the_board_is_drawn_in_every_language(trial: Trial) -> None:
    """Every symbol of the board is in its sheet, and every word fits its place in every language."""
    stage = staged(trial)
    seen: Seen = set()
    for match, viewer in looked_at(trial):
        for shape in stage.board.shapes:
            drawn(match, viewer, shape, stage.compose(match.view(viewer), viewer, shape, frozenset()), seen)


def drawn(match: Match, viewer: int, shape: str, scene: Scene, seen: Seen) -> None:
    """A scene can be drawn: its symbols are there, and its words fit in every language. What was `seen` before is the
    same again."""
    folder = match.game.stage.folder
    pieces = [piece for area in scene.areas for piece in area.pieces]
    fresh = {(viewer, thing) for piece in pieces for thing in (piece.face, piece.name)} - seen
    fresh |= {(viewer, scene.ground)} - seen
    seen |= fresh
    faces = [thing for _, thing in fresh if isinstance(thing, Face)]
    marks = [mark for face in faces for mark in flat(face.make(*face.args))]
    missing = {mark.art for mark in marks if isinstance(mark, Use)} - symbols_of(folder)
    expect(not missing, f"symbols.svg lacks {sorted(missing)}")
    for lang in LANGUAGES:
        for mark in marks:
            if isinstance(mark, Say) and mark.room and not is_name(mark):
                fitting(match, viewer, lang, shape, mark)
        canvas = Canvas(artist(folder, lang), partial(match.say, lang=lang, viewer=viewer), tuple(match.names))
        for piece in pieces:
            expect(piece.name or not piece.looks, f"{piece.id} can be looked at and has no name")
            if (viewer, piece.face) in fresh or (viewer, piece.name) in fresh:
                canvas.piece(piece)


def fitting(match: Match, viewer: int, lang: str, shape: str, mark: Say) -> None:
    words = match.say(mark.words, lang, viewer)
    size = fitted(words, mark.size, mark.room, mark.font, mark.least) if mark.least else mark.size  # as it is drawn
    cut = any(line.endswith("…") for line in lines(words, size, mark.room, mark.font, mark.lines))
    expect(not cut, f"{shape}, {lang}: '{words}' does not fit {mark.room:g} units at size {size:g}")


def is_name(mark: Say) -> bool:
    """A player's own name may be shortened: it can be as long as they like."""
    return type(mark.words).__name__ == "SeatName" or "player" in getattr(mark.words, "args", {})


def flat(marks: tuple[Mark, ...]) -> list[Mark]:
    found: list[Mark] = []
    for mark in marks:
        found += flat(mark.marks) if isinstance(mark, Held) else [mark]
    return found


@law(SETTING)
def what_can_be_looked_at_has_a_large_card(trial: Trial) -> None:
    """Every piece that can be looked at has a large card, with words."""
    stage = staged(trial)
    for match, viewer in looked_at(trial):
        view = match.view(viewer)
        scene = stage.compose(view, viewer, stage.board.shapes[0], frozenset())
        for piece in (piece for area in scene.areas for piece in area.pieces if piece.looks):
            large(stage, match, viewer, view, piece)


def large(stage: Stage, match: Match, viewer: int, view: object, piece: Piece) -> None:
    found = stage.look(view, viewer, piece.id)
    if found is None:
        expect(False, f"{piece.id} can be looked at, and look() gives nothing")
        return
    for lang in LANGUAGES:
        words = [match.say(line, lang, viewer) for line in (found.title, *found.lines)]
        expect(len(words) > 1 and all(words), f"the large card of {piece.id} says nothing in {lang}")


def staged(trial: Trial) -> Stage:
    if trial.game.stage is None:
        raise NotYet("the table flows: a composed board in stage/ makes it a place (docs/stage.md)")
    found: Stage = trial.game.stage
    return found


def looked_at(trial: Trial, positions: int = POSITIONS, game: int = 0) -> list[tuple[Match, int]]:
    """At least so many positions of the n-th random game (all it has, where they are fewer), each with a viewer: who is
    asked, another, or a spectator, in turn."""
    luck = random.Random(trial.seats + 10 * game)
    match = trial.match(seed=11 + game)
    found: list[tuple[Match, int]] = []
    whole = trial.match(seed=11 + game)
    while not whole.over:
        choose_by_chance(whole, luck)
    step = max(whole.number // positions, 1)
    for seat, option in whole.choices:
        if match.number % step == 0:
            viewer = (match.to_act[0], match.to_act[0], SPECTATOR, luck.randrange(trial.seats))[len(found) % 4]
            found.append((match.fork(), viewer))
        match.choose(seat, option)
    return [*found, (match, 0)]


@cache
def artist(folder: Path, lang: str) -> Artist:
    return Artist("", {})
