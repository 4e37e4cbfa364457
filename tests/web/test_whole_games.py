"""One whole game of every game there is: two people in two browsers and a bot; one by mouse, one by keyboard alone, in
different languages; and in the middle the server is killed without a goodbye.

Beginning and end are played in the browser; what lies between is written to the journal while the server is down, as
if it had been played (`make soak` plays all of it by hand)."""

from __future__ import annotations

import os
import random
import sqlite3
import time

import pytest
from playwright.sync_api import TimeoutError

from collegium.match.match import new

from .conftest import Server, at_table
from .visits import seated

STATE = """() => {
  const mark = document.getElementById("mark").dataset;
  return {number: +mark.number, mine: mark.mine === "1", over: mark.over === "1",
          options: document.querySelectorAll("#choice .options .option").length,
          bot: document.querySelector("#seats .seat-chip:last-child").classList.contains("acting")};
}"""
TABLE = """() => [...document.querySelectorAll("#board .zone, #board .zone [id], #board .zone title")].map(
  (part) => part.tagName === "title" ? part.textContent : [part.id, part.dataset.place])"""
BY_HAND = os.environ.get("COLLEGIUM_WHOLE_GAMES") == "by hand"
LAST = 20  # choices that are left when the middle is over
MOST = 2500  # human choices after which a test gives up


class Player:
    """Somebody with a browser window."""

    def __init__(self, browser, server, name, locale, keyboard):
        self.context = browser.new_context(locale=locale, viewport={"width": 1280, "height": 800})
        self.context.add_init_script("localStorage.setItem('speed', 'instant')")  # test_following has what travels
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.server, self.name, self.keyboard, self.choices = server, name, keyboard, 0
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, message):
        quiet = ("ERR_", "Failed to load", "[object Event]")  # what a browser and htmx say when a server is gone
        if message.type == "error" and not any(words in message.text for words in quiet):
            self.problems.append(message.text)

    @property
    def state(self):
        return self.page.evaluate(STATE)

    def choose(self, state, luck):
        """One choice, by the keyboard alone or by the mouse (in the list, or on the table where one can)."""
        which = luck.randrange(state["options"])
        if self.keyboard:
            for _ in range(min(which, 6) + 1):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        elif luck.random() < 0.3 and self.on_the_table(which):
            pass
        elif self.choices % 3 == 0:
            self.page.wait_for_timeout(420)  # a click so soon after another makes no choice
            self.page.locator("#choice .options .option").nth(which).click()
        else:  # the same without waiting for the picture to stand still, which is slow without a graphics card
            self.page.locator("#choice .options .option").nth(which).dispatch_event("click")
        self.choices += 1
        end = time.monotonic() + 20
        while self.state["number"] <= state["number"]:
            assert time.monotonic() < end, (self.name, self.page.inner_html("#choice"), self.page.inner_text("#toast"))
            time.sleep(0.01)

    def on_the_table(self, which):
        """Press the piece that an option points at; True when that is enough to choose."""
        place = self.page.locator("#choice .options .option").nth(which).get_attribute("data-place")
        twins = self.page.locator(f'#choice .options .option[data-place="{place}"]').count() if place else 0
        piece = self.page.locator(f'.zone [data-place="{place}"].can').first
        if twins != 1 or not piece.count():
            return False
        try:
            piece.dispatch_event("click", timeout=3000)
        except TimeoutError:  # another's choice took it away just now
            return False
        return True

    def table(self):
        """Every zone and piece with its place, and everything by its name; not how wide a zone is drawn: that depends
        on what it has held before, so that nothing jumps, and a server that starts again has not seen that."""
        return self.page.evaluate(TABLE)


@pytest.fixture(scope="module")
def own_server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("whole-games"), COLLEGIUM_PREPARE="cached")
    yield server
    server.stop()
    assert not server.errors(), "\n".join(server.errors())[:4000]


@pytest.mark.spread
def test_a_whole_game(own_server, browser, game):
    luck = random.Random(game.key)
    ann = Player(browser, own_server, "Ann", "en-GB", keyboard=False)
    bob = Player(browser, own_server, "Bob", luck.choice(("nl-NL", "es-ES")), keyboard=True)
    address = sit_down(own_server, game, ann, bob)
    killed = False
    begun = last = time.monotonic()
    while True:
        states = {player: player.state for player in (ann, bob)}
        if all(state["over"] for state in states.values()):
            break
        ready = [player for player, state in states.items() if state["mine"] and state["options"]]
        if not ready:
            assert time.monotonic() - last < 120, states
            time.sleep(0.01)
            continue
        player = luck.choice(ready)
        player.choose(states[player], luck)
        last = time.monotonic()
        if not killed and ann.choices + bob.choices == 14:
            killed = kill_and_compare(own_server, address, ann, bob)
            if not BY_HAND:
                leap(own_server, address, game, luck)
                for somebody in (ann, bob):
                    somebody.page.reload()
                    at_table(somebody.page)
        assert ann.choices + bob.choices < MOST
    assert killed and ann.choices and bob.choices
    for player in (ann, bob):
        assert player.page.is_visible("#result .sheet tbody tr") and player.page.is_visible("#result .chart")
        assert not player.problems, player.problems
    assert ann.page.inner_text("#result caption") != bob.page.inner_text("#result caption")
    cells = "cells => cells.map(cell => cell.textContent)"
    points = [player.page.eval_on_selector_all("#result .sheet .total td", cells) for player in (ann, bob)]
    assert points[0] == points[1]
    spent = time.monotonic() - begun
    print(f"{game.key}: {ann.choices + bob.choices} choices by people in {spent:.0f} s")
    for player in (ann, bob):
        player.context.close()


def sit_down(server, game, ann, bob):
    """Ann sets a table up with an open seat and a bot, Bob comes by the link, Ann starts. Returns the table's id."""
    ann.page.goto(f"{server.url}/new/{game.key}")
    ann.page.fill("input[name=name]", "Ann")
    seated(ann.page, 1, "open")
    seated(ann.page, 2, "fresher")
    for quick in ann.page.locator("[name=quick]").all():  # people choose from the first card on
        quick.uncheck()
    ann.page.click("form.setup button.main")
    link = ann.page.input_value("#invite")
    bob.page.goto(link)
    bob.page.click(".places button.main")
    ann.page.wait_for_selector("button.big:not([disabled])")
    ann.page.click("button.big")
    for player in (ann, bob):
        at_table(player.page)
    time.sleep(2.2)  # the waiting room's last call may load the page once more
    assert ann.page.get_attribute("html", "lang") == "en" and bob.page.get_attribute("html", "lang") != "en"
    return ann.page.url.split("/t/")[1].strip("/")


def kill_and_compare(server, table, ann, bob):
    """Kill the server while people think; afterwards everybody sees the same table and nothing is lost.

    A choice that was under way when the server died (the bot's, not shown yet) stands in the journal: then both see it,
    and the server is killed once more."""
    for _ in range(4):
        before = quiet(ann, bob)
        server.kill()
        with sqlite3.connect(server.data / "site.sqlite3") as database:
            rows = database.execute("select count(*) from site_entry where table_id = ?", [table]).fetchone()[0]
        assert rows >= before[0][0] == before[1][0]  # a discreet choice is kept, and counted for nobody else
        server.start()
        bob.page.reload()
        at_table(bob.page)
        after = quiet(ann, bob)
        if after[0][0] == before[0][0]:
            assert after == before  # Ann's page healed by itself (or needed nothing), Bob's was drawn from the journal
            return True
        assert rows >= after[0][0] > before[0][0]
    raise AssertionError("a choice was under way each time")


def quiet(ann, bob):
    """What both see, at a moment when the bot owes no choice and everybody has seen the last one."""
    end = time.monotonic() + 20
    while True:
        states = [player.state for player in (ann, bob)]
        if all(state["over"] for state in states) or (
            states[0]["number"] == states[1]["number"] and not any(state["bot"] for state in states)
        ):
            return [(player.state["number"], player.table()) for player in (ann, bob)]
        assert time.monotonic() < end, states
        time.sleep(0.05)


def leap(server, table, game, luck):
    """Play on by chance, up to the last choices, in the journal alone; the server starts from there."""
    server.kill()
    with sqlite3.connect(server.data / "site.sqlite3") as database:
        variant, seed = database.execute("select variant, seed from site_table where id = ?", [table]).fetchone()
        seats = database.execute("select count(*) from site_seat where table_id = ?", [table]).fetchone()[0]
        made = database.execute("select seat, option from site_entry where table_id = ? order by number", [table])
        match = new(game, seats, variant, int(seed))
        for seat, option in made.fetchall():
            match.choose(seat, option)
        begun, (last,) = (
            match.number,
            database.execute("select max(number) from site_entry where table_id = ?", [table]).fetchone(),
        )
        while not match.over:
            seat = luck.choice(match.to_act)
            match.choose(seat, luck.choice(match.legal(seat)))
        for number, (seat, option) in enumerate(match.choices[begun:-LAST], last + 1):
            written = (table, number, "c", seat, option, number, "p", "2026-01-01 00:00:00")
            columns = "(table_id, number, kind, seat, option, answers, by, at)"
            database.execute(f"insert into site_entry {columns} values (?, ?, ?, ?, ?, ?, ?, ?)", written)
        there = new(game, seats, variant, int(seed))
        for seat, option in match.choices[:-LAST]:
            there.choose(seat, option)
        for seat in range(seats):  # whom a server that starts wakes up
            asked = (seat in there.to_act, table, seat)
            database.execute("update site_seat set waiting = ? where table_id = ? and number = ?", asked)
    server.start()
