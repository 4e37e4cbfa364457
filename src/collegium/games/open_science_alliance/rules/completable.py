"""Can a crew still become valid? Exact, with loops only (section 5.3, where it is explained why each step is enough).

A larger crew is valid in one of two ways: I, its collectors supply the Driver's level; II, they all take their full
level and Social Glue lifts the combined level. `foreign` is the set of classes that may still be borrowed.
"""

import numpy as np

from collegium.kernel import rule

from ..components import BONUS, CHAMPION, FIRST_CHAMPION, GENERALISTS, GLUE, LEVELS, ROLE_TOP, SPECIALIST_CLASSES, TYPES
from ..state import NO_ONE, Player
from .cards import cards_of, levels_of
from .crew import (
    REACH,
    can_take_bonuses,
    champion_levels,
    champion_reach,
    champions,
    collectors,
    count_specialist,
    reach_over,
    room,
    specialist_levels,
    spread,
    uninvited,
)
from .in_full import all_in_full
from .pool import bonus_of, stocked_types

HIGHEST = np.array([max(0, levels.bit_length() - 1) for levels in range(1 << LEVELS)], np.int64)  # of a set of levels


@rule
def can_be_completed(s, me: Player, foreign):
    if not can_take_bonuses(s):
        return False
    if can_supply_driver(s, me, foreign):
        return True
    return can_collect_in_full(s, me, foreign)


@rule
def borrowable(s, who):
    """The classes of Specialists that may still be borrowed: of any rival, if an own Social Glue can help."""
    foreign = 0
    if s.closed == GENERALISTS or s.crew.borrowed != NO_ONE or cards_of(s.player[who].team, GLUE) == 0:
        return foreign
    for rival in range(s.seats):
        if rival != who:
            for card in range(SPECIALIST_CLASSES):
                if s.player[rival].team[card] > 0:
                    foreign |= 1 << card
    return foreign


# --------------------------------------------------------------------------------- case I: collectors supply the Driver


@rule
def can_supply_driver(s, me: Player, foreign):
    """Try the Champions of the crew, then with the highest uninvited ones added one by one."""
    bonus = bonus_of(s)
    count = champions(s)
    reach = champion_reach(s, bonus)
    if can_supply_borrowing(s, me, foreign, count, reach):
        return True
    if s.closed != GENERALISTS:
        for level in range(ROLE_TOP, 0, -1):
            for _ in range(uninvited(s, me, FIRST_CHAMPION + level)):
                count += 1
                reach += REACH[bonus, level]
                if can_supply_borrowing(s, me, foreign, count, reach):
                    return True
    return False


@rule
def can_supply_borrowing(s, me: Player, foreign, count, reach):
    """Try without a foreign card, then with the highest of each type."""
    if can_supply(s, me, count, reach):
        return True
    if foreign != 0:
        for kind in range(TYPES):
            level = HIGHEST[foreign >> kind * LEVELS & (1 << LEVELS) - 1]
            if level > 0 and room(s, kind) > bonus_of(s):
                count_specialist(s, kind * LEVELS + level, 1)
                enough = can_supply(s, me, count, reach)
                count_specialist(s, kind * LEVELS + level, -1)
                if enough:
                    return True
    return False


@rule
def can_supply(s, me: Player, count, reach):
    """Do the Specialists, with whoever may still join, and `count` Champions supply the Driver's level?"""
    bonus = bonus_of(s)
    r0 = room(s, 0)
    r1 = room(s, 1)
    r2 = room(s, 2)
    r3 = room(s, 3)
    if r0 + r1 + r2 + r3 < bonus * count:
        return False
    g0, f0, u0 = grow(s, me, 0, r0, bonus)
    g1, f1, u1 = grow(s, me, 1, r1, bonus)
    g2, f2, u2 = grow(s, me, 2, r2, bonus)
    g3, f3, u3 = grow(s, me, 3, r3, bonus)
    supply = g0 + g1 + g2 + g3 + spread(f0, f1, f2, f3, reach) - bonus * count
    if supply >= me.driver:
        return True
    if bonus == 0 or count < 2:
        return False
    better = blocks(f0, u0, count) + blocks(f1, u1, count) + blocks(f2, u2, count) + blocks(f3, u3, count)
    if count >= 4:
        better *= 2
    return supply + better >= me.driver and can_supply_leaving_out(s, me, count, reach, r0, r1, r2, r3)


@rule
def grow(s, me: Player, kind, units, bonus):
    """What Specialists of a type supply from so many units; the highest uninvited ones join while a unit is left.

    Returns the base, the units left over, and the base of the last one that joined.
    """
    supply = min(s.crew.levels[kind], units)
    over = units - supply
    last = 0
    for level in range(ROLE_TOP, 0, -1):
        for _ in range(uninvited(s, me, kind * LEVELS + level)):
            if over <= bonus:
                return supply, over, last
            over -= bonus
            last = min(level, over)
            supply += last
            over -= last
    return supply, over, last


@rule
def blocks(over, last, count):
    """1 when the last Specialist that joined may stand in the way of the Champions."""
    return 1 if last >= 1 and over + last + BONUS <= count else 0


@rule
def can_supply_leaving_out(s, me: Player, count, reach, r0, r1, r2, r3):
    """The same question for every way y to put units aside for the Champions, so that a Specialist may be left out."""
    bonus = bonus_of(s)
    for y0 in range(min(count, r0) + 1):
        for y1 in range(min(count, r1) + 1):
            for y2 in range(min(count, r2) + 1):
                for y3 in range(min(count, r3) + 1):
                    aside = y0 + y1 + y2 + y3
                    if aside >= bonus * count and can_take(y0, y1, y2, y3, reach):
                        supply = aside - bonus * count
                        supply += grow(s, me, 0, r0 - y0, bonus)[0] + grow(s, me, 1, r1 - y1, bonus)[0]
                        supply += grow(s, me, 2, r2 - y2, bonus)[0] + grow(s, me, 3, r3 - y3, bonus)[0]
                        if supply >= me.driver:
                            return True
    return False


@rule
def can_take(y0, y1, y2, y3, reach):
    """Can Champions of this reach take exactly these amounts?"""
    return spread(y0, y1, y2, y3, reach) == y0 + y1 + y2 + y3


# ------------------------------------------------------------------------------------- case II: everybody takes in full


@rule
def can_collect_in_full(s, me: Player, foreign):
    bonus = bonus_of(s)
    glue = glue_levels(s, me)
    if glue == 0 and (bonus == 0 or not has_top_champion(s, me)):
        return False  # then the combined level is what the collectors supply: case I. So Generalists are open below
    r0 = room(s, 0) - s.crew.levels[0]
    r1 = room(s, 1) - s.crew.levels[1]
    r2 = room(s, 2) - s.crew.levels[2]
    r3 = room(s, 3) - s.crew.levels[3]
    reach = champion_reach(s, bonus)
    if min(min(r0, r1), min(r2, r3)) < 0 or spread(r0, r1, r2, r3, reach) < reach_over(reach, TYPES):
        return False  # the crew itself does not fit in full
    need = me.driver - glue - specialist_levels(s) - champion_levels(s)
    if need <= 0:
        return can_take_something(s) or can_add_collector(s, me, foreign)
    count = champions(s)
    most = all_in_full(s, me, foreign, r0, r1, r2, r3)
    if count == 0 and most >= need:
        return True
    if most + uninvited_champion_levels(s, me) < need:
        return False
    return can_collect_with_champions(s, me, foreign, need, most, count, reach, r0, r1, r2, r3)


@rule
def glue_levels(s, me: Player):
    """All own Social Glue may be thought present: it costs nothing."""
    return 0 if s.closed == GENERALISTS else levels_of(me.team, GLUE)


@rule
def has_top_champion(s, me: Player):
    """A Champion of the top level counts for more in the combined level than it can take beside its bonus (#15)."""
    return s.closed != GENERALISTS and me.team[FIRST_CHAMPION + ROLE_TOP] > 0


@rule
def uninvited_champion_levels(s, me: Player):
    return levels_of(me.team, CHAMPION) - champion_levels(s)


@rule
def can_take_something(s):
    if bonus_of(s) > 0:
        return collectors(s) > 0
    return specialist_levels(s) + champion_levels(s) > 0


@rule
def can_add_collector(s, me: Player, foreign):
    """Is there one more collector that fits in full and takes something?"""
    bonus = bonus_of(s)
    for card in range(SPECIALIST_CLASSES):
        if uninvited(s, me, card) > 0 or foreign >> card & 1:
            amount = card % LEVELS + bonus
            if 1 <= amount <= s.pool[card // LEVELS]:
                return True
    for level in range(LEVELS):
        if uninvited(s, me, FIRST_CHAMPION + level) > 0:
            if 1 <= reach_over(REACH[bonus, level], TYPES) <= stocked_types(s):
                return True
    return False


@rule
def can_collect_with_champions(s, me: Player, foreign, need, most, count, reach, r0, r1, r2, r3):
    """Try every choice of uninvited Champions to add."""
    bonus = bonus_of(s)
    for fours in range(uninvited(s, me, FIRST_CHAMPION + 4) + 1):
        for threes in range(uninvited(s, me, FIRST_CHAMPION + 3) + 1):
            for twos in range(uninvited(s, me, FIRST_CHAMPION + 2) + 1):
                for ones in range(uninvited(s, me, FIRST_CHAMPION + 1) + 1):
                    together = count + fours + threes + twos + ones
                    still = need - 4 * fours - 3 * threes - 2 * twos - ones
                    over = reach + fours * REACH[bonus, 4] + threes * REACH[bonus, 3]
                    over += twos * REACH[bonus, 2] + ones * REACH[bonus, 1]
                    if together > 0 and still <= most:
                        if can_collect_beside(s, me, foreign, still, together, over, r0, r1, r2, r3):
                            return True
    return False


@rule
def can_collect_beside(s, me: Player, foreign, need, count, reach, r0, r1, r2, r3):
    """Can these Champions take all they can, and Specialists of `need` levels in full beside them?"""
    amount = reach_over(reach, TYPES)
    if spread(r0, r1, r2, r3, reach) < amount:
        return False
    if need <= 0:
        return True
    for y0 in range(min(count, r0) + 1):
        for y1 in range(min(count, r1) + 1):
            for y2 in range(min(count, r2) + 1):
                y3 = amount - y0 - y1 - y2
                if 0 <= y3 <= min(count, r3) and can_take(y0, y1, y2, y3, reach):
                    if all_in_full(s, me, foreign, r0 - y0, r1 - y1, r2 - y2, r3 - y3) >= need:
                        return True
    return False
