"""The invariants of §12 that are not bounds of the legend. Each rule is true while its invariant holds."""

from collegium.kernel import Vector, count, holds, is_permutation, rule, total, weighed

from ..choices import LECTURE_OPEN, MENU
from ..components import (
    ADDITIONAL_MASTERS,
    BITS,
    BUSTS,
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
    ROUNDS,
    SETUP_CARDS,
    SETUP_HAND,
    SHELF_VALUES,
    SHELVES_OF_VALUE,
    SLOTS,
    STUDENTS,
    TUTORS,
)
from ..state import ACTION, INCOME, OVER, SHELF_SETUP, START, STORAGE, Player
from .modifiers import capacity, has_free_lectures
from .setup import card_bits, stack_height

# Pieces are conserved -------------------------------------------------------------------------------------------------


@holds("masters are conserved (§12.1)")
def masters_are_conserved(s):
    for who in range(s.seats):
        me = s.player[who]
        masters = me.archive + me.dormitory + me.masters_lost + total(me.on_space)
        if masters != MASTERS + me.additional or me.additional > ADDITIONAL_MASTERS:
            return False
    return True


@holds("tutors are conserved (§12.2)")
def tutors_are_conserved(s):
    """Between the rounds none is with a player."""
    tutors = s.tutors_supply + s.tutors_lost
    if s.phase == INCOME and tutors != TUTORS:
        return False
    for who in range(s.seats):
        tutors += s.player[who].tutors_archive + s.player[who].tutors_dormitory
    return tutors + s.tutors_live == TUTORS


@holds("student tiles are conserved (§12.3)")
def students_are_conserved(s):
    for student in range(STUDENTS):
        tiles = s.student_stock[student]
        for who in range(s.seats):
            tiles += s.player[who].students[student]
        if tiles != stack_height(s):
            return False
    for faculty in range(FACULTIES):
        if not is_permutation(s.student_row[faculty], KINDS_PER_FACULTY):
            return False
    return True


@holds("professor cards are conserved (§12.3)")
def professors_are_conserved(s):
    for slot in range(SLOTS):
        cards = s.professor_stock[slot]
        for who in range(s.seats):
            me = s.player[who]
            cards += me.professors[slot]
            if me.ready[slot] > me.professors[slot]:
                return False
        if cards != stack_height(s):
            return False
    return True


# Universities and ranks -----------------------------------------------------------------------------------------------


@holds("halls hold the students owned (§12.4)")
def halls_are_filled(s):
    for who in range(s.seats):
        me = s.player[who]
        if 1 + total(me.students) != me.halls:
            return False
        for hall in range(2, me.halls + 1):
            if me.hall_student[hall] < 0 or me.students[me.hall_student[hall]] == 0:
                return False
    return True


@holds("shelves are the seven of a colour (§12.6)")
def shelves_are_complete(s):
    if s.phase >= START:
        for seat in range(s.colours):
            for value in range(1, SHELF_VALUES + 1):
                if count(s.player[seat].shelf_points, value) != SHELVES_OF_VALUE[value]:
                    return False
    return True


@holds("display prices never fall (§12.7)")
def prices_never_fall(s):
    for seat in range(s.colours):
        row = s.player[seat].prices
        for slot in range(1, DISPLAY):
            if PRICES[row, slot] < PRICES[row, slot - 1]:
                return False
    return True


@holds("markers are stacked by level and never rest below a milestone (§12.8)")
def markers_are_stacked(s):
    for seat in range(s.colours):
        if s.player[seat].level % LEVELS_PER_CARD == 2:
            return False
    if s.phase < SHELF_SETUP and s.order[0] < 0:
        return True
    for place in range(1, s.colours):
        if s.player[s.research_order[place]].level > s.player[s.research_order[place - 1]].level:
            return False
    return is_permutation(s.research_order, s.colours)


@holds("reputation is set after round 1 and a permutation (§12.9)")
def reputation_is_set(s):
    if (s.reputation[0] < 0) != (s.round_number == 1):
        return False
    return s.reputation[0] < 0 or is_permutation(s.reputation, s.colours)


@holds("prices are all set or not at all, in different kinds (§12.10)")
def prices_differ(s):
    for slot in range(SLOTS):
        kinds = 0
        priced = 0
        for part in range(PATTERN_SLOTS):
            if s.professor_price[slot, part] >= 0:
                priced += 1
                kinds |= 1 << s.professor_price[slot, part]
        if priced != 0 and (priced != PATTERN_SLOTS or BITS[kinds] != PATTERN_SLOTS):
            return False
    return True


@holds("a bookmark is set (§12.10)")
def bookmarks_are_set(s):
    """But for one whose step still waits, or that somebody is choosing."""
    if s.phase == ACTION and (s.owing > 0 or s.waiting > 1):
        return True
    for who in range(s.seats):
        me = s.player[who]
        for slot in range(SLOTS):
            if me.professors[slot] == 1 and me.bookmark[slot] < 0 and not has_free_lectures(s, who):
                return False
    return True


# Turns and phases -----------------------------------------------------------------------------------------------------


@holds("steps and payments belong to a turn (§12.12)")
def payments_are_closed(s):
    if s.phase != ACTION and s.phase != START:
        return s.green + s.black + s.tutors_live + s.bill.used + s.bargain.left == 0
    if s.phase != ACTION or s.owed[s.active].kind != MENU:
        return True
    if s.bill.used + s.bill.reductions + s.bargain.sources + s.bill.owes[0] != 0:
        return False
    return s.owed[s.active].a == LECTURE_OPEN or (s.waiting == 0 and s.tutors_live == 0)


@holds("who owes (§12.13)")
def active_player_owes(s):
    """After the draft the active player alone, but for storage; Ignotus never."""
    if s.over == 0 and s.phase >= SHELF_SETUP and s.phase != STORAGE:
        if s.owing != 1 or s.owed[s.active].kind == 0:
            return False
    for seat in range(s.seats, COLOURS):
        if s.owed[seat].kind != 0:
            return False
    return True


@holds("the passed have nothing ready (§12.15)")
def passed_are_idle(s):
    for who in range(s.seats):
        me = s.player[who]
        if me.passed == 1 and (me.archive > ADDITIONAL_MASTERS or me.tutors_archive > 0 or total(me.ready) > 0):
            return False
    return s.phase != ACTION or s.owed[s.active].kind != MENU or s.player[s.active].passed == 0


@holds("setup cards are conserved (§12.17)")
def setup_cards_are_conserved(s):
    if s.phase >= ACTION:
        return True
    seen = card_bits(s.setup_deck, s.setup_left)
    cards = s.setup_left
    for who in range(s.seats):
        me = s.player[who]
        seen |= card_bits(me.hand, SETUP_HAND) | card_bits(me.drafted, SETUP_HAND)
        seen |= card_bits(me.setup_cards, SETUP_HAND) | card_bits(me.dropped, len(me.dropped))
        cards += cards_in(me.hand) + cards_in(me.drafted) + cards_in(me.setup_cards) + cards_in(me.dropped)
    return cards == SETUP_CARDS and seen >> 1 == (1 << SETUP_CARDS) - 1


@rule
def cards_in(places: Vector):
    return len(places) - count(places, 0)


@holds("Ignotus' cards and masters (§12.18)")
def ignotus_is_complete(s):
    if s.colours == s.seats:
        return True
    seen = card_bits(s.ignotus_deck, s.ignotus_left) | card_bits(s.ignotus_shown, ROUNDS)
    return seen >> 1 == (1 << IGNOTUS_CARDS) - 1 and total(s.player[IGNOTUS].on_space) <= IGNOTUS_MASTERS


@holds("storage fits after the check (§12.19)")
def storage_fits(s):
    if s.phase == INCOME or s.phase == OVER:
        for who in range(s.seats):
            me = s.player[who]
            if total(me.books) > capacity(me) + income_dictionaries(s, me):
                return False
    return True


@rule
def income_dictionaries(s, me: Player):
    """Dictionaries that came after the storage check."""
    if s.phase == INCOME:
        return weighed(me.students, INCOME_DICTIONARIES)
    return 0


@holds("the game ends after six rounds (§12.20)")
def game_ends_in_time(s):
    if s.phase == OVER:
        return s.round_number == ROUNDS + 1 and s.over == 1
    return s.round_number <= ROUNDS and s.over == 0


@holds("chancellors are unique")
def chancellors_are_unique(s):
    held = 0
    for seat in range(s.seats):
        chancellor = s.player[seat].chancellor
        if chancellor >= 0:
            if (held >> chancellor) & 1 == 1:
                return False
            held |= 1 << chancellor
    for bust in range(BUSTS):
        if s.fame[bust] >= 0:
            if (held >> s.fame[bust]) & 1 == 1:
                return False
            held |= 1 << s.fame[bust]
    return True


@holds("turn order is a permutation")
def turn_order_is_complete(s):
    return (s.phase < SHELF_SETUP and s.order[0] < 0) or is_permutation(s.order, s.seats)


@holds("flags are clear between rounds (§12.11)")
def flags_are_clear(s):
    if s.phase == INCOME:
        for who in range(s.seats):
            me = s.player[who]
            if me.passed + me.erasmus_used + me.paracelsus_used + me.bishop_count != 0:
                return False
    return True


@holds("a printing press holds one master at most (§12.16)")
def presses_are_not_crowded(s):
    for who in range(s.seats):
        if s.player[who].on_space[OWN_SPACE] > 1 or s.player[who].on_space[OWN_SECOND_SPACE] > 1:
            return False
    return True
