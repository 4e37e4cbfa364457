"""The four star wells: what is left of each resource this round, as units that can be counted.

A unit that leaves with a crew is lifted out of its well; a place that is empty keeps the outline of its unit.
"""

from dataclasses import dataclass

from collegium.draw.letters import FIGURE, NAME, STRONG
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..choices import INVITE, SHARE_BORROWED, SHARE_OWN, share_type
from ..components import MOST, TYPES
from ..rules.pool import bonus_of
from ..state import NO_ONE
from ..table import is_gathering
from ..wording import type_name
from .cards import POOLS
from .names import well_name
from .places import tab_of
from .tones import BROWN, CREAM, GOLD, LIGHT, RIM, TYPE_KEYS, icon, sign, tint


@dataclass(frozen=True)
class Build:
    """How a well is built on a kind of screen: width; height of a unit, cap and foot; size of the name."""

    w: float
    unit: float
    cap: float
    foot: float
    slim: bool  # the narrow cap and foot
    figure: float
    name: float

    @property
    def glass(self):
        return self.cap - 6

    @property
    def base(self):
        return self.glass + MOST * self.unit - 2

    @property
    def size(self):
        return (self.w, self.base + self.foot + (self.name + 4.5 if self.name else 2))


BUILDS = {
    "wide": Build(126, 22, 52, 56, False, 33, 15.5),
    "short": Build(104, 14.5, 43, 46, False, 28, 14),
    "tall": Build(92, 14, 46, 52, True, 30, 14.7),
    "phone": Build(92, 14, 46, 54, True, 30, 14.7),
    "flat": Build(74, 9.2, 40, 42, True, 23, 0),
}


def well_face(kind, left, start, lifted, taken, asked, shape):
    """One well. `lifted`: units on top that leave with the crew; `taken`: gone already; `asked`: its handle shows."""
    b = BUILDS[shape]
    tube = b.w - (4 if not b.slim else 4.2)
    x, wide = (b.w - tube) / 2, tube * 84 / 122
    key = TYPE_KEYS[kind]
    height, inset = b.unit * 20 / 22, (b.w - wide) / 2

    def at(k):
        return round(b.glass + (MOST - 1 - k) * b.unit, 2)

    marks: list[Mark] = [
        tint(f"l{kind}", *(Use("well-tube", x, at(k), tube, b.unit, stretched=True) for k in range(MOST))),
        tint(f"m{kind}", *(Use("well-fill", x, at(k), tube, b.unit, stretched=True) for k in range(left))),
    ]
    if left:
        surface = Use("well-surface", x, at(left - 1) - 6 * b.unit / 22, tube, 10 * b.unit / 22, stretched=True)
        marks.append(tint(f"l{kind}", surface))
    side = b.w * 0.07 if kind < 2 else -b.w * 0.07
    for k in range(max(start, left)):
        up = left - lifted <= k < left
        art = f"unit-{key}" if k < left else f"unit-{key}-gone"
        dx, dy = (side, -2.5 * b.unit / 22) if up else (0, 0)
        marks.append(Use(art, inset + dx, at(k) + b.unit / 22 + dy, wide, height, stretched=True))
        if up:
            edge = 6 * wide / 84
            marks.append(
                Use("unit-lift", inset + dx - edge, at(k) + dy - b.unit * 2 / 22, wide + 2 * edge, b.unit * 26 / 22,
                    stretched=True)
            )  # fmt: skip
    if start:
        marks.append(Use("well-mark", x, at(start - 1) - 3, tube, 6 * tube / 122, stretched=True))
    marks += ends(kind, b)
    marks += foot_of(kind, left, start, b)
    if lifted:
        out = 0 if b.slim else 14  # narrow wells stand side by side: none lies over its neighbour
        px = b.w + out - 38 if kind < 2 else -out
        marks += pill(f"−{lifted}", px, at(left - 1) - 16, 38, 23, 16)
    if taken:
        marks += pill(f"−{taken}", b.w / 2 - 22, b.glass + 8, 44, 26, 17)
    handle = (Use("well-handle", -10, at(left - 1) - 12 if left else b.base - 12, b.w + 20, 30, stretched=True),)
    return (*marks, *rims(b), *(handle if asked else ()))


def pill(words, x, y, w, h, size):
    return (
        Plate(x, y, w, h, h / 2, BROWN, RIM, 1.6),
        Say(words, x + w / 2, y + h / 2 + size * 0.34, size, FIGURE, GOLD, "middle"),
    )


def ends(kind, b):
    """The cap with its sign, the foot without its figure."""
    cap = "well-cap-phone" if b.slim else "well-cap"
    scale = b.cap / 52
    return (
        tint(f"d{kind}", Use(cap, 0, 0, b.w, b.cap, stretched=True)),
        sign(kind, b.w / 2 - 11 * scale, 10 * scale, 22 * scale, "white"),
    )


def foot_of(kind, left, start, b):
    """What is left and what there was; red and "dry" where nothing is left; empty while the table is laid."""
    art = "well-foot-phone" if b.slim else "well-foot"
    foot: tuple[Mark, ...]
    if not start:
        foot = (tint(f"e{kind}", Use(art, 0, b.base, b.w, b.foot, stretched=True)),)
    elif left:
        middle = b.w / 2 + (1 if left < 10 or b.slim else 5)
        line = b.base + b.foot * 0.72
        foot = (
            tint(f"e{kind}", Use(art, 0, b.base, b.w, b.foot, stretched=True)),
            Say(left, middle, line, b.figure, FIGURE, CREAM, "end"),
            Say(f"/ {start}", middle + 4, line - 1, max(b.figure * 0.55, 13), STRONG, LIGHT[kind]),
        )
    else:
        line = b.base + b.foot * 0.69
        foot = (
            Use(f"{art}-dry", 0, b.base, b.w, b.foot, stretched=True),
            icon("drop", b.w * 0.16, b.base + b.foot * 0.36, b.foot * 0.39, "rose"),
            Say(Text("well-dry"), b.w * 0.58, line, b.figure * 0.68, NAME, "#FFD9D2", "middle", b.w * 0.5),
        )
    if not b.name:
        return foot
    y = b.base + b.foot + b.name + 2.5
    return (*foot, Say(type_name(kind), b.w / 2, y, b.name, NAME, CREAM, "middle", b.w + 12, least=12.6))


def rims(b):
    """Can be chosen: gold from cap to foot and a tab on top, beside the sign where the event's plate is near; pointed
    at: white."""
    w, h = b.size
    top = -1 if b.slim else -4
    high = b.base + b.foot + 2 - top
    x, y, size = (w - 25, 1, 24) if b.slim else (w / 2 - 14, -18, 28)
    return (
        Use("well-lit", -w * 12 / 126, top - high * 12 / 348, w * 150 / 126, high * 378 / 348, when="can",
            stretched=True),
        Use("lit-tab", x, y, size, size, when="can"),
        Plate(-4, -6, w + 8, h + 11, 12, line="#fff", thick=2.4, when="aimed"),
    )  # fmt: skip


def well_boxes(places):
    """The boxes of the four wells; on a wide board two stand at each side."""
    if places.has("wells_right"):
        return [places("wells", k) if k < 2 else places("wells_right", k - 2) for k in range(TYPES)]
    return [places("wells", k) for k in range(TYPES)]


def top_unit(places, shape, kind, left):
    """Where the highest of so many units of a well lies on the board."""
    b, box = BUILDS[shape], well_boxes(places)[kind]
    scale = min(box.w / b.size[0], box.h / b.size[1])
    wide, y = (b.w - 4) * 84 / 122, b.glass + (MOST - left) * b.unit
    left_edge = box.x + (box.w - wide * scale) / 2
    return Box(*(round(n, 1) for n in (left_edge, box.y + y * scale, wide * scale, b.unit * scale)))


def leaving(s):
    """Of each well: units that leave with the crew, those gone already, and whether it is asked for. The wells need not
    know of the crew."""
    kind_asked = s.owed[s.active].kind if is_gathering(s) else 0
    asked = share_type(s, s.active) if kind_asked in (SHARE_BORROWED, SHARE_OWN) else NO_ONE
    bonus = bonus_of(s) if kind_asked == INVITE else 0
    return tuple([
        (
            min(bonus * s.crew.heads[kind], s.pool[kind]) if bonus else 0,
            s.taken[kind] if kind_asked > INVITE else 0,
            asked == kind,
        )
        for kind in range(TYPES)
    ])  # fmt: skip


def the_wells(s, places, shape, leave):
    """All four. While the table is laid they are empty, and the first Specialists have their places; on a narrow
    screen their room too."""
    if s.current_round == 0 and places.has("picks"):
        return Area("wells", Text("zone-centre"), (), tab=tab_of(shape, "table"))
    start = POOLS[s.events[len(s.events) - s.current_round] - 1] if s.current_round else (0,) * TYPES
    pieces = []
    for kind, (box, (lifted, taken, asked)) in enumerate(zip(well_boxes(places), leave, strict=True)):
        args = (kind, s.pool[kind], start[kind], lifted, taken, asked, shape)
        identity = f"pool.{kind}" if s.current_round else f"well.{kind}"
        name = well_name(kind, s.pool[kind], start[kind], lifted or taken) if s.current_round else type_name(kind)
        more = {"looks": s.current_round > 0, "thumb": f"unit-{TYPE_KEYS[kind]}"}
        pieces.append(put(identity, box, well_face, args, name, BUILDS[shape].size, **more))
    return Area("wells", Text("zone-centre"), tuple(pieces), tab=tab_of(shape, "table"))
