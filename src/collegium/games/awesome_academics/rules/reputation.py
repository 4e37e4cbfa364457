"""Reputation that is lost point by point, and projects that are cancelled. (§6.4 LOSE_REP, R20, R21)

Several groups may be losing at the same time, so each point is a question to its own seat.
"""

from collegium.kernel import LEGAL, Vector, answers, ask, fill, offers, packed, rule, tell

from ..choices import (
    CANCELLATION_COSTS,
    LOSE_REPUTATION,
    NO_REPUTATION,
    NOT_ON_PROJECT,
    PROJECT_CANCELLED,
    PROJECT_SPARED,
    REPUTATION_LOST,
    SPONSOR_LEAVES,
)
from ..components import CANCELLED_POINTS, DISCIPLINES, DOES, INCOME, LASTING_CARDS, NEEDS, PROJECTS
from ..state import DISCARD, FINAL, IN_PLAY, OPEN, STOCK

NO_PROJECT = -1  # a loss that no project limits


@rule
def clear_taken(s, who):
    fill(s.player[who].taken, 0)


@rule
def may_lose(s, who, project, d):
    """LEGAL, or why no point can be lost in d. A cancelled project bears at most its own Months."""
    me = s.player[who]
    if project != NO_PROJECT and me.taken[d] >= NEEDS[project, d]:
        return NOT_ON_PROJECT
    if me.reputation[d] == 0:
        return NO_REPUTATION
    return LEGAL


@rule
def go_on_losing(s, who, project, points):
    """Ask for the next point. Returns how many are still to come, 0 when none is left to take: the rest lapses."""
    if points > 0:
        for d in range(DISCIPLINES):
            if may_lose(s, who, project, d) == LEGAL:
                ask(s, who, LOSE_REPUTATION, project, points)
                return points
    return 0


@rule
def lose_reputation(s, who, project, points):
    """Begin a loss of so many points. Returns how many are to come, 0 when there was nothing to lose."""
    clear_taken(s, who)
    return go_on_losing(s, who, project, points)


@offers(LOSE_REPUTATION)
def menu_lose_reputation(s, who, verdict: Vector):
    for d in range(DISCIPLINES):
        verdict[d] = may_lose(s, who, s.owed[who].a, d)


@answers(LOSE_REPUTATION)
def choose_lose_reputation(s, who, d):
    project = s.answer.a
    points = s.answer.b
    me = s.player[who]
    me.reputation[d] -= 1
    me.taken[d] += 1
    if not go_on_losing(s, who, project, points - 1):
        if project != NO_PROJECT:
            if has_choice_of_loss(s, who, project):
                tell(s, CANCELLATION_COSTS, who, project, packed(me.taken, 8))
            cancel_projects(s, who, project + 1)
        else:
            tell(s, REPUTATION_LOST, who, packed(me.taken, 8))
            clear_taken(s, who)


@rule
def has_choice_of_loss(s, who, project):
    """The points of a cancelled project can be lost, or could have been, in more than one discipline."""
    me = s.player[who]
    places = 0
    for d in range(DISCIPLINES):
        places += NEEDS[project, d] > 0 and me.reputation[d] + me.taken[d] > 0
    return places > 1


@rule
def tell_cancelled(s, who, project):
    """What it costs is told at once where nothing is to be chosen."""
    work = packed(s.project[project].progress, 8)
    if has_choice_of_loss(s, who, project):
        tell(s, PROJECT_CANCELLED, who, project, -1, work)
        return
    lost = 0
    for d in range(DISCIPLINES):
        lost += min(CANCELLED_POINTS, NEEDS[project, d], s.player[who].reputation[d]) << 3 * d
    tell(s, PROJECT_CANCELLED, who, project, lost, work)


@rule
def is_full(s, project):
    for d in range(DISCIPLINES):
        if s.project[project].progress[d] < NEEDS[project, d]:
            return False
    return True


@rule
def is_abandoned(s, project):
    """Nobody worked on it, it is not full and no extension protects it; at the very end every project counts. (§8.1)"""
    card = s.project[project]
    return s.phase == FINAL or (card.worked == 0 and card.extended == 0 and not is_full(s, project))


@rule
def cancel_projects(s, who, first):
    """Cancel this group's abandoned projects from number `first` on; waits while a loss is being taken."""
    clear_taken(s, who)
    if s.player[who].projects == 0:
        return
    for project in range(first, PROJECTS):
        if s.project[project].place == IN_PLAY + who:
            if is_abandoned(s, project):
                tell_cancelled(s, who, project)
                cancel(s, who, project)
                if lose_reputation(s, who, project, CANCELLED_POINTS):
                    return
            elif s.project[project].worked == 0 and not is_full(s, project):
                tell(s, PROJECT_SPARED, who, project)


@rule
def cancel(s, who, project):
    """The project returns to the deck without its marks; the sponsor, if any, walks away. (card 4)"""
    clear_project(s, project)
    s.project[project].place = STOCK
    s.stock += 1
    s.player[who].projects -= 1
    s.player[who].mismanaged = 1
    for k in range(len(LASTING_CARDS)):
        card = LASTING_CARDS[k]
        if DOES[card] == INCOME and s.card[card] == OPEN + who:
            s.card[card] = DISCARD
            tell(s, SPONSOR_LEAVES, who, card)


@rule
def clear_project(s, project):
    card = s.project[project]
    fill(card.progress, 0)
    card.worked = 0
    card.extended = 0
