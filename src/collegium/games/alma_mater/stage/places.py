"""Where things lie: board.toml, by kind of screen and number of seats; every box is made once and kept."""

from functools import cache
from pathlib import Path

from collegium.draw.stage import Board, Box, Places

BOARD = Board(Path(__file__).with_name("board.toml"))


class Kept:
    """The places of one shape, asked for as `places(name, k)`."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._boxes: dict[tuple[str, float], Box] = {}
        self.size, self.has = places.size, places.has

    def __call__(self, name: str, k: float = 0) -> Box:
        key = (name, k)
        found = self._boxes.get(key)
        if found is None:
            found = self._boxes[key] = self._places(name, k)
        return found


@cache
def places_of(shape: str, seats: int) -> Kept:
    return Kept(BOARD.places(shape, seats))
