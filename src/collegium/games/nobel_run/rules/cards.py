"""Cards on the move: drawing, reshuffling, discarding, entering a CV. A draw is a uniform pick (§3)."""

from collegium.games.nobel_run.choices import DREW, LAST_ROUND, RESHUFFLED
from collegium.games.nobel_run.components import GOAL, HAND, KINDS, PRESTIGE
from collegium.games.nobel_run.state import COMPETITIVE, Player
from collegium.kernel.flow import tell
from collegium.kernel.rng import below
from collegium.kernel.rule import Vector, rule


@rule
def pick_from(s, cards: Vector, total):
    """Take a uniformly random card out of `cards`, which holds `total`; returns its kind."""
    n = below(s, total)
    kind = 0
    while n >= cards[kind]:
        n -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


@rule
def reshuffle(s, who, me: Player):
    """The discard pile becomes the new deck (T3, R17)."""
    if me.discard_size == 0:
        return
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
    while drawn < count:
        if me.deck_size == 0:
            reshuffle(s, who, me)
        if me.deck_size == 0:
            break
        me.hand[pick_from(s, me.deck, me.deck_size)] += 1
        me.deck_size -= 1
        me.hand_size += 1
        drawn += 1
    if drawn > 0:
        tell(s, DREW, who, drawn)


@rule
def draw_up(s, who):
    """Draw until the hand has five cards; none if five or more were kept (T3, R9)."""
    draw_cards(s, who, HAND - s.player[who].hand_size)


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
def enter_cv(s, who, kind):
    """A card comes to lie in the CV of `who`. The first total of 20 makes this round the last (§8, R14, R37)."""
    me = s.player[who]
    me.cv[kind] += 1
    me.prestige += PRESTIGE[kind]
    if s.variant == COMPETITIVE and me.prestige >= GOAL and s.last_round == 0:
        s.last_round = 1
        tell(s, LAST_ROUND, who)
