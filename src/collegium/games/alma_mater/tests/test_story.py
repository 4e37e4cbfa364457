"""What players are told: every cost and gain with its source, in the order in which it happens, and nothing else."""

import random

import pytest

from collegium.kernel import SeatName
from collegium.match.match import new
from collegium.match.story import HEADLINE, Story

from .. import GAME
from .. import choices as c
from ..components import CHANCELLORS, COMPONENTS, DICTIONARY, IGNOTUS, PRICES, SLOTS, TOP
from ..rules.ignotus import play_ignotus
from ..rules.scoring import final_points
from ..state import INCOME
from ..table import headline
from .ledger import kind_of, parts
from .positions import STUDENT_LABELS, YES, Table


def follows(lines, *wanted):
    """The sentences stand among the lines, in this order."""
    rest = iter(lines)
    for sentence in wanted:
        assert sentence in rest, f"{sentence!r} not told, or not in its place: {lines}"


# Costs and gains with their sources -----------------------------------------------------------------------------------


def test_a_student_is_named_before_the_payment_and_every_gain_has_its_source():
    at = Table(4)
    at.gives_chancellor(1, "biringuccio")
    at.books(1, (2, 1, 1, 0))
    at.turn(1)
    at.play("campus_1", ("pick_student", STUDENT_LABELS.index("LAW1")), ("pay_colour", 1))
    assert at.lines() == [
        "B sends 1 master to: campus row 1.",
        "B recruits the Lexicographer.",
        "B pays 2 × textbook of A.",
        "B pays 1 × own textbook.",
        "B pays 1 × textbook of C.",
        "The Lexicographer moves into hall 2 of B, in row B.",
        "B gains 1 ducat and 1 dictionary from the Lexicographer.",
        "B gains 3 ducats and 1 dictionary from Biringuccio.",
    ]
    assert at.lines(viewer=1)[-1] == "You gain 3 ducats and 1 dictionary from Biringuccio."
    assert at.lines("es")[5:7] == [
        "El Lexicógrafo entra en el aula 2 de B, en la fila B.",
        "B gana 1 ducado y 1 diccionario por el Lexicógrafo.",
    ]
    assert at.lines("nl")[6] == "B krijgt 1 dukaat en 1 woordenboek van de Lexicograaf."


def test_the_cost_of_a_hall_and_what_is_saved_are_told():
    at = Table(4, professors=("PL1",))
    at.owns(1, "MED2", "ART1", "ART2", "ART3", "LAW2")
    at.employs(1, "PL1")
    at.books(1, (0, 2, 0, 0))
    at.me(1).ducats = 3
    at.lecture(1, "PL1")
    at.play(("pick_student", STUDENT_LABELS.index("ART4")))
    follows(
        at.lines(),
        "The Advocate lectures for B, for 1 × own textbook.",
        "B recruits the Trader, paying 1 ducat for the hall, 2 textbooks less "
        "thanks to the Assistant and the Advocate.",
    )


def test_a_lecture_and_a_step_tell_what_they_cost_and_bring():
    at = Table(4, professors=("PD4",))
    at.employs(1, "PD4", bookmark=DICTIONARY)
    at.books(1, dictionaries=2)
    at.me(1).ducats = 2
    at.lecture(1, "PD4")
    at.play("black")  # A1, k11: 1 ducat and 1 for the printed student
    assert at.lines()[:4] == [
        "The Apothecary lectures for B, for 1 × dictionary.",
        "B gains 1 dictionary and 1 black step from the Apothecary.",
        "B uses a black step (1 ducat and 1 more per student), paying 2 ducats.",
        "B climbs to research level 1.",
    ]


def test_a_step_that_costs_nothing_is_told_as_free():
    at = Table(4, track=(0, 1, 0, 0, 0))
    at.at_level(1, 3)
    at.owns(1, "ART1", "ART2")
    at.turn(1, black=1)
    at.play("black")  # B2, k15: free with three students
    assert "B uses a black step (free with 3 students, else 2 ducats and 3 points), free of charge." in at.lines()


def test_da_vinci_is_named_for_his_step_and_for_the_bonus_again():
    at = Table(4, track=(0, 0, 0, 0, 0))
    at.gives_chancellor(1, "da_vinci")
    at.at_level(1, 1)
    at.turn(1, green=1)
    at.play("green", ("double_bonus", YES))
    assert at.lines() == [
        "B uses a green step.",
        "B climbs to research level 3.",
        "B gains 1 black step from Da Vinci.",
        "Milestone 1 brings B 2 ducats.",
        "Da Vinci repeats the bonus of milestone 1 for B: 2 ducats.",
    ]


def test_erasmus_and_the_chorister_are_named_at_the_bishop():
    at = Table(4)
    at.gives_chancellor(1, "erasmus")
    at.owns(1, "ART3")
    at.turn(1)
    at.play("bishop", ("bishop_count", 1), ("use_erasmus", YES))
    assert at.lines()[:4] == [
        "B sends 2 masters to: bishop.",
        "Erasmus counts for B as 1 master more at the bishop.",
        "The bishop gives B 8 ducats for 3 visitors.",
        "B gains 3 ducats and 1 black step from the Chorister.",
    ]


def test_agricola_and_pereira_are_named():
    at = Table(4)
    at.gives_chancellor(1, "agricola")
    at.me(2).on_space[9] = 2  # the laboratory
    at.turn(1)
    at.play("laboratory")
    assert at.lines()[-1] == "B sends 2 masters to: laboratory, 1 master fewer thanks to Agricola."
    at = Table(4)
    at.gives_chancellor(1, "pereira")
    at.me(1).ducats = 10
    at.turn(1)
    at.play("park")
    assert "B pays 10 ducats for 10 points (thanks to Pereira)." in at.lines()


def test_both_sides_of_a_sale_are_told():
    at = Table(4)
    at.gives_chancellor(2, "marschalk")
    at.display(2, 1, 2)
    at.me(1).ducats = 9
    at.turn(1)
    at.play("colloquium", ("colloquium_source", 2), ("colloquium_quantity", 2), ("pick_shelf", 12))
    follows(
        at.lines(),
        "B buys 3 × textbook of C for 9 ducats; C earns 5 ducats for 2 from the display.",
        "Marschalk brings B and C 1 point each, and C takes 1 × textbook of B.",
        "Shelf 1 of C gives B 1 point and is turned over.",
    )
    assert at.me(2).ducats == 5


def test_nobody_earns_what_is_bought_from_ignotus_or_the_supply():
    at = Table(2)
    at.display(IGNOTUS, 1)
    at.me(1).ducats = 10
    at.turn(1)
    at.play("colloquium", ("colloquium_source", IGNOTUS), ("colloquium_quantity", 1))
    assert "B buys 2 × textbook of Ignotus for 6 ducats; 1 of them from the display of Ignotus." in at.lines()
    at.turn(1)
    at.play("colloquium", ("colloquium_source", DICTIONARY))
    assert "B buys 1 × dictionary from the supply for 4 ducats." in at.lines()


def test_the_first_recruiter_is_told_before_the_price_and_the_price_before_the_professor():
    at = Table(4, professors=("PM3",))
    at.me(1).ducats = 5
    at.books(1, (2, 1, 0, 0), 1)
    at.turn(1)
    at.play("academy_1", ("pick_professor", at.slot("PM3")), ("pay_kind", 1))
    assert at.lines()[1:5] == [
        "B is the first to pay for the Astronomer: 5 ducats.",
        "B pays 2 × textbook of A, 1 × textbook of B and 1 × dictionary: the price of the Astronomer from now on.",
        "The Astronomer joins B.",
        "Lectures of the Astronomer will cost B 1 × textbook of A.",
    ]
    assert at.lines("es")[1] == "Nadie había pagado aún por el Astrónomo: B paga 5 ducados."


# Nothing is told that did not happen ----------------------------------------------------------------------------------


def ignotus(card, level=0, displayed=0):
    """What Ignotus is told to do with a card, from a level and with a display already filled from the right."""
    at = Table(2)
    at.at_level(IGNOTUS, level)
    at.display(IGNOTUS, *range(7 - displayed, 7))
    at.s.ignotus_deck[at.s.ignotus_left - 1] = card
    play_ignotus(at.s)
    at.match._listen()
    return at


def test_ignotus_climbs_only_the_steps_he_takes():
    at = ignotus(6, level=13)  # three steps, one of which is left
    assert at.lines()[0] == "Ignotus shows card 6 and climbs 1 step, from research level 13 to 15; 2 steps are lost."
    at = ignotus(1, level=TOP)
    assert at.lines()[0] == "Ignotus shows card 1 and stays at the top of the research track; 2 steps are lost."
    at = ignotus(1)
    assert at.lines()[0] == "Ignotus shows card 1 and climbs 2 steps, from research level 0 to 3."


def test_ignotus_prints_only_what_fits():
    assert ignotus(1).lines()[1] == "Ignotus prints 4 textbooks for his display."
    at = ignotus(1, displayed=5)
    assert at.lines()[1] == "Ignotus prints 1 textbook for his display; there is no room for 3 more."
    assert at.lines("es")[1] == "Ignotus imprime 1 manual para su escaparate; no hay sitio para 3 más."
    at = ignotus(1, displayed=6)
    assert at.lines()[1] == "Ignotus prints nothing: his display is full; there is no room for 4 more."


def test_a_lecture_that_can_do_nothing_says_so():
    at = Table(4, professors=("PM1",))
    at.employs(1, "PM1")
    at.books(1, (0, 1))
    at.display(1, 1, 2, 3, 4, 5, 6)
    at.lecture(1, "PM1")
    assert "B gains nothing from the Engraver." in at.lines()
    at = Table(4, professors=("PD3", "PL4"))
    at.employs(1, "PD3", "PL4")
    at.books(1, (0, 2))
    at.s.tutors_supply = at.me(1).archive = 0
    at.lecture(1, "PD3")
    assert "B gains nothing from the Physician." in at.lines()
    at.lecture(1, "PL4")
    assert "B gains nothing from the Treasurer." in at.lines()


def test_an_additional_master_has_a_reason_and_a_third_is_not_told():
    at = Table(4)
    at.me(1).ducats, at.me(1).points = 10, 8
    at.turn(1)
    at.play("park")
    assert "An additional master joins B for reaching 15 points." in at.lines()
    at = Table(4)
    at.me(1).ducats, at.me(1).points, at.me(1).additional = 10, 8, 2
    at.turn(1)
    at.play("park")
    assert at.lines()[-1] == "B has both additional masters already: none for reaching 15 points."


# What happens by itself -----------------------------------------------------------------------------------------------


def test_passing_tells_what_rests_and_whether_it_was_forced():
    at = Table(4, professors=("PM3",))
    at.employs(1, "PM3")
    at.turn(1)
    at.play("pass")
    assert at.lines()[0] == "B passes: 4 masters to the dormitory and 1 professor exhausted."
    at = Table(4)
    at.me(1).archive = 0
    at.turn(1)
    at.play("pass")
    assert at.lines()[0] == "B has no action left and passes."


def test_steps_that_lapse_and_tutors_that_leave_have_a_line():
    at = Table(4)
    at.me(1).tutors_archive, at.s.tutors_supply = 1, 5
    at.turn(1)
    at.play("laboratory", ("tutor_count", 1), ("laboratory_choice", 1))
    assert at.lines()[:3] == [
        "B sends 1 tutor to: laboratory.",
        "B gains 1 green step from the laboratory.",
        "1 tutor of B goes back to the supply.",
    ]
    at.play("end")
    assert at.lines()[3] == "B leaves 1 green step unused."


def test_the_end_of_a_round_tells_order_ranks_homecoming_and_income():
    at = Table(2)
    at.at_level(IGNOTUS, 3)
    at.display(1, 1, 6)
    at.display(IGNOTUS, 1)
    at.owns(1, "LAW1")
    at.gives_chancellor(1, "copernicus")
    me = at.me(1)
    me.bishop_count, me.on_space[12], me.archive, me.dormitory = 2, 2, 0, 2
    at.s.bishop_first[0] = 1
    at.settle(c.CHECK_STORAGE)
    follows(
        at.lines(),
        "Round 2 of 6: end of the round",
        "Turn order by masters at the bishop: B (2), A (0).",
        "Book reputation: I Ignotus, II A, III B.",
        "Back home for B: 2 masters from the spaces and 2 masters from the dormitory.",
        "Round 2 of 6: income",
        "The display of Ignotus slides on; its leftmost book is lost.",
        "The income of B is 7 ducats and 1 dictionary: 4 from the display (thanks to Copernicus), 1 from students "
        "and 2 for reputation. The display slides on and loses its leftmost book.",
        "Round 3 of 6: actions",
    )


def test_income_belongs_to_the_round_that_ends():
    at = Table(4, round_number=3)
    at.s.phase = INCOME
    assert at.match.say(headline(at.s)) == "Round 2 of 6, income"


def test_the_end_tells_every_bonus_by_its_source():
    at = Table(4, round_number=6, professors=("PM3", "PD2"))
    at.employs(1, "PM3", "PD2")
    at.owns(1, "MAT4", "ART1", "ART3")
    at.at_level(1, 6)
    at.books(1, (3, 0, 0, 0), 1)
    at.me(1).points, at.me(1).ducats = 31, 5
    at.me(1).busts[0] = at.me(1).busts[1] = 1
    at.s.fame[0], at.s.fame[1] = 7, 8
    at.settle(c.CHECK_STORAGE)
    assert at.match.over
    follows(
        at.lines(),
        "Final scoring",
        "B has 31 points on the prestige track, and scores 2 for ducats and textbooks, 1 for dictionaries and 12 for "
        "book reputation.",
        "B scores 4 for milestones × professors, 7 for professors, 4 for mathematics students, 4 for halls A × B and "
        "7 for busts: 72 in all.",
        "B wins with 72 points.",
    )
    assert final_points(at.s, 1) == 72


def test_a_tie_is_told_with_what_decides_it():
    at = Table(2, round_number=6)
    at.s.order[0], at.s.order[1] = 1, 0
    at.at_level(0, 1)
    at.me(1).points = 12
    at.at_level(IGNOTUS, 3)
    at.me(0).points, at.me(1).points = 7, 12
    at.settle(c.CHECK_STORAGE)
    assert at.lines()[-1] == "B wins with 12 points, as the first in turn order among equals."


# Chapters and settings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_headings_stand_where_phases_begin(seats):
    match, luck = new(GAME, seats, seed=12), random.Random(12)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    headings = [line.text for line in Story(match).lines() if line.sort == HEADLINE]
    wanted = [f"Set-up: {phase}" for phase in ("choosing setup cards", "choosing chancellors", "arranging shelves")]
    wanted.append("Set-up: starting resources")
    for number in range(1, 7):
        wanted += [f"Round {number} of 6: {phase}" for phase in ("actions", "end of the round", "income")]
    assert headings == [*wanted[:-1], "Final scoring"]


def told_settings(match, found):
    """What was told to be so from now on: chancellors, bookmarks, prices, order and ranks."""
    for event in match.events():
        args, who = event.text.args if not event.silent else {}, event.who
        if event.key == "chancellor":
            found["chancellor", who] = args["chancellor"].key
        elif event.key == "bookmark":
            found["bookmark", who, args["professor"].key] = kind_of(args["books"], who)
        elif event.key == "price_set":
            found["price", args["professor"].key] = [kind_of(each, who) for each in parts(args["books"])]
        elif event.key == "prices":
            found["prices", who] = args["prices"]
        elif event.key == "first_order":
            found["order"] = [each.seat for each in args["order"]]
        elif event.key == "order":
            found["order"] = [each.args["player"].seat for each in args["order"]]
        elif event.key == "reputation":
            owners = [each.args["owner"] for each in args["owners"]]
            found["ranks"] = [each.seat if isinstance(each, SeatName) else IGNOTUS for each in owners]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_settings_told_are_those_on_the_table(seats):
    for seed in range(4):
        match, luck = new(GAME, seats, seed=50 + seed), random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            options = [o for o in match.legal(seat) if match.kind(seat) != "menu" or o != c.M_PASS]
            match.choose(seat, luck.choice(options or match.legal(seat)))
        s, told = match.state, told_settings(match, {})
        assert told["order"] == list(s.order)[:seats] and told["ranks"] == list(s.reputation)[: s.colours]
        for who in range(seats):
            me = s.player[who]
            assert told["chancellor", who] == f"chancellor-{COMPONENTS.rows['chancellor'][me.chancellor]['key']}"
            assert told.get(("prices", who), " ".join(map(str, PRICES[0]))) == " ".join(map(str, PRICES[me.prices]))
            for slot in range(SLOTS):
                key = f"professor-{COMPONENTS.rows['professor'][s.professor_in[slot]]['key']}"
                assert told.get(("bookmark", who, key), -1) == me.bookmark[slot]
                assert told.get(("price", key), [-1, -1, -1]) == list(s.professor_price[slot])


def test_lists_end_with_and_in_every_language():
    at = Table(4)
    at.s.fame[1] = CHANCELLORS - 1
    at.owns(1, "ART1")
    at.turn(1, green=1, black=2)
    at.play("pass")
    assert at.lines()[1] == "B leaves 1 green step and 2 black steps unused."
    assert at.lines("nl")[1] == "B laat 1 groene stap en 2 zwarte stappen ongebruikt."
    assert at.lines("es")[1] == "B deja sin usar 1 paso verde y 2 pasos negros."


# Labels and zones -----------------------------------------------------------------------------------------------------


def test_with_alberti_a_lecture_is_offered_without_a_book():
    at = Table(4, professors=("PM3",))
    at.employs(1, "PM3")
    at.turn(1)
    lecture = c.M_LECTURE + at.slot("PM3")
    words = {option.id: option.label() for option in at.match.options(1)}
    assert words[lecture] == "Let the Astronomer lecture, for 1 × own textbook"
    at.gives_chancellor(1, "alberti")
    words = {option.id: option.label() for option in at.match.options(1)}
    assert words[lecture] == "Let the Astronomer lecture, without a book"


def test_a_seat_shows_the_points_on_the_track_and_those_if_it_ended_now():
    at = Table(4)
    at.me(1).points, at.me(1).ducats = 7, 8
    zone = next(zone for zone in at.match.zones(0) if zone.seat == 1)
    assert zone.score == 7 and zone.if_ended == final_points(at.s, 1) == 16
