"""The story: what is told, in how few lines, and to whom."""

import random

import pytest

import collegium
from collegium.engine import engines

from .. import GAME
from .. import choices as c
from ..components import PROJECTS
from ..rules.events import happen
from ..state import COMPLETION, DECK, FACE_DOWN, HAND, RESEARCH
from ..table import event_card
from .positions import CI, LC, LI, Desk, I, L

MOST_AT_ONCE = 60  # the kernel keeps 64 events between two choices
STYLES = {
    "any": lambda chance, legal: chance.choice(legal),
    "first": lambda chance, legal: legal[0],
    "last": lambda chance, legal: legal[-1],
    "ends": lambda chance, legal: chance.choice((legal[0], legal[-1])),
}


@pytest.mark.parametrize("variant", list(GAME.variants))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_events_between_two_choices(variant, seats):
    if engines.engine(GAME).compiled:
        engines.use(GAME)
    for seed, style in enumerate(STYLES.values()):
        chance = random.Random(seed)
        match = collegium.new("awesome_academics", seats=seats, variant=variant, seed=seed)
        heard = 0
        while not match.over:
            who = chance.choice(match.to_act)
            match.choose(who, style(chance, match.legal(who)))
            now = match.state.told
            assert now - heard < MOST_AT_ONCE
            heard = now


@pytest.mark.parametrize("variant", ["basic-full", "standard-full"])
def test_few_events_when_everything_is_cancelled_at_once(variant):
    at = Desk(seats=4, variant=variant, turn=5)
    for p in range(PROJECTS):
        at.project(p % 4, p + 1)
    for who, pair in enumerate((LC, LI, CI, LC)):
        at.me(who).money = 0
        at.researcher(who, pair)
        at.reputation(who, 30, 0, 0)
    before = len(at.told())
    at.run(c.NEXT_TURN)
    told = at.told()[before:]
    assert told.count("project-cancelled") == PROJECTS and told.count("researcher-dismissed") == 4
    assert len(told) < MOST_AT_ONCE and "salaries-paid" not in told


def test_turns_in_which_nobody_can_act_have_a_heading():
    at = Desk(seats=3, variant="basic-short", turn=2)
    for who in range(3):
        at.me(who).money = 0
    before = len(at.told())
    at.run(c.NEXT_TURN)
    assert at.match.over and at.s.turn == 30
    end = ["turn-begins", "last-turn", "order", "last-reckoning", *["final-score"] * 3]
    assert at.told()[before:] == ["turn-idle", *end]
    assert at.lines()[before] == "Turns 3 to 29: nobody can act"
    assert at.lines()[before + 2].startswith("Turn 30 is always the last: a house rule")


def test_idle_turns_with_salaries_to_pay_have_a_heading_each():
    at = Desk(seats=2, variant="basic-short", turn=2)
    at.me(0).money, at.me(1).money = 2, 0
    at.student(0, L)
    before = len(at.told())
    at.run(c.NEXT_TURN)
    assert at.lines()[before:] == ["Turn 3: nobody can act"]
    at.choose(0, 30)
    assert at.lines()[before + 1 :] == ["You pay €1 in salaries.", "Turn 4: nobody can act"]


def test_a_cancelled_project_names_what_was_lost():
    at = Desk(phase=RESEARCH)
    at.reputation(0, 5, 5, 5)
    at.project(0, 1, 2)
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    told = "is cancelled and goes back to the stock; 2L of work is lost. You choose where you lose reputation."
    assert at.lines()[-1].endswith(told)
    at.answer(0, L, I)
    assert at.told().count("project-cancelled") == 1 and "reputation-lost" not in at.told()
    assert at.lines()[-1].startswith("You lose 1L 1I reputation over Algemene")
    at = Desk(phase=RESEARCH)
    at.project(0, 1)
    at.reputation(0, 1, 9, 0)
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.lines()[-1].endswith("goes back to the stock. You lose 1L reputation.") and at.rep() == (0, 9, 0)
    at = Desk(phase=RESEARCH)
    at.project(0, 1)
    at.ask(0, c.RESEARCH_UNIT)
    at.choose(0, c.END)
    assert at.lines()[-1].endswith("no reputation to lose with it.")


def test_a_completed_project_names_its_reward():
    at = Desk(phase=RESEARCH)
    at.project(0, 1, 6, 0, 1)
    at.run(c.COMPLETE)
    assert at.lines()[-1].endswith("and receive €12!")
    at.answer(0, L, I)  # the third can only be L
    assert at.rep() == (2, 0, 1) and at.lines()[-1].endswith("brings you 2L 1I reputation.")


def test_a_student_without_a_post_names_the_points():
    at = Desk(phase=COMPLETION)
    at.student(0, I, I, I)
    at.run(c.DIPLOMAS)
    assert at.lines()[-2] == "Your PhD Student 1 graduates: €5."
    assert at.lines()[-1].startswith("No post fits, so the diploma brings you 3I reputation. PhD Student 1 leaves")


def test_idle_tracks_are_stored_in_one_line():
    at = Desk()
    at.researcher(0, LC, 1, 2), at.researcher(0, LI, 4, 1)
    at.run(c.DO_RESEARCH)
    at.choose(0, c.END)
    assert at.tok() == (4, 2, 1) and at.told().count("months-stored") == 1
    assert "You store 4L 2C 1I." in at.lines()


def test_pests_name_whose_month_is_lost_and_what_is_spared():
    """month_lost, pests_lapse."""
    at = Desk()
    i = at.researcher(0, LC, 1, 1)
    at.me().deficit = 4
    at.run(c.DO_RESEARCH)
    at.choose(0, 2 * i + 1)  # then only L is left to lose
    assert at.lines()[-3:] == [
        "Pests cost you 1 Month: Historical linguist (LC), C.",
        "Pests cost you 1 Month: Historical linguist (LC), L.",
        "You have no more Months that pests could cost you; 2 are spared.",
    ]


def test_all_cards_of_a_group_are_revealed_in_one_line():
    at = Desk(seats=2)
    for number in (2, 6, 14, 42):
        at.s.card[number - 1] = FACE_DOWN
    at.me().face_down = 4
    at.run(c.REVEAL_CARDS)
    assert "You played 2. Crowdfunding, 6. Alumni Dinner, 14. Keynote Lecture, 42. Legal Department." in at.lines()


def test_a_standard_action_is_named():
    at = Desk()
    at.tile(0, 8)
    at.resolve(0, 1, 0)
    assert at.lines()[-1] == "You use 1. Legal Department: Recruit Researcher."
    at.resolve(0, 1, 2)
    assert at.lines()[-1] == "You use 1. Legal Department with your ability: Reserve End Bonus."


def test_a_swap_tells_nobody_what_lies_face_down():
    """Cards known to be with a group are forgotten alike, in hand or face down, when one may have gone to the deck."""
    at = Desk(seats=2)
    at.slots(1, 2, 3)
    at.tile(0, 11)
    at.hand(0, 6, 7, 8)
    at.s.known[5] = at.s.known[6] = 15
    at.ask(0, c.PLAY_CARD)
    at.choose(0, 5)
    assert at.match.view(1).card[5] == at.match.view(1).card[6] == HAND
    at.answer(0, 43, 7, 40)
    assert at.place(8) == DECK and at.match.view(1).card[40] == HAND
    assert at.match.view(1).card[5] == at.match.view(1).card[6] == 22


def test_only_an_event_with_an_effect_to_come_rules_now():
    at = Desk(seats=2, turn=5)
    for event, note in ((0, "bonus-active"), (4, "bonus-happened")):
        at.s.event_now = 0
        happen(at.s, event)
        assert event_card(at.s, event).lines[-1].key == note
