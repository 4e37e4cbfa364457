"""Refusals: every one ends with a full stop in every language, and says how much is missing."""

import random

import pytest

from collegium.kernel import LEGAL
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import new

from .. import GAME
from .. import choices as c
from ..components import DICTIONARY, STUDENT_DICTIONARIES, STUDENT_FACULTY
from ..rules.fame import glory_missing
from ..rules.missing import glory_lacks, price_missing, textbooks_missing
from ..rules.modifiers import textbooks_saved
from ..rules.professors import professor_verdict
from ..rules.students import affordable_faculties, is_free
from .positions import SPACE, STUDENT_LABELS, Table, menu_option


def why(at, option, lang="en", who=1):
    """What the seat reads beside an option it may not choose."""
    option = menu_option(option) if isinstance(option, str) else option
    return at.refusal(who, option, lang)


def test_masters_missing_are_counted():
    at = Table(4)
    at.me(2).on_space[SPACE["laboratory"]], at.me(1).archive = 3, 2
    at.turn(1)
    assert why(at, "laboratory") == "You need 2 more masters in your archive."
    assert why(at, "laboratory", "nl") == "Je hebt nog 2 meesters in je archief nodig."
    assert why(at, "laboratory", "es") == "Te faltan 2 maestros en tu archivo."
    at.play("bishop")
    assert why(at, 2) == "You need 1 more master in your archive."


@pytest.mark.parametrize(
    ("kind", "about", "option", "missing"),
    [
        (c.TRADE, SPACE["antiquarian"], 2, 8),  # 9 ducats
        (c.TRADE, SPACE["park"], 3, 9),
        (c.COLLOQUIUM_SOURCE, 0, c.DICTIONARIES_SOURCE, 3),
        (c.COLLOQUIUM_QUANTITY, DICTIONARY, 1, 7),
        (c.OWN_QUANTITY, 0, 5, 4),
        (c.EXCHANGE, 0, 1, 9),
        (c.PICK_EXHAUST, 15, c.PAY_DUCATS, 4),  # k16
        (c.PICK_PROFESSOR, c.NORMAL, 0, 4),  # mathematics
    ],
)
def test_ducats_missing_are_counted_at_every_question(kind, about, option, missing):
    at = Table(4, professors=("PM1",))
    at.me(1).ducats = 1
    at.s.active = 1
    at.ask(1, kind, about, SPACE["academy_1"] if kind == c.PICK_PROFESSOR else 0)
    assert why(at, option) == f"You need {missing} more ducats."
    assert why(at, option, "es") == f"Te faltan {missing} ducados." and why(at, option, "nl").endswith("dukaten nodig.")


def test_ducats_missing_for_a_space():
    at = Table(4)
    at.me(1).ducats = 1
    at.turn(1)
    assert why(at, "antiquarian") == "You need 2 more ducats." and why(at, "park") == "You need 9 more ducats."
    assert why(at, "colloquium") == "You need 3 more ducats."
    at.display(2, 1)
    assert why(at, "colloquium", "es") == "Te falta 1 ducado."


def test_points_halls_and_ranks():
    at = Table(4, round_number=2)
    at.me(1).points = 1
    at.s.active = 1
    at.ask(1, c.EXCHANGE)
    assert why(at, 3) == "You need 1 more point." and why(at, 3, "nl") == "Je hebt nog 1 punt nodig."
    at.owns(1, "ART1", "ART2", "ART3", "LAW1", "LAW2", "LAW3")
    at.books(1, (9, 9, 9, 9), 9)
    at.ask(1, c.PICK_STUDENT, 3)
    assert why(at, STUDENT_LABELS.index("LAW4")) == "You need 2 more ducats for the next hall."
    at.me(1).ducats = 2
    at.choose(1, STUDENT_LABELS.index("LAW4"))
    assert why(at, 3) == "This needs a colour of rank II or better."


def test_books_missing_are_the_fewest_that_would_do():
    at = Table(4)
    at.books(1, (1, 1, 0, 0))
    at.s.active = 1
    at.ask(1, c.PICK_STUDENT, 0)
    assert why(at, STUDENT_LABELS.index("ART1")) == "You need 1 more fitting textbook."
    assert why(at, STUDENT_LABELS.index("MAT1")) == "You need 2 more fitting textbooks and 2 more dictionaries."
    assert why(at, STUDENT_LABELS.index("MAT1"), "es") == "Aún necesitas 2 manuales adecuados y 2 diccionarios."
    at.ask(1, c.PAY_COLOUR, 0, 2)
    assert why(at, 3) == "You need 2 more books of this kind."


def test_a_lecture_names_its_book():
    at = Table(4, professors=("PM3",))
    at.employs(1, "PM3", bookmark=2)
    at.turn(1)
    assert why(at, c.M_LECTURE + at.slot("PM3")) == "This lecture costs 1 × textbook of C, and you have none."


@pytest.mark.parametrize(
    ("track", "level", "told"),
    [
        ((0, 0, 0, 0, 0), 1, "3 more ducats"),  # A1, k4
        ((3, 0, 0, 0, 0), 1, "1 more dictionary"),  # A4, k1
        ((1, 0, 0, 0, 0), 1, "2 more fitting textbooks"),  # A2, k2
        ((2, 0, 0, 0, 0), 0, "1 master in your archive"),  # A3, k13
        ((0, 1, 0, 0, 0), 3, "2 more ducats and 3 more points"),  # B2, k15
        ((0, 0, 2, 0, 0), 6, "a ready professor or 5 more ducats"),  # C3, k16
        ((0, 0, 0, 2, 0), 10, "a ready professor"),  # D3, k19
    ],
)
def test_a_step_names_what_its_cost_lacks(track, level, told):
    at = Table(4, track=track)
    at.at_level(1, level)
    at.me(1).archive = 0
    at.turn(1, black=1)
    assert why(at, "black") == f"For the next level you still need {told}."


def test_a_bust_names_what_its_tile_lacks():
    at = Table(4)
    at.s.glory[0], at.s.glory[1], at.s.glory[2] = 1, 1, 2
    at.owns(1, "ART1", "MED1")
    at.me(1).ducats = 14
    at.turn(1)
    assert why(at, "bust a") == "For this bust you still need 1 more ducat and 4 more dictionaries."
    assert why(at, "bust b") == "For this bust you still need students of law and mathematics."
    assert why(at, "bust c") == "For this bust you still need 3 more students of art or law and 3 more professors."
    assert why(at, "bust a", "es") == "Para este busto aún necesitas 1 ducado y 4 diccionarios."


def check_refusal(match, seat, option):
    """Books are missing exactly where the rules say that the cost cannot be paid."""
    s, kind = match.view(seat), match.kind(seat)
    me = s.player[seat]
    if kind == "pick_student" and option.text.key == "option-pick_student" and not is_free(s.owed[seat].a):
        faculty = int(STUDENT_FACULTY[option.id])
        lack = textbooks_missing(s, seat, faculty, int(textbooks_saved(me, s.owed[seat].a)))
        short = STUDENT_DICTIONARIES[faculty] > me.books[DICTIONARY]
        payable = int(affordable_faculties(s, me, s.owed[seat].a)) >> faculty & 1
        assert (lack == 0 and not short) == payable
    if kind == "pick_professor" and option.id < 8 and s.owed[seat].a == c.NORMAL:
        legal = professor_verdict(s, me, option.id, c.NORMAL) == LEGAL
        assert not legal or price_missing(s, seat, option.id) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_ends_like_the_others_and_names_a_true_number(seats):
    match, luck = new(GAME, seats, seed=31), random.Random(seats)
    seen = set()
    while not match.over:
        seat = luck.choice(match.to_act)
        for option in match.options(seat):
            for lang in LANGUAGES if not option.legal else ():
                words = option.why_not(lang)
                assert words.endswith(".") and words[0].isupper() and " 0 " not in words, words
                seen.add(words)
            check_refusal(match, seat, option)
        s = match.state
        for bust in range(3):
            lacks, without = glory_lacks(s, seat, bust)
            assert (sum(lacks.values()) + len(without) > 0) == (glory_missing(s, s.player[seat], bust) > 0)
        options = [o for o in match.legal(seat) if match.kind(seat) != "menu" or o != c.M_PASS]
        match.choose(seat, luck.choice(options or match.legal(seat)))
    assert len(seen) > 30
