"""Faults in words: which promise the rules broke, in what step or kind of choice, and what to do about it.

The record holds the number of a fault alone. To say more, what led to it is played once more, uncompiled and watched.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np

from collegium.engine.engine import plain_engine
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.game import Game

Again = Callable[[Any, States], Any]  # (plain engine, states) -> play up to the fault

REMEDIES = {
    flow.FAULT_ASKED_TWICE: "ask a seat again only once it has answered, or push a step with then()",
    flow.FAULT_AGENDA_FULL: "push a step when it is due, not all of them in advance",
    flow.FAULT_NOTHING_TO_DO: "end every rule of the flow with ask(), then() or finish()",
    flow.FAULT_EMPTY_MENU: "mark an option LEGAL in every case (say, one to pass), or do not ask",
    flow.FAULT_ENDLESS: "somewhere a step must ask() or finish()",
}


class Watch:
    """What the rules did last: a profile function for the plain engine."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.part = {getattr(game, name).__code__: name for name in ("setup", "step", "menu", "choose")}
        self.written = {f.__code__ for f in (game.step, game.choose) if hasattr(f, "__source__")}  # they call one rule
        self.doing = self.shown = self.wrong = ""

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call":
            return
        code, given = frame.f_code, frame.f_locals
        if code in self.part:
            self._entered(self.part[code], given)
        elif frame.f_back and frame.f_back.f_code in self.written:
            self.doing += f", rule {code.co_name}"
        elif code is flow.ask.__code__ and given["s"].owed[given["who"]].kind:
            before = self._kind(given["s"].owed[given["who"]].kind)
            asked = f"seat {given['who']} was asked {self._kind(given['kind'])} though it owes {before}"
            self.wrong = self.wrong or f"{asked}, by {caller(frame)}"
        elif code is flow.then.__code__ and given["s"].waiting == flow.AGENDA:
            self.wrong = self.wrong or f"{flow.AGENDA} steps waited already when {caller(frame)} pushed another"

    def _entered(self, part: str, given: dict[str, Any]) -> None:
        if part == "setup":
            self.doing = "setup"
        elif part == "step":
            keys = getattr(self.game.step, "__keys__", ())
            number = given["number"]
            self.doing = f"step {keys[number] if number < len(keys) else number}"
        elif part == "choose":
            self.doing = f"the answer to {self._kind(given['s'].answer.kind)}"
        else:
            self.shown = f"{self._kind(given['s'].owed[given['who']].kind)} for seat {given['who']}"

    def _kind(self, number: int) -> str:
        kinds = self.game.choices.kinds
        return f"'{kinds[number].key}'" if number < len(kinds) else f"kind {number}, which is not declared"


def caller(frame: FrameType) -> str:
    back = frame.f_back
    assert back is not None
    return f"{back.f_code.co_name} ({Path(back.f_code.co_filename).name}:{back.f_lineno})"


def explained(game: Game, fault: int, when: str, again: Again, before: bytes = b"") -> str:
    """A fault as a sentence. `again` plays on the plain engine what led to it from the record `before`; `when` says
    when that was."""
    watch, states, engine, profile = Watch(game), States(game), plain_engine(game), sys.getprofile()
    if before:
        states.array[0] = np.frombuffer(before, game.state.dtype)[0]
    sys.setprofile(watch)
    try:
        again(engine, states)
    finally:
        sys.setprofile(profile)
    what = watch.wrong or flow.FAULTS[fault]
    if fault == flow.FAULT_EMPTY_MENU:
        what = f"the menu of {watch.shown} has no legal option"
    return f"{game.key}, {when}: {what} (in {watch.doing}); {REMEDIES[fault]}"
