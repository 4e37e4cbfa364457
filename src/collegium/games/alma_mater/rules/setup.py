"""Set-up of the table and the draft of setup cards (§4.1, §4.2 steps 1 and 2)."""

from collegium.kernel import (
    LEGAL,
    Vector,
    answers,
    ask,
    below,
    fill,
    find,
    offers,
    packed,
    reveal,
    rule,
    runs,
    shuffle,
    tell,
    then,
)

from ..choices import (
    DRAFT_DROP,
    DRAFT_KEEP,
    EXTRA_SETUP,
    NEXT_CHANCELLOR,
    PASS_HANDS,
    SHOW_SETUP_CARDS,
    TOLD_ACADEMY,
    TOLD_CAMPUS,
    TOLD_DEALT,
    TOLD_DROPPED,
    TOLD_FIRST_ORDER,
    TOLD_FOURTH,
    TOLD_GLORY,
    TOLD_HANDS,
    TOLD_KEPT,
    TOLD_OFFER,
    TOLD_RESEARCH_CARD,
    TOLD_SETUP,
    TOLD_SHOWN,
)
from ..components import (
    BUSTS,
    CARDS_PER_LETTER,
    CHANCELLORS,
    COLOURS,
    FACULTIES,
    GLORY_PER_LETTER,
    IGNOTUS,
    KINDS_PER_FACULTY,
    LETTERS,
    MASTERS,
    PATTERN_SLOTS,
    PRICE_SETS,
    PROFESSORS,
    SETUP_CARDS,
    SETUP_HAND,
    SETUP_KEPT,
    SETUP_WHITE,
    SLOTS,
    SPARE_CHANCELLORS,
    STOCK_FEWER,
    STOCK_FOUR,
    TUTORS,
)
from ..state import CHANCELLOR, DRAFT, DROP, Player
from .ignotus import set_up_ignotus


@rule
def setup(s):
    """§4.1, in its order; then the draft."""
    s.round_number = 1
    s.colours = max(s.seats, IGNOTUS + 1)
    if s.seats == COLOURS:
        s.four = 1
    for seat in range(COLOURS):
        s.order[seat] = -1
        s.research_order[seat] = -1
        s.reputation[seat] = -1
        s.bishop_first[seat] = -1
        set_up_university(s, s.player[seat])
        if seat < s.seats:
            s.player[seat].archive = MASTERS
            s.player[seat].halls = 1
    for letter in range(LETTERS):
        s.track[letter] = below(s, CARDS_PER_LETTER)
    set_up_campus(s)
    set_up_academy(s)
    for bust in range(BUSTS):
        s.glory[bust] = below(s, GLORY_PER_LETTER)
    set_up_chancellors(s)
    s.tutors_supply = TUTORS
    s.price_sets = PRICE_SETS
    if s.colours > s.seats:
        set_up_ignotus(s)
    tell(s, TOLD_SETUP, -1, DRAFT)
    tell_table(s)
    deal_setup_cards(s)


@rule
def tell_table(s):
    """What chance has laid out."""
    for letter in range(LETTERS):
        tell(s, TOLD_RESEARCH_CARD, -1, letter * CARDS_PER_LETTER + s.track[letter])
    for row in range(KINDS_PER_FACULTY):
        kinds = 0
        for faculty in range(FACULTIES):
            kinds += find(s.student_row[faculty], row) * KINDS_PER_FACULTY**faculty
        tell(s, TOLD_CAMPUS, -1, row, kinds, stack_height(s))
    teachers = s.professor_in
    tell(
        s, TOLD_ACADEMY, -1,
        teachers[0] + 16 * teachers[1] + 256 * teachers[2],
        teachers[3] + 16 * teachers[4] + 256 * teachers[5],
        teachers[6] + 16 * teachers[7] + 256 * stack_height(s),
    )  # fmt: skip
    for bust in range(BUSTS):
        tell(s, TOLD_GLORY, -1, bust, s.glory[bust], s.fame[bust])
    tell(s, TOLD_OFFER, -1, packed(s.offer, 2))


@rule
def set_up_university(s, me: Player):
    me.chancellor = -1
    fill(me.hall_student, -1)
    fill(me.bookmark, -1)


@rule
def stack_height(s):
    if s.four == 1:
        return STOCK_FOUR
    return STOCK_FEWER


@rule
def set_up_campus(s):
    """Each faculty's students lie in its four rows in random order (ruling 2)."""
    fill(s.student_stock, stack_height(s))
    for faculty in range(FACULTIES):
        for student in range(KINDS_PER_FACULTY):
            s.student_row[faculty, student] = student
        shuffle(s, s.student_row[faculty], KINDS_PER_FACULTY)


@rule
def set_up_academy(s):
    """Two different professors of each faculty, in the order in which the academy shows them."""
    for first in range(0, PROFESSORS, KINDS_PER_FACULTY):
        one = below(s, KINDS_PER_FACULTY)
        other = below(s, KINDS_PER_FACULTY - 1)
        if other >= one:
            other += 1
        slot = first // 2
        s.professor_in[slot] = first + min(one, other)
        s.professor_in[slot + 1] = first + max(one, other)
    for slot in range(SLOTS):
        s.professor_stock[slot] = stack_height(s)
        for part in range(PATTERN_SLOTS):
            s.professor_price[slot, part] = -1


@rule
def draw_chancellor(s, left):
    """One of the chancellors that are neither on a bust nor in the offer; `left` of them there are."""
    skip = below(s, left)
    for chancellor in range(CHANCELLORS):
        if s.offer[chancellor] == 0 and s.fame[1] != chancellor and s.fame[2] != chancellor:
            if skip == 0:
                return chancellor
            skip -= 1
    return -1


@rule
def set_up_chancellors(s):
    """One on the busts b, one on c, and one more than players in the offer."""
    left = CHANCELLORS
    fill(s.fame, -1)
    for bust in range(1, BUSTS):
        s.fame[bust] = draw_chancellor(s, left)
        left -= 1
    for _ in range(s.seats + SPARE_CHANCELLORS):
        s.offer[draw_chancellor(s, left)] = 1
        left -= 1


# The draft ------------------------------------------------------------------------------------------------------------


@rule
def draw_setup_card(s):
    s.setup_left -= 1
    card = s.setup_deck[s.setup_left]
    s.setup_deck[s.setup_left] = 0
    return card


@rule
def card_bits(cards: Vector, number):
    """The first cards of a row as bits; bit 0 stands for an empty place."""
    found = 0
    for place in range(number):
        found |= 1 << cards[place]
    return found


@rule
def deal_setup_cards(s):
    s.phase = DRAFT
    s.setup_left = SETUP_CARDS
    for card in range(SETUP_CARDS):
        s.setup_deck[card] = card + 1
    shuffle(s, s.setup_deck, SETUP_CARDS)
    for who in range(s.seats):
        for place in range(SETUP_HAND):
            s.player[who].hand[place] = draw_setup_card(s)
    tell(s, TOLD_DEALT, -1, SETUP_HAND)
    ask_all_to_keep(s)


@rule
def ask_all_to_keep(s):
    then(s, PASS_HANDS)
    for who in range(s.seats):
        ask(s, who, DRAFT_KEEP)


@offers(DRAFT_KEEP, EXTRA_SETUP)
def menu_hand(s, who, verdict: Vector):
    for place in range(SETUP_HAND):
        if s.player[who].hand[place] > 0:
            verdict[s.player[who].hand[place] - 1] = LEGAL


@rule
def leave_hand(me: Player, card):
    """Take one card out of the hand; the others close up."""
    for place in range(find(me.hand, card), SETUP_HAND - 1):
        me.hand[place] = me.hand[place + 1]
    me.hand[SETUP_HAND - 1] = 0


@answers(DRAFT_KEEP)
def keep_card(s, who, option):
    me = s.player[who]
    leave_hand(me, option + 1)
    me.drafted[s.draft_stage] = option + 1
    tell(s, TOLD_KEPT, who, option + 1)


@runs(PASS_HANDS)
def pass_hands(s):
    """To the left neighbour; the card that is left after the third time joins the receiver's cards."""
    reveal(s)
    for place in range(SETUP_HAND):
        carried = s.player[s.seats - 1].hand[place]
        for who in range(s.seats):
            me = s.player[who]
            received = carried
            carried = me.hand[place]
            if carried > 0:
                me.passed_on |= 1 << carried
            me.hand[place] = received
    s.draft_stage += 1
    tell(s, TOLD_HANDS)
    if s.draft_stage < SETUP_KEPT:
        ask_all_to_keep(s)
        return
    s.phase = DROP
    then(s, SHOW_SETUP_CARDS)
    for who in range(s.seats):
        me = s.player[who]
        me.drafted[SETUP_KEPT] = me.hand[0]
        me.hand[0] = 0
        tell(s, TOLD_FOURTH, who, me.drafted[SETUP_KEPT])
        ask(s, who, DRAFT_DROP)


@offers(DRAFT_DROP)
def menu_drafted(s, who, verdict: Vector):
    for place in range(SETUP_HAND):
        verdict[s.player[who].drafted[place] - 1] = LEGAL


@answers(DRAFT_DROP)
def drop_card(s, who, option):
    me = s.player[who]
    kept = 0
    for place in range(SETUP_HAND):
        card = me.drafted[place]
        me.drafted[place] = 0
        if card == option + 1:
            me.dropped[0] = card
        else:
            me.drafted[kept] = card
            kept += 1
    tell(s, TOLD_DROPPED, who, option + 1)


@rule
def given(me: Player, numbers: Vector):
    """What the numbers of a player's setup cards add up to."""
    found = 0
    for place in range(SETUP_HAND):
        found += numbers[me.setup_cards[place]]
    return found


@rule
def white_total(me: Player):
    """Sum of the white numbers; equal sums are decided by the lowest card (§4.2.2)."""
    lowest = SETUP_CARDS
    for place in range(SETUP_KEPT):
        lowest = min(lowest, me.setup_cards[place])
    return given(me, SETUP_WHITE) * (SETUP_CARDS + 1) + lowest


@rule
def packed_order(s):
    """The turn order in one number, for the story."""
    packed = 0
    for place in range(s.seats):
        packed += (s.order[place] + 1) * 8**place
    return packed


@runs(SHOW_SETUP_CARDS)
def show_setup_cards(s):
    """All at once; the lowest total is first in turn order and on top of the research stack."""
    reveal(s)
    s.phase = CHANCELLOR
    for who in range(s.seats):
        me = s.player[who]
        for place in range(SETUP_KEPT):
            me.setup_cards[place] = me.drafted[place]
            me.drafted[place] = 0
        tell(s, TOLD_SHOWN, who, me.setup_cards[0], me.setup_cards[1], me.setup_cards[2])
    for who in range(s.seats):
        place = 0
        for rival in range(s.seats):
            if white_total(s.player[rival]) < white_total(s.player[who]):
                place += 1
        s.order[place] = who
        s.research_order[place] = who
    if s.colours > s.seats:
        s.research_order[s.seats] = IGNOTUS  # ruling 65
    tied = 0
    for place in range(1, s.seats):
        if given(s.player[s.order[place]], SETUP_WHITE) == given(s.player[s.order[place - 1]], SETUP_WHITE):
            tied = 1
    tell(s, TOLD_FIRST_ORDER, -1, packed_order(s), tied)
    tell(s, TOLD_SETUP, -1, CHANCELLOR)
    then(s, NEXT_CHANCELLOR, 0)
