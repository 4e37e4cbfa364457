"""The kernels of one game: its rules around `many_door` and `stride` as CUDA kernels.

A thread plays a game: it takes the record into memory of its own, where neighbouring threads' words lie together, and
puts it back. Games that do the same lie beside each other in a queue, because 32 threads go in step. What a seat may
see is made by a group of threads for each game, because it is mostly copying.
"""

from __future__ import annotations

from contextlib import nullcontext
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from collegium.engine import compiler, loops, many, players
from collegium.engine.gpu.slim import slim
from collegium.kernel.game import Game

cuda: Any = import_module("numba.cuda")

THREADS = 64  # of a block of games
TOGETHER = 64  # threads that work on what is seen of one game
SORTED = 256  # threads of a block that puts games in order
MOST = 2048  # keys by which games are put in order


class Kernels(NamedTuple):
    """What a batch launches; each is compiled when it is first used."""

    attend: Any  # deal, step, count up
    see: Any  # fill the vectors
    pick: Any  # an action by chance for each game
    go: Any  # some choices of a playout


def kernels(game: Game) -> Kernels:
    """The kernels of a game, not yet compiled."""
    world = compiler.numba_world(game)
    door, view = world.twin(many.many_door), world.twin(loops.view)
    stride, luck, action_of = (world.twin(rule) for rule in (players.stride, players.luck, players.action_of))
    record, width, spectator = game.state.dtype, game.choices.width + 1, loops.SEATS
    words = record.itemsize // 8

    @cuda.jit
    def attend(op, memory, order, seats, variant, again, mine, legal, asked, seeds, lucks, numbers, rewards,
               runs, turns, tables, unseen, troubles):  # fmt: skip
        i = cuda.grid(1)
        if i < memory.shape[0]:
            k = order[i]
            own = cuda.local.array((1, words), np.int64)
            for j in range(words):
                own[0, j] = memory[k, j]
            raw = own.view(np.int8)
            one = raw[0]
            seat = mine + k if mine > 0 else 0
            found = door(
                op, 0, 1, 0, own[0].view(record), raw, seats, variant, again, seat, legal[k : k + 1], asked[k : k + 1],
                seeds[k : k + 1], lucks[k : k + 1], numbers[k : k + 1], rewards[k : k + 1], one, one.view(np.int16),
                one.view(np.int32), own[0], runs, turns, tables, unseen,
            )  # fmt: skip
            for j in range(words):
                memory[k, j] = own[0, j]
            if found > 0:
                cuda.atomic.add(troubles, 0, found)

    @cuda.jit
    def see(memory, viewers, mine, seats, keep, sources, codes, kinds, lows, tables, vectors):
        k, lane = cuda.blockIdx.x, cuda.threadIdx.x
        own = cuda.shared.array(words, np.int64)
        who = (k + mine - 1) % seats if mine > 0 else max(viewers[k], -1)
        masked = who if who >= 0 else spectator
        viewer = who if who >= 0 else seats
        for i in range(lane, words, TOGETHER):
            own[i] = memory[k, i] & keep[masked, i]
        cuda.syncthreads()
        ones = own.view(np.int8)
        if lane == 0:
            view(own.view(record)[0], ones[:0], who)  # the bytes are masked already
        cuda.syncthreads()
        twos, fours = own.view(np.int16), own.view(np.int32)
        for j in range(lane, vectors.shape[1], TOGETHER):
            at, code = sources[viewer, j], codes[j]
            if code == 0:
                number = np.int64(ones[at])
            elif code == 1:
                number = np.int64(twos[at])
            elif code == 2:
                number = np.int64(fours[at])
            else:
                number = own[at]
            kind = kinds[j]
            if kind >= 0 and viewer > 0 and viewer < seats:
                place = number - lows[kind]
                if place >= 0 and place < tables.shape[2]:
                    number = tables[viewer, kind, place]
            vectors[k, j] = who if j == 0 else number

    @cuda.jit
    def pick(legal, lucks, actions):
        k = cuda.grid(1)
        if k < legal.shape[0]:
            options = 0
            for i in range(legal.shape[1]):
                options += legal[k, i]
            lucks[k] = luck(lucks[k])
            left = (lucks[k] * options) >> 32
            actions[k] = 0
            for i in range(legal.shape[1]):
                if legal[k, i] == 1:
                    if left == 0:
                        actions[k] = i
                    left -= 1

    @cuda.jit
    def go(memory, order, going, chances, options, keys, limit, strides):
        i = cuda.grid(1)
        if i < going[0]:
            k = order[i]
            own = cuda.local.array(words, np.int64)
            for j in range(words):
                own[j] = memory[k, j]
            verdict = cuda.local.array(width, np.int8)
            chance = cuda.local.array(1, np.int64)
            chance[0] = chances[k] if chances[k] >= 0 else luck(k)
            s = own.view(record)[0]
            option, left = options[k], strides
            while left > 0:
                option = stride(s, verdict, chance, option, limit)
                left = left - 1 if option >= 0 else 0
            chances[k], options[k] = chance[0], option
            keys[k] = action_of(s, option)
            for j in range(words):
                memory[k, j] = own[j]

    return Kernels(attend, see, pick, go)


@cuda.jit
def count(keys, every, counts, places):
    """How many games have each key, and which of them each one is, in any order. With `every` 1 a key that is none of
    these counts as 0, else its game is left out."""
    k = cuda.grid(1)
    if k < keys.shape[0]:
        key = keys[k]
        places[k] = -1
        if key < 0 or key >= counts.shape[0]:
            key = 0 if every == 1 else -1
        if key >= 0:
            places[k] = cuda.atomic.add(counts, key, 1)


@cuda.jit
def queue(keys, counts, places, order, going):
    """Games of one key beside each other, so that neighbouring threads do the same."""
    own = cuda.shared.array(MOST, np.int32)
    first = cuda.shared.array(MOST, np.int32)
    lane, most = cuda.threadIdx.x, counts.shape[0]
    for key in range(lane, most, SORTED):
        own[key] = counts[key]
    cuda.syncthreads()
    for key in range(lane, most, SORTED):
        before = 0
        for other in range(key):
            before += own[other]
        first[key] = before
    cuda.syncthreads()
    k = cuda.grid(1)
    if k < keys.shape[0] and places[k] >= 0:
        key = keys[k]
        if key < 0 or key >= most:
            key = 0
        order[first[key] + places[k]] = k
    if k == 0:
        going[0] = first[most - 1] + own[most - 1]


@cuda.jit
def clear(counts):
    i = cuda.grid(1)
    if i < counts.shape[0]:
        counts[i] = 0


class Queue:
    """The order in which threads take games: those with the same key beside each other."""

    def __init__(self, count: int, keys: int) -> None:
        if keys > MOST:
            raise ValueError(f"{keys} actions (expected at most {MOST})")
        self.count = count
        self.order = cuda.to_device(np.arange(count, dtype=np.int32))
        self.going = cuda.to_device(np.full(1, count, np.int32))
        self._counts, self._places = cuda.device_array(keys, np.int32), cuda.device_array(count, np.int32)

    def by(self, keys: Any, every: int) -> None:
        """Put the games in order; with `every` 0 those whose key is below zero are left out."""
        blocks = -(-self.count // SORTED)
        clear[-(-self._counts.size // SORTED), SORTED](self._counts)
        count[blocks, SORTED](keys, every, self._counts, self._places)
        queue[blocks, SORTED](keys, self._counts, self._places, self.order, self.going)


class Launch:
    """How kernels are started: slimly compiled, with as many blocks as there are games."""

    def __init__(self, made: Kernels) -> None:
        self.made = made

    def games(self, kernel: str, count: int, *arguments: Any) -> None:
        """A thread for each game."""
        self._start(getattr(self.made, kernel), -(-count // THREADS), THREADS, arguments)

    def groups(self, kernel: str, count: int, *arguments: Any) -> None:
        """A group of threads for each game."""
        self._start(getattr(self.made, kernel), count, TOGETHER, arguments)

    def _start(self, kernel: Any, blocks: int, threads: int, arguments: tuple[Any, ...]) -> None:
        with slim() if not kernel.overloads else nullcontext():
            kernel[blocks, threads](*arguments)
