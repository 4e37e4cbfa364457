"""Every worked example of the spec (§11) by number. Boxes: G gold, V silver; seats are named by their colour."""

from ..choices import BONUS_YIELD, BUILD, BUY, INVENT, MAKE, MARKET, MARKET_DONE, PATENT, RUN, RUN_FACTORIES
from ..components import MARKERS, PATH_FIELDS, STARTING_FACTORY
from ..state import DISCARD, DISPLAY, DRAW, FACTORY_DISCARD, PENDING, REMOVED, STOCK
from .table_setting import (
    BROWN,
    COAL,
    DEVELOPMENT,
    GOLD,
    GREEN,
    METAL,
    OPERATION,
    ORANGE,
    TECH,
    TOOL,
    WOOD,
    YELLOW,
    Example,
    G,
    V,
)

ME, TE, TO = range(3)  # options of the question that pays a "?"


def swap(at, who, first, second, wanted):
    """A swap, leaving out questions that answered themselves."""
    at.choose(who, OPERATION["low-swap"])
    for kind, option in (("give-first", first), ("give-second", second), ("get", wanted)):
        if at.kind(who) == kind:
            at.choose(who, option)


def scores(at):
    return [score.points for score in at.match.scores()]


# From the rulebook --------------------------------------------------------------------------------------------------
def test_R1_development_limit():
    at = Example()
    at.give(YELLOW, development=7)
    at.act(YELLOW, INVENT)
    at.choose(YELLOW, G[8])
    assert at.s.action.development_spent == 4
    at.choose(YELLOW, G[7])
    assert at.store(YELLOW) == {}
    assert at.kind(YELLOW) == "bonus-action"  # only DONE was left, and it was taken
    assert at.s.box_owner[G[8]] == at.s.box_owner[G[7]] == YELLOW and at.sane()


def test_R1_more_than_seven_is_refused():
    at = Example()
    at.give(YELLOW, development=9)
    at.act(YELLOW, INVENT)
    at.choose(YELLOW, G[8])
    assert at.reason(YELLOW, G[9]) == "over-seven"
    assert G[7] in at.legal(YELLOW)


def test_R2_first_sewing_machine():
    at = Example()
    at.give(YELLOW, development=1)
    at.act(YELLOW, INVENT)
    at.choose(YELLOW, G[2])
    assert at.store(YELLOW) == {} and at.influence(YELLOW) == 1 and at.s.player[YELLOW].markers == MARKERS - 1
    assert [at.s.card_place[card] for card in (15, 16, 17)] == [PENDING] * 3 and at.sane()
    at.end_round()
    assert all(at.s.card_place[card] in (DRAW, DISPLAY) for card in (15, 16, 17))
    assert at.s.card_place[12] == STOCK and at.sane()


def test_R3_making_both():
    at = Example()
    at.own(YELLOW, G[2])
    at.lay_path(15, 17)
    at.give(GREEN, metal=2, tool=2, coal=2)
    at.influence(GREEN, 10)
    at.influence(YELLOW, 1)
    at.act(GREEN, MAKE)
    at.choose(GREEN, 0)
    assert at.influence(GREEN) == 12 and at.influence(YELLOW) == 2
    at.choose(GREEN, 1)  # 1 metal and 1 tool are all there is: the payment is forced
    assert at.influence(GREEN) == 14 and at.influence(YELLOW) == 2 and at.store(GREEN) == {}
    assert at.s.card_place[15] == at.s.card_place[17] == DISCARD and at.sane()


def test_R4_own_production():
    at = Example()
    at.own(GREEN, G[2])
    at.lay_path(15)
    at.give(GREEN, metal=1, tool=1, coal=1)
    at.act(GREEN, MAKE)
    at.choose(GREEN, 0)
    assert at.influence(GREEN) == 2 and "royalty" not in at.told() and at.sane()


def test_R5_patents():
    at = Example()
    at.give(BROWN, gold=1)
    at.act(BROWN, INVENT)
    at.choose(BROWN, PATENT)
    brown = at.s.player[BROWN]
    assert (brown.goods[GOLD], brown.patent_step, brown.influence) == (0, 1, 1)
    at.give(ORANGE, gold=3)
    at.act(ORANGE, INVENT)
    at.s.action.half = at.s.action.done = 0
    at.choose(ORANGE, PATENT)
    at.choose(ORANGE, PATENT)
    orange = at.s.player[ORANGE]
    assert (orange.goods[GOLD], orange.patent_step, orange.influence) == (0, 2, 2) and at.sane()


def test_R6_patent_markers():
    at = Example()
    at.own(BROWN, G[4])
    at.own(ORANGE, G[3])
    at.give(BROWN, gold=1)
    at.act(BROWN, INVENT)
    at.choose(BROWN, PATENT)
    assert at.s.box_patent[G[4]] == 1 and at.s.player[BROWN].markers == MARKERS - 2
    at.give(ORANGE, gold=3)
    at.act(ORANGE, INVENT)
    at.choose(ORANGE, PATENT)
    at.choose(ORANGE, PATENT)
    orange = at.s.player[ORANGE]
    assert at.s.box_patent[G[3]] == 1 and orange.markers == MARKERS - 2 and orange.patent_step == 2
    assert "right-lost" in at.told() and at.sane()  # 1 placed, 4 steps left: at most 5 patents in the whole game


def test_R7_market():
    at = Example()
    at.give(ORANGE, gold=6, metal=2, coal=2)
    at.act(ORANGE, MARKET)
    for _ in range(3):
        at.choose(ORANGE, OPERATION["top-buy"])
    assert at.reason(ORANGE, OPERATION["top-sell"]) == "box-limit"
    swap(at, ORANGE, METAL, METAL, TOOL)
    assert at.s.action.box_used.tolist() == [3, 0, 1] and at.s.action.done == 4
    swap(at, ORANGE, COAL, COAL, WOOD)
    assert at.store(ORANGE) == {"wood": 1, "tool": 1, "development": 3}
    assert at.kind(ORANGE) == "bonus-action" and at.sane()  # five operations: only DONE was left


def test_R8_track_bonus_making():
    at = Example()
    at.own(ORANGE, G[4], G[1])
    at.lay_path(21, 12)
    at.influence(ORANGE, 6)
    at.give(ORANGE, metal=2, tech=2, tool=1, coal=3)
    at.act(ORANGE, MAKE)
    at.choose(ORANGE, 0)
    assert at.influence(ORANGE) == 9 and at.store(ORANGE) == {"metal": 1, "tech": 1, "coal": 1, "gold": 1}
    assert at.s.card_place[21] == DISCARD
    at.choose(ORANGE, 1)
    assert at.influence(ORANGE) == 11 and at.store(ORANGE) == {"gold": 1, "wood": 1}
    assert at.kind(ORANGE) == "bonus-action" and at.sane()


def test_R9_track_bonus_patents():
    at = Example()
    at.own(GREEN, G[1], V[1])
    at.influence(GREEN, 5)
    at.give(GREEN, gold=3)
    at.act(GREEN, INVENT)
    at.choose(GREEN, PATENT)
    assert at.influence(GREEN) == 6 and at.store(GREEN) == {"gold": 2, "tool": 1}
    at.choose(GREEN, V[1])
    at.choose(GREEN, PATENT)  # the marker goes to the only box left
    assert at.influence(GREEN) == 7 and at.store(GREEN) == {"tool": 1, "metal": 1}
    assert at.s.box_patent[G[1]] == at.s.box_patent[V[1]] == 1 and at.s.player[GREEN].patent_step == 2 and at.sane()


def test_R10_factory_with_influence():
    at = Example()
    at.lay_row(9)
    at.influence(GREEN, 3)
    at.give(GREEN, wood=4, coal=2)
    at.act(GREEN, BUILD)
    at.choose(GREEN, 0)
    assert at.influence(GREEN) == 4 and at.store(GREEN) == {"tech": 1}
    assert at.s.player[GREEN].output[METAL] == 2 and at.sane()


def test_R11_scoring_patents():
    at = Example(seats=3)
    at.s.player[YELLOW].patent_step = at.s.player[GREEN].patent_step = 2
    at.s.player[ORANGE].patent_step = 1
    at.built(BROWN - 1, 0)  # the capacity majority goes elsewhere
    assert scores(at) == [3, 3, 5]


def test_R12_scoring_development():
    at = Example(seats=3)
    at.own(GREEN, G[3])
    at.own(YELLOW, G[1])
    at.built(ORANGE, 0)
    assert scores(at) == [0, 5, 5]


def test_R13_capacity():
    at = Example(seats=3)
    at.built(GREEN, 10, 20)  # gold does not count
    at.built(YELLOW, 0, 7)
    green = at.s.player[GREEN]
    assert green.output[WOOD] + green.output[METAL] == 4 and green.output[GOLD] == 2
    assert scores(at) == [3, 3, 0]  # 1 + 2 + 1 ties with 1 + 3


# Our own ------------------------------------------------------------------------------------------------------------
def test_O1_disc_supply():
    at = Example(seats=4)
    for who in range(4):
        at.give(who, gold=4)
        at.act(who, MARKET)
        assert at.s.disc_supply == 0 and at.reason(who, OPERATION["low-disc"]) == "supply-short"


def test_O2_royalty_on_a_bonus_field():
    at = Example()
    at.own(YELLOW, G[2])
    at.influence(YELLOW, 5)
    at.give(YELLOW)
    at.lay_path(15)
    at.give(GREEN, metal=1, tool=1, coal=1)
    at.act(GREEN, MAKE)
    at.choose(GREEN, 0)
    assert at.influence(YELLOW) == 6 and at.store(YELLOW) == {} and at.sane()


def test_O3_two_inventors():
    at = Example()
    at.own(YELLOW, G[2])
    at.own(BROWN, V[2])
    at.lay_path(15, 16)
    at.give(BROWN)
    for who in (GREEN, YELLOW):
        at.give(who, metal=1, tool=1, coal=1)
    at.act(GREEN, MAKE)
    at.choose(GREEN, 0)
    assert at.influence(YELLOW) == 1 and at.store(BROWN) == {"gold": 1} and at.influence(GREEN) == 2
    at.act(YELLOW, MAKE)
    at.choose(YELLOW, 1)
    assert at.influence(YELLOW) == 3 and at.store(BROWN) == {"gold": 2} and at.sane()


def test_O4_patented_silver():
    at = Example()
    at.own(GREEN, G[7])
    at.own(ORANGE, V[7], patented=True)
    at.lay_path(32)
    at.give(ORANGE)
    at.give(YELLOW, metal=5, coal=2)
    at.act(YELLOW, MAKE)
    at.choose(YELLOW, 0)
    assert at.store(ORANGE) == {"gold": 2} and at.influence(GREEN) == 0 and at.influence(YELLOW) == 5 and at.sane()


def test_O5_imitation_ban():
    at = Example()
    at.own(YELLOW, G[4])
    at.own(BROWN, V[4])
    at.lay_path(21, 22, 23)
    at.give(BROWN, metal=3, tech=3, tool=3, coal=6)
    at.act(BROWN, MAKE)
    assert at.reason(BROWN, 2) == "own-invention" and at.legal(BROWN) == [0, 1, PATH_FIELDS]


def test_O6_invention_display():
    at = Example()
    at.own(YELLOW, G[1], G[2], G[4])
    at.lay_path(3, 15, 23, -1, 12, -1, 8)
    at.pile_up([13, 14, 16, 17, 21, 22])
    at.end_round()
    assert at.s.path.tolist() == [22, 21, 17, 16, 14, 15, 23]
    assert at.s.card_place[3] == at.s.card_place[8] == REMOVED and at.s.card_place[12] == DISCARD and at.sane()


def test_O7_factory_display():
    at = Example()
    at.lay_row(4, -1, 9, 20, -1)
    pile = at.s.factory_pile.tolist()[: at.s.factory_pile_length]
    at.end_round()
    assert at.s.row.tolist() == [*reversed(pile[-4:]), 4]
    assert at.s.factory_place[9] == at.s.factory_place[20] == FACTORY_DISCARD and at.sane()


def test_O8_loads():
    at = Example()
    at.load(0, 3, 2, 0, 2, 0, 5)
    at.give(YELLOW, wood=1 + at.s.supply[WOOD])
    assert at.s.supply[WOOD] == 0
    at.end_round()
    assert at.s.load.tolist() == [2, 4, 3, 0, 2, 3, 6] and at.sane()


def test_O9_small_deck():
    at = Example()
    made = [at.s.path[0], at.s.path[1]]
    for slot, card in enumerate(made):
        at.s.path[slot] = -1
        at.s.card_place[card] = DISCARD
    pile = at.s.pile.tolist()[:5]
    assert at.s.pile_length == 5
    at.end_round()
    assert at.s.path.tolist()[:5] == pile[::-1] and sorted(at.s.path.tolist()[5:]) == sorted(made)
    assert at.s.pile_length == 0 and DISCARD not in at.s.card_place.tolist() and at.sane()


def test_O10_pair_in_one_action():
    at = Example()
    at.give(YELLOW, development=7)
    at.act(YELLOW, INVENT)
    assert at.reason(YELLOW, V[8]) == "original-first"
    at.choose(YELLOW, G[8])
    at.choose(YELLOW, V[8])
    assert at.influence(YELLOW) == 8 and at.s.player[YELLOW].goods[DEVELOPMENT] == 0 and at.sane()


def test_O11_bonus_pays_the_next_step():
    at = Example()
    at.influence(GREEN, 8)
    at.give(GREEN, gold=2)
    at.act(GREEN, INVENT)
    at.choose(GREEN, PATENT)
    assert at.influence(GREEN) == 9 and at.store(GREEN) == {"gold": 2}
    at.choose(GREEN, PATENT)
    assert at.influence(GREEN) == 10 and at.store(GREEN) == {} and at.s.player[GREEN].patent_step == 2 and at.sane()


def test_O12_disc_bought_now():
    at = Example(seats=3)
    at.discs(YELLOW, 0)
    at.give(YELLOW, gold=4)
    at.act(YELLOW, MARKET)
    at.choose(YELLOW, OPERATION["low-disc"])
    at.choose(YELLOW, MARKET_DONE)
    assert at.kind(YELLOW) is None and at.kind(GREEN) == "pick" and at.s.player[YELLOW].bonus_discs == 1
    at.act(YELLOW, RUN)
    at.choose(YELLOW, RUN_FACTORIES)
    assert at.kind(YELLOW) == "bonus-action" and at.sane()


def test_O13_box_limit():
    at = Example()
    at.give(YELLOW, gold=4, development=2, wood=4)
    at.act(YELLOW, MARKET)
    for operation in ("top-buy", "top-sell", "top-buy"):
        at.choose(YELLOW, OPERATION[operation])
    assert at.reason(YELLOW, OPERATION["top-buy"]) == at.reason(YELLOW, OPERATION["top-sell"]) == "box-limit"
    at.choose(YELLOW, OPERATION["middle-development"])
    at.choose(YELLOW, OPERATION["middle-development"])
    assert at.kind(YELLOW) == "bonus-action" and at.influence(YELLOW) == 2 and at.sane()


def test_O14_no_loop_for_profit():
    at = Example()
    at.give(YELLOW, gold=4, development=1)
    before = at.store(YELLOW)
    at.act(YELLOW, MARKET)
    at.choose(YELLOW, OPERATION["top-buy"])
    at.choose(YELLOW, OPERATION["top-sell"])
    assert at.store(YELLOW) == before and at.s.action.done == 2 and at.sane()


def test_O15_swap_kinds():
    at = Example()
    at.give(YELLOW, gold=1, coal=1, wood=1)
    at.act(YELLOW, MARKET)
    at.choose(YELLOW, OPERATION["low-swap"])
    at.choose(YELLOW, COAL)  # gold is the only good that can follow
    assert at.kind(YELLOW) == "get" and at.legal(YELLOW) == [WOOD, METAL, TECH, TOOL]
    assert at.reason(YELLOW, COAL) == at.reason(YELLOW, GOLD) == "same-good" and at.sane()


def test_O16_short_supply():
    at = Example()
    at.built(YELLOW, 0)
    at.give(YELLOW)
    at.give(GREEN, coal=3 + at.s.supply[COAL] - 1)
    assert at.s.supply[COAL] == 1
    at.act(YELLOW, RUN)
    at.choose(YELLOW, RUN_FACTORIES)
    assert at.store(YELLOW) == {"coal": 1, "wood": 1} and at.sane()


def imitation_aeroplane(**goods):
    at = Example()
    at.own(GREEN, G[9])
    at.lay_path(38)
    at.give(YELLOW, coal=3, **goods)
    at.influence(YELLOW, 1)  # to end on a blank field
    at.act(YELLOW, MAKE)
    at.choose(YELLOW, 0)
    return at


def test_O17_imitation_payment():
    forced = imitation_aeroplane(metal=1, tech=2, tool=3)
    assert forced.store(YELLOW) == {} and forced.influence(YELLOW) == 8
    at = imitation_aeroplane(metal=2, tech=2, tool=3)
    assert at.kind(YELLOW) == "pay" and at.legal(YELLOW) == [ME, TE]  # the first metal was forced
    assert at.s.action.paid.tolist() == [1, 0, 0]
    at.choose(YELLOW, ME)
    assert at.legal(YELLOW) == [TE, TO] and at.s.action.paid.tolist() == [2, 1, 0]  # one tech was forced
    assert at.reason(YELLOW, ME) == "in-order"
    at.choose(YELLOW, TO)
    assert at.store(YELLOW) == {"tech": 1}
    at = imitation_aeroplane(metal=2, tech=2, tool=3)
    at.choose(YELLOW, ME)
    at.choose(YELLOW, TE)
    assert at.store(YELLOW) == {"tool": 1}
    at = imitation_aeroplane(metal=2, tech=2, tool=3)
    at.choose(YELLOW, TE)
    assert at.store(YELLOW) == {"metal": 1} and at.influence(YELLOW) == 8 and at.sane()


def test_O18_bonus_yield():
    at = Example()
    at.give(YELLOW)
    at.built(YELLOW, 7)
    discs = at.s.player[YELLOW].bonus_discs
    at.act(YELLOW, RUN)
    at.choose(YELLOW, RUN_FACTORIES)
    assert at.store(YELLOW) == {"wood": 1, "metal": 1}
    at.choose(YELLOW, BONUS_YIELD)
    assert at.legal(YELLOW) == [7, STARTING_FACTORY]
    at.choose(YELLOW, STARTING_FACTORY)
    assert at.store(YELLOW) == {"wood": 2, "metal": 1} and at.s.player[YELLOW].bonus_discs == discs - 1 and at.sane()


def test_O19_scoring_with_ties():
    """The capacities 6, 6, 3, 2 of the example; its factories are ours, since the deep colliery now yields 3."""
    at = Example(seats=4)
    for who, (step, boxes, factories) in enumerate(
        (
            (4, (G[9], G[8]), (3, 8)),  # 9, 1 + 5
            (4, (G[7], G[6], G[1]), (2, 4)),  # 7, 1 + 5
            (4, (G[3], G[4], V[7]), (0,)),  # 7, 1 + 2
            (1, (), (11,)),  # 0, 1 + 1
        )
    ):
        at.s.player[who].patent_step = step
        at.own(who, *boxes)
        at.built(who, *factories)
    assert scores(at) == [10, 5, 2, 0]


def test_O20_tie_break():
    at = Example(seats=3)
    for who, boxes in ((YELLOW, (G[1], G[2], V[1])), (GREEN, (G[3], V[3], V[2], G[4]))):
        at.own(who, *boxes)
        at.influence(who, 44)
    at.s.player[YELLOW].influence = 44 + 5  # green alone has the development majority
    at.s.over = 1
    assert scores(at)[:2] == [51, 51] and at.match.winners() == [GREEN]
    at.own(YELLOW, G[5])
    at.s.player[YELLOW].influence, at.s.player[GREEN].influence = 44, 44
    at.s.box_owner[V[2]] = YELLOW
    at.s.box_owner[V[1]] = GREEN
    assert scores(at)[0] + 5 == scores(at)[1]
    at.s.player[YELLOW].influence = 49
    assert at.match.winners() == [YELLOW, GREEN]


def test_O21_opening_buy():
    at = Example(seats=3)
    at.act(YELLOW, BUY)
    at.choose(YELLOW, 5)
    at.choose(YELLOW, 3)
    me = at.s.player[YELLOW]
    assert (me.goods[COAL], me.goods[WOOD], me.goods[GOLD]) == (6, 3, 0)
    assert at.s.load[5] == at.s.load[3] == 0 and at.kind(YELLOW) == "bonus-action" and at.sane()


def test_O22_opening_make():
    at = Example(seats=3)
    at.lay_path(0, 2)
    at.act(YELLOW, MAKE)
    at.choose(YELLOW, 0)
    at.choose(YELLOW, 1)
    me = at.s.player[YELLOW]
    assert [me.goods[kind] for kind in (TECH, METAL, COAL, GOLD)] == [0, 0, 1, 6] and at.sane()
