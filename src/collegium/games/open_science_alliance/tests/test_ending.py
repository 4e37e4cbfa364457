"""The end tells the truth: who won and how it came, what each did best, and stars that stand at the credits so far."""

import random
from types import SimpleNamespace

import pytest

from collegium.draw import ending
from collegium.draw.stage import Say
from collegium.match.match import SPECTATOR, new

from .. import GAME
from ..components import CLASSES, ROUNDS
from ..stage import STAGE
from ..stage.courses import Chart, heights, points
from ..stage.ending import how_it_came, who_won
from ..stage.reckoning import feats
from .test_stage import flat


def table(*earned, drivers=(), cards=()):
    """A finished table where the seats earned this in each round."""
    seats = len(earned)
    players = []
    for who in range(seats):
        team = [0] * CLASSES
        team[0] = cards[who] if cards else 1
        driver = drivers[who] if drivers else 2
        players.append(SimpleNamespace(earned=earned[who], driver=driver, team=team))
    return SimpleNamespace(seats=seats, player=players)


@pytest.mark.parametrize(
    ("rows", "key", "about"),
    [
        (((5, 10, 15, 20, 25, 30), (4, 9, 14, 19, 24, 29)), "end-always", {}),
        (((5, 10, 15, 20, 24, 30), (5, 10, 15, 20, 24, 29)), "end-at-last", {}),
        (((4, 11, 15, 20, 25, 30), (5, 10, 14, 19, 24, 29)), "end-since", {"round": 2}),
        (((4, 5, 9, 20, 25, 30), (5, 10, 14, 19, 24, 29)), "end-from-behind", {"round": 3, "n": 21, "rest": 3}),
    ],
)
def test_how_it_came(rows, key, about):
    told = how_it_came(rows, (0,))
    assert told.key == key
    assert dict(told.args) == about


def test_a_shared_win_names_all_and_tells_that_they_are_level():
    told = who_won((0, 2), 30, 2)
    assert told.key == "end-shared"
    assert [name.seat for name in told.args["player"].things] == [0, 2]
    assert how_it_came(((30,) * ROUNDS,) * 3, (0, 2)).key == "end-level"


def test_what_each_did_best_is_told_once():
    """The most of a round, then what another has most of; who is first in nothing is told of its own best round."""
    s = table((9, 1, 1, 1, 1, 1), (1, 7, 1, 1, 1, 1), (1, 1, 5, 5, 1, 1), (1, 1, 5, 5, 1, 1), drivers=(2, 6, 2, 2))
    assert feats(s, (0, 1, 2, 3)) == (("round", 9, 1), ("driver", 6, 0), ("own", 5, 3), ("own", 5, 3))


def test_stars_stand_as_high_as_the_credits_and_side_by_side():
    chart = Chart(0, 100, 100, 300, 100)
    first, second, third = points(chart, ((10, 20, 30, 40, 50, 60), (10, 15, 20, 25, 30, 30), (0, 0, 0, 0, 0, 0)))
    assert [y for _, y in first] == sorted((y for _, y in first), reverse=True)
    assert first[-1][1] == 100 and second[-1][1] == 200 and third[-1][1] == 300
    assert first[1][1] == second[1][1] and first[1][0] < second[1][0]


def test_plates_never_overlap_and_stay_in_the_sky():
    found = heights([100, 101, 102, 290], 50, 90, 300)
    assert found == [100, 150, 200, 290]
    assert heights([290, 295, 300], 50, 90, 300) == [200, 250, 300]


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_the_scene_shows_every_round_of_everybody(seats, shape):
    luck = random.Random(seats)
    match = new(GAME, seats, "standard", seats)
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, luck.choice([option.id for option in match.options(seat) if option.legal]))
    scene = ending.scene(STAGE, match, SPECTATOR, shape)
    assert scene is not None
    said = [
        mark.words
        for area in scene.areas
        for piece in area.pieces
        for mark in flat(piece.face.make(*piece.face.args))
        if isinstance(mark, Say)
    ]
    s = match.view(SPECTATOR)
    for who in range(seats):
        assert int(s.player[who].credits) in said
        if shape != "flat":  # the page has the sheet below
            for number in range(ROUNDS):
                assert int(s.player[who].earned[number]) in said
