"""Tables on the stage, in a browser: one screen, play on the board, large cards, what travels, who listens."""

from __future__ import annotations

import re

import pytest

from collegium.registry import find, keys

from .conftest import PHONE, at_table
from .visits import counted

STAGED = [key for key in keys() if find(key).stage]
SCREENS = [(1440, 900), (1280, 720), (1920, 1080)]
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#stage text")]
  .filter((text) => text.getBoundingClientRect().width)
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
SCROLLS = """() => ["documentElement", "body"].some((name) => document[name].scrollHeight > innerHeight + 1
  || document[name].scrollWidth > innerWidth + 1) || (() => { const b = document.getElementById("panel-centre");
  return b.scrollHeight > b.clientHeight + 1 || b.scrollWidth > b.clientWidth + 1; })()"""
NUMBER = "() => +document.getElementById('mark').dataset.number"

staged = pytest.mark.parametrize("key", STAGED)


def begun(page, server, key, seats=None):
    """A table of one person and bots, where the person is asked."""
    low, high = next(iter(find(key).variants.values()))
    page.goto(f"{server.url}/new/{key}")
    count = seats or min(max(low, 3), high)
    counted(page, count)
    for quick in page.locator("[name=quick]").all():  # the set-up has pieces of its own
        quick.uncheck()
    page.locator("form.setup button.main, form.setup [type=submit]").first.click()
    at_table(page)
    asked(page)


def asked(page):
    """Wait until the person is asked."""
    page.wait_for_function("() => document.getElementById('mark').dataset.mine === '1'")
    page.wait_for_selector("#choice .options .option", state="attached")


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield context.new_page()
    context.close()


@staged
def test_the_table_is_one_screen_at_every_number_of_seats(page, server, key):
    low, high = next(iter(find(key).variants.values()))
    for seats in range(max(low, 2), high + 1):
        begun(page, server, key, seats)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(400)
            at_table(page)
            assert not page.evaluate(SCROLLS), (seats, width, height)
            assert page.evaluate(SMALLEST) >= 11.5, (seats, width, height)
            for part in ("#stage .area", "#choice"):
                box = page.locator(part).last.bounding_box()
                assert box and box["y"] >= 0 and box["y"] + min(box["height"], 60) <= height, (part, seats, width)


@staged
def test_a_piece_with_several_options_opens_a_menu_and_one_option_is_taken(page, server, key):
    begun(page, server, key)
    counts = page.evaluate("""() => { const found = {};
      for (const o of document.querySelectorAll("#choice .options .option:not(.no)[data-place]"))
        found[o.dataset.place] = (found[o.dataset.place] ?? 0) + 1;
      return found; }""")
    before = page.evaluate(NUMBER)
    several = [place for place, count in counts.items() if count > 1]
    place = (several or list(counts))[0]
    piece = page.locator(f'[id="p-{place}"]')
    piece.click()
    if several:
        assert page.is_visible("#menu-here") and page.locator("#menu-here .option").count() == counts[place]
        assert page.evaluate(NUMBER) == before
        page.wait_for_timeout(420)
        page.locator("#menu-here .option").first.click()
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    assert not page.is_visible("#menu-here")


@staged
def test_a_double_click_makes_one_choice(page, server, key):
    begun(page, server, key)
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/choose") else None)
    page.locator("#choice .options .option:not(.no)").first.dblclick()
    page.wait_for_timeout(700)
    assert len(sent) == 1


@staged
def test_what_cannot_be_taken_says_why_at_its_place(page, server, key):
    begun(page, server, key)
    refused = page.locator("#stage .piece.no")
    for _ in range(25):  # until something on the board is refused
        if refused.count():
            break
        before = page.evaluate(NUMBER)
        page.locator("#choice .options .option:not(.no)").first.dispatch_event("click")
        page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
        asked(page)
    place = refused.first.get_attribute("data-place")
    why = page.locator(f'#choice .no[data-place="{place}"] small').first.text_content()
    before = page.evaluate(NUMBER)
    refused.first.dispatch_event("click")
    note = page.locator(".toast-here")
    note.wait_for()
    assert note.text_content() == why and page.evaluate(NUMBER) == before
    there, here = note.bounding_box(), refused.first.bounding_box()
    assert abs(there["y"] + there["height"] - here["y"]) < 140 and abs(there["x"] - here["x"]) < 320


@staged
def test_the_large_card_by_mouse_and_keyboard(page, server, key):
    begun(page, server, key)
    piece = page.locator("#stage [data-looks]").first
    box = piece.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#large:not([hidden]) h3")
    assert page.locator("#large p").count() and page.locator("#large svg use").count()
    page.keyboard.press("Escape")
    assert not page.is_visible("#large")
    page.mouse.move(5, 5)
    piece.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.wait_for_selector("#large:not([hidden]) h3")


@staged
def test_the_large_card_by_touch(browser, server, key):
    context = browser.new_context(**PHONE, locale="en-GB")
    page = context.new_page()
    begun(page, server, key)
    piece = page.locator("#stage [data-looks]").first
    place = piece.get_attribute("id")
    page.evaluate(
        """id => { const piece = document.getElementById(id), b = piece.getBoundingClientRect();
          piece.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, pointerType: "touch",
            clientX: b.left + 5, clientY: b.top + 5})); }""",
        place,
    )
    page.wait_for_selector("#large:not([hidden]) h3")
    context.close()


@staged
def test_words_are_large_enough_on_small_screens(browser, server, key):
    for width, height in ((390, 844), (360, 640), (844, 390), (820, 1180)):
        context = browser.new_context(viewport={"width": width, "height": height}, is_mobile=True, has_touch=True)
        page = context.new_page()
        begun(page, server, key)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALLEST) >= 10.5, (width, height)
        assert page.locator("#choice").bounding_box()["y"] < height
        context.close()


@staged
def test_who_stands_where_can_be_read(page, server, key):
    begun(page, server, key)
    names = page.locator("#seats .name").all_text_contents()
    tree = page.locator("#stage").aria_snapshot()
    for name in names:
        first = re.split(r"\s", name.strip())[0]
        assert first in tree, (first, tree[:800])
    regions = page.locator("#stage .area").evaluate_all("parts => parts.map((p) => p.getAttribute('aria-label'))")
    assert len(regions) == len(set(regions)) and all(regions)
