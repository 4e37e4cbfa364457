"""Making inventions: pay the card, take its yield, pay royalties to other inventors, discard it (§5.3, §5.5)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, tell, total

from ..choices import (
    CANNOT_COMPLETE,
    FIELD_EMPTY,
    IN_ORDER,
    LIMIT,
    MADE,
    MAKE,
    NEEDS,
    NEEDS_FREE_CUBES,
    OWN_INVENTION,
    PAY,
)
from ..components import (
    BOX_ROYALTY,
    CARD_AMOUNT,
    CARD_ANY,
    CARD_COST,
    CARD_GIVES,
    CARD_IMITATION,
    CARD_INVENTION,
    FREE,
    FREE_BASE,
    FREE_KINDS,
    GOLD,
    GOODS,
    INFLUENCE,
    INVENTIONS,
    MAKE_LIMIT,
    PATH_FIELDS,
)
from ..state import DISCARD, Player
from .supply import gain, gain_royalty, gainable, pay
from .turns import go_on, menu_done, stop_action


@rule
def has_invention(s, who, invention):
    """Owner of the gold or the silver box."""
    return s.box_owner[invention] == who or s.box_owner[INVENTIONS + invention] == who


@rule
def judge_payment(me: Player, card):
    """Has this player what the card costs?"""
    for kind in range(GOODS):
        if me.goods[kind] < CARD_COST[card, kind]:
            return NEEDS + kind
    if CARD_ANY[card] > 0:
        free = 0
        for k in range(FREE):
            free += me.goods[FREE_KINDS[k]] - CARD_COST[card, FREE_KINDS[k]]
        if free < CARD_ANY[card]:
            return NEEDS_FREE_CUBES
    return LEGAL


@rule
def judge_make(s, who, slot):
    """May this player make the card on this field now?"""
    card = s.path[slot]
    if card < 0:
        return FIELD_EMPTY
    if s.action.done >= MAKE_LIMIT:
        return LIMIT
    if CARD_IMITATION[card] == 1 and has_invention(s, who, CARD_INVENTION[card]):  # ruling 26
        return OWN_INVENTION
    return judge_payment(s.player[who], card)


@rule
def can_make(s, who):
    for slot in range(PATH_FIELDS):
        if judge_make(s, who, slot) == LEGAL:
            return True
    return False


@offers(MAKE)
def menu_make(s, who, verdict: Vector, occasion):
    for slot in range(PATH_FIELDS):
        verdict[slot] = judge_make(s, who, slot)
    menu_done(occasion, PATH_FIELDS, verdict)


@answers(MAKE)
def choose_make(s, who, option, occasion):
    if option == PATH_FIELDS:
        stop_action(s, who, MAKE, occasion, can_make(s, who))
    elif CARD_ANY[s.path[option]] > 0:
        s.action.slot = option
        ask(s, who, PAY, occasion)
    else:
        make_card(s, who, option, 0)
        go_on(s, who, MAKE, occasion)


@rule
def make_card(s, who, slot, free):
    """`free`: the cubes already paid for its "?", packed."""
    card = s.path[slot]
    for kind in range(GOODS):
        pay(s, who, kind, CARD_COST[card, kind])
    tell(s, MADE, who, card, gainable(s, CARD_GIVES[card], CARD_AMOUNT[card]), free)
    gain(s, who, CARD_GIVES[card], CARD_AMOUNT[card])
    pay_royalties(s, who, card)
    s.card_place[card] = DISCARD
    s.path[slot] = -1
    s.action.done += 1


@rule
def pay_royalties(s, who, card):
    """Gold box: influence; silver box: gold. An imitation pays only the inventor with a patent (ruling 23)."""
    invention = CARD_INVENTION[card]
    if invention < 0:
        return
    earns_royalty(s, who, card, invention, INFLUENCE)
    earns_royalty(s, who, card, INVENTIONS + invention, GOLD)


@rule
def earns_royalty(s, who, card, box, kind):
    owner = s.box_owner[box]
    if owner >= 0 and owner != who and (CARD_IMITATION[card] == 0 or s.box_patent[box] == 1):
        gain_royalty(s, owner, kind, BOX_ROYALTY[box], box)


# Paying the "?" of an imitation, cube by cube ------------------------------------------------------------------------
@rule
def judge_pay(s, who, k):
    """Kinds are picked in order, and the payment must remain possible with this kind and later ones."""
    for later in range(k + 1, FREE):
        if s.action.paid[later] > 0:
            return IN_ORDER
    me = s.player[who]
    left = me.goods[FREE_KINDS[k]] - s.action.paid[k]
    if left == 0:
        return NEEDS + FREE_KINDS[k]
    for later in range(k + 1, FREE):
        left += me.goods[FREE_KINDS[later]]
    if left < CARD_ANY[s.path[s.action.slot]] - total(s.action.paid):
        return CANNOT_COMPLETE
    return LEGAL


@offers(PAY)
def menu_pay(s, who, verdict: Vector):
    for k in range(FREE):
        verdict[k] = judge_pay(s, who, k)


@answers(PAY)
def choose_pay(s, who, k, occasion):
    action = s.action
    action.paid[k] += 1
    if total(action.paid) < CARD_ANY[s.path[action.slot]]:
        ask(s, who, PAY, occasion)
        return
    free = 0
    for number in range(FREE):
        free = free * FREE_BASE + action.paid[number]
        pay(s, who, FREE_KINDS[number], action.paid[number])
        action.paid[number] = 0
    make_card(s, who, action.slot, free)
    action.slot = 0
    go_on(s, who, MAKE, occasion)
