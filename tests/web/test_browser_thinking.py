"""The coach and the analysis in a browser: what is advised is marked and can be taken, and all of it is accessible."""

from __future__ import annotations

import re
import time

import pytest

from .conftest import PHONE, at_table
from .visits import Visitor, aside, page_of, table_at


def look_both_ways(page):
    """Axe, light and dark."""
    visitor = Visitor(page)
    visitor.look("the page")
    assert visitor.found == {}


def advised(room):
    """As the coach would leave it."""
    options = room.match.options(0, refused=False)
    pointing = [o for o in options if o.place] or options
    found = [
        {"option": o.id, "share": share, "reasons": {"en": ["leads by 4 points"], "nl": [], "es": []}}
        for o, share in zip((pointing[-1], options[0]), (0.61, 0.4), strict=True)
    ]
    room.set_hint(0, room.asked(0), found)
    return pointing[-1]


@pytest.mark.spread
def test_advice_is_marked_and_accessible(browser, twin, game):
    room, person = aside(table_at, game, 0.2)
    best = aside(advised, room)
    page = page_of(browser, twin, person, color_scheme="light", viewport={"width": 1440, "height": 900})
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    assert "leads by 4 points" in page.inner_text(".coach-says") and "61" in page.inner_text(".coach-says")
    if best.place:
        assert page.locator(".zone .advised").count()
    look_both_ways(page)
    before = int(page.get_attribute("#mark", "data-number"))
    page.click("#question")  # the window has the keyboard
    page.keyboard.press("ArrowDown")  # the coach's first choice comes first
    assert page.evaluate("document.activeElement.value") == str(best.id)
    page.keyboard.press("Enter")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    page.context.close()


# Every name long and every seat choosing: the strip scrolls, the page does not.
CROWDED = """() => {
  const choosing = document.querySelector('.seat-chip .sr');
  for (const chip of document.querySelectorAll('.seat-chip')) {
    chip.querySelector('.name').append(' of a long name');
    chip.append(choosing.cloneNode(true));
  }
}"""


@pytest.mark.spread
def test_the_key_asks_for_advice(browser, twin, game):
    room, person = aside(table_at, game, 0.2)
    page = page_of(browser, twin, person, **PHONE)
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    page.evaluate(CROWDED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.route("**/advice", lambda route: route.fulfill(status=204))
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.tap("#question")
    end = time.monotonic() + 30
    while not sent and time.monotonic() < end:  # a window just opened may not have the keyboard yet
        page.keyboard.press("a")
        page.wait_for_timeout(500)
    assert sent and all(url.endswith(f"/t/{room.id}/advice") for url in sent)
    page.tap(".fold-button")
    page.wait_for_selector("main.folded")
    assert page.locator("#choice .options .option").first.is_visible()  # the whole list over the board
    unfolded = page.locator("#choice").bounding_box()["height"]
    page.tap(".fold-button")
    page.wait_for_selector("main.play:not(.folded)")
    assert page.locator("#choice").bounding_box()["height"] <= unfolded
    page.context.close()


@pytest.mark.spread
def test_an_analysis_is_accessible_and_fits_a_phone(browser, twin, game):
    from collegium.analysis import analysis
    from collegium.web.models import Study

    room, person = aside(table_at, game, 1.0)
    assert room.match.over
    count, seats = len(room.match.choices), room.match.seats
    worst = []
    for number in (3, 7):
        seat, option = room.match.choices[number]
        worst.append({"number": number, "seat": seat, "taken": option, "best": option, "cost": 0.2,
                      "why": {"en": ["more points"], "nl": [], "es": []}})  # fmt: skip
    figures = {"version": analysis.VERSION, "chances": [[1 / seats] * seats] * (count + 1),
               "accuracy": [0.9] * seats, "worst": worst}  # fmt: skip
    aside(lambda: Study.objects.create(table=room.table, figures=figures, done=count, total=count))
    page = page_of(browser, twin, person, color_scheme="light", **PHONE)
    page.goto(f"{twin.url}/t/{room.id}/")
    page.click("main a[href$='/analysis']")
    page.wait_for_load_state()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator(".worst li").count() == 2 and page.locator(".marked").count() == 2
    look_both_ways(page)
    link = page.locator(".worst a").first
    number = int(re.findall(r"at=([0-9]+)", link.get_attribute("href"))[0])
    link.click()  # it opens at its moment
    page.wait_for_function("n => +document.getElementById('mark')?.dataset.number === n", arg=number)
    page.context.close()
