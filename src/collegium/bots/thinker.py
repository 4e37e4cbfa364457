"""A thinker: the search as a player uses it, with a clock or a number of iterations, in one or more threads."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, field
from typing import Any

import numpy as np

from collegium.bots import search
from collegium.bots.weights import NO_NET, Net, sight
from collegium.engine import compiler, engines, loops
from collegium.engine.compiler import Door
from collegium.engine.engine import Engine
from collegium.engine.players import NEVER
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.game import Game
from collegium.match import preparing

NODES = 60_000
CHUNK_SECONDS = 0.01  # how long the compiled search runs before it looks at the clock
SOONEST = 0.05  # the part of its time that a brisk thought takes at least if it begins from nothing
ALIKE = 0.014  # shares so close are alike to a thought of one second; the more time, the finer


def _types(state: Any, numba: Any) -> tuple[Any, ...]:
    i8, i64, f64 = numba.int8, numba.int64, numba.float64
    numbers = (i64, i64, i64, i64)  # i, who, seed, iterations
    style, tree, worth, verdict, child = i64[::1], i64[:, ::1], f64[:, ::1], i8[::1], i64[::1]
    reward, scores, scale, prior, out = f64[::1], i64[::1], f64[::1], i64[::1], i64[::1]
    found = (state[::1], i8[:, ::1], *numbers, style, tree, worth, verdict, child, reward, scores, scale, prior, out)
    sizes, f32 = (i8[::1], numba.int16[::1], numba.int32[::1], i64[::1]), numba.float32
    sight = numba.types.Tuple((*sizes, i64[:, :, ::1], i64[:, ::1], i64[:, :, ::1], i64[:, ::1]))
    net = numba.types.Tuple((i64[:, ::1], f32[:, ::1], f32[:, ::1], f32[::1], f32[::1]))
    return (*found, f64[::1], sight, net)


SEARCH = Door("collegium.bots.thinker:SEARCH", search.search_door, _types)


def searcher(game: Game, progress: compiler.Progress | None = None) -> Engine:
    """The compiled search of a game, waiting for it if need be."""
    return engines.compiled(game, progress, SEARCH)


def is_ready(game: Game) -> bool:
    """True when the compiled search is loaded. Otherwise its compilation begins in the background."""
    if engines.engine(game, SEARCH).compiled:
        return True
    preparing.prepare(game, door=SEARCH)
    return False


@dataclass(frozen=True)
class Style:
    """How a search looks; the fields are the numbers of a style in `search`, in the same order, and when it may end."""

    turns: int = 2
    runs: int = 12
    shots: int = 20
    tries: int = 4
    glances: int = 8
    widen: int = 35
    explore: int = 150
    lead: int = 30
    even: int = 0
    flat: int = 0
    steps: int = 0
    net: int = 0
    near: int = 100  # not for `search`: how close shares must be to be ALIKE, in hundredths of that

    @property
    def numbers(self) -> np.ndarray[Any, Any]:
        return np.array(astuple(self), np.int64)


STEADY = Style()
TRAINED = Style(runs=4, net=70)  # judged by a net, and sooner: how a net's own games are played
EVEN = Style(even=1)  # all options of the root alike
BY_CHANCE = Style(turns=search.END, runs=search.END, shots=1)  # full playouts by chance, to measure


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
    """The memory of one worker. A search of some `options` alone does not look at others at its root."""

    def __init__(self, view: States, nodes: int, options: Collection[int] = (), net: Net | None = None) -> None:
        game = view.game
        self.states = States(game, 4)
        self.states.array[0] = view.array[0]
        self.tree = np.zeros((nodes + 1, search.FIELDS), np.int64)
        self.tree[0, [search.PARENT, search.FIRST, search.NEXT]] = -1
        self.tree[-1, search.USED] = 1
        self.worth = np.zeros((nodes, flow.SEATS), np.float64)
        self.child = np.zeros(game.choices.width + 1, np.int64)
        self.prior = np.zeros(game.choices.width + 1, np.int64)
        if options:
            self.prior[:] = -NEVER
            self.prior[list(options)] = 0
            self.tree[-1, search.READY] = 1
        self.reward = np.zeros(2 * flow.SEATS, np.float64)
        self.numbers = np.zeros(64, np.int64)
        self.scale = np.zeros(search.SCALE, np.float64)
        self.shares = np.zeros(2 * flow.SEATS, np.float64)
        self.sight = sight(self.states, int(view.array["seats"][0]))
        self.net = (net or NO_NET).arrays

    def run(self, engine: Engine, seat: int, seed: int, iterations: int, style: Style) -> None:
        t = self.states
        engine._door(t.array, t.raw, 0, seat, seed, iterations, style.numbers, self.tree, self.worth, t.verdict,
                     self.child, self.reward, self.numbers, self.scale, self.prior, t.out, self.shares, self.sight,
                     self.net)  # fmt: skip

    def below(self, node: int) -> list[int]:
        """The children of a node."""
        found, child = [], int(self.tree[node, search.FIRST])
        while child >= 0:
            found.append(child)
            child = int(self.tree[child, search.NEXT])
        return found

    def children(self) -> list[tuple[int, int, list[float]]]:
        """(option, visits, summed shares) of the root's children."""
        return [
            (int(self.tree[k, search.MOVE]) % loops.WIDEST, int(self.tree[k, search.VISITS]), self.worth[k].tolist())
            for k in self.below(0)
        ]

    def is_decided(self, left: float) -> bool:
        """True when so many more iterations could not change which option is visited most."""
        visits = sorted(int(self.tree[k, search.VISITS]) for k in self.below(0))
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def is_clear(self, seat: int, alike: float) -> bool:
        """True when no option is better for the seat than the one visited most by more than `alike`, give or take one
        standard error."""
        below = self.below(0)
        visits = np.maximum(self.tree[below, search.VISITS], 1)
        if len(below) < 2:
            return False
        shares, best = self.worth[below, seat] / visits, int(visits.argmax())
        spread = search.spread_of_rewards(self.scale)
        ahead = shares - shares[best] + spread * np.sqrt(1 / visits + 1 / visits[best])
        ahead[best] = 0.0
        return bool(ahead.max() <= alike)

    def branch(self, option: int, answers: Collection[int]) -> list[tuple[int, int]]:
        """The nodes below the root's child for an option, that child first: each with the place of its parent here.

        Of that child's own children only those for `answers`: in another guess somebody else was asked something else.
        """
        top = [k for k in self.below(0) if int(self.tree[k, search.MOVE]) % loops.WIDEST == option]
        found = [(k, -1) for k in top]
        for place, (node, _) in enumerate(found):
            children = (k for k in self.below(node) if place or int(self.tree[k, search.MOVE]) in answers)
            found.extend((child, place) for child in children)
        return found

    def shrink(self) -> None:
        """Give back the memory that is not used. The tree can be read afterwards, not grown."""
        count = int(self.tree[-1, search.USED])
        self.tree, self.worth = self.tree[[*range(count), -1]], self.worth[:count].copy()

    def remember(self, before: Tree, option: int, answers: Collection[int]) -> None:
        """Start from what an earlier tree found below the option that was taken, at half its weight.

        `answers` are the moves that can be made now.
        """
        found = before.branch(option, answers)[: len(self.tree) - 1]
        if not found:
            return
        old, parents = np.array([node for node, _ in found]), [parent for _, parent in found]
        count = len(found)
        self.tree[:count, [search.MOVE]] = before.tree[old][:, [search.MOVE]]
        for column in (search.VISITS, search.SEEN):
            self.tree[:count, column] = (before.tree[old, column] + 1) // 2
        self.worth[:count] = before.worth[old] / np.maximum(before.tree[old, search.VISITS], 1)[:, None]
        self.worth[:count] *= self.tree[:count, [search.VISITS]]
        self.tree[:count, [search.FIRST, search.NEXT]] = -1
        self.tree[:count, search.PARENT] = parents
        for node in range(count - 1, 0, -1):
            parent = parents[node]
            self.tree[node, search.NEXT] = self.tree[parent, search.FIRST]
            self.tree[parent, search.FIRST] = node
        self.tree[-1, search.USED] = count
        self.scale[:] = before.scale / 2


def compare(
    view: States, seat: int, luck: int, options: Collection[int], iterations: int, seconds: float = 0.0,
    style: Style = EVEN, stop: threading.Event | None = None,
) -> tuple[dict[int, float], float, int]:  # fmt: skip
    """The seat's share after each of some options, the spread of all that was seen, and the tries of each option.

    So many iterations (or seconds) go into each option, in the same guesses and by one scale, so that even small
    differences tell. The same view, luck and iterations give the same shares.
    """
    total, end = iterations * len(options), time.perf_counter() + seconds * len(options)
    tree = Tree(view, min(NODES, total + 2) if total else NODES, options)
    engine, done = searcher(view.game), 0
    while (done < total if total else time.perf_counter() < end) and not (stop and stop.is_set()):
        size = min(16 * len(options), total - done) if total else len(options)
        tree.run(engine, seat, luck & 0xFFFFFFFF, size, style)
        done += size
    shares = {option: sums[seat] / max(visits, 1) for option, visits, sums in tree.children()}
    spread = float(search.spread_of_rewards(tree.scale))
    return {option: shares.get(option, 0.5) for option in options}, spread, done // len(options)


def moves(view: States, seat: int) -> set[int]:
    """What the seat may do, as the MOVE of a node."""
    engines.engine(view.game).menu(view, seat)
    stem = (int(view.array["owed"]["kind"][0, seat]) * flow.SEATS + seat) * loops.WIDEST
    return {stem + int(option) for option in np.flatnonzero(view.verdict == 1)}


@dataclass
class Mind:
    """What a bot keeps of one thought for the next: its trees, and the option it took."""

    trees: list[Tree] = field(default_factory=list)
    option: int = -1


def think(
    view: States,
    seat: int,
    luck: int,
    seconds: float = 0.0,
    iterations: int = 0,
    style: Style = STEADY,
    threads: int = 1,
    stop: threading.Event | None = None,
    mind: Mind | None = None,
    brisk: bool = False,
    net: Net | None = None,
) -> Thought:
    """Search from a seat's view (state 0 of `view`) for so many seconds, or so many iterations in each thread.

    The same seed and iterations give the same thought. By the clock it ends early when nothing can change any more,
    or, if `brisk`, when the best option is clear; and it goes on from what `mind` holds of the choice before. `mind`
    then holds this thought.
    """
    engine = searcher(view.game)
    answers = moves(view, seat)
    alike = ALIKE / math.sqrt(seconds) * style.near / 100 if seconds else 0.0
    start = time.perf_counter()

    def work(worker: int) -> tuple[Tree, int]:
        tree = Tree(view, min(NODES, iterations + 2) if iterations else NODES, net=net)
        if mind and not iterations and worker < len(mind.trees):
            tree.remember(mind.trees[worker], mind.option, answers)
        seed = (luck + worker * 0x9E3779B9) & 0xFFFFFFFF
        done, chunk, soonest = 0, 16, 0.0 if tree.below(0) else SOONEST * seconds
        while not (stop and stop.is_set()):
            size = min(chunk, iterations - done) if iterations else chunk
            before = time.perf_counter()
            tree.run(engine, seat, seed, size, style)
            now = time.perf_counter()
            done += size
            if iterations:
                if done >= iterations:
                    break
            else:
                left = seconds - (now - start)
                if left <= 0 or tree.is_decided(done * left / (now - start)):
                    break
                if brisk and now - start >= soonest and tree.is_clear(seat, alike):
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
    thought = Thought(seat, sum(done for _, done in results), time.perf_counter() - start, visits, shares_of)
    if mind and visits:
        mind.trees, mind.option = [tree for tree, _ in results], thought.best
    return thought
