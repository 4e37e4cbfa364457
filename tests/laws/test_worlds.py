"""The bytes are the same: uncompiled, compiled, replayed; and a match goes on unchanged when its engine changes."""

from __future__ import annotations

import random

from collegium.engine import engines
from collegium.engine.engine import plain_engine
from collegium.engine.states import States
from collegium.match.match import new, replay


def test_plain_and_compiled_play_the_same_bytes(setting):
    game, variant, seats = setting
    worlds = [plain_engine(game), engines.compiled(game)]
    number = list(game.variants).index(variant)
    for seed in range(4):
        ends = []
        for engine in worlds:
            states = States(game)
            engine.begin(states, seats, number, seed)
            made = engine.playout(states, 1, seed, game.longest, checked=True)
            assert made > 0
            ends.append((made, states.array.tobytes()))
        assert ends[0] == ends[1]


def test_a_match_changes_engines_in_the_middle_and_replays(setting):
    game, variant, seats = setting
    compiled = engines.compiled(game)
    luck = random.Random(seats)
    engines.use(game)  # plain
    match = new(game, seats, variant, seed=11)
    for number in range(game.longest):
        if match.over:
            break
        if number == 20:
            engines.use(game, compiled)
        seat = luck.choice(match.to_act)
        option = luck.choice(match.legal(seat))
        match.choose(seat, option)
    assert match.over and match.sane() == 0
    assert match.winners() or seats == 1  # alone, one may lose
    assert replay(match.journal()).bytes() == match.bytes()
