"""The hall of fame: glory tiles and bust cards (§5.9, §7.13)."""

from collegium.kernel import LEGAL, rule, subtotal, tell, then, total
from collegium.kernel.choice import NOT_OFFERED

from ..choices import BY_BUST, FROM_BUST, GAIN_TEXTBOOKS, GLORY_NOT_REACHED, TOLD_BUST
from ..components import (
    ART,
    BUST_DICTIONARIES,
    BUST_GREEN,
    BUST_MASTERS,
    BUST_TEXTBOOKS,
    DICTIONARY,
    FACULTIES,
    GLORY,
    GLORY_CHEAP_PROFESSORS,
    GLORY_CHEAP_STUDENTS,
    GLORY_DEAR_STUDENTS,
    GLORY_DICTIONARIES,
    GLORY_DUCATS,
    GLORY_EACH_FACULTY,
    GLORY_MILESTONES,
    GLORY_PER_LETTER,
    GLORY_PROFESSORS,
    GLORY_STUDENTS,
    KINDS_PER_FACULTY,
    LAW,
    MATHEMATICS,
    MEDICINE,
    SLOTS,
)
from ..state import Player
from .gains import gain_additional_master, tell_brought
from .professors import faculty_of
from .research import milestones


@rule
def students_of(me: Player, faculty):
    """Students of a faculty; the printed one belongs to none (ruling 4)."""
    return subtotal(me.students, faculty * KINDS_PER_FACULTY, KINDS_PER_FACULTY)


@rule
def cheap_professors(s, me: Player):
    """Professors of art or law."""
    found = 0
    for slot in range(SLOTS):
        if me.professors[slot] == 1 and (faculty_of(s, slot) == ART or faculty_of(s, slot) == LAW):
            found += 1
    return found


@rule
def fewest_of_a_faculty(me: Player):
    fewest = students_of(me, 0)
    for faculty in range(1, FACULTIES):
        fewest = min(fewest, students_of(me, faculty))
    return fewest


@rule
def glory_missing(s, me: Player, bust):
    """How much of the glory tile's requirement is still missing, 0 = it holds now."""
    tile = bust * GLORY_PER_LETTER + s.glory[bust]
    missing = max(0, GLORY[tile, GLORY_MILESTONES] - milestones(me))
    missing += max(0, GLORY[tile, GLORY_DUCATS] - me.ducats)
    missing += max(0, GLORY[tile, GLORY_DICTIONARIES] - me.books[DICTIONARY])
    missing += max(0, GLORY[tile, GLORY_STUDENTS] - me.halls)
    if GLORY[tile, GLORY_EACH_FACULTY] > 0:
        missing += max(0, GLORY[tile, GLORY_EACH_FACULTY] - fewest_of_a_faculty(me))
    if GLORY[tile, GLORY_CHEAP_STUDENTS] > 0:
        missing += max(0, GLORY[tile, GLORY_CHEAP_STUDENTS] - students_of(me, ART) - students_of(me, LAW))
    if GLORY[tile, GLORY_DEAR_STUDENTS] > 0:
        missing += max(0, GLORY[tile, GLORY_DEAR_STUDENTS] - students_of(me, MEDICINE) - students_of(me, MATHEMATICS))
    if GLORY[tile, GLORY_PROFESSORS] > 0:
        missing += max(0, GLORY[tile, GLORY_PROFESSORS] - total(me.professors))
    if GLORY[tile, GLORY_CHEAP_PROFESSORS] > 0:
        missing += max(0, GLORY[tile, GLORY_CHEAP_PROFESSORS] - cheap_professors(s, me))
    return missing


@rule
def bust_verdict(s, me: Player, bust):
    if me.busts[bust] == 1:
        return NOT_OFFERED
    if glory_missing(s, me, bust) > 0:
        return GLORY_NOT_REACHED
    return LEGAL


@rule
def take_bust(s, who, bust):
    me = s.player[who]
    me.busts[bust] = 1
    tell(s, TOLD_BUST, who, bust, s.fame[bust], s.glory[bust])
    if BUST_MASTERS[bust] > 0:
        gain_additional_master(s, who, FROM_BUST)
    tell_brought(s, who, BY_BUST + bust, 0, 0, BUST_DICTIONARIES[bust], BUST_GREEN[bust], 0)
    me.books[DICTIONARY] += BUST_DICTIONARIES[bust]
    s.green += BUST_GREEN[bust]
    if BUST_TEXTBOOKS[bust] > 0:
        then(s, GAIN_TEXTBOOKS, BUST_TEXTBOOKS[bust])
