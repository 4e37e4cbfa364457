"""What happens by itself, what fails and what is paid back has a line; refusals say how much is missing."""

import pytest

from collegium.match.story import HEADLINE, Story

from .. import choices as c
from ..components import PROJECTS
from ..rules.scoring import points_of
from ..state import OUT_OF_GAME, RESEARCH, SALARY
from ..table import group_zone
from .positions import CI, LC, LI, C, Desk, I, L

ACCEPT = 7


# Attacks --------------------------------------------------------------------------------------------------------------


def test_an_attack_names_its_cost_then_the_reaction_then_the_refund():
    at = Desk(seats=2)
    at.me(0).money = 9
    at.hand(1, 9)
    at.resolve(0, 7, 1)
    at.choose(1, 1)
    assert at.lines()[-4:] == [
        "You use the special action of 7. Pest Attack.",
        "You aim 7. Pest Attack at Bob for €2.",
        "Bob defends with 9. Legal Department, from the hand.",
        "Your attack on Bob is stopped. You get back €2.",
    ]
    assert at.me(0).money == 9


def test_tokens_paid_for_a_stopped_attack_are_told_and_come_back():
    at = Desk(seats=2)
    at.tokens(0, 0, 0, 3)
    at.project(1, 1, 3)
    at.played(1, 42)
    at.resolve(0, 15, 1)
    at.choose(1, 4)
    assert at.lines()[-4:] == [
        "You aim at Algemene Nederlandse Spraakkunst (6L 1I) of Bob.",
        "You pay 2I.",
        "Bob defends with 42. Legal Department, already played.",
        "Your attack on Bob is stopped. You get back 2I.",
    ]
    assert at.tok() == (0, 0, 3)


@pytest.mark.parametrize("number, face", [(7, 1), (36, 2)])
def test_a_die_that_fails_has_a_line(number, face):
    at = Desk(seats=2)
    at.me(0).money = 9
    at.researcher(1, LC), at.researcher(1, LI)
    at.resolve(0, number, 1, face)
    if number == 36:
        at.choose(0, 0)
    assert at.lines()[-1].endswith("does nothing to Bob: your attack fails.")


def test_a_defence_only_halves_an_audit():
    """attack_halved."""
    at = Desk(seats=2)
    at.me(1).money = 9
    at.tokens(0, 2, 0, 0)
    at.hand(1, 1)
    at.resolve(0, 21, 1)
    at.dice(5)
    at.choose(1, 0)
    assert at.lines(1)[-3:] == ["That only halves what you lose.", "Ada rolls a 5.", "The audit costs you €2."]


def test_immunity_is_declared_once_and_holds():
    """immunity_declared, immunity_holds."""
    at = Desk(seats=2)
    at.me(0).money = 9
    at.tile(1, 12)
    at.resolve(0, 7, 1)
    at.choose(1, 5)
    assert at.lines(1)[-2].startswith("You use your ability: you are immune")
    at.resolve(0, 34, 1)
    assert at.lines(1)[-2:] == ["You are still immune to attacks.", "The attack on Bob is stopped. Ada gets back €2."]


def test_an_attack_that_nobody_stops_says_so():
    at = Desk(seats=2)
    at.me(0).money = 9
    at.hand(1, 2)
    at.resolve(0, 7, 1)
    at.dice(6)
    at.choose(1, ACCEPT)
    assert at.lines()[-3:] == ["Bob lets it happen.", "You roll a 6.", "Bob will lose 2 Months in the next research."]


def test_a_smear_campaign_that_backfires():
    """backfires, smeared."""
    at = Desk(seats=2)
    at.tokens(0, 6, 0, 0)
    at.reputation(0, 4, 0, 0)
    at.resolve(0, 25, 1, 1)
    assert at.lines()[-4:] == [
        "You pay 6L.",
        "You roll a 1.",
        "25. Smear Campaign backfires: you are to lose 3 reputation.",
        "You lose 3L reputation.",
    ]


def test_an_exposed_card_names_its_penalty_and_what_was_lost():
    """card_exposed, fined."""
    at = Desk(seats=2)
    at.open(1, 12)
    at.tokens(0, 1, 0, 0)
    at.me(1).money = 5
    at.resolve(0, 13, 1)
    assert at.lines(1)[-2:] == [
        "Your 12. Creative Accounting is exposed and discarded! The penalty: €12.",
        "You lose €5.",
    ]


def test_a_stolen_card_is_named_to_thief_and_victim_only():
    """card_stolen, card_missed."""
    at = Desk(seats=3)
    at.hand(1, 6)
    at.tokens(0, 2, 0, 0)
    at.resolve(0, 40, 1)
    at.choose(1, ACCEPT)
    seen = [at.lines(viewer)[-3:-1] for viewer in range(3)]
    assert "6. Alumni Dinner" in seen[0][0] and "6. Alumni Dinner" not in seen[0][1]
    assert "6. Alumni Dinner" not in seen[1][0] and "6. Alumni Dinner" in seen[1][1]
    assert not any("Alumni" in line for line in seen[2])


def test_an_erased_month_names_its_owner():
    """month_erased."""
    at = Desk(seats=2)
    at.tokens(0, 0, 0, 2)
    at.project(1, 1, 2)
    at.resolve(0, 15, 1, 3)
    assert (
        at.lines()[-1] == "You erase 1 Month of Linguistics (L) from Algemene Nederlandse Spraakkunst (6L 1I) of Bob."
    )


# By itself ------------------------------------------------------------------------------------------------------------


def test_who_cannot_pay_for_a_project_passes_with_a_line():
    at = Desk(seats=2)
    at.me(0).money, at.me(1).money = 3, 6
    at.run(c.ACQUIRE)
    assert at.lines()[-1] == "You have only €3 of the €5 for a project and pass." and at.kind(1) == "buy-project"
    at.me(1).money = 0
    at.run(c.ACQUIRE)
    assert at.lines()[-2:] == ["Turn 2: Project Acquisition", "Nobody has €5 for a project."]


def test_an_offer_that_runs_out():
    """stock_empty, no_student_left, offer_refilled."""
    at = Desk(seats=2)
    for p in range(1, PROJECTS):
        at.s.project[p].place = OUT_OF_GAME
    at.s.stock = 1
    at.me(0).money = 9
    at.run(c.ACQUIRE)
    for j in range(12):
        at.s.student[j].place = 0
    at.choose(0, 0)
    assert at.lines()[-3:] == [
        "You buy Algemene Nederlandse Spraakkunst (6L 1I) from the offer for €5.",
        "No PhD Student is left in stock for you.",
        "There are no more projects to buy.",
    ]


def test_a_project_with_an_extension_is_spared():
    """project_spared."""
    at = Desk(phase=RESEARCH)
    at.project(0, 1).extended = 1
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.lines()[-1].endswith("but its deadline was extended.") and at.me().projects == 1


def test_research_tells_months_levels_and_what_is_lost():
    at = Desk(seats=2)
    i = at.researcher(0, LI, 2, 4)
    at.student(0)
    at.project(0, 1, 5)
    at.run(c.DO_RESEARCH)
    assert "Months of your staff: 2L 3I and 1 of any kind." in at.lines()
    at.answer(0, 2 * i, 0)
    assert at.lines()[-1].endswith("(6L 1I); 1 more is lost. The track rises to level 3.")
    at.answer(0, 2 * i + 1, 2)
    assert at.lines()[-1].endswith("(6L 1I); 2 more are lost. The track stays at level 4.")
    at.choose(0, c.END)
    assert at.lines()[-1] == "1 Month of your staff goes to waste."


def test_a_swap_with_the_discard_pile_is_public_and_with_the_deck_is_not():
    """card_fetched, card_salvaged."""
    for place, named in ((1, False), (5, True)):
        at = Desk(seats=2)
        at.tile(0, 11)
        at.hand(0, 6)
        at.s.card[39] = place
        at.ask(0, c.PLAY_CARD)
        at.hand(0, 7)
        at.answer(0, 43, 5, 39)
        told = at.lines(1)[-1]
        assert "40. Office Espionage" in told and ("6. Alumni Dinner" in told) == named
        assert "6. Alumni Dinner" in at.lines(0)[-1]


def test_an_open_card_that_is_not_used():
    at = Desk()
    at.open(0, 10)
    at.tokens(0, 1, 0, 0)
    at.ask(0, c.ACTIVATE, 9)
    at.choose(0, 3)
    assert at.lines()[-1] == "You make no use of your open 10. Translation Bureau."


def test_all_points_of_the_end_are_told():
    at = Desk(seats=2)
    at.layout(4, 5)
    at.s.event[0] = 4
    at.reputation(0, 3, 0, 1)
    at.me(0).money, at.me(1).money = 12, 40
    at.researcher(0, LC, 3, 2)
    at.completed(1, 2)
    at.run(c.LAST_CANCELLATIONS)
    assert at.match.over and at.lines()[-5:] == [
        "You score for end bonuses: most reputation in Linguistics (5 points). Together 5 points.",
        "You do not meet what you reserved: most completed projects.",
        "You score 4 for reputation, 5 for bonuses, 1 for 5 Experience and 1 for €12: 11 points.",
        "Bob scores for end bonuses: most money (5 points). Together 5 points.",
        "Bob scores 0 for reputation, 5 for bonuses, 0 for 0 Experience and 4 for €40: 9 points.",
    ]


# Points now and if it ended now ---------------------------------------------------------------------------------------


def test_a_seat_shows_its_reputation_now_and_its_points_if_it_ended_now():
    at = Desk(seats=2, variant="basic-short")
    at.reputation(0, 4, 0, 1)
    at.me(0).money = 30
    at.researcher(0, CI, 2, 2)
    zone = group_zone(at.s, 0, 0)
    assert (zone.score, zone.if_ended) == (5, 5 + 1 + 3)
    at.project(0, 1)
    assert group_zone(at.s, 0, 0).if_ended == 5 + 1 + 3 - 2  # a project in play would be cancelled
    at.s.over = 1
    zone = group_zone(at.s, 0, 0)
    assert (zone.score, zone.if_ended) == (points_of(at.s, 0), None)


# Refusals -------------------------------------------------------------------------------------------------------------


def test_refusals_say_how_much_is_missing():
    at = Desk(phase=RESEARCH)
    at.project(0, 1)
    at.me().money, at.me().hired = 3, 2
    at.ask(0, c.RESEARCH_UNIT)
    assert [at.refusal(0, c.CONSULTANT, lang) for lang in ("en", "nl", "es")] == [
        "You need €1 more.", "Je hebt nog €1 nodig.", "Te falta 1 €.",
    ]  # fmt: skip
    at = Desk(phase=SALARY)
    at.researcher(0, LC, 4, 4), at.researcher(0, LC, 2, 2)
    at.me().money = 6
    at.ask(0, c.PAY_SALARIES)
    assert at.refusal(0, 30) == "The salaries cost €8: you need €2 more, or let somebody go first."
    at.researcher(0, LI, 4, 4)
    assert at.refusal(0, 30) == "Only one researcher with level 8 may stay: let 1 other go first."


@pytest.mark.parametrize(
    "number, option, words",
    [
        (3, 0, "You need 2 more stored Months."),
        (2, 0, "You need 1 more stored Month of one discipline."),
        (14, 1, "You need 2 more stored Months of one discipline."),
        (24, 1, "You need 1C 1I more."),
        (36, 1, "You need €6 more."),
        (25, 1, "You need 5 more stored Months."),
    ],
)
def test_a_card_says_what_it_lacks(number, option, words):
    at = Desk(seats=2)
    at.tokens(0, 1, 0, 0)
    at.me(0).money = 0
    at.researcher(1, LC), at.researcher(1, LI)
    at.played(0, number)
    at.ask(0, c.RESOLVE, number - 1)
    assert at.refusal(0, option) == words


def test_tokens_of_one_discipline_are_missing():
    at = Desk(seats=2)
    at.tokens(0, 2, 1, 0)
    at.ask(0, c.PAY_SAME, 2, 1)
    assert at.refusal(0, C) == "You need 1 more stored Month of that discipline."
    assert at.refusal(0, I, "es") == "Te faltan 2 meses guardados de esa disciplina." and at.legal(0) == [L]


# Paragraphs -----------------------------------------------------------------------------------------------------------


def test_what_all_do_at_once_is_a_paragraph_of_each_as_long_as_it_goes_on():
    at = Desk(seats=2)
    units = [2 * at.researcher(who, LC) for who in (0, 1)]
    at.run(c.DO_RESEARCH)
    before = len(Story(at.match).lines())
    for who, track in ((0, 0), (0, 1), (1, 0), (0, None), (1, 1)):
        at.choose(who, c.END if track is None else units[who] + track)  # there is nothing but the store to go to
    told = Story(at.match).lines()[before:]
    assert [(line.of, line.turn) for line in told] == [(0, True), (0, False), (1, True), (1, False)]


def test_every_phase_has_a_heading_before_anything_happens_in_it():
    at = Desk(seats=2)
    at.tokens(0, 2, 0, 0)
    at.run(c.TEACH)
    at.choose(0, c.TEACH_ALL)
    headings = [line.text for line in Story(at.match).lines() if line.sort == HEADLINE]
    assert headings[-1] == "Turn 2: Teaching" and at.lines()[-1] == "You teach with 2L and receive €2."
    at.run(c.TEACH)  # nobody has anything to teach with: no empty chapter
    assert at.lines()[-1] == "You teach with 2L and receive €2."
