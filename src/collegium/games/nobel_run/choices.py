"""Every choice, event, reason and step as a number, with the places on the table that options point at.

MAIN is one menu of 90 options in groups; `AT_BUY + 3` is "buy the card in place 3". USE_OPTION and its kin say which
option belongs to a card. How all this is said stands in wording.py and telling.py.
"""

import numpy as np

from collegium.kernel import CHAPTER, TURN, Choices, Events, Reasons, Steps, piece

from .components import (
    ATTACKS,
    BLOCKS,
    CARD_KEYS,
    EMPTY,
    HOLDABLE,
    KINDS,
    PLACES,
    PUBLICATIONS,
    RESOURCE_KEYS,
    RIDE,
    SETTLES,
    SMEARS,
    STRICKLAND,
    USE,
    USES,
)
from .state import PLAYERS

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()


def _numbered(kinds, first=0) -> np.ndarray:
    """For every kind the option that stands for it, -1 where there is none."""
    found = np.full(KINDS, -1, np.int64)
    for i, kind in enumerate(kinds):
        found[kind] = first + i
    return found


# MAIN: the groups of options in order --------------------------------------------------------------------------
AT_USE = 0
AT_DRAW = AT_USE + len(USES)
AT_STRIP = AT_DRAW + 1
AT_PUBLISH = AT_STRIP + 1
AT_SMEAR = AT_PUBLISH + len(PUBLICATIONS)
AT_COUNTER = AT_SMEAR + len(SMEARS)
AT_BUY = AT_COUNTER + len(BLOCKS)
AT_TOP = AT_BUY + PLACES
AT_SETTLE = AT_TOP + 2
AT_END = AT_SETTLE + len(SETTLES)

USE_KIND = np.array([kind for kind, _ in USES], np.int64)
USE_RESOURCE = np.array([resource for _, resource in USES], np.int64)
USE_OPTION = np.full(USE.shape, -1, np.int64)
USE_OPTION[USE_KIND, USE_RESOURCE] = np.arange(len(USES))
PUBLISH_OPTION = _numbered(PUBLICATIONS, AT_PUBLISH)

# REACT, and the lists of hand cards --------------------------------------------------------------------------
AT_LEVY = 0
AT_BLOCK = AT_LEVY + len(ATTACKS)
AT_REACT_SMEAR = AT_BLOCK + len(BLOCKS)
AT_PASS = AT_REACT_SMEAR + len(SMEARS)
AT_PASS_TURN = AT_PASS + 1
AT_DROP_ALL = len(HOLDABLE)
AT_DROP_DONE = AT_DROP_ALL + 1
HOLD_OPTION = _numbered(HOLDABLE)
BLOCK_INDEX = _numbered(BLOCKS)  # where a block stands in `front`
SMEAR_OPTION = _numbered(SMEARS, AT_SMEAR)
TOP_PENDING = PLACES  # a declared purchase: a reserve place, or this + row for an open top card

# What each option is about: its group, and the card, place, row or resource
MAIN_OPTIONS = (
    *(("use", kind) for kind, _ in USES),
    ("draw", RIDE),
    ("strip", STRICKLAND),
    *(("publish", kind) for kind in PUBLICATIONS),
    *(("smear", kind) for kind in SMEARS),
    *(("counter", kind) for kind in BLOCKS),
    *(("buy", place) for place in range(PLACES)),
    *(("top", row) for row in range(2)),
    *(("settle", resource) for resource in SETTLES),
    ("end", EMPTY),
)
REACT_OPTIONS = (
    *(("levy", kind) for kind in ATTACKS),
    *(("block", kind) for kind in BLOCKS),
    *(("smear", kind) for kind in SMEARS),
    ("pass", EMPTY),
    ("pass-turn", EMPTY),
)

# Places --------------------------------------------------------------------------


def main_place(s, who, option):
    group, about = MAIN_OPTIONS[option]
    if group == "end":
        return None
    if group in ("buy", "top"):
        return f"{'market' if group == 'buy' else 'top'}.{about}"
    if group == "settle":
        return f"debt.{RESOURCE_KEYS[about]}"
    return f"front.{who}.{CARD_KEYS[about]}" if group == "counter" else f"hand.{CARD_KEYS[about]}"


def react_place(s, who, option):
    _, kind = REACT_OPTIONS[option]
    return None if kind == EMPTY else f"hand.{CARD_KEYS[kind]}"


def hand_place(s, who, option):
    return f"hand.{CARD_KEYS[HOLDABLE[option]]}" if option < len(HOLDABLE) else None


# Choices --------------------------------------------------------------------------
MAIN = CHOICES.add("main", AT_END + 1, place=main_place, ask_alone=True)
# a: window, b: offset of the asked seat, c: what is pending; only who holds a card to react with is asked (§13)
REACT = CHOICES.add("react", AT_PASS_TURN + 1, place=react_place, discreet=True)
SMEAR_TARGET = CHOICES.add("smear-target", PLAYERS, place=piece("player"))  # a: kind of the smear
STRIP_TARGET = CHOICES.add("strip-target", PLAYERS, place=piece("player"))
UNLOCK = CHOICES.add("unlock", len(HOLDABLE), place=hand_place)  # a: what is pending
DROP = CHOICES.add("drop", AT_DROP_DONE + 1, place=hand_place)
PAY = CHOICES.add("pay", len(HOLDABLE), place=hand_place)  # a: resource, b: still owed
REMOVE = CHOICES.add("remove", PLACES, place=piece("market"))

# Steps: what comes when nobody owes a choice --------------------------------------------------------------------------
TAKE_TURN = STEPS.add("take-turn")
GO_ON = STEPS.add("go-on")  # the player on turn acts again
OPEN_WINDOW = STEPS.add("open-window")  # a: window, b: offset of the next seat, c: what is pending
CARRY_OUT_PURCHASE = STEPS.add("carry-out-purchase")  # a: what is pending
CARRY_OUT_PUBLICATION = STEPS.add("carry-out-publication")  # a: kind
COLLECT_LEVY = STEPS.add("collect-levy")  # a: resource, b: still owed
DROP_CARDS = STEPS.add("drop-cards")
CLEAN_UP = STEPS.add("clean-up")
NEXT_TURN = STEPS.add("next-turn")
PEIO_TAKES = STEPS.add("peio-takes")
REMOVE_CARDS = STEPS.add("remove-cards")
NEXT_SOLO_ROUND = STEPS.add("next-solo-round")
END_GAME = STEPS.add("end-game")

# Events --------------------------------------------------------------------------
SET_UP = EVENTS.add("set-up", opens=CHAPTER)
DEALT = EVENTS.add("dealt")  # variant
ROW_LAID = EVENTS.add("row-laid")  # cards
STARTS = EVENTS.add("starts")
ROUND_BEGAN = EVENTS.add("round-began", opens=CHAPTER)  # round, whether nobody has a card left
SOLO_ROUND_BEGAN = EVENTS.add("solo-round-began", opens=CHAPTER)
STOP_NEARS = EVENTS.add("stop-nears")
TURN_BEGAN = EVENTS.add("turn-began", opens=TURN)
NOTHING_LEFT = EVENTS.add("nothing-left", names=("all",))  # whether no card is left at all
TURN_ENDED = EVENTS.add("turn-ended")  # used cards, money, 64 * effort + data
USED = EVENTS.add("used")  # kind, resource
RODE = EVENTS.add("rode")  # Sally Ride
DREW = EVENTS.add("drew", names=("count",))
RESHUFFLED = EVENTS.add("reshuffled", names=("count",))
NO_CARD_TO_DRAW = EVENTS.add("no-card-to-draw")
STRICKLAND_USED = EVENTS.add("strickland-used")
STRIPPED = EVENTS.add("stripped", names=("card",))  # about the victim
PUBLICATION_ANNOUNCED = EVENTS.add("publication-announced")
PUBLISHED = EVENTS.add("published")
SMEARED = EVENTS.add("smeared")  # kind, victim
SMEARED_PEIO = EVENTS.add("smeared-peio")
COUNTERED = EVENTS.add("countered")
SETTLED = EVENTS.add("settled")  # resource, amount
ANNOUNCED = EVENTS.add("announced")  # kind, whether it is a top card
BOUGHT = EVENTS.add("bought")  # kind, whether it is a top card
BOUGHT_ARTICLE = EVENTS.add("bought-article")  # kind, whether it is a top card
FOILED = EVENTS.add("foiled")  # kind, why, how much is missing
UNLOCKED = EVENTS.add("unlocked", names=("card",))
REFILLED = EVENTS.add("refilled")  # kind, the next top card, cards below it
TURNED_UP = EVENTS.add("turned-up")  # a card of the deck, the next top card, cards below it
STAYS_EMPTY = EVENTS.add("stays-empty", names=("deck",))  # of the card that was bought
DROPPED = EVENTS.add("dropped")  # cards
LEVIED = EVENTS.add("levied")  # kind, victim
LOST = EVENTS.add("lost")  # resource, amount from the pool
PAID = EVENTS.add("paid")  # cards, surplus, resource
FORGIVEN = EVENTS.add("forgiven")  # resource, amount
BLOCKED = EVENTS.add("blocked")  # kind, victim
LAST_ROUND = EVENTS.add("last-round")
APPEARED = EVENTS.add("appeared")  # cards
SITUATION_CAME = EVENTS.add("situation-came")
DECK_EMPTY = EVENTS.add("deck-empty")
DEBTS_LAPSED = EVENTS.add("debts-lapsed")  # effort, data
PEIO_TOOK = EVENTS.add("peio-took", opens=TURN)  # a paragraph of his own
PEIO_FOUND_NOTHING = EVENTS.add("peio-found-nothing", opens=TURN)
REMOVED = EVENTS.add("removed", names=("card",))
END_BEGAN = EVENTS.add("end-began", opens=CHAPTER)
STOPPED = EVENTS.add("stopped")
ENDED_WITH = EVENTS.add("ended-with")  # prestige, of papers, 16 * of published cards + of smears
PEIO_ENDED_WITH = EVENTS.add("peio-ended-with")
DECIDED = EVENTS.add("decided")  # solo: prestige, Peio's prestige

# Reasons --------------------------------------------------------------------------
SHORT_OF = REASONS.add_each("short-of", RESOURCE_KEYS)  # + resource
BLOCKED_BY = REASONS.add_each("blocked", RESOURCE_KEYS)  # + resource
OWES = REASONS.add_each("owes", RESOURCE_KEYS)  # + resource, solo
PUBLISHED_ALREADY = REASONS.add("published-already")
NO_CARD_TO_DISCARD = REASONS.add("no-card-to-discard")
NOBODY_TO_STRIP = REASONS.add("nobody-to-strip")
NO_CARDS_THERE = REASONS.add("no-cards-there")
NOT_IN_PRICE = REASONS.add("not-in-price")
NOT_NOW = REASONS.add("not-now")
NO_ATTACK_NOW = REASONS.add("no-attack-now")
