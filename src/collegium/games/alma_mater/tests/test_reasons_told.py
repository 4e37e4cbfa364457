"""What players are told about why: who pays first, what decides between equals, what a number counts."""

import pytest

from .. import choices as c
from ..components import COMPONENTS, IGNOTUS, PROFESSORS
from .positions import CHANCELLOR, Table


def drafted(*hands):
    """The setup cards are shown, with these hands."""
    at = Table(len(hands))
    for seat, hand in enumerate(hands):
        for place, card in enumerate(hand):
            at.me(seat).drafted[place] = card
    at.settle(c.SHOW_SETUP_CARDS)
    return at


# Setup cards and shelves ----------------------------------------------------------------------------------------------


def test_the_total_of_setup_cards_is_that_of_their_white_numbers():
    at = drafted((19, 9, 11), (1, 2, 3), (4, 5, 6))
    assert at.lines()[0] == "A shows setup cards 19, 9 and 11: white numbers 21 in all."
    assert at.lines("nl")[0] == "A toont startkaarten 19, 9 en 11: witte getallen samen 21."
    assert at.lines("es", viewer=0)[0] == "Muestras las cartas iniciales 19, 9 y 11: sus números blancos suman 21."


def test_equal_totals_tell_what_decides():
    at = drafted((9, 11, 19), (10, 12, 20), (1, 2, 3))
    assert at.lines()[3] == "Turn order, lowest total first (equal totals: lowest card first): C, A, B."
    at = drafted((9, 11, 19), (1, 2, 3), (4, 5, 6))
    assert at.lines()[3] == "Turn order, lowest total first: B, C, A."


def test_the_shelves_of_ignotus_are_told_before_those_of_the_players():
    at = Table(2)
    for place in range(7):
        at.me(IGNOTUS).shelf_points[place] = (1, 1, 1, 1, 2, 2, 3)[place]
    at.settle(c.NEXT_SHELF, 0)
    assert at.lines() == ["The shelves of Ignotus lie by points: 1 1 1 1 2 2; aside 3."]
    at = Table(3)
    at.settle(c.NEXT_SHELF, 0)
    assert at.lines() == []


# Professors and busts -------------------------------------------------------------------------------------------------


def recruited(*students, before=False):
    """Seat 1 pays for a professor, whom seat 2 has already, without having paid, if `before` says so."""
    at = Table(4, professors=("PM3",))
    if before:
        at.employs(2, "PM3")
    at.owns(1, *students)
    at.me(1).ducats = 5
    at.books(1, (2, 1, 0, 0), 1)
    at.turn(1)
    at.play("academy_1", ("pick_professor", at.slot("PM3")), ("pay_kind", 1))
    return at


def test_who_sets_the_price_is_the_first_to_pay():
    at = recruited()
    assert at.me(1).ducats == 0
    assert at.lines()[1] == "B is the first to pay for the Astronomer: 5 ducats."
    assert at.lines("nl", viewer=1)[1] == "Je bent de eerste die voor de Astronoom betaalt: 5 dukaten."
    assert at.lines("es")[1] == "Nadie había pagado aún por el Astrónomo: B paga 5 ducados."


@pytest.mark.parametrize("students", [(), ("MED4",)])
def test_a_free_recruit_before_is_the_reason_where_no_ducats_are_paid(students):
    at = recruited(*students, before=True)
    assert at.me(1).ducats == 5
    first = "B is the first to pay for the Astronomer: books only (the first recruiter paid nothing)."
    assert at.lines()[1] == first
    dutch = "Je bent de eerste die voor de Astronoom betaalt: alleen boeken (de eerste aanstelling was gratis)."
    assert at.lines("nl", viewer=1)[1] == dutch
    assert at.lines("es")[1].endswith("B paga solo libros (la primera contratación fue gratis).")


def test_the_recruiter_is_named_where_no_ducats_are_paid():
    at = recruited("MED4")
    assert at.me(1).ducats == 5
    assert at.lines()[1] == "B is the first to pay for the Astronomer: books only (thanks to the Recruiter)."
    assert at.lines("nl")[1] == "B is de eerste die voor de Astronoom betaalt: alleen boeken (dankzij de Werver)."
    assert at.lines("es")[1].endswith("B paga solo libros (gracias al Reclutador).")


def test_a_professor_of_a_milestone_is_not_thanks_to_the_recruiter():
    words = c.EVENTS.kinds[c.TOLD_FIRST_RECRUITER].words
    for professor in range(PROFESSORS):
        assert words(professor, 0, c.NO_DUCATS)["by"] == ""


def test_a_bust_tells_its_condition_not_what_the_player_has():
    at = Table(4)
    at.s.glory[0] = COMPONENTS.index("glory", "a2")
    at.s.fame[0] = CHANCELLOR["erasmus"]
    at.me(1).ducats = 28
    at.turn(1)
    at.play("bust a")
    assert at.lines()[0] == "B meets the condition of bust a (25 ducats) and takes it, and Erasmus with it."
    assert at.lines("nl")[0].startswith("B voldoet aan de voorwaarde van buste a (25 dukaten) en neemt die")
    assert at.lines("es")[0].startswith("B cumple la condición del busto a (25 ducados) y lo toma")


# Between rounds -------------------------------------------------------------------------------------------------------


def ordered(*counts):
    """The line of the turn order after so many masters at the bishop, who came in the order of their seats."""
    at = Table(len(counts))
    came = [seat for seat, count in enumerate(counts) if count]
    for place, seat in enumerate(came):
        at.s.bishop_first[place] = seat
        at.me(seat).bishop_count = counts[seat]
    at.settle(c.CHECK_STORAGE)
    return next(line for line in at.lines() if line.startswith("Turn order"))


def test_equal_masters_at_the_bishop_tell_what_decides():
    start = "Turn order by masters at the bishop"
    arrived, kept = "equal numbers: the first to arrive goes first", "without masters: the order stays"
    assert ordered(1, 2, 0) == f"{start}: B (2), A (1), C (0)."
    assert ordered(2, 2) == f"{start} ({arrived}): A (2), B (2)."
    assert ordered(0, 0, 1) == f"{start} ({kept}): C (1), A (0), B (0)."
    assert ordered(0, 1, 0, 1) == f"{start} ({arrived}; {kept}): B (1), D (1), A (0), C (0)."


def test_a_tutor_at_the_bishop_is_no_master():
    at = Table(4)
    at.me(1).tutors_archive, at.s.tutors_supply = 1, 5
    at.turn(1)
    at.play("bishop", ("bishop_count", 0), ("tutor_count", 1))
    assert at.lines()[:2] == [
        "B sends 1 tutor to: bishop (tutors do not count for the turn order).",
        "The bishop gives B 2 ducats for 1 visitor.",
    ]


def test_the_display_of_ignotus_slides_with_and_without_loss():
    for slot, end in ((1, "its leftmost book is lost"), (2, "no book is lost")):
        at = Table(2)
        at.display(IGNOTUS, slot)
        at.settle(c.CHECK_STORAGE)
        assert f"The display of Ignotus slides on; {end}." in at.lines()


def test_no_income_is_a_number_too():
    at = Table(4)
    at.settle(c.CHECK_STORAGE)
    last = [line for line in at.lines() if line.startswith("The income of D")]
    assert last == [
        "The income of D is 0 ducats: 0 from the display, 0 from students and 0 for reputation. "
        "The display slides on without loss."
    ]
