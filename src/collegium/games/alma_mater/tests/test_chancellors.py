"""Every chancellor (§7.12), each by a test of its own, and the hall of fame (§5.9, §7.13)."""

import pytest

from .. import choices as c
from ..components import DICTIONARY, GLAREANUS
from ..rules.masters import masters_needed
from ..rules.students import place_student
from ..state import CHANCELLOR
from .positions import CHANCELLOR as NAMED
from .positions import SPACE, STUDENT_LABELS, Table


def with_chancellor(name, **more):
    at = Table(4, **more)
    at.gives_chancellor(1, name)
    return at


def has(at, ducats):
    at.me(1).ducats = ducats


def test_glareanus_scores_lectures_before_their_effect():
    at = with_chancellor("glareanus", professors=("PA1",))
    at.employs(1, "PA1")
    at.books(1, (0, 1, 0, 0))
    at.me(1).points = 14
    at.lecture(1, "PA1")
    assert at.me(1).points == 15 + 5 and at.me(1).archive == 5  # the fifteenth point's master is counted (ruling 62)


def test_glareanus_draws_a_fourth_setup_card():
    at = Table(3, round_number=1)
    s = at.s
    s.phase, s.setup_left = CHANCELLOR, 24
    for card in range(24):
        s.setup_deck[card] = card + 1
    for chancellor in (0, 1, 2, 3):
        s.offer[chancellor] = 1
    at.settle(c.NEXT_CHANCELLOR, 0)
    at.choose(0, GLAREANUS)
    assert at.kind(0) == "extra_setup" and [option + 1 for option in at.legal(0)] == [22, 23, 24]
    at.choose(0, 23)
    assert s.player[0].setup_cards[3] == 24 and sorted(s.player[0].dropped)[1:] == [22, 23]
    at.choose(1, 1)
    at.choose(2, 2)
    assert s.fame[0] == 3  # the last one left


def test_biringuccio_rewards_students_in_b_halls():
    at = with_chancellor("biringuccio")
    at.s.active = 1
    for label, dictionaries, ducats in (("ART1", 1, 3), ("ART3", 1, 3), ("LAW2", 2, 6)):
        place_student(at.s, STUDENT_LABELS.index(label), 0)
        assert (at.me(1).books[DICTIONARY], at.me(1).ducats) == (dictionaries, ducats)


def test_erasmus_counts_once_a_round():
    at = with_chancellor("erasmus")
    at.turn(1)
    at.play("bishop", ("bishop_count", 0), ("use_erasmus", 0))
    assert at.me(1).ducats == 5 and at.me(1).bishop_count == 2
    at.turn(1)
    at.play("bishop", ("bishop_count", 0))
    assert at.me(1).ducats == 7


def test_marschalk_thanks_only_for_displayed_books():
    at = with_chancellor("marschalk")
    at.me(0).ducats = 8
    at.turn(0)
    at.play("colloquium", ("colloquium_source", 1), ("colloquium_quantity", 0))
    assert at.me(1).points == at.me(0).points == 0
    at.display(1, 6)
    at.turn(0)
    at.play("colloquium", ("colloquium_source", 1))
    assert at.me(1).points == 1 and at.me(1).books[0] == 1 and at.me(0).points == 1 + 2


def test_da_vinci_steps_once_a_turn():
    at = with_chancellor("da_vinci")
    at.me(1).ducats = 9
    at.turn(1, green=1)
    at.play("green")
    assert at.s.black == 1 and at.s.da_vinci_turn == 1
    at.play("black")
    assert at.s.black == 0


def test_copernicus_doubles_the_display():
    at = with_chancellor("copernicus")
    at.display(1, 5, 6)
    at.settle(c.CHECK_STORAGE)
    assert at.me(1).ducats == 4 + 4  # and rank II


def test_paracelsus_readies_once_a_round():
    at = with_chancellor("paracelsus", professors=("PM3", "PM1"))
    at.employs(1, "PM3", "PM1")
    for slot in range(8):
        at.me(1).ready[slot] = 0
    at.turn(1)
    at.play(f"ready {at.slot('PM3')}")
    assert at.me(1).ready[at.slot("PM3")] == 1
    assert at.why(f"ready {at.slot('PM3')}") == "is_ready" and at.why(f"ready {at.slot('PM1')}") == "paracelsus_used"


def test_pereira_improves_the_park():
    at = with_chancellor("pereira")
    at.me(1).ducats = 10
    at.turn(1)
    at.play("park")
    assert at.me(1).ducats == 0 and at.me(1).points == 10


@pytest.mark.parametrize(("name", "prices"), [("pereira", (2, 4, 6)), ("agricola", (3, 6, 9))])
def test_pereira_improves_the_antiquarian(name, prices):
    for trade, price in enumerate(prices):
        at = with_chancellor(name)
        at.me(1).ducats = 10
        at.turn(1)
        at.play("antiquarian", ("trade", trade))
        while at.kind(1) == "gain_textbook":
            at.choose(1, 0)
        assert at.me(1).ducats == 10 - price and at.me(1).books[DICTIONARY] == trade


@pytest.mark.parametrize(("masters", "ducats"), [(1, 3), (2, 7), (3, 11)])
def test_pereira_improves_the_bishop(masters, ducats):
    at = with_chancellor("pereira")
    at.turn(1)
    at.play("bishop", ("bishop_count", masters - 1))
    assert at.me(1).ducats == ducats


@pytest.mark.parametrize(("choice", "steps"), [(0, (0, 4)), (1, (1, 1))])
def test_pereira_improves_the_laboratory(choice, steps):
    at = with_chancellor("pereira")
    at.me(1).ducats = 9
    at.turn(1)
    at.play("laboratory", ("laboratory_choice", choice))
    assert (at.s.green, at.s.black) == steps


def test_agricola_needs_one_master_fewer():
    at = with_chancellor("agricola")
    at.me(0).on_space[SPACE["park"]] = 1
    assert masters_needed(at.s, 1, SPACE["park"]) == 1 and masters_needed(at.s, 2, SPACE["park"]) == 2


def test_alberti_lectures_without_books():
    at = with_chancellor("alberti", professors=("PM3",))
    at.me(1).ducats = 9
    at.employs(1, "PM3", bookmark=-1)
    at.lecture(1, "PM3")
    assert at.s.black == 3


def test_a_bust_lends_its_chancellor():
    at = Table(4)
    at.s.glory[0], at.s.fame[0] = 2, NAMED["agricola"]
    at.me(1).ducats = 25
    at.me(0).on_space[SPACE["park"]] = 1
    at.turn(1)
    assert masters_needed(at.s, 1, SPACE["park"]) == 2
    at.play("bust a")
    assert at.me(1).archive == 5 and masters_needed(at.s, 1, SPACE["park"]) == 1
    assert at.reason(1, c.M_BUST) == "not offered"


def test_ruling_50_a_bust_after_two_additional_masters():
    at = Table(4)
    at.s.glory[0] = 2
    at.me(1).ducats, at.me(1).additional, at.me(1).archive = 25, 2, 6
    at.turn(1)
    at.play("bust a")
    assert at.me(1).busts[0] == 1 and at.me(1).archive == 6


def test_bust_b_brings_books():
    at = Table(4)
    at.s.glory[1] = 2
    at.owns(1, *STUDENT_LABELS[:6])
    at.turn(1)
    at.play("bust b", ("gain_textbook", 3))
    assert at.me(1).books[DICTIONARY] == 2 and at.me(1).books[3] == 1


@pytest.mark.parametrize(("tile", "nearly", "enough"), [
    ("a0", lambda at: at.at_level(1, 7), lambda at: at.at_level(1, 9)),
    ("a1", lambda at: (at.books(1, dictionaries=3), has(at, 15)), lambda at: at.books(1, dictionaries=4)),
    ("a1", lambda at: (at.books(1, dictionaries=4), has(at, 14)), lambda at: has(at, 15)),
    ("a2", lambda at: has(at, 24), lambda at: has(at, 25)),
    ("b0", lambda at: (at.owns(1, "MED1", "MED2", "ART1"), at.at_level(1, 6)), lambda at: at.owns(1, "MAT1")),
    ("b0", lambda at: (at.owns(1, "MED1", "MED2", "MAT1"), at.at_level(1, 4)), lambda at: at.at_level(1, 6)),
    ("b1", lambda at: at.owns(1, "ART1", "LAW1", "MED1", "MED2"), lambda at: at.owns(1, "MAT1")),
    ("b2", lambda at: at.owns(1, *STUDENT_LABELS[:5]), lambda at: at.owns(1, STUDENT_LABELS[5])),
    ("c0", lambda at: at.employs(1, "PL1", "PM1", "PD1"), lambda at: at.employs(1, "PA1")),
    ("c1", lambda at: at.employs(1, "PM1", "PM2", "PD1"), lambda at: at.employs(1, "PL1")),
    ("c2", lambda at: (at.employs(1, "PM1", "PM2"), at.owns(1, "ART1", "ART2", "LAW1", "LAW2")),
     lambda at: at.employs(1, "PD1")),
    ("c2", lambda at: (at.employs(1, "PM1", "PM2", "PD1"), at.owns(1, "ART1", "ART2", "LAW1", "MED1")),
     lambda at: at.owns(1, "LAW2")),
])  # fmt: skip
def test_every_glory_tile(tile, nearly, enough):
    at = Table(4, professors=("PM1", "PM2", "PD1", "PL1", "PL2", "PA1"))
    at.s.glory["abc".index(tile[0])] = int(tile[1])
    at.turn(1)
    nearly(at)
    assert at.why(f"bust {tile[0]}") == "glory_not_reached"
    enough(at)
    assert at.offers(f"bust {tile[0]}")
