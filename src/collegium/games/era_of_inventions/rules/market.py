"""The market: one free development cube, or up to five operations in three boxes (§5.3, field 4; §8.1)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, tell
from collegium.kernel.choice import NOT_OFFERED

from ..choices import (
    ALREADY_TRADED,
    BOX_LIMIT,
    CANNOT_COMPLETE,
    FIRST_OPERATION,
    GET,
    GIVE_FIRST,
    GIVE_SECOND,
    IN_ORDER,
    LIMIT,
    MARKET,
    MARKET_DONE,
    NEEDS,
    NO_SWAP,
    SAME_GOOD,
    SUPPLY_SHORT,
    SWAPPED,
    TAKE_DEVELOPMENT,
    TOOK_FREE,
    TRADED,
)
from ..components import (
    BONUS_DISC,
    DEVELOPMENT,
    FREE_DEVELOPMENT,
    INFLUENCE,
    MARKET_BOX_LIMIT,
    MARKET_LIMIT,
    OPERATION_AMOUNT,
    OPERATION_BOX,
    OPERATION_GIVES,
    OPERATION_PAYS,
    OPERATION_PRICE,
    OPERATIONS,
    SWAP,
    SWAPPABLE,
)
from ..state import ACTION, FINAL, Player
from .supply import gain, pay
from .turns import finish_action, go_on, menu_done, stop_action


@rule
def judge_operation(s, who, operation, occasion):
    """May this player use this operation now?"""
    gives = OPERATION_GIVES[operation]
    if gives == BONUS_DISC and occasion == FINAL:
        return NOT_OFFERED
    if s.action.done >= MARKET_LIMIT:
        return LIMIT
    if s.action.box_used[OPERATION_BOX[operation]] >= MARKET_BOX_LIMIT:
        return BOX_LIMIT
    if s.player[who].goods[OPERATION_PAYS[operation]] < OPERATION_PRICE[operation]:
        return NEEDS + OPERATION_PAYS[operation]
    if gives == SWAP:
        return LEGAL if can_swap(s, s.player[who]) else NO_SWAP
    if gives == BONUS_DISC:
        return LEGAL if s.disc_supply >= OPERATION_AMOUNT[operation] else SUPPLY_SHORT
    if gives != INFLUENCE and s.supply[gives] < OPERATION_AMOUNT[operation]:  # ruling 7
        return SUPPLY_SHORT
    return LEGAL


@rule
def can_trade(s, who, occasion):
    for operation in range(OPERATIONS):
        if judge_operation(s, who, operation, occasion) == LEGAL:
            return True
    return False


@offers(MARKET)
def menu_market(s, who, verdict: Vector, occasion):
    if occasion == ACTION:  # ruling 13
        if s.action.done > 0:
            verdict[TAKE_DEVELOPMENT] = ALREADY_TRADED
        elif s.supply[DEVELOPMENT] < FREE_DEVELOPMENT:
            verdict[TAKE_DEVELOPMENT] = SUPPLY_SHORT
        else:
            verdict[TAKE_DEVELOPMENT] = LEGAL
    for operation in range(OPERATIONS):
        verdict[FIRST_OPERATION + operation] = judge_operation(s, who, operation, occasion)
    menu_done(occasion, MARKET_DONE, verdict)


@answers(MARKET)
def choose_market(s, who, option, occasion):
    if option == MARKET_DONE:
        free = occasion == ACTION and s.supply[DEVELOPMENT] >= FREE_DEVELOPMENT
        stop_action(s, who, MARKET, occasion, free or can_trade(s, who, occasion))
    elif option == TAKE_DEVELOPMENT:
        tell(s, TOOK_FREE, who, FREE_DEVELOPMENT)
        gain(s, who, DEVELOPMENT, FREE_DEVELOPMENT)
        s.action.done += 1
        finish_action(s, who, MARKET, occasion)
    elif OPERATION_GIVES[option - FIRST_OPERATION] == SWAP:
        ask(s, who, GIVE_FIRST, occasion)
    else:
        trade(s, who, option - FIRST_OPERATION)
        go_on(s, who, MARKET, occasion)


@rule
def count_operation(s, operation):
    s.action.done += 1
    s.action.box_used[OPERATION_BOX[operation]] += 1


@rule
def trade(s, who, operation):
    tell(s, TRADED, who, operation)
    pay(s, who, OPERATION_PAYS[operation], OPERATION_PRICE[operation])
    gives = OPERATION_GIVES[operation]
    if gives == BONUS_DISC:
        s.disc_supply -= OPERATION_AMOUNT[operation]
        s.player[who].bonus_discs += OPERATION_AMOUNT[operation]
        s.action.bought_discs += OPERATION_AMOUNT[operation]  # ruling 3
    else:
        gain(s, who, gives, OPERATION_AMOUNT[operation])
    count_operation(s, operation)


# The swap: two goods for one of another kind, asked step by step (rulings 10, 11) ------------------------------------
@rule
def can_get(s, first, second):
    """The supply has a good that is neither of these."""
    for kind in range(SWAPPABLE):
        if kind != first and kind != second and s.supply[kind] >= 1:
            return True
    return False


@rule
def can_give(me: Player, first, second):
    if first == second:
        return me.goods[first] >= 2
    return me.goods[first] >= 1 and me.goods[second] >= 1


@rule
def can_give_first(s, me: Player, first):
    if me.goods[first] == 0:
        return False
    for second in range(first, SWAPPABLE):
        if can_give(me, first, second) and can_get(s, first, second):
            return True
    return False


@rule
def can_swap(s, me: Player):
    for first in range(SWAPPABLE):
        if can_give_first(s, me, first):
            return True
    return False


@offers(GIVE_FIRST)
def menu_give_first(s, who, verdict: Vector):
    me = s.player[who]
    for kind in range(SWAPPABLE):
        if me.goods[kind] == 0:
            verdict[kind] = NEEDS + kind
        else:
            verdict[kind] = LEGAL if can_give_first(s, me, kind) else CANNOT_COMPLETE


@offers(GIVE_SECOND)
def menu_give_second(s, who, verdict: Vector):
    me = s.player[who]
    first = s.action.give[0]
    for kind in range(SWAPPABLE):
        if kind < first:
            verdict[kind] = IN_ORDER
        elif not can_give(me, first, kind):
            verdict[kind] = NEEDS + kind
        else:
            verdict[kind] = LEGAL if can_get(s, first, kind) else SUPPLY_SHORT


@offers(GET)
def menu_get(s, who, verdict: Vector):
    for kind in range(SWAPPABLE):
        if kind == s.action.give[0] or kind == s.action.give[1]:
            verdict[kind] = SAME_GOOD
        else:
            verdict[kind] = LEGAL if s.supply[kind] >= 1 else SUPPLY_SHORT


@answers(GIVE_FIRST)
def choose_give_first(s, who, kind, occasion):
    s.action.give[0] = kind
    ask(s, who, GIVE_SECOND, occasion)


@answers(GIVE_SECOND)
def choose_give_second(s, who, kind, occasion):
    s.action.give[1] = kind
    ask(s, who, GET, occasion)


@answers(GET)
def choose_get(s, who, kind, occasion):
    action = s.action
    tell(s, SWAPPED, who, action.give[0], action.give[1], kind)
    pay(s, who, action.give[0], 1)
    pay(s, who, action.give[1], 1)
    s.supply[kind] -= 1
    s.player[who].goods[kind] += 1
    action.give[0] = 0
    action.give[1] = 0
    for operation in range(OPERATIONS):
        if OPERATION_GIVES[operation] == SWAP:
            count_operation(s, operation)
    go_on(s, who, MARKET, occasion)
