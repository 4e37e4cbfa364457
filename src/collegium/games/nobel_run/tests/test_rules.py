"""Rulings and invariants that no worked example shows: set-up, the round-30 guard, windows, hand size, secrets."""

import random

import pytest

from collegium.games.nobel_run import GAME
from collegium.games.nobel_run import choices as c
from collegium.games.nobel_run.components import COMPONENTS, COPIES, DECK, EMPTY, GROUPS, KINDS, PRESTIGE, ROUNDS
from collegium.games.nobel_run.state import PEIO
from collegium.games.nobel_run.tests.bench import Bench, block, hold, kind, levy, publish, react_smear, smear, use, zone
from collegium.kernel import engines
from collegium.kernel.match import new
from collegium.kernel.texts import LANGUAGES, Speaker


def test_the_box_holds_110_cards_of_43_kinds():
    assert (KINDS, COPIES.sum()) == (43, 110)
    assert [int(COPIES[deck == DECK].sum()) for deck in range(3)] == [20, 54, 36]
    assert (COPIES * PRESTIGE)[PRESTIGE > 0].sum() == 144 and (COPIES * PRESTIGE)[PRESTIGE < 0].sum() == -12
    assert GROUPS.count("woman") == 23 and GROUPS.count("situation") == 5
    assert COMPONENTS.counts()["reconstructed"] == 1  # the round guard; no card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_woman_has_a_line(lang):
    speaker = Speaker(lang, [GAME.folder / "texts"])
    for key, group in zip(COMPONENTS.keys("card"), GROUPS, strict=True):
        if group in ("woman", "situation"):
            assert len(speaker.say(f"fact-{key}")) > 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats):
    engines.use(GAME)
    s = new(GAME, seats, "competitive", seed=seats).state
    assert s.pile_size[0] == 54 - 2 * seats - 6 and s.pile_size[1] == 30
    assert all(DECK[s.reserve[k]] == (1 if k < 5 else 2) for k in range(10))
    for who in range(seats):
        me = s.player[who]
        both = [me.hand[k] + me.deck[k] for k in range(KINDS)]
        assert zone(both) == {"work": 4, "research": 1, "predoc": 1, "local": 1} and me.hand_size == 5
    assert s.box[0] == 16 - 4 * seats


def test_solo_set_up():
    engines.use(GAME)
    s = new(GAME, 1, "solo", seed=1).state
    assert sum(s.pile_size) <= 78 and all(place != EMPTY for place in s.reserve)
    assert s.pile_size[1] == 48 and s.pile_size[2] == 20
    for layer, colours in ((1, [32, 16]), (2, [5, 15])):
        assert [sum(s.pile[layer][k] for k in range(KINDS) if DECK[k] == deck) for deck in (1, 2)] == colours
    assert s.box[kind("knight")] == s.box[kind("magie")] == 1 and s.player[PEIO].prestige == 0


def test_the_game_stops_after_round_30():
    at = Bench()
    at.s.round_number = ROUNDS
    at.hand(0, "bell", "work")
    at.hand(1, "work")
    at.main(1)
    at.end(1)
    assert at.kind(0) == "react"  # the last window comes all the same
    at.choose(0, c.AT_PASS)
    assert at.match.over and at.s.last_round == 0 and list(at.match.winners()) == [0, 1]


def test_the_round_before_the_last_seat_is_played_out():
    at = Bench(seats=3)
    at.s.first = 1
    at.cv(1, "top", "top", "top", "q1")
    at.hand(1, "work")
    at.hand(2, "work")
    at.hand(0, "work")
    at.s.last_round = 1
    at.main(1)
    at.end(1)
    assert at.kind(2) == "main"
    at.end(2)
    assert at.kind(0) == "main"
    at.end(0)
    assert at.match.over


def test_publishing_only_once_a_turn():
    at = Bench()
    at.hand(0, "work", "predoc", "care")
    at.main()
    at.choose(0, publish("work"))
    assert at.reason(0, publish("predoc")) == "published-already"
    at.end()
    assert at.s.published == 0


def test_attacks_are_dead_in_the_own_turn():
    """R7: attack cards are neither used nor published in the own turn; PIPE can smear."""
    at = Bench()
    at.hand(0, "care", "pipe", "magie")
    at.main()
    assert at.legal(0) == [smear("pipe"), c.AT_END]


def test_passing_for_the_turn_silences_later_windows():
    at = Bench()
    at.hand(0, "work", "work")
    at.hand(1, "magie")
    at.s.reserve[0] = kind("giants")
    at.start_turn()
    at.choose(1, c.AT_PASS_TURN)
    at.play(0, use("work", "money"), use("work", "money"), c.AT_BUY)
    assert at.player().discard[kind("giants")] == 1 or at.s.active == 1


def test_the_same_rival_may_react_again():
    at = Bench()
    at.hand(0, "lab", "lab")
    at.hand(1, "care", "knight", "work")
    at.start_turn()
    at.choose(1, block("care"))
    assert at.kind(1) == "react"
    at.choose(1, levy("knight"))  # R39: finds nothing
    assert at.kind(0) == "main" and at.player().hand_size == 2


def test_smears_are_offered_only_while_twenty_is_near():
    """Rule 1 of the windows: worked out afresh before every question."""
    at = Bench()
    at.cv(0, "top", "top", "q1oa")
    at.hand(0, "work")
    at.hand(1, "wu", "bell")
    at.s.reserve[5] = kind("q2")
    at.pool(effort=4, data=2)
    at.main()
    at.choose(0, c.AT_BUY + 5)
    at.choose(1, react_smear("wu"))
    assert at.kind(0) == "main" and at.player(1).hand[kind("bell")] == 1


def test_a_levy_that_does_not_foil():
    """R40."""
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "knight")
    at.s.reserve[0] = kind("giants")
    at.pool(money=3)
    at.main()
    at.choose(0, c.AT_BUY)
    at.choose(1, levy("knight"))
    assert at.made == (0, 0, 0) and at.player().discard[kind("giants")] == 1


def test_drop_one_by_one():
    at = Bench()
    at.hand(0, "work", "work", "lab")
    at.main()
    at.choose(0, c.AT_END)
    at.choose(0, hold("work"))
    assert zone(at.player().discard) == {"work": 1} and at.kind(0) == "drop"
    at.choose(0, c.AT_DROP_DONE)
    assert at.player().hand_size == 5 and at.player().hand[kind("lab")] == 1


def test_after_a_turn_the_hand_has_five_cards_or_nothing_is_left():
    engines.use(GAME)
    luck = random.Random(5)
    match = new(GAME, 3, "competitive", seed=9)
    s = match.state
    before = s.active
    for _ in range(120):
        seat = match.to_act[0]
        match.choose(seat, luck.choice(match.legal(seat)))
        if s.active != before:
            me = s.player[before]
            assert me.hand_size >= 5 or me.deck_size + me.discard_size == 0
            before = s.active


def test_solo_smears_left_in_hand_are_placed_on_peio():
    at = Bench(seats=1, variant="solo")
    for layer in range(3):
        at.s.pile[layer][:] = 0
        at.s.pile_size[layer] = 0
    at.pile(0, "deck", "bell", "work", "work", "work", "work")
    at.hand(0, "work")
    before = at.player(PEIO).prestige
    at.main()
    at.end(keep=False)
    assert at.match.over and at.player(PEIO).prestige == before - 4 and at.player().hand_size == 4


def test_a_solo_draw_is_no_win():
    at = Bench(seats=1, variant="solo")
    at.cv(0, "q3")
    at.cv(PEIO, "q3")
    at.settle(c.END_GAME)
    assert at.match.over and not at.match.winners()
    at.cv(0, "q2")
    assert tuple(at.match.winners()) == (0,)
