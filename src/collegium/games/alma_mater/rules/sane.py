"""The invariants of §12 that are not bounds of the legend: 0, or the number of the one that is broken."""

from collegium.kernel import rule

from ..choices import LECTURE_OPEN, MENU
from ..components import (
    ADDITIONAL_MASTERS,
    COLOURS,
    DISPLAY,
    FACULTIES,
    IGNOTUS,
    IGNOTUS_CARDS,
    IGNOTUS_MASTERS,
    INCOME_DICTIONARIES,
    KINDS_PER_FACULTY,
    LEVELS_PER_CARD,
    MASTERS,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PATTERN_SLOTS,
    PRICES,
    SETUP_CARDS,
    SHELF_VALUES,
    SHELVES,
    SHELVES_OF_VALUE,
    SLOTS,
    SPACES,
    STUDENTS,
    TUTORS,
)
from ..state import ACTION, INCOME, OVER, SHELF_SETUP, START, STORAGE, Player
from .gains import stored_books
from .modifiers import capacity, lectures_are_free
from .setup import stack_height

NAMES = (
    "masters are conserved (§12.1)",
    "tutors are conserved (§12.2)",
    "student tiles are conserved (§12.3)",
    "professor cards are conserved (§12.3)",
    "halls hold the students owned (§12.4)",
    "shelves are the seven of a colour (§12.6)",
    "display prices never fall (§12.7)",
    "markers are stacked by level and never rest below a milestone (§12.8)",
    "reputation is set after round 1 and a permutation (§12.9)",
    "prices are all set or not at all, in different kinds (§12.10)",
    "a bookmark is set (§12.10)",
    "steps and payments belong to a turn (§12.12)",
    "who owes (§12.13)",
    "the passed have nothing ready (§12.15)",
    "setup cards are conserved (§12.17)",
    "Ignotus' cards and masters (§12.18)",
    "storage fits after the check (§12.19)",
    "the game ends after six rounds (§12.20)",
    "chancellors are unique",
    "turn order is a permutation",
    "flags are clear between rounds (§12.11)",
    "a printing press holds one master at most (§12.16)",
)
(MASTERS_BROKEN, TUTORS_BROKEN, STUDENTS_BROKEN, PROFESSORS_BROKEN, HALLS_BROKEN, SHELVES_BROKEN, PRICES_BROKEN,
 LEVELS_BROKEN, REPUTATION_BROKEN, PRICE_BROKEN, BOOKMARK_BROKEN, TURN_BROKEN, OWING_BROKEN, PASSED_BROKEN,
 SETUP_BROKEN, IGNOTUS_BROKEN, STORAGE_BROKEN, END_BROKEN, CHANCELLORS_BROKEN, ORDER_BROKEN, FLAGS_BROKEN,
 SPACES_BROKEN) = range(1, 23)  # fmt: skip


@rule
def sane(s):
    for who in range(s.seats):
        code = sane_player(s, who, s.player[who])
        if code != 0:
            return code
    for seat in range(s.colours):
        code = sane_display(s, s.player[seat])
        if code != 0:
            return code
    code = sane_table(s)
    if code != 0:
        return code
    code = sane_orders(s)
    if code != 0:
        return code
    code = sane_cards(s)
    if code != 0:
        return code
    return sane_flow(s)


@rule
def sane_player(s, who, me: Player):
    masters = me.archive + me.dormitory + me.masters_lost
    for space in range(SPACES):
        masters += me.on_space[space]
    if masters != MASTERS + me.additional or me.additional > ADDITIONAL_MASTERS:
        return MASTERS_BROKEN
    owned = 1
    for student in range(STUDENTS):
        owned += me.students[student]
    if owned != me.halls:
        return HALLS_BROKEN
    for hall in range(2, me.halls + 1):
        if me.hall_student[hall] < 0 or me.students[me.hall_student[hall]] == 0:
            return HALLS_BROKEN
    for slot in range(SLOTS):
        if me.ready[slot] > me.professors[slot]:
            return PROFESSORS_BROKEN
        if me.passed == 1 and me.ready[slot] == 1:
            return PASSED_BROKEN
        if me.professors[slot] == 1 and me.bookmark[slot] < 0 and lectures_are_free(s, who) == 0:
            if s.phase != ACTION or is_pending(s, slot) == 0:
                return BOOKMARK_BROKEN
    if me.passed == 1 and (me.archive > ADDITIONAL_MASTERS or me.tutors_archive > 0):
        return PASSED_BROKEN
    return 0


@rule
def is_pending(s, slot):
    """1 if the bookmark of a stack's professor is still to be set: its step waits, or somebody is choosing."""
    if s.owing > 0 or s.waiting > 1:
        return 1
    return 0


@rule
def sane_display(s, me: Player):
    if s.phase >= START:
        for value in range(1, SHELF_VALUES + 1):
            count = 0
            for slot in range(SHELVES):
                if me.shelf_points[slot] == value:
                    count += 1
            if count != SHELVES_OF_VALUE[value]:
                return SHELVES_BROKEN
    for slot in range(1, DISPLAY):
        if PRICES[me.prices, slot] < PRICES[me.prices, slot - 1]:
            return PRICES_BROKEN
    if me.level % LEVELS_PER_CARD == 2:
        return LEVELS_BROKEN
    return 0


@rule
def sane_table(s):
    tutors = s.tutors_supply + s.tutors_live + s.tutors_lost
    for who in range(s.seats):
        tutors += s.player[who].tutors_archive + s.player[who].tutors_dormitory
    if tutors != TUTORS:
        return TUTORS_BROKEN
    for student in range(STUDENTS):
        tiles = s.student_stock[student] + 0
        for who in range(s.seats):
            tiles += s.player[who].students[student]
        if tiles != stack_height(s):
            return STUDENTS_BROKEN
    for faculty in range(FACULTIES):
        rows = 0
        for student in range(KINDS_PER_FACULTY):
            rows |= 1 << s.student_row[faculty, student]
        if rows != (1 << KINDS_PER_FACULTY) - 1:
            return STUDENTS_BROKEN
    for slot in range(SLOTS):
        cards = s.professor_stock[slot] + 0
        for who in range(s.seats):
            cards += s.player[who].professors[slot]
        if cards != stack_height(s):
            return PROFESSORS_BROKEN
        kinds = 0
        priced = 0
        for part in range(PATTERN_SLOTS):
            if s.professor_price[slot, part] >= 0:
                priced += 1
                kinds |= 1 << s.professor_price[slot, part]
        if priced != 0 and (priced != PATTERN_SLOTS or bits_of(kinds) != PATTERN_SLOTS):
            return PRICE_BROKEN
    for who in range(s.seats):
        if s.player[who].on_space[OWN_SPACE] > 1 or s.player[who].on_space[OWN_SECOND_SPACE] > 1:
            return SPACES_BROKEN
    return 0


@rule
def bits_of(mask):
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


@rule
def is_permutation(order_mask, seats):
    if order_mask == (1 << seats) - 1:
        return 1
    return 0


@rule
def sane_orders(s):
    if s.phase >= SHELF_SETUP or s.order[0] >= 0:
        places = 0
        for place in range(s.seats):
            places |= 1 << s.order[place]
        if is_permutation(places, s.seats) == 0:
            return ORDER_BROKEN
        places = 0
        for place in range(s.colours):
            places |= 1 << s.research_order[place]
            if place > 0 and s.player[s.research_order[place]].level > s.player[s.research_order[place - 1]].level:
                return LEVELS_BROKEN
        if is_permutation(places, s.colours) == 0:
            return LEVELS_BROKEN
    if (s.reputation[0] < 0) != (s.round_number == 1):
        return REPUTATION_BROKEN
    if s.reputation[0] >= 0:
        places = 0
        for rank in range(s.colours):
            places |= 1 << s.reputation[rank]
        if is_permutation(places, s.colours) == 0:
            return REPUTATION_BROKEN
    return 0


@rule
def sane_cards(s):
    """No setup card twice, no chancellor twice, Ignotus' cards and masters."""
    held = 0
    seen = 0
    for seat in range(s.seats):
        chancellor = s.player[seat].chancellor
        if chancellor >= 0:
            if (held >> chancellor) & 1 == 1:
                return CHANCELLORS_BROKEN
            held |= 1 << chancellor
    for bust in range(3):
        if s.fame[bust] >= 0:
            if (held >> s.fame[bust]) & 1 == 1:
                return CHANCELLORS_BROKEN
            held |= 1 << s.fame[bust]
    if s.phase < ACTION:
        count = s.setup_left + 0
        for place in range(s.setup_left):
            seen |= 1 << s.setup_deck[place]
        for who in range(s.seats):
            me = s.player[who]
            for place in range(4):
                seen |= (1 << me.hand[place]) | (1 << me.drafted[place]) | (1 << me.setup_cards[place])
                count += (me.hand[place] > 0) + (me.drafted[place] > 0) + (me.setup_cards[place] > 0)
            for place in range(3):
                seen |= 1 << me.dropped[place]
                count += me.dropped[place] > 0
        if count != SETUP_CARDS or (seen >> 1) != (1 << SETUP_CARDS) - 1:
            return SETUP_BROKEN
    if s.colours > s.seats:
        return sane_ignotus(s)
    return 0


@rule
def sane_ignotus(s):
    seen = 0
    for place in range(s.ignotus_left):
        seen |= 1 << s.ignotus_deck[place]
    for place in range(6):
        seen |= 1 << s.ignotus_shown[place]
    if (seen >> 1) != (1 << IGNOTUS_CARDS) - 1:
        return IGNOTUS_BROKEN
    placed = 0
    for space in range(SPACES):
        placed += s.player[IGNOTUS].on_space[space]
    if placed > IGNOTUS_MASTERS:
        return IGNOTUS_BROKEN
    return 0


@rule
def income_dictionaries(s, me: Player):
    """Dictionaries that came after the storage check."""
    found = 0
    if s.phase == INCOME:
        for student in range(STUDENTS):
            found += me.students[student] * INCOME_DICTIONARIES[student]
    return found


@rule
def sane_flow(s):
    if s.phase == OVER:
        if s.round_number != 7 or s.over == 0:
            return END_BROKEN
    elif s.over == 1 or s.round_number > 6:
        return END_BROKEN
    if s.over == 0 and s.phase >= SHELF_SETUP and s.phase != STORAGE:
        if s.owing != 1 or s.owed[s.active].kind == 0:
            return OWING_BROKEN
    for seat in range(s.seats, COLOURS):
        if s.owed[seat].kind != 0:
            return OWING_BROKEN
    if s.phase != ACTION and s.phase != START:
        if s.green + s.black + s.tutors_live + s.bill.used + s.bargain.left != 0:
            return TURN_BROKEN
    if s.phase == ACTION and s.owed[s.active].kind == MENU:
        situation = s.owed[s.active].a
        if s.bill.used + s.bill.reductions + s.bargain.sources + s.bill.owes[0] != 0:
            return TURN_BROKEN
        if situation != LECTURE_OPEN and (s.waiting != 0 or s.tutors_live != 0):
            return TURN_BROKEN
        if s.player[s.active].passed == 1:
            return PASSED_BROKEN
    if s.phase == INCOME or s.phase == OVER:
        for who in range(s.seats):
            if stored_books(s.player[who]) > capacity(s.player[who]) + income_dictionaries(s, s.player[who]):
                return STORAGE_BROKEN
    if s.phase == INCOME:
        for who in range(s.seats):
            me = s.player[who]
            if me.passed + me.erasmus_used + me.paracelsus_used + me.bishop_count != 0:
                return FLAGS_BROKEN
            if s.tutors_supply + s.tutors_lost != TUTORS:
                return TUTORS_BROKEN
    return 0
