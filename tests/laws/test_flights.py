"""What travels on the stage: see collegium.laws.flights; and that a flight which is wrong is found."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from collegium.laws import flights
from collegium.laws.check import BROKEN, attempt
from collegium.laws.law import Trial
from collegium.registry import find

from . import obeyed

test_what_moves_is_what_the_story_tells = obeyed(flights.what_moves_is_what_the_story_tells, dear=True)
test_what_an_event_moves_travels = obeyed(flights.what_an_event_moves_travels)

SMALL = "nobel_run", "competitive", 2


def broken(law, **changes):
    """What a law says of a game whose stage was changed."""
    key, variant, seats = SMALL
    game = find(key)
    changed = replace(game, stage=replace(game.stage, **changes))
    outcome, why = attempt(law, Trial(changed, variant, seats))
    assert outcome == BROKEN
    return why


def but_for(key, change=lambda found: ()):
    """The flights of the game, but for those of one event."""
    usual = find(SMALL[0]).stage.flights

    def fly(s, event, viewer):
        found = usual(s, event, viewer)
        return change(found) if event.key == key else found

    return fly


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda found: (), r"runner\.\d moved and no flight names it"),
        (lambda found: (replace(found[0], end="attic"), *found[1:]), "'published' ends at 'attic', which lies nowhere"),
        (lambda found: (replace(found[0], start="cellar"), *found[1:]), "begins at 'cellar', which lies nowhere"),
    ],
)
def test_a_flight_that_is_wrong_is_found(change, said):
    why = broken(flights.what_moves_is_what_the_story_tells, flights=but_for("published", change))
    assert re.search(said, why), why


def test_a_piece_that_jumps_is_found():
    """Runners that go to and fro though nothing came or went there."""
    stage, boards = find(SMALL[0]).stage, []

    def compose(*told):
        scene = stage.compose(*told)
        boards.append(scene)
        run = scene.areas[0]
        shift = 200 * (len(boards) % 2)
        moved = tuple(piece._replace(box=piece.box.moved(shift, 0)) for piece in run.pieces)
        return replace(scene, areas=(replace(run, pieces=moved), *scene.areas[1:]))

    assert "moved and no flight names it" in broken(flights.what_moves_is_what_the_story_tells, compose=compose)


def test_an_event_that_lets_nothing_travel_needs_a_reason():
    law = flights.what_an_event_moves_travels
    assert "nothing travels by dropped:" in broken(law, flights=but_for("dropped"))
    still = find(SMALL[0]).stage.still
    assert "stage.still has danced" in broken(law, still={**still, "danced": "nobody can"})
    assert "by 'used' something travels" in broken(law, still={**still, "used": "no"})
