"""The actions of the spaces (§7.1.3): campus, academy, trades, laboratory, bishop, colloquium, own textbooks."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell, then

from ..choices import (
    AT_THE_TOP,
    BY_LABORATORY,
    BY_STUDENT,
    DOUBLE_BONUS,
    DUCATS_MISSING,
    GAIN_TEXTBOOKS,
    LABORATORY_CHOICE,
    NORMAL,
    OWN_QUANTITY,
    START_STEP,
    TOLD_BISHOP,
    TOLD_PRESS,
    TOLD_TRADE,
    TRADE,
    USE_ERASMUS,
    USE_SPACE,
)
from ..components import (
    ACADEMY,
    ANTIQUARIAN,
    ANTIQUARIAN_PARK,
    BISHOP,
    CAMPUS,
    CHORISTER,
    COLLOQUIUM,
    DICTIONARY,
    LABORATORY,
    OWN,
    OWN_BLACK,
    OWN_MOST,
    OWN_PRICE,
    PARK,
    PARK_TRADE,
    SPACE_ACTION,
    SPACE_ROW,
    TOP,
    TRADE_DICTIONARIES,
    TRADE_TEXTBOOKS,
    TRADES,
)
from .colloquium import open_colloquium
from .gains import gain_own_textbooks, gain_points, tell_brought
from .modifiers import (
    bishop_black,
    bishop_ducats,
    chorister_ducats,
    improved,
    laboratory_black,
    laboratory_green,
    trade_cost,
    trade_points,
)
from .professors import offer_professor
from .students import offer_student


@runs(USE_SPACE)
def use_space(s, space, masters):
    """Carry out the action of a space with this many masters."""
    who = s.active
    action = SPACE_ACTION[space]
    if action == CAMPUS:
        offer_student(s, SPACE_ROW[space])
    elif action == ACADEMY:
        offer_professor(s, NORMAL, space, 0)
    elif action == ANTIQUARIAN or action == PARK or action == ANTIQUARIAN_PARK:
        ask(s, who, TRADE, space)
    elif action == LABORATORY:
        ask(s, who, LABORATORY_CHOICE)
    elif action == BISHOP:
        visit_bishop(s, who, masters)
    elif action == COLLOQUIUM:
        open_colloquium(s, who)
    elif action == OWN:
        ask(s, who, OWN_QUANTITY)


@rule
def visit_bishop(s, who, masters):
    me = s.player[who]
    ducats = bishop_ducats(s, who, masters)
    more = chorister_ducats(me, masters)
    tell(s, TOLD_BISHOP, who, ducats - more, masters, improved(s, who))
    tell_brought(s, who, BY_STUDENT + CHORISTER, more, 0, 0, 0, bishop_black(me))
    me.ducats += ducats
    s.black += bishop_black(me)


@offers(TRADE)
def menu_trade(s, who, verdict: Vector, space):
    action = SPACE_ACTION[space]
    for trade in range(TRADES):
        if (trade == PARK_TRADE and action != ANTIQUARIAN) or (trade != PARK_TRADE and action != PARK):
            verdict[trade] = DUCATS_MISSING
            if s.player[who].ducats >= trade_cost(s, who, trade):
                verdict[trade] = LEGAL


@answers(TRADE)
def make_trade(s, who, trade):
    me = s.player[who]
    points = trade_points(s, who, trade)
    tell(s, TOLD_TRADE, who, trade, trade_cost(s, who, trade), points + 64 * improved(s, who))
    me.ducats -= trade_cost(s, who, trade)
    me.books[DICTIONARY] += TRADE_DICTIONARIES[trade]
    gain_points(s, who, points)
    if TRADE_TEXTBOOKS[trade] > 0:
        then(s, GAIN_TEXTBOOKS, TRADE_TEXTBOOKS[trade])


@offers(LABORATORY_CHOICE, START_STEP, USE_ERASMUS, DOUBLE_BONUS)
def menu_either(s, who, verdict: Vector):
    """Two options, yes or no: both are always open."""
    verdict[0] = LEGAL
    verdict[1] = LEGAL


@answers(LABORATORY_CHOICE)
def work_in_laboratory(s, who, option):
    green = laboratory_green(s, who, option)
    black = laboratory_black(s, who, option)
    s.green += green
    s.black += black
    tell_brought(s, who, BY_LABORATORY + improved(s, who), 0, 0, 0, green, black)


@offers(OWN_QUANTITY)
def menu_own_quantity(s, who, verdict: Vector):
    me = s.player[who]
    for quantity in range(OWN_MOST + 1):
        verdict[quantity] = LEGAL
        if quantity * OWN_PRICE > me.ducats:
            verdict[quantity] = DUCATS_MISSING
        elif quantity == 0 and me.level == TOP:  # ruling 7
            verdict[quantity] = AT_THE_TOP


@answers(OWN_QUANTITY)
def print_books(s, who, quantity):
    me = s.player[who]
    me.ducats -= quantity * OWN_PRICE
    s.black += OWN_BLACK
    tell(s, TOLD_PRESS, who, quantity, quantity * OWN_PRICE, OWN_BLACK)
    gain_own_textbooks(s, quantity)
