"""The exhibition hall, nine bays: blueprint until somebody develops the original; and the patent stair beside it."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import BOXES, DEVELOPMENT, INVENTIONS, PATENT_STEPS
from . import facts
from .cards import TALL, title
from .names import box_says, climber_says, step_says, worth_says
from .signs import CLEAR, INK, LINE, PAPER, good, marker, plus, rims, ring, star, toned

PLATE = 26  # how high a plate is
WIDE_STEP = 50  # from here on a step of the stair is wide
KEPT = 300  # halls and stairs that are kept


def the_hall(s, viewer, places):
    """A bay for each invention with a gold and a silver plate."""
    return hall_of(tuple(s.box_owner), tuple(s.box_patent), places)


@lru_cache(KEPT)
def hall_of(owners, patents, places):
    pieces = []
    for i in range(INVENTIONS):
        bay = places("hall", i)
        developed = owners[i] >= 0
        wide = bay.w > bay.h  # picture left, plates right
        pieces.append(put(f"bay.{i}", bay, bay_face, (i, developed, bay.w, bay.h)))
        for silver in range(2):
            pieces.append(box_plate(owners, patents, i + silver * INVENTIONS, plate_box(bay, silver, wide)))
    return Area("boxes", Text("zone-boxes"), tuple(pieces), "hall")


def plate_box(bay, silver, wide):
    if wide:
        width = 74
        return Box(bay.x + bay.w - width - 3, bay.y + bay.h - 56 + silver * 27.5, width, PLATE)
    return Box(bay.x + 3.5, bay.y + bay.h - 56 + silver * 27, bay.w - 7, PLATE)


def box_plate(owners, patents, box, place):
    """Cost, influence and royalty; then whose it is, and whether it is patented."""
    owner, patent = owners[box], patents[box]
    closed = box >= INVENTIONS and owners[box - INVENTIONS] < 0
    return put(f"box.{box}", place, plate_face, (box, owner, patent, closed, place.w),
               box_says(box, owner, patent, closed), looks=True, thumb=facts.BOX_ART[box])  # fmt: skip


def bay_face(i, developed, width, height):
    """Name and picture; the plates are pieces of their own."""
    art = "hall-bay-colour" if developed else "hall-bay-plan"
    ink = INK if developed else "var(--e-line,#D6E8F7)"
    tone = "e-col" if developed else "e-plan"
    key = facts.BOX_KEYS[i]
    letter = 14 if width > 76 else 12.4
    reconstructed = facts.BOX_RING[i] or facts.BOX_RING[i + INVENTIONS]
    back: tuple[Mark, ...] = (Use(art, 0, 0, width, height, stretched=True),)
    if width > height:
        side = min(width - 82, 64)
        return (
            *back,
            *ring(7, height - 7, ink, reconstructed),
            Say(title(key), 5, height - 61.5, CLEAR, NAME, ink, "start", width - 8, least=13.4),
            toned(tone, Use(facts.BOX_ART[i], 3, height - 30 - side * 0.4, side, side * 0.8)),
        )
    middle, top = (20.5, 29) if width > 76 else (18.5, 29 if key in TALL else 23)  # all names stand at one height
    side = min(64, width - 10, (height - 58 - top) * 1.25)
    return (
        *back,
        *ring(width - 7.5, height - 61, ink, reconstructed),
        Say(title(key), width / 2, middle, letter, NAME, ink, "middle", width - 5, 2, letter * 0.89),
        toned(tone, Use(facts.BOX_ART[i], (width - side) / 2, top + (height - 58 - top - side * 0.8) / 2, side,
                        side * 0.8)),
        Use("hall-pillar", -2, -1, 4, height, stretched=True),
        Use("hall-pillar", width - 2, -1, 4, height, stretched=True),
    )  # fmt: skip


def plate_face(box, owner, patent, closed, width):
    """A brass or silver plate, 26 high."""
    art = Use("plate-gold" if box < INVENTIONS else "plate-silver", 0, 0, width, PLATE, stretched=True)
    pays, royalty = facts.BOX_PAYS[box], facts.BOX_ROYALTY[box]
    z = min(width / 74, 1)
    narrow = z < 0.95
    if owner >= 0:
        seal = Use("icon-patent" if patent else "icon-seal-empty", 21 * z, 4, 18 * z, 18 * z)
        marks: tuple[Mark, ...] = (
            art,
            marker(owner, 2 * z, 13 - 9.75 * z, 19.5 * z),
            seal if patent else toned("e-col faint", seal),
            *plus(royalty, pays, width - 1.5 * z, 13 - 8.5 * z, 17 * z, 12.2 if narrow else CLEAR),
        )
        return (*marks, *rims(width, PLATE, 5, 0))
    ink = LINE if closed else INK
    worth = narrow_worth(box, width, ink) if narrow else (
        Use("icon-octagon", 1.5, 3, 20, 20),
        Say(facts.BOX_COST[box], 11.5, 18.2, CLEAR, FIGURE, "#fff", "middle"),
        *star(facts.BOX_STAR[box], 21, 2.5, 21, CLEAR),
        Plate(42.6, 5, 0.8, 16, fill="#0004"),
        *plus(royalty, pays, width - 0.5, 5.5, 15, CLEAR, ink),
    )  # fmt: skip
    return (toned("closed", art) if closed else art, *worth, *rims(width, PLATE, 5, 0))


def narrow_worth(box, width, ink):
    """Cost, influence and royalty on a plate of 62."""
    return (
        Use("icon-octagon", 0.5, 5, 16, 16),
        Say(facts.BOX_COST[box], 8.5, 17.4, 12.4, FIGURE, "#fff", "middle"),
        *star(facts.BOX_STAR[box], 15.5, 4, 18, 12.4),
        *plus(facts.BOX_ROYALTY[box], facts.BOX_PAYS[box], width - 0.5, 6.5, 13, 12.2, ink),
    )


# The patent stair ----------------------------------------------------------------------------------------------------


def the_stair(s, viewer, places):
    """Six steps with their price and gain; a marker for each seat stands on its step."""
    return stair_of(tuple(s.player[who].patent_step for who in range(s.seats)), places)


@lru_cache(KEPT)
def stair_of(climbed, places):
    box = places("stair")
    wide, high = box.w / 200, box.h / 164
    pieces = [put("stair", box, stair_face, (box.w, box.h))]
    if places.has("worth"):
        pill = places("worth")
        pieces.append(put("worth", pill, worth_face, (pill.w, pill.h), worth_says()))
    for step in range(1, PATENT_STEPS + 1):
        top = (128 - 17 * step) * high
        place = Box(box.x + 28.3 * wide * step, box.y + top, 28.3 * wide, box.h - top)
        pieces.append(put(f"patents.{step}", place, step_face, (step, place.w, place.h), step_says(step), looks=True,
                          thumb="icon-patent"))  # fmt: skip
    for step in range(PATENT_STEPS + 1):
        here = [who for who in range(len(climbed)) if climbed[who] == step]
        for k, who in enumerate(here):
            pieces.append(climber(who, step, k, len(here), box, wide, high))
    return Area("patents", Text("track-patents"), tuple(pieces), "hall")


def climber(who, step, k, many, box, wide, high):
    """Markers above the step, at most two in a row."""
    size = 16.9
    row, column = divmod(k, 2)
    alone = row * 2 + 1 == many
    x = box.x + 28.3 * wide * (step + 0.5) - size / 2 + (0 if alone else (column - 0.5) * 14)
    y = box.y + (128 - 17 * step) * high - size - 0.5 - row * 15
    return put(f"climber.{who}", Box(x, max(y, 0), size, size), climber_face, (who,), climber_says(who, step), (24, 24))


def climber_face(who):
    return (marker(who, 0, 0, 24),)


def stair_face(width, height):
    return (Use("stair", 0, 0, width, height, stretched=True),)


def step_face(step, width, height):
    """Gold to pay, influence to gain."""
    if width > WIDE_STEP:  # coin and star have room beside each other
        x = width / 2
        return (
            Plate(0, 0, width, height, fill="#0000"),
            Use("icon-coin", x - 24, 4, 23.5, 23.5),
            Say(facts.PATENT_GOLD[step - 1], x - 12.2, 21, 15, FIGURE, "#2E2108", "middle"),
            *star(facts.PATENT_STAR[step - 1], x - 0.5, 3, 25, CLEAR),
            *ring(x, 32, LINE, facts.PATENT_RING[step - 1]),
            *rims(width, height - 2, 4, 0),
        )
    z = min(width / 28.3, height / 53 * 1.02, 1)
    coin, size = 23.5 * z, 25 * z
    x = width / 2
    letter = max(15 * z, 12.5)
    top = 4 * z
    return (
        Plate(0, 0, width, height, fill="#0000"),  # all of the step can be pointed at
        Use("icon-coin", x - coin / 2, top, coin, coin),
        Say(facts.PATENT_GOLD[step - 1], x, top + coin / 2 + letter * 0.33, letter, FIGURE, "#2E2108", "middle"),
        *star(facts.PATENT_STAR[step - 1], x - size / 2, top + coin + 0.5, size, max(14 * z, 12.5)),
        *ring(x, top + coin + size + 4, LINE, facts.PATENT_RING[step - 1]),
        *rims(width, height - 2, 4, 0),
    )


def worth_face(width, height):
    """What the three majorities are worth at the end; where there is room, the stair's name above."""
    top = height - 26
    return (
        *((Say(Text("track-patents"), 0, 14, 16, NAME, "var(--e-line,#CFE4F6)", room=width),) if top > 15 else ()),
        Plate(0, top, 104, 26, 13, PAPER, "#7C5615", 1.2),
        Use("icon-patent", 7, top + 3, 20, 20),
        good(DEVELOPMENT, 29, top + 3, 19),
        Use("icon-capacity", 50, top + 2.5, 20, 20),
        *star(facts.MAJORITY_POINTS[0], 76, top + 1.5, 23, CLEAR),
    )


# One's own inventions ------------------------------------------------------------------------------------------------


def owned(s, who):
    return [box for box in range(BOXES) if s.box_owner[box] == who]


def own_face(box, owner, patent, width, height):
    """An invention of one's own: 68 x 70, or low and wide where there are many."""
    gold = box < INVENTIONS
    seal = "icon-patent" if patent else "icon-seal-empty"
    pays, royalty = facts.BOX_PAYS[box], facts.BOX_ROYALTY[box]
    if height > 50:
        side = min(width - 18, (height - 30) * 1.25)
        low = Use(seal, 18 if width > 60 else 4, height - 21.5, 16, 16)
        return (
            Use("frame-gold" if gold else "frame-silver", 0, 0, width, height, stretched=True),
            toned("e-col", Use(facts.BOX_ART[box], (width - side) / 2, 6, side, side * 0.8)),
            *((marker(owner, 3.9, height - 20.1, 14.3),) if width > 60 else ()),
            low if patent else toned("e-col faint", low),
            *plus(royalty, pays, width - 2.5, height - 21.5, 16, CLEAR),
        )
    if width < 58:  # only what it is; the hall tells the rest
        side = min(width - 6, (height - 5) * 1.25)
        return (
            Plate(0, 0, width, height, 4, "#E3BD68" if gold else "#C2CBD3"),
            Plate(2.5, 2.5, width - 5, height - 5, 2, PAPER),
            toned("e-col", Use(facts.BOX_ART[box], (width - side) / 2, (height - side * 0.8) / 2, side, side * 0.8)),
            *((Use("icon-patent", width - 15, height - 15, 13, 13),) if patent else ()),
        )
    side = min(width - 36, (height - 5) * 1.25)
    x, y = (width - 23, height - 17) if height > 32 else (3, height - 16)  # below the royalty, or on the picture
    return (
        Plate(0, 0, width, height, 4, "#E3BD68" if gold else "#C2CBD3"),
        Plate(2.5, 2.5, width - 5, height - 5, 2, PAPER),
        toned("e-col", Use(facts.BOX_ART[box], 3, (height - side * 0.8) / 2, side, side * 0.8)),
        *plus(royalty, pays, width - 3.5, 3, 14, CLEAR),
        *((Use("icon-patent", x, y, 14, 14),) if patent else ()),
    )  # fmt: skip
