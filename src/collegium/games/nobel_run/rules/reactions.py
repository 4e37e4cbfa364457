"""Reactions in other players' turns: the four windows, levies, blocks and smears (§5.2)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, reveal, rule, runs, tell, then

from ..choices import (
    AT_BLOCK,
    AT_LEVY,
    AT_PASS,
    AT_PASS_TURN,
    AT_REACT_SMEAR,
    BLOCKED,
    COLLECT_LEVY,
    FORGIVEN,
    HOLD_OPTION,
    LEVIED,
    LOST,
    NO_ATTACK_NOW,
    NOT_IN_PRICE,
    NOT_NOW,
    OPEN_WINDOW,
    PAID,
    PAY,
    REACT,
    SMEAR_TARGET,
    SMEARED,
    SMEARED_PEIO,
)
from ..components import (
    ARTICLE,
    ATTACKS,
    BLOCKS,
    COST,
    GOAL,
    HOLDABLE,
    KINDS,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    PRESTIGE,
    SMEARS,
    TWO_CARDS,
    USE,
)
from ..state import BUY_WINDOW, LAST_WINDOW, PEIO, SOLO, START_WINDOW
from .cards import card_code, enter_cv, hand_makes, hand_to_area, hand_to_discard, tell_hand
from .market import can_buy, pending_kind

# What may be played --------------------------------------------------------------------------


@rule
def may_reach_goal(s, window, pending):
    """What is declared would make the player on turn the first to reach 20, from the prestige of now (R14)."""
    if s.last_round == 1:
        return False
    kind = pending
    if window == BUY_WINDOW:
        kind = pending_kind(s, pending)
        if ARTICLE[kind] == 0:
            return False
    return PRESTIGE[kind] > 0 and s.player[s.active].prestige + PRESTIGE[kind] >= GOAL


@rule
def attack_verdict(s, window, pending, kind):
    """Attacks: before the first action, or on a purchase whose price holds their resource."""
    if window == START_WINDOW:
        return LEGAL
    if window != BUY_WINDOW:
        return NO_ATTACK_NOW
    if COST[pending_kind(s, pending), LEVY_RESOURCE[kind]] > 0:
        return LEGAL
    return NOT_IN_PRICE


@rule
def smear_verdict(s, window, pending):
    """Smears: before the first action, after the last turn, and when 20 would be reached."""
    if window == START_WINDOW or window == LAST_WINDOW or may_reach_goal(s, window, pending):
        return LEGAL
    return NOT_NOW


@rule
def can_react(s, who, window, pending):
    """The seat holds a card that is playable in this window."""
    hand = s.player[who].hand
    for i in range(len(SMEARS)):
        if hand[SMEARS[i]] > 0 and smear_verdict(s, window, pending) == LEGAL:
            return True
    for i in range(len(ATTACKS)):
        if hand[ATTACKS[i]] > 0 and attack_verdict(s, window, pending, ATTACKS[i]) == LEGAL:
            return True
    return False


@offers(REACT)
def react_menu(s, who, verdict: Vector, window, _, pending):
    hand = s.player[who].hand
    for i in range(len(ATTACKS)):
        if hand[ATTACKS[i]] > 0:
            verdict[AT_LEVY + i] = attack_verdict(s, window, pending, ATTACKS[i])
    for i in range(len(BLOCKS)):
        if hand[BLOCKS[i]] > 0:
            verdict[AT_BLOCK + i] = attack_verdict(s, window, pending, BLOCKS[i])
    for i in range(len(SMEARS)):
        if hand[SMEARS[i]] > 0:
            verdict[AT_REACT_SMEAR + i] = smear_verdict(s, window, pending)
    verdict[AT_PASS] = LEGAL
    if window != LAST_WINDOW:
        verdict[AT_PASS_TURN] = LEGAL


# The windows --------------------------------------------------------------------------


@runs(OPEN_WINDOW)
def open_window(s, window, offset, pending):
    """Ask the next seat that can react, clockwise from the player on turn (the last window: from the start player)."""
    if window == BUY_WINDOW and not can_buy(s, s.active, pending):  # rule 3: a foiled purchase closes the window
        return
    if s.seats > 1:
        reveal(s)  # who stays silent tells something
    before = s.first if window == LAST_WINDOW else s.active
    for next_offset in range(offset, s.seats):
        who = (before + next_offset) % s.seats
        if s.player[who].passed_turn == 0 and can_react(s, who, window, pending):
            ask(s, who, REACT, window, next_offset, pending)
            return


@answers(REACT)
def react(s, who, option, window, offset, pending):
    if option >= AT_PASS:
        if option == AT_PASS_TURN:
            s.player[who].passed_turn = 1
        then(s, OPEN_WINDOW, window, offset + 1, pending)
        return
    then(s, OPEN_WINDOW, window, offset, pending)  # rule 2: the same player may go on
    if option >= AT_REACT_SMEAR:
        declare_smear(s, who, SMEARS[option - AT_REACT_SMEAR])
    elif option >= AT_BLOCK:
        lay_block(s, who, option - AT_BLOCK)
    else:
        levy(s, who, ATTACKS[option - AT_LEVY])


# Effects of reaction cards --------------------------------------------------------------------------


@rule
def levy(s, who, kind):
    """The attack goes to its owner's discard at once; the player on turn loses that much (R11, R12)."""
    hand_to_discard(s.player[who], kind)
    tell(s, LEVIED, who, kind, s.active)
    then(s, COLLECT_LEVY, LEVY_RESOURCE[kind], LEVY_AMOUNT[kind])


@runs(COLLECT_LEVY)
def collect_levy(s, resource, owed):
    """First from the pool, the rest from hand cards that can make it; what cannot be paid is forgiven."""
    victim = s.player[s.active]
    from_pool = min(owed, s.pool[resource])
    if from_pool > 0:
        s.pool[resource] -= from_pool
        owed -= from_pool
        tell(s, LOST, s.active, resource, from_pool)
    if owed == 0:
        return
    in_hand = hand_makes(victim, resource)
    if in_hand > owed:
        ask(s, s.active, PAY, resource, owed)
        return
    tell_hand(s, PAID, s.active, resource)
    for kind in range(KINDS):
        if victim.hand[kind] > 0 and USE[kind, resource] > 0:
            hand_to_area(s, victim, kind, victim.hand[kind])
    if in_hand < owed:
        tell(s, FORGIVEN, s.active, resource, owed - in_hand)


@offers(PAY)
def pay_menu(s, who, verdict: Vector, resource):
    """Every kind in hand that makes the resource of the levy."""
    hand = s.player[who].hand
    for kind in range(KINDS):
        if hand[kind] > 0 and USE[kind, resource] > 0:
            verdict[HOLD_OPTION[kind]] = LEGAL


@answers(PAY)
def pay(s, who, option, resource, owed):
    """One hand card for the levy, at its value; a surplus stays in the pool (§5.2)."""
    kind = HOLDABLE[option]
    owed -= USE[kind, resource]
    hand_to_area(s, s.player[who], kind)
    tell(s, PAID, who, card_code(kind), max(-owed, 0) * TWO_CARDS, resource * TWO_CARDS)
    if owed > 0:
        then(s, COLLECT_LEVY, resource, owed)
    else:
        s.pool[resource] -= owed


@rule
def lay_block(s, who, block):
    """The attack lies before the CV of the player on turn until it is countered."""
    me = s.player[who]
    me.hand[BLOCKS[block]] -= 1
    me.hand_size -= 1
    s.player[s.active].front[block] += 1
    tell(s, BLOCKED, who, BLOCKS[block], s.active)


@rule
def declare_smear(s, who, kind):
    """Choose whose CV it goes into; the card stays in hand until then (R8). In the solo game it can only be Peio's."""
    if s.variant == SOLO:
        smear(s, who, PEIO, kind)
    else:
        ask(s, who, SMEAR_TARGET, kind)


@offers(SMEAR_TARGET)
def smear_target_menu(s, who, verdict: Vector):
    for rival in range(s.seats):
        if rival != who:
            verdict[rival] = LEGAL


@answers(SMEAR_TARGET)
def smear(s, who, rival, kind):
    me = s.player[who]
    me.hand[kind] -= 1
    me.hand_size -= 1
    if s.variant == SOLO:
        tell(s, SMEARED_PEIO, who, kind)
    else:
        tell(s, SMEARED, who, kind, rival)
    enter_cv(s, rival, kind)
