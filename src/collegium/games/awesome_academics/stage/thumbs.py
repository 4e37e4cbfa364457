"""Small pictures for the list of options, by the place that an option names."""

from ..components import DISCIPLINE_KEYS, PAIR_KEYS
from .badges import KEYS
from .desktop import TILE_KEYS

NUMBERED = {
    "project": lambda p: f"project-{p + 1}",
    "researcher": lambda i: f"researcher-{KEYS[i]}",
    "student": lambda j: f"student-{j + 1}",
    "pair": lambda k: f"badge-{PAIR_KEYS[k]}-small",
    "card": lambda c: f"card-{c + 1}",
    "tile": lambda t: f"tile-{TILE_KEYS[t]}",
    "reputation": lambda d: f"icon-{DISCIPLINE_KEYS[d]}",
}
SINGLE = {"stock": "folder-stack", "students": "badge-phd-small", "money": "coins", "consultants": "icon-consultant",
          "tokens": "icon-month", "deck": "card-back"}  # fmt: skip


def thumb(s, place):
    """The symbol of a place; nothing where it has none."""
    what, _, number = place.partition(".")
    if what in SINGLE:
        return SINGLE[what]
    return NUMBERED[what](int(number.rpartition(".")[2])) if what in NUMBERED else ""
