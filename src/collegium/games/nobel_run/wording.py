"""How things are said: cards and amounts by their names, options and questions, and refusals with what is missing.

Events are told in telling.py. Numbers and places stand in choices.py.
"""

from functools import cache

from collegium.kernel import Listed, SeatName, Text

from . import choices as c
from .choices import CHOICES, MAIN_OPTIONS, REACT_OPTIONS, REASONS, USE_RESOURCE
from .components import (
    ARTICLE,
    BLOCK_AMOUNT,
    BLOCKS,
    BOOST,
    CARD_KEYS,
    COST,
    EMPTY,
    HOLDABLE,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    PRESTIGE,
    RESOURCE_KEYS,
    RESOURCES,
    USE,
)
from .rules.market import barred, pending_kind, price_verdict
from .state import BUY_WINDOW, LAST_WINDOW, START_WINDOW

# Names --------------------------------------------------------------------------


@cache
def card(kind):
    return Text(f"card-{CARD_KEYS[kind]}") if kind >= 0 else Text("card-none")


def copies(kind, count):
    return card(kind) if count == 1 else Text("deck-count", {"count": int(count), "card": card(kind)})


def amount(resource, n, key="amount"):
    return Text(f"{key}-{RESOURCE_KEYS[resource]}", {"n": int(n)})


def amounts(wanted, key="amount"):
    """Amounts of money, effort and data in one breath; those of nothing are left out."""
    return Listed(amount(r, wanted[r], key) for r in range(RESOURCES) if wanted[r] > 0)


@cache
def price(kind):
    return amounts(COST[kind])


@cache
def levy_amount(kind):
    """What an attack takes."""
    return amount(LEVY_RESOURCE[kind], LEVY_AMOUNT[kind])


@cache
def block_price(kind):
    """What lifts a block."""
    return amount(LEVY_RESOURCE[kind], BLOCK_AMOUNT[kind])


@cache
def publication(kind, nothing="publishes-nothing"):
    """What publishing a card gives; `nothing` is the text for no gain at all."""
    if PRESTIGE[kind] > 0:
        return Text("amount-prestige", {"n": PRESTIGE[kind]})
    for resource in range(RESOURCES):
        if BOOST[kind, resource] > 0:
            return amount(resource, BOOST[kind, resource])
    return Text(nothing)


# Options and questions --------------------------------------------------------------------------


@CHOICES.labels(c.MAIN)
def main_label(s, who, option):
    group, about = MAIN_OPTIONS[option]
    if group in ("buy", "top"):
        return offer_label(f"option-{group}", pending_kind(s, option - c.AT_BUY))
    if group == "settle":
        return Text("option-settle", {"amount": amount(about, s.debt[about])})
    return own_label(option)


@cache
def own_label(option):
    """What is the same in every position: cards that are used, published or played against somebody."""
    group, about = MAIN_OPTIONS[option]
    key = f"option-{group}"
    if group in ("draw", "strip", "end"):
        return Text(key)
    if group == "use":
        resource = USE_RESOURCE[option]
        return Text(key, {"card": card(about), "amount": amount(resource, USE[about, resource])})
    if group == "publish":
        return Text(key, {"card": card(about), "gain": publication(about)})
    return attack_label(group, about)


@cache
def offer_label(key, kind):
    if kind == EMPTY:
        return Text("option-empty")
    worth = "-article" if ARTICLE[kind] else ""
    return Text(key + worth, {"card": card(kind), "price": price(kind), "gain": PRESTIGE[kind]})


@cache
def attack_label(group, kind):
    """Attacks, the blocks that they become, and smears."""
    if group == "smear":
        return Text("option-smear", {"card": card(kind), "loss": -PRESTIGE[kind]})
    said = levy_amount(kind) if group == "levy" else block_price(kind)
    return Text(f"option-{group}", {"card": card(kind), "amount": said})


@CHOICES.labels(c.REACT)
def react_label(s, who, option):
    group, kind = REACT_OPTIONS[option]
    return Text(f"option-react-{group}") if kind == EMPTY else attack_label(group, kind)


@CHOICES.asks(c.REACT)
def react_question(s, who):
    """What the rival is about to do."""
    window, pending, rival = s.owed[who].a, s.owed[who].c, SeatName(s.active)
    if window == LAST_WINDOW:
        return Text("ask-react-last")
    if window == START_WINDOW:
        return Text("ask-react-start", {"rival": rival})
    if window == BUY_WINDOW:
        kind = pending_kind(s, pending)
        return Text("ask-react-buy", {"rival": rival, "card": card(kind), "price": price(kind)})
    return Text("ask-react-publish", {"rival": rival, "card": card(pending), "gain": PRESTIGE[pending]})


@CHOICES.labels(c.SMEAR_TARGET, c.STRIP_TARGET)
def target_label(s, who, option):
    return Text(f"option-{CHOICES.owed(s, who).key}", {"rival": SeatName(option)})


@CHOICES.labels(c.UNLOCK, c.DROP)
def hand_label(s, who, option):
    if option >= c.AT_DROP_ALL:
        return Text("option-drop-all" if option == c.AT_DROP_ALL else "option-drop-done")
    return Text(f"option-{CHOICES.owed(s, who).key}", {"card": card(HOLDABLE[option])})


@CHOICES.labels(c.PAY)
def pay_label(s, who, option):
    kind, resource = HOLDABLE[option], s.owed[who].a
    return Text("option-pay", {"card": card(kind), "amount": amount(resource, USE[kind, resource])})


@CHOICES.asks(c.PAY)
def pay_question(s, who):
    return Text("ask-pay", {"amount": amount(s.owed[who].a, s.owed[who].b)})


@CHOICES.labels(c.REMOVE)
def remove_label(s, who, option):
    return Text("option-remove", {"card": card(s.reserve[option])})


# Refusals --------------------------------------------------------------------------


def each_resource(reason):
    """The reasons of money, effort and data, of which this is the first."""
    return range(reason, reason + RESOURCES)


def needed(s, option):
    """What an action of the own turn takes out of the pool."""
    group, about = MAIN_OPTIONS[option]
    if group in ("buy", "top"):
        return COST[pending_kind(s, option - c.AT_BUY)]
    resource, n = (LEVY_RESOURCE[about], BLOCK_AMOUNT[about]) if group == "counter" else (about, s.debt[about])
    return [n if r == resource else 0 for r in range(RESOURCES)]


@REASONS.worded(*each_resource(c.SHORT_OF))
def missing(s, who, option):
    """All that is missing, of every resource."""
    more = [max(0, need - have) for need, have in zip(needed(s, option), s.pool, strict=True)]
    return {"missing": amounts(more, "more"), "n": sum(more)}


def verdict_on(s, who, option):
    """Why a card on offer cannot be bought."""
    return price_verdict(s, pending_kind(s, option - c.AT_BUY), barred(s, who))


@REASONS.worded(*each_resource(c.BLOCKED_BY))
def blocks(s, who, option):
    """What lies before the CV, with what lifts it."""
    resource = verdict_on(s, who, option) - c.BLOCKED_BY
    kinds = [k for i, k in enumerate(BLOCKS) if s.player[who].front[i] and LEVY_RESOURCE[k] == resource]
    return {"blocks": [Text("block-price", {"card": card(k), "amount": block_price(k)}) for k in kinds]}


@REASONS.worded(*each_resource(c.OWES))
def debt(s, who, option):
    resource = verdict_on(s, who, option) - c.OWES
    return {"amount": amount(resource, s.debt[resource]), "made": s.pool[resource]}
