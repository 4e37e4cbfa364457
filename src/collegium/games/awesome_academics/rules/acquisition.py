"""Project Acquisition: the offer, buying in and out of turn, the PhD Student, copied Months. (§5 phase 2, §6.2)"""

from collegium.kernel import LEGAL, Vector, answers, ask, below, is_told, offers, rule, runs, tell, then, total

from ..choices import (
    ACQUIRE,
    ACQUIRE_NEXT,
    BUY_PASS,
    BUY_PROJECT,
    CANNOT_BUY,
    CLAIM_PROJECT,
    COPY_MONTH,
    COPY_OFFER,
    MONTH_COPIED,
    NO_STUDENT_LEFT,
    NOBODY_CAN_BUY,
    NOTHING_TO_COPY,
    OFFER_CLOSES,
    OFFER_OPENS,
    OFFER_REFILLED,
    OFFER_SOURCE,
    PASSES,
    PROJECT_BOUGHT,
    PROJECT_CLAIMED,
    STOCK_EMPTY,
    STUDENT_OFFER,
    STUDENT_REFUSED,
    TAKE_STUDENT,
    TOO_POOR,
    TRACK_FULL,
)
from ..components import AREA, COPIED_MONTHS, DISCIPLINES, NEEDS, OFFER_SLOTS, OUT_OF_TURN, PROJECT_PRICE, PROJECTS
from ..state import ACQUISITION, COMPLETED, IN_PLAY, OFFER, STOCK, TILE_OF
from .group import has_tile, is_idle, seat_at
from .staff import join_student, student_in_stock
from .telling import NOBODY, open_phase

NO_CLAIM = OFFER_SLOTS
COPY_STOP = DISCIPLINES
FROM_STOCK = OFFER_SLOTS  # options of the buying menu from here on: any project of the stock, in turn 1


@runs(ACQUIRE)
def acquire(s):
    s.passes = 0
    if not can_anybody_buy(s):  # everybody would pass at once
        if is_idle(s):
            s.phase = ACQUISITION
        else:
            open_phase(s, ACQUISITION)
            tell(s, NOBODY_CAN_BUY, NOBODY, PROJECT_PRICE)
        return
    open_phase(s, ACQUISITION)
    for slot in range(OFFER_SLOTS):
        open_offer(s, slot, s.stock - slot)
    if is_told(s):
        tell(s, OFFER_OPENS, NOBODY, offered(s, 0), offered(s, 1), offered(s, 2))
    then(s, ACQUIRE_NEXT, 0, 0)


@rule
def can_anybody_buy(s):
    for who in range(s.seats):
        if s.player[who].money >= PROJECT_PRICE:
            return True
    return False


@rule
def open_offer(s, slot, left):
    """Turn up a project of the `left` ones in the deck for this slot. Returns it, or -1 where there is none."""
    if left > 0:
        n = below(s, left)
        for p in range(PROJECTS):
            if s.project[p].place == STOCK:
                if n == 0:
                    s.project[p].place = OFFER + slot
                    return p
                n -= 1
    return -1


@rule
def offered(s, slot):
    """The project in an offer slot, or -1."""
    for p in range(PROJECTS):
        if s.project[p].place == OFFER + slot:
            return p
    return -1


@runs(ACQUIRE_NEXT)
def acquire_next(s, index, claimed):
    """One player decides; before that the owner of tile 5 may claim. Ends after a full round of passes. (R13, R14)"""
    if s.passes == s.seats or s.stock == 0:
        close_offer(s)
        return
    who = seat_at(s, index)
    if claimed == 0:
        claimant = s.tile[OUT_OF_TURN] - TILE_OF
        if claimant >= 0 and claimant != who and can_claim(s, claimant):
            then(s, ACQUIRE_NEXT, index, 1)
            ask(s, claimant, CLAIM_PROJECT)
            return
    then(s, ACQUIRE_NEXT, (index + 1) % s.seats, 0)
    if s.player[who].money >= PROJECT_PRICE:
        ask(s, who, BUY_PROJECT)
    else:
        s.passes += 1
        tell(s, CANNOT_BUY, who, s.player[who].money, PROJECT_PRICE)


@rule
def close_offer(s):
    """Unsold offers return to the deck. (R12)"""
    unsold = 0
    for p in range(PROJECTS):
        if s.project[p].place >= OFFER and s.project[p].place < OFFER + OFFER_SLOTS:
            s.project[p].place = STOCK
            unsold += 1
    if unsold > 0:
        tell(s, OFFER_CLOSES, NOBODY, unsold)
    else:
        tell(s, STOCK_EMPTY)


@rule
def can_claim(s, who):
    """Once a turn, and in turn 1 as the first purchase too. (R13)"""
    me = s.player[who]
    return has_tile(s, who, OUT_OF_TURN) and me.interrupted == 0 and me.money >= PROJECT_PRICE


@rule
def menu_offer(s, who, verdict: Vector):
    for p in range(PROJECTS):
        slot = s.project[p].place - OFFER
        if slot >= 0 and slot < OFFER_SLOTS:
            verdict[slot] = LEGAL if s.player[who].money >= PROJECT_PRICE else TOO_POOR


@offers(BUY_PROJECT)
def menu_buy_project(s, who, verdict: Vector):
    menu_offer(s, who, verdict)
    me = s.player[who]
    if s.turn == 1 and me.bought == 0:  # R8
        for p in range(PROJECTS):
            if s.project[p].place == STOCK:
                verdict[FROM_STOCK + p] = LEGAL if me.money >= PROJECT_PRICE else TOO_POOR
    verdict[BUY_PASS] = LEGAL


@answers(BUY_PROJECT)
def choose_buy_project(s, who, option):
    if option == BUY_PASS:
        s.passes += 1
        tell(s, PASSES, who)
    elif option >= FROM_STOCK:
        tell(s, PROJECT_BOUGHT, who, option - FROM_STOCK, PROJECT_PRICE)
        buy(s, who, option - FROM_STOCK)
    else:
        project = offered(s, option)
        tell(s, PROJECT_BOUGHT, who, project, PROJECT_PRICE, OFFER_SOURCE)
        buy_offer(s, who, project, option)


@offers(CLAIM_PROJECT)
def menu_claim_project(s, who, verdict: Vector):
    menu_offer(s, who, verdict)
    verdict[NO_CLAIM] = LEGAL


@answers(CLAIM_PROJECT)
def choose_claim_project(s, who, option):
    if option != NO_CLAIM:
        s.player[who].interrupted = 1
        project = offered(s, option)
        tell(s, PROJECT_CLAIMED, who, project, PROJECT_PRICE, OFFER_SOURCE)
        buy_offer(s, who, project, option)


@rule
def buy_offer(s, who, project, slot):
    """Buy from the offer; the slot is refilled at once."""
    buy(s, who, project)
    refill = open_offer(s, slot, s.stock - OFFER_SLOTS + 1)
    if refill >= 0:
        tell(s, OFFER_REFILLED, NOBODY, refill)


@rule
def buy(s, who, project):
    s.player[who].money -= PROJECT_PRICE
    s.passes = 0
    gain_project(s, who, project)


@rule
def gain_project(s, who, project):
    """A project comes into play; a student with the first one of the phase, then copied Months. (R9)"""
    s.stock -= 1
    s.player[who].projects += 1
    s.project[project].place = IN_PLAY + who
    s.project[project].extended = 0
    then(s, COPY_OFFER, who, project)
    if s.player[who].bought == 0:
        then(s, STUDENT_OFFER, who)
    s.player[who].bought = 1


@runs(STUDENT_OFFER)
def offer_student(s, who):
    if student_in_stock(s) >= 0:
        ask(s, who, TAKE_STUDENT)
    else:
        tell(s, NO_STUDENT_LEFT, who)


@offers(TAKE_STUDENT)
def menu_take_student(s, who, verdict: Vector):
    verdict[0] = LEGAL
    verdict[1] = LEGAL


@answers(TAKE_STUDENT)
def choose_take_student(s, who, option):
    if option == 0:
        join_student(s, who)
    else:
        tell(s, STUDENT_REFUSED, who)


@rule
def known_months(s, who, project, d):
    """Months in d on the buyer's other projects of the same area, in play or completed. (R11)"""
    months = 0
    for p in range(PROJECTS):
        if AREA[p] == AREA[project] and p != project:
            if s.project[p].place == IN_PLAY + who:
                months += s.project[p].progress[d]
            elif s.project[p].place == COMPLETED + who:
                months += NEEDS[p, d]
    return months


@rule
def may_copy(s, who, project, d):
    """LEGAL, or why no further Month in d can be copied. What stands on the new project was copied."""
    copied = s.project[project].progress[d]
    if copied >= NEEDS[project, d]:
        return TRACK_FULL
    if known_months(s, who, project, d) <= copied:
        return NOTHING_TO_COPY
    return LEGAL


@runs(COPY_OFFER)
def offer_copy(s, who, project):
    """At most two Months, of any mix. (R10)"""
    if total(s.project[project].progress) < COPIED_MONTHS:
        for d in range(DISCIPLINES):
            if may_copy(s, who, project, d) == LEGAL:
                ask(s, who, COPY_MONTH, project)
                return


@offers(COPY_MONTH)
def menu_copy_month(s, who, verdict: Vector):
    for d in range(DISCIPLINES):
        verdict[d] = may_copy(s, who, s.owed[who].a, d)
    verdict[COPY_STOP] = LEGAL


@answers(COPY_MONTH)
def choose_copy_month(s, who, option):
    project = s.answer.a
    if option != COPY_STOP:
        s.project[project].progress[option] += 1
        tell(s, MONTH_COPIED, who, project, option)
        offer_copy(s, who, project)
