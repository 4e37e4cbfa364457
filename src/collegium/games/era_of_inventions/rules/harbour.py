"""The harbour: one gold for the whole load of a ship or shed (§5.3, field 2)."""

from collegium.games.era_of_inventions.choices import BOUGHT, BUY, LIMIT, LOAD_EMPTY, NEEDS
from collegium.games.era_of_inventions.components import BUY_LIMIT, GOLD, LOAD_GOOD, LOAD_PRICE, LOADS
from collegium.games.era_of_inventions.rules.supply import pay
from collegium.games.era_of_inventions.rules.turns import go_on, menu_done, stop_action
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import tell
from collegium.kernel.rule import Vector, rule


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


@rule
def menu_buy(s, who, occasion, verdict: Vector):
    for load in range(LOADS):
        verdict[load] = judge_buy(s, who, load)
    menu_done(occasion, LOADS, verdict)


@rule
def choose_buy(s, who, occasion, option):
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
