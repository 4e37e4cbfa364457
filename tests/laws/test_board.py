"""Boards on the stage: see collegium.laws.board. All our games stand there."""

from __future__ import annotations

from collegium.laws import board

from . import obeyed

test_the_board_shows_every_place = obeyed(board.the_board_shows_every_place)
test_the_board_is_drawn_in_every_language = obeyed(board.the_board_is_drawn_in_every_language)
test_what_can_be_looked_at_has_a_large_card = obeyed(board.what_can_be_looked_at_has_a_large_card)
