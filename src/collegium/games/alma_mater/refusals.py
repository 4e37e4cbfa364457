"""How much is missing: the numbers that a refusal names, from the state as the seat sees it (plain Python).

Rules are asked late, because they import choices.py and that this.
"""

from itertools import permutations, product

from collegium.kernel import Text

from .components import (
    COLLOQUIUM_SPACE,
    COLOURS,
    COMPONENTS,
    DICTIONARY,
    FACULTIES,
    GLORY,
    GLORY_PER_LETTER,
    HALL_COST,
    KINDS,
    OWN_PRICE,
    PARK_TRADE,
    PATTERN,
    PATTERN_SLOTS,
    PROFESSOR_FACULTY,
    STUDENT_DICTIONARIES,
    STUDENT_FACULTY,
    STUDENT_TEXTBOOKS,
    WORST_RANK,
)
from .labels import M_BUST, M_LECTURE
from .names import ROMAN, book, listed, named


def missing(**counts):
    """What is still needed, by its names in the texts (`missing-NAME`)."""
    return [Text(f"missing-{name}", {"count": int(count)}) for name, count in counts.items() if count > 0]


def question(s, who):
    """The key of the choice the seat owes."""
    from collegium.games.alma_mater.choices import CHOICES

    return CHOICES.kinds[s.owed[who].kind].key


# Masters, ducats, points ----------------------------------------------------------------------------------------------


def masters(s, who, option):
    from collegium.games.alma_mater.rules.gains import masters_at_hand
    from collegium.games.alma_mater.rules.masters import masters_needed

    needed = option + 1 if question(s, who) == "bishop_count" else masters_needed(s, who, option)
    return {"missing": int(needed - masters_at_hand(s.player[who]))}


def price(s, who, option):
    """The ducats that an option of the question asks for."""
    from collegium.games.alma_mater.rules import colloquium, modifiers

    kind, about = question(s, who), s.owed[who].a
    if kind in ("menu", "activate"):  # an action space: the least it can cost
        space = COMPONENTS.rows["space"][option]["action"]
        if option == COLLOQUIUM_SPACE:
            return colloquium.cheapest_offer(s, who)
        return OWN_PRICE if space == "own" else modifiers.trade_cost(s, who, PARK_TRADE if space == "park" else 0)
    if kind == "trade":
        return modifiers.trade_cost(s, who, option)
    if kind == "colloquium_source":
        return colloquium.next_price(s, option)
    if kind == "colloquium_quantity":
        return colloquium.total_price(s, about, option + 1)
    if kind == "own_quantity":
        return option * OWN_PRICE
    if kind == "pick_exhaust":
        return COMPONENTS.rows["cost"][about]["or_ducats"]
    if kind == "exchange":
        return COMPONENTS.rows["exchange"][option]["pay_ducats"]
    return modifiers.professor_ducats(s, s.player[who], option, about)


def ducats(s, who, option):
    return {"missing": int(price(s, who, option) - s.player[who].ducats)}


def points(s, who, option):
    return {"missing": COMPONENTS.rows["exchange"][option]["pay_points"] - s.player[who].points}


def hall(s, who, option):
    me = s.player[who]
    return {"missing": int(HALL_COST[me.halls + 1] - me.ducats)}


# Books ----------------------------------------------------------------------------------------------------------------


def fewest(stock, quantities, allowed):
    """The fewest further books with which each quantity can be paid in a kind of its own, out of those it allows."""
    best = 99
    for kinds in permutations(range(len(stock)), len(quantities)):
        if all(kind in able for kind, able, n in zip(kinds, allowed, quantities, strict=True) if n):
            lack = sum(max(0, n - stock[kind]) for kind, n in zip(kinds, quantities, strict=True))
            best = min(best, lack)
    return best


def reputed(s, worst):
    """Colours whose rank is good enough; in round 1 all."""
    if s.reputation[0] < 0 or worst >= s.colours:
        return set(range(s.colours))
    return {int(seat) for seat in list(s.reputation)[: int(worst)]}


def textbooks_missing(s, who, faculty, saved):
    """The fewest further textbooks with which a student of the faculty could be paid, best reduced."""
    me = s.player[who]
    stock = [int(n) for n in me.books[:COLOURS]]
    quantities = [int(n) for n in STUDENT_TEXTBOOKS[faculty]]
    allowed = [reputed(s, worst) for worst in WORST_RANK[faculty]]
    best = 99
    saved = min(saved, sum(quantities))
    for off in product(*(range(min(saved, n) + 1) for n in quantities)):
        if sum(off) == saved:
            best = min(best, fewest(stock, [n - less for n, less in zip(quantities, off, strict=True)], allowed))
    return best


def price_missing(s, who, slot):
    """Books that a professor's price lacks, or the fewest for a price of one's own choice."""
    me = s.player[who]
    pattern = [int(n) for n in PATTERN[PROFESSOR_FACULTY[s.professor_in[slot]]]]
    kinds = [int(kind) for kind in s.professor_price[slot]]
    if kinds[0] >= 0:
        return sum(max(0, n - me.books[kind]) for kind, n in zip(kinds, pattern, strict=True))
    able = {*range(s.colours), DICTIONARY}
    return fewest([int(n) for n in me.books[:KINDS]], pattern, [able] * PATTERN_SLOTS)


def books(s, who, option):
    from collegium.games.alma_mater.rules.modifiers import textbooks_saved

    kind, me, owed = question(s, who), s.player[who], s.owed[who]
    if kind == "pick_student":
        faculty = int(STUDENT_FACULTY[option])
        textbooks = textbooks_missing(s, who, faculty, int(textbooks_saved(me, owed.a)))
        dictionaries = STUDENT_DICTIONARIES[faculty] - me.books[DICTIONARY]
        return {"missing": listed(missing(textbooks=textbooks, dictionaries=dictionaries))}
    if kind == "pick_professor":
        return {"missing": listed(missing(books=price_missing(s, who, option)))}
    quantity = owed.b
    if kind == "pay_kind":
        quantity = PATTERN[PROFESSOR_FACULTY[s.professor_in[owed.a]], owed.b]
    lack = int(quantity - me.books[option])
    return {"missing": listed(missing(of_this=lack))}


def lecture_book(s, who, option):
    return {"book": book(s, who, s.player[who].bookmark[option - M_LECTURE])}


def rank(s, who, option):
    worst = int(WORST_RANK[s.bill.faculty, s.owed[who].a])
    return {"rank": ROMAN[min(s.colours, worst) - 1]}


# Research and fame ----------------------------------------------------------------------------------------------------


def step(s, who, option):
    """What the next level's cost lacks."""
    from collegium.games.alma_mater.rules import costs, gains

    me = s.player[who]
    cost = int(costs.cost_of_level(s, me.level + 1))
    row = COMPONENTS.rows["cost"][cost]
    lacks = missing(
        ducats=costs.ducats_due(s, who, cost) - me.ducats,
        points=row["points"] - me.points,
        dictionaries=row["dictionaries"] - me.books[DICTIONARY],
        masters=int(row["masters"] != "stay" and not gains.masters_at_hand(me)),
    )
    if row["exhaust"] and not sum(me.ready):
        short = row["or_ducats"] - me.ducats
        lacks.append(Text("missing-ready-or", {"count": int(short)}) if row["or_ducats"] else Text("missing-ready"))
    stock = [int(n) for n in me.books[:COLOURS]]
    if row["differ"]:
        lacks += missing(textbooks=fewest(stock, [row["each"]] * 2, [set(range(s.colours))] * 2))
    else:
        lacks += missing(textbooks=costs.picks_due(s, who, cost) - sum(stock))
    return {"missing": listed(lacks)}


def glory_lacks(s, who, bust):
    """What a glory tile still asks for, name by name; faculties are those without a student."""
    from collegium.games.alma_mater.rules import fame, research

    me = s.player[who]
    tile = [int(n) for n in GLORY[bust * GLORY_PER_LETTER + s.glory[bust]]]
    milestones, ducats, dictionaries, students, each, cheap, dear, professors, cheap_professors = tile
    art, law, medicine, mathematics = (int(fame.students_of(me, faculty)) for faculty in range(FACULTIES))
    lacks = {
        "milestones": milestones - research.milestones(me),
        "ducats": ducats - me.ducats,
        "dictionaries": dictionaries - me.books[DICTIONARY],
        "students": students - me.halls,
        "cheap_students": cheap - art - law if cheap else 0,
        "dear_students": dear - medicine - mathematics if dear else 0,
        "professors": professors - sum(me.professors) if professors else 0,
        "cheap_professors": cheap_professors - fame.cheap_professors(s, me) if cheap_professors else 0,
    }
    without = [f for f, n in enumerate((art, law, medicine, mathematics)) if each and n < each]
    return {name: int(lack) for name, lack in lacks.items() if lack > 0}, without


def glory(s, who, option):
    lacks, without = glory_lacks(s, who, option - M_BUST)
    parts = missing(**lacks)
    if without:
        parts.append(Text("missing-faculties", {"faculties": listed([named("faculty", f) for f in without])}))
    return {"missing": listed(parts)}
