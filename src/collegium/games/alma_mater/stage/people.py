"""Students, professors and chancellors: what each does as a line of signs, and its faces by size."""

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Box, Disc, Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import COMPONENTS, DICTIONARY
from ..naming import about, named
from ..university import has_professor_ring, has_ring
from .signs import (
    BROWN,
    CARD_LINE,
    CLEAR,
    CREAM,
    FACULTY,
    FACULTY_LIGHT,
    INK,
    LINE,
    PALE,
    WRITTEN,
    band,
    faint,
    figure,
    fitting,
    rim,
    signs,
)

ROWS = COMPONENTS.rows
KEYS = {table: [row["key"] for row in ROWS[table]] for table in ("student", "professor", "chancellor")}
ART_KEYS = {table: [key.replace("_", "-") for key in KEYS[table]] for table in KEYS}
NAMES = {table: [named(table, k) for k in range(len(KEYS[table]))] for table in KEYS}
ABOUT = {table: [about(table, k) for k in range(len(KEYS[table]))] for table in KEYS}
STUDENT_FACULTY = tuple(row["faculty"] for row in ROWS["student"])
PROFESSOR_FACULTY = tuple(row["faculty"] for row in ROWS["professor"])
STUDENT_RING = tuple(COMPONENTS.mark("student", k) == "X" or has_ring("student", k, "faculty") for k in range(16))
PROFESSOR_RING = tuple(has_professor_ring(k) for k in range(16))
DUCATS = tuple(row["ducats"] for row in ROWS["faculty"])
POINTS = tuple(row["points"] for row in ROWS["faculty"])
PATTERNS = tuple(tuple(row["pattern"]) for row in ROWS["faculty"])
LONG = tuple(
    KEYS["professor"].index(key) for key in ("choirmaster", "bookbinder", "herbalist", "geometer", "treasurer")
)  # in one of our languages
PRICE = int(ROWS["number"][COMPONENTS.index("number", "own_price")]["value"])


def _student(key):
    return ROWS["student"][KEYS["student"].index(key)]


def _student_signs():
    """What each student does: the line (or two) on its tile, and the one line in a hall."""
    income = {key: _student(key)["income"] for key in KEYS["student"]}
    gives = {key: _student(key)["gives"] for key in KEYS["student"]}
    found = {
        "printer": ("press +1", f"{PRICE} coin › own"),
        "librarian": (f"income {income['librarian'][0]} coin|shelf +{_student('librarian')['lasting'][0]}",) * 2,
        "chorister": (f"mitre +{gives['chorister'][0]} coin|sk",) * 2,
        "trader": ("income tag|2–4 coin", "income tag"),
        "lexicographer": (f"income {income['lexicographer'][0]} coin|{income['lexicographer'][1]} dict",
                          "income coin dict"),
        "envoy": (f"colloq ×{1 + _student('envoy')['lasting'][2]}",) * 2,
        "clerk": ("prof › sg",) * 2,
        "bursar": (f"stud ›|{gives['bursar'][0]} coin",) * 2,
        "steward": (f"pp / B|income {income['steward'][0]} coin", f"income {income['steward'][0]} coin"),
        "assistant": (f"pp / B|stud −{_student('assistant')['lasting'][1]} book",
                      f"stud −{_student('assistant')['lasting'][1]} book"),
        "prodigy": ("pp / B|blue › sg", "blue › sg"),
        "recruiter": ("pp / B|prof 0 coin", "prof 0 coin"),
    }  # fmt: skip
    for key, k, what in (
        ("researcher", 0, "mile"),
        ("laureate", 1, "bust"),
        ("dean", 2, "stud"),
        ("fellow", 3, "prof"),
    ):
        found[key] = (f"end {_student(key)['end'][k]} pp|/ {what}",) * 2
    return tuple(found[key] for key in KEYS["student"])


STUDENT_SIGNS = _student_signs()
_LECTURES = {
    "choirmaster": "{points} pp / master", "bookbinder": "{points} pp / book", "rhetorician": "{points} pp / A",
    "painter": "1–2 pp / prof", "advocate": "stud −1 book › pp", "notary": "coin ‹› pp", "glossator": "dict book own",
    "treasurer": "{ducats} coin / master", "anatomist": "stud −1 book", "herbalist": "{green} sg",
    "physician": "+1 tutor", "apothecary": "{dict} dict {black} sk", "engraver": "own › shelf",
    "geometer": "master again", "astronomer": "{black} sk", "accountant": "{ducats} coin / book ›",
}  # fmt: skip
LECTURE_SIGNS = tuple(
    _LECTURES[row["key"]].format(
        points=row["per"][1], ducats=row["per"][0], dict=row["gains"][0], green=row["gains"][3], black=row["gains"][4]
    )
    for row in ROWS["professor"]
)
_CHANCELLORS = {
    "pereira": "coin mitre +", "copernicus": "income 2 coin / book", "agricola": "master −1", "paracelsus": "rest prof",
    "marschalk": "book › pp", "biringuccio": "B › dict 3 coin", "erasmus": "mitre +1", "glareanus": "prof › 1 pp",
    "da_vinci": "mile ×2", "alberti": "prof 0 book",
}  # fmt: skip
CHANCELLOR_SIGNS = tuple(_CHANCELLORS[key] for key in KEYS["chancellor"])


def ring(x, y, ink="#FFF6E4"):
    """The small open ring of a reconstructed value."""
    return Disc(x, y, 2.3, "none", ink, 1)


# Students -------------------------------------------------------------------------------------------------------------


def student_face(student, stock, w, h):
    """A tile of the campus: name on its faculty, the person, what it does, how many are left; bare when none is."""
    faculty, art = STUDENT_FACULTY[student], f"student-{ART_KEYS['student'][student]}"
    top = 17
    high = h - top - 3
    wide = min(high * 62 / 74, w * 0.42)
    size, least = (13.5, 13) if w >= 88 else (CLEAR, 12)
    if not stock:
        return (
            Plate(0, 0, w, h, 6, "var(--shade,#C9AC7C)", FACULTY[faculty], 1.2, "4 3", 0.55),
            faint(Use(art, 2, top + 1, wide, high)),
            Say(NAMES["student"][student], w / 2, 13, size, NAME, WRITTEN, "middle", w, least=least),
            *signs("–", wide + (w - wide) / 2, top + high / 2 + 5, 15, fill=WRITTEN),
        )
    ringed = 3 if STUDENT_RING[student] else 0  # room for the ring, right of the signs
    marks: list[Mark] = [
        *(Plate(1.6 * k, 1.8 * k, w, h, 6, "#E3D2AE", CARD_LINE, 1) for k in range(stock - 1, 0, -1)),
        Plate(0, 0, w, h, 6, CREAM, CARD_LINE, 1.1),
        *band(w, top, FACULTY[faculty]),
        Say(NAMES["student"][student], w / 2, 13, size, NAME, "#FFF6E4", "middle", w, least=least),
        Use(art, 2, top + 2, wide, high),
        *two_lines(STUDENT_SIGNS[student][0], wide + 1 + (w - wide) / 2 - ringed, top, h - top, w - wide - 3),
        *figure(stock, 9, h - 9, *((7.6, INK, 12.5) if w >= 88 else (8.4, INK, CLEAR)), CREAM),
        *rim(w, h, 6),
    ]
    if ringed:
        marks.append(ring(w - 4, top + 4.5, BROWN))
    return tuple(marks)


def two_lines(told, x, top, room, wide):
    """One line in the middle, or two; smaller where the room is narrow."""
    size, icon = (14, 16.5) if wide >= 50 else fitting(told, wide, (CLEAR, 14.5), (13, 14.5))
    lines = told.split("|")
    step = min(21, room * 0.44)
    first = top + room / 2 - step * (len(lines) - 1) / 2 + size * 0.36
    return tuple(
        mark
        for k, line in enumerate(lines)
        for mark in signs(line, round(x, 1), round(first + step * k, 1), size, icon)
    )


# Professors -----------------------------------------------------------------------------------------------------------


def price_marks(price, faculty, w, y, h):
    """Draw a professor's cost: ducats and a pattern for the first recruiter, then the very books that were paid.

    An empty `price` draws the pattern alone: no price in books is set, but nobody pays ducats any more.
    """
    foot = y + h / 2 + 5
    icon = 17 if w > 95 else 15
    if not price or price[0] < 0:
        pattern = "·".join(map(str, PATTERNS[faculty]))
        told = f"coin {DUCATS[faculty]} + {pattern} book" if price else f"{pattern} book"
        sizes = fitting(told, w - 2, (15, icon), (CLEAR, 13.5), (13.5, 15), font=FIGURE)
        return signs(told, w / 2, foot, *sizes, font=FIGURE)
    books = " ".join(
        f"{n} {'dict' if kind == DICTIONARY else f'book-{kind}'}"
        for n, kind in zip(PATTERNS[faculty], price, strict=True)
    )
    return signs(books, w / 2, foot, 15, icon, font=FIGURE)


def picture(art, x, y, w, h, unit=(98, 66), above=0.3):
    """As much of a picture as the window shows; `above` is the share of what it hides that lies above it."""
    whole = w * unit[1] / unit[0]
    if h >= whole:
        return Use(art, x + (w - w) / 2, y, w, whole)
    return Held((Use(art, x, y - (whole - h) * above, w, whole),), cut=Box(x, y, w, h))


def professor_face(professor, stock, price, w, h):
    """A card of the academy: name, the lecture's thing and the person, the lecture in signs, the price."""
    faculty = PROFESSOR_FACULTY[professor]
    colour, light = FACULTY[faculty], FACULTY_LIGHT[faculty]
    top, foot = (20, 22) if h > 125 else (18, 20)
    size, least = (14.5, 13) if w > 95 else (CLEAR, 12.5)
    aside = 7 if PROFESSOR_RING[professor] and w > 95 else 0  # where the ring stands; on a small card below the name
    name = Say(
        NAMES["professor"][professor],
        (w - aside) / 2,
        top - 5,
        size,
        NAME,
        "#FFF6E4",
        "middle",
        w - 2 - aside,
        least=least,
    )
    if not stock:
        return (
            Plate(0, 0, w, h, 6, "var(--shade,#C9AC7C)", colour, 1.2, "4 3", 0.4),
            Say(NAMES["professor"][professor], w / 2, top - 4, size, NAME, WRITTEN, "middle", w - 2, least=least),
            faint(Use(f"emblem-{ART_KEYS['professor'][professor]}", w / 2 - 20, h / 2 - 20, 40, 40)),
        )
    shown = min(w * 66 / 98, h - top - foot - 24)
    lecture = top + shown + (h - foot - top - shown) / 2 + 5.5
    marks: list[Mark] = [
        *(Plate(1.8 * k, 1.8 * k, w, h, 6, "#E3D2AE", CARD_LINE, 1) for k in range(stock - 1, 0, -1)),
        Plate(0, 0, w, h, 6, CREAM, CARD_LINE, 1.2),
        *band(w, top, colour),
        name,
        picture(f"professor-{ART_KEYS['professor'][professor]}", 0, top, w, shown),
        Plate(0, top + shown - 0.8, w, 1.6, 0, colour),
        *signs(LECTURE_SIGNS[professor], w / 2, lecture, 16 if w > 95 else CLEAR, 20 if w > 95 else 17),
        Plate(0.6, h - foot, w - 1.2, foot - 0.6, 6, light),
        Plate(0.6, h - foot, w - 1.2, 8, 0, light),
        Plate(0, h - foot - 0.5, w, 1, 0, colour),
        *price_marks(price, faculty, w, h - foot, foot),
        Plate(3, top + shown - 20, 36, 17, 8.5, CREAM, LINE, 0.9),
        *signs(f"{POINTS[faculty]} pp", 21, top + shown - 6.5, CLEAR, 15.5, font=FIGURE),
        Plate(w - 26, top + shown - 20, 25.5, 17, 8.5, INK),
        Say(f"×{stock}", w - 13.2, top + shown - 6.5, CLEAR, FIGURE, CREAM, "middle"),
        *rim(w, h, 6),
    ]
    if PROFESSOR_RING[professor]:
        marks.append(ring(w - 5, 5) if aside else ring(w - 6, top + 6, LINE))
    return tuple(marks)


def lecturer_face(professor, ready, bookmark, w, h):
    """A professor of one's own: ready upright, resting turned, with the book that a lecture costs."""
    faculty = PROFESSOR_FACULTY[professor]
    art, colour = ART_KEYS["professor"][professor], FACULTY[faculty]
    name = NAMES["professor"][professor]
    if h < 60:
        return small_lecturer(professor, ready, bookmark, w, h)
    book = bookmark_marks(bookmark, 13, 13 if not ready else 32)
    if ready:
        shown = min((w - 2) * 66 / 98, h - 44)
        return (
            Plate(0, 0, w, h, 6, CREAM, CARD_LINE, 1.2),
            *band(w, 20, colour),
            *short_name(professor, w, 14.5),
            picture(f"professor-{art}", 1, 20, w - 2, shown),
            *signs(
                LECTURE_SIGNS[professor],
                w / 2,
                20 + shown + (h - 20 - shown) / 2 + 5,
                *fitting(LECTURE_SIGNS[professor], w - 4, (CLEAR, 14), (13, 13.5)),
            ),
            *book,
            *rim(w, h, 6),
        )
    turned = (
        Plate(0, 0, h, w, 6, CREAM, CARD_LINE, 1.2),
        *band(h, 18, colour),
        Say(
            name, 4, 13.5, 13.5, NAME, "#FFF6E4", "start", h - 6, least=12
        ),  # from the top: the plate covers its end last
        picture(f"professor-{art}", 0, 18, h, w - 19),
    )
    return (
        Held(turned, x=w, turn=90),
        Plate(0, 0, w, h, 6, "var(--mine,#CFDCE2)", opacity=0.38),
        Plate(2, h - 21, w - 4, 17, 8.5, INK),
        Say(Text("resting"), w / 2, h - 8, CLEAR, FIGURE, CREAM, "middle", w - 6, least=12.5),
        *book,
        *rim(w, h, 6),
    )


def has_plaque(professor, ready, w, h):
    """Whether the name is too long for its band: then it is a piece of its own, set narrower."""
    return professor in LONG and 66 <= w < 88 and bool(ready or h < 60)


def short_name(professor, w, y):
    """The name on a narrow band."""
    if has_plaque(professor, 1, w, 0):
        return ()
    return (Say(NAMES["professor"][professor], w / 2, y, CLEAR, NAME, "#FFF6E4", "middle", w, least=12.5),)


def plaque_face(table, row, w):
    """A long name in `w` units, to be drawn narrower."""
    return (Say(NAMES[table][row], w / 2, 13, CLEAR, NAME, "#FFF6E4", "middle", w, least=12.5),)


def bookmark_marks(bookmark, x, y, r=11):
    if bookmark < 0:
        return ()
    art = "icon-dict" if bookmark == DICTIONARY else f"icon-book-{bookmark}"
    return Disc(x, y, r, CREAM, LINE, 1), Use(art, x - r * 0.77, y - r * 0.77, r * 1.54, r * 1.54)


def small_lecturer(professor, ready, bookmark, w, h):
    """Where there are many: emblem on the faculty's ground; with a name where it is wide enough."""
    faculty = PROFESSOR_FACULTY[professor]
    art, colour, light = ART_KEYS["professor"][professor], FACULTY[faculty], FACULTY_LIGHT[faculty]
    named_too = w >= 66
    side = h - 22 if named_too else min(w, h) - 8
    marks: list[Mark] = [Plate(0, 0, w, h, 5, light, colour, 1.4)]
    if named_too:
        marks += [*band(w, 17, colour, 5), *short_name(professor, w, 12.8)]
    marks.append(Use(f"emblem-{art}", (w - side) / 2, h - side - 3, side, side))
    if not ready:
        marks += [Plate(0, 0, w, h, 5, "var(--mine,#CFDCE2)", opacity=0.5), Use("turned", w - 17, h - 17, 16, 16)]
    return *marks, *bookmark_marks(bookmark, 9, h - 9, 8.5), *rim(w, h, 5)


# Chancellors ----------------------------------------------------------------------------------------------------------


def chancellor_face(chancellor, w, h):
    """A chancellor of one's own, by the room there is."""
    art, name = f"chancellor-{ART_KEYS['chancellor'][chancellor]}", NAMES["chancellor"][chancellor]
    if h < 60 and w < 66:
        side = min(w, h) - 5
        return Plate(0, 0, w, h, 5, CREAM, CARD_LINE, 1.1), Use(art, (w - side) / 2, (h - side) / 2, side, side)
    top = 20 if h >= 60 else 17
    side = min(w - 12, h - top - (20 if h >= 60 else 3))
    marks: list[Mark] = [
        Plate(0, 0, w, h, 6, CREAM, CARD_LINE, 1.2),
        *band(w, top, BROWN),
        Say(name, w / 2, top - 4.5, CLEAR, NAME, PALE, "middle", w, least=12.5),
        Use(art, (w - side) / 2, top + 2, side, side),
    ]
    if h >= 60:
        told = CHANCELLOR_SIGNS[chancellor]
        marks += signs(told, w / 2, h - 6, *fitting(told, w - 4, (CLEAR, 14), (12.5, 13.5)))
    return tuple(marks)
