"""Small pictures for the list of options, by the place that an option names."""

from collegium.draw.stage import kept

from ..components import DISCIPLINE_KEYS, PAIR_KEYS
from .badges import KEYS
from .census import staff
from .desktop import TILE_KEYS
from .pinned import CRITERION_OF

NUMBERED = {
    "project": lambda p: f"project-{p + 1}",
    "researcher": lambda i: f"researcher-{KEYS[i]}",
    "student": lambda j: f"student-{j + 1}",
    "card": lambda c: f"card-{c + 1}",
    "tile": lambda t: f"tile-{TILE_KEYS[t]}",
    "reputation": lambda d: f"token-{DISCIPLINE_KEYS[d]}",
    "event": lambda e: f"bonus-{CRITERION_OF[e]}",
    "group": lambda seat: f"group-{seat}",
}
SINGLE = {"stock": "folder-stack", "money": "coins", "consultants": "icon-consultant",
          "tokens": "icon-month", "deck": "card-back"}  # fmt: skip


def thumb(s, place):
    """The symbol of a place; nothing where it has none."""
    what, _, number = place.partition(".")
    if what in SINGLE:
        return SINGLE[what]
    if what in ("pair", "students"):
        return newcomer(s, int(number) if number else -1)
    return NUMBERED[what](int(number.rpartition(".")[2])) if what in NUMBERED else ""


def newcomer(s, pair):
    """Who would come of a pair of disciplines, or of the students (-1): the portrait, or the bare badge."""
    found = kept(s, staff)
    if pair < 0:
        j = found["free_students"][1]
        return f"student-{j + 1}" if j >= 0 else "badge-phd-small"
    i = found["vacant"][pair][1]
    return f"researcher-{KEYS[i]}" if i >= 0 else f"badge-{PAIR_KEYS[pair]}-small"
