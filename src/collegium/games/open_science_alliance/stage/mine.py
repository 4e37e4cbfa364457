"""My team on a small screen: Driver and cards as large as they fit, to read. To be chosen they lie in the strip."""

from math import ceil

from collegium.draw.stage import Box, put

from ..components import LEVELS, ROLES
from .cards import CARD, HALF, SMALL, card_face, driver_face, half_face, small_face
from .names import driver_name, team_name
from .tones import DRIVER

ORDER = tuple(role * LEVELS + level for role in range(ROLES) for level in range(LEVELS - 1, -1, -1))
GAP = {"phone": 4, "flat": 14}  # between cards
LEAST = {"phone": (118, 168), "flat": (97, 138)}
"""Units below which the words of a whole or a half card are too small: a phone may be 320 px wide, of 390 units."""


def my_team(s, me, box, shape):
    """Whole cards; half ones where they are many; small ones where they are very many."""
    gap, (whole, half) = GAP[shape], LEAST[shape]
    team = [(card, s.player[me].team[card]) for card in ORDER if s.player[me].team[card]]
    level = s.player[me].driver
    cards = [(f"mine.{card}", card // LEVELS, card % LEVELS, n, team_name(me, card, n, 0)) for card, n in team]
    driver = ("mine.driver", driver_name(me, level))
    wide, columns = grid(len(team) + 1, box, CARD, gap, 1.35)
    if wide >= whole:
        shown = [(*driver, driver_face, (level,)), *((i, name, card_face, (r, k, n)) for i, r, k, n, name in cards)]
        return laid(shown, box, CARD, wide, columns, gap)
    wide, columns = grid(len(team), box, HALF, 8)  # the Driver is told above
    if wide >= half:
        shown = [(i, name, half_face, (r, k, n, 0, HALF[0], (), True)) for i, r, k, n, name in cards]
        return laid(shown, box, HALF, wide, columns, 8)
    wide, columns = grid(len(team) + 1, box, SMALL, 14, 1.3)
    shown = [(*driver, small_face, (DRIVER, level)), *((i, name, small_face, (r, k, n)) for i, r, k, n, name in cards)]
    return laid(shown, box, SMALL, wide, columns, 14)


def grid(count, box, unit, gap, most=1.0):
    """The widest that so many cards can be in rows in the box, and in how many columns."""
    found = []
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        across = (box.w - gap * (columns - 1)) / columns
        down = (box.h - gap * (rows - 1)) / rows * unit[0] / unit[1]
        found.append((round(min(across, down, unit[0] * most), 1), -columns))
    wide, columns = max(found)
    return wide, -columns


def laid(shown, box, unit, wide, columns, gap):
    high = wide * unit[1] / unit[0]
    left = box.x + (box.w - wide * columns - gap * (columns - 1)) / 2
    pieces = []
    for k, (identity, name, face, args) in enumerate(shown):
        at = Box(
            round(left + (wide + gap) * (k % columns), 1), round(box.y + (high + gap) * (k // columns), 1), wide, high
        )
        pieces.append(put(identity, at, face, args, name, unit, looks=True))
    return pieces
