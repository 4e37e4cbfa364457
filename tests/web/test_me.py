"""You: results per game, settings in one place, names, the words of the account's forms, leaving."""

from __future__ import annotations

import re

from collegium.registry import find

from .visits import aside, page_of, table_at

GAME = "nobel_run"


def known(site, person):
    from collegium.web.live import people

    client = site()
    client.cookies[people.COOKIE] = people.signed(person.id)
    return client


def test_results_are_of_whole_games_alone(site):
    from collegium.web.live import replays
    from collegium.web.page import results

    room, person = table_at(find(GAME), 2)
    replays.take_in(room.match, person, "en")
    seen = replays.Replay(room.table)
    replays.play_on(seen, person, seen.total - 1, 0)
    told = results.of(person, "en")
    (row,) = [row for row in told.rows if row.played]
    score = room.match.scores()[0]
    assert (told.games, row.entry.game.key, row.played, row.best) == (1, GAME, 1, score.points)
    assert row.places == (score.place,) and row.won == (score.place == 1)
    page = known(site, person).get("/me").content.decode()
    assert f"Most points: {score.points}" in page and f"/replay/{room.table.spectators}/" in page
    assert results.of(None, "en").games == 0 and site().get("/me").status_code == 200


def test_who_plays_again_keeps_the_name(site):
    from collegium.web.live import tables

    room, person = table_at(find(GAME), 2)
    twin = tables.rematch(room.id, person)
    assert [seat.name for seat in twin.seats.all()] == ["Ann", *(seat.name for seat in room.seats[1:])]


def test_a_name_that_the_site_gave_gives_way_to_the_account(site):
    from collegium.web.models import Person

    secret = {"password1": "correct horse battery", "password2": "correct horse battery"}
    for given, called in ((None, "wilhelmina"), ("Emmy", "Emmy")):
        client = site(headers={"Accept-Language": "nl"})
        client.post("/me/name", {"name": given} if given else {})
        user = f"wilhelmina{given or ''}"
        assert client.post("/register", {"username": user, **secret}).status_code == 302
        assert Person.objects.get(user__username=user).name == called


def test_forms_speak_as_we_do(site):
    """Django's own words are formal in Dutch and Spanish; ours are not, whatever is wrong."""
    formal = re.compile(r"\b(u|uw|usted|su|Introduzca|Voer)\b")
    wrong = (
        {"username": ""}, {"username": "a b", "password1": "x", "password2": "y"},
        {"username": "otto", "password1": "password", "password2": "password"},
        {"username": "wilhelmus", "password1": "wilhelmus1", "password2": "wilhelmus1"},
    )  # fmt: skip
    for lang in ("nl", "es"):
        client = site(headers={"Accept-Language": lang})
        for path, forms in (("/register", wrong), ("/login", ({}, {"username": "nobody", "password": "nothing"}))):
            for form in forms:
                page = client.post(path, form).content.decode()
                assert 'class="problem"' in page, (path, form)
                shown = re.sub(r"<[^>]*>", " ", page[page.index("<main") :])
                assert not formal.search(shown), (lang, form, formal.search(shown))


def test_logging_out_asks_whoever_types_the_address(site):
    page = site().get("/logout")
    assert page.status_code == 200 and b'action="/logout"' in page.content


def test_the_chat_says_who_left(site):
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person
    from collegium.web.page.paint import Viewer, paint

    ann, bob = (Person.objects.create(name=name) for name in ("Ann", "Bob"))
    table = tables.create(ann, find(GAME), next(iter(find(GAME).variants)), [("me", ""), ("open", "")])
    tables.join(table.id, bob)
    tables.start(table.id, ann)
    rooms.room(table.id)
    tables.leave(table.id, bob)
    chat = paint(rooms.room(table.id), Viewer(0, "en")).parts["chat"]
    assert "<b>Bob</b> has left. A bot plays on." in chat


def test_settings_are_kept_and_hold_at_the_table(browser, twin):
    room, person = aside(table_at, find(GAME), 0.2)
    page = page_of(browser, twin, person, viewport={"width": 1440, "height": 900})
    page.goto(f"{twin.url}/me/settings")
    for name, value in (("theme", "dark"), ("speed", "slow")):
        page.locator("label", has=page.locator(f"[name={name}][value={value}]")).click()
    page.check("#set-sound")
    page.uncheck("#set-keys")
    page.goto(f"{twin.url}/t/{room.id}/")
    page.wait_for_function("() => document.querySelector('main.play')?.dataset.staged")
    assert page.get_attribute("html", "data-theme") == "dark"
    kept = "() => ['speed', 'sounds', 'letters'].map((name) => localStorage.getItem(name))"
    assert page.evaluate(kept) == ["slow", "1", "0"]
    assert page.is_checked("#set-sound") and not page.is_checked("#set-keys")
    page.context.close()
