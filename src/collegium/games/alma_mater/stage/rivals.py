"""The rivals' palazzi on the hills, and Ignotus' behind his mask: what each has, and its display to buy from."""

from functools import cache, lru_cache

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Mark, Piece, Plate, Say, Use, apart, kept, put
from collegium.kernel import Text

from ..components import BUSTS, COMPONENTS, DICTIONARY, DISPLAY, IGNOTUS, SLOTS
from ..state import ACTION
from .display import PRICE
from .halls import IN_A, IN_B, capacity
from .mine import helpers
from .names import display_name, lecturer_name, palazzo_name, seat, shelf_name
from .offers import WHITE
from .people import ART_KEYS, PROFESSOR_FACULTY
from .signs import (
    CARD_LINE,
    CLEAR,
    CREAM,
    FACULTY,
    FACULTY_LIGHT,
    INK,
    LEAF,
    MUTED,
    PALE,
    WRITTEN,
    across,
    faint,
    figure,
    rim,
    signs,
)

NIGHT = "#2B3350"  # as in the dormitory
ROOFS = ("belvedere", "campanile", "dome", "battlement")
IGNOTUS_CARDS = COMPONENTS.rows["ignotus"]
HELPERS = 1 + BUSTS  # at most so many portraits: the chancellor, and one for each bust
LOW, TALL = 96, 140  # how high a palazzo is that has its roof, and one that has a third row


def row_of(w, h):
    """Where things lie in a palazzo: foot of the name line, the bookcase, its bays, first pile, step of the piles."""
    if h >= TALL:
        return 56, Box(16, 64, 208, 62), 34, 236, 27
    head, top = (49.5, 55) if h >= LOW else (23, 29)
    broad = w > 450
    step = 32 if broad else 27 if w > 330 else 21
    return (
        head,
        Box(15 if w > 330 else 10, top, 6 * step + 4, h - top - 2),
        step,
        15 + 6 * step + 14,
        24 if broad else 20,
    )


@lru_cache(300)
def house(who, ignotus, w, h):
    """The palazzo itself: with its own roof, or a low one."""
    roof = "ignotus" if ignotus else ROOFS[who]
    body = "var(--plaster,#F3E4C6)"
    if h < LOW:
        return (
            Plate(2, 5, w - 4, h - 5, 0, body, CARD_LINE, 1.1),
            Plate(2, 5, 6, h - 5, 0, f"var(--seat{who})"),
            Plate(0, 0, w, 7, 2, "var(--terra,#B85B3E)", "var(--roofl,#8E3F28)", 1),
        )
    if h >= TALL:
        return (
            Plate(3, 70, w - 6, h - 71, 0, body, CARD_LINE, 1.1),
            Use(f"palazzo-{roof}", 0, 0, w, w * 108 / 360, who),
            Plate(3.7, 76, w - 7.4, 42, 0, body),
            Plate(3, 42, 6, h - 43, 0, f"var(--seat{who})"),
        )
    return (Use(f"palazzo-{roof}{'-broad' if w > 450 else ''}", 0, -4, w, 108, who, stretched=True),)


def portrait(w):
    """The side of a portrait in the name line, and the step to the next."""
    return (24, 26 if w > 450 else 17) if w > 330 else (19, 12)


@cache
def lots_of(w, h, portraits=HELPERS):
    """Where a rival's four figures begin: as far right as the portraits leave room, so that names are whole."""
    if h >= TALL:  # the portraits have a row of their own
        return 150, 204, 250, 318
    if w > 450:
        return (146, 194, 240, 308) if w <= 500 else (176, 236, 292, 362)
    free = max(0, portrait(w)[1] * (HELPERS - max(portraits, 1)) - 6)
    lots = (110, 146, 175, 218) if w <= 330 else (132, 175, 209, 262) if w > 370 else (127, 167, 201, 252)
    return tuple(at + free for at in lots)


@lru_cache(300)
def head_line(who, name, place, portraits, head, w, h):
    left = (53 if w > 330 else 44) if place else (39 if w > 330 else 32)
    room = lots_of(w, h, portraits)[0] - left - 4
    return (
        Use(f"shape-{who}", 14 if w > 330 else 9, head - 15.5, 19, 19),
        *(
            figure(
                place, 42 if w > 330 else 34.5, head - 6, *((8.4, INK, CLEAR) if h >= TALL else (7.5, INK, 12.5)), CREAM
            )
            if place
            else ()
        ),
        Say(name, left, head, 16 if w > 330 else 15, NAME, WRITTEN, room=room, least=12.6),
    )


def fact_marks(facts, lots, head, w):
    """Ducats, masters to send, halls and milestones; masters who sleep on a ground like the night."""
    icon, size = (17, 15) if w > 330 else (14, 13.5)
    for at, (sign, value) in zip(lots, facts, strict=True):
        told, ink = f"{sign} {value}", WRITTEN
        if sign == "moon":
            ink = PALE
            yield Plate(at - 4, head - 16, across(told, size, icon, FIGURE) + 9, 20, 10, NIGHT)
        else:
            yield Plate(at - 1, head - 15.5, icon + 2, 19, 5, CREAM, opacity=0.75)
        yield from signs(told, at, head, size, icon, ink, FIGURE, "start")


def palazzo_face(who, name, place, facts, passed, books, room, faces, cards, w, h):
    """A rival's palazzo; the bays of its bookcase are pieces of their own."""
    head, case, _, x, pile = row_of(w, h)
    top, foot = head - 20, 102 if LOW <= h < TALL else h - 2
    dusk = (Plate(8, top, w - 11, foot - top, 0, NIGHT, opacity=0.16),) if passed else ()
    marks: list[Mark] = [*house(who, False, w, h), *dusk, *head_line(who, name, place, len(faces), head, w, h)]
    marks += fact_marks(facts, lots_of(w, h, len(faces)), head, w)
    small = h - case.y < 48
    side, foot = (16, 29) if small else (18, 32)
    for k, (kind, count) in enumerate(books):
        marks += pile_of(kind, count, x + pile * k, case.y, side, foot)
    stored = sum(count for _, count in books)
    told = Text("stored", {"stored": stored, "room": room})
    foot = min(case.y + 42, h - 3) if small else min(case.y + 46, h - 3) if h < TALL else case.y + 56
    full = stored > room
    marks.append(
        Say(
            told,
            x,
            foot,
            CLEAR if h >= TALL else 12.5,
            FIGURE if full else WORD,
            "var(--warn,#8A2A1B)" if full else MUTED,
            room=pile * 5,
        )
    )
    marks += roundels(faces, w, h, head)
    wide = min(26.0, 60 / max(len(cards), 1)) if h < TALL else 26.0
    size = CLEAR if wide > 22 else 12.5
    for k, card in enumerate(cards if w > 330 else ()):
        at = w - 8 - wide * (len(cards) - k)
        marks += [Plate(at, h - 32, wide - 2, 22, 3, "#fff", "#2F5688", 2.5 if wide > 18 else 1.2),
                  Say(WHITE[card], at + wide / 2 - 1, h - 16, size, FIGURE, INK, "middle")]  # fmt: skip
    return *marks, *rim(w, h - 1, 4)


@lru_cache(1000)
def pile_of(kind, count, x, y, side, foot):
    """How many books of a kind a rival has."""
    art = Use("icon-dict" if kind == DICTIONARY else f"icon-book-{kind}", x, y + 1, side, side)
    font, ink = (FIGURE, WRITTEN) if count else (WORD, MUTED)
    return art if count else faint(art), Say(count, x + 9, y + foot, CLEAR, font, ink, "middle")


@lru_cache(1000)
def roundels(faces, w, h, head):
    """The chancellor and his helpers as small portraits."""
    if h >= TALL:
        return tuple(
            Use(f"chancellor-{ART_KEYS['chancellor'][k]}", 16 + 42 * n, 130, 36, 36) for n, k in enumerate(faces)
        )
    side, step = portrait(w)
    return tuple(
        Use(f"chancellor-{ART_KEYS['chancellor'][k]}", w - 5 - side - step * n, head - 18.5, side, side)
        for n, k in enumerate(faces)
    )


def bay_face(who, price, points, book, w, h):
    """A bay of a rival's display: book, price, and the points its shelf still gives."""
    bay = h - 16
    tall = min(bay, 38.5)
    size, icon, r = (CLEAR, 11.5, 8.2) if w > 30 else (12.5, min(11.5, w - 10.5), 6.8)
    return (
        Plate(0, 0, w, bay, 0, "var(--back,#3A2417)"),
        *((Use(f"book-{who}", 1.5, bay - tall, tall * 34 / 62, tall),) if book else ()),
        *signs(f"coin {price}", w / 2, h - 3.6, size, icon, "#FBEFD6", FIGURE),
        *(figure(points, w - r, r, r, LEAF, size) if points else ()),
        *rim(w, h, 3),
    )


def rival_case_face(w, h):
    return Plate(0, 0, w, h, 3, "var(--wood,#7A4E2E)", "var(--back,#3A2417)", 1), *rim(w, h, 4)


def tile_face(professor, ready, w):
    """A professor as an emblem on the faculty's ground; a turned one is veiled."""
    faculty = PROFESSOR_FACULTY[professor]
    marks: list[Mark] = [
        Plate(0, 0, 30, 30, 3, FACULTY_LIGHT[faculty], FACULTY[faculty], 1.3),
        Use(f"emblem-{ART_KEYS['professor'][professor]}", 1.5, 1.5, 27, 27),
    ]
    if not ready:
        marks += [Plate(0, 0, 30, 30, 3, CREAM, opacity=0.55), Use("turned", 16, 16, 15, 15)]
    return *marks, *rim(30, 30, 4)


@lru_cache(300)
def _palazzo(who, name, place, facts, passed, books, room, faces, cards, box, label):
    face = (who, name, place, facts, passed, books, room, faces, cards, box.w, box.h)
    return put(f"player.{who}", box, palazzo_face, face, label, named=True, opens=f"player.{who}")


@lru_cache(300)
def _bay(who, slot, price, points, book, box, seats):
    name = shelf_name(who, slot, price, points, book, seats)
    return put(f"shelf.{who}.{slot}", box, bay_face, (who, price, points, book, box.w, box.h), name)


@lru_cache(300)
def _case(who, books, box, seats):
    return put(f"display.{who}", box, rival_case_face, (box.w, box.h), display_name(who, books, seats))


@lru_cache(300)
def _tile(who, slot, professor, ready, box, seats):
    face = (professor, ready, box.w)
    return put(
        f"lecturer.{who}.{slot}",
        box,
        tile_face,
        face,
        lecturer_name(professor, ready, who, seats),
        (30, 30),
        looks=True,
    )


@cache
def case_boxes(box):
    """The bookcase in a palazzo, and its bays."""
    _, rel, step, _, _ = row_of(box.w, box.h)
    place = rel.moved(box.x, box.y)
    return place, [Box(place.x + 3 + step * k, place.y + 3, step - 2, place.h - 4) for k in range(DISPLAY)]


@apart
def case(s, who, box):
    """The bookcase of a rival with its six bays."""
    me = s.player[who]
    place, bays = case_boxes(box)
    pieces = [_case(who, sum(me.shelf_book), place, s.seats)]
    prices = PRICE[me.prices]
    for slot in range(DISPLAY):
        points = 0 if me.shelf_flipped[slot] else me.shelf_points[slot]
        pieces.append(_bay(who, slot, prices[slot], points, me.shelf_book[slot], bays[slot], s.seats))
    return pieces


@apart
def tiles(s, who, box):
    """The professors of a rival, smaller where they are many."""
    me = s.player[who]
    taught = [slot for slot in range(SLOTS) if me.professors[slot]]
    if not taught:
        return []
    _, rel, _, x, pile = row_of(box.w, box.h)
    side: float
    if box.h >= TALL:
        first, y, side, columns = 150, 131, 26, 8
    elif box.w > 450:
        first, y, side, columns = x + pile * 5 + 8, 62, 28 if len(taught) < 6 else 21, 8
    elif box.h < LOW:
        first, y, side, columns = box.w - 43, rel.y + 1, 19 if len(taught) < 5 else 9.6, 2 if len(taught) < 5 else 4
    else:
        many = len(taught)
        side, columns = (28, 2) if many <= 2 else (19, 3) if many <= 6 else (15, 4)
        first, y = x + pile * 5 + 2, 62 if many > 3 else 64
    pieces = []
    for k, slot in enumerate(taught):
        spot = Box(box.x + first + (side + 2.5) * (k % columns), box.y + y + (side + 2.5) * (k // columns), side, side)
        pieces.append(_tile(who, slot, s.professor_in[slot], me.ready[slot], spot, s.seats))
    return pieces


def about(s, who):
    """What is known of a rival, wherever the palazzo stands: two others see it in two places. Who passed shows masters
    asleep: the display stays open, for it still sells."""
    me = s.player[who]
    passed = int(bool(me.passed and s.phase == ACTION))
    free, asleep = me.archive + me.tutors_archive, me.dormitory + me.tutors_dormitory
    order = list(s.order)
    books = tuple((kind, me.books[kind]) for kind in (*range(s.colours), DICTIONARY))
    facts = (
        ("coin", me.ducats), ("moon", asleep) if passed else ("master", free),
        ("stud", f"{IN_A[me.halls]}×{IN_B[me.halls]}"), ("mile", me.level // 3),
    )  # fmt: skip
    room = capacity(me)
    cards = tuple(card for card in me.setup_cards if card) if s.phase < ACTION else ()
    label = palazzo_name(who, me.points, me.ducats, free, sum(me.books), room, passed, s.seats)
    place = order.index(who) + 1 if who in order else 0
    return (seat(who, s.seats), place, facts, passed, books, room, tuple(helpers(s, who)), cards), label


@apart
def rival(s, who, box):
    told, label = kept(s, about, who)
    return _palazzo(who, *told, box, label), *case(s, who, box), *tiles(s, who, box)


# Ignotus --------------------------------------------------------------------------------------------------------------


def ignotus_face(shown, left, card, level, w, h):
    """His palazzo: cards shown and left, the card of this round and what it did, his milestones."""
    head, rel, _, x, _ = row_of(w, h)
    marks: list[Mark] = [*house(IGNOTUS, True, w, h), *head_line(IGNOTUS, Text("ignotus"), 0, HELPERS, head, w, h)]
    at = 104 if w > 330 else 96
    told = Text("ignotus-cards", {"shown": shown, "left": left})
    marks.append(Use("icon-mask", at, head - 15.5, 19, 19))
    marks += [Say(told, at + 23, head - 1, CLEAR, WORD, MUTED, room=w - at - 90, least=13),
              *signs(f"mile {level // 3}", w - 58, head, 15, 17, WRITTEN, FIGURE, "start")]  # fmt: skip
    if card:
        row = IGNOTUS_CARDS[card - 1]
        marks += signs(
            f"{row['steps']} sg {row['textbooks']} book-{IGNOTUS}", x + 2, rel.y + 21, 15, 18, WRITTEN, FIGURE, "start"
        )
        spots = [signs_of(space) for space in row["spaces"] if space >= 0]
        if h >= LOW:
            marks += signs(" ".join(spots), x + 2, rel.y + 42, 14, 16, WRITTEN, STRONG, "start")
        wide = min(62, (rel.h - 1) * 96 / 72)
        marks += [Use(f"ignotus-card-{card}", w - wide - 14, rel.y, wide, wide * 72 / 96),
                  Plate(w - wide - 14, rel.y, wide, wide * 72 / 96, 2, "none", CARD_LINE, 1.2)]  # fmt: skip
    return tuple(marks)


def signs_of(space):
    """A space in Ignotus' card: campus rows by their number, academies, buildings by what they give."""
    key = COMPONENTS.rows["space"][space]["key"]
    kind, _, number = key.partition("_")
    if kind == "campus":
        return f"stud {('I', 'II', 'III', 'IV')[int(number) - 1]}"
    if kind == "academy":
        return f"prof {number}"
    return {"laboratory": "sk", "antiquarian": "book", "park": "pp"}.get(kind, kind)


def ignotus(s, box):
    shown = [card for card in s.ignotus_shown if card]
    face = (len(shown), s.ignotus_left, shown[-1] if shown else 0, s.player[IGNOTUS].level, box.w, box.h)
    name = Text("label-ignotus", {"count": len(shown), "left": s.ignotus_left})
    return [put(f"player.{IGNOTUS}", box, ignotus_face, face, name, looks=True), *case(s, IGNOTUS, box)]


def rivals(s, me, places):
    """From the next seat on; with two players Ignotus is the third."""
    pieces: list[Piece] = []
    for k in range(s.seats - 1):
        pieces += rival(s, (me + 1 + k) % s.seats, places("rival", k))
    if s.colours > s.seats:
        pieces += ignotus(s, places("rival", s.seats - 1))
    return Area("rivals", Text("rivals"), tuple(pieces), tab=places.tab("rivals"))
