"""How the things of the game are named, by itself and in the story, and which of their numbers are reconstructed.

In the story a seat or kind of book is told by its number; 5 stands for Ignotus, 6 for a book of one's own (see
rules/gains.py).
"""

from collegium.kernel import SeatName, Text

from .components import (
    ADVOCATE,
    BY_BUST,
    BY_CHANCELLOR,
    BY_LABORATORY,
    BY_PROFESSOR,
    COMPONENTS,
    DICTIONARY,
    KINDS,
    PROFESSOR_FACULTY,
)

I_SOUND = ("student-researcher", "student-printer", "ignotus")  # before these a Spanish "y" becomes "e"
ROMAN = ("I", "II", "III", "IV")
TOLD_AS_IGNOTUS, TOLD_AS_OWN = KINDS, KINDS + 1


def named(table, row):
    """The name of a component: student-KEY, professor-KEY, chancellor-KEY, space-KEY ..."""
    return Text(f"{table}-{COMPONENTS.rows[table][int(row)]['key']}")


def ringed(table, row, *columns):
    """Whether a number that is shown is reconstructed, so that it carries the ring."""
    return any(COMPONENTS.mark(table, int(row), column) == "X" for column in columns)


def ringed_professor(professor):
    """What a professor costs and brings at the end; of the Advocate also the points by faculty."""
    return ringed("faculty", PROFESSOR_FACULTY[professor], "ducats", "pattern", "points") or professor == ADVOCATE


def owner(s, seat):
    """Whose colour: a player, or Ignotus."""
    return SeatName(seat) if seat < s.seats else Text("ignotus")


def book(s, who, kind):
    if kind == DICTIONARY:
        return Text("book-dictionary")
    if kind == who:
        return Text("book-own")
    return Text("book-textbook", {"owner": owner(s, kind)})


def listed(parts):
    """Things in a row, the last one after "and"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    *most, last = parts
    return Text(
        "list-and-i" if isinstance(last, Text) and last.key in I_SOUND else "list-and", {"most": most, "last": last}
    )


def amounts(**counts):
    """What is gained or paid, by its names in the texts (`gain-NAME`); zeros are left out."""
    return [Text(f"gain-{name}", {"count": int(count)}) for name, count in counts.items() if count]


def workers(masters, tutors):
    return listed(amounts(masters=masters, tutors=tutors))


def sign(s, kind):
    """A kind of book beside its icon: the shape of the seat whose colour it is, a letter for Ignotus."""
    if kind == DICTIONARY:
        return ""
    return " " + "●■▲◆"[kind] if kind < s.seats else " Ig"


def setup_card_name(number):
    """A setup card by its number, its white number and what it gives."""
    row = COMPONENTS.rows["setup"][number - 1]
    gives = amounts(**{column: row[column] for column in COMPONENTS.tables["setup"] if column != "white"})
    return Text("setup-card", {"number": number, "white": row["white"], "gives": listed(gives)})


def professor_in(s, slot):
    return named("professor", s.professor_in[slot])


# In the story ---------------------------------------------------------------------------------------------------------


def told_book(code):
    """A kind of book in the story, where the state is not at hand."""
    if code == DICTIONARY:
        return Text("book-dictionary")
    if code == TOLD_AS_OWN:
        return Text("book-own")
    return Text("book-textbook", {"owner": told_owner(code)})


def told_owner(code):
    return Text("ignotus") if code == TOLD_AS_IGNOTUS else SeatName(code)


def books(count, code):
    return Text("option-pay", {"count": int(count), "book": told_book(code)})


def the(table, row):
    """A student or a professor, with the article."""
    return Text("the", {"name": named(table, row)})


def source(code):
    """Where a gain comes from."""
    if code >= BY_LABORATORY:
        return Text("source-laboratory" if code == BY_LABORATORY else "source-laboratory-pereira")
    if code >= BY_BUST:
        return Text("source-bust", {"bust": "abc"[code - BY_BUST]})
    if code >= BY_CHANCELLOR:
        return named("chancellor", code - BY_CHANCELLOR)
    return the("professor", code - BY_PROFESSOR) if code >= BY_PROFESSOR else the("student", code)
