"""Inventing: develop boxes for development cubes, or register patents for gold; never both (§5.3, field 5)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, tell

from ..choices import (
    BOX_PATENTED,
    BOX_TAKEN,
    CHOSE_DEVELOPMENT,
    CHOSE_PATENTS,
    DEVELOPED,
    INVENT,
    INVENT_DONE,
    LIMIT,
    NEEDS,
    NO_MARKERS,
    ORIGINAL_FIRST,
    OVER_SEVEN,
    PATENT,
    PATENT_BOX,
    PATENTED,
    PROTECTED,
    RIGHT_LOST,
    TRACK_END,
)
from ..components import (
    BOX_COST,
    BOX_INFLUENCE,
    BOXES,
    CARD_INVENTION,
    CARDS,
    DEVELOPMENT,
    DEVELOPMENT_LIMIT,
    GOLD,
    INVENTIONS,
    PATENT_GOLD,
    PATENT_INFLUENCE,
    PATENT_LIMIT,
    PATENT_STEPS,
)
from ..state import BONUS, DEVELOPING, PATENTING, PENDING
from .supply import gain_influence, pay
from .turns import go_on, menu_done, stop_action


@rule
def judge_develop(s, who, box):
    """May this player develop this box now?"""
    me = s.player[who]
    if s.box_owner[box] >= 0:
        return BOX_TAKEN
    if s.action.half == PATENTING:
        return CHOSE_PATENTS
    if box >= INVENTIONS and s.box_owner[box - INVENTIONS] < 0:  # ruling 15
        return ORIGINAL_FIRST
    if me.markers == 0:
        return NO_MARKERS
    if me.goods[DEVELOPMENT] < BOX_COST[box]:
        return NEEDS + DEVELOPMENT
    if s.action.development_spent + BOX_COST[box] > DEVELOPMENT_LIMIT:  # ruling 17
        return OVER_SEVEN
    return LEGAL


@rule
def judge_patent(s, who):
    """May this player take the next patent step now?"""
    me = s.player[who]
    if s.action.half == DEVELOPING:
        return CHOSE_DEVELOPMENT
    if s.action.done >= PATENT_LIMIT:
        return LIMIT
    if me.patent_step == PATENT_STEPS:
        return TRACK_END
    if me.goods[GOLD] < PATENT_GOLD[me.patent_step]:
        return NEEDS + GOLD
    return LEGAL


@rule
def can_develop(s, who):
    for box in range(BOXES):
        if judge_develop(s, who, box) == LEGAL:
            return True
    return False


@offers(INVENT)
def menu_invent(s, who, verdict: Vector, occasion):
    for box in range(BOXES):
        verdict[box] = judge_develop(s, who, box)
    if occasion != BONUS:  # a bonus patent is registered at once
        verdict[PATENT] = judge_patent(s, who)
    menu_done(occasion, INVENT_DONE, verdict)


@answers(INVENT)
def choose_invent(s, who, option, occasion):
    if option == INVENT_DONE:
        stop_action(s, who, INVENT, occasion, can_develop(s, who) or judge_patent(s, who) == LEGAL)
    elif option == PATENT:
        register_patent(s, who, occasion)
    else:
        develop(s, who, option)
        go_on(s, who, INVENT, occasion)


@rule
def develop(s, who, box):
    """Marker, influence, payment; a gold box brings its three cards next round (ruling 34)."""
    me = s.player[who]
    me.markers -= 1
    s.box_owner[box] = who
    tell(s, DEVELOPED, who, box)
    gain_influence(s, who, BOX_INFLUENCE[box])
    pay(s, who, DEVELOPMENT, BOX_COST[box])
    if box < INVENTIONS:
        for card in range(CARDS):
            if CARD_INVENTION[card] == box:
                s.card_place[card] = PENDING
    s.action.half = DEVELOPING
    s.action.development_spent += BOX_COST[box]
    s.action.done += 1


@rule
def register_patent(s, who, occasion):
    """Pay, advance, gain; then protect an own box if one is left (rulings 19 to 21)."""
    me = s.player[who]
    tell(s, PATENTED, who, me.patent_step + 1)
    pay(s, who, GOLD, PATENT_GOLD[me.patent_step])
    me.patent_step += 1
    gain_influence(s, who, PATENT_INFLUENCE[me.patent_step - 1])
    s.action.half = PATENTING
    s.action.done += 1
    if me.markers > 0 and can_protect(s, who):
        ask(s, who, PATENT_BOX, occasion)
    else:
        tell(s, RIGHT_LOST, who, me.markers)
        go_on(s, who, INVENT, occasion)


@rule
def can_protect(s, who):
    for box in range(BOXES):
        if s.box_owner[box] == who and s.box_patent[box] == 0:
            return True
    return False


@offers(PATENT_BOX)
def menu_patent_box(s, who, verdict: Vector):
    for box in range(BOXES):
        if s.box_owner[box] == who:
            verdict[box] = BOX_PATENTED if s.box_patent[box] == 1 else LEGAL


@answers(PATENT_BOX)
def choose_patent_box(s, who, box, occasion):
    s.player[who].markers -= 1
    s.box_patent[box] = 1
    tell(s, PROTECTED, who, box)
    go_on(s, who, INVENT, occasion)
