"""The board says what the flowing table says: every piece, and every amount beside a word of what it counts.

What is said is what is drawn, spoken or on a large card. A rival's amount counts where it is said of that rival.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from collegium.draw.stage import Face, Large, Piece, Say, Stage
from collegium.draw.widgets import Card, Counter, Group, Line, Pile, Spot, Track, Widget, Words, Zone
from collegium.laws.board import flat, looked_at, staged
from collegium.laws.law import SETTING, Trial, expect, law
from collegium.match.match import Match

POSITIONS = 35  # of each setting: more than a thousand over our games
NAMES = ("Zoraida", "Quentin", "Ysolde", "Xanthe", "Wolfram", "Undine")  # words that no text has


@law(SETTING)
def the_board_says_what_the_table_says(trial: Trial) -> None:
    """Every piece and amount of the flowing table is drawn, spoken or on a large card of the board."""
    _, found = compared(trial, POSITIONS)
    expect(found > 100, f"{found} pieces and amounts in a whole game: too few to judge by")


def compared(trial: Trial, positions: int, game: int = 0, every: bool = False) -> tuple[int, int]:
    """So many positions of the n-th random game are told by its board as by its table, on the first kind of screen or
    on `every` one in turn. How many they were, and how many pieces and amounts."""
    stage = staged(trial)
    shapes = stage.board.shapes if every else stage.board.shapes[:1]
    found, number = 0, 0
    for number, (match, viewer) in enumerate(looked_at(trial, positions, game), 1):
        match.names = list(NAMES[: trial.seats])
        shape = shapes[number % len(shapes)]
        board = Said(stage, match, viewer, shape)
        for zone in match.game.table(board.view, viewer):
            for fact in facts(zone):
                found += 1
                missing = f"choice {match.number}, seen by {viewer}, {shape}: zone {zone.id} says {fact}"
                expect(
                    getattr(fact.words, "key", "") in stage.unsaid or board.says(fact),
                    f"{missing}, the board does not: compose it, say it, or excuse it in stage.unsaid",
                )
    return number, found


# What the table says --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fact:
    """A piece by its name (`figure` 0) or an amount of something; `seat`: whose; `id`: of a piece that shows it."""

    words: Words
    figure: int = 0
    seat: int | None = None
    id: str = ""
    alone: bool = False  # the figure counts wherever it stands
    copies: bool = False  # so many may also lie there one by one

    def __str__(self) -> str:
        name = getattr(self.words, "key", self.words) or self.id
        return f"{self.figure or ''} '{name}'{'' if self.seat is None else f' of seat {self.seat}'}".strip()


def facts(zone: Zone) -> Iterator[Fact]:
    """The pieces and amounts of a zone; its points and notes stand beside the board, at the seat's name."""
    seat = zone.seat
    for widget in inside(zone.content):
        if isinstance(widget, Card) and not widget.face_down:
            yield Fact(widget.name, 0, None, widget.id)
            if widget.count > 1:
                yield Fact(widget.name, widget.count, seat, widget.id, copies=True)
        elif isinstance(widget, Counter) and widget.amount:
            yield Fact(widget.name, int(widget.amount), seat, widget.id)
        elif isinstance(widget, Pile) and widget.count:
            yield Fact(widget.name, widget.count, seat, widget.id)
        elif isinstance(widget, Spot) and widget.holds:
            yield Fact(widget.name, 0, None, widget.id)
        elif isinstance(widget, Track):
            for marker in widget.markers:
                label = widget.labels[marker.position]
                if marker.seat is not None and label.isdigit() and int(label) > 1:
                    yield Fact(widget.name, int(label), marker.seat, alone=True)
        elif isinstance(widget, Line):
            yield from (Fact(widget.words, n, seat, alone=True) for n in numbers_of(widget.words) if n > 1)


def inside(widget: Widget) -> Iterator[Widget]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from inside(child)
    if isinstance(widget, Group):
        yield from inside(widget.content)


def numbers_of(words: Words) -> list[int]:
    """The whole numbers that a line of words is given."""
    return [value for value in getattr(words, "args", {}).values() if isinstance(value, int)]


# What the board says --------------------------------------------------------------------------------------------------


class Said:
    """All that one viewer is told by the board, piece by piece; large cards only when they are needed."""

    def __init__(self, stage: Stage, match: Match, viewer: int, shape: str) -> None:
        self.stage, self.match, self.viewer = stage, match, viewer
        self.view = match.view(viewer)
        scene = stage.compose(self.view, viewer, shape, frozenset())
        self.pieces = [piece for area in scene.areas for piece in area.pieces]
        self.ids = {piece.id for piece in self.pieces}

    def say(self, words: Any) -> str:
        return str(words) if isinstance(words, int) else self.match.say(words, "en", self.viewer)

    @cached_property
    def near(self) -> list[tuple[str, str]]:
        """Id and words of every piece: spoken and drawn."""
        return [(piece.id, self._piece(piece)) for piece in self.pieces]

    @cached_property
    def far(self) -> list[tuple[str, str]]:
        """The same of large cards, with the pieces in their pictures."""
        found = []
        for piece, (_, words) in zip(self.pieces, self.near, strict=True):
            if piece.looks or piece.opens:
                large = self.stage.look(self.view, self.viewer, piece.opens or piece.id)
                if large is not None:
                    found.append((piece.id, f"{words} {self._large(large)}"))
                    found += [(one.id.removeprefix("open."), self._piece(one)) for one in pictured(large)]
        return found

    def _piece(self, piece: Piece) -> str:
        return f"{self.say(piece.name)} {self._drawn(piece.face)}"

    def _drawn(self, face: Face) -> str:
        return " ".join(self.say(mark.words) for mark in flat(face.make(*face.args)) if isinstance(mark, Say))

    def _large(self, large: Large) -> str:
        told = " ".join(self.say(line) for line in (large.title, *large.lines))
        return " ".join([told, self._drawn(large.picture.ground), *(self._piece(one) for one in pictured(large))])

    def says(self, fact: Fact) -> bool:
        return self._among(self.near, fact) or self._among(self.far, fact)

    def _among(self, said: list[tuple[str, str]], fact: Fact) -> bool:
        if not fact.figure:
            name = self.say(fact.words).lower()
            return any(identity == fact.id or name in words.lower() for identity, words in said)
        if fact.copies and sum(self.say(fact.words) in words for _, words in said) >= fact.figure:
            return True
        figure = str(abs(fact.figure))
        return any(figure in re.findall(r"\d+", words) for words in self._about(said, fact))

    def _about(self, said: list[tuple[str, str]], fact: Fact) -> Iterator[str]:
        """The words of whatever may say a figure: the very piece where it lies on the board, else those of that seat
        that have a word of what it counts."""
        if fact.id in self.ids:
            yield from (words for identity, words in said if identity == fact.id)
            return
        wanted = set() if fact.alone else stems(self.say(fact.words))
        mine = fact.seat in (None, max(self.viewer, 0))  # a spectator sits with the first
        for identity, words in said:
            of_seat = mine or str(fact.seat) in identity.split(".") or NAMES[fact.seat or 0] in words
            if of_seat and (not wanted or wanted & stems(words)):
                yield words


def pictured(large: Large) -> list[Piece]:
    return [piece for area in large.picture.areas for piece in area.pieces]


def stems(words: str) -> set[str]:
    """How the longer words begin, and single capitals: "Information Science (I)" is "info", "scie" and "I"."""
    return {word[:4].lower() for word in re.findall(r"[^\W\d_]{4,}", words)} | set(re.findall(r"\b[A-Z]\b", words))
