"""Placing action discs: one at a time, two places on a field, never two of one colour (§5.1)."""

from collegium.kernel import LEGAL, Vector, answers, ask, begin_turn, offers, rule, runs, tell, then, total

from ..choices import ACTIONS_BEGIN, FIELD_FULL, FIELD_OWN, NEXT_DISC, NEXT_TURN, PLACE, PLACED
from ..components import ACTION_DISCS, FIELDS, PLACES, ROUNDS
from ..state import EXECUTING


@rule
def seat_in_turn(s):
    """Whose turn it is to place a disc, to take one back or to use the final market."""
    return (s.start + s.count) % s.seats


@runs(NEXT_DISC)
def next_disc(s):
    """The next seat places a disc; after the last lap the actions begin."""
    if s.count < s.seats * ACTION_DISCS[s.seats]:
        begin_turn(s)
        ask(s, seat_in_turn(s), PLACE)
    else:
        s.count = 0
        s.phase = EXECUTING
        tell(s, ACTIONS_BEGIN, -1, s.era, ROUNDS[s.seats])
        then(s, NEXT_TURN)


@rule
def discs_of(s, who):
    """How many own discs a seat has on the board."""
    number = 0
    for field in range(FIELDS):
        number += s.discs[field, who]
    return number


@offers(PLACE)
def menu_place(s, who, verdict: Vector):
    for field in range(FIELDS):
        if s.discs[field, who] == 1:
            verdict[field] = FIELD_OWN
        elif total(s.discs[field]) >= PLACES:
            verdict[field] = FIELD_FULL
        else:
            verdict[field] = LEGAL


@answers(PLACE)
def place_disc(s, who, field):
    s.discs[field, who] = 1
    s.count += 1
    tell(s, PLACED, who, field)
    then(s, NEXT_DISC)
