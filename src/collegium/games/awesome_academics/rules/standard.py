"""The four standard actions: Recruit Researcher, Apply for Subsidy, Reserve End Bonus, Spin-Off. (§6.7)"""

from collegium.kernel import LEGAL, Vector, answers, ask, below, offers, rule, runs, tell, then

from ..choices import (
    BONUS_RESERVED,
    BONUS_RETURNED,
    DECK_SOURCE,
    DIE_CAST,
    GRANT,
    GRANT_MONEY,
    GRANT_PAID,
    NO_PROJECT_TAKEN,
    NONE_LEFT,
    OTHER_DISCIPLINES,
    PAY_ANY,
    PAY_SAME,
    PROJECT_TAKEN,
    PUBLISHED,
    RECRUIT_FREE,
    RESERVE_BONUS,
    RETURN_BONUS,
    SPIN_OFF_DICE,
    SPIN_OFF_MODE,
    STOCK_PROJECT,
    SUBSIDY_DISCIPLINE,
    SUBSIDY_HAD,
    TOO_FEW_TOKENS,
    TOO_POOR,
    VALORISED,
)
from ..components import (
    BOTH_DICE_FROM,
    DISCIPLINES,
    EVENTS,
    HIGHER_DIE_FROM,
    NEEDS,
    PROJECT_PRICE,
    PROJECTS,
    PUBLICATION,
    PUBLICATION_POINTS,
    RECRUIT,
    SPIN_OFF_TOKENS,
    SUBSIDY,
    SUBSIDY_DIVISOR,
    SUBSIDY_TOKENS,
    TWO_BONUSES,
)
from ..components import RESERVE as RESERVE_ACTION
from ..state import EVENT_DECK, LAYOUT, RESERVED, STOCK
from .acquisition import gain_project
from .group import earn, earn_reputation, has_tile, lasting, most_tokens, tokens_of
from .staff import is_any_in_stock, join_researcher, offer_pairs

PUBLISH, VALORISE = range(2)
COMMISSIONED, SUBSIDISED = range(2)  # how a project comes from the stock
NO_PROJECT = PROJECTS
LOWER_DIE, HIGHER_DIE, BOTH_DICE = range(3)  # what a Valorisation pays


@rule
def roll(s, who):
    """Cast one die."""
    die = 1 + below(s, 6)
    tell(s, DIE_CAST, who, die)
    return die


@rule
def may_standard(s, who, action):
    """LEGAL, or why this standard action is of no use now."""
    me = s.player[who]
    if action == RECRUIT:
        return LEGAL if is_any_in_stock(s) else NONE_LEFT
    if action == SUBSIDY:
        if me.subsidised == 1:
            return SUBSIDY_HAD
        return LEGAL if tokens_of(me) >= SUBSIDY_TOKENS else TOO_FEW_TOKENS
    if action == RESERVE_ACTION:
        for event in range(EVENTS):
            if s.event[event] == LAYOUT or s.event[event] == EVENT_DECK:
                return LEGAL
        return NONE_LEFT
    return LEGAL if most_tokens(me) >= SPIN_OFF_TOKENS else TOO_FEW_TOKENS


@rule
def begin_standard(s, who, action):
    if action == RECRUIT:
        ask(s, who, RECRUIT_FREE, 1)
    elif action == SUBSIDY:
        then(s, GRANT)
        ask(s, who, PAY_ANY, SUBSIDY_TOKENS)
    elif action == RESERVE_ACTION:
        ask(s, who, RESERVE_BONUS)
    else:
        ask(s, who, SPIN_OFF_MODE)


# Recruit Researcher ---------------------------------------------------------------------------------------------------


@offers(RECRUIT_FREE)
def menu_recruit_free(s, who, verdict: Vector):
    offer_pairs(s, verdict)


@answers(RECRUIT_FREE)
def choose_recruit_free(s, who, pair):
    join_researcher(s, who, pair, s.answer.a, 0)


# Apply for Subsidy ----------------------------------------------------------------------------------------------------


@runs(GRANT)
def grant(s):
    """The discipline paid most counts; three different ones leave the choice."""
    then(s, GRANT_MONEY)
    most = 0
    for d in range(DISCIPLINES):
        if s.frame.paid[d] > most:
            most = s.frame.paid[d]
            s.frame.discipline = d
    if most == 1:
        ask(s, s.frame.owner, SUBSIDY_DISCIPLINE)


@offers(SUBSIDY_DISCIPLINE)
def menu_subsidy_discipline(s, who, verdict: Vector):
    for d in range(DISCIPLINES):
        verdict[d] = LEGAL


@answers(SUBSIDY_DISCIPLINE)
def choose_subsidy_discipline(s, who, d):
    s.frame.discipline = d


@runs(GRANT_MONEY)
def grant_money(s):
    """Half the reputation, rounded up, and a die; then a fitting project may be bought from the stock. (R50)"""
    who = s.frame.owner
    me = s.player[who]
    half = (me.reputation[s.frame.discipline] + SUBSIDY_DIVISOR - 1) // SUBSIDY_DIVISOR
    die = roll(s, who)
    earn(me, half + die)
    tell(s, GRANT_PAID, who, s.frame.discipline, half, die)
    me.subsidised = 1
    ask(s, who, STOCK_PROJECT, SUBSIDISED)


@rule
def may_take_from_stock(s, who, project, way):
    if way == SUBSIDISED:
        if s.player[who].money < PROJECT_PRICE:
            return TOO_POOR
        for d in range(DISCIPLINES):
            if NEEDS[project, d] < s.frame.paid[d]:
                return OTHER_DISCIPLINES
    return LEGAL


@offers(STOCK_PROJECT)
def menu_stock_project(s, who, verdict: Vector):
    for project in range(PROJECTS):
        if s.project[project].place == STOCK:
            verdict[project] = may_take_from_stock(s, who, project, s.owed[who].a)
    verdict[NO_PROJECT] = LEGAL


@answers(STOCK_PROJECT)
def choose_stock_project(s, who, option):
    if option != NO_PROJECT:
        price = PROJECT_PRICE if s.answer.a == SUBSIDISED else 0
        s.player[who].money -= price
        tell(s, PROJECT_TAKEN, who, option, price)
        gain_project(s, who, option)
    else:
        tell(s, NO_PROJECT_TAKEN, who)


# Spin-Off -------------------------------------------------------------------------------------------------------------


@offers(SPIN_OFF_MODE)
def menu_spin_off_mode(s, who, verdict: Vector):
    verdict[PUBLISH] = LEGAL
    verdict[VALORISE] = LEGAL


@answers(SPIN_OFF_MODE)
def choose_spin_off_mode(s, who, mode):
    then(s, SPIN_OFF_DICE, mode)
    ask(s, who, PAY_SAME, SPIN_OFF_TOKENS, 1)


@runs(SPIN_OFF_DICE)
def spin_off_dice(s, mode):
    """Publication: half a die in reputation. Valorisation: dice in euros, better with more reputation. (§7.5)"""
    who = s.frame.owner
    d = s.frame.discipline
    me = s.player[who]
    first = roll(s, who)
    if mode == PUBLISH:
        extra = lasting(s, who, PUBLICATION)
        points = PUBLICATION_POINTS[first - 1] + extra
        earn_reputation(me, d, points)
        tell(s, PUBLISHED, who, d, points, extra)
    else:
        second = roll(s, who)
        money = min(first, second)
        dice = LOWER_DIE
        if me.reputation[d] >= BOTH_DICE_FROM:
            money = first + second
            dice = BOTH_DICE
        elif me.reputation[d] >= HIGHER_DIE_FROM:
            money = max(first, second)
            dice = HIGHER_DIE
        earn(me, money)
        tell(s, VALORISED, who, d, money, dice)


# Reserve End Bonus ----------------------------------------------------------------------------------------------------


@offers(RESERVE_BONUS)
def menu_reserve_bonus(s, who, verdict: Vector):
    for event in range(EVENTS):
        if s.event[event] == LAYOUT or s.event[event] == EVENT_DECK:
            verdict[event] = LEGAL


@answers(RESERVE_BONUS)
def choose_reserve_bonus(s, who, event):
    """One reserved bonus, two with tile 8; an older one makes room. (R32, R33, R46)"""
    held = 0
    older = 0
    for other in range(EVENTS):
        if s.event[other] == RESERVED + who:
            held += 1
            older = other
    tell(s, BONUS_RESERVED, who, event, DECK_SOURCE if s.event[event] == EVENT_DECK else 0)
    s.event[event] = RESERVED + who
    if held > has_tile(s, who, TWO_BONUSES):
        if held == 1:
            choose_return_bonus(s, who, older)
        else:
            ask(s, who, RETURN_BONUS, event)


@offers(RETURN_BONUS)
def menu_return_bonus(s, who, verdict: Vector):
    for event in range(EVENTS):
        if s.event[event] == RESERVED + who and event != s.owed[who].a:
            verdict[event] = LEGAL


@answers(RETURN_BONUS)
def choose_return_bonus(s, who, event):
    s.event[event] = LAYOUT
    tell(s, BONUS_RETURNED, who, event)
