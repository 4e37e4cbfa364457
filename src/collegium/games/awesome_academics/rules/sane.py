"""What is always true between two choices; each rule is true while its invariant holds. (section 12; bounds stand in
the legend)"""

from collegium.kernel import count, holds, is_permutation, rule, total

from ..choices import (
    DESTINATION,
    DRAFT_ONE,
    DRAFT_TWO,
    GAIN_REPUTATION_POINT,
    HAND_LIMIT_DISCARD,
    LOSE_MONTH,
    LOSE_REPUTATION,
    PAY_SALARIES,
    PLAY_CARD,
    RESEARCH_UNIT,
    RETURN_BONUS,
    SPLIT,
    SWAP_GIVE,
    SWAP_TAKE,
    TEACH_OR_NOT,
)
from ..components import (
    CAN_LIE_OPEN,
    CARDS,
    DISCIPLINES,
    HAND_LIMIT,
    IS_LONG,
    LAST_TURN,
    LONG_ONLY,
    NEEDS,
    OFFER_SLOTS,
    OPEN_CARDS,
    OUT_OF_TURN,
    PROJECTS,
    RESEARCHERS,
    STUDENT_TOKENS,
    STUDENTS,
    STUDENTS_PER_SEAT,
    TILES,
    TRACKS,
    TWO_BONUSES,
)
from ..state import (
    ACQUISITION,
    ACTION,
    ACTIVE,
    COMPLETED,
    COMPLETION,
    DECK,
    DISCARD,
    DRAW,
    EVENT,
    FACE_DOWN,
    GROUPS,
    HAND,
    IN_DRAFT,
    IN_PLAY,
    OFFER,
    OPEN,
    OUT_OF_GAME,
    PLAYED,
    RESEARCH,
    RESEARCHER_OF,
    RESERVED,
    SALARY,
    SLOT,
    STOCK,
    STUDENT_OF,
    STUDENT_STOCK,
    TEACHING,
    TILE_OF,
    UNSEEN,
)
from .group import has_tile, is_standard, projects_at, tokens_of
from .reputation import is_full
from .salary import has_too_many_stars
from .staff import student_experience

LEAST_LEFT = 8  # R47
MOST_HELD = 4


@rule
def is_in_play(place):
    return place >= IN_PLAY and place < COMPLETED


# Projects -------------------------------------------------------------------------------------------------------------


@holds("projects lie with seated groups; in the short game exactly the long ones are out")
def projects_lie_with_groups(s):
    for p in range(PROJECTS):
        place = s.project[p].place
        if (place == OUT_OF_GAME) != (IS_LONG[s.variant] == 0 and LONG_ONLY[p] == 1):
            return False
        if (place >= IN_PLAY + s.seats and place < COMPLETED) or place >= COMPLETED + s.seats:
            return False
    return True


@holds("progress stays within the requirement and only on projects in play")
def progress_is_within_needs(s):
    for p in range(PROJECTS):
        project = s.project[p]
        for d in range(DISCIPLINES):
            if project.progress[d] > (NEEDS[p, d] if is_in_play(project.place) else 0):
                return False
    return True


@rule
def offers_open(s):
    """How many projects lie in the offer."""
    found = 0
    for p in range(PROJECTS):
        found += s.project[p].place >= OFFER and s.project[p].place < OFFER + OFFER_SLOTS
    return found


@holds("the offer is open only in the Acquisition Phase and has gaps only when the deck is empty")
def offer_is_open_in_time(s):
    if s.phase != ACQUISITION:
        return offers_open(s) == 0
    return offers_open(s) >= OFFER_SLOTS or projects_at(s, STOCK) == 0


@holds("a finished Research Phase leaves no project abandoned")
def no_project_is_abandoned(s):
    if s.phase != RESEARCH:
        return True
    for p in range(PROJECTS):
        project = s.project[p]
        if is_in_play(project.place) and s.owed[project.place - IN_PLAY].kind == 0:
            if project.worked == 0 and project.extended == 0 and not is_full(s, p):
                return False
    return True


@holds("after Completion no project is full and no student ready")
def all_is_completed(s):
    if s.phase != DRAW:
        return True
    for p in range(PROJECTS):
        if is_in_play(s.project[p].place) and is_full(s, p):
            return False
    for j in range(STUDENTS):
        if student_experience(s, j) >= STUDENT_TOKENS:
            return False
    return True


# Staff ----------------------------------------------------------------------------------------------------------------


@holds("researchers in groups have levels, those in stock have none")
def levels_are_for_groups(s):
    for i in range(RESEARCHERS):
        researcher = s.researcher[i]
        if researcher.place >= RESEARCHER_OF + s.seats:
            return False
        for track in range(TRACKS):
            if (researcher.level[track] > 0) != (researcher.place >= RESEARCHER_OF):
                return False
    return True


@holds("students in stock or out of game have no tokens; none has too many; the right number is in the game")
def students_learn_in_groups(s):
    ready = s.phase == RESEARCH or s.phase == COMPLETION or s.phase == ACTION
    in_game = 0
    for j in range(STUDENTS):
        place = s.student[j].place
        tokens = student_experience(s, j)
        in_game += place >= STUDENT_STOCK
        if place >= STUDENT_OF + s.seats or (place < STUDENT_OF and tokens > 0):
            return False
        if tokens > STUDENT_TOKENS or (tokens == STUDENT_TOKENS and not ready):
            return False
    return in_game == min(STUDENTS, STUDENTS_PER_SEAT * s.seats)


@holds("stored Months exist only from Research to Teaching of a standard game")
def months_are_stored_in_time(s):
    if s.phase >= RESEARCH and s.phase <= TEACHING and is_standard(s):
        return True
    for who in range(s.seats):
        if tokens_of(s.player[who]) > 0:
            return False
    return True


# Action cards ---------------------------------------------------------------------------------------------------------


@holds("hands, face-down cards and the exchange agree with the cards")
def hands_agree_with_cards(s):
    if not is_standard(s):
        return True
    for who in range(s.seats):
        me = s.player[who]
        if count(s.card, HAND + who) != me.hand or count(s.card, FACE_DOWN + who) != me.face_down:
            return False
        if (me.given > 0) != (s.owed[who].kind == SWAP_TAKE):
            return False
        if me.given > 0 and s.card[me.given - 1] != HAND + who:
            return False
    return True


@holds("three open Action cards; deck and discard pile hold at least eight")
def enough_cards_are_left(s):
    if not is_standard(s):
        return True
    for card in range(CARDS):
        if s.card[card] == 0 or s.card[card] >= UNSEEN:
            return False
    for slot in range(OPEN_CARDS):
        if count(s.card, SLOT + slot) == 0:
            return False
    return count(s.card, DECK) + count(s.card, DISCARD) >= LEAST_LEFT


@holds("only lasting cards lie open, face-down and played cards only in the Action Phase")
def cards_lie_in_time(s):
    if not is_standard(s):
        return True
    for card in range(CARDS):
        place = s.card[card]
        if place >= OPEN and (CAN_LIE_OPEN[card] == 0 or place >= OPEN + s.seats):
            return False
        if place >= FACE_DOWN and place < OPEN and s.phase != ACTION:
            return False
    return True


@holds("hands are within their limits")
def hands_are_within_limits(s):
    if not is_standard(s):
        return True
    for who in range(s.seats):
        hand = count(s.card, HAND + who)
        played = count(s.card, PLAYED + who)
        if s.frame.card > 0 and s.card[s.frame.card - 1] == PLAYED + who:
            played -= 1  # the card that is being resolved does not count
        if hand + count(s.card, FACE_DOWN + who) + played > MOST_HELD:
            return False
        if hand > HAND_LIMIT and s.phase != DRAW and s.phase != ACTION:
            return False
    return True


@holds("one active event at most, none while cards are drawn or played; reserved bonuses within the limit")
def events_are_within_limits(s):
    if not is_standard(s):
        return True
    active = count(s.event, ACTIVE)
    if active > 1 or (active > 0 and (s.phase == DRAW or s.phase == ACTION)):
        return False
    for who in range(GROUPS):
        limit = 0
        if who < s.seats:
            limit = 1 + has_tile(s, who, TWO_BONUSES) + (s.owed[who].kind == RETURN_BONUS)
        if count(s.event, RESERVED + who) > limit:
            return False
    return True


@holds("tiles lie with seated groups: two each after the draft")
def tiles_lie_with_groups(s):
    if not is_standard(s):
        return True
    for tile in range(TILES):
        if s.tile[tile] >= IN_DRAFT + s.seats or (s.tile[tile] >= IN_DRAFT and s.draft == 0):
            return False
    if s.draft == 0:
        for who in range(GROUPS):
            if count(s.tile, TILE_OF + who) != (2 if who < s.seats else 0):
                return False
    return True


# Groups and flow ------------------------------------------------------------------------------------------------------


@holds("only the owner of tile 5 claims out of turn")
def claims_need_the_tile(s):
    for who in range(s.seats):
        if s.player[who].interrupted == 1 and not has_tile(s, who, OUT_OF_TURN):
            return False
    return True


@holds("only one star per group after salaries")
def stars_are_few(s):
    if s.phase != SALARY:
        return True
    for who in range(s.seats):
        if s.owed[who].kind == 0 and has_too_many_stars(s, who):
            return False
    return True


@holds("the Player Order is a permutation")
def order_is_a_permutation(s):
    return s.turn == 0 or is_permutation(s.order, s.seats)


@rule
def is_simultaneous(kind):
    return (
        kind == DRAFT_ONE or kind == DRAFT_TWO or kind == PAY_SALARIES or kind == LOSE_MONTH or kind == RESEARCH_UNIT
        or kind == DESTINATION or kind == SPLIT or kind == LOSE_REPUTATION or kind == GAIN_REPUTATION_POINT
        or kind == PLAY_CARD or kind == SWAP_GIVE or kind == SWAP_TAKE or kind == HAND_LIMIT_DISCARD
        or kind == TEACH_OR_NOT
    )  # fmt: skip


@holds("only simultaneous choices are owed by several groups")
def owed_together(s):
    if s.owing > 1:
        for who in range(s.seats):
            kind = s.owed[who].kind
            if kind != 0 and not is_simultaneous(kind):
                return False
    return True


@holds("no more than thirty turns; the last turn skips Acquisition, Draw, Action and Event")
def last_turn_is_short(s):
    skipped = s.phase == ACQUISITION or s.phase == DRAW or s.phase == ACTION or s.phase == EVENT
    return s.turn <= LAST_TURN and not (s.last == 1 and skipped)


@holds("a card is being resolved only in the Action Phase")
def frame_is_in_time(s):
    return s.frame.card == 0 or s.phase == ACTION


@holds("basic games have no cards, tiles or events")
def basic_games_are_basic(s):
    if is_standard(s):
        return True
    if total(s.card) + total(s.tile) + total(s.event) > 0 or s.event_now > 0:
        return False
    return s.phase < DRAW or s.phase > EVENT


@holds("the counts of stock, projects and staff agree with the cards")
def counts_agree_with_cards(s):
    for who in range(s.seats):
        me = s.player[who]
        researchers = 0
        for i in range(RESEARCHERS):
            researchers += s.researcher[i].place == RESEARCHER_OF + who
        students = 0
        for j in range(STUDENTS):
            students += s.student[j].place == STUDENT_OF + who
        if me.projects != projects_at(s, IN_PLAY + who) or me.researchers != researchers or me.students != students:
            return False
    return s.stock == projects_at(s, STOCK) + offers_open(s)
