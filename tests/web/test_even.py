"""An even match: a bot of one's own strength when a table is set up, in its waiting room, at it and in its result."""

from __future__ import annotations

import re

import pytest

from collegium.bots import dial
from collegium.bots.measured import measured
from collegium.registry import find, keys

from .fellows import TRIVIAL, fellow, logged_in

GAME = "nobel_run"
SEATS = {"variant": "competitive", "seat-0": "me"}


def rate(person, game=GAME, middle=1653.0, games=9):
    from collegium.web.models import Rating

    Rating.objects.create(person=person, game=game, middle=middle, spread=60.0, games=games)


def finished(person, place, bot="student", game=GAME):
    """A friendly game against a bot that is over."""
    from collegium.web.live import tables
    from collegium.web.models import Table

    found = find(game)
    table = tables.create(person, found, next(iter(found.variants)), [(tables.ME, ""), (bot, "")])
    for seat, at in zip(table.seats.all(), (place, 3 - place), strict=True):
        seat.place = at
        seat.save()
    Table.objects.filter(id=table.id).update(state=Table.OVER)


@pytest.mark.parametrize(
    "lang, words", [("en", "An even match"), ("nl", "Gelijk op"), ("es", "Partida igualada")], ids=["en", "nl", "es"]
)
def test_who_has_a_rating_is_offered_an_even_match(site, lang, words):
    ada = fellow("Ada")
    rate(ada)
    client = logged_in(site, ada)
    page = client.get(f"/new/{GAME}", headers={"Accept-Language": lang}).content.decode()
    assert words in page and re.search(r'name="strength-1"[^>]*value="1650"', page)
    stranger = site().get(f"/new/{GAME}", headers={"Accept-Language": lang}).content.decode()
    assert words not in stranger and 'name="strength-1"' in stranger  # any strength may be asked for


def test_games_against_bots_tell_of_who_has_no_rating(site):
    from collegium.web.live import even
    from collegium.web.models import Person

    game, student = find(GAME), measured(find(GAME), "student").rating
    ann = Person.objects.create(name="Ann")
    assert even.of(None, game) is None and even.of(ann, game) is None
    for _ in range(4):
        finished(ann, 1)
    better = even.of(ann, game)
    assert better > student
    for _ in range(8):
        finished(ann, 2, bot="rated:1000")
    assert even.of(ann, game) < better
    assert even.of(ann, find(keys()[0])) is None and even.of(ann, find(TRIVIAL)) is None


def test_a_table_with_a_bot_of_ones_own_strength(site):
    from collegium.web.models import Seat, Table

    ada = fellow("Ada")
    rate(ada)
    client = logged_in(site, ada)
    form = SEATS | {"seat-1": "rated", "strength-1": "1700", "seat-2": "open", "rated": "1"}
    told = client.post(f"/new/{GAME}/sentence", form).content.decode()
    assert "a bot of about 1,700" in told and "only about as strong as you ask" in told
    where = client.post(f"/new/{GAME}", form)["Location"]
    table = Table.objects.get(id=where.split("/")[2])
    assert not table.rated and [seat.bot for seat in table.seats.all()] == ["", "rated:1700", ""]
    waiting = client.get(where).content.decode()
    assert "About 1,700 (bot)" in waiting and "An even match: about 1,650" in waiting
    assert client.post(f"{where}clear", {"seat": "2", "bot": "rated:1650"}).status_code == 302
    client.post(f"{where}start")
    assert [seat.bot for seat in Seat.objects.filter(table=table)] == ["", "rated:1700", "rated:1650"]
    assert "About 1,650 (bot)" in client.get(where, follow=True).content.decode()


def test_strengths_beyond_what_was_measured_come_back_to_it(site):
    from collegium.web.models import Seat

    low, high = dial.reach(find(GAME))
    for asked, plays in (("1", low), ("3999", high), ("99999", high)):
        where = site().post(f"/new/{GAME}", SEATS | {"seat-1": "rated", "strength-1": asked})["Location"]
        assert Seat.objects.get(table=where.split("/")[2], number=1).bot == f"rated:{plays}"


@pytest.mark.parametrize("strength", ["", "x", "-5", "1.5", "9" * 30, "²"])
def test_no_other_strength_is_taken(site, strength):
    form = SEATS | {"seat-1": "rated", "strength-1": strength}
    assert site().post(f"/new/{GAME}", form).status_code == 400
    assert site().post(f"/new/{GAME}", SEATS | {"seat-1": f"rated:{strength}"}).status_code == 400


def test_only_a_measured_strength_sits_down(site):
    from collegium.web.live import even

    low, high = dial.reach(find(GAME))
    assert even.is_bot(find(GAME), f"rated:{low}") and even.is_bot(find(GAME), "student")
    for wrong in (f"rated:{low - 1}", f"rated:{high + 1}", "rated:1500:0.1s", "search:5", ""):
        assert not even.is_bot(find(GAME), wrong), wrong
    assert not even.is_bot(find(TRIVIAL), "rated:1500")


def test_the_set_up_page_of_an_unmeasured_game_has_no_dial(site):
    page = site().get(f"/new/{TRIVIAL}")
    assert page.status_code in (200, 404) and b"strength-1" not in page.content


def test_it_thinks_beside_the_others_and_briefly_where_nobody_may_know(site):
    from collegium import bots
    from collegium.web.live import keeper

    assert keeper.takes_time("rated:1650") and not keeper.takes_time("student")
    assert dial.asked(bots.for_seconds("rated:1650", keeper.BRIEF)) == (1650, keeper.BRIEF)


def test_the_result_says_how_strong_it_was_asked_to_be(site):
    from collegium.web.page.panels import dialled

    assert dialled("rated:1650", "en") == "About 1,650 (bot)" and dialled("student", "en") == ""
