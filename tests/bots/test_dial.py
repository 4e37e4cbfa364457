"""A strength of one's own: which levels play it and how often, by luck that tells the same at the same moment."""

from __future__ import annotations

from itertools import pairwise

import pytest

from collegium import bots
from collegium.bots import dial, memory, thinker
from collegium.bots.measured import measured, ranked
from collegium.engine import engines
from collegium.match.match import new
from collegium.registry import find, keys


@pytest.mark.parametrize("key", keys())
def test_a_rating_is_played_by_the_levels_beside_it(key):
    game = find(key)
    levels = ranked(game)
    low, high = dial.reach(game)
    assert [level for level, _ in levels] == list(bots.LEVELS) and (low, high) == (levels[0][1], levels[-1][1])
    for level, rating in levels:
        assert dial.mix(game, rating) == dial.Mix(level, level, 1.0) and rating == measured(game, level).rating
    for (lower, least), (upper, most) in pairwise(levels):
        found = [dial.mix(game, rating) for rating in range(least + 1, most)]
        assert {(mix.lower, mix.upper) for mix in found} == {(lower, upper)}
        parts = [mix.part for mix in found]
        assert parts == sorted(parts) and 0.0 < parts[0] < parts[-1] < 1.0
    assert dial.mix(game, low - 50).upper == "fresher" and dial.mix(game, high + 50).lower == "laureate"
    assert not dial.check(game, f"rated:{low}") and not dial.check(game, "student")
    assert "plays as a fresher" in dial.check(game, f"rated:{low - 1}")
    assert "plays as a laureate" in dial.check(game, f"rated:{high + 1}")
    assert all(low <= dial.asked(step)[0] <= high for step in dial.steps(game)) and len(dial.steps(game)) > 4


@pytest.mark.parametrize("key", keys())
def test_the_part_follows_what_was_measured(key):
    curves = [*dial.heights(find(key).folder).values(), dial.USUAL]
    for curve in curves:
        assert [dial.part(curve, height) for height in (0.0, *curve, 1.0)] == pytest.approx([0.0, *dial.PARTS, 1.0])
        parts = [dial.part(curve, height / 100) for height in range(101)]
        assert all(one < two for one, two in pairwise(parts))


def test_a_game_that_nobody_measured_has_no_dial():
    game = find("_trivial")
    assert dial.reach(game) is None and dial.steps(game) == ()
    for ask in (lambda: dial.mix(game, 1500), lambda: dial.check(game, "rated:1500")):
        with pytest.raises(dial.Unmeasured, match="nobody has measured"):
            ask()
    match = new(game, 2, seed=1)
    with pytest.raises(dial.Unmeasured):
        bots.pick(match, match.to_act[0], "rated:1500")


def test_what_names_a_strength():
    assert dial.asked("rated:1650") == (1650, 0.0) and dial.asked("rated:1650:0.1s") == (1650, 0.1)
    assert bots.for_seconds("rated:1650", 0.1) == "rated:1650:0.1s" == bots.for_seconds("rated:1650:0.5s", 0.1)
    for wrong in ("rated", "rated:", "rated:0", "rated:99999", "rated:-5", "rated:1.5", "rated:²", "rated:1500:",
                  "rated:1500:s", "rated:1500:0s", "rated:1500:2", "rated:1500:nans", "student"):  # fmt: skip
        assert dial.asked(wrong) is None, wrong
        if wrong != "student":
            with pytest.raises(bots.UnknownLevel):
                bots.level(wrong)


def test_the_upper_level_chooses_as_often_as_it_should():
    for part in (0.1, 0.5, 0.8):
        mix = dial.Mix("fresher", "student", part)
        drawn = [mix.chooser(luck) for luck in range(4000)]
        assert abs(drawn.count("student") / 4000 - part) < 0.03
        assert drawn == [mix.chooser(luck) for luck in range(4000)]


def test_every_choice_is_that_of_the_level_which_luck_tells(match):
    """In a game that is played through: legal, the same again at the same moment, now one level and now the other."""
    played, mix = new(match.game, 2, seed=5), dial.mix(match.game, 1200)
    met = set()
    while not played.over:
        seat = played.to_act[0]
        option = bots.pick(played, seat, "rated:1200")
        chooser = mix.chooser(bots.luck_for(played, seat))
        assert option in played.legal(seat) and option == bots.pick(played.fork(), seat, "rated:1200")
        assert option == bots.pick(played, seat, chooser)
        if len(played.legal(seat)) > 1:
            met.add(chooser)
        played.choose(seat, option)
    assert met == {"fresher", "student"}


def test_a_mix_keeps_no_thought_of_one_level_for_the_other(match):
    """A level by itself goes on from its thought of before; of a mix the next choice may be another level's."""
    thinker.searcher(match.game)
    seat, (_, low), (doctor, high) = match.to_act[0], *ranked(match.game)[1:3]
    view = match.seen_states(seat, bots.SCRATCH)
    luck = next(luck for luck in range(50) if dial.mix(match.game, high - 1).chooser(luck) == doctor)
    for rating, keeps in ((high, True), (high - 1, False)):
        mind = thinker.Mind()
        option = bots.level(f"rated:{rating}:0.01s", threads=1).think(view, seat, luck, mind)
        assert option in match.legal(seat) and bool(mind.trees) == keeps
    assert not memory.recall(memory.moment(match, seat)).trees and low < high


def test_it_plays_as_a_student_until_the_search_is_compiled(match, monkeypatch):
    monkeypatch.setattr(thinker, "is_ready", lambda game: False)
    seat = match.to_act[0]
    assert engines.engine(match.game).compiled
    high = measured(match.game, "professor").rating
    assert bots.pick(match, seat, f"rated:{high}") == bots.pick(match, seat, "student")
