"""The language of Era of Inventions: every kind of choice, reason, step and event, with labels and places.

The six action kinds follow the action fields (BUILD + field) and end with DONE; `a` of a question is the occasion.
"""

from collegium.games.era_of_inventions import components as parts
from collegium.games.era_of_inventions.components import (
    BOXES,
    CARD_NAMES,
    FACTORIES,
    FACTORY_NAMES,
    FIELD_KEYS,
    FREE_KINDS,
    GOOD_KEYS,
    INVENTIONS,
    LOADS,
    OPERATION_KEYS,
    OPERATIONS,
    PATH_FIELDS,
    ROW_FIELDS,
    SWAPPABLE,
)
from collegium.kernel.choice import Choices, Events, Reasons, Steps
from collegium.kernel.texts import Text

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()


# Words --------------------------------------------------------------------------------------------------------------
def good(kind):
    """A good, influence or a bonus disc by name."""
    return Text(f"good-{(*GOOD_KEYS, 'influence', 'bonus-disc', 'swap')[kind]}")


def amount(kind, number):
    """So many of a good. Tools are the one good whose name knows a singular."""
    name = Text("good-one-tool") if kind == parts.TOOL and number == 1 else good(kind)
    return Text("amount", {"number": number, "good": name})


def card_name(card):
    sort = "start" if parts.CARD_INVENTION[card] < 0 else ("official", "imitation")[parts.CARD_IMITATION[card]]
    return Text(f"card-{sort}", {"name": Text(f"invention-{CARD_NAMES[card]}")})


def card_cost(card):
    """What a card costs, as a list of texts."""
    cost = [amount(kind, int(n)) for kind, n in enumerate(parts.CARD_COST[card]) if n]
    free = int(parts.CARD_ANY[card])
    return ([Text("amount", {"number": free, "good": Text("good-any")})] if free else []) + cost


def box_name(box):
    return Text(f"box-{'gold' if box < INVENTIONS else 'silver'}", {"name": Text(f"invention-{parts.BOX_NAMES[box]}")})


def factory_name(factory):
    return Text(f"factory-{FACTORY_NAMES[factory]}")


def factory_cost(factory):
    cost = ((parts.WOOD, parts.FACTORY_WOOD[factory]), (parts.COAL, parts.FACTORY_COAL[factory]))
    return [amount(kind, int(n)) for kind, n in cost if n]


def factory_yield(factory):
    return amount(int(parts.FACTORY_GIVES[factory]), int(parts.FACTORY_AMOUNT[factory]))


def operation_name(operation):
    words = {"price": int(parts.OPERATION_PRICE[operation]), "amount": int(parts.OPERATION_AMOUNT[operation])}
    return Text(f"operation-{OPERATION_KEYS[operation]}", words)


def field_name(field):
    return Text(f"field-{FIELD_KEYS[field]}")


# Labels and places --------------------------------------------------------------------------------------------------
def done_label(s, who):
    return Text("option-final-done" if s.owed[who].a == 2 else "option-done")


def build_label(s, who, option):
    if option == ROW_FIELDS:
        return done_label(s, who)
    factory = s.row[option]
    if factory < 0:
        return Text("option-empty", {"field": f"S{option + 1}"})
    words = {"factory": factory_name(factory), "cost": factory_cost(factory), "yield": factory_yield(factory)}
    return Text("option-build-star" if parts.FACTORY_INFLUENCE[factory] else "option-build", words)


def buy_label(s, who, option):
    if option == LOADS:
        return done_label(s, who)
    kind = int(parts.LOAD_GOOD[option])
    return Text("option-buy", {"place": Text(f"load-{parts.LOAD_KEYS[option]}"), "load": amount(kind, s.load[option])})


def make_label(s, who, option):
    if option == PATH_FIELDS:
        return done_label(s, who)
    card = s.path[option]
    if card < 0:
        return Text("option-empty", {"field": f"P{option + 1}"})
    gain = amount(int(parts.CARD_GIVES[card]), int(parts.CARD_AMOUNT[card]))
    return Text("option-make", {"card": card_name(card), "cost": card_cost(card), "gain": gain})


def market_label(s, who, option):
    if option == MARKET_DONE:
        return done_label(s, who)
    if option == TAKE_DEVELOPMENT:
        return Text("option-market-take-development", {"number": parts.FREE_DEVELOPMENT})
    return operation_name(option - 1)


def invent_label(s, who, option):
    if option == INVENT_DONE:
        return done_label(s, who)
    if option == PATENT:
        step = s.player[who].patent_step
        if step == parts.PATENT_STEPS:
            return Text("option-invent-track-end")
        words = {"step": step + 1, "gold": int(parts.PATENT_GOLD[step]), "gain": int(parts.PATENT_INFLUENCE[step])}
        return Text("option-invent-patent", words)
    words = {"box": box_name(option), "cost": int(parts.BOX_COST[option]), "gain": int(parts.BOX_INFLUENCE[option])}
    return Text("option-invent-develop", words)


def yield_label(s, who, option):
    return Text("option-yield", {"factory": factory_name(option), "yield": factory_yield(option)})


def patent_box_label(s, who, option):
    return Text("option-patent-box", {"box": box_name(option)})


def pay_label(s, who, option):
    return Text("option-pay", {"good": amount(int(FREE_KINDS[option]), 1)})


def good_label(key):
    return lambda s, who, option: Text(key, {"good": amount(option, 1)})


def asked(key, limit):
    """The question of an action: on the own disc, with a bonus disc or in the final market."""

    def question(s, who):
        return Text(f"ask-{key}{('', '-bonus', '-final')[s.owed[who].a]}", {"done": s.action.done, "limit": limit})

    return question


def ask_pay(s, who):
    card = s.path[s.action.slot]
    left = int(parts.CARD_ANY[card]) - sum(s.action.paid)
    return Text("ask-pay", {"card": card_name(card), "left": left})


def ask_give_second(s, who):
    return Text("ask-give-second", {"good": amount(s.action.give[0], 1)})


def ask_get(s, who):
    return Text("ask-get", {"first": good(s.action.give[0]), "second": good(s.action.give[1])})


def store_place(s, who, option):
    return f"player.{who}.good.{GOOD_KEYS[option]}"


def pay_place(s, who, option):
    return store_place(s, who, int(FREE_KINDS[option]))


def on(zone, last):
    """The place `zone.option`, or none for the options from `last` on."""
    return lambda s, who, option: f"{zone}.{option}" if option < last else None


def field_place(s, who, option):
    return f"field.{FIELD_KEYS[option]}"


def market_place(s, who, option):
    keys = ("take-development", *OPERATION_KEYS)
    return f"market.{keys[option]}" if option < len(keys) else None


def invent_place(s, who, option):
    if option == PATENT:
        return f"patents.{min(s.player[who].patent_step + 1, parts.PATENT_STEPS)}"
    return f"box.{option}" if option < BOXES else None


# Choices ------------------------------------------------------------------------------------------------------------
PLACE = CHOICES.add("place", len(FIELD_KEYS), names=FIELD_KEYS, place=field_place)
PICK = CHOICES.add("pick", len(FIELD_KEYS), names=FIELD_KEYS, place=field_place)
BUILD = CHOICES.add(
    "build", ROW_FIELDS + 1, label=build_label, place=on("row", ROW_FIELDS), ask=asked("build", parts.BUILD_LIMIT)
)
RUN = CHOICES.add("run", 2, names=("run", "done"))
BUY = CHOICES.add("buy", LOADS + 1, label=buy_label, place=on("load", LOADS), ask=asked("buy", parts.BUY_LIMIT))
MAKE = CHOICES.add(
    "make", PATH_FIELDS + 1, label=make_label, place=on("path", PATH_FIELDS), ask=asked("make", parts.MAKE_LIMIT)
)
MARKET = CHOICES.add(
    "market", OPERATIONS + 2, label=market_label, place=market_place, ask=asked("market", parts.MARKET_LIMIT)
)
INVENT = CHOICES.add(
    "invent", BOXES + 2, label=invent_label, place=invent_place, ask=asked("invent", parts.DEVELOPMENT_LIMIT)
)
BONUS_ACTION = CHOICES.add(
    "bonus-action", 8, names=("pass", "make", "yield", "buy", "market", "develop", "patent", "build")
)
YIELD = CHOICES.add(
    "yield", FACTORIES + 1, label=yield_label, place=lambda s, who, option: f"player.{who}.factory.{option}"
)
PAY = CHOICES.add("pay", len(FREE_KINDS), label=pay_label, place=pay_place, ask=ask_pay)
GIVE_FIRST = CHOICES.add("give-first", SWAPPABLE, label=good_label("option-give"), place=store_place)
GIVE_SECOND = CHOICES.add(
    "give-second", SWAPPABLE, label=good_label("option-give"), place=store_place, ask=ask_give_second
)
GET = CHOICES.add("get", SWAPPABLE, label=good_label("option-get"), place=store_place, ask=ask_get)
PATENT_BOX = CHOICES.add("patent-box", BOXES, label=patent_box_label, place=on("box", BOXES))

RUN_FACTORIES, RUN_DONE = range(2)
TAKE_DEVELOPMENT, MARKET_DONE = 0, OPERATIONS + 1  # the operations stand between them
PATENT, INVENT_DONE = BOXES, BOXES + 1  # after the boxes
(BONUS_PASS, BONUS_MAKE, BONUS_YIELD, BONUS_BUY, BONUS_MARKET, BONUS_DEVELOP, BONUS_PATENT, BONUS_BUILD) = range(8)

# Reasons ------------------------------------------------------------------------------------------------------------
NEEDS = REASONS.add("needs-wood")  # NEEDS + good
for _key in GOOD_KEYS[1:]:
    REASONS.add(f"needs-{_key}")
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

# Events -------------------------------------------------------------------------------------------------------------
ROUND_BEGINS = EVENTS.add("round-begins", lambda a, b, c: {"round": a, "last": b})
PLACED = EVENTS.add("placed", lambda a, b, c: {"field": field_name(a)})
PICKED = EVENTS.add("picked", lambda a, b, c: {"field": field_name(a)})
GAINED = EVENTS.add("gained", lambda a, b, c: {"gain": amount(a, b)})
TRACK_BONUS = EVENTS.add("track-bonus", lambda a, b, c: {"field": a, "gain": amount(b, 1)})
BUILT = EVENTS.add("built", lambda a, b, c: {"factory": factory_name(a), "cost": factory_cost(a)})
RAN = EVENTS.add("ran", lambda a, b, c: {})
YIELDED = EVENTS.add("yielded", lambda a, b, c: {"factory": factory_name(a)})
BOUGHT = EVENTS.add("bought", lambda a, b, c: {"load": amount(a, b)})
MADE = EVENTS.add("made", lambda a, b, c: {"card": card_name(a)})
ROYALTY = EVENTS.add("royalty", lambda a, b, c: {"gain": amount(a, b), "box": box_name(c)})
TRADED = EVENTS.add("traded", lambda a, b, c: {"operation": operation_name(a)})
SWAPPED = EVENTS.add("swapped", lambda a, b, c: {"first": good(a), "second": good(b), "get": good(c)})
DEVELOPED = EVENTS.add("developed", lambda a, b, c: {"box": box_name(a), "cost": b})
PATENTED = EVENTS.add("patented", lambda a, b, c: {"step": a, "gold": b})
PROTECTED = EVENTS.add("protected", lambda a, b, c: {"box": box_name(a)})
RIGHT_LOST = EVENTS.add("right-lost", lambda a, b, c: {})
SPENT_DISC = EVENTS.add("spent-disc", lambda a, b, c: {})
NEW_INVENTIONS = EVENTS.add("new-inventions", lambda a, b, c: {})
FINAL_MARKET_OPENS = EVENTS.add("final-market-opens", lambda a, b, c: {})
MAJORITY = EVENTS.add(
    "majority", lambda a, b, c: {"what": Text(f"majority-{('patents', 'development', 'capacity')[a]}"), "points": b}
)
