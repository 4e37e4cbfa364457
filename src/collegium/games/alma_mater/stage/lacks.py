"""What a seat still lacks to recruit by a master: said on the large cards of people, and of the spaces they wait at."""

from collegium.kernel import LEGAL, Listed, Text

from ..choices import (
    ALREADY_YOURS,
    BOOKS_MISSING,
    HALLS_FULL,
    NORMAL,
    PICK_PROFESSOR,
    PICK_STUDENT,
    STACK_EMPTY,
)
from ..components import DICTIONARY, HALL_COST, KINDS_PER_FACULTY, STUDENT_DICTIONARIES
from ..rules.missing import price_missing, textbooks_missing
from ..rules.modifiers import professor_ducats, textbooks_saved
from ..rules.professors import professor_verdict
from ..rules.students import affordable_faculties, student_verdict
from ..state import ACTION
from ..wording import missing
from .academy import SERVED
from .people import NAMES, STUDENT_FACULTY

FROM_CAMPUS = 0  # any row of the campus: they ask for the same
SAID = {STACK_EMPTY: "stack_empty", ALREADY_YOURS: "already_yours", HALLS_FULL: "halls_full"}


def told(verdict, lacks, ducats, short_of):
    """A refusal in words; None where nothing stands in the way."""
    if verdict == LEGAL:
        return None
    if verdict == BOOKS_MISSING:
        return Text("reason-books_missing", {"missing": Listed(missing(**lacks()))})
    if verdict in SAID:
        return Text(f"reason-{SAID[verdict]}")
    return Text(f"reason-{short_of}", {"missing": int(ducats())})


def of_student(s, who, student):
    """Why a seat cannot recruit a student from the campus now."""
    me, faculty = s.player[who], STUDENT_FACULTY[student]
    saved = int(textbooks_saved(me, FROM_CAMPUS))

    def books():
        few = textbooks_missing(s, who, faculty, saved)
        return {"textbooks": few, "dictionaries": STUDENT_DICTIONARIES[faculty] - me.books[DICTIONARY]}

    verdict = student_verdict(s, me, student, affordable_faculties(s, me, FROM_CAMPUS))
    return told(verdict, books, lambda: HALL_COST[me.halls + 1] - me.ducats, "hall_too_dear")


def of_professor(s, who, slot):
    """Why a seat cannot recruit a professor at the academy now."""
    me = s.player[who]
    return told(
        professor_verdict(s, me, slot, NORMAL),
        lambda: {"books": price_missing(s, who, slot)},
        lambda: professor_ducats(s, me, slot, NORMAL) - me.ducats,
        "ducats_missing",
    )


def is_worth_saying(s, viewer):
    """To a seat that plays, unless the list of options says it already."""
    return viewer >= 0 and s.phase == ACTION and s.owed[viewer].kind not in (PICK_STUDENT, PICK_PROFESSOR)


def alone(s, viewer, why, number):
    """On the card of somebody who cannot be recruited: the reason."""
    words = why(s, viewer, number) if is_worth_saying(s, viewer) else None
    return [words] if words else []


def waiting(s, viewer, key):
    """At a row of the campus or a stone of the academy: everybody there, with what is missing."""
    if not is_worth_saying(s, viewer):
        return []
    place, _, number = key.partition("_")
    there = students_of_row if place == "campus" else professors_of_stone
    return [
        Text("look-waiting", {"name": name, "words": why or Text("look-payable")})
        for name, why in there(s, viewer, int(number) - 1)
    ]


def students_of_row(s, who, row):
    for student, name in enumerate(NAMES["student"]):
        if s.student_row[STUDENT_FACULTY[student], student % KINDS_PER_FACULTY] == row:
            yield name, of_student(s, who, student)


def professors_of_stone(s, who, stone):
    for slot in range(*SERVED[s.four][stone]):
        yield NAMES["professor"][s.professor_in[slot]], of_professor(s, who, slot)
