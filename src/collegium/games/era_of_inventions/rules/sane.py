"""What must hold after every choice (§12): nothing is lost, cards lie where they should, counters keep their limits.

Each rule is true while its invariant holds.
"""

from collegium.kernel import Vector, count, holds, rule, total

from ..choices import BONUS_ACTION, BUILD, BUY, INVENT, MAKE, MARKET, PICK, PLACE
from ..components import (
    ACTION_DISCS,
    BONUS_DISCS,
    BOXES,
    BUILD_LIMIT,
    BUY_LIMIT,
    CARD_INVENTION,
    CARDS,
    FACTORIES,
    FACTORY_AMOUNT,
    FACTORY_GIVES,
    FIELDS,
    GOODS,
    INVENTIONS,
    LOAD_GOOD,
    LOADS,
    MAKE_LIMIT,
    MARKERS,
    MARKET_LIMIT,
    PATENT_LIMIT,
    PLACES,
    TOTAL,
)
from ..state import (
    BONUS,
    DEVELOPING,
    DISCARD,
    DISPLAY,
    DRAW,
    FACTORY_DISCARD,
    FACTORY_DISPLAY,
    FACTORY_DRAW,
    FACTORY_OWNED,
    FINAL_MARKET,
    PATENTING,
    PENDING,
    PLACING,
    STOCK,
)
from .factories import has_factory
from .placing import discs_of, seat_in_turn
from .scoring import boxes_owned


@rule
def kind_asked(s):
    """The kind of choice that the seat in turn owes, 0 when the game is over."""
    return 0 if s.over == 1 else s.owed[seat_in_turn(s)].kind


@rule
def is_bonus_under_way(s):
    """The seat in turn has finished its action and thinks about, or uses, a bonus disc."""
    question = s.owed[seat_in_turn(s)]
    return question.kind == BONUS_ACTION or question.a == BONUS


# Goods, discs and cards ---------------------------------------------------------------------------------------------
@holds("every good is in a store, on a load or in the supply")
def goods_are_conserved(s):
    for kind in range(GOODS):
        found = s.supply[kind]
        for who in range(s.seats):
            found += s.player[who].goods[kind]
        for load in range(LOADS):
            if LOAD_GOOD[load] == kind:
                found += s.load[load]
        if found != TOTAL[kind]:
            return False
    return True


@holds("bonus discs are with the players or in the supply")
def bonus_discs_are_conserved(s):
    found = s.disc_supply
    for who in range(s.seats):
        found += s.player[who].bonus_discs
    return found == BONUS_DISCS


@holds("start inventions are never in stock or pending")
def start_inventions_are_dealt(s):
    for card in range(CARDS):
        if CARD_INVENTION[card] < 0 and (s.card_place[card] == STOCK or s.card_place[card] == PENDING):
            return False
    return True


@holds("the cards of an invention are in stock until its gold box is developed, and pending together")
def cards_follow_boxes(s):
    for invention in range(INVENTIONS):
        cards = 0
        stock = 0
        pending = 0
        for card in range(CARDS):
            if CARD_INVENTION[card] == invention:
                cards += 1
                stock += s.card_place[card] == STOCK
                pending += s.card_place[card] == PENDING
        if s.box_owner[invention] < 0 and stock != cards:
            return False
        if s.box_owner[invention] >= 0 and (stock != 0 or (pending != 0 and pending != cards)):
            return False
    return True


@rule
def is_laid_out(display: Vector, pile: Vector, length, places: Vector, on_display, in_pile):
    """Every card on display or in the pile is there once, and no other card says it is."""
    seen = 0
    for slot in range(len(display)):
        card = display[slot]
        if card >= 0:
            if places[card] != on_display or (seen >> card) & 1 == 1:
                return False
            seen |= 1 << card
    for k in range(length):
        card = pile[k]
        if places[card] != in_pile or (seen >> card) & 1 == 1:
            return False
        seen |= 1 << card
    for card in range(len(places)):
        lies = places[card] == on_display or places[card] == in_pile
        if lies and (seen >> card) & 1 == 0:
            return False
    return True


@holds("invention display and pile agree with where the cards lie")
def inventions_are_in_place(s):
    return is_laid_out(s.path, s.pile, s.pile_length, s.card_place, DISPLAY, DRAW)


@holds("factory display and pile agree with where the cards lie")
def factories_are_in_place(s):
    for factory in range(FACTORIES):
        if s.factory_place[factory] >= FACTORY_OWNED + s.seats:
            return False
    return is_laid_out(s.row, s.factory_pile, s.factory_pile_length, s.factory_place, FACTORY_DISPLAY, FACTORY_DRAW)


# Players ------------------------------------------------------------------------------------------------------------
@rule
def yield_of(s, who, kind):
    """What the factories of a seat yield of a good."""
    found = 0
    for factory in range(FACTORIES + 1):
        if FACTORY_GIVES[factory] == kind and has_factory(s, who, factory):
            found += FACTORY_AMOUNT[factory]
    return found


@holds("a player's output is what the own factories yield")
def output_is_of_factories(s):
    for who in range(s.seats):
        for kind in range(GOODS):
            if s.player[who].output[kind] != yield_of(s, who, kind):
                return False
    return True


@rule
def patents_of(s, who):
    found = 0
    for box in range(BOXES):
        found += s.box_owner[box] == who and s.box_patent[box] == 1
    return found


@holds("markers left, boxes and patents make fifteen")
def markers_are_conserved(s):
    for who in range(s.seats):
        if s.player[who].markers + boxes_owned(s, who) + patents_of(s, who) != MARKERS:
            return False
    return True


@holds("no more patents lie on boxes than steps were taken")
def patents_are_registered(s):
    for who in range(s.seats):
        if patents_of(s, who) > s.player[who].patent_step:
            return False
    return True


@holds("only owned boxes are patented, and silver follows gold")
def boxes_are_in_order(s):
    for box in range(BOXES):
        if s.box_patent[box] == 1 and s.box_owner[box] < 0:
            return False
        if box >= INVENTIONS and s.box_owner[box] >= 0 and s.box_owner[box - INVENTIONS] < 0:
            return False
    return True


# The course of the round --------------------------------------------------------------------------------------------
@rule
def discs_due(s, who):
    """How many action discs of a seat should lie on the board."""
    if s.phase == FINAL_MARKET:
        return 0
    laps = s.count // s.seats + ((who - s.start + s.seats) % s.seats < s.count % s.seats)
    if s.phase == PLACING:
        return laps
    return ACTION_DISCS[s.seats] - laps - (who == seat_in_turn(s) and is_bonus_under_way(s))


@holds("action discs on the board follow from the count")
def action_discs_follow_the_count(s):
    for field in range(FIELDS):
        if total(s.discs[field]) > PLACES:
            return False
    for who in range(s.seats):
        if discs_of(s, who) != discs_due(s, who):
            return False
    return True


@holds("exactly the seat in turn owes a choice")
def seat_in_turn_owes(s):
    return s.over == 1 or (s.owing == 1 and kind_asked(s) != 0)


@holds("counters of the action keep their limits")
def counters_keep_limits(s):
    if s.over == 1:
        return True
    action = s.action
    kind = kind_asked(s)
    if kind == BUILD and action.done > BUILD_LIMIT:
        return False
    if kind == BUY and action.done > BUY_LIMIT:
        return False
    if kind == MAKE and action.done > MAKE_LIMIT:
        return False
    if kind == MARKET and (action.done > MARKET_LIMIT or action.done != total(action.box_used)):
        return False
    if kind == INVENT and action.half == PATENTING and action.done > PATENT_LIMIT:
        return False
    if action.development_spent > 0 and action.half != DEVELOPING:
        return False
    return action.bought_discs <= s.player[seat_in_turn(s)].bonus_discs


@holds("the start pawn goes round")
def start_pawn_goes_round(s):
    return s.start == (s.first + s.era - 1) % s.seats


@holds("displays have gaps only when their piles are empty")
def displays_are_full(s):
    if s.phase != PLACING:
        return True
    cards = count(s.card_place, DRAW) + count(s.card_place, DISCARD)
    factories = count(s.factory_place, FACTORY_DRAW) + count(s.factory_place, FACTORY_DISCARD)
    return (cards == 0 or count(s.path, -1) == 0) and (factories == 0 or count(s.row, -1) == 0)


@holds("nothing is left over between turns")
def action_is_cleared(s):
    action = s.action
    kind = kind_asked(s)
    between = s.over == 1 or kind == PLACE or kind == PICK
    if between and action.bought_discs != 0:
        return False
    if not between and kind != BONUS_ACTION:
        return True
    left = action.done + action.half + action.development_spent + action.slot
    return left + total(action.give) + total(action.box_used) + total(action.paid) == 0


@holds("owners sit at the table")
def owners_are_seated(s):
    for box in range(BOXES):
        if s.box_owner[box] >= s.seats:
            return False
    return True
