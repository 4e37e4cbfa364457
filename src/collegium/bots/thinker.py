"""A thinker: the search as a player uses it, with a clock or a number of iterations, in one or more threads."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from collegium.bots import search
from collegium.kernel import compiler, engines, flow, loops
from collegium.kernel.compiler import Door
from collegium.kernel.engine import Engine, Table
from collegium.kernel.game import Game

NODES = 60_000
CHUNK_SECONDS = 0.01  # how long the compiled search runs before it looks at the clock


def _types(state: Any, numba: Any) -> tuple[Any, ...]:
    i8, i64, f64 = numba.int8, numba.int64, numba.float64
    numbers = (i64, i64, i64, i64, i64)  # i, who, seed, iterations, depth
    return (state[::1], i8[:, ::1], *numbers, i64[:, ::1], f64[:, ::1], i8[::1], i64[::1], f64[::1], i64[::1], f64[::1])


SEARCH = Door("collegium.bots.thinker:SEARCH", search.search_door, _types)


def searcher(game: Game, progress: compiler.Progress | None = None) -> Engine:
    """The compiled search of a game, waiting for it if need be."""
    return engines.compiled(game, progress, SEARCH)


def is_ready(game: Game) -> bool:
    """True when the compiled search is loaded. Otherwise its compilation begins in the background."""
    if engines.engine(game, SEARCH).compiled:
        return True
    engines.prepare(game, door=SEARCH)
    return False


@dataclass
class Thought:
    """What a search found: for each option tried, its visits and its share of wins for every seat."""

    seat: int
    iterations: int
    seconds: float
    visits: dict[int, int] = field(default_factory=dict)
    shares: dict[int, list[float]] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """The option visited most; among equals the one with the larger share, then the smaller number."""
        return max(self.visits, key=lambda o: (self.visits[o], self.shares[o][self.seat], -o))

    @property
    def root(self) -> list[float]:
        """The share of wins of every seat, over all that was tried."""
        total = max(sum(self.visits.values()), 1)
        seats = len(next(iter(self.shares.values()), []))
        return [sum(self.visits[o] * self.shares[o][k] for o in self.visits) / total for k in range(seats)]


class Tree:
    """The memory of one worker."""

    def __init__(self, view: Table, nodes: int) -> None:
        game = view.game
        self.table = Table(game, 3)
        self.table.array[0] = view.array[0]
        self.tree = np.zeros((nodes + 1, search.FIELDS), np.int64)
        self.tree[0, [search.PARENT, search.FIRST, search.NEXT]] = -1
        self.tree[-1, 0] = 1
        self.worth = np.zeros((nodes, flow.SEATS), np.float64)
        self.child = np.zeros(game.choices.width + 1, np.int64)
        self.reward = np.zeros(2 * flow.SEATS, np.float64)
        self.numbers = np.zeros(64, np.int64)
        self.scale = np.zeros(3, np.float64)

    def run(self, engine: Engine, seat: int, seed: int, iterations: int, depth: int) -> None:
        t = self.table
        engine._door(t.array, t.raw, 0, seat, seed, iterations, depth, self.tree, self.worth, t.verdict, self.child,
                     self.reward, self.numbers, self.scale)  # fmt: skip

    def children(self) -> list[tuple[int, int, list[float]]]:
        """(option, visits, summed shares) of the root's children."""
        found = []
        below = int(self.tree[0, search.FIRST])
        while below >= 0:
            option = int(self.tree[below, search.MOVE]) % loops.LEGAL
            found.append((option, int(self.tree[below, search.VISITS]), self.worth[below].tolist()))
            below = int(self.tree[below, search.NEXT])
        return found


def think(
    view: Table,
    seat: int,
    luck: int,
    seconds: float = 0.0,
    iterations: int = 0,
    depth: int = search.END,
    threads: int = 1,
    stop: threading.Event | None = None,
) -> Thought:
    """Search from a seat's view (state 0 of `view`). `iterations` counts per thread; same seed, same thought."""
    engine = searcher(view.game)
    start = time.perf_counter()

    def work(worker: int) -> tuple[Tree, int]:
        nodes = min(NODES, iterations + 2) if iterations else NODES
        tree = Tree(view, nodes)
        seed = (luck + worker * 0x9E3779B9) & 0xFFFFFFFF
        done, chunk = 0, 16
        while not (stop and stop.is_set()):
            size = min(chunk, iterations - done) if iterations else chunk
            before = time.perf_counter()
            tree.run(engine, seat, (seed + done) & 0xFFFFFFFF, size, depth)
            now = time.perf_counter()
            done += size
            if iterations and done >= iterations:
                break
            if not iterations:
                if now - start >= seconds:
                    break
                chunk = max(1, min(4096, int(size * CHUNK_SECONDS / max(now - before, 1e-6))))
        return tree, done

    if threads == 1:
        results = [work(0)]
    else:
        with ThreadPoolExecutor(threads) as pool:
            results = list(pool.map(work, range(threads)))
    visits: dict[int, int] = {}
    sums: dict[int, np.ndarray[Any, Any]] = {}
    for tree, _ in results:
        for option, count, shares in tree.children():
            visits[option] = visits.get(option, 0) + count
            sums[option] = sums.get(option, np.zeros(flow.SEATS)) + np.array(shares)
    seats = int(view.array["seats"][0])
    shares_of = {o: (sums[o] / max(visits[o], 1)).tolist()[:seats] for o in visits}
    return Thought(seat, sum(done for _, done in results), time.perf_counter() - start, visits, shares_of)
