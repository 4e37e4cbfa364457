"""How the story is told: what the numbers of each event mean to its sentence. The names are in naming.py.

An event holds three small numbers. A kind of good and how many make one of them; so do a load, what lies there and what
came; cards and factories are digits to the base `CARD_BASE`, three to a number (see the end of components.py).
"""

from collegium.kernel import Listed, SeatName, Text

from . import components as parts
from .choices import (
    ACTIONS_BEGIN,
    BOUGHT,
    BUILT,
    CARDS_LAID_OUT,
    CARDS_LEAVE,
    CARDS_RESHUFFLED,
    CARDS_RUN_OUT,
    DEVELOPED,
    EQUIPPED,
    EVENTS,
    FACTORIES_LAID_OUT,
    FACTORIES_LEAVE,
    FACTORIES_RESHUFFLED,
    FACTORIES_RUN_OUT,
    IDLE,
    LOAD_SHORT,
    LOADED,
    MADE,
    MAJORITY,
    NEW_INVENTIONS,
    NO_MAJORITY,
    PATENTED,
    PAWN_PASSES,
    PICKED,
    PLACED,
    PROTECTED,
    RAN,
    RAN_ON,
    RIGHT_LOST,
    ROUND_BEGINS,
    ROUND_ENDS,
    ROYALTY,
    SHORT,
    STANDINGS,
    START_CARDS_LEAVE,
    SWAPPED,
    TIED,
    TOOK_FREE,
    TOTAL,
    TRACK_BONUS,
    TRACK_EMPTY,
    TRADED,
    YIELDED,
)
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


# The set-up and the course of the round -----------------------------------------------------------------------------
@EVENTS.worded(EQUIPPED)
def equipped(discs, *_):
    """What everybody begins with."""
    goods = amounts(enumerate(parts.START_GOODS))
    return {"goods": goods, "discs": discs, "yield": factory_yield(parts.STARTING_FACTORY)}


@EVENTS.worded(ROUND_BEGINS, ACTIONS_BEGIN, ROUND_ENDS)
def round_of(number, last, _):
    return {"round": number, "last": last}


@EVENTS.worded(PLACED, PICKED)
def disc_moved(field, *_):
    return {"field": field_name(field)}


@EVENTS.worded(IDLE)
def idle(possible, *_):
    return {"possible": possible}


@EVENTS.worded(PAWN_PASSES)
def pawn_passes(giver, *_):
    return {"from": SeatName(giver)}


# Actions ------------------------------------------------------------------------------------------------------------
@EVENTS.worded(BUILT)
def built(factory, *_):
    return {
        "factory": the_factory(factory), "cost": amounts(factory_cost(factory)), "yield": factory_yield(factory),
        "influence": int(parts.FACTORY_INFLUENCE[factory]),
    }  # fmt: skip


@EVENTS.worded(RAN)
def ran(*packs):
    return {**ran_on(*packs), "kinds": len(yields(packs))}


@EVENTS.worded(RAN_ON)
def ran_on(*packs):
    return {"gain": amounts(yields(packs))}


def yields(packs):
    """Up to three goods, each packed with its number."""
    return [divmod(pack, parts.GOOD_BASE) for pack in packs if pack % parts.GOOD_BASE]


@EVENTS.worded(YIELDED)
def yielded(factory, number, _):
    return {"factory": the_factory(factory), "gain": amount(parts.FACTORY_GIVES[factory], number)}


@EVENTS.worded(BOUGHT)
def bought(load, number, _):
    return {"load": amount(parts.LOAD_GOOD[load], number), "place": the_load(load), "price": parts.LOAD_PRICE}


@EVENTS.worded(MADE)
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


@EVENTS.worded(ROYALTY)
def royalty(kind, number, box):
    return {"gain": amount(kind, number), "box": the_box(box)}


@EVENTS.worded(TRACK_BONUS)
def track_bonus(field, kind, _):
    return {"field": field, "gain": amount(kind, 1)}


@EVENTS.worded(TRACK_EMPTY)
def track_empty(field, kind, _):
    return {"field": field, "missing": amount(kind, 1)}


@EVENTS.worded(SHORT)
def short(kind, number, _):
    return {"missing": amount(kind, number)}


@EVENTS.worded(TOOK_FREE)
def took_free(number, *_):
    return {"gain": amount(parts.DEVELOPMENT, number)}


@EVENTS.worded(TRADED)
def traded(operation, *_):
    return {"operation": operation_name(operation)}


@EVENTS.worded(SWAPPED)
def swapped(first, second, kind):
    return {"given": swapped_goods(first, second), "get": amount(kind, 1)}


@EVENTS.worded(DEVELOPED)
def developed(box, *_):
    return {
        "box": the_box(box), "cost": int(parts.BOX_COST[box]), "influence": int(parts.BOX_INFLUENCE[box]),
        "cards": int(sum(box == parts.CARD_INVENTION)) if box < parts.INVENTIONS else 0,
    }  # fmt: skip


@EVENTS.worded(PATENTED)
def patented(step, *_):
    gold, influence = int(parts.PATENT_GOLD[step - 1]), int(parts.PATENT_INFLUENCE[step - 1])
    return {"step": step, "gold": gold, "influence": influence}


@EVENTS.worded(PROTECTED)
def protected(box, *_):
    return {"box": the_box(box)}


@EVENTS.worded(RIGHT_LOST)
def right_lost(markers, *_):
    return {"markers": markers}


# The round change ---------------------------------------------------------------------------------------------------
def digits(*packs):
    """The cards or factories that an event names: three digits to a number, 0 for none."""
    found = []
    for pack in packs:
        three: list[int] = []
        while pack:
            pack, digit = divmod(pack, parts.CARD_BASE)
            three.insert(0, digit - 1)
        found += three
    return found


@EVENTS.worded(START_CARDS_LEAVE, CARDS_LEAVE, CARDS_LAID_OUT)
def cards_moved(*packs):
    """Invention cards by name, from the numbers of their designs."""
    names = [card_name(list(parts.CARD_DESIGN).index(design)) for design in digits(*packs)]
    return {"cards": Listed(names), "number": len(names)}


@EVENTS.worded(FACTORIES_LEAVE, FACTORIES_LAID_OUT)
def factories_moved(*packs):
    names = [factory_name(factory) for factory in digits(*packs)]
    return {"factories": Listed(names), "number": len(names)}


@EVENTS.worded(NEW_INVENTIONS)
def new_inventions(new, discarded, pile):
    return {"new": new, "discarded": discarded, "pile": pile}


@EVENTS.worded(CARDS_RESHUFFLED, CARDS_RUN_OUT, FACTORIES_RESHUFFLED, FACTORIES_RUN_OUT)
def so_many(number, *_):
    return {"number": number}


@EVENTS.worded(LOAD_SHORT)
def load_short(load, number, _):
    return {"load": the_load(load), "missing": amount(parts.LOAD_GOOD[load], number)}


@EVENTS.worded(LOADED)
def loaded(*packs):
    """What lies on ships and sheds, and what came."""
    return {"loads": Listed(load_now(pack - 1) for pack in packs if pack)}


def load_now(pack):
    rest, more = divmod(pack, parts.LOAD_BASE)
    load, number = divmod(rest, parts.GOOD_BASE)
    return Text("load-now", {"load": load_name(load), "number": number, "more": more})


# The end ------------------------------------------------------------------------------------------------------------
@EVENTS.worded(STANDINGS)
def standings(a, b, c):
    """What a majority compares, seat by seat: two seats to a number, each one more than it has; then which majority."""
    numbers = (*divmod(a, parts.GOOD_BASE), *divmod(b, parts.GOOD_BASE), c % parts.GOOD_BASE)
    found = [
        Text("standing", {"who": SeatName(who), "number": number - 1}) for who, number in enumerate(numbers) if number
    ]
    return {"what": c // parts.GOOD_BASE, "standings": Listed(found)}


@EVENTS.worded(MAJORITY)
def majority(what, points, _):
    return {"what": what, "points": points}


@EVENTS.worded(NO_MAJORITY)
def no_majority(what, *_):
    return {"what": what}


@EVENTS.worded(TIED)
def tied(boxes, *_):
    return {"boxes": boxes}


@EVENTS.worded(TOTAL)
def total(points, track, bonus):
    return {"points": points, "track": track, "bonus": bonus}
