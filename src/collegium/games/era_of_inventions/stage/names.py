"""What a screen reader says of each piece; every name is made once and kept."""

from functools import lru_cache

from collegium.kernel import Listed, SeatName, Text

from .. import components as parts
from ..naming import (
    amount,
    amounts,
    box_name,
    card_cost,
    card_gain,
    card_name,
    factory_cost,
    factory_name,
    factory_yield,
    field_name,
    load_name,
    operation_name,
)
from . import facts

MAJORITIES = ("patents", "development", "capacity")


@lru_cache(300)
def house_says(field, discs):
    """A house and whose discs stand there."""
    return Text("house-says", {"field": field_name(field), "n": len(discs), "who": Listed(map(SeatName, discs))})


@lru_cache(300)
def earning(seat, kind, number):
    return Text("earns", {"who": SeatName(seat), "gain": amount(kind, number)})


@lru_cache(300)
def sheet_says(card, tabs):
    words = {"card": card_name(card), "cost": card_cost(card), "gain": card_gain(card)}
    return Text("sheet-says", {**words, "n": len(tabs), "earns": Listed(earning(*tab) for tab in tabs)})


@lru_cache(300)
def offer_says(factory):
    words = {"cost": amounts(factory_cost(factory)), "star": facts.FACTORY_STAR[factory]}
    return Text("offer-says", {"factory": factory_name(factory), "yield": factory_yield(factory), **words})


@lru_cache(300)
def built_says(factory):
    return Text("built-says", {"factory": factory_name(factory), "yield": factory_yield(factory)})


@lru_cache(300)
def box_says(box, owner, patent, closed):
    """A plate of the hall: what it asks and brings, or whose it is."""
    pays = amount(facts.BOX_PAYS[box], facts.BOX_ROYALTY[box])
    words = {"box": box_name(box), "royalty": pays}
    if owner >= 0:
        return Text("box-says-owned", {**words, "who": SeatName(owner), "patent": patent})
    return Text("box-says-free", {**words, "cost": facts.BOX_COST[box], "star": facts.BOX_STAR[box],
                                  "closed": int(closed)})  # fmt: skip


@lru_cache(300)
def step_says(step):
    words = {"gold": facts.PATENT_GOLD[step - 1], "star": facts.PATENT_STAR[step - 1]}
    return Text("step-says", {"step": step, **words})


@lru_cache(300)
def climber_says(who, step):
    return Text("climber-says", {"who": SeatName(who), "step": step})


@lru_cache(300)
def pawn_says(who, influence):
    return Text("pawn-says", {"who": SeatName(who), "n": influence})


@lru_cache(300)
def load_says(load, number):
    return Text("load-says", {"load": load_name(load), "goods": amount(facts.LOAD_GOOD[load], number)})


@lru_cache(300)
def trade_says(operation):
    return operation_name(operation)


@lru_cache(300)
def stall_says(box, used):
    return Text(f"market-{('top', 'middle', 'bottom')[box]}", {"used": used, "limit": parts.MARKET_BOX_LIMIT})


@lru_cache(300)
def pile_says(pile, number, thrown, pending=0):
    words = {"pile": Text(f"pile-{pile}"), "n": number, "pending": pending}
    return Text("pile-says", {**words, "thrown": Text(f"pile-{pile}-discard", {"number": thrown})})


@lru_cache(300)
def bin_says(kind, number):
    return amount(kind, number)


@lru_cache(300)
def discs_says(number, waiting):
    return Text("discs-says", {"n": number, "waiting": waiting})


@lru_cache(300)
def majority_says(what, number, points):
    return Text("majority-says", {"what": Text(f"worth-{MAJORITIES[what]}"), "n": number, "points": points})


@lru_cache(300)
def run_says(output):
    return Text("run-says", {"gain": amounts(enumerate(output)), "n": sum(output)})


@lru_cache(300)
def store(goods):
    return amounts(enumerate(goods)) if any(goods) else Text("store-empty")


@lru_cache(300)
def rival_says(who, goods, discs, standing, markers, start):
    patents, developed, capacity = standing
    words = {"patents": patents, "developed": developed, "capacity": capacity, "markers": markers, "discs": discs}
    return Text("rival-says", {"who": SeatName(who), "goods": store(goods), "start": int(start), **words})


@lru_cache(300)
def works_of(who):
    return Text("works-of", {"who": SeatName(who)})


@lru_cache(300)
def plate_says(who, markers, start):
    return Text("plate-says", {"who": SeatName(who), "markers": markers, "start": int(start)})


@lru_cache(300)
def hand_says(who, number):
    return Text("hand-says", {"who": SeatName(who), "n": number})


@lru_cache(300)
def worth_says():
    return Text("worth-says", {"points": facts.MAJORITY_POINTS[0]})
