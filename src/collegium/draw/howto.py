"""How to play in pictures: what a game says in `stage/howto.toml`, read and checked.

A position that was played, numbers on its board, one card read from the top, one turn in pictures, signs, and what of
that board stands for the game on the first page. Words are texts of the game: `howto-KEY`, and `howto-KEY-text` for the
sentence below it. Units are those of the wide board; on the card, those of its picture.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

from collegium.draw.stage import Board, Box

MOST = 8  # numbers on the board
STEPS = (3, 5)  # of a turn
APART = 90  # units between two numbers: on a phone they are drawn larger
RADIUS = 18  # of a number
SIDES = ("left", "right")
Point = tuple[float, float]


class BadHowTo(ValueError):
    """A `howto.toml` that cannot be shown, and why."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where the board is taken from: who is asked first answers with the next of `choices`, until `after` are made.
    `choices` may go on, for the steps."""

    seats: int
    variant: str
    seed: int
    after: int
    choices: tuple[int, ...]
    viewer: int = 0


@dataclass(frozen=True, slots=True)
class Callout:
    """A number on the board: where it stands, and the box that lights up."""

    key: str
    at: Point
    light: Box


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the card: the point that is meant, and on which side its words stand."""

    key: str
    at: Point
    side: str


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a turn: what is seen of the board after so many choices."""

    key: str
    crop: Box
    after: int


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol of the sheet with its name."""

    key: str
    art: str


@dataclass(frozen=True, slots=True)
class HowTo:
    """The page: `card` is the piece whose large picture is read, `notes` the paragraphs under Winning."""

    position: Position
    callouts: tuple[Callout, ...]
    card: str
    parts: tuple[Part, ...]
    steps: tuple[Step, ...]
    signs: tuple[Sign, ...]
    notes: tuple[str, ...]
    front: Box  # of the board: the picture of the game elsewhere, see tools/fronts.py

    def texts(self) -> Iterator[str]:
        """The keys of all texts that the page says."""
        yield from ("howto-heart", "howto-winning")
        keys = [one.key for one in self.callouts] + [one.key for one in self.parts] + [one.key for one in self.steps]
        for key in (*keys, *self.notes):
            yield from (f"howto-{key}", f"howto-{key}-text")
        yield from (f"howto-{sign.key}" for sign in self.signs)


def file_of(stage_folder: Path) -> Path:
    return stage_folder / "howto.toml"


@cache
def read(file: Path, board: Board) -> HowTo:
    """What the file says about this board. BadHowTo says what is wrong and what was expected."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        howto = HowTo(
            _position(told["position"]),
            tuple(Callout(one["key"], _point(one["at"]), Box(*one["light"])) for one in told["callout"]),
            told["card"]["piece"],
            tuple(Part(one["key"], _point(one["at"]), one["side"]) for one in told["card"]["part"]),
            tuple(_step(one, told["position"]["after"]) for one in told["step"]),
            tuple(Sign(one["key"], one["art"]) for one in told["sign"]),
            tuple(told.get("notes", ())),
            Box(*told["front"]),
        )
    except tomllib.TOMLDecodeError as error:
        raise BadHowTo(f"{file}: not TOML: {error}") from None
    except KeyError as error:
        raise BadHowTo(f"{file}: {error} is missing (docs/stage.md, How to play)") from None
    except (TypeError, ValueError) as error:
        raise BadHowTo(f"{file}: {error}") from None
    if wrong := next(_wrong(howto, board.places("wide", howto.position.seats).size), ""):
        raise BadHowTo(f"{file}: {wrong}")
    return howto


def _position(told: Mapping[str, Any]) -> Position:
    choices = tuple(map(int, told["choices"].split()))
    return Position(told["seats"], told["variant"], told["seed"], told["after"], choices, told.get("viewer", 0))


def _point(told: list[float]) -> Point:
    x, y = told
    return x, y


def _step(told: Mapping[str, Any], after: int) -> Step:
    return Step(told["key"], Box(*told["crop"]), told.get("after", after))


def _wrong(howto: HowTo, size: tuple[float, float]) -> Iterator[str]:
    """What cannot be shown, in sentences."""
    least, most = STEPS
    if not 1 <= len(howto.callouts) <= MOST:
        yield f"{len(howto.callouts)} callouts (expected 1 to {MOST})"
    if not least <= len(howto.steps) <= most:
        yield f"{len(howto.steps)} steps (expected {least} to {most})"
    boxes = {"front": howto.front} | {f"callout '{one.key}': light": one.light for one in howto.callouts}
    boxes |= {f"step '{one.key}': crop": one.crop for one in howto.steps}
    boxes |= {
        f"callout '{one.key}': at": Box(one.at[0] - RADIUS, one.at[1] - RADIUS, 2 * RADIUS, 2 * RADIUS)
        for one in howto.callouts
    }
    for what, box in boxes.items():
        if not (box.w > 0 and box.h > 0 and 0 <= box.x <= size[0] - box.w and 0 <= box.y <= size[1] - box.h):
            yield f"{what} is {box}, beside the board (expected inside {size[0]:g} x {size[1]:g})"
    for one, other in combinations(howto.callouts, 2):
        if dist(one.at, other.at) < APART:
            yield f"the numbers of '{one.key}' and '{other.key}' stand too close (expected {APART} units or more)"
    for part in howto.parts:
        if part.side not in SIDES:
            yield f"card part '{part.key}': side '{part.side}' (expected {' or '.join(SIDES)})"
    for after in (howto.position.after, *(step.after for step in howto.steps)):
        if not 0 <= after <= len(howto.position.choices):
            yield f"after {after} (expected 0 to {len(howto.position.choices)}, the choices there are)"
