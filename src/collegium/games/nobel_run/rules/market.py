"""Buying: what may be bought, from the reserve or off the top of a deck, and what replaces it (§5.1)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell
from collegium.kernel.choice import NOT_OFFERED

from ..choices import (
    BLOCKED_BY,
    BOUGHT,
    BOUGHT_ARTICLE,
    CARRY_OUT_PURCHASE,
    FOILED,
    HOLD_OPTION,
    NO_CARD_TO_DISCARD,
    OWES,
    REFILLED,
    SHORT_OF,
    STAYS_EMPTY,
    TOP_PENDING,
    TURNED_UP,
    UNLOCK,
    UNLOCKED,
)
from ..components import ARTICLE, BLOCKS, COST, EMPTY, HOLDABLE, KINDS, LEVY_RESOURCE, RESOURCES, ROW
from ..state import COMPETITIVE
from .cards import discard_new, enter_cv, hand_to_area, pick_from


@rule
def pending_kind(s, pending):
    """The card a purchase is about: in a reserve place, or open on top of a deck."""
    if pending >= TOP_PENDING:
        return s.top[pending - TOP_PENDING]
    return s.reserve[pending]


@rule
def is_blocked(s, who, resource):
    """A block of this resource lies before the CV (§5.1)."""
    front = s.player[who].front
    for i in range(len(BLOCKS)):
        if front[i] > 0 and LEVY_RESOURCE[BLOCKS[i]] == resource:
            return True
    return False


@rule
def barred(s, who):
    """What bars the player from buying, a code per resource: 0 nothing, 1 a block, 2 a debt; two bits each."""
    code = 0
    for resource in range(RESOURCES):
        if is_blocked(s, who, resource):
            code |= 1 << (2 * resource)
        elif s.debt[resource] > 0:
            code |= 2 << (2 * resource)
    return code


@rule
def price_verdict(s, kind, bars):
    """LEGAL, or why the player on turn cannot buy a card of this kind; `bars` from `barred`."""
    if kind == EMPTY:
        return NOT_OFFERED
    if bars != 0:
        for resource in range(RESOURCES):
            bar = (bars >> (2 * resource)) & 3
            if bar > 0 and COST[kind, resource] > 0:
                return BLOCKED_BY + resource if bar == 1 else OWES + resource
    for resource in range(RESOURCES):
        if s.pool[resource] < COST[kind, resource]:
            return SHORT_OF + resource
    return LEGAL


@rule
def purchase_verdict(s, who, pending, bars):
    """As `price_verdict`; the top card of a deck also takes a hand card to discard (R24)."""
    verdict = price_verdict(s, pending_kind(s, pending), bars)
    if verdict == LEGAL and pending >= TOP_PENDING and s.player[who].hand_size == 0:
        return NO_CARD_TO_DISCARD
    return verdict


@rule
def can_buy(s, who, pending):
    return purchase_verdict(s, who, pending, barred(s, who)) == LEGAL


@rule
def turn_up(s, row):
    """Turn up the next top card of a common deck (R16)."""
    s.top[row] = EMPTY
    if s.pile_size[row] > 0:
        s.top[row] = pick_from(s, s.pile[row], s.pile_size[row])
        s.pile_size[row] -= 1


@rule
def refill(s, place):
    """The open top card takes the empty place at once (R33); none does when the deck is used up (R16)."""
    row = place // ROW
    bought = s.reserve[place]
    kind = s.top[row]
    s.reserve[place] = kind
    if kind != EMPTY:
        turn_up(s, row)
        tell(s, REFILLED, -1, kind, s.top[row], s.pile_size[row])
    else:
        tell(s, STAYS_EMPTY, -1, bought)


@rule
def take_card(s, who, pending):
    """Pay; an article goes to the CV and scores, other cards to the discard; then replace it (§5.1)."""
    kind = pending_kind(s, pending)
    top = pending >= TOP_PENDING
    for resource in range(RESOURCES):
        s.pool[resource] -= COST[kind, resource]
    if ARTICLE[kind] == 1:
        tell(s, BOUGHT_ARTICLE, who, kind, top)
        enter_cv(s, who, kind)
    else:
        tell(s, BOUGHT, who, kind, top)
        discard_new(s.player[who], kind)
    if top:
        row = pending - TOP_PENDING
        turn_up(s, row)
        tell(s, TURNED_UP, -1, kind, s.top[row], s.pile_size[row])
    elif s.variant == COMPETITIVE:
        refill(s, pending)
    else:
        s.reserve[pending] = EMPTY  # R36


@runs(CARRY_OUT_PURCHASE)
def carry_out_purchase(s, pending):
    """The window has passed: buy if it is still possible, otherwise the purchase is off and costs nothing (R25)."""
    who = s.active
    verdict = purchase_verdict(s, who, pending, barred(s, who))
    if verdict != LEGAL:
        tell_foiled(s, who, pending_kind(s, pending), verdict - SHORT_OF)
    elif pending >= TOP_PENDING:
        ask(s, who, UNLOCK, pending)
    else:
        take_card(s, who, pending)


@rule
def tell_foiled(s, who, kind, why):
    """Why a purchase falls through: too little of a resource, then with how much is missing; a block; no card left."""
    missing = COST[kind, why] - s.pool[why] if why < RESOURCES else 0
    tell(s, FOILED, who, kind, why, missing)


@offers(UNLOCK)
def hand_menu(s, who, verdict: Vector):
    """Every kind in hand."""
    hand = s.player[who].hand
    for kind in range(KINDS):
        if hand[kind] > 0:
            verdict[HOLD_OPTION[kind]] = LEGAL


@answers(UNLOCK)
def unlock(s, who, option, pending):
    """Discard a hand card, without any effect, for the top card of a deck (R5)."""
    kind = HOLDABLE[option]
    hand_to_area(s, s.player[who], kind)
    tell(s, UNLOCKED, who, kind)
    take_card(s, who, pending)
