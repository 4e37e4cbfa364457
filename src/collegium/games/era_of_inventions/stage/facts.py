"""What the components say, as plain numbers made once: the board is composed again and again."""

from .. import components as parts
from ..naming import is_card_reconstructed, is_reconstructed

GOODS = tuple(f"good-{key}" for key in (*parts.GOOD_KEYS, "influence", "bonus-disc", "swap"))  # drawings by kind
ANY = len(GOODS)  # the kind of a "?": metal, technology or tools
DRAWN = (*GOODS, "good-any")
SHAPES = ("disc", "square", "triangle", "diamond", "star")  # of the seats
START, OFFICIAL, IMITATION = range(3)
SORTS = ("start", "official", "imitation")


def numbers(array):
    return tuple(int(number) for number in array)


# Invention cards, by their number
CARD_SORT = tuple(
    START if parts.CARD_INVENTION[card] < 0 else OFFICIAL + int(parts.CARD_IMITATION[card])
    for card in range(parts.CARDS)
)
CARD_INVENTION, CARD_GIVES, CARD_AMOUNT = map(numbers, (parts.CARD_INVENTION, parts.CARD_GIVES, parts.CARD_AMOUNT))
CARD_KEYS = parts.CARD_NAMES
CARD_ART = tuple(
    f"card-{key}" if sort == START else f"card-{SORTS[sort]}-{key}"
    for sort, key in zip(CARD_SORT, CARD_KEYS, strict=True)
)
CARD_COST = tuple(  # pairs of kind and number, a "?" first
    (*(((ANY, int(parts.CARD_ANY[card])),) if parts.CARD_ANY[card] else ()),
     *((kind, int(parts.CARD_COST[card, kind])) for kind in range(parts.GOODS) if parts.CARD_COST[card, kind]))
    for card in range(parts.CARDS)
)  # fmt: skip
CARD_RING = tuple(is_card_reconstructed(card) for card in range(parts.CARDS))
CARD_DESIGN = numbers(parts.CARD_DESIGN)
FREE_KINDS = numbers(parts.FREE_KINDS)

# Factories
FACTORY_ART = tuple(f"factory-{key}" for key in parts.COMPONENTS.keys("factory"))
FACTORY_KEYS = parts.FACTORY_NAMES
FACTORY_GIVES, FACTORY_AMOUNT = numbers(parts.FACTORY_GIVES), numbers(parts.FACTORY_AMOUNT)
FACTORY_STAR = numbers(parts.FACTORY_INFLUENCE)
FACTORY_COST = tuple(
    tuple((kind, n) for kind, n in ((parts.WOOD, wood), (parts.COAL, coal)) if n)
    for wood, coal in zip(numbers(parts.FACTORY_WOOD), numbers(parts.FACTORY_COAL), strict=True)
)
FACTORY_RING = tuple(is_reconstructed("factory", factory) for factory in range(parts.FACTORIES + 1))

# Boxes: gold, then silver
BOX_KEYS, BOX_COST = parts.BOX_NAMES, numbers(parts.BOX_COST)
BOX_STAR, BOX_ROYALTY = numbers(parts.BOX_INFLUENCE), numbers(parts.BOX_ROYALTY)
BOX_ART = tuple(
    f"box-{'gold' if box < parts.INVENTIONS else 'silver'}-{key}" for box, key in enumerate(parts.BOX_NAMES)
)
BOX_PAYS = tuple(parts.INFLUENCE if box < parts.INVENTIONS else parts.GOLD for box in range(parts.BOXES))
BOX_RING = tuple(is_reconstructed("box", box, "cost", "influence", "royalty") for box in range(parts.BOXES))
CARDS_OF = tuple(sum(int(i) == invention for i in parts.CARD_INVENTION) for invention in range(parts.INVENTIONS))

# Board
TRACK_GOOD = numbers(parts.TRACK_GOOD)
TRACK_RING = {int(field): is_reconstructed("track", row) for row, field in enumerate(parts.TRACK_FIELD)}  # by field
PATENT_GOLD, PATENT_STAR = numbers(parts.PATENT_GOLD), numbers(parts.PATENT_INFLUENCE)
PATENT_RING = tuple(is_reconstructed("patent", step) for step in range(parts.PATENT_STEPS))
LOAD_GOOD, LOAD_REFILL, LOAD_MORE = map(numbers, (parts.LOAD_GOOD, parts.LOAD_REFILL, parts.LOAD_MORE))
LOAD_RING = tuple(is_reconstructed("load", load) for load in range(parts.LOADS))
OPERATION_BOX, OPERATION_PRICE = numbers(parts.OPERATION_BOX), numbers(parts.OPERATION_PRICE)
OPERATION_AMOUNT = numbers(parts.OPERATION_AMOUNT)
IS_RAW, MAJORITY_POINTS = numbers(parts.IS_RAW), numbers(parts.MAJORITY_POINTS)
ACTION_DISCS, ROUNDS = numbers(parts.ACTION_DISCS), numbers(parts.ROUNDS)
LAST_FIELD = int(parts.LAST_INFLUENCE_FIELD)


def track_field(influence):
    """The field on which a pawn stands, and how often it went round before."""
    if influence <= LAST_FIELD:
        return influence, 0
    laps, field = divmod(influence - 1, LAST_FIELD)
    return field + 1, laps


def standings(s):
    """What the three majorities compare, seat by seat: patent steps, development, capacity."""
    developed = [0] * s.seats
    for box, owner in enumerate(s.box_owner):
        if owner >= 0:
            developed[owner] += BOX_COST[box]
    capacity = [
        sum(number for number, raw in zip(s.player[who].output, IS_RAW, strict=True) if raw) for who in range(s.seats)
    ]
    return [s.player[who].patent_step for who in range(s.seats)], developed, capacity


def worth(standing, who):
    """What a majority would score now: the highest share it, nothing where all stand at zero."""
    best = max(standing)
    return MAJORITY_POINTS[standing.count(best) - 1] if best and standing[who] == best else 0


def missing(price, goods):
    """What a price lacks in this store, as pairs of kind and number. A "?" is paid by what the rest leaves."""
    left = list(goods)
    lacks = []
    for kind, number in price:
        if kind != ANY:
            short = number - left[kind]
            if short > 0:
                lacks.append((kind, short))
            left[kind] = max(-short, 0)
    free = next((number for kind, number in price if kind == ANY), 0) - sum(left[kind] for kind in FREE_KINDS)
    return (*(((ANY, free),) if free > 0 else ()), *lacks)
