"""The academy: eight stacks of professors, two of each faculty, over the stones where masters stand."""

from functools import lru_cache

from collegium.draw.letters import WORD
from collegium.draw.stage import Area, Disc, Mark, Say, Use, apart, put
from collegium.kernel import Text

from ..components import ADVOCATE, SPACE_SLOTS
from ..rules.modifiers import is_recruited
from .court import ON_SIDE, SPACE, fewer, in_file, needed
from .names import professor_name, space_name
from .people import ABOUT, PROFESSOR_FACULTY, professor_face
from .signs import CLEAR, CREAM, FACULTY, FACULTY_KEYS, WRITTEN, ghost, masters_in_file, needs, rim

STONES = ("academy_1", "academy_2", "academy_3", "academy_4")
ACADEMY = [SPACE[key] for key in STONES]
SERVED = [[tuple(int(n) for n in SPACE_SLOTS[four, SPACE[key]]) for key in STONES] for four in range(2)]


def stone_face(faculties, masters, need, me, w, h):
    """A stone under one column or two: the faculties it serves, and who stands there."""
    art = "space-academy" if len(faculties) == 1 else "space-academy-double"
    marks: list[Mark] = [Use(art, 0, 0, w, h, stretched=True)]
    for faculty, x in zip(faculties, (16, w - 16), strict=False):
        marks += [Disc(x, h / 2 + 1, 11, CREAM, FACULTY[faculty], 1.4),
                  Use(f"icon-{FACULTY_KEYS[faculty]}", x - 8, h / 2 - 7, 16, 16)]  # fmt: skip
    one = len(faculties) == 1
    room = max(w - 34 - (34 if need else 0), 25) if one else w - 120
    middle = 30 + room / 2 if one else w / 2 - (18 if need else 0)
    marks += masters_in_file(masters, middle, 0, room, h - 1)
    if not masters:
        marks.append(ghost(me, w / 2, 0, h - 1))
    if need:
        marks += needs(need, w - 36 if one else w / 2 + 22 + 6 * len(masters), h / 2 - 9)
    return *marks, *rim(w, h, 5)


@lru_cache(300)
def _professor(slot, professor, stock, price, box):
    face = (professor, stock, price, box.w, box.h)
    return put(f"professor.{slot}", box, professor_face, face, professor_name(professor, stock), looks=True)


@lru_cache(300)
def _stone(key, faculties, masters, need, me, box, seats):
    face = (faculties, in_file(masters), need, me, box.w, box.h)
    return put(f"space.{key}", box, stone_face, face, space_name(SPACE[key], masters, seats), looks=True)


@lru_cache(300)
def _words(slot, professor, box):
    return put(f"lecture.{slot}", box, words_face, (professor, box.w, box.h))


def words_face(professor, w, h):
    """The lecture in words, where there is room for them."""
    words = Text("brief-advocate") if professor == ADVOCATE else ABOUT["professor"][professor]
    size, lines, gap = (CLEAR, 6, 14.8) if h > 80 else (12.5, 5, 13)
    return (Say(words, w / 2, h / 2 + 4, size, WORD, WRITTEN, "middle", w, lines, gap),)


def spots(s):
    """Where each stack lies: its faculty's column, the second of a faculty below the first."""
    found: list[int] = []
    for professor in s.professor_in:
        column = PROFESSOR_FACULTY[professor]
        found.append(column + 4 if column in found else column)
    return found


def price_shown(s, slot):
    """The kinds of book in a professor's price; empty while it is open but nobody pays ducats any more (ruling 28)."""
    price = tuple(s.professor_price[slot])
    return () if price[0] < 0 and is_recruited(s, slot) else price


@apart
def stacks(s, places):
    return [
        _professor(slot, s.professor_in[slot], s.professor_stock[slot], price_shown(s, slot), places("professor", k))
        for slot, k in enumerate(spots(s))
    ]


@apart
def lectures(s, places):
    return [_words(slot, s.professor_in[slot], places("lecture", k)) for slot, k in enumerate(spots(s))]


def academy(s, me, places, standing):
    pieces = [*stacks(s, places)]
    less = fewer(s, me)
    for key, (first, last), masters in zip(STONES, SERVED[s.four], standing, strict=True):
        if ON_SIDE[s.four][SPACE[key]]:
            faculties = tuple(sorted({PROFESSOR_FACULTY[professor] for professor in s.professor_in[first:last]}))
            box = places("stone", faculties[0] // (1 if s.four else 2))
            pieces.append(_stone(key, faculties, masters, needed(SPACE[key], masters, less), me, box, s.seats))
    if places.has("lecture"):
        pieces += lectures(s, places)
    return Area("academy", Text("zone-academy"), tuple(pieces), tab="academy")
