"""Tables on a phone: what an option means stays in sight above the unfolded list, and the words at the foot apart."""

from __future__ import annotations

import pytest

from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE, at_table
from .visits import aside, page_of, table_at

STAGED = [key for key in keys() if find(key).stage]
SCREENS = {"phone": (390, 844), "small": (360, 640), "narrow": (320, 568)}
# How far the piece that an option names lies outside of what is seen of the board, above or below.
HIDDEN = """option => { const one = document.getElementById("p-" + option.dataset.place);
  if (!one) return -1;
  const box = one.getBoundingClientRect(), frame = document.getElementById("panel-centre").getBoundingClientRect();
  const end = Math.min(frame.bottom, document.getElementById("choice").getBoundingClientRect().top);
  const middle = (box.left + box.right) / 2;
  return !box.height || middle < 0 || middle > innerWidth ? 9999
    : Math.max(frame.top - box.top, box.height > end - frame.top ? 0 : box.bottom - end); }"""
# The labels of the parts: left and right of each, in order.
LABELS = """() => [...document.querySelectorAll(".switch button")].filter((one) => one.offsetWidth).map((one) => {
  const word = [...one.childNodes].find((node) => node.nodeType === 3 && node.textContent.trim());
  const range = document.createRange(); range.selectNodeContents(word);
  const box = range.getBoundingClientRect(); return [word.textContent.trim(), box.left, box.right]; })"""
EDGE = 6  # px of shadow and rim below a card in the last row, beyond which nothing scrolls
LISTED = "#choice .option[data-place]:not(.no)"


def phone(browser, twin, person, room, screen, lang="en"):
    width, height = SCREENS[screen]
    page = page_of(browser, twin, person, **PHONE | {"viewport": {"width": width, "height": height}, "locale": lang})
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    return page


def moment(game):
    """A table at the first moment, from the middle on, at which the list has two places or more."""
    for tenths in range(4, 10):
        room, person = table_at(game, tenths / 10)
        places = {option.place for option in room.match.options(0) if option.legal and option.place}
        if len(places) > 1:
            break
    return room, person


@pytest.mark.parametrize("screen", spread(SCREENS, "sight"))
@pytest.mark.parametrize("key", spread(STAGED, "sight"))
def test_the_board_goes_to_what_the_focused_option_means(browser, twin, key, screen):
    room, person = aside(moment, find(key))
    page = phone(browser, twin, person, room, screen)
    page.tap(".fold-button")
    options = page.locator(LISTED)
    tried = 0
    for at in [*range(min(options.count(), 8)), options.count() - 1]:
        page.click(".switch [data-tab] >> nth=-1")  # from another part of the board
        options.nth(at).focus()
        page.wait_for_timeout(60)
        hidden = options.nth(at).evaluate(HIDDEN)
        assert hidden <= EDGE, (options.nth(at).get_attribute("data-place"), hidden)
        tried += hidden != -1
    assert tried > 1 and options.last.is_visible()
    page.context.close()


@pytest.mark.parametrize("lang", ["es", "nl", "en"])
@pytest.mark.parametrize("key", spread(sorted(STAGED, key=lambda key: -len(find(key).stage.tabs))))  # most parts first
def test_the_words_at_the_foot_stand_apart(browser, twin, key, lang):
    room, person = aside(table_at, find(key), 0.4)
    for screen in SCREENS:
        page = phone(browser, twin, person, room, screen, lang)
        labels = page.evaluate(LABELS)
        ends = [0.0, *(right for _, _, right in labels)]
        starts = [*(left for _, left, _ in labels), float(SCREENS[screen][0])]
        gaps = [start - end for end, start in zip(ends, starts, strict=True)]
        assert len(labels) > 3 and min(gaps[1:-1]) >= 4 and min(gaps) >= 1, (screen, labels)
        assert all(box["height"] >= 44 for box in (one.bounding_box() for one in page.locator(".switch button").all()))
        page.context.close()
