"""The engines in use: plain at once, compiled when ready."""

from __future__ import annotations

from collegium.engine import compiler
from collegium.engine.compiler import PLAY, Door
from collegium.engine.engine import Engine, plain_engine
from collegium.kernel.game import Game

_engines: dict[tuple[str, str], Engine] = {}


def engine(game: Game, door: Door = PLAY) -> Engine:
    """The best engine there is right now for a game; never waits."""
    found = _engines.get((game.key, door.where))
    if found is None or found.game is not game:
        found = use(game, None, door)
    return found


def use(game: Game, chosen: Engine | None = None, door: Door = PLAY) -> Engine:
    """Play a game on this engine from the next choice on (None: the plain one)."""
    found = chosen or plain_engine(game, door.function)
    _engines[game.key, door.where] = found
    return found


def compiled(game: Game, progress: compiler.Progress | None = None, door: Door = PLAY) -> Engine:
    """The compiled engine, waiting for it if need be."""
    found = engine(game, door)
    return found if found.compiled else use(game, compiler.compile_engine(game, progress, door), door)
