"""Every page of the site is accessible: axe finds nothing serious or moderate, light and dark, desktop and phone.

All rules are tried in both schemes on both screens; `make test` has one game on each.
"""

from __future__ import annotations

import pytest

from collegium.registry import find, keys

from ..breadth import wide
from .conftest import PHONE, at_table
from .visits import Visitor, aside, page_of, seated, table_at

GAME = keys()[-1]
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
ALWAYS = {"desktop": keys()[0], "phone": keys()[-1]}
TABLES = [(key, name) if ALWAYS[name] == key else wide(key, name) for key in keys() for name in SCREENS]


@pytest.mark.parametrize("name", ["desktop", wide("phone")])
def test_pages_are_accessible(browser, server, name):
    page = browser.new_context(**SCREENS[name], locale="en-GB").new_page()
    visitor = Visitor(page)
    for path in ("/", "/login", "/register", f"/games/{GAME}/", f"/games/{GAME}/sources", "/nowhere"):
        visitor.at(server.url + path)
    page.goto(f"{server.url}/new/{GAME}")
    visitor.look("a new table")
    seated(page, 1, "open")
    page.click("form.setup button.main")
    page.wait_for_selector("#bot-1")
    visitor.look("the waiting room")
    visitor.at(f"{server.url}/")  # with a table of one's own
    visitor.at(f"{server.url}/me")
    assert visitor.found == {}
    page.context.close()


@pytest.mark.parametrize(("key", "name"), TABLES)
def test_tables_are_accessible(browser, twin, key, name):
    """A table in the middle of a game, a large card and a menu on it, its panels, its story; and its end."""
    room, person = aside(table_at, find(key), 0.4)
    page = page_of(browser, twin, person, **SCREENS[name])
    visitor = Visitor(page)
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    visitor.look("the table")
    shown = page.locator("#stage [data-looks]:visible").first
    shown.dispatch_event("focusin")
    place = shown.get_attribute("data-place")
    page.evaluate("id => document.getElementById(`p-${id}`).focus({ focusVisible: true })", place)
    page.wait_for_selector("#large:not([hidden]) h3")
    visitor.look("a large card", "#large")
    page.keyboard.press("Escape")
    several = page.evaluate("""() => { const counts = {};
      for (const o of document.querySelectorAll("#choice .options .option:not(.no)[data-place]"))
        counts[o.dataset.place] = (counts[o.dataset.place] ?? 0) + 1;
      const lies = (place) => document.getElementById(`p-${place}`);
      return Object.keys(counts).find((place) => counts[place] > 1 && lies(place)) ?? ""; }""")
    if several:
        page.locator(f'[id="p-{several}"]').dispatch_event("click")
        page.wait_for_selector("#menu-here:not([hidden])")
        visitor.look("a menu", "#menu-here")
        page.keyboard.press("Escape")
    for tab in ("chat", "help"):  # help has the settings
        page.locator(f"#tab-{tab}").dispatch_event("click")
        page.locator(f"#pane-{tab}").wait_for(state="attached")
        visitor.look(tab, f"#pane-{tab}")
    visitor.at(f"{twin.url}/t/{room.id}/story?as=0")
    room, person = aside(table_at, find(key), 1.0)
    page.context.close()
    page = visitor.page = page_of(browser, twin, person, **SCREENS[name])
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    visitor.look("the result")
    visitor.at(f"{twin.url}/t/{room.id}/analysis")
    assert visitor.found == {}
    page.context.close()
