"""Points over time: the game played through again from its journal, in numbers."""

from __future__ import annotations

from collegium.match.match import Match

MOST = 160  # points in time


def points_over_time(match: Match) -> list[list[int]]:
    """The points of every seat at the beginning, after (some of) the choices and at the end: one list per seat."""
    twin = Match(match.game, match.seats, match.variant, match.seed)
    every = max(1, len(match.choices) // MOST)
    rows = [[score.points for score in twin.scores()]]
    for number, (seat, option) in enumerate(match.choices, 1):
        twin.choose(seat, option)
        if number % every == 0 or number == len(match.choices):
            rows.append([score.points for score in twin.scores()])
    return [list(column) for column in zip(*rows, strict=True)]
