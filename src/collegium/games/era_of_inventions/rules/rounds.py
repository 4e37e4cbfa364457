"""The round change: displays move on and are filled, ships and sheds are loaded, the start pawn passes on (§5.5)."""

from collegium.kernel import Vector, count, reveal, rule, shuffle, tell, then

from ..choices import (
    CARDS_LAID_OUT,
    CARDS_LEAVE,
    CARDS_RESHUFFLED,
    CARDS_RUN_OUT,
    FACTORIES_LAID_OUT,
    FACTORIES_LEAVE,
    FACTORIES_RESHUFFLED,
    FACTORIES_RUN_OUT,
    LOAD_SHORT,
    LOADED,
    NEW_INVENTIONS,
    NEXT_DISC,
    PAWN_PASSES,
    ROUND_BEGINS,
    ROUND_ENDS,
    START_CARDS_LEAVE,
)
from ..components import (
    CARD_BASE,
    CARD_DESIGN,
    CARD_DIGITS,
    CARD_INVENTION,
    CARDS,
    FACTORIES,
    GOOD_BASE,
    LOAD_BASE,
    LOAD_GOOD,
    LOAD_MORE,
    LOAD_REFILL,
    LOAD_START,
    PATH_FIELDS,
    PATH_LEAVE,
    ROUNDS,
    ROW_FIELDS,
    ROW_LEAVE,
)
from ..state import DISCARD, DISPLAY, DRAW, FACTORY_DISCARD, FACTORY_DISPLAY, FACTORY_DRAW, PENDING, PLACING, REMOVED


@rule
def change_round(s):
    tell(s, ROUND_ENDS, -1, s.era, ROUNDS[s.seats])
    remove_start_inventions(s)
    discard_last_inventions(s)
    slide(s.path, PATH_FIELDS)
    maybe_shuffle_new_inventions(s)
    fill_path(s)
    discard_last_factories(s)
    slide(s.row, ROW_FIELDS)
    fill_row(s)
    load_harbour(s, False)
    tell(s, PAWN_PASSES, (s.start + 1) % s.seats, s.start)
    s.start = (s.start + 1) % s.seats
    s.era += 1
    s.phase = PLACING
    reveal(s)
    tell(s, ROUND_BEGINS, -1, s.era, ROUNDS[s.seats])
    then(s, NEXT_DISC)


@rule
def remove_start_inventions(s):
    """Every start invention on display leaves the game (ruling 32)."""
    fields = 0
    for slot in range(PATH_FIELDS):
        card = s.path[slot]
        if card >= 0 and CARD_INVENTION[card] < 0:
            s.card_place[card] = REMOVED
            fields += 1 << slot
    tell_cards(s, START_CARDS_LEAVE, s.path, PATH_FIELDS, fields, True)
    clear_fields(s.path, PATH_FIELDS, fields)


@rule
def discard_last_inventions(s):
    fields = 0
    for slot in range(PATH_FIELDS - PATH_LEAVE, PATH_FIELDS):
        if s.path[slot] >= 0:
            s.card_place[s.path[slot]] = DISCARD
            fields += 1 << slot
    tell_cards(s, CARDS_LEAVE, s.path, PATH_FIELDS, fields, True)
    clear_fields(s.path, PATH_FIELDS, fields)


@rule
def discard_last_factories(s):
    fields = 0
    for slot in range(ROW_FIELDS - ROW_LEAVE, ROW_FIELDS):
        if s.row[slot] >= 0:
            s.factory_place[s.row[slot]] = FACTORY_DISCARD
            fields += 1 << slot
    tell_cards(s, FACTORIES_LEAVE, s.row, ROW_FIELDS, fields, False)
    clear_fields(s.row, ROW_FIELDS, fields)


@rule
def clear_fields(cards: Vector, number, fields):
    """`fields`: one bit for each field that is emptied."""
    for slot in range(number):
        if fields >> slot & 1:
            cards[slot] = -1


@rule
def tell_cards(s, event, cards: Vector, number, fields, inventions):
    """Name the cards on these fields (one bit each): inventions by their design, factories as they are."""
    if fields == 0:
        return
    found = 0
    first = 0
    second = 0
    third = 0
    for slot in range(number):
        if fields >> slot & 1:
            digit = 1 + (CARD_DESIGN[cards[slot]] if inventions else cards[slot])
            if found < CARD_DIGITS:
                first = first * CARD_BASE + digit
            elif found < 2 * CARD_DIGITS:
                second = second * CARD_BASE + digit
            else:
                third = third * CARD_BASE + digit
            found += 1
    tell(s, event, -1, first, second, third)


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
    new = count(s.card_place, PENDING)
    if new > 0:
        discarded = count(s.card_place, DISCARD)
        shuffle_inventions(s)
        tell(s, NEW_INVENTIONS, -1, new, discarded, s.pile_length)


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
    filled = 0
    empty = 0
    for slot in range(PATH_FIELDS):
        if s.path[slot] < 0:
            if s.pile_length == 0:
                shuffle_inventions(s)
                if s.pile_length > 0:
                    tell(s, CARDS_RESHUFFLED, -1, s.pile_length)
            if s.pile_length > 0:
                filled += 1 << slot
                s.pile_length -= 1
                card = s.pile[s.pile_length]
                s.pile[s.pile_length] = 0
                s.path[slot] = card
                s.card_place[card] = DISPLAY
            else:
                empty += 1
    tell_cards(s, CARDS_LAID_OUT, s.path, PATH_FIELDS, filled, True)
    if empty > 0:
        tell(s, CARDS_RUN_OUT, -1, empty)


@rule
def fill_row(s):
    filled = 0
    empty = 0
    for slot in range(ROW_FIELDS):
        if s.row[slot] < 0:
            if s.factory_pile_length == 0:
                shuffle_factories(s)
                if s.factory_pile_length > 0:
                    tell(s, FACTORIES_RESHUFFLED, -1, s.factory_pile_length)
            if s.factory_pile_length > 0:
                filled += 1 << slot
                s.factory_pile_length -= 1
                factory = s.factory_pile[s.factory_pile_length]
                s.factory_pile[s.factory_pile_length] = 0
                s.row[slot] = factory
                s.factory_place[factory] = FACTORY_DISPLAY
            else:
                empty += 1
    tell_cards(s, FACTORIES_LAID_OUT, s.row, ROW_FIELDS, filled, False)
    if empty > 0:
        tell(s, FACTORIES_RUN_OUT, -1, empty)


@rule
def load_harbour(s, first):
    """Load ships and sheds in table order (ruling 8): the ships in one line of the story, timber and coal in others."""
    tell(s, LOADED, -1, load_up(s, 0, first), load_up(s, 1, first), load_up(s, 2, first))
    tell(s, LOADED, -1, load_up(s, 3, first), load_up(s, 4, first))
    tell(s, LOADED, -1, load_up(s, 5, first), load_up(s, 6, first))


@rule
def load_up(s, load, first):
    """An empty ship or shed gets a new load, any other one more cube, as far as the supply reaches (ruling 37); the
    `first` loads are those of the set-up. Returns what lies there and what came, packed."""
    kind = LOAD_GOOD[load]
    due = LOAD_START[load] if first else LOAD_REFILL[load] if s.load[load] == 0 else LOAD_MORE[load]
    number = min(due, s.supply[kind])
    if number < due:
        tell(s, LOAD_SHORT, -1, load, due - number)
    s.load[load] += number
    s.supply[kind] -= number
    return (load * GOOD_BASE + s.load[load]) * LOAD_BASE + number + 1
