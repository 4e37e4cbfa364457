"""What the story says: the words of every event from its three numbers.

Several small numbers may share one: the rules pack them with powers of 2 (or in tens, where a comment says so), and
here they are unpacked. What the texts are given is all they say, so that a reader can add it all up.
"""

from functools import partial

from collegium.kernel import Listed, Text, unpacked, yes_or_no

from . import choices
from .choices import EVENTS
from .components import (
    ADVOCATE,
    ALBERTI,
    ASSISTANT,
    BISHOP_SPACE,
    CARDS_PER_LETTER,
    COMPONENTS,
    COPERNICUS,
    DISPLAY,
    FACULTIES,
    HALL_IS_B,
    KINDS_PER_FACULTY,
    PATTERN,
    PATTERN_SLOTS,
    PEREIRA,
    PROFESSOR_FACULTY,
    RECRUITER,
    ROUNDS,
    TRADE_DICTIONARIES,
    TRADE_TEXTBOOKS,
)
from .naming import (
    amounts,
    books,
    glory_name,
    named,
    offered,
    phase_name,
    prices_name,
    ranks,
    source,
    thanks_to,
    the,
    told_owner,
    told_seats,
    workers,
)

ANATOMIST = COMPONENTS.index("professor", "anatomist")
CAUSES = ("points", "hall", "bust")
DECLINED = ("student", "professor", "space", "exchange")

# What a number stands for ---------------------------------------------------------------------------------------------

EVENTS.says(
    phase=phase_name, chancellors=offered, chancellor=partial(named, "chancellor"), order=told_seats, owners=ranks,
    owner=told_owner, buyer=told_owner, source=source, by=partial(thanks_to, PEREIRA), books=partial(books, 1),
    prices=prices_name, professor=partial(named, "professor"), space=partial(named, "space"),
    bonus=partial(named, "bonus"), number=lambda letter: letter + 1, cause=lambda cause: Text(f"cause-{CAUSES[cause]}"),
    what=lambda declined: DECLINED[declined], steps=lambda black: Listed(amounts(black=black)),
    tied=yes_or_no,
)  # fmt: skip


@EVENTS.worded(choices.TOLD_ROUND, choices.TOLD_ADMINISTRATION, choices.TOLD_INCOME_PHASE)
def told_round(number, _, __):
    return {"round": number, "rounds": ROUNDS}


# Set-up ---------------------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.TOLD_RESEARCH_CARD)
def told_research_card(number, _, __):
    card = COMPONENTS.rows["research"][number]
    return {
        "letter": "ABCDE"[number // CARDS_PER_LETTER],
        "first": Text(f"cost-{card['first']}"),
        "second": Text(f"cost-{card['second']}"),
        "bonus": Text(f"bonus-{card['bonus']}"),
    }


@EVENTS.worded(choices.TOLD_CAMPUS)
def told_campus(row, packed, stock):
    kinds = unpacked(packed, KINDS_PER_FACULTY, FACULTIES)
    students = Listed(named("student", faculty * KINDS_PER_FACULTY + kind) for faculty, kind in enumerate(kinds))
    return {"row": row + 1, "students": students, "stock": stock}


@EVENTS.worded(choices.TOLD_ACADEMY)
def told_academy(a, b, c):
    *professors, stock = (number for packed in (a, b, c) for number in unpacked(packed, 16, 3))
    return {"professors": Listed(named("professor", professor) for professor in professors), "stock": stock}


@EVENTS.worded(choices.TOLD_GLORY)
def told_glory(bust, tile, chancellor):
    brings = Text("glory-brings", {"chancellor": named("chancellor", chancellor)}) if chancellor >= 0 else ""
    return {"bust": "abc"[bust], "glory": glory_name(bust, tile), "brings": brings}


@EVENTS.worded(choices.TOLD_SHOWN)
def told_setup_cards(*cards):
    return {"cards": Listed(cards), "total": sum(COMPONENTS.rows["setup"][card - 1]["white"] for card in cards)}


@EVENTS.worded(choices.TOLD_SHELVES, choices.TOLD_IGNOTUS_SHELVES)
def told_shelves(packed, _, __):
    *shelves, aside = unpacked(packed, 4, DISPLAY + 1)
    return {"shelves": " ".join(str(points) for points in shelves), "aside": aside}


@EVENTS.worded(choices.TOLD_START)
def told_start(a, b, c):
    """What the setup cards give; packed in tens."""
    points, ducats = divmod(a, 100)
    dictionaries, textbooks, own = unpacked(b, 20, 3)
    green, students = divmod(c, 10)
    gives = amounts(
        points=points, ducats=ducats, dictionaries=dictionaries, textbooks=textbooks, own_textbooks=own,
        students=students, green=green,
    )  # fmt: skip
    return {"gives": Listed(gives)}


# Ignotus --------------------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.TOLD_IGNOTUS_STEPS)
def told_ignotus_steps(card, steps, levels):
    before, after = unpacked(levels, 16, 2)
    lost = COMPONENTS.rows["ignotus"][card - 1]["steps"] - steps
    return {"card": card, "steps": steps, "from": before, "to": after, "lost": lost}


@EVENTS.worded(choices.TOLD_IGNOTUS_BOOKS)
def told_ignotus_books(card, count, _):
    return {"count": count, "lost": COMPONENTS.rows["ignotus"][card - 1]["textbooks"] - count}


@EVENTS.worded(choices.TOLD_IGNOTUS_MASTERS)
def told_ignotus_masters(card, _, __):
    spaces = COMPONENTS.rows["ignotus"][card - 1]["spaces"]
    return {"spaces": Listed(named("space", space) for space in spaces if space >= 0)}


# Masters and spaces ---------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.TOLD_SENT)
def told_sent(space, masters, packed):
    saved, tutors = divmod(packed, 16)
    note: Text | str = Text("masters-saved", {"count": saved}) if saved else ""
    if space == BISHOP_SPACE and tutors:
        note = Text("tutors-apart")
    return {"workers": workers(masters, tutors), "space": named("space", space), "note": note}


@EVENTS.worded(choices.TOLD_RESTED, choices.TOLD_MASTER_GONE)
def told_workers(masters, tutors, _):
    return {"workers": workers(masters, tutors)}


@EVENTS.worded(choices.TOLD_TRADE)
def told_trade(trade, ducats, packed):
    improved, points = divmod(packed, 64)
    goods = amounts(dictionaries=TRADE_DICTIONARIES[trade], textbooks=TRADE_TEXTBOOKS[trade], points=points)
    return {"ducats": ducats, "amounts": Listed(goods), "by": thanks_to(PEREIRA, improved)}


@EVENTS.worded(choices.TOLD_BROUGHT)
def told_brought(code, b, c):
    points, ducats = divmod(b, 64)
    dictionaries, green, black = unpacked(c, 16, 3)
    gains = amounts(ducats=ducats, points=points, dictionaries=dictionaries, green=green, black=black)
    return {"amounts": Listed(gains), "source": source(code)}


@EVENTS.worded(choices.TOLD_OWN)
def told_own(displayed, stored, _):
    places = (("displayed", displayed), ("stored", stored))
    return {"places": Listed(Text(f"own-{place}", {"count": count}) for place, count in places if count)}


@EVENTS.worded(choices.TOLD_BOUGHT)
def told_bought(a, code, c):
    displayed, count = divmod(a, 32)
    ducats, earned = divmod(c, 32)
    if code == choices.AS_IGNOTUS:  # his books are paid to the supply
        display = Text("bought-displayed", {"displayed": displayed})
    else:
        display = Text("bought-earned", {"seller": told_owner(code), "count": earned, "displayed": displayed})
    return {"books": books(count, code), "ducats": ducats, "display": display}


@EVENTS.worded(choices.TOLD_BOUGHT_SUPPLY)
def told_bought_supply(count, code, ducats):
    return {"books": books(count, code), "ducats": ducats}


# Students and professors ----------------------------------------------------------------------------------------------


@EVENTS.worded(choices.TOLD_RECRUITS)
def told_recruits(student, b, c):
    dictionaries, hall = divmod(b, 16)
    way, mine = divmod(c, 8)
    has_assistant, saved = divmod(mine, 4)
    paid = [Text("hall-ducats", {"count": hall})] if hall else []
    paid += amounts(dictionaries=dictionaries)
    by = [the("student", ASSISTANT)] if has_assistant else []
    if way in (choices.FROM_LECTURE, choices.FROM_LECTURE_FOR_POINTS):
        by.append(the("professor", ANATOMIST if way == choices.FROM_LECTURE else ADVOCATE))
    return {
        "student": named("student", student),
        "paid": paying(paid),
        "saved": Text("textbooks-saved", {"count": saved, "by": Listed(by)}) if saved else "",
    }


def paying(goods):
    return Text("paying", {"amounts": Listed(goods)}) if goods else ""


@EVENTS.worded(choices.TOLD_PAID_BOOKS)
def told_books(count, code, _):
    return {"books": books(count, code)}


@EVENTS.worded(choices.TOLD_STUDENT)
def told_student(student, hall, _):
    return {"student": named("student", student), "hall": hall, "row": "AB"[int(HALL_IS_B[hall])]}


@EVENTS.worded(choices.TOLD_FIRST_RECRUITER)
def told_first_recruiter(professor, ducats, mode):
    """A milestone's professor never costs ducats. At the academy the Recruiter saves them, or a free recruit before."""
    by: Text | str = ""
    if mode == choices.AFTER_FREE:
        by = Text("after-a-free-recruit")
    elif mode == choices.NORMAL and not ducats:
        by = Text("thanks-to-the", {"name": named("student", RECRUITER)})
    return {"professor": named("professor", professor), "ducats": ducats, "by": by}


@EVENTS.worded(choices.TOLD_PRICE_SET, choices.TOLD_PRICE_PAID)
def told_price(professor, packed, _):
    pattern = PATTERN[PROFESSOR_FACULTY[professor]]
    kinds = unpacked(packed, 8, PATTERN_SLOTS)
    price = Listed(books(count, kind) for count, kind in zip(pattern, kinds, strict=True))
    return {"professor": named("professor", professor), "books": price}


@EVENTS.worded(choices.TOLD_LECTURE)
def told_lecture(professor, code, _):
    if code == choices.FREE_OF_CHARGE:
        cost = Text("lecture-free")
    elif code == choices.BOOK_WAIVED:
        cost = Text("lecture-waived", {"by": named("chancellor", ALBERTI)})
    else:
        cost = Text("lecture-for", {"books": books(1, code)})
    return {"professor": named("professor", professor), "cost": cost}


@EVENTS.worded(choices.TOLD_EXCHANGED)
def told_exchange(number, _, __):
    row = COMPONENTS.rows["exchange"][number]
    return {
        "pays": Listed(amounts(ducats=row["pay_ducats"], points=row["pay_points"])),
        "gets": Listed(amounts(ducats=row["ducats"], points=row["points"])),
    }


# Research and fame ----------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.TOLD_BLACK)
def told_black(cost, ducats, packed):
    if packed == choices.NOTHING_DUE:
        return {"cost": named("cost", cost), "paid": Text("for-free")}
    dictionaries, points = divmod(packed, 16)
    goods = amounts(ducats=ducats, points=points, dictionaries=dictionaries)
    return {"cost": named("cost", cost), "paid": paying(goods)}


@EVENTS.worded(choices.TOLD_BUST)
def told_bust(bust, chancellor, tile):
    return {"bust": "abc"[bust], "glory": glory_name(bust, tile), "chancellor": named("chancellor", chancellor)}


@EVENTS.worded(choices.TOLD_LAPSED)
def told_steps(green, black, _):
    return {"steps": Listed(amounts(green=green, black=black))}


@EVENTS.worded(choices.TOLD_PASSED)
def told_passed(packed, professors, was_free):
    tutors, masters = divmod(packed, 16)
    rest = [Text("pass-workers", {"workers": workers(masters, tutors)})] if packed else []
    rest += [Text("pass-professors", {"count": professors})] if professors else []
    return {"free": yes_or_no(was_free), "rest": Text("pass-rest", {"rest": Listed(rest)}) if rest else ""}


# Between rounds and at the end ----------------------------------------------------------------------------------------


@EVENTS.worded(choices.TOLD_ORDER)
def told_order(order, packed, last):
    seats = told_seats(order)
    counts = [*unpacked(packed, 16, 3), last][: len(seats)]
    tied = {"arrived" if count else "kept" for count in counts if counts.count(count) > 1}
    return {
        "order": [
            Text("order-place", {"player": seat, "count": count}) for seat, count in zip(seats, counts, strict=True)
        ],
        "tied": "both" if len(tied) > 1 else "".join(tied) or "no",
    }


@EVENTS.worded(choices.TOLD_HOME)
def told_home(packed, tutors, professors):
    dormitory, spaces = divmod(packed, 16)
    parts = (("spaces", spaces), ("dormitory", dormitory), ("tutors", tutors), ("professors", professors))
    return {"home": Listed(Text(f"home-{place}", {"count": count}) for place, count in parts if count)}


@EVENTS.worded(choices.TOLD_INCOME)
def told_income(a, b, c):
    doubled, displayed = divmod(a, 64)
    dictionaries, students = divmod(b, 64)
    lost, rank = divmod(c, 64)
    goods = amounts(ducats=displayed + students + rank, dictionaries=dictionaries)
    return {
        "amounts": Listed(goods) if goods else Text("no-ducats"),
        "displayed": displayed,
        "by": thanks_to(COPERNICUS, doubled and displayed),
        "students": students,
        "rank": rank,
        "lost": lost,
    }


@EVENTS.worded(choices.TOLD_END_GOODS)
def told_end_goods(track, ducats, packed):
    rank, dictionaries = divmod(packed, 256)
    return {"track": track, "ducats": ducats, "dictionaries": dictionaries, "rank": rank}


@EVENTS.worded(choices.TOLD_END_TOTAL)
def told_end_total(a, b, c):
    scored = ("professors", "milestones", "halls", "mathematics", "total", "busts")
    return dict(zip(scored, (*divmod(a, 64), *divmod(b, 64), *divmod(c, 16)), strict=True))
