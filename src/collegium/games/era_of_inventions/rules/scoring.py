"""The end: the final market seat by seat, then track points and the three majorities (§8)."""

from collegium.kernel import Vector, ask, begin_turn, count, finish, give_score, rank_seats, rule, runs, tell, weighed

from ..choices import LAST_TRADES, MAJORITY, MARKET, NEXT_MARKET, NO_MAJORITY, SCORING_BEGINS, STANDINGS, TIED, TOTAL
from ..components import BOX_COST, BOXES, GOOD_BASE, IS_RAW, MAJORITY_POINTS
from ..state import FINAL
from .placing import seat_in_turn

MAJORITIES = 3
PATENT_MAJORITY, DEVELOPMENT_MAJORITY, CAPACITY_MAJORITY = range(MAJORITIES)


@runs(NEXT_MARKET)
def next_market(s):
    """From the last round's start player on, each uses the market once more (ruling 39)."""
    if s.count < s.seats:
        begin_turn(s)
        who = seat_in_turn(s)
        tell(s, LAST_TRADES, who)
        ask(s, who, MARKET, FINAL)
        return
    tell_scoring(s)
    finish(s)


@rule
def tell_scoring(s):
    """The three majorities, each with what it compares and who scores; then every player's total."""
    tell(s, SCORING_BEGINS)
    for what in range(MAJORITIES):
        scored = False
        tell(
            s,
            STANDINGS,
            -1,
            compared(s, 0, what) * GOOD_BASE + compared(s, 1, what),
            compared(s, 2, what) * GOOD_BASE + compared(s, 3, what),
            what * GOOD_BASE + compared(s, 4, what),
        )
        for who in range(s.seats):
            points = majority_points(s, who, what)
            if points > 0:
                scored = True
                tell(s, MAJORITY, who, what, points)
        if not scored:
            tell(s, NO_MAJORITY, -1, what)
    for who in range(s.seats):
        track = s.player[who].influence
        tell(s, TOTAL, who, points_of(s, who), track, points_of(s, who) - track)
    tell_tie(s)


@rule
def tell_tie(s):
    """Who share the most points, and the boxes that decide between them (ruling 42)."""
    most = 0
    sharers = 0
    for who in range(s.seats):
        points = points_of(s, who)
        if points > most:
            most = points
            sharers = 0
        sharers += points == most
    if sharers > 1:
        for who in range(s.seats):
            if points_of(s, who) == most:
                tell(s, TIED, who, boxes_owned(s, who))


@rule
def compared(s, who, what):
    """One more than a seat's standing, 0 for a seat that is not there; as the story packs it."""
    return min(standing(s, who, what) + 1, GOOD_BASE - 1) if who < s.seats else 0


@rule
def development_value(s, who):
    """Sum of the printed costs of own boxes, gold and silver."""
    total = 0
    for box in range(BOXES):
        if s.box_owner[box] == who:
            total += BOX_COST[box]
    return total


@rule
def capacity(s, who):
    """Raw cubes that all own factories yield in one run (ruling 40)."""
    return weighed(s.player[who].output, IS_RAW)


@rule
def boxes_owned(s, who):
    return count(s.box_owner, who)


@rule
def standing(s, who, what):
    """What a majority compares."""
    if what == PATENT_MAJORITY:
        return s.player[who].patent_step
    if what == DEVELOPMENT_MAJORITY:
        return development_value(s, who)
    return capacity(s, who)


@rule
def majority_points(s, who, what):
    """Points for the highest standing, fewer when shared; nothing when all stand at zero (ruling 41)."""
    mine = standing(s, who, what)
    if mine == 0:
        return 0
    sharers = 0
    for rival in range(s.seats):
        theirs = standing(s, rival, what)
        if theirs > mine:
            return 0
        sharers += theirs == mine
    return MAJORITY_POINTS[sharers - 1]


@rule
def points_of(s, who):
    points = s.player[who].influence
    for what in range(MAJORITIES):
        points += majority_points(s, who, what)
    return points


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, points_of(s, who), boxes_owned(s, who))  # ruling 42
    rank_seats(s, out)
