"""The display: prices over its slots, price tiles, sliding (§5.12, §7.8)."""

from collegium.games.alma_mater.choices import PRICE_CONFIG, TOLD_PRICES
from collegium.games.alma_mater.components import ASIDE, DISPLAY, PRICE_ROWS, PRICES, TEXTBOOK_PRICE
from collegium.games.alma_mater.state import Player
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, tell
from collegium.kernel.rule import Vector, rule


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


@rule
def choose_prices(s, who):
    ask(s, who, PRICE_CONFIG)


@rule
def menu_prices(verdict: Vector):
    for row in range(PRICE_ROWS - 1):
        verdict[row] = LEGAL


@rule
def set_prices(s, who, row):
    s.player[who].prices = row + 1
    tell(s, TOLD_PRICES, who, row + 1)
