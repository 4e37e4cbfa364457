"""A group leader's desk: the faculty's pin board behind it, the other groups through the glass between them.

Everything shared is pinned to cork, everything mine lies on oak or on the pad. A project is a folder with seven
calendar leaves, staff are badges, stored Months are mugs. Where things lie stands in board.toml.
"""

from functools import partial
from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage, kept
from collegium.kernel import Text

from ..state import ACQUISITION, RESEARCH
from ..table import standing_of
from .census import NO_MOOD, STANDARD_GAME, Census, mood_of
from .cork import cork
from .desk import cabinet, hand, numbers
from .ending import end
from .flights import STILL, flights
from .ground import ground
from .looks import look
from .pad import pad, picked
from .places import BOARD
from .rows import done, row
from .strips import strips
from .thumbs import thumb


def with_census(area):
    """An area that is composed from the record: it looks at a census of it."""
    return lambda s, mood, *args: area(Census(s, mood), *args)


CORK, STRIPS, NUMBERS, PAD, CABINET, HAND = map(with_census, (cork, strips, numbers, pad, cabinet, hand))


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator) sees it."""
    places = BOARD.places(shape, s.seats)
    part, me, mood = partial(kept, s), max(viewer, 0), mood_of(s)
    asked = tuple([s.owed[who].kind != 0 for who in range(s.seats)])
    areas = [
        part(CORK, mood, viewer, places),
        part(STRIPS, mood, me, places, asked),
        part(NUMBERS, mood, me, viewer, places, s.phase >= RESEARCH),
        part(PAD, mood, me, viewer, places, s.phase == ACQUISITION, picked(s, me)),
        part(CABINET, NO_MOOD, me, viewer, places),
    ]
    if STANDARD_GAME[s.variant]:
        areas.append(part(HAND, NO_MOOD, me, viewer, places))
    return Scene(places.size, Face(ground, (shape,), places.size), tuple(areas), CLASSES.get(shape, "academics"))


CLASSES = {"tall": "academics beside"}  # the page leaves parts in sight out of the foot bar: see stage.css of the site
UNSAID = {"zone-total": "what the order goes by stands on the sheet"}
TABS = (
    ("cork", "icon-folder", Text("tab-cork")),
    ("mine", "icon-person", Text("tab-desk")),
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
    done=done,
)
