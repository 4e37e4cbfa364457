"""Tournaments: seats rotate, journals hold, threads do not matter, a folder goes on, ratings say what happened."""

from __future__ import annotations

import json
import threading
from collections import Counter

import numpy as np
import pytest

from collegium.arena import fixtures, ratings, referee, workers
from collegium.arena.folder import Folder
from collegium.arena.referee import Played, make_ready
from collegium.arena.selfplay import Result
from collegium.arena.standings import standings
from collegium.arena.tables import write_parquet
from collegium.bots.worth import win_shares
from collegium.match import journal
from collegium.match.match import BadMatch, replay
from collegium.registry import find

KEY = "_trivial"
BOTS = ["search:20", "student", "fresher"]


def setting(seats=2, seed=5):
    return fixtures.setting(find(KEY), None, seats, seed)


def play(about, plan, threads=2):
    make_ready(about, BOTS)
    found = {played.fixture: played for played in workers.in_threads(about, plan, threads)}
    return [found[fixture] for fixture in plan]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_sits_everywhere_equally_often(seats):
    plan = fixtures.fixtures(setting(seats), ["a", "b", "c"], 1)
    rounds = 2 if seats == 2 else 2 * seats
    assert len(plan) == 3 * rounds
    for pair in {fixture.pair for fixture in plan}:
        games = [fixture for fixture in plan if fixture.pair == pair]
        assert len({fixture.seed for fixture in games}) == 1  # one deal for the whole round
        assert len({fixture.sitting for fixture in games}) == rounds
        for seat in range(seats):
            assert set(Counter(fixture.sitting[seat] for fixture in games).values()) == {rounds // 2}
    assert len({fixture.name for fixture in plan}) == len(plan)


def test_more_games_and_bots_change_no_fixture():
    about = setting(3)
    few, many = fixtures.fixtures(about, ["a", "b"], 6), fixtures.fixtures(about, ["c", "b", "a"], 13)
    assert set(few) < set(many) and len(many) == 3 * 18
    assert fixtures.fixtures(setting(3, seed=6), ["a", "b"], 6)[0].seed != few[0].seed


@pytest.mark.parametrize(
    ("bots", "wrong"), [("student", "two or more"), ("student,student", "different"), ("student,dean", "dean")]
)
def test_a_field_that_cannot_play_is_refused(bots, wrong):
    with pytest.raises(ValueError, match=wrong):
        fixtures.entrants(bots)


def test_threads_do_not_matter_and_every_journal_replays():
    about = setting(3)
    plan = fixtures.fixtures(about, BOTS, 6)
    one, two = play(about, plan, 1), play(about, plan, 2)
    assert [played.journal for played in one] == [played.journal for played in two]
    for played in one:
        match = replay(played.journal)
        assert match.over and [score.place for score in match.scores()] == played.places
        assert [score.points for score in match.scores()] == played.points
        assert sum(played.asked) == match.number
        assert sum(played.share(seat) for seat in range(3)) == pytest.approx(1)


def test_the_win_is_shared_by_one_rule():
    for places in ([1, 2], [1, 1], [2, 2]):
        fixture = fixtures.Fixture(("a", "b"), 0, 1, ("a", "b"))
        played = Played(fixture, [0, 0], places, [1, 1], [0.0, 0.0])
        result = Result(1, (0, 1), [], [0, 0], places)
        assert [played.share(seat) for seat in (0, 1)] == [result.share(seat) for seat in (0, 1)] == win_shares(places)


def test_compiled_games_seal_like_a_match(game):
    """What the compiled loop leaves behind is what a match of the same choices would be, byte for byte."""
    about = fixtures.setting(game, None, None, 3)
    plan = fixtures.fixtures(about, ["student", "fresher"], 2)
    make_ready(about, ["student", "fresher"])
    for played in workers.in_threads(about, plan, 1):
        assert replay(played.journal).over


def test_a_folder_goes_on_where_it_was(tmp_path):
    about = setting()
    plan = fixtures.fixtures(about, BOTS, 4)
    games = play(about, plan)
    folder = Folder(tmp_path / "cup", about)
    assert folder.finished(plan) == {}
    for played in games[:7]:
        folder.save(played)
    with folder.index.open("a") as index:
        index.write('{"pair": ["a"')  # killed while writing
    again = Folder(tmp_path / "cup", about)
    kept = again.finished(plan)
    assert list(kept) == plan[:7]
    assert kept[plan[0]].row() == games[0].row()
    folder.file(plan[2]).unlink()  # a line without its journal does not count
    again.save(games[7])
    assert set(Folder(tmp_path / "cup", about).finished(plan)) == {*plan[:2], *plan[3:8]}
    assert replay(journal.read(again.file(plan[7]))).over


def test_a_folder_of_another_tournament_is_refused(tmp_path):
    Folder(tmp_path / "cup", setting())
    with pytest.raises(BadMatch, match=r"another tournament \(seed 5, expected 6\)"):
        Folder(tmp_path / "cup", setting(seed=6))
    with pytest.raises(BadMatch, match="another tournament"):
        Folder(tmp_path / "cup", setting(seats=3))
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("Dear John")
    with pytest.raises(BadMatch, match="holds other files"):
        Folder(tmp_path / "letters", setting())
    (tmp_path / "cup" / "tournament.json").write_text("{")
    with pytest.raises(BadMatch, match="cut off"):
        Folder(tmp_path / "cup", setting())


def game_of(sitting, places):
    pair = tuple(sorted(set(sitting)))
    return Played(
        fixtures.Fixture(pair, 0, 0, tuple(sitting)), [0] * len(places), places, [1] * len(places), [0.5] * len(places)
    )


def test_ratings_recover_known_strengths():
    """Bots of known strength play by the model itself; most intervals must hold the truth."""
    dice = np.random.default_rng(1)
    truth = {"strong": 1750.0, "fair": 1500.0, "weak": 1250.0}
    held = total = 0
    for _ in range(40):
        games = []
        for one, other in (("strong", "fair"), ("strong", "weak"), ("fair", "weak")):
            chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            for won in dice.random(150) < chance:
                games.append(game_of([one, other], [1, 2] if won else [2, 1]))
        table = ratings.rate(ratings.comparisons(games, list(truth)), list(truth))
        assert [rating.bot for rating in table] == ["strong", "fair", "weak"]
        held += sum(rating.low <= truth[rating.bot] <= rating.high for rating in table)
        total += 3
        assert table[0].above and table[0].above[1] > 0 and table[-1].above is None
    assert held / total > 0.9


def test_one_who_never_lost_has_a_finite_rating_and_equals_are_equal():
    games = [game_of(["a", "b"], [1, 2]) for _ in range(50)]
    best, last = ratings.rate(ratings.comparisons(games, ["b", "a"]), ["b", "a"])
    assert (best.bot, last.bot) == ("a", "b") and 300 < best.rating - last.rating < 1200
    assert best.high - best.low > 100
    games = [game_of(["a", "b"], [1, 1])] * 30 + [game_of(["a", "b"], [1, 2]), game_of(["a", "b"], [2, 1])]
    first, second = ratings.rate(ratings.comparisons(games, ["a", "b"]), ["a", "b"])
    assert first.rating == pytest.approx(second.rating) and first.above and first.above[1] < 0


def test_a_game_weighs_one_however_many_seats():
    three = ratings.comparisons([game_of(["a", "b", "b"], [1, 2, 3])], ["a", "b"])
    assert three.tolist() == [[0, 1], [0, 0]]
    middle = ratings.comparisons([game_of(["a", "b", "b", "b"], [2, 1, 3, 4])], ["a", "b"])
    assert middle.tolist() == pytest.approx(np.array([[0, 2 / 3], [1 / 3, 0]]))


def test_standings_count_the_lone_seat():
    games = [
        game_of(["a", "b", "b"], [1, 2, 3]),
        game_of(["b", "a", "b"], [1, 2, 3]),
        game_of(["b", "a", "a"], [3, 1, 1]),
    ]
    found = standings(setting(3), games, ["a", "b"])
    assert found.duels["a", "b"]["times"] == 2 and found.duels["a", "b"]["wins"] == 0.5
    assert found.duels["b", "a"]["times"] == 1 and found.duels["b", "a"]["wins"] == 0.0
    told = found.as_dict()
    assert told["fair"] == 0.3333 and told["ratings"][0]["bot"] == "a" and "clear" in told["ratings"][0]["above_next"]
    json.dumps(told)


def test_time_is_known_for_every_bot():
    about = setting()
    plan = fixtures.fixtures(about, BOTS, 2)
    found = standings(about, play(about, plan), BOTS)
    assert all(found.seconds[bot] > 0 for bot in BOTS)
    assert found.seconds["search:20"] > found.seconds["fresher"]
    quick = [fixture for fixture in fixtures.fixtures(about, BOTS, 40) if "search:20" not in fixture.pair]
    compiled = standings(about, play(about, quick), ["student", "fresher"]).seconds
    assert compiled["student"] > 0 and compiled["fresher"] > 0


def test_the_time_of_a_compiled_game_is_shared_by_pace(monkeypatch):
    about = setting()
    monkeypatch.setattr(referee, "pace", lambda about, bot: {"student": 3e-6, "fresher": 1e-6}[bot])
    played = play(about, fixtures.fixtures(about, ["student", "fresher"], 2))[0]
    each = {bot: s / n for bot, s, n in zip(played.fixture.sitting, played.seconds, played.asked, strict=True)}
    assert each["student"] == pytest.approx(3 * each["fresher"])


def test_parquet_has_one_row_per_game(tmp_path):
    from pyarrow import parquet

    about = setting()
    games = play(about, fixtures.fixtures(about, ["student", "fresher"], 4))
    write_parquet(tmp_path / "deep" / "cup.parquet", [played.row() for played in games])
    rows = parquet.read_table(tmp_path / "deep" / "cup.parquet").to_pylist()
    assert len(rows) == 4
    assert rows[0]["sitting"] == list(games[0].fixture.sitting) and rows[0]["places"] == games[0].places


def test_leaving_early_stops_the_workers():
    about = setting()
    make_ready(about, BOTS)
    before = set(threading.enumerate())
    games = workers.in_threads(about, fixtures.fixtures(about, ["search:20", "fresher"], 400), 2)
    next(games)
    assert set(threading.enumerate()) - before
    games.close()
    assert set(threading.enumerate()) <= before


def test_a_worker_with_other_rules_is_refused():
    from dataclasses import replace

    with pytest.raises(BadMatch, match="other rules"):
        make_ready(replace(setting(), rules_version=99), BOTS)
