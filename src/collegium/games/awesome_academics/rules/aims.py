"""What a special action can aim at: projects, researchers, students, cards and groups. (§6.8, §7.8)"""

from collegium.kernel import LEGAL, Vector, offers, rule

from ..choices import TARGET_CARD, TARGET_PROJECT, TARGET_RESEARCHER, TARGET_STUDENT
from ..components import (
    ACCUSE,
    CARDS,
    COMMISSION,
    CRASH,
    DISCIPLINES,
    DOCTORATE,
    EFFECT,
    EXPOSE,
    EXTEND,
    FABRICATE,
    HEADHUNT,
    HEADHUNT_EXPERIENCE,
    HEADHUNT_STAFF,
    HIRE,
    PROJECTS,
    RESEARCHERS,
    SPEND,
    SPEND_LEAST,
    SPY,
    STUDENT_TOKENS,
    STUDENTS,
    SUSCEPTIBLE,
    TOP_LEVEL,
    TRACKS,
    TRAIN,
)
from ..state import COMPLETED, IN_PLAY, OPEN, RESEARCHER_OF, STUDENT_OF, UNSEEN
from .reputation import is_full
from .spending import can_spend, may_pay_same
from .staff import experience_of, is_any_in_stock, student_experience


@rule
def is_marked(s, project):
    """At least one Month is marked."""
    for d in range(DISCIPLINES):
        if s.project[project].progress[d] > 0:
            return True
    return False


@rule
def can_aim_at_project(s, who, effect, project):
    place = s.project[project].place
    if effect == EXTEND:
        return place == IN_PLAY + who
    if effect == FABRICATE:
        return place == IN_PLAY + who and not is_full(s, project)
    return place >= IN_PLAY and place < COMPLETED and place != IN_PLAY + who and is_marked(s, project)  # CRASH


@rule
def can_aim_at_researcher(s, who, effect, i):
    place = s.researcher[i].place
    if effect == TRAIN:
        if place != RESEARCHER_OF + who:
            return False
        return s.researcher[i].level[0] < TOP_LEVEL or s.researcher[i].level[TRACKS - 1] < TOP_LEVEL
    if place < RESEARCHER_OF or place == RESEARCHER_OF + who:  # HEADHUNT
        return False
    return experience_of(s, i) <= HEADHUNT_EXPERIENCE and s.player[place - RESEARCHER_OF].researchers >= HEADHUNT_STAFF


@rule
def can_aim_at_student(s, who, j):
    tokens = student_experience(s, j)
    return s.student[j].place == STUDENT_OF + who and tokens > 0 and tokens < STUDENT_TOKENS


@rule
def can_aim_at_card(s, who, card):
    """Open and susceptible in front of another group."""
    place = s.card[card]
    return SUSCEPTIBLE[card] == 1 and place >= OPEN and place < UNSEEN and place != OPEN + who


@rule
def can_aim_at_group(s, who, effect, seat):
    if seat == who:
        return False
    if effect == SPY:
        return s.player[seat].hand > 0
    if effect == ACCUSE:
        return s.player[seat].reputation[s.frame.discipline] > 0
    return True


@rule
def has_aim(s, who, card):
    """The special has something to work on. Its cost is another matter."""
    effect = EFFECT[card]
    if effect == EXTEND or effect == FABRICATE or effect == CRASH:
        for p in range(PROJECTS):
            if can_aim_at_project(s, who, effect, p):
                return True
        return False
    if effect == TRAIN or effect == HEADHUNT:
        for i in range(RESEARCHERS):
            if can_aim_at_researcher(s, who, effect, i):
                return True
        return False
    if effect == DOCTORATE:
        for j in range(STUDENTS):
            if can_aim_at_student(s, who, j):
                return True
        return False
    if effect == EXPOSE:
        for other in range(CARDS):
            if can_aim_at_card(s, who, other):
                return True
        return False
    if effect == SPY:
        for seat in range(s.seats):
            if can_aim_at_group(s, who, effect, seat):
                return True
        return False
    if effect == COMMISSION:
        return s.stock > 0
    if effect == HIRE:
        return is_any_in_stock(s)
    if effect == SPEND and SPEND_LEAST[card] > 0:
        return can_spend(s, who, card, 0)
    return True


@rule
def can_accuse(s, who, card, count):
    """Enough equal tokens in a discipline in which another group has a name to lose. (card 29)"""
    for d in range(DISCIPLINES):
        if may_pay_same(s, who, card, d, count) == LEGAL:
            return True
    return False


@offers(TARGET_PROJECT)
def menu_target_project(s, who, verdict: Vector):
    effect = EFFECT[s.frame.card - 1]
    for p in range(PROJECTS):
        if can_aim_at_project(s, who, effect, p):
            verdict[p] = LEGAL


@offers(TARGET_RESEARCHER)
def menu_target_researcher(s, who, verdict: Vector):
    effect = EFFECT[s.frame.card - 1]
    for i in range(RESEARCHERS):
        if can_aim_at_researcher(s, who, effect, i):
            verdict[i] = LEGAL


@offers(TARGET_STUDENT)
def menu_target_student(s, who, verdict: Vector):
    for j in range(STUDENTS):
        if can_aim_at_student(s, who, j):
            verdict[j] = LEGAL


@offers(TARGET_CARD)
def menu_target_card(s, who, verdict: Vector):
    for card in range(CARDS):
        if can_aim_at_card(s, who, card):
            verdict[card] = LEGAL
