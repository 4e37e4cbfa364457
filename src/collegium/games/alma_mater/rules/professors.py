"""Recruiting professors (§5.5): the first recruiter pays ducats and books, and these books are the price for others.

If the first recruiter took the professor free, the next one sets the price in books and pays no ducats (ruling 28).
"""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell, then

from ..choices import (
    AFTER_FREE,
    ALREADY_YOURS,
    BOOKMARK_WAITS,
    BOOKS_MISSING,
    COLOUR_USED,
    DECLINE_PROFESSOR,
    DUCATS_MISSING,
    FREE,
    LECTURE_WAITS,
    NO_PROFESSOR,
    NORMAL,
    OFFER_DOUBLE,
    PAY_KIND,
    PICK_PROFESSOR,
    REST_UNPAYABLE,
    SET_BOOKMARK,
    STACK_EMPTY,
    TAKE_PROFESSOR,
    TOLD_BOOKMARK,
    TOLD_DECLINED,
    TOLD_FIRST_RECRUITER,
    TOLD_PRICE_PAID,
    TOLD_PRICE_SET,
    TOLD_PROFESSOR,
)
from ..components import (
    ART,
    DICTIONARY,
    FREE_SLOT,
    KINDS,
    PATTERN,
    PATTERN_SLOTS,
    PROFESSOR_FACULTY,
    SLOTS,
    SPACE_SLOTS,
)
from ..state import Player
from .gains import told_kind, told_mine
from .modifiers import after_professor, has_free_lectures, is_recruited, professor_ducats
from .payments import can_differ, held


@rule
def faculty_of(s, slot):
    return PROFESSOR_FACULTY[s.professor_in[slot]]


@rule
def has_price(s, slot):
    return s.professor_price[slot, 0] >= 0


@rule
def can_choose_price(s, me: Player, slot, part, used):
    """Whether the parts of the pattern from `part` on can be paid in kinds that differ, none of them `used`."""
    faculty = faculty_of(s, slot)
    first = FREE_SLOT
    second = FREE_SLOT << 1
    third = FREE_SLOT << 2
    if part < 1:
        first = held(me, PATTERN[faculty, 0], KINDS) & ~used
    if part < 2:
        second = held(me, PATTERN[faculty, 1], KINDS) & ~used
    if part < 3:
        third = held(me, PATTERN[faculty, 2], KINDS) & ~used
    return can_differ(first, second, third)


@rule
def can_pay_price(s, me: Player, slot):
    """Whether the price that was set can be paid: exactly those kinds, never ducats (ruling 27)."""
    faculty = faculty_of(s, slot)
    for part in range(PATTERN_SLOTS):
        if me.books[s.professor_price[slot, part]] < PATTERN[faculty, part]:
            return False
    return True


@rule
def professor_verdict(s, me: Player, slot, mode):
    if s.professor_stock[slot] == 0:
        return STACK_EMPTY
    if me.professors[slot] == 1:
        return ALREADY_YOURS
    if mode == FREE:
        return LEGAL
    if has_price(s, slot):
        if not can_pay_price(s, me, slot):
            return BOOKS_MISSING
        return LEGAL
    if me.ducats < professor_ducats(s, me, slot, mode):
        return DUCATS_MISSING
    if not can_choose_price(s, me, slot, 0, 0):
        return BOOKS_MISSING
    return LEGAL


@rule
def open_professors(s, me: Player):
    """Academy stacks (bits) that can be recruited from now by a master."""
    found = 0
    for slot in range(SLOTS):
        if professor_verdict(s, me, slot, NORMAL) == LEGAL:
            found |= 1 << slot
    return found


@rule
def offer_professor(s, mode, place, second):
    """Ask which professor; `place` is the academy space, or the milestone whose bonus this is."""
    ask(s, s.active, PICK_PROFESSOR, mode, place, second)


@offers(PICK_PROFESSOR)
def menu_professor(s, who, verdict: Vector, mode, place):
    me = s.player[who]
    first = 0
    last = SLOTS
    if mode == NORMAL:
        first = SPACE_SLOTS[s.four, place, 0]
        last = SPACE_SLOTS[s.four, place, 1]
    else:
        verdict[DECLINE_PROFESSOR] = LEGAL
    for slot in range(first, last):
        if mode != FREE or faculty_of(s, slot) != ART:
            verdict[slot] = professor_verdict(s, me, slot, mode)


@answers(PICK_PROFESSOR)
def pick_professor(s, who, slot, mode, place, second):
    if slot == DECLINE_PROFESSOR:
        tell(s, TOLD_DECLINED, who, NO_PROFESSOR)
        then(s, OFFER_DOUBLE, place, second)
        return
    me = s.player[who]
    doubling = -1  # the milestone whose bonus may be doubled after this (ruling 63)
    if mode != NORMAL and second == 0:
        doubling = place
    then(s, TAKE_PROFESSOR, slot, doubling)
    if mode != FREE:
        if has_price(s, slot):
            faculty = faculty_of(s, slot)
            for part in range(PATTERN_SLOTS):
                me.books[s.professor_price[slot, part]] -= PATTERN[faculty, part]
            tell(s, TOLD_PRICE_PAID, who, s.professor_in[slot], packed_price(s, slot))
        else:
            ducats = professor_ducats(s, me, slot, mode)
            told = mode
            if is_recruited(s, slot):
                told = AFTER_FREE
            tell(s, TOLD_FIRST_RECRUITER, who, s.professor_in[slot], ducats, told)
            me.ducats -= ducats
            ask(s, who, PAY_KIND, slot, 0)


@rule
def packed_price(s, slot):
    """The kinds of a professor's price in one number, for the story."""
    packed = 0
    for part in range(PATTERN_SLOTS):
        packed += told_kind(s, s.professor_price[slot, part]) * 8**part
    return packed


@offers(PAY_KIND)
def menu_pay_kind(s, who, verdict: Vector, slot, part):
    me = s.player[who]
    used = s.bill.used
    quantity = PATTERN[faculty_of(s, slot), part]
    for kind in range(KINDS):
        if kind < s.colours or kind == DICTIONARY:
            if (used >> kind) & 1 == 1:
                verdict[kind] = COLOUR_USED
            elif me.books[kind] < quantity:
                verdict[kind] = BOOKS_MISSING
            elif not can_choose_price(s, me, slot, part + 1, used | (1 << kind)):
                verdict[kind] = REST_UNPAYABLE
            else:
                verdict[kind] = LEGAL


@answers(PAY_KIND)
def pay_kind(s, who, kind, slot, part):
    """The books leave when all kinds are chosen; they are the price from now on."""
    bill = s.bill
    me = s.player[who]
    bill.used |= 1 << kind
    bill.chosen[part] = kind + 1
    if part + 1 < PATTERN_SLOTS:
        ask(s, who, PAY_KIND, slot, part + 1)
        return
    for paid in range(PATTERN_SLOTS):
        chosen = bill.chosen[paid] - 1
        me.books[chosen] -= PATTERN[faculty_of(s, slot), paid]
        s.professor_price[slot, paid] = chosen
        bill.chosen[paid] = 0
    bill.used = 0
    tell(s, TOLD_PRICE_SET, who, s.professor_in[slot], packed_price(s, slot))


@runs(TAKE_PROFESSOR)
def take_professor(s, slot, doubling):
    """§5.5 from step 2 on: the card, its bookmark, and the lecture that waits."""
    who = s.active
    me = s.player[who]
    me.professors[slot] = 1
    me.ready[slot] = 1
    s.professor_stock[slot] -= 1
    tell(s, TOLD_PROFESSOR, who, s.professor_in[slot])
    after_professor(s, who)
    if has_price(s, slot):
        if not has_free_lectures(s, who):
            me.bookmark[slot] = s.professor_price[slot, 0]
            tell(s, TOLD_BOOKMARK, who, s.professor_in[slot], told_mine(s, who, me.bookmark[slot]))
    else:
        then(s, BOOKMARK_WAITS, slot)
    then(s, LECTURE_WAITS, slot)
    if doubling >= 0:
        then(s, OFFER_DOUBLE, doubling)


@runs(BOOKMARK_WAITS)
def bookmark_waits(s, slot):
    if not has_free_lectures(s, s.active):
        ask(s, s.active, SET_BOOKMARK, slot)


@offers(SET_BOOKMARK)
def menu_bookmark(s, who, verdict: Vector):
    for kind in range(KINDS):
        if kind < s.colours or kind == DICTIONARY:
            verdict[kind] = LEGAL


@answers(SET_BOOKMARK)
def set_bookmark(s, who, kind, slot):
    s.player[who].bookmark[slot] = kind
    tell(s, TOLD_BOOKMARK, who, s.professor_in[slot], told_mine(s, who, kind))
