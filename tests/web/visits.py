"""Visits by a browser: tables that have come so far, the page of whoever sits there, and what axe finds on it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from collegium.engine import compiler, engines
from collegium.match.match import new
from collegium.registry import take_in

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
RUN = """async (within) => (await axe.run(within || document, {resultTypes: ["violations"]})).violations"""
SCHEMES = ("light", "dark")


def findings(page, within=""):
    """What axe calls moderate or worse on the page, or in one part of it: the rule, and the first elements."""
    page.evaluate(AXE)
    return [
        (
            rule["id"],
            rule["help"],
            [f"{node['html'][:160]} | {node['failureSummary'][:200]}" for node in rule["nodes"][:3]],
        )
        for rule in page.evaluate(RUN, within)
        if rule["impact"] in ("moderate", "serious", "critical")
    ]


class Visitor:
    """Somebody who goes through pages and writes down what axe finds there, light and dark."""

    def __init__(self, page):
        self.page, self.found = page, {}

    def look(self, name, within=""):
        """At the whole page, or at what has just opened on one that was looked at before."""
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            if found := findings(self.page, within):
                self.found[name, scheme] = found

    def at(self, address):
        self.page.goto(address)
        self.look(address)


def aside(work, *told):
    """Do something with the database: not in the thread of the browser's event loop."""
    from django.db import connection

    def whole():
        try:
            return work(*told)
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(whole).result()


@cache
def hasten(key):
    """Play a game on its compiled rules where they are there already: a long way in, that is ten times as quick."""
    if compiler.is_cached(take_in(key)):
        engines.compiled(take_in(key))


def table_at(game, share):
    """A table from a kept replay that has come so far and waits for seat 0, or is over."""
    from collegium.web.live import rooms, tables
    from collegium.web.models import Entry, Person, Table

    hasten(game.key)
    variant, (low, high) = next(iter(game.variants.items()))
    file = game.folder / "tests" / "replays" / f"{variant}-{min(max(low, 3), high)}.json"
    kept = json.loads(file.read_text(encoding="utf-8"))
    person = Person.objects.create(name="Ann")
    table = tables.create(person, game, variant, [("me", ""), *[("fresher", "")] * (kept["seats"] - 1)])
    Table.objects.filter(id=table.id).update(seed=str(kept["seed"]), state=Table.RUNNING)
    match, made = new(game, kept["seats"], variant, kept["seed"]), kept["choices"]
    for number, (seat, option) in enumerate(made):
        if number >= share * len(made) and match.to_act[0] == 0 and len(match.legal(0)) > 1:
            made = made[:number]
            break
        match.choose(seat, option)
    Entry.objects.bulk_create(
        Entry(table=table, number=number, kind=Entry.CHOICE, seat=seat, option=option, answers=number, by=Entry.PERSON)
        for number, (seat, option) in enumerate(made[:-1])
    )
    room = rooms.room(table.id)
    for seat, option in made[-1:]:  # the room itself sees to all that follows from it
        room.choose(seat, option, room.asked(seat))
    return room, person


def page_of(browser, twin, person, **more):
    from collegium.web.live import people

    context = browser.new_context(**{"locale": "en-GB", **more})
    context.add_cookies([{"name": people.COOKIE, "value": people.signed(person.id), "url": twin.url}])
    return context.new_page()


def set_up(page, server, game, seats=None, variant=""):
    """A table of one person and bots, every choice of the set-up by hand, as the page of a new table would send it;
    returns its address. No page is drawn for it: in a browser that takes longer than the table itself."""
    variant = variant or next(iter(game.variants))
    asks, (low, high) = page.context.request, game.variants[variant]
    count = seats or min(max(low, 3), high)
    new = f"{server.url}/new/{game.key}"
    asks.get(new)
    token = next(cookie["value"] for cookie in page.context.cookies(server.url) if cookie["name"] == "csrftoken")
    form = {"csrfmiddlewaretoken": token, "variant": variant, "undo": "1", "seat-0": "me"}
    answer = asks.post(new, form={**form, **{f"seat-{seat}": "student" for seat in range(1, count)}}, max_redirects=0)
    assert answer.status == 302, (answer.status, answer.text()[:2000])
    return server.url + answer.headers["location"]


def seated(page, seat, who):
    """On the page of a new table: somebody in a seat."""
    page.locator("form.setup label", has=page.locator(f"[name=seat-{seat}][value={who}]")).click()


def counted(page, seats):
    """On the page of a new table: so many seats."""
    page.locator("form.setup label", has=page.locator(f"[name=count][value='{seats}']")).click()
