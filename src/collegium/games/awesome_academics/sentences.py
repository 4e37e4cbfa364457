"""What the sentences of the story name, from the three small numbers of an event.

Several amounts share one number where they must, packed by the rules that tell them.
"""

from collegium.kernel.texts import SeatName, Text

from . import words
from .components import (
    COST_PER_TARGET,
    DISCIPLINES,
    EXPERIENCE_PER_POINT,
    LAYOUT_POINTS,
    MONEY_PER_POINT,
    PENALTY_MONEY,
    PENALTY_REPUTATION,
    RESERVED_POINTS,
    STANDARDS,
    TEACHING_LIMIT,
    TEACHING_MONEY,
    TRACK,
    TRACKS,
)
from .components import EVENTS as EVENT_CARDS
from .state import PHASES
from .words import FIRST_STUDENT, LETTERS

OFFER_SOURCE, HAND_SOURCE, DECK_SOURCE = 1, 1, 1  # an event's flag: from the offer, the hand, the deck


def yes(flag):
    return "yes" if flag else "no"


def letters(counts):
    """By discipline, in letters: "2L 1I"; "none" when there is nothing."""
    return words.months(counts) or "none"


def unpacked(packed):
    """Three counts of three bits each."""
    return [packed >> 3 * d & 7 for d in range(DISCIPLINES)]


def cards(*numbers):
    """Cards by their printed numbers; 0 is none, a hidden one is just a card."""
    return [words.card(n - 1) if n > 0 else Text("card-hidden") for n in numbers if n != 0]


def tiles(*numbers):
    return [words.tile(n - 1) if n > 0 else Text("tile-hidden") for n in numbers if n != 0]


def unit(u):
    """A track or a student, by name."""
    if u >= FIRST_STUDENT:
        return words.student(u - FIRST_STUDENT)
    letter = LETTERS[TRACK[u // TRACKS, u % TRACKS]]
    return Text("track-of", {"researcher": words.researcher_with_pair(u // TRACKS), "letter": letter})


def project(a, b, c):
    return {"project": words.project(a)}


def bought(a, b, c):
    return {"project": words.project(a), "price": b, "source": "offer" if c == OFFER_SOURCE else "stock"}


def honoured(a, b, c):
    return {"project": words.project(a), "points": letters(unpacked(b))}


def cancelled(a, b, c):
    """`b` is -1 while the group chooses where it loses the points; `c` is the work done, in vain."""
    points = letters(unpacked(b)) if b >= 0 else "choose"
    return {"project": words.project(a), "points": points, "work": letters(unpacked(c))}


def marked(a, b, c):
    return {"project": words.project(a), "discipline": words.discipline(b)}


def erased(a, b, c):
    return {**marked(a, b, c), "rival": SeatName(c)}


def worked(a, b, c):
    """What any unit did; the first number holds the project and, below it, the unit."""
    months, lost = b >> 2 & 7, b >> 5
    return {"project": words.project(a >> 6), "discipline": words.discipline(b & 3), "months": months, "lost": lost}


def track_worked(a, b, c):
    researcher = words.researcher_with_pair((a & 63) // TRACKS)
    return {**worked(a, b, c), "researcher": researcher, "level": c & 7, "rise": c >> 3}


def student_worked(a, b, c):
    return {**worked(a, b, c), "student": words.student(max(0, (a & 63) - FIRST_STUDENT))}


def consultant_worked(a, b, c):
    return {"project": words.project(a >> 6), "discipline": words.discipline(b & 3)}


def counted(a, b, c):
    return {"months": letters((a, b, c >> 5)), "any": c & 31}


def stored(a, b, c):
    """The third number holds the Months of I and, above them, how many were lost."""
    return {"months": letters((a, b, c & 63)), "lost": c >> 6}


def taught(a, b, c):
    money = sum(TEACHING_MONEY * min(TEACHING_LIMIT, n) for n in (a, b, c))
    return {"months": letters((a, b, c)), "amount": money}


def joined(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "price": b, "level": c}


def left(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "experience": b}


def trained(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "discipline": words.discipline(b), "level": c}


def lured(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "rival": SeatName(b), "experience": c}


def student(a, b, c):
    return {"student": words.student(a)}


def student_left(a, b, c):
    return {"student": words.student(a), "experience": b}


def graduated(a, b, c):
    return {"student": words.student(a), "amount": b, "extra": c}


def diploma(a, b, c):
    return {"student": words.student(a), "points": letters(unpacked(b)), "experience": c}


def student_token(a, b, c):
    return {"student": words.student(a), "discipline": words.discipline(b)}


def card(a, b, c):
    return {"card": words.card(a) if a >= 0 else Text("card-hidden")}


def swapped(a, b, c):
    return {"card": words.card(a), "given": words.card(b) if b >= 0 else Text("card-hidden")}


def taken(a, b, c):
    return {"card": words.card(a), "opened": words.card(b)}


def standard(a, b, c):
    return {"card": words.card(a), "standard": Text(f"standard-{STANDARDS[b]}")}


def paid(a, b, c):
    return {"months": letters(unpacked(a)), "money": b}


def brings(a, b, c):
    return {"card": words.card(a), "money": b, "points": letters(unpacked(c))}


def spent(a, b, c):
    return {"card": words.card(a & 63), "discipline": words.discipline(a >> 6), "money": b, "points": c}


def granted(a, b, c):
    return {"discipline": words.discipline(a), "amount": b + c, "half": b, "die": c}


def published(a, b, c):
    return {"discipline": words.discipline(a), "points": b, "extra": c}


def valorised(a, b, c):
    return {"discipline": words.discipline(a), "amount": b, "dice": ("lower", "higher", "both")[c]}


def attacked(a, b, c):
    return {"card": words.card(a), "rival": SeatName(b), "price": int(COST_PER_TARGET[a])}


def stopped(a, b, c):
    return {"rival": SeatName(c), "money": a, "months": letters(unpacked(b))}


def exposed(a, b, c):
    return {"card": words.card(a), "money": int(PENALTY_MONEY[a]), "points": int(PENALTY_REPUTATION[a])}


def points_lost(a, b, c):
    """`b` is 1 where the loss was limited to one discipline."""
    return {"points": letters(unpacked(a)), "where": "there" if b else "anywhere"}


def stolen(a, b, c):
    return {"card": words.card(a) if a >= 0 else Text("card-hidden"), "rival": SeatName(b)}


def missed(a, b, c):
    return {"card": words.card(a) if a >= 0 else Text("card-hidden"), "left": b}


def happening(a, b, c):
    return {"event": words.happening(a), "about": words.happening_about(a)}


def bonus(a, b, c):
    return {"bonus": words.bonus(a), "event": words.happening(a)}


def reserved(a, b, c):
    return {"bonus": words.bonus(a), "source": "deck" if b == DECK_SOURCE else "open"}


def bits(mask):
    return [e for e in range(EVENT_CARDS) if mask >> e & 1]


def bonuses(mask, points):
    return [Text("bonus-worth", {"bonus": words.bonus(e), "points": points}) for e in bits(mask)]


def scored(a, b, c):
    """Bits of the reserved and of the open bonuses that a group meets."""
    found = bonuses(a, RESERVED_POINTS) + bonuses(b, LAYOUT_POINTS)
    return {"bonuses": found, "amount": RESERVED_POINTS * a.bit_count() + LAYOUT_POINTS * b.bit_count()}


def final(a, b, c):
    bonus, experience, money = b >> 8, b & 255, c
    study, wealth = experience // EXPERIENCE_PER_POINT, money // MONEY_PER_POINT
    return {
        "reputation": a, "bonus": bonus, "experience": experience, "study": study, "money": money, "wealth": wealth,
        "points": a + bonus + study + wealth,
    }  # fmt: skip


def phase(a, b, c):
    return {"phase": Text(f"phase-{PHASES[a]}"), "turn": b, "last": yes(c)}


def order(a, b, c):
    return {"order": [SeatName(seat) for k in range(4) if (seat := a >> 3 * k & 7) < 7]}


def amount(a, b, c):
    return {"amount": a}
