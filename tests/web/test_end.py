"""The end of a game on the stage: its scene stands before the board, as wide as the screen; what one may do next."""

from __future__ import annotations

import pytest

from collegium.registry import find, keys

from .conftest import PHONE, at_table
from .visits import aside, findings, page_of, table_at

ENDING = [key for key in keys() if find(key).stage and find(key).stage.end]
SCREENS = {
    "wide": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone": PHONE,
    "flat": {**PHONE, "viewport": {"width": 844, "height": 390}},
}


def test_there_are_games_with_an_end():
    assert "nobel_run" in ENDING


@pytest.mark.parametrize("key", ENDING)
def test_the_end_fills_the_board_and_says_what_one_may_do_next(browser, twin, key):
    room, person = aside(table_at, find(key), 1.0)
    assert room.match.over
    for name, screen in SCREENS.items():
        page = page_of(browser, twin, person, **screen)
        page.goto(f"{twin.url}/t/{room.id}/")
        at_table(page)
        scene, panel = (page.locator(what).bounding_box() for what in ("#result .end svg.stage", "#panel-centre"))
        assert abs(scene["width"] - panel["width"]) < 20, name
        assert page.locator("#choice [data-act=board]").count() == 1 and page.locator("#choice .acts .main").count()
        if name == "flat":  # test_access looks at the other screens
            assert findings(page) == []
        page.context.close()
