"""Fitting: a net learns from samples who wins, by plain NumPy: Adam on the cross-entropy of the seats' shares.

The seats of a sample are compared with each other (a softmax over what the net says of each seat's view), as the search
does. Numbers become columns of the first layer by what was seen of them: one that varies counts as it is, one of few
different values picks a row for each of them too. The same samples and seed give the same net on the same machine.
A course may be moved to a GPU, where CuPy does what NumPy does here; samples stay and go there lot by lot.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from collegium.bots.weights import Net, expand, forward, library
from collegium.training.samples import Samples

Array = np.ndarray[Any, Any]
FEW = 24  # a number with at most so many different values picks rows
LONGEST = 64  # unless they lie further apart
LOOKED_AT = 40_000  # vectors that tell what a number may be
CELLS = (32, 16)  # of both layers
BATCH = 256
RATE, LEAST = 5e-4, 0.05  # the step at the beginning, and the part of it that is left at the end
DECAY = 3.0  # of every weight towards 0, for each unit of the step
FADE = (0.9, 0.999)
TELLING = 3  # parts of a game that are told apart


def columns_of(vectors: Array) -> tuple[Array, Array, Array]:
    """Columns for these vectors, with the mean and the spread of every row of weights."""
    found: list[tuple[int, int, int, int]] = []
    middle: list[float] = []
    spread: list[float] = []
    # By chance: one in so many may be of the same seats always, and what tells seats apart would seem to be constant.
    some = vectors[np.random.default_rng(0).permutation(len(vectors))[:LOOKED_AT]]
    for number in range(vectors.shape[1]):
        seen = some[:, number]
        values = np.unique(seen)
        if len(values) < 2:
            continue
        found.append((number, len(middle), 0, 0))
        middle.append(float(seen.mean()))
        spread.append(float(seen.std()))
        low, levels = int(values[0]), int(values[-1] - values[0]) + 1
        if 2 < len(values) <= FEW and levels <= LONGEST:
            found.append((number, len(middle), low, levels))
            middle.extend([0.0] * levels)
            spread.extend([1.0] * levels)
    return np.array(found, np.int64).reshape(-1, 4), np.array(middle, np.float32), np.array(spread, np.float32)


@dataclass
class Course:
    """A net that is being fitted, with all that is needed to go on: weights, what Adam keeps, passes made, the best."""

    columns: Array
    middle: Array
    spread: Array
    weights: list[Array]
    moments: list[Array]
    passes: int = 0
    steps: int = 0
    best: list[Array] = field(default_factory=list)
    least: float = float("inf")

    @classmethod
    def begin(cls, vectors: Array, seed: int, cells: tuple[int, int] = CELLS) -> Course:
        """A new one for these vectors."""
        columns, middle, spread = columns_of(vectors)
        luck, rows, some = np.random.default_rng(seed), len(middle), max(len(columns), 1)
        first = luck.normal(0, 1 / np.sqrt(some), (rows + 1, cells[0]))
        second = luck.normal(0, np.sqrt(2 / cells[0]), (cells[0] + 1, cells[1]))
        first[-1] = second[-1] = 0
        weights = [w.astype(np.float32) for w in (first, second, np.zeros(cells[1] + 1))]
        weights[2][: cells[1]] = luck.normal(0, np.sqrt(1 / cells[1]), cells[1])
        return cls(columns, middle, spread, weights, [np.zeros_like(w) for w in weights for _ in range(2)])

    def moved(self, xp: Any) -> Course:
        """The same course in the memory of a library: NumPy's here, CuPy's on a GPU."""
        there: dict[str, Any] = {name: _moved(getattr(self, name), xp) for name in ("columns", "middle", "spread")}
        for name in ("weights", "moments", "best"):
            there[name] = [_moved(w, xp) for w in getattr(self, name)]
        return replace(self, **there)

    def inputs(self, vectors: Array) -> Array:
        """Vectors as the first layer takes them while it learns: every amount about its mean, in its spread."""
        there = _moved(vectors, library(self.middle))
        return (expand(there, self.columns, len(self.middle)) - self.middle) / self.spread

    def chances(self, vectors: Array) -> Array:
        """What the net makes of samples: the shares of their seats."""
        samples, seats, numbers = vectors.shape
        said = forward(self.inputs(vectors.reshape(-1, numbers)), *self.weights)[-1].reshape(samples, seats)
        found: Array = _moved(compared(said), np)
        return found

    def learn(self, vectors: Array, shares: Array, rate: float, decay: float = DECAY) -> float:
        """One step by some samples. Returns their loss."""
        samples, seats, numbers = vectors.shape
        inputs = self.inputs(vectors.reshape(-1, numbers))
        xp, (first, second, third) = library(inputs), self.weights
        shares = _moved(shares, xp)
        one, two, said = forward(inputs, first, second, third)
        chance = compared(said.reshape(samples, seats))
        wrong = (chance * shares.sum(1, keepdims=True) - shares)[:, :seats]
        back = (wrong / samples).reshape(-1).astype(np.float32)
        by_two = xp.outer(back, third[:-1]) * (two > 0)
        by_one = (by_two @ second[:-1].T) * (one > 0)
        slopes = [
            xp.vstack([inputs.T @ by_one, by_one.sum(0)]),
            xp.vstack([one.T @ by_two, by_two.sum(0)]),
            xp.append(two.T @ back, back.sum()),
        ]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self._step(k, slope, rate, decay)
        return loss(chance, shares)

    def _step(self, k: int, slope: Array, rate: float, decay: float) -> None:
        mean, square = self.moments[2 * k], self.moments[2 * k + 1]
        mean += (1 - FADE[0]) * (slope - mean)
        square += (1 - FADE[1]) * (slope * slope - square)
        fair = mean / (1 - FADE[0] ** self.steps), square / (1 - FADE[1] ** self.steps)
        self.weights[k] *= np.float32(1 - rate * decay)
        self.weights[k] -= (rate * fair[0] / (library(slope).sqrt(fair[1]) + 1e-8)).astype(np.float32)

    def run(self, learnt: Samples, kept: Samples, passes: int, seed: int) -> dict[str, Any]:
        """One pass over the samples learnt from. Returns figures on those and on samples kept apart."""
        luck = np.random.default_rng((seed, self.passes))
        rate = RATE * (LEAST + (1 - LEAST) * 0.5 * (1 + np.cos(np.pi * self.passes / passes)))
        order, losses = luck.permutation(len(learnt)), []
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            losses.append(self.learn(learnt.vectors[some], learnt.shares[some], float(rate)))
        self.passes += 1
        found = figures(self, kept)
        if found["loss"] < self.least:
            self.least, self.best = found["loss"], [w.copy() for w in self.weights]
        return {"pass": self.passes, "learnt": round(float(np.mean(losses)), 5), **found}

    def net(self, about: dict[str, Any]) -> Net:
        """The best net so far, for numbers as they are seen."""
        here = self.moved(np)
        first, second, third = (w.copy() for w in here.best or here.weights)
        first[-1] -= (here.middle / here.spread) @ first[:-1]
        first[:-1] /= here.spread[:, None]
        return Net(here.columns, first, second, third, about)


def _moved(array: Any, xp: Any) -> Any:
    """An array in the memory of a library."""
    if library(array) is xp:
        return array
    return xp.asarray(array) if xp is not np else array.get()


def compared(said: Array) -> Array:
    """The seats' shares of the win from what the net says of each: a softmax. Alone, the seat is compared with nobody,
    of whom the net says 0 and whose share comes second."""
    xp = library(said)
    if said.shape[-1] == 1:
        said = xp.concatenate([said, xp.zeros_like(said)], axis=-1)
    raised = xp.exp(said - said.max(axis=-1, keepdims=True))
    found: Array = raised / raised.sum(axis=-1, keepdims=True)
    return found


def loss(chance: Array, shares: Array) -> float:
    """The cross-entropy of one sample, in nats."""
    xp = library(chance)
    return float(-(shares * xp.log(xp.maximum(chance, 1e-9))).sum(-1).mean())


def told(figure: Array, shares: Array) -> float:
    """How often the seat with the largest figure wins; equals share."""
    top = figure == figure.max(axis=-1, keepdims=True)
    return float((shares * top / top.sum(-1, keepdims=True)).sum(-1).mean()) if len(shares) else 0.0


def figures(course: Course, kept: Samples) -> dict[str, Any]:
    """How well winners are told: by the net and by the value, in all samples and in each third of the games."""
    chance = np.concatenate([course.chances(kept.vectors[at : at + BATCH]) for at in range(0, len(kept), BATCH)])
    return {"loss": round(loss(chance, kept.shares), 5), **telling(kept, net=chance, value=values(kept))}


def values(kept: Samples) -> Array:
    """The game's own value of every seat; alone, nobody's is the one that lies in the middle."""
    found: Array = kept.vectors[:, :, -2 * kept.vectors.shape[1]].astype(np.float64)
    return np.hstack([found, np.full_like(found, np.median(found))]) if found.shape[1] == 1 else found


def telling(kept: Samples, **by: Array) -> dict[str, Any]:
    """How often each judge tells the winner, in all samples and in each third of the games."""
    part = np.minimum((kept.played * TELLING).astype(int), TELLING - 1)
    thirds = [part == k for k in range(TELLING)]
    whole = {name: round(told(figure, kept.shares), 4) for name, figure in by.items()}
    parts = {
        f"{name}_by_third": [round(told(figure[t], kept.shares[t]), 4) for t in thirds] for name, figure in by.items()
    }
    return {**whole, **parts}
