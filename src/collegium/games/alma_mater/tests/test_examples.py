"""Every worked example of the spec (§11), by its number. Seats: 0 Alex, 1 Martin, 2 Green, 3 Julia."""

import pytest

from .. import choices as c
from ..components import BIRINGUCCIO, COMPONENTS, DICTIONARY, IGNOTUS, LIBRARIAN
from ..rules import scoring
from ..rules.colloquium import total_price
from ..rules.costs import can_pay_cost, ducats_due, picks_due
from ..rules.masters import masters_needed
from ..rules.modifiers import capacity
from ..rules.payments import can_pay
from ..state import CHANCELLOR, START
from ..table import holders
from .positions import CHANCELLOR as NAMED
from .positions import SPACE, STUDENT_LABELS, YES, Table

ALEX, MARTIN, GREEN, JULIA = range(4)


def student(label):
    return STUDENT_LABELS.index(label)


def test_example_1_and_2_setup_and_arranging():
    """Example 1: set-up of Martin; example 2: his first action."""
    at = Table(4, round_number=1)
    s = at.s
    for seat, cards in enumerate(((2, 10, 12), (17, 13, 7), (4, 5, 6), (1, 24, 23))):
        for place, card in enumerate(cards):
            at.me(seat).drafted[place] = card
    for chancellor in (BIRINGUCCIO, *(NAMED[k] for k in ("erasmus", "agricola", "alberti", "pereira"))):
        s.offer[chancellor] = 1
    s.phase = CHANCELLOR
    at.settle(c.SHOW_SETUP_CARDS)
    assert list(s.order) == [GREEN, ALEX, MARTIN, JULIA]  # sums 8, 12, 20, 25: not who has the lowest card
    for seat in s.order:
        at.choose(seat, BIRINGUCCIO if seat == MARTIN else next(x for x in at.legal(seat) if x != BIRINGUCCIO))
    while s.active != MARTIN or s.phase != START:
        at.choose(s.active, at.legal(s.active)[0])
    me = at.me(MARTIN)
    at.play(("gain_textbook", JULIA), ("place_own", 2), ("pick_student", LIBRARIAN), ("start_step", YES))
    assert (me.ducats, me.points, me.level, me.halls) == (7, 4, 1, 2)
    assert list(me.books) == [0, 0, 0, 1, 1] and list(me.shelf_book) == [0, 0, 0, 0, 1, 1]
    # example 2
    at.s.phase = 5
    at.turn(MARTIN)
    at.play("own", ("own_quantity", 4), ("place_own", 2))
    assert me.ducats == 3 and me.books[MARTIN] == 2 and list(me.shelf_book) == [0, 0, 1, 1, 1, 1]
    assert at.kind(MARTIN) == "menu" and s.black == 1
    at.play("end")
    assert s.black == 0


def test_example_3_research():
    at = Table(4, track=(0, 0, 0, 0, 0), professors=("PM1", "PM3"))
    at.at_level(ALEX, 7)  # L1 of card C1; its L2 costs k20, its milestone is m5
    me = at.me(ALEX)
    me.points = 3
    at.books(ALEX, (3, 1, 1, 1))
    at.turn(ALEX, black=1)
    at.play("black", ("pay_colour", ALEX))
    assert me.level == 9 and me.points == 0 and me.books[ALEX] == 2
    assert at.kind(ALEX) == "pick_professor"
    at.play(("pick_professor", at.slot("PM1")), ("pay_kind", MARTIN), ("pay_kind", GREEN))
    assert me.ducats == 0 and me.professors[at.slot("PM1")] == 1 and at.offers("free")
    assert list(me.books) == [0, 0, 0, 1, 0]


@pytest.mark.parametrize("arrived", [(JULIA, MARTIN), (MARTIN, JULIA)])
def test_example_4_turn_order(arrived):
    at = Table(4)
    s = at.s
    for place, seat in enumerate((ALEX, GREEN, MARTIN, JULIA)):
        s.order[place] = seat
    at.me(JULIA).bishop_count = at.me(MARTIN).bishop_count = 2
    s.bishop_first[0], s.bishop_first[1] = arrived
    first, second = arrived
    assert holders(s, COMPONENTS.index("space", "bishop")) == (first, first, second, second)  # §14: as they arrived
    at.settle(c.CHECK_STORAGE)
    assert list(s.order) == [*arrived, ALEX, GREEN]


def test_example_5_storage():
    at = Table(4)
    at.owns(MARTIN, "ART1", "LAW2", "LAW3", "ART3", "MED2", "MED3")
    assert at.me(MARTIN).halls == 7 and capacity(at.me(MARTIN)) == 7
    at.books(MARTIN, (4, 2, 1, 0), 1)
    at.display(MARTIN, 1, 2, 3, 4, 5, 6)
    at.settle(c.CHECK_STORAGE)
    assert at.match.to_act == (MARTIN,) and at.kind(MARTIN) == "discard_book"
    at.choose(MARTIN, 0)
    assert at.kind(MARTIN) != "discard_book" and at.me(MARTIN).books[0] == 3


def test_example_6_reputation():
    at = Table(4, round_number=1)
    for seat, level in ((JULIA, 1), (GREEN, 1), (MARTIN, 3), (ALEX, 4)):
        at.at_level(seat, level)
    at.settle(c.CHECK_STORAGE)
    assert list(at.s.reputation) == [ALEX, MARTIN, GREEN, JULIA]


def test_example_7_income():
    at = Table(4)
    at.owns(GREEN, "LAW1")
    at.display(GREEN, 1, 2, 3, 4, 5, 6)
    for seat, level in ((JULIA, 1), (GREEN, 3), (MARTIN, 4), (ALEX, 6)):
        at.at_level(seat, level)
    me = at.me(GREEN)
    first, aside = me.shelf_points[0], me.shelf_points[6]
    at.settle(c.CHECK_STORAGE)
    assert me.ducats == 9 and me.books[DICTIONARY] == 1
    assert list(me.shelf_book) == [1, 1, 1, 1, 1, 0]
    assert me.shelf_points[6] == first and me.shelf_points[5] == aside


def test_example_8_space():
    at = Table(4)
    at.me(MARTIN).on_space[SPACE["campus_1"]] = 1
    assert masters_needed(at.s, JULIA, SPACE["campus_1"]) == 2
    at.me(JULIA).on_space[SPACE["campus_1"]] = 2
    assert masters_needed(at.s, ALEX, SPACE["campus_1"]) == 3


def test_example_9_and_10_campus():
    """Example 9: the cost of a law student; example 10: paying it with the ranks of example 6."""
    at = Table(4)
    me = at.me(MARTIN)
    at.books(MARTIN, (1, 2, 1, 2))
    at.turn(MARTIN)
    at.play("campus_1", ("pick_student", student("LAW1")))
    assert me.books[MARTIN] == 0  # the two of rank I-II could only be blue
    assert at.reason(MARTIN, JULIA) == "rank_too_low" and at.legal(MARTIN) == [ALEX, GREEN]
    at.play(("pay_colour", ALEX), ("pay_colour", GREEN))
    assert me.halls == 2 and list(me.books) == [0, 0, 0, 2, 1]
    at.books(MARTIN, (1, 0, 1, 2))
    assert not can_pay(at.s, me, 1, 2, 1, 1, 0)


def test_example_11_professor_first_recruiter():
    at = Table(4, professors=("PM1", "PM3"))
    me = at.me(MARTIN)
    at.books(MARTIN, (1, 2, 1, 0))
    me.ducats = 4
    at.turn(MARTIN)
    assert at.why("academy_1") == "nothing_to_do_there"
    me.ducats = 5
    assert at.offers("academy_1")
    at.books(MARTIN, (2, 2, 0, 0))
    assert not at.offers("academy_1")


def test_example_12_academy():
    at = Table(4, professors=("PD2",))
    me = at.me(MARTIN)
    me.ducats = 6
    at.books(MARTIN, (0, 3, 0, 2), 1)
    at.turn(MARTIN)
    at.play("academy_2")
    slot = at.slot("PD2")
    if at.kind(MARTIN) == "pick_professor":
        at.play(("pick_professor", slot))
    assert list(at.s.professor_price[slot]) == [MARTIN, JULIA, DICTIONARY]
    assert me.ducats == 0 and sum(me.books) == 0 and me.bookmark[slot] == MARTIN
    at.play("free")
    assert at.s.green == 1 and me.ready[slot] == 0
    at.books(ALEX, (0, 3, 0, 2), 1)
    at.turn(ALEX)
    at.play("academy_2")
    assert sum(at.me(ALEX).books) == 0 and at.me(ALEX).professors[slot] == 1


def test_example_13_bishop():
    at = Table(4)
    for seat, masters, ducats in ((JULIA, 1, 2), (MARTIN, 2, 5), (JULIA, 1, 4)):
        at.turn(seat)
        at.play("bishop", ("bishop_count", masters - 1))
        assert at.me(seat).ducats == ducats
    assert at.me(JULIA).bishop_count == at.me(MARTIN).bishop_count == 2
    assert list(at.s.bishop_first)[:2] == [JULIA, MARTIN]


def test_example_14_colloquium():
    at = Table(4)
    at.display(GREEN, 1, 2, 3, 4, 5, 6)
    at.me(GREEN).shelf_points[1] = 2
    at.me(JULIA).ducats = 5
    at.turn(JULIA)
    at.play("colloquium", ("colloquium_source", GREEN), ("colloquium_quantity", 1))
    assert at.me(GREEN).ducats == 5 and at.me(JULIA).ducats == 0 and at.me(JULIA).books[GREEN] == 2
    at.play(("pick_shelf", GREEN * 6 + 1))
    assert at.me(JULIA).points == 2 and at.me(GREEN).shelf_flipped[1] == 1


def test_example_15_agricola():
    at = Table(4)
    space = SPACE["laboratory"]
    at.me(JULIA).on_space[space], at.me(GREEN).on_space[space] = 1, 2
    assert masters_needed(at.s, ALEX, space) == 3
    at.gives_chancellor(ALEX, "agricola")
    assert masters_needed(at.s, ALEX, space) == 2
    at.me(ALEX).on_space[space] = 2
    assert masters_needed(at.s, MARTIN, space) == 3


def test_example_16_ignotus():
    at = Table(2, round_number=1)
    s = at.s
    s.ignotus_deck[s.ignotus_left - 1] = 1  # card 1: 2 steps, 4 textbooks, C1 C3 A1
    at.settle(c.BEGIN_ROUND)
    him = at.me(IGNOTUS)
    assert him.level == 3 and list(him.shelf_book) == [0, 0, 1, 1, 1, 1]
    assert him.ducats == him.points == sum(him.books) == 0
    assert [k for k in SPACE if him.on_space[SPACE[k]]] == ["campus_1", "campus_3", "academy_1"]


def test_example_17_wording_of_several_textbooks():
    """k7 is "3 any", a professor's part is "same", m2 is "different" (and so is k2: test_research)."""
    at = Table(4, track=(0, 3, 0, 0, 0))  # B4: k6, then k7
    at.at_level(ALEX, 4)
    at.books(ALEX, (0, 1, 0, 2))
    at.turn(ALEX, black=1)
    at.play("black", ("pay_colour", JULIA), ("pay_colour", JULIA))
    assert at.me(ALEX).level == 6
    assert at.kind(ALEX) == "gain_textbook"  # m2
    at.play(("gain_textbook", JULIA))
    assert JULIA not in at.legal(ALEX)
    for textbooks, offered in (((2, 2, 1, 1), 0), ((3, 2, 1, 0), 1)):
        at = Table(4, professors=("PD2",))
        at.books(ALEX, textbooks)
        at.me(ALEX).ducats = 6
        at.turn(ALEX)
        assert at.offers("academy_2") == offered and (offered or at.why("academy_2") == "nothing_to_do_there")


def test_example_18_stacked_reductions():
    at = Table(4, professors=("PD1",))
    at.owns(MARTIN, "MED2")
    at.employs(MARTIN, "PD1", bookmark=DICTIONARY)
    at.books(MARTIN, (0, 1, 0, 1), 1)
    at.lecture(MARTIN, "PD1")
    at.play(("pick_student", student("LAW1")))
    assert at.legal(MARTIN) == [0, 1] and at.reason(MARTIN, 2) == "rest_unpayable"
    at.play(("reduce", 0), ("reduce", 0))
    me = at.me(MARTIN)
    assert me.students[student("LAW1")] == 1 and list(me.books)[:4] == [0, 0, 0, 0]


def test_example_19_hall_cost():
    at = Table(4)
    at.owns(MARTIN, "LAW4", "ART1", "ART2", "LAW2", "LAW3")
    at.books(MARTIN, (3, 3, 3, 3))
    me = at.me(MARTIN)
    assert me.halls == 6
    at.turn(MARTIN)
    assert not any(at.offers(f"campus_{row}") for row in (1, 2, 3, 4))
    me.ducats = 1
    assert at.offers("campus_3")
    at.play("campus_3", ("pick_student", student("ART3")), ("pay_colour", 0), ("pay_colour", 1))
    assert me.halls == 7 and me.ducats == 2


def test_example_20_tutor():
    at = Table(4)
    me = at.me(MARTIN)
    me.archive, me.dormitory, me.tutors_archive, at.s.tutors_supply, me.ducats = 2, 2, 1, 5, 8
    at.turn(MARTIN)
    at.play("laboratory", ("tutor_count", 1), ("laboratory_choice", 0))
    assert at.s.black == 3 and at.s.tutors_supply == 6 and me.on_space[SPACE["laboratory"]] == 0 and me.archive == 2
    at.turn(MARTIN)
    assert at.offers("laboratory") and masters_needed(at.s, MARTIN, SPACE["laboratory"]) == 1
    at.me(ALEX).on_space[SPACE["laboratory"]] = 1
    assert masters_needed(at.s, MARTIN, SPACE["laboratory"]) == 2


def test_example_21_clerk_before_the_free_lecture():
    at = Table(4, professors=("PD1",))
    at.owns(MARTIN, "LAW3")
    at.at_level(MARTIN, 4)
    me = at.me(MARTIN)
    me.ducats = 6
    at.books(MARTIN, (0, 3, 2, 1))
    at.turn(MARTIN)
    at.play("academy_2", ("pick_professor", at.slot("PD1")))
    assert at.s.green == 1 and at.offers("free")
    at.play("green")
    assert me.level == 6
    at.play(("gain_textbook", 0), ("gain_textbook", 1), ("gain_textbook", 2))
    assert me.books[DICTIONARY] == 1
    at.play("free", ("pick_student", student("ART1")))
    at.play(("pay_colour", 0), ("pay_colour", 1))  # one textbook less: of the two alike, the only way that can be paid
    assert me.students[student("ART1")] == 1 and sum(me.books) == 2


def test_example_22_prodigy():
    at = Table(4)
    at.owns(MARTIN, "MED3")
    at.at_level(MARTIN, 3)
    at.me(MARTIN).ducats = 7
    at.turn(MARTIN, black=1)
    at.play("black")  # B1, k10: 7 - 2 x 2 students
    assert at.me(MARTIN).level == 4 and at.me(MARTIN).ducats == 4 and at.s.green == 1
    at.play("green")
    assert at.me(MARTIN).level == 6


def test_example_23_da_vinci():
    at = Table(4)
    at.gives_chancellor(MARTIN, "da_vinci")
    me = at.me(MARTIN)
    me.ducats = 8
    at.turn(MARTIN)
    at.play("own", ("own_quantity", 0), "black")
    assert me.level == 1 and me.ducats == 6 and at.s.black == 1
    at.play("black", ("double_bonus", YES))
    assert me.ducats == 7 and me.level == 3 and me.da_vinci_spent == 1


def test_example_24_top_order():
    at = Table(4, track=(0, 0, 0, 0, 3))  # E4: m7
    for seat in (3, 1, 2, 0):
        at.at_level(seat, 13 if seat != 3 else 12)
    for seat in (0, 2, 1):
        at.turn(seat, green=1)
        at.play("green", ("gain_textbook", 0), ("gain_textbook", 0))
    assert list(at.s.research_order) == [0, 2, 1, 3]
    at.at_level(3, 13)
    at.turn(3, green=1)
    at.play("green")
    assert list(at.s.research_order) == [0, 2, 1, 3]
    other = Table(4)
    for seat in (0, 2, 1):
        other.at_level(seat, 10)
    for seat in (0, 2, 1):
        other.turn(seat, green=1)
        other.play("green")
    assert list(other.s.research_order)[:3] == [1, 2, 0]


def test_example_25_bust_c_before_the_action():
    at = Table(4, professors=("PL1", "PA1"))
    at.s.glory[2] = 0
    at.employs(MARTIN, "PL1", "PA1")
    at.turn(MARTIN)
    at.play("bust c")
    assert at.s.green == 2 and at.offers("green") and not at.offers("black")
    at.play("green", "laboratory", ("laboratory_choice", 1))
    assert at.s.green == 2
    at.play("end")
    assert at.s.green == 0


def test_example_26_off_turn_master():
    at = Table(4)
    at.gives_chancellor(JULIA, "marschalk")
    julia = at.me(JULIA)
    julia.points, julia.passed, julia.archive, julia.dormitory = 14, 1, 0, 4
    at.display(JULIA, 6)
    at.me(ALEX).ducats = 4
    at.turn(ALEX)
    at.play("colloquium", ("colloquium_source", JULIA))
    assert at.me(ALEX).points == 1 + 2  # Marschalk's, and the shelf's
    assert julia.points == 15 and julia.archive == 1 and julia.books[ALEX] == 1 and julia.passed == 1


def test_example_27_free_unpriced_professor():
    at = Table(4, professors=("PM1",), track=(0, 0, 0, 1, 0))  # D2: m8
    at.at_level(MARTIN, 10)
    at.turn(MARTIN, green=1)
    slot = at.slot("PM1")
    at.play("green", ("pick_professor", slot), "free")
    assert list(at.me(MARTIN).shelf_book) == [1] * 6
    at.play(("set_bookmark", MARTIN))
    assert at.me(MARTIN).bookmark[slot] == MARTIN and at.s.professor_price[slot][0] == -1
    at.me(ALEX).ducats = 5
    at.books(ALEX, (2, 1, 1, 0))
    at.turn(ALEX)
    at.play("academy_1", ("pick_professor", slot), ("pay_kind", 1))
    assert at.me(ALEX).ducats == 5 and list(at.s.professor_price[slot]) == [0, 1, 2]


def test_example_28_activate_at_once():
    at = Table(4, professors=("PM2", "PM3"))
    at.me(MARTIN).ducats = 14
    at.books(MARTIN, (4, 2, 2, 0))
    at.turn(MARTIN)
    at.play("academy_1", ("pick_professor", at.slot("PM2")), ("pay_kind", 0), ("pay_kind", 1), "free")
    at.play(("activate", SPACE["academy_1"]), ("pay_kind", 1))
    assert at.me(MARTIN).professors[at.slot("PM3")] == 1 and at.offers("free")
    at.play("free")
    assert at.s.black == 3


def test_example_29_erasmus_cap():
    at = Table(4)
    at.gives_chancellor(MARTIN, "erasmus")
    at.owns(MARTIN, "ART3")
    at.turn(MARTIN)
    at.play("bishop", ("bishop_count", 2), ("use_erasmus", YES))
    assert at.me(MARTIN).ducats == 12 and at.s.black == 1 and at.me(MARTIN).bishop_count == 4


def test_example_30_envoy():
    at = Table(4)
    at.owns(JULIA, "LAW2")
    at.me(JULIA).ducats = 12
    at.display(MARTIN, 5, 6)
    at.turn(JULIA)
    at.play("colloquium", ("colloquium_source", MARTIN), ("colloquium_quantity", 1))
    at.play(("colloquium_source", DICTIONARY))
    assert at.me(JULIA).ducats == 0 and at.me(JULIA).books[DICTIONARY] == 1 and at.me(JULIA).books[MARTIN] == 2
    assert at.legal(JULIA) == [MARTIN * 6 + 4, MARTIN * 6 + 5]
    at.play(("pick_shelf", MARTIN * 6 + 5))
    assert at.me(JULIA).points == 2


def test_example_31_costs_at_zero():
    at = Table(4)
    me = at.me(MARTIN)
    k6, k9, k12, k18 = 5, 8, 11, 17
    me.archive, me.dormitory = 0, 4
    assert ducats_due(at.s, MARTIN, k6) == 0 and can_pay_cost(at.s, MARTIN, k6)
    assert not can_pay_cost(at.s, MARTIN, k18)
    assert ducats_due(at.s, MARTIN, k12) == 0
    me.ducats = 5
    assert ducats_due(at.s, MARTIN, k12) == 3
    assert picks_due(at.s, MARTIN, k9) == 0 and can_pay_cost(at.s, MARTIN, k9)
    at.s.track[4] = 1  # E2: k18 first
    at.at_level(MARTIN, 12)
    at.turn(MARTIN, black=1)
    assert at.why("black") == "step_too_dear"


def test_example_32_gaps():
    at = Table(4)
    at.display(MARTIN, 2, 3, 4, 5)
    at.me(MARTIN).ducats = 2
    at.turn(MARTIN)
    at.play("own", ("own_quantity", 2), ("place_own", 2))
    assert list(at.me(MARTIN).shelf_book) == [1, 1, 1, 1, 1, 1]
    assert total_price(at.s, MARTIN, 3) == 8
    at = Table(4)
    at.display(MARTIN, 2, 3, 4, 5)
    at.me(MARTIN).ducats = 2
    at.turn(MARTIN)
    at.play("own", ("own_quantity", 2), ("place_own", 1))
    assert list(at.me(MARTIN).shelf_book) == [0, 1, 1, 1, 1, 1]  # slot 6 before slot 1


def test_example_33_draft_tie():
    at = Table(2, round_number=1)
    for seat, cards in enumerate(((3, 13, 11), (1, 12, 15))):
        for place, card in enumerate(cards):
            at.me(seat).drafted[place] = card
    at.s.offer[0] = at.s.offer[1] = at.s.offer[2] = 1
    at.settle(c.SHOW_SETUP_CARDS)
    assert list(at.s.order)[:2] == [1, 0] and list(at.s.research_order)[:3] == [1, 0, IGNOTUS]


def test_example_34_round_one_student():
    at = Table(4, round_number=1)
    at.books(ALEX, (0, 1, 1, 2))
    assert can_pay(at.s, at.me(ALEX), 1, 2, 1, 1, 0)
    at.books(ALEX, (0, 1, 0, 3))
    assert not can_pay(at.s, at.me(ALEX), 1, 2, 1, 1, 0)


def test_example_35_final_score():
    at = Table(4, professors=("PM3", "PD2", "PL4"))
    me = at.me(MARTIN)
    me.points, me.ducats = 31, 6
    at.books(MARTIN, (1, 1, 1, 0), 1)
    at.at_level(MARTIN, 9)
    at.employs(MARTIN, "PM3", "PD2", "PL4")
    at.owns(MARTIN, "MAT1", "MAT4", "ART1", "ART2", "ART3", "LAW1", "LAW2")
    me.busts[0] = me.busts[2] = 1
    steps = [
        scoring.ducat_points(me),
        scoring.dictionary_points(me),
        scoring.reputation_points(at.s, MARTIN),
        scoring.milestone_points(me),
        scoring.professor_points(at.s, me),
        scoring.mathematics_points(me),
        scoring.hall_points(me),
        scoring.bust_points(me),
    ]
    assert steps == [2, 1, 7, 9, 13, 12, 16, 7]
    assert scoring.final_points(at.s, MARTIN) == 98 == at.match.scores()[MARTIN].points


def test_example_36_storage_capacity():
    at = Table(4)
    at.owns(MARTIN, "ART2", "ART1", "LAW1")
    assert capacity(at.me(MARTIN)) == 9


# §11.3: two rounds, two players ---------------------------------------------------------------------------------------


@pytest.fixture
def trace():
    """The table of the trace at the start of round 1, after set-up."""
    at = Table(
        2, round_number=1, professors=("PM1", "PM3", "PD1", "PD4", "PL1", "PL4", "PA2", "PA3"), track=(3, 3, 3, 1, 1)
    )
    s = at.s
    for label, row in (
        ("ART2", 0),
        ("ART1", 1),
        ("ART3", 2),
        ("ART4", 3),
        ("LAW4", 0),
        ("LAW3", 1),
        ("LAW2", 2),
        ("LAW1", 3),
    ):
        kind = STUDENT_LABELS.index(label)
        s.student_row[kind // 4][kind % 4] = row
    for seat, name in ((0, "erasmus"), (1, "copernicus")):
        at.gives_chancellor(seat, name)
    for seat, shelves in ((0, (1, 3, 2, 2, 1, 1, 1)), (1, (1, 1, 1, 2, 3, 1, 2))):
        for slot, points in enumerate(shelves):
            at.me(seat).shelf_points[slot] = points
    deck = [card for card in range(1, 17) if card not in (4, 7)]
    for place, card in enumerate([*deck, 4, 7]):  # 7 is on top, then 4
        s.ignotus_deck[place] = card
    for seat, cards in ((0, (22, 9, 3)), (1, (18, 11, 15))):
        for place, card in enumerate(cards):
            at.me(seat).setup_cards[place] = card
    s.phase = START
    at.settle(c.NEXT_START, 0)
    at.play(("gain_textbook", 1), ("gain_textbook", 0), ("place_own", 4), ("start_step", YES))
    at.play(("place_own", 3), ("start_step", YES))
    return at


def test_trace_of_two_rounds(trace):
    at, s = trace, trace.s
    zero, one, him = at.me(0), at.me(1), at.me(2)
    assert (zero.ducats, list(zero.books), list(zero.shelf_book), zero.level) == (
        11,
        [1, 1, 0, 0, 0],
        [0, 0, 1, 1, 1, 1],
        1,
    )
    assert (one.points, one.ducats, list(one.books), list(one.shelf_book)) == (
        3,
        14,
        [0, 0, 0, 0, 2],
        [0, 0, 0, 1, 1, 1],
    )
    assert list(s.research_order)[:3] == [2, 1, 0] and him.level == 3 and list(him.shelf_book) == [0, 0, 0, 1, 1, 1]
    # round 1
    assert [k for k in SPACE if him.on_space[SPACE[k]]] == ["campus_2", "campus_3", "laboratory"]
    at.play("colloquium", ("colloquium_source", 2), ("colloquium_quantity", 2), ("pick_shelf", 2 * 6 + 4))
    assert (zero.ducats, zero.books[2], zero.points) == (0, 3, 2)
    at.play("colloquium", ("colloquium_source", 2), ("colloquium_quantity", 2))
    assert (one.ducats, one.books[2], one.points) == (2, 3, 3)
    at.play("campus_1")  # ART2 is the only one that can be paid
    if at.kind(0) == "pick_student":
        at.play(("pick_student", student("ART2")))
    at.play(("pay_colour", 0))
    assert (zero.ducats, list(zero.books), zero.halls) == (1, [0, 1, 1, 0, 0], 2)
    at.play("bishop", ("bishop_count", 0))
    assert one.ducats == 4
    at.play("bishop", ("bishop_count", 0), ("use_erasmus", YES))
    assert (zero.ducats, zero.bishop_count) == (6, 2)
    at.play("own", ("own_quantity", 3), ("place_own", 3), "black")
    assert (one.ducats, one.level, one.points, list(s.research_order)[:3]) == (1, 3, 6, [1, 2, 0])
    at.play("colloquium", ("colloquium_source", 1), ("colloquium_quantity", 1), ("pick_shelf", 6))
    assert (zero.ducats, list(zero.books), zero.points) == (1, [0, 3, 1, 0, 0], 3)
    at.play("colloquium", ("colloquium_source", 0), ("colloquium_quantity", 1), ("pick_shelf", 2))
    assert (one.ducats, list(one.books), one.points, zero.ducats) == (0, [2, 0, 3, 0, 1], 8, 7)
    assert at.kind(1) == "discard_book"  # nobody has a master left: both passed
    at.choose(1, 2)
    at.choose(1, 0)
    assert list(s.reputation)[:3] == [1, 2, 0] and list(s.order)[:2] == [0, 1]
    assert (zero.ducats, one.ducats) == (12, 14)
    assert list(zero.shelf_book) == [0, 0, 0, 1, 1, 0] and list(one.shelf_book) == [0, 1, 1, 1, 1, 0]
    # round 2
    assert him.level == 4 and list(him.shelf_book) == [0, 1, 1, 1, 1, 1]
    assert [k for k in SPACE if him.on_space[SPACE[k]]] == ["campus_3", "campus_4", "antiquarian_park"]
    at.play("campus_2")
    if at.kind(0) == "pick_student":
        at.play(("pick_student", student("ART1")))
    assert (zero.halls, list(zero.books)) == (3, [0, 1, 0, 0, 0])
    at.play("academy_1", ("pick_professor", at.slot("PM3")))
    while at.kind(1) == "pay_kind":
        part = s.owed[1].b
        at.play(("pay_kind", (2, 0, DICTIONARY)[part]))
    at.play("free", "black")
    assert (one.ducats, one.level, list(s.research_order)[:3]) == (3, 4, [1, 2, 0])
    at.play("own_second", ("own_quantity", 4), ("place_own", 4))
    assert zero.ducats == 8 and list(zero.shelf_book) == [1, 1, 1, 1, 1, 1]
    at.play("laboratory", ("laboratory_choice", 1), "green")
    assert one.level == 6 and list(one.books) == [1, 1, 1, 0, 1]
    at.play("colloquium", ("colloquium_source", 2), ("colloquium_quantity", 1), ("pick_shelf", 2 * 6 + 1))
    assert (zero.ducats, zero.books[2], zero.points) == (2, 2, 4)
    at.play("bishop", ("bishop_count", 0))
    at.play("bishop", ("use_erasmus", YES))
    assert (zero.ducats, zero.bishop_count, one.ducats) == (7, 2, 5)
    at.play("bishop")  # 7 ducats, count 2; both have no master left, pass, and the round ends
    assert s.round_number == 3
    assert list(s.order)[:2] == [1, 0] and list(s.reputation)[:3] == [1, 2, 0]
    assert (zero.ducats, one.ducats) == (16, 21)
    slot = at.slot("PM3")
    assert list(s.professor_price[slot]) == [2, 0, DICTIONARY] and one.bookmark[slot] == 2
    assert at.match.sane() == 0
