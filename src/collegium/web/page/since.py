"""What happened since a viewer's last turn, sentence by sentence with what travelled: to be replayed on the board.

Only what that viewer was told, seen from where the viewer stands now: what no longer lies there does not travel again.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from collegium.draw.changes import together
from collegium.match.story import HEADLINE
from collegium.web.live.room import Room
from collegium.web.page.board import canvas_of
from collegium.web.page.marks import seat_svg


@dataclass(frozen=True)
class Step:
    """One sentence. `flown` is what travelled, event by event, as the page's own messages have it."""

    words: str
    chapter: bool
    mark: SafeString | str
    flown: SafeString


def steps(room: Room, viewer: Any) -> list[Step]:
    """The sentences since the viewer's last turn ended, oldest first."""
    with room.lock:
        room.story.match = match = room.match
        told = room.story.lines(viewer.seat, viewer.lang)
        lines = room.story.since_last_turn(viewer.seat, viewer.lang)
        if not lines:
            return []
        begins = [line.at for line in lines]
        end = next((line.at for line in told if line.at > begins[-1]), len(match.told))
        view, canvas, stage = match.view(viewer.seat), canvas_of(room, viewer), match.game.stage
        groups = [""] * len(lines)
        for at, event in enumerate(match.events(begins[0], viewer.seat)[: end - begins[0]], begins[0]):
            if flights := stage.flights(view, event, viewer.seat) if stage else ():
                line = bisect_right(begins, at) - 1  # of a silent event: the sentence before it
                groups[line] += together(map(canvas.flight, flights))
    return [
        Step(line.text, line.sort == HEADLINE, seat_svg(line.who, 14) if line.who >= 0 else "", mark_safe(group))
        for line, group in zip(lines, groups, strict=True)
    ]
