"""What the story says: the words of every event from its three numbers (plain Python, for clients).

A seat or kind of book is told by its number; 5 stands for Ignotus (see `told_kind` in rules/gains.py).
"""

from collegium.games.alma_mater.components import COMPONENTS, DICTIONARY, KINDS, PRICES
from collegium.games.alma_mater.labels import named, steps
from collegium.kernel.texts import SeatName, Text

BOOKS_TOLD_AS_IGNOTUS = KINDS


def told_book(code):
    """A kind of book in the story, where the state is not at hand."""
    if code == DICTIONARY:
        return Text("book-dictionary")
    return Text("book-textbook", {"owner": Text("ignotus") if code == BOOKS_TOLD_AS_IGNOTUS else SeatName(code)})


def told_owner(code):
    return Text("ignotus") if code == BOOKS_TOLD_AS_IGNOTUS else SeatName(code)


def told_setup_card(a, b, c):
    return {"card": a, "known": "no" if a < 1 else "yes"}


def told_setup_cards(a, b, c):
    total = sum(COMPONENTS.rows["setup"][card - 1]["white"] for card in (a, b, c))
    return {"cards": [str(card) for card in (a, b, c)], "total": total}


def told_chancellor(a, b, c):
    return {"chancellor": named("chancellor", a)}


def told_number(a, b, c):
    return {"count": a}


def told_ignotus(a, b, c):
    row = COMPONENTS.rows["ignotus"][a - 1]
    return {
        "steps": row["steps"],
        "textbooks": row["textbooks"],
        "spaces": [named("space", space) for space in row["spaces"] if space >= 0],
    }


def told_sent(a, b, c):
    return {"space": named("space", a), "masters": b, "tutors": c, "all": b + c}


def told_space(a, b, c):
    return {"space": named("space", a)}


def told_trade(a, b, c):
    return {"trade": Text(f"trade-{COMPONENTS.rows['trade'][a]['key']}", {"points": c}), "ducats": b}


def told_amounts(a, b, c):
    """Ducats, points and dictionaries gained or paid."""
    amounts = (("ducats", a), ("points", b), ("dictionaries", c))
    return {"amounts": [Text(f"gain-{key}", {"count": count}) for key, count in amounts if count]}


def told_books(a, b, c):
    return {"count": a, "book": told_book(b)}


def told_steps(a, b, c):
    return {"steps": steps(a, b)}


def told_bought(a, b, c):
    return {"count": a, "book": told_book(b), "ducats": c}


def told_buyer(a, b, c):
    return {"buyer": told_owner(a)}


def told_shelf(a, b, c):
    return {"owner": told_owner(a), "points": b}


def told_own(a, b, c):
    return {"displayed": a, "stored": b}


def told_student(a, b, c):
    return {"student": named("student", a), "hall": b}


def told_professor(a, b, c):
    return {"professor": named("professor", a)}


def told_bookmark(a, b, c):
    return {"professor": named("professor", a), "book": told_book(b)}


def told_exchange(a, b, c):
    return {"exchange": Text(f"option-exchange-{COMPONENTS.rows['exchange'][a]['key']}")}


def told_kind(a, b, c):
    return {"book": told_book(a)}


def told_milestone(a, b, c):
    return {"number": a + 1, "bonus": named("bonus", b), "again": "yes" if c else "no"}


def told_bust(a, b, c):
    return {"bust": "abc"[a], "chancellor": named("chancellor", b)}


def told_order(a, b, c):
    """The seats after the first in turn order."""
    return {"others": [SeatName(seat) for seat in (a, b, c) if seat >= 0]}


def told_reputation(a, b, c):
    return {"owners": [told_owner(seat) for seat in (a, b, c)]}


def told_income(a, b, c):
    return {"displayed": a, "students": b, "rank": c, "all": a + b + c}


def told_prices(a, b, c):
    return {"prices": " ".join(str(p) for p in PRICES[a])}
