"""Tables on a tablet that lies on its side: the board of a tablet upright, the seats in the bar, the list beside it."""

from __future__ import annotations

import pytest

from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE, at_table
from .visits import aside, findings, page_of, set_up, table_at

STAGED = [key for key in keys() if find(key).stage]
LYING = [(1180, 820), (1112, 834), (1024, 768)]
SMALL = {768: 11.5}  # px of the smallest words where the whole board has to be drawn a little smaller
# Both sides of each line at which the page changes: upright or lying, a phone's board or a tablet's, in a low window.
EDGES = [
    (739, 740), (739, 1000), (740, 740), (740, 1000), (900, 700), (1000, 1000), (1001, 1000), (1023, 699), (1023, 768),
    (1024, 1025), (1024, 1024), (1025, 1024), (1024, 700), (1024, 699), (1239, 700), (1239, 699), (1239, 1239),
    (1239, 1240), (1239, 900), (1240, 900), (740, 500), (740, 499),
]  # fmt: skip
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#stage text")]
  .filter((text) => text.getBoundingClientRect().width)
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
DRAWN = "() => document.getElementById('ground').getScreenCTM().a"
CUT = """() => [...document.querySelectorAll("#seats, #seats .seat-chip")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.id || one.textContent)"""
# Seats, board, parts and list: what stands over another, or out of the window.
AMISS = """() => {
  const found = [], shown = ["#seats", "#panel-centre", ".switch", "#choice"].map((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return {name, left: box.left, top: box.top, right: box.right, bottom: box.bottom};
  }).filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  for (const one of shown) {
    if (one.left < -1 || one.top < -1 || one.right > innerWidth + 1 || one.bottom > innerHeight + 1)
      found.push(one.name);
    for (const other of shown)
      if (one.name < other.name && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUNDED)
        found.push(`${one.name} ${other.name}`);
  }
  return found.concat(shown.length < 3 ? ["too little is shown"] : []);
}""".replace("ROUNDED", "12")  # px: at the foot of a small screen the list has round corners over the board


def resized(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    at_table(page)


def tablet(browser, **more):
    size = {"width": LYING[0][0], "height": LYING[0][1]}
    return browser.new_context(**{**PHONE, "viewport": size, "locale": "en-GB", **more}).new_page()


@pytest.mark.parametrize("key", spread(STAGED, "lying"))
def test_the_whole_board_stands_beside_the_list_at_every_number_of_seats(browser, server, key):
    low, high = next(iter(find(key).variants.values()))
    page = tablet(browser)
    for seats in range(max(low, 2), high + 1):
        page.goto(set_up(page, server, find(key), seats))
        for width, height in LYING:
            resized(page, width, height)
            where = (seats, width, height)
            assert page.get_attribute("main.play", "data-board") == "tall", where
            assert page.locator("#stage.beside").count() and page.locator("#area-mine, #area-tray").first.is_visible()
            board, choice = page.locator("#panel-centre").bounding_box(), page.locator("#choice").bounding_box()
            assert board["width"] >= min(820, width - 268) - 1 and choice["width"] <= 361, where
            assert page.evaluate(DRAWN) >= 0.95 and page.evaluate(SMALLEST) >= SMALL.get(height, 12) - 0.05, where
            assert page.locator("#seats .seat-chip").count() == seats
            assert page.evaluate(AMISS) == [] and page.evaluate(CUT) == [], where
    page.context.close()


@pytest.mark.parametrize("key", spread(STAGED, "edges"))
def test_no_window_falls_between_two_kinds_of_screen(browser, twin, key):
    room, person = aside(table_at, find(key), 0.5)
    page = page_of(browser, twin, person)
    page.goto(f"{twin.url}/t/{room.id}/")
    for width, height in EDGES:
        resized(page, width, height)
        assert page.evaluate(AMISS) == [], (width, height)
        assert height < 680 or page.evaluate(SMALLEST) >= 10.9, (width, height)
    page.context.close()


@pytest.mark.parametrize("key", spread(STAGED, "parts"))
def test_each_part_of_a_board_can_be_brought_beside_the_list(browser, twin, key):
    room, person = aside(table_at, find(key), 0.5)
    page = page_of(
        browser, twin, person, **{**PHONE, "viewport": dict(zip(("width", "height"), LYING[0], strict=True))}
    )
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    parts = page.locator(".switch [data-tab]:visible").all()
    away = page.locator("#stage .area[data-tab]").count()
    assert bool(parts) == bool(away), "parts to choose from where some are out of sight, else none"
    for part in parts:
        part.tap()
        tab = part.get_attribute("data-tab")
        assert page.locator(f'#stage .area[data-tab="{tab}"]:not([data-away])').count()
        assert page.locator("#choice .options .option").first.is_visible()
    assert findings(page) == []
    page.context.close()
