"""What the events of the story say. Up to six cards travel in the three numbers of one event, two in each.

The sentences name every amount, so that a reader can add them up (tests/ledger.py does).
"""

from collegium.games.nobel_run.components import (
    ADVANCED,
    BLOCK_AMOUNT,
    DECK,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    NEAR_STOP,
    PRESTIGE,
    ROUNDS,
    SOLO_ROUNDS,
    START,
    TWO_CARDS,
    USE,
)
from collegium.games.nobel_run.state import SOLO
from collegium.games.nobel_run.wording import amount, amounts, card, price, publication
from collegium.kernel.texts import SeatName, Text

# Cards in an event --------------------------------------------------------------------------


def copies(kind, count) -> Text:
    return card(kind) if count == 1 else Text("deck-count", {"count": count, "card": card(kind)})


def cards_of(*numbers) -> list[int]:
    """The kinds that `tell_hand` and its kin packed; what is above two cards in a number is something else."""
    halves = [half for n in numbers for half in (n % TWO_CARDS % 64, n % TWO_CARDS // 64)]
    return [half - 1 for half in halves if half > 0]


def listed(kinds) -> list[Text]:
    """Cards by name, those of a kind together."""
    return [copies(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def deck_name(kind) -> Text:
    """The common deck that a card belongs to."""
    return Text("deck-name-advanced" if DECK[kind] == ADVANCED else "deck-name-basic")


# Rounds and turns --------------------------------------------------------------------------


def words_dealt(variant, b, c):
    kinds = [kind for kind in range(len(START)) if START[kind, variant] > 0]
    cards = [copies(kind, int(START[kind, variant])) for kind in kinds]
    return {"count": int(START[:, variant].sum()), "cards": cards, "solo": "yes" if variant == SOLO else "no"}


def words_round(number, nobody, c):
    """From a few rounds before the stop on, the heading says when it comes."""
    sort = "idle" if nobody else "last" if number == ROUNDS else "near" if number >= NEAR_STOP else "plain"
    return {"round": number, "rounds": ROUNDS, "sort": sort}


def words_solo_round(number, b, c):
    return {"round": number, "rounds": SOLO_ROUNDS}


def words_rounds(a, b, c):
    return {"rounds": ROUNDS}


def words_turn_ended(used, money, effort_and_data):
    """Used cards go to the discard pile, what is left in the pool is lost."""
    lost = [money, effort_and_data // 64, effort_and_data % 64]
    key = {(0, 0): "none", (1, 0): "used", (0, 1): "lost", (1, 1): "both"}[used > 0, sum(lost) > 0]
    return {"after": Text(f"turn-end-{key}", {"used": used, "lost": amounts(lost), "n": sum(lost)})}


def words_debts(effort, data, c):
    return {"amount": amounts([0, effort, data])}


def words_ended(prestige, papers, others):
    """Where the prestige comes from; `others` holds published cards and what smears cost."""
    return {"prestige": prestige, "papers": papers, "published": others // 16, "smears": -(others % 16)}


def words_peio_ended(prestige, papers, others):
    return {"prestige": prestige, "papers": papers, "smears": -(others % 16)}


def outcome(yours, peios) -> Text:
    """How a solo game ended (§9.5, R18)."""
    key = "won" if yours > peios else "lost" if yours < peios else "drawn"
    return Text(f"verdict-{key}", {"yours": int(yours), "peio": int(peios)})


def words_outcome(yours, peios, c):
    return {"verdict": outcome(yours, peios)}


# Cards on the move --------------------------------------------------------------------------


def words_used(kind, resource, c):
    return {"card": card(kind), "amount": amount(resource, USE[kind, resource])}


def words_count(a, b, c):
    return {"count": a}


def words_card(kind, b, c):
    return {"card": card(kind)}


def words_gain(kind, b, c):
    return {"card": card(kind), "prestige": int(PRESTIGE[kind])}


def words_cards(a, b, c):
    return {"cards": listed(cards_of(a, b, c))}


def words_row(a, b, c):
    return {"deck": deck_name(cards_of(a)[0]), **words_cards(a, b, c)}


def words_published(kind, b, c):
    return {"card": card(kind), "gain": publication(kind, "gains-nothing")}


# Buying --------------------------------------------------------------------------


def offered(kind, top) -> Text:
    return Text("offer-top" if top else "offer-reserve", {"card": card(kind)})


def words_announced(kind, top, c):
    return {"what": offered(kind, top)}


def words_bought(kind, top, c):
    return {"what": offered(kind, top), "price": price(kind)}


def words_bought_article(kind, top, c):
    return {**words_bought(kind, top, c), "prestige": int(PRESTIGE[kind])}


def words_foiled(kind, why, missing):
    """Too little of a resource (0 to 2), a block on it (3 to 5), or no hand card left for a top card."""
    if why < 3:
        reason = Text("foiled-short", {"amount": amount(why, missing), "n": missing})
    elif why < 6:
        reason = Text(f"foiled-blocked-{('money', 'effort', 'data')[why - 3]}")
    else:
        reason = Text("foiled-no-card")
    return {"card": card(kind), "why": reason}


def next_open(before, kind, below) -> Text:
    """The card that lies open now on the deck of the one before; `below` more lie under it."""
    if kind < 0:
        return Text("top-used-up", {"deck": deck_name(before)})
    return Text("top-open", {"card": card(kind), "deck": deck_name(before), "count": below})


def words_turned_up(before, kind, below):
    return {"next": next_open(before, kind, below)}


def words_refilled(kind, top, below):
    return {"card": card(kind), "next": next_open(kind, top, below)}


def words_deck(kind, b, c):
    return {"deck": deck_name(kind)}


# Reactions --------------------------------------------------------------------------


def words_rival(kind, victim, c):
    return {"card": card(kind), "rival": SeatName(victim), "loss": int(-PRESTIGE[kind])}


def words_peio(kind, b, c):
    return {"card": card(kind), "loss": int(-PRESTIGE[kind])}


def words_levied(kind, victim, c):
    return {"card": card(kind), "rival": SeatName(victim), "amount": amount(LEVY_RESOURCE[kind], LEVY_AMOUNT[kind])}


def words_blocked(kind, victim, c):
    return {"card": card(kind), "rival": SeatName(victim), "amount": amount(LEVY_RESOURCE[kind], BLOCK_AMOUNT[kind])}


def words_countered(kind, b, c):
    return {"card": card(kind), "amount": amount(LEVY_RESOURCE[kind], BLOCK_AMOUNT[kind])}


def words_paid(a, b, c):
    """Hand cards for a levy; above the cards stand the surplus (in b) and the resource (in c)."""
    kinds, surplus, resource = cards_of(a, b, c), b // TWO_CARDS, c // TWO_CARDS
    worth = sum(int(USE[kind, resource]) for kind in kinds)
    rest = Text("surplus", {"amount": amount(resource, surplus), "n": surplus}) if surplus else Text("surplus-none")
    return {"cards": listed(kinds), "amount": amount(resource, worth), "surplus": rest}


def words_amount(resource, n, c):
    return {"amount": amount(resource, n)}


# Solo --------------------------------------------------------------------------


def words_situation(kind, b, c):
    """An event of the solo game: a gift or a debt."""
    if LEVY_AMOUNT[kind] > 0:
        effect = Text("effect-debt", {"amount": amount(LEVY_RESOURCE[kind], LEVY_AMOUNT[kind])})
    else:
        gift = USE[kind].argmax()
        effect = Text("effect-gift", {"amount": amount(gift, USE[kind, gift])})
    return {"card": card(kind), "effect": effect}
