"""What nobody sees: the order of the two face-down piles (§13). Their contents are known, so a guess is a shuffle."""

from collegium.kernel import rule, shuffle
from collegium.kernel.game import conceal_nothing_more

from .components import CARDS, FACTORIES
from .state import DRAW, FACTORY_DRAW

conceal = conceal_nothing_more  # the legend hides the piles


@rule
def imagine(s, who):
    """Lay the cards of each pile out by number and shuffle them."""
    number = 0
    for card in range(CARDS):
        if s.card_place[card] == DRAW:
            s.pile[number] = card
            number += 1
    shuffle(s, s.pile, number)
    number = 0
    for factory in range(FACTORIES):
        if s.factory_place[factory] == FACTORY_DRAW:
            s.factory_pile[number] = factory
            number += 1
    shuffle(s, s.factory_pile, number)
