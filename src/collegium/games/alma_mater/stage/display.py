"""One's own display: a bookcase of six bays with price and shelf points, and the shelf aside."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME, WORD
from collegium.draw.stage import Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..components import (
    ASIDE,
    DISPLAY,
    PRICES,
)
from .names import (
    display_name,
    shelf_name,
)
from .people import ring
from .signs import (
    CLEAR,
    LEAF,
    LINE,
    PALE,
    figure,
    rim,
    signs,
)

PRICE = [tuple(int(n) for n in row) for row in PRICES]


def case_face(w, h):
    """The bookcase: its bays are pieces of their own."""
    return (
        Use("bookcase", 0, 0, w, h, stretched=True),
        Use("bookcase-top", -3, -5, w + 6, 9, stretched=True),
        *rim(w, h, 6),
    )


def shelf_face(who, price, points, flipped, book, w, h):
    """A bay: book, price, points of the shelf or that they were taken."""
    bay = h - 30
    tall = min(70, bay - 8)
    y = bay + 10
    tag, size, icon = (26, CLEAR, 13) if w > 46 else (21, 13, 10.5)
    return (
        Plate(0, 0, w, bay, 2, "var(--back,#3A2417)"),
        *((Use(f"book-{who}", (w - tall * 34 / 62) / 2, bay - tall - 1, tall * 34 / 62, tall),) if book else ()),
        Plate(0, bay, w, 7, 0, "var(--woodl,#A06B42)", "var(--back,#3A2417)", 0.8),
        Plate(0.5, y, tag, 19, 3, "#F6EAD2", LINE, 0.9),
        *signs(f"coin {price}", tag / 2 + 0.5, y + 14.5, size, icon, font=FIGURE),
        *shelf_disc(points, flipped, w - (11 if w > 46 else 8.5), y + 9.5, 9.6 if w > 46 else 8.2),
        *rim(w, h, 4),
    )


def shelf_disc(points, flipped, x, y, r):
    """Green while its points are there, brown when they were taken."""
    if flipped or not points:
        return figure("–", x, y, r, "#5B4A3C", CLEAR, "#F3E3BD")
    return figure(points, x, y, r, LEAF, CLEAR)


def aside_face(points, flipped, w, h):
    """The shelf that lies beside the bookcase until the display slides."""
    y = h - 23
    return (
        Say(Text("label-display"), w / 2, 20, CLEAR, NAME, PALE, "middle", max(w + 4, 54), least=12),
        ring(w / 2, 29.5 if h > 100 else 6),
        Use("shelf-aside", 0, h * 0.3, w, w * 48 / 52),
        Say(Text("label-aside"), w / 2, h * 0.3 + w * 0.55, CLEAR, WORD, "#F3E3BD", "middle", w - 4, least=12.5),
        *shelf_disc(points, flipped, w / 2, y, 9.6),
        *rim(w, h, 4),
    )


@lru_cache(300)
def _shelf(who, slot, price, points, flipped, book, box, seats):
    name = shelf_name(who, slot, price, 0 if flipped else points, book, seats)
    if slot == ASIDE:
        return put(f"shelf.{who}.{slot}", box, aside_face, (points, flipped, box.w, box.h), name, looks=True)
    face = (who, price, points, flipped, book, box.w, box.h)
    return put(f"shelf.{who}.{slot}", box, shelf_face, face, name, looks=True)


@apart
def display(s, who, places):
    me = s.player[who]
    box = places("display")
    pieces = [put(f"display.{who}", box, case_face, (box.w, box.h), display_name(who, sum(me.shelf_book), s.seats))]
    prices = PRICE[me.prices]
    for slot in range(DISPLAY):
        points, flipped, box = me.shelf_points[slot], me.shelf_flipped[slot], places("shelf", slot)
        pieces.append(_shelf(who, slot, prices[slot], points, flipped, me.shelf_book[slot], box, s.seats))
    pieces.append(_shelf(who, ASIDE, 0, me.shelf_points[ASIDE], me.shelf_flipped[ASIDE], 0, places("aside"), s.seats))
    return pieces
