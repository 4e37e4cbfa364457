"""Research: green and black steps, advancing, milestones and their bonuses (§5.7)."""

from collegium.kernel import LEGAL, answers, ask, find, rule, runs, tell, then

from ..choices import (
    ADVANCE,
    AT_THE_TOP,
    DOUBLE_BONUS,
    FROM_BONUS,
    GAIN_TEXTBOOKS,
    MILESTONE,
    OFFER_DOUBLE,
    OFFER_STUDENT,
    STEP_TOO_DEAR,
    TOLD_DOUBLED,
    TOLD_GREEN,
    TOLD_LEVEL,
    TOLD_MILESTONE,
    YES,
)
from ..components import (
    BONUS_DICTIONARIES,
    BONUS_DIFFER,
    BONUS_DUCATS,
    BONUS_POINTS,
    BONUS_PROFESSOR,
    BONUS_STUDENT,
    BONUS_TEXTBOOKS,
    CARD_BLUE,
    CARD_BONUS,
    CARDS_PER_LETTER,
    DICTIONARY,
    LEVELS_PER_CARD,
    TOP,
)
from ..state import Player
from .costs import can_pay_cost, cost_of_level, pay_cost
from .gains import gain_points
from .modifiers import after_advance, can_double
from .professors import offer_professor


@rule
def milestones(me: Player):
    return me.level // LEVELS_PER_CARD


@rule
def restack(s, who):
    """The marker goes on top of those on its level; on the top level below those who came earlier (ruling 47)."""
    order = s.research_order
    place = find(order, who)
    level = s.player[who].level
    while place > 0:
        above = s.player[order[place - 1]].level
        if above > level or (above == level and level == TOP):
            return
        order[place] = order[place - 1]
        order[place - 1] = who
        place -= 1


@rule
def green_verdict(me: Player):
    if me.level == TOP:
        return AT_THE_TOP
    return LEGAL


@rule
def black_verdict(s, who):
    me = s.player[who]
    if me.level == TOP:
        return AT_THE_TOP
    if not can_pay_cost(s, who, cost_of_level(s, me.level + 1)):
        return STEP_TOO_DEAR
    return LEGAL


@rule
def use_green(s):
    s.green -= 1
    tell(s, TOLD_GREEN, s.active)
    then(s, ADVANCE)


@rule
def use_black(s, who):
    s.black -= 1
    then(s, ADVANCE)
    pay_cost(s, who, cost_of_level(s, s.player[who].level + 1))


@runs(ADVANCE)
def advance(s):
    """§5.7: one level up; from the level below a milestone on to the milestone at once."""
    who = s.active
    me = s.player[who]
    me.level += 1
    card = ((me.level - 1) // LEVELS_PER_CARD) * CARDS_PER_LETTER + s.track[(me.level - 1) // LEVELS_PER_CARD]
    blue = 0
    if me.level % LEVELS_PER_CARD == 1:
        blue = CARD_BLUE[card]
    if me.level % LEVELS_PER_CARD == 2:
        me.level += 1
        then(s, MILESTONE, milestones(me) - 1)
    restack(s, who)
    tell(s, TOLD_LEVEL, who, me.level)
    after_advance(s, who, blue)


@rule
def milestone_bonus(s, letter):
    return CARD_BONUS[letter * CARDS_PER_LETTER + s.track[letter]]


@runs(MILESTONE)
def reach_milestone(s, letter, second):
    """Resolve the bonus (§7.9.2). What leaves no choice comes first; nothing in it depends on the order."""
    who = s.active
    me = s.player[who]
    bonus = milestone_bonus(s, letter)
    if second == 1:
        tell(s, TOLD_DOUBLED, who, letter, bonus)
    else:
        tell(s, TOLD_MILESTONE, who, letter, bonus)
    me.ducats += BONUS_DUCATS[bonus]
    me.books[DICTIONARY] += BONUS_DICTIONARIES[bonus]
    gain_points(s, who, BONUS_POINTS[bonus])
    if BONUS_PROFESSOR[bonus] > 0:
        offer_professor(s, BONUS_PROFESSOR[bonus], letter, second)  # asks about doubling itself (ruling 63)
        return
    then(s, OFFER_DOUBLE, letter, second)
    if BONUS_STUDENT[bonus] > 0:
        then(s, OFFER_STUDENT, FROM_BONUS + BONUS_STUDENT[bonus] - 1)
    if BONUS_TEXTBOOKS[bonus] > 0:
        then(s, GAIN_TEXTBOOKS, BONUS_TEXTBOOKS[bonus], BONUS_DIFFER[bonus])


@runs(OFFER_DOUBLE)
def offer_double(s, letter, second):
    if second == 0 and can_double(s, s.active):
        ask(s, s.active, DOUBLE_BONUS, letter)


@answers(DOUBLE_BONUS)
def double_bonus(s, who, option, letter):
    if option == YES:
        s.player[who].da_vinci_spent = 1
        then(s, MILESTONE, letter, 1)
