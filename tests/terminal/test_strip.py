"""The seats strip: points now, and if the game ended now where that differs."""

from __future__ import annotations

import pytest

from collegium.draw.spans import cells
from collegium.draw.widgets import Line, Zone
from collegium.kernel.texts import LANGUAGES
from collegium.terminal.strip import points_told, seats_strip


def zones_of(session, more):
    seats = range(session.match.seats)
    centre = Zone("centre", "Table", Line("here"))
    return [centre, *(Zone(f"{s}", "Seat", Line("here"), "player", s, 7, if_ended=7 + more) for s in seats)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_are_shown_where_they_differ(begin, lang):
    session = begin(players=("human",) + ("fresher",) * 5, lang=lang)
    told = str(seats_strip(session, 0, zones_of(session, 7), 78))
    assert told.count(" 7 (14)") == 6 and "( ) = " in told
    assert all(cells(line) <= 78 for line in told.split("\n"))
    assert all(name in told for name in session.match.names)
    assert points_told(session, zones_of(session, 7)).count("14") == 6


def test_one_number_where_they_are_the_same(begin):
    session = begin()
    told = str(seats_strip(session, 0, zones_of(session, 0), 78))
    assert "(" not in told and "\n" not in told and told.count(" 7") == 3
    assert points_told(session, zones_of(session, 0)) == "Points now: Player 7, Emmy 7, Niels 7"
    assert "Emmy 7 (8 if it ended now)" in points_told(session, zones_of(session, 1))
