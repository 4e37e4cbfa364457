"""Placing action discs: one at a time, two places on a field, never two of one colour (§5.1)."""

from collegium.games.era_of_inventions.choices import (
    ACTIONS_BEGIN,
    FIELD_FULL,
    FIELD_OWN,
    NEXT_DISC,
    NEXT_TURN,
    PLACE,
    PLACED,
)
from collegium.games.era_of_inventions.components import ACTION_DISCS, FIELDS, PLACES, ROUNDS
from collegium.games.era_of_inventions.state import EXECUTING
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, begin_turn, tell, then
from collegium.kernel.rule import Vector, rule


@rule
def next_disc(s):
    """The next seat places a disc; after the last lap the actions begin."""
    if s.count < s.seats * ACTION_DISCS[s.seats]:
        begin_turn(s)
        ask(s, (s.start + s.count) % s.seats, PLACE)
    else:
        s.count = 0
        s.phase = EXECUTING
        tell(s, ACTIONS_BEGIN, -1, s.era, ROUNDS[s.seats])
        then(s, NEXT_TURN)


@rule
def discs_on(s, field):
    number = 0
    for who in range(s.seats):
        number += s.discs[field, who]
    return number


@rule
def menu_place(s, who, verdict: Vector):
    for field in range(FIELDS):
        if s.discs[field, who] == 1:
            verdict[field] = FIELD_OWN
        elif discs_on(s, field) >= PLACES:
            verdict[field] = FIELD_FULL
        else:
            verdict[field] = LEGAL


@rule
def place_disc(s, who, field):
    s.discs[field, who] = 1
    s.count += 1
    tell(s, PLACED, who, field)
    then(s, NEXT_DISC)
