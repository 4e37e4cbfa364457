"""Self-play: the same whatever the threads, told choices replay, students beat freshers."""

from __future__ import annotations

from collegium.arena.selfplay import FRESHER, STUDENT, play
from collegium.match.match import Match
from collegium.registry import find

KEY = "open_science_alliance"


def games(key, seats, count, sitting, **settings):
    game = find(key)
    return list(play(game, next(iter(game.variants)), seats, count, sitting, **settings))


def test_threads_do_not_matter_and_choices_replay():
    game = find(KEY)
    one = games(KEY, 3, 30, lambda seed: (STUDENT, FRESHER, FRESHER), threads=1)
    two = games(KEY, 3, 30, lambda seed: (STUDENT, FRESHER, FRESHER), threads=2)
    assert one == two
    for result in one[:5]:
        match = Match(game, 3, "standard", result.seed)
        for seat, option in result.choices:
            match.choose(seat, option)
        assert match.over and [score.points for score in match.scores()] == result.points


# seats, how the student does at least: wins among `seats` players of which one is a student
STRENGTH = {"open_science_alliance": (4, 0.70), "nobel_run": (2, 0.80), "era_of_inventions": (3, 0.80),
            "awesome_academics": (3, 0.80), "alma_mater": (3, 0.85)}  # fmt: skip


def test_a_student_beats_freshers(game):
    seats, least = STRENGTH.get(game.key, (game.seats[1], 0.5))
    variant = next(v for v in reversed(game.variants) if game.variants[v][0] <= seats <= game.variants[v][1])
    found = list(
        play(
            game,
            variant,
            seats,
            200,
            lambda seed: tuple(STUDENT if k == seed % seats else FRESHER for k in range(seats)),
        )
    )
    won = sum(result.share(result.seed % seats) for result in found) / len(found)
    assert won >= least - 0.05, f"{won:.1%} of 200 games (expected {least:.0%} of many)"
