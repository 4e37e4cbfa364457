"""What a seat cannot see, guessed fairly: setup cards until they are shown, the order of Ignotus' deck (§13)."""

from collegium.kernel import below, rule, shuffle

from .choices import EXTRA_SETUP
from .components import CHANCELLOR_NUMBER, GLAREANUS, IGNOTUS_CARDS, ROUNDS, SETUP_CARDS, SETUP_HAND, SETUP_KEPT
from .rules.setup import card_bits
from .state import ACTION, CHANCELLOR, DRAFT, DROP


@rule
def imagine(s, who):
    """Fill what was wiped for seat `who` (no seat: a spectator)."""
    if s.phase < ACTION:
        imagine_setup_cards(s, who)
    if s.ignotus_left > 0:
        imagine_ignotus(s)


@rule
def imagine_ignotus(s):
    shown = card_bits(s.ignotus_shown, ROUNDS)
    left = 0
    for card in range(1, IGNOTUS_CARDS + 1):
        if (shown >> card) & 1 == 0:
            s.ignotus_deck[left] = card
            left += 1
    shuffle(s, s.ignotus_deck, left)


# How many cards another seat holds, from what everybody sees ----------------------------------------------------------


@rule
def is_owing(s, seat):
    return s.owed[seat].kind != 0


@rule
def hand_length(s, seat):
    if s.phase == DRAFT:
        return SETUP_HAND - s.draft_stage - 1 + is_owing(s, seat)
    if s.phase == CHANCELLOR and s.owed[seat].kind == EXTRA_SETUP:
        return CHANCELLOR_NUMBER[GLAREANUS]
    return 0


@rule
def drafted_length(s, seat):
    if s.phase == DRAFT:
        return s.draft_stage + 1 - is_owing(s, seat)
    if s.phase == DROP:
        return SETUP_KEPT + is_owing(s, seat)
    return 0


@rule
def dropped_length(s, seat):
    if s.phase == DRAFT:
        return 0
    if s.phase == DROP:
        return 1 - is_owing(s, seat)
    if s.player[seat].setup_cards[SETUP_KEPT] > 0:
        return CHANCELLOR_NUMBER[GLAREANUS]
    return 1


# Dealing the unknown cards --------------------------------------------------------------------------------------------


@rule
def known_cards(s, who):
    """Cards that `who` knows the place of, as bits: those shown and one's own."""
    known = 0
    for seat in range(s.seats):
        me = s.player[seat]
        known |= card_bits(me.setup_cards, SETUP_HAND)
        if seat == who:
            known |= card_bits(me.hand, SETUP_HAND) | card_bits(me.drafted, SETUP_HAND)
            known |= card_bits(me.dropped, len(me.dropped))
    return known


@rule
def imagine_setup_cards(s, who):
    """Cards once passed on lie with the others, never in the deck; all else is equally likely everywhere."""
    known = known_cards(s, who)
    seen = 0
    if who >= 0 and who < s.seats:
        seen = s.player[who].passed_on & ~known
    unknown = 0
    for card in range(1, SETUP_CARDS + 1):
        if ((known | seen) >> card) & 1 == 0:
            s.setup_deck[unknown] = card
            unknown += 1
    shuffle(s, s.setup_deck, unknown)
    for card in range(1, SETUP_CARDS + 1):
        if (seen >> card) & 1 == 1:
            s.setup_deck[unknown] = card
            unknown += 1
    for seat in range(s.seats):
        if seat != who:
            them = s.player[seat]
            for place in range(hand_length(s, seat)):
                them.hand[place] = deal_unknown(s, unknown)
                unknown -= 1
            for place in range(drafted_length(s, seat)):
                them.drafted[place] = deal_unknown(s, unknown)
                unknown -= 1
            for place in range(dropped_length(s, seat)):
                them.dropped[place] = deal_unknown(s, unknown)
                unknown -= 1


@rule
def deal_unknown(s, unknown):
    """Any of the cards above the deck's own; the last one closes the gap."""
    picked = s.setup_left + below(s, unknown - s.setup_left)
    card = s.setup_deck[picked]
    s.setup_deck[picked] = s.setup_deck[unknown - 1]
    s.setup_deck[unknown - 1] = 0
    return card
