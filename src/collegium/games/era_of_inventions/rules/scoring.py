"""The end: the final market seat by seat, then track points and the three majorities (§8)."""

from collegium.games.era_of_inventions.choices import MAJORITY, MARKET
from collegium.games.era_of_inventions.components import BOX_COST, BOXES, GOODS, IS_RAW, MAJORITY_POINTS
from collegium.games.era_of_inventions.state import FINAL
from collegium.kernel.flow import ask, begin_turn, finish, tell
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import give_score, rank_seats

MAJORITIES = 3
PATENT_MAJORITY, DEVELOPMENT_MAJORITY, CAPACITY_MAJORITY = range(MAJORITIES)


@rule
def next_market(s):
    """From the last round's start player on, each uses the market once more (ruling 39)."""
    if s.count < s.seats:
        begin_turn(s)
        ask(s, (s.start + s.count) % s.seats, MARKET, FINAL)
        return
    for what in range(MAJORITIES):
        for who in range(s.seats):
            points = majority_points(s, who, what)
            if points > 0:
                tell(s, MAJORITY, who, what, points)
    finish(s)


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
    total = 0
    for kind in range(GOODS):
        total += s.player[who].output[kind] * IS_RAW[kind]
    return total


@rule
def boxes_owned(s, who):
    number = 0
    for box in range(BOXES):
        number += s.box_owner[box] == who
    return number


@rule
def standing(s, who, what):
    """What a majority compares."""
    if what == PATENT_MAJORITY:
        return s.player[who].patent_step + 0
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
    points = s.player[who].influence + 0
    for what in range(MAJORITIES):
        points += majority_points(s, who, what)
    return points


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, points_of(s, who), boxes_owned(s, who))  # ruling 42
    rank_seats(s, out)
