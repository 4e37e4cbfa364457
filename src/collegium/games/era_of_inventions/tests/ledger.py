"""What the story of Era of Inventions adds up to: every good, track, disc, marker, factory, box, card, pile and load.

A sentence's values are texts ("2 wood", "the foundry"), so they are read back from their keys and numbers.
"""

from collections import Counter

from collegium.kernel import Text, count
from collegium.match.ledger import moves, unchanged
from collegium.match.ledger import parts as in_words

from .. import components as parts
from ..choices import BONUS_ACTION, PICK, PLACE
from ..components import BOXES, CARD_DESIGN, FACTORY_NAMES, GOOD_KEYS, LOAD_KEYS
from ..rules.placing import discs_of
from ..rules.scoring import boxes_owned, points_of
from ..state import ACTION, BONUS, DISCARD, FACTORY_DISCARD, FACTORY_OWNED, PENDING, REMOVED

DESIGN_KEYS = parts.COMPONENTS.keys("card")
FACTORY_KINDS = sorted(set(FACTORY_NAMES))


# What lies on the table ---------------------------------------------------------------------------------------------
def busy(s, who, occasion):
    """Is this seat in the middle of an action on this occasion?"""
    owed = s.owed[who]
    return owed.kind not in (0, PLACE, PICK, BONUS_ACTION) and owed.a == occasion


def discs_to_use(s, who):
    """Action discs on the board, but for the one in use."""
    return discs_of(s, who) - busy(s, who, ACTION)


def bonus_discs(s, who):
    """Bonus discs held, but for the one in use: it goes to the supply after its action."""
    return s.player[who].bonus_discs - busy(s, who, BONUS)


def factories(s, who):
    return count(s.factory_place, FACTORY_OWNED + who)


def patents(s, who):
    return sum(s.box_owner[box] == who and s.box_patent[box] for box in range(BOXES))


def shown(s, cards, design):
    return sum(card >= 0 and CARD_DESIGN[card] == design for card in cards)


def named(s, name):
    return sum(factory >= 0 and FACTORY_NAMES[factory] == name for factory in s.row)


ACCOUNTS = {
    "influence": lambda s, who: s.player[who].influence,
    "end points": lambda s, who: points_of(s, who) - s.player[who].influence if s.over else 0,
    "total": lambda s, who: points_of(s, who) if s.over else 0,
    "discs to use": discs_to_use,
    "bonus discs": bonus_discs,
    "markers": lambda s, who: s.player[who].markers,
    "patent step": lambda s, who: s.player[who].patent_step,
    "patents": patents,
    "boxes": boxes_owned,
    "factories": factories,
    "start pawn": lambda s, who: s.start == who,
}
COMMON = {
    "round": lambda s: s.era,
    "bonus discs in the supply or in use": lambda s: s.disc_supply + sum(busy(s, who, BONUS) for who in range(s.seats)),
    "pile": lambda s: s.pile_length,
    "discarded": lambda s: count(s.card_place, DISCARD),
    "set aside": lambda s: count(s.card_place, PENDING),
    "out of the game": lambda s: count(s.card_place, REMOVED),
    "factory pile": lambda s: s.factory_pile_length,
    "factories discarded": lambda s: count(s.factory_place, FACTORY_DISCARD),
}
for _kind, _key in enumerate(GOOD_KEYS):
    ACCOUNTS[_key] = lambda s, who, kind=_kind: s.player[who].goods[kind]
    ACCOUNTS[f"{_key} in a run"] = lambda s, who, kind=_kind: s.player[who].output[kind]
    COMMON[f"{_key} in the supply"] = lambda s, kind=_kind: s.supply[kind]
for _load, _key in enumerate(LOAD_KEYS):
    COMMON[_key] = lambda s, load=_load: s.load[load]
for _design, _key in enumerate(DESIGN_KEYS):
    COMMON[f"{_key} on display"] = lambda s, design=_design: shown(s, s.path, design)
for _key in FACTORY_KINDS:
    COMMON[f"{_key} for sale"] = lambda s, name=_key: named(s, name)


# Reading a sentence -------------------------------------------------------------------------------------------------
def goods(words):
    """Goods and influence in words, as pairs."""
    found = []
    for item in in_words(words):
        kind = "tool" if item.key == "amount-tool" else item.args["good"].key.removeprefix("good-")
        found.append((kind, item.args["number"]))
    return found


def name(words, prefix):
    """The key of what is named."""
    while words.key.removeprefix(prefix) == words.key:
        words = words.args["name"]
    return words.key.removeprefix(prefix)


def design(card):
    """The key of a card's design."""
    sort, key = card.key.removeprefix("card-"), name(card, "invention-")
    return key if sort == "start" else f"{sort}-{key}"


def pays(who, words, sign=-1):
    """Goods to the supply; with the other sign, from it. Influence comes from nowhere."""
    for kind, number in goods(words):
        yield kind, who, sign * number
        if kind != "influence":
            yield f"{kind} in the supply", None, -sign * number


def gains(who, words):
    return pays(who, words, 1)


def some(kind, number):
    return Text("amount", {"number": number, "good": Text(f"good-{kind}")})


# Entries ------------------------------------------------------------------------------------------------------------
def built(who, told):
    factory = name(told["factory"], "factory-")
    kind, number = goods(told["yield"])[0]
    return [
        *pays(who, told["cost"]), ("influence", who, told["influence"]), ("factories", who, 1),
        (f"{kind} in a run", who, number), (f"{factory} for sale", None, -1),
    ]  # fmt: skip


def bought(who, told):
    (kind, number), place = goods(told["load"])[0], name(told["place"], "load-")
    return [*pays(who, some("gold", told["price"])), (kind, who, number), (place, None, -number)]


def made(who, told):
    card = design(told["card"])
    moved = [(f"{card} on display", None, -1), ("discarded", None, 1)]
    return [*pays(who, told["cost"]), *gains(who, told["gain"]), *moved]


def traded(who, told):
    operation = told["operation"]
    price, number = operation.args["price"], operation.args["amount"]
    pay, get = {
        "top-buy": ("gold", "development"), "top-sell": ("development", "gold"), "low-disc": ("gold", ""),
        "middle-gold": ("gold", "influence"), "middle-development": ("development", "influence"),
    }[operation.key.removeprefix("operation-")]  # fmt: skip
    discs = [("bonus discs", who, number), ("bonus discs in the supply or in use", None, -number)]
    return [*pays(who, some(pay, price)), *(gains(who, some(get, number)) if get else discs)]


def developed(who, told):
    spent = pays(who, some("development", told["cost"]))
    own = [("influence", who, told["influence"]), ("boxes", who, 1), ("markers", who, -1)]
    return [*spent, *own, ("set aside", None, told["cards"])]


def patented(who, told):
    spent = pays(who, some("gold", told["gold"]))
    return [*spent, ("influence", who, told["influence"]), ("patent step", who, 1)]


def leave(words, pile, into):
    found = Counter(design(card) for card in in_words(words))
    return [(f"{key} {pile}", None, -n) for key, n in found.items()] + [(into, None, found.total())]


def laid_out(who, told):
    cards = [design(card) for card in in_words(told["cards"])]
    return [*((f"{card} on display", None, 1) for card in cards), ("pile", None, -len(cards))]


def factories_leave(who, told):
    names = [name(factory, "factory-") for factory in in_words(told["factories"])]
    return [*((f"{key} for sale", None, -1) for key in names), ("factories discarded", None, len(names))]


def factories_laid_out(who, told):
    names = [name(factory, "factory-") for factory in in_words(told["factories"])]
    return [*((f"{key} for sale", None, 1) for key in names), ("factory pile", None, -len(names))]


def new_inventions(who, told):
    return [
        ("set aside", None, -told["new"]), ("discarded", None, -told["discarded"]),
        ("pile", None, told["new"] + told["discarded"]),
    ]  # fmt: skip


def loaded(who, told):
    for load in in_words(told["loads"]):
        key, more = load.args["load"].key.removeprefix("load-"), load.args["more"]
        yield key, None, more
        yield f"{GOOD_KEYS[parts.LOAD_GOOD[LOAD_KEYS.index(key)]]} in the supply", None, -more


ENTRIES = {
    **unchanged(
        "setup-begins", "equipped", "actions-begin", "round-ends", "final-market-opens", "scoring-begins",
        "last-trades", "idle", "track-empty", "short", "right-lost", "cards-run-out", "factories-run-out",
        "load-short", "standings", "no-majority", "tied",
    ),
    "round-begins": lambda who, told: [("round", None, told["round"] > 1)],
    "placed": moves(("discs to use", 1)),
    "picked": moves(("discs to use", -1)),
    "spent-disc": moves(("bonus discs", -1), ("bonus discs in the supply or in use*", 1)),
    "built": built,
    "ran": lambda who, told: gains(who, told["gain"]),
    "ran-on": lambda who, told: gains(who, told["gain"]),
    "yielded": lambda who, told: gains(who, told["gain"]),
    "bought": bought,
    "made": made,
    "royalty": lambda who, told: gains(who, told["gain"]),
    "track-bonus": lambda who, told: gains(who, told["gain"]),
    "took-free": lambda who, told: gains(who, told["gain"]),
    "traded": traded,
    "swapped": lambda who, told: [*pays(who, told["given"]), *gains(who, told["get"])],
    "developed": developed,
    "patented": patented,
    "protected": moves(("patents", 1), ("markers", -1)),
    "start-cards-leave": lambda who, told: leave(told["cards"], "on display", "out of the game"),
    "cards-leave": lambda who, told: leave(told["cards"], "on display", "discarded"),
    "new-inventions": new_inventions,
    "cards-reshuffled": moves(("pile*", "number"), ("discarded*", "-number")),
    "cards-laid-out": laid_out,
    "factories-leave": factories_leave,
    "factories-reshuffled": moves(("factory pile*", "number"), ("factories discarded*", "-number")),
    "factories-laid-out": factories_laid_out,
    "loaded": loaded,
    "start-pawn": moves(("start pawn", 1)),
    "pawn-passes": lambda who, told: [("start pawn", who, 1), ("start pawn", told["from"], -1)],
    "majority": moves(("end points", "points")),
    "total": moves(("total", "points")),
}  # fmt: skip
