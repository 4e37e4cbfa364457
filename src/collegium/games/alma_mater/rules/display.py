"""The display: prices over its slots, price tiles, sliding (§5.12, §7.8)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell

from ..choices import CHOOSE_PRICES, PRICE_CONFIG, TOLD_PRICES
from ..components import ASIDE, DISPLAY, PRICE_ROWS, PRICES, TEXTBOOK_PRICE
from ..state import Player


@rule
def next_displayed(seller: Player, slot):
    """The first slot from `slot` on that holds a book, or the number of slots when there is none."""
    while slot < DISPLAY and seller.shelf_book[slot] == 0:
        slot += 1
    return slot


@rule
def book_price(seller: Player, slot):
    """Over its slot, or from the supply when the display has no more (§7.1.3, ruling 13)."""
    if slot >= DISPLAY:
        return TEXTBOOK_PRICE
    return PRICES[seller.prices, slot]


@rule
def slide(me: Player):
    """The shelf of slot 1 goes aside without its book, the others move up, the one from aside enters at the right."""
    points = me.shelf_points[ASIDE]
    flipped = me.shelf_flipped[ASIDE]
    me.shelf_points[ASIDE] = me.shelf_points[0]
    me.shelf_flipped[ASIDE] = me.shelf_flipped[0]
    for slot in range(DISPLAY - 1):
        me.shelf_points[slot] = me.shelf_points[slot + 1]
        me.shelf_flipped[slot] = me.shelf_flipped[slot + 1]
        me.shelf_book[slot] = me.shelf_book[slot + 1]
    me.shelf_points[DISPLAY - 1] = points
    me.shelf_flipped[DISPLAY - 1] = flipped
    me.shelf_book[DISPLAY - 1] = 0


@runs(CHOOSE_PRICES)
def choose_prices(s):
    ask(s, s.active, PRICE_CONFIG)


@offers(PRICE_CONFIG)
def menu_prices(s, who, verdict: Vector):
    for row in range(PRICE_ROWS - 1):
        verdict[row] = LEGAL


@answers(PRICE_CONFIG)
def set_prices(s, who, row):
    s.player[who].prices = row + 1
    tell(s, TOLD_PRICES, who, row + 1)
