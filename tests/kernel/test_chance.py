"""The door for random play alone plays as the door that can do everything, and compiled so, bounds can be checked."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

from collegium.engine import compiler
from collegium.engine.engine import plain_engine
from collegium.engine.states import States
from collegium.kernel.rule import rule
from collegium.registry import find

from ..chance import CHANCE, chance_door


def test_it_plays_the_same_games():
    game, ends = find("_trivial"), []
    for engine in (plain_engine(game), plain_engine(game, chance_door)):
        states = States(game)
        engine.begin(states, 2, 0, 5)
        assert engine.playout(states, 1, 5, game.longest, checked=True) > 0
        ends.append(states.array.tobytes())
    assert ends[0] == ends[1]


@rule
def beyond(s):
    k = s.seats + 40
    s.owed[k].kind = 1


def reach_beyond():
    """Write outside an array, compiled."""
    game = replace(find("_trivial"), setup=beyond)
    compiler.compile_engine(game, door=CHANCE).begin(States(game), 2, 0, 1)


def test_an_access_outside_an_array_is_found(tmp_path):
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "COLLEGIUM_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", f"from {__name__} import reach_beyond; reach_beyond()"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1 and "IndexError: index is out of bounds" in done.stderr, done.stderr
