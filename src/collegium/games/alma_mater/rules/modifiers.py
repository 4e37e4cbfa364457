"""The modifier map (§5.13): the one place where students and chancellors change what a rule does.

Each function answers one question of the rules ("how many masters?", "what does a lecture bring?").
"""

from collegium.kernel import rule, tell

from ..choices import (
    BY_CHANCELLOR,
    BY_PROFESSOR,
    BY_STUDENT,
    FROM_LECTURE,
    FROM_LECTURE_FOR_POINTS,
    NORMAL,
    TOLD_MARSCHALK,
)
from ..components import (
    ADVOCATE,
    AGRICOLA,
    ALBERTI,
    ASSISTANT,
    BIRINGUCCIO,
    BISHOP_DUCATS,
    BISHOP_MOST,
    BURSAR,
    BUSTS,
    CAPACITY,
    CHANCELLOR_BLACK,
    CHANCELLOR_DICTIONARIES,
    CHANCELLOR_DUCATS,
    CHANCELLOR_NUMBER,
    CHANCELLOR_POINTS,
    CHANCELLOR_TEXTBOOKS,
    CHORISTER,
    CLERK,
    COPERNICUS,
    DA_VINCI,
    DICTIONARY,
    DISPLAY_INCOME,
    ENVOY,
    ERASMUS,
    GIVES_BLACK,
    GIVES_DUCATS,
    GIVES_GREEN,
    GLAREANUS,
    HALL_IS_B,
    LABORATORY_BLACK,
    LABORATORY_GREEN,
    LECTURE_SAVES,
    LECTURED_POINTS,
    LIBRARIAN,
    MARSCHALK,
    MORE_CAPACITY,
    MORE_SOURCES,
    PARACELSUS,
    PEREIRA,
    PRODIGY,
    PROFESSOR_DUCATS,
    PROFESSOR_FACULTY,
    RECRUITER,
    SAVES_TEXTBOOKS,
    STUDENT_FACULTY,
    TRADE_COST,
    TRADE_POINTS,
)
from ..state import ACTION, Player
from .gains import gain_points, tell_brought


@rule
def has_chancellor(s, who, chancellor):
    """Own chancellor, or the one lying on a bust that was taken (§5.9)."""
    me = s.player[who]
    if me.chancellor == chancellor:
        return True
    for bust in range(BUSTS):
        if me.busts[bust] == 1 and s.fame[bust] == chancellor:
            return True
    return False


# Number of masters: Agricola, Erasmus ---------------------------------------------------------------------------------


@rule
def masters_for_occupied(s, who, highest):
    """One more than the largest group; with Agricola one fewer, at least 1 (ruling 10)."""
    if has_chancellor(s, who, AGRICOLA):
        return max(1, highest + 1 - CHANCELLOR_NUMBER[AGRICOLA])
    return highest + 1


@rule
def masters_saved(s, who, highest):
    """How many masters fewer than everybody else who comes to a space with this largest group."""
    if highest == 0:
        return 0
    return highest + 1 - masters_for_occupied(s, who, highest)


@rule
def can_use_erasmus(s, who):
    return s.player[who].erasmus_used == 0 and has_chancellor(s, who, ERASMUS)


@rule
def erasmus_masters(s, who):
    """The masters that Erasmus adds to a use of the bishop."""
    s.player[who].erasmus_used = 1
    return CHANCELLOR_NUMBER[ERASMUS]


# Antiquarian, park, laboratory, bishop: Pereira, the chorister --------------------------------------------------------


@rule
def improved(s, who):
    """The row of the tables that applies: 1 with Pereira, else 0."""
    if has_chancellor(s, who, PEREIRA):
        return 1
    return 0


@rule
def trade_cost(s, who, trade):
    return TRADE_COST[improved(s, who), trade]


@rule
def trade_points(s, who, trade):
    return TRADE_POINTS[improved(s, who), trade]


@rule
def laboratory_green(s, who, option):
    return LABORATORY_GREEN[improved(s, who), option]


@rule
def laboratory_black(s, who, option):
    return LABORATORY_BLACK[improved(s, who), option]


@rule
def bishop_ducats(s, who, masters):
    """§7.2, ruling 11: the table stops at three masters, the chorister counts them all."""
    ducats = BISHOP_DUCATS[improved(s, who), min(masters, BISHOP_MOST)]
    return ducats + chorister_ducats(s.player[who], masters)


@rule
def chorister_ducats(me: Player, masters):
    return me.students[CHORISTER] * GIVES_DUCATS[CHORISTER] * masters


@rule
def bishop_black(me: Player):
    return me.students[CHORISTER] * GIVES_BLACK[CHORISTER]


# Colloquium: the envoy, Marschalk of the seller -----------------------------------------------------------------------


@rule
def colloquium_sources(me: Player):
    return 1 + me.students[ENVOY] * MORE_SOURCES[ENVOY]


@rule
def thank_buyer(s, seller, buyer):
    """After books left the seller's display (ruling 53)."""
    if seller < s.seats and has_chancellor(s, seller, MARSCHALK):
        tell(s, TOLD_MARSCHALK, seller, buyer, CHANCELLOR_POINTS[MARSCHALK], CHANCELLOR_TEXTBOOKS[MARSCHALK])
        gain_points(s, buyer, CHANCELLOR_POINTS[MARSCHALK])
        gain_points(s, seller, CHANCELLOR_POINTS[MARSCHALK])
        s.player[seller].books[buyer] += CHANCELLOR_TEXTBOOKS[MARSCHALK]


# Recruiting a student: two lectures, the assistant, the bursar, Biringuccio -------------------------------------------


@rule
def textbooks_saved(me: Player, source):
    saved = me.students[ASSISTANT] * SAVES_TEXTBOOKS[ASSISTANT]
    if source == FROM_LECTURE or source == FROM_LECTURE_FOR_POINTS:
        saved += LECTURE_SAVES
    return saved


@rule
def after_student(s, who, student, hall, source):
    """§5.4 steps 6 to 8."""
    me = s.player[who]
    if me.students[BURSAR] == 1 and student != BURSAR:
        tell_brought(s, who, BY_STUDENT + BURSAR, GIVES_DUCATS[BURSAR], 0, 0, 0, 0)
        me.ducats += GIVES_DUCATS[BURSAR]
    if HALL_IS_B[hall] == 1 and has_chancellor(s, who, BIRINGUCCIO):
        tell_brought(
            s, who, BY_CHANCELLOR + BIRINGUCCIO,
            CHANCELLOR_DUCATS[BIRINGUCCIO], 0, CHANCELLOR_DICTIONARIES[BIRINGUCCIO], 0, 0,
        )  # fmt: skip
        me.books[DICTIONARY] += CHANCELLOR_DICTIONARIES[BIRINGUCCIO]
        me.ducats += CHANCELLOR_DUCATS[BIRINGUCCIO]
    if source == FROM_LECTURE_FOR_POINTS:
        points = LECTURED_POINTS[STUDENT_FACULTY[student]]
        tell_brought(s, who, BY_PROFESSOR + ADVOCATE, 0, points, 0, 0, 0)
        gain_points(s, who, points)


# Recruiting a professor: the recruiter, milestone bonuses, the clerk --------------------------------------------------


@rule
def is_recruited(s, slot):
    """Return True if some player has this professor already."""
    for who in range(s.seats):
        if s.player[who].professors[slot] == 1:
            return True
    return False


@rule
def professor_ducats(s, me: Player, slot, mode):
    """Ducats that the first recruiter pays (§5.5); nobody pays them after a free recruit (ruling 28)."""
    if mode != NORMAL or me.students[RECRUITER] == 1 or is_recruited(s, slot):
        return 0
    return PROFESSOR_DUCATS[PROFESSOR_FACULTY[s.professor_in[slot]]]


@rule
def after_professor(s, who):
    green = s.player[who].students[CLERK] * GIVES_GREEN[CLERK]
    tell_brought(s, who, BY_STUDENT + CLERK, 0, 0, 0, green, 0)
    s.green += green


# Lectures: Alberti, Glareanus, Paracelsus -----------------------------------------------------------------------------


@rule
def has_free_lectures(s, who):
    return has_chancellor(s, who, ALBERTI)


@rule
def when_lecturing(s, who):
    """Glareanus' point comes before the effect (ruling 62)."""
    if has_chancellor(s, who, GLAREANUS):
        tell_brought(s, who, BY_CHANCELLOR + GLAREANUS, 0, CHANCELLOR_POINTS[GLAREANUS], 0, 0, 0)
        gain_points(s, who, CHANCELLOR_POINTS[GLAREANUS])


@rule
def can_ready(s, who):
    return has_chancellor(s, who, PARACELSUS)


# Advancing: the prodigy, Da Vinci -------------------------------------------------------------------------------------


@rule
def after_advance(s, who, blue):
    """§5.7 steps 2 and 3, ruling 41."""
    if blue == 1:
        green = s.player[who].students[PRODIGY] * GIVES_GREEN[PRODIGY]
        tell_brought(s, who, BY_STUDENT + PRODIGY, 0, 0, 0, green, 0)
        s.green += green
    if s.phase == ACTION and s.da_vinci_turn == 0 and has_chancellor(s, who, DA_VINCI):
        tell_brought(s, who, BY_CHANCELLOR + DA_VINCI, 0, 0, 0, 0, CHANCELLOR_BLACK[DA_VINCI])
        s.black += CHANCELLOR_BLACK[DA_VINCI]
        s.da_vinci_turn = 1


@rule
def can_double(s, who):
    return s.player[who].da_vinci_spent == 0 and has_chancellor(s, who, DA_VINCI)


# Income and storage: Copernicus, the librarian ------------------------------------------------------------------------


@rule
def display_ducats(s, who):
    """Ducats per displayed book in the income phase."""
    if has_chancellor(s, who, COPERNICUS):
        return CHANCELLOR_DUCATS[COPERNICUS]
    return DISPLAY_INCOME


@rule
def capacity(me: Player):
    return CAPACITY[me.halls] + me.students[LIBRARIAN] * MORE_CAPACITY[LIBRARIAN]
