"""Rooms: the journal holds everything, numbers never repeat, a stale or doubled choice changes nothing."""

from __future__ import annotations

import threading

import pytest


@pytest.fixture
def room(django):
    return begun("_trivial", 3)


def begun(key, seats, undo=True, bots=0, seed=None, variant=None):
    """A running table with one person in every seat (the last `bots` seats: bots)."""
    from collegium.registry import find
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person, Table

    person = Person.objects.create(name="Ann")
    who = [(tables.ME, "")] + [(tables.HERE, f"P{n}") for n in range(1, seats - bots)] + [("fresher", "")] * bots
    table = tables.create(person, find(key), variant or next(iter(find(key).variants)), who, undo=undo)
    Table.objects.filter(id=table.id).update(state=Table.RUNNING, seed=table.seed if seed is None else str(seed))
    return rooms.room(table.id)


def test_a_choice_is_in_the_journal_before_it_counts(room):
    from collegium.web.models import Entry

    assert room.choose(0, 2, 0)
    row = Entry.objects.get(table=room.id, number=0)
    assert (row.seat, row.option, row.answers) == (0, 2, 0)
    assert room.version == 1 and room.match.to_act == (1,)


def test_a_choice_sent_twice_counts_once(room):
    assert room.choose(0, 2, 0) is True
    assert room.choose(0, 2, 0) is False
    assert room.version == 1


def test_a_menu_drawn_for_one_number_cannot_answer_another(room):
    from collegium.web.refusals import Refused

    for seat in range(3):
        room.choose(seat, 0, room.version)
    assert room.match.to_act == (0,)
    for stale in (0, 1, 2, 4, 99):
        with pytest.raises(Refused, match="stale"):
            room.choose(0, 3, stale)
    with pytest.raises(Refused, match="not-your-turn"):
        room.choose(1, 0, room.version)
    with pytest.raises(Refused, match="illegal"):
        room.choose(0, 77, room.version)
    assert room.version == 3


def test_undo_is_a_row_and_numbers_never_repeat(room):
    from collegium.web.live import rooms
    from collegium.web.models import Entry
    from collegium.web.refusals import Refused

    room.choose(0, 3, 0)
    room.undo(0, 1)
    assert room.match.to_act == (0,) and room.version == 2
    with pytest.raises(Refused):
        room.choose(0, 1, 0)  # the menu from before
    room.choose(0, 1, room.asked(0))
    room.choose(1, 0, room.asked(1))
    with pytest.raises(Refused, match="undo"):
        room.undo(0, room.version)  # another seat has chosen since
    assert [e.kind for e in Entry.objects.filter(table=room.id)] == ["c", "u", "c", "c"]
    before = room.match
    rooms.close(room.id)
    again = rooms.room(room.id)
    assert again.match is not before and again.match.bytes() == before.bytes() and again.number(0) == 4


def test_undo_can_be_forbidden(django):
    from collegium.web.refusals import Refused

    room = begun("_trivial", 2, undo=False)
    room.choose(0, 0, 0)
    with pytest.raises(Refused, match="undo"):
        room.undo(0, 1)


def test_two_at_once_only_one_counts(room):
    from django.db import connections

    from collegium.web.models import Entry
    from collegium.web.refusals import Refused

    told = []
    gate = threading.Barrier(8)

    def go(option):
        gate.wait()
        try:
            told.append(room.choose(0, option, 0))
        except Refused as refused:
            told.append(refused.key)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=go, args=(n % 4,)) for n in range(8)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert told.count(True) == 1 and Entry.objects.filter(table=room.id).count() == 1


def test_two_processes_cannot_both_take_a_number(room):
    from collegium.web.live.room import Room
    from collegium.web.refusals import Refused

    other = Room(room.id)  # what another process would hold
    room.choose(0, 1, 0)
    with pytest.raises(Refused, match="not-your-turn"):
        other.choose(0, 2, 0)
    assert other.match.bytes() == room.match.bytes()  # it went back to the journal
    other.choose(1, 3, 1)
    room.catch_up()
    assert room.match.bytes() == other.match.bytes() and room.version == 2


def at_once():
    """A table where several seats choose at once, and these seats."""
    from collegium.registry import keys

    for key in keys():
        room = begun(key, 3, seed=5)
        for _ in range(40):
            if len(room.match.to_act) > 1:
                return room, room.match.to_act
            seat = room.match.to_act[0]
            room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    raise AssertionError("no game in which several choose at once")


def test_seats_on_two_processes_choose_at_once(django):
    """The journal takes one first; the other choice is as good as it was, and is taken without being sent again."""
    from collegium.web.live.room import Room

    room, (one, two, *_) = at_once()
    other = Room(room.id)
    drawn, known = other.asked(two), room.version
    assert room.choose(one, room.match.legal(one)[0], room.asked(one))
    assert other.choose(two, other.match.legal(two)[0], drawn)
    assert other.version == known + 2
    room.catch_up()
    assert room.match.bytes() == other.match.bytes()


def test_a_room_that_refuses_has_read_the_journal_and_rings(room, monkeypatch):
    from collegium.web.live import bell
    from collegium.web.live.room import Room
    from collegium.web.refusals import Refused

    other, rung = Room(room.id), []
    for seat in (0, 1):
        other.choose(seat, 0, other.asked(seat))
    monkeypatch.setattr(bell, "ring", rung.append)
    with pytest.raises(Refused, match="not-your-turn"):
        room.choose(0, 3, 0)  # it has not heard yet
    assert room.version == 2 and rung == [room.id]
    assert room.choose(2, 1, 2)  # as a page of the other process has it


def test_who_chooses_while_another_leaves_is_seen_by_all(django):
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person, Seat

    room = begun("_trivial", 3)
    bea = Person.objects.create(name="Bea")
    Seat.objects.filter(table=room.id, number=1).update(person=bea)
    held = rooms.room(room.id)  # by a request that is about to choose
    tables.leave(room.id, bea)
    looked = rooms.room(room.id)  # by a stream that draws after the leaving
    assert looked.seats[1].bot
    held.choose(0, 0, 0)
    assert looked.version == rooms.room(room.id).version == 1
    rooms.close(room.id)
    again = rooms.room(room.id)
    held.choose(1, 0, held.asked(1))
    assert again.version == 2


def test_a_choice_does_not_bring_a_game_back_that_was_given_up(room):
    from collegium.web.models import Entry, Table
    from collegium.web.refusals import Refused

    Table.objects.filter(id=room.id).update(state=Table.ENDED)  # by another process
    with pytest.raises(Refused, match="over"):
        room.choose(0, 0, 0)
    assert Table.objects.get(id=room.id).state == Table.ENDED and not Entry.objects.filter(table=room.id).exists()


def test_newer_rules_set_a_match_aside_until_they_are_back(room, site, monkeypatch):
    """With notice, on its page and in the list; nothing is played under older rules than it was begun under."""
    from django.conf import settings

    from collegium.web.live import rooms
    from collegium.web.models import Table
    from collegium.web.refusals import Refused

    from .test_study import client_of

    monkeypatch.setattr(settings, "DEBUG", True)  # the trivial game is not for the public
    client, version = client_of(site, room), room.table.rules_version
    room.choose(0, 1, 0)
    Table.objects.filter(id=room.id).update(rules_version=999)
    rooms.close(room.id)
    with pytest.raises(Refused, match="other-rules"):
        rooms.room(room.id)
    assert Table.objects.get(id=room.id).state == Table.HELD
    answer = client.get(f"/t/{room.id}/")
    assert answer.status_code == 200 and "set aside" in answer.content.decode()
    Table.objects.filter(id=room.id).update(rules_version=version)
    assert client.get(f"/t/{room.id}/?as=0").status_code == 200
    assert Table.objects.get(id=room.id).state == Table.RUNNING and rooms.room(room.id).choose(1, 0, 1)


def test_a_match_goes_on_under_other_values_where_its_journal_plays(room, site, monkeypatch):
    from django.conf import settings

    from collegium.web.live import rooms
    from collegium.web.models import Table

    from .test_study import client_of

    monkeypatch.setattr(settings, "DEBUG", True)
    client, same = client_of(site, room), room.table.data
    room.choose(0, 1, 0)
    Table.objects.filter(id=room.id).update(data="other values")
    rooms.close(room.id)
    page = client.get(f"/t/{room.id}/?as=0").content.decode()
    assert "Values printed on its pieces have been corrected" in page
    kept = Table.objects.get(id=room.id)
    assert (kept.state, kept.data, kept.rules_before) == (Table.RUNNING, same, kept.rules_version)
    assert rooms.room(room.id).choose(1, 0, 1)


def test_the_result_is_kept_with_the_curve(room):
    from collegium.web.models import Seat, Table

    while not room.match.over:
        seat = room.match.to_act[0]
        room.choose(seat, 3, room.asked(seat))
    table = Table.objects.get(id=room.id)
    assert table.state == Table.OVER and len(table.curve) == 3
    assert [row[-1] for row in table.curve] == [s.points for s in room.match.scores()]
    assert sorted(Seat.objects.filter(table=table).values_list("place", flat=True))[0] == 1


def test_simultaneous_choices_do_not_disturb_each_other(django, game):
    """Where several seats owe a choice at once, the others' answers leave my menu valid (unless they change it)."""
    room = begun(game.key, next(iter(game.variants.values()))[0])
    for _ in range(60):
        if room.match.over:
            break
        drawn = {seat: (room.asked(seat), room._menu(seat)) for seat in room.match.to_act}
        for seat, (number, menu) in drawn.items():
            if seat in room.match.to_act and room._menu(seat) == menu:
                assert room.choose(seat, room.match.legal(seat)[0], number)
