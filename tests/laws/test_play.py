"""Random play: no menu is empty, every invariant holds after every choice, every game ends within its bound."""

from __future__ import annotations

import os

import numpy as np

from collegium.engine import engines, loops
from collegium.engine.states import States
from collegium.tools.walks import settings

GAMES = int(os.environ.get("COLLEGIUM_LAW_GAMES", "6000"))  # random games per game, spread over variants and seats
BATCH = 500


def broken(game, code):
    """What a negative result of a playout means."""
    code = -code
    if code >= loops.BROKEN_BOUNDS:
        from collegium.kernel.record import cells

        tight = [c for c in cells(game.state) if c.low > np.iinfo(c.code).min or c.high < np.iinfo(c.code).max]
        return f"{tight[code - loops.BROKEN_BOUNDS].path} outside its bounds"
    if code >= loops.BROKEN_FAULT:
        return f"fault {code - loops.BROKEN_FAULT}"
    name = game.invariants[code - 1] if code <= len(game.invariants) else "?"
    return f"invariant {code}: {name}"


def test_thousands_of_random_games(setting):
    game, variant, seats = setting
    engine = engines.compiled(game)
    number = list(game.variants).index(variant)
    count = max(GAMES // len(list(settings(game))), 20)
    states = States(game, min(count, BATCH))
    played = 0
    while played < count:
        size = min(BATCH, count - played)
        for k in range(size):
            states.array["mute"][k] = 1
            engine.begin(states, seats, number, played + k, k)
        result = engine.playout(states, size, played, game.longest, checked=True)
        assert result >= 0, f"after {played} games: {broken(game, result)}"
        assert states.array["over"][:size].all(), f"not over after {game.longest} choices"
        played += size
    assert played == count


def test_record_is_small(game):
    assert game.state.dtype.itemsize <= 4096
