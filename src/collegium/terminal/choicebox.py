"""Your choice: the question, a tip, the options by number; refused ones stand greyed below with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from collegium.kernel.match import Option


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
        self.query_one("#question", Static).update(Content(question))
        self._tip(tip)
        wide = len(str(len(self.legal)))
        entries: list[Entry | None] = [
            Entry(Content.assemble((f" {number:>{wide}}  ", "$primary bold"), _hung(option.label(lang), wide + 3)))
            for number, option in enumerate(self.legal, 1)
        ]
        if refused:
            entries.append(Entry(Content.assemble((f" {refused_title}", "$muted italic")), disabled=True))
        for option in refused:
            told = f" {'·':>{wide}}  {option.label(lang)}: {option.why_not(lang)}"
            entries.append(Entry(Content.assemble((told, "$muted")), disabled=True))
        self.entries.clear_options()
        self.entries.add_options(entries)
        self.entries.display = True
        self.entries.highlighted = 0
        self.entries.focus()

    def wait(self, told: str) -> None:
        """Nothing to choose now; say what is going on."""
        self.legal = []
        self.query_one("#question", Static).update(Content.assemble((told, "$muted")))
        self._tip("")
        self.entries.clear_options()
        self.entries.display = False

    def _tip(self, tip: str) -> None:
        shown = self.query_one("#tip", Static)
        shown.display = bool(tip)
        shown.update(Content(tip))

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


def _hung(text: str, by: int) -> str:
    """Further lines of a label stand under its first."""
    return text.replace("\n", "\n" + " " * by)
