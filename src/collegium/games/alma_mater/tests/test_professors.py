"""Every professor lectures (§7.5), each by a test of its own, and the rulings about recruiting and lecturing."""

import pytest

from collegium.draw.stage import Use

from .. import choices as c
from ..components import DICTIONARY
from ..rules.modifiers import professor_ducats
from ..stage.academy import price_shown
from ..stage.looks import look_professor
from ..stage.people import price_marks
from ..stage.rows import professor as professor_row
from ..table import professor_cost
from .positions import LABELS, SPACE, STUDENT_LABELS, Table


def lecturing(label, **books):
    """Seat 1 gives a lecture; its bookmark is paid in dictionaries."""
    at = Table(4, professors=(label,))
    at.employs(1, label, bookmark=DICTIONARY)
    at.books(1, **({"dictionaries": 1} | books))
    at.me(1).ducats = 9  # so that the turn does not end by itself when there are steps
    return at


def test_pm1_fills_the_display():
    at = lecturing("PM1")
    at.display(1, 3)
    at.lecture(1, "PM1")
    assert list(at.me(1).shelf_book) == [1] * 6 and at.me(1).ready[at.slot("PM1")] == 0


def test_pm2_activates_a_space_with_an_own_master():
    at = lecturing("PM2")
    at.me(1).on_space[SPACE["laboratory"]], at.me(1).archive = 1, 3
    at.lecture(1, "PM2")
    assert at.legal(1) == [SPACE["laboratory"], c.DECLINE_SPACE]
    assert at.reason(1, SPACE["park"]) == "no_master_there"
    at.play(("activate", SPACE["laboratory"]), ("laboratory_choice", 0))
    assert at.s.black == 3 and at.me(1).on_space[SPACE["laboratory"]] == 1


def test_pm2_at_the_bishop_counts_one_master_and_no_erasmus():
    at = lecturing("PM2")
    at.gives_chancellor(1, "erasmus")
    at.owns(1, "ART3")
    at.me(1).on_space[SPACE["bishop"]], at.me(1).archive, at.me(1).bishop_count = 2, 2, 2
    at.lecture(1, "PM2")
    at.play(("activate", SPACE["bishop"]))
    assert at.me(1).ducats == 9 + 2 + 1 and at.s.black == 1 and at.me(1).bishop_count == 2


def test_pm3_gives_three_black_steps():
    at = lecturing("PM3")
    at.lecture(1, "PM3")
    assert at.s.black == 3


def test_pm4_cleans_up_the_display_even_with_copernicus():
    at = lecturing("PM4")
    at.gives_chancellor(1, "copernicus")
    at.display(1, 1, 4)
    at.lecture(1, "PM4")
    assert at.me(1).ducats == 11 and list(at.me(1).shelf_book) == [0, 0, 1, 0, 0, 0]


def test_pd1_recruits_for_a_textbook_less():
    at = lecturing("PD1", textbooks=(1, 1, 0, 0))
    at.lecture(1, "PD1")
    assert at.reason(1, STUDENT_LABELS.index("LAW1")) == "books_missing"
    at.play(("pick_student", STUDENT_LABELS.index("ART2")), ("pay_colour", 0))
    assert at.me(1).halls == 2 and sum(at.me(1).books) == 0 and at.me(1).archive == 4


def test_pd2_gives_a_green_step():
    at = lecturing("PD2")
    at.lecture(1, "PD2")
    assert at.s.green == 1


def test_pd3_welcomes_a_tutor_while_there_are_any():
    at = lecturing("PD3")
    at.lecture(1, "PD3")
    assert at.me(1).tutors_archive == 1 and at.s.tutors_supply == 5
    at = lecturing("PD3")
    at.s.tutors_supply, at.s.tutors_lost = 0, 6
    at.lecture(1, "PD3")
    assert at.me(1).tutors_archive == 0


def test_pd4_gives_a_dictionary_and_a_black_step():
    at = lecturing("PD4")
    at.lecture(1, "PD4")
    assert at.me(1).books[DICTIONARY] == 1 and at.s.black == 1


@pytest.mark.parametrize(
    ("label", "points", "paid", "left"),
    [("ART1", 1, 2, 2), ("LAW1", 2, 3, 3), ("MED2", 3 + 1, 4, 2), ("MAT1", 4, 3, 0)],
)
def test_pl1_gives_points_by_faculty_for_a_textbook_less(label, points, paid, left):
    at = lecturing("PL1", textbooks=(4, 4, 4, 4), dictionaries=3)
    at.lecture(1, "PL1")
    at.play(("pick_student", STUDENT_LABELS.index(label)))
    while at.kind(1) in ("reduce", "pay_colour"):
        at.choose(1, at.legal(1)[0])
    assert at.me(1).points == points and sum(list(at.me(1).books)[:4]) == 16 - paid
    assert at.me(1).books[DICTIONARY] == left


@pytest.mark.parametrize(
    ("option", "ducats", "points"), [(0, 15, 15), (1, 10, 20), (2, 25, 9), (3, 30, 8), (4, 20, 10)]
)
def test_pl2_exchanges(option, ducats, points):
    at = lecturing("PL2")
    at.me(1).ducats, at.me(1).points = 20, 10
    at.lecture(1, "PL2")
    at.play(("exchange", option))
    assert (at.me(1).ducats, at.me(1).points) == (ducats, points)


def test_pl3_gives_three_books():
    at = lecturing("PL3")
    at.lecture(1, "PL3")
    at.play(("gain_textbook", 0), ("place_own", 1))
    assert list(at.me(1).books) == [1, 0, 0, 0, 1] and at.me(1).shelf_book[5] == 1


def test_pl4_pays_for_masters_in_the_archive():
    at = lecturing("PL4")
    at.me(1).tutors_archive, at.s.tutors_supply = 1, 5
    at.lecture(1, "PL4")
    assert at.me(1).ducats == 9 + 10


def test_pa1_scores_masters_in_the_archive():
    at = lecturing("PA1")
    at.lecture(1, "PA1")
    assert at.me(1).points == 4


def test_pa2_scores_the_display():
    at = lecturing("PA2")
    at.display(1, 2, 3)
    at.lecture(1, "PA2")
    assert at.me(1).points == 2


def test_pa3_scores_students_in_a_halls():
    at = lecturing("PA3")
    at.owns(1, "ART1", "ART2", "LAW1")
    at.lecture(1, "PA3")
    assert at.me(1).points == 2


def test_pa4_scores_professors():
    at = lecturing("PA4")
    at.employs(1, *(LABELS[at.s.professor_in[slot]] for slot in (0, 2, 7)))
    at.lecture(1, "PA4")
    assert at.me(1).points == 2 + 2 + 1 + 1


# Recruiting and lecturing ---------------------------------------------------------------------------------------------


def test_a_lecture_needs_its_book_and_a_ready_professor():
    at = lecturing("PM3", dictionaries=0)
    at.turn(1)
    word = f"lecture {at.slot('PM3')}"
    assert at.why(word) == "book_missing"
    at.me(1).books[DICTIONARY], at.me(1).ready[at.slot("PM3")] = 1, 0
    assert at.why(word) == "exhausted"


def test_ruling_27_later_recruiters_pay_the_same_kinds():
    at = Table(4, professors=("PM1",))
    slot = at.slot("PM1")
    for part, kind in enumerate((0, 1, DICTIONARY)):
        at.s.professor_price[slot][part] = kind
    at.books(2, (0, 2, 2, 2), 2)
    at.turn(2)
    assert at.why("academy_1") == "nothing_to_do_there"
    at.books(2, (2, 1, 0, 0), 1)
    at.play("academy_1")
    assert at.me(2).professors[slot] == 1 and sum(at.me(2).books) == 0 and at.me(2).bookmark[slot] == 0


def test_ruling_17_a_skipped_lecture_leaves_the_professor_ready():
    at = Table(4, professors=("PM1",))
    at.me(1).ducats = 5
    at.books(1, (2, 1, 1, 0))
    at.turn(1)
    at.play("academy_1", ("pick_professor", at.slot("PM1")), ("pay_kind", 1), "skip")
    assert at.me(1).ready[at.slot("PM1")] == 1


def test_ruling_61_an_exhausted_newcomer_cannot_lecture():
    at = Table(4, professors=("PM1",), track=(0, 0, 0, 0, 2))  # E3: k19
    at.at_level(1, 12)
    at.me(1).ducats = 5
    at.books(1, (2, 1, 1, 0))
    at.turn(1, black=1)
    at.play("academy_1", ("pick_professor", at.slot("PM1")), ("pay_kind", 1), "black")
    assert at.me(1).level == 13 and at.me(1).ready[at.slot("PM1")] == 0
    at.gives_chancellor(1, "paracelsus")
    at.s.active = 1
    at.ask(1, c.MENU, c.LECTURE_OPEN, at.slot("PM1"))
    at.then(c.TAKE_TURN, c.TURN_DONE)
    assert at.why("free") == "exhausted" and at.offers("skip")
    at.play(f"ready {at.slot('PM1')}")
    assert at.offers("free")


def test_ruling_63_the_doubled_recruit_lectures_first():
    at = Table(4, professors=("PM1", "PM3"), track=(0, 0, 0, 1, 0))  # D2: m8
    at.gives_chancellor(1, "da_vinci")
    at.at_level(1, 10)
    at.turn(1, green=1)
    at.play("green", ("pick_professor", at.slot("PM1")), ("double_bonus", 0), ("pick_professor", at.slot("PM3")))
    assert at.s.owed[1].b == at.slot("PM3") and at.offers("free")
    at.play("skip", ("set_bookmark", 1))
    assert at.s.owed[1].b == at.slot("PM1") and at.offers("free")


# A professor whom somebody recruited free -----------------------------------------------------------------------------


def recruited_free():
    """Seat 1 took the Accountant (m8) before any price was set; seat 2 has the books for him, but no ducat."""
    at = Table(4, professors=("PM4",), track=(0, 0, 0, 1, 0))
    at.at_level(1, 10)
    at.turn(1, green=1)
    at.play("green", ("pick_professor", at.slot("PM4")), "skip", ("set_bookmark", 1))
    at.books(2, (2, 1, 1, 0))
    at.begun = len(at.match.told)
    return at, at.slot("PM4")


def test_ruling_28_nobody_pays_ducats_for_a_professor_that_somebody_recruited_free_before():
    """Ducats are due only if no other player has recruited the professor before; the books still set the price."""
    at, slot = recruited_free()
    assert professor_ducats(at.s, at.me(2), slot, c.NORMAL) == 0
    at.turn(2)
    at.play("academy_1", ("pay_kind", 1))  # the Geometer beside him costs ducats, so there is nothing to pick
    assert at.me(2).ducats == 0 and at.me(2).professors[slot] == 1 and list(at.s.professor_price[slot]) == [0, 1, 2]
    at.books(3, (2, 1, 1, 0))
    at.me(2).on_space[SPACE["academy_1"]] = 0
    at.turn(3)
    at.play("academy_1")  # the price is set, so nothing is asked
    assert at.me(3).professors[slot] == 1 and sum(at.me(3).books) == 0


def test_ruling_28_a_professor_whom_nobody_has_costs_ducats():
    at, slot = recruited_free()
    at.me(2).ducats = 4
    assert professor_ducats(at.s, at.me(2), 1 - slot, c.NORMAL) == 5
    at.turn(2)
    at.ask(2, c.PICK_PROFESSOR, c.NORMAL, SPACE["academy_1"])
    assert at.legal(2) == [slot] and at.reason(2, 1 - slot) == "ducats_missing"


def test_ruling_28_is_told_and_shown():
    at, slot = recruited_free()
    at.turn(2)
    s = at.match.view(2)
    assert price_shown(s, slot) == () and price_shown(s, 1 - slot) == (-1, -1, -1)
    assert [amount.icon for amount in professor_cost(s, slot)] == ["book"]
    drawn = [
        [mark.art for mark in price_marks(price, 3, 98, 120, 22) if isinstance(mark, Use)] for price in ((), (-1,))
    ]
    assert drawn == [["icon-book"], ["icon-coin", "icon-book"]]
    assert "no more ducats" in at.match.say(look_professor(s, 2, slot).lines[1])
    at.ask(2, c.PICK_PROFESSOR, c.NORMAL, SPACE["academy_1"])
    (option,) = at.match.options(2, refused=False)
    heading = professor_row(at.match.view(2), 2, option).heading
    assert at.match.say(heading) == "Mathematics: no ducats, books in the pattern 2·1·1"
    at.play(("pick_professor", slot), ("pay_kind", 1))
    assert "C is the first to pay for the Accountant: books only (the first recruiter paid nothing)." in at.lines()
