"""The gallery in Stockholm, the night before the prizes: the run on top, rivals' rooms, the wall, and my desk.

The lamp over a picture says what can be bought; what a card gives is drawn in a small frame; in a CV the frame's size
is its worth. Where things lie stands in board.toml, what they look like in cards.py and pieces.py.
"""

from functools import partial
from pathlib import Path

from collegium.draw.stage import Face, Scene, Stage, among, kept
from collegium.kernel import Text

from ..table import headline, standing_of
from .cv import my_cv
from .desk import my_hand, this_turn
from .ending import end
from .flights import STILL, flights
from .ground import ground, the_run
from .looks import look
from .places import BOARD
from .rooms import rooms, unseated
from .rows import row
from .wall import lights, the_wall

NOBODY = -1


def compose(s, viewer, shape, places_lit=frozenset()):
    """The whole board as a seat (or a spectator) sees it."""
    places = BOARD.places(shape, s.seats)
    me = max(viewer, 0)
    part = partial(kept, s)
    active = viewer == s.active
    mine = active or (viewer < 0 and s.active == 0)
    areas = [
        part(the_run, viewer, places),
        part(rooms, me, places),
        part(the_wall, part(lights, viewer if active else NOBODY), places, shape),
        part(this_turn, mine, places, shape),
        part(my_cv, me, viewer, places),
        part(my_hand, me, viewer, places, among(places_lit, "hand."), shape),
    ]
    return Scene(
        places.size, Face(ground, (shape, bool(s.last_round)), places.size), tuple(areas), CLASSES.get(shape, "nobel")
    )


def bar(s):
    """The round; against whom one plays, the strip of seats beside it says."""
    return headline(s, beside_peio=True)


CLASSES = {"tall": "nobel beside"}  # the page opens the list below it and leaves the other parts out of the foot bar
UNSAID = {
    "label-hand": "the cards themselves lie there",
    "deck-basic": "on its badge", "deck-advanced": "on its badge", "deck-solo": "on its badge",
}  # fmt: skip
TABS = (
    ("wall", "sign-publish", Text("tab-wall")),
    ("mine", "sign-medal", Text("tab-cv")),
    ("rivals", "sign-hand", Text("zone-rivals")),
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
    unseated=unseated,
    headline=bar,
    row=row,
)
