"""Role cards: from the deck into a team, and how they rise. A team is a count per class, role * 5 + level."""

from collegium.kernel import Vector, rule, subtotal

from ..components import CLASSES, LEVELS, ROLE_START
from ..state import Player


@rule
def cards_of(cards: Vector, role):
    """How many cards of a role there are in a team or a crew."""
    return subtotal(cards, role * LEVELS, LEVELS)


@rule
def levels_of(cards: Vector, role):
    """The levels of all cards of a role together."""
    found = 0
    for level in range(LEVELS):
        found += cards[role * LEVELS + level] * level
    return found


@rule
def top_card(s):
    """Take the top card of the role deck; returns its role."""
    s.deck_left -= 1
    role = s.deck[s.deck_left]
    s.deck[s.deck_left] = 0
    return role


@rule
def join_team(s, me: Player, role):
    me.team[role * LEVELS + ROLE_START[role]] += 1


@rule
def raise_card(s, me: Player, card, steps):
    me.team[card] -= 1
    me.team[card + steps] += 1


@rule
def has_card_up_to(s, me: Player, level):
    """Does the team have a role card of this level or lower?"""
    for card in range(CLASSES):
        if me.team[card] > 0 and card % LEVELS <= level:
            return True
    return False
