"""Cards on the move: drawing, reshuffling, discarding, entering a CV. A draw is a uniform pick (§3)."""

from collegium.kernel import Vector, below, rule, tell, weighed

from ..choices import DREW, LAST_ROUND, NO_CARD_TO_DRAW, RESHUFFLED
from ..components import GOAL, HAND, KINDS, MAKES, PRESTIGE, TWO_CARDS, USE
from ..state import COMPETITIVE, Player


@rule
def pick_from(s, cards: Vector, size):
    """Take a uniformly random card out of `cards`, of which there are `size`; returns its kind."""
    n = below(s, size)
    kind = 0
    while n >= cards[kind]:
        n -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


@rule
def reshuffle(s, who, me: Player):
    """The discard pile becomes the new deck (T3, R17)."""
    for kind in range(KINDS):
        me.deck[kind] += me.discard[kind]
        me.discard[kind] = 0
    me.deck_size += me.discard_size
    tell(s, RESHUFFLED, who, me.discard_size)
    me.discard_size = 0


@rule
def draw_cards(s, who, count):
    """Draw up to `count` cards; reshuffle when the deck is empty, stop when there are none left (R17, R29)."""
    me = s.player[who]
    drawn = 0
    told = 0
    while drawn < count:
        if me.deck_size == 0 and me.discard_size > 0:
            if drawn > told:
                tell(s, DREW, who, drawn - told)
                told = drawn
            reshuffle(s, who, me)
        if me.deck_size == 0:
            break
        me.hand[pick_from(s, me.deck, me.deck_size)] += 1
        me.deck_size -= 1
        me.hand_size += 1
        drawn += 1
    if drawn > told:
        tell(s, DREW, who, drawn - told)
    if drawn < count:
        tell(s, NO_CARD_TO_DRAW, who)


@rule
def draw_up(s, who):
    """Draw until the hand has five cards, none if five or more were kept (T3, R9). If the deck is
    empty then, the discard pile becomes the new deck at once, before the turn passes (R17)."""
    me = s.player[who]
    if me.hand_size + me.deck_size + me.discard_size > 0:  # who has run out of cards is passed over
        draw_cards(s, who, HAND - me.hand_size)
    if me.deck_size == 0 and me.discard_size > 0:
        reshuffle(s, who, me)


@rule
def hand_to_area(s, me: Player, kind, copies=1):
    me.hand[kind] -= copies
    me.hand_size -= copies
    s.area[kind] += copies


@rule
def discard_new(me: Player, kind):
    me.discard[kind] += 1
    me.discard_size += 1


@rule
def hand_to_discard(me: Player, kind, copies=1):
    me.hand[kind] -= copies
    me.hand_size -= copies
    me.discard[kind] += copies
    me.discard_size += copies


@rule
def card_code(kind, n=0, number=0):
    """A card as the `n`-th of an event that names up to six, two in each number (see telling.py): its part of one."""
    if n // 2 != number:
        return 0
    return (kind + 1) * (64 if n % 2 == 1 else 1)


@rule
def hand_makes(me: Player, resource):
    """How much of a resource the cards in hand can make."""
    return weighed(me.hand, MAKES[resource])


@rule
def tell_hand(s, event, who, resource=-1):
    """Name the cards in hand in one event; given a resource, those that make it, and the resource with them."""
    if s.mute == 1:
        return
    hand = s.player[who].hand
    a, b, c = 0, 0, 0
    n = 0
    for kind in range(KINDS):
        if resource < 0 or USE[kind, resource] > 0:
            for _ in range(hand[kind]):
                a += card_code(kind, n)
                b += card_code(kind, n, 1)
                c += card_code(kind, n, 2)
                n += 1
    if n > 0:
        tell(s, event, who, a, b, c + max(resource, 0) * TWO_CARDS)


@rule
def enter_cv(s, who, kind):
    """A card comes to lie in the CV of `who`. The first total of 20 makes this round the last (§8, R14, R37)."""
    me = s.player[who]
    me.cv[kind] += 1
    me.prestige += PRESTIGE[kind]
    if s.variant == COMPETITIVE and me.prestige >= GOAL and s.last_round == 0:
        s.last_round = 1
        tell(s, LAST_ROUND, who)
