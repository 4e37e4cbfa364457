"""What only a browser shows: phones, the tab's title, the curtain, healing after a lost connection."""

from __future__ import annotations

import re
import time

import pytest

from collegium.registry import find, keys

from .conftest import PHONE, at_table
from .visits import seated

GAME = keys()[-1]


@pytest.fixture
def page(browser, server):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    found = context.new_page()
    found.goto(server.url)
    yield found
    context.close()


def in_a_game(page, server, key=GAME):
    page.goto(server.url)
    page.click(f'[data-game="{key}"] button.main')
    at_table(page)
    return page.url


# The smallest words of the table, as they stand on the screen.
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#board svg text")].map((text) => {
  const scale = text.getScreenCTM().a;
  return parseFloat(getComputedStyle(text).fontSize) * scale;
}))"""


def test_two_clicks_to_a_running_game(page, server):
    page.click(f'[data-game="{GAME}"] button.main')
    page.wait_for_selector("#choice .options .option")
    page.wait_for_function("() => document.title.startsWith('●')")
    assert "turn" in page.get_attribute("#favicon", "href")


@pytest.mark.spread
def test_nothing_scrolls_sideways_on_a_phone(browser, server, game):
    context = browser.new_context(**PHONE)
    page = context.new_page()
    for path in ("/", "/me", f"/new/{game.key}", f"/games/{game.key}/", f"/games/{game.key}/sources"):
        page.goto(server.url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
    in_a_game(page, server, game.key)
    page.wait_for_selector("#choice .option, #choice .doing", state="attached")
    assert page.get_attribute("main.play", "data-shape") == "narrow"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate("""() => [...document.querySelectorAll('#choice .options .option, .switch button')]
        .filter(b => b.getClientRects().length && b.getBoundingClientRect().height < 44).length""")
    assert small == 0
    panels = (
        ("panel-side", "panel-centre") if game.stage else ("panel-mine", "panel-rivals", "panel-side", "panel-centre")
    )
    for panel in panels:
        page.locator(f'[data-go="{panel}"]').first.click()
        page.wait_for_function(
            "id => Math.abs(document.getElementById(id).getBoundingClientRect().left) < 3", arg=panel
        )
        wide = page.evaluate(
            "id => document.getElementById(id).scrollWidth - document.getElementById(id).clientWidth", panel
        )
        assert wide <= 1, panel
    context.close()


def test_a_narrow_window_gets_a_narrow_table(browser, server):
    """What the server cannot know of a desktop's window the script tells it; and the next page comes right at once."""
    context = browser.new_context(viewport={"width": 600, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    drawn = []
    page.on("response", lambda answer: drawn.append(answer.url) if "/t/" in answer.url else None)
    in_a_game(page, server)
    assert page.get_attribute("main.play", "data-shape") == "narrow"
    assert len([url for url in drawn if url == page.url]) == 1
    for width, shape in ((1440, "wide"), (1280, "medium"), (1180, "small"), (1024, "middle")):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_selector(f"main.play[data-ready={shape}][data-shape={shape}]")
        at_table(page)
        assert 11.5 <= page.evaluate(SMALLEST) < 40, shape
    context.close()


def test_a_table_without_cookies_is_drawn_anew_once(browser, server):
    """Where the kind of screen cannot be kept, the address carries it; the page does not load for ever."""
    context = browser.new_context(viewport={"width": 600, "height": 844}, locale="en-GB")
    page = context.new_page()
    in_a_game(page, server)
    page.keyboard.press("h")
    watched = page.input_value("#spectate")
    stranger = browser.new_context(viewport={"width": 600, "height": 844}).new_page()
    stranger.add_init_script("Object.defineProperty(document, 'cookie', {get: () => '', set: () => true})")
    loads = []
    stranger.on("response", lambda answer: loads.append(answer.url) if answer.url.startswith(watched) else None)
    stranger.goto(watched)
    at_table(stranger)
    assert "shape=narrow" in stranger.url and len([url for url in loads if "/stream" not in url]) == 2
    stranger.context.close()
    context.close()


def test_keys_open_help_and_story_and_take_back(page, server):
    in_a_game(page, server, "nobel_run")  # where the first choice reveals nothing and the turn goes on
    page.wait_for_selector("#choice .options .option")
    page.keyboard.press("h")
    assert page.is_visible("#pane-help") and not page.is_visible("#pane-story")
    page.keyboard.press("s")
    assert page.is_visible("#pane-story") and not page.is_visible("#pane-help")
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.className")
    assert "option" in focused
    before = int(page.get_attribute("#mark", "data-number"))
    page.keyboard.press("Enter")
    page.wait_for_selector("#undo")
    page.keyboard.press("u")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number >= n + 2", arg=before)
    page.wait_for_selector("#undo", state="detached")


def test_an_option_shows_where_it_lands(page, server):
    in_a_game(page, server, GAME)
    page.wait_for_selector("#choice .options .option")
    pointing = page.locator("#choice .options .option[data-place]")
    place = pointing.first.get_attribute("data-place")
    pointing.first.hover()
    assert page.locator(f'.zone [data-place="{place}"].aimed').count()


def test_a_choice_is_seen_by_everybody_at_once(page, browser, server):
    address = in_a_game(page, server)
    watcher = browser.new_context(locale="es-ES").new_page()
    page.keyboard.press("h")
    watcher.goto(page.input_value("#spectate"))
    at_table(watcher)
    page.wait_for_selector("#choice .options .option")
    before = int(watcher.get_attribute("#mark", "data-number"))
    page.locator("#choice .options .option").first.click()
    watcher.wait_for_function(
        "n => +document.getElementById('mark').dataset.number > n",
        arg=max(before, int(page.get_attribute("#mark", "data-number")) - 1),
    )
    assert not watcher.locator("#choice .option").count()
    assert "/watch/" in watcher.url and address not in watcher.url
    watcher.context.close()


def test_chat_arrives_and_is_only_text(page, server):
    in_a_game(page, server)
    page.click("#tab-chat")
    page.fill("#say", "<img src=x onerror=alert(1)> hello")
    page.click(".say button")
    page.wait_for_selector("#chat-lines b")
    assert "<img src=x" in page.inner_text("#chat-lines") and not page.locator("#chat-lines img").count()
    page.wait_for_function("() => document.getElementById('say').value === ''")


def test_the_page_heals_after_a_lost_connection(page, browser, server):
    """Without its stream, the game goes on from elsewhere; once it can, the page shows what happened meanwhile."""
    page.route("**/stream?*", lambda route: route.abort())
    address = in_a_game(page, server)
    page.wait_for_selector("#choice .options .option")
    elsewhere = browser.new_context(storage_state=page.context.storage_state(), locale="en-GB")
    second = elsewhere.new_page()
    second.goto(address)
    at_table(second)
    second.wait_for_selector("#choice .options .option")
    before = int(second.get_attribute("#mark", "data-number"))
    second.locator("#choice .options .option").first.click()
    second.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    assert int(page.get_attribute("#mark", "data-number")) <= before
    page.unroute("**/stream?*")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    elsewhere.close()


def test_a_choice_is_sent_until_it_is_answered_and_then_no_more(page, server):
    """The first time nobody answers, and the page says so; the second time it is kept. Before the stream has told, no
    other option can be sent: it would be late."""
    sent, answers = [], []
    page.on("request", lambda asked: sent.append(asked.post_data) if asked.url.endswith("/choose") else None)
    page.on("response", lambda told: answers.append(told.status) if told.url.endswith("/choose") else None)
    in_a_game(page, server)
    page.wait_for_selector("#choice .options .option")
    page.route("**/stream?*", lambda route: route.abort())
    page.reload()
    at_table(page)
    page.route("**/choose", lambda route: route.abort(), times=1)
    page.locator("#choice .options .option").first.dispatch_event("click")
    page.wait_for_selector("#toast.on")
    assert page.inner_text("#toast") == page.get_attribute("main.play", "data-lost")
    assert page.locator("#choice .options.sent, #choice .options.again").count()
    with page.expect_response("**/choose"):
        pass
    page.locator("#choice .options .option").nth(1).dispatch_event("click")
    before = int(page.get_attribute("#mark", "data-number"))
    page.unroute("**/stream?*")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    assert answers == [204] and len(sent) == 2 and sent[0] == sent[1]


def test_the_notice_goes_also_where_the_stream_tells_of_a_choice_before_it_is_answered(page, server):
    """The connection comes back with the choice on its way for the second time, and the stream is the quicker one: then
    the form that waited for the answer is gone."""
    held = []
    in_a_game(page, server)
    page.wait_for_selector("#choice .options .option")
    page.route("**/stream?*", lambda route: route.abort())
    page.reload()
    at_table(page)
    before = int(page.get_attribute("#mark", "data-number"))
    page.route(
        "**/choose", lambda route: held.append(route) if page.locator(".options.again").count() else route.abort()
    )
    page.locator("#choice .options .option").first.dispatch_event("click")
    page.wait_for_selector("#toast.on")
    with page.expect_request("**/choose"):
        pass
    page.wait_for_timeout(100)
    answer = held[0].fetch()
    page.unroute("**/stream?*")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    held[0].fulfill(response=answer)
    page.wait_for_function("() => !document.getElementById('toast').classList.contains('on')", timeout=9000)
    assert page.inner_text("#toast") == page.get_attribute("main.play", "data-found")


def test_the_waiting_room_keeps_what_was_chosen(page, server):
    """It renews itself every two seconds; nobody loses what they have chosen or where they are."""
    page.goto(f"{server.url}/new/{GAME}")
    seated(page, 1, "open")
    page.click("form.setup button.main")
    page.wait_for_selector("#bot-1")
    page.select_option("#bot-1", "fresher")
    page.focus("#put-1")
    for _ in range(2):
        with page.expect_response(lambda answer: answer.url.endswith("/waiting")):
            pass
    page.wait_for_function("() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')")
    assert page.input_value("#bot-1") == "fresher" and page.evaluate("document.activeElement.id") == "put-1"


def test_the_seats_follow_the_variant(page, server):
    key, alone = next((k, v) for k in keys() for v, (_, high) in find(k).variants.items() if high == 1)
    page.goto(f"{server.url}/new/{key}")
    taken = page.locator(".seatrow:visible")
    assert taken.count() > 1
    page.locator(".tile", has=page.locator(f"[value={alone}]")).click()
    assert taken.count() == 1
    page.click("form.setup button.main")
    at_table(page)


def test_hot_seat_draws_a_curtain(page, server):
    page.goto(f"{server.url}/new/{GAME}")
    seated(page, 1, "here")
    page.fill("input[name=name-1]", "Bea")
    seated(page, 2, "here")
    page.click("form.setup button.main")
    page.click(".curtain a.main")
    at_table(page)
    seen = set()
    end = time.monotonic() + 60
    while len(seen) < 2 and time.monotonic() < end:
        page.wait_for_selector("#choice .options .option")
        seen.add(re.search(r"as=(\d)", page.url)[1])
        before = int(page.get_attribute("#mark", "data-number"))
        page.locator("#choice .options .option").first.click()
        page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
        if page.is_visible("#curtain a.main"):
            assert page.locator("#curtain").bounding_box()["height"] > 800
            page.click("#curtain a.main")
            at_table(page)
    assert len(seen) == 2


def test_theme_and_language_are_remembered(page, server):
    page.click("[data-act=theme]")
    chosen = page.get_attribute("html", "data-theme")
    page.click(".langs [value=nl]")
    assert page.get_attribute("html", "lang") == "nl" and page.get_attribute("html", "data-theme") == chosen


def test_the_first_page_is_light(browser, server):
    """All that the first page loads, pictures of the tables included, as it comes over the wire."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto(server.url, wait_until="networkidle")
    page.wait_for_timeout(500)
    assert len(sizes) > 6 and sum(sizes) < 400 * 1024, sizes
    assert re.search(r"site\.[0-9a-f]{12}\.css", page.content())
    context.close()


def test_who_left_elsewhere_is_told_so_and_nothing_is_tried_again(browser, server):
    """Another tab of a table that one has left shows why, and asks for no stream any more."""
    from .people import Person

    ann, bea = Person(server), Person(server)
    form = {"variant": next(iter(find(GAME).variants)), "seat-0": "me", "seat-1": "open", "seat-2": "fresher"}
    table = ann.post(f"/new/{GAME}", form, live=False)[2]["Location"]
    link = re.search(r'value="[^"]*(/join/[^"]+)"', ann.get(table)[1])[1]
    bea.get(link)
    bea.post(f"{table}join", {"seat": 1}, live=False)
    ann.post(f"{table}start", live=False)
    context = browser.new_context()
    context.add_cookies([{"name": k, "value": v, "url": server.url} for k, v in ann.cookies.items()])
    page, asked = context.new_page(), []
    page.on("request", lambda request: asked.append(request.url) if "/stream" in request.url else None)
    page.goto(server.url + table)
    at_table(page)
    ann.post(f"{table}leave", live=False)
    page.wait_for_selector("main:not(.play)")
    assert "private" in page.inner_text("main")
    before = len(asked)
    page.wait_for_timeout(2500)
    assert len(asked) == before
    context.close()
