"""The colloquium: books from another display, from the supply, or dictionaries; then one shelf's points (§7.1.3)."""

from collegium.kernel import LEGAL, Vector, answers, ask, fill, offers, rule, runs, tell, then

from ..choices import (
    COLLOQUIUM_QUANTITY,
    COLLOQUIUM_SOURCE,
    DICTIONARIES_SOURCE,
    DUCATS_MISSING,
    NEXT_SOURCE,
    PICK_SHELF,
    SCORE_SHELF,
    SHELF_FLIPPED,
    SOURCE_USED,
    STOP,
    TOLD_BOUGHT,
    TOLD_BOUGHT_SUPPLY,
    TOLD_SHELF,
)
from ..components import COLLOQUIUM_MOST, COLOURS, DICTIONARY_PRICE, DISPLAY
from .display import book_price, next_displayed
from .gains import gain_points, told_kind
from .modifiers import colloquium_sources, thank_buyer


@rule
def next_price(s, source):
    """What the next book of a source costs."""
    if source == DICTIONARIES_SOURCE:
        return DICTIONARY_PRICE
    seller = s.player[source]
    return book_price(seller, next_displayed(seller, 0))


@rule
def cheapest_offer(s, who):
    cheapest = DICTIONARY_PRICE
    for seat in range(s.colours):
        if seat != who:
            cheapest = min(cheapest, next_price(s, seat))
    return cheapest


@rule
def open_colloquium(s, who):
    s.bargain.left = colloquium_sources(s.player[who])
    then(s, NEXT_SOURCE)


@runs(NEXT_SOURCE)
def next_source(s):
    """Ask for a source while one may be used, then for the shelf."""
    if s.bargain.left > 0:
        ask(s, s.active, COLLOQUIUM_SOURCE)
    else:
        then(s, SCORE_SHELF)


@offers(COLLOQUIUM_SOURCE)
def menu_source(s, who, verdict: Vector):
    bargain = s.bargain
    for source in range(COLOURS + 1):
        if source == DICTIONARIES_SOURCE or (source < s.colours and source != who):
            if (bargain.sources >> source) & 1 == 1:
                verdict[source] = SOURCE_USED
            elif s.player[who].ducats < next_price(s, source):
                verdict[source] = DUCATS_MISSING
            else:
                verdict[source] = LEGAL
    if bargain.sources != 0:
        verdict[STOP] = LEGAL


@answers(COLLOQUIUM_SOURCE)
def pick_source(s, who, source):
    if source == STOP:
        s.bargain.left = 0
        then(s, SCORE_SHELF)
    else:
        ask(s, who, COLLOQUIUM_QUANTITY, source)


@rule
def total_price(s, source, count):
    """What this many books of a source cost: from the display, left to right, then from the supply."""
    if source == DICTIONARIES_SOURCE:
        return count * DICTIONARY_PRICE
    seller = s.player[source]
    price = 0
    slot = 0
    for _ in range(count):
        slot = next_displayed(seller, slot)
        price += book_price(seller, slot)
        slot += 1
    return price


@offers(COLLOQUIUM_QUANTITY)
def menu_quantity(s, who, verdict: Vector, source):
    for option in range(COLLOQUIUM_MOST):
        verdict[option] = DUCATS_MISSING
        if total_price(s, source, option + 1) <= s.player[who].ducats:
            verdict[option] = LEGAL


@answers(COLLOQUIUM_QUANTITY)
def buy(s, who, option, source):
    """Pay, take the books, thank the buyer where the seller has Marschalk."""
    count = option + 1
    me = s.player[who]
    bargain = s.bargain
    paid = total_price(s, source, count)
    me.ducats -= paid
    me.books[source] += count  # source 4 is also the kind of the dictionaries
    if source != DICTIONARIES_SOURCE:
        clear_display(s, source, count)
    bargain.sources |= 1 << source
    bargain.left -= 1
    tell_bought(s, who, count, source, paid)
    if source != DICTIONARIES_SOURCE and bargain.bought[source] != 0:
        thank_buyer(s, source, who)
    then(s, NEXT_SOURCE)


@rule
def tell_bought(s, who, count, source, paid):
    """The books that came out of a display, and what its owner earned with them, are told apart from the supply's."""
    displayed = 0
    earned = 0
    if source != DICTIONARIES_SOURCE:
        for slot in range(DISPLAY):
            if (s.bargain.bought[source] >> slot) & 1 == 1:
                displayed += 1
                if source < s.seats:
                    earned += book_price(s.player[source], slot)
    if displayed == 0:
        tell(s, TOLD_BOUGHT_SUPPLY, who, count, told_kind(s, source), paid)
    else:
        tell(s, TOLD_BOUGHT, who, count + 32 * displayed, told_kind(s, source), earned + 32 * paid)


@rule
def clear_display(s, source, count):
    """Books leave the display from left to right; their price goes to the seller (Ignotus': to the supply)."""
    seller = s.player[source]
    for slot in range(DISPLAY):
        if count > 0 and seller.shelf_book[slot] == 1:
            count -= 1
            seller.shelf_book[slot] = 0
            s.bargain.bought[source] |= 1 << slot
            if source < s.seats:
                seller.ducats += book_price(seller, slot)


@rule
def close_bargain(s):
    s.bargain.sources = 0
    s.bargain.left = 0
    fill(s.bargain.bought, 0)


@runs(SCORE_SHELF)
def score_shelf(s):
    """Mandatory when a fresh shelf was bought from, one per use (ruling 14)."""
    for seat in range(s.colours):
        for slot in range(DISPLAY):
            if (s.bargain.bought[seat] >> slot) & 1 == 1 and s.player[seat].shelf_flipped[slot] == 0:
                ask(s, s.active, PICK_SHELF)
                return
    close_bargain(s)


@offers(PICK_SHELF)
def menu_shelf(s, who, verdict: Vector):
    for seat in range(s.colours):
        for slot in range(DISPLAY):
            if (s.bargain.bought[seat] >> slot) & 1 == 1:
                verdict[seat * DISPLAY + slot] = LEGAL
                if s.player[seat].shelf_flipped[slot] == 1:
                    verdict[seat * DISPLAY + slot] = SHELF_FLIPPED


@answers(PICK_SHELF)
def pick_shelf(s, who, option):
    seat = option // DISPLAY
    slot = option % DISPLAY
    points = s.player[seat].shelf_points[slot]
    s.player[seat].shelf_flipped[slot] = 1
    close_bargain(s)
    tell(s, TOLD_SHELF, who, told_kind(s, seat), points, slot + 1)
    gain_points(s, who, points)
