"""An engineer's table about 1890: the works as a blueprint with hall, belt, site, quay and market; then one's own tray.

Every action has a house in the district it works on; an invention is blueprint until somebody develops it; what lies
on red ground leaves when the round ends. Where things lie stands in board.toml.
"""

from functools import partial
from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage, among, kept
from collegium.kernel import Text

from ..choices import BUILD, MAKE
from ..components import BUILD_LIMIT, MAKE_LIMIT
from ..table import standing_of
from .ending import end
from .flights import STILL, flights
from .ground import ground
from .hall import the_hall, the_stair
from .looks import look
from .places import BOARD
from .rivals import rivals
from .rows import done, row
from .scale import the_scale
from .tags import tagged
from .town import doings, the_town
from .trade import the_harbour, the_market
from .tray import my_store, my_works, waiting_discs
from .works import is_asked, paid_for, the_belt, the_site


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator, who sees it from the first) sees it."""
    places = BOARD.places(shape, s.seats)
    me = max(viewer, 0)
    part = partial(kept, s)
    areas = (
        part(the_hall, viewer, places),
        part(the_stair, viewer, places),
        part(the_belt, viewer, places, among(places_lit, "path."), is_asked(s, viewer, MAKE, MAKE_LIMIT), paid_for(s)),
        part(the_site, viewer, places, among(places_lit, "row."), is_asked(s, viewer, BUILD, BUILD_LIMIT)),
        part(the_harbour, viewer, places),
        part(the_market, viewer, places),
        the_town(part(doings), viewer, s.seats, places),
        part(the_scale, viewer, places),
        part(rivals, me, places),
        part(my_works, me, viewer, places),
        part(my_store, me, places, waiting_discs(s, me)),
    )
    areas = tagged(s, viewer, places, areas, places_lit)
    return Scene(places.size, Face(ground, (shape, s.seats), places.size), areas, CLASSES.get(shape, "era"))


CLASSES = {"tall": "era beside"}  # the page leaves its part out of the foot bar: see stage.css of the site
TABS = (
    ("works", "field-make", Text("tab-works")),
    ("hall", "field-invent", Text("tab-hall")),
    ("yard", "field-build", Text("tab-yard")),
    ("mine", "nav-mine", Text("tab-mine")),
    ("rivals", "nav-rivals", Text("zone-rivals")),
)
STAGE = Stage(
    Path(__file__).parent, BOARD, compose, look, flights, end=end, tabs=TABS, still=STILL, standing=standing_of,
    row=row, done=done,
)  # fmt: skip
