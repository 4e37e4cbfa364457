"""How things are named: Texts for disciplines, projects, staff, cards, tiles and events; and where they lie.

Used by `choices.py` and `table.py`; plain Python, never part of the rules.
"""

from collegium.kernel.texts import Text

from .components import CARD_NAMES, COMPONENTS, DEFENCE_CARDS, DISCIPLINES, NEEDS, PAIR, STUDENTS, TITLES, TRACK
from .state import OFFER, SLOT

LETTERS = tuple(row["letter"] for row in COMPONENTS.rows["discipline"])
TINTS = tuple(row["tint"] for row in COMPONENTS.rows["discipline"])
DISCIPLINE_KEYS = COMPONENTS.keys("discipline")
PAIR_KEYS = tuple(LETTERS[a].lower() + LETTERS[b].lower() for a, b in PAIR.tolist())
CONSULTANT, END = 48, 49  # options of the unit menu; before them two tracks for each researcher, then the students
FIRST_STUDENT = CONSULTANT - STUDENTS
STORE = len(TITLES) * DISCIPLINES  # options of the destination menu from here on: store in a discipline


def discipline(d):
    return Text(f"discipline-{DISCIPLINE_KEYS[d]}", {"letter": LETTERS[d]})


def pair(k):
    return Text(f"pair-{PAIR_KEYS[k]}")


def months(needs):
    """Months by discipline in letters: "6L 1I"."""
    return " ".join(f"{n}{letter}" for n, letter in zip(needs, LETTERS, strict=True) if n)


def project(p):
    return Text("project", {"title": TITLES[p], "months": months(NEEDS[p].tolist())})


def project_open(s, p):
    """A project with what it still needs."""
    left = [int(NEEDS[p, d]) - int(s.project[p].progress[d]) for d in range(DISCIPLINES)]
    return Text("project-open", {"title": TITLES[p], "months": months(left) or "0"})


def researcher(i):
    return Text(f"researcher-{COMPONENTS.keys('researcher')[i]}")


def researcher_with_pair(i):
    return Text("researcher-with-pair", {"name": researcher(i), "letters": "".join(LETTERS[d] for d in TRACK[i])})


def student(j):
    return Text("student-name", {"number": j + 1})


def student_with(s, j):
    tokens = "".join(LETTERS[d] * int(s.student[j].tokens[d]) for d in range(DISCIPLINES))
    return Text("student-with", {"number": j + 1, "tokens": tokens or "-"})


def card(c):
    return Text("card", {"number": c + 1, "name": Text(f"card-{CARD_NAMES[c]}")})


def tile(t):
    return Text(f"tile-{COMPONENTS.keys('tile')[t]}")


def happening(e):
    return Text(f"happening-{COMPONENTS.keys('event')[e]}")


def happening_about(e):
    return Text(f"happening-{COMPONENTS.keys('event')[e]}-about")


def bonus(e):
    return Text(f"bonus-{COMPONENTS.rows['event'][e]['criterion']}")


def unit(s, u):
    """A unit of the research menu, with its Months."""
    if u == CONSULTANT:
        return Text("unit-consultant")
    if u >= FIRST_STUDENT:
        j = u - FIRST_STUDENT
        return Text("unit-student", {"student": student_with(s, j), "months": int(s.student[j].months)})
    i, track = divmod(u, 2)
    return Text("unit-track", {
        "researcher": researcher(i), "discipline": discipline(int(TRACK[i, track])),
        "months": int(s.researcher[i].months[track]),
    })  # fmt: skip


def offered(s, slot):
    """The project in an offer slot, or -1."""
    return next((p for p in range(len(TITLES)) if s.project[p].place == OFFER + slot), -1)


def open_card(s, slot):
    """The Action card in an open slot, or -1."""
    return next((c for c in range(len(CARD_NAMES)) if s.card[c] == SLOT + slot), -1)


# Where things lie on the table ----------------------------------------------------------------------------------------


def at_project(p):
    return f"project.{p}" if p >= 0 else None


def at_card(c):
    return f"card.{c}" if c >= 0 else None


def at_unit(who, u):
    if u >= CONSULTANT:
        return f"consultants.{who}" if u == CONSULTANT else None
    return f"student.{u - FIRST_STUDENT}" if u >= FIRST_STUDENT else f"researcher.{u // 2}"


def defence_card(option):
    return int(DEFENCE_CARDS[option])
