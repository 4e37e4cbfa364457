"""Boards on the stage: see collegium.laws.board."""

from __future__ import annotations

import pytest

from collegium.engine import engines
from collegium.laws import board
from collegium.laws.law import Trial


def on_stage(law):
    """A test of a law over every setting of the games that stand on the stage."""

    def test(setting):
        game, variant, seats = setting
        if game.stage is None:
            pytest.skip(f"the table of {game.key} flows: it has no board yet")
        engines.compiled(game)
        law(Trial(game, variant, seats))

    test.law, test.__doc__ = law, law.says
    return test


test_the_board_shows_every_place = on_stage(board.the_board_shows_every_place)
test_the_board_is_drawn_in_every_language = on_stage(board.the_board_is_drawn_in_every_language)
test_what_can_be_looked_at_has_a_large_card = on_stage(board.what_can_be_looked_at_has_a_large_card)
