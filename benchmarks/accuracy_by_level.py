"""The accuracy that the analysis gives to each level of bot, in games between them: the table of docs/analysis.md.

    python benchmarks/accuracy_by_level.py [GAME ...] [--games 2] [--every 3] [--iterations 300] [--seconds 200]

Every two neighbouring levels, and the first with the last, play so many games (with three or more seats they
alternate); every `every`th choice is judged, as the analysis does it. Bots by the clock think in one thread. With
`--learned` the same choices are judged once more, the best option found as laureates do: a second line.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, repeat
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from collegium import bots
from collegium.analysis import judging
from collegium.bots import laureates, thinker
from collegium.engine import engines
from collegium.match.match import new
from collegium.registry import find, keys


def played(key, pair, seed):
    """A game between two levels, and who sat where."""
    game = find(key)
    seats = next(iter(game.variants.values()))[0]
    match = new(key, seats, None, seed)
    sitting = [pair[(seat + seed) % 2] for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bots.pick(match, seat, sitting[seat], 1))
    return match, sitting


def judged_by_laureates(at, effort):
    """As `judging.judge`, but the best option is the one that a laureate would find."""
    if len(judging.legal(at.view, at.seat)) < 2:
        return judging.judge(at, effort)
    (iterations, seconds), (style, net) = effort.times(judging.FIND), laureates.way_at(at.view)
    luck = at.luck ^ judging.OTHER
    best = thinker.think(at.view, at.seat, luck, seconds, iterations, style, stop=effort.stop, net=net).best
    return judging.compared(at, best, effort, judging.PART, at.luck ^ judging.ANEW)


def sampling_error(judged):
    """The standard error of an accuracy if other choices had been looked at: larger than that of one game's figure."""
    stake = max(sum(choice.stake for choice in judged), 1e-9)
    share = sum(choice.loss for choice in judged) / stake
    return math.sqrt(sum((choice.loss - share * choice.stake) ** 2 for choice in judged)) / stake


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--levels", default="fresher,student,doctor,professor")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--find", type=float, default=judging.FIND, help="thought to find the best option, in parts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many, for each GAME")
    parser.add_argument("--learned", action="store_true", help="find the best option as laureates do, too")
    parser.add_argument("--json", type=Path, help="write what was judged here")
    args = parser.parse_args()
    levels, judging.FIND = args.levels.split(","), args.find
    pairs = [*pairwise(levels), (levels[-1], levels[0])]
    effort = judging.Effort(args.iterations, 0.0, threading.Event())
    for key in args.games_of or keys():
        engines.compiled(find(key))
        thinker.searcher(find(key))
        ways = (judging.judge, judged_by_laureates) if args.learned else (judging.judge,)
        found, start, count = {way: {level: [] for level in levels} for way in ways}, time.monotonic(), 0
        for game in range(args.games):
            for pair in pairs:
                if time.monotonic() - start > args.seconds:
                    break
                match, sitting = played(key, pair, args.seed + game)
                count += 1
                seen = list(judging.moments(match))[:: args.every]
                for way in ways:
                    with ThreadPoolExecutor(args.threads) as pool:
                        for choice in pool.map(way, seen, repeat(effort)):
                            found[way][sitting[choice.seat]].append(choice)
                if args.json:
                    told = {level: [(c.stake, c.loss) for c in found[ways[-1]][level]] for level in levels}
                    args.json.write_text(json.dumps({"games": count, **told}))
        for way in ways:
            row = [f"{100 * judging.accuracy(found[way][level]):.0f} % ± {196 * sampling_error(found[way][level]):.0f}"
                   for level in levels]  # fmt: skip
            judged = sum(map(len, found[way].values()))
            stake = sum(choice.stake for some in found[way].values() for choice in some) / max(judged, 1)
            by = "value" if way is judging.judge else "learned"
            print(f"| {key} | {' | '.join(row)} | {count} | {judged} | {by}, stake {stake:.3f} | "
                  f"{time.monotonic() - start:.0f} s", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
