"""The first page: what stands for each game, which one suits tonight, your games, open tables, games to watch."""

from __future__ import annotations

import re

import pytest

from collegium.draw.howto import file_of
from collegium.kernel.texts import LANGUAGES
from collegium.registry import find, keys

from .conftest import PHONE
from .visits import aside, findings, page_of, table_at

GAME = "nobel_run"
COME = "() => [...document.querySelectorAll('.hand img')].every((one) => one.naturalWidth || !one.checkVisibility())"


@pytest.mark.parametrize("key", keys())
def test_every_game_has_its_pictures(key):
    stage = find(key).stage
    assert file_of(stage.folder).exists()
    wanted = {f"{lang}-{scheme}.webp" for lang in LANGUAGES for scheme in ("light", "dark")}
    wanted |= {f"card-{lang}.webp" for lang in LANGUAGES}
    found = {file.name: file.stat().st_size for file in (stage.folder / "front").iterdir()}
    assert set(found) == wanted and max(found.values()) < 50 * 1024  # make pictures


def test_a_game_suits_those_who_are_there_and_their_time(django):
    from collegium.web.page.tonight import Wish, answers, misfit, wish

    for people in range(1, 6):
        for minutes in (30, 60, 90, 120):
            for known in ("nothing", "basics"):
                found = answers(Wish(people, minutes, known), "en")
                assert len(found) == 2
                if people > 1:
                    assert all(one.entry.game.seats[0] <= people <= one.entry.game.seats[1] for one in found)
    light, heavy = sorted((find(key) for key in keys()), key=lambda game: game.minutes)[:: len(keys()) - 1]
    assert misfit(light, Wish(3, 30)) < misfit(heavy, Wish(3, 30))
    assert misfit(heavy, Wish(3, 120, "basics")) < misfit(light, Wish(3, 120, "basics"))
    assert wish({"people": "99", "minutes": "x", "known": "<b>"}) == Wish()


def test_the_answers_are_told_without_the_page(site):
    told = site().get("/tonight?people=2&minutes=30&known=nothing").content.decode()
    assert told.count("<a ") == 2 and "<html" not in told


def listed(page, where):
    part = re.search(rf'class="{where}".*?</section>', page, re.DOTALL)
    return part[0] if part else ""


def test_running_games_are_watched_only_where_that_is_public(site):
    from collegium.web.models import Table

    room, _ = table_at(find(GAME), 0.2)
    hidden, _ = table_at(find(GAME), 0.2)
    Table.objects.filter(id=room.id).update(public=True)
    for path in ("/", "/watch", "/lobby"):
        page = site().get(path).content.decode()
        assert f"/watch/{room.table.spectators}/" in page and hidden.table.spectators not in page, path
        assert room.id not in page


def test_what_i_am_asked_stands_in_my_games_alone(site, django):
    from collegium.web.live import people
    from collegium.web.models import Table

    room, person = table_at(find(GAME), 0.2)
    Table.objects.filter(id=room.id).update(public=True)
    client = site()
    client.cookies[people.COOKIE] = people.signed(person.id)
    question = room.match.say(room.match.question(0), "en", 0)
    assert question in listed(client.get("/").content.decode(), "mine")
    assert question not in site().get("/").content.decode()


def test_the_sentence_says_what_will_happen(site):
    """While a table is set up; what cannot be is said before it is tried."""
    client, seats = site(), {"seat-0": "me", "seat-1": "open", "seat-2": "student", "seat-3": "student"}
    low, high = (variants := find(GAME).variants)[next(iter(variants))]
    told = client.post(
        f"/new/{GAME}/sentence", {"variant": next(iter(variants)), "clock": "10+10", "public": "1", **seats}
    )
    page = told.content.decode()
    assert (
        "You, one open seat and 2 Student bots play Nobel Run." in page
        and "Everybody may come, 10 minutes each" in page
    )
    told = client.post(f"/new/{GAME}/sentence", {"variant": next(iter(variants)), "seat-0": "me"})
    assert f"{low} to {high} players" in told.content.decode()


def test_open_seats_can_be_filled_with_bots_at_once(site):
    from collegium.web.models import Table

    form = {"variant": next(iter(find(GAME).variants)), "seat-0": "me", "seat-1": "open", "seat-2": "fresher"}
    table = site().post(f"/new/{GAME}", {**form, "fill": "1"})["Location"].split("/")[2]
    found = Table.objects.get(id=table)
    assert found.state == Table.RUNNING and [seat.bot for seat in found.seats.all()] == ["", "student", "fresher"]


def test_the_pages_around_the_tables(browser, twin):
    """On a desk in light, on a phone in the dark: axe finds nothing, nothing scrolls sideways, and tonight answers."""
    _, person = aside(table_at, find(GAME), 0.2)
    for more in ({"viewport": {"width": 1440, "height": 900}}, {**PHONE, "color_scheme": "dark"}):
        page = page_of(browser, twin, person, bypass_csp=True, **more)
        for path in ("/", "/watch", "/learn", "/me"):
            page.goto(twin.url + path)
            assert findings(page) == [], path
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        page.goto(twin.url)
        page.wait_for_function(COME)
        before = page.inner_text("#answers")
        page.locator(".tonight label", has=page.locator("[name=minutes][value='120']")).click()
        page.wait_for_function("before => document.querySelector('#answers').innerText !== before", arg=before)
        page.context.close()
