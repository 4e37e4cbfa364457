"""A finished game on its table, at one moment: the board and what changed, how it stands, what is told, what it cost.

Whoever looks does so from a seat, and sees what that seat saw then; or "all": always from the seat that chooses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from collegium.draw.changes import DrawnBoard
from collegium.draw.stage import kept
from collegium.match.match import SPECTATOR
from collegium.match.story import HEADLINE
from collegium.web.live import study
from collegium.web.live.replays import Replay
from collegium.web.live.room import Room
from collegium.web.models import Study
from collegium.web.page import board
from collegium.web.page.marks import seat_svg, symbol_svg
from collegium.web.page.paint import Viewer
from collegium.web.page.panels import bot_kind
from collegium.web.words import room_say

ALL = "all"
BOARDS = 12  # drawn ones that are kept
STAGED = {"wide": "short", "tall": "short"}  # there is less room for a board than at the table
WIDTH, HEIGHT = 1000, 100  # of the chart, stretched over its place


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes: a seat, or `ALL`."""

    by: str
    lang: str
    board: str

    def viewer(self, replay: Replay, number: int) -> Viewer:
        seat = replay.actor(number) if self.by == ALL else int(self.by)
        return Viewer(seat, self.lang, board=STAGED.get(self.board, self.board))

    @property
    def reader(self) -> int:
        """Whose story is told."""
        return SPECTATOR if self.by == ALL else int(self.by)


def painted(replay: Replay, eyes: Eyes, number: int) -> DrawnBoard:
    """The board at a moment. Lit is what is chosen next, where it is the viewer who chooses."""
    viewer = eyes.viewer(replay, number)
    key = (viewer, number)
    with replay.lock:
        found: DrawnBoard | None = replay.drawn.get(key)
        if found is None:
            match = replay.at(number)
            room: Any = replay  # it is drawn as a room is
            found = board.painted(room, viewer, match.view(viewer.seat), _chosen(replay, viewer.seat), frozenset())
            replay.drawn[key] = found
            if len(replay.drawn) > BOARDS:
                replay.drawn.popitem(last=False)
        return found


def _chosen(replay: Replay, seat: int) -> frozenset[str]:
    """The place of what this seat chooses at the present moment."""
    number = replay.match.number
    if number >= replay.total or replay.whole.choices[number][0] != seat:
        return frozenset()
    option = replay.whole.choices[number][1]
    found = (one.place for one in replay.match.options(seat, refused=False) if one.id == option)
    return frozenset(place for place in found if place)


def news(replay: Replay, eyes: Eyes, number: int, before: int | None) -> SafeString:
    """What changed on the board since another moment; only a single step lets things travel."""
    now = painted(replay, eyes, number)
    old = painted(replay, eyes, before) if before is not None else None
    told = now.since(old)
    if before is not None and number != before + 1:
        told = now.since(_untold(old)) if old else told
    return mark_safe(told)


def _untold(old: DrawnBoard | None) -> DrawnBoard | None:
    """The same board as if nothing had been told since, so that nothing travels."""
    if old is None:
        return None
    return DrawnBoard(old.size, old.classes, old.label, old.ground, old.areas, told=1 << 30)


def stands(replay: Replay, eyes: Eyes, number: int) -> dict[str, Any]:
    """How the game stands at a moment: the headline, everybody's score, and what is chosen next."""
    with replay.lock:
        viewer = eyes.viewer(replay, number)
        match = replay.at(number)
        view, stage = match.view(viewer.seat), match.game.stage
        scores = [kept(view, stage.standing, k).score if stage.standing else None for k in range(match.seats)]
        return {
            "number": number,
            "headline": room_say(replay, match.game.headline(view), eyes.lang),
            "actor": replay.actor(number) if number < replay.total else -1,
            "chips": [
                {
                    "seat": k,
                    "mark": seat_svg(k),
                    "name": match.names[k],
                    "score": score,
                    "kind": bot_kind(match.game, replay.seats[k].bot, eyes.lang) if replay.seats[k].bot else None,
                }
                for k, score in enumerate(scores)
            ]
            + [
                {
                    "mark": symbol_svg(board.sheet(match.game), one.art),
                    "name": room_say(replay, one.name, eyes.lang),
                    "score": one.score,
                }
                for one in kept(view, stage.unseated)
            ],
        }


@dataclass(frozen=True)
class Told:
    """A sentence of the story, and the moment it leads to."""

    number: int
    words: str
    chapter: bool
    mark: SafeString | str


def story(replay: Replay, eyes: Eyes) -> list[Told]:
    with replay.lock:
        lines = replay.tale.lines(eyes.reader, eyes.lang)
    return [
        Told(line.number, line.text, line.sort == HEADLINE, seat_svg(line.who, 14) if line.who >= 0 else "")
        for line in lines
    ]


@dataclass(frozen=True)
class Chapter:
    """Where a chapter begins, and what it is called: in full, and as the scale says it (nothing where that is what
    stands before it, as with the phases of a round)."""

    number: int
    words: str
    short: str


def chapters(replay: Replay, lang: str) -> list[Chapter]:
    found, before = [], ""
    for number, words in replay.chapters(lang).items():
        short = words.partition(":")[0]
        found.append(Chapter(number, words, "" if short == before else short))
        before = short
    return found


def lines(rows: list[list[float]], low: float, high: float) -> list[str]:
    """A path per seat over the whole width of the chart."""
    across = WIDTH / max(1, len(rows[0]) - 1) if rows else 0
    scale = HEIGHT / ((high - low) or 1)
    return [
        "M" + "L".join(f"{k * across:.1f} {HEIGHT - (value - low) * scale:.1f}" for k, value in enumerate(row))
        for row in rows
    ]


def analysed(replay: Replay, room: Room, found: Study | None, eyes: Eyes) -> dict[str, Any]:
    """The chart, and the choices that cost most; of a game that was not analysed the points over time."""
    if found is None or found.figures is None:
        rows = replay.table.curve or []
        top = max([1, *(value for row in rows for value in row)])
        low = min([0, *(value for row in rows for value in row)])
        return {"lines": lines(rows, low, top), "scale": [top, low], "costly": []}
    told = study.shown(room, found, eyes.lang, eyes.reader)
    rows = told["chances"]
    marks = {number: rows[seat][number] for number, seat in told["marks"]}
    costly = [
        {"seat": player["seat"], "name": player["name"], "own": player["own"], "choice": choice,
         "mark": seat_svg(player["seat"], 16), "share": marks[choice.number]}
        for player in told["worst"] for choice in player["choices"]
    ]  # fmt: skip
    costly.sort(key=lambda one: one["choice"].number)
    return {"lines": lines(rows, 0, 100), "scale": ["100 %", "0 %"], "costly": costly, "accuracy": told["accuracy"]}
