"""The six houses of the actions, each with two places for discs."""

from functools import lru_cache

from collegium.draw.letters import NAME
from collegium.draw.stage import Area, Held, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..choices import BUILD, GET, GIVE_FIRST, GIVE_SECOND, INVENT, MAKE, MARKET, PATENT_BOX, PAY, YIELD
from ..components import FIELD_INVENT, FIELD_KEYS, FIELD_MAKE, FIELD_MARKET, FIELD_RUN, FIELDS, PLACES
from ..naming import field_name
from ..state import ACTION
from .facts import SHAPES
from .names import house_says
from .signs import BRASS, CLEAR, toned

FIELD_OF = {BUILD + field: field for field in range(FIELDS)}  # the house of a question
FIELD_OF |= {PAY: FIELD_MAKE, GIVE_FIRST: FIELD_MARKET, GIVE_SECOND: FIELD_MARKET, GET: FIELD_MARKET}
FIELD_OF |= {PATENT_BOX: FIELD_INVENT, YIELD: FIELD_RUN}
KEPT = 300  # towns that are kept
NAMES = tuple(field_name(field) for field in range(FIELDS))
assert tuple(BUILD + field for field in (FIELD_MAKE, FIELD_MARKET, FIELD_INVENT)) == (MAKE, MARKET, INVENT)


def doings(s):
    """Where the discs lie, the house in use and the one whose district is: the same for all who look."""
    return tuple(map(tuple, s.discs)), in_use(s), at_work(s)


@lru_cache(KEPT)
def the_town(doings, viewer, seats, places):
    """All houses; the disc in use glows."""
    rows, (field, seat), work = doings
    pieces = []
    for at, key in enumerate(FIELD_KEYS):
        discs = tuple(who for who in range(seats) if rows[at][who])
        box = places(f"house-{key}")
        mine = discs.index(viewer) if viewer in discs else min(len(discs), PLACES - 1)
        using = discs.index(seat) if at == field and seat in discs else -1
        args = (at, discs, mine, using, at == work, box.w, box.h)
        pieces.append(put(f"field.{key}", box, house_face, args, house_says(at, discs), looks=True,
                          thumb=f"field-{key}", classes=f"at-{key}" if at == work else ""))  # fmt: skip
    return Area("actions", Text("zone-actions"), tuple(pieces))


def in_use(s):
    """The house at which somebody acts with an action disc, and who; -1 where nobody does."""
    for who in range(s.seats):
        owed = s.owed[who]
        if owed.kind in FIELD_OF and owed.a == ACTION:
            return FIELD_OF[owed.kind], who
    return -1, -1


def at_work(s):
    """The house whose district is in use, by any disc: all other districts are dimmed. -1 where none is."""
    return next((FIELD_OF[s.owed[who].kind] for who in range(s.seats) if s.owed[who].kind in FIELD_OF), -1)


def house_face(field, discs, mine, using, opened, width, height):
    """A house, its sign and its places. `mine`: the place that lights up when I may come; `using`: the disc in use."""
    art = f"field-{FIELD_KEYS[field]}"
    marks: list[Mark] = [Plate(0, 0, width, height, fill="#0000")]  # all of it can be pointed at
    if width < 72:  # on a phone: a map of houses without signs
        side = min(width - 14, height - 52)
        if opened:
            marks.append(Plate(0, 0, width, height, 6, "#FBF4E2", "#C9993F", 2))
        marks += [
            toned("e-open" if opened else "e-town", Use(art, (width - side) / 2, 2, side, side)),
            Say(
                NAMES[field],
                width / 2,
                side + 15,
                CLEAR,
                NAME,
                BRASS if opened else "#E3F0FB",
                "middle",
                width,
                least=13,
            ),
        ]
        spots, size = ((width / 2 - 25.7, height - 29), (width / 2 + 1.3, height - 29)), 24.4
    elif height < 50:  # on a phone on its side: the sign above, house and places below
        side = height - 17
        marks += [toned("e-town", Use(art, 3, 17, side, side)), *sign(field, 0, 0, width, 18)]
        size = side * 0.92
        spots = ((side + 10, 17), (side + 14 + size, 17))
    elif width > height * 1.25:  # sign and places beside the house
        side = height - 6
        left = side + 5
        room = width - left
        marks += [toned("e-town", Use(art, 0, -2, side, side)), *sign(field, left, 3, room)]
        size = 31.1 if height > 60 else 25
        gap = size * 0.58
        spots = side_by_side(left + room / 2, gap, size, height - size * 1.14)
    else:
        size = 31.1 if width >= 86 else 26.6
        below = 55 if width >= 86 else 50
        side = min(width, height - below)
        y = height - below - side
        marks += [
            toned("e-town", Use(art, (width - side) / 2, y, side, side)),
            *sign(field, 0, height - below - 4, width),
        ]
        spots = side_by_side(width / 2, size * 0.58, size, height - size * 1.19)
    marks += places_of(discs, mine, using, spots, size)
    return tuple(marks)


def side_by_side(middle, gap, size, y):
    """The corners of two places, each `gap` from the middle."""
    return (middle - gap - size / 2, y), (middle + gap - size / 2, y)


def sign(field, x, y, width, height=22):
    """The brass sign with the name."""
    letter = 15.4 if width > 80 and height > 20 else 14
    return (
        Use("sign-m", x, y, width, height, stretched=True),
        Say(NAMES[field], x + width / 2, y + height * 0.73, letter, NAME, BRASS, "middle", width - 6),
    )


def places_of(discs, mine, using, spots, size):
    marks: list[Mark] = []
    around = size * 1.576
    for k, (x, y) in enumerate(spots):
        middle = (x + size / 2 - around / 2, y + size * 0.485 - around / 2)
        if k == mine:
            ring = size + 6
            marks.append(Use("halo", *middle, around, around, when="can"))
            marks.append(Plate(x - 3, y - 3.5, ring, ring, ring / 2, "none", "#fff", 2.2, when="aimed"))
        if k == using:
            marks.append(Use("halo", *middle, around, around))
        if k < len(discs):
            marks.append(Use(f"action-{SHAPES[discs[k]]}", x, y, size, size * 1.1, seat=discs[k]))
        else:
            marks.append(Use("place-free", x, y - 1, size, size * 1.1))
    return marks


def disc_face(who):
    """An action disc by itself: 40 x 44."""
    return (Held((Use(f"action-{SHAPES[who]}", 0, 0, 40, 44, seat=who),)),)
