"""Compilation: from a game's rules to one cached door.

The cache directory is keyed by a hash of all sources and tables that go into a game, because Numba's own cache does not
notice when another file or a table changes. Only the door is cached: its machine code holds all rules it calls.
What is cached is executed as it is, so it is sealed: a file that was damaged, as by a crash, is compiled anew.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.engine import ahead, loops, many, ops, players
from collegium.engine.engine import Engine
from collegium.engine.grammar import global_names
from collegium.engine.lean import lean, seldom_sweeping
from collegium.engine.twins import World, shrunk, signature
from collegium.paths import cache_dir, write_safely

if TYPE_CHECKING:
    from collegium.kernel.game import Game

SEAL = "seal"
Progress = Callable[[int, int], None]  # rules done, rules in all


@dataclass(frozen=True)
class Door:
    """A function that is compiled as a whole with all rules it calls: the function and its types for a game."""

    where: str  # "module:NAME" of this very object, so that another process can find it
    function: Callable[..., Any]
    types: Callable[[Any, Any], tuple[Any, ...]]  # (the state's type, numba) -> types of the arguments


def _play_types(state: Any, numba: Any) -> tuple[Any, ...]:
    i8, i64 = numba.int8, numba.int64
    return (i64, state[::1], i8[:, ::1], i64, i64, i64, i64, i64, i8[::1], i64[::1])


PLAY = Door("collegium.engine.compiler:PLAY", ops.door, _play_types)


def source_hash(game: Game, door: Door = PLAY) -> str:
    """A hash over everything that decides the compiled code: rules, kernel, tables, versions, machine, switches."""
    import llvmlite
    import numba

    digest = hashlib.sha256()
    world = World(game, "hash", lambda f: f)
    world.twin(door.function)
    written = {getattr(f, "__source__", "") for f in world.order}  # dispatchers have no file
    for file in sorted({f.__code__.co_filename for f in world.order if not hasattr(f, "__source__")}):
        digest.update(Path(file).read_bytes())
    digest.update("".join(sorted(written)).encode())
    for module in (ahead, sys.modules[__name__]):  # how rules are compiled
        digest.update(Path(str(module.__file__)).read_bytes())
    for function in world.order:
        for name in global_names(function.__code__):
            digest.update(_frozen(name, world.names(function).get(name)))
    home = Path(door.function.__code__.co_filename)  # Numba keeps a place per file and notices when it was written
    digest.update(f"{home.resolve()} {home.stat().st_mtime_ns}".encode())
    digest.update(repr(game.state.dtype).encode())
    switches = os.environ.get("NUMBA_BOUNDSCHECK", ""), llvmlite.binding.get_host_cpu_name()
    digest.update(repr((numba.__version__, llvmlite.__version__, np.__version__, sys.version, switches)).encode())
    return digest.hexdigest()[:16]


def _frozen(name: str, value: Any) -> bytes:
    """The part of a global that Numba freezes into the code."""
    if isinstance(value, np.ndarray):
        return name.encode() + str(value.dtype).encode() + value.tobytes()
    if isinstance(value, (int, float, tuple)):
        return f"{name}={value!r}".encode()
    return b""


def game_cache(game: Game, door: Door = PLAY) -> Path:
    """Where the compiled code of this game, as it is now, belongs."""
    return cache_dir() / f"{game.key}-{source_hash(game, door)}"


def is_cached(game: Game, door: Door = PLAY) -> bool:
    """True when the compiled door can be loaded instead of compiled."""
    folder = game_cache(game, door)
    try:
        return (folder / SEAL).read_text() == _digest(folder) != ""
    except (OSError, ValueError):
        return False


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*.nb[ci]") if file.is_file())


def _digest(folder: Path) -> str:
    """Of all that Numba keeps in a folder; empty for nothing."""
    told = hashlib.sha256()
    for file in (files := _files(folder)):
        told.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes())
    return told.hexdigest() if files else ""


def _seal(folder: Path) -> None:
    """Say what was compiled, once it is there. A cache that cannot be written is none."""
    with suppress(OSError):
        for file in _files(folder):
            with file.open("rb+") as kept:
                os.fsync(kept.fileno())
        write_safely(folder / SEAL, _digest(folder).encode())


def compile_engine(game: Game, progress: Progress | None = None, door: Door = PLAY) -> Engine:
    """The compiled engine, from the cache where possible. Doors of one game share what is compiled in this process."""
    import numba

    state = numba.from_dtype(game.state.dtype)
    cached = is_cached(game, door)
    with _compiling:
        world = _worlds.get(game.key)
        if world is None or world.game is not game:
            world = _worlds[game.key] = processor_world(game)
        numba.config.CACHE_DIR = str(game_cache(game, door))  # type: ignore[attr-defined]
        compiled: Any = world.twin(door.function)
        around = {loops.__name__, players.__name__, ops.__name__, door.function.__module__}
        frame = frozenset(f.__qualname__ for f in world.order if f.__module__ in around)
        with seldom_sweeping(), lean(door.function.__qualname__, frame):
            if not cached:
                for file in _files(game_cache(game, door)):  # damaged, or never sealed
                    file.unlink(missing_ok=True)
                for done, function in enumerate(world.order, 1):
                    _compile_once(world.twins[function], function, state, numba)
                    if progress:
                        progress(done, len(world.order))
            if not compiled.signatures:
                compiled.enable_caching()
                compiled.compile(door.types(state, numba))
                compiled.disable_compile()
                if not is_cached(game, door):
                    _seal(game_cache(game, door))
    return Engine(game, compiled, compiled=True)


_compiling = threading.RLock()
_worlds: dict[str, World] = {}


def numba_world(game: Game, **more: Any) -> World:
    """The world of Numba's twins, none of them compiled yet (which is how a GPU kernel needs them)."""
    import numba

    return World(game, "compiled", numba.njit(nogil=True, error_model="numpy", **more), shrunk)


def processor_world(game: Game) -> World:
    """The same for this machine's processor. Rules allocate nothing, so that references need not be counted."""
    world = numba_world(game, _nrt=False)
    world.twins[many.touch] = ahead.telling_touch()
    return world


def _compile_once(twin: Any, function: Callable[..., Any], state: Any, numba: Any) -> None:
    """Compile a rule with its canonical signature and refuse further ones (rules with open vectors stay open)."""
    types = signature(twin.py_func, state, numba)
    if types is not None and not twin.signatures:
        for given in with_defaults_left_out(types, function, numba):
            twin.compile(given)
        twin.disable_compile()


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
