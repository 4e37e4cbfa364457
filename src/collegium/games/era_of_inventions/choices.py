"""Every choice, reason, step and event as a number, with the places on the table that options point at.

The six action kinds follow the action fields (BUILD + field) and end with an option to stop; `a` of a question is the
occasion. How all this is said stands in wording.py and telling.py.
"""

from collegium.kernel import CHAPTER, TURN, Choices, Events, Reasons, Steps, piece

from .components import (
    BOXES,
    FACTORIES,
    FIELD_KEYS,
    FIELDS,
    FREE,
    FREE_KINDS,
    GOOD_KEYS,
    LOADS,
    OPERATION_KEYS,
    OPERATIONS,
    PATENT_STEPS,
    PATH_FIELDS,
    ROW_FIELDS,
    SWAPPABLE,
)

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()
MARKET_KEYS = ("take-development", *OPERATION_KEYS)


# Places -------------------------------------------------------------------------------------------------------------
def field_place(s, who, option):
    return f"field.{FIELD_KEYS[option]}"


def market_place(s, who, option):
    return f"market.{MARKET_KEYS[option]}" if option < len(MARKET_KEYS) else None


def invent_place(s, who, option):
    if option == PATENT:
        return f"patents.{min(s.player[who].patent_step + 1, PATENT_STEPS)}"
    return f"box.{option}" if option < BOXES else None


def factory_place(s, who, option):
    return f"player.{who}.factory.{option}"


def store_place(s, who, option):
    return f"player.{who}.good.{GOOD_KEYS[option]}"


def pay_place(s, who, option):
    return store_place(s, who, int(FREE_KINDS[option]))


# Choices ------------------------------------------------------------------------------------------------------------
PLACE = CHOICES.add("place", FIELDS, names=FIELD_KEYS, place=field_place)
PICK = CHOICES.add("pick", FIELDS, names=FIELD_KEYS, place=field_place)

BUILD = CHOICES.add("build", ROW_FIELDS + 1, place=piece("row", ROW_FIELDS))
RUN_FACTORIES, RUN_DONE = range(2)
RUN = CHOICES.add("run", 2, names=("run", "done"))
BUY = CHOICES.add("buy", LOADS + 1, place=piece("load", LOADS))
MAKE = CHOICES.add("make", PATH_FIELDS + 1, place=piece("path", PATH_FIELDS))
TAKE_DEVELOPMENT, FIRST_OPERATION, MARKET_DONE = 0, 1, OPERATIONS + 1
MARKET = CHOICES.add("market", OPERATIONS + 2, place=market_place)
PATENT, INVENT_DONE = BOXES, BOXES + 1  # after the boxes
INVENT = CHOICES.add("invent", BOXES + 2, place=invent_place)

BONUS_PASS, BONUS_MAKE, BONUS_YIELD, BONUS_BUY, BONUS_MARKET, BONUS_DEVELOP, BONUS_PATENT, BONUS_BUILD = range(8)
BONUS_ACTION = CHOICES.add(
    "bonus-action", 8, names=("pass", "make", "yield", "buy", "market", "develop", "patent", "build")
)
YIELD = CHOICES.add("yield", FACTORIES + 1, place=factory_place)
PAY = CHOICES.add("pay", FREE, place=pay_place)
GIVE_FIRST = CHOICES.add("give-first", SWAPPABLE, place=store_place)
GIVE_SECOND = CHOICES.add("give-second", SWAPPABLE, place=store_place)
GET = CHOICES.add("get", SWAPPABLE, place=store_place)
PATENT_BOX = CHOICES.add("patent-box", BOXES, place=piece("box", BOXES))

# Reasons ------------------------------------------------------------------------------------------------------------
NEEDS = REASONS.add_each("needs", GOOD_KEYS)  # NEEDS + good
NEEDS_FREE_CUBES = REASONS.add("needs-free-cubes")
FIELD_FULL = REASONS.add("field-full")
FIELD_OWN = REASONS.add("field-own")
FIELD_EMPTY = REASONS.add("field-empty")
LOAD_EMPTY = REASONS.add("load-empty")
LIMIT = REASONS.add("limit")
BOX_LIMIT = REASONS.add("box-limit")
ALREADY_TRADED = REASONS.add("already-traded")
SUPPLY_SHORT = REASONS.add("supply-short")
NO_SWAP = REASONS.add("no-swap")
OWN_INVENTION = REASONS.add("own-invention")
BOX_TAKEN = REASONS.add("box-taken")
ORIGINAL_FIRST = REASONS.add("original-first")
NO_MARKERS = REASONS.add("no-markers")
OVER_SEVEN = REASONS.add("over-seven")
CHOSE_PATENTS = REASONS.add("chose-patents")
CHOSE_DEVELOPMENT = REASONS.add("chose-development")
TRACK_END = REASONS.add("track-end")
BOX_PATENTED = REASONS.add("box-patented")
IN_ORDER = REASONS.add("in-order")
CANNOT_COMPLETE = REASONS.add("cannot-complete")
SAME_GOOD = REASONS.add("same-good")
NOTHING_POSSIBLE = REASONS.add("nothing-possible")

# Steps --------------------------------------------------------------------------------------------------------------
NEXT_DISC = STEPS.add("next-disc")
NEXT_TURN = STEPS.add("next-turn")
NEXT_MARKET = STEPS.add("next-market")

# Events, and what their numbers are called --------------------------------------------------------------------------
SETUP_BEGINS = EVENTS.add("setup-begins", opens=CHAPTER)
EQUIPPED = EVENTS.add("equipped")
ROUND_BEGINS = EVENTS.add("round-begins", names=("round", "last"), opens=CHAPTER)
ACTIONS_BEGIN = EVENTS.add("actions-begin", names=("round", "last"), opens=CHAPTER)
ROUND_ENDS = EVENTS.add("round-ends", names=("round", "last"), opens=CHAPTER)
FINAL_MARKET_OPENS = EVENTS.add("final-market-opens", opens=CHAPTER)
SCORING_BEGINS = EVENTS.add("scoring-begins", opens=CHAPTER)

PLACED = EVENTS.add("placed", names=("field",), opens=TURN)
PICKED = EVENTS.add("picked", names=("field",), opens=TURN)
LAST_TRADES = EVENTS.add("last-trades", opens=TURN)
IDLE = EVENTS.add("idle", names=("possible",))
SPENT_DISC = EVENTS.add("spent-disc")

BUILT = EVENTS.add("built")
RAN = EVENTS.add("ran")
RAN_ON = EVENTS.add("ran-on")
YIELDED = EVENTS.add("yielded")
BOUGHT = EVENTS.add("bought")
MADE = EVENTS.add("made")
ROYALTY = EVENTS.add("royalty")
TRACK_BONUS = EVENTS.add("track-bonus")
TRACK_EMPTY = EVENTS.add("track-empty")
SHORT = EVENTS.add("short")
TOOK_FREE = EVENTS.add("took-free")
TRADED = EVENTS.add("traded", names=("operation",))
SWAPPED = EVENTS.add("swapped")
DEVELOPED = EVENTS.add("developed")
PATENTED = EVENTS.add("patented")
PROTECTED = EVENTS.add("protected", names=("box",))
RIGHT_LOST = EVENTS.add("right-lost", names=("markers",))

START_CARDS_LEAVE = EVENTS.add("start-cards-leave")
CARDS_LEAVE = EVENTS.add("cards-leave")
NEW_INVENTIONS = EVENTS.add("new-inventions", names=("new", "discarded", "pile"))
CARDS_RESHUFFLED = EVENTS.add("cards-reshuffled", names=("number",))
CARDS_LAID_OUT = EVENTS.add("cards-laid-out")
CARDS_RUN_OUT = EVENTS.add("cards-run-out", names=("number",))
FACTORIES_LEAVE = EVENTS.add("factories-leave")
FACTORIES_RESHUFFLED = EVENTS.add("factories-reshuffled", names=("number",))
FACTORIES_LAID_OUT = EVENTS.add("factories-laid-out")
FACTORIES_RUN_OUT = EVENTS.add("factories-run-out", names=("number",))
LOAD_SHORT = EVENTS.add("load-short")
LOADED = EVENTS.add("loaded")
START_PAWN = EVENTS.add("start-pawn")
PAWN_PASSES = EVENTS.add("pawn-passes", names=("from",))

STANDINGS = EVENTS.add("standings")
MAJORITY = EVENTS.add("majority", names=("what", "points"))
NO_MAJORITY = EVENTS.add("no-majority", names=("what",))
TIED = EVENTS.add("tied", names=("boxes",))
TOTAL = EVENTS.add("total", names=("points", "track", "bonus"))
