"""Whom one plays: every bot's level and rating stands at its seat, or is told by a tip there, and to who listens."""

from __future__ import annotations

import pytest

from collegium.bots.measured import measured
from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE, at_table
from .visits import AXE, aside, page_of, table_at

STAGED = [key for key in keys() if find(key).stage]
SHORT = {"en": "Fresher", "nl": "Eerstejaars", "es": "Novato"}
MISMATCH = """async () => (await axe.run(document, {runOnly: {type: "rule", values: ["label-content-name-mismatch"]}}))
  .violations.flatMap((rule) => rule.nodes.map((node) => node.html.slice(0, 200)))"""
SHIFT = """() => new Promise((done) => { let sum = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
    .observe({type: "layout-shift", buffered: true});
  setTimeout(() => done(sum), 800); })"""
CUT = """() => { const strip = document.getElementById("seats");
  return strip.scrollWidth > strip.clientWidth + 1 || [...strip.querySelectorAll(".name, .score")].some((one) => {
    const a = one.getBoundingClientRect(), b = one.closest("li").getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || a.left < b.left || a.right > b.right; }); }"""


def rating(key):
    found = measured(find(key), "fresher")
    return f"{found.rating} ± {found.band}"


@pytest.fixture(scope="module", params=spread(STAGED, __name__))
def seated(request, django):
    """A table in the middle of a game against freshers."""
    room, person = aside(table_at, find(request.param), 0.4)
    return request.param, room, person


@pytest.fixture
def opened(browser, twin, seated):
    """Opens the page of that table on a screen, in a language."""
    _, room, person = seated
    contexts = []

    def open_page(lang="en", **screen):
        page = page_of(browser, twin, person, locale=lang, **screen)
        contexts.append(page.context)
        page.goto(f"{twin.url}/t/{room.id}/")
        at_table(page)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.mark.parametrize("lang", spread(SHORT, "test_where_there_is_room_it_stands_at_the_seat"))
def test_where_there_is_room_it_stands_at_the_seat(opened, seated, lang):
    page = opened(lang, viewport={"width": 1920, "height": 1080})
    kind = page.locator("#seat-1 .kind")
    assert (
        kind.is_visible()
        and kind.inner_text().replace("\xa0", " ") == f"{SHORT[lang]} {rating(seated[0]).split(' ')[0]}"
    )
    assert page.locator("#seat-1 .bot-sign").inner_text() == "bot" and page.locator("#seat-0 .bot-sign").count() == 0
    assert not page.evaluate(CUT)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(400)
    at_table(page)
    assert not page.evaluate(CUT)  # where the headline is long, only the tip says it


def test_a_phone_shows_the_robot_and_the_whole_name(opened):
    page = opened(**PHONE)
    assert page.locator("#seat-1 .bot-sign svg").is_visible() and not page.evaluate(CUT)


def test_who_listens_hears_it_on_every_screen(opened, seated):
    for screen in ({"viewport": {"width": 1440, "height": 900}}, PHONE):
        heard = opened(**screen).locator("#seats").aria_snapshot()
        assert f"Fresher (bot), {rating(seated[0])}" in heard, heard


def test_names_hold_the_words_that_one_reads(opened):
    for screen in ({"viewport": {"width": 1440, "height": 900}}, PHONE):
        page = opened(**screen)
        page.evaluate(AXE)
        assert page.evaluate(MISMATCH) == []


def test_the_set_up_page_stays_still_on_a_phone(browser, twin, seated):
    page = page_of(browser, twin, seated[2], **PHONE)
    page.goto(f"{twin.url}/new/{seated[0]}")
    assert page.evaluate(SHIFT) < 0.05
    page.context.close()


def test_a_seat_that_is_touched_says_it(opened, seated):
    page = opened(**PHONE)
    page.tap("#seat-1")
    note = page.locator(".toast-here")
    note.wait_for()
    assert f"Fresher (bot), {rating(seated[0])}" in note.text_content() and "point" in note.text_content()
    box = note.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= page.locator("#seat-1").bounding_box()["y"]


def test_a_seat_that_is_pointed_at_or_focused_says_it(opened, seated):
    page = opened(viewport={"width": 1280, "height": 720})
    page.hover("#seat-1")
    note = page.locator(".toast-here")
    note.wait_for()
    assert f"Fresher (bot), {rating(seated[0])}" in note.text_content()
    page.mouse.move(400, 400)
    note.wait_for(state="detached")
    page.locator("#seat-1").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "seat-2"
    note.wait_for()
    page.keyboard.press("Escape")
    note.wait_for(state="detached")


def test_who_stands_in_is_told_too(django):
    from collegium.web.page.panels import Kind, _written_chip, bot_kind
    from collegium.web.page.snippets import NOTHING

    kind = bot_kind(find(STAGED[0]), "rated:1650", "en")
    assert kind == Kind("≈ 1,650", "", "About 1,650 (bot)")
    chip = _written_chip(
        "en", 1, "Bob", kind, "bot for now", False, "", None, False, NOTHING, False, NOTHING, False
    )  # fmt: skip
    assert 'data-who="bot for now · About 1,650 (bot)"' in chip


def test_points_below_nothing_have_a_minus_that_is_one(django):
    from collegium.web.page.panels import _score

    assert "<b>−2</b>" in _score("en", -2, None, over=False, you=False)
    assert "<b>−2</b>" in _score("en", -2, -5, over=False, you=False)
    assert "−5" in _score("en", -2, -5, over=False, you=False)
