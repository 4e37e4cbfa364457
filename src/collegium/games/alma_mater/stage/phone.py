"""On a phone each part has the screen to itself, on a tablet half of it, and a ground of its own."""

from functools import lru_cache

from collegium.draw.stage import Area, Held, put
from collegium.kernel import Text

from .ground import phone_ground_face, tower
from .places import places_of

GROUNDS = (
    ("court", "ground-plaster-tall", "zone-campus"),
    ("academy", "ground-tower-tall", "zone-academy"),
    ("stair", "ground-tower-tall", "zone-research"),
    ("mine", "ground-own-tall", "tab-mine"),
    ("rivals", "ground-plaster-tall", "rivals"),
)


def stair_ground_face(shape, seats, four, art, w, h):
    """The tower stands on its ground; its places are those of the whole board."""
    places = places_of(shape, seats)
    below = places("screen")
    return *phone_ground_face(art, w, h), Held(tower(places, four, True), x=-below.x, y=-below.y)


@lru_cache(100)
def _ground(tab, art, title, places, seats, four):
    box = places("screen_mine" if tab in places.stay else "screen")
    if tab == "stair":
        face = put("ground.stair", box, stair_ground_face, (places.shape, seats, four, art, box.w, box.h))
    else:
        face = put(f"ground.{tab}", box, phone_ground_face, (art, box.w, box.h))
    return Area(f"ground-{tab}", Text(title), (face,), tab=places.tab(tab))


def keeps(places, tab):
    """Whether a part has a ground of its own: rivals who always stand above have the hills."""
    return tab != "rivals" or bool(places.tab(tab))


def grounds(s, me, places):
    """The ground under each part, as an area that comes and goes with it."""
    return [_ground(tab, art, title, places, s.seats, s.four) for tab, art, title in GROUNDS if keeps(places, tab)]
