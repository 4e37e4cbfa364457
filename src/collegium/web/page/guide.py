"""The panel of a guided first game: the note of the step, what is lit, and the ways out. The page's script lays it out.

The words of a script are the same at every table, so they are made once per game and language.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from collegium.kernel.game import Game
from collegium.match.guide import Guide, Step, played, words
from collegium.web.live import guide as guides
from collegium.web.live.room import Room
from collegium.web.page.markdown import line
from collegium.web.page.marks import motif_svg

if TYPE_CHECKING:
    from collegium.web.page.paint import Viewer

STEP, WAITS, THROUGH, SILENT = "step", "waits", "through", "silent"


@dataclass(frozen=True)
class Note:
    """What a step says, and what it proposes."""

    step: Step
    option: int
    place: str
    title: SafeString
    paragraphs: tuple[SafeString, ...]

    @property
    def name(self) -> str:
        return f"{self.step.part}.{self.step.number}"

    @property
    def pips(self) -> list[str]:
        """A mark for every step of the part: been, here or to come."""
        here = self.step.number
        return ["been" if k < here else "here" if k == here else "" for k in range(1, self.step.of + 1)]


@cache
def notes(game: Game, guide: Guide, lang: str) -> dict[Step, Note]:
    """Every note of a script, with its numbers."""
    found = {}
    for match, step, option in played(game, guide):
        title, *rest = map(line, words(match, step, option, lang))
        found[step] = Note(step, option.id, option.place or "", title, tuple(rest))
    return found


def panel(room: Room, viewer: Viewer) -> SafeString | None:
    """The panel as the viewer sees it; None at a table that is not guided, or for somebody else."""
    guide = guides.of(room)
    if guide is None or not viewer.plays or viewer.seat != guide.learner or room.match.game.stage is None:
        return None
    game, choices = room.match.game, room.match.choices
    state, note, before = _state(room, guide), None, None
    if state == STEP:
        told = notes(game, guide, viewer.lang)
        step, last = guide.step(choices), guide.last(choices)
        note, before = (told[one] if one else None for one in (step, last))
    about = {"lang": viewer.lang, "state": state, "note": note, "before": before, "motif": motif_svg(game.motif, 40)}
    return mark_safe(render_to_string("guide/panel.html", about).strip())


def _state(room: Room, guide: Guide) -> str:
    """Whether there is a step to take, the script waits for others, has just ended, or has nothing more to say."""
    choices, asked = room.match.choices, guide.learner in room.match.to_act
    if not room.going:
        return SILENT
    if guide.next(choices):
        return STEP if asked and guide.step(choices) else WAITS
    return THROUGH if asked and guide.through(choices) else SILENT
