"""How choices are said: options, questions, and refusals with what is missing. telling.py says the events."""

from collegium.kernel import Listed, Text

from . import choices as c
from .choices import CHOICES, REASONS
from .components import (
    BISHOP_SPACE,
    COLLOQUIUM_SPACE,
    COLOURS,
    COMPONENTS,
    DICTIONARY,
    DISPLAY,
    HALL_COST,
    OWN_PRICE,
    PARK_TRADE,
    PATTERN,
    STUDENT_DICTIONARIES,
    STUDENT_FACULTY,
    TOP,
    WORST_RANK,
)
from .naming import ROMAN, about, amounts, book, copies, named, owner, prices_name, professor_in, setup_card_name
from .rules import colloquium, costs, masters, modifiers, professors, research
from .rules.gains import masters_at_hand
from .rules.missing import fewest, glory_lacks, price_missing, textbooks, textbooks_missing

WAYS = ("row", "row", "row", "row", "lecture", "lecture", "bonus", "bonus", "setup")  # to recruit a student

# Options and questions: set-up ----------------------------------------------------------------------------------------


@CHOICES.labels(c.DRAFT_KEEP, c.DRAFT_DROP, c.EXTRA_SETUP)
def setup_card(s, who, option):
    return setup_card_name(option + 1)


@CHOICES.labels(c.PICK_CHANCELLOR)
def chancellor(s, who, option):
    return Text("option-pick_chancellor", {"name": named("chancellor", option), "about": about("chancellor", option)})


@CHOICES.asks(c.SHELF_VALUE)
def shelf_question(s, who):
    return Text("ask-shelf_value", {"slot": s.owed[who].a + 1})


@CHOICES.labels(c.SHELF_VALUE)
def shelf_value(s, who, option):
    return Text("option-shelf_value", {"points": option + 1})


# Options and questions: books -----------------------------------------------------------------------------------------

CHOICES.labels(c.GAIN_TEXTBOOK, c.SET_BOOKMARK, c.DISCARD_BOOK)(book)


@CHOICES.asks(c.PLACE_OWN)
def place_own_question(s, who):
    return Text("ask-place_own", {"count": s.owed[who].a})


@CHOICES.labels(c.PLACE_OWN)
def place_own(s, who, option):
    return Text("option-place_own", {"count": option, "rest": max(0, s.owed[who].a - option)})


@CHOICES.labels(c.REDUCE)
def requirement(s, who, option):
    return Text("option-reduce", {"count": s.bill.owes[option], "rank": worst_rank(s, option)})


def worst_rank(s, slot):
    """The rank that a requirement of the bill asks for."""
    return ROMAN[min(s.colours, int(WORST_RANK[s.bill.faculty, slot])) - 1]


@CHOICES.asks(c.PAY_COLOUR)
def pay_question(s, who):
    return Text("ask-pay_colour", {"count": s.owed[who].b})


@CHOICES.asks(c.PAY_KIND)
def pay_kind_question(s, who):
    return Text("ask-pay_kind", {"part": s.owed[who].b + 1, "professor": professor_in(s, s.owed[who].a)})


@CHOICES.labels(c.PAY_COLOUR, c.PAY_KIND)
def pay(s, who, option):
    return copies(quantity_due(s, who), book(s, who, option))


def quantity_due(s, who):
    """How many books the question asks for."""
    owed = s.owed[who]
    return PATTERN[professors.faculty_of(s, owed.a), owed.b] if owed.kind == c.PAY_KIND else owed.b


@CHOICES.asks(c.SET_BOOKMARK)
def bookmark_question(s, who):
    return Text("ask-set_bookmark", {"professor": professor_in(s, s.owed[who].a)})


@CHOICES.asks(c.DISCARD_BOOK)
def discard_question(s, who):
    me = s.player[who]
    capacity = int(modifiers.capacity(me))
    return Text("ask-discard_book", {"over": sum(me.books) - capacity, "capacity": capacity})


# Options and questions: students and professors -----------------------------------------------------------------------


@CHOICES.asks(c.PICK_STUDENT)
def student_question(s, who):
    return Text(f"ask-pick_student-{WAYS[s.owed[who].a]}", {"row": s.owed[who].a + 1})


@CHOICES.labels(c.PICK_STUDENT)
def student(s, who, option):
    if option == c.DECLINE_STUDENT:
        return Text("option-decline")
    words = {"name": named("student", option), "about": about("student", option)}
    return Text("option-pick_student", {**words, "faculty": named("faculty", STUDENT_FACULTY[option])})


@CHOICES.asks(c.PICK_PROFESSOR)
def professor_question(s, who):
    return Text(f"ask-pick_professor-{('normal', 'no_ducats', 'free')[s.owed[who].a]}")


@CHOICES.labels(c.PICK_PROFESSOR)
def professor(s, who, option):
    if option == c.DECLINE_PROFESSOR:
        return Text("option-decline")
    words = {"name": professor_in(s, option), "about": about("professor", s.professor_in[option])}
    return Text("option-pick_professor", words)


@CHOICES.labels(c.PICK_EXHAUST)
def exhaust(s, who, option):
    if option == c.PAY_DUCATS:
        return Text("option-pick_exhaust-ducats", {"ducats": COMPONENTS.rows["cost"][s.owed[who].a]["or_ducats"]})
    return Text("option-pick_exhaust", {"professor": professor_in(s, option)})


# Options and questions: the turn --------------------------------------------------------------------------------------


@CHOICES.asks(c.MENU)
def menu_question(s, who):
    situation, slot = s.owed[who].a, s.owed[who].b
    return Text(f"ask-menu-{('open', 'done', 'lecture')[situation]}", {"professor": professor_in(s, slot)})


@CHOICES.labels(c.MENU)
def menu(s, who, option):
    if option == BISHOP_SPACE:
        return Text("option-menu-bishop")
    if option < c.M_LECTURE:
        needed = int(masters.masters_needed(s, who, option))
        return Text("option-menu-space", {"space": named("space", option), "masters": needed})
    if option < c.M_READY:
        return lecture(s, who, option - c.M_LECTURE)
    if option < c.M_GREEN:
        return Text("option-menu-ready", {"professor": professor_in(s, option - c.M_READY)})
    if option == c.M_GREEN:
        return Text("option-menu-green", {"left": s.green})
    if option == c.M_BLACK:
        return black_step(s, who)
    if option < c.M_FREE_LECTURE:
        bust = option - c.M_BUST
        return Text("option-menu-bust", {"bust": "abc"[bust], "chancellor": named("chancellor", max(0, s.fame[bust]))})
    if option == c.M_FREE_LECTURE:
        return Text("option-menu-free_lecture", {"professor": professor_in(s, s.owed[who].b)})
    ends = {c.M_SKIP_LECTURE: "skip_lecture", c.M_PASS: "pass", c.M_END_TURN: "end_turn"}
    return Text(f"option-menu-{ends[option]}")


def lecture(s, who, slot):
    kind = s.player[who].bookmark[slot]
    if modifiers.has_free_lectures(s, who) or kind < 0:
        return Text("option-menu-lecture-free", {"professor": professor_in(s, slot)})
    return Text("option-menu-lecture", {"professor": professor_in(s, slot), "book": book(s, who, kind)})


def black_step(s, who):
    level = s.player[who].level
    if level == TOP:
        return Text("option-menu-black-top")
    return Text("option-menu-black", {"left": s.black, "cost": cost_name(s, who, level + 1)})


def cost_name(s, who, level):
    """The cost of a level as it stands for this player now."""
    cost = int(costs.cost_of_level(s, level))
    row = COMPONENTS.rows["cost"][cost]
    if costs.is_waived(s, who, cost):
        return Text("cost-free")
    if row["counts"] == "nothing" and not row["half"]:
        return Text(f"cost-{row['key']}")
    due, unit = costs.ducats_due(s, who, cost), "ducats"
    if row["per_picks"]:
        due, unit = costs.picks_due(s, who, cost), "textbooks"
    return Text(f"cost-now-{unit}", {"count": int(due)}) if due else Text("cost-free")


@CHOICES.labels(c.ACTIVATE)
def space(s, who, option):
    return Text("option-decline") if option == c.DECLINE_SPACE else named("space", option)


@CHOICES.labels(c.BISHOP_COUNT)
def bishop_count(s, who, option):
    ducats = int(modifiers.bishop_ducats(s, who, option + 1))
    return Text("option-bishop_count", {"masters": option + 1, "ducats": ducats})


@CHOICES.labels(c.TUTOR_COUNT)
def tutor_count(s, who, option):
    return Text("option-tutor_count", {"tutors": option, "masters": max(0, s.owed[who].b - option)})


@CHOICES.labels(c.TRADE)
def trade(s, who, option):
    row = COMPONENTS.rows["trade"][option]
    cost, points = modifiers.trade_cost(s, who, option), modifiers.trade_points(s, who, option)
    words = {"ducats": int(cost), "points": int(points), "dictionaries": row["dictionaries"]}
    return Text(f"option-trade-{row['key']}", words)


@CHOICES.labels(c.LABORATORY_CHOICE)
def laboratory(s, who, option):
    green, black = modifiers.laboratory_green(s, who, option), modifiers.laboratory_black(s, who, option)
    return Listed(amounts(green=green, black=black))


@CHOICES.labels(c.COLLOQUIUM_SOURCE)
def source(s, who, option):
    if option < COLOURS:
        return Text("option-colloquium_source-seat", {"owner": owner(s, option)})
    return Text(f"option-colloquium_source-{'stop' if option == c.STOP else 'dictionaries'}")


@CHOICES.asks(c.COLLOQUIUM_QUANTITY)
def quantity_question(s, who):
    return Text("ask-colloquium_quantity", {"book": book(s, who, s.owed[who].a)})


@CHOICES.labels(c.COLLOQUIUM_QUANTITY)
def quantity(s, who, option):
    return Text("option-colloquium_quantity", {"count": option + 1, "ducats": int(price(s, who, option))})


@CHOICES.labels(c.PICK_SHELF)
def shelf(s, who, option):
    seat, slot = divmod(option, DISPLAY)
    points = s.player[seat].shelf_points[slot]
    return Text("option-pick_shelf", {"owner": owner(s, seat), "slot": slot + 1, "points": points})


@CHOICES.labels(c.OWN_QUANTITY)
def own_quantity(s, who, option):
    return Text("option-own_quantity", {"count": option})


@CHOICES.asks(c.DOUBLE_BONUS)
def double_question(s, who):
    return Text("ask-double_bonus", {"bonus": named("bonus", research.milestone_bonus(s, s.owed[who].a))})


@CHOICES.labels(c.PRICE_CONFIG)
def price_row(s, who, option):
    return Text("option-price_config", {"prices": prices_name(option + 1)})


# Refusals: masters, ducats, points, ranks -----------------------------------------------------------------------------


def missing(**counts):
    """What is still needed, by its names in the texts (`missing-NAME`)."""
    return [Text(f"missing-{name}", {"count": int(count)}) for name, count in counts.items() if count > 0]


@REASONS.worded(c.TOO_FEW_MASTERS)
def masters_missing(s, who, option):
    is_bishop = s.owed[who].kind == c.BISHOP_COUNT
    needed = option + 1 if is_bishop else masters.masters_needed(s, who, option)
    return {"missing": int(needed - masters_at_hand(s.player[who]))}


@REASONS.worded(c.DUCATS_MISSING)
def ducats_missing(s, who, option):
    return {"missing": int(price(s, who, option) - s.player[who].ducats)}


def price(s, who, option):
    """The ducats that an option of the question asks for."""
    kind, what = s.owed[who].kind, s.owed[who].a
    if kind in (c.MENU, c.ACTIVATE):  # an action space: the least it can cost
        action = COMPONENTS.rows["space"][option]["action"]
        if option == COLLOQUIUM_SPACE:
            return colloquium.cheapest_offer(s, who)
        return OWN_PRICE if action == "own" else modifiers.trade_cost(s, who, PARK_TRADE if action == "park" else 0)
    prices = {
        c.TRADE: lambda: modifiers.trade_cost(s, who, option),
        c.COLLOQUIUM_SOURCE: lambda: colloquium.next_price(s, option),
        c.COLLOQUIUM_QUANTITY: lambda: colloquium.total_price(s, what, option + 1),
        c.OWN_QUANTITY: lambda: option * OWN_PRICE,
        c.PICK_EXHAUST: lambda: COMPONENTS.rows["cost"][what]["or_ducats"],
        c.EXCHANGE: lambda: COMPONENTS.rows["exchange"][option]["pay_ducats"],
        c.PICK_PROFESSOR: lambda: modifiers.professor_ducats(s, s.player[who], option, what),
    }
    return prices[kind]()


@REASONS.worded(c.POINTS_MISSING)
def points_missing(s, who, option):
    return {"missing": COMPONENTS.rows["exchange"][option]["pay_points"] - s.player[who].points}


@REASONS.worded(c.HALL_TOO_DEAR)
def hall_missing(s, who, option):
    me = s.player[who]
    return {"missing": int(HALL_COST[me.halls + 1] - me.ducats)}


@REASONS.worded(c.RANK_TOO_LOW)
def rank_needed(s, who, option):
    return {"rank": worst_rank(s, s.owed[who].a)}


# Refusals: books ------------------------------------------------------------------------------------------------------


@REASONS.worded(c.BOOKS_MISSING)
def books_missing(s, who, option):
    me, owed = s.player[who], s.owed[who]
    if owed.kind == c.PICK_STUDENT:
        faculty = int(STUDENT_FACULTY[option])
        few = textbooks_missing(s, who, faculty, int(modifiers.textbooks_saved(me, owed.a)))
        lacks = missing(textbooks=few, dictionaries=STUDENT_DICTIONARIES[faculty] - me.books[DICTIONARY])
    elif owed.kind == c.PICK_PROFESSOR:
        lacks = missing(books=price_missing(s, who, option))
    else:
        lacks = missing(of_this=quantity_due(s, who) - me.books[option])
    return {"missing": Listed(lacks)}


@REASONS.worded(c.BOOK_MISSING)
def lecture_book(s, who, option):
    return {"book": book(s, who, s.player[who].bookmark[option - c.M_LECTURE])}


# Refusals: research and fame ------------------------------------------------------------------------------------------


@REASONS.worded(c.STEP_TOO_DEAR)
def step_missing(s, who, option):
    """What the next level's cost lacks."""
    me = s.player[who]
    cost = int(costs.cost_of_level(s, me.level + 1))
    row = COMPONENTS.rows["cost"][cost]
    lacks = missing(
        ducats=costs.ducats_due(s, who, cost) - me.ducats,
        points=row["points"] - me.points,
        dictionaries=row["dictionaries"] - me.books[DICTIONARY],
        masters=int(row["masters"] != "stay" and not masters_at_hand(me)),
    )
    if row["exhaust"] and not sum(me.ready):
        short = row["or_ducats"] - me.ducats
        lacks.append(Text("missing-ready-or", {"count": int(short)}) if row["or_ducats"] else Text("missing-ready"))
    stock = textbooks(s, who)
    if row["differ"]:
        lacks += missing(textbooks=fewest(stock, [row["each"]] * 2, [set(range(s.colours))] * 2))
    else:
        lacks += missing(textbooks=costs.picks_due(s, who, cost) - sum(stock))
    return {"missing": Listed(lacks)}


@REASONS.worded(c.GLORY_NOT_REACHED)
def glory_missing(s, who, option):
    lacks, without = glory_lacks(s, who, option - c.M_BUST)
    parts = missing(**lacks)
    if without:
        parts.append(Text("missing-faculties", {"faculties": Listed(named("faculty", f) for f in without)}))
    return {"missing": Listed(parts)}
