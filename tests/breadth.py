"""The breadth: a test once more, for further games, seats, variants, screens and languages.

`make test` has every test once and every law in every game; `make wide` has the rest, which carries the mark `wide`.
What belongs to the breadth is said at the test, and only where that takes long:

    @pytest.mark.spread                                  of its settings one of each game, or of its games one
    @pytest.mark.parametrize("key", spread(keys()))      one of these
    @pytest.mark.parametrize("n", [2, wide(3), wide(4)]) exactly these

A test all of which is marked says why: `@pytest.mark.wide(reason="...")`.
"""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import pytest


def wide(*values: Any, id: str | None = None) -> Any:
    """These values of parameters are tried in the breadth."""
    return pytest.param(*values, marks=pytest.mark.wide, id=id)


def turn(name: str, count: int) -> int:
    """Which one of so many a test keeps: another from test to test, the same in every run."""
    return zlib.crc32(name.encode()) % count


def spread(values: Iterable[Any], name: str = "") -> list[Any]:
    """One of these values is tried always, the first or the one whose turn it is for `name`; the others widely."""
    found = list(values)
    kept = turn(name, len(found)) if name else 0
    return [value if at == kept else wide(value) for at, value in enumerate(found)]


def spread_by(groups: Sequence[Hashable], name: str) -> set[int]:
    """The places of those that are kept where every group keeps one, the one whose turn it is for `name`."""
    places = {group: [at for at, other in enumerate(groups) if other == group] for group in groups}
    return {found[turn(name, len(found))] for found in places.values()}


# ------------------------------------------------------------------------------------------------- what the laws demand


def wide_as_a_whole(items: Iterable[pytest.Item]) -> list[str]:
    """The tests of which nothing is tried always, though no reason is given."""
    narrow, found = set(), dict[str, bool]()
    for item in items:
        mark, name = item.get_closest_marker("wide"), item.nodeid.split("[")[0]
        if mark is None:
            narrow.add(name)
        else:
            found[name] = found.get(name, False) or bool(mark.kwargs.get("reason"))
    return sorted(name for name, excused in found.items() if name not in narrow and not excused)


def games_left_out(items: Iterable[pytest.Item]) -> list[str]:
    """Tests with a game that is tried in their breadth alone: 'test: game'."""
    always, ever = set[tuple[str, str]](), set[tuple[str, str]]()
    for item in items:
        told = item.callspec.params if hasattr(item, "callspec") else {}
        game = told.get("game") or next(iter(told.get("setting", ())), None)
        if game is not None:
            pair = item.nodeid.split("[")[0], game.key
            ever.add(pair)
            if item.get_closest_marker("wide") is None:
                always.add(pair)
    return sorted(f"{test}: {game}" for test, game in ever - always)
