"""The harbour: one gold for the whole load of a ship or shed (§5.3, field 2)."""

from collegium.kernel import LEGAL, Vector, answers, offers, rule, tell

from ..choices import BOUGHT, BUY, LIMIT, LOAD_EMPTY, NEEDS
from ..components import BUY_LIMIT, GOLD, LOAD_GOOD, LOAD_PRICE, LOADS
from .supply import pay
from .turns import go_on, menu_done, stop_action


@rule
def judge_buy(s, who, load):
    if s.load[load] == 0:
        return LOAD_EMPTY
    if s.action.done >= BUY_LIMIT:
        return LIMIT
    if s.player[who].goods[GOLD] < LOAD_PRICE:
        return NEEDS + GOLD
    return LEGAL


@rule
def can_buy(s, who):
    for load in range(LOADS):
        if judge_buy(s, who, load) == LEGAL:
            return True
    return False


@offers(BUY)
def menu_buy(s, who, verdict: Vector, occasion):
    for load in range(LOADS):
        verdict[load] = judge_buy(s, who, load)
    menu_done(occasion, LOADS, verdict)


@answers(BUY)
def choose_buy(s, who, option, occasion):
    if option == LOADS:
        stop_action(s, who, BUY, occasion, can_buy(s, who))
    else:
        buy_load(s, who, option)
        go_on(s, who, BUY, occasion)


@rule
def buy_load(s, who, load):
    pay(s, who, GOLD, LOAD_PRICE)
    tell(s, BOUGHT, who, load, s.load[load])
    s.player[who].goods[LOAD_GOOD[load]] += s.load[load]
    s.load[load] = 0
    s.action.done += 1
