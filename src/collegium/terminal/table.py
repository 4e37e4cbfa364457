"""The table screen: seats, zones, your choice, the story. It asks people, lets bots think, and saves every choice."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from collegium.local.seating import brisk
from collegium.local.session import Session
from collegium.local.sheet import scoring_sheet
from collegium.local.speech import title
from collegium.match.match import IllegalChoice
from collegium.match.preparing import Job
from collegium.match.story import EVENT
from collegium.terminal.choicebox import ChoiceBox
from collegium.terminal.counsel import Counsel
from collegium.terminal.guide import help_page
from collegium.terminal.hint import HintScreen
from collegium.terminal.home import Home, home
from collegium.terminal.keys import bound
from collegium.terminal.overlays import EndScreen, HelpScreen, PassScreen, StoryScreen, recent, story_content
from collegium.terminal.strip import seats_strip
from collegium.terminal.tableview import TableView, speak_for
from collegium.terminal.thinking import Thought

TICK = 0.05
LONG = 2  # seconds of thought from which on they are shown
WIDE, SIDE = 100, 46  # from so many columns on the choice stands beside the table, so wide
ROOMY = 114  # columns for all keys
STORY_LINES = 120  # of the story beside the table; the whole is a key away


class TableScreen(Screen[None]):
    """A match in play.

    | Key | What it does |
    | 0-9, up, down, enter | look at and take an option |
    | u | take the last choice back |
    | c | ask the coach |
    | h, s, l, d | help, story, language, light or dark |
    | pageup, pagedown, z, m | move over the table: a page, to the next part, to mine |
    | e, r | after the end: the scores, another match |
    | q | save and go to the menu |
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("u", "undo"),
        bound("c", "coach"),
        bound("h,question_mark", "help"),
        bound("s", "story"),
        bound("l", "language"),
        bound("d", "light"),
        bound("q", "menu"),
        bound("e", "end"),
        bound("r", "again"),
        bound("z", "zone"),
        bound("m", "mine"),
        bound("pageup", "table_page(-1)", priority=True),
        bound("pagedown", "table_page(1)", priority=True),
    ]

    def __init__(self, session: Session, jobs: Sequence[Job] = ()) -> None:
        super().__init__()
        self.session = session
        self.jobs = jobs
        self.viewer = session.first_viewer
        self.thought: Thought | None = None
        self.asked: int | None = None
        self.due = 0.0  # when what came of the last choice is shown, where others may be asked in secret; 0: it is
        self.waited = 0  # seconds that were last shown of a long thought
        self.top_told: tuple[int, str, int, bool] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="top", classes="bar")
        yield Static(id="seats")
        with Container(id="table-body"):
            yield TableView(id="table")
            with Vertical(id="side"):
                yield Static(id="latest")
                yield ChoiceBox(id="choice")
                with VerticalScroll(id="story-box", can_focus=False):
                    yield Static(id="story-text")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        self.set_interval(TICK, self.tick)
        self.app.theme_changed_signal.subscribe(self, lambda _: self.query_one(TableView).repaint())
        self.call_after_refresh(self.proceed)

    @property
    def home(self) -> Home:
        return home(self)

    @property
    def lang(self) -> str:
        return self.session.lang

    @property
    def hidden(self) -> bool:
        """True while the table is between two things that the viewer may see."""
        thought = self.thought
        return self.due > 0 or (thought is not None and self.session.hushed(thought.seat, self.viewer))

    # ------------------------------------------------------------------------------------------------ play

    def proceed(self) -> None:
        """Go on with whoever is next. Where somebody may be asked in secret, the table stays as it is for one steady
        pause after every choice, whether anybody was asked or not; what is shown is what came of it."""
        session, match = self.session, self.session.match
        self.asked, self.thought = None, None
        bot = session.next_bot()
        if bot is not None and session.hushed(bot, self.viewer):
            self.thought = Thought(match, bot, brisk(session.players[bot]), 0.0)
            return
        if session.has_secrets and time.monotonic() < self.due:  # as long as if somebody had been asked
            return
        self.due = 0.0
        if match.over:
            self.show()
            self.wait(scoring_sheet(match, self.lang).verdict)
            self.action_end()
            return
        if bot is not None:
            can_undo = match.can_undo(self.viewer)
            self.show()
            key = "thinking-undo" if can_undo else "thinking"
            self.wait(self.home.word(key, name=match.names[bot]))
            least = self.home.grace if can_undo else 0.0 if session.has_secrets else self.home.pace
            self.thought = Thought(match, bot, session.players[bot], least)
            return
        seat = session.next_human(self.viewer)
        assert seat is not None
        if seat != self.viewer:
            self.pass_keyboard(seat)
        else:
            self.ask(seat)

    def pass_keyboard(self, seat: int) -> None:
        """Hide the table until the next player sits down."""
        before, can_undo = self.viewer, self.session.match.can_undo(self.viewer)

        def seated(answer: str | None) -> None:
            if answer == "undo":
                self.session.undo(before)
                self.proceed()
            else:
                self.ask(seat)

        self.app.push_screen(PassScreen(self.session.match.names[seat], self.lang, can_undo), seated)

    def ask(self, seat: int) -> None:
        """Put the question a seat owes before the player at the keyboard."""
        self.viewer, self.asked = seat, seat
        match = self.session.match
        self.show()
        options = match.options(seat)
        self.query_one(TableView).set_open([o.place for o in options if o.legal and o.place])
        question, tip = match.question(seat), match.tip(seat, self.lang)
        assert question is not None
        said = match.say(tip, self.lang, seat) if tip else ""
        refused = self.home.word("refused-title")
        self.query_one(ChoiceBox).ask(match.say(question, self.lang, seat), said, options, self.lang, refused)
        self.fit()

    def wait(self, told: str) -> None:
        """Nothing to choose; say what is going on."""
        self.query_one(ChoiceBox).wait(told)
        self.fit()

    def tick(self) -> None:
        """A bot may have made up its mind; compilation may have come further."""
        thought = self.thought
        if not self.hidden:
            self.show_top()
        if self.app.screen is not self:
            return
        if thought is None:
            if self.due:
                self.proceed()
            return
        if not thought.ready:
            if thought.waited >= LONG and thought.waited != self.waited and not self.hidden:
                self.waited = thought.waited
                name = self.session.match.names[thought.seat]
                self.wait(self.home.word("thinking-long", name=name, seconds=self.waited))
            return
        self.thought = None
        if thought.error:
            raise thought.error
        assert thought.option is not None
        self.make(thought.seat, thought.option)

    def make(self, seat: int, option: int) -> None:
        """Make a choice and go on. One that cannot be saved is still made; saving is tried again."""
        try:
            open_to_all = not self.session.hushed(seat, self.viewer)
            self.session.choose(seat, option)
            if self.session.has_secrets and open_to_all:
                self.due = time.monotonic() + self.home.pace
        except IllegalChoice as error:
            self.notify(str(error), severity="warning")
        except OSError as error:
            self.notify(self.home.word("cannot-save", problem=error.strerror or str(error)), severity="error")
        self.proceed()

    def on_choice_box_chosen(self, message: ChoiceBox.Chosen) -> None:
        if self.asked is not None and message.option.seat == self.asked:
            self.query_one(TableView).set_open(())
            self.make(self.asked, message.option.id)

    def on_choice_box_focused(self, message: ChoiceBox.Focused) -> None:
        if self.asked is not None:
            self.query_one(TableView).highlight(message.option.place)

    def on_table_view_touched(self, message: TableView.Touched) -> None:
        if self.asked is not None:
            self.query_one(ChoiceBox).look_at(message.place)

    def on_key(self, event: Key) -> None:
        if event.character and event.character in "0123456789" and self.asked is not None:
            event.stop()
            self.query_one(ChoiceBox).type_digit(event.character)

    def on_resize(self) -> None:
        """Word the question for the new width, the same option in view."""
        self.call_after_refresh(self.fit if self.asked is None else self.ask_again)

    def ask_again(self) -> None:
        if self.asked is not None:
            entries = self.query_one(ChoiceBox).entries
            at = entries.highlighted
            self.ask(self.asked)
            entries.highlighted = at

    # ------------------------------------------------------------------------------------------------ what is shown

    def show(self) -> None:
        """Draw everything as the viewer may see it."""
        match, lang, viewer = self.session.match, self.lang, self.viewer
        zones = match.zones(viewer)
        self.query_one("#seats", Static).update(seats_strip(self.session, viewer, zones, self.app.size.width - 2))
        table = self.query_one(TableView)
        table.place = ""
        table.set_open(())
        table.show(zones, speak_for(match, lang, viewer))
        lines = self.session.story.lines(viewer, lang)
        self.query_one("#story-text", Static).update(story_content(lines[-STORY_LINES:]))
        self.query_one("#story-box", VerticalScroll).scroll_end(animate=False)
        told = [line for line in lines if line.sort == EVENT][-2:]
        latest = self.query_one("#latest", Static)
        latest.set_class(not told, "-empty")
        latest.update(story_content([replace(line, turn=False) for line in told]))
        key = "over-keys" if match.over else "table-keys" if self.app.size.width >= ROOMY else "table-keys-short"
        self.query_one("#keys", Static).update(Content(self.home.word(key)))
        self.show_top()

    def fit(self) -> None:
        """Share the height: as much for the choice as it needs, up to a part; in a narrow terminal below the table."""
        box, latest = self.query_one(ChoiceBox), self.query_one("#latest", Static)
        height = self.app.size.height - 3
        if self.app.size.width >= WIDE:
            box.fit(SIDE - 1, height * 2 // 3)
            return
        told = latest.has_class("-empty") is False
        most = height * 3 // 5 - 1
        used = box.fit(self.app.size.width, most)
        latest.set_class(not told or used + 2 > most, "-empty")

    def show_top(self) -> None:
        """Game, headline, and how far compilation has come; worded only when one of them changes."""
        match, jobs = self.session.match, self.jobs
        ready = all(job.finished for job in jobs)
        share = -1 if ready else round(100 * sum(job.share for job in jobs) / len(jobs))
        failed = any(job.error for job in jobs)
        told = (match.number, self.lang, share, failed)
        if told == self.top_told:
            return
        self.top_told = told
        work = ""
        if failed:
            work = self.home.word("compiling-failed")
        elif share >= 0:
            work = self.home.word("compiling", percent=share)
        headline = match.say(match.game.headline(match.view()), self.lang, self.viewer)
        name = title(match.game, self.lang)
        line = Content.assemble((f"{name}  ", "$primary bold"), headline, (f"   {work}" if work else "", "$muted"))
        self.query_one("#top", Static).update(line)

    # ------------------------------------------------------------------------------------------------ keys

    def action_undo(self) -> None:
        match = self.session.match
        if self.hidden:
            return
        if self.viewer < 0 or not match.can_undo(self.viewer):
            self.notify(self.home.word("no-undo" if match.number else "no-undo-yet"), timeout=3)
            return
        self.thought = None
        self.session.undo(self.viewer)
        self.top_told = None
        self.proceed()

    def action_coach(self) -> None:
        """What the coach would take, and why; one of them may be taken at once."""
        if self.asked is None:
            self.notify(self.home.word("coach-not-now"), timeout=3)
            return
        seat, number = self.asked, self.session.match.number

        def taken(option: int | None) -> None:
            if option is not None and self.asked == seat and self.session.match.number == number:
                self.query_one(TableView).set_open(())
                self.make(seat, option)

        self.app.push_screen(HintScreen(Counsel(self.session.match, seat), self.lang), taken)

    def action_help(self) -> None:
        page = help_page(self.session.match, self.viewer, self.lang)
        self.app.push_screen(HelpScreen(self.lang, page))

    def action_story(self) -> None:
        if not self.hidden:
            story, viewer, lang = self.session.story, self.viewer, self.lang
            self.app.push_screen(StoryScreen(lang, story.lines(viewer, lang), recent(story, viewer, lang)))

    def action_language(self) -> None:
        self.home.next_language()
        if self.hidden:
            return
        if self.asked is not None:
            self.ask_again()
        elif self.thought is not None:
            self.show()
            self.wait(self.home.word("thinking", name=self.session.match.names[self.thought.seat]))
        else:
            self.show()

    def action_light(self) -> None:
        self.home.turn_light()

    def action_zone(self) -> None:
        self.query_one(TableView).action_next_zone()

    def action_mine(self) -> None:
        table = self.query_one(TableView)
        line = table.find_zone(self.viewer)
        if line is not None:
            table.scroll_to(y=line, animate=False, force=True)

    def action_table_page(self, by: int) -> None:
        table = self.query_one(TableView)
        table.scroll_relative(y=by * max(table.size.height - 2, 1), animate=False, force=True)

    def action_menu(self) -> None:
        self.thought = None
        self.home.back_to_menu()

    def action_end(self) -> None:
        """The end of the game, and what then."""
        match = self.session.match
        if not match.over:
            return

        def answered(answer: str | None) -> None:
            if answer == "again":
                self.action_again()
            elif answer == "menu":
                self.action_menu()

        heading = f"{title(match.game, self.lang)} · {self.home.word('final-scores')}"
        self.app.push_screen(EndScreen(heading, scoring_sheet(match, self.lang), self.lang), answered)

    def action_again(self) -> None:
        """Another match at the same table, once this one is over."""
        if self.session.match.over:
            home = self.home
            home.back_to_menu()
            home.show_table(Session.begin(self.session.arrangement().again()))
