"""Many matches on a GPU: how quick, and byte for byte the same as on the CPU.

    python benchmarks/gpu.py [GAME ...] [--matches 131072] [--steps 200] [--seats N] [--ways 0:1,131072:1] [--json]

Every match is played out by chance on both, in each of the ways TAIL:STRIDES of `GpuBatch.play_out`; and a batch takes
the same steps on both with masks, observations and rewards compared. All games compile beside each other, a process
for each half of the work; measuring is done by one at a time. Needs the extra `gpu` and an NVIDIA GPU.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

for _name, _now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _name) and hasattr(np, _now):  # names that Numba still looks up and newer NumPy no longer has
        setattr(np, _name, getattr(np, _now))

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from numba import cuda

from collegium.engine import compiler
from collegium.engine.batch import Batch
from collegium.engine.gpu.batch import TAIL, GpuBatch
from collegium.engine.states import States
from collegium.kernel.game import Game
from collegium.registry import find, keys

BESIDE = 8192  # matches that take steps on both
COMPARED = 60  # steps that they take
FACE_TO_FACE = ("to_act", "mask", "observations", "rewards")


@contextmanager
def alone(lock: str) -> Iterator[None]:
    """While others of this run may compile, but not measure."""
    with open(lock, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def timed(work: Callable[[], object]) -> float:
    """Seconds until the GPU is done with it."""
    cuda.synchronize()
    start = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - start


def playouts(game: Game, seats: int, args: argparse.Namespace) -> dict[str, Any]:
    """Random matches from set-up to end, on the CPU and on the GPU."""
    matches = args.matches
    batch = GpuBatch(game, matches, seats, observe=False)
    batch.reset(range(matches))
    compiling = timed(lambda: batch.play_out(1))
    engine = compiler.compile_engine(game)
    states = States(game, matches)
    states.array["mute"] = 1
    for k in range(matches):
        engine.begin(states, seats, 0, k, k)
    with alone(args.lock):
        made, cpu = compiler.timed(lambda: engine.playout(states, matches, 0, game.longest))
    figures: dict[str, Any] = {"cpu_choices_per_s": round(made / cpu), "compile_playouts_s": round(compiling, 1)}
    figures["choices"], figures["identical"] = int(made), matches
    for way in args.ways.split(","):
        tail, strides = map(int, way.split(":"))
        batch.reset(range(matches))
        with alone(args.lock):
            seconds = timed(lambda tail=tail, strides=strides: batch.play_out(0, tail, strides))
        same = (batch.records.view(np.int8).reshape(matches, -1) == states.raw).all(axis=1)
        figures["identical"] = min(figures["identical"], int(same.sum()))
        figures[f"choices_per_s_{way}"] = round(made / seconds)
    return figures


def steps(game: Game, seats: int, args: argparse.Namespace) -> dict[str, Any]:
    """A batch that begins again and again: the same on both, and how quick with masks and observations."""
    matches, beside = args.matches, min(BESIDE, args.matches)
    there = GpuBatch(game, beside, seats, again=True)
    compiling = timed(lambda: there.reset(range(beside)))
    here = Batch(game, beside, seats, again=True)
    here.reset(range(beside))
    different = 0
    for _ in range(min(COMPARED, args.steps)):
        actions = there.chance()
        here.step(actions.copy_to_host())
        there.step(actions)
        different += sum((getattr(here, name) != getattr(there, name).copy_to_host()).any() for name in FACE_TO_FACE)
    different += int((here.records != there.records).sum())
    there.check()
    figures: dict[str, Any] = {"different_after_steps": int(different), "compile_batch_s": round(compiling, 1)}
    for name, observe in (("seen", True), ("masks_only", False)):
        batch = GpuBatch(game, matches, seats, again=True, observe=observe)
        batch.reset(range(matches))

        def run(times: int, batch: GpuBatch = batch) -> None:
            for _ in range(times):
                batch.step(batch.chance())

        run(50)  # to where matches differ
        with alone(args.lock):
            figures[f"steps_per_s_{name}"] = round(matches * args.steps / timed(lambda run=run: run(args.steps)))
        batch.check()
    return figures


PARTS = {"playouts": playouts, "steps": steps}


def measure(key: str, args: argparse.Namespace) -> dict[str, Any]:
    """One half of what there is to say about a game."""
    game = find(key)
    least, most = next(iter(game.variants.values()))
    seats = args.seats or min(max(least, 3), most)
    name = cuda.get_current_device().name
    told = {"game": key, "seats": seats, "matches": args.matches}
    return {**told, "gpu": name.decode() if isinstance(name, bytes) else name, **PARTS[args.part](game, seats, args)}


def right(found: dict[str, Any], matches: int) -> bool:
    """Whether nothing that was compared differs."""
    return bool(found.get("identical", matches) == matches and found.get("different_after_steps", 0) == 0)


def together(args: argparse.Namespace) -> int:
    """Every half of every game in a process of its own; what each finds is printed as it comes."""
    rest = ["--matches", args.matches, "--steps", args.steps, "--seats", args.seats, "--ways", args.ways]
    with tempfile.NamedTemporaryFile() as lock:
        common = ["--lock", args.lock or lock.name, *map(str, rest), *["--json"] * args.json]
        halves = [
            subprocess.Popen([sys.executable, __file__, key, "--part", part, *common])
            for key in args.game
            for part in PARTS
        ]
        return max(half.wait() for half in halves)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=keys(), metavar="GAME")
    parser.add_argument("--matches", type=int, default=131_072)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--ways", default=f"0:1,131072:1,{TAIL}:1", help="TAIL:STRIDES, ...")
    parser.add_argument("--part", choices=[*PARTS], help="one half of the work, in this process")
    parser.add_argument("--lock", help="a file held by whoever measures now")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not cuda.is_available():
        print("no CUDA GPU on this machine", file=sys.stderr)
        return 2
    if not args.part:
        return together(args)
    wrong = 0
    for key in args.game:
        found = measure(key, args)
        wrong += not right(found, args.matches)
        text = json.dumps(found) if args.json else "\n".join(f"{name:24} {value}" for name, value in found.items())
        print(text, flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
