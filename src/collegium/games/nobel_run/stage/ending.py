"""The end: City Hall with golden windows and the medal, every CV as a column in order of rank, and the sheet."""

from dataclasses import dataclass

from collegium.draw.ending import bars
from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Face, Held, Mark, Plate, Say, Scene, Use, put
from collegium.draw.theme import SEAT_COLOURS
from collegium.kernel import Listed, SeatName, Text

from ..state import PEIO, SOLO
from .cards import CREAM, GOLD
from .cv import WIDTHS, frames, height_of, hung, in_rows, scale_of
from .frames import BROAD, hung_face
from .names import hung_name
from .pieces import NO_SEAT, SHAPES

SHEET, INK, TOTAL = "var(--nr-sheet,#FFFCF4)", "var(--nr-ink,#241D15)", "var(--nr-total,#F6E3B4)"
LIGHT = "#FFF3D2"
STACKED = 0.62  # how large frames hang on a phone, where walls stand one below the other


@dataclass(frozen=True)
class Plan:
    """Where the parts of the end lie on one kind of screen."""

    size: tuple[float, float]  # as high as it needs to be: 0
    banner: float
    medal: tuple[float, float, float]  # left, top, width
    title: tuple[float, float, float, float]  # left, baseline of the first line, size of the letters, room
    note: tuple[float, float, int]  # baseline and size of the line below, how many lines it may take
    head: float  # of a column
    sheet: tuple[float, float, float]  # width of the labels (0: above the bars), height of a line, size of the letters
    abreast: int = 0  # walls side by side; 0: all


PLANS = {
    "wide": Plan((1080, 848), 268, (62, 26, 120), (200, 108, 60, 570), (146, 20, 1), 56, (200, 28, 16.5)),
    "short": Plan((920, 668), 186, (36, 4, 92), (146, 62, 47, 510), (92, 17, 1), 50, (180, 21, 14.5)),
    "tall": Plan((740, 690), 150, (30, 4, 72), (118, 56, 42, 400), (84, 15, 1), 54, (168, 23, 14.5)),
    "phone": Plan((390, 0), 230, (14, 14, 80), (102, 40, 26, 172), (92, 14, 3), 54, (0, 42, 14), 1),
    "narrow": Plan((320, 0), 210, (10, 12, 66), (84, 36, 23, 134), (82, 14, 3), 54, (0, 42, 14), 1),
    "flat": Plan((544, 0), 124, (20, 4, 70), (104, 34, 28, 280), (58, 13.5, 1), 54, (170, 20, 13), 2),
}
SLIM, LINE = 200, 26  # how wide a column is whose name stands below its head, and how high that line
EDGE, GAP = 14, 15  # beside and between columns


def end(s, viewer, shape, ending):
    """The scene when the game is over."""
    plan = PLANS[shape]
    found = columns(s, ending)
    cvs = [s.player[row].cv for row, *_ in found]
    boxes, sheet, height = below(plan, cvs, len(ending.rows)) if plan.abreast else beside(plan, cvs, len(ending.rows))
    scale = STACKED if plan.abreast else min(map(scale_of, cvs, (inside(plan, box) for box in boxes), [WIDTHS] * 4))
    walls = [piece for column, box in zip(found, boxes, strict=True) for piece in wall(s, shape, column, box, scale)]
    words = title(ending)
    shown = (shape, words, note(s, ending), medal(ending), ending.verdict is not None)
    banner = put("end-banner", Box(0, 0, plan.size[0], plan.banner), banner_face, shown, words, named=True)
    sums = put("end-sums", sheet, sheet_face if plan.sheet[0] else stacked_face, (shape, ending, sheet.w, sheet.h))
    size = (plan.size[0], height)
    return Scene(
        size,
        Face(wall_face, (shape, *size), size),
        (
            Area("end-result", Text("end-result"), (banner,)),
            Area("end-cvs", Text("end-cvs"), tuple(walls)),
            Area("end-sheet", Text("end-sheet"), (sums,)),
        ),
        "nobel",
    )


def columns(s, ending):
    """(row of the record, seat or none, name, place) of every CV, best first; in the solo game mine, then Peio's."""
    if s.variant == SOLO:
        return [(0, 0, SeatName(0), 0), (PEIO, NO_SEAT, Text("zone-peio"), 0)]
    return [(seat, seat, SeatName(seat), ending.places[seat]) for seat in ending.order]


def title(ending):
    """Who has won, or the verdict of a game for one."""
    if ending.verdict:
        return ending.verdict
    key = "end-won" if len(ending.winners) == 1 else "end-shared"
    return Text(key, {"player": Listed(SeatName(seat) for seat in ending.winners)})


def medal(ending):
    """What hangs in the light: the medal, two on one ribbon where the win is shared, or Peio, who has won."""
    if ending.verdict:
        return {"verdict-won": "sign-medal", "verdict-lost": "seat-peio"}.get(ending.verdict.key, "medal-shared")
    return "sign-medal" if len(ending.winners) == 1 else "medal-shared"


def note(s, ending):
    """By how much, and after how long."""
    rounds = int(s.round_number)
    best = ending.points[ending.order[0]]
    if ending.verdict:
        return Text("end-solo", {"rounds": rounds})
    if len(ending.winners) > 1:
        return Text("end-level", {"n": best, "rounds": rounds})
    second = ending.order[1]
    ahead = best - ending.points[second]
    return Text("end-lead", {"n": best, "rounds": rounds, "ahead": ahead, "player": SeatName(second)})


# Where things lie ---------------------------------------------------------------------------------------------------


def beside(plan, cvs, lines):
    """Columns side by side under the banner, the sheet at the foot."""
    width, height = plan.size
    each = (width - 2 * EDGE - GAP * (len(cvs) - 1)) / len(cvs)
    foot = plan.sheet[1] * lines + GAP
    top = plan.banner + 20
    tall = height - EDGE - foot - GAP - top
    boxes = [Box(round(EDGE + k * (each + GAP), 1), top, round(each, 1), tall) for k in range(len(cvs))]
    return boxes, Box(EDGE, height - EDGE - foot, width - 2 * EDGE, foot), height


def below(plan, cvs, lines):
    """On small screens: the sheet, then wall below wall, each as high as what hangs there."""
    width = plan.size[0] - 24
    each = (width - 12 * (plan.abreast - 1)) / plan.abreast
    sheet = Box(12, plan.banner + 22, width, plan.sheet[1] * lines + 20)
    boxes: list[Box] = []
    y = sheet.y + sheet.h + 12
    for first in range(0, len(cvs), plan.abreast):
        row = cvs[first : first + plan.abreast]
        tall = plan.head + 26 + max(hung_height(cv, each - 28) for cv in row)
        boxes += [Box(12 + k * (each + 12), y, each, tall) for k in range(len(row))]
        y += tall + 12
    return boxes, sheet, y


def hung_height(cv, room):
    """How high the frames of a CV stand on a wall of a small screen."""
    found = frames(cv)
    return round(height_of(in_rows(found, room, STACKED, WIDTHS), STACKED, WIDTHS)) if found else 0


def inside(plan, box):
    """The room on a wall under its head."""
    head = plan.head + (LINE if box.w < SLIM else 0)
    return Box(box.x + 14, box.y + head, box.w - 28, box.h - head - 14)


def wall(s, shape, column, box, scale):
    """A CV as a column: its head and what hangs there."""
    row, seat, name, place = column
    player = s.player[row]
    about = {"player": name, "n": int(player.prestige)}
    said = Text("end-column", {"place": place, **about}) if place else Text("end-column-solo", about)
    face = (shape, seat, name, place, int(player.prestige), box.w, box.h)
    yield put(f"end-cv-{row}", box, column_face, face, said, named=True)
    for k, (kind, count, at) in enumerate(hung(player.cv, inside(PLANS[shape], box), WIDTHS, scale)):
        yield put(f"end-cv-{row}-{k}", at, hung_face, (kind, count, at.w), hung_name(kind, count))


# What things look like ----------------------------------------------------------------------------------------------


def wall_face(shape, width, height):
    """City Hall in the night, then the gallery's wall."""
    plan = PLANS[shape]
    scene = "end-scene-tall" if shape in ("phone", "narrow") else "end-scene"
    hall = Use(scene, 0, 0, width, plan.banner, stretched=True)  # its tower stands whole in a low banner too
    damask = [
        Use("wall-damask", 176 * i, plan.banner + 120 * k, 176, 120)
        for k in range(int(height - plan.banner) // 120 + 1) for i in range(int(width) // 176 + 1)
    ]  # fmt: skip
    return (
        Plate(0, 0, width, height, fill="var(--nr-wall,#325466)"),
        Held(tuple(damask), cut=Box(0, plan.banner, width, height - plan.banner)),
        Held((hall,), cut=Box(0, 0, width, plan.banner)),
        Use("wall-rail", 0, plan.banner, width, 12, stretched=True),
    )


def banner_face(shape, words, under, art, alone):
    """The medal in its light, who won, and by how much. A verdict on a game for one is longer, and smaller."""
    plan = PLANS[shape]
    (x, y, wide), (left, base, size, room) = plan.medal, plan.title
    below, letters, most = plan.note
    tall = wide
    if art == "medal-shared":
        x, wide, tall = x - wide * 0.2, wide * 1.4, wide * 1.4 * 24 / 44
    lines = 1 if plan.note[2] == 1 else 2
    if alone:
        size *= 0.58 if lines == 1 else 0.72
    gap, line = size * 1.05, letters * 1.25
    return (
        Use("medal-light", plan.medal[0] - plan.medal[2] * 0.27, y - plan.medal[2] * 0.07, plan.medal[2] * 1.53,
            plan.medal[2] * 1.53),
        Use(art, x, y, wide, tall),
        Say(words, left, base + (lines - 1) * gap / 2, size, NAME, LIGHT, room=room, lines=lines, gap=gap,
            least=size * 0.45 if lines == 1 else 0),
        Say(under, left + 2, below + (most - 1) * line / 2, letters, STRONG, LIGHT, room=room, lines=most, gap=line),
    )  # fmt: skip


def column_face(shape, seat, name, place, points, width, height):
    """The wall of one CV with its head: place, who, prestige."""
    right = width - 14
    star = right - 18 * len(str(points)) - 30
    at = 33 if place else 16
    art = "seat-peio" if seat == NO_SEAT else f"seat-{SHAPES[seat]}"
    slim = width < SLIM
    who = (
        Say(name, width / 2, 74, 18, NAME, CREAM, "middle", width - 28, least=12.6)
        if slim
        else Say(name, at + 31, 36, 21 if width > 230 else 17, NAME, CREAM, room=star - at - 33, least=12.6)
    )
    marks: list[Mark] = [
        Use("cv-column", 0, 0, width, height, stretched=True),
        Use(art, at, 16, 26, 26, seat=seat),
        who,
        Use("sign-prestige", star, 15, 26, 26),
        Say(points, right, 38, 30, FIGURE, GOLD, "end"),
    ]
    if PLANS[shape].abreast or width > BROAD:  # of another form than the art: its edge and line would be stretched
        marks[:1] = [
            Plate(2.5, 2.5, width - 5, height - 5, 5, "var(--nr-cv,#7A3A36)", "#D9A441", 5),
            Plate(16, 50, width - 32, 1.6, 0, "#E9C46A"),
        ]
    return (*marks, Say(place, 16, 37, 26, NAME, GOLD)) if place else tuple(marks)


def sheet_face(shape, ending, width, height):
    """Where the prestige comes from, in bars, with each seat's mark above its column."""
    label, row, size = PLANS[shape].sheet
    column = (width - 32 - label) / len(ending.order)
    mark = size * 0.85
    marks = [
        Use(f"seat-{SHAPES[seat]}", label + k * column - mark * 0.6, row / 2 - mark / 2, mark, mark, seat=seat)
        for k, seat in enumerate(ending.order)
    ]
    inner = (*bars(ending, width - 32, row, label, size, INK, TOTAL), *marks)
    top = (height - row * len(ending.rows)) / 2
    return (Plate(0, 0, width, height, 10, SHEET), Held(inner, 16, top))


def stacked_face(shape, ending, width, height):
    """The sheet on a phone: each line has its words above its bars."""
    _, row, size = PLANS[shape].sheet
    column = (width - 24) / len(ending.order)
    most = max((abs(value) for _, values in ending.rows for value in values), default=1) or 1
    marks: list[Mark] = [Plate(0, 0, width, height, 10, SHEET)]
    for number, (words, values) in enumerate(ending.rows):
        y, total = 10 + number * row, number == ending.total
        if total:
            marks.append(Plate(6, y, width - 12, row, 6, TOTAL))
        marks.append(Say(words, 12, y + 15, size, STRONG if total else WORD, INK, room=width - 24))
        for k, seat in enumerate(ending.order):
            art = "seat-peio" if words.key == "sheet-peio" else f"seat-{SHAPES[seat]}"
            left = 12 + k * column
            length = max((column - 56) * abs(values[seat]) / most, 2)
            marks += [
                Use(art, left, y + 22, 14, 14, seat=seat),
                Say(values[seat], left + 42, y + 34, size + 1, FIGURE if total else STRONG, INK, "end"),
                Plate(left + 47, y + 24, length, 11, 2, SEAT_COLOURS[seat], opacity=1 if total else 0.55),
            ]
    return tuple(marks)
