"""The language of Awesome Academics: every kind of choice, reason and step, in the order of play.

Numbers stand for the rules; labels and places are for clients.
"""

from collegium.kernel.choice import Choices, Reasons, Steps

from . import labels, words
from .components import (
    CARDS,
    DEFENCES,
    PROJECTS,
    RESEARCHERS,
    STUDENTS,
    TILES,
)
from .components import EVENTS as EVENT_CARDS
from .labels import BUY_PASS, PAY
from .state import GROUPS
from .words import CONSULTANT, END, FIRST_STUDENT, STORE  # noqa: F401

CHOICES, REASONS, STEPS = Choices(), Reasons(), Steps()
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
TOO_POOR = REASONS.add("too-poor", labels.missing_euros)
NONE_LEFT = REASONS.add("none-left")
NO_SALARY = REASONS.add("no-salary")
BILL_TOO_HIGH = REASONS.add("bill-too-high", labels.missing_salary)
TOO_MANY_STARS = REASONS.add("too-many-stars", labels.stars_to_go)
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
TOO_FEW_TOKENS = REASONS.add("too-few-tokens", labels.missing_tokens)
SUBSIDY_HAD = REASONS.add("subsidy-had")
ONLY_DEFENDS = REASONS.add("only-defends")
NO_TARGET = REASONS.add("no-target")
CANNOT_PAY = REASONS.add("cannot-pay", labels.missing_cost)
OTHER_DISCIPLINES = REASONS.add("other-disciplines")
TILE_SPENT = REASONS.add("tile-spent")
TARGET_FIRST = REASONS.add("target-first")
SPEND_FIRST = REASONS.add("spend-first")


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
