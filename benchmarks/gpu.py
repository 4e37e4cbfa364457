"""Many matches on a GPU: how quick, and byte for byte the same as on the CPU.

    python benchmarks/gpu.py GAME ... [--matches 131072] [--steps 200] [--seats N] [--json]

Every match is played out by chance on both, and a batch takes the same steps on both with masks, observations and
rewards compared. Needs the extra `gpu` and an NVIDIA GPU.
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

from collegium.engine import compiler
from collegium.engine.batch import Batch
from collegium.engine.gpu.batch import GpuBatch
from collegium.engine.states import States
from collegium.kernel.game import Game
from collegium.registry import find, keys

BESIDE = 8192  # matches that take steps on both
FACE_TO_FACE = ("to_act", "mask", "observations", "rewards")


def timed(work) -> float:
    """Seconds until the GPU is done with it."""
    cuda.synchronize()
    start = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - start


def playouts(game: Game, seats: int, matches: int) -> dict[str, object]:
    """Random matches from set-up to end, on the CPU and on the GPU."""
    engine = compiler.compile_engine(game)
    states = States(game, matches)
    states.array["mute"] = 1
    for k in range(matches):
        engine.begin(states, seats, 0, k, k)
    made, cpu = compiler.timed(lambda: engine.playout(states, matches, 0, game.longest))
    batch = GpuBatch(game, matches, seats, observe=False)
    figures: dict[str, object] = {"cpu_choices_per_s": round(made / cpu)}
    for name, in_step in (("in_step", True), ("alone", False)):
        batch.reset(range(matches))
        compiling = timed(lambda in_step=in_step: batch.play_out(1, in_step))
        batch.reset(range(matches))
        seconds = timed(lambda in_step=in_step: batch.play_out(0, in_step))
        same = (batch.records.view(np.int8).reshape(matches, -1) == states.raw).all(axis=1)
        figures[f"identical_{name}"] = int(same.sum())
        figures[f"compile_{name}_s"] = round(compiling, 1)
        figures[f"choices_per_s_{name}"] = round(made / seconds)
    return figures


def steps(game: Game, seats: int, matches: int, count: int) -> dict[str, object]:
    """A batch that begins again and again: the same on both, and how quick with masks and observations."""
    beside = min(BESIDE, matches)
    here, there = Batch(game, beside, seats, again=True), GpuBatch(game, beside, seats, again=True)
    here.reset(range(beside))
    compiling = timed(lambda: there.reset(range(beside)))
    different = 0
    for _ in range(count):
        actions = there.chance()
        here.step(actions.copy_to_host())
        there.step(actions)
        different += sum((getattr(here, name) != getattr(there, name).copy_to_host()).any() for name in FACE_TO_FACE)
    different += int((here.records != there.records).sum())
    there.check()
    figures = {"different_after_steps": int(different), "compile_batch_s": round(compiling, 1)}
    for name, observe in (("seen", True), ("masks_only", False)):
        batch = GpuBatch(game, matches, seats, again=True, observe=observe)
        batch.reset(range(matches))
        for _ in range(50):  # to where matches differ
            batch.step(batch.chance())

        def run(batch=batch) -> None:
            for _ in range(count):
                batch.step(batch.chance())

        figures[f"steps_per_s_{name}"] = round(matches * count / timed(run))
        batch.check()
    return figures


def measure(key: str, seats: int, matches: int, count: int) -> dict[str, object]:
    game = find(key)
    least, most = next(iter(game.variants.values()))
    seats = seats or min(max(least, 3), most)
    name = cuda.get_current_device().name
    told = {"game": key, "seats": seats, "matches": matches, "gpu": name.decode() if isinstance(name, bytes) else name}
    return {**told, **playouts(game, seats, matches), **steps(game, seats, matches, count)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="+", choices=[*keys(), "_trivial"])
    parser.add_argument("--matches", type=int, default=131_072)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not cuda.is_available():
        print("no CUDA GPU on this machine", file=sys.stderr)
        return 2
    wrong = 0
    for key in args.game:
        found = measure(key, args.seats, args.matches, args.steps)
        wrong += not found["identical_in_step"] == found["identical_alone"] == args.matches
        wrong += found["different_after_steps"] != 0
        print(json.dumps(found) if args.json else "\n".join(f"{name:24} {value}" for name, value in found.items()))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
