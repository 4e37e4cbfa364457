"""What the story says beyond the sums of the ledger: in which order, and that what happens by itself has a line."""

import random

import pytest

from collegium.kernel import TURN
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import new
from collegium.match.story import HEADLINE, Story
from collegium.match.testing import Position

from .. import GAME
from .. import choices as c
from ..components import BONUSES, EVENT_POOL, GENERALISTS, ROUNDS, TEAMS
from .positions import Turn, borrowed, champion, conjurer, glue, guru, liberator, wizard


def keys(at, since):
    return [event.key for event in at.match.events(since)]


class Heard:
    """A position and how much of its story has been heard."""

    def __init__(self, at):
        self.at, self.since = at, len(at.match.told)

    def keys(self):
        return keys(self.at, self.since)

    def says(self, lang="en", viewer=-1):
        return self.at.news(self.since, lang, viewer)


# ----------------------------------------------------------------------------------------------------- rounds and turns


def test_a_game_is_told_in_chapters_from_its_set_up_to_its_end():
    match, luck = new(GAME, 3, seed=4), random.Random(4)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    lines = Story(match).lines()
    heads = [line.text for line in lines if line.sort == HEADLINE]
    assert heads[0] == "Setting up" and heads[-1] == "The end, after 6 rounds" and len(heads) == ROUNDS + 2
    assert all(head.startswith(f"Round {k} of 6: ") for k, head in enumerate(heads[1:-1], 1))
    for event in match.events():  # whatever is told between two turns is told as nobody's
        assert event.opens == TURN or event.key not in ("turn_began", "round_ended_dry", "round_ended_idle")
    ends = [k for k, line in enumerate(lines) if line.sort != HEADLINE and line.text.startswith("Round ")]
    assert len(ends) == ROUNDS and all(lines[k].turn and lines[k].of == -1 for k in ends)
    assert all(line.of == line.who for line in lines if " raises a " in line.text or " hires a " in line.text)


def test_a_round_opens_with_its_four_numbers_and_what_it_closes():
    at = Position(GAME, seats=2)
    for seat in range(2):
        at.choose(seat, 0)
    opening = next(event for event in at.match.events() if event.key == "round_laid")
    event = at.s.events[10] - 1
    for lang in LANGUAGES:
        assert all(str(int(n)) in opening.label(lang) for n in EVENT_POOL[event])
    told = at.told()
    assert told.index("round_began") < told.index("round_laid") < told.index("turn_began")


def test_what_an_event_closes_is_said_in_words():
    match = new(GAME, 2, seed=3)
    for code, words in ((TEAMS, "No collaborations"), (BONUSES, "no bonuses"), (GENERALISTS, "stay at home")):
        text = match._event((0, GAME.events.kinds.index(kind("round_laid")), 0, 1, code, 0), -1)
        assert words in text.label()


def kind(key):
    return next(event for event in GAME.events.kinds if event.key == key)


def test_the_second_dry_type_is_told_before_the_round_ends_and_that_before_the_next():
    at = Turn(wizard(3), conjurer(0), guru(0), driver=3, pool=(4, 1, 1, 5))
    at.gather(wizard(3), conjurer(0), guru(0))
    heard = Heard(at)
    at.done()
    assert heard.keys() == [
        "crew_complete", "own_took", "team_collected", "ran_dry", "ran_dry", "ran_dry", "round_ended_dry",
        "standing", "standing", "round_began", "round_laid", "turn_began",
    ]  # fmt: skip
    said = heard.says()
    assert said[3] == "The pool has no FAIR data left (the first empty type; at 2 the round ends)."
    assert said[5] == "The pool has no citizen science left."
    assert said[6] == (
        "Round 1 ends because these types are empty: FAIR data, software and citizen science. Lost: 5 publishing."
    )


def test_a_type_that_was_dry_before_is_not_told_again():
    at = Turn(conjurer(2), pool=(0, 2, 5, 5))
    heard = Heard(at)
    at.choose(0, c.SOLO)
    assert heard.keys()[:3] == ["went_solo", "ran_dry", "round_ended_dry"]
    assert heard.says()[1] == "The pool has no software left."


def test_turns_without_collecting_are_counted_out_loud():
    """Who may collect and does not is told apart from who cannot; after two laps the round ends, and why is told."""
    at = Turn(wizard(1), rivals=((conjurer(0),),))
    heard = Heard(at)
    at.choose(0, c.NO_COLLECTION)
    assert heard.says()[0] == "1 chooses not to collect (turns in a row without collecting: 1 of 4)."
    at = Turn(wizard(0), driver=6)
    at.s.idle = 3
    heard = Heard(at)
    at.choose(0, c.NO_COLLECTION)
    assert heard.keys()[:2] == ["could_not_collect", "round_ended_idle"]
    assert heard.says()[0] == "1 can collect nothing this turn (turns in a row without collecting: 4 of 4)."
    ended = heard.says()[1]
    assert ended.startswith("Round 1 ends because nobody has collected for 4 turns in a row: a house rule. Lost: 9")


def test_who_wins_is_told_and_a_shared_win_as_such():
    for credits, sentences in (
        ((7, 9, 9), {"2 shares the win: 2 players have the most credits, 9 each.",
                     "3 shares the win: 2 players have the most credits, 9 each."}),
        ((7, 9, 8), {"2 wins with the most credits: 9."}),
    ):  # fmt: skip
        at = Turn(rivals=((), ()), pool=(0, 0, 1, 1))
        at.s.current_round = ROUNDS
        for seat, held in enumerate(credits):
            at.s.player[seat].credits = held
        heard = Heard(at)
        at.settle(c.END_TURN)
        assert at.match.over and set(heard.says()[5:]) == sentences
        assert heard.keys()[:5] == ["round_ended_dry", "standing", "standing", "standing", "game_ended"]


# --------------------------------------------------------------------------------------------------------------- step 1


def test_a_turn_without_any_improvement_says_so():
    at = Turn(wizard(4), driver=6)
    at.s.deck_left = 0
    at.owe(c.DEVELOP)
    assert at.legal(0) == [c.NO_DEVELOPMENT]
    heard = Heard(at)
    at.choose(0, c.NO_DEVELOPMENT)
    assert heard.keys()[0] == "nothing_improved"
    assert heard.says()[0] == "1 has nothing left to improve this turn."


def test_a_single_role_that_rises_by_one_says_that_no_other_can():
    at = Turn(wizard(4), conjurer(3))
    at.owe(c.DEVELOP)
    heard = Heard(at)
    at.choose(0, c.RAISE_TWO)
    assert heard.says()[:2] == ["1 raises a Code Conjurer from level 3 to 4.", "None of 1's other roles can rise."]


def test_the_last_card_of_the_deck_is_told_as_such():
    at = Turn(wizard(0))
    at.s.deck_left = 2
    for ending in ("1 card stays in the role deck.", "that was the last card of the role deck."):
        at.owe(c.DEVELOP)
        heard = Heard(at)
        at.choose(0, c.HIRE)
        assert heard.says()[0].endswith(ending)


# --------------------------------------------------------------------------------------------------------------- step 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("share", "paid"), [(0, "lender_unpaid"), (1, "lender_paid")])
def test_a_crew_is_told_from_its_call_to_what_everybody_gets(share, paid, lang):
    at = Turn(glue(0), wizard(2), driver=2, rivals=((conjurer(1),),))
    heard = Heard(at)
    at.choose(0, c.TEAM)
    for option in (glue(0), wizard(2), borrowed(conjurer(1))):
        at.choose(0, option)
    at.choose(0, share)
    assert heard.keys()[:9] == [
        "crew_called", "invited", "invited", "borrowed", "crew_complete", "borrowed_took", "own_took",
        "team_collected", paid,
    ]  # fmt: skip
    assert len(set(heard.says(lang)[:9])) == 9


def test_what_a_crew_takes_adds_up_in_words():
    at = Turn(glue(0), wizard(2), wizard(1), champion(1), driver=4, rivals=((conjurer(1),),))
    at.gather(glue(0), wizard(2), wizard(1), champion(1), borrow_from=(1, conjurer(1)))
    heard = Heard(at)
    at.done()
    at.choose(0, 1)
    at.choose(0, 2)
    at.choose(0, 0b1100)
    assert heard.says()[:6] == [
        "1's crew is complete: combined level 5. Bonuses of its Specialists: 2 FAIR data and 1 software. "
        "Base that its collectors can take and share out: 4.",
        "The Code Conjurer (level 1) borrowed from 2 takes 1 software of the base.",
        "1's 2 Data Wizards take 2 FAIR data of the base.",
        "1's Transparency Champion (level 1) takes 1 citizen science and 1 publishing (base: 1, bonus: 1).",
        "In all 1's crew takes 4 FAIR data, 2 software, 1 citizen science and 1 publishing: 8 credits for 1.",
        "2 gets 1 of 1's credits, because the borrowed card took more than one resource.",
    ]
    assert at.credits == (7, 1)


def test_the_lender_is_spoken_to():
    at = Turn(glue(1), driver=3, rivals=((conjurer(2),),)).gather(glue(1), borrow_from=(1, conjurer(2)))
    heard = Heard(at)
    at.done()
    assert "You get 1 of 1's credits, because your card took more than one resource." in heard.says(viewer=1)


def test_a_champion_without_bonus_may_take_nothing():
    cards = (champion(1), liberator(2))
    at = Turn(*cards, driver=2, closed=BONUSES).gather(*cards)
    heard = Heard(at)
    at.done()
    at.choose(0, 2)
    assert heard.keys()[:4] == ["crew_complete", "own_took", "champion_took_nothing", "team_collected"]
    assert "Bonificaciones de sus Especialistas: ninguna." in heard.says("es")[0]
    assert heard.says("es")[2] == "El Paladín de la Transparencia (nivel 1) de 1 no toma nada."


# ------------------------------------------------------------------------------------------------------------- refusals


def test_a_crew_that_is_too_low_says_how_many_levels_are_missing():
    at = Turn(wizard(1), conjurer(2), driver=3).gather(wizard(1))
    assert at.refusal(0, c.DONE) == "Your crew needs 2 more levels to reach your Driver."
    assert at.refusal(0, c.DONE, "nl") == "Je ploeg heeft nog 2 niveaus nodig om je aanjager te halen."
    assert at.refusal(0, c.DONE, "es") == "A tu cuadrilla le faltan 2 niveles para llegar al de tu Motor."


def test_no_crew_says_whether_levels_or_resources_are_missing():
    levels = "No crew is possible: all levels together are 2 short of your Driver's 5."
    assert Turn(wizard(1), glue(1), driver=5, rivals=((conjurer(1), champion(4)),)).refusal(0, c.TEAM) == levels
    assert Turn(wizard(3), champion(4), driver=5, closed=GENERALISTS).refusal(0, c.TEAM) == levels
    assert Turn(wizard(3), champion(4), driver=5).refusal(0, c.TEAM) == ""
    short = Turn(liberator(2), driver=2, pool=(9, 9, 9, 2))
    assert short.refusal(0, c.TEAM) == (
        "No crew is possible: for any crew that reaches your Driver's 2 there is too little to take."
    )


def test_a_crew_that_finds_too_little_says_how_much():
    at = Turn(wizard(2), wizard(1), glue(0), driver=2, pool=(2, 9, 9, 9), rivals=((guru(3),),)).gather(
        wizard(2), glue(0)
    )
    assert at.refusal(0, c.DONE) == "For this crew's base the pool lacks 1 resource."


def test_a_closed_door_names_its_event():
    at = Turn(wizard(2), closed=TEAMS)
    at.s.events[10] = 8
    assert at.refusal(0, c.TEAM) == "This round's event does not allow it: Campus Lockdown."


def test_shares_say_what_is_left_and_what_would_be_missing():
    cards = (wizard(3), conjurer(3))
    at = Turn(*cards, driver=4, pool=(3, 9, 9, 9)).gather(*cards).done()
    assert at.kind(0) == "share_own"
    assert at.refusal(0, 0) == "Then 1 of the base would remain that nobody could take."
    assert at.refusal(0, 3) == "The pool lacks 1 FAIR data."
    assert at.refusal(0, 4) == "At most 3 can be taken here."
    at = Turn(champion(2), pool=(0, 4, 1, 3))
    at.owe(c.SOLO_TYPES, champion(2))
    assert at.refusal(0, 0b1111) == "At most 2 can be taken here."
    assert at.refusal(0, 0b0011) == "The pool lacks 1 FAIR data."
    at = Turn(champion(2), champion(2), driver=3).gather(champion(2), champion(2)).done()
    assert at.kind(0) == "share_champion"
    assert at.refusal(0, 0b1111) == "At most 3 can be taken here."
    assert at.refusal(0, 0b0001) == "Then 1 of the base would remain that nobody could take."
    at = Turn(wizard(4), champion(1), driver=2).gather(wizard(4), champion(1))
    at.done()
    assert at.refusal(0, 3) == "That is too much: only 2 of the base is left."


def test_a_card_that_cannot_rise_so_much_and_a_bonus_without_its_unit():
    at = Turn(wizard(3), conjurer(0))
    at.owe(c.RAISE_BY_TWO)
    assert at.refusal(0, wizard(3)) == "At level 3 it cannot rise that much: 4 is the highest level."
    at = Turn(wizard(2), conjurer(0), driver=2, pool=(9, 0, 9, 9)).gather(wizard(2))
    assert at.refusal(0, conjurer(0)) == "For its bonus the pool lacks 1 software."


def test_every_refusal_ends_like_a_sentence():
    luck = random.Random(6)
    for seed in range(4):
        match = new(GAME, 2 + seed, seed=seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            for option in match.options(seat):
                if not option.legal:
                    assert option.why_not(LANGUAGES[match.number % 3]).endswith(".")
            match.choose(seat, luck.choice(match.legal(seat)))
