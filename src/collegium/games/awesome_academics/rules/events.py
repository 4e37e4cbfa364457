"""Teaching and Events: the end of a standard turn. (§5 phases 8 and 9)"""

from collegium.kernel import LEGAL, Vector, answers, ask, below, count, offers, rule, runs, tell

from ..choices import (
    ALUMNUS_GIVES,
    EVENT_HAPPENS,
    EVENT_ROLL,
    MONEY_CUT,
    NO_EVENTS_LEFT,
    NOTHING_HAPPENS,
    TEACH,
    TEACH_ALL,
    TEACH_NONE,
    TEACH_OR_NOT,
    TEACHING_DECLINED,
    TEACHING_PAID,
)
from ..components import (
    DISCIPLINES,
    EVENT_FROM,
    EVENT_NOW,
    EVENT_OTHERS,
    EVENT_POOREST,
    EVENT_TAX,
    EVENTS,
    MOST_MONEY,
    TEACHING_LIMIT,
    TEACHING_MONEY,
)
from ..state import ACTIVE, EVENT, EVENT_DECK, TEACHING
from .group import earn, tokens_of
from .telling import NOBODY, open_phase


@runs(TEACH)
def teach(s):
    """Every group with stored Months teaches with all of them, or is asked where refusing can pay. (R28)"""
    s.phase = TEACHING
    stored = 0
    for who in range(s.seats):
        stored += tokens_of(s.player[who])
    if stored > 0:
        open_phase(s, TEACHING)
    for who in range(s.seats):
        if tokens_of(s.player[who]) > 0:
            if may_alumnus_come(s):
                ask(s, who, TEACH_OR_NOT)
            else:
                teach_group(s, who)


@rule
def may_alumnus_come(s):
    """The event that gives most to the poorest group may be drawn in this turn: a group may want less money. (R28)"""
    if s.last == 0:
        for event in range(EVENTS):
            if EVENT_POOREST[event] > EVENT_OTHERS[event] and s.event[event] == EVENT_DECK:
                return True
    return False


@rule
def teach_group(s, who):
    """A euro for each stored Month, at most three of a discipline; then all are gone."""
    me = s.player[who]
    tell(s, TEACHING_PAID, who, me.tokens[0], me.tokens[1], me.tokens[2])
    for d in range(DISCIPLINES):
        earn(me, TEACHING_MONEY * min(TEACHING_LIMIT, me.tokens[d]))
        me.tokens[d] = 0


@offers(TEACH_OR_NOT)
def menu_teach(s, who, verdict: Vector):
    verdict[TEACH_ALL] = LEGAL
    verdict[TEACH_NONE] = LEGAL


@answers(TEACH_OR_NOT)
def choose_teach(s, who, option):
    me = s.player[who]
    if option == TEACH_ALL:
        teach_group(s, who)
    else:
        tell(s, TEACHING_DECLINED, who, me.tokens[0], me.tokens[1], me.tokens[2])
        for d in range(DISCIPLINES):
            me.tokens[d] = 0


@runs(EVENT_ROLL)
def event_roll(s):
    """Two dice of seven or more bring an event; with an empty deck no dice are cast. (R34)"""
    open_phase(s, EVENT)
    s.event_now = 0
    left = count(s.event, EVENT_DECK)
    if left > 0:
        dice = 2 + below(s, 6) + below(s, 6)
        if dice >= EVENT_FROM:
            n = below(s, left)
            for event in range(EVENTS):
                if s.event[event] == EVENT_DECK:
                    if n == 0:
                        tell(s, EVENT_HAPPENS, NOBODY, event, dice)
                        happen(s, event)
                    n -= 1
        else:
            tell(s, NOTHING_HAPPENS, NOBODY, dice)
    else:
        tell(s, NO_EVENTS_LEFT)


@rule
def happen(s, event):
    s.event[event] = ACTIVE
    if EVENT_NOW[event] == 0:
        s.event_now = event + 1
        return
    if EVENT_TAX[event] > 0:
        restructure(s, EVENT_TAX[event])
    else:
        give_alumnus_money(s, event)


@rule
def restructure(s, part):
    """Everybody loses a part of the money, rounded up. (event 5, R29)"""
    for who in range(s.seats):
        me = s.player[who]
        lost = (me.money + part - 1) // part
        me.money -= lost
        tell(s, MONEY_CUT, who, lost)


@rule
def give_alumnus_money(s, event):
    """The poorest groups get more than the others. (event 2, R29)"""
    least = MOST_MONEY
    for who in range(s.seats):
        least = min(least, s.player[who].money)
    for who in range(s.seats):
        me = s.player[who]
        gift = EVENT_POOREST[event] if me.money == least else EVENT_OTHERS[event]
        earn(me, gift)
        tell(s, ALUMNUS_GIVES, who, gift)
