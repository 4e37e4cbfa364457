"""The end as towers: they are the scoring sheet, true to scale, and a tie has two domes and one flag."""

from dataclasses import replace
from random import Random

import pytest

from collegium.draw.ending import ending
from collegium.draw.stage import Held, Say
from collegium.match.match import new

from .. import GAME
from ..stage import STAGE
from ..stage.ending import DOME, STOREYS, UNIT, best_of, floors, roof_of, scale_of
from ..stage.places import places_of


def played(seats):
    """A game to its end, by chance."""
    random = Random(seats)
    match = new(GAME, seats, None, seats)
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, random.choice([option.id for option in match.options(seat) if option.legal]))
    return match


@pytest.fixture(scope="module")
def finished():
    return {seats: played(seats) for seats in (2, 3, 4)}


def tied(found):
    """The same ending, but the second has what the first has."""
    first, second = found.order[:2]
    rows = tuple(
        (text, tuple(values[first] if who == second else value for who, value in enumerate(values)))
        for text, values in found.rows
    )
    points = tuple(found.points[first] if who == second else value for who, value in enumerate(found.points))
    return replace(found, rows=rows, points=points)


def storeys_of(found, seat):
    return tuple((key, found.rows[k][1][seat]) for k, key in enumerate(STOREYS))


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_towers_are_the_scoring_sheet(finished, seats, shape):
    """Every point is built into a room, and the tallest tower fits its place."""
    found = ending(finished[seats])
    room = places_of(shape, seats)("end_tower")
    scale = scale_of(found, room, 0)
    for seat in found.order:
        built = floors(storeys_of(found, seat), scale)
        assert sum(points for _, rooms in built for _, points in rooms) == found.points[seat]
        assert sum(high for high, _ in built) <= room.h + 1
        order = [STOREYS.index(key) for _, rooms in built for key, _ in rooms]
        assert order == sorted(order)


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("shape", ("wide", "short"))
def test_a_tie_has_two_domes_below_the_title(finished, seats, shape):
    found = tied(ending(finished[seats]))
    assert roof_of(found, 0) == roof_of(found, 1) == 0
    places = places_of(shape, seats)
    room, title = places("end_tower"), places("end_title")
    scale = scale_of(found, room, title.y + title.h)
    high = sum(high for high, _ in floors(storeys_of(found, found.order[1]), scale))
    dome = (DOME[1] - 50) * room.w / UNIT
    assert room.y + room.h - high - dome >= title.y + title.h - 1


def test_best_is_where_one_stands_out(finished):
    """Not what everybody has much of."""
    found = ending(finished[4])
    rows = tuple((text, tuple(10 if who == 0 and k == 7 else 9 for who in range(4)))
                 for k, (text, _) in enumerate(found.rows))  # fmt: skip
    assert STOREYS[best_of(replace(found, rows=rows), 0)] == "halls"


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_words_can_be_read(finished, shape):
    for match in finished.values():
        for found in (ending(match), tied(ending(match))):
            scene = STAGE.end(match.view(0), 0, shape, found)
            for face in [scene.ground, *(piece.face for area in scene.areas for piece in area.pieces)]:
                for mark in said(face.make(*face.args)):
                    assert mark.size >= 12, mark


def said(marks):
    for mark in marks:
        if isinstance(mark, Held):
            yield from said(mark.marks)
        elif isinstance(mark, Say):
            yield mark
