"""The rounds of a keeper: tables that stand still are taken over by one process, and rooms come up without a bell."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from .test_rooms import begun
from .test_study import client_of


@pytest.fixture
def stalled(django):
    """A table that waits for its bot, and nobody does anything."""
    from django.utils import timezone

    from collegium.web.models import Table

    room = begun("_trivial", 2, bots=1)
    room.choose(0, 0, 0)
    then = timezone.now() - timedelta(seconds=60)
    Table.objects.exclude(id=room.id).update(attended=timezone.now())  # tables of other tests
    Table.objects.filter(id=room.id).update(changed=then, attended=then)
    return room


def rounds_of(keeper):
    from collegium.web.live.rounds import Rounds

    return Rounds(keeper.at_hand, keeper.rung)


def test_a_table_that_stands_still_is_taken_over_by_one(stalled, keeper):
    attended = []
    first, second = rounds_of(keeper), rounds_of(keeper)
    second.attend = attended.append
    assert first.sweep() == [stalled.id]
    assert [due[:2] for due, _ in keeper.queued] == [(stalled.id, 1)]
    assert second.sweep() == [] and not attended


def test_bots_that_wait_for_the_learner_of_a_guided_game_do_not_stand_still(django, keeper):
    from django.utils import timezone

    from collegium.registry import find
    from collegium.web.live import guide, signs
    from collegium.web.models import Person, Seat, Table

    before = signs.life()["standing"]
    table = guide.begin(Person.objects.create(name="Pien"), find("open_science_alliance"), "en")
    then = timezone.now() - timedelta(hours=1)
    Table.objects.exclude(id=table.id).update(attended=timezone.now())
    Table.objects.filter(id=table.id).update(changed=then, attended=then)
    assert Seat.objects.filter(table=table, waiting=True).exclude(bot="").exists(), "all choose at once"
    assert rounds_of(keeper).sweep() == [] and signs.life()["standing"] == before
    Seat.objects.filter(table=table, bot="").update(waiting=False)  # the learner has chosen, and nobody goes on
    assert rounds_of(keeper).sweep() == [table.id] and signs.life()["standing"] == before + 1
    table.delete()


def test_a_clock_that_was_put_back_holds_nobody_up(stalled, keeper):
    """What happened last happened hours ahead."""
    from django.utils import timezone

    from collegium.web.models import Table

    ahead = timezone.now() + timedelta(hours=5)
    Table.objects.filter(id=stalled.id).update(changed=ahead, attended=ahead)
    assert rounds_of(keeper).sweep() == [stalled.id]
    assert rounds_of(keeper).sweep() == [], "it was marked a moment ago"


def test_who_is_about_it_is_left_alone(stalled, keeper):
    """As a bot whose turn in the queue of thoughts has not come."""
    keeper.busy.add((stalled.id, 1, stalled.asked(1)))
    assert rounds_of(keeper).sweep() == []
    keeper.busy.clear()  # it died
    assert rounds_of(keeper).sweep() == [], "it was marked a moment ago"


def test_a_bot_that_gave_up_is_taken_up_again(stalled, keeper, monkeypatch):
    from collegium.web.live.keeper import TRIES
    from collegium.web.live.room import Room

    def fail(*told, **more):
        raise OSError("no space left")

    with monkeypatch.context() as full:
        full.setattr(Room, "choose", fail)
        for _ in range(TRIES + 1):
            keeper.do((stalled.id, 1, stalled.asked(1)))
    keeper.queued.clear()
    rounds_of(keeper).sweep()
    for due, _ in keeper.queued:
        keeper.do(due)
    assert stalled.version == 2


def test_a_round_that_fails_is_not_the_last(django, monkeypatch):
    from collegium.web.live import rounds

    told = []

    def look():
        told.append(len(told))
        if len(told) == 3:
            going.ended.set()
        raise OSError("away")

    monkeypatch.setattr(rounds, "LOOK", 0.0)
    going = rounds.Rounds(set, print)
    going.look = look
    going.go()
    assert told == [0, 1, 2]


def test_what_happens_elsewhere_is_seen_without_a_bell(keeper):
    """No Redis, or it is away: a stream that is open is told, once."""
    from django.db import connections

    from collegium.web.live import bell
    from collegium.web.live.room import Room

    room = begun("_trivial", 2)

    async def listen():
        with bell.listening(room.id) as rung:
            await asyncio.to_thread(acted)
            await asyncio.wait_for(rung.wait(), 20)
            rung.clear()
            await asyncio.to_thread(look)
            await asyncio.sleep(0)
            assert not rung.is_set()

    def look():
        rounds_of(keeper).look()
        connections.close_all()

    def acted():
        other, ring = Room(room.id), bell.ring
        bell.ring = lambda table: None  # it is another process's
        try:
            other.choose(0, 0, 0)
            other.chat(0, "hello")
        finally:
            bell.ring = ring
        assert room.version == 0
        look()

    asyncio.run(listen())
    assert room.version == 1 and [line.text for line in room.chats] == ["hello"]


@pytest.mark.parametrize("path", ["/t/{}/?as=0", "/t/{}/stream?as=0", "/t/{}/story?as=0"])
def test_who_looks_sees_what_the_journal_says(site, path, monkeypatch):
    from django.conf import settings

    from collegium.web.live.room import Room

    monkeypatch.setattr(settings, "DEBUG", True)  # the trivial game is not for the public
    room = begun("_trivial", 2)
    client = client_of(site, room)
    other = Room(room.id)
    other.choose(0, 0, 0)
    assert client.get(path.format(room.id)).status_code == 200 and room.version == 1


def test_a_room_that_nobody_looks_at_follows_a_bell_from_elsewhere_when_it_is_used(django, monkeypatch):
    """By whoever has it, by a list that shows its table, by who opens it; while somebody looks, at once."""
    from collegium.registry import find
    from collegium.web.live import bell, catalogue, keeper, rooms
    from collegium.web.live.room import Room
    from collegium.web.page.cards import cards

    monkeypatch.setattr(catalogue, "games", lambda: [find("_trivial")])
    room = begun("_trivial", 2)
    other = Room(room.id)
    uses = (room.heal, lambda: cards([room.table], "en"), lambda: rooms.room(room.id), None)
    for before, use in enumerate(uses):
        seat = other.match.to_act[0]
        other.choose(seat, 0, other.asked(seat))
        if use:
            keeper.rung_elsewhere(room.id)
            assert room.version == before
            use()
        else:
            monkeypatch.setattr(bell, "heard", lambda table: True)
            keeper.rung_elsewhere(room.id)
        assert room.version == before + 1


def test_rooms_that_nobody_uses_are_closed(django):
    import gc

    from collegium.web.live import bell, rooms

    room, over, heard = (begun("_trivial", 2).id for _ in range(3))

    async def listen():
        with bell.listening(heard):
            rooms.close_some()

    for table in (room, over, heard):
        found = rooms.room(table)
        found.used -= rooms.OVER + 1
        while table != room and not found.match.over:
            seat = found.match.to_act[0]
            found.choose(seat, 0, found.asked(seat))
    del found
    asyncio.run(listen())
    gc.collect()
    assert rooms.known(room) and rooms.known(heard) and rooms.known(over) is None
    rooms.known(room).used -= rooms.IDLE
    rooms.close_some()
    gc.collect()
    assert rooms.known(room) is None
