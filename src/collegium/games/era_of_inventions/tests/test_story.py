"""What players are told: nothing that did not happen, all that happens by itself, in the order in which it happened."""

import random

import pytest

from collegium.kernel.texts import LANGUAGES
from collegium.match.match import new
from collegium.match.story import HEADLINE, Story

from .. import GAME
from .. import choices as c
from ..components import ACTION_DISCS, CARDS, FACTORIES, FACTORY_AMOUNT, LOADS, MARKERS, PATH_FIELDS, ROW_FIELDS
from ..state import DRAW, REMOVED
from . import ledger
from .table_setting import GREEN, OPERATION, ORANGE, YELLOW, Example, G, V


# Set-up and round ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_set_up_is_told(seats):
    match = new(GAME, seats, "standard", seed=seats)
    s, told = match.state, {event.key: event.text.args for event in match.events()}
    assert ledger.goods(told["equipped"]["goods"]) == [
        (key, s.player[0].goods[kind]) for kind, key in enumerate(ledger.GOOD_KEYS)
    ]
    assert told["equipped"]["discs"] == s.player[0].bonus_discs and match.events()[-2].who == s.start
    held = dict.fromkeys(ledger.COMMON, 0)
    for event in match.events():
        if event.key in ("loaded", "cards-laid-out", "factories-laid-out"):
            for account, _, difference in ledger.ENTRIES[event.key](-1, event.text.args):
                held[account] += difference
    wanted = {name: of(s) for name, of in ledger.COMMON.items() if name.endswith(("on display", "for sale"))}
    wanted |= {key: s.load[load] for load, key in enumerate(ledger.LOAD_KEYS)}
    assert {name: held[name] for name in wanted} == wanted
    assert next(line.text for line in Story(match).lines() if line.sort == HEADLINE) == "Set-up"


def test_what_lies_in_the_harbour_is_told_as_it_is():
    """The story says what came and what lies there now, also when the supply falls short."""
    at = Example(seats=3)
    at.load(0, 3, 2, 0, 2, 0, 5)
    at.give(YELLOW, wood=at.s.supply[0] + at.s.player[YELLOW].goods[0])
    before = len(at.match.told)
    at.end_round()
    said = [event.text.args["loads"] for event in at.match.events(before) if event.key == "loaded"]
    loads = [load.args for words in said for load in ledger.in_words(words)]
    assert [load["number"] for load in loads] == [at.s.load[load] for load in range(LOADS)] == [2, 4, 3, 0, 2, 3, 6]
    assert [load["more"] for load in loads] == [2, 1, 1, 0, 0, 3, 1]


def test_a_load_the_supply_cannot_fill_says_so_first():
    at = Example(seats=3)
    at.load(0, 3, 2, 0, 2, 0, 5)
    at.give(YELLOW, wood=at.s.supply[0] + at.s.player[YELLOW].goods[0] - 1)
    before = len(at.match.told)
    at.end_round()
    told = at.news(before)
    sheds = told.index("In the harbour: timber shed 1 with 1 (+1) and timber shed 2 with 2 (+0).")
    assert told[sheds - 2 : sheds] == [
        "The supply has too little: timber shed 1 goes without 1 wood.",
        "The supply has too little: timber shed 2 goes without 1 wood.",
    ]
    assert sum("goes without" in line for line in told) == 2
    assert "Er is te weinig voorraad: houtloods 2 loopt 1 hout mis." in at.news(before, "nl")
    assert "En la reserva no hay suficiente: el almacén de madera 2 se queda sin 1 de madera." in at.news(before, "es")


def test_who_never_had_a_box_has_none_to_protect():
    at = Example()
    at.give(YELLOW, gold=1)
    at.act(YELLOW, c.INVENT)
    assert at.news_of(YELLOW, c.PATENT)[1] == "1 has no box to protect: this patent protects nothing."


def test_a_round_change_is_a_chapter_of_its_own_and_tells_what_leaves_and_comes():
    at = Example(seats=3)
    at.own(YELLOW, G[2])
    at.lay_path(3, 15, -1, -1, 16)  # a pocket watch, two sewing machines
    at.lay_row(4, -1, 9, 20, -1)
    before = len(at.match.told)
    at.end_round()
    said = at.news(before)
    assert said[0] == "End of round 1 of 9" and said[-1] == "Round 2 of 9: placing discs"
    assert said[1] == "A start invention leaves the game: pocket watch (start)."
    assert said[2] == "An invention card goes from the last fields to the discard pile: sewing machine."
    assert "Factories go from the last fields to the discard pile: rolling mill and trading house." in said
    assert said[-2].startswith("The start pawn goes from ")
    laid = next(event.text.args["cards"] for event in at.match.events(before) if event.key == "cards-laid-out")
    assert len(ledger.in_words(laid)) == PATH_FIELDS - 1  # one sewing machine stayed


def test_an_empty_pile_is_told():
    at = Example(seats=3)
    at.lay_path()
    for card in range(CARDS):
        if at.s.card_place[card] == DRAW:
            at.s.card_place[card] = REMOVED
    at.pile_up([])
    for card in range(12):
        at.s.card_place[card] = REMOVED
    before = len(at.match.told)
    at.end_round()
    assert "No invention card is left: 7 fields stay empty." in at.news(before)


def test_factories_run_out():
    at = Example(seats=3)
    at.built(YELLOW, *range(FACTORIES - 1))
    at.lay_row()  # the last one lies in the pile, or on its discard pile
    before = len(at.match.told)
    at.end_round()
    said = at.news(before)
    assert "New factory for sale: laboratory." in said
    assert said[said.index("New factory for sale: laboratory.") + 1] == "No factory is left: 4 fields stay empty."


def test_new_inventions_are_told_with_what_is_shuffled():
    at = Example(seats=3)
    at.give(YELLOW, development=1)
    at.act(YELLOW, c.INVENT)
    assert at.news_of(YELLOW, G[2])[0].endswith("Its 3 cards are set aside.")
    before = len(at.match.told)
    at.end_round()
    told = next(e.text.args for e in at.match.events(before) if e.key == "new-inventions")
    assert told["new"] == 3 and told["pile"] - 7 == at.s.pile_length


# Turns --------------------------------------------------------------------------------------------------------------
def test_a_given_up_action_and_an_impossible_one_differ():
    at = Example(seats=3)
    at.act(YELLOW, c.RUN)
    assert at.news_of(YELLOW, c.RUN_DONE)[0] == "1 does nothing there."
    at = Example(seats=3)
    at.give(YELLOW, wood=1, coal=1)
    at.lay_row(7)
    at.act(YELLOW, c.BUILD)
    assert at.news_of(YELLOW, ROW_FIELDS)[0] == "1 does nothing there."
    at = Example(seats=3)
    at.give(YELLOW)
    at.act(YELLOW, c.BUILD)
    assert at.news_of(YELLOW, ROW_FIELDS)[0] == "1 can do nothing there."


def test_stopping_after_something_done_needs_no_line():
    at = Example(seats=3)
    at.give(YELLOW, gold=2)
    at.act(YELLOW, c.BUY)
    assert at.news_of(YELLOW, 3, LOADS) == ["1 buys 2 wood from timber shed 1 for 1 gold."]
    at = Example(seats=3)
    at.act(YELLOW, c.MARKET)
    assert at.news_of(YELLOW, c.TAKE_DEVELOPMENT) == ["1 takes 1 development for nothing."]


def test_cubes_paid_for_an_imitation_are_told():
    at = Example()
    at.own(GREEN, G[2])
    at.lay_path(17)
    at.give(YELLOW, metal=1, tool=1, coal=1)
    at.act(YELLOW, c.MAKE)
    told = at.news_of(YELLOW, 0)  # the payment is forced
    assert told[0] == "1 makes the imitation sewing machine for 1 metal, 1 tool and 1 coal and gains 2 influence."


def test_what_was_made_is_told_before_who_earns_from_it():
    at = Example()
    at.own(GREEN, G[2])
    at.own(ORANGE, V[2])
    at.influence(YELLOW, 2)
    at.lay_path(15)
    at.give(YELLOW, metal=1, tool=1, coal=1)
    at.act(YELLOW, c.MAKE)
    assert at.news_of(YELLOW, 0)[:4] == [
        "1 makes the sewing machine for 1 metal, 1 tool and 1 coal and gains 2 influence.",
        "The pawn of 1 stops on field 4 and brings 1 technology.",
        "2 receives 1 influence for the original sewing machine.",
        "3 receives 1 gold for the improved sewing machine.",
    ]


def test_a_run_tells_every_kind_and_what_the_supply_lacks():
    at = Example(seats=3)
    at.built(YELLOW, 0, 7, 11, 15)  # 2 coal, 1 metal, 1 tech, 1 tool; and the first workshop
    at.give(GREEN, coal=at.s.supply[4] + at.s.player[GREEN].goods[4] - 1)
    at.act(YELLOW, c.RUN)
    assert at.news_of(YELLOW, c.RUN_FACTORIES)[:3] == [
        "1 runs all their factories and gains 1 wood, 1 metal and 1 technology.",
        "1 also gains 1 tool and 1 coal.",
        "The supply has too little: 1 goes without 1 coal.",
    ]


def test_a_run_that_brings_nothing():
    at = Example(seats=3)
    at.give(GREEN, wood=at.s.supply[0] + at.s.player[GREEN].goods[0])
    at.act(YELLOW, c.RUN)
    told = at.news_of(YELLOW, c.RUN_FACTORIES)
    assert told[0] == "1 runs all their factories, but the supply has nothing to give."
    assert told[1] == "The supply has too little: 1 goes without 1 wood."


def test_a_track_bonus_the_supply_cannot_pay_is_track_empty():
    at = Example(seats=3)
    at.influence(YELLOW, 3)
    at.give(YELLOW, gold=2)
    at.give(GREEN, tech=at.s.supply[2] + at.s.player[GREEN].goods[2])
    at.act(YELLOW, c.MARKET)
    told = at.news_of(YELLOW, OPERATION["middle-gold"])
    assert told[:2] == [
        "1 trades 2 gold for 1 influence.",
        "The pawn of 1 stops on field 4, but the supply cannot give 1 technology.",
    ]
    assert "track-bonus" not in at.told()


def test_a_royalty_that_the_supply_cannot_pay_is_not_told_as_paid():
    at = Example()
    at.own(ORANGE, G[2], V[2])
    at.lay_path(15)
    at.give(YELLOW, metal=1, tool=1, coal=1)
    at.give(GREEN, gold=at.s.supply[5] + at.s.player[GREEN].goods[5])
    at.act(YELLOW, c.MAKE)
    told = at.news_of(YELLOW, 0)
    assert "3 receives 1 influence for the original sewing machine." in told
    assert not any("gold for the improved" in line for line in told)
    assert "The supply has too little: 3 goes without 1 gold." in told


def test_a_lost_right_says_why():
    for markers, why in ((MARKERS, "no box to protect"), (0, "no marker left")):
        at = Example()
        at.give(YELLOW, gold=1)
        at.own(YELLOW, G[1])
        at.s.box_patent[G[1]] = markers > 0
        at.s.player[YELLOW].markers = markers
        at.act(YELLOW, c.INVENT)
        assert why in at.news_of(YELLOW, c.PATENT)[1]


def test_a_bonus_disc_is_told_before_its_deed():
    at = Example(seats=3)
    at.lay_row(7)
    at.act(YELLOW, c.BONUS_ACTION)
    assert at.news_of(YELLOW, c.BONUS_BUILD) == [
        "1 uses a bonus disc.",
        "1 builds the smithy for 1 wood and 1 coal. It yields 1 metal.",
    ]


def test_a_factory_with_a_star_tells_its_influence():
    at = Example(seats=3)
    at.lay_row(9)
    at.give(YELLOW, wood=4, coal=2)
    at.act(YELLOW, c.BUILD)
    line = at.news_of(YELLOW, 0)[0]
    assert line == "1 builds the rolling mill for 4 wood and 2 coal and gains 1 influence. It yields 2 metal."
    assert FACTORY_AMOUNT[9] == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_turn_is_one_paragraph_of_its_player(seats):
    """Only royalties, and what somebody goes without, are told of others in a player's turn."""
    match, luck = new(GAME, seats, "standard", seed=seats), random.Random(seats)
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, luck.choice(match.legal(seat)))
    lines = Story(match).lines()
    events = [event for event in match.events() if not event.silent]
    assert len(lines) == len(events)
    for line, event in zip(lines, events, strict=True):
        if line.of >= 0 and event.key not in ("royalty", "short"):
            assert event.who == line.of, line.text
    headings = [line.text for line in lines if line.sort == HEADLINE]
    rounds = {3: 9, 4: 8, 5: 10}[seats]
    assert len(headings) == 3 * rounds + 2 and headings[-2:] == ["Final market", "Final scoring"]
    turns = sum(event.opens == "turn" for event in events)
    assert turns == rounds * seats * int(ACTION_DISCS[seats]) * 2 + seats


# The end ------------------------------------------------------------------------------------------------------------
def ended(at):
    """The game ends now; what is told of it."""
    before = len(at.match.told)
    at.final_market(YELLOW)
    while not at.s.over:
        seat = at.match.to_act[0]
        at.choose(seat, at.legal(seat)[-1])
    return at.news(before)


def test_end_bonuses_are_told_player_by_player():
    at = Example(seats=3)
    at.own(YELLOW, G[2], patented=True)
    at.own(GREEN, G[4], patented=True)
    at.influence(YELLOW, 7)
    told = ended(at)
    at_end = told[told.index("Final scoring") :]
    assert at_end == [
        "Final scoring",
        "Patent steps: 1 1, 2 1 and 3 0.",
        "1 scores 3 points for the highest patent step.",
        "2 scores 3 points for the highest patent step.",
        "Development in own boxes: 1 1, 2 2 and 3 0.",
        "2 scores 5 points for the most development.",
        "Factory capacity: 1 1, 2 1 and 3 1.",
        *[f"{seat} scores 2 points for the greatest factory capacity." for seat in (1, 2, 3)],
        "1 ends with 12 points: 7 on the track and 5 from majorities.",
        "2 ends with 10 points: 0 on the track and 10 from majorities.",
        "3 ends with 2 points: 0 on the track and 2 from majorities.",
    ]
    assert [score.points for score in at.match.scores()] == [12, 10, 2]


def test_a_majority_nobody_has_is_told():
    told = ended(Example(seats=5))
    assert "Nobody has taken a patent step: no points." in told and "Nobody has developed anything: no points." in told
    assert "5 scores 1 point for the greatest factory capacity." in told


def test_a_tie_tells_what_decides_it():
    at = Example(seats=3)
    at.own(YELLOW, G[1])  # 5 for development
    at.influence(GREEN, 5)
    told = ended(at)
    assert told[-2:] == [
        "1 is level at the top: developed boxes decide, and 1 has 1.",
        "2 is level at the top: developed boxes decide, and 2 has 0.",
    ]
    assert at.match.winners() == [YELLOW]


def test_the_number_at_a_seat_is_what_the_board_shows():
    """The pawn's influence; what majorities would add now stands beside it, until they are added."""
    at = Example(seats=3)
    at.own(YELLOW, G[2], patented=True)
    at.influence(YELLOW, 7)
    seats = {zone.seat: zone for zone in at.match.zones() if zone.seat is not None}
    assert [(seats[who].score, seats[who].if_ended) for who in range(3)] == [(7, 19), (0, 2), (0, 2)]
    ended(at)
    seats = {zone.seat: zone for zone in at.match.zones() if zone.seat is not None}
    assert [(seats[who].score, seats[who].if_ended) for who in range(3)] == [(19, None), (2, None), (2, None)]


# Refusals and tips --------------------------------------------------------------------------------------------------
def test_refusals_say_how_much_is_missing():
    at = Example(seats=3)
    at.give(YELLOW, wood=1)
    at.lay_row(10)  # 4 wood, 2 coal
    at.act(YELLOW, c.BUILD)
    assert at.refusal(YELLOW, 0) == "You still need 3 wood and 2 coal."
    assert at.refusal(YELLOW, 0, "nl") == "Je hebt nog 3 hout en 2 steenkool nodig."
    assert at.refusal(YELLOW, 0, "es") == "Te faltan 3 de madera y 2 de carbón."
    at.lay_path(36, 38)  # an aeroplane and its imitation
    at.give(YELLOW, metal=2, tech=2, tool=1, coal=3)
    at.act(YELLOW, c.MAKE)
    assert (
        at.refusal(YELLOW, 0) == "You still need 1 tool." and at.refusal(YELLOW, 0, "es") == "Te falta 1 herramienta."
    )
    assert at.refusal(YELLOW, 1) == "You still need 1 cube of metal, technology or tools."
    at.give(YELLOW, tool=4, coal=1)
    at.act(YELLOW, c.MAKE)
    assert at.refusal(YELLOW, 1) == "You still need 2 metal, technology or tools and 2 coal."
    at.give(YELLOW, development=3)
    at.act(YELLOW, c.INVENT)
    assert at.refusal(YELLOW, G[8]) == "You still need 1 development."
    assert at.refusal(YELLOW, c.PATENT, "es") == "Te falta 1 de oro."
    at.act(YELLOW, c.BUY)
    assert at.refusal(YELLOW, 0, "nl") == "Je hebt nog 1 goud nodig."
    at.act(YELLOW, c.MARKET)
    assert at.refusal(YELLOW, OPERATION["middle-gold"]) == "You still need 2 gold."
    at.give(YELLOW, coal=1, gold=1)
    at.s.action.give[0] = 4
    at.ask(YELLOW, c.GIVE_SECOND)
    assert at.refusal(YELLOW, 4) == "You still need 1 coal."


def test_a_refusal_names_the_limit():
    at = Example(seats=3)
    at.give(YELLOW, development=10)
    at.act(YELLOW, c.INVENT)
    at.choose(YELLOW, G[9])
    assert at.refusal(YELLOW, G[8]) == ("This costs 4: of the 7 development of one action you may still spend 2.")


def test_every_refusal_ends_with_a_full_stop():
    for lang in LANGUAGES:
        match, luck = new(GAME, 4, "standard", seed=2), random.Random(2)
        while not match.over:
            seat = match.to_act[0]
            for option in match.options(seat):
                assert option.legal or option.why_not(lang).endswith(".")
            match.choose(seat, luck.choice(match.legal(seat)))


def test_the_tip_on_making_has_cost_and_gain_where_the_card_has_them():
    """A card shows its cost at the top and what it gives at the foot."""
    for lang, top, foot in (("en", "top", "foot"), ("nl", "boven", "onder"), ("es", "arriba", "abajo")):
        at = Example(seats=3)
        at.act(YELLOW, c.MAKE)
        tip = at.match.say(at.match.tip(YELLOW, lang), lang)
        assert 0 < tip.index(top) < tip.index(foot)
