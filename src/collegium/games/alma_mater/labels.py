"""What options say, and the places on the table they point at (plain Python, for clients).

Rules are asked where a label needs them; they are imported late, because the rules import choices.py and that this.
"""

from collegium.kernel import Text

from .components import (
    BISHOP_SPACE,
    BUSTS,
    COMPONENTS,
    DICTIONARY,
    DISPLAY,
    KINDS,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PATTERN,
    PRICES,
    SLOTS,
    SPACES,
    STUDENT_FACULTY,
    STUDENTS,
    TOP,
    WORST_RANK,
)
from .names import (
    ROMAN,
    amounts,
    book,
    listed,
    named,
    owner,
    professor_in,
    setup_card_name,
)

MENU_STARTS = (
    0,
    SPACES,
    SPACES + SLOTS,
    SPACES + 2 * SLOTS,
    SPACES + 2 * SLOTS + 1,
    SPACES + 2 * SLOTS + 2,
    SPACES + 2 * SLOTS + 2 + BUSTS,
    *(SPACES + 2 * SLOTS + 3 + BUSTS + k for k in range(3)),
)
_, M_LECTURE, M_READY, M_GREEN, M_BLACK, M_BUST, M_FREE, M_SKIP, M_PASS, M_END = MENU_STARTS


def cost_name(s, who, level):
    """The cost of a level as it stands for this player now."""
    from collegium.games.alma_mater.rules import costs

    cost = int(costs.cost_of_level(s, level))
    row = COMPONENTS.rows["cost"][cost]
    if costs.is_waived(s, who, cost):
        return Text("cost-free")
    if row["counts"] == "nothing" and not row["half"]:
        return Text(f"cost-{row['key']}")
    due, unit = (
        (costs.picks_due(s, who, cost), "textbooks") if row["per_picks"] else (costs.ducats_due(s, who, cost), "ducats")
    )
    return Text(f"cost-now-{unit}", {"count": int(due)}) if due else Text("cost-free")


# Options: set-up ------------------------------------------------------------------------------------------------------


def setup_card(s, who, option):
    return setup_card_name(option + 1)


def setup_card_place(s, who, option):
    return f"setup.{option + 1}"


def chancellor(s, who, option):
    return Text("option-pick_chancellor", {"name": named("chancellor", option), "about": about_chancellor(option)})


def about_chancellor(chancellor):
    return Text(f"chancellor-{COMPONENTS.rows['chancellor'][int(chancellor)]['key']}-about")


def chancellor_place(s, who, option):
    return f"chancellor.{option}"


def shelf_question(s, who):
    return Text("ask-shelf_value", {"slot": s.owed[who].a + 1})


def shelf_value(s, who, option):
    return Text("option-shelf_value", {"points": option + 1})


def shelf_value_place(s, who, option):
    return f"shelf.{who}.{s.owed[who].a}"


# Options: books -------------------------------------------------------------------------------------------------------


def colour(s, who, option):
    return book(s, who, option)


def colour_place(s, who, option):
    return f"book.{who}.{option}"


kind, book_place = colour, colour_place


def place_own_question(s, who):
    return Text("ask-place_own", {"count": s.owed[who].a})


def place_own(s, who, option):
    return Text("option-place_own", {"count": option, "rest": max(0, s.owed[who].a - option)})


def requirement(s, who, option):
    worst = min(s.colours, int(WORST_RANK[s.bill.faculty, option]))
    return Text("option-reduce", {"count": s.bill.owes[option], "rank": ROMAN[worst - 1]})


def pay_question(s, who):
    return Text("ask-pay_colour", {"count": s.owed[who].b})


def pay_colour(s, who, option):
    return Text("option-pay", {"count": s.owed[who].b, "book": book(s, who, option)})


def pay_kind_question(s, who):
    slot, part = s.owed[who].a, s.owed[who].b
    return Text("ask-pay_kind", {"part": part + 1, "professor": professor_in(s, slot)})


def pay_kind(s, who, option):
    slot, part = s.owed[who].a, s.owed[who].b
    faculty = COMPONENTS.rows["professor"][s.professor_in[slot]]["faculty"]
    return Text("option-pay", {"count": int(PATTERN[faculty, part]), "book": book(s, who, option)})


def bookmark_question(s, who):
    return Text("ask-set_bookmark", {"professor": professor_in(s, s.owed[who].a)})


def discard_question(s, who):
    from collegium.games.alma_mater.rules import modifiers

    me = s.player[who]
    return Text(
        "ask-discard_book",
        {"over": int(sum(me.books) - modifiers.capacity(me)), "capacity": int(modifiers.capacity(me))},
    )


# Options: students and professors -------------------------------------------------------------------------------------


def about_student(student):
    return Text(f"student-{COMPONENTS.rows['student'][int(student)]['key']}-about")


def about_professor(professor):
    return Text(f"professor-{COMPONENTS.rows['professor'][int(professor)]['key']}-about")


def student_question(s, who):
    sources = ("row", "row", "row", "row", "lecture", "lecture", "bonus", "bonus", "setup")
    return Text(f"ask-pick_student-{sources[s.owed[who].a]}", {"row": s.owed[who].a + 1})


def student(s, who, option):
    if option == STUDENTS:
        return Text("option-decline")
    return Text(
        "option-pick_student",
        {
            "name": named("student", option),
            "about": about_student(option),
            "faculty": named("faculty", STUDENT_FACULTY[option]),
        },
    )


def student_place(s, who, option):
    return None if option == STUDENTS else f"student.{option}"


def professor_question(s, who):
    return Text(f"ask-pick_professor-{('normal', 'no_ducats', 'free')[s.owed[who].a]}")


def professor(s, who, option):
    if option == SLOTS:
        return Text("option-decline")
    return Text(
        "option-pick_professor", {"name": professor_in(s, option), "about": about_professor(s.professor_in[option])}
    )


def professor_place(s, who, option):
    return None if option == SLOTS else f"professor.{option}"


def lecturer_place(s, who, option):
    return None if option == SLOTS else f"lecturer.{who}.{option}"


def exhaust(s, who, option):
    if option == SLOTS:
        return Text("option-pick_exhaust-ducats", {"ducats": COMPONENTS.rows["cost"][s.owed[who].a]["or_ducats"]})
    return Text("option-pick_exhaust", {"professor": professor_in(s, option)})


def master_place(s, who, option):
    return f"archive.{who}"


# Options: the turn ----------------------------------------------------------------------------------------------------


def menu_question(s, who):
    situation, slot = s.owed[who].a, s.owed[who].b
    return Text(f"ask-menu-{('open', 'done', 'lecture')[situation]}", {"professor": professor_in(s, slot)})


def menu(s, who, option):
    from collegium.games.alma_mater.rules.masters import masters_needed

    if option == BISHOP_SPACE:
        return Text("option-menu-bishop")
    if option < M_LECTURE:
        return Text(
            "option-menu-space", {"space": named("space", option), "masters": int(masters_needed(s, who, option))}
        )
    if option < M_READY:
        return lecture(s, who, option - M_LECTURE)
    if option < M_GREEN:
        return Text("option-menu-ready", {"professor": professor_in(s, option - M_READY)})
    if option == M_GREEN:
        return Text("option-menu-green", {"left": s.green})
    if option == M_BLACK:
        return black_step(s, who)
    if option < M_FREE:
        bust = option - M_BUST
        return Text("option-menu-bust", {"bust": "abc"[bust], "chancellor": named("chancellor", max(0, s.fame[bust]))})
    if option == M_FREE:
        return Text("option-menu-free_lecture", {"professor": professor_in(s, s.owed[who].b)})
    ends = {M_SKIP: "skip_lecture", M_PASS: "pass", M_END: "end_turn"}
    return Text(f"option-menu-{ends[option]}")


def lecture(s, who, slot):
    from collegium.games.alma_mater.rules.modifiers import has_free_lectures

    me = s.player[who]
    if has_free_lectures(s, who) or me.bookmark[slot] < 0:
        return Text("option-menu-lecture-free", {"professor": professor_in(s, slot)})
    return Text("option-menu-lecture", {"professor": professor_in(s, slot), "book": book(s, who, me.bookmark[slot])})


def black_step(s, who):
    me = s.player[who]
    if me.level == TOP:
        return Text("option-menu-black-top")
    return Text("option-menu-black", {"left": s.black, "cost": cost_name(s, who, me.level + 1)})


def menu_place(s, who, option):
    if option < M_LECTURE:
        return space_place(s, who, option)
    if option < M_GREEN:
        return f"lecturer.{who}.{(option - M_LECTURE) % SLOTS}"
    if option in (M_GREEN, M_BLACK):
        return f"research.{min(TOP, s.player[who].level + 1)}"
    if option < M_FREE:
        return f"bust.{option - M_BUST}"
    if option == M_FREE:
        return f"lecturer.{who}.{s.owed[who].b}"
    return f"dormitory.{who}" if option == M_PASS else None


def space(s, who, option):
    return Text("option-decline") if option == SPACES else named("space", option)


def space_place(s, who, option):
    if option == SPACES:
        return None
    key = COMPONENTS.rows["space"][option]["key"]
    return f"space.{who}.{key}" if option in (OWN_SPACE, OWN_SECOND_SPACE) else f"space.{key}"


def bishop_count(s, who, option):
    from collegium.games.alma_mater.rules.modifiers import bishop_ducats

    return Text("option-bishop_count", {"masters": option + 1, "ducats": int(bishop_ducats(s, who, option + 1))})


def tutor_count(s, who, option):
    return Text("option-tutor_count", {"tutors": option, "masters": max(0, s.owed[who].b - option)})


def trade(s, who, option):
    from collegium.games.alma_mater.rules.modifiers import trade_cost, trade_points

    row = COMPONENTS.rows["trade"][option]
    return Text(
        f"option-trade-{row['key']}",
        {
            "ducats": int(trade_cost(s, who, option)),
            "points": int(trade_points(s, who, option)),
            "dictionaries": row["dictionaries"],
        },
    )


def laboratory(s, who, option):
    from collegium.games.alma_mater.rules.modifiers import laboratory_black, laboratory_green

    return listed(amounts(green=laboratory_green(s, who, option), black=laboratory_black(s, who, option)))


def source(s, who, option):
    if option == KINDS:
        return Text("option-colloquium_source-stop")
    if option == DICTIONARY:
        return Text("option-colloquium_source-dictionaries")
    return Text("option-colloquium_source-seat", {"owner": owner(s, option)})


def source_place(s, who, option):
    return None if option >= DICTIONARY else f"display.{option}"


def quantity_question(s, who):
    kind = s.owed[who].a
    return Text("ask-colloquium_quantity", {"book": book(s, who, kind)})


def quantity(s, who, option):
    from collegium.games.alma_mater.rules.colloquium import total_price

    return Text(
        "option-colloquium_quantity", {"count": option + 1, "ducats": int(total_price(s, s.owed[who].a, option + 1))}
    )


def shelf(s, who, option):
    seat, slot = divmod(option, DISPLAY)
    return Text(
        "option-pick_shelf", {"owner": owner(s, seat), "slot": slot + 1, "points": s.player[seat].shelf_points[slot]}
    )


def shelf_place(s, who, option):
    return f"shelf.{option // DISPLAY}.{option % DISPLAY}"


def own_quantity(s, who, option):
    return Text("option-own_quantity", {"count": option})


def double_question(s, who):
    from collegium.games.alma_mater.rules.research import milestone_bonus

    return Text("ask-double_bonus", {"bonus": named("bonus", milestone_bonus(s, s.owed[who].a))})


def price_row(s, who, option):
    return Text("option-price_config", {"prices": " ".join(str(p) for p in PRICES[option + 1])})
