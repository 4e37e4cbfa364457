"""How the things of the game are named: pieces, seats, books, amounts, and where gains come from."""

from functools import cache

from collegium.kernel import Listed, SeatName, Text, unpacked

from .choices import AS_IGNOTUS, AS_OWN, BY_BUST, BY_CHANCELLOR, BY_LABORATORY, BY_PROFESSOR
from .components import CHANCELLORS, COLOURS, COMPONENTS, DICTIONARY, GLORY_PER_LETTER

PHASES = ("draft", "drop", "chancellor", "shelves", "start", "action", "storage", "income", "over")
ROMAN = ("I", "II", "III", "IV")


named, about = COMPONENTS.name, COMPONENTS.about


def professor_in(s, slot):
    return named("professor", s.professor_in[slot])


def owner(s, seat):
    """Whose colour: a player, or Ignotus."""
    return SeatName(seat) if seat < s.seats else Text("ignotus")


def book(s, who, kind):
    if kind == DICTIONARY:
        return Text("book-dictionary")
    if kind == who:
        return Text("book-own")
    return Text("book-textbook", {"owner": owner(s, kind)})


def copies(count, book):
    return Text("option-pay", {"count": int(count), "book": book})


def amounts(**counts):
    """What is gained or paid, by its names in the texts (`gain-NAME`); zeros are left out."""
    return [Text(f"gain-{name}", {"count": int(count)}) for name, count in counts.items() if count]


@cache
def phase_name(phase):
    return Text(f"phase-{PHASES[phase]}")


@cache
def setup_card_name(number):
    """A setup card by its number, its white number and what it gives."""
    row = COMPONENTS.rows["setup"][number - 1]
    gives = amounts(**{column: row[column] for column in COMPONENTS.tables["setup"] if column != "white"})
    return Text("setup-card", {"number": number, "white": row["white"], "gives": Listed(gives)})


@cache
def prices_name(row):
    """The prices of a display, from left to right."""
    return " ".join(str(price) for price in COMPONENTS.rows["prices"][row]["slots"])


# In the story, where the state is not at hand -------------------------------------------------------------------------


@cache
def told_owner(code):
    return Text("ignotus") if code == AS_IGNOTUS else SeatName(code)


def told_seats(packed):
    """Seats or colours in their order, each told as one more than its number."""
    return [told_owner(seat - 1) for seat in unpacked(packed, 8, COLOURS) if seat]


def ranks(packed):
    return [
        Text("rank-place", {"rank": rank, "owner": owner})
        for rank, owner in zip(ROMAN, told_seats(packed), strict=False)
    ]


def offered(bits):
    return Listed(named("chancellor", chancellor) for chancellor in range(CHANCELLORS) if bits >> chancellor & 1)


@cache
def glory_name(bust, tile):
    return named("glory", bust * GLORY_PER_LETTER + tile)


def books(count, code):
    """Books of a kind; the player's own and those of Ignotus have a number of their own."""
    if code == DICTIONARY:
        return copies(count, Text("book-dictionary"))
    if code == AS_OWN:
        return copies(count, Text("book-own"))
    return copies(count, Text("book-textbook", {"owner": told_owner(code)}))


def workers(masters, tutors):
    return Listed(amounts(masters=masters, tutors=tutors))


@cache
def the(table, row):
    """A student or a professor, with the article."""
    return Text("the", {"name": named(table, row)})


@cache
def source(code):
    """Where a gain comes from."""
    if code >= BY_LABORATORY:
        return Text("source-laboratory" if code == BY_LABORATORY else "source-laboratory-pereira")
    if code >= BY_BUST:
        return Text("source-bust", {"bust": "abc"[code - BY_BUST]})
    if code >= BY_CHANCELLOR:
        return named("chancellor", code - BY_CHANCELLOR)
    return the("professor", code - BY_PROFESSOR) if code >= BY_PROFESSOR else the("student", code)


def thanks_to(chancellor, helps):
    return Text("thanks-to", {"by": named("chancellor", chancellor)}) if helps else ""
