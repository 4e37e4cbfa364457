"""How much the matches of a warp differ in what follows a choice: what bounds a GPU, told without one.

    python benchmarks/gpu_bounds.py [GAME ...] [--matches 1024] [--seats 3]

Every match is played to some moment by chance (compiled), then one more choice is traced as plain Python, and the lines
that it runs are counted. 32 threads of a GPU go in step: a line that any of them runs takes the time of all. So a warp
takes, of every line, the most that one of its matches runs. Matches lie by action as in `play_out`, then in no order.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from collegium.engine import engines, players
from collegium.engine.states import States
from collegium.engine.twins import World
from collegium.registry import find, keys

WARP = 32
TRIED = 50  # matches whose length says how far others are played
Lines = Counter[Any]


def traced(work: Any) -> Lines:
    """How often each line is run."""
    found: Lines = Counter()

    def see(frame: Any, event: str, _: Any) -> Any:
        if event == "line":
            found[frame.f_code, frame.f_lineno] += 1
        return see

    sys.settrace(see)
    try:
        work()
    finally:
        sys.settrace(None)
    return found


def choices(key: str, matches: int, seats: int) -> list[tuple[int, Lines]]:
    """(action, lines) of a choice of each match, those that are over left out."""
    game, luck = find(key), random.Random(1)
    engine, world, states = engines.compiled(game), World(game, "traced", lambda rule: rule), States(game)
    stride, action_of = world.twin(players.stride), world.twin(players.action_of)

    def play(seed: int, limit: int) -> int:
        states.raw[:] = 0
        states.array["mute"] = 1
        engine.begin(states, seats, 0, seed)
        return engine.playout(states, 1, seed, limit)

    length = int(np.mean([play(seed, game.longest) for seed in range(TRIED)]))
    found = []
    for seed in range(TRIED, TRIED + matches):
        play(seed, luck.randrange(length))
        if states.array["over"][0]:
            continue
        s, menu, chance = states.plain[0], states.plain_verdict, np.full(1, players.luck(seed))
        option = int(stride(s, menu, chance, -1, game.longest))
        action = int(action_of(s, option))
        work = traced(lambda s=s, menu=menu, chance=chance, o=option: stride(s, menu, chance, o, game.longest))
        found.append((action, work))
    return found


def warps(found: list[tuple[int, Lines]]) -> list[int]:
    """The lines that each 32 of them run when they go in step."""
    costs = []
    for first in range(0, len(found) - WARP + 1, WARP):
        most: Lines = Counter()
        for _, lines in found[first : first + WARP]:
            most |= lines  # of each line the larger count
        costs.append(most.total())
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=keys(), metavar="GAME")
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--seats", type=int, default=3)
    args = parser.parse_args()
    print(
        "| game | lines a choice: mean | median | longest | a warp by action | in no order |\n|---|---|---|---|---|---|"
    )
    for key in args.game:
        found = choices(key, args.matches, args.seats)
        alone = [lines.total() for _, lines in found]
        mean = np.mean(alone)
        by_action = np.mean(warps(sorted(found, key=lambda one: one[0]))) / mean
        random.Random(1).shuffle(found)
        any_order = np.mean(warps(found)) / mean
        print(
            f"| {find(key).title} | {mean:,.0f} | {np.median(alone):,.0f} | {max(alone):,} "
            f"| {by_action:.1f} times the mean | {any_order:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
