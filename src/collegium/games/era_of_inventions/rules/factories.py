"""Factories: building them, and letting them yield (§5.3, fields 0 and 1)."""

from collegium.kernel import LEGAL, Vector, answers, offers, rule, tell

from ..choices import BUILD, BUILT, FIELD_EMPTY, LIMIT, NEEDS, RAN, RAN_ON, RUN, RUN_DONE, RUN_FACTORIES, YIELD, YIELDED
from ..components import (
    BUILD_LIMIT,
    COAL,
    FACTORIES,
    FACTORY_AMOUNT,
    FACTORY_COAL,
    FACTORY_GIVES,
    FACTORY_INFLUENCE,
    FACTORY_WOOD,
    GOOD_BASE,
    GOODS,
    ROW_FIELDS,
    STARTING_FACTORY,
    WOOD,
)
from ..state import FACTORY_OWNED
from .supply import gain, gain_influence, gainable, pay
from .turns import finish_action, finish_bonus, go_on, menu_done, stop_action


@rule
def judge_build(s, who, slot):
    """May this player build the factory on this field now?"""
    factory = s.row[slot]
    if factory < 0:
        return FIELD_EMPTY
    if s.action.done >= BUILD_LIMIT:
        return LIMIT
    me = s.player[who]
    if me.goods[WOOD] < FACTORY_WOOD[factory]:
        return NEEDS + WOOD
    if me.goods[COAL] < FACTORY_COAL[factory]:
        return NEEDS + COAL
    return LEGAL


@rule
def can_build(s, who):
    for slot in range(ROW_FIELDS):
        if judge_build(s, who, slot) == LEGAL:
            return True
    return False


@offers(BUILD)
def menu_build(s, who, verdict: Vector, occasion):
    for slot in range(ROW_FIELDS):
        verdict[slot] = judge_build(s, who, slot)
    menu_done(occasion, ROW_FIELDS, verdict)


@answers(BUILD)
def choose_build(s, who, option, occasion):
    if option == ROW_FIELDS:
        stop_action(s, who, BUILD, occasion, can_build(s, who))
    else:
        build_factory(s, who, option)
        go_on(s, who, BUILD, occasion)


@rule
def build_factory(s, who, slot):
    factory = s.row[slot]
    pay(s, who, WOOD, FACTORY_WOOD[factory])
    pay(s, who, COAL, FACTORY_COAL[factory])
    s.row[slot] = -1  # ruling 38: not refilled before the round change
    s.factory_place[factory] = FACTORY_OWNED + who
    s.player[who].output[FACTORY_GIVES[factory]] += FACTORY_AMOUNT[factory]
    s.action.done += 1
    tell(s, BUILT, who, factory)
    gain_influence(s, who, FACTORY_INFLUENCE[factory])


@offers(RUN)
def menu_run(s, who, verdict: Vector):
    verdict[RUN_FACTORIES] = LEGAL
    verdict[RUN_DONE] = LEGAL


@answers(RUN)
def choose_run(s, who, option, occasion):
    if option == RUN_FACTORIES:
        run_factories(s, who)
        finish_action(s, who, RUN, occasion)
    else:
        stop_action(s, who, RUN, occasion, True)


@rule
def run_factories(s, who):
    """All own factories yield (ruling 14). Good by good: the order of the factories makes no difference. The run is
    one item done, even if it brings nothing (ruling 2)."""
    s.action.done += 1
    tell_run(s, who)
    me = s.player[who]
    for kind in range(GOODS):
        if me.output[kind] > 0:
            gain(s, who, kind, me.output[kind])


@rule
def tell_run(s, who):
    """What a run will bring, three kinds of goods to a line."""
    event = RAN
    found = 0
    first = 0
    second = 0
    for kind in range(GOODS):
        number = gainable(s, kind, s.player[who].output[kind])
        if number == 0:
            continue
        pack = kind * GOOD_BASE + number
        found += 1
        if found == 1:
            first = pack
        elif found == 2:
            second = pack
        else:
            tell(s, event, who, first, second, pack)
            event = RAN_ON
            found = 0
            first = 0
            second = 0
    if found > 0 or event == RAN:
        tell(s, event, who, first, second)


@rule
def has_factory(s, who, factory):
    return factory == STARTING_FACTORY or s.factory_place[factory] == FACTORY_OWNED + who


@offers(YIELD)
def menu_yield(s, who, verdict: Vector):
    for factory in range(FACTORIES + 1):
        if has_factory(s, who, factory):
            verdict[factory] = LEGAL


@answers(YIELD)
def choose_yield(s, who, factory):
    """A bonus disc lets one own factory yield (§5.4)."""
    tell(s, YIELDED, who, factory, gainable(s, FACTORY_GIVES[factory], FACTORY_AMOUNT[factory]))
    gain(s, who, FACTORY_GIVES[factory], FACTORY_AMOUNT[factory])
    finish_bonus(s, who)
