"""The language of Awesome Academics: every kind of choice, event, reason and step, in the order of play.

Numbers stand for the rules; labels and places are for clients.
"""

from collegium.kernel.choice import Choices, Events, Reasons, Steps
from collegium.kernel.texts import SeatName, Text

from . import labels, words
from .components import (
    CARDS,
    DEFENCES,
    DISCIPLINES,
    PROJECT_MONEY,
    PROJECTS,
    RESEARCHERS,
    STANDARDS,
    STUDENTS,
    TILES,
)
from .components import EVENTS as EVENT_CARDS
from .labels import BUY_PASS, PAY
from .state import GROUPS
from .words import CONSULTANT, END, FIRST_STUDENT, STORE  # noqa: F401

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()
LETTER_NAMES = words.DISCIPLINE_KEYS
PAIR_NAMES = words.PAIR_KEYS


# Kinds of choice ------------------------------------------------------------------------------------------------------
# Set-up (section 6.1)
DRAFT_ONE = CHOICES.add("draft-one", TILES, label=labels.tile_label, place=labels.tile_place)
DRAFT_TWO = CHOICES.add("draft-two", TILES, label=labels.tile_label, place=labels.tile_place)
START_RESEARCHER = CHOICES.add("start-researcher", 3, names=PAIR_NAMES, place=labels.pair_place)
# Preparation and Acquisition (6.2)
RECRUIT_ALLOWED = CHOICES.add("recruit-allowed", 4, names=(*PAIR_NAMES, "pass"), place=labels.pair_place)
BUY_PROJECT = CHOICES.add("buy-project", BUY_PASS + 1, label=labels.acquire_label, place=labels.acquire_place)
CLAIM_PROJECT = CHOICES.add("claim-project", 4, label=labels.interrupt_label, place=labels.acquire_place)
TAKE_STUDENT = CHOICES.add("take-student", 2, names=("yes", "no"), place=lambda s, who, option: "students")
COPY_MONTH = CHOICES.add("copy-month", 4, names=(*LETTER_NAMES, "stop"), ask=labels.copy_ask, place=labels.copy_place)
# Salary (6.3)
PAY_SALARIES = CHOICES.add("pay-salaries", PAY + 1, label=labels.salary_label, place=labels.salary_place)
# Research (6.4)
LOSE_MONTH = CHOICES.add("lose-month", CONSULTANT, label=labels.unit_label, place=labels.unit_place)
RESEARCH_UNIT = CHOICES.add("research-unit", END + 1, label=labels.unit_label, place=labels.unit_place)
DESTINATION = CHOICES.add(
    "destination", STORE + 3, label=labels.destination_label, place=labels.destination_place, ask=labels.unit_ask
)
SPLIT = CHOICES.add("split", 4, names=("one", "two", "three", "four"))
LOSE_REPUTATION = CHOICES.add(
    "lose-reputation", 3, names=LETTER_NAMES, place=labels.reputation_place, ask=labels.lose_ask
)
# Completion (6.5)
GAIN_REPUTATION_POINT = CHOICES.add(
    "gain-reputation-point", 3, names=LETTER_NAMES, place=labels.reputation_place, ask=labels.gain_ask
)
GRADUATE_STUDENT = CHOICES.add("graduate-student", STUDENTS, label=labels.student_label, place=labels.student_place)
PROMOTE = CHOICES.add("promote", 4, names=(*PAIR_NAMES, "decline"), place=labels.pair_place)
DIPLOMA_POINT = CHOICES.add("diploma-point", 3, names=LETTER_NAMES, place=labels.reputation_place)
# Action Draw (6.6)
DRAW_MODE = CHOICES.add("draw-mode", 3, names=("draw", "exchange", "swap"))
DRAW_DISCARD = CHOICES.add("draw-discard", CARDS + 1, label=labels.card_label, place=labels.card_place)
DRAW_REFRESH = CHOICES.add("draw-refresh", 2, names=("yes", "no"))
DRAW_FROM = CHOICES.add("draw-from", 4, label=labels.slot_label, place=labels.slot_place, ask=labels.left("draw-from"))
SWAP_GIVE = CHOICES.add("swap-give", CARDS, label=labels.card_label, place=labels.card_place)
SWAP_TAKE = CHOICES.add("swap-take", CARDS, label=labels.card_label, place=lambda s, who, option: None)
# Action: playing and standard actions (6.7)
PLAY_CARD = CHOICES.add("play-card", CARDS + 2, label=labels.card_label, place=labels.card_place)
RESOLVE = CHOICES.add("resolve", 4, label=labels.resolve_label, ask=labels.card_ask("resolve"),
                      place=lambda s, who, option: words.at_card(int(s.owed[who].a)))  # fmt: skip
PAY_ANY = CHOICES.add("pay-any", 3, names=LETTER_NAMES, place=labels.token_place, ask=labels.left("pay-any"))
PAY_SAME = CHOICES.add("pay-same", 3, names=LETTER_NAMES, place=labels.token_place, ask=labels.left("pay-same"))
RECRUIT_FREE = CHOICES.add("recruit-free", 3, names=PAIR_NAMES, place=labels.pair_place)
SUBSIDY_DISCIPLINE = CHOICES.add("subsidy-discipline", 3, names=LETTER_NAMES, place=labels.reputation_place)
STOCK_PROJECT = CHOICES.add("stock-project", PROJECTS + 1, label=labels.deck_project_label, place=labels.stock_place)
SPIN_OFF_MODE = CHOICES.add("spin-off-mode", 2, names=("publication", "valorisation"))
RESERVE_BONUS = CHOICES.add("reserve-bonus", EVENT_CARDS, label=labels.event_label, place=labels.event_place)
RETURN_BONUS = CHOICES.add("return-bonus", EVENT_CARDS, label=labels.event_label, place=labels.event_place)
HAND_LIMIT_DISCARD = CHOICES.add("hand-limit-discard", CARDS, label=labels.card_label, place=labels.card_place)
# Action: special actions, attacks, reactions (6.8)
TARGET_GROUP = CHOICES.add("target-group", GROUPS + 1, label=labels.target_label, place=labels.seat_place,
                           ask=labels.frame_ask("target-group"))  # fmt: skip
TARGET_PROJECT = CHOICES.add("target-project", PROJECTS, label=labels.project_label, place=labels.project_place,
                             ask=labels.frame_ask("target-project"))  # fmt: skip
TARGET_RESEARCHER = CHOICES.add("target-researcher", RESEARCHERS, label=labels.named(words.researcher_with_pair),
                                place=labels.researcher_place, ask=labels.frame_ask("target-researcher"))  # fmt: skip
TARGET_TRACK = CHOICES.add("target-track", 2, label=labels.track_label, place=labels.track_place)
TARGET_STUDENT = CHOICES.add("target-student", STUDENTS, label=labels.student_label, place=labels.student_place)
TARGET_CARD = CHOICES.add("target-card", CARDS, label=labels.card_label, place=labels.card_place)
PICK_DISCIPLINE = CHOICES.add("pick-discipline", 3, names=LETTER_NAMES, ask=labels.frame_ask("pick-discipline"))
SPEND_TOKEN = CHOICES.add(
    "spend-token", 4, names=(*LETTER_NAMES, "stop"), place=labels.token_place, ask=labels.card_ask("spend-token")
)
ACTIVATE = CHOICES.add(
    "activate", 4, names=(*LETTER_NAMES, "stop"), place=labels.token_place, ask=labels.card_ask("activate")
)
USE_IMMUNITY, REACT_SWAP, ACCEPT = DEFENCES, DEFENCES + 1, DEFENCES + 2
REACT = CHOICES.add(
    "react", DEFENCES + 3, label=labels.react_label, place=labels.react_place, ask=labels.react_ask, ask_alone=True
)

# Reasons --------------------------------------------------------------------------------------------------------------
TOO_POOR = REASONS.add("too-poor")
NONE_LEFT = REASONS.add("none-left")
NO_SALARY = REASONS.add("no-salary")
BILL_TOO_HIGH = REASONS.add("bill-too-high")
TOO_MANY_STARS = REASONS.add("too-many-stars")
NO_MONTHS = REASONS.add("no-months")
NOWHERE_TO_WORK = REASONS.add("nowhere-to-work")
TRACK_FULL = REASONS.add("track-full")
NETWORK_DOWN = REASONS.add("network-down")
NO_REPUTATION = REASONS.add("no-reputation")
NOT_ON_PROJECT = REASONS.add("not-on-project")
NOT_ON_STUDENT = REASONS.add("not-on-student")
NOTHING_TO_COPY = REASONS.add("nothing-to-copy")
NO_CARDS = REASONS.add("no-cards")
DISCARD_FIRST = REASONS.add("discard-first")
TOO_FEW_TOKENS = REASONS.add("too-few-tokens")
SUBSIDY_HAD = REASONS.add("subsidy-had")
ONLY_DEFENDS = REASONS.add("only-defends")
NO_TARGET = REASONS.add("no-target")
CANNOT_PAY = REASONS.add("cannot-pay")
OTHER_DISCIPLINES = REASONS.add("other-disciplines")
TILE_SPENT = REASONS.add("tile-spent")
TARGET_FIRST = REASONS.add("target-first")
SPEND_FIRST = REASONS.add("spend-first")


# Events ---------------------------------------------------------------------------------------------------------------
def _project_words(a, b, c):
    return {"project": words.project(a)}


def _points(packed):
    """Points by discipline, three bits each, in letters: "2L 1I", or "none"."""
    return words.months([packed >> 3 * d & 7 for d in range(DISCIPLINES)]) or "none"


def _reckoned_words(a, b, c):
    return {"project": words.project(a), "points": _points(b), "amount": PROJECT_MONEY}


def _graduation_words(a, b, c):
    return {"amount": a, "points": _points(b)}


def _stored_words(a, b, c):
    return {"months": words.months((a, b, c))}


def _revealed_words(a, b, c):
    return {"cards": [words.card(n - 1) for n in (a, b, c >> 6, c & 63) if n > 0]}


def _work_words(a, b, c):
    return {"project": words.project(a), "discipline": words.discipline(b), "months": c}


def _discipline_words(a, b, c):
    return {"discipline": words.discipline(a), "points": b}


def _researcher_words(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "rival": SeatName(b)}


def _card_words(a, b, c):
    hidden = Text("card-hidden")
    return {"card": words.card(a) if a >= 0 else hidden, "rival": SeatName(b), "known": "yes" if a >= 0 else "no"}


def _standard_words(a, b, c):
    return {"card": words.card(a), "standard": Text(f"standard-{STANDARDS[b]}")}


def _training_words(a, b, c):
    return {"researcher": words.researcher_with_pair(a), "discipline": words.discipline(b)}


def _amount_words(a, b, c):
    return {"amount": a}


def _event_words(a, b, c):
    return {"event": words.happening(a), "about": words.happening_about(a), "bonus": words.bonus(a)}


def _tile_words(a, b, c):
    return {"tile": words.tile(a)}


TURN_BEGINS = EVENTS.add("turn-begins", lambda a, b, c: {"turn": a, "last": "yes" if b else "no"})
ABILITY = EVENTS.add("ability", _tile_words)
ALLOWANCE = EVENTS.add("allowance", _amount_words)
RESEARCHER_JOINS = EVENTS.add("researcher-joins", _researcher_words)
STUDENT_JOINS = EVENTS.add("student-joins")
PROJECT_BOUGHT = EVENTS.add("project-bought", _project_words)
PROJECT_CLAIMED = EVENTS.add("project-claimed", _project_words)
PASSES = EVENTS.add("passes")
MONTH_COPIED = EVENTS.add("month-copied", _work_words)
RESEARCHER_DISMISSED = EVENTS.add("researcher-dismissed", _researcher_words)
STUDENT_DISMISSED = EVENTS.add("student-dismissed")
SALARIES_PAID = EVENTS.add("salaries-paid", _amount_words)
MONTHS_LOST = EVENTS.add("months-lost", _amount_words)
WORK_DONE = EVENTS.add("work-done", _work_words)
MONTHS_STORED = EVENTS.add("months-stored", _stored_words)
CONSULTANT_HIRED = EVENTS.add("consultant-hired", _amount_words)
PROJECT_CANCELLED = EVENTS.add("project-cancelled", _reckoned_words)
REPUTATION_LOST = EVENTS.add("reputation-lost", _discipline_words)
REPUTATION_GAINED = EVENTS.add("reputation-gained", _discipline_words)
PROJECT_COMPLETED = EVENTS.add("project-completed", _reckoned_words)
GRADUATION = EVENTS.add("graduation", _graduation_words)
CARD_TAKEN = EVENTS.add("card-taken", _card_words)
CARD_DRAWN = EVENTS.add("card-drawn", _card_words, private=("a",))
CARD_DISCARDED = EVENTS.add("card-discarded", _card_words)
DISPLAY_REFRESHED = EVENTS.add("display-refreshed")
DECK_SHUFFLED = EVENTS.add("deck-shuffled")
CARD_FETCHED = EVENTS.add("card-fetched", _card_words)
CARD_LAID = EVENTS.add("card-laid", _card_words, private=("a",))
CARDS_REVEALED = EVENTS.add("cards-revealed", _revealed_words)
CARD_STANDARD = EVENTS.add("card-standard", _standard_words)
CARD_SPECIAL = EVENTS.add("card-special", _card_words)
CARD_WASTED = EVENTS.add("card-wasted", _card_words)
CARD_ACTIVATED = EVENTS.add("card-activated", _card_words)
DIE_CAST = EVENTS.add("die-cast", _amount_words)
MONEY_GAINED = EVENTS.add("money-gained", _amount_words)
MONEY_LOST = EVENTS.add("money-lost", _amount_words)
BONUS_RESERVED = EVENTS.add("bonus-reserved", _event_words)
BONUS_RETURNED = EVENTS.add("bonus-returned", _event_words)
GROUP_ATTACKED = EVENTS.add("group-attacked", _card_words)
CARD_DEFENDS = EVENTS.add("card-defends", _card_words)
IMMUNITY_DECLARED = EVENTS.add("immunity-declared")
MONTHS_THREATENED = EVENTS.add("months-threatened", _amount_words)
MONTH_ERASED = EVENTS.add("month-erased", _work_words)
MONTH_FABRICATED = EVENTS.add("month-fabricated", _work_words)
RESEARCHER_LURED = EVENTS.add("researcher-lured", _researcher_words)
CARD_EXPOSED = EVENTS.add("card-exposed", _card_words)
CARD_STOLEN = EVENTS.add("card-stolen", _card_words, private=("a",))
CARD_MISSED = EVENTS.add("card-missed", _card_words, private=("a",))
RESEARCHER_TRAINED = EVENTS.add("researcher-trained", _training_words)
DEADLINE_EXTENDED = EVENTS.add("deadline-extended", _project_words)
SCHOLARS_COME = EVENTS.add("scholars-come", _amount_words)
TEACHING_PAID = EVENTS.add("teaching-paid", _amount_words)
EVENT_HAPPENS = EVENTS.add("event-happens", _event_words)
NOTHING_HAPPENS = EVENTS.add("nothing-happens", _amount_words)
LAST_RECKONING = EVENTS.add("last-reckoning")

# Steps ----------------------------------------------------------------------------------------------------------------
PASS_TILES = STEPS.add("pass-tiles")
REVEAL_TILES = STEPS.add("reveal-tiles")
DEAL_ORDER = STEPS.add("deal-order")
FIRST_RESEARCHER = STEPS.add("first-researcher")
NEXT_TURN = STEPS.add("next-turn")
PREPARE = STEPS.add("prepare")
RECRUIT_NEXT = STEPS.add("recruit-next")
ACQUIRE = STEPS.add("acquire")
ACQUIRE_NEXT = STEPS.add("acquire-next")
STUDENT_OFFER = STEPS.add("student-offer")
COPY_OFFER = STEPS.add("copy-offer")
SALARIES = STEPS.add("salaries")
DO_RESEARCH = STEPS.add("do-research")
COMPLETE = STEPS.add("complete")
DIPLOMAS = STEPS.add("diplomas")
GRADUATE = STEPS.add("graduate")
RETIRE_EVENT = STEPS.add("retire-event")
DRAW_CARDS = STEPS.add("draw-cards")
DRAW_NEXT = STEPS.add("draw-next")
SELECT_CARDS = STEPS.add("select-cards")
REVEAL_CARDS = STEPS.add("reveal-cards")
RESOLVE_NEXT = STEPS.add("resolve-next")
CLOSE_CARD = STEPS.add("close-card")
GRANT = STEPS.add("grant")
GRANT_MONEY = STEPS.add("grant-money")
SPIN_OFF_DICE = STEPS.add("spin-off-dice")
PAY_COST = STEPS.add("pay-cost")
CARRY_OUT = STEPS.add("carry-out")
AIM = STEPS.add("aim")
REACTIONS = STEPS.add("reactions")
STRIKE = STEPS.add("strike")
CUT_HANDS = STEPS.add("cut-hands")
TEACH = STEPS.add("teach")
EVENT_ROLL = STEPS.add("event-roll")
LAST_CANCELLATIONS = STEPS.add("last-cancellations")
GAME_ENDS = STEPS.add("game-ends")
