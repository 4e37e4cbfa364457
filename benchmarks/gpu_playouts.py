"""Random matches of any game as one CUDA kernel, compared byte for byte with the CPU's.

    python benchmarks/gpu_playouts.py GAME [--matches 10000] [--rounds 5] [--json]

The rule functions are taken as they are: Numba turns the same source into device functions. Needs numba-cuda and a GPU.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

for _name, _now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _name) and hasattr(np, _now):  # names that Numba still looks up and newer NumPy no longer has
        setattr(np, _name, getattr(np, _now))

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from numba import cuda
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from collegium.engine import compiler, loops, players
from collegium.engine.states import States
from collegium.kernel.rng import seed_words
from collegium.registry import find, keys

THREADS = 64


def gpu_kernel(game):
    """One thread, one match: begin, then random play to the end."""
    world = compiler.numba_world(game)
    begin, playout = world.twin(loops.begin), world.twin(players.playout)
    width, limit = game.choices.width + 1, game.longest

    @cuda.jit
    def play(states, raw, words, seats, variant, out):
        k = cuda.grid(1)
        if k < states.shape[0]:
            verdict = cuda.local.array(width, np.int8)
            begin(states[k], raw[k], seats, variant, words[k, 0], words[k, 1], verdict)
            out[k] = playout(states[k], raw[k], verdict, k, limit, 0)

    return play


def measure(key: str, matches: int, rounds: int) -> dict[str, object]:
    game = find(key)
    variant, (low, high) = next(iter(game.variants.items()))
    seats = min(max(low, 3), high)
    words = np.array([seed_words(k) for k in range(matches)], np.int64)

    engine, cpu_compile = compiler.timed(lambda: compiler.compile_engine(game))
    table = States(game, matches)
    table.array["mute"] = 1
    for k in range(matches):
        engine.begin(table, seats, 0, k, k)
    made, cpu_s = compiler.timed(lambda: engine.playout(table, matches, 0, game.longest))

    play = gpu_kernel(game)
    array = np.zeros(matches, game.state.dtype)
    array["mute"] = 1
    size = game.state.dtype.itemsize
    raw = cuda.to_device(array.view(np.int8).reshape(matches, size))
    states = DeviceNDArray((matches,), (size,), game.state.dtype, gpu_data=raw.gpu_data)  # the same memory as records
    out = cuda.to_device(np.zeros(matches, np.int64))
    device_words = cuda.to_device(words)
    blocks = (matches + THREADS - 1) // THREADS

    def launch() -> None:
        play[blocks, THREADS](states, raw, device_words, seats, 0, out)
        cuda.synchronize()

    _, first_s = compiler.timed(launch)
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        launch()
        times.append(time.perf_counter() - start)
    same = int((raw.copy_to_host() == table.raw).all(axis=1).sum())
    choices = int(out.copy_to_host().sum())
    return {
        "game": key, "variant": variant, "seats": seats, "matches": matches, "identical": same,
        "cpu_choices": made, "gpu_choices": choices, "cpu_compile_s": round(cpu_compile, 1),
        "gpu_compile_s": round(first_s - min(times), 1), "cpu_choices_per_s": round(made / cpu_s),
        "gpu_choices_per_s": round(choices / min(times)), "gpu": cuda.get_current_device().name.decode()
        if isinstance(cuda.get_current_device().name, bytes) else str(cuda.get_current_device().name),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="+", choices=[*keys(), "_trivial"])
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not cuda.is_available():
        print("no CUDA GPU on this machine", file=sys.stderr)
        return 2
    wrong = 0
    for key in args.game:
        found = measure(key, args.matches, args.rounds)
        wrong += found["identical"] != args.matches
        print(json.dumps(found) if args.json else "\n".join(f"{name:20} {value}" for name, value in found.items()))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
