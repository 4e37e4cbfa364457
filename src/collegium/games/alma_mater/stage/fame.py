"""The hall of fame with its three busts, and the lectern of book reputation."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Area, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import (
    BUSTS,
    COMPONENTS,
    DICTIONARY,
    FACULTIES,
    GLORY_PER_LETTER,
    KINDS_PER_FACULTY,
    PEREIRA,
    RANK_INCOME,
    RANK_POINTS,
    SLOTS,
)
from ..naming import ROMAN
from ..university import has_ring
from .names import bust_name, reputation_name
from .people import ART_KEYS, NAMES, PROFESSOR_FACULTY, ring
from .signs import BROWN, CARD_LINE, CLEAR, CREAM, PALE, RUST, across, rim, signs

TILES = COMPONENTS.rows["glory"]
ASKED = {
    "milestones": "mile", "ducats": "coin", "dictionaries": "dict", "students": "stud", "of_each_faculty": "stud",
    "cheap_students": "art-law", "dear_students": "medicine mathematics", "professors": "prof",
    "cheap_professors": "art law",
}  # fmt: skip
BRINGS = tuple(
    " ".join(
        f"{'+' if column == 'masters' else ''}{row[column]} {sign}"
        for column, sign in (("masters", "master"), ("dictionaries", "dict"), ("textbooks", "book"), ("green", "sg"))
        if row[column]
    )
    for row in COMPONENTS.rows["bust"]
)
INCOME = [int(n) for n in RANK_INCOME]
POINTS = [[int(n) for n in row] for row in RANK_POINTS]
INCOME_RING = [has_ring("rank", k, "income") for k in range(4)]


def have(s, me, column):
    """How much a seat has of what a glory tile asks for."""
    if column == "milestones":
        return me.level // 3
    if column == "ducats":
        return me.ducats
    if column == "dictionaries":
        return me.books[DICTIONARY]
    if column == "students":
        return me.halls
    of = [sum(me.students[k * KINDS_PER_FACULTY : (k + 1) * KINDS_PER_FACULTY]) for k in range(FACULTIES)]
    if column == "of_each_faculty":
        return sum(1 for n in of if n)
    if column == "cheap_students":
        return of[0] + of[1]
    if column == "dear_students":
        return of[2] + of[3]
    if column == "professors":
        return sum(me.professors)
    return sum(1 for slot in range(SLOTS) if me.professors[slot] and PROFESSOR_FACULTY[s.professor_in[slot]] < 2)


def progress(s, who, bust):
    """What a bust asks for as a line of signs, with how far a seat has come."""
    tile = TILES[bust * GLORY_PER_LETTER + s.glory[bust]]
    asked = [
        (column, tile[column] * (FACULTIES if column == "of_each_faculty" else 1)) for column in ASKED if tile[column]
    ]
    got = [have(s, s.player[who], column) for column, _ in asked]
    if all(n >= need for n, (_, need) in zip(got, asked, strict=True)):
        return "check " + " ".join(ASKED[column] for column, _ in asked)
    if len(asked) == 1:
        return f"{got[0]}/{asked[0][1]} {ASKED[asked[0][0]]}"
    return " ".join(f"{need} {ASKED[column]}" for column, need in asked)


def bust_face(bust, chancellor, told, holders, w, h):
    """A niche: the chancellor in marble, who has him, what he asks for and what he brings."""
    foot = 37
    high = h - foot - 18
    marks: list[Mark] = [Use("niche" if chancellor >= 0 else "niche-empty", 0, 0, w, high, stretched=True)]
    if chancellor >= 0:
        key = ART_KEYS["chancellor"][chancellor]
        tall = high * 0.78
        marks += [
            Use(f"marble-{key}", w * 0.1, high - tall, tall * 60 / 74, tall),
            Use(f"emblem-{key}", w - 27, high - 26, 23, 23),
        ]
    size = 13 if w < 90 else CLEAR
    small, icon = (size, 14.5) if across(told, size, 14.5, FIGURE) < w - 6 else (12.2, 12)  # what is asked, if much
    marks += [
        Plate(2, 0, 18, 17, 8.5, RUST),
        Say("abc"[bust], 11, 13.5, CLEAR, FIGURE, PALE, "middle"),
        *(Use(f"shape-{who}", w - 13 - 12.5 * k, 1, 11, 11) for k, who in enumerate(holders)),
        Plate(1, high + 1, w - 2, 17, 2, BROWN),
        *(
            (
                Say(
                    NAMES["chancellor"][chancellor],
                    w / 2,
                    high + 14,
                    CLEAR,
                    NAME,
                    PALE,
                    "middle",
                    w - 2,
                    least=13,
                ),
            )
            if chancellor >= 0
            else ()
        ),
        Plate(1, h - foot, w - 2, foot, 3, CREAM, CARD_LINE, 0.8),
        *signs(told, w / 2, h - foot + 15.5, small, icon, font=FIGURE),
        *signs(f"› {BRINGS[bust]}", w / 2, h - 5.5, size, 14.5),
        *rim(w, h, 6),
    ]
    if chancellor == PEREIRA:
        marks.append(ring(w - 5, high + 5))
    return tuple(marks)


@lru_cache(300)
def _bust(bust, chancellor, told, holders, box, seats):
    face = (bust, chancellor, told, holders, box.w, box.h)
    return put(f"bust.{bust}", box, bust_face, face, bust_name(bust, chancellor, holders, seats), looks=True)


def fame(s, me, places):
    pieces = []
    for bust in range(BUSTS):
        holders = tuple(who for who in range(s.seats) if s.player[who].busts[bust])
        pieces.append(_bust(bust, s.fame[bust], progress(s, me, bust), holders, places("bust", bust), s.seats))
    return Area("fame", Text("zone-fame"), tuple(pieces), tab="stair")


def lectern_face(order, four, w, h):
    """The books of every colour by reputation, with the income and the points at the end of each rank."""
    rows = len(order)
    top = h * (0.235 if rows > 3 else 0.25)
    step = (h - top - 3) / rows
    edge = 13 if w < 110 else 18  # from the points to the edge
    figures = 13.5 if w < 110 else CLEAR
    marks: list[Mark] = [
        Use("lectern" if rows > 3 else "lectern-3", 0, 0, w, h, stretched=True),
        Say(Text("reputation"), 7, h * 0.12, CLEAR, NAME, PALE, room=w - 12 if w < 120 else w - 46, least=13),
        Use("icon-coin", w - edge - 25, top - 13 if w < 120 else 5, 12, 12),
        Use("icon-pp", w - edge - 9, top - 13.5 if w < 120 else 4, 13, 13),
    ]
    for k, who in enumerate(order):
        y = top + step * k + step / 2 + 4.5
        marks += [
            Say(ROMAN[k], 9, y, CLEAR, NAME, "#F3E3BD"),
            *((Use(f"lying-{who}", 26, y - 11, max(w - 70, 20) if w < 110 else 42, 12.5),) if who >= 0 else ()),
            Say(INCOME[k], w - edge - 17, y, figures, FIGURE, "#F3D68A", "middle"),
            Say(POINTS[four][k], w - edge, y, figures, FIGURE, "#CFE3B0", "middle"),
        ]
        if INCOME_RING[k]:
            marks.append(ring(w - edge - 25.5, y - 9.5, "#F3D68A"))  # at the right it reads as a degree
    return tuple(marks)


@lru_cache(300)
def _lectern(order, four, box, seats):
    return put("reputation", box, lectern_face, (order, four, box.w, box.h), reputation_name(order, seats), looks=True)


def lectern(s, places):
    piece = _lectern(tuple(s.reputation[: s.colours]), s.four, places("reputation"), s.seats)
    return Area("reputation", Text("zone-reputation"), (piece,), tab="stair")
