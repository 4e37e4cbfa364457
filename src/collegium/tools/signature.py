"""The signature: one short hash per game over fixed random play. It changes when the game plays differently."""

from __future__ import annotations

import hashlib

import numpy as np

from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel.game import Game, settings

GAMES = 40  # per variant and number of seats


def signature(game: Game) -> str:
    """The hash of the final records of fixed random games over all variants and numbers of seats (compiled)."""
    engine = engines.compiled(game)
    digest = hashlib.sha256(f"{game.key} {game.rules_version}".encode())
    for variant, seats in settings(game):
        states = States(game, GAMES)
        for k in range(GAMES):
            states.array["mute"][k] = 1
            engine.begin(states, seats, list(game.variants).index(variant), k, k)
        made = engine.playout(states, GAMES, 7, game.longest)
        for state in states.array:
            for name in game.state.dtype.names or ():
                digest.update(np.ascontiguousarray(state[name]).tobytes())
        digest.update(str(made).encode())
    return digest.hexdigest()[:12]
