"""What is told: in order, with every amount, nothing that did not happen; refusals; how a solo game ended."""

import random
from itertools import pairwise

import pytest

from collegium.engine import engines
from collegium.kernel.flow import RING
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import new
from collegium.match.story import HEADLINE, Story

from .. import GAME
from .. import choices as c
from ..components import BLOCKS, EMPTY, NEAR_STOP, ROUNDS
from ..state import PEIO
from .bench import Bench, block, counter, hold, kind, levy, publish, react_smear, settle, use

# Buying --------------------------------------------------------------------------


def test_a_purchase_is_told_before_who_reacts_and_why_it_falls_through():
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "care")
    at.s.reserve[0] = kind("q3")
    at.pool(effort=3, data=1)
    at.main()
    assert at.news_of(0, c.AT_BUY) == ["1 wants to buy Paper Q3 for 3 effort and 1 data."]
    assert at.news_of(1, levy("care")) == [
        "2 levies 2 effort on 1 with Care duties, which goes to 2's own discard pile.",
        "1 loses 2 effort from the pool.",
        "1's purchase of Paper Q3 falls through and costs nothing: 2 effort short.",
    ]


def test_a_purchase_is_announced_alike_whether_or_not_anybody_can_react():
    """§13: from the announcement nobody can tell what a rival holds."""
    heard = []
    for holds in ("care", "work"):
        at = Bench()
        at.hand(0, "work")
        at.hand(1, holds)
        at.s.reserve[0] = kind("q3")
        at.pool(effort=3, data=1)
        at.main()
        heard.append(at.news_of(0, c.AT_BUY)[0])
    assert heard[0] == heard[1] == "1 wants to buy Paper Q3 for 3 effort and 1 data."


def about_to_be_blocked():
    """Seat 0 wants to buy a paper for 7 effort and 2 data; seat 1 holds a block on effort."""
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "impostor")
    at.s.reserve[5] = kind("q1")
    at.pool(effort=7, data=2)
    at.main()
    at.choose(0, c.AT_BUY + 5)
    return at


def test_a_block_foils_and_its_price_is_told_when_it_is_lifted():
    at = about_to_be_blocked()
    assert at.news_of(1, block("impostor")) == [
        "2 lays Impostor syndrome before 1's CV: a block until 2 effort is paid.",
        "1's purchase of Paper Q1 falls through and costs nothing: a block on effort lies before the CV.",
    ]
    lifted = "1 pays 2 effort to lift the block Impostor syndrome; it goes into the CV."
    assert at.news_of(0, counter("impostor")) == [lifted]


def test_a_top_card_foiled_for_want_of_a_hand_card():
    at = Bench()
    at.hand(0, "local")
    at.hand(1, "magie")
    at.s.top[1] = kind("q1oa")
    at.pool(money=1, effort=5, data=2)
    at.main()
    assert at.news_of(0, c.AT_TOP + 1) == [
        "1 wants to buy Paper Q1 open access off the deck for 1 money, 5 effort and 2 data."
    ]
    assert at.news_of(1, levy("magie"))[1:] == [
        "1 loses 1 money from the pool.",
        "1 gives up Local project, worth 2 money; the surplus of 1 money stays in the pool.",
        "1's purchase of Paper Q1 open access falls through and costs nothing: no hand card is left to throw away.",
    ]


def test_what_was_paid_and_what_turns_up():
    at = Bench()
    at.hand(0, "work", "lab")
    for row, card in enumerate(("lab", "wu")):
        at.s.pile[row][:] = 0
        at.s.pile[row][kind(card)], at.s.pile_size[row] = 1, 1
    at.s.reserve[0], at.s.top[0], at.s.top[1] = kind("predoc"), kind("q4"), kind("q1oa")
    at.pool(money=5, effort=5, data=2)
    at.main()
    assert at.news_of(0, c.AT_BUY) == [
        "1 wants to buy Predoc for 4 money.",
        "1 buys Predoc for 4 money.",
        "Paper Q4 comes into the reserve; now Lab equipment lies open on the basic deck (the last card).",
    ]
    assert at.news_of(0, c.AT_TOP + 1, hold("work")) == [
        "1 wants to buy Paper Q1 open access off the deck for 1 money, 5 effort and 2 data.",
        "1 throws away Work to reach the open top card.",
        "1 buys Paper Q1 open access off the deck for 1 money, 5 effort and 2 data: +5 prestige.",
        "Now Chien-Shiung Wu lies open on the advanced deck (the last card).",
    ]
    at.pool(effort=9, data=9)
    assert at.news_of(0, c.AT_BUY)[-1] == "Lab equipment comes into the reserve; now the basic deck is empty."
    at.pool(money=4)
    at.s.top[1] = EMPTY
    assert at.news_of(0, c.AT_BUY)[2] == "The place stays empty: the basic deck is used up."


# Publishing --------------------------------------------------------------------------


def test_a_publication_that_would_reach_twenty_is_told_before_who_smears():
    at = Bench()
    at.cv(0, "top", "top", "q1oa")
    at.hand(0, "senior", "work")
    at.hand(1, "wu", "care")
    at.main()
    assert at.news_of(0, publish("senior")) == ["1 wants to publish Senior (+3 prestige) and reach 20 with it."]
    smeared = ["2 puts Chien-Shiung Wu into 1's CV: -4 prestige.", "1 publishes Senior: 3 prestige."]
    assert at.news_of(1, react_smear("wu")) == smeared


def test_an_ordinary_publication_is_told_once():
    at = Bench()
    at.hand(0, "meitner", "work")
    at.main()
    assert at.news_of(0, publish("meitner")) == ["1 publishes Lise Meitner: 6 effort."]


# Levies --------------------------------------------------------------------------


def test_a_levy_tells_what_cannot_be_paid():
    at = Bench()
    at.hand(0, "work", "lab", "lab")
    at.hand(1, "care", "magie", "knight")
    at.start_turn()
    assert at.news_of(1, levy("care"))[1:] == [
        "1 gives up Work, worth 1 effort.",
        "1 cannot pay 1 effort of the levy: that is forgiven.",
    ]
    assert at.news_of(1, levy("magie"))[1:] == ["1 cannot pay 2 money of the levy: that is forgiven."]


def test_a_levy_tells_the_surplus():
    at = Bench()
    at.hand(0, "work", "work", "predoc", "lab", "research")
    at.hand(1, "care")
    at.start_turn()
    at.choose(1, levy("care"))
    assert at.news_of(0, hold("work")) == ["1 gives up Work, worth 1 effort."]
    surplus = "1 gives up Predoc, worth 2 effort; the surplus of 1 effort stays in the pool."
    assert at.news_of(0, hold("predoc")) == [surplus] and at.made == (0, 1, 0)


def test_a_levy_that_takes_all_names_the_cards_together():
    at = Bench()
    at.hand(0, "work", "work", "lab")
    at.hand(1, "care")
    at.start_turn()
    assert at.news_of(1, levy("care"))[1:] == ["1 gives up 2 × Work, worth 2 effort."]


# The end of a turn --------------------------------------------------------------------------


def test_a_turn_that_ends_by_itself_and_what_is_lost():
    at = Bench()
    at.hand(0, "work", "predoc", "lab")
    at.pile(0, "deck", "work", "work")
    at.main()
    at.answer(0, use("work", "money"), use("predoc", "effort"), c.AT_END)
    assert at.news_of(0, c.AT_DROP_ALL)[:5] == [
        "1 discards Lab equipment.",
        "1's turn ends: the 2 cards laid down go to the discard pile; 1 money and 2 effort unspent, so lost.",
        "1 draws 2 cards.",
        "1's deck is empty: the 3 cards of the discard pile are shuffled into a new one.",
        "1 draws 3 cards.",
    ]
    at = Bench()
    at.hand(0, "work")
    at.pile(0, "deck")
    at.hand(1, "work")
    at.main()
    assert at.news_of(0, publish("work"))[:2] == [
        "1 publishes Work: no gain.",
        "1 has run out of cards: hand, deck and discard pile are empty.",
    ]


def test_a_hand_that_cannot_be_drawn_up():
    at = Bench()
    at.hand(0, "work", "ride")
    at.pile(0, "deck", "lab")
    at.main()
    assert at.news_of(0, c.AT_DRAW) == [
        "1 uses Sally Ride to draw cards.",
        "1 draws a card.",
        "1 has no more cards to draw.",
    ]


def test_strickland_used_strip_target_chosen_and_card_stripped():
    """She is told when she is used, what is lost to who lost it."""
    at = Bench(seats=3)
    at.hand(0, "strickland", "work")
    at.hand(1, "lab")
    at.hand(2, "work")
    at.main()
    assert at.news_of(0, c.AT_STRIP) == ["1 uses Donna Strickland: a rival loses a card."]
    assert at.kind(0) == "strip-target"
    before = len(at.match.told)
    at.choose(0, 1)
    told = "You lose Lab equipment from your hand, picked blind: it goes to your discard pile."
    assert at.news(before, viewer=1) == [told]


def test_rounds_in_which_nobody_has_a_card_fit_into_the_ring():
    """They pass by themselves, up to 29 at once; the story says why."""
    at = Bench(seats=4)
    for who in range(4):
        at.hand(who)
        at.pile(who, "deck")
    at.s.round_number, before = 1, len(at.match.told)
    at.settle(c.NEXT_TURN)
    while not at.match.over:
        at.s.active = (at.s.active + 1) % 4
        at.settle(c.NEXT_TURN)
    lines = at.news(before)
    assert len(lines) < RING and lines[0] == "Round 2 of at most 30: nobody has a card left"


# Rounds --------------------------------------------------------------------------


def round_30(at):
    at.s.round_number = ROUNDS - 3
    lines, heads = [], {}
    while not at.match.over:
        for who in (0, 1):
            at.hand(who, "work")
            at.pile(who, "deck", "work", "work", "work", "work", "work")
        before = len(at.match.told)
        at.main(1)
        heads[at.s.round_number] = at.match.say(GAME.headline(at.s))
        at.end(1)
        lines += at.news(before)
    return lines, heads


def test_the_stop_after_round_30_is_told_before_it_comes_and_when_it_comes():
    lines, heads = round_30(Bench())
    assert NEAR_STOP == 28
    assert heads == {
        27: "Round 27",
        28: "Round 28 of at most 30",
        29: "Round 29 of at most 30",
        30: "Round 30: the last round, by a house rule",
    }
    house = "A house rule: the game stops after round 30, even if nobody has reached 20 prestige by then."
    assert lines.index("Round 28 of at most 30") + 1 == lines.index(house)
    assert "Round 30 of at most 30: the last round" in lines
    stop = lines.index("Nobody has reached 20 prestige in 30 rounds: by a house rule the game stops here.")
    assert lines[stop - 1] == "The end" and lines[stop + 1].startswith("1 ends with 0 prestige")


def test_a_game_that_is_won_does_not_speak_of_the_stop():
    at = Bench()
    at.s.last_round, at.s.round_number = 1, ROUNDS
    at.hand(0, "work")
    at.hand(1, "work")
    at.main(1)
    assert at.match.say(GAME.headline(at.s)) == "Round 30: the last round"
    before = len(at.match.told)
    at.end(1)
    assert at.match.over and not any("house rule" in line for line in at.news(before))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_speaks_of_the_stop(lang):
    page = (GAME.folder / "texts" / f"howto.{lang}.md").read_text(encoding="utf-8")
    assert f"{ROUNDS}**" in page and f" {NEAR_STOP} " in page


def test_where_the_prestige_comes_from():
    at = Bench()
    at.cv(0, "top", "q4", "senior", "wu", "care")
    at.settle(c.END_GAME)
    assert "1 ends with 6 prestige: papers 7, published cards 3, smears -4." in at.news()


def test_the_solo_game_says_when_its_last_round_begins():
    at = Bench(seats=1, variant="solo")
    at.hand(0, "work")
    for layer in range(3):
        at.s.pile[layer][:] = 0
        at.s.pile_size[layer] = 0
    at.s.pile[2][kind("local")], at.s.pile[2][kind("backup")], at.s.pile_size[2] = 2, 1, 3
    at.s.round_number, before = 14, len(at.match.told)
    assert at.match.say(GAME.headline(at.s)) == "Round 14 of at most 16, against Peio"
    at.settle(c.NEXT_SOLO_ROUND)
    lines = at.news(before)
    assert lines[0] == "Round 15 of at most 16" and "The deck is empty: this round is the last." in lines
    assert "An event for the coming turn: Lost backup, 1 data to settle." in lines
    assert at.match.say(GAME.headline(at.s)) == "Round 15: the last round against Peio"
    at.choose(0, c.AT_END)
    lines = at.news_of(0, c.AT_DROP_DONE)
    assert "Not settled and no longer due: 1 data." in lines and "The end" in lines


def test_a_story_has_chapters_and_a_paragraph_for_every_turn():
    engines.use(GAME)
    match, luck = new(GAME, 3, "competitive", seed=7), random.Random(7)
    while match.number < 120:
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    lines = Story(match).lines()
    assert [line.text for line in lines if line.sort == HEADLINE][:3] == ["Set-up", "Round 1", "Round 2"]
    turns = [line for line in lines if line.text.startswith("It is ")]
    assert [line.of for line in turns] == [(match.state.first + k) % 3 for k in range(len(turns))]
    before = {id(after): line for line, after in pairwise(lines)}
    assert all(line.turn or before[id(line)].sort == HEADLINE for line in turns)


# Refusals --------------------------------------------------------------------------


def test_refusals_say_how_much_is_missing():
    at = Bench()
    at.hand(0, "work")
    at.s.reserve[0], at.s.reserve[1] = kind("q3"), kind("predoc")
    at.s.player[0].front[list(BLOCKS).index(kind("backup"))] = 1
    at.pool(money=3, effort=1, data=1)
    at.main()
    assert at.refusal(0, c.AT_BUY + 1) == "You need 1 more money."
    assert at.refusal(0, c.AT_BUY + 1, "nl") == "Je hebt nog 1 geld nodig."
    assert at.refusal(0, c.AT_BUY + 1, "es") == "Te falta 1 de dinero."
    assert at.refusal(0, counter("backup")) == "You need 1 more data."
    assert at.refusal(0, c.AT_BUY) == "A block on data lies before your CV: first pay off Lost backup (2 data)."
    at.s.player[0].front[:] = 0
    at.pool(money=3, effort=1)
    assert at.refusal(0, c.AT_BUY) == "You need 2 more effort and 1 more data."
    assert at.refusal(0, c.AT_BUY, "es") == "Te faltan 2 de esfuerzo y 1 dato."


def test_a_refusal_names_the_debt_of_the_round():
    at = Bench(seats=1, variant="solo")
    at.hand(0, "work")
    at.s.reserve[0] = kind("local")
    at.s.debt[1] = 2
    at.pool(effort=1)
    at.main()
    assert at.refusal(0, c.AT_BUY) == "First settle this round's event: it takes 2 effort, and you have 1."
    assert at.refusal(0, settle("effort")) == "You need 1 more effort."


# Against Peio --------------------------------------------------------------------------

VERDICTS = {
    "en": ("Won against Peio: 6 to 4.", "Lost against Peio: 6 to 8.", "Drawn against Peio: 6 to 6."),
    "nl": ("Gewonnen van Peio: 6 tegen 4.", "Verloren van Peio: 6 tegen 8.", "Gelijkgespeeld tegen Peio: 6 tegen 6."),
    "es": (
        "Partida ganada contra Peio: 6 a 4.",
        "Partida perdida contra Peio: 6 a 8.",
        "Partida empatada con Peio: 6 a 6.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("peios", "place"), [(("q1",), 0), (("q1", "q1"), 1), (("top",), 2)])
def test_won_lost_or_drawn_against_peio(lang, peios, place):
    """§9.5, R18."""
    at = Bench(seats=1, variant="solo")
    at.cv(0, "top")
    at.cv(PEIO, *peios)
    assert at.match.verdict() is None  # not over yet
    at.settle(c.END_GAME)
    assert at.match.say(at.match.verdict(), lang) == VERDICTS[lang][place]
    assert at.match.events()[-1].label(lang) == VERDICTS[lang][place]
    assert bool(at.match.winners()) == (place == 0)


def test_a_competitive_game_is_decided_by_places():
    at = Bench()
    at.settle(c.END_GAME)
    assert at.match.over and at.match.verdict() is None


def test_who_runs_out_of_cards_is_told_so():
    """The last card is published: nothing is left to draw from, and the story says why nothing is drawn."""
    for made, lines in (
        (0, ["1 has run out of cards: hand, deck and discard pile are empty."]),
        (3, ["1's turn ends: 3 effort unspent, so lost.", "1 has no more cards to draw."]),
    ):
        at = Bench()
        for seat in range(2):
            at.hand(seat)
        me = at.s.player[0]
        for k in range(len(me.deck)):
            me.deck[k] = me.discard[k] = 0
        me.deck_size = me.discard_size = 0
        at.pool(effort=made)
        before = len(at.match.events())
        if made:
            at.main()
            at.choose(0, c.AT_END)
        else:
            at.settle(c.GO_ON)
        assert [line for line in at.news(before) if "round" not in line.lower()][: len(lines)] == lines


def test_the_victim_reads_you():
    at = about_to_be_blocked()
    before = len(at.match.events())
    at.choose(1, block("impostor"))
    assert at.match.events(before, 0)[0].label().startswith("2 lays Impostor syndrome before your CV")
    assert at.match.events(before, 0)[0].label("nl").startswith("2 legt Impostersyndroom voor jouw cv")
    assert at.match.events(before, 0)[0].label("es").endswith("hasta que pagues 2 de esfuerzo.")
