"""A person's page: ratings with band and curve, recent games, head to head; what others may see of it."""

from __future__ import annotations

import re
import uuid

import pytest

from collegium.bots.measured import measured
from collegium.registry import find

from .fellows import counting, fellow, logged_in, play_out
from .visits import aside, findings

GAME = "nobel_run"


@pytest.fixture
def known(monkeypatch, django):
    """The smallest game stands for one of the shelf."""
    from django.conf import settings

    from collegium.web.live import catalogue

    trivial = find("_trivial")
    games = catalogue.games()
    monkeypatch.setattr(settings, "DEBUG", True)
    monkeypatch.setattr(catalogue, "games", lambda: [*games, trivial])
    monkeypatch.setattr(catalogue, "by_weight", lambda: [trivial, *games])
    return trivial


def test_ratings_are_shown_once_they_say_something(site, known):
    from collegium.web.models import Rating
    from collegium.web.page import person as pages

    ada, bob = fellow("Ada"), fellow("Bob")
    for number in range(5):
        card = pages.page(ada, ada, "en").cards[0]
        assert card.strength is None and card.left == 5 - number
        play_out(counting([ada, bob]), winner=number == 2)
    card = pages.page(ada, ada, "en").cards[0]
    rating = Rating.objects.get(person=ada)
    assert card.strength.shown == round(rating.middle) and card.games == 5 and card.month.startswith("+")
    assert card.curve.line.count(" ") == 2 * 6 - 1 and card.curve.band.endswith("z") and card.top == 0
    client = logged_in(site, ada)
    page = client.get("/me").content.decode()
    assert f"<b>{card.strength.shown}</b> <span>± {card.strength.band}</span>" in page and 'class="curve"' in page
    assert "95 %" in page and "Bob" in page


def test_recent_games_and_head_to_head(site, known):
    from collegium.web.page import person as pages

    ada, bob = fellow("Ada"), fellow("Bob")
    play_out(counting([ada, bob], bots=1), winner=0)
    play_out(counting([bob, ada]), winner=0)
    play_out(counting([ada], bots=2), winner=0)
    page = pages.page(ada, ada, "en")
    assert [one.seat.place for one in page.recent] == [1, 2, 1] and page.recent[2].change.startswith("+")
    assert [len(pages.page(ada, ada, "en", show).recent) for show in ("", "rated", "people")] == [3, 3, 2]
    met = {rival.bot or rival.person.name: (rival.games, rival.won, rival.lost) for rival in page.rivals}
    assert met == {"Bob": (2, 1, 1), "fresher": (2, 3, 0)}


def test_what_others_see(site, known):
    from collegium.web.models import Table

    ada, bob, eve = fellow("Ada"), fellow("Bob"), fellow("Eve")
    shared, hidden, public = (play_out(counting([ada, other])) for other in (bob, eve, eve))
    Table.objects.filter(id=public.id).update(public=True)
    of_ada = f"/p/{ada.id}"

    def rows(page):
        return page.count('<li data-game="_trivial"><span')

    seen = logged_in(site, bob).get(of_ada).content.decode()
    assert rows(seen) == 2 and "/me/settings" not in seen and 'class="ratings"' in seen and "Bob" in seen
    logged_in(site, ada).post("/me/privacy", {"private": "1"})
    seen = logged_in(site, bob).get(of_ada).content.decode()
    assert rows(seen) == 1 and "private" in seen and 'class="ratings"' not in seen and "Eve" not in seen
    assert rows(site().get(of_ada).content.decode()) == 0
    assert logged_in(site, ada).get(of_ada)["Location"] == "/me"
    assert rows(logged_in(site, ada).get("/me").content.decode()) == 3
    logged_in(site, ada).post("/me/privacy", {})
    assert rows(site().get(of_ada).content.decode()) == 1
    assert site().get(f"/p/{uuid.uuid4()}").status_code == 404 and site().get("/p/nobody").status_code == 404
    eve.private = True
    eve.save()
    assert "Eve" not in re.sub(r'<ul class="list over">.*?</ul>', "", site().get(of_ada).content.decode(), flags=re.S)
    assert hidden.match.over and shared.match.over


def test_the_end_of_a_game_says_what_it_did(site):
    from collegium.web.live import ratings
    from collegium.web.page.paint import Viewer, paint

    room = play_out(counting([fellow("Ada"), fellow("Bob")]))
    change = ratings.changes(room.table)[0]
    assert f"{round(change.middle)} (+{change.change})" in paint(room, Viewer(0, "en")).parts["result"]


def test_setting_up_says_whether_it_counts(site):
    from collegium.web.models import Table

    guest, ada = site(), logged_in(site, fellow("Ada"))
    page = guest.get(f"/new/{GAME}").content.decode()
    assert "Make an account to be rated." in page and re.search(r'name="rated" value="1" disabled', page)
    page = ada.get(f"/new/{GAME}").content.decode()
    doctor = measured(find(GAME), "doctor")
    assert re.search(r'name="rated" value="1" checked', page) and f"{doctor.rating} ± {doctor.band}" in page
    seats = {"seat-0": "me", "seat-1": "fresher", "variant": next(iter(find(GAME).variants)), "rated": "1"}

    def sentence(client, **told):
        return client.post(f"/new/{GAME}/sentence", {**seats, **told}).content.decode()

    assert "Rated." in sentence(ada) and "Friendly: it does not count." in sentence(ada, rated="0")
    assert "one person per seat" in sentence(ada, **{"seat-1": "here"}) and "with an account" in sentence(guest)
    for client, told, counts in ((ada, {}, True), (ada, {"seat-1": "here"}, False), (guest, {}, False)):
        answer = client.post(f"/new/{GAME}", {**seats, **told})
        assert Table.objects.get(id=answer["Location"].split("/")[2]).rated is counts
    ada.post(f"/new/{GAME}", {**seats, "seat-1": "open"})
    table = Table.objects.filter(rated=True, state=Table.OPEN).latest("created")
    guest.get(f"/join/{table.invitation}")
    assert "This game counts" in guest.get(f"/t/{table.id}/").content.decode()
    guest.post(f"/t/{table.id}/join", {"name": "Gus"})
    assert "will not count" in guest.get(f"/t/{table.id}/").content.decode()
    ada.post(f"/t/{table.id}/start")
    table.refresh_from_db()
    assert table.state == Table.RUNNING and not table.rated


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_page_is_sound(browser, twin, size):
    """Nothing for axe to find, nothing wider than the screen."""
    from django.test import Client

    def begin():
        ada = fellow("Ada")
        for number in range(6):
            play_out(counting([ada, fellow("Bob")], bots=1), winner=number % 2)
        client = Client()
        client.force_login(ada.user)
        return client.cookies["sessionid"].value

    session = aside(begin)
    context = browser.new_context(locale="en-GB", viewport={"width": size[0], "height": size[1]})
    context.add_cookies([{"name": "sessionid", "value": session, "url": twin.url}])
    page = context.new_page()
    for path in ("/me", "/me/settings", "/me/delete"):
        page.goto(f"{twin.url}{path}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert not findings(page), path
    context.close()
