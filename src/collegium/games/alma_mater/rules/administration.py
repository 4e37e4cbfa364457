"""Between the action phases: turn order, storage, reputation, a new round, income (§5.10, §5.11)."""

from collegium.games.alma_mater.choices import (
    BEGIN_ROUND,
    DISCARD_BOOK,
    NEW_ROUND,
    NEXT_PRICES,
    PRICE_CONFIG,
    TAKE_TURN,
    TOLD_DISCARDED,
    TOLD_FIRST,
    TOLD_INCOME,
    TOLD_REPUTATION,
    TOLD_ROUND,
    TURN_OPEN,
)
from collegium.games.alma_mater.components import (
    DICTIONARY,
    INCOME_DICTIONARIES,
    INCOME_DUCATS,
    KINDS,
    RANK_INCOME,
    ROUNDS,
    SLOTS,
    SPACES,
    STUDENTS,
    TRADER,
)
from collegium.games.alma_mater.rules.display import slide
from collegium.games.alma_mater.rules.gains import displayed_books, stored_books, tell_since, told_kind
from collegium.games.alma_mater.rules.ignotus import play_ignotus
from collegium.games.alma_mater.rules.modifiers import capacity, display_ducats
from collegium.games.alma_mater.state import ACTION, INCOME, OVER, STORAGE
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, begin_turn, finish, tell, then
from collegium.kernel.rule import Vector, rule


@rule
def begin_round(s):
    """§5.1: Ignotus first, then the first player."""
    s.phase = ACTION
    tell(s, TOLD_ROUND, -1, s.round_number)
    if s.colours > s.seats:
        play_ignotus(s)
    s.active = s.order[0]
    begin_turn(s)
    then(s, TAKE_TURN, TURN_OPEN)


# Administrative phase -------------------------------------------------------------------------------------------------


@rule
def arrived_before(s, who, rival):
    """1 if `who` came to the bishop before `rival` (who came too)."""
    for place in range(s.seats):
        if s.bishop_first[place] == who:
            return 1
        if s.bishop_first[place] == rival:
            return 0
    return 0


@rule
def goes_before(s, who, rival):
    """1 if `who`, who stands behind `rival` now, passes him in the turn order."""
    mine = s.player[who].bishop_count
    his = s.player[rival].bishop_count
    if mine > his:
        return 1
    if mine == his and mine > 0:
        return arrived_before(s, who, rival)
    return 0


@rule
def set_turn_order(s):
    """Most masters on the bishop first; those without keep their order (step 1)."""
    for placed in range(1, s.seats):
        place = placed
        while place > 0 and goes_before(s, s.order[place], s.order[place - 1]) == 1:
            held = s.order[place]
            s.order[place] = s.order[place - 1]
            s.order[place - 1] = held
            place -= 1
    tell(s, TOLD_FIRST, s.order[0], s.order[1], s.order[2], s.order[3])


@rule
def check_storage(s):
    """Step 2: everybody over capacity discards, all at once."""
    set_turn_order(s)
    s.phase = STORAGE
    then(s, NEW_ROUND)
    for who in range(s.seats):
        maybe_ask_discard(s, who)


@rule
def maybe_ask_discard(s, who):
    me = s.player[who]
    if stored_books(me) > capacity(me):
        ask(s, who, DISCARD_BOOK)


@rule
def menu_discard(s, who, verdict: Vector):
    for kind in range(KINDS):
        if s.player[who].books[kind] > 0:
            verdict[kind] = LEGAL


@rule
def discard_book(s, who, kind):
    s.player[who].books[kind] -= 1
    tell(s, TOLD_DISCARDED, who, told_kind(s, kind))
    maybe_ask_discard(s, who)


@rule
def new_round(s):
    """Steps 3 to 6, then income or the end."""
    for rank in range(s.colours):
        s.reputation[rank] = s.research_order[rank]
    first = told_kind(s, s.reputation[0])
    tell(s, TOLD_REPUTATION, -1, first, told_kind(s, s.reputation[1]), told_kind(s, s.reputation[2]))
    for who in range(s.colours):
        come_home(s, who)
    for place in range(s.seats):
        s.bishop_first[place] = -1
    s.round_number += 1
    if s.round_number > ROUNDS:
        s.phase = OVER
        finish(s)
    else:
        receive_income(s)


@rule
def come_home(s, who):
    """Professors ready, masters to the archive, tutors to the supply."""
    me = s.player[who]
    for slot in range(SLOTS):
        me.ready[slot] = me.professors[slot]
    me.archive += me.dormitory
    me.dormitory = 0
    for space in range(SPACES):
        if who < s.seats:
            me.archive += me.on_space[space]
        me.on_space[space] = 0
    s.tutors_supply += me.tutors_archive + me.tutors_dormitory
    me.tutors_archive = 0
    me.tutors_dormitory = 0
    me.bishop_count = 0
    me.erasmus_used = 0
    me.paracelsus_used = 0
    if who < s.seats:
        me.passed = 0


# Income phase ---------------------------------------------------------------------------------------------------------


@rule
def receive_income(s):
    s.phase = INCOME
    for rank in range(s.colours):
        who = s.reputation[rank]
        me = s.player[who]
        if who < s.seats:
            displayed = displayed_books(me) * display_ducats(s, who)
            from_students = 0
            dictionaries = me.books[DICTIONARY] + 0
            for student in range(STUDENTS):
                if me.students[student] == 1:
                    from_students += INCOME_DUCATS[student]
                    me.books[DICTIONARY] += INCOME_DICTIONARIES[student]
            me.ducats += displayed + from_students + RANK_INCOME[rank]
            tell(s, TOLD_INCOME, who, displayed, from_students, RANK_INCOME[rank])
            tell_since(s, who, me.ducats + 0, me.points + 0, dictionaries)
        slide(me)
    then(s, NEXT_PRICES, 0)


@rule
def next_prices(s, place):
    """The traders set their price tiles, in the new turn order (§9.3)."""
    while place < s.seats:
        who = s.order[place]
        place += 1
        if s.player[who].students[TRADER] == 1:
            s.active = who
            then(s, NEXT_PRICES, place)
            ask(s, who, PRICE_CONFIG)
            return
    then(s, BEGIN_ROUND)
