"""The terminal app: the menu, then the table. Whatever way it is left, the match is saved."""

from __future__ import annotations

from collegium.local.session import Session
from collegium.terminal.colours import themes
from collegium.terminal.home import Home
from collegium.terminal.menu import MenuScreen
from collegium.terminal.table import TableScreen
from collegium.terminal.thinking import prepare


class CollegiumApp(Home):
    """Pick a game and play it."""

    def on_mount(self) -> None:
        for theme in themes(None):
            self.register_theme(theme)
        self.theme = "collegium-dark"
        self.show_menu()
        if self.session:
            self.show_table(self.session)

    def show_menu(self) -> None:
        self.push_screen(MenuScreen())

    def show_table(self, session: Session) -> None:
        self.session, self.lang = session, session.lang
        self.paint(session.match.game)
        self.push_screen(TableScreen(session, prepare(session) if self.compiling else []))

    def back_to_menu(self) -> None:
        if self.session:
            self.save()
        self.session = None
        self.paint(None)
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if isinstance(self.screen, MenuScreen):
            self.screen.renew()
