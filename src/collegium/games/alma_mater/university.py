"""One university as a zone: storage, masters, display, halls, professors, chancellors. Ignotus has but a display."""

from collegium.draw import Amount, Card, Column, Counter, Group, Line, Row, Spot, Standing, Zone
from collegium.draw.stage import kept
from collegium.kernel import Text

from .components import (
    ADDITIONAL_MASTERS,
    ADVOCATE,
    ASIDE,
    BUSTS,
    CAPACITY,
    COMPONENTS,
    DICTIONARY,
    DISPLAY,
    HALL_COST,
    HALL_IS_B,
    HALLS,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PEREIRA,
    POINTS_FOR_MASTER,
    PRICES,
    PRINTER,
    PROFESSOR_FACULTY,
    SLOTS,
)
from .naming import about, book, named, owner, professor_in
from .rules import gains, modifiers, scoring
from .state import ACTION

DUCATS, BOOKS, ARCHIVE = Text("label-ducats"), Text("label-books"), Text("label-archive")
SEAT_TINTS = ("blue", "orange", "green", "red")


has_ring = COMPONENTS.is_reconstructed  # a number that is shown so carries the ring


def has_professor_ring(professor):
    """What a professor costs and brings at the end; of the Advocate also the points by faculty."""
    return has_ring("faculty", PROFESSOR_FACULTY[professor], "ducats", "pattern", "points") or professor == ADVOCATE


def sign(s, kind):
    """A kind of book beside its icon: the shape of the seat whose colour it is, a letter for Ignotus."""
    if kind == DICTIONARY:
        return ""
    return " " + "●■▲◆"[kind] if kind < s.seats else " Ig"


def university(s, seat):
    if seat >= s.seats:
        return Zone(f"player.{seat}", Text("ignotus"), Column((ignotus_line(s), display(s, seat))))
    content = Column(
        (
            storage(s, seat),
            masters(s, seat),
            display(s, seat),
            halls(s, seat),
            *faculty(s, seat),
            *chancellors(s, seat),
        )
    )
    return Zone(
        f"player.{seat}",
        owner(s, seat),
        content,
        role="player",
        seat=seat,
        active=s.owed[seat].kind != 0,
        **vars(standing_of(s, seat)),
    )


def standing_of(s, seat):
    me = s.player[seat]
    notes = (
        Amount("coin", me.ducats, DUCATS),
        Amount("book", sum(me.books), BOOKS),
        Amount("master", int(gains.masters_at_hand(me)), ARCHIVE),
    )
    goods = scoring.ducat_points(me) + scoring.dictionary_points(me) + scoring.reputation_points(s, seat)
    return Standing(me.points, int(me.points + goods) + kept(s, people_points, seat), notes)


def people_points(s, seat):
    """What a seat's people will be worth: of all points at the end those that take longest to reckon."""
    me = s.player[seat]
    of_professors = scoring.milestone_points(me) + scoring.professor_points(s, me)
    return int(of_professors + scoring.mathematics_points(me) + scoring.hall_points(me) + scoring.bust_points(me))


def ignotus_line(s):
    cards = [card for card in s.ignotus_shown if card]
    return Line(Text("label-ignotus", {"count": len(cards), "left": s.ignotus_left}), icon="mask")


def storage(s, seat):
    me = s.player[seat]
    room, stored = int(modifiers.capacity(me)), sum(me.books)
    books = []
    for kind in [*range(s.colours), DICTIONARY]:
        icon, tint = ("book-open", "yellow") if kind == DICTIONARY else ("book", SEAT_TINTS[kind])
        name = Text("label-dictionaries") if kind == DICTIONARY else book(s, seat, kind)
        books.append(Counter(f"book.{seat}.{kind}", icon, me.books[kind], name, tint=tint))
    money = (
        Counter(f"ducats.{seat}", "coin", me.ducats, Text("label-ducats"), tint="yellow"),
        Counter(
            f"points.{seat}",
            "medal",
            me.points,
            Text("label-points"),
            tint="accent",
            tip=Text("label-next-master", {"points": POINTS_FOR_MASTER})
            if not me.reached_fifteen and me.additional < ADDITIONAL_MASTERS
            else "",
        ),
    )
    return Group(Text("label-storage", {"stored": stored, "room": room}), Row((*money, *books)))


def masters(s, seat):
    me = s.player[seat]
    spots = [
        Counter(f"archive.{seat}", "master", me.archive, Text("label-archive")),
        Counter(f"dormitory.{seat}", "moon", me.dormitory, Text("label-dormitory")),
        own_space(s, seat, OWN_SPACE),
    ]
    if me.tutors_archive or me.tutors_dormitory:
        spots.insert(1, Counter(f"tutors.{seat}", "hat", me.tutors_archive, Text("label-tutors-here")))
    if me.students[PRINTER]:
        spots.append(own_space(s, seat, OWN_SECOND_SPACE))
    if me.passed and s.phase == ACTION:
        spots.append(Line(Text("label-passed"), icon="moon", muted=True))
    return Row(tuple(spots))


def own_space(s, seat, space):
    key = COMPONENTS.rows["space"][space]["key"]
    return Spot(
        f"space.{seat}.{key}",
        named("space", space),
        holds=(seat,) * s.player[seat].on_space[space],
        icon="quill",
        tip=Text(f"space-{key}-about"),
    )


def display(s, seat):
    """Six slots with price, shelf points and book, and the shelf aside. A flipped shelf is faded."""
    me = s.player[seat]
    shelves = []
    for slot in range(DISPLAY):
        effects = (
            ()
            if me.shelf_flipped[slot] or not me.shelf_points[slot]
            else (Amount("medal", me.shelf_points[slot], Text("label-shelf-points")),)
        )
        shelves.append(
            Spot(
                f"shelf.{seat}.{slot}",
                str(slot + 1),
                holds=("book",) if me.shelf_book[slot] else (),
                icon="shelf",
                cost=(Amount("coin", int(PRICES[me.prices, slot]), Text("label-price")),),
                effects=effects,
                faded=bool(me.shelf_flipped[slot]),
                ring=has_ring("prices", me.prices, "slots"),
                tint=SEAT_TINTS[seat],
            )
        )
    if me.shelf_points[ASIDE]:
        effects = (
            () if me.shelf_flipped[ASIDE] else (Amount("medal", me.shelf_points[ASIDE], Text("label-shelf-points")),)
        )
        shelves.append(Spot(f"shelf.{seat}.{ASIDE}", Text("label-aside"), icon="shelf", effects=effects, faded=True))
    return Group(Text("label-display"), Row(tuple(shelves)), id=f"display.{seat}")


def halls(s, seat):
    """The eleven lecture halls: row A with its capacities, row B."""
    me = s.player[seat]
    rows: tuple[list[Spot], list[Spot]] = ([], [])
    for hall in range(1, HALLS + 1):
        student = me.hall_student[hall]
        if hall == 1:
            name = Text("label-printed-student")
        elif student >= 0:
            name = named("student", student)
        else:
            name = Text("label-hall", {"hall": hall})
        cost = (
            (Amount("coin", int(HALL_COST[hall]), Text("label-hall-cost")),)
            if HALL_COST[hall] and hall > me.halls
            else ()
        )
        effects = () if HALL_IS_B[hall] else (Amount("book", int(CAPACITY[hall]), Text("label-capacity")),)
        rows[HALL_IS_B[hall]].append(
            Spot(
                f"hall.{seat}.{hall}",
                name,
                holds=("student",) if hall <= me.halls else (),
                cost=cost,
                effects=effects,
                faded=hall > me.halls,
                ring=has_ring("hall", hall - 1, "capacity"),
                tip=about("student", student) if student >= 0 else "",
            )
        )
    return Group(
        Text("label-halls"),
        Column(
            (
                Row((Line(Text("label-row", {"row": "A"}), strong=True), *rows[0])),
                Row((Line(Text("label-row", {"row": "B"}), strong=True), *rows[1])),
            )
        ),
    )


def faculty(s, seat):
    """The professors: ready or exhausted, with their bookmark."""
    me = s.player[seat]
    cards = []
    for slot in range(SLOTS):
        if me.professors[slot]:
            cost: tuple[Amount, ...] = ()
            if me.bookmark[slot] >= 0:
                kind = me.bookmark[slot]
                icon = "book-open" if kind == DICTIONARY else "book"
                cost = (Amount(icon, f"1{sign(s, kind)}", book(s, seat, kind)),)
            cards.append(
                Card(
                    f"lecturer.{seat}.{slot}",
                    professor_in(s, slot),
                    icon="professor",
                    cost=cost,
                    lines=(about("professor", s.professor_in[slot]),),
                    faded=not me.ready[slot],
                    small=True,
                    seat=seat,
                    ring=s.professor_in[slot] == ADVOCATE,
                )
            )
    return [Group(Text("label-professors"), Row(tuple(cards)))] if cards else []


def chancellors(s, seat):
    me = s.player[seat]
    mine = [me.chancellor] if me.chancellor >= 0 else []
    mine += [s.fame[bust] for bust in range(BUSTS) if me.busts[bust] and s.fame[bust] >= 0]
    cards = [
        Card(
            f"mine.{seat}.{k}",
            named("chancellor", k),
            icon="chancellor",
            tint="accent",
            small=True,
            lines=(about("chancellor", k),),
            ring=k == PEREIRA,
        )
        for k in mine
    ]
    return [Group(Text("label-chancellors"), Row(tuple(cards)))] if cards else []
