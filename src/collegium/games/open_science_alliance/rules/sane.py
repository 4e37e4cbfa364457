"""The invariants of section 12 that are not bounds of the legend. INVARIANTS names them; the first has code 1."""

from collegium.kernel import rule

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
from ..state import NO_ONE, PLAYERS, Player
from .completable import borrowable, can_be_completed
from .crew import base, champions, combined_level, has_glue, team_total
from .pool import bonus_of, total_taken
from .rounds import current_event, dry_types, resources_left

INVARIANTS = (
    "of each role there are five cards in teams and deck",
    "teams and deck hold all role cards, and each team at least two",
    "no Driver is below its start, nobody sits at an empty place",
    "the pool and what is being taken never exceed the event",
    "credits are the resources that left the pool",
    "credits are the sum of the rounds",
    "a round goes on only with enough types and without idle laps",
    "after set-up the active player alone owes a choice",
    "the crew consists of own cards and its sums are right",
    "somebody is borrowed only with Social Glue, from a rival who owns the card",
    "a crew being gathered can be completed",
    "what is shared out is the base and the bonuses",
    "between collections no crew stands about",
    "the events are all different",
    "the game ends with the last round",
)
(ROLE_COUNT, TEAM_COUNT, DRIVERS, POOL, CREDITS, EARNED, ROUND_GOES_ON, ONE_OWES, CREW, BORROWING, COMPLETABLE, SHARING,
 NO_CREW, EVENTS_DIFFER, LAST_ROUND) = range(1, len(INVARIANTS) + 1)  # fmt: skip


@rule
def sane(s):
    if not roles_are_conserved(s):
        return ROLE_COUNT
    if not events_differ(s):
        return EVENTS_DIFFER
    for who in range(PLAYERS):
        if (s.player[who].driver >= DRIVER_START) != (who < s.seats):
            return DRIVERS
    if s.current_round == 0:
        return 0
    for who in range(s.seats):
        if cards_in(s, s.player[who]) < 2:
            return TEAM_COUNT
        if s.player[who].credits != earned_in_all(s, s.player[who]):
            return EARNED
    if not teams_and_deck_are_complete(s):
        return TEAM_COUNT
    for kind in range(TYPES):
        if s.pool[kind] + s.taken[kind] > EVENT_POOL[current_event(s), kind]:
            return POOL
    if credits_in_all(s) + total_taken(s) != resources_gone(s):
        return CREDITS
    if s.over == 1:
        return 0 if s.current_round == ROUNDS and round_is_over(s) else LAST_ROUND
    if s.owing != 1 or s.owed[s.active].kind == 0:
        return ONE_OWES
    return sane_turn(s, s.player[s.active], s.owed[s.active].kind)


@rule
def sane_turn(s, me: Player, kind):
    """The invariants of the choice that the active player owes."""
    if not crew_is_own(s, me):
        return CREW
    if s.crew.borrowed != NO_ONE and not borrowed_is_right(s):
        return BORROWING
    if kind < INVITE and not crew_is_empty(s):
        return NO_CREW
    if kind in (DEVELOP, COLLECT) and round_is_over(s):
        return ROUND_GOES_ON
    if kind == INVITE and not can_be_completed(s, me, borrowable(s, s.active)):
        return COMPLETABLE
    if kind >= SHARE_BORROWED and not sharing_adds_up(s, me):
        return SHARING
    return 0


@rule
def roles_are_conserved(s):
    for role in range(ROLES):
        count = 0
        for card in range(s.deck_left):
            count += s.deck[card] == role
        for who in range(s.seats):
            for level in range(LEVELS):
                count += s.player[who].team[role * LEVELS + level]
        if count != COPIES:
            return False
    return True


@rule
def cards_in(s, me: Player):
    count = 0
    for card in range(CLASSES):
        count += me.team[card]
    return count


@rule
def teams_and_deck_are_complete(s):
    count = s.deck_left + 0
    for who in range(s.seats):
        count += cards_in(s, s.player[who])
    return count == ROLE_CARDS


@rule
def earned_in_all(s, me: Player):
    credits = 0
    for k in range(ROUNDS):
        credits += me.earned[k]
    return credits


@rule
def credits_in_all(s):
    credits = 0
    for who in range(s.seats):
        credits += s.player[who].credits
    return credits


@rule
def resources_gone(s):
    """What left the pool in all rounds so far."""
    gone = 0
    for k in range(1, s.current_round + 1):
        for kind in range(TYPES):
            gone += EVENT_POOL[s.events[EVENTS_IN_BOX - k] - 1, kind]
        gone -= s.leftover[k - 1] if k < s.current_round else resources_left(s)
    return gone


@rule
def round_is_over(s):
    return dry_types(s) >= DRY_TYPES or s.idle >= IDLE_LAPS * s.seats


@rule
def events_differ(s):
    seen = 0
    for event in range(EVENTS_IN_BOX):
        seen |= 1 << s.events[event]
    return seen == (1 << EVENTS_IN_BOX + 1) - 2


@rule
def crew_is_own(s, me: Player):
    """Invited cards are in the team; heads and levels are those of the Specialists, the borrowed one included."""
    for card in range(CLASSES):
        if s.crew.cards[card] > me.team[card]:
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


@rule
def crew_is_empty(s):
    for card in range(CLASSES):
        if s.crew.cards[card] > 0:
            return False
    return s.crew.borrowed == NO_ONE and s.crew.lender == NO_ONE and s.crew.base_left == 0 and total_taken(s) == 0


@rule
def borrowed_is_right(s):
    lender = s.crew.lender
    if not has_glue(s) or lender == NO_ONE or lender == s.active:
        return False
    return s.player[lender].team[s.crew.borrowed] > 0


@rule
def sharing_adds_up(s, me: Player):
    """Taken, base left and the bonuses of Champions to come are the team's total, which is lawful."""
    owed = s.owed[s.active]
    served = owed.b if owed.kind == SHARE_CHAMPION else 0
    to_come = s.crew.base_left + bonus_of(s) * (champions(s) - served)
    if base(s, me) > me.driver or combined_level(s) < me.driver or team_total(s, me) == 0:
        return False
    return total_taken(s) + to_come == team_total(s, me)
