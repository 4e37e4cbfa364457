"""Era of Inventions at a glance: what each question offers, what each answer does, what comes when nothing is owed."""

from collegium.games.era_of_inventions.choices import (
    BONUS_ACTION,
    BUILD,
    BUY,
    GET,
    GIVE_FIRST,
    GIVE_SECOND,
    INVENT,
    MAKE,
    MARKET,
    NEXT_DISC,
    NEXT_MARKET,
    NEXT_TURN,
    PATENT_BOX,
    PAY,
    PICK,
    PLACE,
    RUN,
    YIELD,
)
from collegium.games.era_of_inventions.rules.bonus import choose_bonus, menu_bonus
from collegium.games.era_of_inventions.rules.factories import (
    choose_build,
    choose_run,
    choose_yield,
    menu_build,
    menu_run,
    menu_yield,
)
from collegium.games.era_of_inventions.rules.harbour import choose_buy, menu_buy
from collegium.games.era_of_inventions.rules.inventing import (
    choose_invent,
    choose_patent_box,
    menu_invent,
    menu_patent_box,
)
from collegium.games.era_of_inventions.rules.making import choose_make, choose_pay, menu_make, menu_pay
from collegium.games.era_of_inventions.rules.market import (
    choose_get,
    choose_give_first,
    choose_give_second,
    choose_market,
    menu_get,
    menu_give_first,
    menu_give_second,
    menu_market,
)
from collegium.games.era_of_inventions.rules.placing import menu_place, next_disc, place_disc
from collegium.games.era_of_inventions.rules.scoring import next_market
from collegium.games.era_of_inventions.rules.turns import menu_pick, next_turn, pick_disc
from collegium.kernel.rule import Vector, rule


@rule
def step(s, number, a, b, c):
    if number == NEXT_DISC:
        next_disc(s)
    elif number == NEXT_TURN:
        next_turn(s)
    elif number == NEXT_MARKET:
        next_market(s)


@rule
def menu(s, who, verdict: Vector):
    kind = s.owed[who].kind
    occasion = s.owed[who].a
    if kind == PLACE:
        menu_place(s, who, verdict)
    elif kind == PICK:
        menu_pick(s, who, verdict)
    elif kind == BUILD:
        menu_build(s, who, occasion, verdict)
    elif kind == RUN:
        menu_run(verdict)
    elif kind == BUY:
        menu_buy(s, who, occasion, verdict)
    elif kind == MAKE:
        menu_make(s, who, occasion, verdict)
    elif kind == MARKET:
        menu_market(s, who, occasion, verdict)
    elif kind == INVENT:
        menu_invent(s, who, occasion, verdict)
    elif kind == BONUS_ACTION:
        menu_bonus(s, who, verdict)
    elif kind == YIELD:
        menu_yield(s, who, verdict)
    elif kind == PAY:
        menu_pay(s, who, verdict)
    elif kind == GIVE_FIRST:
        menu_give_first(s, who, verdict)
    elif kind == GIVE_SECOND:
        menu_give_second(s, who, verdict)
    elif kind == GET:
        menu_get(s, verdict)
    elif kind == PATENT_BOX:
        menu_patent_box(s, who, verdict)


@rule
def choose(s, who, option):
    kind = s.answer.kind
    occasion = s.answer.a
    if kind == PLACE:
        place_disc(s, who, option)
    elif kind == PICK:
        pick_disc(s, who, option)
    elif kind == BUILD:
        choose_build(s, who, occasion, option)
    elif kind == RUN:
        choose_run(s, who, occasion, option)
    elif kind == BUY:
        choose_buy(s, who, occasion, option)
    elif kind == MAKE:
        choose_make(s, who, occasion, option)
    elif kind == MARKET:
        choose_market(s, who, occasion, option)
    elif kind == INVENT:
        choose_invent(s, who, occasion, option)
    elif kind == BONUS_ACTION:
        choose_bonus(s, who, option)
    elif kind == YIELD:
        choose_yield(s, who, option)
    elif kind == PAY:
        choose_pay(s, who, occasion, option)
    elif kind == GIVE_FIRST:
        choose_give_first(s, who, occasion, option)
    elif kind == GIVE_SECOND:
        choose_give_second(s, who, occasion, option)
    elif kind == GET:
        choose_get(s, who, occasion, option)
    elif kind == PATENT_BOX:
        choose_patent_box(s, who, occasion, option)
