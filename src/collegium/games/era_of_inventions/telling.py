"""How the story is told: what the numbers of each event mean to its sentence. The names are in naming.py.

An event holds three small numbers. A kind of good and how many make one of them; so do a load, what lies there and what
came; cards and factories are digits to the base `CARD_BASE`, three to a number (see the end of components.py).
"""

from collegium.kernel import Listed, SeatName, Text, unpacked

from . import choices
from . import components as parts
from .choices import EVENTS
from .naming import (
    amount,
    amounts,
    card_name,
    card_pays,
    factory_cost,
    factory_name,
    factory_yield,
    field_name,
    load_name,
    operation_name,
    swapped_goods,
    the_box,
    the_card,
    the_factory,
    the_load,
)

EVENTS.says(field=field_name, operation=operation_name, box=the_box, **{"from": SeatName})


# The set-up and the course of the round -----------------------------------------------------------------------------
@EVENTS.worded(choices.EQUIPPED)
def equipped(discs, *_):
    """What everybody begins with."""
    goods = amounts(enumerate(parts.START_GOODS))
    return {"goods": goods, "discs": discs, "yield": factory_yield(parts.STARTING_FACTORY)}


# Actions ------------------------------------------------------------------------------------------------------------
@EVENTS.worded(choices.BUILT)
def built(factory, *_):
    return {
        "factory": the_factory(factory), "cost": amounts(factory_cost(factory)), "yield": factory_yield(factory),
        "influence": int(parts.FACTORY_INFLUENCE[factory]),
    }  # fmt: skip


@EVENTS.worded(choices.RAN)
def ran(*packs):
    return {**ran_on(*packs), "kinds": len(yields(packs))}


@EVENTS.worded(choices.RAN_ON)
def ran_on(*packs):
    return {"gain": amounts(yields(packs))}


def yields(packs):
    """Up to three goods, each packed with its number."""
    return [divmod(pack, parts.GOOD_BASE) for pack in packs if pack % parts.GOOD_BASE]


@EVENTS.worded(choices.YIELDED)
def yielded(factory, number, _):
    return {"factory": the_factory(factory), "gain": amount(parts.FACTORY_GIVES[factory], number)}


@EVENTS.worded(choices.BOUGHT)
def bought(load, number, _):
    return {"load": amount(parts.LOAD_GOOD[load], number), "place": the_load(load), "price": parts.LOAD_PRICE}


@EVENTS.worded(choices.MADE)
def made(card, number, free):
    paid = amounts(card_paid(card, free))
    return {"card": the_card(card), "cost": paid, "gain": amount(parts.CARD_GIVES[card], number)}


def card_paid(card, free):
    """What was paid for a card: its price, with the cubes chosen for its "?" (packed)."""
    paid = dict(card_pays(card))
    for kind in reversed(parts.FREE_KINDS):
        free, number = divmod(free, parts.FREE_BASE)
        paid[kind] = paid.get(kind, 0) + number
    return sorted(paid.items())


@EVENTS.worded(choices.ROYALTY)
def royalty(kind, number, box):
    return {"gain": amount(kind, number), "box": the_box(box)}


@EVENTS.worded(choices.TRACK_BONUS)
def track_bonus(field, kind, _):
    return {"field": field, "gain": amount(kind, 1)}


@EVENTS.worded(choices.TRACK_EMPTY)
def track_empty(field, kind, _):
    return {"field": field, "missing": amount(kind, 1)}


@EVENTS.worded(choices.SHORT)
def short(kind, number, _):
    return {"missing": amount(kind, number)}


@EVENTS.worded(choices.TOOK_FREE)
def took_free(number, *_):
    return {"gain": amount(parts.DEVELOPMENT, number)}


@EVENTS.worded(choices.SWAPPED)
def swapped(first, second, kind):
    return {"given": swapped_goods(first, second), "get": amount(kind, 1)}


@EVENTS.worded(choices.DEVELOPED)
def developed(box, *_):
    return {
        "box": the_box(box), "cost": int(parts.BOX_COST[box]), "influence": int(parts.BOX_INFLUENCE[box]),
        "cards": int(sum(box == parts.CARD_INVENTION)) if box < parts.INVENTIONS else 0,
    }  # fmt: skip


@EVENTS.worded(choices.PATENTED)
def patented(step, *_):
    gold, influence = int(parts.PATENT_GOLD[step - 1]), int(parts.PATENT_INFLUENCE[step - 1])
    return {"step": step, "gold": gold, "influence": influence}


# The round change ---------------------------------------------------------------------------------------------------
def digits(*packs):
    """The cards or factories that an event names: three digits to a number, 0 for none."""
    found = [digit for pack in packs for digit in reversed(unpacked(pack, parts.CARD_BASE, parts.CARD_DIGITS))]
    return [digit - 1 for digit in found if digit]


@EVENTS.worded(choices.START_CARDS_LEAVE, choices.CARDS_LEAVE, choices.CARDS_LAID_OUT)
def cards_moved(*packs):
    """Invention cards by name, from the numbers of their designs."""
    names = [card_name(list(parts.CARD_DESIGN).index(design)) for design in digits(*packs)]
    return {"cards": Listed(names), "number": len(names)}


@EVENTS.worded(choices.FACTORIES_LEAVE, choices.FACTORIES_LAID_OUT)
def factories_moved(*packs):
    names = [factory_name(factory) for factory in digits(*packs)]
    return {"factories": Listed(names), "number": len(names)}


@EVENTS.worded(choices.LOAD_SHORT)
def load_short(load, number, _):
    return {"load": the_load(load), "missing": amount(parts.LOAD_GOOD[load], number)}


@EVENTS.worded(choices.LOADED)
def loaded(*packs):
    """What lies on ships and sheds, and what came."""
    return {"loads": Listed(load_now(pack - 1) for pack in packs if pack)}


def load_now(pack):
    rest, more = divmod(pack, parts.LOAD_BASE)
    load, number = divmod(rest, parts.GOOD_BASE)
    return Text("load-now", {"load": load_name(load), "number": number, "more": more})


# The end ------------------------------------------------------------------------------------------------------------
@EVENTS.worded(choices.STANDINGS)
def standings(a, b, c):
    """What a majority compares, seat by seat: two seats to a number, each one more than it has; then which majority."""
    numbers = (*divmod(a, parts.GOOD_BASE), *divmod(b, parts.GOOD_BASE), c % parts.GOOD_BASE)
    found = [
        Text("standing", {"who": SeatName(who), "number": number - 1}) for who, number in enumerate(numbers) if number
    ]
    return {"what": c // parts.GOOD_BASE, "standings": Listed(found)}
