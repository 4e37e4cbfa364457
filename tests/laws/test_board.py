"""Boards on the stage: see collegium.laws.board and laws.shown. All our games stand there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from collegium.engine import engines
from collegium.kernel.game import settings
from collegium.laws import board, shown
from collegium.laws.check import BROKEN, attempt
from collegium.laws.law import Trial
from collegium.registry import find

from . import obeyed

test_the_board_shows_every_place = obeyed(board.the_board_shows_every_place, dear=True)
test_the_board_is_drawn_in_every_language = obeyed(board.the_board_is_drawn_in_every_language, dear=True)
test_what_can_be_looked_at_has_a_large_card = obeyed(board.what_can_be_looked_at_has_a_large_card, dear=True)
test_the_board_says_what_the_table_says = obeyed(shown.the_board_says_what_the_table_says, dear=True)


@pytest.mark.wide(reason="the law has tried 35 positions of every setting already")
@pytest.mark.parametrize("key", ["alma_mater", "era_of_inventions"])
def test_nothing_is_lost_in_a_thousand_positions(key):
    """Over all numbers of seats and kinds of screen."""
    game = find(key)
    engines.compiled(game)
    positions = 0
    for number in range(40):
        for variant, seats in settings(game):
            looked, found = shown.compared(Trial(game, variant, seats), 1000, number, every=True)
            positions += looked
            assert found > 100
        if positions >= 1000:
            return
    pytest.fail(f"{positions} positions in all")


@pytest.mark.parametrize(
    ("key", "variant", "lost"),
    [
        ("nobel_run", "competitive", "discard."),
        ("awesome_academics", "basic-short", "money."),
        ("era_of_inventions", "standard", "player.0.good.coal"),
    ],
)
def test_what_the_board_leaves_out_is_found(key, variant, lost):
    """A piece that is drawn blank, says nothing and has no large card."""
    game = find(key)

    def blank(piece):
        if not piece.id.startswith(lost):
            return piece
        return piece._replace(name="", looks=False, face=piece.face._replace(make=lambda *told: ()))

    def compose(*told):
        scene = game.stage.compose(*told)
        areas = (replace(area, pieces=tuple(map(blank, area.pieces))) for area in scene.areas)
        return replace(scene, areas=tuple(areas))

    changed = replace(game, stage=replace(game.stage, compose=compose))
    law = shown.the_board_says_what_the_table_says
    outcome, why = attempt(law, Trial(changed, variant, game.variants[variant][0]))
    assert outcome == BROKEN and "the board does not" in why
