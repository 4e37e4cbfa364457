"""What options are worth: the result where the game ends, thought before that, whatever a search thinks of them."""

from __future__ import annotations

import pytest

from collegium import bots
from collegium.bots import thinker, worth
from collegium.engine import engines
from collegium.match.match import new

KEY = "open_science_alliance"


@pytest.fixture(scope="module")
def ending():
    """The moment before the last choice of a game of students, and that choice."""
    match = new(KEY, 3, None, seed=4)
    engines.compiled(match.game)
    while True:
        seat = match.to_act[0]
        option = bots.pick(match, seat, "student")
        after = match.fork()
        after.choose(seat, option)
        if after.over:
            return match, seat, option, after
        match = after


def test_the_end_is_worth_its_result(ending):
    match, seat, option, after = ending
    (found,) = worth.worth(match.seen_states(seat), seat, [option], luck=1, iterations=30)
    winners = after.winners()
    assert found == [pytest.approx(1 / len(winners) if k in winners else 0.0) for k in range(match.seats)]


def test_the_first_share_the_win():
    assert worth.win_shares([2, 1, 3]) == [0.0, 1.0, 0.0]
    assert worth.win_shares([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_a_game_that_nobody_wins_is_worth_nothing():
    assert worth.win_shares([2]) == [0.0] and worth.win_shares([2, 2]) == [0.0, 0.0]
    match = new("nobel_run", 1, "solo", seed=2)
    while not match.over:
        match.choose(0, bots.pick(match, 0, "fresher"))
    assert match.winners() == [], "this game is won: take another seed"
    assert worth.result(match.seen_states(0), 1) == [0.0]


def test_every_option_gets_its_own_thought(ending):
    match = new(KEY, 3, None, seed=4)
    seat = match.to_act[0]
    options = match.legal(seat)
    one, other = (worth.worth(match.seen_states(seat), seat, options, luck=1, iterations=60) for _ in range(2))
    assert one == other and len(one) == len(options)
    assert all(0 <= share <= 1 for shares in one for share in shares)
    assert all(sum(shares) == pytest.approx(1, abs=0.01) for shares in one)


def test_chances_pass_over_what_was_hardly_tried():
    thought = thinker.Thought(0, 110, 0.1, {1: 60, 2: 40, 3: 10}, {1: [0.6, 0.4], 2: [0.5, 0.5], 3: [0.0, 1.0]})
    assert worth.chances(thought) == [pytest.approx(0.56), pytest.approx(0.44)]
