"""The large card of a piece in full sentences."""

from collections.abc import Callable

from collegium.draw.letters import NAME
from collegium.draw.stage import Area, Face, Large, Plate, Say, Scene
from collegium.kernel import Listed, Text

from ..components import (
    ADDITIONAL_MASTERS,
    CARDS_PER_LETTER,
    CHORISTER,
    COMPONENTS,
    IGNOTUS,
    LEVELS_PER_CARD,
    PEREIRA,
    POINTS_FOR_MASTER,
    PRINTER,
)
from ..naming import ROMAN, about, amounts, book, copies, named, owner
from ..rules import costs
from ..rules.fame import glory_missing
from ..rules.scoring import final_points
from ..state import ACTION
from ..university import has_ring
from . import lacks
from .academy import price_shown, stone_face
from .court import (
    COSTS,
    DICTIONARIES,
    RATES,
    SPACE,
    allowed_now,
    building_face,
    door_face,
    fewer,
    has,
    head_face,
    in_file,
    needed,
    standing,
)
from .display import PRICE, aside_face, shelf_face
from .fame import INCOME, bust_face, lectern_face, progress
from .fame import POINTS as RANK_POINTS
from .ground import open_ground
from .halls import COST, IS_B, LONG, MASTER, ROOM, hall_face
from .mine import university
from .names import masters_name, seat
from .offers import setup_face
from .people import (
    ABOUT,
    DUCATS,
    NAMES,
    PATTERNS,
    POINTS,
    PROFESSOR_FACULTY,
    PROFESSOR_RING,
    STUDENT_FACULTY,
    STUDENT_RING,
    chancellor_face,
    lecturer_face,
    professor_face,
    student_face,
)
from .places import places_of
from .rivals import ignotus_face
from .signs import PALE
from .stair import BONUS, CARDS, fresco_face, plate_face
from .stair import COST as STEP

FACULTY_NAMES = tuple(Text(f"head-{key}") for key in COMPONENTS.keys("faculty"))


def card(make, args, w, h, scale=1.0):
    """A picture of a face with some air round it."""
    return Scene((w * scale, h * scale), Face(make, args, (w, h)), (), "alma", (-6, -6, w + 14, h + 14))


def look(s, viewer, identity):
    """What lies in this place, large, as far as the viewer sees."""
    group, _, rest = identity.removeprefix("open.").partition(".")
    parts = rest.split(".")
    return LOOKS[group](s, viewer, *parts) if group in LOOKS else None


# People ---------------------------------------------------------------------------------------------------------------


def look_student(s, viewer, number):
    student = int(number)
    faculty = STUDENT_FACULTY[student]
    lines = [
        ABOUT["student"][student],
        student_cost(s, faculty),
        *lacks.alone(s, viewer, lacks.of_student, student),
        Text("look-left", {"count": s.student_stock[student]}),
    ]
    if STUDENT_RING[student]:
        lines.append(Text("look-reconstructed"))
    picture = card(student_face, (student, max(s.student_stock[student], 1), 92, 66), 92, 66)
    return Large(picture, NAMES["student"][student], tuple(lines))


def student_cost(s, faculty):
    """What a student of a faculty costs, in words."""
    parts = [
        Text("look-cost-any", {"count": n}) if worst >= s.colours
        else Text("look-cost-ranked", {"count": n, "rank": ROMAN[worst - 1]})
        for n, worst in COSTS[faculty]
    ]  # fmt: skip
    if DICTIONARIES[faculty]:
        parts += amounts(dictionaries=DICTIONARIES[faculty])
    return Text("look-student-cost", {"books": Listed(parts)})


def look_head(s, viewer, number):
    faculty = int(number)
    picture = card(head_face, (faculty, allowed_now(s, faculty), 95.5, 56), 95.5, 56)
    lines = [student_cost(s, faculty), Text("look-differ")]
    if has_ring("faculty", faculty, "textbooks", "worst_rank", "dictionaries"):
        lines.append(Text("look-reconstructed"))
    return Large(picture, FACULTY_NAMES[faculty], tuple(lines))


def look_professor(s, viewer, number):
    slot = int(number)
    professor = s.professor_in[slot]
    faculty = PROFESSOR_FACULTY[professor]
    price, pattern = price_shown(s, slot), "·".join(map(str, PATTERNS[faculty]))
    if not price:
        cost = Text("look-unpriced", {"pattern": pattern})
    elif price[0] < 0:
        cost = Text("look-first", {"ducats": DUCATS[faculty], "pattern": pattern})
    else:
        books = [copies(n, book(s, -1, kind)) for n, kind in zip(PATTERNS[faculty], price, strict=True)]
        cost = Text("look-price", {"books": Listed(books)})
    lines = [
        ABOUT["professor"][professor],
        cost,
        *lacks.alone(s, viewer, lacks.of_professor, slot),
        Text("look-end", {"points": POINTS[faculty]}),
        Text("look-left", {"count": s.professor_stock[slot]}),
    ]
    if COMPONENTS.rows["professor"][professor]["effect"] == "tutor":
        lines.append(Text("look-tutors", {"count": s.tutors_supply}))
    if PROFESSOR_RING[professor]:
        lines.append(Text("look-reconstructed"))
    picture = card(professor_face, (professor, max(s.professor_stock[slot], 1), price, 103, 144), 103, 144)
    return Large(picture, NAMES["professor"][professor], tuple(lines))


def look_lecturer(s, viewer, who, number):
    slot, me = int(number), s.player[int(who)]
    professor = s.professor_in[slot]
    if not me.professors[slot]:
        return None
    lines = [ABOUT["professor"][professor], Text("look-end", {"points": POINTS[PROFESSOR_FACULTY[professor]]})]
    if me.bookmark[slot] >= 0:
        lines.append(Text("look-bookmark", {"book": book(s, int(who), me.bookmark[slot])}))
    if not me.ready[slot]:
        lines.append(Text("look-rests"))
    picture = card(lecturer_face, (professor, 1, me.bookmark[slot], 98, 124), 98, 124)
    return Large(picture, NAMES["professor"][professor], tuple(lines))


def look_chancellor(s, viewer, number):
    chancellor = int(number)
    lines = [ABOUT["chancellor"][chancellor], Text("look-chancellor")]
    if chancellor == PEREIRA:
        lines.append(Text("look-reconstructed"))
    fact = "" if chancellor == PEREIRA else Text(f"fact-{COMPONENTS.keys('chancellor')[chancellor]}")
    picture = card(chancellor_face, (chancellor, 84, 118), 84, 118)
    return Large(picture, NAMES["chancellor"][chancellor], tuple(lines), fact)


def look_setup(s, viewer, number):
    card_number = int(number)
    row = COMPONENTS.rows["setup"][card_number - 1]
    gives = amounts(**{column: row[column] for column in COMPONENTS.tables["setup"] if column != "white"})
    lines = (Text("look-gives", {"gives": Listed(gives)}), Text("look-setup", {"white": row["white"]}),
             Text("look-reconstructed"))  # fmt: skip
    return Large(
        card(setup_face, (card_number, 104, 146), 104, 146), Text("setup-name", {"number": card_number}), lines
    )


# Places ---------------------------------------------------------------------------------------------------------------


def look_space(s, viewer, *parts):
    """A space of the board, or a press in a hall."""
    if len(parts) == 2:
        who = int(parts[0])
        me = s.player[who]
        hall = 1 if parts[1] == "own" else next((k for k in range(2, 12) if me.hall_student[k] == PRINTER), 0)
        return look_hall(s, viewer, str(who), str(hall)) if hall else None
    key, me = parts[0], max(viewer, 0)
    space = SPACE[key]
    masters = standing(s, space)
    need = needed(space, masters, fewer(s, me))
    lines = [Text(f"space-{key}-about"), Text("look-there", {"masters": masters_name(masters, s.seats)}),
             Text("look-next", {"count": max(need, 1)})]  # fmt: skip
    if key.startswith("campus"):
        lines += lacks.waiting(s, viewer, key)
        picture = card(door_face, (int(key[-1]) - 1, in_file(masters), need, me, 58, 70), 58, 70)
    elif key.startswith("academy"):
        first = int(key[-1]) - 1
        served = (3 - first,) if s.four else ((2, 3), (0, 1))[first]
        lines += lacks.waiting(s, viewer, key)
        picture = card(stone_face, (served, in_file(masters), need, me, 130, 36), 130, 36)
    else:
        told = RATES[int(has(s, me, PEREIRA)), int(s.player[me].students[CHORISTER])][key]
        wide = 200 if key == "antiquarian_park" else 116
        picture = card(building_face, (key, told, in_file(masters), need, me, wide, 135), wide, 135)
    if COMPONENTS.mark("space", space) == "X":
        lines.append(Text("look-reconstructed"))
    return Large(picture, named("space", space), tuple(lines))


def look_hall(s, viewer, who, number):
    hall, seat_ = int(number), int(who)
    me = s.player[seat_]
    student = me.hall_student[hall]
    state = hall if hall <= me.halls else me.halls if hall == me.halls + 1 else 0
    picture = card(large_hall, (hall, student, state, seat_, 77, 111), 77, 111)
    if student >= 0:
        return Large(picture, NAMES["student"][student], (ABOUT["student"][student],))
    if hall == 1:
        return Large(picture, Text("press"), (Text("space-own-about"),))
    lines = [Text("look-hall")]
    if COST[hall]:
        lines.append(Text("look-hall-cost", {"count": COST[hall]}))
    if not IS_B[hall]:
        lines.append(Text("look-hall-room", {"count": ROOM[hall]}))
    if MASTER[hall]:
        lines.append(Text("look-hall-master"))
    return Large(picture, Text("label-hall", {"hall": hall}), tuple(lines))


def large_hall(hall, student, halls, who, w, h):
    """A hall with the plaque that lies on it where a name is long."""
    marks = hall_face(hall, student, halls, who, 0, w, h)
    if student in LONG and 1 < hall <= halls:
        return *marks, Say(NAMES["student"][student], w / 2, h - 31, 13, NAME, PALE, "middle", w - 9, least=9)
    return marks


def shelf_aside(points, flipped, w, h):
    """The shelf that waits, on the wood of the bookcase."""
    return Plate(-3, -3, w + 6, h + 6, 6, "var(--wood,#7A4E2E)"), *aside_face(points, flipped, w, h)


def look_shelf(s, viewer, who, number):
    slot, me = int(number), s.player[int(who)]
    points, flipped = me.shelf_points[slot], me.shelf_flipped[slot]
    told = Text("look-shelf-points", {"points": points}) if points and not flipped else Text("look-shelf-taken")
    if slot == len(me.shelf_book):
        return Large(
            card(shelf_aside, (points, flipped, 56, 122), 56, 122), Text("label-aside"), (Text("look-aside"), told)
        )
    price = PRICE[me.prices][slot]
    picture = card(shelf_face, (int(who), price, points, flipped, me.shelf_book[slot], 50, 109), 50, 109)
    lines = (Text("look-shelf", {"price": price}), told, Text("look-reconstructed"))
    return Large(picture, Text("look-slot", {"slot": slot + 1}), lines)


# Research, fame, reputation -------------------------------------------------------------------------------------------


def look_step(s, viewer, number):
    """A step of the stair: what it costs in words, and as it stands for the viewer."""
    level = int(number)
    letter, k = divmod(level - 1, LEVELS_PER_CARD)
    row = CARDS[letter * CARDS_PER_LETTER + s.track[letter]]
    if k == LEVELS_PER_CARD - 1:
        words, told = Text("label-bonus", {"bonus": Text(f"bonus-{row['bonus']}")}), BONUS[row["bonus"]]
        lines = [words]
    else:
        key = row["first" if k == 0 else "second"]
        told = STEP[key]
        lines = [Text("label-first-step" if k == 0 else "label-second-step", {"cost": Text(f"cost-{key}")})]
        if viewer >= 0:
            lines += step_now(s, viewer, level)
    picture = card(plate_face, (told, k == 2, bool(row["blue"]) and k == 0, 79, 44, False), 79, 44)
    return Large(
        picture, Text("label-research-card", {"letter": "ABCDE"[letter]}), (*lines, Text("look-reconstructed"))
    )


def step_now(s, viewer, level):
    """Ducats or textbooks that the step takes from the viewer in this position."""
    cost = costs.cost_of_level(s, level)
    if costs.is_waived(s, viewer, cost):
        return [Text("look-step-now", {"words": Text("cost-free")})]
    ducats, picks = int(costs.ducats_due(s, viewer, cost)), int(costs.picks_due(s, viewer, cost))
    parts = [Text(f"cost-now-{what}", {"count": n}) for what, n in (("ducats", ducats), ("textbooks", picks)) if n]
    return [Text("look-step-now", {"words": Listed(parts)})] if parts else []


def look_card(s, viewer, number):
    letter = int(number)
    which = letter * CARDS_PER_LETTER + s.track[letter]
    row = CARDS[which]
    lines = (
        Text("label-first-step", {"cost": Text(f"cost-{row['first']}")}),
        Text("label-second-step", {"cost": Text(f"cost-{row['second']}")}),
        Text("label-bonus", {"bonus": Text(f"bonus-{row['bonus']}")}),
        Text("look-reconstructed"),
    )
    title = Text("label-research-card", {"letter": "ABCDE"[letter]})
    return Large(card(fresco_face, (which, 147, 99), 147, 99), title, lines)


def look_bust(s, viewer, number):
    bust, me = int(number), max(viewer, 0)
    chancellor = s.fame[bust]
    tile = "abc"[bust] + str(s.glory[bust])
    lines = [Text("look-asks", {"words": Text(f"glory-{tile}")}), Text(f"bust-{'abc'[bust]}")]
    if chancellor >= 0:
        lines.append(about("chancellor", chancellor))
    for who in range(s.seats):
        if s.player[who].busts[bust]:
            lines.append(Text("label-glory-taken", {"who": owner(s, who)}))
        else:
            missing = int(glory_missing(s, s.player[who], bust))
            lines.append(Text("label-glory-missing", {"who": owner(s, who), "count": missing}))
    holders = tuple(who for who in range(s.seats) if s.player[who].busts[bust])
    face = (bust, chancellor, progress(s, me, bust), holders, 100, 150)
    title = named("chancellor", chancellor) if chancellor >= 0 else Text("label-bust", {"bust": "abc"[bust]})
    return Large(card(bust_face, face, 100, 150), title, tuple(lines))


def look_reputation(s, viewer, *parts):
    order = tuple(s.reputation[: s.colours])
    lines = [
        Text("look-rank-line", {
            "rank": ROMAN[k], "who": seat(who, s.seats) if who >= 0 else Text("label-nobody"), "income": INCOME[k],
            "points": RANK_POINTS[s.four][k],
        })
        for k, who in enumerate(order)
    ]  # fmt: skip
    turns = [seat(who, s.seats) for who in s.order if who >= 0]
    if turns:
        lines.append(Text("look-turn-order", {"order": Listed(turns)}))
    lines.append(Text("look-tutors", {"count": s.tutors_supply}))
    return Large(card(lectern_face, (order, s.four, 118, 138), 118, 138), Text("reputation"), tuple(lines))


# Universities ---------------------------------------------------------------------------------------------------------


def look_player(s, viewer, number):
    """A whole university, opened over the board; Ignotus' card of this round."""
    who = int(number)
    if who >= s.seats:
        return look_ignotus(s)
    places = places_of("wide", s.seats)
    own = places("own")
    found = university(s, who, viewer, places)
    pieces = tuple(piece._replace(id=f"open.{piece.id}") for piece in found)  # the board keeps its own
    ground, area = Face(open_ground, (s.seats, who), places.size), Area("open", seat(who, s.seats), pieces)
    scene = Scene((own.w, own.h), ground, (area,), "alma", (own.x, own.y, own.w, own.h))
    return Large(scene, seat(who, s.seats), tuple(standing_of(s, who)))


def standing_of(s, who):
    """Points so far and at an end now, what still brings a master, and whether the round is over for this seat."""
    me = s.player[who]
    yield Text("look-standing", {"points": me.points, "total": int(final_points(s, who))})
    if not me.reached_fifteen and me.additional < ADDITIONAL_MASTERS:
        yield Text("look-next-master", {"points": POINTS_FOR_MASTER})
    if me.passed and s.phase == ACTION:
        yield Text("look-passed")


def look_ignotus(s):
    shown = [number for number in s.ignotus_shown if number]
    lines = [Text("label-ignotus", {"count": len(shown), "left": s.ignotus_left})]
    if shown:
        row = COMPONENTS.rows["ignotus"][shown[-1] - 1]
        spaces = [named("space", space) for space in row["spaces"] if space >= 0]
        lines.append(Text("look-ignotus", {"steps": row["steps"], "books": row["textbooks"], "spaces": Listed(spaces)}))
        lines.append(Text("look-reconstructed"))
    face = (len(shown), s.ignotus_left, shown[-1] if shown else 0, s.player[IGNOTUS].level, 542, 104)
    return Large(card(ignotus_face, face, 542, 104), Text("ignotus"), tuple(lines))


LOOKS: dict[str, Callable[..., Large | None]] = {
    "student": look_student, "head": look_head, "professor": look_professor, "lecturer": look_lecturer,
    "chancellor": look_chancellor, "mine": lambda s, viewer, who, number: look_chancellor(s, viewer, number),
    "setup": look_setup, "shown": lambda s, viewer, who, number="": look_setup(s, viewer, number) if number else None,
    "space": look_space, "hall": look_hall, "shelf": look_shelf, "research": look_step, "researchcard": look_card,
    "bust": look_bust, "reputation": look_reputation, "player": look_player,
}  # fmt: skip
