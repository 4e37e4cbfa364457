"""What nobody sees: the order of the two face-down piles (§13). Their contents are known, so a guess is a shuffle."""

from collegium.games.era_of_inventions.components import CARDS, FACTORIES
from collegium.games.era_of_inventions.state import DRAW, FACTORY_DRAW
from collegium.kernel.game import conceal_nothing_more
from collegium.kernel.rng import shuffle
from collegium.kernel.rule import rule

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
