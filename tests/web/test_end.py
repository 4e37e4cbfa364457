"""The end of a game on the stage: its scene stands before the board, as wide as the screen; what one may do next."""

from __future__ import annotations

import pytest

from collegium.registry import find, keys

from ..breadth import wide
from .conftest import PHONE, at_table
from .visits import aside, findings, page_of, table_at

ENDING = [key for key in keys() if find(key).stage and find(key).stage.end]
SCREENS = {
    "wide": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone": PHONE,
    "flat": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "tall": {**PHONE, "viewport": {"width": 820, "height": 1180}},
}

DRAWN = """() => {
  const scene = document.querySelector("#result .end svg.stage");
  return scene.getScreenCTM().a * scene.viewBox.baseVal.width;
}"""  # px across that the scene is drawn, whatever room it has


def test_there_are_games_with_an_end():
    assert "nobel_run" in ENDING


EVERYWHERE = [
    (key, name) if (game + screen) % len(SCREENS) == 0 else wide(key, name)
    for game, key in enumerate(ENDING)
    for screen, name in enumerate(SCREENS)
]


@pytest.mark.parametrize(("key", "name"), EVERYWHERE)
def test_the_end_fills_the_board_and_says_what_one_may_do_next(browser, twin, key, name):
    room, person = aside(table_at, find(key), 1.0)
    assert room.match.over
    page = page_of(browser, twin, person, **SCREENS[name])
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    assert abs(page.evaluate(DRAWN) - page.locator("#panel-centre").bounding_box()["width"]) < 20
    assert page.locator("#choice [data-act=board]").count() == 1 and page.locator("#choice .acts .main").count()
    assert findings(page) == []
    page.context.close()
