"""The rows of `components.toml` as integers for the rules: one name per column, one place per row.

Cards, projects, tiles and events count from 0 here; the numbers printed on them are one higher.
"""

from pathlib import Path

import numpy as np

from collegium.kernel import Components

DISCIPLINES = 3
KINDS = ("D", "A", "O", "S", "M")  # defence, attack, once, stays open, stays open and susceptible
STANDARDS = ("recruit", "subsidy", "reserve", "spin-off")
EFFECTS = (
    "defence", "gain", "dice", "scholar", "alumni", "spend", "train", "commission", "hire", "extend",
    "doctorate", "fabricate", "expose", "pest", "crash", "audit", "smear", "accuse", "headhunt", "spy",
)  # fmt: skip
LASTING = ("none", "income", "bill", "publication", "diploma", "unpaid", "software")
CRITERIA = ("projects", "unblemished", "researchers", "linguistics", "money", "information", "balance", "culture")

COMPONENTS = Components(
    Path(__file__).with_name("components.toml"),
    {
        "number": {"value": (0, 999)},
        "variant": {"standard": (0, 1), "long": (0, 1)},
        "discipline": {"letter": str, "tint": str},
        "salary": {"money": (0, 20)},
        "level": {"months": (0, 4)},
        "publication": {"points": (0, 6)},
        "area": {},
        "project": {"months": (0, 7, DISCIPLINES), "area": (0, 9), "long": (0, 1), "title": str},
        "researcher": {"tracks": (0, 2, 2)},
        "student": {},
        "event": {
            "now": (0, 1), "tracks": (-2, 2, DISCIPLINES), "students": (-1, 1), "cap": (0, 9), "poorest": (0, 99),
            "others": (0, 99), "tax": (0, 99), "criterion": str,
        },
        "tile": {"reputation": (0, 20, DISCIPLINES), "money": (0, 99), "once": (0, 1)},
        "card": {"name": str, "kind": str, "effect": str, "standard": str},
        "cost": {
            "any": (0, 6), "same": (0, 6), "fixed": (0, 6, DISCIPLINES), "euros": (0, 20), "per_target": (0, 20),
        },
        "gain": {"money": (0, 99), "reputation": (0, 9), "each": (0, 9), "amount": (0, 4)},
        "attack": {"die": (0, 9, 6), "backfire": (0, 9), "halved": (0, 1)},
        "spend": {
            "least": (0, 4), "most": (0, 4), "allowed": (0, 1, DISCIPLINES), "money": (0, 9), "reputation": (0, 9),
        },
        "lasting": {"does": str, "strength": (0, 9)},
        "penalty": {"reputation": (0, 9), "money": (0, 99), "unstoppable": (0, 1)},
    },
)  # fmt: skip

PROJECTS = len(COMPONENTS.rows["project"])
RESEARCHERS = len(COMPONENTS.rows["researcher"])
STUDENTS = len(COMPONENTS.rows["student"])
EVENTS = len(COMPONENTS.rows["event"])
TILES = len(COMPONENTS.rows["tile"])
CARDS = len(COMPONENTS.rows["card"])
PAIRS = 3  # LC, LI, CI
TRACKS = 2


def _codes(table, column, names):
    """A column of words as the places of those words in `names`."""
    return np.array([names.index(row[column]) for row in COMPONENTS.rows[table]], np.int64)


def _by_card(table, values):
    """A table that speaks of some cards only, spread over all cards (0 elsewhere)."""
    found = np.zeros((CARDS, *values.shape[1:]), np.int64)
    for row, value in zip(COMPONENTS.rows[table], values, strict=True):
        found[COMPONENTS.index("card", row["key"])] = value
    return found


def _number(key):
    return int(COMPONENTS.rows["number"][COMPONENTS.index("number", key)]["value"])


# Numbers --------------------------------------------------------------------------------------------------------------
START_MONEY, PROJECT_PRICE, PROJECT_MONEY = _number("start_money"), _number("project_price"), _number("project_money")
PROJECT_POINTS, CANCELLED_POINTS = _number("project_points"), _number("cancelled_points")
COPIED_MONTHS, RECRUIT_PRICE, OFFER_SLOTS = _number("copied_months"), _number("recruit_price"), _number("offer")
DIPLOMA_MONEY, DIPLOMA_POINTS = _number("diploma_money"), _number("diploma_points")
STUDENTS_PER_SEAT, STUDENT_TOKENS = _number("students_per_seat"), _number("student_tokens")
STUDENT_MONTHS, TOP_LEVEL, TOP_RESEARCHERS = _number("student_months"), _number("top_level"), _number("top_researchers")
FIRST_CONSULTANT, OPEN_CARDS, OPENING_HAND = _number("first_consultant"), _number("open_cards"), _number("opening_hand")
HAND_LIMIT, DRAFT_HAND = _number("hand_limit"), _number("draft_hand")
SUBSIDY_TOKENS, SPIN_OFF_TOKENS = _number("subsidy_tokens"), _number("spin_off_tokens")
SUBSIDY_DIVISOR = _number("subsidy_divisor")
HIGHER_DIE_FROM, BOTH_DICE_FROM = _number("higher_die_from"), _number("both_dice_from")
TEACHING_LIMIT, TEACHING_MONEY, EVENT_FROM = _number("teaching_limit"), _number("teaching_money"), _number("event_from")
LAST_TURN_BELOW, LAST_TURN = _number("last_turn_below"), _number("last_turn")
RESERVED_POINTS, LAYOUT_POINTS = _number("reserved_points"), _number("layout_points")
EXPERIENCE_PER_POINT, MONEY_PER_POINT = _number("experience_per_point"), _number("money_per_point")
ALUMNI_LEAST, ALUMNI_MOST, ALUMNI_DIVISOR = _number("alumni_least"), _number("alumni_most"), _number("alumni_divisor")
HEADHUNT_EXPERIENCE, HEADHUNT_STAFF = _number("headhunt_experience"), _number("headhunt_staff")
MOST_MONEY, MOST_REPUTATION, MOST_TOKENS = _number("most_money"), _number("most_reputation"), _number("most_tokens")

IS_STANDARD = COMPONENTS.array("variant", "standard")
IS_LONG = COMPONENTS.array("variant", "long")
SALARY_OF = COMPONENTS.array("salary", "money")
MONTHS_AT = COMPONENTS.array("level", "months")
PUBLICATION_POINTS = COMPONENTS.array("publication", "points")

# Projects and staff ---------------------------------------------------------------------------------------------------
NEEDS = COMPONENTS.array("project", "months")  # [project, discipline]
AREA = COMPONENTS.array("project", "area")
LONG_ONLY = COMPONENTS.array("project", "long")
TITLES = tuple(row["title"] for row in COMPONENTS.rows["project"])
TRACK = COMPONENTS.array("researcher", "tracks")  # [researcher, track] -> discipline
PAIR_OF = TRACK[:, 0] + TRACK[:, 1] - 1  # LC 0, LI 1, CI 2
PAIR = np.array([[0, 1], [0, 2], [1, 2]], np.int64)  # [pair, track] -> discipline
LETTERS = tuple(row["letter"] for row in COMPONENTS.rows["discipline"])
DISCIPLINE_KEYS = COMPONENTS.keys("discipline")
PAIR_KEYS = tuple(LETTERS[a].lower() + LETTERS[b].lower() for a, b in PAIR.tolist())

# Events and tiles -----------------------------------------------------------------------------------------------------
EVENT_NOW = COMPONENTS.array("event", "now")
EVENT_TRACKS = COMPONENTS.array("event", "tracks")
EVENT_STUDENTS = COMPONENTS.array("event", "students")
EVENT_CAP = COMPONENTS.array("event", "cap")
EVENT_POOREST = COMPONENTS.array("event", "poorest")
EVENT_OTHERS = COMPONENTS.array("event", "others")
EVENT_TAX = COMPONENTS.array("event", "tax")
CRITERION = _codes("event", "criterion", CRITERIA)
(BY_PROJECTS, BY_CLEAN_RECORD, BY_RESEARCHERS, BY_LINGUISTICS,
 BY_MONEY, BY_INFORMATION, BY_BALANCE, BY_CULTURE) = range(8)  # fmt: skip
NO_CAP = 9
INFORMATION = 2  # the discipline that a network failure caps

TILE_REPUTATION = COMPONENTS.array("tile", "reputation")
TILE_MONEY = COMPONENTS.array("tile", "money")
OUT_OF_TURN, STAR_TEAM = COMPONENTS.index("tile", "out-of-turn"), COMPONENTS.index("tile", "star-team")
CHEAP_CONSULTANTS = COMPONENTS.index("tile", "cheap-consultants")
TWO_BONUSES, ANY_PROMOTION = COMPONENTS.index("tile", "two-bonuses"), COMPONENTS.index("tile", "any-promotion")
SPLIT_WORK, SELECT_CARD = COMPONENTS.index("tile", "split-work"), COMPONENTS.index("tile", "select-card")
IMMUNITY = COMPONENTS.index("tile", "immunity")

# Action cards ---------------------------------------------------------------------------------------------------------
CARD_NAMES = tuple(row["name"] for row in COMPONENTS.rows["card"])
KIND = _codes("card", "kind", KINDS)
DEFENCE, ATTACK, ONCE, STAYS, MISCONDUCT = range(5)
EFFECT = _codes("card", "effect", EFFECTS)
(NO_EFFECT, GAIN, DICE, SCHOLAR, ALUMNI, SPEND, TRAIN, COMMISSION, HIRE, EXTEND, DOCTORATE, FABRICATE,
 EXPOSE, PEST, CRASH, AUDIT, SMEAR, ACCUSE, HEADHUNT, SPY) = range(20)  # fmt: skip
STANDARD = _codes("card", "standard", STANDARDS)
RECRUIT, SUBSIDY, RESERVE, SPIN_OFF = range(4)

COST_ANY = _by_card("cost", COMPONENTS.array("cost", "any"))
COST_SAME = _by_card("cost", COMPONENTS.array("cost", "same"))
COST_FIXED = _by_card("cost", COMPONENTS.array("cost", "fixed"))
COST_EUROS = _by_card("cost", COMPONENTS.array("cost", "euros"))
COST_PER_TARGET = _by_card("cost", COMPONENTS.array("cost", "per_target"))
GAIN_MONEY = _by_card("gain", COMPONENTS.array("gain", "money"))
GAIN_REPUTATION = _by_card("gain", COMPONENTS.array("gain", "reputation"))
GAIN_EACH = _by_card("gain", COMPONENTS.array("gain", "each"))
AMOUNT = _by_card("gain", COMPONENTS.array("gain", "amount"))
DIE = _by_card("attack", COMPONENTS.array("attack", "die"))  # [card, face - 1]
BACKFIRE = _by_card("attack", COMPONENTS.array("attack", "backfire"))
ONLY_HALVED = _by_card("attack", COMPONENTS.array("attack", "halved"))
SPEND_LEAST = _by_card("spend", COMPONENTS.array("spend", "least"))
SPEND_MOST = _by_card("spend", COMPONENTS.array("spend", "most"))
SPEND_IN = _by_card("spend", COMPONENTS.array("spend", "allowed"))
SPEND_MONEY = _by_card("spend", COMPONENTS.array("spend", "money"))
SPEND_REPUTATION = _by_card("spend", COMPONENTS.array("spend", "reputation"))
PENALTY_REPUTATION = _by_card("penalty", COMPONENTS.array("penalty", "reputation"))
PENALTY_MONEY = _by_card("penalty", COMPONENTS.array("penalty", "money"))
UNSTOPPABLE = _by_card("penalty", COMPONENTS.array("penalty", "unstoppable"))
SUSCEPTIBLE = _by_card("penalty", np.ones(len(COMPONENTS.rows["penalty"]), np.int64))
DOES = _by_card("lasting", _codes("lasting", "does", LASTING))
STRENGTH = _by_card("lasting", COMPONENTS.array("lasting", "strength"))
INCOME, BILL, PUBLICATION, DIPLOMA, UNPAID, SOFTWARE = range(1, 7)

CAN_LIE_OPEN = ((KIND == STAYS) | (KIND == MISCONDUCT) | (SUSCEPTIBLE == 1)).astype(np.int64)
LASTING_CARDS = np.flatnonzero(DOES).astype(np.int64)  # cards that do something all the time
SPENDING_CARDS = (CAN_LIE_OPEN * (SPEND_MOST > 0)).astype(np.int64)  # open cards with an offer each Action Phase
DEFENCE_CARDS = np.flatnonzero(KIND == DEFENCE).astype(np.int64)
DEFENCES = len(DEFENCE_CARDS)
