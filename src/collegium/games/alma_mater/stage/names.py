"""What a screen reader says of each piece; every name is made once and kept."""

from functools import lru_cache

from collegium.kernel import Listed, SeatName, Text

from ..components import COMPONENTS, DICTIONARY
from ..naming import ROMAN, named
from .people import NAMES


@lru_cache(300)
def seat(who, seats):
    """Whose colour: a player, or Ignotus."""
    return SeatName(who) if who < seats else Text("ignotus")


@lru_cache(300)
def listed(parts):
    """Parts as a list in words, or a dash where there are none."""
    return Listed(parts) if parts else Text("nobody-there")


@lru_cache(300)
def masters_name(masters, seats):
    """Who stands on a space: pairs of seat and number."""
    return listed(tuple(Text("masters-of", {"who": seat(who, seats), "count": count}) for who, count in masters))


@lru_cache(300)
def space_name(space, masters, seats):
    return Text("space-name", {"space": named("space", space), "masters": masters_name(masters, seats)})


@lru_cache(300)
def student_name(student, stock):
    return Text("student-name", {"name": NAMES["student"][student], "count": stock})


@lru_cache(300)
def professor_name(professor, stock):
    return Text("professor-name", {"name": NAMES["professor"][professor], "count": stock})


@lru_cache(300)
def lecturer_name(professor, ready, who, seats):
    return Text("lecturer-name", {"name": NAMES["professor"][professor], "ready": ready, "who": seat(who, seats)})


@lru_cache(300)
def chancellor_name(chancellor, who, seats):
    return Text("chancellor-name", {"name": NAMES["chancellor"][chancellor], "who": seat(who, seats)})


@lru_cache(300)
def faculty_name(faculty):
    return Text("faculty-name", {"faculty": Text(f"head-{COMPONENTS.keys('faculty')[faculty]}")})


@lru_cache(300)
def level_name(level, cost, bonus):
    """A step of the stair: what it costs, or what the milestone gives."""
    words = Text(f"bonus-{bonus}") if bonus else Text(f"cost-{cost}")
    return Text("level-name", {"level": level, "words": words, "milestone": int(bool(bonus))})


@lru_cache(300)
def card_name(letter):
    return Text("label-research-card", {"letter": letter})


@lru_cache(300)
def drum_name(who, level, seats):
    return Text("drum-name", {"who": seat(who, seats), "level": level})


@lru_cache(300)
def bust_name(bust, chancellor, holders, seats):
    return Text("bust-name", {
        "bust": "abc"[bust],
        "name": NAMES["chancellor"][chancellor] if chancellor >= 0 else Text("nobody-there"),
        "holders": listed(tuple(seat(who, seats) for who in holders)),
    })  # fmt: skip


@lru_cache(300)
def reputation_name(order, seats):
    return Text("reputation-name", {
        "ranks": listed(tuple(
            Text("rank-place", {"rank": ROMAN[k], "owner": seat(who, seats)}) for k, who in enumerate(order) if who >= 0
        )),
    })  # fmt: skip


@lru_cache(300)
def book_name(who, kind, count, seats):
    if kind == DICTIONARY:
        book = Text("label-dictionaries")
    elif kind == who:
        book = Text("book-own")
    else:
        book = Text("book-textbook", {"owner": seat(kind, seats)})
    return Text("book-name", {"book": book, "count": count})


@lru_cache(300)
def hall_name(hall, student, who, seats):
    """A lecture hall: who sits there, or that it is empty."""
    inside = NAMES["student"][student] if student >= 0 else Text("hall-founder" if hall == 1 else "hall-empty")
    return Text("hall-name", {"hall": hall, "inside": inside, "who": seat(who, seats)})


@lru_cache(300)
def shelf_name(who, slot, price, points, book, seats):
    return Text("shelf-name", {
        "who": seat(who, seats), "slot": slot + 1, "price": price, "points": points, "book": book,
    })  # fmt: skip


@lru_cache(300)
def display_name(who, books, seats):
    return Text("display-name", {"who": seat(who, seats), "count": books})


@lru_cache(300)
def counted_name(key, who, count, seats):
    """Masters in an archive or a dormitory, ducats in a purse."""
    return Text(key, {"who": seat(who, seats), "count": count})


@lru_cache(300)
def palazzo_name(who, points, ducats, masters, books, room, passed, seats):
    return Text("palazzo-name", {
        "who": seat(who, seats), "points": points, "ducats": ducats, "masters": masters, "books": books, "room": room,
        "passed": passed,
    })  # fmt: skip
