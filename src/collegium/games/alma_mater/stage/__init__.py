"""The quadrangle in fresco: palazzi on the hills, stair, campus, academy, piazza, hall of fame, and my cloister.

Plaster is where people enter, stone where masters stand, walnut holds books. Where things lie stands in board.toml;
each part has a file of its own.
"""

from functools import partial
from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage, kept
from collegium.kernel import Text

from ..university import standing_of
from .academy import ACADEMY, academy
from .court import CAMPUS, PIAZZA, campus, crowds, piazza
from .ending import end
from .fame import fame, lectern
from .ground import ground
from .looks import look
from .mine import mine
from .phone import grounds
from .places import BOARD, places_of
from .rivals import rivals
from .rows import row
from .stair import stair
from .thumbs import thumb
from .travels import STILL, flights
from .tray import brief_way, has_tray, tray


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator) sees it."""
    places = places_of(shape, s.seats)
    me = max(viewer, 0)
    setting_up = has_tray(s)
    part = partial(kept, s)
    standing = part(crowds)
    areas = [
        part(rivals, me, places),
        part(stair, places),
        part(campus, me, places, tuple([standing[space] for space in CAMPUS])),
        part(academy, me, places, tuple([standing[space] for space in ACADEMY])),
        *(
            ()
            if setting_up and shape == "short"  # the tray lies over it
            else (part(piazza, me, places, tuple([standing[space] for space in PIAZZA])),)
        ),
        part(fame, me, places),
        part(lectern, places),
        *((part(tray, viewer, places),) if setting_up else part(mine, me, viewer, places)),
        *((part(brief_way, places),) if setting_up and places.has("strip") else ()),
    ]
    if places.has("strip"):
        areas = [*part(grounds, me, places), *areas]
    return Scene(
        places.size, Face(ground, (shape, s.seats, s.four, me), places.size), tuple(areas), CLASSES.get(shape, "alma")
    )


CLASSES = {"tall": "alma beside"}  # the page leaves its part out of the foot bar: see stage.css of the site
UNSAID = {"label-printed-student": "printed in every university"}
TABS = (
    ("court", "icon-stud", Text("tab-court")),
    ("academy", "icon-prof", Text("zone-academy")),
    ("stair", "icon-mile", Text("tab-stair")),
    ("mine", "icon-own", Text("tab-mine")),
    ("rivals", "icon-colloq", Text("rivals")),
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
