"""Play with a finger on a phone: a tap on a lit piece raises its sheet, a second one chooses, and reading never plays.

`make soak-hand` taps, holds and starts many times more often."""

from __future__ import annotations

import os
import random
from urllib.parse import parse_qs

import pytest

from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE, at_table
from .visits import aside, findings, page_of, table_at

TIMES = int(os.environ.get("COLLEGIUM_TAPS", "1"))
# For each game: taps and holds; for each way to start: starts.
TAPS, HOLDS, STARTS = 5 * TIMES, 5 * max(TIMES // 2, 1), max(TIMES, 2)
# Moments of a game, each with its part of the taps; at the first ones something is lit in a row that can be swiped.
MOMENTS = {"nobel_run": (0.45, 0.15, 0.9, 0.3, 0.6), "awesome_academics": (0.3, 0.05, 0.35, 0.1, 0.2)}
OTHERWISE = (0.4, 0.2, 0.6, 0.3, 0.75)
STAGED = [key for key in keys() if find(key).stage]
staged = pytest.mark.parametrize("key", STAGED)
# The lit pieces a finger can reach now: the middle of what is visible of each, and the options there.
LIT = """(sort) => [...document.querySelectorAll(`#stage .${sort}`)].map((one) => {
  const frames = [one, one.closest("svg.area"), document.getElementById("panel-centre")].filter(Boolean)
    .map((frame) => frame.getBoundingClientRect());
  const x = (Math.max(...frames.map((b) => b.left)) + Math.min(...frames.map((b) => b.right))) / 2;
  const y = (Math.max(...frames.map((b) => b.top)) + Math.min(...frames.map((b) => b.bottom))) / 2;
  const place = one.dataset.place, list = [...document.querySelectorAll(`#choice .option:not(.no)`)];
  const options = [...new Set(list.filter((o) => o.dataset.place === place).map((o) => o.value))];
  const there = document.elementFromPoint(x, y)?.closest("#stage .piece")?.dataset.place;
  return { place, x, y, options, there };
}).filter((one) => one.there === one.place)"""
SWIPE = """(by) => { for (const area of document.querySelectorAll("#stage svg.area"))
  area.dispatchEvent(new WheelEvent("wheel", { deltaX: by, bubbles: true })); }"""
SHEET = """() => { const sheet = document.getElementById("raised"), up = sheet.classList.contains("up");
  const high = (one) => one.getBoundingClientRect().height;
  const options = up ? [...document.querySelectorAll("#menu-here:not([hidden]) .option")] : [];
  return { place: up ? sheet.dataset.place : null, options: options.map((o) => o.value),
    least: Math.min(...options.map(high)), why: up ? sheet.querySelector(".why")?.textContent ?? "" : "" }; }"""
UNSENT = """() => { for (const one of document.querySelectorAll(".options, .options .option"))
  one.classList.remove("sent", "taken"); }"""
AGAIN = 420  # ms in which the page takes no second click


def moment(game, share):
    """A table at the first moment from there on at which something lies on a phone's board that can be chosen."""
    for later in range(12):
        room, person = table_at(game, share + later / 50)
        view, places = room.match.view(0), {o.place for o in room.match.options(0) if o.legal and o.place}
        areas = game.stage.compose(view, 0, "phone", frozenset(places)).areas
        if not places.isdisjoint(piece.id for area in areas for piece in area.pieces):
            return room, person
    raise AssertionError(f"{game.key}: nothing is lit from {share} on")


def shares(key):
    return MOMENTS.get(key, OTHERWISE)[: max(TIMES // 4, 1)]


class Finger:
    """Somebody with a phone at a table that takes no choice: what they would have chosen is in `sent`."""

    def __init__(self, browser, twin, key, share, taps="0", screen=PHONE):
        room, person = aside(moment, find(key), share)
        self.page = page = page_of(browser, twin, person, **screen)
        page.add_init_script(f"localStorage.setItem('taps', '{taps}')")
        self.sent, self.luck = [], random.Random(f"{key} {share}")
        page.route("**/choose", self.refuse)
        page.goto(f"{twin.url}/t/{room.id}/")
        at_table(page)
        page.wait_for_selector("#stage .can", state="attached")
        self.wire = page.context.new_cdp_session(page)

    def refuse(self, route):
        self.sent += parse_qs(route.request.post_data)["option"]
        route.fulfill(status=204)

    def somewhere(self, sort="can"):
        """A lit piece on some part of the board, which is swiped by chance; None where that part shows none."""
        tabs = self.page.locator(".switch [data-tab]:visible")
        lit = [tab for tab in tabs.all() if int(tab.get_attribute("data-lit") or 0)] or tabs.all()
        self.luck.choice(lit if sort == "can" else tabs.all()).tap()
        self.page.evaluate(SWIPE, self.luck.choice((-400, 0, 90, 250)))
        found = self.page.evaluate(LIT, sort)
        return self.luck.choice(found) if found else None

    def lit(self):
        for _ in range(40):
            if found := self.somewhere():
                return found
        raise AssertionError("nothing that is lit can be tapped")

    def tap(self, piece):
        """Tap a piece, and wait until a sheet is raised or a choice is sent."""
        before = len(self.sent)
        self.page.touchscreen.tap(piece["x"], piece["y"])
        self.until(lambda: self.sheet["place"] is not None or len(self.sent) > before)

    def until(self, holds):
        """Wait until something holds, or for two seconds: a busy machine takes its time."""
        for _ in range(33):
            self.page.wait_for_timeout(60)
            if holds():
                return

    def hold(self, piece, ms):
        self.touch("touchStart", piece["x"], piece["y"])
        self.page.wait_for_timeout(ms)
        self.touch("touchEnd")
        self.page.wait_for_timeout(60)

    def touch(self, kind, x=None, y=None):
        points = [] if x is None else [{"x": x, "y": y}]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe_down(self):
        top = self.page.locator("#raised").bounding_box()["y"] + 20
        self.touch("touchStart", 190, top)
        for by in (40, 120):
            self.touch("touchMove", 190, top + by)
        self.touch("touchEnd")

    @property
    def sheet(self):
        return self.page.evaluate(SHEET)

    def put_away(self):
        self.page.keyboard.press("Escape")
        self.page.evaluate(UNSENT)
        self.page.wait_for_timeout(AGAIN)


@staged
def test_every_tap_raises_the_sheet_of_the_piece_or_plays_it(browser, twin, key):
    tapped, lost = 0, []
    for share in shares(key):
        for taps in "01":
            finger = Finger(browser, twin, key, share, taps)
            for _ in range(max(TAPS // len(shares(key)) // 2, 2 + (taps == "0"))):
                piece, before = finger.lit(), len(finger.sent)
                finger.tap(piece)
                sheet, sent = finger.sheet, finger.sent[before:]
                plays = taps == "1" and len(piece["options"]) == 1
                wanted = (None, piece["options"]) if plays else (piece["place"], [])
                if (sheet["place"], sent) != wanted:
                    lost.append((share, taps, piece, sheet, sent))
                elif not plays:
                    assert set(sheet["options"]) == set(piece["options"]) and sheet["least"] >= 44, (piece, sheet)
                tapped += 1
                finger.put_away()
            finger.page.context.close()
    print(f"{key}: {tapped} taps, {len(lost)} lost")
    assert tapped >= TAPS and not lost


@staged
def test_reading_plays_nothing_however_long_the_finger_stays(browser, twin, key):
    held = 0
    for share in shares(key):
        for taps in "01":
            finger = Finger(browser, twin, key, share, taps)
            for _ in range(max(HOLDS // len(shares(key)) // 2, 2 + (taps == "0"))):
                piece = finger.lit()
                finger.hold(piece, finger.luck.choice((600, 900, 1300, 1900)))
                assert finger.sheet["place"] == piece["place"] and not finger.sent, (piece, finger.sheet, finger.sent)
                held += 1
                finger.put_away()
            finger.page.context.close()
    print(f"{key}: {held} holds")
    assert held >= HOLDS


@pytest.mark.parametrize("key", spread(STAGED, "second tap"))
def test_the_second_tap_takes_and_a_double_tap_does_not(browser, twin, key):
    finger = Finger(browser, twin, key, 0.4)
    page = finger.page
    for _ in range(2):
        piece = finger.lit()
        finger.tap(piece)
        row = page.locator("#menu-here .option").last
        box, option = row.bounding_box(), row.get_attribute("value")
        page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        assert finger.sheet["place"] == piece["place"] and not finger.sent  # within 400 ms
        page.wait_for_selector("#raised.up h3")
        assert findings(page, "#raised") == []
        page.wait_for_timeout(AGAIN)
        row.tap()
        finger.until(lambda: finger.sent and finger.sheet["place"] is None)
        assert finger.sent == [option] and finger.sheet["place"] is None
        finger.sent.clear()
        finger.put_away()
    page.context.close()


@pytest.mark.parametrize("key", spread(STAGED, "put away"))
def test_the_sheet_goes_by_its_cross_a_tap_beside_it_a_swipe_and_escape(browser, twin, key):
    finger = Finger(browser, twin, key, 0.4)
    page = finger.page
    piece = finger.lit()
    ways = {
        "cross": lambda: page.tap("#drop"),
        "beside": lambda: page.touchscreen.tap(200, 30),
        "swipe": finger.swipe_down,
        "escape": lambda: page.keyboard.press("Escape"),
    }
    for name, goes in ways.items():
        finger.tap(piece)
        assert finger.sheet["place"] == piece["place"], name
        assert page.evaluate("() => document.activeElement.closest('#raised.up') !== null")
        goes()
        finger.until(lambda: finger.sheet["place"] is None)
        assert finger.sheet["place"] is None and not finger.sent, name
        if name != "beside":  # the focus goes back, unless it was put elsewhere
            assert page.evaluate("() => document.activeElement.dataset.place") == piece["place"], name
        page.wait_for_timeout(AGAIN)
    page.context.close()


def test_a_refused_piece_says_why_on_its_sheet(browser, twin):
    finger = Finger(browser, twin, "nobel_run", 0.4)
    for _ in range(40):
        piece = finger.somewhere("no")
        if piece:
            break
    finger.tap(piece)
    finger.page.wait_for_selector("#raised.up svg")  # its card has come
    sheet = finger.sheet
    reasons = f'#choice .option.no[data-place="{piece["place"]}"] small'
    assert sheet["place"] == piece["place"] and sheet["options"] == []
    assert sheet["why"] in finger.page.locator(reasons).all_text_contents()
    finger.page.context.close()


def test_a_mouse_takes_a_piece_with_one_option_at_once(browser, twin):
    finger = Finger(browser, twin, "open_science_alliance", 0.4, screen={"viewport": {"width": 1440, "height": 900}})
    piece = next(one for one in finger.page.evaluate(LIT, "can") if len(one["options"]) == 1)
    finger.page.mouse.click(piece["x"], piece["y"])
    finger.page.wait_for_timeout(60)
    assert finger.sent == piece["options"] and finger.sheet["place"] is None
    finger.page.context.close()


ON_THE_BOARD = """() => {
  const panels = document.getElementById("panels"), box = document.getElementById("panel-centre");
  return panels.scrollLeft === 0 && box.scrollLeft === 0 && Math.abs(box.getBoundingClientRect().left) < 1; }"""


@pytest.mark.parametrize("start", ["play now", "guided"])
def test_a_game_opens_on_the_board(browser, server, start):
    key, away = "awesome_academics", 0
    for _ in range(STARTS):
        context = browser.new_context(**PHONE, locale="en-GB")
        page = context.new_page()
        page.goto(server.url if start == "play now" else f"{server.url}/games/{key}/")
        button = f'[data-game="{key}"] button.main' if start == "play now" else f"form[action='/learn/{key}'] button"
        page.locator(button).first.tap()
        page.wait_for_url("**/t/**")
        at_table(page)
        page.wait_for_function("() => document.getElementById('mark').dataset.mine === '1'", timeout=60_000)
        page.wait_for_timeout(700)  # longer than a scroll takes to settle
        away += not page.evaluate(ON_THE_BOARD)
        context.close()
    print(f"{start}: {STARTS} starts, {away} away from the board")
    assert away == 0
