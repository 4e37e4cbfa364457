"""The end of the game: the board is cleared, bunting goes up, and every group hangs its photo, best first.

The rosettes that count hang on the photos, completed projects stand at their foot. On the desk: cake, the sheet of
points as bars, what stood out, and Reviewer 2's last word.
"""

from collegium.draw.stage import Area, Box, Face, Plate, Scene, Use, put
from collegium.kernel import Listed, SeatName, Text

from ..components import EVENTS, LAYOUT_POINTS, RESERVED_POINTS
from ..rules.scoring import experience_points, has_fulfilled, money_points
from ..rules.staff import total_experience
from ..state import LAYOUT, RESERVED
from .census import Census
from .ground import corked, oak
from .photos import banner_face, best_face, bunting, cake_face, card_face, farewell_face, photo_face, sheet_face

WIDE, SHORT, TALL, PHONE, FLAT = "wide", "short", "tall", "phone", "flat"
SIZES = {WIDE: (1080, 848), SHORT: (920, 668), TALL: (756, 702), PHONE: (390, 0), FLAT: (544, 0)}
MARGINS = (("projects", "end-best-projects"), ("bonuses", "end-best-bonuses"), ("experience", "end-best-experience"),
           ("reputation", "end-best-reputation"), ("money", "end-best-money"))  # fmt: skip


def end(s, viewer, shape, ending):
    """The scene of a finished game, for every number of seats, with or without bonuses."""
    return LAYOUTS[shape](Census(s), viewer, ending)


# What it says --------------------------------------------------------------------------------------------------------


def parts(ending):
    """The rows of the scoring sheet above the total: their keys, and a number per seat."""
    return tuple((words.key.removeprefix("sheet-"), values) for words, values in ending.rows[: ending.total])


def earned(s, who):
    """The bonuses that count for a group, with their points: its own first."""
    own = [(e, RESERVED_POINTS) for e in range(EVENTS) if s.event[e] == RESERVED + who and has_fulfilled(s, who, e)]
    open_to_all = [(e, LAYOUT_POINTS) for e in range(EVENTS) if s.event[e] == LAYOUT and has_fulfilled(s, who, e)]
    return (*own, *open_to_all)


def banner(s, viewer, ending):
    """Who won, and by how much or by what."""
    winners, first = ending.winners, ending.order[0]
    points = ending.points[first]
    if len(winners) > 1:
        return Text("end-shared", {"player": Listed([SeatName(who) for who in winners]), "n": points}), ""
    words = Text("end-won-you" if viewer == first else "end-won", {"player": SeatName(first), "n": points})
    if len(ending.order) < 2:
        return words, ""
    second = ending.order[1]
    ahead = points - ending.points[second]
    if ahead:
        return words, Text("end-ahead", {"player": SeatName(second), "n": ahead})
    more = total_experience(s, first) > total_experience(s, second)
    return words, Text("end-by-experience" if more else "end-by-money", {"player": SeatName(second)})


def best(now, most=3):
    """What only one group did best, at most one line for each group; the first of MARGINS first."""
    s = now.s
    seats = range(s.seats)
    counts = {
        "projects": [len(now.done[who]) for who in seats],
        "bonuses": [len(earned(s, who)) for who in seats] if now.standard else [0] * s.seats,
        "experience": [int(total_experience(s, who)) for who in seats],
        "reputation": [max(s.player[who].reputation) for who in seats],
        "money": [s.player[who].money for who in seats],
    }
    lines, named = [], set()
    for what, key in MARGINS:
        values = counts[what]
        top = max(values)
        who = values.index(top)
        if values.count(top) == 1 and who not in named:
            named.add(who)
            lines.append(Text(key, {"player": SeatName(who), "n": top}))
    if not lines:
        lines.append(Text("end-best-nobody"))
    return tuple(lines[:most])


# Pieces --------------------------------------------------------------------------------------------------------------


def photo(now, viewer, ending, seat, box, small):
    s = now.s
    group, bonuses = s.player[seat], earned(s, seat) if now.standard else None
    owned = (
        (int(total_experience(s, seat)), int(experience_points(s, seat))),
        (group.money, int(money_points(s, seat))),
    )
    args = (
        seat, SeatName(seat), ending.points[seat], ending.places[seat], seat in ending.winners,
        seat == viewer,
        (tuple(now.researchers[seat]), tuple(now.students[seat])), tuple(group.reputation), bonuses,
        owned, tuple(now.done[seat]), group.mismanaged, box.w, box.h,
    )  # fmt: skip
    name = Text("end-photo-name", {
        "player": SeatName(seat), "place": ending.places[seat], "n": ending.points[seat],
        "projects": len(now.done[seat]), "bonuses": len(bonuses or ()),
    })  # fmt: skip
    return put(f"end-photo.{seat}", box, card_face if small else photo_face, args, name, named=True)


def hung(now, viewer, ending, boxes):
    """The photos side by side, best first."""
    return [photo(now, viewer, ending, seat, box, False) for seat, box in zip(ending.order, boxes, strict=True)]


def headline(now, viewer, ending, box):
    words, below = banner(now.s, viewer, ending)
    return put("end-banner", box, banner_face, (words, below, box.w, box.h), words, named=True)


def points(now, ending, box):
    face = (ending.order, ending.points, parts(ending), now.s.turn, box.w, box.h)
    return put("end-sheet", box, sheet_face, face, Text("end-sheet-name"), named=True)


def notes(now, first, second):
    lines = best(now, max(1, int((first.h - 32) // 20)))
    yield put("end-best", first, best_face, (lines, first.w, first.h), Listed(lines), named=True)
    yield put("end-reviewer", second, farewell_face, (second.w, second.h), Text("end-reviewer"))


def cake(ending, box):
    return put("end-cake", box, cake_face, (ending.winners, box.w, box.h))


def scene(size, ground, photos, desk):
    areas = (Area("end-board", Text("end-board"), tuple(photos)), Area("end-desk", Text("end-desk"), tuple(desk)))
    return Scene(size, ground, areas, "academics")


# Where it lies -------------------------------------------------------------------------------------------------------


def ground(width, height, board):
    """Wall, pin board and desk; bunting along the top."""
    cork = Box(6, 6, width - 12, board - 6)
    frame = (Use("ground-board-end", 6, 6, 1068, 584),) if (width, board) == (1080, 590) else corked(cork)
    return (
        Plate(0, 0, width, height, fill="var(--aa-wall,#E6E0EC)"),
        *frame,
        *oak(Box(0, board + 6, width, height - board - 6)),
        bunting(width),
    )


def row_of(count, left, right, y, most, h, gap=18):
    """Boxes side by side, centred."""
    wide = min(most, (right - left - gap * (count - 1)) / count)
    start = (left + right - wide * count - gap * (count - 1)) / 2
    return [Box(start + (wide + gap) * k, y, wide, h) for k in range(count)]


def wide(now, viewer, ending):
    photos = row_of(len(ending.order), 34, 1046, 180, 440 if len(ending.order) == 2 else 320, 388)
    board = [headline(now, viewer, ending, Box(290, 92, 500, 74)), *hung(now, viewer, ending, photos)]
    desk = [cake(ending, Box(14, 640, 236, 189)), points(now, ending, Box(262, 606, 580, 236)),
            *notes(now, Box(854, 608, 216, 114), Box(856, 728, 210, 110))]  # fmt: skip
    return scene(SIZES[WIDE], Face(ground, (1080, 848, 590), SIZES[WIDE]), board, desk)


def short(now, viewer, ending):
    photos = row_of(len(ending.order), 26, 894, 112, 400 if len(ending.order) == 2 else 280, 320, 14)
    board = [headline(now, viewer, ending, Box(240, 36, 440, 66)), *hung(now, viewer, ending, photos)]
    desk = [cake(ending, Box(6, 500, 176, 141)), points(now, ending, Box(188, 456, 524, 208)),
            *notes(now, Box(720, 458, 194, 98), Box(722, 562, 190, 98))]  # fmt: skip
    return scene(SIZES[SHORT], Face(ground, (920, 668, 444), SIZES[SHORT]), board, desk)


def tall(now, viewer, ending):
    """On a tablet: photos side by side, four of them as cards two and two; below them all the rest."""
    seats, top, high = len(ending.order), 126, 346
    board = [headline(now, viewer, ending, Box(140, 58, 476, 56))]
    if seats < 4:
        board += hung(now, viewer, ending, row_of(seats, 26, 730, top, 330, high))
    else:
        boxes = [Box(22 + 364 * (k % 2), top + 180 * (k // 2), 348, 166) for k in range(seats)]
        board += [photo(now, viewer, ending, *one, True) for one in zip(ending.order, boxes, strict=True)]
    desk = [cake(ending, Box(6, 546, 118, 93)), points(now, ending, Box(130, 496, 432, 200)),
            *notes(now, Box(568, 496, 182, 100), Box(570, 602, 178, 94))]  # fmt: skip
    return scene(SIZES[TALL], Face(ground, (*SIZES[TALL], 486), SIZES[TALL]), board, desk)


def phone(now, viewer, ending):
    return low(now, viewer, ending, 390, 1)


def flat(now, viewer, ending):
    return low(now, viewer, ending, 544, 2)


def low(now, viewer, ending, width, across):
    """As high as it needs to be: photos one below the other, or two and two; then the sheet."""
    seats, high = len(ending.order), 170 if now.standard else 130
    board = [headline(now, viewer, ending, Box(20, 48, width - 40, 64))]
    wide = (width - 36 - 16 * (across - 1)) / across
    for k, seat in enumerate(ending.order):
        box = Box(18 + (wide + 16) * (k % across), 130 + (high + 16) * (k // across), wide, high)
        board.append(photo(now, viewer, ending, seat, box, True))
    bottom = 130 + (high + 16) * -(-seats // across)
    y, tall = bottom + 22, 80 + 36 * seats + (76 if across == 1 else 0)
    desk = [points(now, ending, Box(10, y, width - 20, tall))]
    y += tall + 14
    half = (width - 30) / 2
    desk += notes(now, Box(10, y, half, 98), Box(20 + half, y, half - 4, 98))
    height = y + 108
    return scene((width, height), Face(ground, (width, height, bottom), (width, height)), board, desk)


LAYOUTS = {WIDE: wide, SHORT: short, TALL: tall, PHONE: phone, FLAT: flat}
