"""What options, questions and refusals say and where on the table they point: keys of texts and ids of pieces."""

from collegium.games.nobel_run.components import (
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
    USE,
)
from collegium.games.nobel_run.state import BUY_WINDOW, LAST_WINDOW, START_WINDOW
from collegium.kernel.texts import SeatName, Text


def card(kind) -> Text:
    return Text(f"card-{CARD_KEYS[kind]}") if kind >= 0 else Text("card-none")


def amount(resource, n, key="amount") -> Text:
    return Text(f"{key}-{RESOURCE_KEYS[resource]}", {"n": int(n)})


def amounts(wanted, key="amount") -> Text:
    """Amounts of money, effort and data in one breath; those of nothing are left out."""
    parts = [amount(r, wanted[r], key) for r in range(3) if wanted[r] > 0]
    if not parts:
        return Text("price-none")
    return Text(f"price-{len(parts)}", dict(zip("abc", parts, strict=False)))


def price(kind) -> Text:
    return amounts(COST[kind])


def publication(kind, nothing="publishes-nothing") -> Text:
    """What publishing a card gives; `nothing` is the text for no gain at all."""
    if PRESTIGE[kind] > 0:
        return Text("amount-prestige", {"n": int(PRESTIGE[kind])})
    for r in range(3):
        if BOOST[kind, r] > 0:
            return amount(r, BOOST[kind, r])
    return Text(nothing)


def _kind(key) -> int:
    return CARD_KEYS.index(key)


# Options --------------------------------------------------------------------------


def main_label(groups):
    def label(s, who, option) -> Text:
        group, *about = groups[option]
        key = f"option-{group}"
        if group == "use":
            return Text(key, {"card": card(_kind(about[0])), "amount": Text(f"amount-{about[1]}", {"n": about[2]})})
        if group == "publish":
            return Text(key, {"card": card(_kind(about[0])), "gain": publication(_kind(about[0]))})
        if group == "smear":
            return Text(key, {"card": card(_kind(about[0])), "loss": int(-PRESTIGE[_kind(about[0])])})
        if group == "counter":
            kind = _kind(about[0])
            return Text(key, {"card": card(kind), "amount": amount(LEVY_RESOURCE[kind], BLOCK_AMOUNT[kind])})
        if group in ("buy", "top"):
            kind = s.reserve[about[0]] if group == "buy" else s.top[about[0]]
            if kind == EMPTY:
                return Text("option-empty")
            worth = "-article" if ARTICLE[kind] else ""
            return Text(key + worth, {"card": card(kind), "price": price(kind), "gain": int(PRESTIGE[kind])})
        if group == "settle":
            return Text(key, {"amount": Text(f"amount-{about[0]}", {"n": s.debt[RESOURCE_KEYS.index(about[0])]})})
        return Text(key)

    return label


def main_place(groups):
    def place(s, who, option) -> str | None:
        group, *about = groups[option]
        if group in ("use", "publish", "smear"):
            return f"hand.{about[0]}"
        fixed = {"draw": "hand.ride", "strip": "hand.strickland"}
        if group in fixed:
            return fixed[group]
        if group == "counter":
            return f"front.{who}.{about[0]}"
        if group in ("buy", "top", "settle"):
            return f"{ {'buy': 'market', 'top': 'top', 'settle': 'debt'}[group] }.{about[0]}"
        return None

    return place


def react_label(groups):
    def label(s, who, option) -> Text:
        group, *about = groups[option]
        if not about:
            return Text(f"option-react-{group}")
        kind = _kind(about[0])
        size = {"levy": LEVY_AMOUNT, "block": BLOCK_AMOUNT}
        if group in size:
            taken = amount(LEVY_RESOURCE[kind], size[group][kind])
            return Text(f"option-{group}", {"card": card(kind), "amount": taken})
        return Text("option-smear", {"card": card(kind), "loss": int(-PRESTIGE[kind])})

    return label


def react_place(groups):
    return lambda s, who, option: f"hand.{groups[option][1]}" if len(groups[option]) > 1 else None


def react_ask(s, who) -> Text:
    """What the rival is about to do."""
    window, pending = s.owed[who].a, s.owed[who].c
    if window == LAST_WINDOW:
        return Text("ask-react-last")
    args = {"rival": SeatName(s.active)}
    if window == START_WINDOW:
        return Text("ask-react-start", args)
    if window == BUY_WINDOW:
        kind = s.reserve[pending] if pending < len(s.reserve) else s.top[pending - len(s.reserve)]
        return Text("ask-react-buy", {**args, "card": card(kind), "price": price(kind)})
    return Text("ask-react-publish", {**args, "card": card(pending), "gain": int(PRESTIGE[pending])})


def target_label(key):
    return lambda s, who, option: Text(f"option-{key}", {"rival": SeatName(option)})


def target_place(s, who, option) -> str:
    return f"player.{option}"


def drop_label(key):
    """Labels of the lists of hand cards, and of the solo removal."""

    def label(s, who, option) -> Text:
        if key == "remove":
            return Text("option-remove", {"card": card(s.reserve[option])})
        if option >= len(HOLDABLE):
            return Text(("option-drop-all", "option-drop-done")[option - len(HOLDABLE)])
        kind = HOLDABLE[option]
        if key == "pay":
            r = s.owed[who].a
            return Text("option-pay", {"card": card(kind), "amount": amount(r, USE[kind, r])})
        return Text(f"option-{key}", {"card": card(kind)})

    return label


def hand_place(s, who, option) -> str | None:
    return f"hand.{CARD_KEYS[HOLDABLE[option]]}" if option < len(HOLDABLE) else None


def market_place(s, who, option) -> str:
    return f"market.{option}"


# Refusals --------------------------------------------------------------------------


def _needed(s, group, about) -> list[int]:
    """What an action of the own turn takes out of the pool."""
    if group in ("buy", "top"):
        kind = s.reserve[about] if group == "buy" else s.top[about]
        return [int(n) for n in COST[kind]]
    found = [0, 0, 0]
    if group == "counter":
        kind = _kind(about)
        found[LEVY_RESOURCE[kind]] = int(BLOCK_AMOUNT[kind])
    else:
        found[RESOURCE_KEYS.index(about)] = int(s.debt[RESOURCE_KEYS.index(about)])
    return found


def short_words(groups):
    """All that is missing, of every resource."""

    def words(s, who, option):
        group, about = groups[option]
        missing = [max(0, need - int(have)) for need, have in zip(_needed(s, group, about), s.pool, strict=True)]
        return {"missing": amounts(missing, "more"), "n": sum(missing)}

    return words


def blocked_words(resource):
    """What lies before the CV, with what lifts it."""

    def words(s, who, option):
        kinds = [k for i, k in enumerate(BLOCKS) if s.player[who].front[i] and LEVY_RESOURCE[k] == resource]
        lifted = [{"card": card(k), "amount": amount(resource, BLOCK_AMOUNT[k])} for k in kinds]
        return {"blocks": [Text("block-price", block) for block in lifted]}

    return words


def owes_words(resource):
    return lambda s, who, option: {"amount": amount(resource, s.debt[resource]), "made": int(s.pool[resource])}
