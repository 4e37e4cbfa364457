"""Neither a word nor a pause tells that somebody was asked what only that seat may know of."""

from __future__ import annotations

import time

from collegium.local.seating import BRIEF, brisk
from collegium.terminal.app import CollegiumApp

from .test_app import WIDE, asked, until


async def test_a_secret_question_makes_no_pause_and_no_word(begin, discreet):
    """Whether bots are asked or not: nothing moves for the same while, then everything is there."""
    session = begin(players=("human", "doctor", "fresher"))
    app = CollegiumApp("en", session, pace=1.5, grace=0.0, compiling=False)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: asked(app))
        table, said, drawn = app.screen, [], []
        table.wait = said.append
        show, table.show = table.show, lambda: (drawn.append(session.match.number), show())
        for choices in (3, 6):
            began = time.monotonic()
            await pilot.press("2")
            await until(pilot, lambda: not asked(app))
            await pilot.press("u", "s", "l", "l", "l")  # nothing can be learned by keys either
            assert app.screen is table and session.match.number >= choices - 2
            await until(pilot, lambda: asked(app))
            assert session.match.number == choices and time.monotonic() - began >= 1.5
        assert said == [] and set(drawn) == {3, 6}


def test_a_secret_question_is_thought_about_briefly():
    assert brisk("fresher") == "fresher" and brisk("student") == "student"
    for player in ("doctor", "professor", "search:1000000", "search:5s"):
        assert brisk(player) == f"search:{BRIEF}s" and BRIEF <= 0.25
