"""Tables on the stage, in a browser: one screen, play on the board, large cards, what travels, who listens."""

from __future__ import annotations

import re

import pytest

from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE, at_table
from .visits import aside, counted, page_of, set_up, table_at

STAGED = [key for key in keys() if find(key).stage]
SCREENS = [(1440, 900), (1280, 720), (1920, 1080)]
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#stage text")]
  .filter((text) => text.getBoundingClientRect().width)
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
SCROLLS = """() => ["documentElement", "body"].some((name) => document[name].scrollHeight > innerHeight + 1
  || document[name].scrollWidth > innerWidth + 1) || (() => { const b = document.getElementById("panel-centre");
  return b.scrollHeight > b.clientHeight + 1 || b.scrollWidth > b.clientWidth + 1; })()"""
REACHED = """() => { if (document.getElementById("mark").dataset.mine === "1") return true;
  if (!document.getElementById("following").hidden) document.getElementById("step-all").click(); return false; }"""
NUMBER = "() => +document.getElementById('mark').dataset.number"

staged = pytest.mark.parametrize("key", spread(STAGED, "staged"))


def begun(page, server, key, seats=None, speed=""):
    """A table of one person and bots, where the person is asked; what bots did before that is skipped."""
    if speed:
        page.add_init_script(f"localStorage.setItem('speed', '{speed}')")
    page.goto(set_up(page, server, find(key), seats))
    at_table(page)
    page.wait_for_function(REACHED)
    asked(page)


def asked(page):
    """Wait until the person is asked."""
    page.wait_for_function("() => document.getElementById('mark').dataset.mine === '1'")
    page.wait_for_selector("#choice .options .option", state="attached")


def opened(browser, server, key, **screen):
    """A new browser window at a table of its own, until it is closed."""
    context = browser.new_context(**screen, locale="en-GB")
    page = context.new_page()
    begun(page, server, key)
    yield page
    context.close()


@pytest.fixture(scope="module", params=spread(STAGED, "window"))
def window(request, browser, server):
    """A table that the tests of a game share."""
    yield from opened(browser, server, request.param, viewport={"width": 1440, "height": 900})


@pytest.fixture
def table(window):
    """The shared table: one is asked, nothing is open. A test may choose there."""
    window.mouse.move(5, 5)
    window.keyboard.press("Escape")
    asked(window)
    window.wait_for_timeout(420)  # a click so soon after another makes no choice
    return window


@pytest.fixture(scope="module", params=spread(STAGED, "phone"))
def phone(request, browser, server):
    """The same on a phone."""
    yield from opened(browser, server, request.param, **PHONE)


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield context.new_page()
    context.close()


def test_so_many_seats_are_asked_for_on_the_page_of_a_new_table(page, server):
    key = max(STAGED, key=lambda key: find(key).seats[1])
    page.goto(f"{server.url}/new/{key}")
    counted(page, find(key).seats[1])
    page.locator("form.setup button.main").click()
    at_table(page)
    assert page.locator("#seats .seat-chip").count() == find(key).seats[1]


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


def test_who_stands_where_can_be_read(table):
    names = table.locator("#seats .name").all_text_contents()
    tree = table.locator("#stage").aria_snapshot()
    for name in names:
        first = re.split(r"\s", name.strip())[0]
        assert first in tree, (first, tree[:800])
    regions = table.locator("#stage .area").evaluate_all("parts => parts.map((p) => p.getAttribute('aria-label'))")
    assert len(regions) == len(set(regions)) and all(regions)


def test_the_large_card_by_mouse_and_keyboard(table):
    piece = table.locator("#stage [data-looks]").first
    box = piece.bounding_box()
    table.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.wait_for_selector("#large:not([hidden]) h3")
    assert table.locator("#large p").count() and table.locator("#large svg use").count()
    table.keyboard.press("Escape")
    assert not table.is_visible("#large")
    table.mouse.move(5, 5)
    piece.focus()
    table.keyboard.press("Shift+Tab")
    table.keyboard.press("Tab")
    table.wait_for_selector("#large:not([hidden]) h3")


def test_the_large_card_goes_when_the_pointer_leaves_the_table(table):
    piece, held = table.locator("#stage [data-looks]").first, []
    piece.hover()
    table.wait_for_selector("#large:not([hidden]) h3")
    table.mouse.move(300, 3)
    assert not table.is_visible("#large")
    table.route("**/look?*", lambda route: held.append(route))
    with table.expect_request("**/look?*"):
        piece.hover()
    table.mouse.move(300, 3)
    table.wait_for_timeout(50)
    with table.expect_response("**/look?*"):
        held[0].continue_()
    table.wait_for_timeout(100)
    assert not table.is_visible("#large")  # nor does one come that was still on its way
    table.unroute("**/look?*")


def test_the_large_card_hides_nothing_that_can_be_chosen(page, server):
    begun(page, server, "open_science_alliance")  # four cards in a row, of which one is picked
    page.hover("#stage .can[data-looks]")
    page.wait_for_selector("#large:not([hidden]) h3")
    large = page.locator("#large").bounding_box()
    cards = [card.bounding_box() for card in page.locator("#stage .can").all()]
    assert len(cards) == 4
    assert all(
        card["y"] + card["height"] <= large["y"]
        or large["y"] + large["height"] <= card["y"]
        or card["x"] + card["width"] <= large["x"]
        or large["x"] + large["width"] <= card["x"]
        for card in cards
    )


def test_a_piece_with_several_options_opens_a_menu_and_one_option_is_taken(table):
    counts = table.evaluate("""() => { const found = {};
      for (const o of document.querySelectorAll("#choice .options .option:not(.no)[data-place]"))
        found[o.dataset.place] = (found[o.dataset.place] ?? 0) + 1;
      return found; }""")
    before = table.evaluate(NUMBER)
    several = [place for place, count in counts.items() if count > 1]
    place = (several or list(counts))[0]
    piece = table.locator(f'[id="p-{place}"]')
    piece.click()
    if several:
        assert table.is_visible("#menu-here") and table.locator("#menu-here .option").count() == counts[place]
        assert table.evaluate(NUMBER) == before
        table.wait_for_timeout(420)
        table.locator("#menu-here .option").first.click()
    table.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    assert not table.is_visible("#menu-here")


def with_ways(browser, twin, **screen):
    """A table where cards of one's hand have buttons on them."""
    room, person = aside(table_at, find("nobel_run"), 0.57)
    page = page_of(browser, twin, person, viewport={"width": 1440, "height": 900}, **screen)
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    asked(page)
    return page


def middle_of(part):
    box = part.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_button_on_a_piece_takes_its_own_option(browser, twin):
    page = with_ways(browser, twin)
    part = page.locator("#stage .can [data-way]").last
    option = part.get_attribute("data-way")
    sent, before = [], page.evaluate(NUMBER)
    page.on("request", lambda request: sent.append(request.post_data) if request.url.endswith("/choose") else None)
    page.mouse.move(*middle_of(part))
    lit = page.locator("#choice .option.lit")
    assert [one.get_attribute("value") for one in lit.all()] == [option], "the same thing twice"
    page.mouse.click(*middle_of(part))
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    assert page.locator("#menu-here").is_hidden() and len(sent) == 1 and f"option={option}&" in f"{sent[0]}&"
    page.context.close()


def test_fingers_and_keys_have_the_menu_instead_of_small_buttons(browser, twin):
    page = with_ways(browser, twin, has_touch=True)
    part = page.locator("#stage .can [data-way]").last
    before = page.evaluate(NUMBER)
    page.touchscreen.tap(*middle_of(part))
    page.wait_for_selector("#menu-here:not([hidden])")
    least = min(one.bounding_box()["height"] for one in page.locator("#menu-here .option").all())
    assert least >= 44 and page.evaluate(NUMBER) == before
    page.keyboard.press("Escape")
    piece = page.locator("#stage .can:has([data-way])").last
    piece.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#menu-here:not([hidden])")
    assert page.evaluate(NUMBER) == before
    page.context.close()


def test_a_double_click_makes_one_choice(table):
    sent = []
    table.on("request", lambda request: sent.append(request.url) if request.url.endswith("/choose") else None)
    table.locator("#choice .options .option:not(.no)").first.dblclick()
    table.wait_for_timeout(700)
    assert len(sent) == 1


def test_what_cannot_be_taken_says_why_at_its_place(table):
    refused = table.locator("#stage .piece.no")
    for _ in range(25):  # until something on the board is refused
        if refused.count():
            break
        before = table.evaluate(NUMBER)
        table.locator("#choice .options .option:not(.no)").first.dispatch_event("click")
        table.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
        asked(table)
    place = refused.first.get_attribute("data-place")
    why = table.locator(f'#choice .no[data-place="{place}"] small').first.text_content()
    sent = []
    table.on("request", lambda request: sent.append(request.url) if request.url.endswith("/choose") else None)
    refused.first.dispatch_event("click")
    note = table.locator(".toast-here")
    note.wait_for()
    assert note.text_content() == why and not sent  # others may choose meanwhile
    there, here = note.bounding_box(), refused.first.bounding_box()
    assert abs(there["y"] + there["height"] - here["y"]) < 140 and abs(there["x"] - here["x"]) < 320


def test_the_large_card_by_touch(phone):
    place = phone.locator("#stage [data-looks]").first.get_attribute("id")
    phone.evaluate(
        """id => { const piece = document.getElementById(id), b = piece.getBoundingClientRect();
          piece.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, pointerType: "touch",
            clientX: b.left + 5, clientY: b.top + 5})); }""",
        place,
    )
    phone.wait_for_selector("#large:not([hidden]) h3")


def test_a_long_menu_fits_the_screen_and_scrolls(phone):
    resized(phone, 360, 640)
    asked(phone)
    place = phone.evaluate("""() => { const one = [...document.querySelectorAll(
        "#choice .option:not(.no)[data-place]")].find((o) => document.getElementById("p-" + o.dataset.place));
      for (let k = 0; k < 30; k++) one.after(one.cloneNode(true));
      return one.dataset.place; }""")
    phone.locator(f'[id="p-{place}"]').dispatch_event("click")
    phone.wait_for_selector("#menu-here:not([hidden])")
    menu, last = phone.locator("#menu-here").bounding_box(), phone.locator("#menu-here .option").last
    assert menu["y"] >= 0 and menu["y"] + menu["height"] <= 640
    last.scroll_into_view_if_needed()
    assert last.bounding_box()["y"] + last.bounding_box()["height"] <= 640


def resized(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    at_table(page)


def test_words_are_large_enough_on_small_screens(phone):
    for width, height, least in (
        (390, 844, 12),
        (360, 640, 10.9),
        (844, 390, 12),
        (820, 1180, 12),
        (1024, 768, 11.5),
        (1180, 820, 12),
    ):
        resized(phone, width, height)
        assert phone.evaluate("document.documentElement.scrollWidth") <= width
        assert phone.evaluate(SMALLEST) >= least - 0.05, (width, height)
        assert phone.locator("#choice").bounding_box()["y"] < height


def test_on_its_side_the_list_stands_open_beside_the_board(phone):
    for width, height in ((844, 390), (1024, 640), (1024, 768)):
        resized(phone, width, height)
        board, choice = phone.locator("#panel-centre").bounding_box(), phone.locator("#choice").bounding_box()
        assert board["x"] + board["width"] <= choice["x"] + 1
        assert phone.locator("#choice .options .option").first.is_visible()
        assert not phone.locator("#choice .fold-button").is_visible()


def test_on_a_tablet_upright_own_things_stand_beside_a_part_and_the_list_below(phone):
    resized(phone, 820, 1180)
    if not phone.locator("#stage.beside").count():
        assert phone.locator(".switch [data-tab]").count() > 1  # one part at a time, as on a phone
        return
    for part in phone.locator(".switch [data-tab]:visible").all():
        part.click()
        assert phone.locator("#area-mine, #area-tray").first.is_visible()
        assert phone.locator("#choice .options .option").first.is_visible()


def test_each_part_says_how_many_places_can_be_chosen_there(phone):
    resized(phone, 390, 844)
    for part in phone.locator(".switch [data-tab]").all():
        tab = part.get_attribute("data-tab")
        assert int(part.get_attribute("data-lit")) == phone.locator(f'#stage .area[data-tab="{tab}"] .can').count()


IN_VIEW = """() => { const frame = document.getElementById("panel-centre").getBoundingClientRect();
  return [...document.querySelectorAll("#stage .can")].some((one) => { const box = one.getBoundingClientRect();
    return box.height && box.top >= frame.top && box.bottom <= frame.bottom; }); }"""


@pytest.mark.parametrize(("key", "share"), [("era_of_inventions", 0.52)])  # a trade: the market lies lowest in its part
def test_on_a_low_screen_something_that_can_be_taken_is_in_view(browser, twin, key, share):
    room, person = aside(table_at, find(key), share)
    page = page_of(browser, twin, person, **{**PHONE, "viewport": {"width": 320, "height": 568}})
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    page.wait_for_function(IN_VIEW)
    tab = page.evaluate("document.querySelector('main.play').dataset.tab")
    for part in page.locator(".switch [data-tab]").all():
        part.click()
    page.click(f'.switch [data-tab="{tab}"]')
    page.wait_for_function(IN_VIEW)
    page.context.close()


@pytest.mark.parametrize("size", [(360, 640), (320, 568)])
def test_words_keep_their_size_on_a_board_for_narrow_phones(browser, twin, size):
    room, person = aside(table_at, find("nobel_run"), 0.57)
    page = page_of(browser, twin, person, **{**PHONE, "viewport": dict(zip(("width", "height"), size, strict=True))})
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    for part in page.locator(".switch [data-tab]").all():
        part.click()
        assert page.evaluate(SMALLEST) >= 12
    page.context.close()


@pytest.mark.parametrize("width", [390, 360, 320])
def test_against_an_opponent_without_a_seat_both_stand_in_the_strip(browser, server, width):
    context = browser.new_context(**{**PHONE, "viewport": {"width": width, "height": 640}}, locale="es")
    page = context.new_page()
    page.goto(set_up(page, server, find("nobel_run"), variant="solo"))
    at_table(page)
    asked(page)
    chips = page.locator("#seats .seat-chip .name").all_text_contents()
    assert chips[-1] == "Peio" and len(chips) == 2
    assert page.evaluate(
        "() => { const b = document.getElementById('headline'); return b.scrollHeight < b.clientHeight + 8; }"
    )
    context.close()
