"""The engines in use: plain at once, compiled when ready. Compilation runs in another process and reports progress."""

from __future__ import annotations

import importlib
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from collegium.engine import compiler
from collegium.engine.compiler import PLAY, Door
from collegium.engine.engine import Engine, plain_engine
from collegium.kernel.game import Game

_engines: dict[tuple[str, str], Engine] = {}
_jobs: dict[tuple[str, str], Job] = {}
_lock = threading.Lock()


def engine(game: Game, door: Door = PLAY) -> Engine:
    """The best engine there is right now for a game; never waits."""
    found = _engines.get((game.key, door.where))
    if found is None or found.game is not game:
        found = use(game, None, door)
    return found


def use(game: Game, chosen: Engine | None = None, door: Door = PLAY) -> Engine:
    """Play a game on this engine from the next choice on (None: the plain one)."""
    found = chosen or plain_engine(game, door.function)
    _engines[game.key, door.where] = found
    return found


def compiled(game: Game, progress: compiler.Progress | None = None, door: Door = PLAY) -> Engine:
    """The compiled engine, waiting for it if need be."""
    found = engine(game, door)
    return found if found.compiled else use(game, compiler.compile_engine(game, progress, door), door)


@dataclass
class Job:
    """Compilation under way in another process."""

    game: Game
    door: Door
    done: int = 0
    total: int = 1
    finished: bool = False
    error: str = ""

    @property
    def share(self) -> float:
        return 1.0 if self.finished else min(self.done / max(self.total, 1), 1.0)


def prepare(game: Game, when_ready: Callable[[Job], None] | None = None, door: Door = PLAY) -> Job:
    """Compile a game in the background: in another process unless cached, then load it here. Returns at once."""
    with _lock:
        job = _jobs.get((game.key, door.where))
        if job is None or job.error:
            job = _jobs[game.key, door.where] = Job(game, door)
            if engine(game, door).compiled:
                job.finished = True
            else:
                threading.Thread(target=_work, args=(job, when_ready), daemon=True).start()
    return job


def progress(game: Game, door: Door = PLAY) -> float:
    """How much of a game is compiled: 0 to 1."""
    job = _jobs.get((game.key, door.where))
    return 1.0 if engine(game, door).compiled else job.share if job else 0.0


def _work(job: Job, when_ready: Callable[[Job], None] | None) -> None:
    try:
        if not compiler.is_cached(job.game, job.door):
            _in_another_process(job)
        if not job.error:
            compiled(job.game, None, job.door)
    except Exception as error:  # reported to the client; play goes on uncompiled
        job.error = f"{type(error).__name__}: {error}"
    job.finished = not job.error
    if when_ready:
        when_ready(job)


def _in_another_process(job: Job) -> None:
    command = [sys.executable, "-m", "collegium.engine.engines", job.game.key, job.door.where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        for line in process.stdout:
            job.done, job.total = (int(x) for x in line.split())
        errors = process.stderr.read()
    if process.returncode:
        job.error = errors.strip().splitlines()[-1] if errors.strip() else f"exit code {process.returncode}"


def main() -> None:
    """Compile a game's doors into the cache, a line of progress per rule."""
    from collegium.registry import take_in

    def progress(done: int, total: int) -> None:
        print(done, total, flush=True)

    for where in sys.argv[2:]:
        module, name = where.split(":")
        compiler.compile_engine(take_in(sys.argv[1]), progress, getattr(importlib.import_module(module), name))


if __name__ == "__main__":
    main()
