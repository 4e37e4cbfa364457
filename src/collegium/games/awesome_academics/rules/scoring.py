"""The end: last cancellations and the final score. (section 8)"""

from collegium.kernel import Vector, finish, give_score, is_told, rank_seats, rule, runs, tell, then

from ..choices import BONUSES_MISSED, BONUSES_SCORED, FINAL_SCORE, GAME_ENDS, LAST_CANCELLATIONS, LAST_RECKONING
from ..components import (
    BY_CLEAN_RECORD,
    BY_CULTURE,
    BY_INFORMATION,
    BY_LINGUISTICS,
    BY_MONEY,
    BY_PROJECTS,
    BY_RESEARCHERS,
    CRITERION,
    EVENTS,
    EXPERIENCE_PER_POINT,
    LAYOUT_POINTS,
    MONEY_PER_POINT,
    RESERVED_POINTS,
)
from ..state import COMPLETED, FINAL, LAYOUT, OVER, RESERVED
from .group import projects_at, reputation_of
from .reputation import cancel_projects
from .staff import total_experience


@runs(LAST_CANCELLATIONS)
def last_cancellations(s):
    """Projects still in play are cancelled, for all groups at once. (8.1)"""
    s.phase = FINAL
    tell(s, LAST_RECKONING)
    then(s, GAME_ENDS)
    for who in range(s.seats):
        cancel_projects(s, who, 0)


@runs(GAME_ENDS)
def game_ends(s):
    s.phase = OVER
    for who in range(s.seats):
        if is_told(s):
            tell_score(s, who)
    finish(s)


@rule
def tell_score(s, who):
    """Which bonuses a group meets, the reserved ones that it does not, and how its points add up."""
    reserved = missed = shared = 0
    for event in range(EVENTS):
        if s.event[event] == RESERVED + who:
            if has_fulfilled(s, who, event):
                reserved |= 1 << event
            else:
                missed |= 1 << event
        elif s.event[event] == LAYOUT and has_fulfilled(s, who, event):
            shared |= 1 << event
    if reserved + shared > 0:
        tell(s, BONUSES_SCORED, who, reserved, shared)
    if missed > 0:
        tell(s, BONUSES_MISSED, who, missed)
    bonus = reserved_points(s, who) + layout_points(s, who)
    tell(s, FINAL_SCORE, who, reputation_of(s.player[who]), bonus << 8 | total_experience(s, who), s.player[who].money)


@rule
def measure(s, who, criterion):
    """How a group stands on the criterion of a bonus. (§7.6)"""
    me = s.player[who]
    if criterion == BY_PROJECTS:
        return projects_at(s, COMPLETED + who)
    if criterion == BY_CLEAN_RECORD:
        return 1 - me.mismanaged
    if criterion == BY_RESEARCHERS:
        return me.researchers
    if criterion == BY_MONEY:
        return me.money
    if criterion == BY_LINGUISTICS:
        return me.reputation[0]
    if criterion == BY_CULTURE:
        return me.reputation[1]
    if criterion == BY_INFORMATION:
        return me.reputation[2]
    return min(me.reputation[0], me.reputation[1])  # BY_BALANCE


@rule
def has_fulfilled(s, who, event):
    """First, or tied for first; a clean record is its own measure."""
    criterion = CRITERION[event]
    mine = measure(s, who, criterion)
    if criterion == BY_CLEAN_RECORD:
        return mine == 1
    for rival in range(s.seats):
        if measure(s, rival, criterion) > mine:
            return False
    return True


@rule
def reserved_points(s, who):
    points = 0
    for event in range(EVENTS):
        if s.event[event] == RESERVED + who and has_fulfilled(s, who, event):
            points += RESERVED_POINTS
    return points


@rule
def layout_points(s, who):
    points = 0
    for event in range(EVENTS):
        if s.event[event] == LAYOUT and has_fulfilled(s, who, event):
            points += LAYOUT_POINTS
    return points


@rule
def experience_points(s, who):
    return total_experience(s, who) // EXPERIENCE_PER_POINT


@rule
def money_points(s, who):
    return s.player[who].money // MONEY_PER_POINT


@rule
def points_of(s, who):
    """8.2 to 8.6."""
    return (
        reputation_of(s.player[who])
        + reserved_points(s, who)
        + layout_points(s, who)
        + experience_points(s, who)
        + money_points(s, who)
    )


@rule
def score(s, out: Vector):
    """Most points; then more Experience; then more money."""
    for who in range(s.seats):
        give_score(out, who, points_of(s, who), total_experience(s, who) * 1000 + s.player[who].money)
    rank_seats(s, out)
