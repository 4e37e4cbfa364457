"""Sending masters: how many a space needs, masters and tutors, when a space is closed (§5.3, §7.1.3)."""

from collegium.kernel import LEGAL, Vector, answers, ask, find, offers, rule, tell, then
from collegium.kernel.choice import NOT_OFFERED

from ..choices import (
    AT_THE_TOP,
    BISHOP_COUNT,
    DUCATS_MISSING,
    MASTER_THERE,
    NOTHING_TO_DO_THERE,
    TOLD_ERASMUS,
    TOLD_SENT,
    TOLD_TUTORS_HOME,
    TOO_FEW_MASTERS,
    TUTOR_COUNT,
    USE_ERASMUS,
    USE_SPACE,
    YES,
)
from ..components import (
    ACADEMY,
    ANTIQUARIAN,
    ANTIQUARIAN_PARK,
    BISHOP,
    BISHOP_MOST,
    BISHOP_SPACE,
    CAMPUS,
    COLLOQUIUM,
    LABORATORY,
    OWN,
    OWN_PRICE,
    OWN_SECOND_SPACE,
    PARK,
    PARK_TRADE,
    PRINTER,
    SPACE_ACTION,
    SPACE_ON_SIDE,
    SPACE_ROW,
    SPACE_SLOTS,
    SPACES,
    TOP,
    TUTORS,
)
from ..state import Player
from .colloquium import cheapest_offer
from .gains import masters_at_hand
from .modifiers import can_use_erasmus, erasmus_masters, masters_for_occupied, masters_saved, trade_cost
from .professors import open_professors
from .students import open_rows


@rule
def is_large(space):
    """Bishop and colloquium: any number of visits, whatever lies there."""
    return SPACE_ACTION[space] == BISHOP or SPACE_ACTION[space] == COLLOQUIUM


@rule
def is_here(s, me: Player, space):
    """On this side of the board or in the player's own university."""
    if space == OWN_SECOND_SPACE:
        return me.students[PRINTER] == 1
    return SPACE_ON_SIDE[s.four, space] == 1


@rule
def largest_group(s, space):
    """The most masters of one colour on a space."""
    highest = 0
    for seat in range(s.colours):
        highest = max(highest, s.player[seat].on_space[space])
    return highest


@rule
def masters_needed(s, who, space):
    """§5.3: one, or one more than the largest group of one colour."""
    if is_large(space) or SPACE_ACTION[space] == OWN:
        return 1
    highest = largest_group(s, space)
    if highest == 0:
        return 1
    return masters_for_occupied(s, who, highest)


@rule
def action_verdict(s, who, space, rows, slots):
    """Whether the action could be carried out now (ruling 15); `rows`, `slots`: who can be recruited (bits)."""
    me = s.player[who]
    action = SPACE_ACTION[space]
    if action == CAMPUS:
        if (rows >> SPACE_ROW[space]) & 1 == 0:
            return NOTHING_TO_DO_THERE
    elif action == ACADEMY:
        for slot in range(SPACE_SLOTS[s.four, space, 0], SPACE_SLOTS[s.four, space, 1]):
            if (slots >> slot) & 1 == 1:
                return LEGAL
        return NOTHING_TO_DO_THERE
    elif action == ANTIQUARIAN or action == ANTIQUARIAN_PARK:
        if me.ducats < trade_cost(s, who, 0):
            return DUCATS_MISSING
    elif action == PARK:
        if me.ducats < trade_cost(s, who, PARK_TRADE):
            return DUCATS_MISSING
    elif action == LABORATORY:
        if me.level == TOP:
            return AT_THE_TOP
    elif action == COLLOQUIUM:
        if me.ducats < cheapest_offer(s, who):
            return DUCATS_MISSING
    elif action == OWN:
        if me.ducats < OWN_PRICE and me.level == TOP:
            return DUCATS_MISSING
    return LEGAL


@rule
def space_verdict(s, who, space, rows, slots):
    me = s.player[who]
    if not is_here(s, me, space):
        return NOT_OFFERED
    if me.on_space[space] > 0 and not is_large(space):
        return MASTER_THERE
    if masters_at_hand(me) < masters_needed(s, who, space):
        return TOO_FEW_MASTERS
    return action_verdict(s, who, space, rows, slots)


@rule
def menu_spaces(s, who, verdict: Vector):
    me = s.player[who]
    rows = 0
    slots = 0
    if masters_at_hand(me) > 0:
        rows = open_rows(s, me)
        slots = open_professors(s, me)
    for space in range(SPACES):
        verdict[space] = space_verdict(s, who, space, rows, slots)


# Placing --------------------------------------------------------------------------------------------------------------


@rule
def send_masters(s, who, space):
    if space == BISHOP_SPACE:
        ask(s, who, BISHOP_COUNT)
    else:
        mix_masters(s, who, space, masters_needed(s, who, space))


@offers(BISHOP_COUNT)
def menu_bishop_count(s, who, verdict: Vector):
    at_hand = masters_at_hand(s.player[who])
    for option in range(BISHOP_MOST):
        verdict[option] = TOO_FEW_MASTERS
        if option + 1 <= at_hand:
            verdict[option] = LEGAL


@answers(BISHOP_COUNT)
def go_to_bishop(s, who, option):
    mix_masters(s, who, BISHOP_SPACE, option + 1)


@rule
def mix_masters(s, who, space, number):
    if s.player[who].tutors_archive == 0:
        place_masters(s, who, 0, space, number)
    else:
        ask(s, who, TUTOR_COUNT, space, number)


@offers(TUTOR_COUNT)
def menu_tutor_count(s, who, verdict: Vector, space, number):
    me = s.player[who]
    for tutors in range(TUTORS + 1):
        if tutors <= number and tutors <= me.tutors_archive and number - tutors <= me.archive:
            verdict[tutors] = LEGAL


@answers(TUTOR_COUNT)
def place_masters(s, who, tutors, space, number):
    me = s.player[who]
    saved = 0
    if not is_large(space) and SPACE_ACTION[space] != OWN:
        saved = masters_saved(s, who, largest_group(s, space))
    me.archive -= number - tutors
    me.on_space[space] += number - tutors
    me.tutors_archive -= tutors
    s.tutors_live += tutors
    tell(s, TOLD_SENT, who, space, number - tutors, tutors + 16 * saved)
    if space == BISHOP_SPACE:
        count_at_bishop(s, who, number - tutors)
        if can_use_erasmus(s, who):
            ask(s, who, USE_ERASMUS, number)
            return
    then(s, USE_SPACE, space, number)


@rule
def count_at_bishop(s, who, masters):
    """Only real masters count for the turn order (§7.2, ruling 12); the first to arrive wins ties."""
    me = s.player[who]
    if masters > 0 and me.bishop_count == 0:
        s.bishop_first[find(s.bishop_first, -1)] = who
    me.bishop_count += masters


@answers(USE_ERASMUS)
def use_erasmus(s, who, option, number):
    if option == YES:
        more = erasmus_masters(s, who)
        count_at_bishop(s, who, more)
        tell(s, TOLD_ERASMUS, who, more)
        number += more
    then(s, USE_SPACE, BISHOP_SPACE, number)


@rule
def return_tutors(s):
    """§5.3: once the action with all it triggers is through."""
    if s.tutors_live > 0:
        tell(s, TOLD_TUTORS_HOME, s.active, s.tutors_live)
    s.tutors_supply += s.tutors_live
    s.tutors_live = 0
