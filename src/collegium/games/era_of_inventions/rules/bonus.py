"""The bonus disc: after an own action one disc may add one small action (§5.4)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, tell

from ..choices import (
    BONUS_ACTION,
    BONUS_BUILD,
    BONUS_BUY,
    BONUS_DEVELOP,
    BONUS_MAKE,
    BONUS_MARKET,
    BONUS_PASS,
    BONUS_PATENT,
    BONUS_YIELD,
    BUILD,
    BUY,
    INVENT,
    MAKE,
    MARKET,
    NOTHING_POSSIBLE,
    SPENT_DISC,
    YIELD,
)
from ..state import BONUS
from .factories import can_build
from .harbour import can_buy
from .inventing import can_develop, judge_patent, register_patent
from .making import can_make
from .market import can_trade
from .turns import finish_turn


@rule
def possible(yes):
    return LEGAL if yes else NOTHING_POSSIBLE


@offers(BONUS_ACTION)
def menu_bonus(s, who, verdict: Vector):
    verdict[BONUS_PASS] = LEGAL
    verdict[BONUS_MAKE] = possible(can_make(s, who))
    verdict[BONUS_YIELD] = LEGAL  # everybody has the starting factory
    verdict[BONUS_BUY] = possible(can_buy(s, who))
    verdict[BONUS_MARKET] = possible(can_trade(s, who, BONUS))
    verdict[BONUS_DEVELOP] = possible(can_develop(s, who))
    verdict[BONUS_PATENT] = judge_patent(s, who)
    verdict[BONUS_BUILD] = possible(can_build(s, who))


@answers(BONUS_ACTION)
def choose_bonus(s, who, option):
    if option == BONUS_PASS:
        finish_turn(s)
        return
    tell(s, SPENT_DISC, who)
    if option == BONUS_MAKE:
        ask(s, who, MAKE, BONUS)
    elif option == BONUS_YIELD:
        ask(s, who, YIELD, BONUS)
    elif option == BONUS_BUY:
        ask(s, who, BUY, BONUS)
    elif option == BONUS_MARKET:
        ask(s, who, MARKET, BONUS)
    elif option == BONUS_DEVELOP:
        ask(s, who, INVENT, BONUS)
    elif option == BONUS_PATENT:
        register_patent(s, who, BONUS)
    else:
        ask(s, who, BUILD, BONUS)
