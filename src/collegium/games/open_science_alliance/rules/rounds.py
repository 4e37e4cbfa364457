"""Rounds and turns, section 5: an event opens the round; turns go clockwise until two types are dry."""

from collegium.kernel import ask, begin_turn, count, finish, packed, reveal, rule, runs, tell, then, total

from ..choices import (
    ASK,
    COLLECT,
    DEVELOP,
    END_TURN,
    GAME_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED_DRY,
    ROUND_ENDED_IDLE,
    ROUND_LAID,
    STANDING,
    START_ROUND,
    TAKE_TURN,
    TURN_BEGAN,
    WON,
)
from ..components import AMOUNT_BASE, CLOSES, DRY_TYPES, EVENT_POOL, EVENTS_IN_BOX, IDLE_LAPS, ROUNDS, TYPES
from .crew import dismiss_crew


@rule
def current_event(s):
    """The event of this round: the pile is turned up from its end."""
    return s.events[EVENTS_IN_BOX - s.current_round] - 1


@runs(START_ROUND)
def start_round(s):
    s.current_round += 1
    event = current_event(s)
    reveal(s)
    for kind in range(TYPES):
        s.pool[kind] = EVENT_POOL[event, kind]
    s.closed = CLOSES[s.variant, event]  # #23; nothing in the calm variant, §9
    s.idle = 0
    s.active = (s.first + s.current_round - 1) % s.seats  # #21
    tell(s, ROUND_BEGAN, -1, s.current_round, ROUNDS, event)
    tell(s, ROUND_LAID, s.active, packed(s.pool, AMOUNT_BASE), s.closed)
    then(s, TAKE_TURN)


@runs(TAKE_TURN)
def take_turn(s):
    """Develop, then collect, then the end of the turn (#5)."""
    begin_turn(s)
    tell(s, TURN_BEGAN, s.active)
    then(s, END_TURN)
    then(s, ASK, COLLECT)
    ask(s, s.active, DEVELOP)


@runs(ASK)
def ask_active_player(s, kind, b, c):
    ask(s, s.active, kind, b, c)


@rule
def dry_types(s):
    return count(s.pool, 0)


@runs(END_TURN)
def end_turn(s):
    dismiss_crew(s)
    if dry_types(s) >= DRY_TYPES:  # #20
        tell(s, ROUND_ENDED_DRY, -1, s.current_round, packed(s.pool, AMOUNT_BASE))
        end_round(s)
    elif s.idle == IDLE_LAPS * s.seats:  # #22
        tell(s, ROUND_ENDED_IDLE, -1, s.current_round, packed(s.pool, AMOUNT_BASE), s.idle)
        end_round(s)
    else:
        s.active = (s.active + 1) % s.seats
        then(s, TAKE_TURN)


@rule
def end_round(s):
    s.leftover[s.current_round - 1] = total(s.pool)
    for away in range(s.seats):
        who = (s.first + away) % s.seats
        tell(s, STANDING, who, s.player[who].earned[s.current_round - 1], s.player[who].credits)
    if s.current_round == ROUNDS:
        tell(s, GAME_ENDED, -1, ROUNDS)
        tell_winners(s)
        finish(s)
    else:
        then(s, START_ROUND)


@rule
def tell_winners(s):
    """The most credits win; equals share the win (#24)."""
    most = 0
    winners = 0
    for who in range(s.seats):
        credits = s.player[who].credits
        if credits > most:
            most = credits
            winners = 0
        winners += credits == most
    for who in range(s.seats):
        if s.player[who].credits == most:
            tell(s, WON, who, most, winners)
