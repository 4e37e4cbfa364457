"""The rows of `components.toml` as integers for the rules: one name per column, one place per row.

Cards, projects, tiles and events count from 0 here; the numbers printed on them are one higher.
"""

from functools import partial
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


_arrays, _codes, _numbers = COMPONENTS.arrays, COMPONENTS.codes, partial(COMPONENTS.numbers, "number")


def _spread(table, values):
    """What a table says of some cards only, spread over all cards (0 elsewhere)."""
    found = np.zeros((CARDS, *values.shape[1:]), np.int64)
    for row, value in zip(COMPONENTS.rows[table], values, strict=True):
        found[COMPONENTS.index("card", row["key"])] = value
    return found


def _by_card(table, *columns):
    """Columns of such a table."""
    return [_spread(table, values) for values in _arrays(table, *columns)]


# Numbers --------------------------------------------------------------------------------------------------------------
START_MONEY, PROJECT_PRICE, PROJECT_MONEY = _numbers("start_money", "project_price", "project_money")
PROJECT_POINTS, CANCELLED_POINTS = _numbers("project_points", "cancelled_points")
COPIED_MONTHS, RECRUIT_PRICE, OFFER_SLOTS = _numbers("copied_months", "recruit_price", "offer")
DIPLOMA_MONEY, DIPLOMA_POINTS = _numbers("diploma_money", "diploma_points")
STUDENTS_PER_SEAT, STUDENT_TOKENS = _numbers("students_per_seat", "student_tokens")
STUDENT_MONTHS, TOP_LEVEL, TOP_RESEARCHERS = _numbers("student_months", "top_level", "top_researchers")
FIRST_CONSULTANT, OPEN_CARDS, OPENING_HAND = _numbers("first_consultant", "open_cards", "opening_hand")
HAND_LIMIT, DRAFT_HAND = _numbers("hand_limit", "draft_hand")
SUBSIDY_TOKENS, SUBSIDY_DIVISOR, SPIN_OFF_TOKENS = _numbers("subsidy_tokens", "subsidy_divisor", "spin_off_tokens")
HIGHER_DIE_FROM, BOTH_DICE_FROM = _numbers("higher_die_from", "both_dice_from")
TEACHING_LIMIT, TEACHING_MONEY, EVENT_FROM = _numbers("teaching_limit", "teaching_money", "event_from")
LAST_TURN_BELOW, LAST_TURN = _numbers("last_turn_below", "last_turn")
RESERVED_POINTS, LAYOUT_POINTS = _numbers("reserved_points", "layout_points")
EXPERIENCE_PER_POINT, MONEY_PER_POINT = _numbers("experience_per_point", "money_per_point")
ALUMNI_LEAST, ALUMNI_MOST, ALUMNI_DIVISOR = _numbers("alumni_least", "alumni_most", "alumni_divisor")
HEADHUNT_EXPERIENCE, HEADHUNT_STAFF = _numbers("headhunt_experience", "headhunt_staff")
MOST_MONEY, MOST_REPUTATION, MOST_TOKENS = _numbers("most_money", "most_reputation", "most_tokens")

IS_STANDARD, IS_LONG = _arrays("variant", "standard", "long")
SALARY_OF = COMPONENTS.array("salary", "money")
MONTHS_AT = COMPONENTS.array("level", "months")
PUBLICATION_POINTS = COMPONENTS.array("publication", "points")

# Projects and staff ---------------------------------------------------------------------------------------------------
NEEDS, AREA, LONG_ONLY = _arrays("project", "months", "area", "long")  # NEEDS[project, discipline]
TITLES = tuple(row["title"] for row in COMPONENTS.rows["project"])
TRACK = COMPONENTS.array("researcher", "tracks")  # [researcher, track] -> discipline
PAIR_OF = TRACK[:, 0] + TRACK[:, 1] - 1  # LC 0, LI 1, CI 2
PAIR = np.array([[0, 1], [0, 2], [1, 2]], np.int64)  # [pair, track] -> discipline
LETTERS = tuple(row["letter"] for row in COMPONENTS.rows["discipline"])
DISCIPLINE_KEYS = COMPONENTS.keys("discipline")
PAIR_KEYS = tuple(LETTERS[a].lower() + LETTERS[b].lower() for a, b in PAIR.tolist())

# Events and tiles -----------------------------------------------------------------------------------------------------
EVENT_NOW, EVENT_TRACKS, EVENT_STUDENTS, EVENT_CAP = _arrays("event", "now", "tracks", "students", "cap")
EVENT_POOREST, EVENT_OTHERS, EVENT_TAX = _arrays("event", "poorest", "others", "tax")
CRITERION = _codes("event", "criterion", CRITERIA)
(BY_PROJECTS, BY_CLEAN_RECORD, BY_RESEARCHERS, BY_LINGUISTICS,
 BY_MONEY, BY_INFORMATION, BY_BALANCE, BY_CULTURE) = range(8)  # fmt: skip
NO_CAP = 9
INFORMATION = 2  # the discipline that a network failure caps

TILE_REPUTATION, TILE_MONEY = _arrays("tile", "reputation", "money")
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

COST_ANY, COST_SAME, COST_FIXED = _by_card("cost", "any", "same", "fixed")
COST_EUROS, COST_PER_TARGET = _by_card("cost", "euros", "per_target")
GAIN_MONEY, GAIN_REPUTATION, GAIN_EACH, AMOUNT = _by_card("gain", "money", "reputation", "each", "amount")
DIE, BACKFIRE, ONLY_HALVED = _by_card("attack", "die", "backfire", "halved")  # DIE[card, face - 1]
SPEND_LEAST, SPEND_MOST, SPEND_IN = _by_card("spend", "least", "most", "allowed")
SPEND_MONEY, SPEND_REPUTATION = _by_card("spend", "money", "reputation")
PENALTY_REPUTATION, PENALTY_MONEY, UNSTOPPABLE = _by_card("penalty", "reputation", "money", "unstoppable")
SUSCEPTIBLE = _spread("penalty", np.ones(len(COMPONENTS.rows["penalty"]), np.int64))
DOES = _spread("lasting", _codes("lasting", "does", LASTING))
(STRENGTH,) = _by_card("lasting", "strength")
INCOME, BILL, PUBLICATION, DIPLOMA, UNPAID, SOFTWARE = range(1, 7)

CAN_LIE_OPEN = ((KIND == STAYS) | (KIND == MISCONDUCT) | (SUSCEPTIBLE == 1)).astype(np.int64)
LASTING_CARDS = np.flatnonzero(DOES).astype(np.int64)  # cards that do something all the time
SPENDING_CARDS = (CAN_LIE_OPEN * (SPEND_MOST > 0)).astype(np.int64)  # open cards with an offer each Action Phase
DEFENCE_CARDS = np.flatnonzero(KIND == DEFENCE).astype(np.int64)
DEFENCES = len(DEFENCE_CARDS)
