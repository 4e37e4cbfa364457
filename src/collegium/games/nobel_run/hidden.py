"""What a seat may not see (§13): the split of a rival's cards into hand and deck, the layers of the solo deck, and who
was asked in a window (so also who asked not to be asked again this turn).

A concealed rival has hand and deck together in `deck`; the concealed solo deck lies together in the first pile. All
sizes stay known. `imagine` deals both anew, so that whoever owes a choice could have been asked for it.
"""

from collegium.kernel import LEGAL, rule, total

from .choices import PAY, REACT, SMEAR_TARGET
from .components import ATTACKS, KINDS, SMEARS, USE
from .rules.cards import pick_from
from .rules.reactions import attack_verdict, smear_verdict
from .rules.solo import deal_layers
from .state import PLAYERS, SOLO, Player

TRIES = 12  # hands dealt before one is chosen on purpose


@rule
def conceal(s, who):
    for seat in range(PLAYERS):
        if seat != who:
            hand_into_deck(s.player[seat])
            s.player[seat].passed_turn = 0
    if s.variant == SOLO:
        for kind in range(KINDS):
            s.pile[0, kind] += s.pile[1, kind] + s.pile[2, kind]
            s.pile[1, kind] = 0
            s.pile[2, kind] = 0


@rule
def hand_into_deck(them: Player):
    for kind in range(KINDS):
        them.deck[kind] += them.hand[kind]
        them.hand[kind] = 0


@rule
def imagine(s, who):
    for seat in range(s.seats):
        if seat != who:
            imagine_hand(s, seat)
    if s.variant == SOLO:
        deal_layers(s)


@rule
def imagine_hand(s, seat):
    """A uniform hand out of the cards that may be in it, such that the seat could owe the choice that it owes."""
    them = s.player[seat]
    for _ in range(TRIES):
        cards = them.deck_size + them.hand_size
        for i in range(them.hand_size):
            them.hand[pick_from(s, them.deck, cards - i)] += 1
        if is_question_explained(s, seat):
            return
        hand_into_deck(them)
    choose_hand(s, seat)


@rule
def wanted(s, seat, kind):
    """How much a card in the hand of `seat` helps to explain the choice that it owes."""
    owed = s.owed[seat]
    if owed.kind == PAY:
        return USE[kind, owed.a]
    if owed.kind == SMEAR_TARGET:
        return 1 if kind == owed.a else 0
    if owed.kind == REACT:
        for i in range(len(SMEARS)):
            if SMEARS[i] == kind and smear_verdict(s, owed.a, owed.c) == LEGAL:
                return 1
        for i in range(len(ATTACKS)):
            if ATTACKS[i] == kind and attack_verdict(s, owed.a, owed.c, kind) == LEGAL:
                return 1
    return 0


@rule
def is_question_explained(s, seat):
    """A levy asks for a real choice: two kinds, worth more than is owed. A reaction or target needs its card."""
    owed = s.owed[seat]
    if owed.kind != PAY and owed.kind != SMEAR_TARGET and owed.kind != REACT:
        return True
    worth = 0
    kinds = 0
    for kind in range(KINDS):
        if s.player[seat].hand[kind] > 0:
            worth += s.player[seat].hand[kind] * wanted(s, seat, kind)
            kinds += wanted(s, seat, kind) > 0
    if owed.kind == PAY:
        return worth > owed.b and kinds > 1
    return worth > 0


@rule
def choose_hand(s, seat):
    """The most wanted card, then the most wanted one of another kind, then the rest by chance."""
    them = s.player[seat]
    first = -1
    for n in range(2):
        best = -1
        most = 0
        for kind in range(KINDS):
            if kind != first and them.deck[kind] > 0 and wanted(s, seat, kind) > most:
                best = kind
                most = wanted(s, seat, kind)
        if best >= 0 and n < them.hand_size:
            them.deck[best] -= 1
            them.hand[best] += 1
            first = best
    cards = them.deck_size + them.hand_size
    for i in range(total(them.hand), them.hand_size):
        them.hand[pick_from(s, them.deck, cards - i)] += 1
