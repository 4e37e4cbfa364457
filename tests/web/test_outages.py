"""What goes wrong now and then: the database is away, a server starts again, somebody retries in a hurry."""

from __future__ import annotations

import pytest

from collegium.web.refusals import Refused

from .test_rooms import begun


def test_a_choice_the_journal_did_not_take_has_not_happened(django, monkeypatch):
    """Not even when the journal cannot be read right after it."""
    from django.db import OperationalError

    from collegium.web.live import rooms
    from collegium.web.live.room import Room
    from collegium.web.models import Entry

    room = begun("_trivial", 3)
    room.choose(0, 0, 0)
    before = room.match.bytes()

    def fail(*told, **more):
        raise OperationalError("away")

    with monkeypatch.context() as away:
        away.setattr(Entry, "save", fail)
        away.setattr(Room, "_open", fail)
        with pytest.raises(OperationalError):
            room.choose(1, 1, room.asked(1))
    assert room.match.bytes() == before and room.version == 1
    room.choose(1, 2, room.asked(1))
    rooms.close(room.id)
    assert rooms.room(room.id).match.bytes() == room.match.bytes()


def away(*told, **more):
    from django.db import OperationalError

    raise OperationalError("database or disk is full")


@pytest.fixture
def outsiders(site, monkeypatch):
    """A table of Ann's, her browser, and her program."""
    from django.conf import settings

    from collegium.web.door import api

    from .test_study import client_of

    monkeypatch.setattr(settings, "DEBUG_PROPAGATE_EXCEPTIONS", False)
    room = begun("_trivial", 2)
    program = site(headers={"Authorization": f"Bearer {api.new_key(room.table.host)}"})
    browser = client_of(site, room)
    program.raise_request_exception = browser.raise_request_exception = False
    return room, browser, program


def test_what_could_not_be_written_is_not_told_as_kept(outsiders, monkeypatch):
    from collegium.web.models import Entry

    room, browser, program = outsiders
    with monkeypatch.context() as full:
        full.setattr(Entry, "save", away)
        told = browser.post(f"/t/{room.id}/choose", {"option": 0, "answers": 0}, headers={"HX-Request": "true"})
        line = program.post(f"/api/tables/{room.id}/choice", '{"option": 0, "answers": 0}', "application/json")
    assert told.status_code == line.status_code == 503 and told["Retry-After"] == "5"
    assert "has not been kept" in told.content.decode()
    assert line.json()["error"] == "error-not-kept" and "not been kept" in line.json()["message"]
    assert room.version == 0 and room.choose(0, 0, 0)


def test_programs_get_json_whatever_happens(outsiders, monkeypatch):
    from collegium.web.live import rooms

    room, _, program = outsiders
    assert program.get("/api/nothing/here").json()["error"] == "error-missing"
    monkeypatch.setattr(rooms, "fresh", away)
    assert program.get(f"/api/tables/{room.id}").json()["error"] == "error-away"
    monkeypatch.setattr(rooms, "fresh", lambda table: 1 / 0)
    answer = program.get(f"/api/tables/{room.id}")
    assert answer.status_code == 500 and answer.json()["error"] == "error-broken"


def test_health_tests_a_write_and_says_when_bots_stand_still(site, monkeypatch):
    from datetime import timedelta

    from django.utils import timezone

    from collegium.web.live import signs
    from collegium.web.models import Sign, Table

    monkeypatch.setattr(signs, "FRESH", 0.0)
    healthy = site().get("/health").json()
    room = begun("_trivial", 2, bots=1)
    room.choose(0, 0, 0)
    Table.objects.filter(id=room.id).update(changed=timezone.now() - timedelta(minutes=5))
    now = site().get("/health").json()
    assert healthy["ok"] and now["ok"] and now["standing"] == healthy["standing"] + 1
    assert timezone.now() - Sign.objects.get().at < timedelta(minutes=1)
    monkeypatch.setattr(Sign.objects, "filter", away)
    answer = site().get("/health")
    assert answer.status_code == 503 and answer.json()["ok"] is False and "full" in answer.json()["error"]


@pytest.mark.parametrize("why", [OSError("away"), Refused("refused-illegal")])
def test_a_bot_that_failed_tries_again(keeper, monkeypatch, why):
    from collegium.web.live.keeper import TRIES
    from collegium.web.live.room import Room

    room = begun("_trivial", 2, bots=1)
    room.choose(0, 0, 0)

    def fail(*told, **more):
        raise why

    with monkeypatch.context() as away:
        away.setattr(Room, "choose", fail)
        for _ in range(TRIES + 1):
            keeper.do((room.id, 1, room.asked(1)))
    assert len(keeper.queued) == TRIES and keeper.queued[0][0] == (room.id, 1, room.asked(1))
    keeper.do((room.id, 1, room.asked(1)))
    assert room.version == 2


def test_an_analysis_that_waits_in_this_process_has_not_failed(django, monkeypatch):
    from datetime import timedelta

    from django.utils import timezone

    from collegium.web.live import study
    from collegium.web.models import Study

    from .test_study import played

    room = played()
    monkeypatch.setattr(study, "_students", type("Slow", (), {"submit": lambda *told: None}))
    study.begin(room)
    Study.objects.filter(pk=room.id).update(at=timezone.now() - timedelta(seconds=300))
    assert not study.of(room).failed
    study._at_hand.pop(room.id, None)
    assert study.of(room).failed


def test_another_process_that_fails_to_catch_up_still_wakes_its_viewers(django, monkeypatch):
    from collegium.web.live import bell, keeper, rooms
    from collegium.web.live.room import Room

    room, rung = begun("_trivial", 2), []
    before = Room(room.id)
    before.choose(0, 0, 0)
    monkeypatch.setattr(bell, "ring_here", rung.append)
    monkeypatch.setattr(bell, "heard", lambda table: True)

    def fail(room):
        raise OSError("away")

    with monkeypatch.context() as away:
        away.setattr(Room, "catch_up", fail)
        keeper.rung_elsewhere(room.id)
    keeper.rung_elsewhere(room.id)
    assert rung == [room.id, room.id] and rooms.room(room.id).version == 1


def test_who_is_waited_for_is_known_to_every_process(django):
    from collegium.web.live.room import Room
    from collegium.web.models import Seat

    room = begun("_trivial", 3)
    other = Room(room.id)
    for seat in (0, 1, 2):
        acting, watching = (room, other) if seat % 2 else (other, room)
        acting.choose(seat, 0, acting.asked(seat))
        watching.catch_up()
    rows = Seat.objects.filter(table=room.id, waiting=True).values_list("number", flat=True)
    assert tuple(rows) == room.match.to_act
