"""Every student at work (§7.3), each by a test of its own, and the procedure of recruiting (§5.4)."""

import pytest

from .. import choices as c
from ..components import DICTIONARY
from ..rules import scoring
from ..rules.modifiers import capacity
from ..rules.students import place_student
from .positions import SPACE, STUDENT_LABELS, Table


def recruiting(label, *owned, ducats=0):
    """Seat 1 places this student, free, after others."""
    at = Table(4)
    at.owns(1, *owned)
    at.me(1).ducats = ducats
    at.s.active = 1
    place_student(at.s, STUDENT_LABELS.index(label), 0)
    return at


def income(at, who=1):
    before = (at.me(who).ducats, at.me(who).books[DICTIONARY])
    at.settle(c.CHECK_STORAGE)
    return at.me(who).ducats - before[0], at.me(who).books[DICTIONARY] - before[1]


def test_art1_opens_a_second_press():
    at = Table(4)
    at.owns(1, "ART1")
    at.me(1).ducats, at.me(1).on_space[SPACE["own"]], at.me(1).archive = 3, 1, 3
    at.turn(1)
    assert at.why("own") == "master_there" and at.offers("own_second")
    at.play("own_second", ("own_quantity", 2), ("place_own", 0))
    assert at.me(1).books[1] == 2 and at.me(1).on_space[SPACE["own_second"]] == 1
    assert not any(at.me(0).students) and at.reason(at.s.active, SPACE["own_second"]) == "not offered"


def test_art2_pays_and_stores():
    at = recruiting("ART2")
    assert at.me(1).ducats == 1 and capacity(at.me(1)) == 8
    assert income(at) == (1 + 4, 0)  # rank II brings 4


def test_art3_sings_for_the_bishop():
    at = Table(4)
    at.owns(1, "ART3")
    at.turn(1)
    at.play("bishop", ("bishop_count", 1))
    assert at.me(1).ducats == 5 + 2 and at.s.black == 1


def test_art4_sets_prices_now_and_every_income():
    at = recruiting("ART4")
    assert at.s.price_sets == 2
    at.go_on()  # what placing the tile left to do
    assert at.kind(1) == "price_config"
    at.then(c.TAKE_TURN, c.TURN_DONE)
    at.choose(1, 11)
    assert at.me(1).prices == 12
    at.settle(c.CHECK_STORAGE)
    assert at.kind(1) == "price_config"
    at.choose(1, 0)
    assert at.me(1).prices == 1


def test_law1_collects_dictionaries():
    at = recruiting("LAW1")
    assert at.me(1).ducats == 1 and at.me(1).books[DICTIONARY] == 1
    assert income(at) == (1 + 4, 1)


def test_law2_buys_from_two_sources():
    at = Table(4)
    at.owns(1, "LAW2")
    at.me(1).ducats = 20
    at.turn(1)
    at.play("colloquium", ("colloquium_source", 0), ("colloquium_quantity", 0))
    assert at.reason(1, 0) == "source_used" and c.STOP in at.legal(1)
    at.play(("colloquium_source", 2), ("colloquium_quantity", 1))
    assert list(at.me(1).books) == [1, 0, 2, 0, 0] and at.me(1).ducats == 8


def test_law3_steps_after_a_professor():
    at = Table(4, professors=("PM1",))
    at.owns(1, "LAW3")
    at.me(1).ducats = 5
    at.books(1, (2, 1, 1, 0))
    at.turn(1)
    at.play("academy_1", ("pick_professor", at.slot("PM1")), ("pay_kind", 1))
    assert at.s.green == 1


def test_law4_is_paid_for_later_students_only():
    assert recruiting("LAW4").me(1).ducats == 2
    assert recruiting("ART1", "LAW4").me(1).ducats == 2


def test_med1_scores_and_pays():
    at = recruiting("MED1", "ART1", "LAW2")
    assert at.me(1).points == 2 and at.me(1).ducats == 4  # halls 2 and 4 are B
    assert income(at) == (4 + 4, 0)


def test_med2_saves_a_textbook():
    at = Table(4)
    at.owns(1, "MED2")
    at.books(1, (1, 1, 0, 0))
    at.turn(1)
    at.play("campus_1", ("pay_colour", 0))
    assert at.me(1).halls == 3 and sum(at.me(1).books) == 0
    assert recruiting("MED2").me(1).points == 1


def test_med3_steps_on_blue_levels():
    at = Table(4)
    at.owns(1, "MED3")
    at.turn(1, green=1)
    at.play("green")
    assert at.me(1).level == 1 and at.s.green == 1
    assert recruiting("MED3", "ART1").me(1).points == 1


def test_med4_saves_the_ducats_of_professors():
    at = Table(4, professors=("PM1",))
    at.owns(1, "MED4")
    at.books(1, (2, 1, 1, 0))
    at.turn(1)
    assert at.offers("academy_1")
    assert recruiting("MED4").me(1).points == 1


@pytest.mark.parametrize(("label", "points"), [("MAT1", 2 * 3), ("MAT2", 3 * 2), ("MAT3", 4), ("MAT4", 2 * 2)])
def test_mathematicians_score_at_the_end(label, points):
    at = Table(4, professors=("PM1", "PD1"))
    at.owns(1, "ART1", "ART2", label)
    at.employs(1, "PM1", "PD1")
    at.at_level(1, 9)
    at.me(1).busts[0] = at.me(1).busts[1] = 1
    assert scoring.mathematics_points(at.me(1)) == points


# Recruiting -----------------------------------------------------------------------------------------------------------


def test_hall_six_brings_a_master():
    at = recruiting("ART3", "ART1", "ART2", "LAW2", "LAW3")
    assert at.me(1).halls == 6 and at.me(1).additional == 1 and at.me(1).archive == 5


def test_ruling_37_a_full_university_takes_nobody():
    at = Table(4)
    at.owns(1, *STUDENT_LABELS[:10])
    at.me(1).ducats = 50
    at.books(1, (9, 9, 9, 9), 9)
    at.turn(1)
    assert at.me(1).halls == 11 and at.why("campus_4") == "nothing_to_do_there"


def test_an_empty_stack_cannot_be_recruited_from():
    at = Table(4)
    at.books(1, (3, 3, 3, 3))
    at.s.student_stock[0] = 0
    at.turn(1)
    at.play("campus_1")
    assert at.reason(1, 0) == "stack_empty"


def test_ruling_40_steps_are_lost_at_the_end_of_a_turn():
    at = Table(4)
    at.me(1).ducats = 9
    at.turn(1)
    at.play("laboratory", ("laboratory_choice", 1), "end")
    assert at.s.green == 0 and at.s.active == 2


def test_fifteen_points_bring_a_master_once():
    at = Table(4)
    at.me(1).points, at.me(1).ducats = 9, 20
    at.turn(1)
    at.play("park")
    assert at.me(1).points == 16 and at.me(1).additional == 1 and at.me(1).reached_fifteen == 1
    at.me(1).points, at.me(1).on_space[SPACE["park"]] = 8, 0
    at.turn(1)
    at.play("park")
    assert at.me(1).points == 15 and at.me(1).additional == 1
