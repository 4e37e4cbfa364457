"""A group leader's desk: the faculty's pin board behind it, the other groups through the glass between them.

Everything shared is pinned to cork, everything mine lies on oak or on the pad. A project is a folder with seven
calendar leaves, staff are badges, stored Months are mugs. Where things lie stands in board.toml.
"""

from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage
from collegium.kernel import Text

from .census import Census
from .cork import cork
from .desk import cabinet, hand, numbers
from .ending import end
from .flights import STILL, flights
from .ground import ground
from .looks import look
from .pad import pad
from .places import BOARD
from .strips import strips


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator) sees it."""
    places = BOARD.places(shape, s.seats)
    now, me = Census(s), max(viewer, 0)
    areas = [
        cork(now, viewer, places),
        strips(now, me, places),
        numbers(now, me, viewer, places),
        pad(now, me, viewer, places),
        cabinet(now, me, viewer, places),
    ]
    if now.standard:
        areas.append(hand(now, me, viewer, places))
    return Scene(places.size, Face(ground, (shape,), places.size), tuple(areas), "academics")


UNSAID = {"zone-total": "what the order goes by stands on the sheet"}
TABS = (
    ("cork", "icon-folder", Text("tab-cork")),
    ("desk", "icon-person", Text("tab-desk")),
    ("rivals", "icon-join", Text("zone-rivals")),
)
STAGE = Stage(Path(__file__).parent, BOARD, compose, look, flights, end=end, tabs=TABS, still=STILL, unsaid=UNSAID)
