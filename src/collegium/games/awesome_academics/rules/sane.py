"""What is always true between two choices. (section 12; bounds stand in the legend)"""

from collegium.kernel.rule import rule

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
)
from ..components import (
    CAN_LIE_OPEN,
    CARDS,
    DISCIPLINES,
    EVENTS,
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
from .group import has_tile, is_standard, tokens_of
from .reputation import is_full
from .salary import too_many_stars
from .staff import student_experience

INVARIANTS = (
    "projects lie with seated groups; in the short game exactly the long ones are out",
    "progress stays within the requirement and only on projects in play",
    "the offer is open only in the Acquisition Phase and has gaps only when the deck is empty",
    "a finished Research Phase leaves no project abandoned",
    "after Completion no project is full and no student ready",
    "researchers in groups have levels, those in stock have none",
    "students in stock or out of game have no tokens; none has too many; the right number is in the game",
    "stored Months exist only from Research to Teaching of a standard game",
    "hands, face-down cards and the exchange agree with the cards",
    "three open Action cards; deck and discard pile hold at least eight",
    "only lasting cards lie open, face-down and played cards only in the Action Phase",
    "hands are within their limits",
    "one active event at most, none while cards are drawn or played; reserved bonuses within the limit",
    "tiles lie with seated groups: two each after the draft",
    "only the owner of tile 5 claims out of turn",
    "only one star per group after salaries",
    "the Player Order is a permutation",
    "only simultaneous choices are owed by several groups",
    "no more than thirty turns; the last turn skips Acquisition, Draw, Action and Event",
    "a card is being resolved only in the Action Phase",
    "basic games have no cards, tiles or events",
    "the counts of stock, projects and staff agree with the cards",
)
(PROJECT_PLACES, PROJECT_PROGRESS, OFFER_OPEN, NONE_ABANDONED, NONE_FULL, RESEARCHER_LEVELS, STUDENT_CARDS,
 TOKENS_IN_TIME, HANDS_AGREE, CARDS_LEFT, CARDS_IN_TIME, HAND_LIMITS, EVENT_CARDS, TILE_PLACES, CLAIMS, STARS,
 ORDER, OWED_TOGETHER, LAST_TURN_PHASES, FRAME_IN_TIME, BASIC, COUNTS) = range(1, 23)  # fmt: skip

LEAST_LEFT = 8  # R47
MOST_HELD = 4


@rule
def sane(s):
    code = sane_projects(s)
    if code == 0:
        code = sane_staff(s)
    if code == 0:
        code = sane_groups(s)
    if code == 0:
        code = sane_flow(s)
    if code == 0:
        code = sane_cards(s) if is_standard(s) else sane_basic(s)
    return code


@rule
def sane_projects(s):
    gaps = OFFER_SLOTS
    stock = 0
    in_play = 0  # five bits for each group
    for p in range(PROJECTS):
        project = s.project[p]
        place = project.place
        stock += place == STOCK
        if (place == OUT_OF_GAME) != (IS_LONG[s.variant] == 0 and LONG_ONLY[p] == 1):
            return PROJECT_PLACES
        if (place >= IN_PLAY + s.seats and place < COMPLETED) or place >= COMPLETED + s.seats:
            return PROJECT_PLACES
        if place >= OFFER and place < OFFER + OFFER_SLOTS:
            gaps -= 1
        for d in range(DISCIPLINES):
            most = NEEDS[p, d] if place >= IN_PLAY and place < COMPLETED else 0
            if project.progress[d] > most:
                return PROJECT_PROGRESS
        if place >= IN_PLAY and place < COMPLETED:
            in_play += 1 << (5 * (place - IN_PLAY))
            if s.phase == RESEARCH and s.owed[place - IN_PLAY].kind == 0:
                if project.worked == 0 and project.extended == 0 and not is_full(s, p):
                    return NONE_ABANDONED
            if s.phase == DRAW and is_full(s, p):
                return NONE_FULL
    for who in range(s.seats):
        if s.player[who].projects != in_play >> (5 * who) & 31:
            return COUNTS
    if s.stock != stock + OFFER_SLOTS - gaps:
        return COUNTS
    if s.phase != ACQUISITION:
        return 0 if gaps == OFFER_SLOTS else OFFER_OPEN
    return OFFER_OPEN if gaps > 0 and stock > 0 else 0


@rule
def sane_staff(s):
    seen = 0  # five bits for each group
    learning = 0
    for i in range(RESEARCHERS):
        researcher = s.researcher[i]
        if researcher.place >= RESEARCHER_OF + s.seats:
            return RESEARCHER_LEVELS
        if researcher.place >= RESEARCHER_OF:
            seen += 1 << (5 * (researcher.place - RESEARCHER_OF))
        for track in range(TRACKS):
            if (researcher.level[track] > 0) != (researcher.place >= RESEARCHER_OF):
                return RESEARCHER_LEVELS
    in_game = 0
    for j in range(STUDENTS):
        student = s.student[j]
        tokens = student_experience(s, j)
        in_game += student.place >= STUDENT_STOCK
        if student.place >= STUDENT_OF:
            learning += 1 << (5 * (student.place - STUDENT_OF))
        if student.place >= STUDENT_OF + s.seats or (student.place < STUDENT_OF and tokens > 0):
            return STUDENT_CARDS
        ready = s.phase == RESEARCH or s.phase == COMPLETION or s.phase == ACTION
        if tokens > STUDENT_TOKENS or (tokens == STUDENT_TOKENS and not ready):
            return NONE_FULL if s.phase == DRAW else STUDENT_CARDS
    for who in range(s.seats):
        me = s.player[who]
        if me.researchers != seen >> (5 * who) & 31 or me.students != learning >> (5 * who) & 31:
            return COUNTS
    return 0 if in_game == min(STUDENTS, STUDENTS_PER_SEAT * s.seats) else STUDENT_CARDS


@rule
def sane_groups(s):
    seen = 0
    for who in range(s.seats):
        me = s.player[who]
        seen |= 1 << s.order[who]
        if tokens_of(me) > 0 and (s.phase < RESEARCH or s.phase > TEACHING or not is_standard(s)):
            return TOKENS_IN_TIME
        if me.interrupted == 1 and not has_tile(s, who, OUT_OF_TURN):
            return CLAIMS
        if s.phase == SALARY and s.owed[who].kind == 0 and too_many_stars(s, who):
            return STARS
    return 0 if seen == (1 << s.seats) - 1 or s.turn == 0 else ORDER


@rule
def sane_flow(s):
    if s.turn > LAST_TURN:
        return LAST_TURN_PHASES
    if s.last == 1 and (s.phase == ACQUISITION or s.phase == DRAW or s.phase == ACTION or s.phase == EVENT):
        return LAST_TURN_PHASES
    if s.owing > 1:
        for who in range(s.seats):
            kind = s.owed[who].kind
            if kind != 0 and not is_simultaneous(kind):
                return OWED_TOGETHER
    if s.frame.card > 0 and s.phase != ACTION:
        return FRAME_IN_TIME
    return 0


@rule
def is_simultaneous(kind):
    return (
        kind == DRAFT_ONE or kind == DRAFT_TWO or kind == PAY_SALARIES or kind == LOSE_MONTH or kind == RESEARCH_UNIT
        or kind == DESTINATION or kind == SPLIT or kind == LOSE_REPUTATION or kind == GAIN_REPUTATION_POINT
        or kind == PLAY_CARD or kind == SWAP_GIVE or kind == SWAP_TAKE or kind == HAND_LIMIT_DISCARD
    )  # fmt: skip


@rule
def sane_cards(s):
    """Action cards, events and tiles of a standard game."""
    slots = 0
    left = 0
    for card in range(CARDS):
        place = s.card[card]
        if place == 0 or place >= UNSEEN:
            return CARDS_LEFT
        left += place == DECK or place == DISCARD
        if place >= SLOT and place < DISCARD:
            slots |= 1 << (place - SLOT)
        if place >= OPEN and (CAN_LIE_OPEN[card] == 0 or place >= OPEN + s.seats):
            return CARDS_IN_TIME
        if place >= FACE_DOWN and place < OPEN and s.phase != ACTION:
            return CARDS_IN_TIME
    if slots != (1 << OPEN_CARDS) - 1 or left < LEAST_LEFT:
        return CARDS_LEFT
    for who in range(s.seats):
        code = sane_hand(s, who)
        if code != 0:
            return code
    return sane_events_and_tiles(s)


@rule
def sane_hand(s, who):
    me = s.player[who]
    hand = 0
    face_down = 0
    played = 0
    for card in range(CARDS):
        hand += s.card[card] == HAND + who
        face_down += s.card[card] == FACE_DOWN + who
        played += s.card[card] == PLAYED + who and s.frame.card != card + 1
    if hand != me.hand or face_down != me.face_down:
        return HANDS_AGREE
    if (me.given > 0) != (s.owed[who].kind == SWAP_TAKE) or (me.given > 0 and s.card[me.given - 1] != HAND + who):
        return HANDS_AGREE
    if hand + face_down + played > MOST_HELD or (hand > HAND_LIMIT and s.phase != DRAW and s.phase != ACTION):
        return HAND_LIMITS
    return 0


@rule
def sane_events_and_tiles(s):
    active = 0
    reserved = 0  # four bits for each group
    for event in range(EVENTS):
        active += s.event[event] == ACTIVE
        if s.event[event] >= RESERVED:
            reserved += 1 << (4 * (s.event[event] - RESERVED))
    if active > 1 or (active > 0 and (s.phase == DRAW or s.phase == ACTION)):
        return EVENT_CARDS
    tiles = 0
    for tile in range(TILES):
        if s.tile[tile] >= TILE_OF and s.tile[tile] < IN_DRAFT:
            tiles += 1 << (4 * (s.tile[tile] - TILE_OF))
        if s.tile[tile] >= IN_DRAFT + s.seats or (s.tile[tile] >= IN_DRAFT and s.draft == 0):
            return TILE_PLACES
    for who in range(4):
        limit = 0
        if who < s.seats:
            limit = 1 + has_tile(s, who, TWO_BONUSES) + (s.owed[who].kind == RETURN_BONUS)
        if reserved >> (4 * who) & 15 > limit:
            return EVENT_CARDS
        if s.draft == 0 and tiles >> (4 * who) & 15 != (2 if who < s.seats else 0):
            return TILE_PLACES
    return 0


@rule
def sane_basic(s):
    for card in range(CARDS):
        if s.card[card] != 0:
            return BASIC
    for tile in range(TILES):
        if s.tile[tile] != 0:
            return BASIC
    for event in range(EVENTS):
        if s.event[event] != 0:
            return BASIC
    return BASIC if (s.phase >= DRAW and s.phase <= EVENT) or s.event_now > 0 else 0
