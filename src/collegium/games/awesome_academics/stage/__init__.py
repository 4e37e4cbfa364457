"""A group leader's desk: the faculty's pin board behind it, the other groups through the glass between them.

Everything shared is pinned to cork, everything mine lies on oak or on the pad. A project is a folder with seven
calendar leaves, staff are badges, stored Months are mugs. Where things lie stands in board.toml.
"""

from functools import partial
from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage, kept
from collegium.kernel import Text

from ..table import standing_of
from .census import STANDARD_GAME, Census
from .cork import cork
from .desk import cabinet, hand, numbers
from .ending import end
from .flights import STILL, flights
from .ground import ground
from .looks import look
from .pad import pad
from .places import BOARD
from .rows import row
from .strips import strips
from .thumbs import thumb


def with_census(area):
    """An area that is composed from the record: it looks at a census of it."""
    return lambda s, *args: area(Census(s), *args)


CORK, STRIPS, NUMBERS, PAD, CABINET, HAND = map(with_census, (cork, strips, numbers, pad, cabinet, hand))


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator) sees it."""
    places = BOARD.places(shape, s.seats)
    part, me = partial(kept, s), max(viewer, 0)
    areas = [
        part(CORK, viewer, places),
        part(STRIPS, me, places),
        part(NUMBERS, me, viewer, places),
        part(PAD, me, viewer, places),
        part(CABINET, me, viewer, places),
    ]
    if STANDARD_GAME[s.variant]:
        areas.append(part(HAND, me, viewer, places))
    return Scene(places.size, Face(ground, (shape,), places.size), tuple(areas), "academics")


UNSAID = {"zone-total": "what the order goes by stands on the sheet"}
TABS = (
    ("cork", "icon-folder", Text("tab-cork")),
    ("desk", "icon-person", Text("tab-desk")),
    ("rivals", "icon-join", Text("tab-rivals")),
)
STAGE = Stage(
    Path(__file__).parent,
    BOARD,
    compose,
    look,
    flights,
    end=end,
    tabs=TABS,
    still=STILL,
    unsaid=UNSAID,
    standing=standing_of,
    thumb=thumb,
    row=row,
)
