"""The bytes are the same: uncompiled, compiled, replayed; and a match goes on unchanged when its engine changes."""

from __future__ import annotations

import random

from collegium.engine import engines
from collegium.engine.engine import plain_engine
from collegium.engine.states import States
from collegium.laws.law import SETTING, Broken, Trial, expect, law
from collegium.laws.play import told
from collegium.laws.records import same_when_replayed

SUSPECTS = "an index outside a vector (NUMBA_BOUNDSCHECK=1 finds it) or a number larger than its field"
SWITCH = 20  # the choice at which a match changes engines, earlier in a short game


@law(SETTING, compiled=True)
def plain_and_compiled_play_the_same_bytes(trial: Trial) -> None:
    """Compiled rules play exactly as uncompiled ones."""
    game = trial.game
    for seed in range(4):
        ends = []
        for engine in (plain_engine(game), engines.compiled(game)):
            states = States(game)
            engine.begin(states, trial.seats, trial.number, seed)
            made = engine.playout(states, 1, seed, game.longest, checked=True)
            if made <= 0:
                raise Broken(f"seed {seed}: {told(trial, -made) if made else 'nobody chose'}")
            ends.append((made, states.array.tobytes()))
        expect(ends[0] == ends[1], f"seed {seed} ends otherwise when compiled: {SUSPECTS}")


@law(SETTING)
def a_match_changes_engines_in_the_middle_and_replays(trial: Trial) -> None:
    """A match ends with a winner, and its journal leads to the same bytes on whatever engine."""
    game = trial.game
    chosen, luck = engines.engine(game), random.Random(trial.seats)
    engines.use(game)  # plain
    try:
        match = trial.match(seed=11)
        for number in range(game.longest):
            if match.over:
                break
            if number == min(SWITCH, game.longest // 10):
                engines.use(game, chosen)
            seat = luck.choice(match.to_act)
            match.choose(seat, luck.choice(match.legal(seat)))
    finally:
        engines.use(game, chosen)
    expect(match.over, f"not over after {game.longest} choices: end the game, or give it a larger `longest`")
    if code := match.sane():
        raise Broken(f"at the end {told(trial, code)}: mend the rule that breaks it")
    won = match.winners() or trial.seats == 1  # alone, one may lose
    expect(won, "nobody is first: `score` ends with rank_seats(s, out)")
    same_when_replayed(match, match.journal())
