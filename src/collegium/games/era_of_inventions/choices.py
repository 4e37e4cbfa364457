"""The language of Era of Inventions: every kind of choice, reason, step and event, with labels and places.

The six action kinds follow the action fields (BUILD + field) and end with DONE; `a` of a question is the occasion.
"""

from collegium.games.era_of_inventions import components as parts
from collegium.games.era_of_inventions.components import (
    BOXES,
    FACTORIES,
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
from collegium.games.era_of_inventions.wording import (
    amount,
    amounts,
    any_amount,
    card_cost,
    card_paid,
    card_pays,
    card_ring,
    designs,
    factory_cost,
    factory_yield,
    field_name,
    listed,
    load_name,
    loads,
    operation_name,
    reconstructed,
    ringed,
    row_of_factories,
    some_of,
    standings,
    start_goods,
    the_box,
    the_card,
    the_factory,
    the_load,
)
from collegium.kernel.choice import CHAPTER, TURN, Choices, Events, Reasons, Steps
from collegium.kernel.texts import SeatName, Text

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()


# Labels and places --------------------------------------------------------------------------------------------------
def done_label(s, who):
    return Text("option-final-done" if s.owed[who].a == 2 else "option-done")


def build_label(s, who, option):
    if option == ROW_FIELDS:
        return done_label(s, who)
    factory = s.row[option]
    if factory < 0:
        return Text("option-empty", {"field": f"S{option + 1}"})
    star = int(parts.FACTORY_INFLUENCE[factory])
    words = {"factory": the_factory(factory), "cost": amounts(factory_cost(factory)), "yield": factory_yield(factory)}
    label = Text("option-build-star", {**words, "star": star}) if star else Text("option-build", words)
    return ringed(label, reconstructed("factory", factory))


def buy_label(s, who, option):
    if option == LOADS:
        return done_label(s, who)
    kind = int(parts.LOAD_GOOD[option])
    words = {"place": load_name(option), "load": amount(kind, s.load[option])}
    return ringed(Text("option-buy", words), reconstructed("load", option))


def make_label(s, who, option):
    if option == PATH_FIELDS:
        return done_label(s, who)
    card = s.path[option]
    if card < 0:
        return Text("option-empty", {"field": f"P{option + 1}"})
    gain = amount(int(parts.CARD_GIVES[card]), int(parts.CARD_AMOUNT[card]))
    words = {"card": the_card(card), "cost": card_cost(card), "gain": gain}
    return ringed(Text("option-make", words), card_ring(card))


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
        return ringed(Text("option-invent-patent", words), reconstructed("patent", step))
    words = {"box": the_box(option), "cost": int(parts.BOX_COST[option]), "gain": int(parts.BOX_INFLUENCE[option])}
    return ringed(Text("option-invent-develop", words), reconstructed("box", option, "cost", "influence"))


def yield_label(s, who, option):
    label = Text("option-yield", {"factory": the_factory(option), "yield": factory_yield(option)})
    return ringed(label, reconstructed("factory", option))


def patent_box_label(s, who, option):
    return Text("option-patent-box", {"box": the_box(option)})


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
    return Text("ask-pay", {"card": the_card(card), "left": left})


def swapped_goods(first, second):
    """The two goods handed in for a swap."""
    return amount(first, 2) if first == second else amounts([(first, 1), (second, 1)])


def ask_give_second(s, who):
    return Text("ask-give-second", {"good": amount(s.action.give[0], 1)})


def ask_get(s, who):
    return Text("ask-get", {"given": swapped_goods(s.action.give[0], s.action.give[1])})


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
def price(s, who, option):
    """What the option asks for that the seat may lack, as pairs of kind and number."""
    kind = s.owed[who].kind
    if kind == BUILD:
        return factory_cost(s.row[option])
    if kind == MAKE:
        return card_pays(s.path[option])
    if kind == BUY:
        return [(parts.GOLD, parts.LOAD_PRICE)]
    if kind == MARKET:
        operation = option - TAKE_DEVELOPMENT - 1
        return [(int(parts.OPERATION_PAYS[operation]), int(parts.OPERATION_PRICE[operation]))]
    if kind == BONUS_ACTION or (kind == INVENT and option == PATENT):
        return [(parts.GOLD, int(parts.PATENT_GOLD[s.player[who].patent_step]))]
    if kind == INVENT:
        return [(parts.DEVELOPMENT, int(parts.BOX_COST[option]))]
    if kind == PAY:
        return [(int(FREE_KINDS[option]), s.action.paid[option] + 1)]
    if kind == GIVE_SECOND and option == s.action.give[0]:
        return [(option, 2)]
    return [(option, 1)]


def missing(s, who, option):
    """How much of what is missing, all kinds of it."""
    goods = s.player[who].goods
    lacks = [(kind, number - goods[kind]) for kind, number in price(s, who, option) if number > goods[kind]]
    words, number = [amount(*lack) for lack in lacks], sum(number for _, number in lacks)
    if s.owed[who].kind == MAKE and (free := missing_free(s, who, option)["number"]) > 0:
        words, number = [any_amount(free), *words], number + free
    return {"missing": listed(words), "number": number}


def missing_free(s, who, option):
    """How many more cubes an imitation asks for its "?"."""
    card = s.path[option]
    held = sum(s.player[who].goods[int(kind)] for kind in FREE_KINDS)
    return {"number": int(parts.CARD_ANY[card]) - held if parts.CARD_ANY[card] else 0}


def limit(s, who, option):
    """How often an action does its thing."""
    limits = {
        BUILD: parts.BUILD_LIMIT, BUY: parts.BUY_LIMIT, MAKE: parts.MAKE_LIMIT, MARKET: parts.MARKET_LIMIT,
        INVENT: parts.PATENT_LIMIT,
    }  # fmt: skip
    return {"limit": limits[s.owed[who].kind]}


def over_seven(s, who, option):
    left = parts.DEVELOPMENT_LIMIT - s.action.development_spent
    return {"limit": parts.DEVELOPMENT_LIMIT, "left": left, "cost": int(parts.BOX_COST[option])}


NEEDS = REASONS.add("needs-wood", missing)  # NEEDS + good
for _key in GOOD_KEYS[1:]:
    REASONS.add(f"needs-{_key}", missing)
NEEDS_FREE_CUBES = REASONS.add("needs-free-cubes", missing_free)
FIELD_FULL = REASONS.add("field-full")
FIELD_OWN = REASONS.add("field-own")
FIELD_EMPTY = REASONS.add("field-empty")
LOAD_EMPTY = REASONS.add("load-empty")
LIMIT = REASONS.add("limit", limit)
BOX_LIMIT = REASONS.add("box-limit", lambda s, who, option: {"limit": parts.MARKET_BOX_LIMIT})
ALREADY_TRADED = REASONS.add("already-traded")
SUPPLY_SHORT = REASONS.add("supply-short")
NO_SWAP = REASONS.add("no-swap")
OWN_INVENTION = REASONS.add("own-invention")
BOX_TAKEN = REASONS.add("box-taken")
ORIGINAL_FIRST = REASONS.add("original-first")
NO_MARKERS = REASONS.add("no-markers")
OVER_SEVEN = REASONS.add("over-seven", over_seven)
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
SETUP_BEGINS = EVENTS.add("setup-begins", lambda a, b, c: {}, opens=CHAPTER)
EQUIPPED = EVENTS.add("equipped", lambda a, b, c: start_goods(a))
ROUND_BEGINS = EVENTS.add("round-begins", lambda a, b, c: {"round": a, "last": b}, opens=CHAPTER)
ACTIONS_BEGIN = EVENTS.add("actions-begin", lambda a, b, c: {"round": a, "last": b}, opens=CHAPTER)
ROUND_ENDS = EVENTS.add("round-ends", lambda a, b, c: {"round": a, "last": b}, opens=CHAPTER)
FINAL_MARKET_OPENS = EVENTS.add("final-market-opens", lambda a, b, c: {}, opens=CHAPTER)
SCORING_BEGINS = EVENTS.add("scoring-begins", lambda a, b, c: {}, opens=CHAPTER)

PLACED = EVENTS.add("placed", lambda a, b, c: {"field": field_name(a)}, opens=TURN)
PICKED = EVENTS.add("picked", lambda a, b, c: {"field": field_name(a)}, opens=TURN)
LAST_TRADES = EVENTS.add("last-trades", lambda a, b, c: {}, opens=TURN)
IDLE = EVENTS.add("idle", lambda a, b, c: {"possible": a})
SPENT_DISC = EVENTS.add("spent-disc", lambda a, b, c: {})

BUILT = EVENTS.add(
    "built",
    lambda a, b, c: {
        "factory": the_factory(a), "cost": amounts(factory_cost(a)), "yield": factory_yield(a),
        "influence": int(parts.FACTORY_INFLUENCE[a]),
    },
)  # fmt: skip
RAN = EVENTS.add("ran", lambda a, b, c: {"gain": amounts(some_of(a, b, c)), "kinds": len(some_of(a, b, c))})
RAN_ON = EVENTS.add("ran-on", lambda a, b, c: {"gain": amounts(some_of(a, b, c))})
YIELDED = EVENTS.add(
    "yielded", lambda a, b, c: {"factory": the_factory(a), "gain": amount(int(parts.FACTORY_GIVES[a]), b)}
)
BOUGHT = EVENTS.add(
    "bought",
    lambda a, b, c: {"load": amount(int(parts.LOAD_GOOD[a]), b), "place": the_load(a), "price": parts.LOAD_PRICE},
)
MADE = EVENTS.add(
    "made",
    lambda a, b, c: {
        "card": the_card(a), "cost": amounts(card_paid(a, c)), "gain": amount(int(parts.CARD_GIVES[a]), b)
    },
)  # fmt: skip
ROYALTY = EVENTS.add("royalty", lambda a, b, c: {"gain": amount(a, b), "box": the_box(c)})
TRACK_BONUS = EVENTS.add("track-bonus", lambda a, b, c: {"field": a, "gain": amount(b, 1)})
TRACK_EMPTY = EVENTS.add("track-empty", lambda a, b, c: {"field": a, "missing": amount(b, 1)})
SHORT = EVENTS.add("short", lambda a, b, c: {"missing": amount(a, b)})
TOOK_FREE = EVENTS.add("took-free", lambda a, b, c: {"gain": amount(parts.DEVELOPMENT, a)})
TRADED = EVENTS.add("traded", lambda a, b, c: {"operation": operation_name(a)})
SWAPPED = EVENTS.add("swapped", lambda a, b, c: {"given": swapped_goods(a, b), "get": amount(c, 1)})
DEVELOPED = EVENTS.add(
    "developed",
    lambda a, b, c: {
        "box": the_box(a), "cost": int(parts.BOX_COST[a]), "influence": int(parts.BOX_INFLUENCE[a]),
        "cards": int(sum(a == parts.CARD_INVENTION)) if a < INVENTIONS else 0,
    },
)  # fmt: skip
PATENTED = EVENTS.add(
    "patented",
    lambda a, b, c: {
        "step": a, "gold": int(parts.PATENT_GOLD[a - 1]), "influence": int(parts.PATENT_INFLUENCE[a - 1])
    },
)  # fmt: skip
PROTECTED = EVENTS.add("protected", lambda a, b, c: {"box": the_box(a)})
RIGHT_LOST = EVENTS.add("right-lost", lambda a, b, c: {"markers": a})

START_CARDS_LEAVE = EVENTS.add("start-cards-leave", designs)
CARDS_LEAVE = EVENTS.add("cards-leave", designs)
NEW_INVENTIONS = EVENTS.add("new-inventions", lambda a, b, c: {"new": a, "discarded": b, "pile": c})
CARDS_RESHUFFLED = EVENTS.add("cards-reshuffled", lambda a, b, c: {"number": a})
CARDS_LAID_OUT = EVENTS.add("cards-laid-out", designs)
CARDS_RUN_OUT = EVENTS.add("cards-run-out", lambda a, b, c: {"number": a})
FACTORIES_LEAVE = EVENTS.add("factories-leave", row_of_factories)
FACTORIES_RESHUFFLED = EVENTS.add("factories-reshuffled", lambda a, b, c: {"number": a})
FACTORIES_LAID_OUT = EVENTS.add("factories-laid-out", row_of_factories)
FACTORIES_RUN_OUT = EVENTS.add("factories-run-out", lambda a, b, c: {"number": a})
LOADED = EVENTS.add("loaded", loads)
START_PAWN = EVENTS.add("start-pawn", lambda a, b, c: {})
PAWN_PASSES = EVENTS.add("pawn-passes", lambda a, b, c: {"from": SeatName(a)})

STANDINGS = EVENTS.add("standings", standings)
MAJORITY = EVENTS.add("majority", lambda a, b, c: {"what": a, "points": b})
NO_MAJORITY = EVENTS.add("no-majority", lambda a, b, c: {"what": a})
TIED = EVENTS.add("tied", lambda a, b, c: {"boxes": a})
TOTAL = EVENTS.add("total", lambda a, b, c: {"points": a, "track": b, "bonus": c})
