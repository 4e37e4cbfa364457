"""The turn and its first phase: is it the last one, Player Order, allowance, recruitment. (section 5, phase 1)"""

from collegium.kernel import LEGAL, Vector, answers, ask, begin_turn, offers, rule, runs, shuffle, tell, then
from collegium.kernel.flow import RING

from ..choices import (
    ACQUIRE,
    ALLOWANCE,
    COMPLETE,
    DO_RESEARCH,
    DRAW_CARDS,
    EVENT_ROLL,
    HIRES_NOBODY,
    LAST_CANCELLATIONS,
    LAST_TURN_COMES,
    NEXT_TURN,
    PREPARE,
    RECRUIT_ALLOWED,
    RECRUIT_NEXT,
    SALARIES,
    SELECT_CARDS,
    TEACH,
    TURN_BEGINS,
    TURN_IDLE,
)
from ..components import LAST_TURN, LAST_TURN_BELOW, PAIRS, PROJECTS, RECRUIT_PRICE
from ..state import PREPARATION
from .group import earn, is_idle, is_standard, order_total, seat_at
from .staff import is_any_in_stock, is_any_student_paid, join_researcher, offer_pairs
from .telling import NOBODY, tell_order

PASS = PAIRS


@runs(NEXT_TURN)
def next_turn(s):
    """Lay the phases of a turn on the agenda, the last one first; the last turn is shorter. (§5, §8)"""
    count_turn(s)
    if s.last == 0 and is_idle(s) and not is_any_student_paid(s):
        pass_idle_turns(s)
    reset_turn(s)
    then(s, LAST_CANCELLATIONS if s.last == 1 else NEXT_TURN)
    if is_standard(s):
        if s.last == 0:
            then(s, EVENT_ROLL)
        then(s, TEACH)
        if s.last == 0:
            then(s, SELECT_CARDS)
            then(s, DRAW_CARDS)
    then(s, COMPLETE)
    then(s, DO_RESEARCH)
    then(s, SALARIES)
    if s.last == 0:
        then(s, ACQUIRE)
    then(s, PREPARE)


@rule
def count_turn(s):
    """One turn more: is it the last one?"""
    begin_turn(s)
    s.last = 1 if s.stock < LAST_TURN_BELOW or s.turn == LAST_TURN else 0


@rule
def pass_idle_turns(s):
    """Nobody can act and nothing can change: of all turns before the last one only the Player Order is left. (R31)"""
    if s.ring[(s.told - 1) % RING].event != TURN_IDLE:
        tell(s, TURN_IDLE, NOBODY, s.turn, LAST_TURN - 1)
    s.passes = 0
    while s.last == 0:
        shuffle(s, s.order, s.seats)  # all totals are the same
        count_turn(s)


@rule
def reset_turn(s):
    for who in range(s.seats):
        me = s.player[who]
        me.hired = 0
        me.subsidised = 0
        me.immune = 0
        me.interrupted = 0
        me.bought = 0
        me.passed = 0
    for p in range(PROJECTS):
        s.project[p].worked = 0


@runs(PREPARE)
def prepare(s):
    s.phase = PREPARATION
    if s.turn > 1:
        set_order(s)
    if s.last == 0 and is_idle(s):
        tell(s, TURN_IDLE, NOBODY, s.turn, s.turn)  # only salaries are to come
    else:
        tell(s, TURN_BEGINS, NOBODY, s.turn, s.last)
        if s.last == 1:
            tell(s, LAST_TURN_COMES, NOBODY, s.turn, s.stock, LAST_TURN_BELOW)
        tell_order(s)
    pay_allowance(s)
    then(s, RECRUIT_NEXT, 0)


@rule
def set_order(s):
    """The lowest total is first; ties fall by chance."""
    shuffle(s, s.order, s.seats)
    for end in range(1, s.seats):
        for k in range(end, 0, -1):
            before = seat_at(s, k - 1)
            after = seat_at(s, k)
            if order_total(s.player[before]) > order_total(s.player[after]):
                s.order[k - 1] = after
                s.order[k] = before


@rule
def pay_allowance(s):
    """Everybody gets the distance to the leader in euros; that much may go to recruitment."""
    highest = 0
    for who in range(s.seats):
        highest = max(highest, order_total(s.player[who]))
    for who in range(s.seats):
        me = s.player[who]
        behind = highest - order_total(me)
        me.budget = behind
        if behind > 0:
            earn(me, behind)
            tell(s, ALLOWANCE, who, behind)


@runs(RECRUIT_NEXT)
def recruit_next(s, first):
    """Recruitment goes round in Player Order until nobody can or will. (R7)"""
    if is_any_in_stock(s):
        for k in range(s.seats):
            index = (first + k) % s.seats
            who = seat_at(s, index)
            if s.player[who].passed == 0 and s.player[who].budget >= RECRUIT_PRICE:
                then(s, RECRUIT_NEXT, (index + 1) % s.seats)
                ask(s, who, RECRUIT_ALLOWED)
                return


@offers(RECRUIT_ALLOWED)
def menu_recruit_allowed(s, who, verdict: Vector):
    offer_pairs(s, verdict)
    verdict[PASS] = LEGAL


@answers(RECRUIT_ALLOWED)
def choose_recruit_allowed(s, who, option):
    me = s.player[who]
    if option == PASS:
        me.passed = 1
        tell(s, HIRES_NOBODY, who)
    else:
        me.money -= RECRUIT_PRICE
        me.budget -= RECRUIT_PRICE
        join_researcher(s, who, option, 1, RECRUIT_PRICE)
