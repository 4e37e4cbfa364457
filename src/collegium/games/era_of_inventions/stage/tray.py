"""My tray: bins with goods, my factories and what a run yields, my inventions, bonus discs and three majorities."""

from functools import lru_cache

from collegium.draw.letters import ASIDE, FIGURE, NAME
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, apart, kept, put
from collegium.kernel import Text

from ..components import BONUS_DISC, GOOD_KEYS, GOODS, INFLUENCE, STARTING_FACTORY
from ..naming import good as good_name
from ..state import FACTORY_OWNED, PLACING
from . import facts
from .cards import HEIGHT, NAMED, WIDTH, chip_face, factory_face
from .hall import own_face, owned
from .names import (
    MAJORITIES,
    bin_says,
    box_says,
    built_says,
    discs_says,
    hand_says,
    majority_says,
    plate_says,
    run_says,
    works_of,
)
from .signs import BRASS, CLEAR, CREAM, FAINT, GAIN, PALE, RIM, good, marker, rims, toned
from .town import disc_face

KEPT = 1000  # bins that are kept
SHARES = (58, 58, 72, 76, 58, 58, 84)  # how wide the bins are, one to another: long words want room
TIGHT = (43, 43, 64, 75, 55, 42, 77)  # the same where there is less
ICONS = ("icon-patent", "good-development", "icon-capacity")  # of the majorities
LEAST_FRAME, FRAME = 54, 96  # how high the frame of an own invention may be, where all stand in one row
HEADS = (("player-goods", "head-store"), ("player-factories", "head-factories"), ("head-inventions", "head-inventions"),
         ("head-worth", "head-worth"))  # fmt: skip
FEW_MARKERS = 3  # from here on the nameplate says how many are left
GOOD_NAMES = tuple(good_name(kind) for kind in range(GOODS))


def built(s, who):
    """The factories of a seat, its first workshop in front."""
    place = FACTORY_OWNED + who
    return [STARTING_FACTORY, *[factory for factory, lies in enumerate(s.factory_place) if lies == place]]


def waiting_discs(s, who):
    """Bonus discs bought in this turn; they can be used from the next on."""
    return s.action.bought_discs if not s.over and (s.start + s.count) % s.seats == who else 0


def my_store(s, me, places, waits):
    """Seven bins, and the bonus discs, some of which wait."""
    pieces = [_bin(me, kind, number, bin_box(places, kind)) for kind, number in enumerate(s.player[me].goods)]
    discs, box = s.player[me].bonus_discs, places("bonus")
    face = bonus_face if box.h > 50 else small_bonus_face
    args = (discs, waits, box.w, box.h)
    pieces.append(put(f"player.{me}.bonus", box, face, args, discs_says(discs, waits), looks=True))
    return Area("store", Text("player-goods"), tuple(pieces))


@lru_cache(KEPT)
def _bin(me, kind, number, box):
    face = bin_face if box.h > 80 else small_bin_face
    return put(f"player.{me}.good.{GOOD_KEYS[kind]}", box, face, (kind, number, box.w, box.h), bin_says(kind, number),
               thumb=facts.GOODS[kind])  # fmt: skip


@lru_cache(KEPT)
def bin_box(places, kind):
    if places.has("bin"):
        return places("bin", kind)
    room = places("bins")
    shares = SHARES if room.w > 450 else TIGHT
    unit = (room.w - 18) / sum(shares)
    x = room.x + unit * sum(shares[:kind]) + 3 * kind
    return Box(round(x, 1), room.y, round(unit * shares[kind], 1), room.h)


def my_works(s, me, viewer, places):
    """The nameplate with discs in hand, my factories and inventions, and what the majorities would score."""
    plate, tray = places("nameplate"), places("tray")
    left, start = s.player[me].markers, s.start == me
    pieces = [] if places.has("head-store") else [put("tray", tray, tray_face, tray_args(places))]
    few = left if left <= FEW_MARKERS else -1
    pieces.append(put("nameplate", plate, plate_face, (me, works_of(me), plate.w, few, start),
                      plate_says(me, left, start), named=True))  # fmt: skip
    hand = facts.ACTION_DISCS[s.seats] - sum(row[me] for row in s.discs) if s.phase == PLACING and not s.over else 0
    for k in range(hand):
        name = hand_says(me, hand) if k == 0 else ""
        place = Box(plate.x + plate.w + 8 + 28 * k, plate.y - 1, 26, 28.6)
        pieces.append(put(f"hand.{me}.{k}", place, disc_face, (me,), name, (40, 44)))
    pieces += [*my_factories(s, me, places), *my_inventions(s, me, places), *majorities(s, me, places)]
    return Area("mine", works_of(me), tuple(pieces), "" if places.has("beside") else "mine")


@apart
def my_factories(s, me, places):
    """Cards in a row as long as names have room; then pictures with their yield, in rows."""
    room = places("factories")
    mine = built(s, me)
    number = len(mine)
    height = min(room.h, 111)
    width = round(height * WIDTH / HEIGHT, 1)
    cards = number * (width + 4) <= room.w + 4
    if cards:
        boxes = [Box(round(room.x + (width + 5) * k, 1), room.y, width, height) for k in range(number)]
    else:
        rows = 2 if room.h < 130 else 3
        across = -(-number // rows)
        width, height = room.w / across - 4, round((room.h - 4 * (rows - 1)) / rows, 1)
        width = round(min(width, 80 if width < NAMED else 134), 1)
        boxes = [Box(round(room.x + (width + 4) * (k % across), 1), round(room.y + (height + 4) * (k // across), 1),
                     width, height) for k in range(number)]  # fmt: skip
    pieces = []
    for factory, box in zip(mine, boxes, strict=True):
        face, args = (factory_face, (factory, me, None)) if cards else (chip_face, (factory,))
        pieces.append(put(f"player.{me}.factory.{factory}", box, face, (*args, box.w, box.h), built_says(factory),
                          looks=True, thumb=facts.FACTORY_ART[factory]))  # fmt: skip
    output, line = tuple(s.player[me].output), places("yields")
    pieces.append(put(f"player.{me}.run", line, run_face, (output, line.w), run_says(output)))
    return pieces


@apart
def my_inventions(s, me, places):
    """One row of frames up to two; then low ones in rows as narrow as need be."""
    room, mine = places("inventions"), owned(s, me)
    pieces = []
    across, low, frame = fit(len(mine), room)
    width = min(68.0, (room.w - 3 * (across - 1)) / across) if low else frame * 68 / 70
    for k, box in enumerate(mine):
        row, column = divmod(k, across)
        height = (room.h - 2 * (low - 1)) / low if low else frame
        place = Box(round(room.x + column * (width + 3), 1), round(room.y + row * (height + 2), 1), round(width, 1),
                    round(height, 1))  # fmt: skip
        patent = s.box_patent[box]
        pieces.append(put(f"own.{box}", place, own_face, (box, me, patent, place.w, place.h),
                          box_says(box, me, patent, False), looks=True))  # fmt: skip
    return pieces


def fit(number, room):
    """How many inventions stand in a row, in how many low rows, and how high a frame is; 0 rows: one of high frames."""
    frame = min(room.h, FRAME, ((room.w + 3) / max(number, 1) - 3) * 70 / 68)
    if frame >= LEAST_FRAME:
        return max(number, 1), 0, frame
    rows = max(int(room.h // 34), 2)
    return max(int((room.w + 3) // 71), -(-number // rows)), rows, frame


@apart
def majorities(s, me, places):
    found = []
    for what, standing in enumerate(kept(s, facts.standings)):
        box, points = places("majority", what), facts.worth(standing, me)
        found.append(put(f"majority.{MAJORITIES[what]}", box, majority_face, (what, standing[me], points, box.w, box.h),
                         majority_says(what, standing[me], points), looks=True))  # fmt: skip
    return found


# Faces ---------------------------------------------------------------------------------------------------------------


def pile_of(number, width, height):
    """How large the pieces in a bin are, how many are drawn, and where the lowest row begins."""
    size = min(29, (width - 2) / 2)
    rows = int((height - 42 - size) // (size * 0.775)) + 1
    return size, min(number, rows * 2), height - 39 - size


def pile_top(number, width, height):
    """Where the pile in a bin ends: what is said of it stands above."""
    size, shown, base = pile_of(number, width, height)
    return base + 4 - (shown - 1) // 2 * size * 0.775 if shown else base - 8


def bin_face(kind, number, width, height):
    """A good: pieces in pairs from the foot, the figure, the word."""
    letter = 13 if width > 56 else 12.2
    size, shown, base = pile_of(number, width, height)
    left = (width - 2 * size) / 2
    alone = shown - 1 if shown % 2 else -1  # stands in the middle
    pieces = [
        good(kind, left + (0.5 if k == alone else k % 2) * size, base + 4 - (k // 2) * size * 0.775, size)
        for k in range(shown)
    ] or [toned("ghost", good(kind, (width - 28) / 2, base - 8, 28))]  # fmt: skip
    return (
        Use("bin" if width < 66 else "bin-wide", 0, 0, width, height, stretched=True),
        *pieces,
        Say(number, width / 2, height - 21, 26, FIGURE, CREAM if number else FAINT, "middle"),
        Say(
            GOOD_NAMES[kind],
            width / 2,
            height - 6,
            letter,
            fill=PALE,
            anchor="middle",
            room=width - 2,
        ),
        *rims(width, height, 6, 0),
    )


def spread(width, height):
    """The size of a sign in a small bin, its left edge and the right edge of the figure: near each other."""
    air = max((width - 52) / 2, 4)
    return min(24, height - 8, width - 24), air, width - air


def small_bin_face(kind, number, width, height):
    """The same as a sign and a figure, for phones."""
    size, left, right = spread(width, height)
    sign = good(kind, left, (height - size) / 2, size)
    return (
        Use("bin-small", 0, 0, width, height, stretched=True),
        sign if number else toned("ghost", sign),
        Say(number, right, height / 2 + 6.5, 18, FIGURE, CREAM if number else FAINT, "end"),
        *rims(width, height, 5, 0),
    )


def bonus_face(discs, waiting, width, height):
    """Bonus discs; those bought in this turn lie greyed."""
    low = height < 60
    sign = good(BONUS_DISC, 6, 2 if low else 5, 24 if low else 28)
    marks: list[Mark] = [
        Use("bin-small", 0, 0, width, height, stretched=True),
        sign if discs else toned("ghost", sign),
        Say(discs, width - 16, 22 if low else 28, 20 if low else 24, FIGURE, CREAM if discs else FAINT, "middle"),
    ]
    if waiting:
        return (*marks, Say(Text("discs-next", {"n": waiting}), width / 2, height / 2 + 15, 12.2, fill=GAIN,
                            anchor="middle", room=width - 3, lines=2, gap=13))  # fmt: skip
    return (*marks, Say(Text("discs-label"), width / 2, height / 2 + 15, 13, fill=PALE, anchor="middle",
                        room=width - 4, lines=2, gap=14))  # fmt: skip


def small_bonus_face(discs, waiting, width, height):
    size, left, right = spread(width, height)
    sign = good(BONUS_DISC, left, (height - size) / 2, size)
    return (
        Use("bin-small", 0, 0, width, height, stretched=True),
        sign if discs > waiting else toned("ghost", sign),
        Say(discs, right, height / 2 + 6.5, 18, FIGURE, CREAM if discs else FAINT, "end"),
    )


def plate_face(me, words, width, markers, start):
    """The brass nameplate; it says when few markers are left, and who has the start pawn."""
    right = width - (38 if markers >= 0 else 8)
    marks: list[Mark] = [
        Use("sign-l", 0, 0, width, 25, stretched=True),
        marker(me, 8, 2.75, 19.5),
        Say(words, 32, 18.5, 17, NAME, BRASS, room=right - 32 - (20 if start else 0)),
    ]
    if start:
        marks.append(toned("e-col", Use("flag-start", right - 20, 3.5, 18, 18)))
    if markers >= 0:
        marks += [Plate(width - 32, 3.5, 26, 18, 9, "#9A3520"), marker(me, width - 31, 6, 13),
                  Say(markers, width - 9, 17.8, CLEAR, FIGURE, "#fff", "end")]  # fmt: skip
    return tuple(marks)


def run_face(output, width):
    """What all my factories yield in one run."""
    kinds = [(kind, number) for kind, number in enumerate(output) if number]
    step = min(42, (width - 84) / max(len(kinds), 1))
    small = step < 36
    marks: list[Mark] = [Say(Text("run-yields"), 0, 16, CLEAR, fill=PALE, room=74, least=13.2)]
    for k, (kind, number) in enumerate(kinds):
        x = 88 + step * k
        size, letter = (16, CLEAR) if small else (21, 17)
        marks += [Say(number, x, 17, letter, FIGURE, CREAM, "end"), good(kind, x + 1, 1 + (21 - size) / 2, size)]
    return tuple(marks)


def majority_face(what, number, points, width, height):
    """Where I stand, and what that would score now."""
    small = height < 60
    marks: list[Mark] = [Use("bin-small", 0, 0, width, height, stretched=True)]
    if points == facts.MAJORITY_POINTS[0]:
        marks.append(Plate(0.8, 0.8, width - 1.6, height - 1.6, 5, "none", RIM, 1.6))
    words = Text(f"worth-{MAJORITIES[what]}")
    ink = GAIN if points else FAINT
    if small:
        return (
            *marks,
            Use(ICONS[what], 5, (height - 22) / 2, 22, 22),
            Say(number, 44, height / 2 + 7, 20, FIGURE, CREAM, "middle"),
            Say(words, 56, height / 2 - 3, CLEAR, fill=PALE, room=width - 60, least=12.4),
            good(INFLUENCE, 57, height / 2, 17),
            Say(f"+{points}", 76, height / 2 + 14, CLEAR, FIGURE, ink),
        )
    return (
        *marks,
        Use(ICONS[what], 7, 5, 23, 23),
        Say(number, width * 0.735, 25, 22, FIGURE, CREAM, "middle"),
        Say(words, width / 2, 41, 13 if width > 64 else 12.2, fill=PALE, anchor="middle", room=width - 2),
        good(INFLUENCE, width / 2 - 20, height - 20, 20),
        Say(f"+{points}", width / 2 + 2, height - 5, 16, FIGURE, ink),
    )


def tray_args(places):
    """The tray's size, its headings and the hollows in which factories and inventions lie."""
    tray = places("tray")
    at = tuple((key, places(name)) for key, name in HEADS if places.has(name))
    hollows = tuple((room.x - tray.x - 3, room.y - tray.y, room.w + 3, room.h)
                    for room in (places("factories"), places("inventions")))  # fmt: skip
    return tray.w, tray.h, tuple((key, box.x - tray.x, box.y - tray.y) for key, box in at), hollows


def tray_face(width, height, heads, hollows):
    """The wooden tray with brass edges; `heads` are (key, x, y), `hollows` (x, y, width, height)."""
    corners = ((0, 0, 0), (width - 24, 0, 90), (width - 24, height - 24, 180), (0, height - 24, 270))
    return (
        Plate(0, 3, width, height, 9, "#000", opacity=0.4),
        Plate(0, 0, width, height, 8, "var(--e-tray,#5F3C1F)"),
        *(Use("tray-corner", x, y, 24, 24, turn=turn) for x, y, turn in corners),
        *(Plate(24, y, width - 48, 2.2, fill="var(--e-brass2,#C9993F)") for y in (2.4, height - 4.6)),
        *(Plate(x, 24, 2.2, height - 48, fill="var(--e-brass2,#C9993F)") for x in (2.4, width - 4.6)),
        *(Plate(x, y, w, h, 6, "var(--e-bin,#3B2412)") for x, y, w, h in hollows),
        *(Plate(x + 4, y, w - 8, 3, 1.5, "#000", opacity=0.35) for x, y, w, h in hollows),
        *(Say(Text(key), x, y, 15, ASIDE, "#F3E3C0") for key, x, y in heads),
    )
