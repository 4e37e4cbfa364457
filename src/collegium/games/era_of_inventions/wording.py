"""How options and questions are said, and refusals with what is missing.

Pieces are named in naming.py, events told in telling.py. Numbers and places stand in choices.py.
"""

from collegium.kernel import Listed, Text

from . import choices as c
from . import components as parts
from .choices import CHOICES, REASONS
from .naming import (
    amount,
    amounts,
    any_amount,
    card_cost,
    card_gain,
    card_pays,
    factory_cost,
    factory_yield,
    is_card_reconstructed,
    is_reconstructed,
    load_name,
    operation_name,
    ringed,
    swapped_goods,
    the_box,
    the_card,
    the_factory,
)
from .state import ACTION, FINAL

LIMITS = {
    c.BUILD: parts.BUILD_LIMIT, c.BUY: parts.BUY_LIMIT, c.MAKE: parts.MAKE_LIMIT, c.MARKET: parts.MARKET_LIMIT,
    c.INVENT: parts.PATENT_LIMIT,
}  # fmt: skip


# Options ------------------------------------------------------------------------------------------------------------
def done_label(s, who):
    """The label of stopping. It warns a player with a usable bonus disc that giving up the action gives up the disc."""
    occasion = s.owed[who].a
    if occasion == FINAL:
        return Text("option-final-done")
    usable = s.player[who].bonus_discs - s.action.bought_discs
    return Text("option-give-up" if occasion == ACTION and s.action.done == 0 and usable > 0 else "option-done")


@CHOICES.labels(c.BUILD)
def build_label(s, who, option):
    if option == parts.ROW_FIELDS:
        return done_label(s, who)
    factory = s.row[option]
    if factory < 0:
        return Text("option-empty", {"field": f"S{option + 1}"})
    star = int(parts.FACTORY_INFLUENCE[factory])
    words = {"factory": the_factory(factory), "cost": amounts(factory_cost(factory)), "yield": factory_yield(factory)}
    label = Text("option-build-star", {**words, "star": star}) if star else Text("option-build", words)
    return ringed(label, is_reconstructed("factory", factory))


@CHOICES.labels(c.RUN)
def run_label(s, who, option):
    return Text("option-run") if option == c.RUN_FACTORIES else done_label(s, who)


@CHOICES.labels(c.BUY)
def buy_label(s, who, option):
    if option == parts.LOADS:
        return done_label(s, who)
    words = {"place": load_name(option), "load": amount(parts.LOAD_GOOD[option], s.load[option])}
    return ringed(Text("option-buy", words), is_reconstructed("load", option))


@CHOICES.labels(c.MAKE)
def make_label(s, who, option):
    if option == parts.PATH_FIELDS:
        return done_label(s, who)
    card = s.path[option]
    if card < 0:
        return Text("option-empty", {"field": f"P{option + 1}"})
    words = {"card": the_card(card), "cost": card_cost(card), "gain": card_gain(card)}
    return ringed(Text("option-make", words), is_card_reconstructed(card))


@CHOICES.labels(c.MARKET)
def market_label(s, who, option):
    if option == c.MARKET_DONE:
        return done_label(s, who)
    if option == c.TAKE_DEVELOPMENT:
        return Text("option-market-take-development", {"number": parts.FREE_DEVELOPMENT})
    return operation_name(option - c.FIRST_OPERATION)


@CHOICES.labels(c.INVENT)
def invent_label(s, who, option):
    if option == c.INVENT_DONE:
        return done_label(s, who)
    if option == c.PATENT:
        return patent_label(s.player[who].patent_step)
    words = {"box": the_box(option), "cost": int(parts.BOX_COST[option]), "gain": int(parts.BOX_INFLUENCE[option])}
    return ringed(Text("option-invent-develop", words), is_reconstructed("box", option, "cost", "influence"))


def patent_label(step):
    """The next step after this one."""
    if step == parts.PATENT_STEPS:
        return Text("option-invent-track-end")
    words = {"step": step + 1, "gold": int(parts.PATENT_GOLD[step]), "gain": int(parts.PATENT_INFLUENCE[step])}
    return ringed(Text("option-invent-patent", words), is_reconstructed("patent", step))


@CHOICES.labels(c.YIELD)
def yield_label(s, who, option):
    label = Text("option-yield", {"factory": the_factory(option), "yield": factory_yield(option)})
    return ringed(label, is_reconstructed("factory", option))


@CHOICES.labels(c.PAY)
def pay_label(s, who, option):
    return Text("option-pay", {"good": amount(parts.FREE_KINDS[option], 1)})


@CHOICES.labels(c.GIVE_FIRST, c.GIVE_SECOND)
def give_label(s, who, option):
    return Text("option-give", {"good": amount(option, 1)})


@CHOICES.labels(c.GET)
def get_label(s, who, option):
    return Text("option-get", {"good": amount(option, 1)})


@CHOICES.labels(c.PATENT_BOX)
def patent_box_label(s, who, option):
    return Text("option-patent-box", {"box": the_box(option)})


# Questions ----------------------------------------------------------------------------------------------------------
@CHOICES.asks(c.BUILD, c.BUY, c.MAKE, c.MARKET, c.INVENT)
def action_question(s, who):
    """The question of an action: on the own disc, with a bonus disc or in the final market."""
    owed = s.owed[who]
    key = f"ask-{CHOICES.owed(s, who).key}{('', '-bonus', '-final')[owed.a]}"
    limit = parts.DEVELOPMENT_LIMIT if owed.kind == c.INVENT else LIMITS[owed.kind]
    return Text(key, {"done": s.action.done, "limit": limit})


@CHOICES.asks(c.PAY)
def pay_question(s, who):
    card = s.path[s.action.slot]
    left = int(parts.CARD_ANY[card]) - sum(s.action.paid)
    return Text("ask-pay", {"card": the_card(card), "left": left})


@CHOICES.asks(c.GIVE_SECOND)
def give_second_question(s, who):
    return Text("ask-give-second", {"good": amount(s.action.give[0], 1)})


@CHOICES.asks(c.GET)
def get_question(s, who):
    return Text("ask-get", {"given": swapped_goods(s.action.give[0], s.action.give[1])})


# Refusals -----------------------------------------------------------------------------------------------------------
def price(s, who, option):
    """What the option asks for that the seat may lack, as pairs of kind and number."""
    kind = s.owed[who].kind
    if kind == c.BUILD:
        return factory_cost(s.row[option])
    if kind == c.MAKE:
        return card_pays(s.path[option])
    if kind == c.BUY:
        return [(parts.GOLD, parts.LOAD_PRICE)]
    if kind == c.MARKET:
        operation = option - c.FIRST_OPERATION
        return [(parts.OPERATION_PAYS[operation], parts.OPERATION_PRICE[operation])]
    if kind == c.BONUS_ACTION or (kind == c.INVENT and option == c.PATENT):
        return [(parts.GOLD, parts.PATENT_GOLD[s.player[who].patent_step])]
    if kind == c.INVENT:
        return [(parts.DEVELOPMENT, parts.BOX_COST[option])]
    if kind == c.PAY:
        return [(parts.FREE_KINDS[option], s.action.paid[option] + 1)]
    if kind == c.GIVE_SECOND and option == s.action.give[0]:
        return [(option, 2)]
    return [(option, 1)]


@REASONS.worded(*range(c.NEEDS, c.NEEDS + parts.GOODS))
def missing(s, who, option):
    """How much of what is missing, all kinds of it."""
    goods = s.player[who].goods
    lacks = [(kind, number - goods[kind]) for kind, number in price(s, who, option) if number > goods[kind]]
    words, number = [amount(*lack) for lack in lacks], sum(number for _, number in lacks)
    if s.owed[who].kind == c.MAKE and (free := missing_free(s, who, option)["number"]) > 0:
        words, number = [any_amount(free), *words], number + free
    return {"missing": Listed(words), "number": number}


@REASONS.worded(c.NEEDS_FREE_CUBES)
def missing_free(s, who, option):
    """How many more cubes an imitation asks for its "?"."""
    needed = int(parts.CARD_ANY[s.path[option]])
    held = sum(s.player[who].goods[kind] for kind in parts.FREE_KINDS)
    return {"number": needed - held if needed else 0}


@REASONS.worded(c.LIMIT)
def limit(s, who, option):
    """How often an action does its thing."""
    return {"limit": LIMITS[s.owed[who].kind]}


@REASONS.worded(c.BOX_LIMIT)
def box_limit(s, who, option):
    return {"limit": parts.MARKET_BOX_LIMIT}


@REASONS.worded(c.OVER_SEVEN)
def over_seven(s, who, option):
    left = parts.DEVELOPMENT_LIMIT - s.action.development_spent
    return {"limit": parts.DEVELOPMENT_LIMIT, "left": left, "cost": int(parts.BOX_COST[option])}
