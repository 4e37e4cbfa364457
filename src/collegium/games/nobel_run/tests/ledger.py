"""What can be counted in Nobel Run, and what each sentence of the story changes (see tests/laws/test_ledger.py).

Where cards lie open the account is the cards themselves: a number with a digit for every kind.
"""

from collegium.kernel import Listed, Text
from collegium.match.ledger import moves, unchanged

from ..components import BLOCKS, CARD_KEYS, EMPTY, KINDS, RESOURCE_KEYS
from ..state import PEIO, SOLO

ROOM = 32  # more than the copies of any kind


def contents(*zones):
    """Cards of zones (counts by kind) as one number."""
    return sum(sum(int(zone[kind]) for zone in zones) * ROOM**kind for kind in range(KINDS))


def lying(places):
    """Cards in places, of which some are empty, as one number."""
    return sum(ROOM ** int(kind) for kind in places if kind != EMPTY)


def own_cards(s, who):
    """What is a player's own, wherever it goes round: hand, deck, discard, and the play area of who is on turn."""
    me = s.player[who]
    zones = [me.hand, me.deck, me.discard]
    return contents(*zones, s.area) if s.active == who else contents(*zones)


ACCOUNTS = {
    "prestige": lambda s, who: s.player[who].prestige,
    "hand": lambda s, who: s.player[who].hand_size,
    "deck": lambda s, who: s.player[who].deck_size,
    "discard": lambda s, who: s.player[who].discard_size,
    "own cards": own_cards,
    "cv": lambda s, who: contents(s.player[who].cv),
    "blocks": lambda s, who: sum(int(n) * ROOM ** int(k) for k, n in zip(BLOCKS, s.player[who].front, strict=True)),
}
COMMON = {
    "round": lambda s: s.round_number,
    "last round": lambda s: s.last_round,
    "money": lambda s: s.pool[0],
    "effort": lambda s: s.pool[1],
    "data": lambda s: s.pool[2],
    "used": lambda s: sum(s.area),
    "reserve": lambda s: lying(s.reserve),
    "tops": lambda s: lying(s.top),
    "basic deck": lambda s: 0 if s.variant == SOLO else s.pile_size[0],
    "advanced deck": lambda s: 0 if s.variant == SOLO else s.pile_size[1],
    "solo deck": lambda s: sum(s.pile_size) if s.variant == SOLO else 0,
    "box": lambda s: contents(s.box),
    "owed effort": lambda s: s.debt[1],
    "owed data": lambda s: s.debt[2],
    "Peio's prestige": lambda s: s.player[PEIO].prestige if s.variant == SOLO else 0,
    "Peio's cv": lambda s: contents(s.player[PEIO].cv) if s.variant == SOLO else 0,
}


def worth(text):
    """A card that a sentence names, as its digit."""
    return ROOM ** CARD_KEYS.index(text.key.removeprefix("card-"))


def cards(texts):
    """(digit, copies) of the cards in a list."""
    return [(worth(t.args["card"]), t.args["count"]) if t.key == "deck-count" else (worth(t), 1) for t in texts]


def number(texts):
    return sum(copies for _, copies in cards(texts))


def resources(text, sign, account="{}"):
    """Entries for amounts of money, effort and data; other texts (prestige, nothing) give none."""
    kind, _, resource = text.key.partition("-")
    if kind == "amount" and resource in RESOURCE_KEYS:
        return [(account.format(resource), None, sign * text.args["n"])]
    parts = text.things if isinstance(text, Listed) else text.args.values()
    return [entry for part in parts if isinstance(part, Text) for entry in resources(part, sign, account)]


def stars(text):
    return text.args["n"] if text.key == "amount-prestige" else 0


def turn_ended(who, told):
    after = told["after"].args
    return [("used", None, -after["used"]), ("discard", who, after["used"]), *resources(after["lost"], -1)]


def used(who, told):
    return [("hand", who, -1), ("used", None, 1), *resources(told["amount"], 1)]


def published(who, told):
    card = worth(told["card"])
    gain = [("prestige", who, stars(told["gain"])), *resources(told["gain"], 1)]
    return [("hand", who, -1), ("own cards", who, -card), ("cv", who, card), *gain]


def smeared(who, told):
    card, rival = worth(told["card"]), told["rival"]
    lost = [("hand", who, -1), ("own cards", who, -card)]
    return [*lost, ("cv", rival, card), ("prestige", rival, -told["loss"])]


def smeared_peio(who, told):
    card = worth(told["card"])
    lost = [("hand", who, -1), ("own cards", who, -card)]
    return [*lost, ("Peio's cv", None, card), ("Peio's prestige", None, -told["loss"])]


def countered(who, told):
    card = worth(told["card"])
    return [("blocks", who, -card), ("cv", who, card), *resources(told["amount"], -1)]


def paid_for(told):
    """The price, and the card that leaves the table."""
    card, place = worth(told["what"].args["card"]), {"offer-reserve": "reserve", "offer-top": "tops"}
    return card, [(place[told["what"].key], None, -card), *resources(told["price"], -1)]


def bought(who, told):
    card, paid = paid_for(told)
    return [*paid, ("own cards", who, card), ("discard", who, 1)]


def bought_article(who, told):
    card, paid = paid_for(told)
    return [*paid, ("cv", who, card), ("prestige", who, told["prestige"])]


def turned_up(who, told):
    """The next card lies open on its deck, if there is one."""
    after = told["next"].args
    if "card" not in after:
        return []
    deck = after["deck"].key.removeprefix("deck-name-")
    return [("tops", None, worth(after["card"])), (f"{deck} deck", None, -1)]


def refilled(who, told):
    card = worth(told["card"])
    return [("tops", None, -card), ("reserve", None, card), *turned_up(who, told)]


def dropped(who, told):
    count = number(told["cards"])
    return [("hand", who, -count), ("discard", who, count)]


def paid(who, told):
    count = number(told["cards"])
    return [("hand", who, -count), ("used", None, count), *resources(told["surplus"], 1)]


def blocked(who, told):
    card = worth(told["card"])
    return [("hand", who, -1), ("own cards", who, -card), ("blocks", told["rival"], card)]


def appeared(who, told):
    found = [("reserve", None, card * copies) for card, copies in cards(told["cards"])]
    return [*found, ("solo deck", None, -number(told["cards"]))]


def situation_came(who, told):
    account = "{}" if told["effect"].key == "effect-gift" else "owed {}"
    effect = resources(told["effect"], 1, account)
    return [*effect, ("solo deck", None, -1), ("box", None, worth(told["card"]))]


def peio_took(who, told):
    card = worth(told["card"])
    return [("reserve", None, -card), ("Peio's cv", None, card), ("Peio's prestige", None, told["prestige"])]


ENTRIES = {
    **unchanged(
        "set-up", "dealt", "row-laid", "starts", "stop-nears", "turn-began", "nothing-left", "no-card-to-draw",
        "publication-announced", "announced", "foiled", "stays-empty", "forgiven", "deck-empty", "peio-found-nothing",
        "end-began", "stopped", "ended-with", "peio-ended-with", "decided",
    ),
    "round-began": moves(("round*", 1)),
    "solo-round-began": moves(("round*", 1)),
    "turn-ended": turn_ended,
    "used": used,
    "rode": moves(("hand", -1), ("used*", 1)),
    "drew": moves(("hand", "count"), ("deck", "-count")),
    "reshuffled": moves(("deck", "count"), ("discard", "-count")),
    "strickland-used": moves(("hand", -1), ("used*", 1)),
    "stripped": moves(("hand", -1), ("discard", 1)),
    "published": published,
    "smeared": smeared,
    "smeared-peio": smeared_peio,
    "countered": countered,
    "settled": lambda who, told: [*resources(told["amount"], -1), *resources(told["amount"], -1, "owed {}")],
    "bought": bought,
    "bought-article": bought_article,
    "unlocked": moves(("hand", -1), ("used*", 1)),
    "refilled": refilled,
    "turned-up": turned_up,
    "dropped": dropped,
    "levied": moves(("hand", -1), ("discard", 1)),
    "lost": lambda who, told: resources(told["amount"], -1),
    "paid": paid,
    "blocked": blocked,
    "last-round": moves(("last round*", 1)),
    "appeared": appeared,
    "situation-came": situation_came,
    "debts-lapsed": lambda who, told: resources(told["amount"], -1, "owed {}"),
    "peio-took": peio_took,
    "removed": lambda who, told: [("reserve", None, -worth(told["card"])), ("box", None, worth(told["card"]))],
}  # fmt: skip
