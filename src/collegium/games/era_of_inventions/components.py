"""The components of Era of Inventions as the rules read them: int64 arrays and numbers, one row per card, box or place.

All values stand in `components.toml`; here they only get names. Cards are numbered 0-11 (start inventions) and 12-38.
"""

from pathlib import Path

import numpy as np

from collegium.kernel import Components

MANY = (0, 99)
COMPONENTS = Components(
    Path(__file__).with_name("components.toml"),
    {
        "good": {"total": MANY, "start": MANY, "raw": (0, 1), "swap": (0, 1), "free": (0, 1)},
        "seating": {"seats": (3, 5), "action_discs": (1, 3), "rounds": (1, 20), "bonus_discs": (0, 6)},
        "board": {"value": (0, 120)},
        "field": {},
        "box": {"name": str, "cost": MANY, "influence": MANY, "royalty": MANY},
        "card": {
            "name": str, "invention": (-1, 8), "imitation": (0, 1), "copies": (1, 2), "cost": (0, 9, 7), "any": (0, 12),
            "gives": (0, 7), "amount": MANY,
        },
        "factory": {"name": str, "gives": (0, 6), "amount": (0, 4), "wood": MANY, "coal": MANY, "influence": MANY},
        "patent": {"gold": MANY, "influence": MANY},
        "track": {"field": (0, 120), "gives": (0, 6)},
        "load": {"good": (0, 6), "start": (0, 9), "refill": (0, 9), "more": (0, 9)},
        "operation": {"box": (0, 2), "pays": (0, 6), "price": MANY, "gives": (0, 9), "amount": MANY},
        "majority": {"points": MANY},
    },
)  # fmt: skip


def column(table, name):
    return COMPONENTS.array(table, name)


def board(key):
    return int(COMPONENTS.rows["board"][COMPONENTS.index("board", key)]["value"])


# Goods --------------------------------------------------------------------------------------------------------------
GOOD_KEYS = COMPONENTS.keys("good")
GOODS = len(GOOD_KEYS)
WOOD, METAL, TECH, TOOL, COAL, GOLD, DEVELOPMENT = range(7)
INFLUENCE, BONUS_DISC, SWAP = 7, 8, 9  # what else a card or a market operation may give
TOTAL, START_GOODS, IS_RAW = column("good", "total"), column("good", "start"), column("good", "raw")
SWAPPABLE = int(column("good", "swap").sum())  # goods 0..SWAPPABLE-1 may be swapped
FREE_KINDS = np.flatnonzero(column("good", "free"))  # what may pay a "?"
FREE = len(FREE_KINDS)
MOST_GOODS = int(TOTAL.max())

# By number of seats -------------------------------------------------------------------------------------------------
MOST_SEATS = int(column("seating", "seats").max())
ACTION_DISCS, ROUNDS, START_DISCS = (np.zeros(MOST_SEATS + 1, np.int64) for _ in range(3))
for _row in COMPONENTS.rows["seating"]:
    ACTION_DISCS[_row["seats"]] = _row["action_discs"]
    ROUNDS[_row["seats"]] = _row["rounds"]
    START_DISCS[_row["seats"]] = _row["bonus_discs"]
MOST_ROUNDS, MOST_TURNS = int(ROUNDS.max()), int((ACTION_DISCS * np.arange(MOST_SEATS + 1)).max())

# Numbers of the board -----------------------------------------------------------------------------------------------
BONUS_DISCS, MARKERS, PLACES = board("bonus-discs"), board("markers"), board("places")
PATH_FIELDS, PATH_LEAVE = board("invention-fields"), board("invention-leave")
ROW_FIELDS, ROW_LEAVE = board("factory-fields"), board("factory-leave")
BUILD_LIMIT, BUY_LIMIT, MAKE_LIMIT = board("build-limit"), board("buy-limit"), board("make-limit")
LOAD_PRICE, FREE_DEVELOPMENT = board("load-price"), board("free-development")
MARKET_LIMIT, MARKET_BOX_LIMIT, MARKET_BOXES = board("market-limit"), board("market-box-limit"), 3
DEVELOPMENT_LIMIT, PATENT_LIMIT = board("development-limit"), board("patent-limit")
LAST_INFLUENCE_FIELD = board("last-influence-field")
LENGTH_ROW = COMPONENTS.index("board", "last-influence-field")  # the row that says so
FIELD_KEYS = COMPONENTS.keys("field")
FIELDS = len(FIELD_KEYS)
FIELD_BUILD, FIELD_RUN, FIELD_BUY, FIELD_MAKE, FIELD_MARKET, FIELD_INVENT = range(6)

# Inventions ---------------------------------------------------------------------------------------------------------
BOX_COST, BOX_INFLUENCE, BOX_ROYALTY = column("box", "cost"), column("box", "influence"), column("box", "royalty")
BOX_NAMES = tuple(row["name"] for row in COMPONENTS.rows["box"])
BOXES = len(BOX_COST)
INVENTIONS = BOXES // 2  # box i is the gold one of invention i, box INVENTIONS + i its silver one
COPIES = column("card", "copies")
CARD_DESIGN = np.repeat(np.arange(len(COPIES)), COPIES)  # row of components.toml of each card
CARD_NAMES = tuple(COMPONENTS.rows["card"][design]["name"] for design in CARD_DESIGN)
CARDS = len(CARD_DESIGN)
CARD_INVENTION, CARD_IMITATION = column("card", "invention")[CARD_DESIGN], column("card", "imitation")[CARD_DESIGN]
CARD_COST, CARD_ANY = column("card", "cost")[CARD_DESIGN], column("card", "any")[CARD_DESIGN]
CARD_GIVES, CARD_AMOUNT = column("card", "gives")[CARD_DESIGN], column("card", "amount")[CARD_DESIGN]
MOST_ANY = int(CARD_ANY.max())

# Factories ----------------------------------------------------------------------------------------------------------
FACTORY_GIVES, FACTORY_AMOUNT = column("factory", "gives"), column("factory", "amount")
FACTORY_WOOD, FACTORY_COAL = column("factory", "wood"), column("factory", "coal")
FACTORY_INFLUENCE = column("factory", "influence")
FACTORY_NAMES = tuple(row["name"] for row in COMPONENTS.rows["factory"])
FACTORIES = len(FACTORY_GIVES) - 1  # ordinary ones
STARTING_FACTORY = FACTORIES  # every player has a copy of this one
MOST_OUTPUT = int(FACTORY_AMOUNT.sum())

# Tracks, harbour, market, majorities --------------------------------------------------------------------------------
PATENT_GOLD, PATENT_INFLUENCE = column("patent", "gold"), column("patent", "influence")
PATENT_STEPS = len(PATENT_GOLD)
TRACK_GOOD = np.full(LAST_INFLUENCE_FIELD + 1, -1, np.int64)  # the good of each field of the influence track, or -1
TRACK_FIELD, TRACK_GIVES = column("track", "field"), column("track", "gives")
TRACK_GOOD[TRACK_FIELD] = TRACK_GIVES
LOAD_KEYS = COMPONENTS.keys("load")
LOADS = len(LOAD_KEYS)
LOAD_GOOD, LOAD_START = column("load", "good"), column("load", "start")
LOAD_REFILL, LOAD_MORE = column("load", "refill"), column("load", "more")
OPERATION_KEYS = COMPONENTS.keys("operation")
OPERATIONS = len(OPERATION_KEYS)
OPERATION_BOX, OPERATION_PAYS = column("operation", "box"), column("operation", "pays")
OPERATION_PRICE = column("operation", "price")
OPERATION_GIVES, OPERATION_AMOUNT = column("operation", "gives"), column("operation", "amount")
MAJORITY_POINTS = column("majority", "points")  # by how many share it, less one

# How events pack what they tell of (see telling.py) -------------------------------------------------------------------
GOOD_BASE = 128  # more than any number of goods; a kind and a number: kind * GOOD_BASE + number
LOAD_BASE = 10  # a load, what lies there and what came: (load * GOOD_BASE + number) * LOAD_BASE + more + 1
FREE_BASE = 16  # the metal, tech and tool paid for an imitation, as digits
CARD_BASE = max(len(COPIES), FACTORIES) + 1  # designs of cards, or factories: three digits to a number, 0 for none
CARD_DIGITS = 3
