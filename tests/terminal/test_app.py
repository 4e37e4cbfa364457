"""The app, played with keys as a person does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from collegium.bots import LEVELS, dial
from collegium.kernel.texts import LANGUAGES
from collegium.local.session import Session
from collegium.match.match import SPECTATOR
from collegium.registry import find
from collegium.terminal.app import CollegiumApp
from collegium.terminal.choicebox import ChoiceBox
from collegium.terminal.menu import MenuScreen
from collegium.terminal.naming import NameScreen
from collegium.terminal.overlays import EndScreen, HelpScreen, PassScreen, StoryScreen, TooSmall
from collegium.terminal.picker import Picker
from collegium.terminal.table import TableScreen
from collegium.terminal.tableview import TableView

WIDE, NARROW = (120, 40), (80, 24)


def app_for(session: Session | None = None, lang: str = "en", grace: float = 0.0) -> CollegiumApp:
    return CollegiumApp(session.lang if session else lang, session, pace=0.0, grace=grace, compiling=False)


async def until(pilot: Pilot[Any], true: Callable[[], bool]) -> None:
    for _ in range(2000):
        await pilot.pause(0.01)
        if true():
            return
    raise AssertionError("it did not happen")


def asked(app: CollegiumApp) -> bool:
    """True when the player at the keyboard has a question."""
    return isinstance(app.screen, TableScreen) and app.screen.asked is not None


def shown(app: CollegiumApp, name: str) -> str:
    return str(app.screen.query_one(name, Static).visual)


def entries(app: CollegiumApp) -> list[str]:
    return [str(option.prompt) for option in app.screen.query_one("#options", OptionList).options]


async def play(app: CollegiumApp, pilot: Pilot[Any], key: str = "1") -> None:
    """Answer one question, and wait for the next one or the end."""
    before = app.session.match.number if app.session else 0
    wants_enter = int(key) * 10 <= len(app.screen.query_one(ChoiceBox).legal)  # the number may have a second digit
    await pilot.press(key, *(["enter"] if wants_enter else []))
    await until(pilot, lambda: app.session is None or app.session.match.number > before)
    await until(pilot, lambda: asked(app) or isinstance(app.screen, EndScreen))


async def test_a_question_with_numbered_options(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        assert "How many points do you take?" in shown(app, "#question")
        assert "Take four." in shown(app, "#tip")
        assert entries(app)[0].split() == ["1", "Take", "one", "point"]
        await pilot.press("4")
        await until(pilot, lambda: session.match.number > 0)
        assert session.match.choices[0] == (0, 3)


async def test_arrows_and_enter_choose(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: session.match.number > 0)
        assert session.match.choices[0] == (0, 2)


async def test_the_mouse_chooses(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.click("#options", offset=(4, 1))
        await until(pilot, lambda: session.match.number > 0)
        assert session.match.choices[0] == (0, 1)


async def test_bots_answer_and_the_turn_comes_back(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        for _ in range(3):
            await play(app, pilot)
        assert [seat for seat, _ in session.match.choices] == [0, 1, 2] * 3


async def test_undo_takes_back_before_a_bot_answers(begin):
    session = begin()
    app = app_for(session, grace=30.0)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("3")
        await until(pilot, lambda: session.match.number == 1 and not asked(app))
        await pilot.press("u")
        await until(pilot, lambda: asked(app))
        assert session.match.number == 0
        assert json.loads(session.file.read_text())["choices"] == []


async def test_undo_says_when_it_cannot(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("u")
        await play(app, pilot)
        await pilot.press("u")
        assert session.match.number == 3
        assert len(app._notifications) == 2


async def test_save_leave_and_resume_from_the_menu(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await play(app, pilot)
        await play(app, pilot)
        made = list(session.match.choices)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        assert json.loads(session.file.read_text())["choices"] == [list(choice) for choice in made]

    again = app_for(Session.resume(session.file))
    async with again.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(again))
        assert again.session is not None
        assert again.session.match.choices == made
        assert again.session.players == session.players and again.session.match.names == session.match.names
        await play(again, pilot)
        assert again.session.match.number > len(made)


@pytest.mark.spread
async def test_the_menu_goes_on_with_a_saved_game(begin, game):
    session = begin(game.key)
    session.choose(session.match.to_act[0], session.match.legal(session.match.to_act[0])[0])
    app = app_for()
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.session is not None
        assert app.session.file == session.file
        assert app.session.match.choices[:1] == session.match.choices[:1]


@pytest.mark.parametrize("leave", ["ctrl+c", "ctrl+q"])
async def test_leaving_saves(begin, leave):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await play(app, pilot)
        await pilot.press(leave)
    assert app.return_code in (None, 0)
    assert Session.resume(session.file).match.choices == session.match.choices


async def test_hot_seat_hides_the_table_between_players(begin):
    session = begin(players=("human", "human"))
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        for name, seat in (("Player 1", 0), ("Player 2", 1), ("Player 1", 0)):
            await until(pilot, lambda: isinstance(app.screen, PassScreen))
            assert name in shown(app, "#pass-card")
            await pilot.press("1")  # no choice can be made behind the screen
            await pilot.press("enter")
            await until(pilot, lambda: asked(app))
            assert app.screen.viewer == seat
            await pilot.press("2")
        assert session.match.choices == [(0, 1), (1, 1), (0, 1)]


async def test_hot_seat_shows_nobodys_hand_before_somebody_has_the_keyboard(begin):
    session = begin("awesome_academics", players=("fresher", "human", "human"))
    app = CollegiumApp("en", session, pace=30.0, compiling=False)  # the bot goes first, and takes its time
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.thought is not None)
        match = session.match
        assert app.screen.query_one(TableView).zones == match.zones(SPECTATOR) != match.zones(1)


async def test_hot_seat_lets_the_one_who_chose_take_it_back(begin):
    session = begin(players=("human", "human"))
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PassScreen))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("4")
        await until(pilot, lambda: isinstance(app.screen, PassScreen))
        await pilot.press("u")
        await until(pilot, lambda: asked(app))
        assert app.screen.viewer == 0 and session.match.number == 0


async def test_the_end_shows_winner_and_sheet_and_plays_again(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        while not session.match.over:
            await play(app, pilot, "4")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        told = shown(app, "#end-text")
        assert "Player wins with 104." in told and "Points" in told
        assert json.loads(session.file.read_text())["over"] is True
        await pilot.press("r")
        await until(pilot, lambda: asked(app))
        assert app.session is not session and app.session is not None
        assert app.session.match.number == 0 and app.session.players == session.players


async def test_language_changes_everything(begin):
    session = begin()
    app = app_for(session)
    told = set()
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        for _ in LANGUAGES:
            await pilot.pause()
            texts = [shown(app, name) for name in ("#question", "#top", "#keys", "#seats")]
            told.add((*texts, entries(app)[0]))
            await pilot.press("l")
        assert session.lang == "en"
    for column in zip(*told, strict=True):
        assert len(set(column)) == len(LANGUAGES)


async def test_help_story_and_light(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.press("escape", "s")
        await until(pilot, lambda: isinstance(app.screen, StoryScreen))
        await pilot.press("escape")
        assert app.current_theme.dark
        await pilot.press("d")
        assert not app.current_theme.dark
        assert asked(app)


async def test_the_story_begins_with_what_is_new(begin, turns):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await play(app, pilot)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, StoryScreen))
        new = shown(app, "#recent")
        assert "Emmy takes" in new and "Niels takes" in new and "Player takes" not in new
        assert shown(app, ".part") == "Since your last turn"


async def test_a_small_terminal_is_told_so_and_recovers(begin):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=(50, 15)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TooSmall))
        assert "50x15" in shown(app, "#too-small") and "60x20" in shown(app, "#too-small")
        await pilot.resize_terminal(*WIDE)
        await until(pilot, lambda: asked(app))
        await play(app, pilot)
        assert session.match.number == 3


@pytest.mark.spread
async def test_pick_a_game_seats_players_and_language_in_the_menu(game):
    app = app_for()
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        menu = app.screen
        for _ in range([playable.key for playable in menu.games].index(game.key)):
            await pilot.press("down")
        await pilot.pause()
        assert menu.game is game
        await pilot.press("right")  # to the form
        assert isinstance(app.focused, Picker) and app.focused.id == "variant"
        first, last = game.variants[menu.variant]
        before = len(menu.players)
        await pilot.press("down", "right")  # one more player
        await until(pilot, lambda: len(menu.players) == (before + 1 if before < last else first))
        menu.query_one("#seat-1", Picker).focus()
        await pilot.press("left")  # a fresher instead of a student
        await until(pilot, lambda: menu.players[:2] == ["human", "fresher"])
        menu.query_one("#language", Picker).focus()
        await pilot.press("right")
        await until(pilot, lambda: app.lang == "nl")
        menu.query_one("#menu-start").focus()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.session is not None
        assert app.session.match.game is game and app.session.lang == "nl"
        assert app.session.players == menu.players


async def test_the_menu_offers_strengths_between_the_levels():
    """As many as the game has measured; in a game that has no such strength the usual bot sits there."""
    app = app_for()
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen) and app.screen.game is not None)
        menu = app.screen
        menu.pick_game(find("nobel_run"))
        assert menu.sitters == ("human", *LEVELS, *dial.steps(find("nobel_run")))
        menu.sitting[1] = menu.sitters[-1]
        menu.sit(2)
        menu.fill_form()
        assert menu.players == ["human", menu.sitters[-1]]
        assert "About 2,000" in str(menu.query_one("#seat-1", Picker).render())
        menu.pick_game(find("_trivial"))
        assert menu.sitters == ("human", *LEVELS) and menu.players[1] == "student"


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_people_are_named_in_the_menu(size):
    app = app_for()
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        menu = app.screen
        menu.query_one("#seat-1", Picker).focus()
        await pilot.press("left", "left")  # from a student over a fresher to a person
        await until(pilot, lambda: menu.players[:2] == ["human", "human"])
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NameScreen))
        await pilot.press(*"niels", "enter")  # a bot sits there under this name
        assert isinstance(app.screen, NameScreen) and "niels" in shown(app, "#name-problem")
        await pilot.press("ctrl+u", *"Lise", "enter")
        await until(pilot, lambda: app.screen is menu)
        await pilot.press("n", *"Otto", "escape")
        await until(pilot, lambda: app.screen is menu)
        picker = menu.query_one("#seat-1", Picker)
        assert picker.names[picker.at] == "Lise"
        menu.called[0] = "NIELS"  # as if named before the bot came
        start = menu.query_one("#menu-start").focus()
        await pilot.press("enter")
        await until(pilot, lambda: not start.has_class("-active"))
        assert app.screen is menu and app.session is None
        menu.called[0] = ""
        await pilot.press("enter")
        await until(pilot, lambda: app.session is not None)
        assert app.session is not None and app.session.match.names == ["Player 1", "Lise", "Niels"]


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.spread
async def test_every_game_plays_at_every_size(begin, game, size):
    session = begin(game.key, lang="es")
    app = app_for(session)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: asked(app))
        for _ in range(4):
            await pilot.pause()
            legal = len(app.screen.query_one(ChoiceBox).legal)
            assert legal >= 1
            options = app.screen.query_one("#options", OptionList)
            assert options.region.height >= 1 and app.screen.region.contains_region(options.region)
            await play(app, pilot)
        table = app.screen.query_one(TableView)
        assert table.region.height >= 4
        assert any(line for line in table.shown)
        assert session.match.number >= 4


async def test_places_light_up_and_can_be_clicked(begin, game):
    session = begin(game.key)
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        for _ in range(12):
            box, table = app.screen.query_one(ChoiceBox), app.screen.query_one(TableView)
            drawn = {span.place for line in table.shown for span in line}
            here = [number for number, option in enumerate(box.legal) if option.place in drawn]
            if here:
                box.entries.highlighted = here[0]
                await pilot.pause()
                assert table.place == box.legal[here[0]].place
                break
            await play(app, pilot)
        else:
            pytest.fail("no option of the first questions points at the table")
        before = session.match.number
        table.post_message(TableView.Touched(table.place))
        await until(pilot, lambda: session.match.number > before or box.entries.highlighted != here[0])
