"""The Action Phase: lay cards face down, reveal, resolve them by number, keep three. (§5 phase 7, §6.7)"""

from collegium.kernel import LEGAL, Vector, answers, ask, fill, offers, reveal, rule, runs, tell, then

from ..choices import (
    ACTIVATE,
    CARD_LAID,
    CARD_SPECIAL,
    CARD_STANDARD,
    CARD_STAYS,
    CARD_WASTED,
    CARDS_REVEALED,
    CARDS_TURNED,
    CLOSE_CARD,
    CUT_HANDS,
    HAND_CUT,
    HAND_LIMIT_DISCARD,
    LIMIT_SWAP,
    PLAY_CARD,
    PLAYS_NOTHING,
    RESOLVE,
    RESOLVE_NEXT,
    REVEAL_CARDS,
    SELECT_CARDS,
    SWAP_GIVE,
)
from ..components import ATTACK, CARDS, HAND_LIMIT, KIND, RESERVE, SPENDING_CARDS, STANDARD, TWO_BONUSES
from ..state import ACTION, DISCARD, FACE_DOWN, OPEN, PLAYED, UNSEEN
from .attack import begin_attack
from .drawing import DONE, leave_hand, may_swap, offer_hand
from .group import has_tile
from .special import begin_special, may_special
from .spending import can_spend
from .standard import begin_standard, may_standard
from .telling import open_phase

PLAY_SWAP = DONE + 1
USE_STANDARD, USE_SPECIAL, USE_RESERVE, USE_NOTHING = range(4)


@runs(SELECT_CARDS)
def select_cards(s):
    open_phase(s, ACTION)
    then(s, REVEAL_CARDS)
    for who in range(s.seats):
        s.player[who].bought = 0
        ask(s, who, PLAY_CARD)


@offers(PLAY_CARD)
def menu_play_card(s, who, verdict: Vector):
    offer_hand(s, who, verdict)
    verdict[DONE] = LEGAL
    verdict[PLAY_SWAP] = may_swap(s, who)


@answers(PLAY_CARD)
def choose_play_card(s, who, option):
    if option == PLAY_SWAP:
        ask(s, who, SWAP_GIVE, PLAY_CARD)
    elif option != DONE:
        s.card[option] = FACE_DOWN + who  # who knew it goes on knowing that it is with this group
        s.player[who].hand -= 1
        s.player[who].face_down += 1
        tell(s, CARD_LAID, who, option)
        ask(s, who, PLAY_CARD)


@runs(REVEAL_CARDS)
def reveal_cards(s):
    tell(s, CARDS_TURNED)
    for who in range(s.seats):
        if s.player[who].face_down > 0:
            tell_revealed(s, who)
            reveal(s)
        else:
            tell(s, PLAYS_NOTHING, who)
    for card in range(CARDS):
        if s.card[card] >= FACE_DOWN and s.card[card] < PLAYED:
            who = s.card[card] - FACE_DOWN
            s.card[card] = PLAYED + who
            s.known[card] = 0
            s.player[who].face_down -= 1
    then(s, CUT_HANDS)
    then(s, RESOLVE_NEXT, 0)


@rule
def tell_revealed(s, who):
    """All cards of a group in one event: the first, the second, and two more in one number."""
    first = second = rest = 0
    for card in range(CARDS):
        if s.card[card] == FACE_DOWN + who:
            if first == 0:
                first = card + 1
            elif second == 0:
                second = card + 1
            else:
                rest = rest << 6 | card + 1
    tell(s, CARDS_REVEALED, who, first, second, rest)


@runs(RESOLVE_NEXT)
def resolve_next(s, first):
    """The next card by number: played ones are resolved, open ones with an offer each phase are activated."""
    for card in range(first, CARDS):
        place = s.card[card]
        if place >= PLAYED and place < OPEN:
            then(s, RESOLVE_NEXT, card + 1)
            ask(s, place - PLAYED, RESOLVE, card)
            return
        if place >= OPEN and place < UNSEEN and SPENDING_CARDS[card] == 1 and can_spend(s, place - OPEN, card, 0):
            then(s, RESOLVE_NEXT, card + 1)
            ask(s, place - OPEN, ACTIVATE, card, 0)
            return


@offers(RESOLVE)
def menu_resolve(s, who, verdict: Vector):
    card = s.owed[who].a
    verdict[USE_STANDARD] = may_standard(s, who, STANDARD[card])
    verdict[USE_SPECIAL] = may_special(s, who, card)
    if has_tile(s, who, TWO_BONUSES) and STANDARD[card] != RESERVE:
        verdict[USE_RESERVE] = may_standard(s, who, RESERVE)
    verdict[USE_NOTHING] = LEGAL


@answers(RESOLVE)
def choose_resolve(s, who, option):
    card = s.answer.a
    if option == USE_NOTHING:
        s.card[card] = DISCARD
        tell(s, CARD_WASTED, who, card)
        return
    s.frame.card = card + 1
    s.frame.owner = who
    then(s, CLOSE_CARD)
    if option == USE_SPECIAL:
        tell(s, CARD_SPECIAL, who, card)
        if KIND[card] == ATTACK:
            begin_attack(s, card)
        else:
            begin_special(s, who, card)
    else:
        action = STANDARD[card] if option == USE_STANDARD else RESERVE
        tell(s, CARD_STANDARD, who, card, action, action != STANDARD[card])
        begin_standard(s, who, action)


@runs(CLOSE_CARD)
def close_card(s):
    """The card is discarded, or lies open in front of its owner."""
    frame = s.frame
    s.card[frame.card - 1] = OPEN + frame.owner if frame.keeps == 1 else DISCARD
    if frame.keeps == 1:
        tell(s, CARD_STAYS, frame.owner, frame.card - 1)
    frame.card = 0
    frame.owner = 0
    frame.aim = 0
    frame.targets = 0
    frame.blocked = 0
    frame.halved = 0
    frame.discipline = 0
    frame.euros = 0
    frame.keeps = 0
    fill(frame.paid, 0)


# The hand limit -------------------------------------------------------------------------------------------------------


@runs(CUT_HANDS)
def cut_hands(s):
    for who in range(s.seats):
        cut_hand(s, who)


@rule
def cut_hand(s, who):
    if s.player[who].hand > HAND_LIMIT:
        ask(s, who, HAND_LIMIT_DISCARD)


@offers(HAND_LIMIT_DISCARD)
def menu_hand_limit(s, who, verdict: Vector):
    offer_hand(s, who, verdict)
    verdict[LIMIT_SWAP] = may_swap(s, who)


@answers(HAND_LIMIT_DISCARD)
def choose_hand_limit(s, who, option):
    if option == LIMIT_SWAP:
        ask(s, who, SWAP_GIVE, HAND_LIMIT_DISCARD)
    else:
        leave_hand(s, who, option, DISCARD)
        tell(s, HAND_CUT, who, option)
        cut_hand(s, who)
