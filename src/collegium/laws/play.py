"""Random play: no menu is empty, every invariant holds after every choice, every game ends within its bound."""

from __future__ import annotations

import numpy as np

from collegium.engine import engines, loops
from collegium.engine.engine import Engine
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.record import Cell, cells
from collegium.laws.law import SETTING, Broken, Trial, expect, law, settings
from collegium.match import faults

BATCH = 500
LEAST = 20  # games of every setting, however few are asked for


def cell_outside(trial: Trial, code: int) -> Cell:
    """The integer that this code of `check` says to be outside its bounds."""
    bounded = (c for c in cells(trial.game.state) if c.low > np.iinfo(c.code).min or c.high < np.iinfo(c.code).max)
    return list(bounded)[code - loops.BROKEN_BOUNDS]


def told(trial: Trial, code: int) -> str:
    """What a code of `check` means."""
    if code >= loops.BROKEN_BOUNDS:
        cell = cell_outside(trial, code)
        return f"{cell.path} ({cell.meaning}) is outside {cell.low}..{cell.high}"
    if code >= loops.BROKEN_FAULT:
        return f"fault: {flow.FAULTS[code - loops.BROKEN_FAULT]}"
    names = trial.game.invariants
    return f"invariant {code} ({names[code - 1] if code <= len(names) else 'without a name'}) does not hold"


def broken(trial: Trial, states: States, k: int, seed: int) -> str:
    """What was wrong in state `k` after a playout that failed."""
    game, code = trial.game, -int(states.out[k])
    when = f"choice {int(states.array['made'][k])} of the random game of seed {seed}"
    if code >= loops.BROKEN_BOUNDS:
        cell = cell_outside(trial, code)
        value = int(states.raw[k, cell.offset : cell.offset + np.dtype(cell.code).itemsize].copy().view(cell.code)[0])
        return f"{told(trial, code)}, it is {value} after {when}: mend the rule that writes it, or its bounds"
    if code >= loops.BROKEN_FAULT:

        def again(engine: Engine, fresh: States) -> None:
            fresh.array["mute"] = 1
            engine.begin(fresh, trial.seats, trial.number, seed)
            engine.playout(fresh, 1, seed, game.longest)

        return faults.explained(game, code - loops.BROKEN_FAULT, f"after {when}", again)
    return f"{told(trial, code)} after {when}: mend the rule, or the invariant"


@law(SETTING)
def thousands_of_random_games(trial: Trial) -> None:
    """Random games end in time, and every invariant and bound holds after every choice."""
    game, engine = trial.game, engines.engine(trial.game)
    count = max(trial.games // len(list(settings(game))), LEAST)
    states = States(game, min(count, BATCH))
    played = 0
    while played < count:
        size = min(BATCH, count - played)
        for k in range(size):
            states.array["mute"][k] = 1
            engine.begin(states, trial.seats, trial.number, played + k, k)
        if engine.playout(states, size, played, game.longest, checked=True) < 0:
            k = int(np.flatnonzero(states.out[:size] < 0)[0])
            raise Broken(broken(trial, states, k, played + k))
        late = [played + k for k in range(size) if not states.array["over"][k]]
        expect(not late, f"seeds {late[:3]} go on after {game.longest} choices: end them, or give a larger `longest`")
        played += size
    expect(played == count, f"{played} games of {count}")
