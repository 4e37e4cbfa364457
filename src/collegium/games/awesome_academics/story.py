"""What the story of Awesome Academics tells: every event, in the order of play, and what its sentence names.

An event holds three small numbers; several amounts share one where they must, packed by `rules/telling.py`.
What all groups do at the same time is a DEED: a paragraph for each group as long as it goes on.
"""

from collegium.kernel.choice import CHAPTER, DEED, TURN, Events
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
    PROJECT_MONEY,
    RESERVED_POINTS,
    STANDARDS,
    TEACHING_LIMIT,
    TEACHING_MONEY,
    TRACK,
    TRACKS,
)  # fmt: skip
from .components import (
    EVENTS as EVENT_CARDS,
)
from .state import PHASES
from .words import FIRST_STUDENT, LETTERS

EVENTS = Events()
OFFER_SOURCE, HAND_SOURCE, DECK_SOURCE = 1, 1, 1  # an event's flag: from the offer, the hand, the deck


# What a sentence names ------------------------------------------------------------------------------------------------


def _yes(flag):
    return "yes" if flag else "no"


def _letters(counts):
    """By discipline, in letters: "2L 1I"; "none" when there is nothing."""
    return words.months(counts) or "none"


def _unpacked(packed):
    """Three counts of three bits each."""
    return [packed >> 3 * d & 7 for d in range(DISCIPLINES)]


def _cards(*numbers):
    """Cards by their printed numbers; 0 is none, a hidden one is just a card."""
    return [words.card(n - 1) if n > 0 else Text("card-hidden") for n in numbers if n != 0]


def _tiles(*numbers):
    return [words.tile(n - 1) if n > 0 else Text("tile-hidden") for n in numbers if n != 0]


def _unit(u):
    """A track or a student, by name."""
    if u >= FIRST_STUDENT:
        return words.student(u - FIRST_STUDENT)
    letter = LETTERS[TRACK[u // TRACKS, u % TRACKS]]
    return Text("track-of", {"researcher": words.researcher_with_pair(u // TRACKS), "letter": letter})


def _project(a, b, c):
    return {"project": words.project(a)}


def _bought(a, b, c):
    return {"project": words.project(a), "price": b, "source": "offer" if c == OFFER_SOURCE else "stock"}


def _honoured(a, b, c):
    return {"project": words.project(a), "points": _letters(_unpacked(b))}


def _cancelled(a, b, c):
    """`b` is -1 while the group chooses where it loses the points; `c` is the work done, in vain."""
    points = _letters(_unpacked(b)) if b >= 0 else "choose"
    return {"project": words.project(a), "points": points, "work": _letters(_unpacked(c))}


def _marked(a, b, c):
    return {"project": words.project(a), "discipline": words.discipline(b)}


def _erased(a, b, c):
    return {**_marked(a, b, c), "rival": SeatName(c)}


def _worked(a, b, c):
    found = {
        "project": words.project(a >> 6), "discipline": words.discipline(b & 3), "months": b >> 2 & 7, "lost": b >> 5,
    }  # fmt: skip
    unit = a & 63
    if unit < FIRST_STUDENT:
        found |= {"researcher": words.researcher_with_pair(unit // TRACKS), "level": c & 7, "rise": c >> 3}
    elif unit < words.CONSULTANT:
        found |= {"student": words.student(unit - FIRST_STUDENT)}
    return found


def _consultant_worked(a, b, c):
    return {"project": words.project(a >> 6), "discipline": words.discipline(b & 3)}


def _counted(a, b, c):
    return {"months": _letters((a, b, c >> 5)), "any": c & 31}


def _stored(a, b, c):
    """The third number holds the Months of I and, above them, how many were lost."""
    return {"months": _letters((a, b, c & 63)), "lost": c >> 6}


def _taught(a, b, c):
    money = sum(TEACHING_MONEY * min(TEACHING_LIMIT, n) for n in (a, b, c))
    return {"months": _letters((a, b, c)), "amount": money}


def _joined(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "price": b, "level": c}


def _left(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "experience": b}


def _trained(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "discipline": words.discipline(b), "level": c}


def _lured(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "rival": SeatName(b), "experience": c}


def _student(a, b, c):
    return {"student": words.student(a)}


def _student_left(a, b, c):
    return {"student": words.student(a), "experience": b}


def _graduated(a, b, c):
    return {"student": words.student(a), "amount": b, "extra": c}


def _diploma(a, b, c):
    return {"student": words.student(a), "points": _letters(_unpacked(b)), "experience": c}


def _student_token(a, b, c):
    return {"student": words.student(a), "discipline": words.discipline(b)}


def _card(a, b, c):
    return {"card": words.card(a) if a >= 0 else Text("card-hidden")}


def _swapped(a, b, c):
    return {"card": words.card(a), "given": words.card(b) if b >= 0 else Text("card-hidden")}


def _taken(a, b, c):
    return {"card": words.card(a), "opened": words.card(b)}


def _standard(a, b, c):
    return {"card": words.card(a), "standard": Text(f"standard-{STANDARDS[b]}")}


def _paid(a, b, c):
    return {"months": _letters(_unpacked(a)), "money": b}


def _brings(a, b, c):
    return {"card": words.card(a), "money": b, "points": _letters(_unpacked(c))}


def _spent(a, b, c):
    return {"card": words.card(a & 63), "discipline": words.discipline(a >> 6), "money": b, "points": c}


def _granted(a, b, c):
    return {"discipline": words.discipline(a), "amount": b + c, "half": b, "die": c}


def _published(a, b, c):
    return {"discipline": words.discipline(a), "points": b, "extra": c}


def _valorised(a, b, c):
    return {"discipline": words.discipline(a), "amount": b, "dice": ("lower", "higher", "both")[c]}


def _attacked(a, b, c):
    return {"card": words.card(a), "rival": SeatName(b), "price": int(COST_PER_TARGET[a])}


def _stopped(a, b, c):
    return {"rival": SeatName(c), "money": a, "months": _letters(_unpacked(b))}


def _exposed(a, b, c):
    return {"card": words.card(a), "money": int(PENALTY_MONEY[a]), "points": int(PENALTY_REPUTATION[a])}


def _stolen(a, b, c):
    return {"card": words.card(a) if a >= 0 else Text("card-hidden"), "rival": SeatName(b)}


def _missed(a, b, c):
    return {"card": words.card(a) if a >= 0 else Text("card-hidden"), "left": b}


def _happening(a, b, c):
    return {"event": words.happening(a), "about": words.happening_about(a)}


def _bonus(a, b, c):
    return {"bonus": words.bonus(a), "event": words.happening(a)}


def _reserved(a, b, c):
    return {"bonus": words.bonus(a), "source": "deck" if b == DECK_SOURCE else "open"}


def _bits(mask):
    return [e for e in range(EVENT_CARDS) if mask >> e & 1]


def _bonuses(mask, points):
    return [Text("bonus-worth", {"bonus": words.bonus(e), "points": points}) for e in _bits(mask)]


def _scored(a, b, c):
    """Bits of the reserved and of the open bonuses that a group meets."""
    found = _bonuses(a, RESERVED_POINTS) + _bonuses(b, LAYOUT_POINTS)
    return {"bonuses": found, "amount": RESERVED_POINTS * a.bit_count() + LAYOUT_POINTS * b.bit_count()}


def _final(a, b, c):
    bonus, experience, money = b >> 8, b & 255, c
    study, wealth = experience // EXPERIENCE_PER_POINT, money // MONEY_PER_POINT
    return {
        "reputation": a, "bonus": bonus, "experience": experience, "study": study, "money": money, "wealth": wealth,
        "points": a + bonus + study + wealth,
    }  # fmt: skip


def _phase(a, b, c):
    return {"phase": Text(f"phase-{PHASES[a]}"), "turn": b, "last": _yes(c)}


def _order(a, b, c):
    return {"order": [SeatName(seat) for k in range(4) if (seat := a >> 3 * k & 7) < 7]}


def _amount(a, b, c):
    return {"amount": a}


# Chapters -------------------------------------------------------------------------------------------------------------
SETTING_UP = EVENTS.add("setting-up", lambda a, b, c: {}, opens=CHAPTER)
TURN_BEGINS = EVENTS.add("turn-begins", lambda a, b, c: {"turn": a, "last": _yes(b)}, opens=CHAPTER)
TURN_IDLE = EVENTS.add("turn-idle", lambda a, b, c: {"turn": a}, opens=CHAPTER)
PHASE_BEGINS = EVENTS.add("phase-begins", _phase, opens=CHAPTER)
LAST_RECKONING = EVENTS.add("last-reckoning", lambda a, b, c: {}, opens=CHAPTER)
# Set-up
TABLE_SET = EVENTS.add("table-set", lambda a, b, c: {"amount": a, "projects": b, "students": c})
CARDS_OPEN = EVENTS.add("cards-open", lambda a, b, c: {"cards": _cards(a, b, c)})
HAND_DEALT = EVENTS.add("hand-dealt", lambda a, b, c: {"cards": _cards(a, b)}, private=("a", "b"))
TILES_DEALT = EVENTS.add("tiles-dealt", lambda a, b, c: {"tiles": _tiles(a, b, c)}, private=("a", "b", "c"))
TILE_KEPT = EVENTS.add("tile-kept", lambda a, b, c: {"tile": _tiles(a)}, private=("a",), opens=DEED)
TILES_PASSED = EVENTS.add("tiles-passed", lambda a, b, c: {"tiles": _tiles(a, b)}, private=("a", "b"), opens=DEED)
TILES_REVEALED = EVENTS.add("tiles-revealed", lambda a, b, c: {}, opens=DEED)
ABILITY = EVENTS.add("ability", lambda a, b, c: {"tile": words.tile(a)})
ORDER = EVENTS.add("order", _order, opens=DEED)
# Preparation
ALLOWANCE = EVENTS.add("allowance", _amount)
RESEARCHER_JOINS = EVENTS.add("researcher-joins", _joined, opens=DEED)
HIRES_NOBODY = EVENTS.add("hires-nobody", lambda a, b, c: {}, opens=DEED)
# Acquisition
OFFER_OPENS = EVENTS.add("offer-opens", lambda a, b, c: {"projects": [words.project(p) for p in (a, b, c) if p >= 0]})
NOBODY_CAN_BUY = EVENTS.add("nobody-can-buy", lambda a, b, c: {"price": a})
PROJECT_BOUGHT = EVENTS.add("project-bought", _bought, opens=TURN)
PROJECT_CLAIMED = EVENTS.add("project-claimed", _bought, opens=TURN)
PROJECT_TAKEN = EVENTS.add("project-taken", _bought)
NO_PROJECT_TAKEN = EVENTS.add("no-project-taken", lambda a, b, c: {})
OFFER_REFILLED = EVENTS.add("offer-refilled", _project)
PASSES = EVENTS.add("passes", lambda a, b, c: {}, opens=TURN)
CANNOT_BUY = EVENTS.add("cannot-buy", lambda a, b, c: {"money": a, "price": b}, opens=TURN)
STUDENT_JOINS = EVENTS.add("student-joins", _student)
STUDENT_REFUSED = EVENTS.add("student-refused", lambda a, b, c: {})
NO_STUDENT_LEFT = EVENTS.add("no-student-left", lambda a, b, c: {})
MONTH_COPIED = EVENTS.add("month-copied", _marked)
OFFER_CLOSES = EVENTS.add("offer-closes", _amount, opens=DEED)
STOCK_EMPTY = EVENTS.add("stock-empty", lambda a, b, c: {}, opens=DEED)
# Salaries
SPONSOR_PAYS = EVENTS.add("sponsor-pays", lambda a, b, c: {**_card(a, b, c), "amount": b})
RESEARCHER_DISMISSED = EVENTS.add("researcher-dismissed", _left, opens=DEED)
STUDENT_DISMISSED = EVENTS.add("student-dismissed", _student_left, opens=DEED)
SALARIES_PAID = EVENTS.add("salaries-paid", lambda a, b, c: {"amount": a, "saved": b}, opens=DEED)
# Research
EVENT_RULES = EVENTS.add("event-rules", _happening)
MONTHS_COUNTED = EVENTS.add("months-counted", _counted)
MONTH_LOST = EVENTS.add("month-lost", lambda a, b, c: {"unit": _unit(a)}, opens=DEED)
PESTS_LAPSE = EVENTS.add("pests-lapse", _amount, opens=DEED)
NO_RESEARCH = EVENTS.add("no-research", lambda a, b, c: {"projects": a}, opens=DEED)
CONSULTANT_HIRED = EVENTS.add(
    "consultant-hired", lambda a, b, c: {"amount": a, "way": ("paid", "scholar", "software")[b]}, opens=DEED
)
TRACK_WORKS = EVENTS.add("track-works", _worked, opens=DEED)
STUDENT_WORKS = EVENTS.add("student-works", _worked, opens=DEED)
CONSULTANT_WORKS = EVENTS.add("consultant-works", _consultant_worked, opens=DEED)
MONTHS_STORED = EVENTS.add("months-stored", _stored, opens=DEED)
MONTHS_WASTED = EVENTS.add("months-wasted", _amount, opens=DEED)
SCHOLARS_LEAVE = EVENTS.add("scholars-leave", _amount, opens=DEED)
PROJECT_SPARED = EVENTS.add("project-spared", _project, opens=DEED)
PROJECT_CANCELLED = EVENTS.add("project-cancelled", _cancelled, opens=DEED)
CANCELLATION_COSTS = EVENTS.add("cancellation-costs", _honoured, opens=DEED)
SPONSOR_LEAVES = EVENTS.add("sponsor-leaves", _card, opens=DEED)
# Completion
PROJECT_COMPLETED = EVENTS.add(
    "project-completed", lambda a, b, c: {"project": words.project(a), "amount": PROJECT_MONEY}, opens=DEED
)
PROJECT_HONOURED = EVENTS.add("project-honoured", _honoured, opens=DEED)
GRADUATION = EVENTS.add("graduation", _graduated, opens=DEED)
POST_DECLINED = EVENTS.add("post-declined", lambda a, b, c: {})
DIPLOMA = EVENTS.add("diploma", _diploma)
DIPLOMA_WITHOUT_POST = EVENTS.add("diploma-without-post", _diploma)
BONUS_OPENS = EVENTS.add("bonus-opens", _bonus, opens=DEED)
# Action Draw
CARD_TAKEN = EVENTS.add("card-taken", _taken, opens=DEED)
CARD_DRAWN = EVENTS.add("card-drawn", _card, private=("a",), opens=DEED)
CARD_DISCARDED = EVENTS.add("card-discarded", _card, opens=DEED)
DISPLAY_REFRESHED = EVENTS.add("display-refreshed", lambda a, b, c: {"cards": _cards(a, b, c)}, opens=DEED)
DECK_SHUFFLED = EVENTS.add("deck-shuffled", _amount, opens=DEED)
CARD_FETCHED = EVENTS.add("card-fetched", _swapped, private=("b",), opens=DEED)
CARD_SALVAGED = EVENTS.add("card-salvaged", _swapped, opens=DEED)
# Action: playing
CARD_LAID = EVENTS.add("card-laid", _card, private=("a",), opens=DEED)
CARDS_TURNED = EVENTS.add("cards-turned", lambda a, b, c: {}, opens=DEED)
CARDS_REVEALED = EVENTS.add("cards-revealed", lambda a, b, c: {"cards": _cards(a, b, c >> 6, c & 63)})
PLAYS_NOTHING = EVENTS.add("plays-nothing", lambda a, b, c: {})
CARD_STANDARD = EVENTS.add("card-standard", _standard, opens=TURN)
CARD_SPECIAL = EVENTS.add("card-special", _card, opens=TURN)
CARD_WASTED = EVENTS.add("card-wasted", _card, opens=TURN)
CARD_IDLE = EVENTS.add("card-idle", _card, opens=TURN)
CARD_STAYS = EVENTS.add("card-stays", _card)
HAND_CUT = EVENTS.add("hand-cut", _card, opens=DEED)
# Action: costs, dice and gains
COST_PAID = EVENTS.add("cost-paid", _paid)
DIE_CAST = EVENTS.add("die-cast", _amount)
GRANT_PAID = EVENTS.add("grant-paid", _granted)
PUBLISHED = EVENTS.add("published", _published)
VALORISED = EVENTS.add("valorised", _valorised)
BONUS_RESERVED = EVENTS.add("bonus-reserved", _reserved)
BONUS_RETURNED = EVENTS.add("bonus-returned", lambda a, b, c: {"bonus": words.bonus(a)})
CARD_BRINGS = EVENTS.add("card-brings", _brings)
TOKEN_SPENT = EVENTS.add("token-spent", _spent, opens=DEED)
SCHOLARS_COME = EVENTS.add("scholars-come", _amount)
RESEARCHER_TRAINED = EVENTS.add("researcher-trained", _trained)
STUDENT_HELPED = EVENTS.add("student-helped", _student_token)
DEADLINE_EXTENDED = EVENTS.add("deadline-extended", _project)
MONTH_FABRICATED = EVENTS.add("month-fabricated", _marked)
# Action: attacks
GROUP_ATTACKED = EVENTS.add("group-attacked", _attacked)
PROJECT_ATTACKED = EVENTS.add("project-attacked", lambda a, b, c: {"rival": SeatName(a), "project": words.project(b)})
RESEARCHER_ATTACKED = EVENTS.add(
    "researcher-attacked", lambda a, b, c: {"rival": SeatName(a), "researcher": words.researcher_with_pair(b)}
)
CARD_ATTACKED = EVENTS.add("card-attacked", lambda a, b, c: {"rival": SeatName(a), "card": words.card(b)})
ATTACK_ACCEPTED = EVENTS.add("attack-accepted", lambda a, b, c: {})
CARD_DEFENDS = EVENTS.add(
    "card-defends", lambda a, b, c: {**_card(a, b, c), "source": "hand" if b == HAND_SOURCE else "played"}
)
IMMUNITY_DECLARED = EVENTS.add("immunity-declared", lambda a, b, c: {})
IMMUNITY_HOLDS = EVENTS.add("immunity-holds", lambda a, b, c: {})
ATTACK_STOPPED = EVENTS.add("attack-stopped", _stopped)
ATTACK_HALVED = EVENTS.add("attack-halved", lambda a, b, c: {})
ATTACK_FAILS = EVENTS.add("attack-fails", lambda a, b, c: {"card": words.card(a), "rival": SeatName(b)})
MONTHS_THREATENED = EVENTS.add("months-threatened", _amount)
MONTH_ERASED = EVENTS.add("month-erased", _erased)
AUDITED = EVENTS.add("audited", lambda a, b, c: {"amount": a})
SMEARED = EVENTS.add("smeared", lambda a, b, c: {"points": a, "card": words.card(b)})
BACKFIRES = EVENTS.add("backfires", lambda a, b, c: {"points": a, "card": words.card(b)})
REPUTATION_LOST = EVENTS.add("reputation-lost", lambda a, b, c: {"points": _letters(_unpacked(a))})
RESEARCHER_LURED = EVENTS.add("researcher-lured", _lured)
CARD_EXPOSED = EVENTS.add("card-exposed", _exposed)
FINED = EVENTS.add("fined", _amount)
CARD_STOLEN = EVENTS.add("card-stolen", _stolen, private=("a",))
CARD_MISSED = EVENTS.add("card-missed", _missed, private=("a",))
# Teaching and events
TEACHING_PAID = EVENTS.add("teaching-paid", _taught)
EVENT_HAPPENS = EVENTS.add("event-happens", lambda a, b, c: {**_happening(a, b, c), "dice": b})
NOTHING_HAPPENS = EVENTS.add("nothing-happens", lambda a, b, c: {"dice": a})
NO_EVENTS_LEFT = EVENTS.add("no-events-left", lambda a, b, c: {})
ALUMNUS_GIVES = EVENTS.add("alumnus-gives", _amount)
MONEY_CUT = EVENTS.add("money-cut", _amount)
# The end
BONUSES_SCORED = EVENTS.add("bonuses-scored", _scored, opens=DEED)
BONUSES_MISSED = EVENTS.add(
    "bonuses-missed", lambda a, b, c: {"bonuses": [words.bonus(e) for e in _bits(a)]}, opens=DEED
)
FINAL_SCORE = EVENTS.add("final-score", _final, opens=DEED)
