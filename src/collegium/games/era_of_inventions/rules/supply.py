"""Paying and gaining: goods move between players and the common supply, influence along its track.

A gain takes as many as the supply has (§5.5, ruling 7); an exchange is only offered when the supply can pay it in full.
"""

from collegium.kernel import rule, tell

from ..choices import ROYALTY, SHORT, TRACK_BONUS, TRACK_EMPTY
from ..components import INFLUENCE, LAST_INFLUENCE_FIELD, TRACK_GOOD


@rule
def pay(s, who, kind, number):
    """Hand goods in to the supply."""
    s.player[who].goods[kind] -= number
    s.supply[kind] += number


@rule
def receive(s, who, kind, number):
    """Take goods from the supply, as many as it has. Returns how many."""
    taken = min(number, s.supply[kind])
    s.supply[kind] -= taken
    s.player[who].goods[kind] += taken
    return taken


@rule
def track_field(influence):
    """The field on which the pawn stands; past the last one it starts a new lap (§7.7)."""
    if influence <= LAST_INFLUENCE_FIELD:
        return influence
    return (influence - 1) % LAST_INFLUENCE_FIELD + 1


@rule
def gain_influence(s, who, number):
    """Influence through an own action: one move, and the good of the field where it ends (§5.5, ruling 30)."""
    if number == 0:
        return
    me = s.player[who]
    me.influence += number
    field = track_field(me.influence)
    kind = TRACK_GOOD[field]
    if kind >= 0:
        tell(s, TRACK_BONUS if receive(s, who, kind, 1) == 1 else TRACK_EMPTY, who, field, kind)


@rule
def gainable(s, kind, number):
    """How much of a gain there is: the supply may be short of goods, never of influence."""
    return number if kind == INFLUENCE else min(number, s.supply[kind])


@rule
def gain(s, who, kind, number):
    """Goods from the supply, or influence. What was gained is told before (see `gainable`), what is missing here."""
    if kind == INFLUENCE:
        gain_influence(s, who, number)
    else:
        miss(s, who, kind, number - receive(s, who, kind, number))


@rule
def miss(s, who, kind, number):
    """Tell what the supply could not pay."""
    if number > 0:
        tell(s, SHORT, who, kind, number)


@rule
def gain_royalty(s, who, kind, number, box):
    """Gold or influence because another player made the invention; never a track bonus (ruling 28)."""
    if kind == INFLUENCE:
        s.player[who].influence += number
        tell(s, ROYALTY, who, kind, number, box)
    else:
        taken = receive(s, who, kind, number)
        if taken > 0:
            tell(s, ROYALTY, who, kind, taken, box)
        miss(s, who, kind, number - taken)
