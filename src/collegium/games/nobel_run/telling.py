"""How the story is told: what the numbers of each event mean to its sentence. The names are in wording.py.

Up to six cards travel in the three numbers of one event, two in each. The sentences name every amount, so that a reader
can add them up (tests/ledger.py does).
"""

from collegium.kernel import SeatName, Text, unpacked, yes_or_no

from . import choices
from .choices import EVENTS
from .components import (
    ADVANCED,
    DECK,
    KINDS,
    LEVY_AMOUNT,
    NEAR_STOP,
    PRESTIGE,
    RESOURCE_KEYS,
    RESOURCES,
    ROUNDS,
    SOLO_ROUNDS,
    START,
    TWO_CARDS,
    USE,
)
from .state import SOLO
from .wording import amount, amounts, block_price, card, copies, levy_amount, price, publication

# Cards in an event --------------------------------------------------------------------------


def cards_of(*numbers):
    """The kinds that `tell_hand` and its kin packed; what is above two cards in a number is something else."""
    return [half - 1 for n in numbers for half in unpacked(n, 64, 2) if half > 0]


def by_kind(kinds):
    """Cards by name, those of a kind together."""
    return [copies(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def deck_name(kind):
    """The common deck that a card belongs to."""
    return Text("deck-name-advanced" if DECK[kind] == ADVANCED else "deck-name-basic")


EVENTS.says(all=yes_or_no, card=card, deck=deck_name)

# Rounds and turns --------------------------------------------------------------------------


@EVENTS.worded(choices.DEALT)
def dealt(variant, *_):
    cards = [copies(kind, START[kind, variant]) for kind in range(KINDS) if START[kind, variant] > 0]
    return {"count": START[:, variant].sum(), "cards": cards, "solo": yes_or_no(variant == SOLO)}


@EVENTS.worded(choices.ROUND_BEGAN)
def round_began(number, nobody, _):
    """From a few rounds before the stop on, the heading says when it comes."""
    sort = "idle" if nobody else "last" if number == ROUNDS else "near" if number >= NEAR_STOP else "plain"
    return {"round": number, "rounds": ROUNDS, "sort": sort}


@EVENTS.worded(choices.SOLO_ROUND_BEGAN)
def solo_round_began(number, *_):
    return {"round": number, "rounds": SOLO_ROUNDS}


@EVENTS.worded(choices.STOP_NEARS, choices.STOPPED)
def stop(*_):
    return {"rounds": ROUNDS}


@EVENTS.worded(choices.TURN_ENDED)
def turn_ended(used, money, effort_and_data):
    """Used cards go to the discard pile, what is left in the pool is lost."""
    lost = [money, effort_and_data // 64, effort_and_data % 64]
    key = {(0, 0): "none", (1, 0): "used", (0, 1): "lost", (1, 1): "both"}[used > 0, sum(lost) > 0]
    return {"after": Text(f"turn-end-{key}", {"used": used, "lost": amounts(lost), "n": sum(lost)})}


@EVENTS.worded(choices.DEBTS_LAPSED)
def debts_lapsed(effort, data, _):
    return {"amount": amounts([0, effort, data])}


@EVENTS.worded(choices.ENDED_WITH)
def ended_with(prestige, papers, others):
    """Where the prestige comes from; `others` holds published cards and what smears cost."""
    return {"prestige": prestige, "papers": papers, "published": others // 16, "smears": -(others % 16)}


@EVENTS.worded(choices.PEIO_ENDED_WITH)
def peio_ended_with(prestige, papers, others):
    return {"prestige": prestige, "papers": papers, "smears": -(others % 16)}


@EVENTS.worded(choices.DECIDED)
def decided(yours, peios, _):
    return {"verdict": outcome(yours, peios)}


def outcome(yours, peios):
    """How a solo game ended (§9.5, R18)."""
    key = "won" if yours > peios else "lost" if yours < peios else "drawn"
    return Text(f"verdict-{key}", {"yours": yours, "peio": peios})


# Cards on the move --------------------------------------------------------------------------


@EVENTS.worded(choices.USED)
def used(kind, resource, _):
    return {"card": card(kind), "amount": amount(resource, USE[kind, resource])}


@EVENTS.worded(choices.PUBLICATION_ANNOUNCED, choices.PEIO_TOOK)
def card_with_prestige(kind, *_):
    return {"card": card(kind), "prestige": PRESTIGE[kind]}


@EVENTS.worded(choices.DROPPED, choices.APPEARED)
def several_cards(*numbers):
    return {"cards": by_kind(cards_of(*numbers))}


@EVENTS.worded(choices.ROW_LAID)
def row_laid(*numbers):
    return {"deck": deck_name(cards_of(*numbers)[0]), **several_cards(*numbers)}


@EVENTS.worded(choices.PUBLISHED)
def published(kind, *_):
    return {"card": card(kind), "gain": publication(kind, "gains-nothing")}


# Buying --------------------------------------------------------------------------


def offered(kind, top):
    return Text("offer-top" if top else "offer-reserve", {"card": card(kind)})


@EVENTS.worded(choices.ANNOUNCED, choices.BOUGHT)
def announced(kind, top, _):
    return {"what": offered(kind, top), "price": price(kind)}


@EVENTS.worded(choices.BOUGHT_ARTICLE)
def bought_article(kind, top, _):
    return {"what": offered(kind, top), "price": price(kind), "prestige": PRESTIGE[kind]}


@EVENTS.worded(choices.FOILED)
def foiled(kind, why, missing):
    """Too little of a resource (0 to 2), a block on it (3 to 5), or no hand card left for a top card."""
    if why < RESOURCES:
        reason = Text("foiled-short", {"amount": amount(why, missing), "n": missing})
    elif why < 2 * RESOURCES:
        reason = Text(f"foiled-blocked-{RESOURCE_KEYS[why - RESOURCES]}")
    else:
        reason = Text("foiled-no-card")
    return {"card": card(kind), "why": reason}


def next_open(before, kind, below):
    """The card that lies open now on the deck of the one before; `below` more lie under it."""
    if kind < 0:
        return Text("top-used-up", {"deck": deck_name(before)})
    return Text("top-open", {"card": card(kind), "deck": deck_name(before), "count": below})


@EVENTS.worded(choices.TURNED_UP)
def turned_up(before, kind, below):
    return {"next": next_open(before, kind, below)}


@EVENTS.worded(choices.REFILLED)
def refilled(kind, top, below):
    return {"card": card(kind), "next": next_open(kind, top, below)}


# Reactions --------------------------------------------------------------------------


@EVENTS.worded(choices.SMEARED)
def smeared(kind, victim, _):
    return {"card": card(kind), "rival": SeatName(victim), "loss": -PRESTIGE[kind]}


@EVENTS.worded(choices.SMEARED_PEIO)
def smeared_peio(kind, *_):
    return {"card": card(kind), "loss": -PRESTIGE[kind]}


@EVENTS.worded(choices.LEVIED)
def levied(kind, victim, _):
    return {"card": card(kind), "rival": SeatName(victim), "amount": levy_amount(kind)}


@EVENTS.worded(choices.BLOCKED)
def blocked(kind, victim, _):
    return {"card": card(kind), "rival": SeatName(victim), "amount": block_price(kind)}


@EVENTS.worded(choices.COUNTERED)
def countered(kind, *_):
    return {"card": card(kind), "amount": block_price(kind)}


@EVENTS.worded(choices.PAID)
def paid(a, b, c):
    """Hand cards for a levy; above the cards stand the surplus (in b) and the resource (in c)."""
    kinds, surplus, resource = cards_of(a, b, c), b // TWO_CARDS, c // TWO_CARDS
    rest = Text("surplus", {"amount": amount(resource, surplus), "n": surplus}) if surplus else Text("surplus-none")
    return {"cards": by_kind(kinds), "amount": amount(resource, USE[kinds, resource].sum()), "surplus": rest}


@EVENTS.worded(choices.SETTLED, choices.LOST, choices.FORGIVEN)
def some_of(resource, n, _):
    return {"amount": amount(resource, n)}


# Solo --------------------------------------------------------------------------


@EVENTS.worded(choices.SITUATION_CAME)
def situation_came(kind, *_):
    """An event of the solo game: a gift or a debt."""
    if LEVY_AMOUNT[kind] > 0:
        effect = Text("effect-debt", {"amount": levy_amount(kind)})
    else:
        gift = USE[kind].argmax()
        effect = Text("effect-gift", {"amount": amount(gift, USE[kind, gift])})
    return {"card": card(kind), "effect": effect}
