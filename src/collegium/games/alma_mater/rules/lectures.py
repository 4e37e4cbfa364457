"""Lectures and their effects (§5.6, §7.5). An effect that can do nothing does nothing (ruling 16)."""

from collegium.kernel import LEGAL, Vector, answers, ask, count, offers, rule, tell, then, total
from collegium.kernel.choice import NOT_OFFERED

from ..choices import (
    ACTIVATE,
    BOOK_MISSING,
    BOOK_WAIVED,
    BY_PROFESSOR,
    DECLINE_EXCHANGE,
    DECLINE_SPACE,
    DUCATS_MISSING,
    EXCHANGE,
    EXHAUSTED,
    FROM_LECTURE,
    FROM_LECTURE_FOR_POINTS,
    GAIN_TEXTBOOKS,
    NO_EXCHANGE,
    NO_MASTER_THERE,
    NO_SPACE,
    PLACE_BOOKS,
    POINTS_MISSING,
    TOLD_ACTIVATED,
    TOLD_DECLINED,
    TOLD_EXCHANGED,
    TOLD_LECTURE,
    TOLD_NOTHING,
    TOLD_OWN,
    TOLD_SLID,
    TOLD_TUTOR,
    USE_SPACE,
)
from ..components import (
    ACTIVATE_SPACE,
    CLEAN_UP,
    DICTIONARY,
    DISPLAY,
    EXCHANGE_DUCATS,
    EXCHANGE_LECTURE,
    EXCHANGE_PAYS_DUCATS,
    EXCHANGE_PAYS_POINTS,
    EXCHANGE_POINTS,
    EXCHANGES,
    FILL_DISPLAY,
    GAIN,
    LECTURE,
    LECTURE_BLACK,
    LECTURE_DICTIONARIES,
    LECTURE_DUCATS_PER,
    LECTURE_GREEN,
    LECTURE_OWN,
    LECTURE_POINTS_PER,
    LECTURE_TEXTBOOKS,
    PER_A_HALL,
    PER_ARCHIVE,
    PER_DISPLAY,
    PER_PROFESSOR,
    PRAISE,
    RECRUIT,
    RECRUIT_FOR_POINTS,
    SLOTS,
    SPACES,
    STUDENTS_IN_A,
    TUTOR,
)
from ..state import Player
from .display import slide
from .gains import display_books, gain_points, masters_at_hand, tell_brought, told_mine
from .masters import action_verdict, is_here
from .modifiers import has_free_lectures, when_lecturing
from .professors import faculty_of, open_professors
from .students import offer_student, open_rows


@rule
def lecture_verdict(s, who, slot):
    me = s.player[who]
    if me.professors[slot] == 0:
        return NOT_OFFERED
    if me.ready[slot] == 0:
        return EXHAUSTED
    if not has_free_lectures(s, who) and (me.bookmark[slot] < 0 or me.books[me.bookmark[slot]] == 0):
        return BOOK_MISSING
    return LEGAL


@rule
def pay_lecture(s, who, slot):
    """Pay the book of a lecture that is a main action."""
    me = s.player[who]
    if has_free_lectures(s, who):
        tell(s, TOLD_LECTURE, who, s.professor_in[slot], BOOK_WAIVED)
    else:
        me.books[me.bookmark[slot]] -= 1
        tell(s, TOLD_LECTURE, who, s.professor_in[slot], told_mine(s, who, me.bookmark[slot]))


@rule
def give_lecture(s, who, slot):
    """Exhaust the professor, then the effect, in the order in which the table names its parts."""
    me = s.player[who]
    professor = s.professor_in[slot]
    me.ready[slot] = 0
    when_lecturing(s, who)
    effect = LECTURE[professor]
    if effect == GAIN:
        gain_by_lecture(s, who, professor)
    elif effect == FILL_DISPLAY:
        if total(me.shelf_book) == DISPLAY:
            tell(s, TOLD_NOTHING, who, BY_PROFESSOR + professor)
        else:
            tell(s, TOLD_OWN, who, count(me.shelf_book, 0))
        display_books(me, DISPLAY)
    elif effect == ACTIVATE_SPACE:
        ask(s, who, ACTIVATE)
    elif effect == CLEAN_UP:  # ruling 52: never Copernicus' two ducats
        count_by_lecture(s, who, professor, total(me.shelf_book))
        tell(s, TOLD_SLID, who, me.shelf_book[0])
        slide(me)
    elif effect == RECRUIT:
        offer_student(s, FROM_LECTURE)
    elif effect == RECRUIT_FOR_POINTS:
        offer_student(s, FROM_LECTURE_FOR_POINTS)
    elif effect == TUTOR:
        welcome_tutor(s, who, professor)
    elif effect == EXCHANGE_LECTURE:
        ask(s, who, EXCHANGE)
    else:
        count_by_lecture(s, who, professor, things_counted(s, me, effect))


@rule
def count_by_lecture(s, who, professor, things):
    """Ducats or points for each thing counted; ruling 16: there may be none."""
    ducats = LECTURE_DUCATS_PER[professor] * things
    points = LECTURE_POINTS_PER[professor] * things
    if things == 0:
        tell(s, TOLD_NOTHING, who, BY_PROFESSOR + professor)
    tell_brought(s, who, BY_PROFESSOR + professor, ducats, points, 0, 0, 0)
    s.player[who].ducats += ducats
    gain_points(s, who, points)


@rule
def gain_by_lecture(s, who, professor):
    me = s.player[who]
    dictionaries = LECTURE_DICTIONARIES[professor]
    tell_brought(
        s, who, BY_PROFESSOR + professor, 0, 0, dictionaries, LECTURE_GREEN[professor], LECTURE_BLACK[professor]
    )  # fmt: skip
    me.books[DICTIONARY] += dictionaries
    s.green += LECTURE_GREEN[professor]
    s.black += LECTURE_BLACK[professor]
    if LECTURE_OWN[professor] > 0:
        then(s, PLACE_BOOKS, LECTURE_OWN[professor])
    if LECTURE_TEXTBOOKS[professor] > 0:
        then(s, GAIN_TEXTBOOKS, LECTURE_TEXTBOOKS[professor])


@rule
def welcome_tutor(s, who, professor):
    if s.tutors_supply > 0:
        s.tutors_supply -= 1
        s.player[who].tutors_archive += 1
        tell(s, TOLD_TUTOR, who)
    else:
        tell(s, TOLD_NOTHING, who, BY_PROFESSOR + professor)


@rule
def things_counted(s, me: Player, effect):
    if effect == PER_ARCHIVE:
        return masters_at_hand(me)
    if effect == PER_DISPLAY:
        return total(me.shelf_book)
    if effect == PER_A_HALL:
        return STUDENTS_IN_A[me.halls]
    praised = 0
    if effect == PER_PROFESSOR:
        for slot in range(SLOTS):
            if me.professors[slot] == 1:
                praised += PRAISE[faculty_of(s, slot)]
    return praised


# PM2: a space once more (ruling 18) -----------------------------------------------------------------------------------


@offers(ACTIVATE)
def menu_activate(s, who, verdict: Vector):
    me = s.player[who]
    rows = open_rows(s, me)
    slots = open_professors(s, me)
    for space in range(SPACES):
        if is_here(s, me, space):
            verdict[space] = NO_MASTER_THERE
            if me.on_space[space] > 0:
                verdict[space] = action_verdict(s, who, space, rows, slots)
    verdict[DECLINE_SPACE] = LEGAL


@answers(ACTIVATE)
def activate(s, who, space):
    if space == DECLINE_SPACE:
        tell(s, TOLD_DECLINED, who, NO_SPACE)
    else:
        tell(s, TOLD_ACTIVATED, who, space)
        then(s, USE_SPACE, space, 1)


# PL2: ducats and points -----------------------------------------------------------------------------------------------


@offers(EXCHANGE)
def menu_exchange(s, who, verdict: Vector):
    me = s.player[who]
    for option in range(EXCHANGES):
        verdict[option] = LEGAL
        if me.ducats < EXCHANGE_PAYS_DUCATS[option]:
            verdict[option] = DUCATS_MISSING
        elif me.points < EXCHANGE_PAYS_POINTS[option]:
            verdict[option] = POINTS_MISSING
    verdict[DECLINE_EXCHANGE] = LEGAL


@answers(EXCHANGE)
def exchange(s, who, option):
    if option == DECLINE_EXCHANGE:
        tell(s, TOLD_DECLINED, who, NO_EXCHANGE)
        return
    tell(s, TOLD_EXCHANGED, who, option)
    me = s.player[who]
    me.ducats += EXCHANGE_DUCATS[option] - EXCHANGE_PAYS_DUCATS[option]
    me.points -= EXCHANGE_PAYS_POINTS[option]
    gain_points(s, who, EXCHANGE_POINTS[option])
