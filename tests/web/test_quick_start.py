"""Quick start: the choices of a set-up are taken for everybody, ordinary choices of the journal; or one at a time."""

from __future__ import annotations

import pytest

from .test_rooms import begun

KEY = "alma_mater"


def opened(site, who, **form):
    """A browser, and the path of the table that it has set up."""
    client = site()
    seats = {f"seat-{n}": w for n, w in enumerate(who)}
    return client, client.post(f"/new/{KEY}", {"variant": "standard", "name": "Ann", **seats, **form})["Location"]


def parts(room, seat, lang="en"):
    from collegium.web.page.paint import Viewer, paint

    return paint(room, Viewer(seat, lang)).parts


def test_the_set_up_is_taken_for_everybody(keeper):
    from collegium.match.match import Match

    room = begun(KEY, 3, bots=1)
    room.table.quick = True
    room._fresh()
    assert room.quick
    assert "taken for everybody" in parts(room, 0)["choice"] and 'name="option"' not in parts(room, 0)["choice"]
    while room.quick:
        keeper.queued.clear()
        keeper.attend(room)
        assert {due[1] for due, _ in keeper.queued} == set(room.match.to_act)
        assert all(delay == 0 for _, delay in keeper.queued)
        keeper.do(keeper.queued[0][0])
    entries = list(room.table.entries.all())
    assert entries and {entry.by for entry in entries} == {"b"}
    again = Match(room.match.game, 3, room.table.variant, int(room.table.seed))
    for entry in entries:  # the journal is the truth
        again.choose(entry.seat, entry.option)
    assert again.state.phase == room.match.state.phase and not room.match.game.setting_up(again.state)
    assert not any(room.can_undo(seat) for seat in range(3))
    keeper.queued.clear()
    keeper.attend(room)
    people = [due for due, _ in keeper.queued if not room.seats[due[1]].bot]
    assert not people  # from the first round on everybody chooses
    assert "setup card" in parts(room, 0)["story"]


def test_choose_for_me_is_there_while_the_game_is_set_up(site):
    from collegium.web.live import rooms

    client, table = opened(site, ("me", "fresher"))
    room = rooms.room(table.split("/")[2])
    assert not room.quick and 'id="for-me"' in parts(room, 0)["choice"]
    form = {"answers": room.asked(0), "seat": 0}
    answer = client.post(f"{table}for-me", form, headers={"HX-Request": "true"})
    assert answer.status_code == 204 and room.last[0].by == "p"
    assert site().post(f"{table}for-me", form).status_code == 403  # a stranger


def test_what_cannot_be_chosen_for_one_is_refused(django):
    from collegium.web.live import advice
    from collegium.web.refusals import Refused

    room = begun("_trivial", 2)
    assert not room.setting_up and 'id="for-me"' not in parts(room, 0)["choice"]
    with pytest.raises(Refused, match="set-up"):
        advice.choose(room, 0, room.asked(0))
    room = begun(KEY, 2)
    seat = room.match.to_act[0]
    advice.choose(room, seat, room.asked(seat))
    with pytest.raises(Refused, match="stale"):
        advice.choose(room, room.match.to_act[0], 99)


def test_the_switch_is_on_for_newcomers(site):
    from collegium.web.models import Seat, Table

    client = site()
    page = client.get(f"/new/{KEY}").content.decode()
    assert 'name="quick" value="1" checked' in page
    assert 'name="quick"' not in client.get("/new/nobel_run").content.decode()  # nothing to take there
    first = client.post(f"/play/{KEY}")["Location"].split("/")[2]
    assert Table.objects.get(id=first).quick
    assert not Table.objects.get(id=client.post("/play/nobel_run")["Location"].split("/")[2]).quick
    Table.objects.filter(id=first).update(state=Table.OVER)
    assert Seat.objects.filter(table=first, person__isnull=False).exists()
    assert 'name="quick" value="1" >' in client.get(f"/new/{KEY}").content.decode()
    assert not Table.objects.get(id=client.post(f"/play/{KEY}")["Location"].split("/")[2]).quick


def test_the_host_decides(site):
    from collegium.web.models import Table

    for said, kept in (({}, False), ({"quick": "1"}, True)):
        _, table = opened(site, ("me", "open"), **said)
        assert Table.objects.get(id=table.split("/")[2]).quick is kept
