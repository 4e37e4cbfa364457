"""Lecture halls: open arches with what they cost and bring, closed by a student."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Box, Mark, Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..components import (
    BURSAR,
    CAPACITY,
    HALL_BRINGS_MASTER,
    HALL_COST,
    HALL_IS_B,
    HALLS,
    LEXICOGRAPHER,
    LIBRARIAN,
    MORE_CAPACITY,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PRINTER,
    STUDENTS_IN_A,
    STUDENTS_IN_B,
)
from .names import (
    hall_name,
)
from .people import ART_KEYS, NAMES, STUDENT_FACULTY, STUDENT_SIGNS, plaque_face
from .signs import (
    BROWN,
    CARD_LINE,
    CLEAR,
    CREAM,
    FACULTY,
    INK,
    PALE,
    RUST,
    figure,
    fitting,
    pill,
    rim,
    signs,
)

COST, IS_B = [int(n) for n in HALL_COST], [int(n) for n in HALL_IS_B]
ROOM, MASTER = [int(n) for n in CAPACITY], [int(n) for n in HALL_BRINGS_MASTER]
IN_A, IN_B = [int(n) for n in STUDENTS_IN_A], [int(n) for n in STUDENTS_IN_B]
MORE_ROOM = int(MORE_CAPACITY[LIBRARIAN])
LONG = (LEXICOGRAPHER, BURSAR)  # names wider than a hall in one of our languages: set narrower


def capacity(me):
    """How many books fit in a storage."""
    return ROOM[me.halls] + me.students[LIBRARIAN] * MORE_ROOM


def hall_face(hall, student, halls, who, masters, w, h):
    """A lecture hall: closed by a student, or an open arch with what it costs and brings."""
    label = f"{'B' if IS_B[hall] else 'A'}{hall}"
    small, size = h < 100, 12.5 if h > 100 else CLEAR
    wide = (24 if hall < 10 else 29) + (3 if small else 0)
    tag = (Plate(2 if small else 3, 1, wide, 17, 8.5, RUST),
           Say(label, (2 if small else 3) + wide / 2, 14 if small else 13.5, size, FIGURE, PALE, "middle"))  # fmt: skip
    if hall > halls:
        return (*open_hall(hall, hall == halls + 1, w, h), *rim(w - 5, h - 5, 12, 2.5, 2.5), *tag)
    line = 17
    foot = 23 if h > 100 else 19
    band = h - foot - line - 4
    marks: list[Mark] = [Use("hall-closed", 0, 0, w, h, stretched=True)]
    if hall == 1:
        side = min(46, band - 16)
        marks.append(Use("emblem-printer", (w - side) / 2, band - side - 2, side, side))
        colour, name, told = BROWN, Text("press"), STUDENT_SIGNS[PRINTER][1]
    else:
        tall = min(61, band - 5)
        key = ART_KEYS["student"][student]
        marks.append(Use(f"student-{key}", (w - tall * 62 / 74) / 2, band - tall, tall * 62 / 74, tall))
        colour, name, told = FACULTY[STUDENT_FACULTY[student]], NAMES["student"][student], STUDENT_SIGNS[student][1]
    told = told.replace("|", " ").replace("own", f"book-{who}")
    letters, icon = fitting(told, w - 9, (CLEAR, 15), (13, 15), (12.5, 12.5))
    marks += [
        Plate(2.5, band, w - 5, line, 0, colour),
        *(
            ()
            if student in LONG and hall > 1
            else (Say(name, w / 2, band + 13, 13 if h > 100 else CLEAR, NAME, "#FFF6E4", "middle", w - 4, least=12),)
        ),
        *signs(told, w / 2, band + line + foot / 2 + 5, letters, icon),
    ]
    if masters:
        marks += [
            Use(f"master-{who}", w - 26, band - 33, 24, 33),
            *((figure(masters, w - 7, band - 8.5, 8.2, INK, CLEAR)) if masters > 1 else ()),
        ]
    return *marks, *rim(w - 5, h - 5, 12, 2.5, 2.5), *tag


def open_hall(hall, following, w, h):
    """An empty arch: ducats to place a student, storage it brings, a master."""
    marks: list[Mark] = [Use(f"hall-{hall}", 0, 0, w, h, stretched=True)]
    if following:
        marks.append(Use("hall-next", 0, 0, w, h, stretched=True))
    told = [f"coin {COST[hall]}"] if COST[hall] else []
    told += [f"shelf {ROOM[hall]}"] if not IS_B[hall] and hall > 1 else []
    told += ["master +1"] if MASTER[hall] else []
    first = h * 0.29 if len(told) + following < 3 else h * 0.2
    for k, line in enumerate(told):
        marks += pill(line, w / 2 - 22, first + 24 * k, 44, 21)
    if following:
        y = first + 24 * len(told)
        marks += [Plate(w / 2 - 30, y, 60, 20, 10, CREAM, CARD_LINE, 1),
                  Say(Text("hall-next"), w / 2, y + 14, CLEAR, NAME, INK, "middle", 57, least=12.5)]  # fmt: skip
    return marks


@lru_cache(300)
def _hall(hall, student, halls, who, masters, box, seats):
    identity = f"hall.{who}.{hall}"
    if hall == 1:
        identity = f"space.{who}.own"
    elif student == PRINTER:
        identity = f"space.{who}.own_second"
    face = (
        hall,
        student,
        min(halls, hall) if hall <= halls else halls if hall == halls + 1 else 0,
        who,
        masters,
        box.w,
        box.h,
    )
    pieces = [put(identity, box, hall_face, face, hall_name(hall, student, who, seats), looks=True)]
    if student in LONG and hall <= halls:
        foot = 23 if box.h > 100 else 19
        plaque = Box(box.x + 2, box.y + box.h - foot - 21, box.w - 4, 17)
        pieces.append(put(f"plaque.{who}.{hall}", plaque, plaque_face, ("student", student, 86), unit=(86, 17)))
    return tuple(pieces)


def halls(s, who, places):
    on_space = s.player[who].on_space
    return all_halls(s, who, places, on_space[OWN_SPACE], on_space[OWN_SECOND_SPACE])


@apart
def all_halls(s, who, places, at_first, at_second):
    """All halls, with so many masters at each of the presses."""
    me = s.player[who]
    pieces = []
    for hall in range(1, HALLS + 1):
        student = me.hall_student[hall]
        masters = at_first if hall == 1 else at_second if student == PRINTER else 0
        box = (
            places("hall_b", hall // 2 - 1)
            if IS_B[hall] and places.has("hall_b")
            else places("hall_a", (hall - 1) // 2)
            if places.has("hall_b")
            else places("hall_a", hall - 1)
        )
        pieces += _hall(hall, student, me.halls, who, masters, box, s.seats)
    return pieces
