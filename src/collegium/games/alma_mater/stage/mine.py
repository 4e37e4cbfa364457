"""One's own university: halls, display, storage and purse, people, archive and dormitory."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import (
    ASIDE,
    BURSAR,
    BUSTS,
    CAPACITY,
    DICTIONARY,
    DISPLAY,
    HALL_BRINGS_MASTER,
    HALL_COST,
    HALL_IS_B,
    HALLS,
    LEXICOGRAPHER,
    LIBRARIAN,
    MORE_CAPACITY,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PRICES,
    PRINTER,
    SLOTS,
    STUDENTS_IN_A,
    STUDENTS_IN_B,
)
from ..state import ACTION
from .names import (
    book_name,
    chancellor_name,
    counted_name,
    display_name,
    hall_name,
    lecturer_name,
    seat,
    shelf_name,
)
from .people import ART_KEYS, NAMES, STUDENT_FACULTY, STUDENT_SIGNS, chancellor_face, lecturer_face, ring, setup_face
from .signs import (
    BROWN,
    CARD_LINE,
    CREAM,
    FACULTY,
    INK,
    LEAF,
    LINE,
    MUTED,
    PALE,
    RUST,
    WARN,
    WRITTEN,
    across,
    figure,
    pill,
    rim,
    signs,
)

COST, IS_B = [int(n) for n in HALL_COST], [int(n) for n in HALL_IS_B]
ROOM, MASTER = [int(n) for n in CAPACITY], [int(n) for n in HALL_BRINGS_MASTER]
IN_A, IN_B = [int(n) for n in STUDENTS_IN_A], [int(n) for n in STUDENTS_IN_B]
PRICE = [tuple(int(n) for n in row) for row in PRICES]
MORE_ROOM = int(MORE_CAPACITY[LIBRARIAN])
LONG = (LEXICOGRAPHER, BURSAR)  # names wider than a hall in one of our languages: set narrower


def capacity(me):
    """How many books fit in a storage."""
    return ROOM[me.halls] + me.students[LIBRARIAN] * MORE_ROOM


# Halls ----------------------------------------------------------------------------------------------------------------


def hall_face(hall, student, halls, who, masters, w, h):
    """A lecture hall: closed by a student, or an open arch with what it costs and brings."""
    label = f"{'B' if IS_B[hall] else 'A'}{hall}"
    wide = 24 if hall < 10 else 29
    tag = (Plate(3, 1, wide, 16, 8, RUST), Say(label, 3 + wide / 2, 13.3, 12.5, FIGURE, PALE, "middle"))
    if hall > halls:
        return (*open_hall(hall, hall == halls + 1, w, h), *rim(w - 5, h - 5, 12, 2.5, 2.5), *tag)
    line = 17
    foot = 23 if h > 100 else 19
    band = h - foot - line - 4
    marks: list[Mark] = [Use("hall-closed", 0, 0, w, h, stretched=True)]
    if hall == 1:
        side = min(46, band - 16)
        marks.append(Use("emblem-printer", (w - side) / 2, band - side - 2, side, side))
        colour, name, told = BROWN, Text("your-press"), STUDENT_SIGNS[PRINTER][1]
    else:
        tall = min(61, band - 5)
        key = ART_KEYS["student"][student]
        marks.append(Use(f"student-{key}", (w - tall * 62 / 74) / 2, band - tall, tall * 62 / 74, tall))
        colour, name, told = FACULTY[STUDENT_FACULTY[student]], NAMES["student"][student], STUDENT_SIGNS[student][1]
    told = told.replace("|", " ").replace("own", f"book-{who}")
    icon = 15 if across(told, 13, 15) < w - 9 else 12.5
    marks += [
        Plate(4, band, w - 8, line, 0, colour),
        *(() if student in LONG and hall > 1 else (Say(name, w / 2, band + 13, 13 if w > 76 else 12.5, NAME, "#FFF6E4", "middle", w - 1),)),
        *signs(told, w / 2, band + line + foot / 2 + 5, 13 if icon == 15 else 12.5, icon),
    ]
    if masters:
        marks += [Use(f"master-{who}", w - 26, band - 33, 24, 33), *((figure(masters, w - 6, band - 8, 7.5, INK, 12.5)) if masters > 1 else ())]
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
                  Say(Text("hall-next"), w / 2, y + 14, 13.5, NAME, INK, "middle", 58)]  # fmt: skip
    return marks


def plaque_face(student):
    """A long name, set in 92 units and drawn narrower."""
    return (Say(NAMES["student"][student], 46, 13, 13, NAME, "#FFF6E4", "middle", 90),)


@lru_cache(20_000)
def _hall(hall, student, halls, who, masters, box, seats):
    identity = f"hall.{who}.{hall}"
    if hall == 1:
        identity = f"space.{who}.own"
    elif student == PRINTER:
        identity = f"space.{who}.own_second"
    face = (hall, student, min(halls, hall) if hall <= halls else halls if hall == halls + 1 else 0, who, masters, box.w, box.h)
    pieces = [put(identity, box, hall_face, face, hall_name(hall, student, who, seats), looks=True)]
    if student in LONG and hall <= halls:
        foot = 23 if box.h > 100 else 19
        plaque = Box(box.x + 2, box.y + box.h - foot - 21, box.w - 4, 17)
        pieces.append(put(f"plaque.{who}.{hall}", plaque, plaque_face, (student,), unit=(92, 17)))
    return tuple(pieces)


def halls(s, who, places):
    me = s.player[who]
    pieces = []
    for hall in range(1, HALLS + 1):
        student = me.hall_student[hall]
        masters = me.on_space[OWN_SPACE] if hall == 1 else me.on_space[OWN_SECOND_SPACE] if student == PRINTER else 0
        box = places("hall_b", hall // 2 - 1) if IS_B[hall] and places.has("hall_b") else places("hall_a", (hall - 1) // 2) if places.has("hall_b") else places("hall_a", hall - 1)
        pieces += _hall(hall, student, me.halls, who, masters, box, s.seats)
    return pieces


# Display --------------------------------------------------------------------------------------------------------------


def case_face(w, h):
    """The bookcase: its bays are pieces of their own."""
    return (
        Use("bookcase", 0, 0, w, h, stretched=True),
        Use("bookcase-top", -3, -5, w + 6, 9, stretched=True),
        *rim(w, h, 6),
    )


def shelf_face(who, price, points, flipped, book, w, h):
    """A bay: book, price, points of the shelf or that they were taken."""
    bay = h - 30
    tall = min(70, bay - 8)
    y = bay + 10
    tag, size, icon = (26, 14, 13.5) if w > 46 else (21, 13, 10.5)
    return (
        Plate(0, 0, w, bay, 2, "var(--back,#3A2417)"),
        *((Use(f"book-{who}", (w - tall * 34 / 62) / 2, bay - tall - 1, tall * 34 / 62, tall),) if book else ()),
        Plate(0, bay, w, 7, 0, "var(--woodl,#A06B42)", "var(--back,#3A2417)", 0.8),
        Plate(0.5, y, tag, 19, 3, "#F6EAD2", LINE, 0.9),
        *signs(f"coin {price}", tag / 2 + 0.5, y + 14.5, size, icon, font=FIGURE),
        *shelf_disc(points, flipped, w - (11 if w > 46 else 8.5), y + 9.5, 9.6 if w > 46 else 8.2),
        *rim(w, h, 4),
    )


def shelf_disc(points, flipped, x, y, r):
    """Green while its points are there, brown when they were taken."""
    if flipped or not points:
        return figure("–", x, y, r, "#5B4A3C", 14, "#F3E3BD")
    return figure(points, x, y, r, LEAF, 14)


def aside_face(points, flipped, w, h):
    """The shelf that lies beside the bookcase until the display slides."""
    y = h - 23
    return (
        Say(Text("label-display"), w / 2, 20, 12.5, NAME, PALE, "middle", w + 12),
        ring(w / 2, 27),
        Use("shelf-aside", 0, h * 0.3, w, w * 48 / 52),
        Say(Text("label-aside"), w / 2, h * 0.3 + w * 0.55, 12.5, WORD, "#F3E3BD", "middle", w),
        *shelf_disc(points, flipped, w / 2, y, 9.6),
        *rim(w, h, 4),
    )


@lru_cache(20_000)
def _shelf(who, slot, price, points, flipped, book, box, seats):
    name = shelf_name(who, slot, price, 0 if flipped else points, book, seats)
    if slot == ASIDE:
        return put(f"shelf.{who}.{slot}", box, aside_face, (points, flipped, box.w, box.h), name, looks=True)
    face = (who, price, points, flipped, book, box.w, box.h)
    return put(f"shelf.{who}.{slot}", box, shelf_face, face, name, looks=True)


def display(s, who, places):
    me = s.player[who]
    box = places("display")
    pieces = [put(f"display.{who}", box, case_face, (box.w, box.h), display_name(who, sum(me.shelf_book), s.seats))]
    prices = PRICE[me.prices]
    for slot in range(DISPLAY):
        pieces.append(_shelf(who, slot, prices[slot], me.shelf_points[slot], me.shelf_flipped[slot], me.shelf_book[slot],
                             places("shelf", slot), s.seats))  # fmt: skip
    pieces.append(_shelf(who, ASIDE, 0, me.shelf_points[ASIDE], me.shelf_flipped[ASIDE], 0, places("aside"), s.seats))
    return pieces


# Storage --------------------------------------------------------------------------------------------------------------


def storage_face(stored, room, w, h):
    """The shelf of stored books, with how many fit; red where the check will bite."""
    over = stored > room
    told = Text("stored-over" if over else "stored", {"stored": stored, "room": room, "over": max(stored - room, 0)})
    return (
        Use("storage", 0, 0, w, h, stretched=True),
        Say(Text("storage"), 10, 19, 15, NAME, WRITTEN, room=76),
        *((Plate(88, 5, 150, 18, 9, WARN), Say(told, 163, 18.5, 12.5, FIGURE, "#FFF6E4", "middle", 146)) if over
          else (Say(told, 90, 18.5, 13.5, STRONG, WRITTEN, room=150),)),
    )  # fmt: skip


def pile_face(kind, count, w, h):
    """Books of one kind lying in a pile, with their number."""
    dictionary = kind == DICTIONARY
    art, icon = ("lying-dictionary", "icon-dict") if dictionary else (f"lying-{kind}", f"icon-book-{kind}")
    foot = h - 24
    marks: list[Mark] = []
    if foot >= 16:
        step = min(10.6, (foot - 14) / max(count - 1, 1))
        wide = min(48, w - 6)
        marks += [Use(art, 2 + 3 * (k % 2), foot - 14 - step * k, wide, wide * (15 if dictionary else 13) / 46) for k in range(min(count, 12))]
        if not count:
            marks.append(Use("ghost-book", 2, foot - 14, wide, wide * 12 / 46))
    size = 18 if foot >= 16 else 16
    marks += [Use(icon, 5, h - 22, 18, 18), Say(count, 26, h - 6.5, size, FIGURE if count else WORD, WRITTEN), *rim(w, h, 6)]
    return tuple(marks)


def purse_face(ducats, w, h):
    heap = 0 if not ducats else 1 if ducats < 3 else 2 if ducats < 7 else 3 if ducats < 12 else 4 if ducats < 20 else 5
    coins = (Use(f"purse-{heap}", (w - 70) / 2, h - 94, 70, 64),) if h > 80 else ()
    size = 22 if h > 80 else 17
    return (*coins, Use("icon-coin", 8 if w > 60 else 2, h - size - 3, size, size), Say(ducats, (12 if w > 60 else 5) + size, h - 7, size, FIGURE, WRITTEN))


@lru_cache(20_000)
def _pile(who, kind, count, box, seats):
    return put(f"book.{who}.{kind}", box, pile_face, (kind, count, box.w, box.h), book_name(who, kind, count, seats))


@lru_cache(5_000)
def _purse(who, ducats, box, seats):
    return put(f"ducats.{who}", box, purse_face, (ducats, box.w, box.h), counted_name("ducats-name", who, ducats, seats))


@lru_cache(5_000)
def _storage(who, stored, room, box):
    name = Text("label-storage", {"stored": stored, "room": room})
    return put(f"storage.{who}", box, storage_face, (stored, room, box.w, box.h), name)


def storage(s, who, places):
    me = s.player[who]
    pieces = [_storage(who, sum(me.books), capacity(me), places("storage"))] if places.has("storage") else []
    for k, kind in enumerate([*range(s.colours), DICTIONARY]):
        pieces.append(_pile(who, kind, me.books[kind], places("book", k), s.seats))
    pieces.append(_purse(who, me.ducats, places("purse"), s.seats))
    if places.has("stored"):
        pieces += at_a_glance(s, who, places)
    return pieces


def stored_face(stored, room, w, h):
    """How many books are stored of how many that fit, on a pill."""
    over = stored > room
    return (
        Plate(0, 0, w, h, h / 2, WARN if over else CREAM, CARD_LINE, 1),
        Say(Text("stored", {"stored": stored, "room": room}), w / 2, h - 6.5, 13, FIGURE, "#FFF6E4" if over else INK, "middle", w - 4),
    )


def at_hand_face(who, count, w, h):
    return Use(f"master-{who}", 1, 2, 23, 32), Say(count, 27, h - 9, 19, FIGURE, WRITTEN)


def at_a_glance(s, who, places):
    """On a phone, beside the purse: how full the storage is, and the masters to send."""
    me = s.player[who]
    stored, room, free = sum(me.books), capacity(me), me.archive + me.tutors_archive
    box, hand = places("stored"), places("at_hand")
    name = Text("label-storage", {"stored": stored, "room": room})
    return [
        put(f"storage.{who}", box, stored_face, (stored, room, box.w, box.h), name),
        put(f"hand.{who}", hand, at_hand_face, (who, free, hand.w, hand.h), counted_name("archive-name", who, free, s.seats)),
    ]


# Masters --------------------------------------------------------------------------------------------------------------


def archive_face(who, masters, tutors, w, h):
    """Masters who can be sent, and tutors beside them."""
    tall = min(72, h - 60)
    wide = tall * 32 / 44
    shown = min(masters, 3)
    step = min(wide * 0.55, (w * 0.62 - wide) / max(shown - 1, 1))
    foot = 16
    return (
        Use("archive", 0, 0, w, h, stretched=True),
        Plate(4, 3, w - 8, 19, 3, RUST),
        Say(Text("archive"), w / 2, 17, 15 if w > 90 else 13.5, NAME, PALE, "middle", w - 10),
        *(Use(f"master-{who}", 6 + step * k, h - foot - tall + 1, wide, tall) for k in range(shown)),
        *((Use("tutor", w - 40, h - foot - 32, 22, 30), Say(tutors, w - 16, h - foot - 6, 15, FIGURE, PALE)) if tutors else ()),
        Say(masters, w * 0.78, h * 0.72 - (14 if tutors else 0), 46 if h > 120 else 34, NAME, PALE, "middle"),
        Say(Text("to-send"), w / 2, h - 3.8, 12.5, STRONG, WRITTEN, "middle", w - 6),
        *rim(w, h, 5),
    )


def dormitory_face(who, resting, passed, w, h):
    """Masters who rest until the next round."""
    shown = min(resting, 4)
    return (
        Use("dormitory", 0, 0, w, h, stretched=True),
        Say(Text("dormitory"), w / 2, 17, 14 if w > 74 else 13, NAME, PALE, "middle", w - 2),
        *(Use("sleeper", w / 2 - 20, h - 44 - 15 * k, 40, 20, seat=who) for k in range(shown)),
        *((Say(Text("passed-short"), w / 2, h - 6, 12.5, STRONG, "#F3E3BD", "middle", w - 2),) if passed and not resting
          else signs(f"{resting} moon", w / 2, h - 6, 14, 15, "#F3E3BD")),
        *rim(w, h, 5),
    )


def masters(s, who, places):
    me = s.player[who]
    archive, dormitory = places("archive"), places("dormitory")
    resting = me.dormitory + me.tutors_dormitory
    passed = int(bool(me.passed and s.phase == ACTION))
    return [
        _archive(who, me.archive, me.tutors_archive, archive, s.seats),
        _dormitory(who, resting, passed, dormitory, s.seats),
    ]


@lru_cache(5_000)
def _archive(who, count, tutors, box, seats):
    name = counted_name("archive-name", who, count + tutors, seats)
    return put(f"archive.{who}", box, archive_face, (who, count, tutors, box.w, box.h), name)


@lru_cache(5_000)
def _dormitory(who, resting, passed, box, seats):
    name = counted_name("dormitory-name", who, resting, seats)
    return put(f"dormitory.{who}", box, dormitory_face, (who, resting, passed, box.w, box.h), name)


# People ---------------------------------------------------------------------------------------------------------------


def helpers(s, who):
    """The chancellor of a seat, and those on the busts it took."""
    me = s.player[who]
    mine = [me.chancellor] if me.chancellor >= 0 else []
    return mine + [s.fame[bust] for bust in range(BUSTS) if me.busts[bust] and s.fame[bust] >= 0]


def people(s, who, places):
    """Chancellors, then professors: large where they are few, small where they are many."""
    me = s.player[who]
    box = places("people")
    mine = helpers(s, who)
    taught = [slot for slot in range(SLOTS) if me.professors[slot]]
    cards = [card for card in me.setup_cards if card] if s.phase < ACTION else []
    count = len(mine) + len(taught) + len(cards)
    few = 3 if box.w > 200 else 2
    columns, rows, gap = (max(count, few), 1, 3) if count <= few else (3, 2, 3) if count <= 6 else ((count + 1) // 2, 2, 3)
    w, h = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    spots = [Box(box.x + (w + gap) * (k % columns), box.y + (h + gap) * (k // columns), round(w, 1), round(h, 1)) for k in range(count)]
    pieces = [_helper(who, chancellor, spots[k], s.seats) for k, chancellor in enumerate(mine)]
    for k, slot in enumerate(taught):
        face = (who, slot, s.professor_in[slot], me.ready[slot], me.bookmark[slot], spots[len(mine) + k], s.seats)
        pieces.append(lecturer(*face))
    for k, card in enumerate(cards):
        spot = spots[len(mine) + k]
        pieces.append(put(f"shown.{who}.{card}", spot, setup_face, (card, spot.w, spot.h), Text("setup-name", {"number": card}), looks=True))
    return pieces


@lru_cache(20_000)
def _helper(who, chancellor, box, seats):
    face = (chancellor, box.w, box.h)
    return put(f"mine.{who}.{chancellor}", box, chancellor_face, face, chancellor_name(chancellor, who, seats), looks=True)


@lru_cache(20_000)
def lecturer(who, slot, professor, ready, bookmark, box, seats):
    face = (professor, ready, bookmark, box.w, box.h)
    return put(f"lecturer.{who}.{slot}", box, lecturer_face, face, lecturer_name(professor, ready, who, seats), looks=True)


# The whole ------------------------------------------------------------------------------------------------------------


def title_face(who, name, place, a, b, points, workers, w):
    """Whose university, its halls as they count at the end, points so far, masters in all."""
    wide = w > 420
    marks: list[Mark] = [
        Use(f"shape-{who}", 2, 3, 20, 20),
        *((figure(place, 30, 13, 8.5, INK, 13, CREAM)) if place else ()),
        Say(name, 44, 19, 17, NAME, WRITTEN, room=150 if w > 350 else 136),
    ]
    told = f"A {a} × B {b} = {a * b}"
    x = 202 if w > 350 else w - 112
    marks += signs(told, x, 19, 14.5, font=FIGURE, fill=WRITTEN, anchor="start")
    if w > 350:
        marks += signs(f"pp {points}", x + 106 if wide else w - 60, 19, 15, 17, WRITTEN, FIGURE, "start")
    if wide:
        marks += [Say(Text("so-far"), x + 106 + across(f"pp {points}", 15, 17, FIGURE) + 5, 19, 12.5, WORD, MUTED, room=46)]
        marks += signs(f"master {workers}", w - 50, 19, 15, 17, WRITTEN, FIGURE, "start")
    return tuple(marks)


def title(s, who, viewer, places):
    me = s.player[who]
    order = list(s.order)
    place = order.index(who) + 1 if who in order else 0
    workers = me.archive + me.dormitory + sum(me.on_space)
    name = Text("your-university") if viewer == who else seat(who, s.seats)
    box = places("title")
    face = (who, name, place, IN_A[me.halls], IN_B[me.halls], me.points, workers, box.w)
    label = Text("title-name", {"who": seat(who, s.seats), "points": me.points, "place": place, "masters": workers})
    return put(f"player.{who}", box, title_face, face, label, named=True)


def university(s, who, viewer, places, parts=("title", "halls", "display", "storage", "people", "masters")):
    """The parts of a university as pieces."""
    pieces = [title(s, who, viewer, places)] if "title" in parts else []
    pieces += halls(s, who, places) if "halls" in parts else []
    pieces += display(s, who, places) if "display" in parts else []
    pieces += storage(s, who, places) if "storage" in parts else []
    pieces += people(s, who, places) if "people" in parts else []
    pieces += masters(s, who, places) if "masters" in parts else []
    return pieces


def mine(s, who, viewer, places):
    """My university; on a phone its storage has a strip of its own, which is always there."""
    title_ = Text("your-university") if viewer == who else seat(who, s.seats)
    if places.has("strip"):
        rest = university(s, who, viewer, places, ("title", "halls", "display", "people", "masters"))
        return [Area("storage", Text("storage"), tuple(storage(s, who, places))), Area("mine", title_, tuple(rest), tab="mine")]
    return [Area("mine", title_, tuple(university(s, who, viewer, places)), tab="mine")]
