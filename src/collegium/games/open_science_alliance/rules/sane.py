"""The invariants of section 12 that are not bounds of the legend. Each rule is true while its invariant holds."""

from collegium.kernel import count, holds, rule, total

from ..choices import COLLECT, DEVELOP, INVITE, SHARE_BORROWED, SHARE_CHAMPION
from ..components import (
    CLASSES,
    COPIES,
    DRIVER_START,
    DRY_TYPES,
    EVENT_POOL,
    EVENTS_IN_BOX,
    IDLE_LAPS,
    LEVELS,
    ROLE_CARDS,
    ROLES,
    ROUNDS,
    SPECIALISTS,
    TYPES,
)
from ..state import NO_ONE, PLAYERS
from .cards import cards_of
from .completable import borrowable, can_be_completed
from .crew import base, champions, combined_level, has_glue, team_total
from .pool import bonus_of
from .rounds import current_event, dry_types


@rule
def owed_kind(s):
    """The kind of choice that the active player owes, 0 = none."""
    return s.owed[s.active].kind


@rule
def is_round_over(s):
    return dry_types(s) >= DRY_TYPES or s.idle >= IDLE_LAPS * s.seats


# ------------------------------------------------------------------------------------------------------- cards and pool


@holds("of each role there are five cards in teams and deck")
def roles_are_conserved(s):
    for role in range(ROLES):
        found = 0
        for card in range(s.deck_left):
            found += s.deck[card] == role
        for who in range(s.seats):
            found += cards_of(s.player[who].team, role)
        if found != COPIES:
            return False
    return True


@holds("teams and deck hold all role cards, and each team at least two")
def teams_are_complete(s):
    if s.current_round == 0:
        return True
    cards = s.deck_left
    for who in range(s.seats):
        team = total(s.player[who].team)
        if team < 2:
            return False
        cards += team
    return cards == ROLE_CARDS


@holds("no Driver is below its start, nobody sits at an empty place")
def drivers_have_started(s):
    for who in range(PLAYERS):
        if (s.player[who].driver >= DRIVER_START) != (who < s.seats):
            return False
    return True


@holds("the pool and what is being taken never exceed the event")
def pool_is_of_the_event(s):
    if s.current_round == 0:
        return True
    for kind in range(TYPES):
        if s.pool[kind] + s.taken[kind] > EVENT_POOL[current_event(s), kind]:
            return False
    return True


@holds("credits are the resources that left the pool")
def credits_are_resources(s):
    credits = 0
    for who in range(s.seats):
        credits += s.player[who].credits
    return s.current_round == 0 or credits + total(s.taken) == resources_gone(s)


@rule
def resources_gone(s):
    """What left the pool in all rounds so far."""
    gone = 0
    for k in range(1, s.current_round + 1):
        for kind in range(TYPES):
            gone += EVENT_POOL[s.events[EVENTS_IN_BOX - k] - 1, kind]
        gone -= s.leftover[k - 1] if k < s.current_round else total(s.pool)
    return gone


@holds("credits are the sum of the rounds")
def credits_are_earned(s):
    for who in range(s.seats):
        if s.player[who].credits != total(s.player[who].earned):
            return False
    return True


# ------------------------------------------------------------------------------------------------------------- the turn


@holds("a round goes on only with enough types and without idle laps")
def round_goes_on(s):
    kind = owed_kind(s)
    return not ((kind == DEVELOP or kind == COLLECT) and is_round_over(s))


@holds("after set-up the active player alone owes a choice")
def active_player_owes(s):
    return s.current_round == 0 or s.over == 1 or (s.owing == 1 and owed_kind(s) != 0)


@holds("the crew consists of own cards and its sums are right")
def crew_is_own(s):
    """Invited cards are in the team; heads and levels are those of the Specialists, the borrowed one included."""
    for card in range(CLASSES):
        if s.crew.cards[card] > s.player[s.active].team[card]:
            return False
    for kind in range(SPECIALISTS):
        heads = 0
        levels = 0
        for level in range(LEVELS):
            here = s.crew.cards[kind * LEVELS + level] + (s.crew.borrowed == kind * LEVELS + level)
            heads += here
            levels += here * level
        if heads != s.crew.heads[kind] or levels != s.crew.levels[kind]:
            return False
    return True


@holds("somebody is borrowed only with Social Glue, from a rival who owns the card")
def borrowed_is_a_rivals(s):
    lender = s.crew.lender
    if s.crew.borrowed == NO_ONE:
        return True
    if not has_glue(s) or lender == NO_ONE or lender == s.active:
        return False
    return s.player[lender].team[s.crew.borrowed] > 0


@holds("a crew being gathered can be completed")
def crew_is_completable(s):
    return owed_kind(s) != INVITE or can_be_completed(s, s.player[s.active], borrowable(s, s.active))


@holds("what is shared out is the base and the bonuses")
def sharing_adds_up(s):
    """Taken, base left and the bonuses of Champions to come are the team's total, which is lawful."""
    owed = s.owed[s.active]
    if owed.kind < SHARE_BORROWED:
        return True
    me = s.player[s.active]
    served = owed.b if owed.kind == SHARE_CHAMPION else 0
    to_come = s.crew.base_left + bonus_of(s) * (champions(s) - served)
    if base(s, me) > me.driver or combined_level(s) < me.driver or team_total(s, me) == 0:
        return False
    return total(s.taken) + to_come == team_total(s, me)


@holds("between collections no crew stands about")
def crew_is_dismissed(s):
    if owed_kind(s) >= INVITE:
        return True
    if count(s.crew.cards, 0) < CLASSES:
        return False
    return s.crew.borrowed == NO_ONE and s.crew.lender == NO_ONE and s.crew.base_left == 0 and total(s.taken) == 0


# ------------------------------------------------------------------------------------------------------------- the game


@holds("the events are all different")
def events_differ(s):
    seen = 0
    for event in range(EVENTS_IN_BOX):
        seen |= 1 << s.events[event]
    return seen == (1 << EVENTS_IN_BOX + 1) - 2


@holds("the game ends with the last round")
def game_ends_in_time(s):
    return s.over == 0 or (s.current_round == ROUNDS and is_round_over(s))
