"""Rulings (§10) and flow that no worked example covers, and what may never go down (§12.11, 13, 16)."""

import random

import pytest

from collegium.match.match import new

from .. import GAME
from .. import choices as c
from ..components import ACTION_DISCS, LOADS, PATH_FIELDS, ROW_FIELDS
from ..rules.scoring import boxes_owned, capacity
from .table_setting import GREEN, OPERATION, WOOD, YELLOW, Example, G


def test_ruling_5_a_disc_bought_with_the_last_disc():
    """The disc being spent is not in the supply yet, so with four players none can be bought with it."""
    at = Example(seats=4)
    at.give(YELLOW, gold=4)
    at.act(YELLOW, c.RUN)
    at.choose(YELLOW, c.RUN_FACTORIES)
    at.choose(YELLOW, c.BONUS_MARKET)
    assert at.reason(YELLOW, OPERATION["low-disc"]) == "supply-short"
    assert at.reason(YELLOW, c.TAKE_DEVELOPMENT) == "not offered"


def test_ruling_20_22_bonus_patent_protects_a_new_box():
    at = Example()
    at.give(YELLOW, development=1, gold=1)
    at.act(YELLOW, c.INVENT)
    at.choose(YELLOW, G[1])
    at.choose(YELLOW, c.BONUS_PATENT)
    assert at.s.box_patent[G[1]] == 1 and at.sane()


def test_ruling_29_track_bonus_in_the_final_market():
    at = Example()
    at.influence(YELLOW, 5)
    at.give(YELLOW, gold=2)
    at.final_market(YELLOW)
    assert at.reason(YELLOW, c.TAKE_DEVELOPMENT) == at.reason(YELLOW, OPERATION["low-disc"]) == "not offered"
    at.choose(YELLOW, OPERATION["middle-gold"])
    assert at.influence(YELLOW) == 6 and at.store(YELLOW) == {"tool": 1}


def test_ruling_44_laps_of_the_track():
    at = Example()
    at.influence(YELLOW, 63)
    at.give(YELLOW, gold=1)
    at.act(YELLOW, c.INVENT)
    at.choose(YELLOW, c.PATENT)
    assert at.influence(YELLOW) == 64 and at.store(YELLOW) == {"tech": 1}


GIVE_UP = {
    c.BUILD: ROW_FIELDS, c.RUN: c.RUN_DONE, c.BUY: LOADS, c.MAKE: PATH_FIELDS, c.MARKET: c.MARKET_DONE,
    c.INVENT: c.INVENT_DONE,
}  # fmt: skip


@pytest.mark.parametrize("kind", GIVE_UP, ids=lambda kind: GAME.choices.kinds[kind].key)
def test_ruling_1_2_an_action_given_up_is_free_and_brings_no_bonus_disc(kind):
    """Who gives an action up only takes the action disc back: the rulebook plays the bonus disc after carrying out."""
    at = Example(seats=3)
    at.give(YELLOW, wood=4, coal=4, metal=2, tech=2, tool=2, gold=2, development=2)
    at.act(YELLOW, kind)
    before = at.store(YELLOW)
    told = len(at.match.told)
    at.choose(YELLOW, GIVE_UP[kind])
    assert at.kind(YELLOW) is None and at.kind(GREEN) == "pick" and at.sane()
    assert at.s.discs[kind - c.BUILD, YELLOW] == 0 and at.store(YELLOW) == before
    assert at.s.player[YELLOW].bonus_discs == 3 and at.news(told)[0].endswith("does nothing there.")


def test_ruling_2_no_bonus_disc_where_nothing_can_be_done():
    at = Example(seats=3)
    at.act(YELLOW, c.BUILD)
    at.give(YELLOW)  # no wood, no coal
    at.ask(YELLOW, c.PICK)
    told = len(at.match.told)
    at.choose(YELLOW, 0)  # the disc on Build
    assert at.kind(GREEN) == "pick" and at.s.player[YELLOW].bonus_discs == 3 and at.sane()
    assert any(line.endswith("can do nothing there.") for line in at.news(told))


def test_ruling_2_a_run_counts_even_if_it_yields_nothing():
    at = Example(seats=3)
    at.give(YELLOW)
    at.give(GREEN, wood=at.s.supply[WOOD] + at.s.player[GREEN].goods[WOOD])  # the supply has no wood left
    at.act(YELLOW, c.RUN)
    at.choose(YELLOW, c.RUN_FACTORIES)
    assert at.store(YELLOW) == {} and at.kind(YELLOW) == "bonus-action" and at.sane()


def test_ruling_2_one_item_is_enough():
    """A single load, trade, box or the free development: the action has been carried out."""
    for kind, options in (
        (c.BUY, (5, LOADS)), (c.MARKET, (c.TAKE_DEVELOPMENT,)), (c.MARKET, (OPERATION["top-sell"], c.MARKET_DONE)),
        (c.INVENT, (G[1], c.INVENT_DONE)),
    ):  # fmt: skip
        at = Example(seats=3)
        at.give(YELLOW, gold=3, development=2)
        at.act(YELLOW, kind)
        for option in options:
            assert at.kind(YELLOW) == GAME.choices.kinds[kind].key
            at.choose(YELLOW, option)
        assert at.kind(YELLOW) == "bonus-action" and at.sane()


@pytest.mark.parametrize("kind", GIVE_UP, ids=lambda kind: GAME.choices.kinds[kind].key)
def test_giving_up_says_that_it_costs_the_bonus_disc_to_who_has_one(kind):
    for discs, label in ((1, "Do nothing: no bonus disc either"), (0, "Stop here")):
        at = Example(seats=3)
        at.discs(YELLOW, discs)
        at.act(YELLOW, kind)
        assert next(o for o in at.match.options(YELLOW) if o.id == GIVE_UP[kind]).label() == label
    at.discs(YELLOW, 1)
    at.act(YELLOW, c.BUY)
    at.choose(YELLOW, 5)
    assert at.match.options(YELLOW)[-1].label() == "Stop here"  # something has been done


def test_developing_and_patenting_exclude_each_other():
    at = Example()
    at.give(YELLOW, development=2, gold=5)
    at.act(YELLOW, c.INVENT)
    at.choose(YELLOW, c.PATENT)
    assert at.reason(YELLOW, G[1]) == "chose-patents"
    at.s.action.half = at.s.action.done = 0
    at.act(YELLOW, c.INVENT)
    at.choose(YELLOW, G[1])
    assert at.reason(YELLOW, c.PATENT) == "chose-development"


def test_bonus_is_asked_after_each_own_action_and_spends_one_disc():
    for option, discs, supply in ((c.BONUS_PASS, 3, 11), (c.BONUS_YIELD, 2, 12)):
        at = Example(seats=3)
        at.act(YELLOW, c.RUN)
        at.choose(YELLOW, c.RUN_FACTORIES)
        assert at.kind(YELLOW) == "bonus-action"
        at.choose(YELLOW, option)
        assert at.kind(GREEN) == "pick" and at.s.player[YELLOW].bonus_discs == discs and at.s.disc_supply == supply


def test_the_story_tells_of_a_bonus_disc_before_what_it_does():
    at = Example(seats=3)
    at.act(YELLOW, c.BONUS_ACTION)
    at.choose(YELLOW, c.BONUS_YIELD)  # the first workshop is the only one to choose
    told = at.told()
    assert told.index("spent-disc") < told.index("yielded") and at.s.player[YELLOW].bonus_discs == 2


def test_last_round_is_followed_by_the_final_market():
    at = Example(seats=3)
    at.s.era, at.s.start = 9, YELLOW
    at.s.first = (YELLOW - 8) % 3
    at.end_round()
    assert at.kind(YELLOW) == "market" and at.sane()


def test_a_tip_is_that_of_the_very_question():
    """The final market gives no development: its tip speaks of what is left (§14)."""
    match, luck, tips = new(GAME, 3, "standard", seed=1), random.Random(1), {}
    while not match.over:
        seat = match.to_act[0]
        tips[match.question(seat).key] = match.tip(seat).key
        match.choose(seat, luck.choice(match.legal(seat)))
    assert tips["ask-market"] == "tip-market" and tips["ask-market-final"] == "tip-market-final"
    assert tips["ask-build"] == "tip-build" and match.tip(0) is None


def test_what_never_goes_down_and_what_is_bounded():
    """§12: influence, patent steps, factories and boxes only grow; discs per round and majorities are bounded."""
    for seats in (3, 4, 5):
        match, luck = new(GAME, seats, "standard", seed=seats), random.Random(seats)
        before, spent, era = None, [0] * seats, 1
        while not match.over:
            seat = match.to_act[0]
            told = len(match.events())
            match.choose(seat, luck.choice(match.legal(seat)))
            s = match.state
            for event in match.events(told):
                if event.key == "spent-disc":
                    spent[event.who] += 1
            assert max(spent) <= ACTION_DISCS[seats]
            if s.era != era:
                era, spent = s.era, [0] * seats
            now = [
                number
                for who in range(seats)
                for me in [s.player[who]]
                for number in (me.influence, me.patent_step, capacity(s, who), boxes_owned(s, who))
            ]
            assert before is None or all(new >= old for new, old in zip(now, before, strict=True))
            before = now
        points = [score.points - match.state.player[who].influence for who, score in enumerate(match.scores())]
        assert all(0 <= extra <= 15 for extra in points)
