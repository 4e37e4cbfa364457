"""How much is missing where something cannot be paid or reached. The rules only ask whether, so this is plain Python,
for refusals.
"""

from itertools import permutations, product

from ..components import (
    COLOURS,
    DICTIONARY,
    FACULTIES,
    GLORY,
    GLORY_PER_LETTER,
    KINDS,
    PATTERN,
    PATTERN_SLOTS,
    STUDENT_TEXTBOOKS,
    WORST_RANK,
)
from .fame import cheap_professors, students_of
from .professors import faculty_of
from .research import milestones

NO_BOOKS_WOULD_DO = 99


def textbooks(s, who):
    return [int(n) for n in s.player[who].books[:COLOURS]]


def textbooks_missing(s, who, faculty, saved):
    """The fewest further textbooks with which a student of the faculty could be paid, best reduced."""
    quantities = [int(n) for n in STUDENT_TEXTBOOKS[faculty]]
    allowed = [reputed(s, worst) for worst in WORST_RANK[faculty]]
    saved = min(saved, sum(quantities))
    return min(
        fewest(textbooks(s, who), [n - less for n, less in zip(quantities, off, strict=True)], allowed)
        for off in product(*(range(min(saved, n) + 1) for n in quantities))
        if sum(off) == saved
    )


def fewest(stock, quantities, allowed):
    """The fewest further books with which each quantity can be paid in a kind of its own, out of those it allows."""
    lacks = (
        sum(max(0, n - stock[kind]) for kind, n in zip(kinds, quantities, strict=True))
        for kinds in permutations(range(len(stock)), len(quantities))
        if all(kind in able for kind, able, n in zip(kinds, allowed, quantities, strict=True) if n)
    )
    return min(lacks, default=NO_BOOKS_WOULD_DO)


def reputed(s, worst):
    """Colours whose rank is good enough; in round 1 all."""
    if s.reputation[0] < 0 or worst >= s.colours:
        return set(range(s.colours))
    return {int(seat) for seat in list(s.reputation)[: int(worst)]}


def price_missing(s, who, slot):
    """Books that a professor's price lacks, or the fewest for a price of one's own choice."""
    me = s.player[who]
    pattern = [int(n) for n in PATTERN[faculty_of(s, slot)]]
    kinds = [int(kind) for kind in s.professor_price[slot]]
    if kinds[0] >= 0:
        return sum(max(0, n - me.books[kind]) for kind, n in zip(kinds, pattern, strict=True))
    able = {*range(s.colours), DICTIONARY}
    return fewest([int(n) for n in me.books[:KINDS]], pattern, [able] * PATTERN_SLOTS)


def glory_lacks(s, who, bust):
    """What a glory tile still asks for, name by name; faculties are those without a student."""
    me = s.player[who]
    tile = [int(n) for n in GLORY[bust * GLORY_PER_LETTER + s.glory[bust]]]
    levels, ducats, dictionaries, students, each, cheap, dear, teachers, cheap_teachers = tile
    art, law, medicine, mathematics = (int(students_of(me, faculty)) for faculty in range(FACULTIES))
    lacks = {
        "milestones": levels - milestones(me),
        "ducats": ducats - me.ducats,
        "dictionaries": dictionaries - me.books[DICTIONARY],
        "students": students - me.halls,
        "cheap_students": cheap - art - law if cheap else 0,
        "dear_students": dear - medicine - mathematics if dear else 0,
        "professors": teachers - sum(me.professors) if teachers else 0,
        "cheap_professors": cheap_teachers - cheap_professors(s, me) if cheap_teachers else 0,
    }
    without = [f for f, n in enumerate((art, law, medicine, mathematics)) if each and n < each]
    return {name: int(lack) for name, lack in lacks.items() if lack > 0}, without
