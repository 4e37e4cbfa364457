"""How pieces are named: goods, cards, boxes, factories, fields, loads and market operations, with their prices."""

from functools import cache

from collegium.kernel import Listed, Text

from . import components as parts

CARD_VALUES = ("cost", "any", "gives", "amount")  # what a card shows; how many copies there are it does not
BOX_VALUES = ("cost", "influence", "royalty")


# Rings --------------------------------------------------------------------------------------------------------------
is_reconstructed = parts.COMPONENTS.is_reconstructed


def is_card_reconstructed(card):
    return is_reconstructed("card", parts.CARD_DESIGN[card], *CARD_VALUES)


def ringed(words, shown):
    """Words with the ring of a reconstructed value."""
    return Text("ringed", {"words": words}) if shown else words


# Goods --------------------------------------------------------------------------------------------------------------
@cache
def good(kind):
    """A good, influence or a bonus disc by name."""
    return Text(f"good-{(*parts.GOOD_KEYS, 'influence', 'bonus-disc', 'swap')[kind]}")


def amount(kind, number):
    """So many of a good. Tools are the one good that can be counted by itself."""
    if kind == parts.TOOL:
        return Text("amount-tool", {"number": int(number)})
    return Text("amount", {"number": int(number), "good": good(kind)})


def any_amount(number):
    """So many cubes for a "?"."""
    return Text("amount", {"number": int(number), "good": Text("good-any")})


def amounts(pairs):
    """Pairs of kind and number as a list in words; what is zero is left out."""
    return Listed(amount(kind, number) for kind, number in pairs if number)


# Cards, boxes and factories -----------------------------------------------------------------------------------------
def named(sort, key):
    """A name as it stands in a sentence: languages with genders put the article before it."""
    return Text(f"named-{sort}", {"name": Text(f"{sort}-{key}"), "key": key})


def card_text(card, name):
    start = parts.CARD_INVENTION[card] < 0
    return Text(f"card-{'start' if start else ('official', 'imitation')[parts.CARD_IMITATION[card]]}", {"name": name})


@cache
def card_name(card):
    return card_text(card, Text(f"invention-{parts.CARD_NAMES[card]}"))


@cache
def the_card(card):
    return card_text(card, named("invention", parts.CARD_NAMES[card]))


def card_pays(card):
    """What a card costs beside its "?", as pairs of kind and number."""
    return [(kind, number) for kind, number in enumerate(parts.CARD_COST[card]) if number]


@cache
def card_cost(card):
    """What a card costs, in words."""
    free = parts.CARD_ANY[card]
    return Listed([*([any_amount(free)] if free else []), *amounts(card_pays(card)).things])


@cache
def card_gain(card):
    return amount(parts.CARD_GIVES[card], parts.CARD_AMOUNT[card])


def box_text(box, name):
    return Text(f"box-{'gold' if box < parts.INVENTIONS else 'silver'}", {"name": name})


@cache
def box_name(box):
    return box_text(box, Text(f"invention-{parts.BOX_NAMES[box]}"))


@cache
def the_box(box):
    return box_text(box, named("invention", parts.BOX_NAMES[box]))


@cache
def factory_name(factory):
    return Text(f"factory-{parts.FACTORY_NAMES[factory]}")


@cache
def the_factory(factory):
    return named("factory", parts.FACTORY_NAMES[factory])


def factory_cost(factory):
    """What a factory costs, as pairs of kind and number."""
    return [(parts.WOOD, parts.FACTORY_WOOD[factory]), (parts.COAL, parts.FACTORY_COAL[factory])]


@cache
def factory_yield(factory):
    return amount(parts.FACTORY_GIVES[factory], parts.FACTORY_AMOUNT[factory])


# Fields, harbour, market --------------------------------------------------------------------------------------------
def field_name(field):
    return parts.COMPONENTS.name("field", field)


def load_name(load):
    return parts.COMPONENTS.name("load", load)


@cache
def the_load(load):
    return named("load", parts.LOAD_KEYS[load])


@cache
def operation_name(operation):
    words = {"price": int(parts.OPERATION_PRICE[operation]), "amount": int(parts.OPERATION_AMOUNT[operation])}
    return Text(f"operation-{parts.OPERATION_KEYS[operation]}", words)


def swapped_goods(first, second):
    """The two goods handed in for a swap."""
    return amount(first, 2) if first == second else amounts([(first, 1), (second, 1)])
