"""Your choice: the question, a tip, the options by number; refused ones stand greyed below with the reason."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from collegium.match.parts import Option

ROOM = 46  # columns to write in before the size is known
LEAST_OPTIONS = 5  # so many lines of options are worth more than a tip


class ChoiceBox(Vertical):
    """Shows one question; posts `Focused` while the player looks around and `Chosen` at the end."""

    class Focused(Message):
        """The player looks at an option."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Chosen(Message):
        """The player takes an option."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.legal: list[Option] = []
        self.typed = ""
        self.question = self.tip = ""
        self.lines = 0  # of the options, as wrapped

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Static(id="tip")
        yield OptionList(id="options")

    @property
    def entries(self) -> OptionList:
        return self.query_one("#options", OptionList)

    def ask(self, question: str, tip: str, options: Sequence[Option], lang: str, refused_title: str) -> None:
        """Show a question with its options."""
        self.legal = [option for option in options if option.legal]
        refused = [option for option in options if not option.legal]
        self.typed = ""
        self._head(question, tip)
        wide = len(str(len(self.legal)))
        room = (self.size.width or ROOM) - 2
        entries: list[Entry | None] = [
            Entry(Content.assemble((f" {number:>{wide}}  ", "$primary bold"), hung(option.label(lang), wide + 3, room)))
            for number, option in enumerate(self.legal, 1)
        ]
        if refused:
            entries.append(Entry(Content.assemble((f" {refused_title}", "$muted italic")), disabled=True))
        for option in refused:
            told = hung(f"{option.label(lang)} — {option.why_not(lang)}", wide + 3, room)
            entries.append(Entry(Content.assemble((f" {'·':>{wide}}  {told}", "$muted")), disabled=True))
        self.lines = sum(str(entry.prompt).count("\n") + 1 for entry in entries if entry)
        self.entries.clear_options()
        self.entries.add_options(entries)
        self.entries.display = True
        self.entries.highlighted = 0
        self.entries.focus()

    def wait(self, told: str) -> None:
        """Nothing to choose now; say what is going on."""
        self.legal = []
        self._head(told, "")
        self.lines = 0
        self.entries.clear_options()
        self.entries.display = False

    def _head(self, question: str, tip: str) -> None:
        self.question, self.tip = question, tip
        self.query_one("#question", Static).update(Content(question))
        self.query_one("#tip", Static).update(Content(tip))

    def fit(self, width: int, most: int) -> int:
        """The lines this box takes, at most `most`. The tip goes first where room is short, then options scroll."""
        head = len(textwrap.wrap(self.question, max(width - 2, 10)))
        tip = len(textwrap.wrap(self.tip, max(width - 2, 10))) if self.tip else 0
        with_tip = head + tip + min(self.lines, LEAST_OPTIONS) <= most
        self.query_one("#tip", Static).display = bool(tip) and with_tip
        height = min(head + (tip if with_tip else 0) + self.lines, most)
        self.styles.height = height
        return height

    def look_at(self, place: str) -> None:
        """Point at the option of a place on the table; a second time takes it."""
        found = [number for number, option in enumerate(self.legal) if option.place == place]
        if not found:
            return
        at = self.entries.highlighted
        if at in found and len(found) == 1:
            self.post_message(self.Chosen(self.legal[at]))
        else:
            self.entries.highlighted = found[(found.index(at) + 1) % len(found)] if at in found else found[0]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_index < len(self.legal):
            self.post_message(self.Focused(self.legal[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.typed = ""
        if event.option_index < len(self.legal):
            self.post_message(self.Chosen(self.legal[event.option_index]))

    def on_key(self, event: Key) -> None:
        """Up, down and the like start the number afresh."""
        if not (event.character or "").isdecimal():
            self.typed = ""

    def type_digit(self, digit: str) -> None:
        """A number key: takes the option when no longer number is possible, else looks at it."""
        if not self.legal:
            return
        typed = self.typed + digit
        if not 1 <= int(typed) <= len(self.legal):
            typed = digit
        if not 1 <= int(typed) <= len(self.legal):
            self.typed = ""
            return
        number = int(typed)
        self.entries.highlighted = number - 1
        if number * 10 > len(self.legal):
            self.typed = ""
            self.post_message(self.Chosen(self.legal[number - 1]))
        else:
            self.typed = typed


def hung(text: str, by: int, room: int) -> str:
    """Further lines of a label stand under its first."""
    return ("\n" + " " * by).join(textwrap.wrap(text, max(room - by, 10)) or [""])
