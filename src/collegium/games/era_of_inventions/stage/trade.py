"""The market's three stalls and the harbour with its ships and sheds."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, STRONG
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import (
    DEVELOPMENT,
    FREE_DEVELOPMENT,
    LOAD_KEYS,
    LOADS,
    MARKET_BOX_LIMIT,
    MARKET_BOXES,
    OPERATION_GIVES,
    OPERATION_KEYS,
    OPERATIONS,
)
from . import facts
from .names import load_says, stall_says, trade_says
from .signs import CLEAR, INK, count, good, rims, ring, toned

KEPT = 300  # markets and harbours that are kept
STALL = (204, 38)
TRADE = (92, 26)
SHIP, SHED = (100, 64), (76, 60)
TRADED = tuple(facts.GOODS[int(kind)] for kind in OPERATION_GIVES)  # what a trade gives
MOST = 6  # pieces drawn of a load; the number says the rest
FREE_NAME = Text("market-take-development", {"number": FREE_DEVELOPMENT})
SHIPS = tuple(key.startswith("ship") for key in LOAD_KEYS)


def the_market(s, viewer, places):
    """Two trades on each stall; pegs show how many are used in this action."""
    return market_of(tuple(s.action.box_used), places)


@lru_cache(KEPT)
def market_of(uses, places):
    pieces, trades = [], []
    for stall in range(MARKET_BOXES):
        box = places("stall", stall)
        used = uses[stall]
        z = box.w / STALL[0]
        pieces.append(put(f"market.{('top', 'middle', 'bottom')[stall]}", box, stall_face, (stall, used),
                          stall_says(stall, used), STALL))  # fmt: skip
        here = [o for o in range(OPERATIONS) if facts.OPERATION_BOX[o] == stall]
        for k, operation in enumerate(here):
            place = Box(box.x + (1 + 94.5 * k) * z, box.y + 10.5 * box.h / STALL[1], TRADE[0] * z, TRADE[1] * z)
            trades.append(put(f"market.{OPERATION_KEYS[operation]}", place, trade_face, (operation,),
                              trade_says(operation), TRADE, looks=True,
                              thumb=TRADED[operation]))  # fmt: skip
    pieces += trades  # above all awnings: the rim of each is seen whole
    free = places("free")
    pieces.append(put("market.take-development", free, free_face, (), FREE_NAME, (52, 56), looks=True,
                      thumb=facts.GOODS[DEVELOPMENT]))  # fmt: skip
    return Area("market", Text("zone-market"), tuple(pieces), "yard")


def stall_face(stall, used):
    pegs = (
        Use("peg-used" if q < used else "peg-free", 191, 6.5 + 10.4 * q, 11.4, 11.4) for q in range(MARKET_BOX_LIMIT)
    )
    return (Use(f"stall-{stall + 1}", 0, 0, *STALL), *pegs)


def trade_face(operation):
    """Pay, get: the goods are drawn, the figures are ours; a swap takes two for one."""
    price, amount = facts.OPERATION_PRICE[operation] or 2, facts.OPERATION_AMOUNT[operation] or 1
    return (
        Use(f"operation-{OPERATION_KEYS[operation]}", 0, 0, *TRADE),
        Say(price, 13, 18.1, 14.5, FIGURE, INK, "end"),
        Say(amount, 68, 18.1, 14.5, FIGURE, INK, "end"),
        *rims(*TRADE, 6, 0),
    )


def free_face():
    return (
        Use("operation-free", 0, 0, 52, 56),
        Say(Text("or-take"), 26, 17, CLEAR, STRONG, INK, "middle", 46, least=12.8),
        *rims(52, 56, 6, 0),
    )


# The harbour ---------------------------------------------------------------------------------------------------------


def the_harbour(s, viewer, places):
    """Four sheds on the quay, three ships on the water; the numbers lie above all."""
    return harbour_of(tuple(s.load), places)


@lru_cache(KEPT)
def harbour_of(loads, places):
    pieces = [put("water", places("water"), water_face, (places("water").w, places("water").h))]
    ships = sheds = 0
    for load in range(LOADS):
        if SHIPS[load]:
            box, unit, face = places("ship", ships), SHIP, ship_face
            if places.has(f"ship-{ships}"):
                box = places(f"ship-{ships}")
            ships += 1
        else:
            box, unit, face = places("shed", sheds), SHED, shed_face
            sheds += 1
        number = loads[load]
        pieces.append(put(f"load.{load}", box, face, (load, number, unit[0] / box.w), load_says(load, number), unit,
                          looks=True, thumb=f"load-{LOAD_KEYS[load]}"))  # fmt: skip
    pieces[1 : ships + 1] = reversed(pieces[1 : ships + 1])  # the last ship lies lowest: its smoke covers no number
    return Area("harbour", Text("zone-harbour"), tuple(pieces), "yard")


def cargo(load, number, xs, ys, size):
    """The pieces of a load, at most six drawn."""
    kind = facts.LOAD_GOOD[load]
    return tuple(good(kind, xs[k % 3], ys[k // 3], size) for k in range(min(number, MOST)))


def ship_face(load, number, small):
    """A ship; empty it rides high. `small`: units to a px."""
    up = 0 if number else -5
    badge = 23 * small
    return (
        Plate(0, 0, *SHIP, fill="#0000"),  # all of it can be pointed at
        Use(f"load-{LOAD_KEYS[load]}", 0, up, *SHIP),
        *cargo(load, number, (6, 25, 44), (19, 7), 20.5),
        *count(number, 40 - badge / 2, min(53 - badge / 2, 64 - badge), badge, 15 * small),
        *ring(40 + badge / 2 + 4, 53, "#fff", facts.LOAD_RING[load]),
        *rims(*SHIP, 8, 0),
    )


def shed_face(load, number, small):
    """A shed; empty it is dark."""
    badge = 23 * small
    shed: tuple[Mark, ...] = (
        Use(f"load-{LOAD_KEYS[load]}", 0, 0, *SHED),
        *cargo(load, number, (10, 28, 46), (38, 24), 19.5),
    )
    return (
        *(shed if number else (toned("dim", *shed),)),
        *count(number, 74 - badge, 6, badge, 15 * small),
        *ring(70 - badge, 12, "#fff", facts.LOAD_RING[load]),
        *rims(*SHED, 8, 0),
    )


def water_face(width, height):
    """The quay wall along the top, water below it."""
    across, down = max(round(width / 68.5), 1), max(round((height - 6) / 36), 1)
    w, h = width / across, (height - 6) / down
    waves = [
        Use("water", w * i, 6 + h * k, w + 0.1, h + 0.1, stretched=True) for k in range(down) for i in range(across)
    ]
    walls = max(round(width / 54.8), 1)
    wall = [Use("quay", width / walls * i, 0, width / walls + 0.1, 8, stretched=True) for i in range(walls)]
    return (*waves, *wall)
