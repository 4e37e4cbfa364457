"""What the story says: the words of every event from its three numbers (plain Python, for clients).

Several small numbers may share one: the rules pack them with powers of 2 (or in tens, where a comment says so), and
here and nowhere else they are unpacked. What the texts are given is all they say, so that a reader can add it all up.
"""

from collegium.kernel import Text

from .components import (
    ADVOCATE,
    ASSISTANT,
    BUSTS,
    CARDS_PER_LETTER,
    CHANCELLORS,
    COLOURS,
    COMPONENTS,
    DISPLAY,
    FACULTIES,
    GLORY_PER_LETTER,
    HALL_IS_B,
    KINDS_PER_FACULTY,
    PATTERN,
    PATTERN_SLOTS,
    PRICES,
    PROFESSOR_FACULTY,
    ROUNDS,
    SLOTS,
    TRADE_DICTIONARIES,
    TRADE_TEXTBOOKS,
)
from .names import (
    ROMAN,
    TOLD_AS_IGNOTUS,
    amounts,
    books,
    listed,
    named,
    source,
    the,
    told_owner,
    workers,
)

BOOK_WAIVED, FREE_OF_CHARGE = 8, 9  # lectures without a book (rules/lectures.py)
FROM_LECTURE_FOR_POINTS, FROM_LECTURE = 5, 4  # ways to recruit a student (choices.py)
PHASES = ("draft", "drop", "chancellor", "shelves", "start")


def unpacked(number, base, count):
    """The numbers that share one, the first in the lowest places."""
    found = []
    for _ in range(count):
        number, one = divmod(number, base)
        found.append(one)
    return found


def told_nothing(a, b, c):
    return {}


def told_number(a, b, c):
    return {"count": a}


# Chapters -------------------------------------------------------------------------------------------------------------


def told_setup(a, b, c):
    return {"phase": Text(f"phase-{PHASES[a]}")}


def told_round(a, b, c):
    return {"round": a, "rounds": ROUNDS}


# Set-up ---------------------------------------------------------------------------------------------------------------


def told_research_card(a, b, c):
    card = COMPONENTS.rows["research"][a]
    return {
        "letter": "ABCDE"[a // CARDS_PER_LETTER],
        "first": Text(f"cost-{card['first']}"),
        "second": Text(f"cost-{card['second']}"),
        "bonus": Text(f"bonus-{card['bonus']}"),
    }


def told_campus(a, b, c):
    kinds = unpacked(b, KINDS_PER_FACULTY, FACULTIES)
    students = [named("student", faculty * KINDS_PER_FACULTY + kind) for faculty, kind in enumerate(kinds)]
    return {"row": a + 1, "students": listed(students), "stock": c}


def told_academy(a, b, c):
    professors = [*unpacked(a, 16, 3), *unpacked(b, 16, 3), *unpacked(c, 16, 3)]
    return {
        "professors": listed([named("professor", professor) for professor in professors[:SLOTS]]),
        "stock": professors[SLOTS],
    }


def told_glory(a, b, c):
    return {
        "bust": "abc"[a],
        "glory": named("glory", a * GLORY_PER_LETTER + b),
        "with": Text("glory-with", {"chancellor": named("chancellor", c)}) if c >= 0 else "",
    }


def told_offer(a, b, c):
    return {"chancellors": listed([named("chancellor", k) for k in range(CHANCELLORS) if (a >> k) & 1])}


def told_setup_card(a, b, c):
    return {"card": a}


def told_setup_cards(a, b, c):
    total = sum(COMPONENTS.rows["setup"][card - 1]["white"] for card in (a, b, c))
    return {"cards": listed([str(card) for card in (a, b, c)]), "total": total}


def told_seats(packed):
    """Seats or colours in their order, each told as one more than its number."""
    return [told_owner(seat - 1) for seat in unpacked(packed, 8, COLOURS) if seat]


def told_first_order(a, b, c):
    return {"order": told_seats(a)}


def told_chancellor(a, b, c):
    return {"chancellor": named("chancellor", a)}


told_fame = told_chancellor


def told_extra(a, b, c):
    return {"card": a, "back": b}


def told_shelves(a, b, c):
    *shelves, aside = unpacked(a, 4, DISPLAY + 1)
    return {"shelves": " ".join(str(points) for points in shelves), "aside": aside}


def told_start(a, b, c):
    """What the setup cards give; packed in tens."""
    points, ducats = divmod(a, 100)
    dictionaries, textbooks, own = unpacked(b, 20, 3)
    green, students = divmod(c, 10)
    gives = amounts(
        points=points, ducats=ducats, dictionaries=dictionaries, textbooks=textbooks, own_textbooks=own,
        students=students, green=green,
    )  # fmt: skip
    return {"gives": listed(gives)}


# Ignotus --------------------------------------------------------------------------------------------------------------


def told_ignotus_steps(a, b, c):
    before, after = unpacked(c, 16, 2)
    return {"card": a, "steps": b, "from": before, "to": after, "lost": COMPONENTS.rows["ignotus"][a - 1]["steps"] - b}


def told_ignotus_books(a, b, c):
    return {"count": b, "lost": COMPONENTS.rows["ignotus"][a - 1]["textbooks"] - b}


def told_ignotus_masters(a, b, c):
    spaces = [named("space", space) for space in COMPONENTS.rows["ignotus"][a - 1]["spaces"] if space >= 0]
    return {"spaces": listed(spaces)}


# Masters and spaces ---------------------------------------------------------------------------------------------------


def pereira(yes):
    return Text("thanks-to", {"by": named("chancellor", COMPONENTS.index("chancellor", "pereira"))}) if yes else ""


def told_sent(a, b, c):
    saved, tutors = divmod(c, 16)
    return {
        "workers": workers(b, tutors),
        "space": named("space", a),
        "saved": Text("masters-saved", {"count": saved}) if saved else "",
    }


def told_workers(a, b, c):
    return {"workers": workers(a, b)}


def told_space(a, b, c):
    return {"space": named("space", a)}


def told_bishop(a, b, c):
    return {"ducats": a, "count": b, "by": pereira(c)}


def told_trade(a, b, c):
    improved, points = divmod(c, 64)
    goods = amounts(dictionaries=TRADE_DICTIONARIES[a], textbooks=TRADE_TEXTBOOKS[a], points=points)
    return {"ducats": b, "amounts": listed(goods), "by": pereira(improved)}


def told_brought(a, b, c):
    points, ducats = divmod(b, 64)
    dictionaries, green, black = unpacked(c, 16, 3)
    gains = amounts(ducats=ducats, points=points, dictionaries=dictionaries, green=green, black=black)
    return {"amounts": listed(gains), "source": source(a)}


def told_source(a, b, c):
    return {"source": source(a)}


def told_press(a, b, c):
    return {"count": a, "ducats": b, "steps": listed(amounts(black=c))}


def told_own(a, b, c):
    places = [Text(f"own-{place}", {"count": count}) for place, count in (("displayed", a), ("stored", b)) if count]
    return {"places": listed(places)}


def told_kind(a, b, c):
    return {"books": books(1, a)}


def told_bought(a, b, c):
    displayed, count = divmod(a, 32)
    ducats, earned = divmod(c, 32)
    if b == TOLD_AS_IGNOTUS:  # his books are paid to the supply
        display = Text("bought-displayed", {"displayed": displayed})
    else:
        display = Text("bought-earned", {"seller": told_owner(b), "count": earned, "displayed": displayed})
    return {"books": books(count, b), "ducats": ducats, "display": display}


def told_bought_supply(a, b, c):
    return {"books": books(a, b), "ducats": c}


def told_marschalk(a, b, c):
    return {"buyer": told_owner(a), "points": b, "count": c}


def told_shelf(a, b, c):
    return {"owner": told_owner(a), "slot": c, "points": b}


# Students and professors ----------------------------------------------------------------------------------------------


def told_recruits(a, b, c):
    dictionaries, hall = divmod(b, 16)
    way, mine = divmod(c, 8)
    has_assistant, saved = divmod(mine, 4)
    paid = [Text("hall-ducats", {"count": hall})] if hall else []
    paid += amounts(dictionaries=dictionaries)
    by = [the("student", ASSISTANT)] if has_assistant else []
    if way in (FROM_LECTURE, FROM_LECTURE_FOR_POINTS):
        anatomist = COMPONENTS.index("professor", "anatomist")
        by.append(the("professor", anatomist if way == FROM_LECTURE else ADVOCATE))
    return {
        "student": named("student", a),
        "paid": Text("paying", {"amounts": listed(paid)}) if paid else "",
        "saved": Text("textbooks-saved", {"count": saved, "by": listed(by)}) if saved else "",
    }


def told_books(a, b, c):
    return {"books": books(a, b)}


def told_student(a, b, c):
    return {"student": named("student", a), "hall": b, "row": "AB"[int(HALL_IS_B[b])]}


def told_prices(a, b, c):
    return {"prices": " ".join(str(p) for p in PRICES[a])}


def told_professor(a, b, c):
    return {"professor": named("professor", a)}


def told_first_recruiter(a, b, c):
    return {"professor": named("professor", a), "ducats": b}


def told_price(a, b, c):
    pattern = PATTERN[PROFESSOR_FACULTY[a]]
    parts = [books(count, kind) for count, kind in zip(pattern, unpacked(b, 8, PATTERN_SLOTS), strict=True)]
    return {"professor": named("professor", a), "books": listed(parts)}


def told_bookmark(a, b, c):
    return {"professor": named("professor", a), "books": books(1, b)}


def told_lecture(a, b, c):
    if b == FREE_OF_CHARGE:
        cost = Text("lecture-free")
    elif b == BOOK_WAIVED:
        cost = Text("lecture-waived", {"by": named("chancellor", COMPONENTS.index("chancellor", "alberti"))})
    else:
        cost = Text("lecture-for", {"books": books(1, b)})
    return {"professor": named("professor", a), "cost": cost}


def told_exchange(a, b, c):
    row = COMPONENTS.rows["exchange"][a]
    return {
        "pays": listed(amounts(ducats=row["pay_ducats"], points=row["pay_points"])),
        "gets": listed(amounts(ducats=row["ducats"], points=row["points"])),
    }


def told_slid(a, b, c):
    return {"lost": a}


def told_declined(a, b, c):
    return {"what": ("student", "professor", "space", "exchange")[a]}


# Research and fame ----------------------------------------------------------------------------------------------------


def told_black(a, b, c):
    if c < 0:
        return {"cost": named("cost", a), "paid": Text("for-free")}
    dictionaries, points = divmod(c, 16)
    goods = amounts(ducats=b, points=points, dictionaries=dictionaries)
    return {"cost": named("cost", a), "paid": Text("paying", {"amounts": listed(goods)}) if goods else ""}


def told_milestone(a, b, c):
    return {"number": a + 1, "bonus": named("bonus", b)}


def told_cause(a, b, c):
    return {"cause": Text(f"cause-{('points', 'hall', 'bust')[a]}")}


def told_bust(a, b, c):
    return {"bust": "abc"[a], "glory": named("glory", a * GLORY_PER_LETTER + c), "chancellor": named("chancellor", b)}


def told_steps(a, b, c):
    return {"steps": listed(amounts(green=a, black=b))}


def told_passed(a, b, c):
    tutors, masters = divmod(a, 16)
    rest = [Text("pass-workers", {"workers": workers(masters, tutors)})] if a else []
    rest += [Text("pass-professors", {"count": b})] if b else []
    return {"free": "yes" if c else "no", "rest": Text("pass-rest", {"rest": listed(rest)}) if rest else ""}


# Between rounds and at the end ----------------------------------------------------------------------------------------


def told_order(a, b, c):
    counts = [*unpacked(b, 16, 3), c]
    return {
        "order": [
            Text("order-place", {"player": seat, "count": count})
            for seat, count in zip(told_seats(a), counts, strict=False)
        ]
    }


def told_discarded(a, b, c):
    return {"books": books(1, a), "capacity": b}


def told_reputation(a, b, c):
    return {
        "owners": [
            Text("rank-place", {"rank": rank, "owner": owner})
            for rank, owner in zip(ROMAN, told_seats(a), strict=False)
        ]
    }


def told_home(a, b, c):
    dormitory, spaces = divmod(a, 16)
    parts = (("spaces", spaces), ("dormitory", dormitory), ("tutors", b), ("professors", c))
    return {"home": listed([Text(f"home-{place}", {"count": count}) for place, count in parts if count])}


def told_income(a, b, c):
    doubled, displayed = divmod(a, 64)
    dictionaries, students = divmod(b, 64)
    lost, rank = divmod(c, 64)
    copernicus = named("chancellor", COMPONENTS.index("chancellor", "copernicus"))
    goods = amounts(ducats=displayed + students + rank, dictionaries=dictionaries)
    return {
        "amounts": listed(goods) or Text("no-ducats"),
        "displayed": displayed,
        "by": Text("thanks-to", {"by": copernicus}) if doubled and displayed else "",
        "students": students,
        "rank": rank,
        "lost": lost,
    }


def told_end_goods(a, b, c):
    rank, dictionaries = divmod(c, 256)
    return {"track": a, "ducats": b, "dictionaries": dictionaries, "rank": rank}


def told_end_total(a, b, c):
    professors, milestones = divmod(a, 64)
    halls, mathematics = divmod(b, 64)
    total, busts = divmod(c, 16)
    return {
        "milestones": milestones,
        "professors": professors,
        "mathematics": mathematics,
        "halls": halls,
        "busts": busts,
        "total": total,
    }


def told_won(a, b, c):
    return {"points": a, "tied": "yes" if b else "no"}


assert BUSTS == 3 and COLOURS == 4  # what "abc" and a packed order rest on
