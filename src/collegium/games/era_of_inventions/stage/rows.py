"""How options stand in the list: cards, boxes, loads, trades and runs with what they cost and give as goods; small
actions with their house."""

from functools import cache

from collegium.draw.rows import Chip, Row
from collegium.kernel import SeatName, Text

from .. import choices
from ..choices import BONUS_PASS, FIRST_OPERATION, PATENT, RUN_FACTORIES, TAKE_DEVELOPMENT
from ..components import (
    BOXES,
    DEVELOPMENT,
    FREE_DEVELOPMENT,
    GOLD,
    INFLUENCE,
    LOAD_GOOD,
    LOAD_PRICE,
    LOADS,
    OPERATION_GIVES,
    OPERATION_PAYS,
    OPERATIONS,
    PATENT_GOLD,
    PATENT_INFLUENCE,
    PATENT_STEPS,
    PATH_FIELDS,
    ROW_FIELDS,
    SWAP,
)
from ..naming import amounts, box_name, card_name, factory_name, load_name, operation_name
from ..wording import done_label
from . import facts
from .works import royalties

BUILD, MAKE, BUY, YIELDS, DEVELOP, PATENTS, TRADE, SPEND = (
    Text(f"row-{key}") for key in ("build", "make", "buy", "yield", "develop", "patent", "trade", "spend")
)
SMALL = (  # each small action with the house that stands for it
    ("pass", ""), ("make", "field-make"), ("yield", "field-run"), ("buy", "field-buy"), ("market", "field-market"),
    ("develop", "field-invent"), ("patent", "icon-patent"), ("build", "field-build"),
)  # fmt: skip
STOPPABLE = (choices.BUILD, choices.BUY, choices.MAKE, choices.MARKET, choices.INVENT)
FREE = Row(Text("option-market-take-development", {"number": FREE_DEVELOPMENT}))


def row(s, who, option):
    """The row of an option, where its kind has one."""
    make = ROWS.get(option.kind)
    return make(s, who, option.id) if make else None


def done(s, who):
    """Whether this action has brought something already: a factory, a load, a card, a trade, a box or a patent."""
    return bool(s.owed[who].kind in STOPPABLE and s.action.done > 0)


def price(pairs):
    return tuple(Chip(facts.DRAWN[kind], n) for kind, n in pairs)


def gain(kind, n):
    return Chip(facts.DRAWN[kind], f"+{n}", "gain")


def stored(s, who, kinds):
    """What one has of these goods, in words; nothing where that is nothing."""
    goods = amounts((kind, s.player[who].goods[kind]) for kind in kinds)
    return Text("row-have", {"goods": goods}) if goods.things else ""


def built(s, who, option):
    factory = s.row[option] if option < ROW_FIELDS else -1
    return built_row(factory) if factory >= 0 else None


@cache
def built_row(factory):
    star = facts.FACTORY_STAR[factory]
    chips = (
        *price(facts.FACTORY_COST[factory]),
        gain(facts.FACTORY_GIVES[factory], facts.FACTORY_AMOUNT[factory]),
        *((gain(INFLUENCE, star),) if star else ()),
    )
    return Row(factory_name(factory), chips, BUILD, YIELDS, thumb=facts.FACTORY_ART[factory])


def made(s, who, option):
    card = s.path[option] if option < PATH_FIELDS else -1
    if card < 0:
        return None
    row, others = made_row(card), [tab for tab in royalties(s, card) if tab[0] != who]
    return row._replace(chips=(*row.chips, *(earned(*tab) for tab in others))) if others else row


@cache
def earned(seat, kind, number):
    """What a rival earns when I make it."""
    return Chip(facts.DRAWN[kind], Text("row-earns", {"who": SeatName(seat), "n": number}))


@cache
def made_row(card):
    chips = (*price(facts.CARD_COST[card]), gain(facts.CARD_GIVES[card], facts.CARD_AMOUNT[card]))
    return Row(card_name(card), chips, MAKE, thumb=facts.CARD_ART[card])


def bought(s, who, option):
    if option >= LOADS:
        return None
    chips = (*price(((GOLD, LOAD_PRICE),)), gain(int(LOAD_GOOD[option]), int(s.load[option])))
    return Row(load_name(option), chips, BUY, stored(s, who, (GOLD,)))


def developed(s, who, option):
    if option < BOXES:
        chips = (*price(((DEVELOPMENT, facts.BOX_COST[option]),)), gain(INFLUENCE, facts.BOX_STAR[option]))
        return Row(box_name(option), chips, DEVELOP, stored(s, who, (DEVELOPMENT, GOLD)))
    step = s.player[who].patent_step
    if option != PATENT or step >= PATENT_STEPS:
        return None
    chips = (*price(((GOLD, int(PATENT_GOLD[step])),)), gain(INFLUENCE, int(PATENT_INFLUENCE[step])))
    return Row(PATENTS, chips, DEVELOP, stored(s, who, (DEVELOPMENT, GOLD)))


def ran(s, who, option):
    """A run with all that it yields."""
    if option != RUN_FACTORIES:
        return Row(done_label(s, who))
    output = enumerate(s.player[who].output)
    return Row(Text("option-run"), tuple(gain(kind, int(n)) for kind, n in output if n), thumb="field-run")


@cache
def yielded(factory):
    return Row(factory_name(factory), (gain(facts.FACTORY_GIVES[factory], facts.FACTORY_AMOUNT[factory]),),
               thumb=facts.FACTORY_ART[factory])  # fmt: skip


def traded(s, who, option):
    """What a trade brings, what for, and how much one has of that."""
    if option == TAKE_DEVELOPMENT:
        return FREE
    if option > OPERATIONS:
        return None
    row = operation_row(option - FIRST_OPERATION)
    return row._replace(aside=stored(s, who, (GOLD, DEVELOPMENT)))


@cache
def operation_row(operation):
    gives, paid = int(OPERATION_GIVES[operation]), int(OPERATION_PAYS[operation])
    if gives == SWAP:
        return Row(operation_name(operation), (), TRADE)
    cost = price(((paid, facts.OPERATION_PRICE[operation]),))
    words = Text(f"row-{facts.DRAWN[gives]}")
    return Row(words, (*cost, gain(gives, facts.OPERATION_AMOUNT[operation])), TRADE)


def spent(s, who, option):
    """A small action with its house, and how many discs are left for one; keeping them is the way out."""
    key, art = SMALL[option]
    words = Text(f"option-bonus-action-{key}")
    if option == BONUS_PASS:
        return Row(words, out=True)
    return Row(words, heading=SPEND, aside=Text("row-discs", {"n": s.player[who].bonus_discs}), thumb=art)


ROWS = {
    "build": built, "make": made, "buy": bought, "invent": developed, "run": ran, "market": traded,
    "yield": lambda s, who, option: yielded(option), "bonus-action": spent,
}  # fmt: skip
