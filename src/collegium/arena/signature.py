"""The signature: one short hash per game over fixed random play. It changes when the game plays differently."""

from __future__ import annotations

import hashlib

import numpy as np

from collegium.arena.walks import settings
from collegium.kernel import engines
from collegium.kernel.engine import Table
from collegium.kernel.game import Game

GAMES = 40  # per variant and number of seats


def signature(game: Game) -> str:
    """The hash of the final records of fixed random games over all variants and numbers of seats (compiled)."""
    engine = engines.compiled(game)
    digest = hashlib.sha256(f"{game.key} {game.rules_version}".encode())
    for variant, seats in settings(game):
        table = Table(game, GAMES)
        for k in range(GAMES):
            table.array["mute"][k] = 1
            engine.begin(table, seats, list(game.variants).index(variant), k, k)
        made = engine.playout(table, GAMES, 7, game.longest)
        for state in table.array:
            for name in game.state.dtype.names or ():
                digest.update(np.ascontiguousarray(state[name]).tobytes())
        digest.update(str(made).encode())
    return digest.hexdigest()[:12]
