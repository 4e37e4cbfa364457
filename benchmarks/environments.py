"""Steps a second of the doors for researchers, of one core, random actions, observations and masks on.

    python benchmarks/environments.py [GAME ...] [--matches 2048] [--seats 3] [--seconds 2] [--json]

Beside it, in turn, the pure loop of random play (set-up counted in, nothing seen). Only the time of the steps is
counted, as CPU time of the thread, so that other work on the machine disturbs it less; picking actions is not in it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from collegium.engine import engines
from collegium.engine.batch import Batch
from collegium.engine.states import States
from collegium.envs.aec import CollegiumAEC
from collegium.envs.single import CollegiumEnv
from collegium.registry import find, keys
from collegium.tools.speed import deal

PLAYOUTS = 256
TURNS = 10


def drawn(mask, luck):
    """A legal action of every row, by chance; 0 where there is none."""
    return (mask * luck.random(mask.shape, np.float32)).argmax(axis=1)


def pure(game, seats, seconds):
    """Choices a second of random play from set-up to the end."""
    engine, states = engines.compiled(game), States(game, PLAYOUTS)
    states.array["mute"] = 1
    choices, seed, start = 0, 1, time.thread_time()
    while time.thread_time() - start < seconds:
        deal(engine, states, seats, next(iter(game.variants)), seed)
        choices += engine.playout(states, PLAYOUTS, seed, game.longest)
        seed += PLAYOUTS
    return choices / (time.thread_time() - start)


def stepper(game, seats, matches):
    """Choices a second of a batch in one thread, for so many seconds; games that are over begin again."""
    batch, luck = Batch(game, matches, seats, threads=1, again=True), np.random.default_rng(1)
    batch.reset(range(matches))

    def step(seconds):
        spent, choices = 0.0, 0
        while spent < seconds:
            actions = drawn(batch.mask, luck)
            start = time.thread_time()
            batch.step(actions)
            spent += time.thread_time() - start
            choices += matches
        return choices / spent

    return step


def by_turns(game, seats, matches, seconds):
    """The pure loop and the batch in turn, so that a busy machine is as busy for both: medians."""
    step = stepper(game, seats, matches)
    found = [(pure(game, seats, seconds / TURNS), step(seconds / TURNS)) for _ in range(TURNS)]
    return tuple(map(float, np.median(found, axis=0)))


def scaling(game, seats, matches, seconds):
    """How many times as quick two threads are as one, by the clock, in turn; 1.0 where there is one core."""
    pair = [Batch(game, matches, seats, threads=threads, again=True) for threads in (1, 2)]
    for batch in pair:
        batch.reset(range(matches))
    luck, spent = np.random.default_rng(1), [0.0, 0.0]
    while sum(spent) < seconds:
        for which, batch in enumerate(pair):
            actions = drawn(batch.mask, luck)
            start = time.perf_counter()
            batch.step(actions)
            spent[which] += time.perf_counter() - start
    return spent[0] / spent[1]


def petting_zoo(game, seats, seconds):
    """Steps a second of `last` and `step`."""
    env, luck, spent, steps = CollegiumAEC(game, seats), np.random.default_rng(1), 0.0, 0
    while spent < seconds:
        env.reset(seed=steps)
        while True:
            start = time.thread_time()
            seen, _, over, _, _ = env.last()
            spent += time.thread_time() - start
            if over:
                break
            action = drawn(seen["action_mask"][None], luck)[0]
            start = time.thread_time()
            env.step(action)
            spent += time.thread_time() - start
            steps += 1
    return steps / spent


def gymnasium(game, seats, seconds):
    """Steps a second of one seat among rivals by chance."""
    env, luck, spent, steps = CollegiumEnv(game, seats), np.random.default_rng(1), 0.0, 0
    while spent < seconds:
        _, info = env.reset(seed=steps)
        over = not info["action_mask"].any()
        while not over:
            action = drawn(info["action_mask"][None], luck)[0]
            start = time.thread_time()
            _, _, over, _, info = env.step(action)
            spent += time.thread_time() - start
            steps += 1
    return steps / spent


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=keys())
    parser.add_argument("--matches", type=int, default=2048)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = []
    print(
        "| game | pure loop | batch | share | two threads | PettingZoo | Gymnasium |\n|---|---|---|---|---|---|---|",
        file=sys.stderr,
    )
    for game in map(find, args.games):
        loop, many = by_turns(game, args.seats, args.matches, args.seconds)
        row = {
            "game": game.key,
            "pure": loop,
            "batch": many,
            "two_threads": scaling(game, args.seats, args.matches, args.seconds),
            "pettingzoo": petting_zoo(game, args.seats, args.seconds),
            "gymnasium": gymnasium(game, args.seats, args.seconds),
        }
        found.append(row)
        print(
            f"| {game.title} | {loop / 1e6:.2f} million | {many / 1e6:.2f} million | {loop / many:.1f} times "
            f"| {row['two_threads']:.1f} times "
            f"| {row['pettingzoo']:,.0f} | {row['gymnasium']:,.0f} |",
            file=sys.stderr,
            flush=True,
        )
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
