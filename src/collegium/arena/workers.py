"""Workers: a tournament's games in threads of this process, or as tasks of a Ray cluster. Same games, same journals."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from collegium.arena import referee
from collegium.arena.fixtures import Fixture, Setting
from collegium.arena.referee import Played
from collegium.extras import extra
from collegium.match.match import BadMatch

LOCAL = "local"  # as an address: a cluster of its own on this machine
AUTO = "auto"  # as an address: the cluster that this machine belongs to
CONNECT_SECONDS = 5.0
TOKENS = "(one that wants a token: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN as it has them)"
AHEAD = 2  # batches handed to each worker of a cluster before the first is back


def in_threads(about: Setting, fixtures: Sequence[Fixture], threads: int) -> Iterator[Played]:
    """Play in threads; games come as they end. Leaving early stops those under way at their next choice."""
    stop = threading.Event()
    pool = ThreadPoolExecutor(threads)

    def work(batch: list[Fixture]) -> list[Played]:
        return list(referee.referee(about, batch, stop))

    try:
        for done in as_completed([pool.submit(work, batch) for batch in referee.batches(fixtures)]):
            yield from done.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def reach(address: str) -> None:
    """Refuse at once an address at which nobody listens: Ray itself would go on trying for minutes."""
    place, _, port = address.rpartition("/")[2].rpartition(":")
    if place and port.isdecimal():
        try:
            socket.create_connection((place, int(port)), timeout=CONNECT_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise BadMatch(f"no Ray cluster at '{address}': {error}") from None
    elif address not in (LOCAL, AUTO):
        raise BadMatch(f"Ray address '{address}' (expected HOST:PORT, {AUTO} or {LOCAL})")


def on_ray(about: Setting, fixtures: Sequence[Fixture], address: str, workers: int) -> Iterator[Played]:
    """Play on a Ray cluster: one that runs already, by its address, or `local` for one of `workers` workers here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a tournament tells nobody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the way Ray will go: it warns otherwise
    ray = extra("ray")
    own = {"include_dashboard": False, "num_cpus": workers} if address == LOCAL else {}
    try:
        ray.init(address, logging_level="error", log_to_driver=False, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadMatch(f"no Ray cluster at '{address}': {str(error).splitlines()[0]} {TOKENS}") from None

    @ray.remote(num_cpus=1, max_retries=2)  # type: ignore[untyped-decorator]
    def work(about: Setting, batch: list[Fixture]) -> list[Played]:
        referee.make_ready(about, [bot for fixture in batch for bot in fixture.pair])
        return list(referee.referee(about, batch))

    try:
        waiting = referee.batches(fixtures)[::-1]
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        running: list[object] = []
        while waiting or running:
            while waiting and len(running) < room:
                running.append(work.remote(about, waiting.pop()))
            done, running = ray.wait(running)
            for result in ray.get(done):
                yield from result
    except ray.exceptions.RayTaskError as error:  # what went wrong at a worker, without Ray's wrapping
        raise error.cause from None
    finally:
        ray.shutdown()
