"""Step 2 of a turn: collect alone, as a team, or not at all; and one card collecting alone (section 5.1, #11, #12)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, packed, rule, tell, total

from ..choices import (
    CLOSED_BY_EVENT,
    COLLECT,
    COLLECTED_NOTHING,
    COULD_NOT_COLLECT,
    CREW_CALLED,
    GENERALIST_CLOSED,
    GO_SOLO,
    INVITE,
    LEVEL_ZERO,
    MORE_THAN_CARD,
    NO_COLLECTION,
    NO_POSSIBLE_CREW,
    NOT_IN_POOL,
    NOTHING_TO_TAKE,
    SOLO,
    SOLO_TYPES,
    TEAM,
    TYPE_DRY,
    WENT_SOLO,
)
from ..components import (
    AMOUNT_BASE,
    BITS,
    COLLECTOR_CLASSES,
    FIRST_CHAMPION,
    GENERALISTS,
    GOING_SOLO,
    IDLE_LAPS,
    LEVELS,
    MASKS,
    TEAMS,
)
from ..state import Player
from .completable import borrowable, can_be_completed
from .pool import earn, has_all_of, settle_collection, stocked_types, take, take_one_each


@offers(COLLECT)
def menu_collect(s, who, verdict: Vector):
    verdict[SOLO] = why_not_solo(s, s.player[who])
    verdict[TEAM] = why_not_team(s, who)
    verdict[NO_COLLECTION] = LEGAL


@rule
def why_not_solo(s, me: Player):
    if s.closed == GOING_SOLO:
        return CLOSED_BY_EVENT
    for card in range(COLLECTOR_CLASSES):
        if me.team[card] > 0 and why_not_go_solo(s, card) == LEGAL:
            return LEGAL
    return NOTHING_TO_TAKE


@rule
def why_not_team(s, who):
    if s.closed == TEAMS:
        return CLOSED_BY_EVENT
    if not can_be_completed(s, s.player[who], borrowable(s, who)):
        return NO_POSSIBLE_CREW
    return LEGAL


@answers(COLLECT)
def collect(s, who, option):
    if option == SOLO:
        ask(s, who, GO_SOLO)
    elif option == TEAM:
        tell(s, CREW_CALLED, who, s.player[who].driver)
        ask(s, who, INVITE)
    else:
        s.idle += 1
        if s.mute == 0:  # nothing to work out when nobody listens
            tell(s, COLLECTED_NOTHING if can_collect(s, who) else COULD_NOT_COLLECT, who, s.idle, IDLE_LAPS * s.seats)


@rule
def can_collect(s, who):
    return why_not_solo(s, s.player[who]) == LEGAL or why_not_team(s, who) == LEGAL


# ------------------------------------------------------------------------------------------------------- one card alone


@rule
def why_not_go_solo(s, card):
    if card >= FIRST_CHAMPION:
        if s.closed == GENERALISTS:
            return GENERALIST_CLOSED
        supply = stocked_types(s)
    else:
        supply = s.pool[card // LEVELS]
    if card % LEVELS == 0:
        return LEVEL_ZERO
    if supply == 0:
        return TYPE_DRY
    return LEGAL


@offers(GO_SOLO)
def menu_go_solo(s, who, verdict: Vector):
    for card in range(COLLECTOR_CLASSES):
        if s.player[who].team[card] > 0:
            verdict[card] = why_not_go_solo(s, card)


@answers(GO_SOLO)
def go_solo(s, who, card):
    if card >= FIRST_CHAMPION:
        ask(s, who, SOLO_TYPES, card)
    else:
        kind = card // LEVELS
        take(s, kind, min(card % LEVELS, s.pool[kind]))
        collect_alone(s, who, card)


@offers(SOLO_TYPES)
def menu_solo_types(s, who, verdict: Vector, card):
    """A Champion takes as many different types as its level allows, no fewer (#11)."""
    amount = min(card % LEVELS, stocked_types(s))
    for mask in range(MASKS):
        if BITS[mask] > card % LEVELS:
            verdict[mask] = MORE_THAN_CARD
        elif BITS[mask] >= amount:
            verdict[mask] = LEGAL if has_all_of(s, mask) else NOT_IN_POOL


@answers(SOLO_TYPES)
def solo_types(s, who, mask, card):
    take_one_each(s, mask)
    collect_alone(s, who, card)


@rule
def collect_alone(s, who, card):
    """One credit for each resource taken."""
    earn(s, who, total(s.taken))
    tell(s, WENT_SOLO, who, card, packed(s.taken, AMOUNT_BASE), total(s.taken))
    settle_collection(s)
