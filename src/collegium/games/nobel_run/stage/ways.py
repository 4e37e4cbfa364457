"""What a card of the hand can do now: for each use, and for what it gives, the option that a click there takes."""

from typing import NamedTuple

from collegium.draw.stage import NO_WAY
from collegium.kernel import LEGAL

from ..choices import (
    AT_BLOCK,
    AT_DRAW,
    AT_LEVY,
    AT_REACT_SMEAR,
    AT_STRIP,
    MAIN,
    PUBLISH_OPTION,
    REACT,
    SMEAR_OPTION,
    USE_OPTION,
)
from ..components import ATTACKS, BLOCKS, DRAWS, RESOURCES, SMEARS, STRICKLAND, USE
from ..rules.reactions import attack_verdict, smear_verdict
from ..rules.turn import can_strip_somebody


class Ways(NamedTuple):
    """Options by where they stand on the card: the line of its uses from left to right, and the frame below."""

    uses: tuple[int, ...] = ()
    gives: int = NO_WAY


NONE = Ways()
LEVY_OPTION = {int(kind): AT_LEVY + i for i, kind in enumerate(ATTACKS)}  # in a rival's turn
BLOCK_OPTION = {int(kind): AT_BLOCK + i for i, kind in enumerate(BLOCKS)}
REACT_SMEAR_OPTION = {int(kind): AT_REACT_SMEAR + i for i, kind in enumerate(SMEARS)}


def ways_of(s, who, kind):
    """The ways of a card that this seat holds; none where it is asked for a card and not for what it does."""
    asked = s.owed[who]
    if asked.kind == MAIN:
        return in_own_turn(s, who, kind)
    return in_a_rivals_turn(s, asked.a, asked.c, kind) if asked.kind == REACT else NONE


def in_own_turn(s, who, kind):
    uses = [int(USE_OPTION[kind, r]) for r in range(RESOURCES) if USE[kind, r]]
    if DRAWS[kind]:
        uses.append(AT_DRAW)
    if kind == STRICKLAND:
        uses.append(AT_STRIP if can_strip_somebody(s, who) else NO_WAY)
    gives = int(SMEAR_OPTION[kind])
    if PUBLISH_OPTION[kind] >= 0 and not s.published:
        gives = int(PUBLISH_OPTION[kind])
    return Ways(tuple(uses), gives)


def in_a_rivals_turn(s, window, pending, kind):
    uses: tuple[int, ...] = ()
    gives = NO_WAY
    if kind in LEVY_OPTION and attack_verdict(s, window, pending, kind) == LEGAL:
        uses, gives = (LEVY_OPTION[kind],), BLOCK_OPTION.get(kind, NO_WAY)
    if kind in REACT_SMEAR_OPTION and smear_verdict(s, window, pending) == LEGAL:
        gives = REACT_SMEAR_OPTION[kind]
    return Ways(uses, gives)
