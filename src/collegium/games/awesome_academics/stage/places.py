"""Where things lie: board.toml, by kind of screen and number of seats."""

from pathlib import Path

from collegium.draw.stage import Board

BOARD = Board(Path(__file__).with_name("board.toml"))


def tab(places, part):
    """The place in the foot bar that shows a part of the board; none where all parts are in sight."""
    return "" if places.has("sight") else part
