"""Between the action phases: turn order, storage, reputation, a new round, income (§5.10, §5.11)."""

from collegium.kernel import (
    LEGAL,
    Vector,
    answers,
    ask,
    begin_turn,
    find,
    finish,
    offers,
    rule,
    runs,
    tell,
    then,
    total,
    weighed,
)

from ..choices import (
    BEGIN_ROUND,
    CHECK_STORAGE,
    DISCARD_BOOK,
    NEW_ROUND,
    NEXT_PRICES,
    PRICE_CONFIG,
    TAKE_TURN,
    TOLD_ADMINISTRATION,
    TOLD_DISCARDED,
    TOLD_HOME,
    TOLD_IGNOTUS_HOME,
    TOLD_IGNOTUS_SLID,
    TOLD_INCOME,
    TOLD_INCOME_PHASE,
    TOLD_ORDER,
    TOLD_REPUTATION,
    TOLD_ROUND,
    TOLD_TURN,
    TURN_OPEN,
)
from ..components import (
    DICTIONARY,
    DISPLAY_INCOME,
    INCOME_DICTIONARIES,
    INCOME_DUCATS,
    KINDS,
    RANK_INCOME,
    ROUNDS,
    SLOTS,
    SPACES,
    TRADER,
)
from ..state import ACTION, INCOME, OVER, STORAGE
from .display import slide
from .gains import told_kind, told_mine
from .ignotus import play_ignotus
from .modifiers import capacity, display_ducats
from .scoring import tell_scores
from .setup import packed_order


@runs(BEGIN_ROUND)
def begin_round(s):
    """§5.1: Ignotus first, then the first player."""
    s.phase = ACTION
    tell(s, TOLD_ROUND, -1, s.round_number)
    if s.colours > s.seats:
        play_ignotus(s)
    s.active = s.order[0]
    begin_turn(s)
    tell(s, TOLD_TURN, s.active)
    then(s, TAKE_TURN, TURN_OPEN)


# Administrative phase -------------------------------------------------------------------------------------------------


@rule
def has_precedence(s, who, rival):
    """Whether `who`, who stands behind `rival` now, passes him in the turn order; of equals the first to arrive."""
    mine = s.player[who].bishop_count
    his = s.player[rival].bishop_count
    if mine != his or mine == 0:
        return mine > his
    return find(s.bishop_first, who) < find(s.bishop_first, rival)


@rule
def set_turn_order(s):
    """Most masters on the bishop first; those without keep their order (step 1)."""
    for placed in range(1, s.seats):
        place = placed
        while place > 0 and has_precedence(s, s.order[place], s.order[place - 1]):
            held = s.order[place]
            s.order[place] = s.order[place - 1]
            s.order[place - 1] = held
            place -= 1
    counts = 0
    for place in range(min(s.seats, 3)):
        counts += s.player[s.order[place]].bishop_count * 16**place
    last = 0
    if s.seats > 3:
        last = s.player[s.order[3]].bishop_count
    tell(s, TOLD_ORDER, -1, packed_order(s), counts, last)


@runs(CHECK_STORAGE)
def check_storage(s):
    """Step 2: everybody over capacity discards, all at once."""
    tell(s, TOLD_ADMINISTRATION, -1, s.round_number)
    set_turn_order(s)
    s.phase = STORAGE
    then(s, NEW_ROUND)
    for who in range(s.seats):
        maybe_ask_discard(s, who)


@rule
def maybe_ask_discard(s, who):
    me = s.player[who]
    if total(me.books) > capacity(me):
        ask(s, who, DISCARD_BOOK)


@offers(DISCARD_BOOK)
def menu_discard(s, who, verdict: Vector):
    for kind in range(KINDS):
        if s.player[who].books[kind] > 0:
            verdict[kind] = LEGAL


@answers(DISCARD_BOOK)
def discard_book(s, who, kind):
    s.player[who].books[kind] -= 1
    tell(s, TOLD_DISCARDED, who, told_mine(s, who, kind), capacity(s.player[who]))
    maybe_ask_discard(s, who)


@runs(NEW_ROUND)
def new_round(s):
    """Steps 3 to 6, then income or the end."""
    ranks = 0
    for rank in range(s.colours):
        s.reputation[rank] = s.research_order[rank]
        ranks += (told_kind(s, s.reputation[rank]) + 1) * 8**rank
    tell(s, TOLD_REPUTATION, -1, ranks)
    for who in range(s.colours):
        come_home(s, who)
    for place in range(s.seats):
        s.bishop_first[place] = -1
    s.round_number += 1
    if s.round_number > ROUNDS:
        s.phase = OVER
        tell_scores(s)
        finish(s)
    else:
        receive_income(s)


@rule
def come_home(s, who):
    """Professors ready, masters to the archive, tutors to the supply."""
    me = s.player[who]
    tell_home(s, who)
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


@rule
def tell_home(s, who):
    me = s.player[who]
    masters = total(me.on_space)
    rested = total(me.professors) - total(me.ready)
    tutors = me.tutors_archive + me.tutors_dormitory
    if who >= s.seats:
        tell(s, TOLD_IGNOTUS_HOME, -1, masters)
    elif masters + me.dormitory + tutors + rested > 0:
        tell(s, TOLD_HOME, who, masters + 16 * me.dormitory, tutors, rested)


# Income phase ---------------------------------------------------------------------------------------------------------


@rule
def receive_income(s):
    s.phase = INCOME
    tell(s, TOLD_INCOME_PHASE, -1, s.round_number - 1)
    for rank in range(s.colours):
        who = s.reputation[rank]
        me = s.player[who]
        if who < s.seats:
            displayed = total(me.shelf_book) * display_ducats(s, who)
            from_students = weighed(me.students, INCOME_DUCATS)
            dictionaries = weighed(me.students, INCOME_DICTIONARIES)
            me.ducats += displayed + from_students + RANK_INCOME[rank]
            me.books[DICTIONARY] += dictionaries
            doubled = display_ducats(s, who) - DISPLAY_INCOME
            tell(
                s, TOLD_INCOME, who,
                displayed + 64 * doubled, from_students + 64 * dictionaries, RANK_INCOME[rank] + 64 * me.shelf_book[0],
            )  # fmt: skip
        else:
            tell(s, TOLD_IGNOTUS_SLID, -1, me.shelf_book[0])
        slide(me)
    then(s, NEXT_PRICES, 0)


@runs(NEXT_PRICES)
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
