"""Gatherings whose tables count for ratings, and clocks at their tables while the host has paused them."""

from __future__ import annotations

import pytest

from .fellows import fellow, logged_in, play_out
from .test_classes import come, dealt, do
from .test_clocks import hours, timed  # noqa: F401  (a fixture)


@pytest.fixture
def rated(site, monkeypatch):
    """A tournament of the smallest game that is rated: its host, its code, and two people with accounts in it."""
    from django.conf import settings

    monkeypatch.setattr(settings, "DEBUG", True)  # the trivial game is not for the public

    def opened(form="robin", **told):
        host, ada, bob = site(), fellow("Ada"), fellow("Bob")
        sent = {"game": "_trivial", "variant": "standard", "seats": "2", "bot": "fresher", "form": form, "rated": "1"}
        code = host.post("/class", {**sent, "minutes": "", **told})["Location"].split("/")[2]
        for person in (ada, bob):
            assert logged_in(site, person).post(f"/c/{code}/", {"name": person.name}).status_code == 302
        return host, code, ada, bob

    return opened


def counted(table):
    from collegium.web.models import Outcome

    return {outcome.seat: outcome for outcome in Outcome.objects.filter(table=table, at__isnull=False)}


@pytest.mark.parametrize("form", ["robin", "class"])
def test_a_rated_gathering_counts_where_all_have_accounts(site, rated, form):
    from collegium.web.live import rooms

    host, code, ada, _ = rated(form)
    (table,) = dealt(host, code)
    room, first = rooms.room(table.id), 0
    room.choose(first, 3, room.asked(first))
    assert table.rated and not room.can_undo(first)
    play_out(room, winner=first)
    found = counted(table)
    assert set(found) == {0, 1} and found[0].change > 0 > found[1].change
    assert {ada.id} <= {outcome.person_id for outcome in found.values()} and room.match.over


def test_a_guest_among_them_does_not_count_and_is_told(site, rated):
    host, code, *_ = rated(seats="2")
    assert "Make an account" in site().get(f"/c/{code}/").content.decode()
    come(site, code, "Guest")
    come(site, code, "Another")
    guests = [table for table in dealt(host, code) if any(seat.person.user is None for seat in table.seats.all())]
    assert guests and not any(table.rated for table in guests)


def test_what_the_host_ends_or_changes_does_not_count(site, rated):
    from collegium.web.live import rooms
    from collegium.web.models import Table

    host, code, *_ = rated("class")
    (table,) = dealt(host, code)
    room = rooms.room(table.id)
    room.choose(0, 0, room.asked(0))
    do(host, code, "end")
    assert not counted(table) and Table.objects.get(id=table.id).state == Table.ENDED
    (table,) = dealt(host, code)
    do(host, code, "away-1", number="1")
    assert not Table.objects.get(id=table.id).rated


def test_who_withdraws_from_a_rated_table_comes_last(site, rated):
    from collegium.web.live import rooms

    host, code, ada, bob = rated("class")
    (table,) = dealt(host, code)
    room = rooms.room(table.id)
    room.choose(0, 0, room.asked(0))
    gone = next(seat for seat in table.seats.all() if seat.person_id == bob.id)
    assert logged_in(site, bob).post(f"/c/{code}/leave").status_code == 302
    play_out(rooms.fresh(table.id), winner=gone.number)
    found = counted(table)
    assert found[gone.number].left and found[gone.number].change < 0 < found[1 - gone.number].change
    assert found[1 - gone.number].person_id == ada.id


def test_a_paused_class_costs_nobody_time(site, hours, monkeypatch):  # noqa: F811
    from django.conf import settings

    from collegium.web.live import classes
    from collegium.web.models import Gathering, Person, Table

    monkeypatch.setattr(settings, "DEBUG", True)
    room = timed(hours)
    whole = Gathering.objects.create(
        host=Person.objects.create(name="Teacher"), game=room.table.game, variant=room.table.variant, seats=2,
        bot="fresher", title="Monday", round=1,
    )  # fmt: skip
    Table.objects.filter(id=room.id).update(gathering=whole, round=1, number=1)
    room.catch_up()
    seat = room.match.to_act[0]
    hours(30)
    before, due = room.clocks.left(seat, hours()), room.clocks.due(seat)
    classes.halt(whole, True)
    assert room.table.halted and room.clocks.due(seat) is None and room.seats[seat].due is None
    hours(3600)
    assert room.clocks.left(seat, hours()) == before
    classes.halt(whole, False)
    room.catch_up()
    assert room.clocks.left(seat, hours()) == before and (room.clocks.due(seat) - due).total_seconds() == 3600
    hours(7)
    assert room.clocks.left(seat, hours()) == before - 7
