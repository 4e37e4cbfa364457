"""How Era of Inventions names things: goods, cards, boxes and factories; and how it reads what events hold.

An event holds three small numbers. A kind of good and how many make one of them; so do a load, what lies there and what
came; cards and factories are digits to the base `CARD_BASE`, three to a number (see the end of components.py).
"""

from collegium.games.era_of_inventions import components as parts
from collegium.games.era_of_inventions.components import (
    CARD_BASE,
    CARD_NAMES,
    COMPONENTS,
    FACTORY_NAMES,
    FIELD_KEYS,
    FREE_BASE,
    FREE_KINDS,
    GOOD_BASE,
    GOOD_KEYS,
    INVENTIONS,
    LOAD_BASE,
    OPERATION_KEYS,
)
from collegium.kernel.texts import SeatName, Text


# Lists and rings ----------------------------------------------------------------------------------------------------
def listed(items):
    """Texts as a list that a sentence can end with: "1, 2 and 3"."""
    if len(items) < 2:
        return items[0] if items else ""
    return Text("list", {"items": list(items[:-1]), "last": items[-1]})


def reconstructed(table, row, *columns):
    """Is one of these values (of all columns, where none is named) not printed anywhere we know of?"""
    marks = [COMPONENTS.mark(table, int(row), column) for column in columns] or [COMPONENTS.mark(table, int(row))]
    return "X" in marks


def ringed(words, shown):
    """Words with the ring of a reconstructed value."""
    return Text("ringed", {"words": words}) if shown else words


CARD_VALUES = ("cost", "any", "gives", "amount")  # what a card shows; how many copies there are it does not
BOX_VALUES = ("cost", "influence", "royalty")


def card_ring(card):
    return reconstructed("card", parts.CARD_DESIGN[card], *CARD_VALUES)


# Goods --------------------------------------------------------------------------------------------------------------
def good(kind):
    """A good, influence or a bonus disc by name."""
    return Text(f"good-{(*GOOD_KEYS, 'influence', 'bonus-disc', 'swap')[kind]}")


def amount(kind, number):
    """So many of a good. Tools are the one good that can be counted by itself."""
    if kind == parts.TOOL:
        return Text("amount-tool", {"number": int(number)})
    return Text("amount", {"number": int(number), "good": good(kind)})


def any_amount(number):
    """So many cubes for a "?"."""
    return Text("amount", {"number": number, "good": Text("good-any")})


def amounts(pairs):
    """Pairs of kind and number as a list in words; what is zero is left out."""
    return listed([amount(int(kind), int(number)) for kind, number in pairs if number])


def some_of(*packs):
    """Packed goods as pairs."""
    return [divmod(pack, GOOD_BASE) for pack in packs if pack % GOOD_BASE]


# Cards --------------------------------------------------------------------------------------------------------------
def named(sort, key):
    """A name as it stands in a sentence: languages with genders put the article before it."""
    return Text(f"named-{sort}", {"name": Text(f"{sort}-{key}"), "key": key})


def card_sort(card):
    return "start" if parts.CARD_INVENTION[card] < 0 else ("official", "imitation")[parts.CARD_IMITATION[card]]


def card_name(card):
    return Text(f"card-{card_sort(card)}", {"name": Text(f"invention-{CARD_NAMES[card]}")})


def the_card(card):
    return Text(f"card-{card_sort(card)}", {"name": named("invention", CARD_NAMES[card])})


def card_pays(card):
    """What a card costs beside its "?", as pairs of kind and number."""
    return [(kind, int(n)) for kind, n in enumerate(parts.CARD_COST[card]) if n]


def card_cost(card):
    """What a card costs, in words."""
    free = int(parts.CARD_ANY[card])
    cost = [any_amount(free)] if free else []
    return listed(cost + [amount(kind, n) for kind, n in card_pays(card)])


def card_paid(card, free):
    """What was paid for a card: its price, with the cubes chosen for its "?" (packed)."""
    paid = dict(card_pays(card))
    for k in reversed(range(len(FREE_KINDS))):
        free, number = divmod(free, FREE_BASE)
        kind = int(FREE_KINDS[k])
        paid[kind] = paid.get(kind, 0) + number
    return sorted(paid.items())


def box_name(box):
    return Text(f"box-{'gold' if box < INVENTIONS else 'silver'}", {"name": Text(f"invention-{parts.BOX_NAMES[box]}")})


def the_box(box):
    sort = "gold" if box < INVENTIONS else "silver"
    return Text(f"box-{sort}", {"name": named("invention", parts.BOX_NAMES[box])})


def factory_name(factory):
    return Text(f"factory-{FACTORY_NAMES[factory]}")


def the_factory(factory):
    return named("factory", FACTORY_NAMES[factory])


def factory_cost(factory):
    """What a factory costs, as pairs of kind and number."""
    return [(parts.WOOD, int(parts.FACTORY_WOOD[factory])), (parts.COAL, int(parts.FACTORY_COAL[factory]))]


def factory_yield(factory):
    return amount(int(parts.FACTORY_GIVES[factory]), int(parts.FACTORY_AMOUNT[factory]))


def digits(*packs):
    """The cards or factories that an event names: three digits to a number, 0 for none."""
    found = []
    for pack in packs:
        three: list[int] = []
        while pack:
            pack, digit = divmod(pack, CARD_BASE)
            three.insert(0, digit - 1)
        found += three
    return found


def designs(*packs):
    """Invention cards by name, from the numbers of their designs."""
    first = {int(design): card for card, design in reversed(list(enumerate(parts.CARD_DESIGN)))}
    names = [card_name(first[design]) for design in digits(*packs)]
    return {"cards": listed(names), "number": len(names)}


def row_of_factories(*packs):
    names = [factory_name(factory) for factory in digits(*packs)]
    return {"factories": listed(names), "number": len(names)}


# Fields, harbour, market, end ---------------------------------------------------------------------------------------
def field_name(field):
    return Text(f"field-{FIELD_KEYS[field]}")


def load_name(load):
    return Text(f"load-{parts.LOAD_KEYS[load]}")


def the_load(load):
    return named("load", parts.LOAD_KEYS[load])


def loads(*packs):
    """What lies on ships and sheds, and what came."""
    found = []
    for pack in packs:
        if pack:
            rest, more = divmod(pack - 1, LOAD_BASE)
            load, number = divmod(rest, GOOD_BASE)
            found.append(Text("load-now", {"load": load_name(load), "number": number, "more": more}))
    return {"loads": listed(found)}


def operation_name(operation):
    words = {"price": int(parts.OPERATION_PRICE[operation]), "amount": int(parts.OPERATION_AMOUNT[operation])}
    return Text(f"operation-{OPERATION_KEYS[operation]}", words)


def start_goods(discs):
    """What everybody begins with."""
    goods = [(kind, int(number)) for kind, number in enumerate(parts.START_GOODS)]
    return {"goods": amounts(goods), "discs": discs, "yield": factory_yield(parts.STARTING_FACTORY)}


def standings(a, b, c):
    """What a majority compares, seat by seat: two seats to a number, each one more than it has; then which majority."""
    found = []
    for who, number in enumerate((*divmod(a, GOOD_BASE), *divmod(b, GOOD_BASE), c % GOOD_BASE)):
        if number:
            found.append(Text("standing", {"who": SeatName(who), "number": number - 1}))
    return {"what": c // GOOD_BASE, "standings": listed(found)}
