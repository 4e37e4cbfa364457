"""Options that are not legal are refused without a trace, in every position met; copies are independent."""

from __future__ import annotations

import random

import pytest

from collegium.engine import engines
from collegium.match.match import IllegalChoice, new


def test_illegal_options_are_refused_without_a_trace(setting):
    game, variant, seats = setting
    engines.compiled(game)
    luck = random.Random(seats)
    match = new(game, seats, variant, seed=5)
    refused = 0
    while not match.over:
        before = match.bytes()
        for seat in range(seats):
            legal = match.legal(seat)
            kind = game.choices.kinds[match.state.owed[seat].kind]
            assert bool(legal) == (seat in match.to_act)
            for option in (
                -1,
                kind.options,
                luck.randrange(max(kind.options, 1)),
                luck.randrange(max(kind.options, 1)),
            ):
                if option not in legal:
                    assert match._engine.act(match._states, seat, option) < 0
                    refused += 1
        assert match.bytes() == before
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    assert refused > 20
    with pytest.raises(IllegalChoice):
        match.choose(0, 0)


def test_copies_are_independent(setting):
    game, variant, seats = setting
    engines.compiled(game)
    luck = random.Random(3)
    match = new(game, seats, variant, seed=6)
    for _ in range(15):
        if not match.over:
            seat = luck.choice(match.to_act)
            match.choose(seat, luck.choice(match.legal(seat)))
    before, twin = match.bytes(), match.fork()
    assert twin.bytes() == before
    while not twin.over:
        seat = luck.choice(twin.to_act)
        twin.choose(seat, luck.choice(twin.legal(seat)))
    assert match.bytes() == before and twin.number > match.number


def test_undo_gives_the_very_bytes_back(setting):
    game, variant, seats = setting
    engines.compiled(game)
    luck = random.Random(9)
    match = new(game, seats, variant, seed=8)
    undone = 0
    while not match.over:
        before, told = match.bytes(), len(match.events())
        seat = luck.choice(match.to_act)
        option = luck.choice(match.legal(seat))
        match.choose(seat, option)
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert match.bytes() == before and len(match.events()) == told
            match.choose(seat, option)
    assert undone > 0
