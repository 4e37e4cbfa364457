"""A clock in a real browser: it ticks, warns, runs out to a bot, and the seat is taken back; how it is set up."""

from __future__ import annotations

from datetime import timedelta

from collegium.registry import find

from .conftest import at_table
from .visits import aside, findings, page_of, seated, table_at

GAME = "nobel_run"
CLOCK = "document.querySelector('.seat-chip.you .clock')"


def nearly_out():
    """A live table at which the person has a few seconds left, and that waits for them as if for long."""
    from django.utils import timezone

    from collegium.web.live import rooms, rows
    from collegium.web.models import Table

    room, person = table_at(find(GAME), 0.2)
    now = timezone.now()
    long = timedelta(minutes=1)  # the keeper of the server takes tables over that stand still
    told = {"pace": Table.LIVE, "clock": 600, "stand_in": "fresher", "changed": now - long, "attended": now - long}
    Table.objects.filter(id=room.id).update(begun=now, **told)
    rooms.close(room.id)
    room = rooms.room(room.id)
    left = room.clocks.left(0, now)
    Table.objects.filter(id=room.id).update(clock=int(600 - left + 9))
    rooms.close(room.id)
    rows.write_waiting(rooms.room(room.id))
    return room.id, person


def test_a_clock_ticks_warns_and_runs_out_to_a_bot(browser, twin):
    table, person = aside(nearly_out)
    page = page_of(browser, twin, person, bypass_csp=True)
    page.goto(f"{twin.url}/t/{table}/")
    at_table(page)
    page.wait_for_function(f"/^0:\\d\\d$/.test({CLOCK}?.textContent)")
    before = page.evaluate(f"{CLOCK}.textContent")
    page.wait_for_function(f"before => {CLOCK}.textContent !== before", arg=before)
    page.wait_for_function(f"{CLOCK}.matches('.soon')")
    page.wait_for_function("/ten seconds|one minute/.test(document.querySelector('#clock-says').textContent)")
    page.get_by_role("button", name="Take your seat back").click(timeout=40_000)
    page.wait_for_function(f"/^[01]:\\d\\d$/.test({CLOCK}?.textContent)")
    assert page.locator("#clock-says").inner_text() == "" or page.evaluate(f"{CLOCK}.matches('.soon')")
    page.goto(f"{twin.url}/me/settings")
    assert findings(page) == []
    page.context.close()


def test_with_people_there_is_a_clock_and_against_bots_none(browser, twin):
    page = browser.new_page(locale="en-GB")
    page.goto(f"{twin.url}/new/{GAME}")
    chosen = page.locator("[name=clock]:checked")
    assert chosen.get_attribute("value") == "none"
    seated(page, 1, "open")
    assert chosen.get_attribute("value") == "10+10"
    page.wait_for_function("document.querySelector('#sum').textContent.includes('10 minutes each')")
    seated(page, 1, "student")
    assert chosen.get_attribute("value") == "none"
    page.locator("form.setup label", has=page.locator("[name=clock][value='1d']")).click()
    seated(page, 1, "open")
    assert chosen.get_attribute("value") == "1d", "what was chosen stays"
    page.close()
