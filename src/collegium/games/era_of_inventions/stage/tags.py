"""While an option is pointed at: tags at my bins say what it costs and brings, a ring on the scale where my pawn stops.

Each option that can be taken has a piece of tags over the whole board; the stylesheet shows the one whose piece
(`k3` and `t3` belong together) is pointed at. So the piece itself keeps its size.
"""

from dataclasses import replace

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Area, Box, Plate, Say, Use, put
from collegium.kernel import Text

from ..choices import BUILD, BUY, GET, GIVE_FIRST, GIVE_SECOND, INVENT, MAKE, MARKET, PAY, YIELD
from ..components import (
    BONUS_DISC,
    DEVELOPMENT,
    FREE_DEVELOPMENT,
    GOLD,
    GOOD_KEYS,
    GOODS,
    INFLUENCE,
    LOAD_PRICE,
    OPERATION_GIVES,
    OPERATION_KEYS,
    OPERATION_PAYS,
    SWAP,
)
from . import facts
from .scale import field_box
from .signs import CLEAR
from .tray import bin_box, pile_top

MOST = 20  # options that may bear tags at one question; stage.css has a rule for each
DEEP, TAG = 80, (31, 21)  # px from which a bin is deep; a tag there
COST, GAIN, INK = "#FFD65C", "#8FE0B0", "#2B1D05"
NO_TAGS = Area("tags", Text("zone-tags"), ())
PAYS, GIVES = facts.numbers(OPERATION_PAYS), facts.numbers(OPERATION_GIVES)


def tagged(s, viewer, places, areas, lit):
    """The areas with their pointed pieces marked, and one more: the tags, which may be none."""
    owed = s.owed[viewer].kind if viewer >= 0 else -1
    finder = EFFECTS.get(owed)
    if finder is None or not lit:
        return (*areas, NO_TAGS)
    tags: dict[str, tuple[tuple[int, int], ...]] = {}
    for place in sorted(lit):
        changes = settled(s, viewer, finder(s, viewer, place)) if len(tags) < MOST else ()
        if changes:
            tags[place] = changes
    order = {place: k for k, place in enumerate(tags)}
    marked = tuple(
        replace(area, pieces=tuple(mark(piece, order) for piece in area.pieces), drawn={})
        if not area.ids.isdisjoint(order)
        else area
        for area in areas
    )
    board = Box(0, 0, *places.size)
    boxes = tuple(bin_box(places, kind) for kind in range(GOODS)) + (places("bonus"),)
    pieces = []
    for place, k in order.items():
        shown = tuple(
            (boxes[min(kind, GOODS)], change, tag_top(s, viewer, kind, boxes[min(kind, GOODS)]))
            for kind, change in tags[place]
            if kind != INFLUENCE
        )
        steps = sum(change for kind, change in tags[place] if kind == INFLUENCE)
        goal = field_box(s, viewer, places, steps) if steps else None
        pieces.append(put(f"tag.{k}", board, tags_face, (shown, goal, viewer), classes=f"tag t{k}"))
    return (*marked, Area("tags", Text("zone-tags"), tuple(pieces)))


def tag_top(s, viewer, kind, box):
    """Where a tag stands: above the pile of a deep bin, on the rim of a low one."""
    if box.h <= DEEP or kind >= GOODS:
        return box.y - 7
    return box.y + max(pile_top(s.player[viewer].goods[kind], box.w, box.h) - TAG[1] - 3, 3)


def mark(piece, order):
    """A piece that has tags, with the class that shows them."""
    return piece._replace(classes=f"{piece.classes} k{order[piece.id]}".strip()) if piece.id in order else piece


def settled(s, viewer, changes):
    """The sum of each kind, with the good of the field where the pawn stops."""
    sums: dict[int, int] = {}
    for kind, change in changes:
        sums[kind] = sums.get(kind, 0) + change
    if sums.get(INFLUENCE):
        field, _ = facts.track_field(s.player[viewer].influence + sums[INFLUENCE])
        kind = facts.TRACK_GOOD[field]
        if kind >= 0 and s.supply[kind] > 0:
            sums[kind] = sums.get(kind, 0) + 1
    return tuple((kind, change) for kind, change in sums.items() if change)


# What an option changes: pairs of kind and number ---------------------------------------------------------------------


def yielded(s, kind, number):
    """A gain as far as the supply goes."""
    return kind, min(number, s.supply[kind]) if kind < GOODS else number


def of_sheet(s, viewer, place):
    card = s.path[int(place.partition(".")[2])]
    cost = [(kind, -number) for kind, number in facts.CARD_COST[card] if kind != facts.ANY]
    return [*cost, yielded(s, facts.CARD_GIVES[card], facts.CARD_AMOUNT[card])]


def of_factory(s, viewer, place):
    factory = s.row[int(place.partition(".")[2])]
    cost = [(kind, -number) for kind, number in facts.FACTORY_COST[factory]]
    return [*cost, (INFLUENCE, facts.FACTORY_STAR[factory])]


def of_load(s, viewer, place):
    """A load lies on the board already: the supply has no say."""
    load = int(place.partition(".")[2])
    return [(GOLD, -LOAD_PRICE), (facts.LOAD_GOOD[load], s.load[load])]


def of_trade(s, viewer, place):
    key = place.partition(".")[2]
    if key not in OPERATION_KEYS:
        return [(DEVELOPMENT, FREE_DEVELOPMENT)]
    operation = OPERATION_KEYS.index(key)
    if GIVES[operation] == SWAP:
        return []
    return [(PAYS[operation], -facts.OPERATION_PRICE[operation]),
            (GIVES[operation], facts.OPERATION_AMOUNT[operation])]  # fmt: skip


def of_invention(s, viewer, place):
    sort, _, about = place.partition(".")
    number = int(about)
    if sort == "patents":
        return [(GOLD, -facts.PATENT_GOLD[number - 1]), (INFLUENCE, facts.PATENT_STAR[number - 1])]
    return [(DEVELOPMENT, -facts.BOX_COST[number]), (INFLUENCE, facts.BOX_STAR[number])]


def of_yield(s, viewer, place):
    factory = int(place.rpartition(".")[2])
    return [yielded(s, facts.FACTORY_GIVES[factory], facts.FACTORY_AMOUNT[factory])]


def of_store(change):
    """One good of the bin that is chosen."""
    return lambda s, viewer, place: [(GOOD_KEYS.index(place.rpartition(".")[2]), change)]


EFFECTS = {
    MAKE: of_sheet, BUILD: of_factory, BUY: of_load, MARKET: of_trade, INVENT: of_invention, YIELD: of_yield,
    PAY: of_store(-1), GIVE_FIRST: of_store(-1), GIVE_SECOND: of_store(-1), GET: of_store(1),
}  # fmt: skip
assert BONUS_DISC > GOODS  # its tag stands at the bonus discs, behind the bins


# Drawing -------------------------------------------------------------------------------------------------------------


def tags_face(changes, goal, seat):
    """Tags in units of the board: (box of a bin, change, top); and the ring around a field."""
    marks = []
    for box, change, y in changes:
        large = box.h > 50
        width, height = TAG if large else (25, 17)
        x = box.x + ((box.w - width) / 2 if box.h > DEEP else box.w - width + (2 if large else 3))
        letter = 15.5 if large else CLEAR
        marks += [Plate(x, y, width, height, height / 2, GAIN if change > 0 else COST, INK, 1.4),
                  Say(f"{change:+d}".replace("-", "−"), x + width / 2, y + height / 2 + letter * 0.35, letter, FIGURE,
                      INK, "middle")]  # fmt: skip
    if goal is not None:
        marks.append(Use("scale-goal", goal.x, goal.y, goal.w, goal.h, seat=seat, stretched=True))
    return tuple(marks)
