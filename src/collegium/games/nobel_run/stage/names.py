"""What a screen reader says of each piece; every name is made once and kept."""

from functools import lru_cache

from collegium.kernel import SeatName, Text

from ..components import PRESTIGE, RESOURCE_KEYS
from ..wording import block_price, card, price

OFFERS = {"": "offer-lit", "half": "offer-near", "shade": "offer-dark"}


@lru_cache(300)
def offer_name(kind, light, top):
    """A picture on the wall: card, price, and how the lamp burns."""
    return Text(OFFERS[light], {"card": card(kind), "price": price(kind), "top": int(top)})


@lru_cache(300)
def hung_name(kind, count):
    return Text("hung-name", {"card": card(kind), "n": int(PRESTIGE[kind]), "count": count})


@lru_cache(300)
def stack_name(count, worth):
    return Text("stack-name", {"count": count, "n": worth})


@lru_cache(300)
def block_name(kind):
    return Text("block-name", {"card": card(kind), "price": block_price(kind)})


@lru_cache(300)
def counted_name(key, kind, count):
    """Cards in hand, or used."""
    return Text(key, {"card": card(kind), "n": count})


@lru_cache(300)
def pile_size(pile, count):
    return Text("pile-size", {"pile": Text(pile), "n": count})


@lru_cache(300)
def bowl_name(resource, count):
    return Text("bowl-name", {"resource": Text(f"label-{RESOURCE_KEYS[resource]}"), "n": count})


@lru_cache(300)
def room_name(who, points, hand, blocked):
    return Text("room-name", {"player": SeatName(who), "n": points, "hand": hand, "blocked": blocked})


@lru_cache(300)
def room_facts(hand, deck, discard):
    return Text("room-facts", {"hand": hand, "deck": deck, "discard": discard})


@lru_cache(300)
def runner_name(who, points):
    """A token on the run; a seat below zero is Peio's."""
    return Text("runner-name", {"player": SeatName(who) if who >= 0 else Text("zone-peio"), "n": points})


@lru_cache(300)
def cv_name(who, points):
    return Text("cv-name", {"player": SeatName(who), "n": points})
