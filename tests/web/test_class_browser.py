"""A class in real browsers: twelve phones, the projector's page, from the code to the results."""

from __future__ import annotations

import re
from contextlib import suppress

from collegium.registry import find

from .conftest import PHONE, at_table
from .people import Person
from .test_classes import PUPILS, QUICKEST
from .visits import aside, findings, page_of


def test_a_class_of_twelve_plays_to_the_end(browser, twin):
    """Twelve people on phones (two of them real ones), the projector's page in a browser: asked for help, paused, one
    table played to its end, the others ended where they stand; the results."""
    game = find(QUICKEST)
    teacher = aside(host)
    wide = page_of(browser, twin, teacher, viewport={"width": 1440, "height": 900}, bypass_csp=True)
    wide.goto(f"{twin.url}/class?game={game.key}")
    wide.fill("[name=title]", "Research methods")
    wide.get_by_role("button", name="Open it").click()
    wide.wait_for_selector("main.hall")
    code = wide.inner_text(".way-in .code [aria-hidden]").replace(" ", "")
    sizes = wide.evaluate(SMALLEST)
    assert sizes["least"] >= 17 and sizes["code"] == 66 and sizes["qr"] == 284
    pupils = [Person(twin) for _ in PUPILS[2:]]
    for pupil, name in zip(pupils, PUPILS[2:], strict=True):
        pupil.get(f"/c/{code}/")
        assert pupil.post(f"/c/{code}/", {"name": name}, live=False)[0] == 302
    phones = [browser.new_context(locale="en-GB", bypass_csp=True, **PHONE).new_page() for _ in range(2)]
    for phone, name in zip(phones, PUPILS, strict=False):
        phone.goto(f"{twin.url}/join")
        phone.fill("[name=code]", code.lower())
        phone.get_by_role("button", name="Go").click()
        phone.fill("[name=name]", name)
        assert findings(phone) == []
        phone.get_by_role("button", name="Sit down").click()
        phone.wait_for_selector("text=You are in")
    wide.wait_for_function("() => document.querySelectorAll('.gathered li').length === 12")
    wide.get_by_role("button", name="Deal the tables").click()
    wide.wait_for_selector(".tile-of")
    tables = wide.locator(".tile-of").count()
    assert tables == 12 // usual_seats()
    for phone in phones:
        phone.wait_for_url("**/t/*/")
        at_table(phone)
    assert wide.evaluate(SMALLEST)["least"] >= 17 and findings(wide) == []
    assert wide.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    phones[0].set_viewport_size({"width": 844, "height": 390})  # turned on its side
    at_table(phones[0])
    phones[0].locator("#gathering button").click()
    wide.wait_for_selector(".tile-of.help")
    wide.get_by_role("button", name="Pause all").click()
    phones[0].wait_for_selector("#halted >> text=Your teacher has paused the game")
    assert findings(phones[0], within="#halted") == []
    wide.get_by_role("button", name="Go on").click()
    phones[0].wait_for_selector("#halted", state="hidden")
    aside(played_out, code)
    wide.wait_for_selector("#tile-1.over")
    wide.locator(".hall-head").get_by_role("button", name="End all").click()
    wide.locator("#end-all").get_by_role("button", name="End all").click()  # it asks once
    wide.wait_for_function("left => document.querySelectorAll('.tile-of.ended').length === left", arg=tables - 1)
    wide.locator(".hall-head").get_by_role("link", name="Results").click()
    assert re.search(r"Sara", wide.inner_text("main"))
    for page in (wide, *phones):
        page.context.close()


SMALLEST = """() => {
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const read = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && !one.closest(".sr, .skip, [popover], #toast") && words(one));
  const qr = document.querySelector(".hall-qr"), pad = parseFloat(getComputedStyle(qr).paddingLeft);
  return {least: Math.min(...read.map(size)), code: size(document.querySelector(".way-in .code")),
    qr: qr.clientWidth - 2 * pad};
}"""


def usual_seats():
    """As many as a page offers at first."""
    from collegium.web.live.catalogue import default_seats

    return default_seats(find(QUICKEST))


def host():
    from collegium.web.models import Person

    return Person.objects.create(name="Teacher")


def played_out(code):
    """The first table to its end, by whoever is asked: as if all had let bots choose."""
    from collegium import bots
    from collegium.web.live import classes, rooms
    from collegium.web.models import Entry, Gathering
    from collegium.web.refusals import Refused

    room = rooms.fresh(classes.current(Gathering.objects.get(code=code)).first().id)
    for _ in range(3000):
        if room.match.over:
            return
        seat = room.match.to_act[0]
        with suppress(Refused):  # a bot of the server was quicker
            by = Entry.BOT if room.seats[seat].bot else Entry.PERSON
            room.choose(seat, bots.pick(room.match, seat, "fresher"), room.asked(seat), by)
    raise AssertionError("the table did not come to its end")
