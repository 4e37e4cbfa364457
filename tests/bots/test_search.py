"""The search: the same seed and iterations give the same thought, more threads are merged, only the view matters."""

from __future__ import annotations

import random
import threading

import pytest

from collegium import bots
from collegium.bots import memory, search, thinker
from collegium.engine import engines, loops
from collegium.match.match import new


def thought(match, **settings):
    seat = match.to_act[0]
    return thinker.think(match.seen_states(seat), seat, 99, **settings)


def test_the_same_seed_and_iterations_give_the_same_thought(match):
    first, second = (thought(match, iterations=300) for _ in range(2))
    assert first.visits == second.visits and first.shares == second.shares and first.best == second.best
    assert sum(first.visits.values()) == 300
    assert first.best in match.legal(match.to_act[0])


def test_threads_add_up(match):
    both = thought(match, iterations=200, threads=2, style=thinker.BY_CHANCE)
    assert both.iterations == 400 and sum(both.visits.values()) == 400
    assert all(0.0 <= share <= 1.0 for shares in both.shares.values() for share in shares)
    assert abs(sum(both.root) - 1.0) < 1e-6  # full playouts: somebody wins


def test_the_clock_and_the_stop_sign_are_obeyed(match):
    timed = thought(match, seconds=0.1)
    assert timed.iterations > 0
    stop = threading.Event()
    stop.set()
    assert thought(match, seconds=60, stop=stop).iterations == 0


def test_a_brisk_thought_ends_when_the_best_is_clear(match, monkeypatch):
    tree = thinker.Tree(match.seen_states(match.to_act[0]), nodes=400)
    tree.run(thinker.searcher(match.game), match.to_act[0], 1, 300, thinker.STEADY)
    assert tree.is_clear(match.to_act[0], 1.0) and not tree.is_clear(match.to_act[0], -1.0)
    monkeypatch.setattr(thinker.Tree, "is_decided", lambda *_: False)
    assert thought(match, seconds=0.1, brisk=False).seconds >= 0.1
    monkeypatch.setattr(thinker, "ALIKE", 100.0)  # any option will do
    assert 1.0 <= thought(match, seconds=20, brisk=True).seconds < 20


def test_with_one_option_nobody_thinks(monkeypatch):
    monkeypatch.setattr(thinker, "think", None)
    match, luck = new("nobel_run", 2, None, seed=1), random.Random(3)
    while len(match.legal(match.to_act[0])) > 1:
        match.choose(match.to_act[0], luck.choice(match.legal(match.to_act[0])))
    seat = match.to_act[0]
    assert bots.pick(match, seat, "professor") == match.legal(seat)[0]


def test_another_truth_behind_the_same_view_gives_the_same_thought(match):
    seat = match.to_act[0]
    twin = match.fork()
    engines.engine(match.game).imagine(twin._states, seat, 4242)
    assert twin.bytes() != match.bytes()
    one, other = thought(match, iterations=150), thought(twin, iterations=150)
    assert one.visits == other.visits


def test_a_thought_is_bounded_by_its_memory(match):
    tree = thinker.Tree(match.seen_states(match.to_act[0]), nodes=50)
    tree.run(thinker.searcher(match.game), match.to_act[0], 1, 500, thinker.STEADY)
    assert tree.tree[-1, 0] == 50
    assert sum(visits for _, visits, _ in tree.children()) == 500


def test_unknown_levels_are_named():
    with pytest.raises(bots.UnknownLevel, match="unknown bot 'dean'"):
        bots.level("dean")


def test_until_the_search_is_compiled_a_doctor_plays_like_a_student(match, monkeypatch):
    monkeypatch.setattr(thinker, "is_ready", lambda game: False)
    seat = match.to_act[0]
    assert bots.pick(match, seat, "doctor") == bots.pick(match, seat, "student")


def test_a_second_choice_of_the_same_turn_goes_on_from_the_first(match):
    seat = match.to_act[0]
    first = thinker.Tree(match.seen_states(seat), nodes=400)
    first.run(thinker.searcher(match.game), seat, 1, 300, thinker.STEADY)
    option, visits, _ = max(first.children(), key=lambda child: child[1])
    below = next(k for k in first.below(0) if first.tree[k, search.MOVE] % loops.WIDEST == option)
    answers = {int(first.tree[k, search.MOVE]) for k in first.below(below)}
    branch = first.branch(option, answers)
    first.shrink()
    second = thinker.Tree(match.seen_states(seat), nodes=400)
    second.remember(first, option, answers)
    assert second.tree[-1, 0] == len(branch) > 1
    assert second.tree[0, 4] == (visits + 1) // 2  # half the weight
    for node in range(1, len(branch)):
        assert node in second.below(int(second.tree[node, 0]))
    stranger = thinker.Tree(match.seen_states(seat), nodes=400)
    stranger.remember(first, option, answers=())
    assert stranger.below(0) == []  # what cannot be done now is forgotten
    grandchildren = {first.tree[k, 3] for k in first.below(branch[0][0])}
    assert {second.tree[k, 3] for k in second.below(0)} == grandchildren


def test_a_mind_is_found_again_only_after_the_own_choice_alone(match):
    seat = match.to_act[0]
    twin, other = match.fork(), match.fork()
    option, refused = match.legal(seat)[:2]
    kept = thinker.Mind([], option)
    memory.keep(memory.moment(match, seat, option), kept)
    other.choose(seat, refused)
    assert memory.recall(memory.moment(other, seat)) is not kept
    twin.choose(seat, option)
    assert memory.recall(memory.moment(twin, seat)) is kept
    assert memory.recall(memory.moment(twin, seat)) is not kept  # taken out


def test_own_levels_are_understood():
    assert bots.level("search:50").key == "search:50" and bots.level("search:0.5s").key == "search:0.5s"
    for wrong in ("search:", "search:0", "search:-1s", "search:nans", "search:x", "search:1e9s"):
        with pytest.raises(bots.UnknownLevel):
            bots.level(wrong)


def test_compared_options_are_visited_alike_and_no_others(match):
    seat = match.to_act[0]
    options = match.legal(seat)[:3]
    view = match.seen_states(seat)
    shares, spread, tries = thinker.compare(view, seat, 5, options, 24)
    assert list(shares) == options and tries == 24 and spread > 0
    assert all(0 < share < 1 for share in shares.values())
    assert thinker.compare(view, seat, 5, options, 24) == (shares, spread, tries)
    tree = thinker.Tree(view, 80, options)
    tree.run(thinker.searcher(match.game), seat, 5, 72, thinker.EVEN)
    assert {option: visits for option, visits, _ in tree.children()} == dict.fromkeys(options, 24)
    by_clock = thinker.compare(view, seat, 5, options, 0, seconds=0.02)
    assert set(by_clock[0]) == set(options) and by_clock[2] > 0
