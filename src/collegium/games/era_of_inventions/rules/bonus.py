"""The bonus disc: after an own action one disc may add one small action (§5.4)."""

from collegium.games.era_of_inventions.choices import (
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
from collegium.games.era_of_inventions.rules.factories import can_build
from collegium.games.era_of_inventions.rules.harbour import can_buy
from collegium.games.era_of_inventions.rules.inventing import can_develop, judge_patent, register_patent
from collegium.games.era_of_inventions.rules.making import can_make
from collegium.games.era_of_inventions.rules.market import can_trade
from collegium.games.era_of_inventions.rules.turns import finish_turn
from collegium.games.era_of_inventions.state import BONUS
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, tell
from collegium.kernel.rule import Vector, rule


@rule
def possible(yes):
    return LEGAL if yes else NOTHING_POSSIBLE


@rule
def menu_bonus(s, who, verdict: Vector):
    verdict[BONUS_PASS] = LEGAL
    verdict[BONUS_MAKE] = possible(can_make(s, who))
    verdict[BONUS_YIELD] = LEGAL  # everybody has the starting factory
    verdict[BONUS_BUY] = possible(can_buy(s, who))
    verdict[BONUS_MARKET] = possible(can_trade(s, who, BONUS))
    verdict[BONUS_DEVELOP] = possible(can_develop(s, who))
    verdict[BONUS_PATENT] = judge_patent(s, who)
    verdict[BONUS_BUILD] = possible(can_build(s, who))


@rule
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
