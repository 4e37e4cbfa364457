"""A saved game in the menu shows itself, not the form for a new one."""

from __future__ import annotations

import json

import pytest
from textual.widgets import Button, OptionList

from collegium.kernel.texts import LANGUAGES
from collegium.local.speech import words
from collegium.terminal.menu import MenuScreen
from collegium.terminal.picker import Picker
from collegium.terminal.table import TableScreen

from .test_app import NARROW, app_for, shown, until


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_saved_game_shows_itself(begin, lang):
    session = begin("open_science_alliance", players=("human", "doctor"), names=("Noor",))
    while session.match.number < 4:
        seat = session.match.to_act[0]
        session.choose(seat, session.match.legal(seat)[0])
    app = app_for(lang=lang)
    async with app.run_test(size=NARROW) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen) and app.screen.preview_told)
        told, menu = shown(app, "#menu-about"), app.screen
        session.speak(lang)
        headline = session.match.say(session.match.game.headline(session.match.view()), lang)
        assert headline in told and "Noor" in told and "Emmy" in told and words(lang, "level-doctor") in told
        assert str(menu.query_one("#menu-start", Button).label) == words(lang, "menu-go-on")
        assert not any(picker.display for picker in menu.query(Picker))
        await pilot.press("right", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.session is not None and app.session.match.choices[:4] == session.match.choices
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        menu.query_one("#menu-list", OptionList).highlighted = 4
        await pilot.pause()
        assert menu.query_one("#variant", Picker).display and "Noor" not in shown(app, "#menu-about")
        assert str(menu.query_one("#menu-start", Button).label) == words(lang, "menu-start")


async def test_a_saved_game_that_cannot_go_on_says_why(begin):
    session = begin("open_science_alliance")
    told = json.loads(session.file.read_text())
    session.file.write_text(json.dumps({**told, "rules_version": 99}))
    app = app_for()
    async with app.run_test(size=NARROW) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen) and app.screen.preview_told)
        assert "rules_version 99" in " ".join(shown(app, "#menu-about").split())
        await pilot.press("enter")
        assert isinstance(app.screen, MenuScreen) and app.session is None
