"""Every letter works in both cases, so that Caps Lock does no harm."""

from __future__ import annotations

from textual.widgets import OptionList

from collegium.terminal.menu import MenuScreen
from collegium.terminal.naming import NameScreen
from collegium.terminal.overlays import EndScreen, HelpScreen, PassScreen, StoryScreen
from collegium.terminal.table import TableScreen

from .test_app import WIDE, app_for, asked, until


async def test_capitals_do_what_small_letters_do(begin):
    session = begin()
    app = app_for(session, grace=30.0)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        for key, screen in (("H", HelpScreen), ("S", StoryScreen)):
            await pilot.press(key)
            await until(pilot, lambda screen=screen: isinstance(app.screen, screen))
            await pilot.press(key)
            await until(pilot, lambda: asked(app))
        await pilot.press("D")
        assert not app.current_theme.dark
        await pilot.press("L")
        assert session.lang == "nl"
        await pilot.press("Z", "M", "3")
        await until(pilot, lambda: session.match.number == 1 and not asked(app))
        await pilot.press("U")
        await until(pilot, lambda: asked(app))
        assert session.match.number == 0
        await pilot.press("Q")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        menu = app.screen
        await pilot.press("D", "L")
        assert app.current_theme.dark and app.lang == "es"
        menu.query_one("#menu-list", OptionList).highlighted = 3  # a game, not the saved one
        await pilot.pause()
        await pilot.press("N")
        await until(pilot, lambda: isinstance(app.screen, NameScreen))
        await pilot.press("escape", "Q")
    assert app.return_code in (None, 0)


async def test_capitals_between_two_players_and_at_the_end(begin):
    session = begin(players=("human", "human"))
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PassScreen))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("4")
        await until(pilot, lambda: isinstance(app.screen, PassScreen))
        await pilot.press("U")
        await until(pilot, lambda: asked(app))
        assert session.match.number == 0
    over = begin(seed=8)
    while not over.match.over:
        over.match.choose(over.match.to_act[0], 3)
    app = app_for(over)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("E")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("R")
        await until(pilot, lambda: asked(app))
        assert app.session is not over
