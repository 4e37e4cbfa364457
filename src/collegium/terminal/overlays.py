"""Screens over the table: pass the keyboard, a page to read (help, story), the end, a terminal that is too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from collegium.local.sheet import Sheet, sheet_lines
from collegium.local.speech import words
from collegium.match.story import HEADLINE, Line, Story
from collegium.terminal.colours import seat_mark
from collegium.terminal.keys import bound
from collegium.terminal.sizes import LEAST_COLUMNS, LEAST_LINES


class TooSmall(ModalScreen[None]):
    """Says how large the terminal must be; goes away by itself."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.tell()

    def on_resize(self, event: Resize) -> None:
        self.tell()

    def tell(self) -> None:
        sizes = {"columns": str(self.app.size.width), "lines": str(self.app.size.height)}
        least = {"least-columns": str(LEAST_COLUMNS), "least-lines": str(LEAST_LINES)}
        self.query_one("#too-small", Static).update(Content(words(self.lang, "too-small", **sizes, **least)))


class PassScreen(ModalScreen[str]):
    """Hides the table between two players at one keyboard. Gives 'go', or 'undo' for the player who has just chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("enter", "go"),
        bound("u", "undo"),
    ]

    def __init__(self, name: str, lang: str, can_undo: bool) -> None:
        super().__init__()
        self.told = [words(lang, "pass-keyboard", name=name)]
        self.can_undo = can_undo
        if can_undo:
            self.told.append(words(lang, "pass-undo"))

    def compose(self) -> ComposeResult:
        yield Static(Content("\n\n".join(self.told)), id="pass-card")

    def action_go(self) -> None:
        self.dismiss("go")

    def action_undo(self) -> None:
        if self.can_undo:
            self.dismiss("undo")

    def on_click(self) -> None:
        self.dismiss("go")


class PageScreen(ModalScreen[None]):
    """A page to read and scroll. Any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("escape,q,h,s,enter", "close"),
        bound("down", "scroll(1)"),
        bound("up", "scroll(-1)"),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            with VerticalScroll(id="page-body"):
                yield from self.content()
            yield Static(Content(words(self.lang, "close-keys")), classes="keys")

    def content(self) -> ComposeResult:
        yield Static()

    def on_mount(self) -> None:
        self.query_one("#page-body").focus()

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, by: int) -> None:
        self.query_one("#page-body").scroll_relative(y=by, animate=False)


class HelpScreen(PageScreen):
    """How to play, the keys, where the values come from."""

    def __init__(self, lang: str, page: str) -> None:
        super().__init__(lang)
        self.page = page

    def content(self) -> ComposeResult:
        yield Markdown(self.page, open_links=False)


class StoryScreen(PageScreen):
    """What happened since the viewer's last turn, then the whole story; without the former, its end in view."""

    def __init__(self, lang: str, lines: Sequence[Line], recent: Sequence[Line] = ()) -> None:
        super().__init__(lang)
        self.lines_told, self.recent = lines, recent

    def content(self) -> ComposeResult:
        if self.recent:
            yield Static(Content.assemble((words(self.lang, "story-since"), "bold reverse")), classes="part")
            yield Static(story_content(self.recent), id="recent")
            yield Static(Content.assemble((words(self.lang, "story-whole"), "bold reverse")), classes="part")
        yield Static(story_content(self.lines_told) if self.lines_told else Content(words(self.lang, "story-empty")))

    def on_mount(self) -> None:
        super().on_mount()
        if not self.recent:
            self.call_after_refresh(self.query_one("#page-body").scroll_end, animate=False)


class EndScreen(ModalScreen[str]):
    """The end of a game: who won, the scoring sheet. Gives 'again', 'menu' or 'table'."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("r", "answer('again')"),
        bound("q", "answer('menu')"),
        bound("escape", "answer('table')"),
    ]

    def __init__(self, title: str, sheet: Sheet, lang: str) -> None:
        super().__init__()
        self.headline, self.sheet, self.lang = title, sheet, lang

    def compose(self) -> ComposeResult:
        table = "\n".join(sheet_lines(self.sheet, self.lang))
        told = Content.assemble(
            (self.headline, "$primary bold"), "\n\n", (self.sheet.verdict, "bold"), "\n\n", table, "\n",
        )  # fmt: skip
        with Vertical(id="end"):
            with VerticalScroll(id="end-body"):
                yield Static(told, id="end-text")
            yield Static(Content(words(self.lang, "end-keys")), id="end-keys")

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


def recent(story: Story, viewer: int, lang: str) -> list[Line]:
    """What happened since the viewer's last turn; nothing where that is the whole story, or the viewer plays not."""
    found = story.since_last_turn(viewer, lang) if viewer >= 0 else []
    return found if len(found) < len(story.lines(viewer, lang)) else []


def story_content(lines: Sequence[Line]) -> Content:
    """The story in colours: headlines stand out, a gap where another turn begins."""
    parts: list[str | tuple[str, str]] = []
    for number, line in enumerate(lines):
        gap = "\n" if number and (line.turn or line.sort == HEADLINE) else ""
        parts.append("\n" + gap if number else "")
        parts += [(line.text, "$primary bold")] if line.sort == HEADLINE else [_marked(line), line.text]
    return Content.assemble(*parts)


def _marked(line: Line) -> tuple[str, str]:
    """The shape of the seat a line is about."""
    if line.who < 0:
        return "· ", "$muted"
    shape, colour = seat_mark(line.who)
    return f"{shape} ", colour
