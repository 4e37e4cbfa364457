"""Where things lie: board.toml, by kind of screen and number of seats."""

from pathlib import Path

from collegium.draw.stage import Board

BOARD = Board(Path(__file__).with_name("board.toml"))
