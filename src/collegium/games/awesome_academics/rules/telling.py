"""Headings of the phases, and how several amounts share one number of an event."""

from collegium.kernel import Vector, rule, tell

from ..choices import ORDER, PHASE_BEGINS
from ..components import DISCIPLINES
from ..state import GROUPS

NOBODY = -1
NO_SEAT = 7  # in an order of fewer than four groups


@rule
def open_phase(s, phase):
    """The phase begins, with a heading."""
    s.phase = phase
    tell(s, PHASE_BEGINS, NOBODY, phase, s.turn, s.last)


@rule
def packed(counts: Vector):
    """Small counts by discipline in one number, three bits each."""
    number = 0
    for d in range(DISCIPLINES):
        number += counts[d] << 3 * d
    return number


@rule
def tell_order(s):
    order = 0
    for index in range(GROUPS):
        seat = s.order[index] if index < s.seats else NO_SEAT
        order += seat << 3 * index
    tell(s, ORDER, NOBODY, order)
