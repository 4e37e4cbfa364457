"""The coach: the best options with shares and reasons in words, from what the seat may see and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

from collegium.bots import coach, laureates, reasons, thinker
from collegium.bots.worth import true_style
from collegium.engine import engines
from collegium.kernel.aspects import counted
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import new


def test_the_best_options_with_shares_and_reasons(match):
    seat, before = match.to_act[0], match.bytes()
    advice = coach.advise(match, seat, iterations=200)
    assert len(advice) == coach.BEST and len({one.option for one in advice}) == coach.BEST
    assert all(one.option in match.legal(seat) and 0 <= one.share <= 1 for one in advice)
    assert [one.effort for one in advice] == sorted((one.effort for one in advice), reverse=True)
    assert advice == coach.advise(match, seat, iterations=200)
    assert match.bytes() == before


def test_options_are_ranked_as_laureates_rank_them(match, monkeypatch):
    """By the style and the net of the table; the chance itself is still found by play to the end."""
    view, asked = match.seen_states(match.to_act[0]), []
    real = thinker.think

    def think(*args, net=None, **settings):
        asked.append((args[5], net))
        return real(*args, net=net, **settings)

    monkeypatch.setattr(thinker, "think", think)
    coach.advise(match, match.to_act[0], iterations=20, explain=False)
    assert asked == [laureates.way_at(view), (true_style(view), None)]


def test_shares_are_moved_by_their_odds():
    assert coach.moved(0.6, 0.6, 0.3) == pytest.approx(0.3)
    assert coach.moved(0.5, 0.5, 0.9) == pytest.approx(0.9)
    assert coach.moved(0.4, 0.6, 0.6) == pytest.approx(0.4)
    assert 0 < coach.moved(0.0, 1.0, 0.0) < coach.moved(0.5, 0.6, 0.2) < 0.2 < coach.moved(1.0, 0.5, 1.0) < 1


def test_near_the_end_a_share_is_the_true_chance():
    """A seat that can hardly lose any more is told so, however little the options differ."""
    match = new("_trivial", 2, None, seed=1)
    while match.state.points[0] < 96:
        match.choose(match.to_act[0], 3 if match.to_act[0] == 0 else 0)
    assert match.to_act == (1,)
    match.choose(1, 0)
    (best, *_) = coach.advise(match, 0, iterations=200)
    assert best.share > 0.95


def test_reasons_in_every_language(game):
    """Somewhere in a game of students there are reasons, and each can be said."""
    engines.compiled(game)
    match = new(game, min(game.seats[1], 3), None, seed=3)
    luck, said = random.Random(1), 0
    while not match.over and said < 6:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if match.number % 10 == 9 and len(legal) > 1:
            view = match.seen_states(seat)
            for why in reasons.reasons(view, seat, match.number, legal[:3], guesses=4):
                assert len(why) <= reasons.MOST
                for lang in LANGUAGES:
                    assert all(match.say(reason, lang, seat).strip() for reason in why)
                said += len(why)
        match.choose(seat, luck.choice(legal))
    assert said or not game.aspects(match.view(0), 0)


def test_another_truth_behind_the_same_view_gives_the_same_reasons(match):
    seat = match.to_act[0]
    twin = match.fork()
    engines.engine(match.game).imagine(twin._states, seat, 4242)
    assert twin.bytes() != match.bytes()
    options = match.legal(seat)[:3]
    one, other = (reasons.reasons(m.seen_states(seat), seat, 5, options) for m in (match, twin))
    assert one == other


def test_one_option_needs_no_reason(match):
    seat = match.to_act[0]
    assert reasons.reasons(match.seen_states(seat), seat, 5, match.legal(seat)[:1]) == [()]


# -------------------------------------------------------------------------------------------- what is chosen to be said


def outlook(points, money, value, guesses=8):
    """An outlook with the same amounts at both moments, a little different in every guess."""
    aspects = [counted("points", 0), counted("lead", 0), counted("money", 0)]
    wave = np.arange(guesses) % 2
    amounts = np.array([[[points + w, points + w - 20, money + w]] * 2 for w in wave], float)
    over = np.zeros((guesses, 2), bool)
    return reasons.Outlook(aspects, amounts, np.full((guesses, 2), float(value)), over)


def told(mine, rival):
    return [
        (text.key, text.args["what"].key, text.args["what"].args["n"], text.args["what"].args["sign"])
        for text in reasons._told(mine, rival.amounts, [mine, rival])
    ]


def test_what_speaks_for_an_option_comes_first_and_the_same_story_is_told_once():
    good, bad = outlook(10, 2, value=9), outlook(6, 7, value=1)
    first, second = told(good, bad)
    assert first == ("coach-by-turn", "aspect-points", 4, "more")  # the lead says no more than the points
    assert second == ("coach-by-turn", "aspect-money", 5, "less")
    assert [sign for _, _, _, sign in told(bad, good)] == ["more", "less"]


def test_what_hardly_differs_is_not_told():
    assert told(outlook(6, 2, value=1), outlook(6, 2, value=1)) == []
    mine, rival = outlook(6, 2, value=1), outlook(6, 2, value=1)
    mine.amounts[0] += 8  # one guess in eight
    assert told(mine, rival) == []


def test_the_end_of_the_game_is_called_so():
    good, bad = outlook(10, 2, value=9), outlook(6, 2, value=1)
    good.over[:, :] = True
    assert told(good, bad)[0][0] == "coach-by-end"
