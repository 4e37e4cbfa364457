"""Paying with books, pick by pick: students' requirements with reductions (§5.4) and research costs (§7.9.1).

Sets of kinds are bits. Before each pick the rest must stay payable, so nobody is ever stranded.
"""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, then, total

from ..choices import (
    BOOKS_MISSING,
    COLOUR_USED,
    PAY_COLOUR,
    PAY_TEXTBOOKS,
    RANK_TOO_LOW,
    REDUCE,
    REDUCE_COST,
    REST_UNPAYABLE,
)
from ..components import ANY_RANKS, BITS, COLOURS, EVERY_COLOUR, FREE_SLOT, PATTERN_SLOTS, WORST_RANK
from ..state import Player
from .gains import tell_books

PICKS = 8  # the most picks of one payment


@rule
def held(me: Player, quantity, kinds):
    """Among the first `kinds` kinds, those of which at least `quantity` books are in storage."""
    found = 0
    for kind in range(kinds):
        if me.books[kind] >= quantity:
            found |= 1 << kind
    return found


@rule
def well_reputed(s, worst):
    """Colours with a book reputation of rank `worst` or better; in round 1 every colour (ruling 24)."""
    if s.reputation[0] < 0 or worst >= s.colours:
        return EVERY_COLOUR
    found = 0
    for rank in range(worst):
        found |= 1 << s.reputation[rank]
    return found


@rule
def can_differ(first, second, third):
    """Whether three sets of kinds can each give a kind of their own (Hall's condition)."""
    return (
        first != 0 and second != 0 and third != 0
        and BITS[first | second] >= 2 and BITS[first | third] >= 2 and BITS[second | third] >= 2
        and BITS[first | second | third] >= 3
    )  # fmt: skip


@rule
def payers(s, me: Player, faculty, slot, quantity):
    """Colours that can pay one requirement; a requirement of 0 is paid by a bit of its own (ruling 23)."""
    if quantity <= 0:
        return FREE_SLOT << slot
    return held(me, quantity, COLOURS) & well_reputed(s, WORST_RANK[faculty, slot])


@rule
def can_pay(s, me: Player, faculty, first, second, third, used):
    """Whether three requirements can be paid in different colours, none of them already `used`."""
    return can_differ(
        payers(s, me, faculty, 0, first) & ~used,
        payers(s, me, faculty, 1, second) & ~used,
        payers(s, me, faculty, 2, third) & ~used,
    )


@rule
def can_pay_reduced(s, me: Player, faculty, first, second, third, reductions):
    """Whether some way to take off `reductions` textbooks leaves requirements that can be paid (§5.4.2)."""
    taken_off = min(reductions, first + second + third)
    if taken_off == 0:
        return can_pay(s, me, faculty, first, second, third, 0)
    for off_first in range(min(taken_off, first) + 1):
        for off_second in range(min(taken_off - off_first, second) + 1):
            off_third = taken_off - off_first - off_second
            if off_third <= third:
                if can_pay(s, me, faculty, first - off_first, second - off_second, third - off_third, 0):
                    return True
    return False


# Reductions -----------------------------------------------------------------------------------------------------------


@runs(REDUCE_COST)
def reduce_cost(s):
    bill = s.bill
    if total(bill.owes) == 0:
        bill.reductions = 0
    elif bill.reductions > 0:
        ask(s, s.active, REDUCE, bill.reductions)


@offers(REDUCE)
def menu_reduce(s, who, verdict: Vector):
    bill = s.bill
    me = s.player[who]
    for slot in range(PATTERN_SLOTS):
        if bill.owes[slot] > 0:
            first = bill.owes[0] - (slot == 0)
            second = bill.owes[1] - (slot == 1)
            third = bill.owes[2] - (slot == 2)
            if can_pay_reduced(s, me, bill.faculty, first, second, third, bill.reductions - 1):
                verdict[slot] = LEGAL
            else:
                verdict[slot] = REST_UNPAYABLE


@answers(REDUCE)
def reduce_requirement(s, who, slot):
    s.bill.owes[slot] -= 1
    s.bill.reductions -= 1
    then(s, REDUCE_COST)


# Picks ----------------------------------------------------------------------------------------------------------------


@rule
def open_bill(s, picks, each, differ):
    """A research cost: `picks` times `each` textbooks of one colour."""
    bill = s.bill
    bill.faculty = ANY_RANKS
    bill.differ = differ
    for pick in range(picks):
        bill.owes[pick] = each
    then(s, PAY_TEXTBOOKS)


@runs(PAY_TEXTBOOKS)
def pay_textbooks(s):
    """Ask for the next pick, or close the bill."""
    bill = s.bill
    for pick in range(PICKS):
        if bill.owes[pick] > 0:
            ask(s, s.active, PAY_COLOUR, pick, bill.owes[pick])
            return
    bill.faculty = 0
    bill.differ = 0
    bill.used = 0


@rule
def can_pay_rest(s, me: Player, pick, colour):
    """Whether the picks after this one can still be paid when this one takes `colour`."""
    bill = s.bill
    used = bill.used | (1 << colour)
    second = 0
    third = 0
    if pick < 1:
        second = bill.owes[1]
    if pick < 2:
        third = bill.owes[2]
    return can_pay(s, me, bill.faculty, 0, second, third, used)


@offers(PAY_COLOUR)
def menu_pay_colour(s, who, verdict: Vector, pick, quantity):
    bill = s.bill
    me = s.player[who]
    reputed = EVERY_COLOUR
    if bill.faculty != ANY_RANKS:
        reputed = well_reputed(s, WORST_RANK[bill.faculty, pick])
    for colour in range(s.colours):
        if bill.differ == 1 and (bill.used >> colour) & 1 == 1:
            verdict[colour] = COLOUR_USED
        elif me.books[colour] < quantity:
            verdict[colour] = BOOKS_MISSING
        elif (reputed >> colour) & 1 == 0:
            verdict[colour] = RANK_TOO_LOW
        elif bill.differ == 1 and not can_pay_rest(s, me, pick, colour):
            verdict[colour] = REST_UNPAYABLE
        else:
            verdict[colour] = LEGAL


@answers(PAY_COLOUR)
def pay_colour(s, who, colour, pick, quantity):
    s.player[who].books[colour] -= quantity
    tell_books(s, who, quantity, colour)
    s.bill.owes[pick] = 0
    s.bill.used |= 1 << colour
    then(s, PAY_TEXTBOOKS)
