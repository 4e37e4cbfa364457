"""Headings of the phases, and the Player Order in one number of an event."""

from collegium.kernel import rule, tell

from ..choices import ORDER, PHASE_BEGINS
from ..state import GROUPS

NOBODY = -1
NO_SEAT = 7  # in an order of fewer than four groups


@rule
def open_phase(s, phase):
    """The phase begins, with a heading."""
    s.phase = phase
    tell(s, PHASE_BEGINS, NOBODY, phase, s.turn, s.last)


@rule
def tell_order(s):
    order = 0
    for index in range(GROUPS):
        seat = s.order[index] if index < s.seats else NO_SEAT
        order += seat << 3 * index
    tell(s, ORDER, NOBODY, order)
