"""The signature: one short hash per game over fixed random play. It changes when the game plays differently."""

from __future__ import annotations

import hashlib

import numpy as np

from collegium.arena.walks import settings
from collegium.kernel import engines, ops
from collegium.kernel.engine import Table
from collegium.kernel.game import Game
from collegium.kernel.rng import seed_words

GAMES = 40  # per variant and number of seats


def signature(game: Game) -> str:
    """The hash of the final records of fixed random games over all variants and numbers of seats (compiled)."""
    engine = engines.compiled(game)
    digest = hashlib.sha256(f"{game.key} {game.rules_version}".encode())
    for variant, seats in settings(game):
        table = Table(game, GAMES)
        for k in range(GAMES):
            table.array["mute"][k] = 1
            engine.call(ops.BEGIN, table, k, seats, list(game.variants).index(variant), *seed_words(k))
        made = engine.call(ops.PLAYOUT, table, 0, GAMES, 7, game.longest, 0)
        for state in table.array:
            for name in game.state.dtype.names or ():
                digest.update(np.ascontiguousarray(state[name]).tobytes())
        digest.update(str(made).encode())
    return digest.hexdigest()[:12]
