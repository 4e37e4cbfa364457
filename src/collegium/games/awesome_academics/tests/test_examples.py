"""Every worked example of the spec's section 11, by its number."""

import pytest

from collegium.match.testing import Position

from .. import GAME
from .. import choices as c
from ..components import EVENTS
from ..rules.events import happen
from ..rules.group import order_total
from ..rules.months import count_months
from ..rules.reputation import cancel_projects
from ..rules.research import consultant_price
from ..rules.scoring import has_fulfilled, points_of
from ..rules.staff import bill
from ..state import (
    ACQUISITION,
    ACTION,
    COMPLETION,
    DECK,
    DISCARD,
    DRAW,
    EVENT,
    EVENT_DECK,
    FINAL,
    HAND,
    IN_PLAY,
    LAYOUT,
    OFFER,
    OPEN,
    RESEARCH,
    RESERVED,
    SALARY,
    SLOT,
    STOCK,
)
from ..table import researcher_card, student_card
from .positions import CI, LC, LI, C, Desk, I, L

STANDARD, SPECIAL, RESERVE, NOTHING = range(4)


def on(number, d):
    """The option of the destination menu: this project in this discipline."""
    return 3 * (number - 1) + d


def example_staff(at):
    """The staff of E2: (C4, I3), (L2, C2), a student with C and I, a student with nothing."""
    return at.researcher(0, CI, 4, 3), at.researcher(0, LC, 2, 2), at.student(0, C, I), at.student(0)


def researching(at):
    at.s.phase = RESEARCH
    at.s.player[0].cap = 9
    count_months(at.s)
    at.ask(0, c.RESEARCH_UNIT)


def test_e1_consultants():
    at = Desk(phase=RESEARCH)
    at.me().money, at.me().cap = 20, 9
    at.project(0, 1)
    at.ask(0, c.RESEARCH_UNIT)
    for _ in range(4):
        at.answer(0, c.CONSULTANT, on(1, L))
    assert at.me().money == 20 - (2 + 3 + 4 + 5)
    assert at.s.project[0].progress[L] == 4


def test_e2_salary():
    at = Desk(phase=SALARY)
    example_staff(at)
    assert bill(at.s, 0) == 4 + 3 + 2 + 0


@pytest.mark.parametrize("second, result", [(L, (3, 5, 5)), (I, (4, 5, 4))])
def test_e3_cancelling(second, result):
    at = Desk(phase=RESEARCH)
    at.reputation(0, 5, 5, 5)
    at.project(0, 1)
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.legal(0) == [L, I] and at.reason(0, C) == "not-on-project"
    at.choose(0, L)
    assert at.legal(0) == [L, I]
    at.choose(0, second)
    assert at.rep() == result and at.me().mismanaged == 1 and at.s.project[0].place == STOCK


def test_e3_never_twice_information():
    at = Desk(phase=RESEARCH)
    at.reputation(0, 5, 5, 5)
    at.project(0, 1)
    at.ask(0, c.RESEARCH_UNIT)
    at.answer(0, c.END, I)
    assert at.kind(0) == "start-researcher" or at.legal(0) == [L]
    assert at.rep() == (4, 5, 4)  # only L was left, so it was taken


def test_e4_months():
    at = Desk(phase=RESEARCH)
    first, second, one, two = example_staff(at)
    count_months(at.s)
    assert at.s.researcher[first].months == [3, 2]
    assert at.s.researcher[second].months == [2, 2]
    assert at.s.student[one].months == at.s.student[two].months == 1
    assert consultant_price(at.s, 0) == 2


def test_e5_research():
    at = Desk(phase=RESEARCH)
    first, second, one, two = example_staff(at)
    for number in (16, 24, 12):
        at.project(0, number)
    researching(at)
    at.answer(0, 2 * first, on(16, C), 2 * second, on(24, L), 2 * second + 1, on(24, C))
    at.answer(0, c.FIRST_STUDENT + one, on(12, L), c.CONSULTANT, on(24, C))
    at.answer(0, 2 * first + 1, c.STORE + I, c.FIRST_STUDENT + two, c.STORE + C, c.END)
    assert at.s.researcher[first].level == [4, 3]
    assert at.s.researcher[second].level == [3, 3]
    assert at.s.student[one].tokens == [1, 1, 1] and at.s.student[two].tokens == [0, 0, 0]
    assert sum(at.tok()) == 3 and at.tok() == (0, 1, 2)


@pytest.mark.parametrize("points", ["CCC", "CCL", "CLL", "CCI", "CLI", "LLI"])
def test_e6_completion(points):
    at = Desk(phase=RESEARCH)
    at.project(0, 24, 2, 4, 1)
    money = at.me().money
    at.run(c.COMPLETE)
    assert at.me().money == money + 12
    for letter in points:
        if at.kind(0) == "gain-reputation-point":
            at.choose(0, "LCI".index(letter))
    assert at.rep() == tuple(points.count(letter) for letter in "LCI")


def test_e6_diploma():
    at = Desk(phase=COMPLETION)
    at.student(0, C, I, L)
    money = at.me().money
    at.run(c.DIPLOMAS)
    assert at.legal(0) == [LC, LI, CI, 3]
    at.choose(0, CI)
    at.choose(0, L)
    assert at.me().money == money + 5 and at.rep() == (1, 0, 0) and at.me().researchers == 1 and at.me().students == 0


def test_e7_subsidy():
    at = Desk()
    at.reputation(0, 0, 15, 0)
    at.tokens(0, 1, 2, 1)
    at.project(0, 24, 0, 1, 1)
    at.me().money = 0
    at.resolve(0, 38, STANDARD)
    at.dice(4)
    at.answer(0, C, C, I)
    assert at.me().money == 12
    assert at.reason(0, 0) == "other-disciplines"
    at.choose(0, 22)
    at.choose(0, 0)  # the student is welcome
    at.answer(0, C, I)
    assert at.me().money == 7 and at.s.project[22].progress == [0, 1, 1] and at.me().students == 1


def test_e8_publication():
    at = Desk()
    at.tokens(0, 2, 0, 0)
    at.resolve(0, 2, STANDARD)
    at.dice(5)
    at.choose(0, 0)
    assert at.rep() == (3, 0, 0) and at.tok() == (0, 0, 0)


@pytest.mark.parametrize("reputation, euros", [(4, 3), (9, 5), (11, 8)])
def test_e9_valorisation(reputation, euros):
    at = Desk()
    at.tokens(0, 2, 0, 0)
    at.reputation(0, reputation, 0, 0)
    at.me().money = 0
    at.resolve(0, 2, STANDARD)
    at.dice(3, 5)
    at.choose(0, 1)
    assert at.me().money == euros


def test_e10_pest_attack():
    at = Desk(seats=4)
    at.me().money = 6
    at.hand(2, 18)
    at.resolve(0, 7, SPECIAL)
    at.answer(0, 1, 2)
    at.dice(5, 3)
    at.choose(0, 3)  # the last group; then no further target is left
    assert at.me().money == 0 and at.kind(2) == "react"
    at.choose(2, 2)  # card 18 is the third Defence card
    assert at.me().money == 2 and at.place(18) == DISCARD
    assert [at.me(who).deficit for who in range(4)] == [0, 2, 0, 1]
    assert at.told().count("die-cast") == 2 and at.place(7) == DISCARD


def test_e11_bonus_of_event_7():
    at = Desk(seats=2)
    at.reputation(0, 12, 26, 0)
    at.reputation(1, 16, 18, 0)
    assert not has_fulfilled(at.s, 0, 6) and has_fulfilled(at.s, 1, 6)


@pytest.mark.parametrize("die, loser", [(1, 0), (2, 1), (6, 1)])
def test_e12_smear_campaign(die, loser):
    at = Desk(seats=2)
    at.tokens(0, 6, 0, 0)
    at.reputation(0, 5, 0, 0)
    at.reputation(1, 5, 0, 0)
    at.resolve(0, 25, SPECIAL, die)
    assert at.tok() == (0, 0, 0)
    assert at.rep(loser) == (2, 0, 0) and at.rep(1 - loser) == (5, 0, 0)
    assert at.place(25) == (DISCARD if loser == 0 else OPEN + 0)


# Own examples ---------------------------------------------------------------------------------------------------------


def test_w1_salary_too_high():
    at = Desk(phase=SALARY)
    first = at.researcher(0, LC, 4, 3)
    at.researcher(0, LI, 1, 1)
    at.student(0, L)
    at.me().money = 3
    at.ask(0, c.PAY_SALARIES)
    assert bill(at.s, 0) == 7 and at.reason(0, c.PAY) == "bill-too-high"
    at.choose(0, first)
    assert bill(at.s, 0) == 3
    at.choose(0, c.PAY)
    assert at.me().money == 0


def test_w2_two_at_the_top():
    at = Desk(phase=SALARY)
    one, _ = at.researcher(0, LC, 4, 4), at.researcher(0, LI, 4, 4)
    at.me().money = 30
    at.ask(0, c.PAY_SALARIES)
    assert at.reason(0, c.PAY) == "too-many-stars"
    at.answer(0, one, c.PAY)
    assert at.me().money == 25
    at = Desk(phase=SALARY)
    at.researcher(0, LC, 4, 4), at.researcher(0, LI, 4, 4)
    at.tile(0, 6)
    at.me().money = 30
    at.ask(0, c.PAY_SALARIES)
    at.choose(0, c.PAY)
    assert at.me().money == 20


def test_w3_surplus_months():
    for tile in (0, 10):
        at = Desk()
        i = at.researcher(0, LI, 1, 2)
        at.project(0, 1)
        if tile:
            at.tile(0, tile)
        researching(at)
        at.answer(0, 2 * i + 1, on(1, I))
        assert at.s.project[0].progress == [0, 0, 1] and at.s.researcher[i].level == [1, 3]
        assert at.tok() == (0, 0, 1 if tile else 0)


def test_w4_loss_with_little_reputation():
    at = Desk(phase=RESEARCH)
    at.reputation(0, 4, 0, 1)
    at.project(0, 30)
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.rep() == (4, 0, 0) and at.me().mismanaged == 1 and at.parked


def test_w5_loss_limited_by_the_card():
    at = Desk(phase=RESEARCH)
    at.reputation(0, 0, 5, 3)
    at.project(0, 1)
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.rep() == (0, 5, 2) and at.parked


def test_w6_copying_from_work_in_progress():
    at = Desk(phase=ACQUISITION)
    at.project(0, 6, 2, 0, 0)
    at.project(0, 4)
    at.run(c.COPY_OFFER, 0, 3)
    assert at.legal(0) == [L, 3] and at.reason(0, I) == "nothing-to-copy"
    at.answer(0, L, L)
    assert at.s.project[3].progress == [2, 0, 0] and at.parked


def test_w7_copying_from_a_completed_one():
    at = Desk(phase=ACQUISITION)
    at.completed(0, 3)
    at.project(0, 1)
    at.run(c.COPY_OFFER, 0, 0)
    assert at.legal(0) == [L, I, 3]
    at.choose(0, I)
    assert at.legal(0) == [L, 3] and at.reason(0, I) == "track-full"
    at.choose(0, L)
    assert at.s.project[0].progress == [1, 0, 1] and at.parked


def offering(at, *numbers):
    for k, number in enumerate(numbers):
        at.s.project[number - 1].place = OFFER + k
    at.s.passes = 0


def test_w8_passing():
    at = Desk(phase=ACQUISITION)
    offering(at, 1, 2, 5)
    at.run(c.ACQUIRE_NEXT, 0, 0)
    at.answer(0, 0, 1)  # A buys, no student
    assert at.kind(1) == "buy-project"
    at.choose(1, c.BUY_PASS)
    at.choose(2, c.BUY_PASS)
    assert at.kind(0) == "buy-project"
    at.choose(0, c.BUY_PASS)
    assert at.parked and all(at.s.project[p].place in (STOCK, IN_PLAY) for p in range(30))


@pytest.mark.parametrize("in_stock", [1, 2])
def test_w9_w10_graduates_compete_and_decline(in_stock):
    at = Desk(seats=3, phase=COMPLETION)
    for _ in range(6 - in_stock):
        at.researcher(2, LC)
    at.student(0, L, L, C)
    at.student(1, L, L, C)
    money, others = at.me(1).money, at.me(0).money
    at.run(c.DIPLOMAS)
    at.answer(0, LC, C)
    assert at.rep(0) == (0, 1, 0) and at.me(0).researchers == 1 and at.me(0).money == others + 5
    if in_stock == 2:
        at.answer(1, 3, L)
        assert at.rep(1) == (1, 0, 0)
    else:
        assert at.rep(1) == (2, 1, 0)
    assert at.me(1).money == money + 5 and at.me(1).researchers == 0


def test_w11_mono_student():
    at = Desk(phase=COMPLETION)
    at.student(0, I, I, I)
    money = at.me().money
    at.run(c.DIPLOMAS)
    assert at.parked and at.rep() == (0, 0, 3) and at.me().money == money + 5
    at = Desk(phase=COMPLETION)
    at.tile(0, 9)
    at.student(0, I, I, I)
    at.run(c.DIPLOMAS)
    assert at.legal(0) == [LC, LI, CI, 3]


def test_w12_subsidy_in_three_disciplines():
    at = Desk()
    at.reputation(0, 0, 7, 0)
    at.tokens(0, 1, 1, 1)
    at.me().money = 0
    at.resolve(0, 38, STANDARD)
    at.answer(0, L, C)
    assert at.kind(0) == "subsidy-discipline"
    at.dice(2)
    at.choose(0, C)
    assert at.me().money == 6
    assert 24 in at.legal(0) and at.reason(0, 0) == "other-disciplines"


def test_w13_network_failure():
    at = Desk()
    one, two = at.researcher(0, LI, 1, 4), at.researcher(0, CI, 1, 3)
    j = at.student(0)
    at.project(0, 30)
    at.s.event_now = 3
    at.run(c.DO_RESEARCH)
    at.answer(0, 2 * one + 1, on(30, I))
    assert at.s.project[29].progress == [0, 0, 1]
    assert at.reason(0, 2 * two + 1) == "nowhere-to-work"
    for unit in (c.FIRST_STUDENT + j, c.CONSULTANT):
        at.choose(0, unit)
        assert at.reason(0, on(30, I)) == "network-down" and at.reason(0, c.STORE + I) == "network-down"
        at.choose(0, c.STORE + L)


def test_w14_app_game_hype():
    at = Desk()
    one, two = at.researcher(0, LC, 1, 2), at.researcher(0, LI, 3, 4)
    j = at.student(0)
    at.s.event_now = 1
    shown = [give.amount for give in (*researcher_card(at.s, one).gives, *student_card(at.s, j, 0).gives)]
    assert shown == ["L 0", "C 1", 0]  # on the table before the work begins
    count_months(at.s)
    assert (
        at.s.researcher[one].months == [0, 1] and at.s.researcher[two].months == [1, 2] and at.s.student[j].months == 0
    )


def test_w15_blocked_smear():
    at = Desk(seats=2)
    at.tokens(0, 2, 2, 2)
    at.reputation(1, 5, 0, 0)
    at.hand(1, 18)
    at.resolve(0, 25, SPECIAL)
    at.answer(0, L, L, C, C)  # the last two can only be I
    at.answer(1, 2)
    assert at.tok() == (2, 2, 2) and at.rep(1) == (5, 0, 0)
    assert at.place(25) == DISCARD and at.place(18) == DISCARD and "die-cast" not in at.told()


def test_w16_exposure():
    at = Desk(seats=2)
    at.open(0, 25)
    at.reputation(0, 2, 0, 0)
    at.hand(0, 2)
    at.tokens(1, 1, 0, 0)
    at.resolve(1, 41, SPECIAL)
    assert at.legal(0) == [c.ACCEPT]  # asked all the same
    at.choose(0, c.ACCEPT)
    assert at.rep(0) == (0, 0, 0) and at.place(25) == DISCARD and at.place(41) == DISCARD and at.tok(1) == (0, 0, 0)


def test_w17_order_total():
    at = Desk(seats=2)
    at.reputation(0, 8, 0, 0)
    at.me().start_bonus = 5
    at.reputation(1, 1, 1, 1)
    assert order_total(at.me(0)) == order_total(at.me(1)) == 3
    money = at.me(0).money, at.me(1).money
    at.run(c.PREPARE)
    assert (at.me(0).money, at.me(1).money) == money
    at.reputation(0, 2, 0, 0)
    assert order_total(at.me(0)) == 0


@pytest.mark.parametrize("free, prices", [(0, [0, 2, 3, 4]), (2, [0, 0, 0, 2, 3])])
def test_w18_consultant_prices(free, prices):
    at = Desk(phase=RESEARCH)
    at.tile(0, 7)
    at.open(0, 39)
    at.project(0, 1)
    at.me().cap, at.me().money, at.me().free_consultants = 9, 50, free
    at.ask(0, c.RESEARCH_UNIT)
    found = []
    for _ in prices:
        before = at.me().money
        at.answer(0, c.CONSULTANT, on(1, L))
        found.append(before - at.me().money)
    assert found == prices


def test_w19_restructuring():
    at = Desk(seats=4, phase=EVENT)
    for who, money in enumerate((11, 10, 1, 0)):
        at.me(who).money = money
    happen(at.s, 4)
    assert [at.me(who).money for who in range(4)] == [8, 8, 0, 0]


def test_w20_rich_alumnus():
    at = Desk(seats=3, phase=EVENT)
    for who, money in enumerate((7, 7, 20)):
        at.me(who).money = money
    happen(at.s, 1)
    assert [at.me(who).money for who in range(3)] == [19, 19, 26]


@pytest.mark.parametrize("cancelled, last", [(1, 1), (2, 0)])
def test_w21_end_trigger(cancelled, last):
    at = Desk()
    for number in range(1, 26):
        at.completed(0, number)
    assert at.s.stock == 5
    at.run(c.NEXT_TURN)
    assert at.s.last == 0
    at = Desk(phase=RESEARCH)
    for number in range(1, 26 - cancelled):
        at.completed(0, number)
    for number in range(26 - cancelled, 26):
        at.project(1, number)
    for number in (26, 27, 28):
        at.project(0, number, worked=1)
    cancel_projects(at.s, 1, 0)
    assert at.s.stock == 2 + cancelled
    at.run(c.NEXT_TURN)
    assert at.s.last == last


def test_w22_scoring():
    at = Desk(seats=2, phase=FINAL)
    at.reputation(0, 14, 9, 6)
    at.reputation(1, 0, 10, 0)
    at.me().money = 47
    for levels in ((4, 4), (4, 4), (1, 2)):
        at.researcher(0, LC, *levels)
    at.student(0, L, L)
    at.student(0, C, C)  # 19 + 4 = 23
    at.s.event[2] = RESERVED  # most researchers
    at.layout(4, 8)  # most reputation in L is ours, in C the other group's
    assert points_of(at.s, 0) == 29 + 7 + 5 + 5 + 4


def test_w23_audit_and_defence():
    at = Desk(seats=2)
    at.tokens(0, 2, 0, 0)
    at.hand(1, 1)
    at.me(1).money = 10
    at.resolve(0, 21, SPECIAL, 5)
    at.choose(1, 0)
    assert at.me(1).money == 8 and at.tok() == (0, 0, 0)


def test_w24_turn_1_with_an_interrupt():
    """Tile 5: once every turn, at any point; so in turn 1 the claim may be the first purchase. (ruling 13)"""
    at = Desk(phase=ACQUISITION, turn=1)
    at.tile(2, 5)
    offering(at, 1, 2, 5)
    at.run(c.ACQUIRE_NEXT, 0, 0)
    assert at.match.to_act == (2,) and at.kind(2) == "claim-project"
    assert at.legal(2) == [0, 1, 2, 3]  # the offer alone, and not now
    at.choose(2, 1)
    assert at.kind(2) == "take-student"  # it is the first project of the phase
    at.choose(2, 1)
    assert at.me(2).interrupted == 1 and at.me(2).projects == 1
    assert at.match.to_act == (0,) and at.kind(0) == "buy-project"
    at.choose(0, c.BUY_PASS)
    at.choose(1, c.BUY_PASS)
    assert at.match.to_act == (2,) and at.kind(2) == "buy-project"
    assert at.legal(2) == [0, 1, 2, c.BUY_PASS]  # no free choice of the stock any more


def test_who_does_not_claim_in_turn_1_still_chooses_freely():
    at = Desk(phase=ACQUISITION, turn=1)
    at.tile(1, 5)
    offering(at, 1, 2, 5)
    at.run(c.ACQUIRE_NEXT, 0, 0)
    assert at.match.say(at.match.question(1)) == "Claim a project out of turn, as your first one?"
    assert "any one in stock" in at.match.say(at.match.tip(1))
    at.choose(1, 3)
    at.choose(0, c.BUY_PASS)
    assert at.kind(1) == "buy-project" and len(at.legal(1)) > 4


def test_w25_plagiarism_needs_a_victim():
    at = Desk()
    at.tokens(0, 3, 3, 0)
    at.reputation(1, 0, 4, 1)
    at.reputation(2, 0, 0, 2)
    at.resolve(0, 29, SPECIAL, 4)
    assert at.tok() == (3, 0, 0) and at.rep(1) == (0, 2, 1) and at.rep(2) == (0, 0, 2)


def test_w26_fabrication_of_the_last_month():
    at = Desk()
    at.project(0, 1, 6, 0, 0)
    at.resolve(0, 32, SPECIAL)
    assert at.s.project[0].progress == [6, 0, 1] and at.parked and at.place(32) == OPEN
    assert at.s.project[0].worked == 0
    at.s.phase = RESEARCH
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.s.project[0].place == IN_PLAY
    at.run(c.COMPLETE)
    assert at.kind(0) == "gain-reputation-point" and at.me().projects == 0


# Rulings that no example shows ------------------------------------------------------------------------------------


def in_rumours(at):
    """A student in a turn of event 4, which gives every Experience track a Month more."""
    at.s.event_now = 4
    j = at.student(0)
    researching(at)
    assert at.s.student[j].months == 2
    return j, c.FIRST_STUDENT + j


def test_r22_a_student_stores_months_one_at_a_time():
    """Each Month spent preparing may be of any discipline, for a student."""
    at = Desk(phase=RESEARCH)
    j, unit = in_rumours(at)
    at.choose(0, unit)
    assert "Store 1 Month as Linguistics (L)" in [o.label() for o in at.match.options(0)]
    at.choose(0, c.STORE + L)
    assert at.tok() == (1, 0, 0) and at.s.student[j].months == 1
    assert at.kind(0) == "research-unit" and unit in at.legal(0)
    at.choose(0, unit)
    at.choose(0, c.STORE + I)
    assert at.tok() == (1, 0, 1) and at.s.student[j].months == 0 and unit not in at.legal(0)
    assert at.s.student[j].tokens == [0, 0, 0]


def test_r22_the_other_month_may_still_go_to_a_project():
    at = Desk(phase=RESEARCH)
    at.project(0, 1)
    j, unit = in_rumours(at)
    at.answer(0, unit, c.STORE + C, unit, on(1, L))
    assert at.tok() == (0, 1, 0) and at.s.project[0].progress == [1, 0, 0]
    assert at.s.student[j].tokens == [1, 0, 0] and at.s.student[j].months == 0


def test_r22_on_a_project_both_months_go_together():
    at = Desk(phase=RESEARCH)
    at.project(0, 1)
    j, unit = in_rumours(at)
    at.answer(0, unit, on(1, L))
    assert at.s.project[0].progress == [2, 0, 0] and at.s.student[j].tokens == [1, 0, 0]
    assert at.s.student[j].months == 0


@pytest.mark.parametrize("kind", ["research-unit", "hand-limit-discard"])
def test_r44_tile_11_swaps_at_any_moment(kind):
    """Once during the game, at any given moment: also in the Research Phase and at the hand limit."""
    at = Desk(phase=RESEARCH if kind == "research-unit" else ACTION)
    at.tile(0, 11)
    at.hand(0, 1, 2, 3, 4)
    at.researcher(0, LC)
    if kind == "research-unit":
        researching(at)
    else:
        at.run(c.CUT_HANDS)
    assert at.kind(0) == kind
    swap = next(o.id for o in at.match.options(0) if o.label() == "Use your ability: fetch any card")
    at.choose(0, swap)
    assert at.kind(0) == "swap-give"
    at.choose(0, 0)
    at.choose(0, 41)
    assert at.place(42) == HAND and at.place(1) == DECK and at.s.spent[10] == 1
    assert at.kind(0) == kind and at.reason(0, swap) == "tile-spent"


def test_r44_who_has_nobody_to_send_may_swap_all_the_same():
    at = Desk(phase=RESEARCH, seats=2)
    at.me().money = at.me(1).money = 0
    at.tile(0, 11)
    at.hand(0, 1)
    at.run(c.DO_RESEARCH)
    assert at.match.to_act == (0,) and at.kind(0) == "research-unit" and at.legal(0) == [c.END, c.UNIT_SWAP]
    at.choose(0, c.END)
    assert at.parked


@pytest.mark.parametrize("teaches", [True, False])
def test_r28_a_group_may_decline_to_teach_while_the_alumnus_may_come(teaches):
    """Leftover tokens can be spent on teaching: nobody must. Event 2 gives the poorest group more."""
    at = Desk(seats=2, phase=ACTION)
    at.me().money, at.me(1).money = 10, 11
    at.tokens(0, 2, 0, 0)
    at.tokens(1, 4, 0, 1)
    at.run(c.TEACH)
    assert at.match.to_act == (0, 1) and at.kind(0) == "teach"
    assert [o.label() for o in at.match.options(0)] == ["Teach with all of them: €2", "Do not teach"]
    at.choose(1, c.TEACH_ALL)
    assert at.me(1).money == 15 and at.tok(1) == (0, 0, 0)
    at.choose(0, c.TEACH_ALL if teaches else c.TEACH_NONE)
    assert at.me().money == (12 if teaches else 10) and at.tok() == (0, 0, 0) and at.parked


@pytest.mark.parametrize("place, last", [(LAYOUT, 0), (RESERVED, 0), (EVENT_DECK, 1)])
def test_r28_where_the_alumnus_cannot_come_everybody_teaches(place, last):
    at = Desk(seats=2, phase=ACTION)
    at.me().money = 10
    at.tokens(0, 2, 0, 0)
    at.s.event[1], at.s.last = place, last
    at.run(c.TEACH)
    assert at.me().money == 12 and at.tok() == (0, 0, 0) and at.parked


@pytest.mark.parametrize("lang, lost", [
    ("en", "End your research: 2 PhD Months are lost"),
    ("nl", "Sluit je onderzoek af: 2 maanden van promovendi gaan verloren"),
    ("es", "Termina la investigación: se pierden 2 meses de doctorandos"),
])  # fmt: skip
def test_the_end_of_research_warns_of_idle_students(lang, lost):
    at = Desk(phase=RESEARCH)
    first, second = at.student(0), at.student(0)
    researching(at)

    def end(lang):
        return next(o for o in at.match.options(0) if o.id == c.END).label(lang)

    assert end(lang) == lost
    at.answer(0, c.FIRST_STUDENT + first, c.STORE + L)
    assert end("en") == "End your research: 1 PhD Month is lost"
    at.answer(0, c.FIRST_STUDENT + second, c.STORE + L)
    assert end("en") == "End your research"


def test_no_warning_where_a_student_can_do_nothing():
    at = Desk(phase=RESEARCH, variant="basic-full")
    at.student(0)
    at.project(0, 1, 6, 0, 1)
    researching(at)
    assert next(o for o in at.match.options(0) if o.id == c.END).label() == "End your research"


def test_hand_simulation_two_players():
    """Two turns of two players; what comes before and between is in the tests below."""
    at = Desk(seats=2, variant="standard-short", phase=ACQUISITION, turn=1)
    s = at.s
    at.tile(0, 1, 7)
    at.tile(1, 4, 9)
    at.reputation(0, 5, 0, 0)
    at.me(0).start_bonus, at.me(1).money = 5, 35
    s.order[0], s.order[1] = 1, 0
    li, lc = at.researcher(0, LI), at.researcher(1, LC)
    offering(at, 2, 5, 7)
    at.run(c.ACQUIRE_NEXT, 0, 0)
    at.answer(1, 3 + 24, 0)
    at.answer(0, 3 + 0, 0)
    at.choose(1, c.BUY_PASS)
    at.choose(0, c.BUY_PASS)
    assert (at.me(0).money, at.me(1).money) == (20, 30)
    for who in (0, 1):
        at.s.phase = SALARY
        at.ask(who, c.PAY_SALARIES)
        at.choose(who, c.PAY)
    assert (at.me(0).money, at.me(1).money) == (18, 28)
    at.run(c.DO_RESEARCH)
    at.answer(1, 2 * lc, on(25, L), 2 * lc + 1, on(25, C), c.FIRST_STUDENT, on(25, I), c.CONSULTANT, on(25, L), c.END)
    assert s.project[24].progress == [2, 1, 1] and at.me(1).money == 26
    at.answer(0, 2 * li, on(1, L), 2 * li + 1, on(1, I), c.FIRST_STUDENT + 1, on(1, L))
    at.answer(0, c.CONSULTANT, on(1, L), c.CONSULTANT, on(1, L), c.END)
    assert s.project[0].progress == [4, 0, 1] and at.me(0).money == 15
    at.s.phase = 7
    at.played(0, 13)
    at.ask(0, c.RESOLVE, 12)
    assert at.legal(0) == [STANDARD, NOTHING]
    at.resolve(0, 13, STANDARD)
    assert at.reason(0, 0) == "" and at.kind(0) == "recruit-free"
    at.choose(0, LC)
    second = next(i for i in range(6) if s.researcher[i].place == 1)
    # turn 2
    s.turn, s.phase, s.order[0], s.order[1] = 2, ACQUISITION, 0, 1
    at.me(0).bought = at.me(1).bought = at.me(0).hired = 0
    for p in (0, 24):
        s.project[p].worked = 0
    offering(at, 4, 5, 7)
    s.project[1].place = STOCK
    at.run(c.ACQUIRE_NEXT, 0, 0)
    at.answer(0, 0, 0)
    at.choose(1, c.BUY_PASS)
    at.choose(0, c.BUY_PASS)
    s.phase = SALARY
    assert bill(s, 0) == 6 and bill(s, 1) == 4
    for who in (0, 1):
        at.ask(who, c.PAY_SALARIES)
        at.choose(who, c.PAY)
    assert (at.me(0).money, at.me(1).money) == (4, 22)
    at.run(c.DO_RESEARCH)
    at.answer(0, 2 * li, on(1, L), 2 * li + 1, on(4, I), 2 * second, on(4, L), c.FIRST_STUDENT + 1, on(4, L))
    at.answer(0, c.FIRST_STUDENT + 2, on(4, L), 2 * second + 1, c.END)  # C can only be stored
    assert s.project[3].progress == [3, 0, 1] and at.tok(0) == (0, 1, 0)
    at.answer(1, 2 * lc, on(25, L), 2 * lc + 1, on(25, C), c.FIRST_STUDENT, on(25, I), c.END)
    at.run(c.COMPLETE)
    at.answer(0, L, L, L)
    at.answer(1, L, C, I)
    assert at.rep(0) == (8, 0, 0) and at.rep(1) == (1, 1, 1) and (at.me(0).money, at.me(1).money) == (16, 34)
    at.run(c.TEACH)
    at.choose(0, c.TEACH_ALL)
    assert at.me(0).money == 17
    happen(s, 1)
    assert (at.me(0).money, at.me(1).money) == (29, 40)
    assert order_total(at.me(0)) == order_total(at.me(1)) == 3


def test_simulation_draft_and_first_researchers():
    at = Position(GAME, 3, "standard-short")
    tiles = [at.legal(who) for who in range(3)]
    for who in range(3):
        at.choose(who, tiles[who][0])
    assert [at.legal(who) for who in range(3)] == [tiles[who - 1][1:] for who in range(3)]  # passed to the left
    for who in range(3):
        at.choose(who, at.legal(who)[0])
    last = at.s.order[2]
    assert at.match.to_act == (last,) and at.kind(last) == "start-researcher"  # in reverse order


def test_simulation_draw_and_hand_limit():
    at = Desk(seats=2, phase=DRAW)
    at.s.order[0], at.s.order[1] = 1, 0
    at.slots(1, 2, 3)
    at.hand(0, 6, 8)
    at.hand(1, 7, 14, 16)
    at.run(c.DRAW_CARDS)
    at.answer(1, 0, 3)  # B from the deck
    at.answer(0, 0, 1)  # A the second open card, which is replaced
    assert (at.me(0).hand, at.me(1).hand) == (3, 4) and at.place(2) == HAND
    assert list(at.s.card).count(SLOT + 1) == 1
    at.run(c.CUT_HANDS)
    assert at.match.to_act == (1,) and at.kind(1) == "hand-limit-discard"
    at.choose(1, 6)
    assert at.me(1).hand == 3 and at.place(7) == DISCARD and at.parked


def test_simulation_order_allowance_and_recruitment():
    at = Desk(seats=3)
    at.reputation(0, 9, 0, 0)
    at.reputation(1, 0, 2, 0)
    at.reputation(2, 0, 0, 6)
    for who in range(3):
        at.me(who).money = 0
    at.run(c.PREPARE)
    assert list(at.s.order)[:3] == [1, 2, 0] and [at.me(who).money for who in range(3)] == [0, 7, 3]
    assert at.match.to_act == (1,)
    at.choose(1, LC)
    assert at.me(1).money == 2 and at.me(1).researchers == 1 and at.parked


def test_events_come_from_seven_on():
    for faces, happens in (((3, 3), 0), ((3, 4), 1)):
        at = Desk(phase=EVENT)
        at.dice(*faces)
        at.run(c.EVENT_ROLL)
        assert (sum(1 for e in range(EVENTS) if at.s.event[e] != EVENT_DECK) > 0) == bool(happens)


def test_final_cancellations_spare_nobody():
    at = Desk(seats=2)
    at.reputation(0, 5, 0, 0)
    at.project(0, 1, 6, 0, 0)
    at.s.project[0].extended = 1
    at.run(c.LAST_CANCELLATIONS)
    assert at.rep(0) == (3, 0, 0) and at.me(0).mismanaged == 1
