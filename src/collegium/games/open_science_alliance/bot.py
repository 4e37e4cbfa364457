"""What a good player looks at (section 15): credits in hand, and what the team can earn in the turns that are left."""

from collegium.kernel import rule, total

from .choices import COLLECT, DEVELOP, NO_COLLECTION, NO_DEVELOPMENT
from .components import COLLECTOR_CLASSES, FIRST_CHAMPION, GLUE, LEVELS, MOST, ROLE_TOP, ROUNDS, SPECIALISTS, TYPES
from .rules.cards import cards_of
from .state import Player

CREDIT = 100  # the worth of one credit
IDLE = {DEVELOP: NO_DEVELOPMENT, COLLECT: NO_COLLECTION}  # for a kind of choice, the option that does nothing
TURNS = 26  # turns that a round has, in quarters, for all players together


@rule
def value(s, who):
    """Own prospects less the best rival's."""
    best = -CREDIT * 1000
    for rival in range(s.seats):
        if rival != who:
            best = max(best, prospects(s, rival))
    return prospects(s, who) - best


@rule
def prospects(s, who):
    """Credits now, and the income of the turns to come."""
    me = s.player[who]
    quarters = ((ROUNDS - s.current_round) * TURNS + turns_of_round(s)) // s.seats  # own turns to come
    return (me.credits + in_hand(s, who)) * CREDIT + quarters * income(s, me) // 4 + standing(s, me)


@rule
def turns_of_round(s):
    """Turns that this round still has, in quarters, by the units that keep a second type from running dry.

    Without them the last collection of a round would seem to cost a whole round of income.
    """
    fewest = MOST
    second = MOST
    for kind in range(TYPES):
        units = s.pool[kind]
        if units < fewest:
            second = fewest
            fewest = units
        elif units < second:
            second = units
    return min(TURNS, 2 * (fewest + second))


@rule
def in_hand(s, who):
    """What the collection under way is about to pay."""
    if who == s.active:
        return total(s.taken) - s.crew.fee
    if who == s.crew.lender:
        return s.crew.fee
    return 0


@rule
def income(s, me: Player):
    """What a turn brings, in hundredths of a credit: base and bonuses of a team, or the best card alone."""
    levels = 0
    heads = 0
    colours = 0
    best = 0
    for card in range(COLLECTOR_CLASSES):
        count = me.team[card]
        if count > 0:
            levels += count * (card % LEVELS)
            heads += count
            best = max(best, card % LEVELS)
            colours |= 1 << card // LEVELS
    spread = 0
    for role in range(SPECIALISTS + 1):
        spread += colours >> role & 1
    base = min(me.driver, levels)
    # Heads beyond two per colour find their colour dry; a first Social Glue borrows one more.
    bonuses = min(heads, 2 * spread) + (cards_of(me.team, GLUE) > 0)
    team = (base + bonuses) * CREDIT
    if levels < me.driver:
        team = team // 2
    return max(team, best * CREDIT)


@rule
def standing(s, me: Player):
    """Small things: levels in reserve, Champions that fit any colour."""
    worth = 0
    for card in range(COLLECTOR_CLASSES):
        if me.team[card] > 0:
            worth += me.team[card] * (3 * (card % LEVELS) + 2)
    for level in range(LEVELS):
        worth += me.team[FIRST_CHAMPION + level] * min(level, ROLE_TOP - 1)
    return worth
