"""Every worked example of the spec's section 11, by its number."""

import pytest

from collegium.kernel import LEGAL
from collegium.match.testing import Position

from .. import GAME
from .. import choices as c
from ..components import (
    BONUSES,
    CHAMPION,
    CLASSES,
    CODE_CONJURER,
    COPIES,
    DATA_WIZARD,
    GENERALISTS,
    GLUE,
    KNOWLEDGE_LIBERATOR,
    LEVELS,
    ROLES,
)
from ..rules.crew import (
    base,
    champion_reach,
    champions,
    combined_level,
    largest_base,
    reach_over,
    room,
    team_total,
    why_not_done,
)
from .positions import Turn, borrowed, champion, conjurer, glue, guru, liberator, wizard


def mask(*types):
    return sum(1 << kind for kind in types)


def sums(at):
    """S, B and T of the crew."""
    me = at.s.player[0]
    return combined_level(at.s), base(at.s, me), team_total(at.s, me)


def is_valid(at):
    return why_not_done(at.s, at.s.player[0]) == LEGAL


def largest(at):
    """Mx of the crew, with a bonus of one."""
    s = at.s
    rooms = [room(s, kind) for kind in range(4)]
    return largest_base(*rooms, *s.crew.levels, champion_reach(s, 1), champions(s))


def test_r1_conjurer_and_champion():
    at = Turn(conjurer(1), champion(1), driver=2).gather(conjurer(1), champion(1))
    assert sums(at) == (2, 2, 4)
    at.done()  # software is forced; the Champion chooses
    at.choose(0, mask(0, 3))
    assert at.pool == (8, 7, 9, 8) and at.credits == (4, 0)


def test_0a_bonus_takes_the_last_software():
    at = Turn(conjurer(1), champion(1), driver=2, pool=(9, 1, 9, 9)).gather(conjurer(1), champion(1))
    assert at.reason(0, c.DONE) == "not_enough_resources" and largest(at) == 1
    at = Turn(conjurer(1), champion(1), driver=2, pool=(0, 2, 1, 1)).gather(conjurer(1), champion(1)).done()
    assert at.credits == (4, 0) and at.s.leftover[0] == 0 and at.s.current_round == 2 and "round_ended_dry" in at.told()


def test_0b_set_up_for_three():
    at = Position(GAME, seats=3)
    assert at.s.deck_left == 30
    for seat in range(3):
        at.choose(seat, seat)
    assert at.s.deck_left == 24 and all(sum(at.s.player[seat].team) == 2 for seat in range(3))


def test_0c_the_three_upskills():
    at = Turn(wizard(1), conjurer(2), guru(0))
    at.owe(c.DEVELOP)
    at.choose(0, c.RAISE_ONE)
    at.choose(0, wizard(1))
    assert at.s.player[0].team[wizard(3)] == 1
    at = Turn(wizard(0), conjurer(2))
    at.owe(c.DEVELOP)
    at.choose(0, c.RAISE_TWO)
    at.choose(0, wizard(0))  # there is one other card: it rises too
    assert at.s.player[0].team[wizard(1)] == 1 and at.s.player[0].team[conjurer(3)] == 1
    at = Turn(wizard(0), driver=2)
    at.owe(c.DEVELOP)
    at.choose(0, c.RAISE_DRIVER)
    assert at.s.player[0].driver == 3


def test_1_solo_short():
    at = Turn(wizard(3), pool=(2, 5, 5, 5))
    at.choose(0, c.SOLO)
    assert at.pool == (0, 5, 5, 5) and at.credits == (2, 0) and at.s.active == 1 and at.s.current_round == 1


def test_2_solo_champion():
    at = Turn(champion(4), pool=(0, 4, 1, 3))
    at.choose(0, c.SOLO)
    assert at.credits == (3, 0) and at.s.current_round == 2 and at.s.leftover[0] == 5
    at = Turn(champion(2), champion(4), pool=(0, 4, 1, 3))
    at.owe(c.GO_SOLO)
    at.choose(0, champion(2))
    assert at.legal(0) == [mask(1, 2), mask(1, 3), mask(2, 3)]
    assert at.reason(0, mask(1, 2, 3)) == "more_than_card" and at.reason(0, mask(0, 1)) == "not_in_pool"


def test_2_what_is_missing_is_not_more_than_the_card_can_take():
    at = Turn(champion(3), pool=(0, 0, 4, 3))
    at.owe(c.SOLO_TYPES, champion(3))
    assert at.legal(0) == [mask(2, 3)]
    assert at.reason(0, mask(0, 2, 3)) == "not_in_pool" and at.reason(0, mask(0, 1, 2, 3)) == "more_than_card"


def test_3_crew_of_one():
    at = Turn(liberator(2), driver=2, pool=(9, 9, 9, 3)).gather(liberator(2)).done()
    assert at.credits == (3, 0) and at.pool == (9, 9, 9, 0)
    at = Turn(liberator(2), driver=2, pool=(9, 9, 9, 2))
    assert at.reason(0, c.TEAM) == "no_possible_crew"
    at.choose(0, c.SOLO)
    assert at.credits == (2, 0)


def test_4_beginners_bring_bonuses():
    cards = (wizard(3), conjurer(0), guru(0))
    at = Turn(*cards, driver=3, pool=(4, 1, 1, 5)).gather(*cards)
    assert sums(at) == (3, 3, 6)
    at.done()
    assert at.credits == (6, 0) and at.s.leftover[0] == 5 and at.s.current_round == 2


@pytest.mark.parametrize(("data", "second"), [(1, 3), (2, 2), (3, 1)])
def test_5_splitting(data, second):
    cards = (wizard(3), conjurer(3))
    at = Turn(*cards, driver=4).gather(*cards)
    assert sums(at) == (6, 4, 6)
    at.done()
    assert at.legal(0) == [1, 2, 3]
    at.choose(0, data)
    assert at.pool == (8 - data, 8 - second, 9, 9) and at.credits == (6, 0)


def test_5_splitting_when_short():
    cards = (wizard(3), conjurer(3))
    at = Turn(*cards, driver=4, pool=(2, 9, 9, 9)).gather(*cards).done()
    assert at.pool == (0, 5, 9, 9)  # data 1 is forced
    assert not is_valid(Turn(*cards, driver=4, pool=(2, 3, 9, 9)).gather(*cards))


def test_6_glue_fills_up_the_level():
    cards = (glue(2), wizard(2))
    at = Turn(*cards, driver=4, pool=(3, 9, 9, 9)).gather(*cards)
    assert sums(at) == (4, 2, 3)
    at.done()
    assert at.pool == (0, 9, 9, 9) and at.credits == (3, 0)
    assert not is_valid(Turn(*cards, driver=4, pool=(2, 9, 9, 9)).gather(*cards))


@pytest.mark.parametrize("share", [2, 3])
def test_7_borrow_and_pay(share):
    cards = (glue(0), wizard(1))
    at = Turn(*cards, driver=3, rivals=((conjurer(4),),)).gather(*cards, borrow_from=(1, conjurer(4)))
    assert sums(at) == (5, 3, 5)
    at.done()
    assert at.legal(0) == [2, 3]
    at.choose(0, share)
    assert at.credits == (4, 1) and at.pool == (8 - (3 - share), 8 - share, 9, 9)


def test_8_borrow_without_paying():
    cards = (glue(0), wizard(2))
    at = Turn(*cards, driver=2, rivals=((conjurer(0),),)).gather(*cards, borrow_from=(1, conjurer(0)))
    assert sums(at) == (2, 2, 4)
    at.done()
    assert at.credits == (4, 0)
    for share, credits in ((0, (4, 0)), (1, (3, 1))):
        at = Turn(*cards, driver=2, rivals=((conjurer(1),),)).gather(*cards, borrow_from=(1, conjurer(1))).done()
        assert at.legal(0) == [0, 1]
        at.choose(0, share)
        assert at.credits == credits


def test_9_champion_of_level_4_alone():
    at = Turn(champion(4), driver=4, pool=(1, 1, 1, 1)).gather(champion(4))
    assert sums(at) == (4, 3, 4)
    at.done()
    assert at.credits == (4, 0) and at.s.current_round == 2
    at = Turn(champion(4), driver=4, pool=(1, 1, 1, 0))
    assert at.reason(0, c.TEAM) == "no_possible_crew"
    assert largest(Turn(champion(4), driver=4, pool=(1, 1, 1, 0)).gather(champion(4))) == 2
    at.choose(0, c.SOLO)
    assert at.credits == (3, 0)
    assert Turn(champion(4), driver=5).gather(champion(4)).reason(0, c.DONE) == "below_driver"


def test_10_two_champions():
    cards = (champion(2), champion(2))
    at = Turn(*cards, driver=4, pool=(1, 1, 9, 9)).gather(*cards)
    assert sums(at) == (4, 4, 6) and largest(at) == 4
    assert [reach_over(champion_reach(at.s, 1), types) for types in range(5)] == [0, 2, 4, 6, 6]
    at.done()
    at.choose(0, mask(0, 2, 3))  # the second must take the rest
    assert at.credits == (6, 0) and at.s.leftover[0] == 14
    at = Turn(*cards, driver=4, pool=(1, 0, 9, 9)).gather(*cards)
    assert not is_valid(at) and largest(at) == 3


def test_11_forced_invitations():
    team = (wizard(2), glue(0))
    assert Turn(*team, driver=4, rivals=((conjurer(1),),)).reason(0, c.TEAM) == "no_possible_crew"
    at = Turn(*team, driver=4, rivals=((conjurer(2),),))
    assert c.TEAM in at.legal(0)
    at.choose(0, c.TEAM)
    assert at.legal(0) == [wizard(2), glue(0)] and at.reason(0, c.DONE) == "no_collector"
    assert at.reason(0, borrowed(conjurer(2))) == "no_glue"
    both = Turn(*team, driver=4, rivals=((conjurer(2),),)).gather(*team)
    assert both.legal(0) == [borrowed(conjurer(2))]
    all_three = Turn(*team, driver=4, rivals=((conjurer(2),),)).gather(*team, borrow_from=(1, conjurer(2)))
    assert all_three.legal(0) == [c.DONE] and sums(all_three) == (4, 4, 6)
    at.choose(0, wizard(2))  # the rest is forced
    assert at.credits == (5, 1)


def test_12_more_is_not_always_allowed():
    team = (glue(4), conjurer(3), conjurer(0))
    at = Turn(*team, driver=4, pool=(9, 1, 9, 9)).gather(glue(4), conjurer(0))
    assert is_valid(at) and sums(at) == (4, 0, 1) and at.legal(0) == [c.DONE]
    at = Turn(*team, driver=4, pool=(9, 1, 9, 9))
    assert not is_valid(Turn(*team, driver=4, pool=(9, 1, 9, 9)).gather(glue(4), conjurer(3)))
    at.choose(0, c.TEAM)
    assert at.legal(0) == [conjurer(0), glue(4)] and at.reason(0, conjurer(3)) == "crew_not_completable"
    at = Turn(*team, wizard(4), driver=4, pool=(9, 1, 9, 9)).gather(wizard(4))
    assert conjurer(3) in at.legal(0)
    at = Turn(*team, wizard(4), driver=4, pool=(9, 1, 9, 9)).gather(wizard(4), conjurer(3))
    assert sums(at)[1:] == (4, 6) and is_valid(at)


@pytest.mark.parametrize("share", [0, 1, 2])
def test_13_old_school_metrics(share):
    pool = (8, 8, 10, 10)
    cards = (wizard(2), champion(3))
    at = Turn(*cards, driver=3, pool=pool, closed=BONUSES).gather(*cards)
    assert sums(at)[1:] == (3, 3)
    at.done()
    assert at.legal(0) == [0, 1, 2]
    at.choose(0, share)
    assert {option.bit_count() for option in at.legal(0)} == {3 - share}
    at = Turn(champion(4), driver=4, pool=pool, closed=BONUSES).gather(champion(4)).done()
    assert at.credits == (4, 0) and at.pool == (7, 7, 9, 9)
    at = Turn(glue(4), wizard(0), driver=3, pool=pool, closed=BONUSES).gather(glue(4), wizard(0))
    assert at.reason(0, c.DONE) == "nothing_taken"


def test_14_silos():
    at = Turn(wizard(2), champion(4), glue(1), driver=2, closed=GENERALISTS)
    at.owe(c.GO_SOLO)
    assert at.legal(0) == [wizard(2)] and at.reason(0, champion(4)) == "generalist_closed"
    at.owe(c.INVITE)
    assert at.legal(0) == [wizard(2)] and at.reason(0, glue(1)) == "generalist_closed"


def test_15_raising():
    at = Turn(wizard(4), conjurer(4), guru(3))
    at.owe(c.DEVELOP)
    assert at.reason(0, c.RAISE_ONE) == "no_low_role"
    at.choose(0, c.RAISE_TWO)  # the only card that can rise is taken, and there is no second
    assert at.s.player[0].team[guru(4)] == 1
    at = Turn(wizard(2), wizard(2))
    at.owe(c.RAISE_FIRST)
    at.choose(0, wizard(2))  # the other one is the only second: taken at once
    assert at.s.player[0].team[wizard(3)] == 2
    at = Turn(wizard(2), wizard(2), conjurer(0))
    at.owe(c.RAISE_FIRST)
    at.choose(0, wizard(2))
    assert at.legal(0) == [wizard(2), conjurer(0)] and at.reason(0, wizard(3)) == "just_raised"
    at = Turn(wizard(3), wizard(2))
    at.owe(c.RAISE_BY_TWO)
    assert at.reason(0, wizard(3)) == "level_too_high"


def test_16_idle_rule():
    at = Turn(wizard(1), glue(0), rivals=((conjurer(1), glue(0)),))
    for turn in range(4):
        who = at.s.active
        assert who == turn % 2 and at.s.idle == turn
        if at.kind(who) == "develop":
            at.choose(who, c.RAISE_DRIVER)
        at.choose(who, c.NO_COLLECTION)
    assert at.s.current_round == 2 and at.s.active == 1 and at.s.idle == 0
    assert at.s.leftover[0] == 36 and "round_ended_idle" in at.told()


def test_17_rotation():
    at = Position(GAME, seats=3)
    at.s.first = 2
    for seat in range(3):
        at.choose(seat, 0)
    openers = {}
    while not at.match.over:
        openers.setdefault(at.s.current_round, at.s.active)
        who = at.match.to_act[0]
        at.choose(who, at.legal(who)[-1])
    assert [openers[k] for k in range(1, 7)] == [2, 0, 1, 2, 0, 1]


def test_18_ties_share_a_place():
    at = Turn(rivals=((), ()))
    for seat, credits in enumerate((51, 51, 40)):
        at.s.player[seat].credits = credits
    assert [score.place for score in at.match.scores()] == [1, 1, 3]


def test_19_leaving_a_beginner_out():
    team = (champion(2), champion(2), wizard(1))
    at = Turn(*team, driver=4, pool=(2, 2, 2, 0)).gather(champion(2), champion(2))
    assert at.legal(0) == [c.DONE] and at.reason(0, wizard(1)) == "crew_not_completable"
    assert sums(at)[1:] == (4, 6)
    at.done()
    assert at.credits == (6, 0)
    assert largest(Turn(*team, driver=4, pool=(2, 2, 2, 0)).gather(*team)) == 3


def test_20_everybody_in_full():
    team = (glue(3), wizard(2), wizard(1))
    at = Turn(*team, driver=6, pool=(5, 9, 9, 9)).gather(*team)
    assert sums(at) == (6, 3, 5)
    at.done()
    assert at.pool == (0, 9, 9, 9)
    assert Turn(*team, driver=6, pool=(4, 9, 9, 9)).reason(0, c.TEAM) == "no_possible_crew"


def test_21_borrowed_card_alone():
    team = (glue(1), wizard(0))
    at = Turn(*team, driver=3, rivals=((conjurer(2),),)).gather(glue(1), borrow_from=(1, conjurer(2)))
    assert sums(at) == (3, 2, 3)
    at.done()
    assert at.credits == (2, 1)
    at = Turn(*team, driver=3, rivals=((conjurer(2),),)).gather(*team, borrow_from=(1, conjurer(2))).done()
    assert at.credits == (3, 1)


class TwoRounds(Position):
    """The position before the rounds that the spec plays by hand."""

    def __init__(self):
        super().__init__(GAME, seats=2)
        for seat in range(2):
            self.choose(seat, 0)
        s = self.s
        s.first = s.active = s.current_round = 0
        for place, event in enumerate((1, 3, 4, 5, 6, 7, 9, 10, 11, 8, 2)):
            s.events[place] = event
        teams = ((DATA_WIZARD, GLUE), (CODE_CONJURER, CHAMPION))
        for seat, team in enumerate(teams):
            for card in range(CLASSES):
                s.player[seat].team[card] = card in [role * LEVELS for role in team]
        on_top = [DATA_WIZARD, KNOWLEDGE_LIBERATOR]
        gone = [role for team in teams for role in team] + on_top
        rest = [role for role in range(ROLES) for _ in range(COPIES - gone.count(role))]
        for place, role in enumerate(rest + on_top):
            s.deck[place] = role
        s.deck_left = len(rest) + len(on_top)
        self.settle(c.START_ROUND)

    def take(self, who, *options):
        for option in options:
            assert self.s.active == who
            self.choose(who, option)
            assert GAME.sane(self.s) == 0

    def stands(self, pool, credits):
        assert tuple(self.s.pool) == pool
        assert tuple(self.s.player[seat].credits for seat in range(2)) == credits


def test_two_rounds_by_hand():
    """The table at the end of section 11, turn by turn. Answers that are forced are not given."""
    at = TwoRounds()
    assert at.s.deck_left == 26
    at.stands((11, 8, 8, 8), (0, 0))
    at.take(0, c.RAISE_ONE, wizard(0), c.TEAM, wizard(2), glue(0), borrowed(conjurer(0)))  # 1
    at.stands((8, 7, 8, 8), (4, 0))
    at.take(1, c.RAISE_TWO, conjurer(0), c.TEAM, conjurer(1), mask(0, 2))  # 2
    at.stands((7, 5, 7, 8), (4, 4))
    at.take(0, c.HIRE, c.TEAM, wizard(2), glue(0), liberator(0), borrowed(conjurer(1)), 0)  # 3
    at.stands((4, 4, 7, 7), (9, 4))
    assert at.legal(1) and at.kind(1) == "develop"
    at.take(1, c.RAISE_DRIVER)  # 4
    assert at.reason(1, c.TEAM) == "no_possible_crew"
    at.take(1, c.SOLO, champion(1), mask(0))
    at.stands((3, 4, 7, 7), (9, 5))
    at.take(0, c.RAISE_DRIVER, c.TEAM)  # 5
    at.take(0, wizard(2), glue(0), liberator(0))  # borrowing is forced
    at.stands((0, 2, 7, 6), (14, 6))
    at.take(1, c.RAISE_ONE, conjurer(1))  # 6
    assert at.reason(1, c.TEAM) == "no_possible_crew"
    at.take(1, c.SOLO, conjurer(3))
    assert at.s.leftover[0] == 13 and at.s.current_round == 2 and at.s.active == 1
    at.stands((7, 7, 7, 7), (14, 8))
    at.take(1, c.HIRE)  # 7
    assert at.reason(1, c.TEAM) == "closed_by_event"
    at.take(1, c.SOLO, conjurer(3))
    at.stands((7, 4, 7, 7), (14, 11))
    at.take(0, c.RAISE_ONE, wizard(2), c.SOLO)  # 8
    at.stands((3, 4, 7, 7), (18, 11))
    at.take(1, c.RAISE_ONE, champion(1), c.SOLO, champion(3), mask(1, 2, 3))  # 9
    at.stands((3, 3, 6, 6), (18, 14))
    at.take(0, c.RAISE_ONE, liberator(0), c.SOLO, wizard(4))  # 10
    at.stands((0, 3, 6, 6), (21, 14))
    at.take(1, c.RAISE_TWO, conjurer(3), champion(3), c.SOLO, conjurer(4))  # 11
    assert at.s.leftover[1] == 12 and at.s.current_round == 3 and at.s.active == 0
    assert at.s.deck_left == 24
    assert tuple(at.s.player[seat].credits for seat in range(2)) == (21, 17)
    assert at.s.player[0].earned[0] + at.s.player[1].earned[0] == 22
    assert at.s.player[0].earned[1] + at.s.player[1].earned[1] == 16


def test_collect_is_always_optional():
    assert c.NO_COLLECTION in Turn(wizard(1)).legal(0)
    assert Turn(wizard(0), driver=6).legal(0) == [c.NO_COLLECTION]
