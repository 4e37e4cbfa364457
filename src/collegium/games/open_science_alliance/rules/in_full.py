"""Specialists who all collect their full level and bonus: the most level that fits the room of a type (section 5.3)."""

from collegium.kernel import rule

from ..components import LEVELS
from ..state import Player
from .crew import uninvited
from .pool import bonus_of


@rule
def type_in_full(s, me: Player, kind, units):
    """The most level of uninvited Specialists of a type that all take their level and bonus from so many units."""
    bonus = bonus_of(s)
    card = kind * LEVELS
    best = 0
    for fours in range(uninvited(s, me, card + 4) + 1):
        after_fours = units - fours * (4 + bonus)
        for threes in range(uninvited(s, me, card + 3) + 1):
            after_threes = after_fours - threes * (3 + bonus)
            for twos in range(uninvited(s, me, card + 2) + 1):
                after_twos = after_threes - twos * (2 + bonus)
                if after_twos >= 0:
                    ones = min(uninvited(s, me, card + 1), after_twos // (1 + bonus))
                    best = max(best, 4 * fours + 3 * threes + 2 * twos + ones)
    return best


@rule
def gain_by_borrowing(s, me: Player, foreign, kind, units, own):
    """How much more level fits with a borrowed Specialist of this type; `own` is what fits without."""
    bonus = bonus_of(s)
    gain = 0
    for level in range(1, LEVELS):
        if foreign >> kind * LEVELS + level & 1 and level + bonus <= units:
            gain = max(gain, level + type_in_full(s, me, kind, units - level - bonus) - own)
    return gain


@rule
def all_in_full(s, me: Player, foreign, r0, r1, r2, r3):
    """The most level over all types, at most one foreign card helping."""
    own0 = type_in_full(s, me, 0, r0)
    own1 = type_in_full(s, me, 1, r1)
    own2 = type_in_full(s, me, 2, r2)
    own3 = type_in_full(s, me, 3, r3)
    gain = 0
    if foreign != 0:
        gain = max(gain, gain_by_borrowing(s, me, foreign, 0, r0, own0))
        gain = max(gain, gain_by_borrowing(s, me, foreign, 1, r1, own1))
        gain = max(gain, gain_by_borrowing(s, me, foreign, 2, r2, own2))
        gain = max(gain, gain_by_borrowing(s, me, foreign, 3, r3, own3))
    return own0 + own1 + own2 + own3 + gain
