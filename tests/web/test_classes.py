"""A class: opened with a code, joined from phones, dealt, seen on one page, paused, helped, ended, written down."""

from __future__ import annotations

import csv
import io
from itertools import pairwise

import pytest

from collegium.registry import find, keys

QUICKEST = min(keys(), key=lambda key: (find(key).minutes, find(key).weight))
PUPILS = ("Sara", "Tim", "Noor", "Jan", "Eva", "Luuk", "Isa", "Finn", "Mila", "Daan", "Zoë", "Sem")


def form(**more):
    game = find(QUICKEST)
    variant, (_, high) = next(iter(game.variants.items()))
    told = {"game": game.key, "variant": variant, "seats": str(min(4, high)), "bot": "fresher", "title": "Monday"}
    return {**told, "form": "class", "language": "en", "minutes": "45", **more}


@pytest.fixture
def opened(site):
    """A teacher's client, and the code of their new class."""

    def open_one(**more):
        teacher = site()
        answer = teacher.post("/class", form(**more))
        assert answer.status_code == 302, answer.content[:300]
        return teacher, answer["Location"].split("/")[2]

    return open_one


def come(site, code, name, **more):
    pupil = site()
    assert pupil.post(f"/c/{code}/", {"name": name, **more}).status_code == 302
    return pupil


def do(teacher, code, what, **more):
    return teacher.post(f"/class/{code}/do", {"do": what, **more}, headers={"HX-Request": "true"})


def dealt(teacher, code):
    from collegium.web.live import classes
    from collegium.web.models import Gathering

    found = Gathering.objects.get(code=code)
    assert do(teacher, code, "deal", round=found.round).status_code == 204
    found.refresh_from_db()
    return list(classes.current(found).prefetch_related("seats"))


def test_a_code_has_no_signs_that_look_alike_and_is_read_however_it_is_typed(opened, site):
    from collegium.web.models.classes import SIGNS

    assert not set("IO01L") & set(SIGNS)
    _, code = opened()
    assert len(code) == 6 and set(code) <= set(SIGNS)
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f" {code[:3]}-{code[3:]} ", f"http://x/c/{code}/"):
        answer = site().get("/join", {"code": typed})
        assert answer.status_code == 302 and answer["Location"] == f"/c/{code}/", typed
    assert site().get(f"/join/{code}")["Location"] == f"/c/{code}/"
    wrong = site().get("/join", {"code": "ABC 234"})
    assert wrong.status_code == 404 and "No class has this code" in wrong.content.decode()


def test_the_field_takes_an_invitation_too(site):
    from .test_site import invitation, set_up

    ann, table = set_up(site, ("me", "open", "fresher"))
    link = invitation(ann, table)
    for told in (f"http://testserver{link}", link.rpartition("/")[2]):
        assert site().get("/join", {"code": told})["Location"] == link


def test_codes_are_not_guessed(site, opened, monkeypatch):
    """A stranger who tries too many is refused, also with a right one; who is in may come again and again."""
    from django.conf import settings

    from collegium.web.door import limits

    _, code = opened()
    pupil = come(site, code, "Sara")
    settings.LIMITS = 1.0
    monkeypatch.setitem(limits.RATES, "code", (2, 0.001, 3))
    answers = [site().get("/c/222222/").status_code for _ in range(8)]
    assert answers[:6] == [404] * 6 and answers[6:] == [429] * 2
    assert site().get(f"/c/{code}/").status_code == 429
    assert [pupil.get(f"/c/{code}/").status_code for _ in range(4)] == [200] * 4


def test_a_class_is_its_teachers_alone(opened, site):
    _, code = opened()
    pupil = come(site, code, "Sara")
    for path in ("", "stream", "results", "results.csv", "results.json", "qr.svg"):
        assert pupil.get(f"/class/{code}/{path}").status_code == 403, path
        assert site().get(f"/class/{code}/{path}").status_code == 403, path
    for what in ("deal", "halt", "end", "names", "close"):
        assert do(pupil, code, what, round=0).status_code == 403


def test_everybody_is_dealt_a_seat_and_bots_fill_the_rest(opened, site):
    teacher, code = opened()
    pupils = {name: come(site, code, name) for name in PUPILS[:10]}
    assert "Sara" in teacher.get(f"/class/{code}/").content.decode()
    assert pupils["Sara"].get(f"/c/{code}/wait").headers.get("HX-Redirect") is None
    tables = dealt(teacher, code)
    seats = [seat for table in tables for seat in table.seats.all()]
    assert sorted(seat.name for seat in seats if not seat.bot) == sorted(PUPILS[:10])
    people = [sum(not seat.bot for seat in table.seats.all()) for table in tables]
    assert max(people) - min(people) <= 1 and {table.state for table in tables} == {"running"}
    where = pupils["Sara"].get(f"/c/{code}/wait")["HX-Redirect"]
    assert pupils["Sara"].get(where).status_code == 200 and pupils["Sara"].get(f"/c/{code}/")["Location"] == where
    assert len(dealt(teacher, code)) == len(tables)  # the next round
    assert do(teacher, code, "deal", round=1).status_code == 204  # a second click on the page of before deals nothing
    from collegium.web.models import Gathering

    assert Gathering.objects.get(code=code).round == 2


def test_the_next_round_mixes_people(opened, site):
    from collegium.web.live import classes
    from collegium.web.models import Gathering

    teacher, code = opened(seats="3")
    for name in PUPILS[:9]:
        come(site, code, name)
    dealt(teacher, code)
    dealt(teacher, code)
    met = classes.met(Gathering.objects.get(code=code))
    assert max(max(one.values()) for one in met.values()) == 1  # nobody twice with the same


def test_friends_sit_together(opened, site):
    teacher, code = opened(seats="3")
    for number, name in enumerate(PUPILS[:7]):
        come(site, code, name, friends=" Kite" if number in (1, 4) else "kite" if number == 6 else "")
    tables = dealt(teacher, code)
    together = [{s.name for s in table.seats.all() if not s.bot} for table in tables]
    assert {PUPILS[1], PUPILS[4], PUPILS[6]} in together


def test_who_comes_late_takes_a_bots_seat_in_the_running_game(opened, site):
    from collegium.web.live import rooms

    teacher, code = opened()
    for name in PUPILS[:3]:
        come(site, code, name)
    (table,) = dealt(teacher, code)
    room = rooms.room(table.id)
    for _ in range(3):
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    before, number = room.match.bytes(), room.version
    offer = site().get(f"/c/{code}/").content.decode()
    assert "Table 1 has a place for you" in offer
    late = come(site, code, "Pien")
    room = rooms.room(table.id)
    page = late.get(f"/t/{table.id}/").content.decode()
    assert "Pien" in page and "Pien" in room.match.names and not any(seat.bot for seat in room.seats)
    assert room.match.bytes() == before and room.version == number
    come(site, code, "Bram")  # no bot is left: a new table
    assert "tile-2" in teacher.get(f"/class/{code}/").content.decode()


def test_a_pause_refuses_every_choice_and_loses_nothing(opened, site, keeper):
    from collegium.web.live import rooms
    from collegium.web.refusals import Refused

    teacher, code = opened()
    pupils = {name: come(site, code, name) for name in PUPILS[:2]}
    (table,) = dealt(teacher, code)
    room = rooms.room(table.id)
    assert do(teacher, code, "halt").status_code == 204
    seat = room.match.to_act[0]
    answers, legal = room.asked(seat), room.match.legal(seat)
    for by in ("p", "b"):
        with pytest.raises(Refused, match="halted"):
            room.choose(seat, legal[0], answers, by)
    keeper.attend(room)
    assert keeper.queued == []
    page = pupils["Sara"].get(f"/c/{code}/", follow=True).content.decode()
    assert "Your teacher has paused the game" in page
    assert 'class="tile-of halted"' in teacher.get(f"/class/{code}/").content.decode()
    assert do(teacher, code, "go").status_code == 204
    page = pupils["Sara"].get(f"/c/{code}/", follow=True).content.decode()
    assert "has paused" not in page and room.asked(seat) == answers
    assert room.choose(seat, legal[0], answers)


def test_a_pause_between_the_look_and_the_choice_wins(opened, site):
    """Another process halts the table: this one's room has not heard of it yet."""
    from collegium.web.live import rooms
    from collegium.web.models import Table
    from collegium.web.refusals import Refused

    teacher, code = opened()
    come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    room = rooms.room(table.id)
    Table.objects.filter(id=table.id).update(halted=True)
    seat, before = room.match.to_act[0], room.version
    with pytest.raises(Refused, match="halted"):
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    assert room.version == before and not room.behind
    Table.objects.filter(id=table.id).update(halted=False)
    room.catch_up()
    assert room.choose(seat, room.match.legal(seat)[0], room.asked(seat))


def test_help_lights_the_tile_until_it_was_given(opened, site):
    teacher, code = opened()
    pupil = come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    assert "Ask for help" in pupil.get(f"/t/{table.id}/").content.decode()
    assert pupil.post(f"/t/{table.id}/help", {"seat": "0"}, headers={"HX-Request": "true"}).status_code == 204
    assert "Help is coming" in pupil.get(f"/t/{table.id}/").content.decode()
    page = teacher.get(f"/class/{code}/").content.decode()
    assert 'class="tile-of help"' in page and "asks for help" in page
    do(teacher, code, "helped", number="1")
    assert "asks for help" not in teacher.get(f"/class/{code}/").content.decode()
    assert site().post(f"/t/{table.id}/help").status_code == 403


def test_a_table_that_is_ended_counts_as_it_stands_and_leads_back(opened, site):
    from collegium.web.live import rooms
    from collegium.web.models import Table
    from collegium.web.refusals import Refused

    teacher, code = opened()
    pupil = come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    room = rooms.room(table.id)
    for _ in range(6):
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[-1], room.asked(seat))
    assert do(teacher, code, "end").status_code == 204
    scores = room.match.scores()
    kept = [(seat.points, seat.place) for seat in Table.objects.get(id=table.id).seats.all()]
    assert kept == [(score.points, score.place) for score in scores]
    with pytest.raises(Refused, match="over"):
        room.choose(room.match.to_act[0], room.match.legal(room.match.to_act[0])[0], 0)
    assert pupil.get(f"/t/{table.id}/")["Location"] == f"/c/{code}/"
    assert "Table 1 has finished" in pupil.get(f"/c/{code}/").content.decode()
    assert 'class="tile-of ended"' in teacher.get(f"/class/{code}/").content.decode()
    told = list(csv.DictReader(io.StringIO(teacher.get(f"/class/{code}/results.csv").content.decode("utf-8-sig"))))
    assert [(int(row["points"]), int(row["place"])) for row in told] == kept and told[0]["name"] == "Sara"
    assert teacher.get(f"/class/{code}/results.json").json()["seats"][0]["round"] == 1
    assert "Sara" in teacher.get(f"/class/{code}/results").content.decode()
    (after,) = dealt(teacher, code)
    assert pupil.get(f"/c/{code}/wait")["HX-Redirect"] == f"/t/{after.id}/"


def test_a_name_is_no_formula(opened, site):
    teacher, code = opened()
    come(site, code, "=1+1")
    dealt(teacher, code)
    assert "'=1+1" in teacher.get(f"/class/{code}/results.csv").content.decode()


def test_a_table_begins_anew_with_the_same_people(opened, site):
    from collegium.web.models import Gathering

    teacher, code = opened()
    pupil = come(site, code, "Sara")
    (table,) = dealt(teacher, code)
    assert do(teacher, code, "restart", number="1").status_code == 204
    (twin,) = Gathering.objects.get(code=code).tables.all()
    assert twin.id != table.id and twin.number == 1
    assert (
        pupil.get(f"/t/{table.id}/")["Location"] == f"/t/{twin.id}/" and pupil.get(f"/t/{twin.id}/").status_code == 200
    )


def test_who_is_sent_away_is_followed_by_a_bot(opened, site):
    from collegium.web.live import rooms

    teacher, code = opened()
    rude, kind = come(site, code, "Rude"), come(site, code, "Kind")
    (table,) = dealt(teacher, code)
    place = next(seat.number for seat in table.seats.all() if seat.name == "Rude")
    assert do(teacher, code, f"away-{place}", number="1").status_code == 204
    assert do(teacher, code, "away-9", number="1").status_code == 404
    assert "Rude" not in teacher.get(f"/class/{code}/").content.decode()
    room = rooms.room(table.id)
    assert room.seats[place].bot and "Rude" not in room.match.names
    assert rude.get(f"/t/{table.id}/").status_code == 403 and kind.get(f"/t/{table.id}/").status_code == 200


def test_a_closed_class_keeps_its_results_and_its_code_leads_nowhere(opened, site):
    teacher, code = opened()
    come(site, code, "Sara")
    dealt(teacher, code)
    assert do(teacher, code, "close").status_code == 302
    assert site().get(f"/c/{code}/").status_code == 404
    assert "Sara" in teacher.get(f"/class/{code}/results").content.decode()


def test_names_can_be_off_the_screen(opened, site):
    teacher, code = opened(names="0")
    come(site, code, "Sara")
    assert "Sara" not in teacher.get(f"/class/{code}/").content.decode()
    dealt(teacher, code)
    assert "Sara" not in teacher.get(f"/class/{code}/").content.decode()
    do(teacher, code, "names")
    assert "Sara" in teacher.get(f"/class/{code}/").content.decode()


def test_only_what_changed_is_drawn_and_told(opened, site):
    from collegium.web.live import rooms
    from collegium.web.models import Gathering
    from collegium.web.page.classes import Hall, look

    teacher, code = opened(seats="2")
    for name in PUPILS[:6]:
        come(site, code, name)
    tables = dealt(teacher, code)
    gathering, hall = Gathering.objects.get(code=code), Hall("en")
    look(gathering, hall)
    before = dict(hall.parts)
    assert "".join(look(gathering, hall).since(before)) == ""
    room = rooms.room(tables[1].id)
    while hall.parts["tile-2"] == before["tile-2"]:
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
        told = "".join(look(gathering, hall).since(before))
    assert 'id="tile-2"' in told and 'id="tile-1"' not in told and 'id="tiles"' not in told


def test_who_waits_for_long_is_said_to(opened, site, monkeypatch):
    from collegium.web.live import rooms
    from collegium.web.page import classes as page

    teacher, code = opened(bot="student")
    for name in PUPILS[:4]:
        come(site, code, name)
    (table,) = dealt(teacher, code)
    room = rooms.room(table.id)
    assert 'class="tile-of"' in teacher.get(f"/class/{code}/").content.decode()
    monkeypatch.setattr(page, "WAITS", 0.0)
    room.since = [moment - 200 for moment in room.since]
    told = teacher.get(f"/class/{code}/").content.decode()
    assert 'class="tile-of waits"' in told and "waits 3 min" in told


def test_marks_on_the_line_stand_side_by_side():
    from collegium.draw.run import MARK, spread

    for wanted in ((10, 10, 10, 10), (0, 300, 300), (5, 8, 200), (290, 291, 292, 293, 294)):
        found = spread(wanted, MARK, 10, 290)
        order = sorted(found)
        assert all(b - a >= MARK - 0.01 for a, b in pairwise(order)) and min(found) >= 10
        assert max(found) <= 290
