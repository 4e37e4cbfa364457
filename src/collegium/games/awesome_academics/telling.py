"""How the story is told: what the sentences name, from the three small numbers of an event.

Most events name their numbers in `choices.py`, and `EVENTS.says` says each of them alike everywhere. Several amounts
share one number where they must, packed by the rules that tell them.
"""

from collegium.kernel import SeatName, Text, unpacked, yes_or_no

from . import choices, naming
from .choices import EVENTS
from .components import (
    COST_PER_TARGET,
    DISCIPLINES,
    EXPERIENCE_PER_POINT,
    LAYOUT_POINTS,
    LETTERS,
    MONEY_PER_POINT,
    PENALTY_MONEY,
    PENALTY_REPUTATION,
    PROJECT_MONEY,
    RESERVED_POINTS,
    TEACHING_LIMIT,
    TEACHING_MONEY,
    TRACK,
    TRACKS,
)
from .components import EVENTS as HAPPENINGS
from .state import GROUPS

WAYS = ("paid", "scholar", "software")  # how a consultant is paid
DICE = ("lower", "higher", "both")  # what counts of two dice

# What single numbers stand for ----------------------------------------------------------------------------------------


def card(c):
    """A card, or that it is one where it is hidden."""
    return naming.card(c) if c >= 0 else Text("card-hidden")


def unit(u):
    """A track or a student, by name."""
    if u >= choices.FIRST_STUDENT:
        return naming.student(u - choices.FIRST_STUDENT)
    letter = LETTERS[TRACK[u // TRACKS, u % TRACKS]]
    return Text("track-of", {"researcher": naming.researcher_with_pair(u // TRACKS), "letter": letter})


def order(seats):
    """The Player Order, three bits for each seat; 7 is nobody."""
    return [SeatName(seat) for seat in unpacked(seats, 8, GROUPS) if seat < 7]


EVENTS.says(
    last=yes_or_no, phase=naming.phase, order=order, rival=SeatName, project=naming.project, student=naming.student,
    discipline=naming.discipline, researcher=naming.researcher_with_pair, unit=unit, way=lambda k: WAYS[k], card=card,
    given=card, opened=card, standard=naming.standard, tile=naming.tile, bonus=naming.bonus,
)  # fmt: skip


def letters(counts):
    """By discipline, in letters: "2L 1I"; "none" when there is nothing."""
    return naming.months(counts) or "none"


def by_letter(packed):
    """Three counts of three bits each, in letters."""
    return letters(unpacked(packed, 8, DISCIPLINES))


def cards(*numbers):
    """Cards by their printed numbers; 0 is none, a hidden one is just a card."""
    return [card(max(n, 0) - 1) for n in numbers if n != 0]


def tiles(*numbers):
    return [naming.tile(n - 1) if n > 0 else Text("tile-hidden") for n in numbers if n != 0]


# Chapters and set-up --------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.TURN_IDLE)
def idle(first, last, _):
    return {"turn": first, "until": last, "many": yes_or_no(last > first)}


@EVENTS.worded(choices.CARDS_OPEN, choices.HAND_DEALT, choices.DISPLAY_REFRESHED)
def cards_seen(a, b, c):
    return {"cards": cards(a, b, c)}


@EVENTS.worded(choices.TILES_DEALT, choices.TILES_PASSED)
def tiles_seen(a, b, c):
    return {"tiles": tiles(a, b, c)}


@EVENTS.worded(choices.TILE_KEPT)
def tile_kept(tile, _, __):
    return {"tile": tiles(tile)}


# Projects and research ------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.OFFER_OPENS)
def offer(a, b, c):
    return {"projects": [naming.project(p) for p in (a, b, c) if p >= 0]}


@EVENTS.worded(choices.PROJECT_BOUGHT, choices.PROJECT_CLAIMED, choices.PROJECT_TAKEN)
def bought(project, price, source):
    source = "offer" if source == choices.OFFER_SOURCE else "stock"
    return {"project": naming.project(project), "price": price, "source": source}


@EVENTS.worded(choices.LAST_TURN_COMES)
def last_turn(turn, stock, below):
    """Why it is the last: the stock runs low, or so many turns were played. (§8)"""
    return {"turn": turn, "stock": stock, "below": below, "enough": yes_or_no(stock >= below)}


@EVENTS.worded(choices.MONTHS_COUNTED)
def counted(a, b, c):
    """The third number holds the Months of any discipline and, above them, those of I."""
    return {"months": letters((a, b, c >> 5)), "any": c & 31}


def worked(work, marks):
    """What any unit did: the project and, below it, the unit; then what was lost, the Months and the discipline."""
    months, lost = marks >> 2 & 7, marks >> 5
    return {**consultant_worked(work, marks, 0), "months": months, "lost": lost}


@EVENTS.worded(choices.TRACK_WORKS)
def track_worked(work, marks, experience):
    researcher = naming.researcher_with_pair((work & 63) // TRACKS)
    return {**worked(work, marks), "researcher": researcher, "level": experience & 7, "rise": experience >> 3}


@EVENTS.worded(choices.STUDENT_WORKS)
def student_worked(work, marks, _):
    return {**worked(work, marks), "student": naming.student(max(0, (work & 63) - choices.FIRST_STUDENT))}


@EVENTS.worded(choices.CONSULTANT_WORKS)
def consultant_worked(work, marks, _):
    return {"project": naming.project(work >> 6), "discipline": naming.discipline(marks & 3)}


@EVENTS.worded(choices.MONTHS_STORED)
def stored(a, b, c):
    """The third number holds the Months of I and, above them, how many were lost."""
    return {"months": letters((a, b, c & 63)), "lost": c >> 6}


@EVENTS.worded(choices.PROJECT_CANCELLED)
def cancelled(project, points, work):
    """The points are -1 while the group chooses where it loses them; the work was done in vain."""
    points = by_letter(points) if points >= 0 else "choose"
    return {"project": naming.project(project), "points": points, "work": by_letter(work)}


@EVENTS.worded(choices.CANCELLATION_COSTS, choices.PROJECT_HONOURED)
def honoured(project, points, _):
    return {"project": naming.project(project), "points": by_letter(points)}


@EVENTS.worded(choices.PROJECT_COMPLETED)
def completed(project, _, __):
    return {"project": naming.project(project), "amount": PROJECT_MONEY}


@EVENTS.worded(choices.DIPLOMA, choices.DIPLOMA_WITHOUT_POST)
def diploma(student, points, experience):
    return {"student": naming.student(student), "points": by_letter(points), "experience": experience}


# Action ---------------------------------------------------------------------------------------------------------------


@EVENTS.worded(choices.CARDS_REVEALED)
def revealed(a, b, c):
    return {"cards": cards(a, b, c >> 6, c & 63)}


@EVENTS.worded(choices.COST_PAID)
def paid(months, money, _):
    return {"months": by_letter(months), "money": money}


@EVENTS.worded(choices.GRANT_PAID)
def granted(discipline, half, die):
    return {"discipline": naming.discipline(discipline), "amount": half + die, "half": half, "die": die}


@EVENTS.worded(choices.VALORISED)
def valorised(discipline, amount, dice):
    return {"discipline": naming.discipline(discipline), "amount": amount, "dice": DICE[dice]}


@EVENTS.worded(choices.BONUS_RESERVED)
def reserved(event, source, _):
    return {"bonus": naming.bonus(event), "source": "deck" if source == choices.DECK_SOURCE else "open"}


@EVENTS.worded(choices.CARD_BRINGS)
def brings(card, money, points):
    return {"card": naming.card(card), "money": money, "points": by_letter(points)}


@EVENTS.worded(choices.TOKEN_SPENT)
def spent(token, money, points):
    """The first number holds the card and, above it, the discipline."""
    discipline = naming.discipline(token >> 6)
    return {"card": naming.card(token & 63), "discipline": discipline, "money": money, "points": points}


@EVENTS.worded(choices.GROUP_ATTACKED)
def attacked(card, rival, _):
    return {"card": naming.card(card), "rival": SeatName(rival), "price": int(COST_PER_TARGET[card])}


@EVENTS.worded(choices.CARD_DEFENDS)
def defended(card, source, _):
    return {"card": naming.card(card), "source": "hand" if source == choices.HAND_SOURCE else "played"}


@EVENTS.worded(choices.ATTACK_STOPPED)
def stopped(money, months, rival):
    return {"rival": SeatName(rival), "money": money, "months": by_letter(months)}


@EVENTS.worded(choices.REPUTATION_LOST)
def points_lost(points, there, _):
    """`there` is 1 where the loss was limited to one discipline."""
    return {"points": by_letter(points), "where": "there" if there else "anywhere"}


@EVENTS.worded(choices.CARD_EXPOSED)
def exposed(card, _, __):
    return {"card": naming.card(card), "money": int(PENALTY_MONEY[card]), "points": int(PENALTY_REPUTATION[card])}


# Teaching, events and the end -----------------------------------------------------------------------------------------


@EVENTS.worded(choices.TEACHING_PAID)
def taught(a, b, c):
    money = sum(TEACHING_MONEY * min(TEACHING_LIMIT, n) for n in (a, b, c))
    return {"months": letters((a, b, c)), "amount": money}


@EVENTS.worded(choices.TEACHING_DECLINED)
def not_taught(a, b, c):
    return {"months": letters((a, b, c))}


@EVENTS.worded(choices.EVENT_RULES)
def happening(event, _, __):
    return {"event": naming.happening(event), "about": naming.happening_about(event)}


@EVENTS.worded(choices.EVENT_HAPPENS)
def happens(event, dice, _):
    return {**happening(event, 0, 0), "dice": dice}


@EVENTS.worded(choices.BONUS_OPENS)
def bonus_opens(event, _, __):
    return {"bonus": naming.bonus(event), "event": naming.happening(event)}


def bits(mask):
    return [e for e in range(HAPPENINGS) if mask >> e & 1]


def bonuses(mask, points):
    return [Text("bonus-worth", {"bonus": naming.bonus(e), "points": points}) for e in bits(mask)]


@EVENTS.worded(choices.BONUSES_SCORED)
def scored(reserved, layout, _):
    """Bits of the reserved and of the open bonuses that a group meets."""
    found = bonuses(reserved, RESERVED_POINTS) + bonuses(layout, LAYOUT_POINTS)
    return {"bonuses": found, "amount": RESERVED_POINTS * reserved.bit_count() + LAYOUT_POINTS * layout.bit_count()}


@EVENTS.worded(choices.BONUSES_MISSED)
def bonuses_missed(mask, _, __):
    return {"bonuses": [naming.bonus(e) for e in bits(mask)]}


@EVENTS.worded(choices.FINAL_SCORE)
def final(reputation, more, money):
    """The second number holds the Experience and, above it, the points for bonuses."""
    bonus, experience = more >> 8, more & 255
    study, wealth = experience // EXPERIENCE_PER_POINT, money // MONEY_PER_POINT
    return {
        "reputation": reputation, "bonus": bonus, "experience": experience, "study": study, "money": money,
        "wealth": wealth, "points": reputation + bonus + study + wealth,
    }  # fmt: skip
