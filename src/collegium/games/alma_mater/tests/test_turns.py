"""Turns, passing, tutors, the draft, the end of a round (§4.2, §5.1, §5.3, §5.10, §8)."""

import pytest

from collegium.match.match import new

from .. import GAME
from .. import choices as c
from ..components import IGNOTUS
from ..rules.costs import ducats_due
from .positions import SPACE, YES, Table

# The draft (§4.2.1) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_go_to_the_left_and_the_last_card_joins(seats):
    match = new(GAME, seats, seed=3)
    hands = [[card for card in match.state.player[who].hand if card] for who in range(seats)]
    for turn in range(3):
        for who in range(seats):
            hand = hands[who]
            assert match.legal(who) == sorted(card - 1 for card in hand)
            match.choose(who, hand.pop(0) - 1)
        hands = [hands[who - 1] for who in range(seats)]
        if turn < 2:
            for who in range(seats):
                assert [card for card in match.state.player[who].hand if card] == hands[who]
    for who in range(seats):
        me = match.state.player[who]
        assert me.drafted[3] == hands[who][0] and not any(me.hand)
        assert match.kind(who) == "draft_drop" and len(match.legal(who)) == 4


# Turns and passing (§5.1) ---------------------------------------------------------------------------------------------


def test_passing_rests_masters_exhausts_professors_and_loses_steps():
    at = Table(4, professors=("PM3",))
    at.employs(1, "PM3")
    me = at.me(1)
    me.tutors_archive, at.s.tutors_supply = 1, 5
    at.turn(1, green=1, black=2)
    at.play("pass")
    assert (me.archive, me.dormitory, me.tutors_archive, me.tutors_dormitory) == (0, 4, 0, 1)
    assert me.passed == 1 and not any(me.ready) and (at.s.green, at.s.black) == (0, 0)
    assert at.s.active == 2 and at.match.sane() == 0


def test_turns_skip_those_who_passed_and_come_back_to_the_same_seat():
    at = Table(4)
    for who in (0, 2, 3):
        me = at.me(who)
        me.passed, me.archive, me.dormitory = 1, 0, 4
    at.turn(1)
    at.play("bishop", ("bishop_count", 0))
    assert at.s.active == 1 and at.kind(1) == "menu" and at.offers("pass")


# Tutors (§5.3, rulings 9 and 12) --------------------------------------------------------------------------------------


def test_tutors_go_home_after_the_free_lecture():
    at = Table(4, professors=("PD3",))
    me = at.me(1)
    me.tutors_archive, at.s.tutors_supply, me.ducats = 6, 0, 6
    at.books(1, (3, 2, 1, 0))
    at.turn(1)
    at.play("academy_2", ("tutor_count", 1), ("pick_professor", at.slot("PD3")))
    assert at.s.tutors_live == 1 and at.offers("free")
    at.play("free")  # no tutor is left in the supply while one lies on the space
    assert (at.s.tutors_live, at.s.tutors_supply, me.tutors_archive) == (0, 1, 5) and "tutor" not in at.told()


def test_ruling_12_tutors_at_the_bishop_do_not_count_but_erasmus_does():
    at = Table(4)
    at.gives_chancellor(1, "erasmus")
    me = at.me(1)
    me.tutors_archive, at.s.tutors_supply = 2, 4
    at.turn(1)
    at.play("bishop", ("bishop_count", 0), ("tutor_count", 1), ("use_erasmus", c.NO))
    assert me.ducats == 2 and me.bishop_count == 0 and at.s.bishop_first[0] == -1
    at.turn(1)
    at.play("bishop", ("bishop_count", 0), ("tutor_count", 1), ("use_erasmus", YES))
    assert me.ducats == 7 and me.bishop_count == 1 and at.s.bishop_first[0] == 1


# Spaces and refusals --------------------------------------------------------------------------------------------------


def test_ruling_7_at_the_top_the_press_needs_a_purchase():
    at = Table(4)
    at.at_level(1, 15)
    at.turn(1)
    assert at.why("own") == "ducats_missing" and at.why("laboratory") == "at_the_top"
    at.me(1).ducats = 1
    at.play("own")  # one textbook is all that can be bought
    assert at.me(1).ducats == 0 and at.kind(1) == "place_own"
    at.me(1).ducats = 2
    at.ask(1, c.OWN_QUANTITY)
    assert at.reason(1, 0) == "at_the_top" and at.legal(1) == [1, 2] and at.reason(1, 3) == "ducats_missing"


def test_a_space_with_an_own_master_or_too_few_masters_is_closed():
    at = Table(4)
    at.me(1).ducats = 20
    at.me(1).on_space[SPACE["park"]], at.me(1).archive = 1, 3
    at.me(0).on_space[SPACE["antiquarian"]], at.me(0).archive = 3, 1
    at.turn(1)
    assert at.why("park") == "master_there" and at.why("antiquarian") == "too_few_masters"


def test_ruling_13_books_of_an_empty_display_cost_four():
    at = Table(4)
    at.me(1).ducats = 3
    at.turn(1)
    assert at.why("colloquium") == "ducats_missing"
    at.me(1).ducats = 9
    at.play("colloquium", ("colloquium_source", 0))
    assert at.legal(1) == [0, 1]
    at.play(("colloquium_quantity", 1))
    assert at.me(1).books[0] == 2 and at.me(1).ducats == 1 and at.me(0).ducats == 0 and at.me(1).points == 0


def test_ruling_46_ignotus_is_a_university_behind_you():
    at = Table(2)
    at.at_level(IGNOTUS, 1)
    at.at_level(0, 3)
    assert ducats_due(at.s, 0, 16) == 4 and ducats_due(at.s, 1, 16) == 0
    at.at_level(1, 3)
    assert ducats_due(at.s, 0, 16) == 2 and ducats_due(at.s, 1, 16) == 2


def test_ruling_46_who_shares_your_level_is_not_behind_you():
    """The cost counts the players behind. Players in the same space are tied, even if their marker lies below."""
    at = Table(4, track=(0, 0, 0, 3, 0))  # D4: k17 first
    for seat, level in ((2, 0), (3, 9), (1, 9), (0, 10)):
        at.at_level(seat, level)
    at.me(1).ducats = 2
    at.turn(1, black=1)
    assert list(at.s.research_order) == [0, 1, 3, 2] and ducats_due(at.s, 1, 16) == 2  # seat 2 alone is behind
    at.play("black")
    assert at.me(1).ducats == 0 and at.me(1).level == 10


# The end of a round and of the game -----------------------------------------------------------------------------------


def test_ruling_57_a_tie_goes_to_the_earlier_in_turn_order():
    at = Table(3)
    for place, seat in enumerate((2, 0, 1)):
        at.s.order[place] = seat
        at.s.reputation[place] = (1, 2, 0)[place]  # 12, 5 and 0 points
    at.me(2).points, at.me(0).points = 7, 12
    assert [score.points for score in at.match.scores()] == [12, 12, 12]
    assert [score.place for score in at.match.scores()] == [2, 3, 1]


def test_the_sixth_round_has_no_income():
    at = Table(4, round_number=6)
    at.display(1, 1, 2, 3)
    at.settle(c.CHECK_STORAGE)
    assert at.match.over and at.s.round_number == 7 and at.me(1).ducats == 0 and at.match.sane() == 0
