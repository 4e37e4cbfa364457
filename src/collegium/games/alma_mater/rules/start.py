"""Set-up of the players in turn order: chancellors, shelves, starting resources (§4.2 steps 3 to 6)."""

from collegium.kernel import LEGAL, Vector, answers, ask, fill, offers, packed, reveal, rule, runs, tell, then

from ..choices import (
    ADVANCE,
    BEGIN_ROUND,
    EXTRA_SETUP,
    FROM_SETUP,
    GAIN_TEXTBOOKS,
    NEXT_CHANCELLOR,
    NEXT_SHELF,
    NEXT_START,
    PICK_CHANCELLOR,
    PLACE_BOOKS,
    SHELF_VALUE,
    START_STEP,
    START_STEPS,
    START_STUDENTS,
    TOLD_CHANCELLOR,
    TOLD_DRAWN,
    TOLD_EXTRA,
    TOLD_FAME,
    TOLD_IGNOTUS_SHELVES,
    TOLD_SETUP,
    TOLD_SETUP_AWAY,
    TOLD_SHELVES,
    TOLD_START,
    TOLD_STEP_LEFT,
    TOLD_TURN,
    YES,
)
from ..components import (
    ASIDE,
    CHANCELLOR_NUMBER,
    CHANCELLORS,
    DICTIONARY,
    DISPLAY,
    GLAREANUS,
    IGNOTUS,
    SETUP_DICTIONARIES,
    SETUP_DUCATS,
    SETUP_GREEN,
    SETUP_KEPT,
    SETUP_OWN,
    SETUP_POINTS,
    SETUP_STUDENTS,
    SETUP_TEXTBOOKS,
    SHELF_VALUES,
    SHELVES_OF_VALUE,
    TOP,
)
from ..state import SHELF_SETUP, START, Player
from .gains import gain_points
from .setup import draw_setup_card, given, leave_hand
from .students import can_take_setup_student, offer_student

# Chancellors ----------------------------------------------------------------------------------------------------------


@runs(NEXT_CHANCELLOR)
def next_chancellor(s, place):
    if place < s.seats:
        s.active = s.order[place]
        then(s, NEXT_CHANCELLOR, place + 1)
        ask(s, s.active, PICK_CHANCELLOR)
        return
    for chancellor in range(CHANCELLORS):  # the last one left goes on the busts a
        if s.offer[chancellor] == 1:
            s.offer[chancellor] = 0
            s.fame[0] = chancellor
            tell(s, TOLD_FAME, -1, chancellor)
    s.phase = SHELF_SETUP
    tell(s, TOLD_SETUP, -1, SHELF_SETUP)
    then(s, NEXT_SHELF, 0)


@offers(PICK_CHANCELLOR)
def menu_chancellor(s, who, verdict: Vector):
    for chancellor in range(CHANCELLORS):
        if s.offer[chancellor] == 1:
            verdict[chancellor] = LEGAL


@answers(PICK_CHANCELLOR)
def pick_chancellor(s, who, chancellor):
    me = s.player[who]
    s.offer[chancellor] = 0
    me.chancellor = chancellor
    tell(s, TOLD_CHANCELLOR, who, chancellor)
    if chancellor == GLAREANUS:
        reveal(s)
        for place in range(CHANCELLOR_NUMBER[GLAREANUS]):
            me.hand[place] = draw_setup_card(s)
        tell(s, TOLD_DRAWN, who, CHANCELLOR_NUMBER[GLAREANUS])
        ask(s, who, EXTRA_SETUP)


@answers(EXTRA_SETUP)
def keep_extra_card(s, who, option):
    """Glareanus' fourth setup card; the two others go back unseen."""
    me = s.player[who]
    leave_hand(me, option + 1)
    me.setup_cards[SETUP_KEPT] = option + 1
    me.dropped[1] = me.hand[0]
    me.dropped[2] = me.hand[1]
    me.hand[0] = 0
    me.hand[1] = 0
    tell(s, TOLD_EXTRA, who, option + 1, CHANCELLOR_NUMBER[GLAREANUS] - 1)


# Shelves --------------------------------------------------------------------------------------------------------------


@runs(NEXT_SHELF)
def next_shelf(s, place):
    if place == 0 and s.colours > s.seats:
        tell(s, TOLD_IGNOTUS_SHELVES, -1, packed(s.player[IGNOTUS].shelf_points, 4))
    if place < s.seats:
        s.active = s.order[place]
        then(s, NEXT_SHELF, place + 1)
        ask(s, s.active, SHELF_VALUE, 0)
    else:
        s.phase = START
        tell(s, TOLD_SETUP, -1, START)
        then(s, NEXT_START, 0)


@rule
def shelves_left(me: Player, value, slot):
    """Shelves of this value not yet in the slots before `slot`."""
    left = SHELVES_OF_VALUE[value]
    for filled in range(slot):
        if me.shelf_points[filled] == value:
            left -= 1
    return left


@offers(SHELF_VALUE)
def menu_shelf_value(s, who, verdict: Vector, slot):
    for value in range(1, SHELF_VALUES + 1):
        if shelves_left(s.player[who], value, slot) > 0:
            verdict[value - 1] = LEGAL


@answers(SHELF_VALUE)
def place_shelf(s, who, option, slot):
    me = s.player[who]
    me.shelf_points[slot] = option + 1
    if slot + 1 < DISPLAY:
        ask(s, who, SHELF_VALUE, slot + 1)
        return
    for value in range(1, SHELF_VALUES + 1):
        if shelves_left(me, value, DISPLAY) > 0:
            me.shelf_points[ASIDE] = value
    tell(s, TOLD_SHELVES, who, packed(me.shelf_points, 4))


# Starting resources ---------------------------------------------------------------------------------------------------


@runs(NEXT_START)
def next_start(s, place):
    s.green = 0  # no step is kept
    s.black = 0
    if place == s.seats:
        tell(s, TOLD_TURN)  # nobody's
        put_setup_away(s)
        then(s, BEGIN_ROUND)
        return
    s.active = s.order[place]
    tell(s, TOLD_TURN, s.active)
    then(s, NEXT_START, place + 1)
    receive_start(s, s.active)


@rule
def receive_start(s, who):
    """In the order of §4.2.5 (ruling 6)."""
    me = s.player[who]
    points = given(me, SETUP_POINTS)
    ducats = given(me, SETUP_DUCATS)
    dictionaries = given(me, SETUP_DICTIONARIES)
    textbooks = given(me, SETUP_TEXTBOOKS)
    own = given(me, SETUP_OWN)
    students = given(me, SETUP_STUDENTS)
    green = given(me, SETUP_GREEN)
    tell(
        s, TOLD_START, who, ducats + 100 * points, dictionaries + 20 * textbooks + 400 * own, students + 10 * green
    )  # fmt: skip
    gain_points(s, who, points)
    me.ducats += ducats
    me.books[DICTIONARY] += dictionaries
    then(s, START_STEPS, green)
    then(s, START_STUDENTS, students)
    then(s, PLACE_BOOKS, own)
    then(s, GAIN_TEXTBOOKS, textbooks)


@runs(START_STUDENTS)
def start_students(s, left):
    if left > 0 and can_take_setup_student(s, s.active):
        then(s, START_STUDENTS, left - 1)
        offer_student(s, FROM_SETUP)


@runs(START_STEPS)
def start_steps(s, left):
    if left > 0 and s.player[s.active].level < TOP:
        ask(s, s.active, START_STEP, left)


@answers(START_STEP)
def take_start_step(s, who, option, left):
    then(s, START_STEPS, left - 1)
    if option == YES:
        then(s, ADVANCE)
    else:
        tell(s, TOLD_STEP_LEFT, who)


@rule
def put_setup_away(s):
    """All setup cards are discarded; nothing of the draft is remembered."""
    tell(s, TOLD_SETUP_AWAY, -1, s.setup_left)
    fill(s.setup_deck, 0)
    s.setup_left = 0
    for who in range(s.seats):
        me = s.player[who]
        me.passed_on = 0
        fill(me.setup_cards, 0)
        fill(me.dropped, 0)
