"""Many states at once: the four loops that a learner needs, each one call for `count` states of one game.

`out` has a number per state, going in and coming back. These are rules like the others, so they are compiled with the
game and run on whatever it runs on.
"""

from collegium.engine.loops import DONE, WIDEST, act, begin, copy, first_owing, look, view
from collegium.kernel.rng import MASK
from collegium.kernel.rule import Vector, rule


@rule
def deal_all(states: Vector, raw: Vector, count, seats, variant, verdict: Vector, out: Vector):
    """Begin a new game in every state; `out` has the two words of each seed, the first in the upper half."""
    for k in range(count):
        begin(states[k], raw[k], seats, variant, (out[k] >> 32) & MASK, out[k] & MASK, verdict)
    return count


@rule
def step_all(states: Vector, count, verdict: Vector, out: Vector):
    """One answer for every state: seat * WIDEST + option in `out`, where its result comes back; below zero: none.

    Returns how many were accepted.
    """
    accepted = 0
    for k in range(count):
        if out[k] >= 0:
            out[k] = act(states[k], out[k] // WIDEST, out[k] % WIDEST, verdict)
            accepted += out[k] == DONE
    return accepted


@rule
def mask_all(states: Vector, count, width, verdict: Vector, out: Vector):
    """The menu of the first seat that owes a choice in every state, `width` numbers each, one after the other.

    `out` says that seat, -1 where the game is over. Returns how many games go on.
    """
    going = 0
    for k in range(count):
        row = verdict[k * width : (k + 1) * width]
        for option in range(width):
            row[option] = 0
        out[k] = -1
        if states[k].over == 0:
            out[k] = first_owing(states[k])
            look(states[k], out[k], row)
            going += 1
    return going


@rule
def observe_all(states: Vector, raw: Vector, count, out: Vector):
    """Copy state k to state `count` + k, as the seat out[k] may see it (any other number: a spectator)."""
    for k in range(count):
        copy(raw, k, count + k)
        view(states[count + k], raw[count + k], out[k])
    return count
