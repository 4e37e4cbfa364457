"""Bots as strong as people: those of a class, and those that play on for who leaves or whose time is out."""

from __future__ import annotations

import pytest

from collegium.bots import dial
from collegium.registry import find

from .fellows import TRIVIAL, fellow, logged_in
from .test_classes import come, dealt
from .test_even import GAME, rate

FORM = {"game": GAME, "variant": next(iter(find(GAME).variants)), "seats": "4", "form": "class", "language": "en"}


def opened(site, **told):
    """A teacher's client, and the code of a class with these bots."""
    teacher = site()
    answer = teacher.post("/class", FORM | told)
    assert answer.status_code == 302, answer.content[:300]
    return teacher, answer["Location"].split("/")[2]


def bots_of(table):
    return [seat.bot for seat in table.seats.all() if seat.bot and not seat.person_id]


def pair(**told):
    """A running table of two people; the first is rated."""
    from collegium.web.live import rooms, tables
    from collegium.web.models import Seat, Table

    ada, bob = fellow("Ada"), fellow("Bob")
    rate(ada)
    table = tables.create(ada, find(GAME), FORM["variant"], [(tables.ME, ""), (tables.OPEN, "")], **told)
    Seat.objects.filter(table=table, number=1).update(person=bob, name="Bob")
    Table.objects.filter(id=table.id).update(state=Table.RUNNING)
    return ada, bob, rooms.room(table.id)


@pytest.mark.parametrize("lang, words", [
    ("en", "At each table about as strong as the people there"), ("nl", "Aan elke tafel ongeveer zo sterk als"),
    ("es", "En cada mesa, más o menos tan fuerte como"),
], ids=["en", "nl", "es"])  # fmt: skip
def test_opening_a_class_offers_bots_like_its_people_and_of_any_strength(site, lang, words):
    page = site().get(f"/class?game={GAME}", headers={"Accept-Language": lang}).content.decode()
    assert words in page and 'name="bot" value="even"' in page
    low, high = dial.reach(find(GAME))
    assert f'name="strength" min="{low}" max="{high}"' in page
    assert page.count("±") >= len(dial.ranked(find(GAME)))  # a level never stands without its rating


def test_bots_of_a_class_are_as_strong_as_the_people_at_their_table(site):
    teacher, code = opened(site, bot="even")
    ada, bob = fellow("Ada"), fellow("Bob")
    rate(ada, middle=1400.0)
    rate(bob, middle=1600.0)
    for person in (ada, bob):
        logged_in(site, person).post(f"/c/{code}/", {"name": person.name})
    (table,) = dealt(teacher, code)
    assert bots_of(table) == ["rated:1500"] * 2


def test_where_nothing_tells_the_usual_bot_sits_down(site):
    teacher, code = opened(site, bot="even")
    come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    assert bots_of(table) == ["student"] * 3


def test_a_class_may_have_bots_of_any_strength_that_was_measured(site):
    teacher, code = opened(site, bot="rated", strength="1250")
    come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    assert bots_of(table) == ["rated:1250"] * 3
    for wrong in ({"bot": "rated", "strength": "x"}, {"bot": "rated:9"}, {"bot": "nobody"}, {"bot": "rated"}):
        assert site().post("/class", FORM | wrong).status_code == 400, wrong


def test_a_class_of_an_unmeasured_game_has_no_such_bots(site):
    from collegium.web.live import classes
    from collegium.web.refusals import Refused

    game = find(TRIVIAL)
    with pytest.raises(Refused):
        classes.opened(fellow("Ada"), game, next(iter(game.variants)), 2, "even")


def test_who_leaves_a_class_is_followed_by_one_like_them(site):
    from collegium.web.models import Seat

    teacher, code = opened(site, bot="even")
    ada = fellow("Ada")
    rate(ada)
    client = logged_in(site, ada)
    client.post(f"/c/{code}/", {"name": "Ada"})
    come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    number = Seat.objects.get(table=table, person=ada).number
    client.post(f"/c/{code}/leave")
    assert Seat.objects.get(table=table, number=number).bot == "rated:1650"


def test_who_leaves_a_table_is_followed_by_one_like_them(site):
    from collegium.web.live import tables
    from collegium.web.models import Seat

    ada, bob, room = pair()
    tables.leave(room.id, ada)
    assert Seat.objects.get(table=room.id, number=0).bot == "rated:1650"
    ada, bob, room = pair()
    tables.leave(room.id, bob)  # nothing is known of him
    assert Seat.objects.get(table=room.id, number=1).bot == "student"
    ada, bob, room = pair(stand_in="doctor")
    tables.leave(room.id, ada)
    assert Seat.objects.get(table=room.id, number=0).bot == "doctor"


def test_who_keeps_their_page_private_is_not_told_of_by_who_follows_them(site):
    from collegium.web.live import tables
    from collegium.web.models import Person, Seat

    ada, _, room = pair(stand_in="even")
    Person.objects.filter(id=ada.id).update(private=True)
    tables.leave(room.id, Person.objects.get(id=ada.id))
    assert Seat.objects.get(table=room.id, number=0).bot == "student"


@pytest.mark.parametrize("told, bots", [
    ("even", ["rated:1650", "student"]), ("", ["rated:1650", "student"]), ("doctor", ["doctor", "doctor"]),
    ("rated:1400", ["rated:1400", "rated:1400"]), ("gone", ["student", "student"]),
])  # fmt: skip
def test_who_stands_in_when_time_is_out(site, told, bots):
    from collegium.web.live import breaks

    _, _, room = pair(stand_in=told)
    for seat in range(2):
        with room.adding():
            breaks._stand_in(room, seat)
    assert [seat.bot for seat in room.seats] == bots


def test_setting_up_a_table_says_who_stands_in(site):
    from collegium.web.models import Table

    page = site().get(f"/new/{GAME}").content.decode()
    assert '<option value="even" selected>Like the player it stands in for</option>' in page
    assert '<option value="rated:1400">about 1,400</option>' in page
    seats = {"variant": FORM["variant"], "seat-0": "me", "seat-1": "open", "clock": "25+15"}
    for told, kept in (("even", "even"), ("rated:1400", "rated:1400"), ("rated:1", ""), ("x", "")):
        where = site().post(f"/new/{GAME}", seats | {"stand_in": told})["Location"]
        assert Table.objects.get(id=where.split("/")[2]).stand_in == kept
