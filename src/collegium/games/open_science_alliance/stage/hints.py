"""What would happen, shown where somebody points: the crew's sum with a card, what it takes alone, the level it gets.

A hint is a sign ("credit" or "level") and a few figures; without one it is empty.
"""

from types import SimpleNamespace

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Held, Plate, Say, Use, kept

from ..choices import GO_SOLO, INVITE, RAISE_BY_TWO, RAISE_FIRST, RAISE_SECOND
from ..components import CHAMPION, LEVELS, TYPES
from ..rules.crew import count_specialist, join_crew, team_total
from .tones import BROWN, GOLD, RIM

RISES = {RAISE_BY_TWO: 2, RAISE_FIRST: 1, RAISE_SECOND: 1}  # levels
NONE = ()


def hint_of(s, viewer, owner, card):
    """What choosing this card would do now, for the viewer who is asked."""
    if viewer < 0 or viewer != s.active or s.over:
        return NONE
    kind, level = s.owed[viewer].kind, card % LEVELS
    if kind in RISES and owner == viewer:
        return "level", f"{level} → {level + RISES[kind]}"
    if kind == GO_SOLO and owner == viewer:
        return "credit", f"+{alone_now(s, card // LEVELS, level)}"
    if kind == INVITE:
        return "credit", f"{kept(s, crew_as_it_is, viewer)} → {crew_with(s, viewer, owner, card)}"
    return NONE


def alone_now(s, role, level):
    """What a collector would take alone, of what is left."""
    if role == CHAMPION:
        return min(level, sum(1 for kind in range(TYPES) if s.pool[kind]))
    return min(level, s.pool[role])


def crew_as_it_is(s, who):
    return int(team_total(s, s.player[who]))


def crew_with(s, who, owner, card):
    """What the crew would take in all with this card, of one's own or borrowed."""
    crew = SimpleNamespace(cards=list(s.crew.cards), heads=list(s.crew.heads), levels=list(s.crew.levels))
    table = SimpleNamespace(crew=crew, closed=s.closed, pool=s.pool)
    if owner == who:
        join_crew(table, card)
    else:
        count_specialist(table, card, 1)
    return int(team_total(table, s.player[who]))


def hint_marks(hint, x, y, size):
    """The hint on a dark plate round the middle x; it shows while somebody points at the piece."""
    if not hint:
        return ()
    sign, words = hint
    wide, high = size * (0.62 * len(words) + 2.2), size * 1.6
    left = x - wide / 2
    art = "icon-credit" if sign == "credit" else "level-star-on"
    marks = (
        Plate(left, y, wide, high, high / 2, BROWN, RIM, 1.6),
        Held((Use(art, left + size * 0.4, y + high / 2 - size * 0.55, size * 1.1, size * 1.1),), classes="osa-rim"),
        Say(words, left + size * 1.7, y + high / 2 + size * 0.35, size, FIGURE, GOLD),
    )
    return (Held(marks, classes="when-aimed"),)
