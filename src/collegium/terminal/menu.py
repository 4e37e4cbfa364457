"""The menu: saved games to go on with, games to begin, and one form with good defaults for who plays and how."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option as Entry

from collegium.bots import LEVELS, dial
from collegium.kernel.flow import SEATS
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES
from collegium.local import saves
from collegium.local.seating import (
    HUMAN,
    USUAL_BOT,
    Arrangement,
    default_names,
    level_about,
    level_name,
    same_name,
    usual_seats,
)
from collegium.local.session import Session
from collegium.local.speech import game_words, title, variant_name, words
from collegium.registry import find, keys
from collegium.terminal.choicebox import hung
from collegium.terminal.home import Home, home
from collegium.terminal.keys import bound
from collegium.terminal.naming import NameScreen
from collegium.terminal.picker import Picker
from collegium.terminal.preview import Preview

TICK = 0.1
ROOM = 32  # columns of the list before its size is known
ROOMY = 100  # columns from which on a level of bot says what it does
SAVED = 4  # at most so many saved games are offered


class MenuScreen(Screen[None]):
    """Pick what to play.

    | Key | What it does |
    | up, down, enter | move, choose |
    | left, right | change a value |
    | n | name the person in this seat |
    | l, d | language, light or dark |
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("down", "move(1)"),
        bound("up", "move(-1)"),
        bound("right", "to_form"),
        bound("left,escape", "to_list"),
        bound("enter", "start"),
        bound("n", "name"),
        bound("l", "language"),
        bound("d", "light"),
        bound("q", "leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.variant = ""
        self.players: list[str] = []
        self.sitting = [HUMAN] + [USUAL_BOT] * (SEATS - 1)  # what each seat had last, whatever the number of seats
        self.called = [""] * SEATS  # what people in each seat are called, where they said so
        self.games: list[Game] = []
        self.broken: dict[str, str] = {}
        self.saved: list[saves.Saved] = []
        self.preview: Preview | None = None  # of the saved game in view, instead of the form
        self.preview_told = False

    @property
    def home(self) -> Home:
        return home(self)

    @property
    def sitters(self) -> tuple[str, ...]:
        """Who may sit in a seat of the game in view: a person, the levels, and strengths between them."""
        return (HUMAN, *LEVELS, *(dial.steps(self.game) if self.game else ()))

    def compose(self) -> ComposeResult:
        yield Static(id="menu-top")
        with Horizontal(id="menu-body"):
            yield OptionList(id="menu-list")
            with VerticalScroll(id="menu-form", can_focus=False):
                yield Static(id="menu-about")
                yield Picker(id="variant")
                yield Picker(id="seats-number")
                for seat in range(SEATS):
                    yield Picker(id=f"seat-{seat}")
                yield Picker(id="language")
                yield Button(id="menu-start", variant="primary", compact=True)
        yield Static(id="menu-keys", classes="keys")

    def on_mount(self) -> None:
        for key in keys():
            try:
                self.games.append(find(key))
            except Exception as error:  # a wrong overlay, a broken guest: it stays away, the others play
                self.broken[key] = str(error)
        self.set_interval(TICK, self.tick)
        self.renew()

    def on_resize(self) -> None:
        self.fill_form()

    def on_screen_resume(self) -> None:
        if self.games:
            self.renew()

    # ------------------------------------------------------------------------------------------------ what is shown

    def renew(self) -> None:
        """Word everything in the language of the moment; list saved games afresh."""
        lang, word = self.home.lang, self.home.word
        top = Content.assemble((f"{word('menu-title')}   ", "$primary bold"), (word("menu-tagline"), "$muted"))
        self.query_one("#menu-top", Static).update(top)
        self.query_one("#menu-keys", Static).update(Content(word("menu-keys")))
        entries = self.query_one("#menu-list", OptionList)
        kept = entries.highlighted_option.id if entries.highlighted_option else None
        entries.clear_options()
        saved = [s for s in saves.unfinished() if s.game in {game.key for game in self.games}][:SAVED]
        if saved:
            entries.add_option(self.heading(word("menu-saved")))
            for number, one in enumerate(saved):
                room = entries.size.width or ROOM
                entries.add_option(Entry(Content(f"  {hung(self.saved_line(one), 4, room)}"), id=f"saved-{number}"))
            entries.add_option(self.heading(""))
        entries.add_option(self.heading(word("menu-games")))
        for game in self.games:
            entries.add_option(Entry(Content(f"  {title(game, lang)}"), id=game.key))
        for key, problem in self.broken.items():
            entries.add_option(Entry(Content.assemble((f"  {key}: {problem}", "$error")), disabled=True))
        self.saved = saved
        at = entries.get_option_index(kept) if kept and any(o.id == kept for o in entries.options) else None
        first = next((i for i, option in enumerate(entries.options) if not option.disabled), None)
        entries.highlighted = at if at is not None else first
        if self.game is None and self.games:
            self.pick_game(self.games[0])
        self.look_at(entries.highlighted_option.id if entries.highlighted_option else None)
        self.fill_form()
        if self.focused is None:
            entries.focus()

    def heading(self, text: str) -> Entry:
        return Entry(Content.assemble((text, "$primary bold")), disabled=True)

    def saved_line(self, one: saves.Saved) -> str:
        lang = self.home.lang
        game = find(one.game)
        return self.home.word("menu-saved-game", title=title(game, lang), when=saves.when(one))

    def pick_game(self, game: Game) -> None:
        self.game = game
        self.variant = next(iter(game.variants))
        self.sit(usual_seats(game, self.variant))

    def sit(self, seats: int) -> None:
        """So many seats, each with whoever sat there last, if they play this game."""
        self.players = [who if who in self.sitters else USUAL_BOT for who in self.sitting[:seats]]

    def look_at(self, option: str | None) -> None:
        """Show the saved game or the game of a line of the list."""
        self.preview_told = False
        if option and option.startswith("saved-"):
            one = self.saved[int(option.removeprefix("saved-"))]
            if self.preview is None or self.preview.one != one:
                self.preview = Preview(one, self.home.lang)
            return
        self.preview = None
        found = [game for game in self.games if game.key == option]
        if found and found[0] is not self.game:
            self.pick_game(found[0])

    def tick(self) -> None:
        """A saved game may have been read."""
        if self.preview is not None and self.preview.ready and not self.preview_told:
            self.fill_form()

    def fill_form(self) -> None:
        game, lang, word = self.game, self.home.lang, self.home.word
        if game is None:
            return
        preview = self.preview
        for picker in self.query(Picker):
            picker.display = preview is None
        start = self.query_one("#menu-start", Button)
        start.label = word("menu-start" if preview is None else "menu-go-on")
        start.disabled = preview is not None and bool(preview.problem)
        about = self.query_one("#menu-about", Static)
        about.set_class(preview is not None, "-saved")
        if preview is not None:
            self.preview_told = preview.ready
            about.update(preview.told(lang))
            return
        low, high = game.seats
        facts = word("menu-minutes", low="same" if low == high else low, high=high, minutes=game.minutes)
        says = game_words(game, lang, f"variant-{self.variant}-about")
        told: list[str | tuple[str, str]] = [
            (title(game, lang), "$primary bold"), (f"  {facts}", "$muted"), "\n",
            game_words(game, lang, "game-tagline"),
        ]  # fmt: skip
        if says and len(game.variants) > 1:
            told += ["\n", (says, "$muted")]
        about.update(Content.assemble(*told))
        variants = list(game.variants)
        names = [variant_name(game, lang, key) for key in variants]
        self.picker("variant").set(word("menu-variant"), names, variants.index(self.variant))
        first, last = game.variants[self.variant]
        counts = [str(n) for n in range(first, last + 1)]
        self.picker("seats-number").set(word("menu-seats"), counts, len(self.players) - first)
        roomy, sitters = self.app.size.width >= ROOMY, self.sitters
        levels = [level_about(key, lang, game) if roomy else level_name(key, lang) for key in sitters[1:]]
        for seat in range(SEATS):
            row = self.picker(f"seat-{seat}")
            row.display = seat < len(self.players)
            if row.display:
                names = [self.called[seat] or level_name(HUMAN, lang), *levels]
                row.set(word("menu-seat", number=seat + 1), names, sitters.index(self.players[seat]))
        languages = [words(key, "language-name") for key in LANGUAGES]
        self.picker("language").set(word("menu-language"), languages, LANGUAGES.index(lang))

    def picker(self, name: str) -> Picker:
        return self.query_one(f"#{name}", Picker)

    # ------------------------------------------------------------------------------------------------ what is done

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.look_at(event.option_id)
        self.fill_form()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id and event.option_id.startswith("saved-"):
            self.look_at(event.option_id)
            self.go_on()
        else:
            self.query_one("#menu-start", Button).focus()

    def on_picker_changed(self, event: Picker.Changed) -> None:
        picker, game = event.picker, self.game
        if game is None:
            return
        if picker.id == "variant":
            self.variant = list(game.variants)[picker.at]
            low, high = game.variants[self.variant]
            self.sit(min(max(len(self.players), low), high))
        elif picker.id == "seats-number":
            self.sit(game.variants[self.variant][0] + picker.at)
        elif picker.id == "language":
            self.home.lang = LANGUAGES[picker.at]
            self.renew()
        elif picker.id:
            seat = int(picker.id.removeprefix("seat-"))
            self.sitting[seat] = self.players[seat] = self.sitters[picker.at]
        self.fill_form()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.action_start()

    def action_start(self) -> None:
        """Sit down: at the saved match in view, or at a new one."""
        if self.preview is not None:
            self.go_on()
            return
        if self.game is None:
            return
        wanted = self.arrangement(self.game)
        twice = same_name(default_names(wanted.players, wanted.lang, wanted.names))
        if twice:  # a bot has come to the table since the person was named
            self.notify(self.home.word("name-taken", name=twice), severity="error")
            return
        try:
            session = Session.begin(wanted)
        except OSError as error:
            self.notify(self.home.word("cannot-start", problem=error.strerror or str(error)), severity="error")
            return
        self.home.show_table(session)

    def arrangement(self, game: Game) -> Arrangement:
        people = tuple(name for name, player in zip(self.called, self.players, strict=False) if player == HUMAN)
        return Arrangement(game, self.variant, tuple(self.players), self.home.lang, names=people)

    def action_name(self) -> None:
        """Name the person in the line where the keyboard is, or else the first there is."""
        if self.preview is not None:  # whoever sits there has a name
            return
        people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        here = [seat for seat in people if self.picker(f"seat-{seat}").has_focus]
        if not people:
            self.notify(self.home.word("name-nobody"))
            return
        seat = (here or people)[0]
        lang = self.home.lang

        def taken(name: str) -> bool:
            others = [name if at == seat else self.called[at] for at in people]
            return bool(same_name(default_names(self.players, lang, others)))

        def keep(name: str | None) -> None:
            if name is not None:
                self.called[seat] = name
                self.fill_form()

        self.app.push_screen(NameScreen(seat, self.called[seat], lang, taken), keep)

    def go_on(self) -> None:
        """Sit down at the saved match in view, once it has been read."""
        preview = self.preview
        if preview is None:
            return
        preview.thread.join()
        if preview.session is None:
            self.notify(self.home.word("cannot-resume", problem=preview.problem), severity="error", timeout=10)
            return
        self.preview = None
        preview.session.speak(self.home.lang)
        self.home.show_table(preview.session)

    def action_move(self, by: int) -> None:
        if by > 0:
            self.focus_next()
        else:
            self.focus_previous()

    def action_to_form(self) -> None:
        if self.preview is None:
            self.picker("variant").focus()
        else:
            self.query_one("#menu-start", Button).focus()

    def action_to_list(self) -> None:
        self.query_one("#menu-list", OptionList).focus()

    def action_language(self) -> None:
        self.home.next_language()
        self.renew()

    def action_light(self) -> None:
        self.home.turn_light()

    def action_leave(self) -> None:
        self.home.action_leave()
