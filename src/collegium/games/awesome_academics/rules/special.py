"""Special actions that attack nobody. What many cards share is a row; what one does alone is a function here. (§7.8)"""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell, then

from ..choices import (
    CANNOT_PAY,
    CARD_BRINGS,
    CARRY_OUT,
    DEADLINE_EXTENDED,
    GRADUATE,
    MONTH_ERASED,
    MONTH_FABRICATED,
    NO_TARGET,
    ONLY_DEFENDS,
    PAY_COST,
    PICK_DISCIPLINE,
    RECRUIT_FREE,
    RESEARCHER_TRAINED,
    SCHOLARS_COME,
    SPEND_TOKEN,
    STOCK_PROJECT,
    STUDENT_HELPED,
    TARGET_PROJECT,
    TARGET_RESEARCHER,
    TARGET_STUDENT,
    TARGET_TRACK,
    TRACK_FULL,
)
from ..components import (
    ACCUSE,
    ALUMNI,
    ALUMNI_DIVISOR,
    ALUMNI_LEAST,
    ALUMNI_MOST,
    AMOUNT,
    COMMISSION,
    COST_PER_TARGET,
    COST_SAME,
    DEFENCE,
    DICE,
    DISCIPLINES,
    DOCTORATE,
    EFFECT,
    EXTEND,
    FABRICATE,
    GAIN,
    GAIN_EACH,
    GAIN_MONEY,
    GAIN_REPUTATION,
    HIRE,
    KIND,
    MISCONDUCT,
    NEEDS,
    SCHOLAR,
    SPEND,
    STAYS,
    STUDENT_TOKENS,
    TOP_LEVEL,
    TRACK,
    TRACKS,
    TRAIN,
)
from ..state import IN_PLAY
from .aims import can_accuse, has_aim, is_marked
from .group import earn, earn_reputation, reputation_of
from .reputation import is_full
from .spending import can_pay, can_spend
from .staff import raise_track, student_experience
from .standard import COMMISSIONED, roll

MOST_FREE_CONSULTANTS = 9


@rule
def may_special(s, who, card):
    """LEGAL when the condition holds and the cost can be paid in full; else why not."""
    if KIND[card] == DEFENCE:
        return ONLY_DEFENDS
    if not has_aim(s, who, card):
        return NO_TARGET
    if not can_pay(s.player[who], card) or s.player[who].money < COST_PER_TARGET[card]:
        return CANNOT_PAY
    if EFFECT[card] == ACCUSE and not can_accuse(s, who, card, COST_SAME[card]):
        return NO_TARGET
    return LEGAL


@rule
def begin_special(s, who, card):
    """First the cost, then the effect; a lasting card will lie open."""
    s.frame.keeps = 1 if KIND[card] == STAYS or KIND[card] == MISCONDUCT else 0
    then(s, CARRY_OUT)
    then(s, PAY_COST)


@runs(CARRY_OUT)
def carry_out(s):
    who = s.frame.owner
    card = s.frame.card - 1
    effect = EFFECT[card]
    if effect == GAIN:
        gain(s, who, card)
    elif effect == DICE:
        gain_money(s, who, card, max(roll(s, who), roll(s, who)))
    elif effect == SCHOLAR:
        me = s.player[who]
        more = min(MOST_FREE_CONSULTANTS, me.free_consultants + AMOUNT[card]) - me.free_consultants
        me.free_consultants += more
        tell(s, SCHOLARS_COME, who, more)
    elif effect == ALUMNI:
        dinner = (reputation_of(s.player[who]) + ALUMNI_DIVISOR - 1) // ALUMNI_DIVISOR
        gain_money(s, who, card, min(ALUMNI_MOST, max(ALUMNI_LEAST, dinner)))
    elif effect == SPEND:
        if can_spend(s, who, card, 0):
            ask(s, who, SPEND_TOKEN, card, 0)
    elif effect == TRAIN:
        ask(s, who, TARGET_RESEARCHER)
    elif effect == COMMISSION:
        ask(s, who, STOCK_PROJECT, COMMISSIONED)
    elif effect == HIRE:
        ask(s, who, RECRUIT_FREE, AMOUNT[card])
    elif effect == EXTEND or effect == FABRICATE:
        ask(s, who, TARGET_PROJECT)
    elif effect == DOCTORATE:
        ask(s, who, TARGET_STUDENT)


@rule
def gain_money(s, who, card, euros):
    earn(s.player[who], euros)
    tell(s, CARD_BRINGS, who, card, euros)


@rule
def gain(s, who, card):
    """Euros, reputation in the discipline paid, reputation in each discipline, as the row says."""
    me = s.player[who]
    gained = 0
    earn(me, GAIN_MONEY[card])
    for d in range(DISCIPLINES):
        points = GAIN_EACH[card]
        if d == s.frame.discipline:
            points += GAIN_REPUTATION[card]
        earn_reputation(me, d, points)
        gained += points << 3 * d
    if GAIN_MONEY[card] + gained > 0:
        tell(s, CARD_BRINGS, who, card, GAIN_MONEY[card], gained)


# Aims of the own group ------------------------------------------------------------------------------------------------


@rule
def train_researcher(s, who, i):
    """Training Course: one track of one researcher. (card 11)"""
    ask(s, who, TARGET_TRACK, i)


@offers(TARGET_TRACK)
def menu_target_track(s, who, verdict: Vector):
    for track in range(TRACKS):
        verdict[track] = LEGAL if s.researcher[s.owed[who].a].level[track] < TOP_LEVEL else TRACK_FULL


@answers(TARGET_TRACK)
def choose_target_track(s, who, track):
    i = s.answer.a
    raise_track(s, i, track)
    tell(s, RESEARCHER_TRAINED, who, i, TRACK[i, track], s.researcher[i].level[track])


@answers(TARGET_STUDENT)
def choose_target_student(s, who, j):
    """Fast-Track Doctorate: a token of any discipline. (card 30)"""
    s.frame.aim = j
    ask(s, who, PICK_DISCIPLINE, 1)


@rule
def treat_project(s, who, project):
    """Deadline Extension protects it (card 22); Data Fabrication marks Months that nobody worked (card 32)."""
    card = s.frame.card - 1
    s.frame.aim = project
    if EFFECT[card] == EXTEND:
        s.project[project].extended = 1
        tell(s, DEADLINE_EXTENDED, who, project)
    else:
        ask(s, who, PICK_DISCIPLINE, AMOUNT[card])


@offers(PICK_DISCIPLINE)
def menu_pick_discipline(s, who, verdict: Vector):
    effect = EFFECT[s.frame.card - 1]
    project = s.frame.aim
    for d in range(DISCIPLINES):
        if effect == DOCTORATE:
            verdict[d] = LEGAL
        elif effect == FABRICATE:
            verdict[d] = LEGAL if s.project[project].progress[d] < NEEDS[project, d] else TRACK_FULL
        else:
            verdict[d] = LEGAL if s.project[project].progress[d] > 0 else NO_TARGET


@answers(PICK_DISCIPLINE)
def choose_pick_discipline(s, who, d):
    """One Month or token; again while the card has some left and there is something to pick."""
    effect = EFFECT[s.frame.card - 1]
    left = s.answer.a - 1
    if effect == DOCTORATE:
        j = s.frame.aim
        s.student[j].tokens[d] += 1
        tell(s, STUDENT_HELPED, who, j, d)
        if student_experience(s, j) == STUDENT_TOKENS:
            then(s, GRADUATE, who, j)
        return
    project = s.frame.aim
    if effect == FABRICATE:
        s.project[project].progress[d] += 1
        tell(s, MONTH_FABRICATED, who, project, d)
        more = not is_full(s, project)
    else:
        s.project[project].progress[d] -= 1
        tell(s, MONTH_ERASED, who, project, d, s.project[project].place - IN_PLAY)
        more = is_marked(s, project)
    if left > 0 and more:
        ask(s, who, PICK_DISCIPLINE, left)
