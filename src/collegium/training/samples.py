"""Samples: what the seats saw at some moments of games that bots played against each other, and who won.

Moments are taken where the search judges: at the first choice of a turn. A sample is a moment as every seat saw it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from collegium import bots
from collegium.arena.selfplay import STUDENT, Board
from collegium.bots import thinker
from collegium.bots.thinker import Style
from collegium.bots.weights import Net, width
from collegium.bots.worth import win_shares
from collegium.engine import engines
from collegium.engine.observation import layout
from collegium.engine.states import States
from collegium.kernel import scoring
from collegium.kernel.game import Game

Array = np.ndarray[Any, Any]
EACH = 12  # moments taken of a game
WANDER = 20  # one choice in so many is taken by chance where bots search, so that games differ


@dataclass(frozen=True)
class Samples:
    """`vectors[sample, seat]` as a net reads them, the `shares` of the win, and how much of the game was played. Alone,
    the second share is nobody's, who wins where the seat does not."""

    vectors: Array
    shares: Array
    played: Array

    def __len__(self) -> int:
        return len(self.shares)

    def part(self, which: Any) -> Samples:
        return Samples(self.vectors[which], self.shares[which], self.played[which])


def joined(parts: list[Samples]) -> Samples:
    """All samples of some parts, in their order."""
    return Samples(
        *(np.concatenate([getattr(part, name) for part in parts]) for name in ("vectors", "shares", "played"))
    )


def by_students(game: Game, variant: str, seats: int, seed: int) -> list[tuple[int, int]]:
    """The choices of a game between students."""
    return Board(game, variant, seats).play(seed, (STUDENT,) * seats).choices


def by_search(
    game: Game, variant: str, seats: int, seed: int, iterations: int, style: Style, net: Net | None,
    wander: int = WANDER,
) -> list[tuple[int, int]]:  # fmt: skip
    """The choices of a game between bots that search, with one choice in `wander` by chance (0: none)."""
    engine, states, view = engines.compiled(game), States(game), States(game, bots.SCRATCH)
    luck = np.random.default_rng(seed)
    states.array["mute"] = 1
    engine.begin(states, seats, list(game.variants).index(variant), seed)
    choices: list[tuple[int, int]] = []
    while not states.array["over"][0]:
        seat = int(np.flatnonzero(states.array["owed"]["kind"][0])[0])
        chance, strays = int(luck.integers(2**32)), wander and int(luck.integers(wander)) == 0
        view.array[0] = states.array[0]
        engine.view(view, seat)
        if strays or engine.menu(view, seat) == 1:
            option = bots.by_chance(view, seat, chance)
        else:
            option = thinker.think(view, seat, chance, iterations=iterations, style=style, net=net).best
        engine.act(states, seat, option)
        choices.append((seat, option))
    return choices


def look_back(
    game: Game, variant: str, seats: int, seed: int, choices: list[tuple[int, int]], each: int = EACH
) -> Samples:
    """Samples of a finished game: at most `each`, spread over it by the luck of its seed."""
    engine, states, shape = engines.compiled(game), States(game, 2), layout(game, seats)
    states.array["mute"] = 1
    number = list(game.variants).index(variant)
    engine.begin(states, seats, number, seed)
    turns, turn = [], 0
    for made, (seat, option) in enumerate(choices):
        if states.array["turn"][0] != turn:
            turn = int(states.array["turn"][0])
            turns.append(made)
        engine.act(states, seat, option)
    shares = win_shares(_figures(engine, states, seats)[:, scoring.PLACE].tolist())
    if seats == 1:
        shares.append(1 - shares[0])
    luck = np.random.default_rng(seed)
    taken = sorted(luck.choice(turns, min(each, len(turns)), replace=False).tolist())
    vectors = np.zeros((len(taken), seats, width(shape)), np.int32)
    states.array["mute"] = 1
    engine.begin(states, seats, number, seed)
    made = 0
    for sample, moment in enumerate(taken):
        while made < moment:
            engine.act(states, *choices[made])
            made += 1
        values = [engine.value(states, seat) for seat in range(seats)]
        points = _figures(engine, states, seats)[:, scoring.POINTS].tolist()
        for seat in range(seats):
            states.array[1] = states.array[0]
            engine.view(states, seat, 1)
            seen = shape.vector(states.array[1], seat).tolist()
            vectors[sample, seat] = (*seen, *values[seat:], *values[:seat], *points[seat:], *points[:seat])
    played = np.array(taken, np.float32) / max(len(choices), 1)
    return Samples(vectors, np.repeat(np.array([shares], np.float32), len(taken), 0), played)


def _figures(engine: Any, states: States, seats: int) -> Array:
    engine.score(states)
    found: Array = states.out[: seats * scoring.COLUMNS].reshape(seats, scoring.COLUMNS)
    return found.copy()
