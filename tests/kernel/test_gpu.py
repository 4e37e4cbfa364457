"""What goes round a GPU, without one: the queue in Numba's simulator, a layout number by number, slim compilation, the
strides of a playout. The kernels themselves are compared with the CPU by `benchmarks/gpu.py`."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from llvmlite import ir

from collegium.engine import players
from collegium.engine.engine import plain_engine
from collegium.engine.gpu import slim
from collegium.engine.gpu.batch import GpuBatch, flat
from collegium.engine.observation import layout
from collegium.engine.players import luck
from collegium.engine.states import States
from collegium.engine.twins import World
from collegium.match.match import new
from collegium.registry import find, keys

QUEUED = """
import numpy as np
from collegium.engine.gpu.kernels import Queue, cuda
keys = np.random.default_rng(1).integers(-1, 50, 600)
queue, given = Queue(600, 50), cuda.to_device(keys)
queue.by(given, 0)
order, going = queue.order.copy_to_host(), int(queue.going.copy_to_host()[0])
assert going == (keys >= 0).sum()
assert sorted(order[:going]) == np.flatnonzero(keys >= 0).tolist()
assert (np.diff(keys[order[:going]]) >= 0).all()
queue.by(given, 1)
assert sorted(queue.order.copy_to_host()) == list(range(600))
print("in order")
"""


def test_games_with_the_same_key_lie_beside_each_other():
    told = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    found = subprocess.run([sys.executable, "-c", QUEUED], env=told, capture_output=True, text=True)
    assert found.stdout == "in order\n", found.stderr


@pytest.mark.parametrize("key", keys())
def test_a_layout_number_by_number_gives_the_same_vector(key):
    match = new(key, seed=3)
    for seat in match.to_act:
        match.choose(seat, match.legal(seat)[0])
    shape = layout(match.game, match.seats)
    sources, codes, kinds, lows = flat(shape)
    for seat in (*range(match.seats), -1):
        record = match.seen_states(seat).array[0]
        ones = np.frombuffer(record.tobytes(), np.int8)
        viewer, found = seat if seat >= 0 else match.seats, shape.empty()
        for j in range(1, shape.size):
            found[j] = ones.view(f"i{1 << codes[j]}")[sources[viewer, j]]
            if kinds[j] >= 0 and 0 < viewer < match.seats:
                place = int(found[j]) - int(lows[kinds[j]])
                if 0 <= place < shape.tables.shape[2]:
                    found[j] = shape.tables[viewer, kinds[j], place]
        found[0] = seat
        assert (found == shape.vector(record, seat)).all()


def module(*functions: tuple[str, int, list[str]]) -> ir.Module:
    """Functions of so many instructions that call the ones named, which come before them."""
    made, known = ir.Module("m"), {}
    for name, steps, calls in functions:
        known[name] = ir.Function(made, ir.FunctionType(ir.VoidType(), ()), name)
        builder = ir.IRBuilder(known[name].append_basic_block())
        place = builder.alloca(ir.IntType(32))
        for callee in calls:
            builder.call(known[callee], ())
        for _ in range(steps - len(calls) - 2):
            builder.load(place)
        builder.ret_void()
    return made


def test_only_what_would_grow_too_large_is_kept_apart(monkeypatch):
    monkeypatch.setattr(slim, "WHOLE", 5000)
    rules = ("small", 300, []), ("large", 1200, ["small"] * 2), ("kernel", 1300, ["large"] * 3)
    made = module(*rules)
    sizes = slim.Sizes([made])
    assert sizes.whole(set()) == 1300 + 3 * (1200 + 2 * 300)
    slim.keep_apart([made])
    apart = {function.name for function in made.functions if "noinline" in function.attributes}
    assert apart == {"large"}
    monkeypatch.setattr(slim, "WHOLE", 50_000)
    slim.keep_apart([made])
    assert not any("noinline" in function.attributes for function in made.functions)


def test_every_library_is_named_once():
    class Library:
        def __init__(self, *inner):
            self._linking_libraries = inner

    last = Library()
    left, right = Library(last), Library(last)
    assert len(slim.every_library(Library(left, right))) == 4


@pytest.mark.parametrize("key", keys())
def test_strides_make_a_playout(key):
    """The same bytes choice by choice and in one go; and the key of every option is an action that fits it."""
    game, choices = find(key), 30
    engine, seats = plain_engine(game), next(iter(game.variants.values()))[1]
    world = World(game, "strides", lambda rule: rule)
    stride, action_of = world.twin(players.stride), world.twin(players.action_of)
    whole, parts = States(game), States(game)
    for states in (whole, parts):
        engine.begin(states, seats, 0, 5)
    engine.playout(whole, 1, 0, choices)
    s, option, chance = parts.plain[0], -1, np.full(1, luck(0))
    for number in range(choices + 1):
        option = int(stride(s, parts.plain_verdict, chance, option, choices))
        assert (option < 0) == (number == choices)
        if option >= 0:
            kind = s.owed[next(seat for seat in range(seats) if s.owed[seat].kind)].kind
            assert action_of(s, option) == game.choices.offsets[kind] + option
    assert action_of(s, option) == -1
    assert whole.raw.tobytes() == parts.raw.tobytes()


def test_without_a_gpu_it_says_so():
    with pytest.raises(RuntimeError, match=r"no CUDA GPU on this machine, or no pip install \"collegium\[gpu\]\""):
        GpuBatch(find(keys()[0]), 4, 2)
