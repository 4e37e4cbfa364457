"""The solo game: the reserve deck in three layers, events, Peio's takings, the removal to five (§9)."""

from collegium.kernel import LEGAL, Vector, answers, ask, below, count, find, offers, rule, runs, tell, then, total

from ..choices import (
    APPEARED,
    DECK_EMPTY,
    END_BEGAN,
    END_GAME,
    NEXT_SOLO_ROUND,
    PEIO_FOUND_NOTHING,
    PEIO_TAKES,
    PEIO_TOOK,
    REMOVE,
    REMOVE_CARDS,
    REMOVED,
    SITUATION_CAME,
    SOLO_ROUND_BEGAN,
    TAKE_TURN,
)
from ..components import (
    ARTICLES,
    BASIC,
    DECK,
    EMPTY,
    KINDS,
    LAYERS,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    PLACES,
    RESOURCES,
    SITUATION,
    SMEARS,
    SOLO_KEPT,
    USE,
)
from ..state import PEIO
from .cards import card_code, enter_cv, pick_from
from .reactions import smear


@rule
def cards_in_reserve(s):
    return PLACES - count(s.reserve, EMPTY)


@rule
def cards_in_deck(s):
    return total(s.pile_size)


@rule
def draw_reserve_card(s):
    """The top card of the reserve deck: a uniform pick from the first layer that is not used up."""
    layer = 0
    while s.pile_size[layer] == 0:
        layer += 1
    s.pile_size[layer] -= 1
    return pick_from(s, s.pile[layer], s.pile_size[layer] + 1)


@rule
def fill_reserve(s):
    """Fill to ten, each card to the lowest empty place; a situation is an event, then another is drawn (§9.3, R20)."""
    a, b, c = 0, 0, 0  # new cards not yet told of
    n = 0
    for place in range(PLACES):
        while s.reserve[place] == EMPTY and cards_in_deck(s) > 0:
            kind = draw_reserve_card(s)
            if SITUATION[kind] == 1:
                meet_situation(s, kind)
                continue
            s.reserve[place] = kind
            a += card_code(kind, n)
            b += card_code(kind, n, 1)
            c += card_code(kind, n, 2)
            n += 1
            if n == 6:
                tell(s, APPEARED, -1, a, b, c)
                a, b, c = 0, 0, 0
                n = 0
    if n > 0:
        tell(s, APPEARED, -1, a, b, c)
    if cards_in_deck(s) == 0:
        tell(s, DECK_EMPTY)


@rule
def meet_situation(s, kind):
    """What it gives or demands counts for the coming turn only; debts add up (R19)."""
    tell(s, SITUATION_CAME, 0, kind)
    s.box[kind] += 1
    for resource in range(RESOURCES):
        s.pool[resource] += USE[kind, resource]
    if LEVY_AMOUNT[kind] > 0:
        s.debt[LEVY_RESOURCE[kind]] += LEVY_AMOUNT[kind]


@runs(PEIO_TAKES)
def peio_takes(s):
    """Peio takes the article with the least prestige; an empty deck then ends the game (§9.2, R21)."""
    place = least_article(s)
    if place == EMPTY:
        tell(s, PEIO_FOUND_NOTHING)
    else:
        kind = s.reserve[place]
        s.reserve[place] = EMPTY
        tell(s, PEIO_TOOK, -1, kind)
        enter_cv(s, PEIO, kind)
    if cards_in_deck(s) == 0:
        tell(s, END_BEGAN)
        place_last_smears(s)
        then(s, END_GAME)
    else:
        then(s, REMOVE_CARDS)


@rule
def least_article(s):
    """The place of the article with the least prestige, the first of several; EMPTY where there is none."""
    for i in range(len(ARTICLES)):
        place = find(s.reserve, ARTICLES[i])
        if place >= 0:
            return place
    return EMPTY


@rule
def place_last_smears(s):
    """Smears still in hand are placed on Peio: there is nothing to decide (§9.5, R13)."""
    for i in range(len(SMEARS)):
        while s.player[0].hand[SMEARS[i]] > 0:
            smear(s, 0, PEIO, SMEARS[i])


@runs(REMOVE_CARDS)
def remove_cards(s):
    """Exactly five cards stay when there are more (§9.2, R23)."""
    if cards_in_reserve(s) > SOLO_KEPT:
        then(s, REMOVE_CARDS)
        ask(s, 0, REMOVE)
    else:
        then(s, NEXT_SOLO_ROUND)


@offers(REMOVE)
def remove_menu(s, who, verdict: Vector):
    for place in range(PLACES):
        if s.reserve[place] != EMPTY:
            verdict[place] = LEGAL


@answers(REMOVE)
def remove(s, who, place):
    kind = s.reserve[place]
    s.reserve[place] = EMPTY
    s.box[kind] += 1
    tell(s, REMOVED, who, kind)


@runs(NEXT_SOLO_ROUND)
def next_solo_round(s):
    s.round_number += 1
    tell(s, SOLO_ROUND_BEGAN, -1, s.round_number)
    fill_reserve(s)
    then(s, TAKE_TURN)


@rule
def deal_layers(s):
    """Deal the cards that lie together in the first pile to the layers A, C, B by chance, colour by colour (§9.1).

    Layers below the one in use are whole, so their colours are known; the layer in use has what is left of each colour.
    """
    current = 0
    while current < 2 and s.pile_size[current] == 0:
        current += 1
    for colour in range(2):
        cards = 0
        for kind in range(KINDS):
            if DECK[kind] == BASIC + colour:
                cards += s.pile[0, kind]
        last = LAYERS[2, colour] if current < 2 else cards
        middle = 0
        if current == 0:
            middle = LAYERS[1, colour]
        elif current == 1:
            middle = cards - last
        for kind in range(KINDS):
            if DECK[kind] == BASIC + colour:
                for _ in range(s.pile[0, kind]):
                    chance = below(s, cards)
                    cards -= 1
                    if chance < last:
                        last -= 1
                        s.pile[0, kind] -= 1
                        s.pile[2, kind] += 1
                    elif chance < last + middle:
                        middle -= 1
                        s.pile[0, kind] -= 1
                        s.pile[1, kind] += 1
