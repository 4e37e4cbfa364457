"""Random play: see collegium.laws.play. `COLLEGIUM_LAW_GAMES` says how many games."""

from __future__ import annotations

from collegium.laws import play

from . import obeyed

test_thousands_of_random_games = obeyed(play.thousands_of_random_games)
