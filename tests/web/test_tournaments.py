"""Tournaments: who meets whom, what places are worth, late and leaving players, people and programs to the end."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from .test_classes import come, dealt, do, opened  # noqa: F401 (a fixture)


def players(count):
    from collegium.web.live.pairing import Player

    return {number: Player(number, met=Counter(), sat=Counter()) for number in range(count)}


def round_of(found, least, most, by_score, points=None):
    """Deal one round and note it; returns how often somebody met again, and who sat out."""
    from dataclasses import replace

    from collegium.web.live.pairing import deal

    tables, out = deal(list(found.values()), least, most, by_score)
    assert sorted([one for table in tables for one in table] + out) == sorted(found)
    assert all(least <= len(table) <= most for table in tables)
    again = 0
    for table in tables:
        again += sum(found[one].met[other] for one, other in combinations(table, 2))
        for seat, one in enumerate(table):
            found[one].sat[seat] += 1
            found[one].met.update(other for other in table if other != one)
            found[one] = replace(found[one], score=found[one].score + (points(one) if points else 0))
    for one in out:
        found[one] = replace(found[one], byes=found[one].byes + 1)
    return again, out


@given(count=some.integers(2, 14))
@settings(max_examples=13, deadline=None)
def test_all_meet_all_once_at_tables_of_two(count):
    """And everybody sits out as often, and begins as often, or once more."""
    found = players(count)
    for _ in range(count - 1 + count % 2):
        assert round_of(found, 2, 2, by_score=False)[0] == 0
    assert all(len(one.met) == count - 1 for one in found.values())
    assert len({one.byes for one in found.values()}) == 1
    assert all(abs(one.sat[0] - one.sat[1]) <= 1 for one in found.values())


@given(data=some.data(), count=some.integers(3, 8), most=some.integers(2, 4), rounds=some.integers(1, 4))
@settings(max_examples=60, deadline=None)
def test_nobody_meets_again_where_that_can_be_avoided(data, count, most, rounds):
    """By brute force: no other way to deal this round has fewer meetings again. Byes are as fair as can be."""
    found = players(count)
    for _ in range(rounds):
        before = {number: Counter(one.met) for number, one in found.items()}
        byes = {number: one.byes for number, one in found.items()}
        again, out = round_of(found, 2, most, True, lambda one: data.draw(some.integers(0, 2)) * 720)
        sizes = sorted((len(table) for table in _tables_of(before, found, out)), reverse=True)
        assert again == least_again([one for one in found if one not in out], sizes, before)
        assert all(byes[one] == min(byes.values()) for one in out)
    assert max(one.byes for one in found.values()) - min(one.byes for one in found.values()) <= 1


def _tables_of(before, found, out):
    """The tables of the round just noted, from whom each has met since."""
    tables = set()
    for number, one in found.items():
        if number not in out:
            tables.add(frozenset((number, *(one.met - before[number]))))
    return tables


def least_again(free, sizes, met):
    if not free:
        return 0
    best = None
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for mates in combinations(free[1:], size - 1):
            table = (free[0], *mates)
            paid = sum(met[one][other] for one, other in combinations(table, 2))
            if best is None or paid < best:
                paid += least_again([one for one in free if one not in table], rest, met)
                best = paid if best is None else min(best, paid)
    return best


@pytest.mark.parametrize(
    ("count", "least", "most", "sizes", "out"),
    [(5, 2, 2, [2, 2], 1), (5, 2, 4, [3, 2], 0), (7, 3, 4, [4, 3], 0), (5, 3, 4, [4], 1), (1, 2, 4, [], 1),
     (10, 1, 4, [4, 3, 3], 0), (2, 3, 4, [], 2)],
)  # fmt: skip
def test_tables_are_as_full_as_can_be(count, least, most, sizes, out):
    from collegium.web.live import pairing

    assert pairing.sizes(count, least, most) == (sizes, out)


def test_those_with_as_many_points_meet():
    from collegium.web.live.pairing import Player, deal

    tables, _ = deal([Player(n, score=720 * (n % 3)) for n in range(12)], 2, 2)
    assert all(one % 3 == other % 3 for one, other in tables)


def test_what_a_place_is_worth(django):
    from collegium.web.live.tournaments import share

    assert [share([1, 2], own) for own in (1, 2)] == [1, 0]
    assert share([1, 1], 1) == Fraction(1, 2)
    assert [share([1, 2, 3, 4], own) for own in (1, 2, 3, 4)] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    assert share([1, 2, 2, 4], 2) == Fraction(1, 2)


class Program:
    """Somebody who plays by the door for programs."""

    def __init__(self, site, name):
        from collegium.web.door import api
        from collegium.web.models import Person

        self.person = Person.objects.create(name=name)
        self.client = site(headers={"Authorization": f"Bearer {api.new_key(self.person)}"})

    def post(self, path, **told):
        answer = self.client.post(path, json.dumps(told), content_type="application/json")
        return answer.status_code, answer.json()

    def play(self, code):
        """One choice at the table of this round, if one is owed. False: none is."""
        table = self.client.get(f"/api/tournaments/{code}").json()["table"]
        now = self.client.get(f"/api/tables/{table}?view=0").json()
        if now["answers"] is None:
            return False
        told = {"option": now["options"][-1]["option"], "answers": now["answers"]}
        return self.post(f"/api/tables/{table}/choice", **told)[0] == 200


def finish(code, programs=()):
    """The present round to its end: programs by their door, people by whatever is legal."""
    from collegium.web.live import classes, rooms
    from collegium.web.models import Gathering

    own = {program.person.id: program for program in programs}
    for table in classes.current(Gathering.objects.get(code=code)):
        room = rooms.room(table.id)
        played = 0
        while not room.match.over:
            seat = room.match.to_act[0]
            program = own.get(room.seats[seat].person_id)
            if program is None or played > 2:  # the door is slow: a few choices show it
                room.choose(seat, room.match.legal(seat)[-1], room.asked(seat))
            else:
                played += 1
                assert program.play(code)


def test_a_tournament_of_five_people_and_programs(opened, site):  # noqa: F811
    """All meet all, at tables of two: five rounds in which each sits out once."""
    from collegium.web.live import tournaments
    from collegium.web.models import Gathering

    teacher, code = opened(form="robin", seats="2", title="Cup")
    programs = [Program(site, name) for name in ("Robot", "Golem")]
    for name in ("Sara", "Tim", "Noor"):
        come(site, code, name)
    for program in programs:
        status, told = program.post(f"/api/tournaments/{code}/join")
        assert status == 200 and told["joined"] and told["table"] is None and told["rounds"] in (0, 3, 5)
    gathering = Gathering.objects.get(code=code)
    for number in range(1, 6):
        tables = dealt(teacher, code)
        assert len(tables) == 2 and all(len(table.seats.all()) == 2 for table in tables)
        assert do(teacher, code, "deal", round=number).status_code == 409  # not while it is played
        if number == 1:
            finish(code, programs)
        else:  # points count as they are
            do(teacher, code, "end")
        told = programs[0].client.get(f"/api/tournaments/{code}").json()
        assert told["round"] == number and told["over"] == (number == 5)
        assert sum(one["points"] for one in told["standings"]) == 3 * number  # two tables and who sits out
    gathering.refresh_from_db()
    stand = tournaments.standings(gathering)
    assert all(one.played == 4 and one.byes == 1 and len(one.met) == 4 for one in stand)
    assert [one.order for one in stand] == sorted(one.order for one in stand) and stand[0].place == 1
    assert do(teacher, code, "deal", round=5).status_code == 409  # that was the last round
    page = teacher.get(f"/class/{code}/").content.decode()
    assert "Standings" in page and stand[0].member.name in page
    sheet = teacher.get(f"/class/{code}/results.json").json()
    assert len(sheet["standings"]) == 5 and len(sheet["seats"]) == 20


def test_late_entry_and_withdrawal(opened, site):  # noqa: F811
    from collegium.web.live import tournaments
    from collegium.web.models import Gathering

    teacher, code = opened(form="swiss", seats="2")
    first = [come(site, code, name) for name in ("Sara", "Tim", "Noor", "Jan")]
    dealt(teacher, code)
    late = come(site, code, "Pien")
    assert "from the next one" not in late.get(f"/c/{code}/").content.decode()  # they are in, and told to wait
    assert late.post(f"/c/{code}/leave").status_code == 302
    come_again = late.post(f"/c/{code}/", {"name": "Pien"})
    assert come_again.status_code == 302
    assert first[0].post(f"/c/{code}/leave").status_code == 302  # a bot goes on in the running game
    gathering = Gathering.objects.get(code=code)
    assert sum(bool(seat.bot) for table in gathering.tables.all() for seat in table.seats.all()) == 1
    do(teacher, code, "end")
    tables = dealt(teacher, code)
    names = {seat.name for table in tables for seat in table.seats.all()}
    assert "Pien" in names and "Sara" not in names
    gathering.refresh_from_db()
    stand = {one.member.name: one for one in tournaments.standings(gathering)}
    assert stand["Sara"].member.gone and stand["Pien"].points == 0


def test_a_tournament_at_tables_of_several(opened, site):  # noqa: F811
    """Seven at tables of up to four: nobody sits out, and places are worth shares."""
    teacher, code = opened(form="swiss", seats="4", rounds="2")
    for name in ("A", "B", "C", "D", "E", "F", "G"):
        come(site, code, name)
    for _ in range(2):
        assert sorted(len(table.seats.all()) for table in dealt(teacher, code)) == [3, 4]
        do(teacher, code, "end")
    assert do(teacher, code, "deal", round=2).status_code == 409
    told = teacher.get(f"/class/{code}/results.json").json()
    assert sum(one["points"] for one in told["standings"]) == pytest.approx(2 * (1.5 + 2))


def test_the_door_for_tournaments_refuses_plainly(opened, site):  # noqa: F811
    _, plain = opened()
    teacher, code = opened(form="swiss", seats="2")
    program = Program(site, "Robot")
    assert program.post(f"/api/tournaments/{plain}/join")[0] == 404  # a class is none
    assert program.post("/api/tournaments/222222/join")[1]["error"] == "refused-no-class"
    assert program.post(f"/api/tournaments/{code}/deal")[0] == 403
    assert site().post(f"/api/tournaments/{code}/join").status_code == 401
    assert program.post(f"/api/tournaments/{code}/join")[0] == 200
    assert program.post(f"/api/tournaments/{code}/leave")[1]["joined"] is False
    assert do(teacher, code, "deal", round=0).status_code == 409  # too few


def test_who_sits_out_is_told_so(opened, site):  # noqa: F811
    teacher, code = opened(form="robin", seats="2")
    clients = [come(site, code, name) for name in ("Sara", "Tim", "Noor")]
    dealt(teacher, code)
    pages = [client.get(f"/c/{code}/") for client in clients]
    waiting = [page.content.decode() for page in pages if page.status_code == 200]
    assert len(waiting) == 1 and "You sit out this round" in waiting[0]
