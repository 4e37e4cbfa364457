"""Sharing out the base: the borrowed card, own Specialists by type, each Champion; and the pay-out (section 6)."""

from collegium.kernel import LEGAL, Vector, answers, offers, packed, rule, runs, tell, total

from ..choices import (
    BASE_NOT_COMPLETABLE,
    BORROWED_TOOK,
    CHAMPION_TOOK,
    CHAMPION_TOOK_NOTHING,
    LENDER_PAID,
    LENDER_UNPAID,
    MORE_THAN_BASE,
    MORE_THAN_CARD,
    NOT_IN_POOL,
    OWN_TOOK,
    PAY_OUT,
    SHARE_BORROWED,
    SHARE_CHAMPION,
    SHARE_OWN,
    TEAM_COLLECTED,
)
from ..components import AMOUNT_BASE, BITS, DRIVER_TOP, FIRST_CHAMPION, LEVELS, MASKS, ROLE_TOP, TYPES
from ..state import NO_ONE
from .crew import REACH, champions, largest_base, reach_over
from .pool import bonus_of, earn, has_all_of, settle_collection, take, take_one_each


@rule
def own_levels(s, kind):
    """The levels of the own Specialists of a type in the crew, without the borrowed card."""
    borrowed = s.crew.borrowed
    if borrowed != NO_ONE and borrowed // LEVELS == kind:
        return s.crew.levels[kind] - borrowed % LEVELS
    return s.crew.levels[kind]


@rule
def levels_to_come(s, kind, next_kind):
    """The levels of own Specialists of a type whose turn to share is still to come."""
    return own_levels(s, kind) if kind >= next_kind else 0


@rule
def reach_to_come(s, served):
    """The reach of the Champions that are not served yet; the highest are served first."""
    reach = 0
    for level in range(ROLE_TOP, -1, -1):
        for _ in range(s.crew.cards[FIRST_CHAMPION + level]):
            if served > 0:
                served -= 1
            else:
                reach += REACH[bonus_of(s), level]
    return reach


@rule
def why_not_share(s, taken_base, mask, kind, next_kind, served):
    """LEGAL when the rest of the base can be supplied by who is still to come, once so much base is taken."""
    if taken_base > s.crew.base_left:
        return MORE_THAN_BASE
    if missing_to_share(s, taken_base, mask, kind, next_kind, served) > 0:
        return BASE_NOT_COMPLETABLE
    return LEGAL


@rule
def missing_to_share(s, taken_base, mask, kind, next_kind, served):
    """How much of the base who is still to come could not supply, once so much base is taken; 0 or less: nothing.

    The units come from `kind`, or for a Champion (its bonus included) from the types of `mask`.
    """
    amount = taken_base if mask == 0 else 0
    most = largest_base(
        s.pool[0] - (mask & 1) - amount * (kind == 0),
        s.pool[1] - (mask >> 1 & 1) - amount * (kind == 1),
        s.pool[2] - (mask >> 2 & 1) - amount * (kind == 2),
        s.pool[3] - (mask >> 3 & 1) - amount * (kind == 3),
        levels_to_come(s, 0, next_kind), levels_to_come(s, 1, next_kind),
        levels_to_come(s, 2, next_kind), levels_to_come(s, 3, next_kind),
        reach_to_come(s, served), bonus_of(s) * (champions(s) - served),
    )  # fmt: skip
    return s.crew.base_left - taken_base - most


@rule
def menu_share(s, kind, levels, next_kind, amounts, verdict: Vector):
    """How much base Specialists of a type with so many levels take."""
    for amount in range(amounts):
        if amount > levels:
            verdict[amount] = MORE_THAN_CARD
        elif amount > s.pool[kind]:
            verdict[amount] = NOT_IN_POOL
        else:
            verdict[amount] = why_not_share(s, amount, 0, kind, next_kind, 0)


@offers(SHARE_BORROWED)
def menu_share_borrowed(s, who, verdict: Vector):
    card = s.crew.borrowed
    menu_share(s, card // LEVELS, card % LEVELS, 0, LEVELS, verdict)


@offers(SHARE_OWN)
def menu_share_own(s, who, verdict: Vector, kind):
    menu_share(s, kind, own_levels(s, kind), kind + 1, DRIVER_TOP + 1, verdict)


@offers(SHARE_CHAMPION)
def menu_share_champion(s, who, verdict: Vector, level, served):
    """Which types a Champion takes, base and bonus together, all different (#15)."""
    bonus = bonus_of(s)
    for mask in range(MASKS):
        if BITS[mask] > reach_over(REACH[bonus, level], TYPES):
            verdict[mask] = MORE_THAN_CARD
        elif BITS[mask] >= bonus:
            if has_all_of(s, mask):
                verdict[mask] = why_not_share(s, BITS[mask] - bonus, mask, 0, TYPES, served + 1)
            else:
                verdict[mask] = NOT_IN_POOL


@rule
def share(s, kind, amount):
    take(s, kind, amount)
    s.crew.base_left -= amount


@answers(SHARE_OWN)
def share_own(s, who, amount, kind):
    share(s, kind, amount)
    lent = s.crew.borrowed != NO_ONE and s.crew.borrowed // LEVELS == kind
    tell(s, OWN_TOOK, who, kind, amount, s.crew.heads[kind] - lent)


@answers(SHARE_BORROWED)
def share_borrowed(s, who, amount):
    """A lender is paid when the borrowed card took more than one resource, its bonus included (#18)."""
    share(s, s.crew.borrowed // LEVELS, amount)
    tell(s, BORROWED_TOOK, who, s.crew.borrowed, amount, s.crew.lender)
    if amount + bonus_of(s) > 1:
        s.crew.fee = 1


@answers(SHARE_CHAMPION)
def share_champion(s, who, mask, level):
    take_one_each(s, mask)
    s.crew.base_left -= BITS[mask] - bonus_of(s)
    tell(s, CHAMPION_TOOK if mask else CHAMPION_TOOK_NOTHING, who, level, mask, bonus_of(s))


@runs(PAY_OUT)
def pay_out(s):
    """One credit for each resource taken; one of them goes to the lender if it is due."""
    who = s.active
    taken = total(s.taken)
    tell(s, TEAM_COLLECTED, who, taken, packed(s.taken, AMOUNT_BASE))
    earn(s, who, taken - s.crew.fee)
    if s.crew.fee > 0:
        earn(s, s.crew.lender, s.crew.fee)
        tell(s, LENDER_PAID, s.crew.lender, who, s.crew.fee)
    elif s.crew.borrowed != NO_ONE:
        tell(s, LENDER_UNPAID, s.crew.lender, who)
    settle_collection(s)
