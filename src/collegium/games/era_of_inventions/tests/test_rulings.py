"""Rulings (§10) and flow that no worked example covers, and what may never go down (§12.11, 13, 16)."""

import random

from collegium.match.match import new

from .. import GAME
from .. import choices as c
from ..components import ACTION_DISCS, LOADS, PATH_FIELDS, ROW_FIELDS
from ..rules.scoring import boxes_owned, capacity
from .table_setting import GREEN, OPERATION, YELLOW, Example, G


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


def test_done_gives_an_action_up():
    at = Example()
    before = at.store(YELLOW)
    for kind, done in ((c.BUILD, ROW_FIELDS), (c.BUY, LOADS), (c.MAKE, PATH_FIELDS), (c.INVENT, c.INVENT_DONE)):
        at.act(YELLOW, kind)
        at.choose(YELLOW, done)
        assert at.kind(YELLOW) == "bonus-action" and at.store(YELLOW) == before


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
