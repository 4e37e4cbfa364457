"""Compilation in the background: in another process, which finds the game by its key and reports progress.

Play goes on uncompiled meanwhile; from the next choice after it is done, every match is on the compiled engine.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from collegium.engine import compiler, engines
from collegium.engine.compiler import PLAY, Door
from collegium.kernel.game import Game
from collegium.registry import take_in

_jobs: dict[tuple[str, str], Job] = {}
_lock = threading.Lock()


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
            if engines.engine(game, door).compiled:
                job.finished = True
            else:
                threading.Thread(target=_work, args=(job, when_ready), daemon=True).start()
    return job


def progress(game: Game, door: Door = PLAY) -> float:
    """How much of a game is compiled: 0 to 1."""
    job = _jobs.get((game.key, door.where))
    return 1.0 if engines.engine(game, door).compiled else job.share if job else 0.0


def _work(job: Job, when_ready: Callable[[Job], None] | None) -> None:
    try:
        if not compiler.is_cached(job.game, job.door):
            _in_another_process(job)
        if not job.error:
            engines.compiled(job.game, None, job.door)
    except Exception as error:  # reported to the client; play goes on uncompiled
        job.error = f"{type(error).__name__}: {error}"
    job.finished = not job.error
    if when_ready:
        when_ready(job)


def _in_another_process(job: Job) -> None:
    command = [sys.executable, "-m", "collegium.match.preparing", job.game.key, job.door.where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        for line in process.stdout:
            job.done, job.total = (int(x) for x in line.split())
        errors = process.stderr.read()
    if process.returncode:
        job.error = errors.strip().splitlines()[-1] if errors.strip() else f"exit code {process.returncode}"


def main() -> None:
    """Compile a game's doors into the cache, a line of progress per rule."""

    def progress(done: int, total: int) -> None:
        print(done, total, flush=True)

    for where in sys.argv[2:]:
        module, name = where.split(":")
        compiler.compile_engine(take_in(sys.argv[1]), progress, getattr(importlib.import_module(module), name))


if __name__ == "__main__":
    main()
