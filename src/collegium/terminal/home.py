"""The app as its screens know it: language, colours, saving, and the two ways to another screen.

Screens import this and `app` imports the screens, so that nobody goes round in a circle.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.events import Resize
from textual.screen import Screen

from collegium.draw.theme import DARK
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES
from collegium.local.session import Session
from collegium.local.speech import words
from collegium.terminal.colours import themes
from collegium.terminal.keys import bound
from collegium.terminal.overlays import TooSmall
from collegium.terminal.sizes import big_enough

PACE = 0.3  # seconds between the choices of bots
GRACE = 1.2  # seconds to take back a choice before a bot answers it


class Home(App[None]):
    """What every screen may ask for. `session` is the match at the table, if any."""

    TITLE = "Collegium"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]]] = [(0, "-narrow"), (100, "-wide")]  # type: ignore[misc]
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]]] = [(0, "-short"), (30, "-tall")]  # type: ignore[misc]
    BINDINGS: ClassVar[list[BindingType]] = [
        bound("ctrl+q", "leave", priority=True),
        bound("ctrl+c", "leave", priority=True),
    ]

    def __init__(self, lang: str, session: Session | None = None, pace: float = PACE, grace: float = GRACE,
                 compiling: bool = True) -> None:  # fmt: skip
        super().__init__()
        self.lang = lang
        self.session = session
        self.pace = pace
        self.grace = grace
        self.compiling = compiling
        self.dark = True
        self.problem = ""

    @abstractmethod
    def show_table(self, session: Session) -> None:
        """Sit down at a match; its rules are compiled in the background."""

    @abstractmethod
    def back_to_menu(self) -> None:
        """Leave the table, saved, for the menu."""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return {"muted": DARK["muted"], "line": DARK["line"]}

    def paint(self, game: Game | None) -> None:
        """Wear the colours of a game."""
        for theme in themes(game):
            self.register_theme(theme)
        name = f"{game.key}" if game else "collegium"
        self.theme = f"{name}-{'dark' if self.dark else 'light'}"

    def turn_light(self) -> None:
        """Light to dark and back."""
        self.dark = not self.dark
        self.paint(self.session.match.game if self.session else None)

    def next_language(self) -> str:
        """Speak the next language, everywhere."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        if self.session:
            self.session.speak(self.lang)
        return self.lang

    def word(self, key: str, **args: object) -> str:
        return words(self.lang, key, **args)

    def save(self) -> bool:
        try:
            if self.session:
                self.session.save()
            return True
        except OSError as error:
            self.notify(self.word("cannot-save", problem=error.strerror or str(error)), severity="error")
            return False

    def action_leave(self) -> None:
        self.save()
        self.exit()

    def on_resize(self, event: Resize) -> None:
        fits = big_enough(event.size.width, event.size.height)
        if not fits and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.lang))
        elif fits and isinstance(self.screen, TooSmall):
            self.pop_screen()


def home(screen: Screen[Any]) -> Home:
    """The app a screen belongs to."""
    app = screen.app
    assert isinstance(app, Home)
    return app
