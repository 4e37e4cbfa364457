"""The turn of a player: the actions in the rulebook's order (§5.1)."""

from collegium.kernel import LEGAL, Vector, answers, ask, begin_turn, offers, rule, runs, tell, then, total

from ..choices import (
    ANNOUNCED,
    AT_BUY,
    AT_COUNTER,
    AT_DRAW,
    AT_END,
    AT_PUBLISH,
    AT_SETTLE,
    AT_SMEAR,
    AT_STRIP,
    AT_TOP,
    CARRY_OUT_PUBLICATION,
    CARRY_OUT_PURCHASE,
    COUNTERED,
    DROP_CARDS,
    GO_ON,
    MAIN,
    NO_CARDS_THERE,
    NOBODY_TO_STRIP,
    NOTHING_LEFT,
    OPEN_WINDOW,
    PUBLICATION_ANNOUNCED,
    PUBLISH_OPTION,
    PUBLISHED,
    PUBLISHED_ALREADY,
    RODE,
    SETTLED,
    SHORT_OF,
    SMEAR_OPTION,
    STRICKLAND_USED,
    STRIP_TARGET,
    STRIPPED,
    TAKE_TURN,
    TOP_PENDING,
    TURN_BEGAN,
    USE_KIND,
    USE_OPTION,
    USE_RESOURCE,
    USED,
)
from ..components import (
    BLOCK_AMOUNT,
    BLOCKS,
    BOOST,
    DRAWS,
    KINDS,
    LEVY_RESOURCE,
    PLACES,
    PUBLICATIONS,
    RESOURCES,
    RIDE,
    SETTLES,
    SMEARS,
    STRICKLAND,
    USE,
)
from ..state import BUY_WINDOW, COMPETITIVE, PUBLISH_WINDOW, SOLO, START_WINDOW
from .cards import discard_new, draw_cards, enter_cv, hand_to_area, pick_from
from .end_of_turn import is_any_card_held
from .market import barred, pending_kind, price_verdict, purchase_verdict
from .reactions import declare_smear, may_reach_goal


@runs(TAKE_TURN)
def take_turn(s):
    """T0: rivals may react before the first action; T1: the actions."""
    begin_turn(s)
    if s.variant == SOLO or is_any_card_held(s):
        tell(s, TURN_BEGAN, s.active)
    then(s, GO_ON)
    then(s, OPEN_WINDOW, START_WINDOW, 1)


@rule
def can_act(s):
    """The player on turn has cards or resources left."""
    return s.player[s.active].hand_size > 0 or total(s.pool) > 0


@runs(GO_ON)
def go_on(s):
    """T1: ask for the next action; with neither cards nor resources the turn simply ends (§6)."""
    if can_act(s):
        ask(s, s.active, MAIN)
        return
    if s.variant == SOLO or is_any_card_held(s):
        me = s.player[s.active]
        tell(s, NOTHING_LEFT, s.active, me.deck_size + me.discard_size + total(s.area) == 0)
    then(s, DROP_CARDS)


# What the player on turn may do --------------------------------------------------------------------------


@offers(MAIN)
def main_menu(s, who, verdict: Vector):
    me = s.player[who]
    for kind in range(KINDS):
        if me.hand[kind] > 0:
            card_menu(s, kind, verdict)
    if s.variant == COMPETITIVE:
        for i in range(len(BLOCKS)):
            if me.front[i] > 0:
                verdict[AT_COUNTER + i] = counter_verdict(s, BLOCKS[i])
        if me.hand[STRICKLAND] > 0:
            verdict[AT_STRIP] = LEGAL if can_strip_somebody(s, who) else NOBODY_TO_STRIP
    bars = barred(s, who)
    for place in range(PLACES):
        verdict[AT_BUY + place] = price_verdict(s, s.reserve[place], bars)
    if s.variant == COMPETITIVE:
        for row in range(2):
            verdict[AT_TOP + row] = purchase_verdict(s, who, TOP_PENDING + row, bars)
    else:
        for i in range(len(SETTLES)):
            if s.debt[SETTLES[i]] > 0:
                verdict[AT_SETTLE + i] = settle_verdict(s, SETTLES[i])
    verdict[AT_END] = LEGAL


@rule
def card_menu(s, kind, verdict: Vector):
    """What a card in hand can do: be used for one resource, be published, smear a rival."""
    for resource in range(RESOURCES):
        if USE[kind, resource] > 0:
            verdict[USE_OPTION[kind, resource]] = LEGAL
    if DRAWS[kind] > 0:
        verdict[AT_DRAW] = LEGAL
    if PUBLISH_OPTION[kind] >= 0:
        verdict[PUBLISH_OPTION[kind]] = PUBLISHED_ALREADY if s.published == 1 else LEGAL
    if SMEAR_OPTION[kind] >= 0:
        verdict[SMEAR_OPTION[kind]] = LEGAL


@rule
def counter_verdict(s, kind):
    resource = LEVY_RESOURCE[kind]
    return LEGAL if s.pool[resource] >= BLOCK_AMOUNT[kind] else SHORT_OF + resource


@rule
def settle_verdict(s, resource):
    return LEGAL if s.pool[resource] >= s.debt[resource] else SHORT_OF + resource


@rule
def can_strip_somebody(s, who):
    for rival in range(s.seats):
        if rival != who and s.player[rival].hand_size > 0:
            return True
    return False


@answers(MAIN)
def act(s, who, option):
    """T1: one action of the player on turn; then the next, until END."""
    if option == AT_END:
        then(s, DROP_CARDS)
        return
    then(s, GO_ON)
    if option < AT_DRAW:
        use_card(s, who, USE_KIND[option], USE_RESOURCE[option])
    elif option >= AT_BUY and option < AT_SETTLE:
        declare_purchase(s, option - AT_BUY)
    elif option == AT_DRAW:
        use_ride(s, who)
    elif option == AT_STRIP:
        use_strickland(s, who)
    elif option < AT_SMEAR:
        declare_publication(s, PUBLICATIONS[option - AT_PUBLISH])
    elif option < AT_COUNTER:
        declare_smear(s, who, SMEARS[option - AT_SMEAR])
    elif option < AT_BUY:
        counter(s, who, option - AT_COUNTER)
    else:
        settle_debt(s, who, SETTLES[option - AT_SETTLE])


# Using cards --------------------------------------------------------------------------


@rule
def use_card(s, who, kind, resource):
    """Put a card down for exactly one of its resources (§5.1, R3)."""
    hand_to_area(s, s.player[who], kind)
    s.pool[resource] += USE[kind, resource]
    tell(s, USED, who, kind, resource)


@rule
def use_ride(s, who):
    """Sally Ride: draw two cards (R4, R29)."""
    hand_to_area(s, s.player[who], RIDE)
    tell(s, RODE, who)
    draw_cards(s, who, DRAWS[RIDE])


@rule
def use_strickland(s, who):
    """Donna Strickland: a rival loses a card, unseen (R28, R38)."""
    hand_to_area(s, s.player[who], STRICKLAND)
    tell(s, STRICKLAND_USED, who)
    ask(s, who, STRIP_TARGET)


@offers(STRIP_TARGET)
def strip_menu(s, who, verdict: Vector):
    for rival in range(s.seats):
        if rival != who:
            verdict[rival] = LEGAL if s.player[rival].hand_size > 0 else NO_CARDS_THERE


@answers(STRIP_TARGET)
def strip(s, who, rival):
    """A random card of the rival's hand goes face up to their discard."""
    them = s.player[rival]
    kind = pick_from(s, them.hand, them.hand_size)
    them.hand_size -= 1
    discard_new(them, kind)
    tell(s, STRIPPED, rival, kind)


# Buying, publishing, countering --------------------------------------------------------------------------


@rule
def declare_purchase(s, pending):
    """Rivals may react first; nothing is paid yet (§5.2). Told of every purchase, whether or not anybody is asked."""
    if s.variant == COMPETITIVE:
        tell(s, ANNOUNCED, s.active, pending_kind(s, pending), pending >= TOP_PENDING)
    then(s, CARRY_OUT_PURCHASE, pending)
    then(s, OPEN_WINDOW, BUY_WINDOW, 1, pending)


@rule
def declare_publication(s, kind):
    """Rivals may react to a publication that would reach 20."""
    then(s, CARRY_OUT_PUBLICATION, kind)
    if s.variant == COMPETITIVE and may_reach_goal(s, PUBLISH_WINDOW, kind):
        tell(s, PUBLICATION_ANNOUNCED, s.active, kind)
        then(s, OPEN_WINDOW, PUBLISH_WINDOW, 1, kind)


@runs(CARRY_OUT_PUBLICATION)
def carry_out_publication(s, kind):
    """Once a turn a hand card goes to the own CV: prestige, or resources for this turn, or nothing (R6, R7)."""
    who = s.active
    me = s.player[who]
    me.hand[kind] -= 1
    me.hand_size -= 1
    for resource in range(RESOURCES):
        s.pool[resource] += BOOST[kind, resource]
    s.published = 1
    tell(s, PUBLISHED, who, kind)
    enter_cv(s, who, kind)


@rule
def counter(s, who, block):
    """Pay a block in full; it goes into the own CV, worth nothing (R12, R26, R27)."""
    kind = BLOCKS[block]
    s.pool[LEVY_RESOURCE[kind]] -= BLOCK_AMOUNT[kind]
    s.player[who].front[block] -= 1
    tell(s, COUNTERED, who, kind)
    enter_cv(s, who, kind)


@rule
def settle_debt(s, who, resource):
    """Solo: pay what this round's events demand of a resource (§9.3)."""
    tell(s, SETTLED, who, resource, s.debt[resource])
    s.pool[resource] -= s.debt[resource]
    s.debt[resource] = 0
