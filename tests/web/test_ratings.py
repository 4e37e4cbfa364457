"""Ratings: what a game does to those who played, which games count, that each counts once, counting again."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from collegium.bots import LEVELS
from collegium.bots.measured import FILE, measured
from collegium.registry import find, keys

from .fellows import counting, fellow, play_out

DOCS = Path(__file__).parents[2] / "docs" / "ratings"


def near(found, told):
    return all((one.middle, one.spread) == pytest.approx(figures, abs=0.01) for one, figures in zip(found, told))


def test_two_players_are_rated_as_openskill_does(django):
    """Figures of openskill 6.2.0: PlackettLuce(beta=LUCK, tau=DRIFT, gamma=1, kappa=LEAST)."""
    from collegium.web.live.strength import Strength, after

    two = [Strength(1500, 250), Strength(1700, 100)]
    assert near(after(two, [1, 2]), [(1627.06, 232.26), (1679.50, 99.37)])
    assert near(after(two, [2, 1]), [(1431.89, 232.26), (1710.99, 99.37)])
    assert near(after(two, [1, 1]), [(1529.48, 232.26), (1695.24, 99.37)])


def test_a_unit_is_the_same_at_every_table(django):
    """400 points more are ten to one, however many play; and who is sure changes little."""
    from collegium.web.live.strength import Strength, after, chances

    for seats in (2, 3, 5):
        sure = [Strength(1900, 0.0), *[Strength(1500, 0.0)] * (seats - 1)]
        won = chances(sure)
        assert won[0] / won[1] == pytest.approx(10)
        told = after([Strength(), *sure[1:]], [1, *range(2, seats + 1)])
        assert told[0].middle > 1500 and told[0].spread < 250 and abs(told[1].middle - 1500) < 2
    tied = after([Strength(1500, 100)] * 3, [1, 1, 3])
    assert tied[0] == tied[1] and tied[0].middle > 1500 > tied[2].middle


def test_bands_hold_what_they_say(django):
    """People of known strength against bots: the band holds the truth about as often as it says."""
    from collegium.web.live.strength import SURE, Strength, after, chances

    luck, held, people = random.Random(7), 0, 200
    for _ in range(people):
        truth, told = luck.gauss(1500, 250), Strength()
        for _ in range(20):
            rival = Strength(luck.choice((1500.0, 1800.0)), 20.0)
            won = luck.random() < chances([Strength(truth, 0.0), Strength(rival.middle, 0.0)])[0]
            told = after([told, rival], [1, 2] if won else [2, 1])[0]
        held += abs(truth - told.middle) <= SURE * told.spread
    assert held / people >= 0.9 and told.band < 250


@pytest.mark.parametrize("key", keys())
def test_bots_stand_where_the_tournaments_put_them(key):
    from collegium.tools import anchors

    game = find(key)
    assert (game.folder / FILE).read_text(encoding="utf-8") == anchors.written(DOCS / f"{key}.csv.gz")
    ladder = [found.rating for level in LEVELS if (found := measured(game, level))]
    scale = [found.rating for level in anchors.SCALE if (found := measured(game, level))]
    assert len(ladder) >= 4 and ladder == sorted(ladder)
    assert len(scale) == 4 and abs(sum(scale) / 4 - 1500) <= 1


def test_a_game_counts_once_when_it_ends(site):
    from collegium.web.live import ratings, rooms
    from collegium.web.models import Outcome, Rating

    ada, bob = fellow("Ada"), fellow("Bob")
    room = play_out(counting([ada, bob], bots=1))
    won, lost = (Rating.objects.get(person=one) for one in (ada, bob))
    assert won.middle > 1500 > lost.middle and won.games == lost.games == 1
    rooms.close(room.id)
    assert rooms.room(room.id).match.over and ratings.missed() == 0
    assert Outcome.objects.filter(table=room.id).count() == 2 and Rating.objects.get(person=ada).games == 1
    assert ratings.changes(room.table)[0].change == round(won.middle) - 1500
    assert ratings.of_person(ada, room.table.game) is None  # one game says too little to show


def test_two_processes_count_an_end_once(site):
    """Both have the room open and send the last choice: the journal takes one, and the other reads it."""
    from collegium.web.live.room import Room
    from collegium.web.models import Outcome, Rating

    ada, bob = fellow("Ada"), fellow("Bob")
    one = counting([ada, bob])
    while max(int(points) for points in one.match.state.points) < 97:
        seat = one.match.to_act[0]
        one.choose(seat, 3 if seat == 0 else 0, one.asked(seat))
    while one.match.to_act != (0,):
        one.choose(1, 0, one.asked(1))
    two = Room(one.id)
    answers = one.asked(0)
    assert one.choose(0, 3, answers) is True and one.match.over
    assert two.choose(0, 3, answers) is False and two.match.over
    assert Outcome.objects.filter(table=one.id).count() == 2
    assert [Rating.objects.get(person=person).games for person in (ada, bob)] == [1, 1]


def test_who_runs_out_of_time_has_lost(site):
    """What a bot that stands in wins is nobody's rating."""
    from collegium.web.live import breaks
    from collegium.web.models import Rating

    ada, bob = fellow("Ada"), fellow("Bob")
    room = counting([ada, bob])
    with room.adding():
        breaks._stand_in(room, 0)
    play_out(room, winner=0)
    assert room.seats[0].place == 2 and Rating.objects.get(person=ada).middle < 1500


def test_what_a_game_that_counts_does_not_have(site):
    """Nothing is taken back and no advice is given; and if there were, it would not count."""
    from collegium.web.models import Entry, Hint, Rating, Table

    for spoil in (
        lambda room: Entry.objects.filter(table=room.id, number=0).update(by=Entry.GIVEN),
        lambda room: Hint.objects.create(table=room.table, seat=0, answers=0),
        lambda room: Table.objects.filter(id=room.id).update(rated=False) and room.catch_up(),
    ):
        people = [fellow("Ada"), fellow("Bob")]
        room = counting(people, undo=True, coach=Table.ALWAYS)
        room.choose(0, 1, room.asked(0))
        assert not room.can_undo(0) and not room.coached
        spoil(room)
        play_out(room)
        assert room.match.over and not Rating.objects.filter(person__in=people).exists()


def test_a_failure_keeps_no_game_from_ending(site, monkeypatch, caplog):
    from collegium.web.live import ratings
    from collegium.web.models import Rating, Table

    ada = fellow("Ada")

    def fail(*told, **more):
        raise RuntimeError("no")

    with monkeypatch.context() as broken:
        broken.setattr(ratings, "after", fail)
        room = play_out(counting([ada, fellow("Bob")]))
    assert Table.objects.get(id=room.id).state == Table.OVER and "could not be rated" in caplog.text
    assert not Rating.objects.filter(person=ada).exists()
    assert ratings.missed() == 1 and Rating.objects.get(person=ada).games == 1


def test_who_gets_up_comes_last(site):
    from collegium.web.live import tables
    from collegium.web.models import Outcome, Rating

    ada, bob, eve = fellow("Ada"), fellow("Bob"), fellow("Eve")
    room = counting([ada, bob, eve])
    room.choose(0, 3, room.asked(0))
    tables.leave(room.id, ada)
    assert not Rating.objects.filter(person=ada).exists()
    play_out(room, winner=0)  # a bot wins in her seat
    middles = [Rating.objects.get(person=one).middle for one in (ada, bob, eve)]
    assert middles[0] < middles[1] == middles[2] and Outcome.objects.get(person=ada).left
    for chosen, counts in ((True, 1), (False, 0)):
        alone = fellow("Eve")
        room = counting([alone], bots=1)
        if chosen:
            room.choose(0, 3, room.asked(0))
        tables.leave(room.id, alone)
        assert Rating.objects.filter(person=alone, middle__lt=1500).count() == counts


def test_counting_again_comes_to_the_same(site):
    """Over several games, one with somebody who left, one with somebody who is gone."""
    from django.core.management import call_command

    from collegium.web.live import tables
    from collegium.web.models import Outcome, Rating

    ada, bob, eve = fellow("Ada"), fellow("Bob"), fellow("Eve")
    played = []
    for winner, people in ((0, [ada, bob]), (1, [bob, eve]), (0, [eve, ada, bob]), (0, [ada, eve])):
        played.append(play_out(counting(people, bots=1), winner).id)
    room = counting([ada, bob])
    room.choose(0, 0, room.asked(0))
    tables.leave(room.id, bob)
    play_out(room)
    eve.delete()
    rated = Rating.objects.filter(person__in=[ada, bob])  # of others, games may have been deleted
    facts = [one.order_by("id").values_list() for one in (rated, Outcome.objects.filter(table__in=[*played, room.id]))]
    before = [list(rows.all()) for rows in facts]
    assert all(before)
    Rating.objects.filter(person=ada).update(middle=1.0, games=9)
    call_command("rate", "--again", verbosity=0)
    assert [list(rows.all()) for rows in facts] == before
    assert Rating.objects.get(person=ada).games == 4


def test_which_tables_can_count(site, monkeypatch):
    from collegium.engine import engines
    from collegium.web.live import ratings
    from collegium.web.models import Person

    game, ada = find(keys()[0]), fellow("Ada")

    def why(people, levels=(), seats=2):
        return ratings.hindrance(game, people, levels, seats)

    assert why([ada, fellow("Bob")]) == "" and why([ada], ["fresher"]) == ""
    assert why([ada], seats=1) == "alone" and why([ada, Person.objects.create(name="Guest")]) == "guest"
    assert why([ada, ada]) == "twice" and why([ada], ["mine:Bot"]) == "bot"
    for compiled, told in ((True, ""), (False, "cold")):  # until then a lighter bot would sit in for it
        monkeypatch.setattr(engines, "engine", lambda *of, ready=compiled: SimpleNamespace(compiled=ready))
        assert why([ada], ["doctor"]) == told
