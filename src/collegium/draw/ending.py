"""The end of a game as a scene: who stands where, and the scoring sheet as bars.

A stage's `end(s, viewer, shape, ending)` gives a scene of its own size in the board's hand; it stands before the board
when the game is over. Its pieces and areas are called `end-...`, so that they never share an id with the board's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from collegium.draw.letters import FIGURE, STRONG, WORD
from collegium.draw.stage import Mark, Plate, Say, Scene, Stage
from collegium.draw.theme import SEAT_COLOURS
from collegium.kernel.sheets import total_row
from collegium.kernel.texts import Text


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: seats by place (best first), each seat's points and place, who won, the verdict of a game that
    one plays alone, and the scoring sheet: rows of words and a number per seat, one of which is the total (or None)."""

    order: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: Text | None
    rows: tuple[tuple[Text, tuple[int, ...]], ...]
    total: int | None


def ending(match: Any) -> Ending:
    """The ending of a finished match."""
    scores = match.scores()
    points, places = tuple(score.points for score in scores), tuple(score.place for score in scores)
    rows = tuple((text, tuple(values)) for text, values in match.game.sheet(match.state))
    order = tuple(sorted(range(match.seats), key=lambda seat: (places[seat], seat)))
    return Ending(
        order, points, places, tuple(match.winners()), match.verdict(), rows, total_row(rows, points)
    )  # fmt: skip


def scene(stage: Stage, match: Any, viewer: int, shape: str) -> Scene | None:
    """The scene of a finished match, where its stage has one."""
    return stage.end(match.view(viewer), viewer, shape, ending(match)) if stage.end and match.over else None


def bars(
    found: Ending, width: float, row: float = 22, label: float = 170, size: float = 15, ink: str = "#241D15",
    ground: str = "#F6E3B4",
) -> tuple[Mark, ...]:  # fmt: skip
    """The scoring sheet as bars: a line per row, a column per seat in the order of places, the total on a ground of
    its own. `width` units wide and `row * len(rows)` high; the columns' heads (who is who) are the game's."""
    column = (width - label) / max(len(found.order), 1)
    most = max((abs(value) for _, values in found.rows for value in values), default=1) or 1
    longest = column - 3.4 * size
    marks: list[Mark] = []
    for number, (words, values) in enumerate(found.rows):
        middle, total = (number + 0.5) * row, number == found.total
        if total:
            marks.append(Plate(-6, number * row, width + 12, row, 6, ground))
        font, figure = (STRONG, FIGURE) if total else (WORD, STRONG)
        marks.append(Say(words, 0, middle + size * 0.35, size, font, ink, room=label - 10))
        for place, seat in enumerate(found.order):
            if seat >= len(values):
                continue
            left = label + place * column
            marks.append(Say(values[seat], left + 2.2 * size, middle + size * 0.35, size, figure, ink, "end"))
            length = max(longest * abs(values[seat]) / most, 2)
            tint = 1 if total else 0.55
            marks.append(
                Plate(left + 2.7 * size, middle - row * 0.3, length, row * 0.6, 2, SEAT_COLOURS[seat], opacity=tint)
            )
    return tuple(marks)
