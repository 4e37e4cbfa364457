"""Where things lie: board.toml, by kind of screen and number of seats."""

from pathlib import Path

from collegium.draw.stage import Board

BOARD = Board(Path(__file__).with_name("board.toml"))
SMALL_SCREENS = ("phone", "flat")  # parts one at a time, cards in a strip


def tab_of(shape: str, part: str) -> str:
    """The place of a part in the foot bar; none on a tablet upright, where all of the table is in sight."""
    return "" if shape == "tall" else part
