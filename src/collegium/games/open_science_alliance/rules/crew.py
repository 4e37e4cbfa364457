"""The crew of a collaboration: who is in it, its sums, and whether it may collect as it stands (section 5.2).

Champions are summed up by their reach: H_1..H_4 of the spec, a byte each; H_j is what they could take from any j types.
"""

import numpy as np

from collegium.kernel import LEGAL, fill, rule, total

from ..choices import BELOW_DRIVER, NO_COLLECTOR, NOT_ENOUGH_RESOURCES, NOTHING_TAKEN
from ..components import BONUS, CHAMPION, FIRST_CHAMPION, GLUE, LEVELS, SPECIALIST_CLASSES, TYPES
from ..state import NO_ONE, Player
from .cards import cards_of, levels_of
from .pool import bonus_of


def reach_of(level, bonus):
    """The reach of one Champion: one of each type at most, bonus included (#15)."""
    most = bonus + min(level, TYPES - bonus)
    return sum(min(most, types) << 8 * types for types in range(1, TYPES + 1))


REACH = np.array([[reach_of(level, bonus) for level in range(LEVELS)] for bonus in range(BONUS + 1)], np.int64)


@rule
def reach_over(reach, types):
    """What Champions of this reach can take from so many types: H_j of the spec."""
    return reach >> 8 * types & 255


# ----------------------------------------------------------------------------------------------------- coming and going


@rule
def dismiss_crew(s):
    crew = s.crew
    fill(crew.cards, 0)
    for kind in range(TYPES):
        crew.heads[kind] = 0
        crew.levels[kind] = 0
    crew.borrowed = NO_ONE
    crew.lender = NO_ONE
    crew.fee = 0
    crew.base_left = 0


@rule
def count_specialist(s, card, heads):
    """A Specialist joins (heads 1) or leaves (-1) the sums of the crew."""
    kind = card // LEVELS
    s.crew.heads[kind] += heads
    s.crew.levels[kind] += heads * (card % LEVELS)


@rule
def join_crew(s, card):
    s.crew.cards[card] += 1
    if card < SPECIALIST_CLASSES:
        count_specialist(s, card, 1)


@rule
def leave_crew(s, card):
    s.crew.cards[card] -= 1
    if card < SPECIALIST_CLASSES:
        count_specialist(s, card, -1)


@rule
def borrow(s, lender, card):
    s.crew.lender = lender
    s.crew.borrowed = card
    count_specialist(s, card, 1)


# ------------------------------------------------------------------------------------------------------------- the sums


@rule
def uninvited(s, me: Player, card):
    """Own cards of a class that are not in the crew."""
    return me.team[card] - s.crew.cards[card]


@rule
def has_glue(s):
    return cards_of(s.crew.cards, GLUE) > 0


@rule
def champions(s):
    return cards_of(s.crew.cards, CHAMPION)


@rule
def champion_levels(s):
    return levels_of(s.crew.cards, CHAMPION)


@rule
def champion_reach(s, bonus):
    reach = 0
    for level in range(LEVELS):
        reach += s.crew.cards[FIRST_CHAMPION + level] * REACH[bonus, level]
    return reach


@rule
def specialist_levels(s):
    return total(s.crew.levels)


@rule
def collectors(s):
    return total(s.crew.heads) + champions(s)


@rule
def combined_level(s):
    """S: the levels of everybody, Social Glue included."""
    return specialist_levels(s) + champion_levels(s) + levels_of(s.crew.cards, GLUE)


@rule
def base(s, me: Player):
    """B: the Driver's level, or what the collectors could take if that is less (#14)."""
    bonus = bonus_of(s)
    capacity = specialist_levels(s) + reach_over(champion_reach(s, bonus), TYPES) - bonus * champions(s)
    return min(me.driver, capacity)


@rule
def team_total(s, me: Player):
    """T: base and bonuses."""
    return base(s, me) + bonus_of(s) * collectors(s)


@rule
def room(s, kind):
    """R: what is left of a type once the Specialists of the crew have their bonus; negative when short."""
    return s.pool[kind] - bonus_of(s) * s.crew.heads[kind]


# ------------------------------------------------------------------------------------------------ does it fit the pool?


@rule
def spread(e0, e1, e2, e3, reach):
    """The most that Champions of this reach take from what is left over of each type (minimum cut, §5.2)."""
    low = min(e0, e1)
    high = max(e0, e1)
    other_low = min(e2, e3)
    other_high = max(e2, e3)
    middle = max(low, other_low)
    other_middle = min(high, other_high)
    two = min(low, other_low) + min(middle, other_middle)
    three = two + max(middle, other_middle)
    most = min(reach_over(reach, 4), min(low, other_low) + reach_over(reach, 3))
    most = min(most, two + reach_over(reach, 2))
    most = min(most, three + reach_over(reach, 1))
    return min(most, three + max(high, other_high))


@rule
def largest_base(r0, r1, r2, r3, l0, l1, l2, l3, reach, bonuses):
    """Mx: the largest base that Specialists of levels l and Champions take from r; `bonuses`: the Champions' own."""
    return l0 + l1 + l2 + l3 + spread(r0 - l0, r1 - l1, r2 - l2, r3 - l3, reach) - bonuses


@rule
def can_take_bonuses(s):
    """Is there a unit of the right type for every bonus of the crew?"""
    rest = 0
    for kind in range(TYPES):
        if room(s, kind) < 0:
            return False
        rest += room(s, kind)
    return rest >= bonus_of(s) * champions(s)


@rule
def can_take_all(s, me: Player):
    """Can the crew take its base and its bonuses from the pool, all of it? (#19)"""
    return can_take_bonuses(s) and base(s, me) <= largest_fit(s)


@rule
def largest_fit(s):
    """The largest base that the crew could take from the pool, once every bonus is out of it."""
    bonus = bonus_of(s)
    levels = s.crew.levels
    return largest_base(
        room(s, 0), room(s, 1), room(s, 2), room(s, 3),
        levels[0], levels[1], levels[2], levels[3],
        champion_reach(s, bonus), bonus * champions(s),
    )  # fmt: skip


@rule
def why_not_done(s, me: Player):
    """LEGAL when the crew is valid, or the first reason why it is not."""
    if collectors(s) == 0:
        return NO_COLLECTOR
    if combined_level(s) < me.driver:
        return BELOW_DRIVER
    if team_total(s, me) == 0:  # #31
        return NOTHING_TAKEN
    if not can_take_all(s, me):
        return NOT_ENOUGH_RESOURCES
    return LEGAL
