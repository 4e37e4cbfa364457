"""Where things lie: board.toml, by kind of screen and number of seats; every box is made once and kept."""

from functools import cache
from pathlib import Path

from collegium.draw.stage import Board, Box, Places

STAY = {"tall": ("mine", "rivals")}  # parts that are always in sight, by kind of screen
BOARD = Board(Path(__file__).with_name("board.toml"))


class Kept:
    """The places of one shape, asked for as `places(name, k)`."""

    def __init__(self, places: Places, shape: str) -> None:
        self._places, self.shape = places, shape
        self.stay = STAY.get(shape, ())
        self._boxes: dict[tuple[str, float], Box] = {}
        self.size, self.has = places.size, places.has

    def __call__(self, name: str, k: float = 0) -> Box:
        key = (name, k)
        found = self._boxes.get(key)
        if found is None:
            found = self._boxes[key] = self._places(name, k)
        return found

    def tab(self, part: str) -> str:
        """The place in the foot bar of a part of the board; none where it has a place of its own on the screen."""
        return "" if part in self.stay else part


@cache
def places_of(shape: str, seats: int) -> Kept:
    return Kept(BOARD.places(shape, seats), shape)
