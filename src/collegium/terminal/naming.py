"""What somebody at this keyboard is called: one line to type a name in."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from collegium.kernel.texts import one_line
from collegium.local.seating import LONGEST_NAME
from collegium.local.speech import words
from collegium.terminal.keys import bound


class NameScreen(ModalScreen[str | None]):
    """Asks for a name. Gives it ('' for the usual one), or None when it stays as it was. A name that is `taken` is not
    accepted."""

    BINDINGS: ClassVar[list[BindingType]] = [bound("escape", "leave")]

    def __init__(self, seat: int, name: str, lang: str, taken: Callable[[str], bool]) -> None:
        super().__init__()
        self.seat, self.before, self.lang, self.taken = seat, name, lang, taken

    def compose(self) -> ComposeResult:
        with Vertical(id="name-card"):
            yield Static(Content(words(self.lang, "name-ask", seat=self.seat + 1)))
            yield Input(self.before, max_length=LONGEST_NAME, id="name", select_on_focus=True)
            yield Static(id="name-problem")
            yield Static(Content(words(self.lang, "name-keys")), classes="keys")

    def on_input_changed(self) -> None:
        self.query_one("#name-problem", Static).update("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = one_line(event.value)
        if name and self.taken(name):
            told = words(self.lang, "name-taken", name=name)
            self.query_one("#name-problem", Static).update(Content.assemble((told, "$error")))
        else:
            self.dismiss(name)

    def action_leave(self) -> None:
        self.dismiss(None)
