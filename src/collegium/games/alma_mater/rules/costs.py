"""What a black step costs: the 21 kinds of cost as rows of numbers (§7.9.1), and how they are paid."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, tell, total

from ..choices import (
    DUCATS_MISSING,
    EXHAUSTED,
    NOTHING_DUE,
    PAY_DUCATS,
    PICK_EXHAUST,
    PICK_MASTER,
    TOLD_BLACK,
    TOLD_EXHAUSTED,
    TOLD_INSTEAD,
    TOLD_MASTER_GONE,
    TOLD_RESTED,
)
from ..components import (
    ALL_REST,
    ANY_RANKS,
    CARDS_PER_LETTER,
    COST_COUNTS,
    COST_DICTIONARIES,
    COST_DIFFER,
    COST_DUCATS,
    COST_EACH,
    COST_ENOUGH,
    COST_EXHAUST,
    COST_FREE_WITH,
    COST_HALF,
    COST_MASTERS,
    COST_OR_DUCATS,
    COST_PER_DUCATS,
    COST_PER_PICKS,
    COST_PICKS,
    COST_POINTS,
    COUNT_ARCHIVE,
    COUNT_BEHIND,
    COUNT_BISHOP,
    COUNT_BUSTS,
    COUNT_NOTHING,
    COUNT_PROFESSORS,
    COUNT_STUDENTS,
    DICTIONARY,
    LEVEL_COST,
    LEVELS_PER_CARD,
    MASTERS_STAY,
    ONE_LEAVES,
    SLOTS,
)
from .gains import masters_at_hand, stored_textbooks
from .payments import can_pay, open_bill

A_MASTER, A_TUTOR = 0, 1  # options of PICK_MASTER


@rule
def cost_of_level(s, level):
    """The cost printed at a level that is not a milestone (§3.3)."""
    letter = (level - 1) // LEVELS_PER_CARD
    card = letter * CARDS_PER_LETTER + s.track[letter]
    return LEVEL_COST[card, (level - 1) % LEVELS_PER_CARD]


@rule
def count_of(s, who, counted):
    me = s.player[who]
    if counted == COUNT_BUSTS:
        return total(me.busts)
    if counted == COUNT_BISHOP:
        return me.bishop_count
    if counted == COUNT_ARCHIVE:
        return masters_at_hand(me)
    if counted == COUNT_PROFESSORS:
        return total(me.professors)
    if counted == COUNT_STUDENTS:
        return me.halls
    if counted == COUNT_BEHIND:
        return universities_behind(s, me.level)
    return 0


@rule
def universities_behind(s, level):
    """How many universities, Ignotus' among them, stand on a lower research level (ruling 46)."""
    behind = 0
    for seat in range(s.colours):
        if s.player[seat].level < level:
            behind += 1
    return behind


@rule
def is_waived(s, who, cost):
    """k15, k20, k21: free when the condition holds, and then not payable otherwise (ruling 43)."""
    return COST_FREE_WITH[cost] != COUNT_NOTHING and count_of(s, who, COST_FREE_WITH[cost]) >= COST_ENOUGH[cost]


@rule
def ducats_due(s, who, cost):
    if COST_HALF[cost] == 1:
        return (s.player[who].ducats + 1) // 2
    return max(0, COST_DUCATS[cost] + COST_PER_DUCATS[cost] * count_of(s, who, COST_COUNTS[cost]))


@rule
def picks_due(s, who, cost):
    return max(0, COST_PICKS[cost] + COST_PER_PICKS[cost] * count_of(s, who, COST_COUNTS[cost]))


@rule
def can_pay_cost(s, who, cost):
    me = s.player[who]
    if is_waived(s, who, cost):
        return True
    if me.ducats < ducats_due(s, who, cost) or me.points < COST_POINTS[cost]:  # ruling 58
        return False
    if me.books[DICTIONARY] < COST_DICTIONARIES[cost]:
        return False
    if COST_MASTERS[cost] != MASTERS_STAY and masters_at_hand(me) == 0:  # ruling 44
        return False
    if COST_EXHAUST[cost] == 1 and total(me.ready) == 0:
        if COST_OR_DUCATS[cost] == 0 or me.ducats < COST_OR_DUCATS[cost]:
            return False
    if COST_DIFFER[cost] == 1:
        return can_pay(s, me, ANY_RANKS, COST_EACH[cost], COST_EACH[cost], 0, 0)
    return stored_textbooks(me) >= picks_due(s, who, cost)


@rule
def pay_cost(s, who, cost):
    """Pay what leaves no choice, ask for the rest."""
    if is_waived(s, who, cost):
        tell(s, TOLD_BLACK, who, cost, 0, NOTHING_DUE)
        return
    me = s.player[who]
    picks = picks_due(s, who, cost)
    ducats = ducats_due(s, who, cost)
    tell_black(s, who, cost, ducats, picks)
    me.ducats -= ducats
    me.points -= COST_POINTS[cost]
    me.books[DICTIONARY] -= COST_DICTIONARIES[cost]
    if COST_MASTERS[cost] == ALL_REST:
        tell(s, TOLD_RESTED, who, me.archive, me.tutors_archive)
        me.dormitory += me.archive
        me.tutors_dormitory += me.tutors_archive
        me.archive = 0
        me.tutors_archive = 0
    elif COST_MASTERS[cost] != MASTERS_STAY:
        ask(s, who, PICK_MASTER, cost)
    if COST_EXHAUST[cost] == 1:
        ask(s, who, PICK_EXHAUST, cost)
    if picks > 0:
        open_bill(s, picks, COST_EACH[cost], COST_DIFFER[cost])


@rule
def tell_black(s, who, cost, ducats, picks):
    """What is paid for a black step at once; what is to be chosen is told when it is."""
    goods = COST_POINTS[cost] + 16 * COST_DICTIONARIES[cost]
    if ducats + goods + picks + COST_EXHAUST[cost] == 0 and COST_MASTERS[cost] == MASTERS_STAY:
        goods = NOTHING_DUE
    tell(s, TOLD_BLACK, who, cost, ducats, goods)


@offers(PICK_MASTER)
def menu_master(s, who, verdict: Vector):
    me = s.player[who]
    if me.archive > 0:
        verdict[A_MASTER] = LEGAL
    if me.tutors_archive > 0:
        verdict[A_TUTOR] = LEGAL


@answers(PICK_MASTER)
def pick_master(s, who, option, cost):
    """k13, k21: to the dormitory; k14: out of the game."""
    me = s.player[who]
    if COST_MASTERS[cost] == ONE_LEAVES:
        tell(s, TOLD_MASTER_GONE, who, 1 - option, option)
    else:
        tell(s, TOLD_RESTED, who, 1 - option, option)
    if option == A_MASTER:
        me.archive -= 1
        if COST_MASTERS[cost] == ONE_LEAVES:
            me.masters_lost += 1
        else:
            me.dormitory += 1
    else:
        me.tutors_archive -= 1
        if COST_MASTERS[cost] == ONE_LEAVES:
            s.tutors_lost += 1
        else:
            me.tutors_dormitory += 1


@offers(PICK_EXHAUST)
def menu_exhaust(s, who, verdict: Vector, cost):
    me = s.player[who]
    for slot in range(SLOTS):
        if me.professors[slot] == 1:
            verdict[slot] = EXHAUSTED
            if me.ready[slot] == 1:
                verdict[slot] = LEGAL
    if COST_OR_DUCATS[cost] > 0:
        verdict[PAY_DUCATS] = DUCATS_MISSING
        if me.ducats >= COST_OR_DUCATS[cost]:
            verdict[PAY_DUCATS] = LEGAL


@answers(PICK_EXHAUST)
def pick_exhaust(s, who, option, cost):
    me = s.player[who]
    if option == PAY_DUCATS:
        me.ducats -= COST_OR_DUCATS[cost]
        tell(s, TOLD_INSTEAD, who, COST_OR_DUCATS[cost])
    else:
        me.ready[option] = 0
        tell(s, TOLD_EXHAUSTED, who, s.professor_in[option])
