"""The round change: displays move on and are filled, ships and sheds are loaded, the start pawn passes on (§5.5)."""

from collegium.games.era_of_inventions.choices import NEW_INVENTIONS, NEXT_DISC, ROUND_BEGINS
from collegium.games.era_of_inventions.components import (
    CARD_INVENTION,
    CARDS,
    FACTORIES,
    LOAD_GOOD,
    LOAD_MORE,
    LOAD_REFILL,
    LOADS,
    PATH_FIELDS,
    PATH_LEAVE,
    ROUNDS,
    ROW_FIELDS,
    ROW_LEAVE,
)
from collegium.games.era_of_inventions.state import (
    DISCARD,
    DISPLAY,
    DRAW,
    FACTORY_DISCARD,
    FACTORY_DISPLAY,
    FACTORY_DRAW,
    PENDING,
    PLACING,
    REMOVED,
)
from collegium.kernel.flow import reveal, tell, then
from collegium.kernel.rng import shuffle
from collegium.kernel.rule import Vector, rule


@rule
def change_round(s):
    remove_start_inventions(s)
    discard_last_inventions(s)
    slide(s.path, PATH_FIELDS)
    maybe_shuffle_new_inventions(s)
    fill_path(s)
    discard_last_factories(s)
    slide(s.row, ROW_FIELDS)
    fill_row(s)
    refill_loads(s)
    s.start = (s.start + 1) % s.seats
    s.era += 1
    s.phase = PLACING
    reveal(s)
    tell(s, ROUND_BEGINS, s.start, s.era, ROUNDS[s.seats])
    then(s, NEXT_DISC)


@rule
def remove_start_inventions(s):
    """Every start invention on display leaves the game (ruling 32)."""
    for slot in range(PATH_FIELDS):
        card = s.path[slot]
        if card >= 0 and CARD_INVENTION[card] < 0:
            s.card_place[card] = REMOVED
            s.path[slot] = -1


@rule
def discard_last_inventions(s):
    for slot in range(PATH_FIELDS - PATH_LEAVE, PATH_FIELDS):
        if s.path[slot] >= 0:
            s.card_place[s.path[slot]] = DISCARD
            s.path[slot] = -1


@rule
def discard_last_factories(s):
    for slot in range(ROW_FIELDS - ROW_LEAVE, ROW_FIELDS):
        if s.row[slot] >= 0:
            s.factory_place[s.row[slot]] = FACTORY_DISCARD
            s.row[slot] = -1


@rule
def slide(cards: Vector, fields):
    """Move the cards towards the last field as far as possible, keeping their order (ruling 33)."""
    target = fields - 1
    for slot in range(fields - 1, -1, -1):
        if cards[slot] >= 0:
            card = cards[slot]
            cards[slot] = -1
            cards[target] = card
            target -= 1


@rule
def maybe_shuffle_new_inventions(s):
    """New inventions are shuffled in with both piles (ruling 35)."""
    for card in range(CARDS):
        if s.card_place[card] == PENDING:
            shuffle_inventions(s)
            tell(s, NEW_INVENTIONS)
            return


@rule
def shuffle_inventions(s):
    """A new draw pile of draw pile, discard pile and pending cards, laid out by number before the shuffle."""
    s.pile_length = 0
    for card in range(CARDS):
        place = s.card_place[card]
        if place == DRAW or place == DISCARD or place == PENDING:
            s.card_place[card] = DRAW
            s.pile[s.pile_length] = card
            s.pile_length += 1
    shuffle(s, s.pile, s.pile_length)


@rule
def shuffle_factories(s):
    s.factory_pile_length = 0
    for factory in range(FACTORIES):
        place = s.factory_place[factory]
        if place == FACTORY_DRAW or place == FACTORY_DISCARD:
            s.factory_place[factory] = FACTORY_DRAW
            s.factory_pile[s.factory_pile_length] = factory
            s.factory_pile_length += 1
    shuffle(s, s.factory_pile, s.factory_pile_length)


@rule
def fill_path(s):
    """Fill empty fields from P1 on; reshuffle when the pile is empty; else leave them empty (ruling 36)."""
    for slot in range(PATH_FIELDS):
        if s.path[slot] < 0:
            if s.pile_length == 0:
                shuffle_inventions(s)
            if s.pile_length > 0:
                s.pile_length -= 1
                card = s.pile[s.pile_length]
                s.pile[s.pile_length] = 0
                s.path[slot] = card
                s.card_place[card] = DISPLAY


@rule
def fill_row(s):
    for slot in range(ROW_FIELDS):
        if s.row[slot] < 0:
            if s.factory_pile_length == 0:
                shuffle_factories(s)
            if s.factory_pile_length > 0:
                s.factory_pile_length -= 1
                factory = s.factory_pile[s.factory_pile_length]
                s.factory_pile[s.factory_pile_length] = 0
                s.row[slot] = factory
                s.factory_place[factory] = FACTORY_DISPLAY


@rule
def refill_loads(s):
    """An empty ship or shed gets a new load, any other one more cube, as far as the supply reaches (ruling 37)."""
    for load in range(LOADS):
        kind = LOAD_GOOD[load]
        number = LOAD_REFILL[load] if s.load[load] == 0 else LOAD_MORE[load]
        number = min(number, s.supply[kind])
        s.load[load] += number
        s.supply[kind] -= number
