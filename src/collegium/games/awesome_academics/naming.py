"""What pieces are called: disciplines, projects, staff, cards, tiles and events; never part of the rules."""

from functools import cache

from collegium.kernel import Text

from .choices import CONSULTANT, FIRST_STUDENT
from .components import (
    CARD_NAMES,
    COMPONENTS,
    DISCIPLINE_KEYS,
    DISCIPLINES,
    LETTERS,
    NEEDS,
    PAIR_KEYS,
    STANDARDS,
    TITLES,
    TRACK,
    TRACKS,
)
from .state import PHASES


@cache
def discipline(d):
    return Text(f"discipline-{DISCIPLINE_KEYS[d]}", {"letter": LETTERS[d]})


@cache
def pair(k):
    return Text(f"pair-{PAIR_KEYS[k]}")


def months(needs):
    """Months by discipline in letters: "6L 1I"."""
    return " ".join(f"{n}{letter}" for n, letter in zip(needs, LETTERS, strict=True) if n)


@cache
def project(p):
    return Text("project", {"title": TITLES[p], "months": months(NEEDS[p].tolist())})


def project_open(s, p):
    """A project with what it still needs."""
    left = [int(NEEDS[p, d]) - int(s.project[p].progress[d]) for d in range(DISCIPLINES)]
    return Text("project-open", {"title": TITLES[p], "months": months(left) or "0"})


def researcher(i):
    return COMPONENTS.name("researcher", i)


@cache
def researcher_with_pair(i):
    return Text("researcher-with-pair", {"name": researcher(i), "letters": "".join(LETTERS[d] for d in TRACK[i])})


@cache
def student(j):
    return Text("student-name", {"number": j + 1})


def student_with(s, j):
    tokens = "".join(LETTERS[d] * int(s.student[j].tokens[d]) for d in range(DISCIPLINES))
    return Text("student-with", {"number": j + 1, "tokens": tokens or "-"})


@cache
def card(c):
    return Text("card", {"number": c + 1, "name": Text(f"card-{CARD_NAMES[c]}")})


def tile(t):
    return COMPONENTS.name("tile", t)


def happening(e):
    return COMPONENTS.name("event", e, "happening")


@cache
def happening_about(e):
    return COMPONENTS.about("event", e, "happening")


@cache
def bonus(e):
    return Text(f"bonus-{COMPONENTS.rows['event'][e]['criterion']}")


def unit(s, u):
    """A unit of the research menu, with its Months."""
    if u == CONSULTANT:
        return Text("unit-consultant")
    if u >= FIRST_STUDENT:
        j = u - FIRST_STUDENT
        return Text("unit-student", {"student": student_with(s, j), "months": int(s.student[j].months)})
    i, track = divmod(u, TRACKS)
    return Text("unit-track", {
        "researcher": researcher(i), "discipline": discipline(int(TRACK[i, track])),
        "months": int(s.researcher[i].months[track]),
    })  # fmt: skip


@cache
def standard(k):
    """What a standard action is called."""
    return Text(f"standard-{STANDARDS[k]}")


@cache
def phase(k):
    return Text(f"phase-{PHASES[k]}")
