"""The analysis of a finished game: a planted blunder is found, running games are refused, what was found is kept."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from collegium import bots
from collegium.analysis import analysis, chart, judging, shelf
from collegium.analysis.analysis import Analysis, Judged
from collegium.analysis.judging import Chances
from collegium.bots import thinker, worth
from collegium.engine import engines
from collegium.kernel.texts import Text
from collegium.match.match import new
from collegium.registry import find

THOUGHT = 60


def play_on(match):
    """Students play to the end."""
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bots.pick(match, seat, "student"))
    return match


@pytest.fixture(scope="module")
def short():
    """A finished game of the smallest game there is."""
    engines.compiled(find("_trivial"))
    return play_on(new("_trivial", 2, None, seed=3))


def blunder(key, seats, seed):
    """A game of students with one choice replaced by the worst one, where most hung on it. Gives it and its number."""
    match = new(key, seats, None, seed)
    engines.compiled(match.game)
    found = (0.0, match, -1, 0)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        good = bots.pick(match, seat, "student")
        if match.number > 20 and match.number % 4 == 0 and 2 < len(legal) <= 8:
            view = match.seen_states(seat)
            shares = worth.worth(view, seat, legal, luck=9, iterations=THOUGHT, style=worth.TO_THE_END)
            own = {option: shares[k][seat] for k, option in enumerate(legal)}
            worst = min(legal, key=lambda option: own[option])
            if max(own.values()) - own[worst] > found[0]:
                found = (max(own.values()) - own[worst], match.fork(), worst, seat)
        match.choose(seat, good)
    gap, match, worst, seat = found
    assert gap > 0.25, "no clear moment in this game: take another seed"
    number = match.number
    match.choose(seat, worst)
    return play_on(match), number


def test_a_planted_blunder_is_found():
    match, number = blunder("nobel_run", 2, seed=7)
    found = analysis.analyse(match, iterations=THOUGHT, threads=2)
    assert number in [choice.number for choice in found.worst(3)]
    choice = found.judged[number]
    assert choice.taken != choice.best and choice.cost > 0.1
    assert len(found.chances) == match.number + 1 and found.chances[-1][match.winners()[0]] > 0
    assert all(len(row) == match.seats and sum(row) == pytest.approx(1, abs=0.01) for row in found.chances)
    assert all(0 < error < 0.5 for row in found.errors[:-1] for error in row) and found.errors[-1] == [0.0, 0.0]


def contest(key, sitting, seed):
    """A game between bots of these levels."""
    match = new(key, len(sitting), None, seed)
    engines.compiled(match.game)
    thinker.searcher(match.game)  # without it, bots that search play as students
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bots.pick(match, seat, sitting[seat]))
    return match


LEVELS = ("fresher", "student", "search:60", "search:600")  # by iterations about as the four levels, and repeatable


def judged_by_level(match, sitting, iterations=150, every=3):
    """Some choices of a game judged, for each level that played."""
    effort, found = judging.Effort(iterations, 0.0, threading.Event()), {}
    with ThreadPoolExecutor(2) as pool:
        for choice in pool.map(lambda at: judging.judge(at, effort), list(judging.moments(match))[::every]):
            found.setdefault(sitting[choice.seat], []).append(choice)
    return found


def accuracy_of(level, judged):
    """What a level kept of the stakes in these games."""
    return judging.accuracy([choice for game in judged for choice in game.get(level, [])])


def test_accuracy_tells_levels_apart_and_chance_from_the_winner():
    sittings = [(a, b, a) for a, b in (*pairwise(LEVELS), (LEVELS[-1], LEVELS[0]))]
    matches = [(contest("era_of_inventions", sitting, seed=2), sitting) for sitting in sittings]
    judged = [judged_by_level(match, sitting) for match, sitting in matches]
    accuracy = {level: accuracy_of(level, judged) for level in LEVELS}
    steps = [accuracy[higher] - accuracy[lower] for lower, higher in pairwise(LEVELS)]
    assert all(step > least for step, least in zip(steps, (0.2, 0.15, 0.02), strict=True)), accuracy
    match, sitting = matches[-1]
    assert match.winners() and all(sitting[seat] != "fresher" for seat in match.winners()), "chance won: another seed"
    own = {level: accuracy_of(level, judged[-1:]) for level in sitting}
    assert own["fresher"] < 0.5 < 0.8 < own[LEVELS[-1]], own


def test_a_game_that_nobody_wins_can_be_analysed():
    match = new("nobel_run", 1, "solo", seed=2)
    engines.compiled(match.game)
    while not match.over:
        match.choose(0, bots.pick(match, 0, "fresher"))
    assert match.winners() == [], "this game is won: take another seed"
    found = analysis.analyse(match, iterations=6, threads=2)
    assert found.chances[-1] == [0.0] and all(0 <= share <= 1 for (share,) in found.chances)
    assert 0 <= found.accuracy(0) <= 1
    assert chart.lines(found.chances, match.names, "Chances").count("<polyline") == 1


def test_threads_do_not_matter(short):
    one, two = (analysis.analyse(short, iterations=20, threads=threads).as_dict() for threads in (1, 2))
    assert one == two


def test_progress_is_told(short):
    seen = []
    analysis.analyse(short, iterations=10, progress=lambda done, total: seen.append((done, total)))
    total = short.number + short.number // analysis.AGAIN + short.number // 2 + short.seats * analysis.WEIGHED
    assert seen[: short.number] == [(k, total) for k in range(1, short.number + 1)]
    assert seen == sorted(seen) and seen[-1] == (total, total)


def test_a_running_game_is_refused():
    match = new("_trivial", 2, None, seed=3)
    with pytest.raises(analysis.NotOver, match="not over yet"):
        analysis.analyse(match, 20)
    with pytest.raises(analysis.NotOver):
        shelf.analysed(match, 20)


def judgements(seat, *pairs):
    """Choices of a seat with these (stake, loss)."""
    return [
        Judged(k, seat, "kind", 0, 1, max(loss, 0.0), stake=stake, loss=loss, tries=90)
        for k, (stake, loss) in enumerate(pairs)
    ]


def test_accuracy_is_what_was_kept_of_the_stakes():
    judged = judgements(0, (0.3, 0.0), (0.1, 0.1)) + judgements(1, (0.2, 0.2), (0.0, 0.0), (0.001, 0.0))
    found = Analysis("_trivial", 3, 10, judged=judged + judgements(2, (0.2, -0.01)))
    assert found.accuracy(0) == pytest.approx(0.75)
    assert found.accuracy(1) < 0.01, "choices in which nothing was at stake must not hide the others"
    assert found.accuracy(2) == 1.0 and Analysis("_trivial", 1, 10).accuracy(0) == 1.0  # never chose
    assert 0 < found.accuracy_error(0) <= 1 and Analysis("_trivial", 1, 10).accuracy_error(0) == 0.0


def test_every_seat_has_its_own_costly_choices():
    judged = [Judged(k, k % 2, "kind", 0, 1, cost) for k, cost in enumerate((0.0, 0.3, 0.1, 0.4))]
    found = Analysis("_trivial", 2, 10, judged=judged)
    assert [choice.number for choice in found.worst(2)] == [3, 1]
    assert [choice.number for choice in found.worst(2, seat=0)] == [2, 0]


def test_jumps_are_thought_over_and_errors_shrink():
    flat, high = Chances((0.5, 0.5), 100), Chances((0.9, 0.1), 100)
    curve = [flat] * 20 + [high] + [flat] * 19
    assert analysis.jumps(curve) == [19, 20, 21] and analysis.jumps([flat] * 40) == []
    unsure = [Chances((0.5, 0.5), 6), Chances((0.7, 0.3), 6)] * 10
    assert analysis.jumps(unsure) == [], "so few games jump by chance"
    more = high.with_more(Chances((0.5, 0.5), 300))
    assert more.tries == 400 and more.shares == pytest.approx((0.6, 0.4)) and more.errors[0] < high.errors[0] + 0.01
    assert Chances((1.0, 0.0), 50).errors[0] > 0


def test_how_long_it_takes_is_foretold(short):
    assert 0 < analysis.foretell(short, 300) < 600
    by_clock = analysis.foretell(short, seconds=0.5)
    assert by_clock > 0.5 * short.number and analysis.foretell(short, seconds=1.0) == pytest.approx(2 * by_clock)


def test_an_analysis_survives_json():
    what = Text("aspect-points", {"n": 3, "sign": "more", "more": Text("coach-more")})
    judged = [Judged(0, 1, "take", 2, 3, 0.25, (Text("coach-by-turn", {"what": what}),))]
    found = Analysis(
        "_trivial", 2, 10, chances=[[0.5, 0.5], [1.0, 0.0]], errors=[[0.1, 0.1], [0.0, 0.0]], judged=judged
    )
    assert Analysis.from_dict(json.loads(json.dumps(found.as_dict()))) == found


def test_what_was_found_is_kept(short, tmp_path, monkeypatch):
    monkeypatch.setenv("COLLEGIUM_DATA_DIR", str(tmp_path))
    found = shelf.analysed(short, 20)
    kept = shelf.place(short, 20, 0.0)
    assert kept.is_file() and shelf.find(short, 21) is None
    monkeypatch.setattr(shelf, "analyse", lambda *args: pytest.fail("thought again"))
    assert shelf.analysed(short, 20) == found
    kept.write_text(kept.read_text()[:-20])
    assert shelf.find(short, 20) is None
    monkeypatch.setattr(shelf, "VERSION", 99)
    assert shelf.place(short, 20, 0.0) != kept


def test_a_chart_shows_every_seat_and_the_marks():
    svg = chart.lines([[0.5, 0.5], [0.7, 0.3], [1.0, 0.0]], ["Ada & co", "x" * 40], "Chances <1>", marks=[(1, 0)])
    assert "Ada &amp; co" in svg and "x" * 17 + "…" in svg and "Chances &lt;1&gt;" in svg
    assert svg.count("<polyline") == 2 and svg.count("<circle") >= 1 and 'class="band ' not in svg
    unsure = chart.lines([[0.5, 0.5], [1.0, 0.0]], ["Ada", "Emmy"], "Chances", errors=[[0.1, 0.2], [0.0, 0.0]])
    assert unsure.count('class="band ') == 2
    frame = chart.Frame(100, 100, 0, 0, 0, 0, 1)
    assert chart._outline(frame, [0.5, 0.95], [0.1, 0.1]) == "0.0,40.0 100.0,0.0 100.0,15.0 0.0,60.0"  # not above 1
    assert [chart._step(last) for last in (1, 8, 9, 100, 399, 401)] == [1, 1, 2, 20, 50, 100]
