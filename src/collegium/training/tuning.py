"""Tuning: a net that learned from students goes on to learn from games of stronger bots, of which there are few.

Every step moves the weights a little towards what these games say, and a little back to where they began. How many
passes are good is found on deals that are kept apart, each in its turn; then all games are learnt from so often. The
same weights and games give the same net on the same machine.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from collegium.bots.net import LEVELS, ROW
from collegium.bots.weights import Net, expand
from collegium.kernel.game import Game
from collegium.training import samples
from collegium.training.fitting import BATCH, Array, Course, loss, telling, values
from collegium.training.samples import Samples

EACH = 40  # moments taken of a game: there are few games
PASSES = 6  # at most
SOME = 128  # samples of a step
RATE = 1e-4
BACK = 0.002  # of the way to where it began, after every step
FOLDS = 4  # parts of the deals, each kept apart in its turn

Games = Sequence[tuple[int, Samples]]  # each with its deal


def games_in(file: Path, game: Game, variant: str, seats: int) -> Iterator[tuple[int, Samples]]:
    """The deal and the samples of every game of a table in a file: lines of JSON with `name` (GAME/VARIANT/SEATS/...),
    `seed` and `choices`, gzipped."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["name"].split("/")[:3] == [game.key, variant, str(seats)]:
                choices = [(int(seat), int(option)) for seat, option, *_ in row["choices"]]
                yield row["seed"], samples.look_back(game, variant, seats, row["seed"], choices, EACH)


def course_from(net: Net, vectors: Array) -> Course:
    """A course that goes on from a net, its amounts measured as these vectors have them."""
    seen = expand(vectors.reshape(-1, vectors.shape[-1]), net.columns, len(net.first) - 1)
    amounts = net.columns[net.columns[:, LEVELS] == 0][:, ROW]
    middle, spread = np.zeros(seen.shape[1], np.float32), np.ones(seen.shape[1], np.float32)
    middle[amounts], spread[amounts] = seen[:, amounts].mean(0), np.maximum(seen[:, amounts].std(0), 1e-3)
    first = net.first.copy()
    first[-1] += middle @ net.first[:-1]
    first[:-1] *= spread[:, None]
    begun = [first, net.second.copy(), net.third.copy()]
    return Course(net.columns, middle, spread, begun, [np.zeros_like(w) for w in begun for _ in range(2)])


def passes(course: Course, learnt: Samples, many: int) -> Iterator[int]:
    """So many passes over the samples; yields after each."""
    begun = [w.copy() for w in course.weights]
    for number in range(1, many + 1):
        order = np.random.default_rng(number).permutation(len(learnt))
        for at in range(0, len(order), SOME):
            some = order[at : at + SOME]
            course.learn(learnt.vectors[some], learnt.shares[some], RATE, decay=0.0)
            for weights, start in zip(course.weights, begun, strict=True):
                weights += np.float32(BACK) * (start - weights)
        yield number


def judged(course: Course, kept: Samples) -> dict[str, Any]:
    """How well the course tells winners, as `fitting.figures` has it."""
    chance = np.concatenate([course.chances(kept.vectors[at : at + BATCH]) for at in range(0, len(kept), BATCH)])
    return {"loss": loss(chance, kept.shares), **telling(kept, net=chance, value=values(kept))}


def on_other_deals(net: Net, games: Games) -> list[dict[str, Any]]:
    """Figures of the net as it is, and after each pass, of games whose deals it did not learn from."""
    deals = sorted({deal for deal, _ in games})
    np.random.default_rng(1).shuffle(deals)
    part = {deal: place % FOLDS for place, deal in enumerate(deals)}
    found: list[list[tuple[int, dict[str, Any]]]] = [[] for _ in range(PASSES + 1)]
    for fold in range(min(FOLDS, len(deals))):
        learnt = samples.joined([seen for deal, seen in games if part[deal] != fold])
        kept = samples.joined([seen for deal, seen in games if part[deal] == fold])
        course = course_from(net, learnt.vectors)
        found[0].append((len(kept), judged(course, kept)))
        for number in passes(course, learnt, PASSES):
            found[number].append((len(kept), judged(course, kept)))
    return [{"pass": number, **_mean(told)} for number, told in enumerate(found)]


def _mean(told: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    weights = [many for many, _ in told]
    return {
        name: np.average([figures[name] for _, figures in told], axis=0, weights=weights).round(4).tolist()
        for name in told[0][1]
    }


def tuned(net: Net, games: Games) -> tuple[Net, list[dict[str, Any]]]:
    """The net after as many passes as were best on other deals, and the figures of those; the same net where none was
    better."""
    figures = on_other_deals(net, games)
    best = min(figures, key=lambda found: found["loss"])
    whole = samples.joined([seen for _, seen in games])
    course = course_from(net, whole.vectors)
    list(passes(course, whole, best["pass"]))
    told = {"games": len(games), "passes": best["pass"], "loss": best["loss"]}
    return replace(course.net(net.about), about={**net.about, "tuned": told}), figures
