"""No level sits idle where it could act with profit: counted per game and level, over all variants."""

from __future__ import annotations

import os

import pytest

from .idleness import Count, count

LIMIT = 0.005  # of all turns may be lost
GAMES = 3
# Bots by the clock play otherwise on every machine: so many iterations are about a doctor's and a professor's choice.
# They take over in the middle of a student's game, for so many choices and to the end of the turn.
SEARCHING = {"search:60": 60}
if os.environ.get("COLLEGIUM_IDLE") == "professors":  # in `make soak`
    SEARCHING["search:300"] = 24


def lost(game, level, tables, seeds, choices=0):
    """The count over some tables, and each of them for the message."""
    found = {f"{v} {n}": count(game.key, v, n, level, seeds, choices) for v, n in tables}
    return sum(found.values(), Count()), found


def test_students_do_not_sit_idle(game):
    tables = [(v, n) for v, seats in game.variants.items() for n in sorted(set(seats))]
    total, found = lost(game, "student", tables, range(3000, 3000 + GAMES))
    assert total.turns > 100 and total.share <= LIMIT, found


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.spread
def test_searching_bots_do_not_sit_idle(game, level):
    tables = [(v, seats[0]) for v, seats in game.variants.items()]
    total, found = lost(game, level, tables, (3000,), SEARCHING[level])
    assert total.turns > 1 and total.idle * total.lost <= total.judged, found
