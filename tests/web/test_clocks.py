"""Clocks: time runs for who owes a choice, from their own; pauses, holidays, coming back; what happens when it is out.

The clock is moved, nobody waits.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest

from collegium.web.refusals import Refused

from .test_rooms import begun


@pytest.fixture
def hours(django, monkeypatch):
    """A clock that stands, and goes on by so many seconds when it is called."""
    from django.utils import timezone

    from collegium.web.live import clocks

    told = [timezone.now()]
    monkeypatch.setattr(clocks, "now", lambda: told[0])

    def go(seconds: float = 0.0, **more: float) -> datetime:
        told[0] += timedelta(seconds=seconds, **more)
        return told[0]

    return go


def timed(hours, seats=2, bots=0, pace="live", clock=600, extra=10, apart=False, **more):
    """A running table with a clock; `apart`: each person sits for themselves."""
    from collegium.web.live import rooms
    from collegium.web.models import Person, Seat, Table

    room = begun("_trivial", seats, bots=bots)
    told = {"pace": pace, "clock": clock, "extra": extra, "begun": hours(), "stand_in": "fresher", **more}
    Table.objects.filter(id=room.id).update(**told)
    for seat in room.seats[1:] if apart else ():
        if not seat.bot:
            Seat.objects.filter(pk=seat.pk).update(person=Person.objects.create(name=seat.name))
    rooms.close(room.id)
    return rooms.room(room.id)


def left(room, seat):
    from collegium.web.live import clocks

    return round(room.clocks.left(seat, clocks.now()))


def seen(room, seat=0):
    from collegium.web.page.paint import Viewer, paint

    return paint(room, Viewer(seat, own=(seat,))).parts


def anew(room):
    """The room as another process, or this one after a restart, finds it."""
    from collegium.web.live.room import Room

    return Room(room.id)


# ------------------------------------------------------------------------------------------------------- running


def test_time_runs_for_who_owes_a_choice_alone(hours):
    room = timed(hours)
    hours(100)
    assert (left(room, 0), left(room, 1)) == (500, 600)
    room.choose(0, 0, room.asked(0))
    assert (left(room, 0), left(room, 1)) == (510, 600), "a choice gives ten seconds"
    hours(30)
    assert (left(room, 0), left(room, 1)) == (510, 570)
    assert [left(anew(room), seat) for seat in (0, 1)] == [510, 570], "the journal tells it"


def test_the_row_says_when_time_is_out(hours):
    from collegium.web.models import Seat

    room = timed(hours)
    room.choose(0, 0, room.asked(0))
    due = {seat.number: seat.due for seat in Seat.objects.filter(table=room.id)}
    assert due == {0: None, 1: hours(0) + timedelta(seconds=600)}


def test_taking_back_gives_no_time_back(hours):
    room = timed(hours)
    hours(20)
    room.choose(0, 0, room.asked(0))
    hours(5)
    room.undo(0, room.number(0))
    assert (left(room, 0), left(room, 1)) == (575, 600), "as though nothing had been chosen"
    room.choose(0, 0, room.asked(0))
    assert left(room, 0) == left(anew(room), 0) == 585


def test_each_choice_of_a_slow_game_has_its_days(hours):
    room = timed(hours, pace="slow", clock=86400, extra=0)
    hours(hours=20)
    assert left(room, 0) == 4 * 3600
    room.choose(0, 0, room.asked(0))
    hours(hours=1)
    assert left(room, 1) == 23 * 3600


def test_a_discreet_question_takes_nothing_from_the_time_for_the_game(hours):
    """Others would see by the clock that somebody was asked."""
    from collegium.web.live.clocks import DISCREET, Clocks
    from collegium.web.models import Entry, Table

    table = Table(pace=Table.LIVE, clock=600, extra=10)
    ticking = Clocks(table, 2)
    ticking.begin([0], lambda seat: True, hours())
    assert ticking.left(0, hours(30)) == DISCREET - 30 and ticking.bank(0) == 600
    ticking.follow(Entry(seat=0, at=hours()), [1], lambda seat: False)
    assert ticking.bank(0) == 600 and ticking.owed == [None, hours()]


def test_all_who_owe_a_choice_spend_their_time(hours):
    from collegium.web.live.clocks import Clocks
    from collegium.web.models import Entry, Table

    ticking = Clocks(Table(pace=Table.LIVE, clock=600, extra=0), 3)
    ticking.begin([0, 1, 2], lambda seat: False, hours())
    ticking.follow(Entry(seat=1, at=hours(50)), [0, 2], lambda seat: False)
    later = hours(10)
    assert [ticking.left(seat, later) for seat in range(3)] == [540, 550, 540]


# ------------------------------------------------------------------------------------------------------ time out


def out(keeper, room, seat=0):
    """The keeper comes when the time is out."""
    keeper.do((room.id, seat, room.asked(seat)))


def test_when_time_is_out_a_bot_plays_on_and_the_player_can_come_back(hours, keeper):
    from collegium.web.live import breaks
    from collegium.web.models import Table

    room = timed(hours, apart=True)
    keeper.attend(room)
    assert [delay for _, delay in keeper.queued] == [602.0]
    hours(599)
    out(keeper, room)
    assert not room.seats[0].bot, "there is a second left"
    hours(3)
    out(keeper, room)
    assert room.version == 0, "nothing was chosen for the person"
    assert room.seats[0].bot == "fresher" and room.seats[0].stood_in and not room.seats[0].lost
    with pytest.raises(Refused, match="stand-in"):
        room.choose(0, 0, room.asked(0))
    assert "Take your seat back" in seen(room)["choice"] and "bot for now" in seen(room, 1)["seats"]
    keeper.attend(room)
    out(keeper, room)  # now the bot chooses
    assert room.last[0].by == "b" and room.match.to_act == (1,)
    hours(1000)
    breaks.come_back(room, [0])
    assert not room.seats[0].bot and left(room, 0) == left(anew(room), 0) == 60
    with pytest.raises(Refused, match="not-your-turn"):
        room.choose(1, 0, room.asked(1), by="b")  # a bot chooses for nobody who is there
    assert Table.objects.get(id=room.id).state == Table.RUNNING


def test_a_bot_that_was_thinking_when_the_player_came_back_does_not_choose(hours, keeper):
    from collegium.web.models import Seat

    room = timed(hours)
    hours(700)
    out(keeper, room)
    Seat.objects.filter(table=room.id, number=0).update(bot="")  # in another process
    with pytest.raises(Refused, match="not-your-turn"):
        room.choose(0, 0, room.asked(0), by="b")


def test_two_processes_find_the_same_clock_out(hours):
    from collegium.web.live import breaks
    from collegium.web.models import Mark

    room = timed(hours, apart=True)
    other, late = anew(room), room.asked(0)
    hours(700)
    assert breaks.time_out(room, 0, late) and breaks.time_out(other, 0, late)
    assert room.table.marks.filter(kind=Mark.OUT).count() == 1 and other.seats[0].stood_in
    third = timed(hours, apart=True)
    other, late = anew(third), third.asked(0)
    third.choose(0, 0, late)  # at the last moment, in another process
    hours(700)
    assert breaks.time_out(other, 0, late)
    assert other.version == 1 and not other.seats[0].bot


def test_a_seat_may_lose_by_the_clock(hours, keeper):
    from collegium.web.live import breaks, rows
    from collegium.web.models import Seat

    room = timed(hours, apart=True, late="lost")
    hours(700)
    out(keeper, room)
    assert room.seats[0].lost and "lost for you" in seen(room)["choice"]
    with pytest.raises(Refused, match="lost"):
        breaks.come_back(room, [0])
    while not room.match.over:
        (seat,) = room.match.to_act
        option = [o.id for o in room.match.options(seat, refused=False)]
        room.choose(seat, option[-1] if seat == 0 else option[0], room.asked(seat), by="b" if seat == 0 else "p")
    assert rows.places(room) == [2, 1]
    assert list(Seat.objects.filter(table=room.id).values_list("place", flat=True)) == [2, 1]
    result = seen(room, 1)["result"]
    assert "out of time, so last" in result and re.search(r'class="winner"><span>.*?P1</span></div>', result, re.S)


def test_the_rows_find_time_that_was_out_while_nobody_waited_for_it(hours, keeper):
    from collegium.web.live.rounds import waiting

    room = timed(hours)
    room.choose(0, 0, room.asked(0))
    assert not waiting().filter(table=room.id).exists()
    hours(601)
    assert waiting().filter(table=room.id).exists()


def test_keepers_take_up_clocks_after_a_restart(hours, keeper):
    from collegium.web.live import rooms

    room = timed(hours)
    room.choose(0, 0, room.asked(0))
    rooms.close(room.id)
    keeper.resume()
    assert (room.id, 1) in [due[:2] for due, _ in keeper.queued]


def test_no_clock_runs_while_nobody_serves(hours, keeper):
    from collegium.web.live import breaks
    from collegium.web.models import Seat

    room = timed(hours)
    room.choose(0, 0, room.asked(0))
    hours(40)
    breaks.watch()
    hours(5000)
    keeper.resume()
    assert left(room, 1) == left(anew(room), 1) == 560
    due = Seat.objects.get(table=room.id, number=1).due
    assert (due - hours()).total_seconds() == pytest.approx(560)
    keeper.resume()
    assert room.table.marks.count() == 2, "it is said once"


# -------------------------------------------------------------------------------------------------------- pauses


def test_a_pause_begins_when_all_people_agree_and_ends_when_one_asks(hours, keeper):
    from collegium.web.live import breaks
    from collegium.web.live.rounds import waiting

    room = timed(hours, seats=3, bots=1, apart=True)
    hours(10)
    assert not breaks.pause(room, [0])
    assert "P1 agrees" in seen(room)["choice"] and "Ann would like a pause" in seen(room, 1)["choice"]
    hours(10)
    assert left(room, 0) == 580, "time runs until all agree"
    assert breaks.pause(room, [1])
    hours(5000)
    assert left(room, 0) == left(anew(room), 0) == 580
    assert "No clock runs" in seen(room)["choice"] and 'data-left="580"' in seen(room)["seats"]
    with pytest.raises(Refused, match="paused"):
        room.choose(0, 0, room.asked(0))
    keeper.attend(room)
    out(keeper, room)
    assert not keeper.queued and not room.seats[0].bot and not waiting().filter(table=room.id).exists()
    breaks.go_on(room)
    hours(10)
    assert left(room, 0) == left(anew(room), 0) == 570
    room.choose(0, 0, room.asked(0))
    assert not room.clocks.wishes


def test_alone_against_bots_a_pause_begins_at_once(hours):
    from collegium.web.live import breaks

    room = timed(hours, bots=1)
    assert breaks.pause(room, [0]) and room.table.resting


def test_a_room_elsewhere_hears_of_a_pause(hours):
    from collegium.web.live import breaks

    room = timed(hours, apart=True)
    other = anew(room)
    breaks.pause(other, [0])
    breaks.pause(other, [1])
    with pytest.raises(Refused, match="paused"):
        other.choose(0, 0, other.asked(0))
    room.catch_up()
    breaks.go_on(room)
    assert other.choose(0, 0, other.asked(0)), "before it refuses, it looks"


def test_pausing_over_the_web(hours, site):
    from .test_study import client_of

    room = timed(hours, bots=1)
    client = client_of(site, room)
    assert client.post(f"/t/{room.id}/pause", headers={"HX-Request": "true"}).status_code == 204
    assert room.table.resting
    assert client.post(f"/t/{room.id}/go-on", headers={"HX-Request": "true"}).status_code == 204
    assert not room.table.resting
    assert site().post(f"/t/{room.id}/pause").status_code == 403


# ------------------------------------------------------------------------------------------------------ holidays


def test_deadlines_wait_for_who_is_away(hours, keeper):
    from collegium.web.live import breaks
    from collegium.web.models import Seat

    room = timed(hours, pace="slow", clock=86400, extra=0, apart=True)
    person = Seat.objects.get(table=room.id, number=0).person
    hours(hours=12)
    breaks.go_away(person, hours() + timedelta(days=5))
    due = Seat.objects.get(table=room.id, number=0).due
    assert due == hours() + timedelta(days=5, hours=12)
    assert "away until" in seen(room)["seats"]
    hours(days=3)
    out(keeper, room)
    assert not room.seats[0].bot and left(room, 0) == 12 * 3600
    breaks.come_home(person)
    hours(hours=11)
    assert left(room, 0) == left(anew(room), 0) == 3600
    assert breaks.days_left(person) == breaks.DAYS - 3
    with pytest.raises(Refused, match="holiday"):
        breaks.go_away(person, hours() + timedelta(days=breaks.DAYS - 2))


def test_a_holiday_stops_no_live_clock(hours):
    from collegium.web.live import breaks

    room = timed(hours)
    breaks.go_away(room.seats[0].person, hours() + timedelta(days=2))
    hours(60)
    assert left(anew(room), 0) == 540


def test_away_over_the_web(hours, site):
    from .test_study import client_of

    room = timed(hours, pace="slow", clock=86400, extra=0)
    client, person = client_of(site, room), room.seats[0].person
    until = hours() + timedelta(days=2)
    assert client.post("/me/away", {"until": f"{until:%Y-%m-%d}"}).status_code == 302
    assert person.holidays.get().ends > until - timedelta(days=1)
    assert "Your deadlines wait" in client.get("/me/settings").content.decode()
    client.post("/me/away")
    assert person.holidays.get().ends == hours()
    for bad in ("soon", "2019-02-01", "9999-12-31", f"{hours() + timedelta(days=300):%Y-%m-%d}"):
        assert client.post("/me/away", {"until": bad}).status_code == 400, bad


# ---------------------------------------------------------------------------------------------------- setting up


def test_a_table_is_set_up_with_a_clock(site, django):
    from collegium.registry import find
    from collegium.web.models import Table

    game = find("nobel_run")
    form = {"variant": next(iter(game.variants)), "seat-0": "me", "seat-1": "fresher", "seat-2": "fresher"}
    more = {"clock": "25+15", "late": "lost", "stand_in": "doctor"}
    table = site().post(f"/new/{game.key}", {**form, **more})["Location"].split("/")[2]
    found = Table.objects.get(id=table)
    assert (found.pace, found.clock, found.extra) == (Table.LIVE, 1500, 15)
    assert (found.late, found.stand_in) == ("lost", "doctor") and found.begun
    assert [bool(seat.due) for seat in found.seats.all()] == [
        seat.waiting and not seat.bot for seat in found.seats.all()
    ]
    table = site().post(f"/new/{game.key}", form)["Location"].split("/")[2]
    assert Table.objects.get(id=table).pace == Table.RELAXED
