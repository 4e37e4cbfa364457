"""Rulings and invariants that no worked example shows: set-up, the round-30 guard, windows, hand size, secrets."""

import random

import pytest

from collegium.engine import engines
from collegium.kernel.texts import LANGUAGES, Speaker
from collegium.match.match import new

from .. import GAME
from .. import choices as c
from ..components import COMPONENTS, COPIES, DECK, EMPTY, GROUPS, KINDS, PRESTIGE, ROUNDS
from ..state import PEIO
from ..table import offer, pools_in_reach
from .bench import Bench, block, hold, kind, levy, publish, react_smear, smear, use, zone


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
    assert ROUNDS == 30
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
    at.answer(0, use("work", "money"), use("work", "money"), c.AT_BUY)
    assert at.me().discard[kind("giants")] == 1 or at.s.active == 1


def test_the_same_rival_may_react_again():
    at = Bench()
    at.hand(0, "lab", "lab")
    at.hand(1, "care", "knight", "work")
    at.start_turn()
    at.choose(1, block("care"))
    assert at.kind(1) == "react"
    at.choose(1, levy("knight"))  # R39: finds nothing
    assert at.kind(0) == "main" and at.me().hand_size == 2


def test_a_window_is_discreet_and_closes_undo():
    """§13: nobody but the rival asked is told of it, and who has seen that nobody else was asked cannot take back."""
    at = Bench(seats=3)
    at.hand(1, "care")
    at.hand(2, "knight")
    at.start_turn()
    match = at.match
    assert match.to_act == match.known_to_act(1) == (1,) and match.known_to_act(0) == match.known_to_act() == ()
    at.choose(1, c.AT_PASS)
    assert match.to_act == (2,) and not match.can_undo(1)


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
    assert at.kind(0) == "main" and at.me(1).hand[kind("bell")] == 1


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
    assert at.made == (0, 0, 0) and at.me().discard[kind("giants")] == 1


def test_a_levy_that_empties_the_hand_foils_a_top_card():
    """R24: the surplus would pay for it, but there is no card left to discard."""
    at = Bench()
    at.hand(0, "local")
    at.hand(1, "magie")
    at.s.top[1] = kind("q1oa")
    at.pool(money=1, effort=5, data=2)
    at.main()
    at.choose(0, c.AT_TOP + 1)
    at.choose(1, levy("magie"))  # one from the pool, then the Local project: one money too many stays
    assert at.made == (1, 5, 2) and at.me().hand_size == 0 and at.me().prestige == 0
    assert at.kind(0) == "main" and at.reason(0, c.AT_TOP + 1) == "no-card-to-discard"


def test_an_empty_common_deck():
    """R16: the place stays empty, and there is no top card to buy."""
    at = Bench()
    at.hand(0, "work")
    at.s.reserve[0], at.s.top[0], at.s.pile_size[0] = kind("giants"), EMPTY, 0
    at.pool(money=2)
    at.main()
    at.choose(0, c.AT_BUY)
    assert at.s.reserve[0] == EMPTY and at.me().discard[kind("giants")] == 1
    assert not at.offers(0, c.AT_BUY) and not at.offers(0, c.AT_TOP) and at.reason(0, c.AT_TOP) == "not offered"


def test_ride_with_a_short_deck():
    """R4, R29: what was bought this turn can be drawn, what was used cannot; nothing to draw is legal too."""
    at = Bench()
    at.hand(0, "ride", "work", "lab")
    at.pile(0, "deck")
    at.s.reserve[0] = kind("elbakyan")
    at.pool(money=1)
    at.main()
    at.answer(0, use("work", "money"), c.AT_BUY, c.AT_DRAW)
    assert zone(at.me().hand) == {"lab": 1, "elbakyan": 1} and zone(at.s.area) == {"work": 1, "ride": 1}
    assert "rode" in at.told()
    at.hand(0, "ride", "lab")
    at.choose(0, c.AT_DRAW)
    assert zone(at.me().hand) == {"lab": 1}


def test_windows_go_round_from_the_left_of_the_player_on_turn():
    at = Bench(seats=4)
    at.hand(2, "work")
    for who, card in ((3, "knight"), (0, "impostor"), (1, "backup")):
        at.hand(who, card)
    at.start_turn(2)
    for who in (3, 0, 1):
        assert [seat for seat in range(4) if at.kind(seat)] == [who]
        at.choose(who, c.AT_PASS)
    assert at.kind(2) == "main"


def test_the_last_window_goes_round_from_the_start_player():
    at = Bench(seats=3)
    at.s.first, at.s.last_round = 1, 1
    at.hand(0, "hodgkin", "work", "work", "work", "work")  # the last seat, on turn, is asked as well
    at.hand(1, "wu", "bell")
    at.hand(2, "pipe")
    at.main(0)
    at.end(0)
    at.choose(1, react_smear("wu"))
    at.choose(1, 2)
    assert at.kind(1) == "react"  # asked again while a smear is left
    at.choose(1, c.AT_PASS)
    at.choose(2, react_smear("pipe"))
    at.choose(2, 1)
    assert at.kind(0) == "react"
    at.choose(0, c.AT_PASS)
    assert at.match.over and [at.me(who).prestige for who in range(3)] == [0, -2, -4]


def test_a_publication_that_would_reach_twenty_can_be_answered_by_smears_only():
    at = Bench()
    at.cv(0, "top", "top", "q1oa")
    at.hand(0, "senior", "work")
    at.hand(1, "wu", "care")
    at.main()
    at.choose(0, publish("senior"))
    assert at.reason(1, levy("care")) == at.reason(1, block("care")) == "no-attack-now"
    at.choose(1, react_smear("wu"))
    assert at.me().prestige == 16 and at.s.last_round == 0 and at.kind(0) == "main"


def test_a_solo_purchase_is_not_replaced_and_can_be_taken_back():
    """R36; nobody could have answered, so nothing is revealed."""
    at = Bench(seats=1, variant="solo")
    at.hand(0, "work", "franklin", "strickland")
    at.s.reserve[0] = kind("giants")
    at.pool(money=3)
    at.main()
    assert not at.offers(0, c.AT_STRIP) and at.offers(0, publish("strickland"))  # R28, R31
    at.choose(0, c.AT_BUY)
    assert at.s.reserve[0] == EMPTY and at.made == (1, 0, 0) and at.match.can_undo(0)
    at.match.undo(0)
    assert at.s.reserve[0] == kind("giants") and at.made == (3, 0, 0)


def test_drop_one_by_one():
    at = Bench()
    at.hand(0, "work", "work", "lab")
    at.main()
    at.choose(0, c.AT_END)
    at.choose(0, hold("work"))
    assert zone(at.me().discard) == {"work": 1} and at.kind(0) == "drop"
    at.choose(0, c.AT_DROP_DONE)
    assert at.me().hand_size == 5 and at.me().hand[kind("lab")] == 1


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
    before = at.me(PEIO).prestige
    at.main()
    at.end(keep=False)
    assert at.match.over and at.me(PEIO).prestige == before - 4 and at.me().hand_size == 4


def test_a_solo_draw_is_no_win():
    at = Bench(seats=1, variant="solo")
    at.cv(0, "q3")
    at.cv(PEIO, "q3")
    at.settle(c.END_GAME)
    assert at.match.over and not at.match.winners()
    at.cv(0, "q2")
    assert tuple(at.match.winners()) == (0,)


def test_what_the_hand_could_pay_for_is_lit_dimly():
    """§14: each card for one of its resources, one of them published; seen by who is on turn alone."""
    at = Bench()
    at.hand(0, "work", "local", "hopper")  # money: 1, 2, and 2 or published 4
    at.pool(money=2)
    keys = ("elbakyan", "lamarr", "lovelace", "senior", "curie", "q4")

    def lit(viewer):
        cards = {key: offer(at.s, key, kind(key), pools_in_reach(at.s, viewer)) for key in keys}
        return [key for key in keys if cards[key].chosen], [key for key in keys if cards[key].near]

    assert lit(0) == (["elbakyan"], ["lamarr", "lovelace", "senior"])
    assert lit(1) == (["elbakyan"], [])
    at.s.published = 1
    assert lit(0) == (["elbakyan"], ["lamarr", "lovelace"])
    for money, left in ((2, True), (1, False)):  # R24: the top card takes a hand card as well
        at.pool(money=money)
        at.s.published = 0
        assert offer(at.s, "top", kind("senior"), pools_in_reach(at.s, 0), top=True).near == left
    at.s.player[0].front[:] = 1
    assert lit(0) == ([], [])
