"""The shared pool: taking resources out of it, and turning what was taken into research credits (#29)."""

from collegium.kernel import count, rule, tell

from ..choices import RAN_DRY
from ..components import BONUS, BONUSES, DRY_TYPES, TYPES


@rule
def bonus_of(s):
    """What each collector of a crew takes beyond the base: one, or nothing under Old-School Metrics."""
    return 0 if s.closed == BONUSES else BONUS


@rule
def stocked_types(s):
    return TYPES - count(s.pool, 0)


@rule
def take(s, kind, amount):
    s.pool[kind] -= amount
    s.taken[kind] += amount


@rule
def take_one_each(s, mask):
    for kind in range(TYPES):
        take(s, kind, mask >> kind & 1)


@rule
def has_all_of(s, mask):
    """Is there at least one of every marked type in the pool?"""
    for kind in range(TYPES):
        if mask >> kind & 1 > s.pool[kind]:
            return False
    return True


@rule
def earn(s, who, credits):
    s.player[who].credits += credits
    s.player[who].earned[s.current_round - 1] += credits


@rule
def settle_collection(s):
    """What was taken has been paid for; the laps without collecting begin anew."""
    s.idle = 0
    dry = 0  # types that were dry before
    for kind in range(TYPES):
        dry += s.pool[kind] == 0 and s.taken[kind] == 0
    for kind in range(TYPES):
        if s.taken[kind] > 0 and s.pool[kind] == 0:
            dry += 1
            tell(s, RAN_DRY, -1, kind, dry, DRY_TYPES)
        s.taken[kind] = 0
