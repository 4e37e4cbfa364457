"""Small pictures for the list of options, by the place that an option names."""

from ..components import DICTIONARY
from .people import ART_KEYS

SPACES = {"campus": "space-campus-1", "academy": "icon-prof", "own": "icon-press"}  # by the word they begin with
SINGLE = {"dormitory": "icon-moon", "research": "icon-mile", "shelf": "icon-shelf", "archive": "icon-master"}


def thumb(s, place):
    """The symbol of a place; nothing where it has none."""
    what, *more = place.split(".")
    if what in SINGLE:
        return SINGLE[what]
    if what in ("student", "chancellor"):
        return f"{what}-{ART_KEYS[what][int(more[0])]}"
    if what == "setup":
        return f"setup-card-{more[0]}"
    if what in ("professor", "lecturer"):
        return f"professor-{ART_KEYS['professor'][s.professor_in[int(more[-1])]]}"
    if what in ("book", "display"):
        kind = int(more[-1])
        return "icon-dict" if kind == DICTIONARY else f"icon-book-{kind}"
    if what == "bust":
        return f"bust-{'abc'[int(more[0])]}"
    return space(more[-1]) if what == "space" else ""


def space(key):
    word = key.partition("_")[0]
    return SPACES.get(word, f"space-{key.replace('_', '-')}")
