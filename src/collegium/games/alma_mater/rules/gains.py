"""Gaining and losing: points, masters, books of choice, own textbooks for the display (§5.8, §5.12)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, rule, runs, tell, then, total

from ..choices import (
    AS_IGNOTUS,
    AS_OWN,
    FROM_POINTS,
    GAIN_TEXTBOOK,
    GAIN_TEXTBOOKS,
    PLACE_BOOKS,
    PLACE_OWN,
    TOLD_BROUGHT,
    TOLD_MASTER,
    TOLD_NO_MASTER,
    TOLD_OWN,
    TOLD_PAID_BOOKS,
    TOLD_TEXTBOOK,
)
from ..components import ADDITIONAL_MASTERS, COLOURS, DICTIONARY, DISPLAY, POINTS_FOR_MASTER
from ..state import Player


@rule
def told_kind(s, kind):
    """A seat or kind of book as the story names it."""
    if s.seats <= kind < COLOURS:
        return AS_IGNOTUS
    return kind


@rule
def told_mine(s, who, kind):
    """A kind of book as the story names it to its owner."""
    if kind == who:
        return AS_OWN
    return told_kind(s, kind)


@rule
def tell_brought(s, who, source, ducats, points, dictionaries, green, black):
    """Tell what something brings a player (telling.py reads the packed numbers); nothing is not told."""
    if ducats + points + dictionaries + green + black > 0:
        tell(s, TOLD_BROUGHT, who, source, ducats + 64 * points, dictionaries + 16 * green + 256 * black)


@rule
def tell_books(s, who, count, kind):
    tell(s, TOLD_PAID_BOOKS, who, count, told_mine(s, who, kind))


@rule
def gain_additional_master(s, who, cause):  # §5.8
    me = s.player[who]
    if me.additional < ADDITIONAL_MASTERS:
        me.additional += 1
        me.archive += 1
        tell(s, TOLD_MASTER, who, cause)
    else:
        tell(s, TOLD_NO_MASTER, who, cause)


@rule
def gain_points(s, who, points):
    """What brings them is told before, so that the master they may bring is told after."""
    me = s.player[who]
    me.points += points
    if me.points >= POINTS_FOR_MASTER and me.reached_fifteen == 0:  # §5.8
        me.reached_fifteen = 1
        gain_additional_master(s, who, FROM_POINTS)


@rule
def stored_textbooks(me: Player):
    return total(me.books) - me.books[DICTIONARY]


@rule
def masters_at_hand(me: Player):
    """Masters and tutors in the archive: tutors are masters for all effects (ruling 45)."""
    return me.archive + me.tutors_archive


# Textbooks of choice --------------------------------------------------------------------------------------------------


@runs(GAIN_TEXTBOOKS)
def gain_textbooks(s, count, differ, taken):
    """The active player gains `count` textbooks of choice; `taken` are the colours already chosen (bits)."""
    if count == 0:
        return
    me = s.player[s.active]
    left = 0
    for colour in range(s.colours):
        left += 1 - ((taken >> colour) & 1)
    if differ == 1 and left <= count:  # m2 with three colours: one of each
        for colour in range(s.colours):
            if (taken >> colour) & 1 == 0:
                me.books[colour] += 1
                tell(s, TOLD_TEXTBOOK, s.active, told_mine(s, s.active, colour))
    else:
        ask(s, s.active, GAIN_TEXTBOOK, count, differ, taken)


@offers(GAIN_TEXTBOOK)
def menu_textbook(s, who, verdict: Vector, count, differ, taken):
    for colour in range(s.colours):
        if differ == 0 or (taken >> colour) & 1 == 0:
            verdict[colour] = LEGAL


@answers(GAIN_TEXTBOOK)
def take_textbook(s, who, colour, count, differ, taken):
    s.player[who].books[colour] += 1
    tell(s, TOLD_TEXTBOOK, who, told_mine(s, who, colour))
    if count > 1:
        then(s, GAIN_TEXTBOOKS, count - 1, differ, taken | (1 << colour))


# Own textbooks --------------------------------------------------------------------------------------------------------


@rule
def display_books(me: Player, count):
    """Own textbooks into the display: always the rightmost empty slot (§5.12). What does not fit is lost."""
    for place in range(DISPLAY):
        slot = DISPLAY - 1 - place
        if count > 0 and me.shelf_book[slot] == 0:
            me.shelf_book[slot] = 1
            count -= 1


@runs(PLACE_BOOKS)
def gain_own_textbooks(s, count):
    """`count` textbooks of the active player's colour: some into the display, the rest to storage."""
    if count > 0:
        if total(s.player[s.active].shelf_book) == DISPLAY:
            place_own(s, s.active, 0, count)
        else:
            ask(s, s.active, PLACE_OWN, count)


@offers(PLACE_OWN)
def menu_place_own(s, who, verdict: Vector, count):
    empty = DISPLAY - total(s.player[who].shelf_book)
    for number in range(min(count, empty) + 1):
        verdict[number] = LEGAL


@answers(PLACE_OWN)
def place_own(s, who, number, count):
    me = s.player[who]
    display_books(me, number)
    me.books[who] += count - number
    tell(s, TOLD_OWN, who, number, count - number)
