"""Challenges: from somebody's page to a table, by a notice and their first page; who may ask whom; saying no."""

from __future__ import annotations

import re

import pytest

from collegium.registry import find

from .fellows import counting, fellow, logged_in, play_out
from .test_clocks import hours  # noqa: F401  (a fixture)
from .test_notices import courier, hook  # noqa: F401  (a fixture)

GAME = "nobel_run"
SEATS = {"seat-0": "me", "seat-1": "open", "variant": next(iter(find(GAME).variants)), "clock": "10+10"}


@pytest.fixture
def pair(site):
    """Two people with accounts, and how the first asks the second."""
    ada, bob = fellow("Ada"), fellow("Bob")

    def ask(**told):
        return logged_in(site, ada).post(f"/new/{GAME}", {**SEATS, "with": str(bob.id), **told})

    return ada, bob, ask


def test_from_a_page_to_a_table(site, pair, hours, hook):  # noqa: F811
    from collegium.web.models import Letterbox, Table

    ada, bob, ask = pair
    Letterbox.objects.create(person=bob, site="https://play.example/", hook=hook.url)
    page = logged_in(site, ada).get(f"/p/{bob.id}").content.decode()
    link = re.search(rf'href="(/new/\w+\?with={bob.id})"', page)[1]
    page = logged_in(site, ada).get(link).content.decode()
    assert (
        "A table for Bob" in page
        and "10 minutes each" in page
        and re.search(r'name="seat-1" value="open" checked', page)
    )
    table = Table.objects.get(id=ask()["Location"].split("/")[2])
    hours(61)
    assert courier().round() == 1
    ((_, told),) = hook.told
    assert told["kind"] == "asked" and "Ada challenges you" in told["text"]
    assert told["link"] == f"https://play.example/join/{table.invitation}"
    client = logged_in(site, bob)
    home = client.get("/").content.decode()
    assert "Ada challenges you" in home and f"/join/{table.invitation}" in home
    page = client.get(f"/join/{table.invitation}", follow=True).content.decode()
    assert "Ada challenges you" in page and f"/t/{table.id}/no-thanks" in page and "/qr.svg" not in page
    assert client.post(f"/t/{table.id}/join").status_code == 302
    assert "challenges you" not in client.get("/").content.decode() and table.seats.filter(person=bob).exists()


def test_no_thanks(site, pair, hours, hook):  # noqa: F811
    from collegium.web.models import Letterbox

    _, bob, ask = pair
    Letterbox.objects.create(person=bob, site="https://play.example/", hook=hook.url)
    table = ask()["Location"].split("/")[2]
    client = logged_in(site, bob)
    assert client.post(f"/t/{table}/no-thanks").status_code == 302
    hours(61)
    assert "challenges you" not in client.get("/").content.decode() and courier().round() == 0


def test_who_may_be_asked(site, pair):
    from collegium.web.live import challenges
    from collegium.web.models import Person

    ada, bob, _ = pair
    guest = Person.objects.create(name="Guest")
    assert challenges.may(ada, bob)
    assert not any(challenges.may(*told) for told in ((ada, ada), (guest, bob), (ada, guest), (None, bob)))
    bob.private = True
    bob.save()
    assert not challenges.may(ada, bob)
    assert "with=" not in logged_in(site, ada).get(f"/p/{bob.id}").content.decode()
    play_out(counting([ada, bob]))
    assert challenges.may(ada, bob)


def test_one_for_each_person_and_few_in_all(site, pair):
    from collegium.web.live import challenges
    from collegium.web.models import Challenge

    ada, bob, ask = pair
    ask(), ask()
    assert Challenge.objects.filter(by=ada, person=bob).count() == 1
    for _ in range(challenges.MOST - 1):
        assert ask(**{"with": str(fellow("Eve").id)}).status_code == 302
    assert ask(**{"with": str(fellow("Eve").id)}).status_code == 409
    assert ask(**{"with": "nobody"}).status_code == 302, "a table like any other"
