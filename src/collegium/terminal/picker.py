"""A line of a form: a label and one of several values, changed with the left and right arrows or a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from collegium.terminal.keys import bound

LABEL = 12


class Picker(Widget, can_focus=True):
    """‹ value ›. Posts `Changed` when the value changes.

    | Key | What it does |
    | left, right | the value before, the next value |
    | up, down | the line above, the line below |
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("left", "turn(-1)"),
        bound("right", "turn(1)"),
        bound("space", "turn(1)"),
    ]
    DEFAULT_CSS = """
    Picker { height: 1; width: 1fr; padding: 0 1; }
    Picker:focus { background: $primary 30%; text-style: bold; }
    """

    class Changed(Message):
        """Another value was picked."""

        def __init__(self, picker: Picker) -> None:
            super().__init__()
            self.picker = picker

        @property
        def control(self) -> Picker:
            return self.picker

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.label = ""
        self.names: list[str] = []
        self.at = 0

    def set(self, label: str, names: Sequence[str], at: int) -> None:
        """Show these values; nothing is posted."""
        self.label, self.names, self.at = label, list(names), at
        self.refresh()

    def render(self) -> Content:
        value = self.names[self.at] if self.names else ""
        arrows = len(self.names) > 1
        left, right = ("‹ ", " ›") if arrows else ("  ", "  ")
        return Content.assemble(
            (f"{self.label:<{LABEL}} ", "$text-muted"), (left, "$primary"), value, (right, "$primary")
        )

    def action_turn(self, by: int) -> None:
        if len(self.names) > 1:
            self.at = (self.at + by) % len(self.names)
            self.refresh()
            self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        self.action_turn(-1 if event.x <= LABEL + 3 else 1)
