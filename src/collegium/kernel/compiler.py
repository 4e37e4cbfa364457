"""Compilation: from a game's rules to one cached door.

The cache directory is keyed by a hash of all sources and tables that go into a game, because Numba's own cache does not
notice when another file or a table changes. Only the door is cached: its machine code holds all rules it calls.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.kernel import loops
from collegium.kernel.engine import Engine, World, signature
from collegium.kernel.paths import cache_dir

if TYPE_CHECKING:
    from collegium.kernel.game import Game

Progress = Callable[[int, int], None]  # rules done, rules in all


def source_hash(game: Game) -> str:
    """A hash over everything that decides the compiled code: rules, kernel, tables, versions, switches."""
    import llvmlite
    import numba

    digest = hashlib.sha256()
    world = World(game, "hash", lambda f: f)
    world.twin(loops.door)
    for file in sorted({f.__code__.co_filename for f in world.order}):
        digest.update(Path(file).read_bytes())
    for function in world.order:
        for name in function.__code__.co_names:
            digest.update(_frozen(name, world.names(function).get(name)))
    digest.update(repr(game.state.dtype).encode())
    boundscheck = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(repr((numba.__version__, llvmlite.__version__, np.__version__, sys.version, boundscheck)).encode())
    return digest.hexdigest()[:16]


def _frozen(name: str, value: Any) -> bytes:
    """The part of a global that Numba freezes into the code."""
    if isinstance(value, np.ndarray):
        return name.encode() + str(value.dtype).encode() + value.tobytes()
    if isinstance(value, (int, tuple)):
        return f"{name}={value!r}".encode()
    return b""


def game_cache(game: Game) -> Path:
    """Where the compiled code of this game, as it is now, belongs."""
    return cache_dir() / f"{game.key}-{source_hash(game)}"


def door_types(game: Game, numba: Any) -> tuple[Any, ...]:
    state = numba.from_dtype(game.state.dtype)
    i8, i64 = numba.int8, numba.int64
    return (i64, state[::1], i8[:, ::1], i64, i64, i64, i64, i64, i8[::1], i64[::1])


def is_cached(game: Game) -> bool:
    """True when the compiled door can be loaded instead of compiled."""
    return any(game_cache(game).rglob("*.nbi")) if game_cache(game).exists() else False


def compile_engine(game: Game, progress: Progress | None = None, lock: bool = True) -> Engine:
    """The compiled engine, from the cache where possible. `lock=False` leaves the twins open (GPU compilation)."""
    world = numba_world(game, progress, lock)
    return Engine(game, world.twin(loops.door), compiled=True)


def numba_world(game: Game, progress: Progress | None = None, lock: bool = True, door: bool = True) -> World:
    """The world of Numba's twins; `door=False` makes none yet (a GPU kernel asks for the ones it needs)."""
    import numba

    directory = game_cache(game)
    cached = is_cached(game)
    state = numba.from_dtype(game.state.dtype)
    total = [0]

    def make(function: Callable[..., Any]) -> Any:
        is_door = function.__name__ == loops.door.__name__
        numba.config.CACHE_DIR = str(directory)  # type: ignore[attr-defined]
        jit = numba.njit(nogil=True, error_model="numpy", cache=is_door)
        compiled = jit(function)
        if is_door:
            compiled.compile(door_types(game, numba))
            compiled.disable_compile()
        elif not cached and lock:
            types = signature(function, game, state, numba)
            if types is not None:
                for given in with_defaults_left_out(types, function, numba):
                    compiled.compile(given)
                compiled.disable_compile()
        if progress:
            progress(len(world.order) + 1, total[0])
        return compiled

    counting = World(game, "count", lambda f: f)
    counting.twin(loops.door)
    total[0] = len(counting.order)
    world = World(game, "compiled" if lock else "open", make)
    if door:
        world.twin(loops.door)
    return world


def with_defaults_left_out(types: tuple[Any, ...], function: Callable[..., Any], numba: Any) -> list[tuple[Any, ...]]:
    """The canonical signature, and one for each number of trailing arguments that callers may leave out."""
    defaults = function.__defaults__ or ()
    given = len(types) - len(defaults)
    left_out = [numba.types.Omitted(value) for value in defaults]
    return [(*types[: given + k], *left_out[k:]) for k in range(len(defaults), -1, -1)]


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """The result of `work` and the seconds it took."""
    start = time.perf_counter()
    result = work()
    return result, time.perf_counter() - start
