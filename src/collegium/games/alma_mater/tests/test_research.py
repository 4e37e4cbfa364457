"""Every research cost and every milestone bonus (§7.9), each by a test of its own."""

import pytest

from ..components import COMPONENTS, DICTIONARY
from ..rules.costs import can_pay_cost, ducats_due, picks_due
from .positions import STUDENT_LABELS, Table

CARDS = COMPONENTS.rows["research"]
COST = {row["key"]: number for number, row in enumerate(COMPONENTS.rows["cost"])}


def before(cost, **more):
    """Seat 1 in its turn with a black step, below a level with this cost."""
    at = Table(4, **more)
    for number, card in enumerate(CARDS):
        for part, column in enumerate(("first", "second")):
            if card[column] == cost:
                letter, at.s.track[number // 4] = number // 4, number % 4
                at.at_level(1, 3 * letter + part)
                at.turn(1, black=1)
                return at
    raise AssertionError(cost)


@pytest.mark.parametrize(("cost", "ducats"), [("k4", 3), ("k11", 2), ("k10", 5), ("k6", 8), ("k17", 6)])
def test_costs_in_ducats(cost, ducats):
    at = before(cost)
    if cost == "k17":
        for seat in (0, 2, 3):
            at.at_level(seat, 0)
    level = at.me(1).level
    at.me(1).ducats = ducats - 1
    assert at.why("black") == "step_too_dear" and ducats_due(at.s, 1, COST[cost]) == ducats
    at.me(1).ducats = ducats + 20
    at.play("black")
    assert at.me(1).level > level and at.me(1).ducats == 20 + (2 if cost == "k4" else 0)  # its milestone pays 2


def test_k1_a_dictionary():
    at = before("k1")
    assert not at.offers("black")
    at.books(1, dictionaries=1)
    at.play("black")
    assert at.me(1).level % 3 == 0 and at.me(1).books[DICTIONARY] == 0


def test_k2_two_colours():
    at = before("k2")
    at.books(1, (2, 0, 0, 0))
    assert not at.offers("black")
    at.books(1, (2, 1, 1, 0))
    at.play("black", ("pay_colour", 0))
    assert at.legal(1) == [1, 2] and at.reason(1, 0) == "colour_used"


def test_k3_fewer_per_bust():
    at = before("k3")
    at.books(1, (2, 2, 0, 0))
    assert not at.offers("black") and picks_due(at.s, 1, COST["k3"]) == 5
    at.me(1).busts[0] = 1
    assert picks_due(at.s, 1, COST["k3"]) == 3 and at.offers("black")


def test_k5_fewer_per_master_at_the_bishop():
    at = before("k5")
    at.me(1).bishop_count = 2
    assert ducats_due(at.s, 1, COST["k5"]) == 1
    at.me(1).bishop_count = 3
    assert ducats_due(at.s, 1, COST["k5"]) == 0 and at.offers("black")


def test_k7_any_three():
    at = before("k7")
    at.books(1, (3, 0, 0, 0))
    level = at.me(1).level
    at.play("black")
    assert at.me(1).level > level and at.me(1).books[0] == 0


def test_k8_two_pairs():
    at = before("k8")
    at.books(1, (4, 1, 0, 0))
    assert not at.offers("black")
    at.books(1, (4, 2, 2, 0))
    at.play("black", ("pay_colour", 0))
    assert at.legal(1) == [1, 2]


def test_k9_one_per_professor():
    at = before("k9", professors=("PM1", "PM2"))
    at.employs(1, "PM1", "PM2")
    at.books(1, (1, 0, 0, 0))
    assert not at.offers("black")
    at.books(1, (1, 1, 0, 0))
    assert at.offers("black") and picks_due(at.s, 1, COST["k9"]) == 2


def test_k12_half_the_ducats():
    at = before("k12")
    at.me(1).ducats = 7
    level = at.me(1).level
    at.play("black")
    assert at.me(1).ducats == 3 and at.me(1).level > level


def test_k13_a_master_rests():
    at = before("k13")
    at.me(1).tutors_archive, at.s.tutors_supply = 1, 5
    at.play("black", ("pick_master", 0))
    assert (at.me(1).archive, at.me(1).dormitory) == (3, 1)


def test_k14_a_master_or_tutor_leaves_for_good():
    at = before("k14")
    at.me(1).tutors_archive, at.s.tutors_supply = 1, 5
    at.play("black", ("pick_master", 1))
    assert at.s.tutors_lost == 1 and at.me(1).archive == 4 and at.me(1).tutors_archive == 0
    at = before("k14")
    at.play("black")
    assert at.me(1).masters_lost == 1 and at.me(1).archive == 3 and "master_gone" in at.told()


def test_k15_free_with_three_students():
    at = before("k15")
    at.me(1).ducats, at.me(1).points = 2, 3
    at.play("black")
    assert (at.me(1).ducats, at.me(1).points) == (0, 0)
    at = before("k15")
    at.owns(1, "ART1", "ART2")
    assert at.offers("black")


def test_k16_a_professor_or_ducats():
    at = before("k16", professors=("PM1",))
    assert not at.offers("black")
    at.employs(1, "PM1")
    at.me(1).ducats = 5
    at.play("black", ("pick_exhaust", at.slot("PM1")))
    assert at.me(1).ready[at.slot("PM1")] == 0 and at.me(1).ducats == 5
    at = before("k16")
    at.me(1).ducats = 5
    at.play("black")
    assert at.me(1).ducats == 0


def test_k18_all_masters_rest():
    at = before("k18")
    at.play("black")
    assert (at.me(1).archive, at.me(1).dormitory) == (0, 4)


def test_k19_a_professor():
    at = before("k19", professors=("PM1", "PM2"))
    at.me(1).ducats = 20
    assert not at.offers("black")
    at.employs(1, "PM1", "PM2")
    at.play("black", ("pick_exhaust", at.slot("PM2")))
    assert at.me(1).ready[at.slot("PM2")] == 0


def test_k20_free_with_a_professor():
    at = before("k20", professors=("PM1",))
    assert not at.offers("black")
    at.books(1, (1, 0, 0, 0))
    for points, offered in ((2, False), (3, True)):  # ruling 58: all of it or nothing
        at.me(1).points = points
        assert at.offers("black") == offered
    at.books(1, (0, 0, 0, 0))
    at.me(1).points = 0
    at.employs(1, "PM1")
    assert at.offers("black") and can_pay_cost(at.s, 1, COST["k20"])


def test_k21_free_with_three_busts():
    at = before("k21")
    at.me(1).points = 4
    at.play("black")
    assert at.me(1).points == 0 and at.me(1).dormitory == 1
    at = before("k21")
    for bust in range(3):
        at.me(1).busts[bust] = 1
    at.me(1).archive, at.me(1).dormitory = 0, 4
    assert at.offers("black")


# Bonuses --------------------------------------------------------------------------------------------------------------


def reaching(bonus, **more):
    """Seat 1 takes a green step onto a milestone with this bonus."""
    at = Table(4, **more)
    number = next(n for n, card in enumerate(CARDS) if card["bonus"] == bonus)
    at.s.track[number // 4] = number % 4
    at.at_level(1, 3 * (number // 4) + 1)
    at.turn(1, green=1)
    at.play("green")
    return at


def test_m1_ducats():
    assert reaching("m1").me(1).ducats == 2


def test_m2_three_different_textbooks_and_a_dictionary():
    at = reaching("m2")
    at.play(("gain_textbook", 3), ("gain_textbook", 0), ("gain_textbook", 1))
    assert list(at.me(1).books) == [1, 1, 0, 1, 1]


def test_m2_with_three_colours_is_one_of_each():
    at = Table(3)
    at.at_level(1, 4)
    at.turn(1, green=1)
    at.play("green")
    assert list(at.me(1).books) == [1, 1, 1, 0, 1]


def test_m3_points():
    assert reaching("m3").me(1).points == 3


def test_m4_a_dictionary_and_any_student():
    at = reaching("m4")
    at.play(("pick_student", STUDENT_LABELS.index("MAT3")))
    assert at.me(1).books[DICTIONARY] == 1 and at.me(1).halls == 2


def test_m5_a_professor_without_ducats():
    at = Table(4, professors=("PM1",), track=(0, 0, 0, 0, 0))
    at.at_level(1, 7)
    at.books(1, (2, 1, 1, 0))
    at.turn(1, green=1)
    at.play("green", ("pick_professor", at.slot("PM1")), ("pay_kind", 1))
    assert at.me(1).professors[at.slot("PM1")] == 1 and at.offers("free")


def test_m6_a_student_of_art_or_law():
    at = reaching("m6")
    assert STUDENT_LABELS.index("MED1") not in at.legal(1) and at.reason(1, 12) == "not offered"
    at.play(("pick_student", STUDENT_LABELS.index("LAW4")))
    assert at.me(1).halls == 2


def test_m7_two_textbooks_and_points():
    at = reaching("m7")
    at.play(("gain_textbook", 2), ("gain_textbook", 2))
    assert at.me(1).books[2] == 2 and at.me(1).points == 5


def test_m8_a_free_professor_but_not_of_art():
    at = reaching("m8", professors=("PL4", "PA1"))
    assert at.reason(1, at.slot("PA1")) == "not offered"
    at.play(("pick_professor", at.slot("PL4")))
    assert at.me(1).professors[at.slot("PL4")] == 1 and at.me(1).ducats == 0


def test_ruling_39_a_declined_recruit_is_lost():
    at = reaching("m4")
    at.play(("pick_student", 16))
    assert at.me(1).halls == 1 and at.me(1).books[DICTIONARY] == 1
