"""An observatory at night: four star wells round the crew, the round's event a comet, rivals' lists, and my chart desk.

Where things lie stands in board.toml; what hangs in the sky in sky.py, wells.py and centre.py, below the horizon in
rivals.py and desk.py.
"""

from functools import partial
from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage, among, kept
from collegium.kernel import Text

from ..state import NO_ONE
from ..table import standing_of
from .centre import the_centre
from .crew import crew_now
from .desk import my_desk
from .ending import end
from .flights import STILL, flights
from .ground import ground
from .looks import look
from .places import BOARD
from .rivals import the_rivals
from .rows import done, row
from .sky import the_sky
from .wells import leaving, the_wells


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator) sees it."""
    places = BOARD.places(shape, s.seats)
    part, cards = partial(kept, s), among(places_lit, "team.", "pick.")
    crew = crew_now(s)
    asked = tuple([not s.over and s.owed[who].kind != 0 for who in range(s.seats)])
    onlooker = s.current_round > 0 and viewer != s.active  # to all of them the middle is the same
    areas = (
        *part(the_sky, places, shape),
        part(the_wells, places, shape, part(leaving)),
        part(the_centre, NO_ONE if onlooker else viewer, places, shape, among(places_lit, "improve.", "collect.")),
        part(the_rivals, viewer, places, shape, cards, asked, crew),
        *part(my_desk, viewer, places, shape, cards, crew.of(max(viewer, 0))),
    )
    return Scene(places.size, Face(ground, (shape, s.seats), places.size), areas, CLASSES.get(shape, "osa"))


CLASSES = {"tall": "osa beside"}  # the page opens the list of choices below: see stage.css of the site


UNSAID = {
    "zone-events": "they lie there face down, one by one",
    "crew-level": "the levels of the crew add up to it", "crew-bonuses": "each card of the crew has its own",
    "crew-total": "base and bonuses add up to it",
}  # fmt: skip
TABS = (
    ("table", "icon-data", Text("tab-table")),
    ("mine", "icon-cards", Text("tab-team")),
    ("round", "icon-hourglass", Text("tab-round")),
    ("rivals", "icon-crew", Text("zone-rivals")),
)
STAGE = Stage(
    Path(__file__).parent, BOARD, compose, look, flights, end, TABS, still=STILL, unsaid=UNSAID, standing=standing_of,
    row=row, done=done,
)  # fmt: skip
