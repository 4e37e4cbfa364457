"""The coach at the table, by key and by word: thinking, compiling, failing, and taking what it says."""

from __future__ import annotations

import threading

import pytest
from textual.widgets import OptionList, Static

from collegium.bots import coach
from collegium.bots.coach import Advice
from collegium.kernel.texts import LANGUAGES, Text
from collegium.local.seating import is_player, level_name
from collegium.match.preparing import Job
from collegium.registry import find
from collegium.terminal.hint import HintScreen

from .test_app import NARROW, WIDE, app_for, asked, until
from .test_plain import play


@pytest.fixture
def coached(monkeypatch):
    """A coach that answers once it may: options 3 and 0, the first with a reason."""
    may = threading.Event()
    may.set()
    job = Job(find("_trivial"), coach.thinker.SEARCH, finished=True)

    def advise(match, seat):
        assert may.wait(10)
        texts = {option.id: option.text for option in match.options(seat)}
        why = (Text("coach-by-turn", {"what": Text("coach-more")}),)
        return [Advice(3, texts[3], 0.75, 0.9, why), Advice(0, texts[0], 0.25, 0.1)]

    monkeypatch.setattr(coach, "prepare", lambda game: [job])
    monkeypatch.setattr(coach, "advise", advise)
    return may, job


def told(app):
    return str(app.screen.query_one("#hint-told", Static).visual)


def lines(app):
    return [str(option.prompt) for option in app.screen.query_one("#hint-options", OptionList).options]


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_coach_thinks_answers_and_is_followed(begin, coached, size):
    may, _ = coached
    may.clear()
    session = begin()
    app = app_for(session)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: asked(app))
        assert "C coach" in str(app.screen.query_one("#keys", Static).visual)
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, HintScreen) and "thinking" in told(app))
        await pilot.press("1")  # nothing to take yet
        assert isinstance(app.screen, HintScreen) and session.match.number == 0
        may.set()
        await until(pilot, lambda: len(lines(app)) == 2)
        assert "Take four points" in lines(app)[0] and "75 %" in lines(app)[0] and "· more" in lines(app)[0]
        assert "Take one point" in lines(app)[1]
        await pilot.press("1")
        await until(pilot, lambda: session.match.number > 0)
        assert session.match.choices[0] == (0, 3)


async def test_arrows_take_another_and_escape_takes_none(begin, coached):
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, HintScreen) and len(lines(app)) == 2)
        await pilot.press("escape")
        await until(pilot, lambda: asked(app))
        assert session.match.number == 0
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, HintScreen) and len(lines(app)) == 2)
        await pilot.press("down", "enter")
        await until(pilot, lambda: session.match.number > 0)
        assert session.match.choices[0] == (0, 0)


async def test_it_says_that_it_is_being_compiled_and_when_that_fails(begin, coached):
    _, job = coached
    job.finished, job.done, job.total = False, 2, 5
    session = begin()
    app = app_for(session)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, HintScreen) and "40 %" in told(app))
        job.error = "no room"
        await until(pilot, lambda: "no room" in told(app))
        await pilot.press("escape")
        await until(pilot, lambda: asked(app))


def test_hint_in_lines_of_text(begin, coached):
    session = begin()
    said = play(session, "hint\n4\n")
    assert "  4. Take four points: wins about 75 %\n     - more" in said
    assert "  1. Take one point: wins about 25 %" in said
    assert session.match.choices[0] == (0, 3)


def test_hint_in_lines_of_text_answers_once_it_is_compiled(begin, coached):
    job = coached[1]
    job.finished = False
    threading.Timer(0.3, lambda: setattr(job, "finished", True)).start()
    session = begin(lang="nl")
    said = play(session, "HINT\n")
    assert said.index("De coach maakt zich klaar") < said.index("Wat de coach zou doen, en waarom:")
    assert "  4. " in said and said.count("Ctrl-C") == 1
    assert session.match.number == 0


def test_ctrl_c_goes_back_from_the_coach_to_the_choice(begin, coached, monkeypatch):
    may, _ = coached
    may.clear()

    def stop(seconds):
        raise KeyboardInterrupt

    monkeypatch.setattr("collegium.terminal.plain.time.sleep", stop)
    session = begin()
    said = play(session, "hint\n2\n")
    may.set()
    assert "The coach is thinking" in said and "Back to your choice." in said
    assert session.match.choices[0] == (0, 1)


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "What the coach would do, and why:"),
        ("nl", "Wat de coach zou doen, en waarom:"),
        ("es", "Qué haría el asesor y por qué:"),
    ],
)
async def test_the_title_says_what_it_is(begin, coached, lang, title):
    app = app_for(begin(lang=lang))
    async with app.run_test(size=NARROW) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("C")
        await until(pilot, lambda: isinstance(app.screen, HintScreen) and len(lines(app)) == 2)
        assert told(app) == title
        await pilot.press("C")
        await until(pilot, lambda: asked(app))
    assert title in play(begin(lang=lang), "hint\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_levels_have_names(lang):
    assert "600" in level_name("rated:1600", lang) and "1600" not in level_name("rated:1600", "en")
    assert "500" in level_name("search:500", lang) and "0.5 s" in level_name("search:0.5s", lang)


def test_who_may_sit():
    assert all(
        is_player(player) for player in ("human", "fresher", "professor", "search:500", "search:0.5s", "rated:1500")
    )
    assert is_player("rated:1500", find("nobel_run")) and not is_player("rated:1500", find("_trivial"))
    assert not any(is_player(player) for player in ("dean", "search:", "search:-1", "search:0s", 3, None))
