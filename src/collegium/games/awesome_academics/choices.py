"""The language of Awesome Academics in numbers: every kind of choice, event, reason and step, in the order of play.

What they are called stands in `wording.py`, `telling.py` and `naming.py`.
"""

from collegium.kernel import CHAPTER, DEED, TURN, Choices, Events, Reasons, Steps, find, own_piece, piece

from .components import (
    CARDS,
    DEFENCE_CARDS,
    DEFENCES,
    DISCIPLINE_KEYS,
    DISCIPLINES,
    OFFER_SLOTS,
    OPEN_CARDS,
    PAIR_KEYS,
    PAIRS,
    PROJECTS,
    RESEARCHERS,
    STUDENTS,
    TILES,
    TRACKS,
)
from .components import EVENTS as HAPPENINGS
from .state import GROUPS, OFFER, SLOT

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()

# Where options of one menu change their meaning
BUY_PASS = OFFER_SLOTS + PROJECTS  # before it the offer, then the projects of the stock
PAY = RESEARCHERS + STUDENTS  # before it whom to dismiss
FIRST_STUDENT = TRACKS * RESEARCHERS  # units: two tracks for each researcher, then the students
CONSULTANT, END, UNIT_SWAP = FIRST_STUDENT + STUDENTS, FIRST_STUDENT + STUDENTS + 1, FIRST_STUDENT + STUDENTS + 2
STORE = PROJECTS * DISCIPLINES  # destinations: before it a discipline of a project, from here on a discipline to store
USE_IMMUNITY, REACT_SWAP, ACCEPT = DEFENCES, DEFENCES + 1, DEFENCES + 2  # before them the defence cards
LIMIT_SWAP = CARDS  # the cards come before it
TEACH_ALL, TEACH_NONE = range(2)

OFFER_SOURCE, HAND_SOURCE, DECK_SOURCE = 1, 1, 1  # an event's flag: from the offer, the hand, the deck


# Places on the table --------------------------------------------------------------------------------------------------


def offered(s, slot):
    """The project in an offer slot, or -1."""
    return next((p for p in range(PROJECTS) if s.project[p].place == OFFER + slot), -1)


def open_card(s, slot):
    """The Action card in an open slot, or -1."""
    return find(s.card, SLOT + slot)


def at_project(p):
    return f"project.{p}" if p >= 0 else None


def at_card(c):
    return f"card.{c}" if c >= 0 else None


def acquire_place(s, who, option):
    if option < OFFER_SLOTS:
        return at_project(offered(s, option))
    return "stock" if option < BUY_PASS else None


def stock_place(s, who, option):
    return "stock"


def students_place(s, who, option):
    return "students"


def copy_place(s, who, option):
    return at_project(s.owed[who].a)


def salary_place(s, who, option):
    if option < RESEARCHERS:
        return f"researcher.{option}"
    return f"student.{option - RESEARCHERS}" if option < PAY else f"money.{who}"


def unit_place(s, who, option):
    if option >= CONSULTANT:
        return f"consultants.{who}" if option == CONSULTANT else None
    return f"student.{option - FIRST_STUDENT}" if option >= FIRST_STUDENT else f"researcher.{option // TRACKS}"


def destination_place(s, who, option):
    return at_project(option // DISCIPLINES) if option < STORE else f"tokens.{who}"


def token_place(s, who, option):
    return f"tokens.{who}"


def slot_place(s, who, option):
    return at_card(open_card(s, option)) if option < OPEN_CARDS else "deck"


def resolve_place(s, who, option):
    return at_card(s.owed[who].a)


def react_place(s, who, option):
    return at_card(DEFENCE_CARDS[option]) if option < DEFENCES else None


def track_place(s, who, option):
    return f"researcher.{s.owed[who].a}"


# Kinds of choice ------------------------------------------------------------------------------------------------------
# Set-up (section 6.1)
DRAFT_ONE = CHOICES.add("draft-one", TILES, place=piece("tile"))
DRAFT_TWO = CHOICES.add("draft-two", TILES, place=piece("tile"))
START_RESEARCHER = CHOICES.add("start-researcher", 3, names=PAIR_KEYS, place=piece("pair", PAIRS))
# Preparation and Acquisition (6.2)
RECRUIT_ALLOWED = CHOICES.add("recruit-allowed", 4, names=(*PAIR_KEYS, "pass"), place=piece("pair", PAIRS))
BUY_PROJECT = CHOICES.add("buy-project", BUY_PASS + 1, place=acquire_place)
CLAIM_PROJECT = CHOICES.add("claim-project", 4, place=acquire_place)
TAKE_STUDENT = CHOICES.add("take-student", 2, names=("yes", "no"), place=students_place)
COPY_MONTH = CHOICES.add("copy-month", 4, names=(*DISCIPLINE_KEYS, "stop"), place=copy_place)
# Salary (6.3)
PAY_SALARIES = CHOICES.add("pay-salaries", PAY + 1, place=salary_place)
# Research (6.4)
LOSE_MONTH = CHOICES.add("lose-month", CONSULTANT, place=unit_place)
RESEARCH_UNIT = CHOICES.add("research-unit", UNIT_SWAP + 1, place=unit_place)
DESTINATION = CHOICES.add("destination", STORE + 3, place=destination_place)
SPLIT = CHOICES.add("split", 4, names=("one", "two", "three", "four"))
LOSE_REPUTATION = CHOICES.add("lose-reputation", 3, names=DISCIPLINE_KEYS, place=own_piece("reputation"))
# Completion (6.5)
GAIN_REPUTATION_POINT = CHOICES.add("gain-reputation-point", 3, names=DISCIPLINE_KEYS, place=own_piece("reputation"))
GRADUATE_STUDENT = CHOICES.add("graduate-student", STUDENTS, place=piece("student"))
PROMOTE = CHOICES.add("promote", 4, names=(*PAIR_KEYS, "decline"), place=piece("pair", PAIRS))
DIPLOMA_POINT = CHOICES.add("diploma-point", 3, names=DISCIPLINE_KEYS, place=own_piece("reputation"))
# Action Draw (6.6)
DRAW_MODE = CHOICES.add("draw-mode", 3, names=("draw", "exchange", "swap"))
DRAW_DISCARD = CHOICES.add("draw-discard", CARDS + 1, place=piece("card", CARDS))
DRAW_REFRESH = CHOICES.add("draw-refresh", 2, names=("yes", "no"))
DRAW_FROM = CHOICES.add("draw-from", 4, place=slot_place)
SWAP_GIVE = CHOICES.add("swap-give", CARDS, place=piece("card", CARDS))
SWAP_TAKE = CHOICES.add("swap-take", CARDS)
# Action: playing and standard actions (6.7)
PLAY_CARD = CHOICES.add("play-card", CARDS + 2, place=piece("card", CARDS))
RESOLVE = CHOICES.add("resolve", 4, place=resolve_place)
PAY_ANY = CHOICES.add("pay-any", 3, names=DISCIPLINE_KEYS, place=token_place)
PAY_SAME = CHOICES.add("pay-same", 3, names=DISCIPLINE_KEYS, place=token_place)
RECRUIT_FREE = CHOICES.add("recruit-free", 3, names=PAIR_KEYS, place=piece("pair", PAIRS))
SUBSIDY_DISCIPLINE = CHOICES.add("subsidy-discipline", 3, names=DISCIPLINE_KEYS, place=own_piece("reputation"))
STOCK_PROJECT = CHOICES.add("stock-project", PROJECTS + 1, place=stock_place)
SPIN_OFF_MODE = CHOICES.add("spin-off-mode", 2, names=("publication", "valorisation"))
RESERVE_BONUS = CHOICES.add("reserve-bonus", HAPPENINGS, place=piece("event"))
RETURN_BONUS = CHOICES.add("return-bonus", HAPPENINGS, place=piece("event"))
HAND_LIMIT_DISCARD = CHOICES.add("hand-limit-discard", LIMIT_SWAP + 1, place=piece("card", CARDS))
# Action: special actions, attacks, reactions (6.8)
TARGET_GROUP = CHOICES.add("target-group", GROUPS + 1, place=piece("group", GROUPS))
TARGET_PROJECT = CHOICES.add("target-project", PROJECTS, place=piece("project"))
TARGET_RESEARCHER = CHOICES.add("target-researcher", RESEARCHERS, place=piece("researcher"))
TARGET_TRACK = CHOICES.add("target-track", 2, place=track_place)
TARGET_STUDENT = CHOICES.add("target-student", STUDENTS, place=piece("student"))
TARGET_CARD = CHOICES.add("target-card", CARDS, place=piece("card", CARDS))
PICK_DISCIPLINE = CHOICES.add("pick-discipline", 3, names=DISCIPLINE_KEYS)
SPEND_TOKEN = CHOICES.add("spend-token", 4, names=(*DISCIPLINE_KEYS, "stop"), place=token_place)
ACTIVATE = CHOICES.add("activate", 4, names=(*DISCIPLINE_KEYS, "stop"), place=token_place)
REACT = CHOICES.add("react", DEFENCES + 3, place=react_place, ask_alone=True)
# Teaching (ruling 28). Last, because trained nets know the kinds above by their numbers
TEACH_OR_NOT = CHOICES.add("teach", 2)  # no place: a phone shows both answers

# Events ---------------------------------------------------------------------------------------------------------------
# What all groups do at the same time is a DEED: a paragraph for each group as long as it goes on.
# Chapters
SETTING_UP = EVENTS.add("setting-up", names=(), opens=CHAPTER)
LAST_TURN_COMES = EVENTS.add("last-turn")
TURN_BEGINS = EVENTS.add("turn-begins", names=("turn", "last"), opens=CHAPTER)
TURN_IDLE = EVENTS.add("turn-idle", opens=CHAPTER)
PHASE_BEGINS = EVENTS.add("phase-begins", names=("phase", "turn", "last"), opens=CHAPTER)
LAST_RECKONING = EVENTS.add("last-reckoning", names=(), opens=CHAPTER)
# Set-up
TABLE_SET = EVENTS.add("table-set", names=("amount", "projects", "students"))
CARDS_OPEN = EVENTS.add("cards-open")
HAND_DEALT = EVENTS.add("hand-dealt", private=("a", "b"))
TILES_DEALT = EVENTS.add("tiles-dealt", private=("a", "b", "c"))
TILE_KEPT = EVENTS.add("tile-kept", private=("a",), opens=DEED)
TILES_GO_LEFT = EVENTS.add("tiles-go-left", names=(), opens=DEED)
TILES_PASSED = EVENTS.add("tiles-passed", private=("a", "b"))
TILES_REVEALED = EVENTS.add("tiles-revealed", names=(), opens=DEED)
ABILITY = EVENTS.add("ability", names=("tile",))
ORDER = EVENTS.add("order", names=("order",), opens=DEED)
# Preparation
ALLOWANCE = EVENTS.add("allowance", names=("amount",))
RESEARCHER_JOINS = EVENTS.add("researcher-joins", names=("researcher", "price", "level"), opens=DEED)
HIRES_NOBODY = EVENTS.add("hires-nobody", names=(), opens=DEED)
# Acquisition
OFFER_OPENS = EVENTS.add("offer-opens")
NOBODY_CAN_BUY = EVENTS.add("nobody-can-buy", names=("price",))
PROJECT_BOUGHT = EVENTS.add("project-bought", opens=TURN)
PROJECT_CLAIMED = EVENTS.add("project-claimed", opens=TURN)
PROJECT_TAKEN = EVENTS.add("project-taken")
NO_PROJECT_TAKEN = EVENTS.add("no-project-taken", names=())
OFFER_REFILLED = EVENTS.add("offer-refilled", names=("project",))
PASSES = EVENTS.add("passes", names=(), opens=TURN)
CANNOT_BUY = EVENTS.add("cannot-buy", names=("money", "price"), opens=TURN)
STUDENT_JOINS = EVENTS.add("student-joins", names=("student",))
STUDENT_REFUSED = EVENTS.add("student-refused", names=())
NO_STUDENT_LEFT = EVENTS.add("no-student-left", names=())
MONTH_COPIED = EVENTS.add("month-copied", names=("project", "discipline"))
OFFER_CLOSES = EVENTS.add("offer-closes", names=("amount",), opens=DEED)
STOCK_EMPTY = EVENTS.add("stock-empty", names=(), opens=DEED)
# Salaries
SPONSOR_PAYS = EVENTS.add("sponsor-pays", names=("card", "amount"))
RESEARCHER_DISMISSED = EVENTS.add("researcher-dismissed", names=("researcher", "experience"), opens=DEED)
STUDENT_DISMISSED = EVENTS.add("student-dismissed", names=("student", "experience"), opens=DEED)
SALARIES_PAID = EVENTS.add("salaries-paid", names=("amount", "saved"), opens=DEED)
# Research
EVENT_RULES = EVENTS.add("event-rules")
MONTHS_COUNTED = EVENTS.add("months-counted")
MONTH_LOST = EVENTS.add("month-lost", names=("unit",), opens=DEED)
PESTS_LAPSE = EVENTS.add("pests-lapse", names=("amount",), opens=DEED)
SENDS_NOBODY = EVENTS.add("sends-nobody", names=(), opens=DEED)
NO_RESEARCH = EVENTS.add("no-research", names=("projects",), opens=DEED)
CONSULTANT_HIRED = EVENTS.add("consultant-hired", names=("amount", "way"), opens=DEED)
TRACK_WORKS = EVENTS.add("track-works", opens=DEED)
STUDENT_WORKS = EVENTS.add("student-works", opens=DEED)
CONSULTANT_WORKS = EVENTS.add("consultant-works", opens=DEED)
MONTHS_STORED = EVENTS.add("months-stored", opens=DEED)
MONTHS_WASTED = EVENTS.add("months-wasted", names=("amount",), opens=DEED)
SCHOLARS_LEAVE = EVENTS.add("scholars-leave", names=("amount",), opens=DEED)
PROJECT_SPARED = EVENTS.add("project-spared", names=("project",), opens=DEED)
PROJECT_CANCELLED = EVENTS.add("project-cancelled", opens=DEED)
CANCELLATION_COSTS = EVENTS.add("cancellation-costs", opens=DEED)
SPONSOR_LEAVES = EVENTS.add("sponsor-leaves", names=("card",), opens=DEED)
# Completion
PROJECT_COMPLETED = EVENTS.add("project-completed")  # all at once, before anybody places points
PROJECT_HONOURED = EVENTS.add("project-honoured", opens=DEED)
GRADUATION = EVENTS.add("graduation", names=("student", "amount", "extra"), opens=DEED)
POST_DECLINED = EVENTS.add("post-declined", names=())
DIPLOMA = EVENTS.add("diploma")
DIPLOMA_WITHOUT_POST = EVENTS.add("diploma-without-post")
BONUS_OPENS = EVENTS.add("bonus-opens", opens=DEED)
# Action Draw
CARD_TAKEN = EVENTS.add("card-taken", names=("card", "opened"), opens=DEED)
CARD_DRAWN = EVENTS.add("card-drawn", names=("card",), private=("a",), opens=DEED)
CARD_DISCARDED = EVENTS.add("card-discarded", names=("card",), opens=DEED)
DISPLAY_REFRESHED = EVENTS.add("display-refreshed", opens=DEED)
DECK_SHUFFLED = EVENTS.add("deck-shuffled", names=("amount",), opens=DEED)
CARD_FETCHED = EVENTS.add("card-fetched", names=("card", "given"), private=("b",), opens=DEED)
CARD_SALVAGED = EVENTS.add("card-salvaged", names=("card", "given"), opens=DEED)
# Action: playing
CARD_LAID = EVENTS.add("card-laid", names=("card",), private=("a",), opens=DEED)
CARDS_TURNED = EVENTS.add("cards-turned", names=(), opens=DEED)
CARDS_REVEALED = EVENTS.add("cards-revealed")
PLAYS_NOTHING = EVENTS.add("plays-nothing", names=())
CARD_STANDARD = EVENTS.add("card-standard", names=("card", "standard", "ability"), opens=TURN)
CARD_SPECIAL = EVENTS.add("card-special", names=("card",), opens=TURN)
CARD_WASTED = EVENTS.add("card-wasted", names=("card",), opens=TURN)
CARD_IDLE = EVENTS.add("card-idle", names=("card",), opens=TURN)
CARD_STAYS = EVENTS.add("card-stays", names=("card",))
HAND_CUT = EVENTS.add("hand-cut", names=("card",), opens=DEED)
# Action: costs, dice and gains
COST_PAID = EVENTS.add("cost-paid")
DIE_CAST = EVENTS.add("die-cast", names=("amount",))
GRANT_PAID = EVENTS.add("grant-paid")
PUBLISHED = EVENTS.add("published", names=("discipline", "points", "extra"))
VALORISED = EVENTS.add("valorised")
BONUS_RESERVED = EVENTS.add("bonus-reserved")
BONUS_RETURNED = EVENTS.add("bonus-returned", names=("bonus",))
CARD_BRINGS = EVENTS.add("card-brings")
TOKEN_SPENT = EVENTS.add("token-spent", opens=DEED)
SCHOLARS_COME = EVENTS.add("scholars-come", names=("amount",))
RESEARCHER_TRAINED = EVENTS.add("researcher-trained", names=("researcher", "discipline", "level"))
STUDENT_HELPED = EVENTS.add("student-helped", names=("student", "discipline"))
DEADLINE_EXTENDED = EVENTS.add("deadline-extended", names=("project",))
MONTH_FABRICATED = EVENTS.add("month-fabricated", names=("project", "discipline"))
# Action: attacks
GROUP_ATTACKED = EVENTS.add("group-attacked")
PROJECT_ATTACKED = EVENTS.add("project-attacked", names=("rival", "project"))
RESEARCHER_ATTACKED = EVENTS.add("researcher-attacked", names=("rival", "researcher"))
CARD_ATTACKED = EVENTS.add("card-attacked", names=("rival", "card"))
ATTACK_ACCEPTED = EVENTS.add("attack-accepted", names=())
CARD_DEFENDS = EVENTS.add("card-defends")
IMMUNITY_DECLARED = EVENTS.add("immunity-declared", names=())
IMMUNITY_HOLDS = EVENTS.add("immunity-holds", names=())
ATTACK_STOPPED = EVENTS.add("attack-stopped")
ATTACK_HALVED = EVENTS.add("attack-halved", names=())
ATTACK_FAILS = EVENTS.add("attack-fails", names=("card", "rival"))
MONTHS_THREATENED = EVENTS.add("months-threatened", names=("amount",))
MONTH_ERASED = EVENTS.add("month-erased", names=("project", "discipline", "rival"))
AUDITED = EVENTS.add("audited", names=("amount",))
SMEARED = EVENTS.add("smeared", names=("points", "card"))
BACKFIRES = EVENTS.add("backfires", names=("points", "card"))
REPUTATION_LOST = EVENTS.add("reputation-lost")
RESEARCHER_LURED = EVENTS.add("researcher-lured", names=("researcher", "rival", "experience"))
CARD_EXPOSED = EVENTS.add("card-exposed")
FINED = EVENTS.add("fined", names=("amount",))
CARD_STOLEN = EVENTS.add("card-stolen", names=("card", "rival"), private=("a",))
CARD_MISSED = EVENTS.add("card-missed", names=("card", "left"), private=("a",))
# Teaching and events
TEACHING_PAID = EVENTS.add("teaching-paid", opens=DEED)
TEACHING_DECLINED = EVENTS.add("teaching-declined", opens=DEED)
EVENT_HAPPENS = EVENTS.add("event-happens")
NOTHING_HAPPENS = EVENTS.add("nothing-happens", names=("dice",))
NO_EVENTS_LEFT = EVENTS.add("no-events-left", names=())
ALUMNUS_GIVES = EVENTS.add("alumnus-gives", names=("amount",))
MONEY_CUT = EVENTS.add("money-cut", names=("amount",))
# The end
BONUSES_SCORED = EVENTS.add("bonuses-scored", opens=DEED)
BONUSES_MISSED = EVENTS.add("bonuses-missed", opens=DEED)
FINAL_SCORE = EVENTS.add("final-score", opens=DEED)

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
