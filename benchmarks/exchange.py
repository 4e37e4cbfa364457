"""A GPU batch's arrays in PyTorch, CuPy and JAX: the same memory, and a policy that chooses on the GPU.

    python benchmarks/exchange.py GAME [--matches 131072] [--steps 100]

What each library sees must lie where the batch has it, and change with it; actions go back as they are. A small network
of PyTorch then plays 4,096 matches, and the CPU's batch takes the same actions: nothing may differ. One line of JSON.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from gpu import FACE_TO_FACE, alone, timed  # first: it mends what Numba looks up
from numba import cuda

from collegium.engine.batch import Batch
from collegium.engine.gpu.batch import GpuBatch
from collegium.registry import find

BESIDE, COMPARED = 4096, 40


def address(array: Any) -> int:
    return int(array.__cuda_array_interface__["data"][0])


def torches(batch: GpuBatch, torch: Any) -> dict[str, Any]:
    """PyTorch's view of every array, its actions back, and who owns them."""
    views = {name: torch.as_tensor(getattr(batch, name), device="cuda") for name in (*FACE_TO_FACE, "actions")}
    for name, view in views.items():
        assert view.data_ptr() == address(getattr(batch, name)), name
    before = views["observations"].clone()
    actions = views["mask"].to(torch.float32).argmax(dim=1)
    batch.step(actions)
    batch.check()
    assert address(cuda.as_cuda_array(actions)) == actions.data_ptr()
    for name in FACE_TO_FACE:
        assert (views[name].cpu().numpy() == getattr(batch, name).copy_to_host()).all(), name
    assert not torch.equal(before, views["observations"]), "the view did not change with the batch"
    again = torch.from_dlpack(torch.utils.dlpack.to_dlpack(views["mask"]))  # what else speaks DLPack gets it from here
    assert again.data_ptr() == address(batch.mask)
    return {"same_memory": sorted(views)}


def cupys(batch: GpuBatch, cupy: Any) -> dict[str, Any]:
    view, seen = cupy.asarray(batch.mask), cupy.asarray(batch.observations)
    assert view.data.ptr == address(batch.mask) and seen.data.ptr == address(batch.observations)
    batch.step(view.argmax(axis=1).astype(cupy.int64))
    batch.check()
    assert (view.get() == batch.mask.copy_to_host()).all()
    return {"same_memory": ["mask", "observations"]}


def jaxes(batch: GpuBatch, jax: Any) -> dict[str, Any]:
    """JAX's arrays are not meant to change, so they are taken anew after every step."""
    jax.config.update("jax_enable_x64", True)
    view, way = jax.numpy.asarray(batch.mask), "asarray"
    if view.unsafe_buffer_pointer() != address(batch.mask):  # a copy: then by way of PyTorch
        view, way = (
            jax.dlpack.from_dlpack(importlib.import_module("torch").as_tensor(batch.mask, device="cuda")),
            "DLPack",
        )
    assert view.unsafe_buffer_pointer() == address(batch.mask)
    batch.step(jax.numpy.argmax(view, axis=1).astype(jax.numpy.int64).block_until_ready())
    batch.check()
    return {"same_memory": ["mask"], "way": way}


def policy(batch: GpuBatch, torch: Any) -> Any:
    """A network of 128 units that chooses by its own chances among what is legal."""
    torch.manual_seed(1)
    seen = torch.as_tensor(batch.observations, device="cuda")
    mask = torch.as_tensor(batch.mask, device="cuda")
    over = torch.as_tensor(batch.to_act, device="cuda")
    net = torch.nn.Sequential(
        torch.nn.Linear(seen.shape[1], 128), torch.nn.ReLU(), torch.nn.Linear(128, mask.shape[1])
    ).cuda()

    @torch.no_grad()
    def choose() -> Any:
        logits = net(seen.float() / 16).masked_fill(mask == 0, -torch.inf)
        logits[over < 0] = 0.0  # begins again, whatever is chosen
        noise = torch.empty_like(logits).exponential_().log()
        return (logits - noise).argmax(dim=1)

    return choose


def played(game: Any, torch: Any, args: argparse.Namespace) -> dict[str, Any]:
    matches, seats = args.matches, next(iter(game.variants.values()))[0]
    here, there = Batch(game, BESIDE, seats, again=True), GpuBatch(game, BESIDE, seats, again=True)
    here.reset(range(BESIDE))
    there.reset(range(BESIDE))
    choose, different = policy(there, torch), 0
    for _ in range(COMPARED):
        actions = choose()
        there.step(actions)
        here.step(actions.cpu().numpy())
        different += sum((getattr(here, name) != getattr(there, name).copy_to_host()).any() for name in FACE_TO_FACE)
    there.check()
    assert different == 0, f"{different} arrays differ from the CPU's"
    batch = GpuBatch(game, matches, seats, again=True)
    batch.reset(range(matches))
    choose = policy(batch, torch)
    for _ in range(10):
        batch.step(choose())

    def run() -> None:
        for _ in range(args.steps):
            batch.step(choose())

    with alone(args.lock):
        speed = matches * args.steps / timed(run)
    batch.check()
    return {"identical_matches": BESIDE, "steps": COMPARED, "matches": matches, "choices_per_s": round(speed)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=131_072)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--lock", default=os.devnull, help="a file held by whoever measures now")
    args = parser.parse_args()
    if not cuda.is_available():
        print("no CUDA GPU on this machine", file=sys.stderr)
        return 2
    game, found, wrong = find(args.game), {}, 0
    found["game"] = args.game
    for name, tried in (("torch", torches), ("cupy", cupys), ("jax", jaxes)):
        try:
            library = importlib.import_module(name)
        except ImportError:
            found[name] = "absent"
            continue
        batch = GpuBatch(game, 1024, next(iter(game.variants.values()))[0], again=True)
        batch.reset(range(1024))
        try:
            found[name] = {"version": library.__version__, **tried(batch, library)}
            if name == "torch":
                found["policy"] = played(game, library, args)
        except Exception as trouble:  # one library's trouble is told, and the others tried
            found[name], wrong = f"{library.__version__}: {type(trouble).__name__}: {trouble}", 1
        print(json.dumps(found), flush=True)
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
