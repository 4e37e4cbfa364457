"""The language of Nobel Run: kinds of choice with their options, events, reasons and steps.

MAIN is one menu of 90 options in groups; `AT_BUY + 3` is "buy the card in place 3". USE_OPTION and its kin say which
option belongs to a card. Labels and places are for clients; the rules only use the numbers.
"""

import numpy as np

from collegium.games.nobel_run import story
from collegium.games.nobel_run.components import (
    ATTACKS,
    BLOCKS,
    CARD_KEYS,
    DATA,
    EFFORT,
    HOLDABLE,
    KINDS,
    MONEY,
    PLACES,
    PUBLICATIONS,
    RESOURCE_KEYS,
    SETTLES,
    SMEARS,
    USE,
    USES,
)
from collegium.games.nobel_run.state import PLAYERS
from collegium.games.nobel_run.wording import (
    blocked_words,
    drop_label,
    hand_place,
    main_label,
    main_place,
    market_place,
    owes_words,
    react_ask,
    react_label,
    react_place,
    short_words,
    target_label,
    target_place,
)
from collegium.kernel.choice import CHAPTER, TURN, Choices, Events, Reasons, Steps
from collegium.kernel.texts import Text

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

_main_groups = (
    [("use", CARD_KEYS[kind], RESOURCE_KEYS[r], int(USE[kind, r])) for kind, r in USES]
    + [("draw",), ("strip",)]
    + [("publish", CARD_KEYS[kind]) for kind in PUBLICATIONS]
    + [("smear", CARD_KEYS[kind]) for kind in SMEARS]
    + [("counter", CARD_KEYS[kind]) for kind in BLOCKS]
    + [("buy", place) for place in range(PLACES)]
    + [("top", row) for row in range(2)]
    + [("settle", RESOURCE_KEYS[r]) for r in SETTLES]
    + [("end",)]
)
_react_groups = (
    [("levy", CARD_KEYS[kind]) for kind in ATTACKS]
    + [("block", CARD_KEYS[kind]) for kind in BLOCKS]
    + [("smear", CARD_KEYS[kind]) for kind in SMEARS]
    + [("pass",), ("pass-turn",)]
)

MAIN = CHOICES.add("main", AT_END + 1, label=main_label(_main_groups), place=main_place(_main_groups), ask_alone=True)
# a: window, b: offset of the asked seat, c: what is pending
REACT = CHOICES.add(
    "react",
    AT_PASS_TURN + 1,
    label=react_label(_react_groups),
    place=react_place(_react_groups),
    ask=react_ask,
    discreet=True,  # only who holds a card to react with is asked (§13)
)
# a: kind of the smear
SMEAR_TARGET = CHOICES.add("smear-target", PLAYERS, label=target_label("smear-target"), place=target_place)
STRIP_TARGET = CHOICES.add("strip-target", PLAYERS, label=target_label("strip-target"), place=target_place)
# a: what is pending
UNLOCK = CHOICES.add("unlock", len(HOLDABLE), label=drop_label("unlock"), place=hand_place)
DROP = CHOICES.add("drop", AT_DROP_DONE + 1, label=drop_label("drop"), place=hand_place)
# a: resource, b: still owed
PAY = CHOICES.add("pay", len(HOLDABLE), label=drop_label("pay"), place=hand_place,
                  ask=lambda s, who: Text("ask-pay", {"amount": Text("amount-" + RESOURCE_KEYS[s.owed[who].a],
                                                                     {"n": s.owed[who].b})}))  # fmt: skip
REMOVE = CHOICES.add("remove", PLACES, label=drop_label("remove"), place=market_place)

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
DEALT = EVENTS.add("dealt", story.words_dealt)  # variant
ROW_LAID = EVENTS.add("row-laid", story.words_row)  # cards
STARTS = EVENTS.add("starts")
ROUND_BEGAN = EVENTS.add("round-began", story.words_round, opens=CHAPTER)  # round, whether nobody has a card left
SOLO_ROUND_BEGAN = EVENTS.add("solo-round-began", story.words_solo_round, opens=CHAPTER)
STOP_NEARS = EVENTS.add("stop-nears", story.words_rounds)
TURN_BEGAN = EVENTS.add("turn-began", opens=TURN)
NOTHING_LEFT = EVENTS.add("nothing-left")
TURN_ENDED = EVENTS.add("turn-ended", story.words_turn_ended)  # used cards, money, 64 * effort + data
USED = EVENTS.add("used", story.words_used)  # kind, resource
RODE = EVENTS.add("rode")  # Sally Ride
DREW = EVENTS.add("drew", story.words_count)
RESHUFFLED = EVENTS.add("reshuffled", story.words_count)
NO_CARD_TO_DRAW = EVENTS.add("no-card-to-draw")
STRICKLAND_USED = EVENTS.add("strickland-used")
STRIPPED = EVENTS.add("stripped", story.words_card)  # about the victim
PUBLICATION_ANNOUNCED = EVENTS.add("publication-announced", story.words_gain)
PUBLISHED = EVENTS.add("published", story.words_published)
SMEARED = EVENTS.add("smeared", story.words_rival)  # kind, victim
SMEARED_PEIO = EVENTS.add("smeared-peio", story.words_peio)
COUNTERED = EVENTS.add("countered", story.words_countered)
SETTLED = EVENTS.add("settled", story.words_amount)  # resource, amount
ANNOUNCED = EVENTS.add("announced", story.words_announced)  # kind, whether it is a top card
BOUGHT = EVENTS.add("bought", story.words_bought)  # kind, whether it is a top card
BOUGHT_ARTICLE = EVENTS.add("bought-article", story.words_bought_article)  # kind, whether it is a top card
FOILED = EVENTS.add("foiled", story.words_foiled)  # kind, why, how much is missing
UNLOCKED = EVENTS.add("unlocked", story.words_card)
REFILLED = EVENTS.add("refilled", story.words_refilled)  # kind, the next top card, cards below it
TURNED_UP = EVENTS.add("turned-up", story.words_turned_up)  # a card of the deck, the next top card, cards below it
STAYS_EMPTY = EVENTS.add("stays-empty", story.words_deck)  # the card that was bought
DROPPED = EVENTS.add("dropped", story.words_cards)  # cards
LEVIED = EVENTS.add("levied", story.words_levied)  # kind, victim
LOST = EVENTS.add("lost", story.words_amount)  # resource, amount from the pool
PAID = EVENTS.add("paid", story.words_paid)  # cards, surplus, resource
FORGIVEN = EVENTS.add("forgiven", story.words_amount)  # resource, amount
BLOCKED = EVENTS.add("blocked", story.words_blocked)  # kind, victim
LAST_ROUND = EVENTS.add("last-round")
APPEARED = EVENTS.add("appeared", story.words_cards)  # cards
SITUATION_CAME = EVENTS.add("situation-came", story.words_situation)
DECK_EMPTY = EVENTS.add("deck-empty")
DEBTS_LAPSED = EVENTS.add("debts-lapsed", story.words_debts)  # effort, data
PEIO_TOOK = EVENTS.add("peio-took", story.words_gain, opens=TURN)  # a paragraph of his own
PEIO_FOUND_NOTHING = EVENTS.add("peio-found-nothing", opens=TURN)
REMOVED = EVENTS.add("removed", story.words_card)
END_BEGAN = EVENTS.add("end-began", opens=CHAPTER)
STOPPED = EVENTS.add("stopped", story.words_rounds)
ENDED_WITH = EVENTS.add("ended-with", story.words_ended)  # prestige, of papers, 16 * of published cards + of smears
PEIO_ENDED_WITH = EVENTS.add("peio-ended-with", story.words_peio_ended)
DECIDED = EVENTS.add("decided", story.words_outcome)  # solo: prestige, Peio's prestige

# Reasons --------------------------------------------------------------------------
SHORT_OF = REASONS.add("short-of-money", short_words(_main_groups))  # + resource
REASONS.add("short-of-effort", short_words(_main_groups))
REASONS.add("short-of-data", short_words(_main_groups))
BLOCKED_BY = REASONS.add("blocked-money", blocked_words(MONEY))  # + resource
REASONS.add("blocked-effort", blocked_words(EFFORT))
REASONS.add("blocked-data", blocked_words(DATA))
OWES = REASONS.add("owes-money", owes_words(MONEY))  # + resource, solo
REASONS.add("owes-effort", owes_words(EFFORT))
REASONS.add("owes-data", owes_words(DATA))
PUBLISHED_ALREADY = REASONS.add("published-already")
NO_CARD_TO_DISCARD = REASONS.add("no-card-to-discard")
NOBODY_TO_STRIP = REASONS.add("nobody-to-strip")
NO_CARDS_THERE = REASONS.add("no-cards-there")
NOT_IN_PRICE = REASONS.add("not-in-price")
NOT_NOW = REASONS.add("not-now")
NO_ATTACK_NOW = REASONS.add("no-attack-now")
