"""Random play alone, compiled: begin a game, play it out. All that the laws with checked bounds need, and it compiles
in two thirds of the time of the door that can do everything."""

from __future__ import annotations

from collegium.engine import compiler, engines
from collegium.engine.compiler import PLAY, Door
from collegium.engine.loops import begin
from collegium.engine.ops import BEGIN, PLAYOUT
from collegium.engine.players import playout
from collegium.kernel.rule import Vector, rule


@rule
def chance_door(op, states: Vector, raw: Vector, i, a, b, c, d, verdict: Vector, out: Vector):
    """As `ops.door` does these two; anything else is refused."""
    if op == BEGIN:
        return begin(states[i], raw[i], a, b, c, d, verdict)
    if op != PLAYOUT:
        return -1
    total = 0
    for k in range(i, a):
        out[k] = playout(states[k], raw[k], verdict, b + k, c, d)
        if out[k] < 0:
            return out[k]
        total += out[k]
    return total


CHANCE = Door(f"{__name__}:CHANCE", chance_door, PLAY.types)


def play_by_chance(game) -> None:
    """From now on this game is played by chance alone, compiled."""
    if not engines.engine(game).compiled:
        engines.use(game, compiler.compile_engine(game, door=CHANCE))
