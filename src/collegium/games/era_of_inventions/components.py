"""The components of Era of Inventions as the rules read them: int64 arrays and numbers, one row per card, box or place.

All values stand in `components.toml`; here they only get names. Cards are numbered 0-11 (start inventions) and 12-38.
"""

from functools import partial
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


column, arrays, board = COMPONENTS.array, COMPONENTS.arrays, partial(COMPONENTS.numbers, "board")

# Goods --------------------------------------------------------------------------------------------------------------
GOOD_KEYS = COMPONENTS.keys("good")
GOODS = len(GOOD_KEYS)
WOOD, METAL, TECH, TOOL, COAL, GOLD, DEVELOPMENT = range(7)
INFLUENCE, BONUS_DISC, SWAP = 7, 8, 9  # what else a card or a market operation may give
TOTAL, START_GOODS, IS_RAW = arrays("good", "total", "start", "raw")
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
BONUS_DISCS, MARKERS, PLACES = board("bonus-discs", "markers", "places")
PATH_FIELDS, PATH_LEAVE = board("invention-fields", "invention-leave")
ROW_FIELDS, ROW_LEAVE = board("factory-fields", "factory-leave")
BUILD_LIMIT, BUY_LIMIT, MAKE_LIMIT = board("build-limit", "buy-limit", "make-limit")
LOAD_PRICE, FREE_DEVELOPMENT = board("load-price", "free-development")
MARKET_LIMIT, MARKET_BOX_LIMIT = board("market-limit", "market-box-limit")
MARKET_BOXES = 3
DEVELOPMENT_LIMIT, PATENT_LIMIT, LAST_INFLUENCE_FIELD = board(
    "development-limit", "patent-limit", "last-influence-field"
)
LENGTH_ROW = COMPONENTS.index("board", "last-influence-field")  # the row that says so
FIELD_KEYS = COMPONENTS.keys("field")
FIELDS = len(FIELD_KEYS)
FIELD_BUILD, FIELD_RUN, FIELD_BUY, FIELD_MAKE, FIELD_MARKET, FIELD_INVENT = range(6)

# Inventions ---------------------------------------------------------------------------------------------------------
BOX_COST, BOX_INFLUENCE, BOX_ROYALTY = arrays("box", "cost", "influence", "royalty")
BOX_NAMES = tuple(row["name"] for row in COMPONENTS.rows["box"])
BOXES = len(BOX_COST)
INVENTIONS = BOXES // 2  # box i is the gold one of invention i, box INVENTIONS + i its silver one
COPIES = column("card", "copies")
CARD_DESIGN = np.repeat(np.arange(len(COPIES)), COPIES)  # row of components.toml of each card
CARD_NAMES = tuple(COMPONENTS.rows["card"][design]["name"] for design in CARD_DESIGN)
CARDS = len(CARD_DESIGN)
CARD_INVENTION, CARD_IMITATION, CARD_COST, CARD_ANY, CARD_GIVES, CARD_AMOUNT = (
    values[CARD_DESIGN] for values in arrays("card", "invention", "imitation", "cost", "any", "gives", "amount")
)
MOST_ANY = int(CARD_ANY.max())

# Factories ----------------------------------------------------------------------------------------------------------
FACTORY_GIVES, FACTORY_AMOUNT, FACTORY_WOOD, FACTORY_COAL, FACTORY_INFLUENCE = arrays(
    "factory", "gives", "amount", "wood", "coal", "influence"
)
FACTORY_NAMES = tuple(row["name"] for row in COMPONENTS.rows["factory"])
FACTORIES = len(FACTORY_GIVES) - 1  # ordinary ones
STARTING_FACTORY = FACTORIES  # every player has a copy of this one
MOST_OUTPUT = int(FACTORY_AMOUNT.sum())

# Tracks, harbour, market, majorities --------------------------------------------------------------------------------
PATENT_GOLD, PATENT_INFLUENCE = arrays("patent", "gold", "influence")
PATENT_STEPS = len(PATENT_GOLD)
TRACK_GOOD = np.full(LAST_INFLUENCE_FIELD + 1, -1, np.int64)  # the good of each field of the influence track, or -1
TRACK_FIELD, TRACK_GIVES = arrays("track", "field", "gives")
TRACK_GOOD[TRACK_FIELD] = TRACK_GIVES
LOAD_KEYS = COMPONENTS.keys("load")
LOADS = len(LOAD_KEYS)
LOAD_GOOD, LOAD_START, LOAD_REFILL, LOAD_MORE = arrays("load", "good", "start", "refill", "more")
OPERATION_KEYS = COMPONENTS.keys("operation")
OPERATIONS = len(OPERATION_KEYS)
OPERATION_BOX, OPERATION_PAYS, OPERATION_PRICE = arrays("operation", "box", "pays", "price")
OPERATION_GIVES, OPERATION_AMOUNT = arrays("operation", "gives", "amount")
MAJORITY_POINTS = column("majority", "points")  # by how many share it, less one

# How events pack what they tell of (see telling.py) -------------------------------------------------------------------
GOOD_BASE = 128  # more than any number of goods; a kind and a number: kind * GOOD_BASE + number
LOAD_BASE = 10  # a load, what lies there and what came: (load * GOOD_BASE + number) * LOAD_BASE + more + 1
FREE_BASE = 16  # the metal, tech and tool paid for an imitation, as digits
CARD_BASE = max(len(COPIES), FACTORIES) + 1  # designs of cards, or factories: three digits to a number, 0 for none
CARD_DIGITS = 3
