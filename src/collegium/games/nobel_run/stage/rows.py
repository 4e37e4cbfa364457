"""How options stand in the list: cards of the hand, the wall's pictures with their price, blocks, and answers."""

from functools import lru_cache

from collegium.draw.rows import Chip, Row
from collegium.kernel import Text

from ..choices import AT_BUY, MAIN_OPTIONS, REACT_OPTIONS, USE_RESOURCE
from ..components import (
    ARTICLE,
    BLOCK_AMOUNT,
    BOOST,
    COST,
    EMPTY,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    PRESTIGE,
    RESOURCES,
    USE,
)
from ..rules.market import pending_kind
from ..wording import amounts, card
from .cards import SIGNS

CARDS, WALL, LIFT, EVENT = (Text(f"row-{key}") for key in ("cards", "wall", "lift", "event"))
FREE, DONE, NOTHING = Text("row-publish-free"), Text("row-publish-done"), Text("row-have-nothing")
GAIN, LOSS = "gain", "loss"


def row(s, who, option):
    """The row of an option, where its kind has one."""
    if option.kind == "main":
        group, about = MAIN_OPTIONS[option.id]
        if group in ("buy", "top"):
            kind = pending_kind(s, option.id - AT_BUY)
            return offer(kind, group == "top", have(tuple(s.pool))) if kind != EMPTY else None
        if group == "settle":
            return Row(EVENT, (Chip(SIGNS[about], s.debt[about]),), LIFT)
        return hand(group, about, option.id, bool(s.published))
    if option.kind == "react":
        group, kind = REACT_OPTIONS[option.id]
        return answer(group, kind) if kind != EMPTY else None
    return None


@lru_cache(4096)
def have(pool):
    """What the pool holds, in words."""
    return Text("row-have", {"amounts": amounts(pool)}) if any(pool) else NOTHING


@lru_cache(4096)
def offer(kind, is_top, aside):
    """A picture on the wall: what it costs, and the prestige of a paper."""
    chips = [Chip(SIGNS[r], int(COST[kind, r])) for r in range(RESOURCES) if COST[kind, r]]
    if is_top:
        chips.append(Chip("sign-hand-plus"))
    if ARTICLE[kind]:
        chips.append(Chip("sign-prestige", f"+{int(PRESTIGE[kind])}", GAIN))
    return Row(card(kind), tuple(chips), WALL, aside)


@lru_cache(4096)
def hand(group, kind, option, published):
    """A card of the hand, used, published or thrown at somebody; or a block that is lifted."""
    aside = DONE if published else FREE
    if group == "use":
        r = USE_RESOURCE[option]
        return Row(card(kind), (Chip(SIGNS[r], int(USE[kind, r])),), CARDS, aside)
    if group == "publish":
        return Row(card(kind), (gives(kind),), CARDS, aside)
    if group == "counter":
        return Row(card(kind), (Chip(SIGNS[LEVY_RESOURCE[kind]], int(BLOCK_AMOUNT[kind])),), LIFT)
    if group == "smear":
        return Row(card(kind), (Chip("sign-prestige", f"−{int(-PRESTIGE[kind])}", LOSS),), CARDS, aside)
    if group == "draw":
        return Row(card(kind), (Chip("sign-draw", "+2"),), CARDS, aside)
    return Row(card(kind), (Chip("sign-blind", "−1", LOSS),), CARDS, aside) if group == "strip" else None


def gives(kind):
    """What a card gives when it is published, as in its small frame."""
    if PRESTIGE[kind] > 0:
        return Chip("sign-prestige", f"+{int(PRESTIGE[kind])}", GAIN)
    for r in range(RESOURCES):
        if BOOST[kind, r] > 0:
            return Chip(SIGNS[r], f"+{int(BOOST[kind, r])}", GAIN)
    return Chip("sign-publish", "", GAIN)


@lru_cache(4096)
def answer(group, kind):
    """A card played in a rival's turn."""
    words = Text(f"row-{group}", {"card": card(kind)})
    if group == "smear":
        return Row(words, (Chip("sign-prestige", f"−{int(-PRESTIGE[kind])}", LOSS),))
    sign = SIGNS[LEVY_RESOURCE[kind]]
    if group == "levy":
        return Row(words, (Chip(sign, f"−{int(LEVY_AMOUNT[kind])}", LOSS),))
    return Row(words, (Chip("sign-block"), Chip(sign, int(BLOCK_AMOUNT[kind]))))
