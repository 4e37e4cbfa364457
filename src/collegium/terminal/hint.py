"""The coach at the table: a screen over it with the best options, what they are worth and why."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from collegium.bots.coach import BEST
from collegium.local.speech import words
from collegium.terminal.choicebox import hung
from collegium.terminal.counsel import Counsel
from collegium.terminal.keys import bound

TICK = 0.05
AROUND = 10  # lines of this screen beside the options, which scroll where there are too many


class HintScreen(ModalScreen[int | None]):
    """The coach's best options over the table. Gives the option taken, or None.

    | Key | What it does |
    | 1-3, up, down, enter | take an option |
    | escape, c, q | close |
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("escape,c,q", "close"),
        *(bound(str(number), f"take({number - 1})") for number in range(1, BEST + 1)),
    ]

    def __init__(self, counsel: Counsel, lang: str) -> None:
        super().__init__()
        self.counsel, self.lang = counsel, lang

    def compose(self) -> ComposeResult:
        with Vertical(id="hint"):
            yield Static(Content(self.counsel.told(self.lang)), id="hint-told")
            yield OptionList(id="hint-options")
            yield Static(Content(words(self.lang, "coach-reading")), id="hint-reading")
            yield Static(Content(words(self.lang, "coach-keys")), classes="keys")

    @property
    def entries(self) -> OptionList:
        return self.query_one("#hint-options", OptionList)

    def on_mount(self) -> None:
        self.entries.display = False
        self.query_one("#hint-reading").display = False
        self.timer = self.set_interval(TICK, self.tick)

    def tick(self) -> None:
        """The coach may have come further."""
        reached = self.counsel.look()
        self.query_one("#hint-told", Static).update(Content(self.counsel.told(self.lang)))
        if reached in ("coach-failed", "coach-title"):
            self.timer.stop()
        if reached == "coach-title":
            self.show()

    def show(self) -> None:
        """The options with their reasons."""
        room = self.query_one("#hint").size.width - 4
        for number, (label, share, why) in enumerate(self.counsel.lines(self.lang), 1):
            parts: list[str | tuple[str, str]] = [(f" {number}  ", "$primary bold"), hung(label, 4, room), "\n"]
            parts.append((f"    {share}", "bold"))
            for reason in why:
                parts.append((f"\n    · {hung(reason, 6, room)}", "$muted"))
            self.entries.add_option(Entry(Content.assemble(*parts)))
        self.entries.styles.max_height = max(self.app.size.height * 95 // 100 - AROUND, 4)
        self.entries.display = True
        self.query_one("#hint-reading").display = self.counsel.compares
        self.entries.highlighted = 0
        self.entries.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.action_take(event.option_index)

    def action_take(self, number: int) -> None:
        """Take one of the options that stand there."""
        advice = self.counsel.advice
        if advice is not None and number < len(advice):
            self.dismiss(advice[number].option)

    def action_close(self) -> None:
        self.dismiss(None)
