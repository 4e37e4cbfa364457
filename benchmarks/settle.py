"""The best of many ways of thinking, found by halving: all play, the better half plays on, until one is left.

    python benchmarks/settle.py GAME --ways WAY[@FOLDER],... --against '~steady' --seconds 0.5 --games 10 --jobs 16

Ways are those of benchmarks/laureate.py, each by the weights that are shipped or by those of a FOLDER
(FOLDER/GAME/VARIANT-SEATS.npz). Every way that is still there plays `--games` games in the first round and more in each
later one, so that all rounds cost the same; deals are the same for all ways and new in every round. Prints a JSON line
for each way after each round, over all of its games so far. Ends by itself, after at most `--limit` seconds.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "src"), str(Path(__file__).parent)]

from laureate import compile_one, play, style_of, told

from collegium.arena import fixtures
from collegium.registry import find


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--ways", required=True, help="with commas between")
    parser.add_argument("--against", default="~steady")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--seconds", type=float, default=0.5, help="of thought for each choice, at most")
    parser.add_argument("--games", type=int, default=10, help="of each way in the first round")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--limit", type=float, default=500)
    args = parser.parse_args()
    until = time.time() + args.limit
    table = fixtures.setting(find(args.game), args.variant, args.seats, args.seed)
    pair = (args.game, table.variant, table.seats)
    left, played = args.ways.split(","), {way: [] for way in args.ways.split(",")}
    for way in (*left, args.against):
        style_of(way.partition("@")[0] or way)
    size = len(fixtures.sittings(("a", "b"), table.seats))
    begun, each = 0, args.games
    with ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn")) as pool:
        pool.submit(compile_one, args.game).result()
        while left and time.time() < until:
            asked = []
            for number in range(begun, begun + -(-each // size) * size):
                seed = fixtures.deal(args.seed, number // size)
                for whole in left:
                    way, _, nets = whole.partition("@")
                    sitting = fixtures.sittings((way, args.against), table.seats)[number % size]
                    asked.append((whole, (*pair, seed, sitting, args.seconds, nets or None, until)))
            for (whole, _), ((*_, sitting, _, _, _), result) in zip(
                asked, pool.map(play, [work for _, work in asked]), strict=True
            ):
                if result:
                    played[whole].append((sitting, result))
            lines = [
                {**told(pair, whole.partition("@")[0], args.against, played[whole], args.seconds), "named": whole}
                for whole in left
            ]
            lines.sort(key=lambda line: -line["wins"])
            for line in lines:
                print(json.dumps(line), flush=True)
            begun += -(-each // size) * size
            if len(left) == 1:
                break
            left = [line["named"] for line in lines[: (len(left) + 1) // 2]]
            each = args.games * len(played) // len(left)


if __name__ == "__main__":
    main()
