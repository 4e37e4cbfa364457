"""The court: the campus with its doors, heads and tiles, and the five buildings on the piazza."""

from functools import lru_cache
from itertools import groupby

from collegium.draw.letters import FIGURE, NAME, WORD
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..components import (
    AGRICOLA,
    BISHOP_DUCATS,
    BISHOP_SPACE,
    CHANCELLOR_NUMBER,
    CHORISTER,
    COLLOQUIUM_SPACE,
    COMPONENTS,
    FACULTIES,
    GIVES_DUCATS,
    KINDS_PER_FACULTY,
    LABORATORY_BLACK,
    LABORATORY_GREEN,
    PARK_TRADE,
    PEREIRA,
    SPACE_ON_SIDE,
    TEXTBOOK_PRICE,
    TRADE_COST,
    TRADE_POINTS,
)
from ..naming import ROMAN
from .names import faculty_name, space_name, student_name
from .people import student_face
from .signs import (
    CARD_LINE,
    CLEAR,
    CREAM,
    FACULTY_KEYS,
    INK,
    PALE,
    RUST,
    fitting,
    ghost,
    masters_in_file,
    needs,
    rim,
    signs,
)

BUILDINGS = ("antiquarian", "laboratory", "park", "antiquarian_park", "bishop", "colloquium")
SPACE = {row["key"]: k for k, row in enumerate(COMPONENTS.rows["space"])}
CAMPUS, PIAZZA = range(KINDS_PER_FACULTY), [SPACE[key] for key in BUILDINGS]
ON_SIDE = [[int(SPACE_ON_SIDE[four, k]) for k in range(len(SPACE))] for four in range(2)]
ANY = Text("any-colour")
HEAD_INK = ("#84301F", "#234877", "#28593F", "#523770")
COSTS = [
    [(n, worst) for n, worst in zip(row["textbooks"], row["worst_rank"], strict=True) if n]
    for row in COMPONENTS.rows["faculty"]
]
DICTIONARIES = [row["dictionaries"] for row in COMPONENTS.rows["faculty"]]
ART = {"antiquarian": 104, "laboratory": 104, "park": 104, "bishop": 112, "colloquium": 124, "antiquarian_park": 208}


def has(s, who, chancellor):
    """Whether a chancellor helps a seat: its own, or on a bust it took."""
    me = s.player[who]
    return me.chancellor == chancellor or any(me.busts[k] and s.fame[k] == chancellor for k in range(3))


def standing(s, space):
    """Pairs of seat and masters on a space; at the bishop in order of arrival, with what Erasmus adds."""
    if space == BISHOP_SPACE:
        pairs = [(who, s.player[who].bishop_count) for who in s.bishop_first if who >= 0]
    else:
        pairs = [(who, s.player[who].on_space[space]) for who in range(s.colours)]
    return tuple(pair for pair in pairs if pair[1])


def crowds(s):
    """Who stands on each space. An area is told of its own: masters elsewhere are nothing to it."""
    return tuple([standing(s, space) for space in range(len(SPACE))])


def fewer(s, me):
    """How many masters a visit takes less by Agricola."""
    return int(CHANCELLOR_NUMBER[AGRICOLA]) if has(s, me, AGRICOLA) else 0


def needed(space, masters, less):
    """How many masters a visit takes now, where it is more than one."""
    if not masters or space in (BISHOP_SPACE, COLLOQUIUM_SPACE):
        return 0
    return max(1, max([count for _, count in masters]) + 1 - less)


def in_file(masters):
    return tuple(who for who, count in masters for _ in range(count))


# The campus -----------------------------------------------------------------------------------------------------------


def head_face(faculty, allowed, w, h):
    """The top of a column: what its students cost, and whose books may pay it now. Where it is low, all three lines
    are, so that none touches the next."""
    key, roomy = FACULTY_KEYS[faculty], h > 52
    marks: list[Mark] = [
        Use(f"head-{key}" if w > 92 else f"head-{key}-tall", 0, 0, w, h, stretched=True),
        Say(
            Text(f"head-{key}"),
            w / 2,
            round(h * (0.39 if roomy else 0.355), 1),
            CLEAR,
            NAME,
            HEAD_INK[faculty],
            "middle",
            w - 4,
            least=13.5,
        ),
    ]
    parts = [*COSTS[faculty], *([(DICTIONARIES[faculty], 0)] if DICTIONARIES[faculty] else [])]
    step = (w - 6) / max(len(parts), 3)
    first = w / 2 - step * (len(parts) - 1) / 2
    line, letter = (round(h * 0.64), 15) if roomy else (round(h * 0.655, 1), 13)
    for k, (n, worst) in enumerate(parts):
        marks += signs(f"{n} {'book' if worst else 'dict'}", first + step * k, line, letter, letter, font=FIGURE)
    for _, same in groupby(range(len(allowed)), lambda k: k if allowed[k] else ANY):  # neighbours share that word
        columns = list(same)
        x = first + step * (columns[0] + columns[-1]) / 2
        marks += whose(
            allowed[columns[0]], x, h - (6 if roomy else 4), step * len(columns) - 1.7, 13 if w > 92 else CLEAR
        )
    return tuple(marks)


def whose(allowed, x, y, room, size):
    """The colours that a reputation rank allows, as shapes; or any."""
    if isinstance(allowed, str):
        return (Say(allowed, x, y, size, WORD, INK, "middle"),)
    if not allowed:
        return (Say(ANY, x, y, size, WORD, INK, "middle", room, least=12.3),)
    return tuple(
        Use(f"shape-{who}", x - 4.6 * len(allowed) + 9.2 * k, y - 8, 8.4, 8.4) for k, who in enumerate(allowed)
    )


def door_face(row, masters, need, me, w, h):
    """A door of the campus: its row, who went in, and how many the next one needs."""
    marks: list[Mark] = [Use(f"space-campus-{row + 1}", 0, 0, w, h, stretched=True)]
    if masters:
        marks += masters_in_file(masters, w / 2, h * 0.4, w - 12, h * 0.52)
    else:
        marks += [
            Say(ROMAN[row], w / 2, h * 0.43, CLEAR, NAME, "#F3E3BD", "middle"),
            ghost(me, w / 2, h * 0.42, h * 0.5),
        ]
    sign = needs(need, w / 2 - 16.5, 2) if need else ()  # upon the rim, which would cut it
    return *marks, *rim(w - 6, h - 3, 10, 3, 3), *sign


@lru_cache(300)
def _student(student, stock, box):
    face = (student, stock, box.w, box.h)
    return put(f"student.{student}", box, student_face, face, student_name(student, stock), looks=True)


@lru_cache(300)
def _door(row, masters, need, me, box, seats):
    face = (row, in_file(masters), need, me, box.w, box.h)
    name = space_name(SPACE[f"campus_{row + 1}"], masters, seats)
    return put(f"space.campus_{row + 1}", box, door_face, face, name, looks=True)


@lru_cache(300)
def _head(faculty, allowed, box):
    return put(f"head.{faculty}", box, head_face, (faculty, allowed, box.w, box.h), faculty_name(faculty), looks=True)


def allowed_now(s, faculty):
    """For each kind of book a student costs: the seats whose books are well enough reputed; () for any."""
    ranked = s.reputation[0] >= 0
    return tuple(
        () if worst >= s.colours else tuple(s.reputation[:worst]) if ranked else ROMAN[worst - 1]
        for _, worst in COSTS[faculty]
    )


@apart
def heads(s, places):
    return [_head(faculty, allowed_now(s, faculty), places("head", faculty)) for faculty in range(FACULTIES)]


@apart
def students(s, places):
    pieces = []
    for faculty in range(FACULTIES):
        rows = s.student_row[faculty]
        for kind in range(KINDS_PER_FACULTY):
            student = faculty * KINDS_PER_FACULTY + kind
            pieces.append(
                _student(student, s.student_stock[student], places("student", rows[kind] * FACULTIES + faculty))
            )
    return pieces


def campus(s, me, places, standing):
    less = fewer(s, me)
    doors = [
        _door(row, masters, needed(row, masters, less), me, places("door", row), s.seats)
        for row, masters in enumerate(standing)
    ]
    return Area("campus", Text("zone-campus"), (*heads(s, places), *doors, *students(s, places)), tab="court")


# The piazza -----------------------------------------------------------------------------------------------------------


def rates(better, chorister):
    """What each building takes and gives, for a seat with Pereira or with the chorister."""
    books = "·".join(str(int(TRADE_COST[better, k])) for k in range(PARK_TRADE)) + " coin › book"
    park = f"{int(TRADE_COST[better, PARK_TRADE])} coin › {int(TRADE_POINTS[better, PARK_TRADE])} pp"
    more = int(GIVES_DUCATS[CHORISTER]) if chorister else 0
    bishop = "·".join(str(int(BISHOP_DUCATS[better, k]) + more * k) for k in (1, 2, 3))
    black = f"{int(LABORATORY_BLACK[better, 0])} sk / "
    green = " ".join(["sg"] * int(LABORATORY_GREEN[better, 1]) + ["sk"] * int(LABORATORY_BLACK[better, 1]))
    return {
        "antiquarian": books, "park": park, "antiquarian_park": f"{books} · {park}", "laboratory": black + green,
        "bishop": f"{bishop} coin" + (" sk" if chorister else ""), "colloquium": f"≤ {TEXTBOOK_PRICE} coin › book",
    }  # fmt: skip


RATES = {(better, chorister): rates(better, chorister) for better in range(2) for chorister in range(2)}


def building_face(key, told, masters, need, me, w, h):
    """A building: its picture, name, rates, and the masters on its threshold."""
    line, high = (20, 33) if h > 122 else (18, 27)
    art = h - 2 * line - high - 3
    unit = ART[key]
    tall = 78 if unit == 208 else 80
    wide = min(w - 4, (art + 6) * unit / tall)  # roofs may rise a little over the edge, not into the campus
    size = wide * tall / unit
    name = art + line
    small = CLEAR if w >= 100 else 13
    sizes = fitting(told, w - 10, (small, small + 0.5), (13.5, 13.5), (12.5, 12.5), font=FIGURE)
    return (
        Plate(0, art * 0.25, w, h - art * 0.25, 4, "var(--plaster,#F3E4C6)", opacity=0.55),
        Use(f"space-{key.replace('_', '-')}", (w - wide) / 2, art - size, wide, size),
        Plate(2, art, w - 4, line, 3, RUST),
        Say(Text(f"place-{key}"), w / 2, name - 5, small, NAME, PALE, "middle", w - 6, least=13),
        Plate(2, name - 1, w - 4, line, 3, CREAM, CARD_LINE, 0.8),
        *signs(told, w / 2, name + line - 6, *sizes, font=FIGURE),
        Plate(4, h - 7, w - 8, 6, 2, "var(--stone,#D9CBB0)", CARD_LINE, 0.9),
        *masters_in_file(masters, w / 2, h - high - 3, w - 8, high),
        *(() if masters else (ghost(me, w / 2, h - high - 3, high),)),
        *(needs(need, w - 36, art - 20) if need else ()),
        *rim(w, h - 1, 7),
    )


@lru_cache(300)
def _building(key, told, masters, need, me, box, seats):
    face = (key, told, in_file(masters), need, me, box.w, box.h)
    return put(f"space.{key}", box, building_face, face, space_name(SPACE[key], masters, seats), looks=True)


def piazza(s, me, places, standing):
    less = fewer(s, me)
    told = RATES[int(has(s, me, PEREIRA)), int(s.player[me].students[CHORISTER])]
    pieces = []
    for key, masters in zip(BUILDINGS, standing, strict=True):
        space = SPACE[key]
        if ON_SIDE[s.four][space]:
            box: Box = places(f"place_{key}")
            pieces.append(_building(key, told[key], masters, needed(space, masters, less), me, box, s.seats))
    return Area("places", Text("zone-places"), tuple(pieces), tab="court")
