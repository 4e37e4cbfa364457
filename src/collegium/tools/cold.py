"""Seconds to get the compiled engine of one game in a fresh process: `python -m collegium.tools.cold GAME`.

Compiles when the cache is empty, loads when it is not. Importing Numba is not counted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from collegium.engine import compiler
from collegium.engine.states import States
from collegium.registry import find


def seconds_with(cache: Path, key: str) -> tuple[float, float]:
    """(seconds by the clock, seconds of work) measured in another process, with this cache folder."""
    command = [sys.executable, "-m", "collegium.tools.cold", key]
    environment = {**os.environ, "COLLEGIUM_CACHE_DIR": str(cache)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{key}: {done.stderr.strip().splitlines()[-1]}")
    clock, work = done.stdout.split()
    return float(clock), float(work)


def main() -> None:
    import numba  # noqa: F401

    game = find(sys.argv[1])

    def ready() -> None:
        states = States(game)
        compiler.compile_engine(game).begin(states, next(iter(game.variants.values()))[1], 0, 1)

    before = time.process_time()
    _, seconds = compiler.timed(ready)
    print(seconds, time.process_time() - before)


if __name__ == "__main__":
    main()
