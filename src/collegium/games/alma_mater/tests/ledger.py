"""The ledger of Alma Mater: what a player and the table can count, and what each event of the story changes of it.

Ignotus is no seat: what he has is counted on the table.
"""

from collegium.kernel import SeatName, Text
from collegium.match.ledger import moves, parts, unchanged

from ..components import COMPONENTS, DICTIONARY, IGNOTUS, KINDS, PROFESSORS, ROUNDS, SLOTS, STUDENTS
from ..rules.scoring import final_points
from ..state import ACTION, INCOME


def of(name):
    return lambda s, who: getattr(s.player[who], name)


def total(name):
    return lambda s, who: sum(getattr(s.player[who], name))


def book(kind):
    return lambda s, who: s.player[who].books[kind]


def student(kind):
    return lambda s, who: s.player[who].students[kind]


def professor(kind, name):
    """An account of a professor wherever in the academy the stack lies, 0 where it is not in the game."""

    def count(s, who):
        return sum(getattr(s.player[who], name)[slot] for slot in range(SLOTS) if s.professor_in[slot] == kind)

    return count


def key(table, row):
    return COMPONENTS.rows[table][row]["key"]


ACCOUNTS = {
    "ducats": of("ducats"),
    "points": of("points"),
    **{f"books {kind}": book(kind) for kind in range(KINDS)},
    "displayed": total("shelf_book"),
    "shelves turned": total("shelf_flipped"),
    "archive": of("archive"),
    "dormitory": of("dormitory"),
    "out": total("on_space"),
    "bishop": lambda s, who: s.player[who].bishop_count if s.phase == ACTION else 0,
    "tutors": of("tutors_archive"),
    "tutors resting": of("tutors_dormitory"),
    "additional": of("additional"),
    "masters lost": of("masters_lost"),
    "level": of("level"),
    "halls": of("halls"),
    **{f"student {key('student', kind)}": student(kind) for kind in range(STUDENTS)},
    **{f"professor {key('professor', kind)}": professor(kind, "professors") for kind in range(PROFESSORS)},
    "ready": total("ready"),
    **{f"bust {letter}": (lambda s, who, bust=bust: s.player[who].busts[bust]) for bust, letter in enumerate("abc")},
    "da vinci": of("da_vinci_spent"),
    "hand": lambda s, who: sum(1 for card in s.player[who].hand if card),
    "drafted": lambda s, who: sum(1 for card in s.player[who].drafted if card),
    "has chancellor": lambda s, who: int(s.player[who].chancellor >= 0),
    "result": lambda s, who: final_points(s, who) if s.over else 0,
}


def him(name):
    """Something of Ignotus, nothing where he does not take part."""
    return lambda s: getattr(s.player[IGNOTUS], name) if s.colours > s.seats else 0


def his(name):
    return lambda s: sum(getattr(s.player[IGNOTUS], name)) if s.colours > s.seats else 0


COMMON = {
    "round": lambda s: min(ROUNDS, s.round_number - (s.phase == INCOME)),
    "green": lambda s: s.green,
    "black": lambda s: s.black,
    **{f"stock {key('student', k)}": (lambda s, k=k: s.student_stock[k]) for k in range(STUDENTS)},
    **{
        f"stock {key('professor', k)}": lambda s, k=k: sum(
            s.professor_stock[slot] for slot in range(SLOTS) if s.professor_in[slot] == k
        )
        for k in range(PROFESSORS)
    },
    "tutors in supply": lambda s: s.tutors_supply,
    "tutors at work": lambda s: s.tutors_live,
    "tutors lost": lambda s: s.tutors_lost,
    "price sets": lambda s: s.price_sets,
    "setup deck": lambda s: s.setup_left,
    "chancellors offered": lambda s: sum(s.offer),
    "ignotus deck": lambda s: s.ignotus_left,
    "ignotus level": him("level"),
    "ignotus displayed": his("shelf_book"),
    "ignotus shelves turned": his("shelf_flipped"),
    "ignotus out": his("on_space"),
}


# What sentences say ---------------------------------------------------------------------------------------------------


def inside(clause):
    """The amounts of a clause such as ", paying 3 ducats and 1 dictionary"."""
    return parts(clause.args["amounts"]) if isinstance(clause, Text) and "amounts" in clause.args else []


def name(said):
    """student-steward -> "student steward"."""
    return said.key.replace("-", " ", 1)


def seat_of(said):
    return said.seat if isinstance(said, SeatName) else said


def kind_of(said, who):
    """The kind of book that `2 × textbook of ...` names; Ignotus prints the books of seat 2."""
    what = said.args["book"]
    if what.key == "book-dictionary":
        return DICTIONARY
    if what.key == "book-own":
        return who
    owner = what.args["owner"]
    return IGNOTUS if isinstance(owner, Text) else owner.seat


def stored(said, who, sign):
    return [(f"books {kind_of(each, who)}", who, sign * each.args["count"]) for each in parts(said)]


WHERE = {"ducats": "ducats", "points": "points", "dictionaries": f"books {DICTIONARY}"}


def goods(said, who, sign=1):
    """Ducats, points, dictionaries and steps; books of choice and students are told when they come."""
    found = []
    for each in parts(said):
        what = each.key.removeprefix("gain-")
        if what in WHERE:
            found.append((WHERE[what], who, sign * each.args["count"]))
        elif what in ("green", "black"):
            found.append((what, None, sign * each.args["count"]))
        elif what == "hall-ducats":
            found.append(("ducats", who, sign * each.args["count"]))
        else:
            assert what in ("textbooks", "own_textbooks", "students"), what
    return found


def crew(said):
    """Masters and tutors that a sentence names."""
    found = {each.key: each.args["count"] for each in parts(said)}
    assert set(found) <= {"gain-masters", "gain-tutors"}
    return found.get("gain-masters", 0), found.get("gain-tutors", 0)


def bonus(said, who):
    row = COMPONENTS.rows["bonus"][COMPONENTS.index("bonus", said.key.removeprefix("bonus-"))]
    return [(account, who, row[column]) for column, account in WHERE.items()]


# Entries --------------------------------------------------------------------------------------------------------------


def extra(who, told):
    return [("hand", who, -told["back"] - 1)]


def ignotus_steps(who, told):
    return [("ignotus deck", None, -1), ("ignotus level", None, told["to"] - told["from"])]


def sent(who, told):
    masters, tutors = crew(told["workers"])
    found = [("archive", who, -masters), ("out", who, masters), ("tutors", who, -tutors)]
    if told["space"].key == "space-bishop":
        found.append(("bishop", who, masters))
    return [*found, ("tutors at work", None, tutors)]


def own(who, told):
    where = {"own-displayed": "displayed", "own-stored": f"books {who}"}
    return [(where[each.key], who, each.args["count"]) for each in parts(told["places"])]


def bought(who, told):
    found = [("ducats", who, -told["ducats"]), *stored(told["books"], who, 1)]
    if "display" in told:
        display = told["display"].args
        if "seller" in display:
            seller = seat_of(display["seller"])
            assert seller == kind_of(told["books"], who)
            found += [("displayed", seller, -display["displayed"]), ("ducats", seller, display["count"])]
        else:
            found.append(("ignotus displayed", None, -display["displayed"]))
    return found


def marschalk(who, told):
    buyer = seat_of(told["buyer"])
    points = [("points", seat, told["points"]) for seat in (who, buyer)]
    return [*points, (f"books {buyer}", who, told["count"])]


def shelf(who, told):
    owner = told["owner"]
    turned = ("ignotus shelves turned", None, 1) if isinstance(owner, Text) else ("shelves turned", seat_of(owner), 1)
    return [("points", who, told["points"]), turned]


def joined_student(who, told):
    kind = name(told["student"])
    return [(kind, who, 1), (kind.replace("student", "stock", 1), None, -1), ("halls", who, 1)]


def joined_professor(who, told):
    kind = name(told["professor"])
    return [(kind, who, 1), (kind.replace("professor", "stock", 1), None, -1), ("ready", who, 1)]


def lecture(who, told):
    cost = told["cost"]
    return [("ready", who, -1), *(stored(cost.args["books"], who, -1) if "books" in cost.args else [])]


def rested(who, told):
    masters, tutors = crew(told["workers"])
    return [
        ("archive", who, -masters), ("dormitory", who, masters),
        ("tutors", who, -tutors), ("tutors resting", who, tutors),
    ]  # fmt: skip


def gone(who, told):
    masters, tutors = crew(told["workers"])
    return [
        ("archive", who, -masters), ("masters lost", who, masters),
        ("tutors", who, -tutors), ("tutors lost", None, tutors),
    ]  # fmt: skip


def passed(who, told):
    found = []
    for each in parts(told["rest"].args["rest"]) if told["rest"] else []:
        found += rested(who, each.args) if each.key == "pass-workers" else [("ready", who, -each.args["count"])]
    return found


def home(who, told):
    found = []
    for each in parts(told["home"]):
        count = each.args["count"]
        found += {
            "home-spaces": [("out", who, -count), ("archive", who, count)],
            "home-dormitory": [("dormitory", who, -count), ("archive", who, count)],
            "home-tutors": [("tutors resting", who, -count), ("tutors in supply", None, count)],
            "home-professors": [("ready", who, count)],
        }[each.key]
    return found


def income(who, told):
    found = goods([each for each in parts(told["amounts"]) if each.key != "no-ducats"], who)
    named = told["displayed"] + told["students"] + told["rank"]
    assert sum(difference for account, _, difference in found if account == "ducats") == named
    return [*found, ("displayed", who, -told["lost"])]


def end_total(who, told):
    scored = ("milestones", "professors", "mathematics", "halls", "busts")
    return [("result", who, sum(told[each] for each in scored))]


ENTRIES = {
    **unchanged(
        "setup", "administration", "income_phase", "final", "research_card", "campus", "academy", "glory", "offer",
        "dealt", "hands", "first_order", "ignotus_shelves", "shelves", "step_left", "nothing", "prices", "bookmark",
        "skipped", "activated", "declined", "no_master", "reputation", "won",
    ),
    "round": lambda who, told: [("round", None, int(told["round"] > 1))],
    "kept": moves(("hand", -1), ("drafted", 1)),
    "fourth": moves(("hand", -1), ("drafted", 1)),
    "dropped": moves(("drafted", -1)),
    "shown": lambda who, told: [("drafted", who, -len(parts(told["cards"])))],
    "chancellor": moves(("has chancellor", 1), ("chancellors offered*", -1)),
    "drawn": moves(("hand", "count"), ("setup deck*", "-count")),
    "extra": extra,
    "fame": moves(("chancellors offered*", -1)),
    "start": lambda who, told: [entry for entry in goods(told["gives"], who) if entry[1] is not None],
    "setup_away": moves(("setup deck*", "-count")),
    "ignotus_steps": ignotus_steps,
    "ignotus_books": moves(("ignotus displayed*", "count")),
    "ignotus_masters": lambda who, told: [("ignotus out", None, len(parts(told["spaces"])))],
    "sent": sent,
    "erasmus": moves(("bishop", "count")),
    "bishop": moves(("ducats", "ducats")),
    "trade": lambda who, told: [("ducats", who, -told["ducats"]), *goods(told["amounts"], who)],
    "brought": lambda who, told: goods(told["amounts"], who),
    "press": lambda who, told: [("ducats", who, -told["ducats"]), *goods(told["steps"], who)],
    "own": own,
    "textbook": lambda who, told: stored(told["books"], who, 1),
    "bought": bought,
    "bought_supply": bought,
    "marschalk": marschalk,
    "shelf": shelf,
    "recruits": lambda who, told: goods(inside(told["paid"]), who, -1),
    "paid_books": lambda who, told: stored(told["books"], who, -1),
    "student": joined_student,
    "price_tiles": moves(("price sets*", -1)),
    "first_recruiter": moves(("ducats", "-ducats")),
    "price_set": lambda who, told: stored(told["books"], who, -1),
    "price_paid": lambda who, told: stored(told["books"], who, -1),
    "professor": joined_professor,
    "lecture": lecture,
    "exchanged": lambda who, told: [*goods(told["pays"], who, -1), *goods(told["gets"], who)],
    "slid": moves(("displayed", "-lost")),
    "tutor": moves(("tutors", 1), ("tutors in supply*", -1)),
    "tutors_home": moves(("tutors at work*", "-count"), ("tutors in supply*", "count")),
    "green": moves(("green*", -1)),
    "black": lambda who, told: [("black", None, -1), *goods(inside(told["paid"]), who, -1)],
    "rested": rested,
    "master_gone": gone,
    "exhausted": moves(("ready", -1)),
    "instead": moves(("ducats", "-count")),
    "level": lambda who, told: [("level", who, 1 if told["count"] % 3 else 2)],  # on to the milestone at once
    "milestone": lambda who, told: bonus(told["bonus"], who),
    "doubled": lambda who, told: [("da vinci", who, 1), *bonus(told["bonus"], who)],
    "master": moves(("additional", 1), ("archive", 1)),
    "bust": lambda who, told: [(f"bust {told['bust']}", who, 1)],
    "readied": moves(("ready", 1)),
    "lapsed": lambda who, told: goods(told["steps"], who, -1),
    "passed": passed,
    "order": lambda who, told: [
        ("bishop", seat_of(place.args["player"]), -place.args["count"]) for place in parts(told["order"])
    ],
    "discarded": lambda who, told: stored(told["books"], who, -1),
    "home": home,
    "ignotus_home": moves(("ignotus out*", "-count")),
    "income": income,
    "ignotus_slid": moves(("ignotus displayed*", "-lost")),
    "end_goods": lambda who, told: [
        ("result", who, told["track"] + told["ducats"] + told["dictionaries"] + told["rank"])
    ],
    "end_total": end_total,
}  # fmt: skip
