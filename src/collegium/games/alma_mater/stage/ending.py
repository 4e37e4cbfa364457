"""The end: dusk over the town. Every university is a tower built of its scoring sheet, the tallest has the dome.

Storeys stand in the order of the sheet and are true to scale; rooms of few points share a floor. Where a tower is too
narrow for words, the sheet lies below it and names the signs.
"""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Disc, Face, Held, Mark, Plate, Say, Scene, Use, put
from collegium.kernel import SeatName, Text

from ..components import COMPONENTS
from .people import ART_KEYS, STUDENT_FACULTY
from .places import places_of
from .signs import CLEAR, CREAM, HONEY, INK, LINE, PALE, RIM

STOREYS = ("points", "ducats", "dictionaries", "reputation", "milestones", "professors", "mathematics", "halls",
           "busts")  # fmt: skip
SIGNS = dict(zip(STOREYS, ("pp", "coin", "dict", "book", "mile", "prof", "mathematics", "stud", "bust"), strict=True))
WALLS = dict(zip(STOREYS, ("#D9CBB0", "#F0D78F", "#F3E6C4", "#D9B48A", "#BFD0D3", "#E6C2AF", "#D3C2DF", "#C6DBC6",
                            "#DDD7CB"), strict=True))  # fmt: skip
ROOFS = (("gable", 238, 48), ("battlement", 234, 24), ("hip", 238, 28))
UNIT = 222  # the sheet's towers are so wide
DOME = (242, 160)
FLAG = 50  # of the dome's height is lantern and flag
LOWEST = 19  # a floor that can be read
MATHEMATICS = COMPONENTS.index("faculty", "mathematics")
TITLES = ((140, 480, 44, 19), (106, 480, 40, 18), (90, 480, 33, 16), (0, 340, 26, 14), (0, 0, 22, 13))
NIGHT, EVENING = "#2B211C", "#F3E3BD"


def end(s, viewer, shape, ending):
    """The scene: who leads the age, the towers side by side, and what each built best."""
    places = places_of(shape, s.seats)
    size = places("end_ground")
    narrow = places.has("end_sheet")
    words, sky = title_words(ending), places("end_title")
    title = put("end-title", sky, title_face, (words, sky), words[0], named=True)
    scale = scale_of(ending, places("end_tower"), 0 if narrow else sky.y + sky.h)
    towers = []
    for place, seat in enumerate(ending.order):
        box = places("end_tower", place)
        storeys = tuple((key, max(0, ending.rows[k][1][seat])) for k, key in enumerate(STOREYS))
        face = (storeys, scale, roof_of(ending, place), place, seat, things(s, seat), narrow, box)
        towers.append(put(f"end-tower.{seat}", box, tower_face, face, tower_name(ending, seat)))
    areas = [
        Area("end-banner", Text("end-banner"), (title,)),
        Area("end-towers", Text("end-towers"), tuple(towers)),
        Area("end-plinths", Text("end-best"), tuple(plinths(s, ending, places, narrow))),
    ]
    if narrow:
        areas.append(Area("end-sheet", Text("end-sheet"), (sheet(ending, places),)))
    return Scene((size.w, size.h), Face(dusk, (shape, s.seats), (size.w, size.h)), tuple(areas), "alma")


# Words ----------------------------------------------------------------------------------------------------------------


def title_words(ending):
    """Who leads the age, and by how much, or why in spite of a tie."""
    first, points = ending.order[0], ending.points[ending.order[0]]
    title = Text("end-title", {"player": SeatName(first)})
    second = ending.order[1]
    ahead = points - ending.points[second]
    words = {"points": points, "player": SeatName(second), "ahead": ahead}
    return title, Text("end-ahead" if ahead else "end-tied", words)


def best_of(ending, seat):
    """The line of the sheet in which a seat stands out most: as far as can be above what the others have there."""
    others = [who for who in ending.order if who != seat]

    def lead(k):
        values = ending.rows[k][1]
        return values[seat] - sum(values[who] for who in others) / max(len(others), 1), values[seat]

    return max(range(len(STOREYS)), key=lead)


def best_words(ending, seat):
    k = best_of(ending, seat)
    return (("what", Text(f"end-{STOREYS[k]}")), ("points", ending.rows[k][1][seat]))


def tower_name(ending, seat):
    """What a screen reader says of a tower: place, points and its best line."""
    return Text("end-tower-name", {
        "place": ending.places[seat], "player": SeatName(seat), "points": ending.points[seat],
        "best": Text("end-best-at", dict(best_words(ending, seat))),
    })  # fmt: skip


# Towers ---------------------------------------------------------------------------------------------------------------


def roof_of(ending, place):
    """The dome for the most points, also where several have them; then gable, battlement, hip."""
    most = ending.points[ending.order[0]]
    return 0 if ending.points[ending.order[place]] == most else min(place, len(ROOFS))


def roof_size(roof, place, w):
    """How wide and high a roof is; without its flag where another leads."""
    wide, high = DOME if roof == 0 else ROOFS[roof - 1][1:]
    return wide * w / UNIT, (high - (FLAG if place and not roof else 0)) * w / UNIT


def scale_of(ending, room, above):
    """Units of height for a point: the tallest tower fills its room, and no roof but the first reaches the title."""
    scales = [room.h / max(*ending.points, 1)]
    for place, seat in enumerate(ending.order[1:], 1):
        free = room.y + room.h - above - roof_size(roof_of(ending, place), place, room.w)[1]
        scales.append(free / max(ending.points[seat], 1))
    return min(scales)


def things(s, seat):
    """What stands in the rooms: emblems of professors, students and busts."""
    me = s.player[seat]
    students = [me.hall_student[hall] for hall in range(12) if me.hall_student[hall] >= 0]
    arts = ART_KEYS["student"]
    return (
        (
            "professors",
            tuple(f"emblem-{ART_KEYS['professor'][s.professor_in[k]]}" for k in range(8) if me.professors[k]),
        ),
        ("mathematics", tuple(f"emblem-{arts[k]}" for k in students if STUDENT_FACULTY[k] == MATHEMATICS)),
        ("halls", tuple(f"emblem-{arts[k]}" for k in students)),
        (
            "busts",
            tuple(f"emblem-{ART_KEYS['chancellor'][s.fame[k]]}" for k in range(3) if me.busts[k] and s.fame[k] >= 0),
        ),
    )


def floors(storeys, scale):
    """Storeys in floors that can be read: rooms of few points share one. Pairs of height and rooms, from below."""
    found, rooms, high = [], [], 0.0
    for key, points in storeys:
        if points:
            rooms.append((key, points))
            high += points * scale
        if rooms and high >= LOWEST:
            found.append((high, tuple(rooms)))
            rooms, high = [], 0.0
    if rooms and found and len(found[-1][1]) + len(rooms) <= 3:
        below, already = found.pop()
        found.append((below + high, (*already, *rooms)))
    elif rooms:
        found.append((max(high, LOWEST), tuple(rooms)))
    return found


def tower_face(storeys, scale, roof, place, seat, inside, narrow, box):
    """A tower from its base up, in a box as high as the tallest one."""
    marks: list[Mark] = []
    y = box.h
    for number, (high, rooms) in enumerate(floors(storeys, scale)):
        y -= high
        wide = box.w / len(rooms)
        floor: list[Mark] = []
        for k, (key, points) in enumerate(rooms):
            floor += storey(key, points, k * wide, y, wide, high, inside, narrow, number == 0, len(rooms))
        marks.append(Held(tuple(floor), classes=f"storey storey{number}"))
    return *marks, Held(roof_marks(roof, place, seat, y, box.w), classes="storey storey9")


def storey(key, points, x, y, w, h, inside, narrow, lowest, shared):
    """One room: its sign, its words where it has a floor to itself, its points, and what stands in it."""
    shown = dict(inside).get(key, ())
    alone = shared == 1 and not narrow
    below = shared == 2 and not narrow and h >= 38 and w >= 100  # two on a floor: the words stand below sign and points
    icon = min(15 if narrow else 20, h - 3)
    pad, size = (9, 14.5 if w > 200 else 13) if alone else (4, 13)
    doors = lowest and h > 96
    laid = alone and bool(shown) and h >= 50
    middle = y + (h - (52 if doors else 24 if laid else 15 if below else 0)) / 2
    marks: list[Mark] = wall(key, x, y, w, h)
    if w >= icon + 24:
        marks.append(Use(f"icon-{SIGNS[key]}", x + pad, middle - icon / 2, icon, icon))
    if w >= 17:
        right = 14 if alone else 5 if w > 24 else 2
        marks.append(Say(points, x + w - right, middle + size * 0.4, size + (4 if alone else 0), FIGURE, INK, "end"))
    if alone:
        marks.append(Say(Text(f"end-{key}"), x + 36, middle + 5, size, STRONG, INK, room=w - (78 if w > 200 else 70)))
    if below:
        marks.append(Say(Text(f"end-{key}"), x + 5, middle + 22, 12.5, WORD, INK, room=w - 9))
    if laid:
        side = min(26, h - 32, (w - 20) / len(shown) - 2)
        marks += [Use(art, x + 9 + k * (side + 2), middle + 14, side, side) for k, art in enumerate(shown)]
    if doors:
        wide = w * 28 / UNIT
        high = wide * 46 / 28
        marks += [Use("end-door", x + w * at - wide / 2, y + h - high, wide, high) for at in (0.26, 0.5, 0.74)]
    return tuple(marks)


def wall(key, x, y, w, h):
    """Plaster in the colour of a line, lit from above, shaded at the right, with a few courses of stone."""
    marks: list[Mark] = [
        Plate(x, y, w, h, 0, WALLS[key], LINE, 1.2),
        Plate(x + 0.6, y + 0.6, w - 1.2, 3, 0, "#fff", opacity=0.53),
        Plate(x + w * 0.88, y, w * 0.12 - 0.6, h, 0, "#000", opacity=0.07),
    ]
    for course in range(int(h // 28) if h > 60 else 0):
        foot = y + h - 24 - 28 * course
        marks.append(Plate(x + w * 0.04, foot, w * (0.11, 0.07)[course % 2], 1.2, 0, "#000", opacity=0.13))
        marks.append(Plate(x + w * (0.6, 0.52, 0.68)[course % 3], foot, w * 0.09, 1.2, 0, "#000", opacity=0.13))
    return marks


def roof_marks(roof, place, seat, y, w):
    """A dome for the most points, the flag for who leads; gable, battlement and hip for the others."""
    wide, high = roof_size(roof, place, w)
    left = (w - wide) / 2
    if roof:
        return (Use(f"end-{ROOFS[roof - 1][0]}", left, y - high + 1, wide, high),)
    whole = DOME[1] * w / UNIT
    dome = Use("end-dome", left, y - whole + 1, wide, whole, seat)
    return (Held((dome,), cut=Box(left, y - high + 1, wide, high)),) if place else (dome,)


# Plinths and sheet ----------------------------------------------------------------------------------------------------


def plinths(s, ending, places, narrow):
    """Below each tower who built it; where towers are narrow, their points there and a list of names below."""
    for place, seat in enumerate(ending.order):
        box = places("end_plinth", place)
        if narrow:
            yield put(f"end-plinth.{seat}", box, short_plinth_face, (place, seat, ending.points[seat], box))
            box = places("end_person", place)
        face = (ending.places[seat], seat, ending.points[seat], s.player[seat].chancellor, best_words(ending, seat),
                place == 0, box)  # fmt: skip
        yield put(f"end-person.{seat}", box, plinth_face, face, named=True)


def short_plinth_face(place, seat, points, box):
    return (
        Plate(-3, 0, box.w + 6, box.h, 0, NIGHT),
        Disc(11, box.h / 2, 9, CREAM),
        Use(f"shape-{seat}", 4, box.h / 2 - 7, 14, 14),
        Say(points, box.w - 3, box.h / 2 + 6, 18 if box.w > 70 else 14.5, FIGURE, RIM if place == 0 else PALE, "end"),
    )


def plinth_face(place, seat, points, chancellor, best, leads, box):
    """Chancellor, place and name, points, and what this university did best: its sign and how many points it gave."""
    if box.h < 30:
        return line_face(place, seat, points, best, leads, box)
    h, side = box.h, 44 if box.w > 200 else 40
    left, low = side + 8, (box.h + side) / 2
    name = Text("end-place", {"place": place, "player": SeatName(seat)})
    marks: list[Mark] = [Plate(-6, 0, box.w + 12, h, 0, NIGHT)]
    if chancellor >= 0:
        marks += [Disc(side / 2, h / 2, side / 2 + 1, CREAM),
                  Use(f"chancellor-{ART_KEYS['chancellor'][chancellor]}", 0, low - side, side, side)]  # fmt: skip
    return (
        *marks,
        Disc(side - 5, low - 5, 9, CREAM),
        Use(f"shape-{seat}", side - 12, low - 12, 14, 14),
        Say(name, left, h * 0.34 + 6, 18 if box.w > 200 else 17, NAME, PALE, room=box.w - left - 50, least=12.6),
        *best_marks(best, left + 2, h * 0.82, box.w - left),
        Say(points, box.w - 2, h * 0.34 + 8, 25, FIGURE, RIM if leads else PALE, "end"),
    )


def line_face(place, seat, points, best, leads, box):
    """The same in one line."""
    foot, half = box.h / 2 + 5, box.w * 0.36
    name = Text("end-place", {"place": place, "player": SeatName(seat)})
    return (
        Plate(0, 0, box.w, box.h, 0, NIGHT),
        Disc(16, box.h / 2, 8.5, CREAM),
        Use(f"shape-{seat}", 9.5, box.h / 2 - 6.5, 13, 13),
        Say(name, 29, foot, 14, NAME, PALE, room=half - 31, least=12.6),
        *best_marks(best, half, foot, box.w - half - 36),
        Say(points, box.w - 5, foot + 1, 16, FIGURE, RIM if leads else PALE, "end"),
    )


def best_marks(best, x, y, room):
    """The line of the sheet in which a university stands out: a laurel, its words and its points."""
    return (
        Disc(x + 8, y - 4.5, 8.5, CREAM),
        Use("icon-pp", x + 1, y - 11.5, 14, 14),
        Say(Text("end-best-at", dict(best)), x + 21, y, CLEAR, WORD, EVENING, room=room - 21, least=12.5),
    )


def sheet(ending, places):
    box = places("end_sheet")
    rows = tuple(tuple(ending.rows[k][1][seat] for seat in ending.order) for k in range(len(STOREYS)))
    totals = tuple(ending.points[seat] for seat in ending.order)
    return put("end-lines", box, sheet_face, (rows, totals, ending.order, box), Text("end-sheet"))


def sheet_face(rows, totals, order, box):
    """The scoring sheet: a sign, words and a figure for each; the first column is who leads."""
    high = box.h / (len(rows) + 2)
    column = 36 if len(order) > 3 else 42
    left = box.w - column * len(order)
    marks: list[Mark] = [Plate(0, 0, box.w, box.h, 6, CREAM, LINE, 1), Plate(0, box.h - high, box.w, high, 6, HONEY)]
    middle = [left + column * (k + 0.5) for k in range(len(order))]
    marks += [Use(f"shape-{seat}", x - 7.5, high / 2 - 7.5, 15, 15) for x, seat in zip(middle, order, strict=True)]
    for k, key in enumerate(STOREYS):
        foot = high * (k + 1.5) + 4.6
        marks += [
            Use(f"icon-{SIGNS[key]}", 6, foot - 12.5, 16, 16),
            Say(Text(f"end-{key}"), 27, foot, CLEAR, WORD, INK, room=left - 29, least=13),
            *(Say(value, x, foot, CLEAR, STRONG, INK, "middle") for x, value in zip(middle, rows[k], strict=True)),
        ]
    foot = box.h - high / 2 + 4.8
    marks += [
        Say(Text("sheet-total"), 27, foot, CLEAR, STRONG, INK, room=left - 29, least=13),
        *(Say(value, x, foot, 14.5, FIGURE, INK, "middle") for x, value in zip(middle, totals, strict=True)),
    ]
    return tuple(marks)


# Title and ground -----------------------------------------------------------------------------------------------------


def title_face(words, box):
    """The banner in the night sky, and below it by how much, or why."""
    big, small = next(sizes for low, wide, *sizes in TITLES if box.h >= low and box.w >= wide)
    return (
        Say(words[0], 0, big * 1.28, big, NAME, PALE, room=box.w, lines=2, gap=big),
        Say(words[1], 1, big * 2.15 + small * 1.2, small, STRONG, EVENING, room=box.w, lines=2, gap=small * 1.2),
    )


def dusk(shape, seats):
    """Sky, fireworks and hills behind the towers; black ground under them."""
    places = places_of(shape, seats)
    w, h = places("end_ground").w, places("end_ground").h
    room = places("end_tower")
    base = room.y + room.h
    marks: list[Mark] = [
        Use("end-sky", 0, 0, w, base, stretched=True),
        Use("end-hills", 0, base - 0.2 * w, w, 0.2 * w, stretched=True),
        Plate(0, base - 1, w, h - base + 1, 0, "#4C4A66"),
    ]
    for k in range(3):
        if places.has("end_firework"):
            spark = places("end_firework", k)
            lift = (0, 44, -22)[k] * spark.w / 90
            marks.append(Use(f"end-firework-{k + 1}", spark.x, spark.y + lift, spark.w, spark.h))
    return tuple(marks)
