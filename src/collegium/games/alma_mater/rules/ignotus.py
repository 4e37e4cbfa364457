"""Ignotus, the third university in the game for two (§9.1)."""

from collegium.kernel import reveal, rule, shuffle, tell, total

from ..choices import TOLD_IGNOTUS_BOOKS, TOLD_IGNOTUS_MASTERS, TOLD_IGNOTUS_STEPS
from ..components import (
    IGNOTUS,
    IGNOTUS_CARDS,
    IGNOTUS_MASTERS,
    IGNOTUS_SLOT,
    IGNOTUS_SPACES,
    IGNOTUS_STEPS,
    IGNOTUS_TEXTBOOKS,
    LEVELS_PER_CARD,
    SHELF_POINTS,
    SHELVES,
    TOP,
)
from .gains import display_books
from .research import restack


@rule
def set_up_ignotus(s):
    him = s.player[IGNOTUS]
    him.passed = 1
    for shelf in range(SHELVES):
        him.shelf_points[IGNOTUS_SLOT[shelf]] = SHELF_POINTS[shelf]
    for card in range(IGNOTUS_CARDS):
        s.ignotus_deck[card] = card + 1
    s.ignotus_left = IGNOTUS_CARDS
    shuffle(s, s.ignotus_deck, IGNOTUS_CARDS)


@rule
def play_ignotus(s):
    """Reveal his next card: steps, textbooks, masters."""
    s.ignotus_left -= 1
    card = s.ignotus_deck[s.ignotus_left]
    s.ignotus_deck[s.ignotus_left] = 0
    s.ignotus_shown[s.round_number - 1] = card
    reveal(s)
    him = s.player[IGNOTUS]
    level = him.level
    taken = 0
    for _ in range(IGNOTUS_STEPS[card]):
        taken += climb(s)
    tell(s, TOLD_IGNOTUS_STEPS, -1, card, taken, level + 16 * him.level)
    displayed = total(him.shelf_book)
    display_books(him, IGNOTUS_TEXTBOOKS[card])
    tell(s, TOLD_IGNOTUS_BOOKS, -1, card, total(him.shelf_book) - displayed)
    tell(s, TOLD_IGNOTUS_MASTERS, -1, card)
    for master in range(IGNOTUS_MASTERS):
        space = IGNOTUS_SPACES[card, master]
        if space >= 0:
            s.player[IGNOTUS].on_space[space] = 1


@rule
def climb(s):
    """One free step; on to the milestone at once, without bonus; beyond the top it is lost. 1 if it was one, else 0."""
    him = s.player[IGNOTUS]
    if him.level == TOP:
        return 0
    him.level += 1
    if him.level % LEVELS_PER_CARD == 2:
        him.level += 1
    restack(s, IGNOTUS)
    return 1
