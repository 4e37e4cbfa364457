"""A Transparency Champion who collects alone: rays to the wells it can take from, and the sets of types it may take.

Where it takes one type, the wells themselves are chosen. Where it takes several, each set is a piece; whoever points at
one sees the rays and the units of that set.
"""

from math import ceil

from collegium.draw.letters import NAME
from collegium.draw.stage import Box, Disc, Held, Mark, Plate, Say, Use, put

from ..choices import champion_sets
from ..components import CHAMPION, LEVELS, TYPES
from ..wording import card_name, set_name
from .places import SMALL_SCREENS
from .stars import frame, star
from .tones import CREAM, DARK, LIGHT, LINE, MIST, NIGHT, TEAL, ray, sign
from .wells import top_unit, well_boxes

RAYS = 0.4  # of a star's width: where its rays end
GAP = 10  # between sets
WIDE = 68  # a set with the gap beside it, at least


# Faces ---------------------------------------------------------------------------------------------------------------


def title_face(name, w):
    """Who collects: w x 26."""
    return Plate(0, 0, w, 26, 13, NIGHT, MIST, 1.3), Say(name, w / 2, 18.5, 16, NAME, CREAM, "middle", w - 20, least=14)


def rays_face(ways):
    """Dots of light to each well that has something to take."""
    return tuple(mark for start, end in ways for mark in ray(start, end))


def set_face(mask, ways, units, w, h):
    """Types that are taken together; pointed at, their rays are whole and their units outlined. `ways` and `units` are
    told from the corner of the piece."""
    kinds = [kind for kind in range(TYPES) if mask >> kind & 1]
    r = min(h / 2 - 4, (w - 8) / len(kinds) / 2 - 1.5)
    step = 2 * r + 3
    x = (w - step * (len(kinds) - 1)) / 2
    marks: list[Mark] = [Plate(0, 0, w, h, h / 2, NIGHT, LINE, 1.3), *frame(w, h)]
    for k, kind in enumerate(kinds):
        size = r * 1.25
        marks += [
            Disc(x + step * k, h / 2, r, DARK[kind], LIGHT[kind], 1.3),
            sign(kind, x + step * k - size / 2, h / 2 - size / 2, size, "white"),
        ]
    light = [mark for way in ways for mark in ray(way[0], way[1], TEAL, 3.4, False)]
    light += [outlined(unit) for unit in units]
    return (*marks, Held(tuple(light), classes="when-aimed"))


def outlined(unit):
    """The outline of a unit is 96 x 26 round its 84 x 22."""
    wide, high = unit.w * 96 / 84, unit.h * 26 / 22
    return Use("unit-point", unit.x - unit.w / 14, unit.y - unit.h / 11, wide, high, stretched=True)


# Where they lie ------------------------------------------------------------------------------------------------------


def champion(s, who, mine, places, shape):
    """The Champion, its rays and its sets; over it who it is, where whose turn it is does not stand there."""
    level = s.owed[who].a % LEVELS
    box, small = places("centre"), shape in SMALL_SCREENS
    sets = [mask for mask in champion_sets(s, who) if mask.bit_count() > 1]
    name = card_name(CHAMPION * LEVELS + level)
    at = star_box(box, small, len(sets))
    ways = {} if small and sets else rays_of(s, at, places, shape)
    units = {} if small else {kind: top_unit(places, shape, kind, s.pool[kind]) for kind in ways}
    pieces = [
        put("rays", box, rays_face, (tuple(moved(way, box) for way in ways.values()),)),
        put("champion", at, star, (CHAMPION, level, 120), name, (120, 120)),
    ]
    if mine and places.has("whose"):
        top = places("whose")
        title = Box(top.x + top.w / 2 - 126, top.y, 252, 26)
        pieces.append(put("title", title, title_face, (name, title.w)))
    for mask, spot in zip(sets, set_boxes(len(sets), box, at, small), strict=True):
        kinds = [kind for kind in ways if mask >> kind & 1]
        lines = tuple(moved(ways[kind], spot) for kind in kinds)
        outlines = tuple(units[kind].moved(-spot.x, -spot.y) for kind in kinds if kind in units)
        pieces.append(put(f"types.{mask}", spot, set_face, (mask, lines, outlines, spot.w, spot.h), set_name(mask)))
    return pieces


def star_box(box, small, sets):
    """Where the Champion stands: over its sets, beside them on a small screen, or by itself."""
    if small:
        size = min(box.h, 82, box.w * 0.3) if sets else min(box.h - 4, 100)
        return Box(box.x if sets else box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size, size)
    below = rows_below(sets, box) * set_height(box) + GAP if sets else 0
    size = min(box.h - 24 - below, 168)
    return Box(box.x + (box.w - size) / 2, box.y + 24 + (box.h - 24 - below - size) / 2, size, size)


def set_height(box):
    return 44 if box.h > 200 else 36


def rows_below(count, box):
    """In how many rows the sets lie below the Champion: they are wide enough for a finger."""
    return 1 if box.w / count >= WIDE else 2


def set_boxes(count, box, at, small):
    """In rows below the Champion; on a small screen in rows beside it."""
    if not count:
        return []
    if not small:
        rows, high = rows_below(count, box), set_height(box)
        columns = ceil(count / rows)
        step, top = min(box.w / columns, 128), box.y + box.h - rows * high - 3
        left = box.x + (box.w - step * columns) / 2 + GAP / 2
        return [
            Box(round(left + step * (k % columns), 1), round(top + high * (k // columns), 1), step - GAP,
                high - 6 * (rows > 1))
            for k in range(count)
        ]  # fmt: skip
    left = at.x + at.w + 6
    columns = 2 if count in (2, 4) or box.w < 300 else 3
    across, down = (box.x + box.w - left) / columns, box.h / ceil(count / columns)
    high = min(down - 4, 44)
    return [
        Box(round(left + across * (k % columns) + 3, 1), round(box.y + down * (k // columns) + (down - high) / 2, 1),
            across - 8, high)
        for k in range(count)
    ]  # fmt: skip


def rays_of(s, at, places, shape):
    """By type that is left: from the Champion to the highest unit, or to the foot of a well that stands above."""
    middle, up = (at.x + at.w / 2, at.y + at.h / 2), at.w * RAYS
    found = {}
    for kind, well in enumerate(well_boxes(places)):
        if not s.pool[kind]:
            continue
        if shape in SMALL_SCREENS:
            x = well.x + well.w / 2
            end = (x, well.y + well.h + 3) if well.y + well.h < at.y + up else (well.x + well.w, middle[1])
        else:
            unit = top_unit(places, shape, kind, s.pool[kind])
            end = (unit.x + unit.w if unit.x < at.x else unit.x, unit.y + unit.h / 2)
        side = 1 if end[0] > middle[0] else -1
        found[kind] = ((middle[0] + side * up, middle[1]), end)
    return found


def moved(way, box):
    """A way as it is told from the corner of a box."""
    return tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in way)
