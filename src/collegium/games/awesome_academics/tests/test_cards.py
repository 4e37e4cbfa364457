"""Both sides of every Action card, every event and every ability tile."""

import pytest

from collegium.match.testing import Position

from .. import GAME
from .. import choices as c
from ..components import CARDS, RECRUIT, RESERVE, SPIN_OFF, SUBSIDY
from ..rules.events import happen
from ..rules.months import count_months
from ..rules.research import consultant_price
from ..rules.staff import bill
from ..state import (
    ACQUISITION,
    COMPLETION,
    DECK,
    DISCARD,
    DRAW,
    EVENT_DECK,
    HAND,
    IN_DRAFT,
    IN_PLAY,
    LAYOUT,
    OFFER,
    OPEN,
    PLAYED,
    RESEARCH,
    RESEARCHER_OF,
    RESERVED,
    SALARY,
)
from .positions import CI, LC, LI, C, Desk, I, L

USE_STANDARD, USE_SPECIAL, USE_RESERVE = range(3)
CARD_NUMBERS = range(1, CARDS + 1)
BY_NUMBER = {
    RECRUIT: (1, 5, 13, 17, 21, 26, 28, 32, 34, 39),
    SUBSIDY: (3, 6, 8, 11, 15, 18, 22, 23, 25, 31, 33, 38),
    RESERVE: (4, 10, 14, 19, 24, 29, 35, 41),
    SPIN_OFF: (2, 7, 9, 12, 16, 20, 27, 30, 36, 37, 40, 42),
}


@pytest.mark.parametrize("number", CARD_NUMBERS)
def test_standard_side(number):
    """All 42 standard actions."""
    at = Desk()
    at.tokens(0, 3, 0, 0)
    action = next(action for action, numbers in BY_NUMBER.items() if number in numbers)
    at.resolve(0, number, USE_STANDARD)
    if action == RECRUIT:
        at.choose(0, LI)
        assert at.me().researchers == 1
    elif action == SUBSIDY:
        assert at.me().subsidised == 1 and at.tok() == (0, 0, 0)
        at.choose(0, 30)  # no project
    elif action == RESERVE:
        at.choose(0, 3)
        assert at.s.event[3] == RESERVED
    else:
        assert action == SPIN_OFF
        at.choose(0, 0)
        assert 1 <= at.rep()[L] <= 3
    assert at.place(number) == DISCARD and at.parked


@pytest.mark.parametrize("number", [1, 9, 18, 31, 42])
def test_defence_cards_only_react(number):
    at = Desk(seats=2)
    at.ask(0, c.RESOLVE, number - 1)
    assert at.reason(0, USE_SPECIAL) == "only-defends"
    at.hand(1, number)
    at.me().money = 2
    at.resolve(0, 34, USE_SPECIAL)
    at.choose(1, [1, 9, 18, 31, 42].index(number))
    assert at.place(number) == DISCARD and at.me().money == 2 and at.me(1).deficit == 0


def test_2_crowdfunding():
    at = Desk()
    at.me().money = 0
    at.resolve(0, 2, USE_SPECIAL, 2, 5)
    assert at.me().money == 5 and at.place(2) == DISCARD


@pytest.mark.parametrize("number", [3, 28])
def test_visiting_scholar(number):
    at = Desk()
    at.resolve(0, number, USE_SPECIAL)
    assert at.me().free_consultants == 2
    at.me().money, at.me().cap, at.s.phase = 0, 9, RESEARCH
    at.project(0, 1)
    at.ask(0, c.RESEARCH_UNIT)
    at.answer(0, c.CONSULTANT, 0, c.CONSULTANT, 0)
    assert at.me().money == 0 and at.me().hired == 0 and at.parked


def test_4_corporate_sponsor():
    at = Desk()
    at.resolve(0, 4, USE_SPECIAL)
    assert at.place(4) == OPEN
    money = at.me().money
    at.run(c.SALARIES)
    assert at.me().money == money + 2
    at.project(0, 1)
    at.s.phase = RESEARCH
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.place(4) == DISCARD


def test_5_ghost_writers_now_and_each_phase():
    at = Desk()
    at.tokens(0, 2, 1, 0)
    at.resolve(0, 5, USE_SPECIAL)
    at.answer(0, L, C)
    assert at.rep() == (1, 1, 0) and at.place(5) == OPEN and at.parked
    at.run(c.RESOLVE_NEXT, 0)
    assert at.kind(0) == "activate"
    at.choose(0, L)
    assert at.rep() == (2, 1, 0)


@pytest.mark.parametrize("reputation, euros", [(0, 2), (17, 5), (90, 10)])
def test_6_alumni_dinner(reputation, euros):
    at = Desk()
    at.me().money = 0
    at.reputation(0, reputation, 0, 0)
    at.resolve(0, 6, USE_SPECIAL)
    assert at.me().money == euros


@pytest.mark.parametrize("number", [7, 34])
@pytest.mark.parametrize("die, months", [(1, 0), (2, 1), (4, 1), (5, 2), (6, 2)])
def test_pest_attack(number, die, months):
    at = Desk(seats=2)
    at.me().money = 5
    at.resolve(0, number, USE_SPECIAL, die)
    assert at.me().money == 3 and at.me(1).deficit == months
    i = at.researcher(1, LC, 4, 1)
    at.run(c.DO_RESEARCH)
    for _ in range(months):
        assert at.kind(1) == "lose-month"
        at.choose(1, 2 * i)
    assert at.kind(1) == "research-unit" and at.s.researcher[i].months == [3 - months, 1]


@pytest.mark.parametrize("number", [8, 37])
def test_summer_school(number):
    at = Desk()
    at.me().money = 0
    at.tokens(0, 2, 2, 0)
    at.resolve(0, number, USE_SPECIAL)
    assert at.reason(0, 3) == "spend-first"
    at.answer(0, L, C, 3)
    assert at.me().money == 6 and at.tok() == (1, 1, 0) and at.place(number) == DISCARD


@pytest.mark.parametrize("number, d", [(10, L), (20, C), (33, I)])
def test_bureaus_tours_and_studio(number, d):
    at = Desk()
    at.me().money = 0
    at.tokens(0, 3, 3, 3)
    at.resolve(0, number, USE_SPECIAL)
    assert at.legal(0) == [d, 3]
    at.answer(0, d, d)
    assert at.me().money == 4 and at.place(number) == OPEN and at.parked


def test_11_training_course():
    at = Desk()
    i, _ = at.researcher(0, LC, 4, 2), at.researcher(0, LI, 4, 4)
    at.resolve(0, 11, USE_SPECIAL)
    assert at.s.researcher[i].level == [4, 3] and at.parked


def test_12_creative_accounting_and_its_exposure():
    at = Desk(seats=2)
    at.me().money = 10
    at.resolve(0, 12, USE_SPECIAL)
    assert at.me().money == 18 and at.place(12) == OPEN
    at.tokens(1, 1, 0, 0)
    at.resolve(1, 13, USE_SPECIAL)
    assert at.me().money == 6 and at.place(12) == DISCARD


@pytest.mark.parametrize("number", [13, 27, 41])
def test_reporter_is_blocked(number):
    at = Desk(seats=2)
    at.open(1, 38)
    at.hand(1, 1)
    at.tokens(0, 1, 0, 0)
    at.resolve(0, number, USE_SPECIAL)
    at.choose(1, 0)
    assert at.place(38) == OPEN + 1 and at.tok() == (1, 0, 0) and at.place(number) == DISCARD


@pytest.mark.parametrize("exposed, points", [(5, 3), (19, 3), (23, 4), (25, 3), (32, 4), (38, 3), (40, 2)])
def test_penalties(exposed, points):
    at = Desk(seats=2)
    at.open(1, exposed)
    at.reputation(1, 9, 0, 0)
    at.tokens(0, 1, 0, 0)
    at.resolve(0, 41, USE_SPECIAL)
    assert at.rep(1) == (9 - points, 0, 0) and at.place(exposed) == DISCARD


def test_14_keynote_lecture():
    at = Desk()
    at.tokens(0, 0, 3, 2)
    at.resolve(0, 14, USE_SPECIAL)
    assert at.rep() == (0, 4, 0) and at.tok() == (0, 0, 2)


@pytest.mark.parametrize("die, left", [(1, 2), (3, 1), (6, 0)])
def test_15_server_crash(die, left):
    at = Desk(seats=2)
    at.tokens(0, 0, 0, 2)
    at.project(1, 1, 2, 0, 0)
    at.resolve(0, 15, USE_SPECIAL, die)
    assert at.s.project[0].progress == [left, 0, 0] and at.parked
    month_erased = at.told().count("month-erased")
    assert month_erased == 2 - left


def test_16_endowed_chair():
    at = Desk()
    at.researcher(0, LC, 2, 2)
    assert bill(at.s, 0) == 3
    at.resolve(0, 16, USE_SPECIAL)
    assert bill(at.s, 0) == 1


def test_17_commissioned_research():
    at = Desk()
    money = at.me().money
    at.resolve(0, 17, USE_SPECIAL)
    at.answer(0, 29, 0)
    assert at.s.project[29].place == IN_PLAY and at.me().money == money and at.me().students == 1


def test_19_nepotism():
    at = Desk()
    at.resolve(0, 19, USE_SPECIAL)
    at.choose(0, CI)
    assert at.s.researcher[12].level == [2, 2] and at.place(19) == OPEN


@pytest.mark.parametrize("money, left", [(20, 14), (3, 0)])
def test_21_financial_audit(money, left):
    at = Desk(seats=2)
    at.tokens(0, 2, 0, 0)
    at.me(1).money = money
    at.resolve(0, 21, USE_SPECIAL, 6)
    assert at.me(1).money == left


def test_22_deadline_extension():
    at = Desk()
    at.project(0, 1)
    at.resolve(0, 22, USE_SPECIAL)
    at.s.phase = RESEARCH
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.s.project[0].place == IN_PLAY and at.me().mismanaged == 0
    at.run(c.COMPLETE)
    assert at.s.project[0].extended == 0


def test_23_paper_mill():
    at = Desk()
    at.resolve(0, 23, USE_SPECIAL)
    at.tokens(0, 2, 0, 0)
    at.resolve(0, 2, USE_STANDARD)
    at.dice(2)
    at.choose(0, 0)
    assert at.rep() == (2, 0, 0)


def test_24_interdisciplinary_conference():
    at = Desk()
    at.me().money = 0
    at.tokens(0, 1, 1, 1)
    at.resolve(0, 24, USE_SPECIAL)
    assert at.rep() == (1, 1, 1) and at.me().money == 4 and at.tok() == (0, 0, 0)


def test_26_graduate_school():
    at = Desk(phase=COMPLETION)
    at.open(0, 26)
    at.student(0, I, I, I)
    money = at.me().money
    at.run(c.DIPLOMAS)
    assert at.me().money == money + 8


@pytest.mark.parametrize("die, loser, points", [(2, 0, 1), (3, 1, 2)])
def test_29_plagiarism_accusation(die, loser, points):
    at = Desk(seats=2)
    at.tokens(0, 0, 3, 0)
    at.reputation(0, 0, 4, 0)
    at.reputation(1, 0, 4, 0)
    at.resolve(0, 29, USE_SPECIAL, die)
    assert at.rep(loser) == (0, 4 - points, 0) and at.rep(1 - loser) == (0, 4, 0)


def test_30_fast_track_doctorate():
    at = Desk()
    j = at.student(0, L)
    at.student(0)
    at.resolve(0, 30, USE_SPECIAL)
    at.choose(0, C)
    assert at.s.student[j].tokens == [1, 1, 0] and at.parked
    at.resolve(0, 30, USE_SPECIAL)
    at.answer(0, I)
    assert at.kind(0) == "promote"
    at.answer(0, LC, I)
    assert at.me().researchers == 1 and at.rep() == (0, 0, 1) and at.place(30) == DISCARD


def test_32_data_fabrication_cannot_be_defended():
    at = Desk(seats=2)
    at.project(1, 1)
    at.resolve(1, 32, USE_SPECIAL)
    at.answer(1, L, I)
    assert at.s.project[0].progress == [1, 0, 1] and at.place(32) == OPEN + 1
    at.hand(1, 1)
    at.reputation(1, 4, 0, 0)
    at.me(1).immune = 1
    at.tokens(0, 1, 0, 0)
    at.resolve(0, 13, USE_SPECIAL)
    assert at.rep(1) == (0, 0, 0) and at.place(1) == HAND + 1


def test_35_communications_office():
    at = Desk()
    at.me().money = 0
    at.tokens(0, 2, 0, 0)
    at.resolve(0, 35, USE_SPECIAL)
    assert at.rep() == (2, 0, 0) and at.me().money == 2


@pytest.mark.parametrize("die, owner", [(3, 1), (4, 0)])
def test_36_headhunter(die, owner):
    at = Desk(seats=2)
    at.me().money = 6
    i = at.researcher(1, LC, 2, 2)
    at.researcher(1, LI, 4, 4)
    at.resolve(0, 36, USE_SPECIAL, die)
    assert at.s.researcher[i].place == RESEARCHER_OF + owner and at.me().money == 0
    assert (at.me(0).researchers, at.me(1).researchers) == ((1, 1) if owner == 0 else (0, 2))


def test_38_unpaid_overtime():
    at = Desk(phase=SALARY)
    at.student(0, L, L)
    at.open(0, 38)
    assert bill(at.s, 0) == 0
    at.ask(0, c.PAY_SALARIES)
    assert at.reason(0, 18) == "no-salary"


def test_39_research_software():
    at = Desk()
    at.resolve(0, 39, USE_SPECIAL)
    assert consultant_price(at.s, 0) == 0
    at.me().hired = 1
    assert consultant_price(at.s, 0) == 3


def test_40_office_espionage():
    at = Desk(seats=3)
    at.tokens(0, 2, 0, 0)
    at.hand(1, 6, 8)
    at.resolve(0, 40, USE_SPECIAL)
    at.choose(1, c.ACCEPT)
    stolen = next(n for n in (6, 8) if at.place(n) == HAND)
    assert at.me().hand == 1 and at.me(1).hand == 1 and at.place(40) == OPEN
    assert at.s.known[stolen - 1] == 3
    assert at.match.view(2).card[stolen - 1] != HAND


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number, tracks, student", [
    (1, [[0, 1], [0, 2]], 0), (3, [[1, 2], [1, 3]], 1), (4, [[2, 3], [2, 4]], 2), (6, [[0, 1], [0, 3]], 1),
    (7, [[1, 2], [1, 4]], 1), (8, [[2, 3], [2, 3]], 1),
])  # fmt: skip
def test_events_that_change_months(number, tracks, student):
    at = Desk()
    one, two, j = at.researcher(0, LC, 1, 2), at.researcher(0, LI, 1, 4), at.student(0)
    happen(at.s, number - 1)
    assert at.s.event_now == number
    count_months(at.s)
    assert [at.s.researcher[i].months.tolist() for i in (one, two)] == tracks
    assert at.s.student[j].months == student


def test_teaching_pays_three_of_a_discipline():
    at = Desk()
    at.me().money = 0
    at.tokens(0, 5, 1, 0)
    at.s.last = 1  # no event can follow, so nobody is asked
    at.run(c.TEACH)
    assert at.me().money == 4 and at.tok() == (0, 0, 0)


# Tiles ----------------------------------------------------------------------------------------------------------------


def test_start_tiles():
    at = Desk(seats=4)
    at.tile(0, 1, 2)
    at.tile(1, 3, 4)
    at.run(c.REVEAL_TILES)
    assert at.rep(0) == (5, 5, 0) and at.me(0).start_bonus == 10
    assert at.rep(1) == (0, 0, 5) and at.me(1).money == 35


def test_5_claim_out_of_turn():
    at = Desk(phase=ACQUISITION)
    at.tile(1, 5)
    for k, p in enumerate((0, 1, 4)):
        at.s.project[p].place = OFFER + k
    at.run(c.ACQUIRE_NEXT, 0, 0)
    assert at.kind(1) == "claim-project"
    at.answer(1, 0, 1)
    assert at.me(1).interrupted == 1 and at.kind(0) == "buy-project"


def test_8_two_bonuses_with_any_card():
    at = Desk()
    at.tile(0, 8)
    at.layout(1)
    for number, event in ((2, 0), (3, 1)):
        at.resolve(0, number, USE_RESERVE)
        at.choose(0, event)
    at.resolve(0, 6, USE_RESERVE)
    at.choose(0, 2)
    assert at.kind(0) == "return-bonus" and at.legal(0) == [0, 1]
    at.choose(0, 0)
    assert at.s.event[0] == LAYOUT and at.s.event[1] == at.s.event[2] == RESERVED
    at.resolve(1, 4, USE_STANDARD)
    assert 0 in at.legal(1) and 1 not in at.legal(1) and at.s.event[3] == EVENT_DECK


def test_11_select_a_card():
    at = Desk(phase=DRAW)
    at.slots(1, 2, 3)
    at.tile(0, 11)
    at.hand(0, 6, 7)
    at.ask(0, c.DRAW_MODE)
    at.answer(0, 2, 5)
    assert at.match.view(0).card[40] == DECK and at.match.view(1).player[0].given == 0
    at.choose(0, 40)
    assert at.place(41) == HAND and at.place(6) == DECK and at.s.known[40] == 15
    assert at.kind(0) == "draw-mode" and at.reason(0, 2) == "tile-spent"


def test_12_immunity():
    at = Desk(seats=2)
    at.tile(1, 12)
    at.me().money = 6
    at.resolve(0, 7, USE_SPECIAL)
    at.choose(1, c.USE_IMMUNITY)
    assert at.me().money == 6 and at.me(1).immune == 1 and at.s.spent[11] == 1
    at.resolve(0, 34, USE_SPECIAL)
    assert at.me().money == 6 and at.me(1).deficit == 0 and at.parked
    at.tokens(0, 2, 0, 0)
    at.me(1).money = 9
    at.resolve(0, 21, USE_SPECIAL, 5)
    assert at.me(1).money == 7


# Secrets --------------------------------------------------------------------------------------------------------------


def test_face_down_cards_stay_hidden_until_all_are_done():
    at = Desk(seats=2)
    at.slots(1, 2, 3)
    at.hand(0, 6, 7)
    at.hand(1, 8)
    at.s.known[6] = 15
    at.run(c.SELECT_CARDS)
    at.choose(0, 5)
    view = at.match.view(1)
    assert view.card[5] == 22 and view.player[0].face_down == 1
    at.choose(0, 6)
    assert at.match.view(1).card[6] == HAND  # known to be there; laid down or not is hidden
    assert at.kind(0) != "play-card" and at.match.view(1).card[5] == 22
    at.choose(1, 42)
    assert at.match.view(1).card[5] == at.match.view(1).card[6] == PLAYED


def test_draft_tiles_are_hidden():
    at = Position(GAME, 3, "standard-short")
    mine = at.legal(0)
    view = at.match.view(0)
    assert [t for t in range(12) if view.tile[t] == IN_DRAFT] == mine and list(view.tile).count(9) == 9
    at.choose(1, at.legal(1)[0])
    assert list(at.match.view(0).tile) == list(view.tile)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_simultaneous_salaries_do_not_depend_on_the_order(order):
    at = Desk(phase=SALARY)
    for who in range(3):
        at.researcher(who, who, 2, 1)
    at.run(c.SALARIES)
    assert at.match.to_act == (0, 1, 2)
    for who in order:
        at.choose(who, c.PAY)
    assert [at.me(who).money for who in range(3)] == [23, 23, 23]


def test_last_losses_are_taken_by_all_at_once():
    at = Desk(seats=2)
    for who in (0, 1):
        at.project(who, 25 + who)
        at.reputation(who, 3, 3, 3)
    at.run(c.LAST_CANCELLATIONS)
    assert at.match.to_act == (0, 1)
