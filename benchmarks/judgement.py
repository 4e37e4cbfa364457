"""How well the learned judgement and the game's own value tell who wins, on games that no net has learned from.

    python benchmarks/judgement.py GAME [GAME ...] --games 40 --iterations 60 --jobs 16 --limit 300

At every table that has weights (or at one: `--variant`, `--seats`) bots that search as professors do, by so many
iterations, play each other; at most twelve moments are taken of a game, at the beginning of a turn. Prints a JSON line
for each table: how often the seat that looks best wins, over all moments and in each third of the games, by the net and
by the value. The moments of one game hang together, so the 95 % interval of the difference, `net_ahead`, is taken over
games. `--played FILE` judges games that are there already: lines of JSON with `name` (GAME/VARIANT/SEATS/...), `seed`
and `choices`, gzipped; `--keep FILE` writes such a file of those that were played. No more than `--limit` seconds go
into play: what is not played by then is left out.
"""

from __future__ import annotations

import argparse
import gzip
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np

from collegium.bots import thinker, weights
from collegium.engine import engines
from collegium.kernel.game import settings
from collegium.registry import find
from collegium.training import fitting, samples
from collegium.training.samples import Samples

Table = tuple[str, str, int]
FAR = 3_000_000_019  # seeds that training never comes to


def play(work: tuple) -> tuple[Table, int, list[tuple[int, int]]]:
    """The choices of one game between professors in a hurry; none when it is too late."""
    table, seed, iterations, until = work
    if time.time() > until:
        return table, seed, []
    return table, seed, samples.by_search(find(table[0]), *table[1:], seed, iterations, thinker.STEADY, None, wander=0)


def keep(file: Path, played: list[tuple[Table, int, list[tuple[int, int]]]]) -> None:
    """Write games down; the same games give the same bytes."""
    lines = [
        json.dumps(
            {"name": "/".join(map(str, (*table, seed))), "seed": seed, "choices": choices}, separators=(",", ":")
        )
        for table, seed, choices in sorted(played)
    ]
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))


def compile_one(key: str) -> str:
    engines.compiled(find(key))
    thinker.searcher(find(key))
    return key


def kept(file: Path) -> Iterator[tuple[Table, Samples]]:
    """The samples of the games in a file."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            key, variant, seats, *_ = row["name"].split("/")
            choices = [(int(seat), int(option)) for seat, option, *_ in row["choices"]]
            table = (key, variant, int(seats))
            yield table, samples.look_back(find(key), variant, int(seats), row["seed"], choices)


def folder(nets: Path | None, key: str) -> Path:
    return nets / key / "laureate" if nets else find(key).folder / "laureate"


def told(table: Table, games: list[Samples], nets: Path | None) -> dict:
    """The line of a table."""
    key, variant, seats = table
    net = weights.load(folder(nets, key) / f"{variant}-{seats}.npz", find(key), variant, seats)
    ahead = []
    for game in games:
        figures = fitting.telling(game, net=chances(net, game), value=fitting.values(game))
        ahead.append(figures["net"] - figures["value"])
    whole = samples.joined(games)
    reach = 1.96 * float(np.std(ahead)) / max(len(ahead), 1) ** 0.5
    return {"game": key, "variant": variant, "seats": seats, "games": len(games), "moments": len(whole),
            **fitting.telling(whole, net=chances(net, whole), value=fitting.values(whole)),
            "net_ahead": [round(float(np.mean(ahead)) + by, 4) for by in (-reach, 0.0, reach)]}  # fmt: skip


def chances(net: weights.Net, seen: Samples) -> np.ndarray:
    many, seats, numbers = seen.vectors.shape
    return fitting.compared(net.say(seen.vectors.reshape(-1, numbers)).reshape(many, seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="+", metavar="GAME")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--games", type=int, default=40, help="for each table")
    parser.add_argument("--iterations", type=int, default=60, help="of search for each choice")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--nets", type=Path, help="weights as FOLDER/GAME/laureate/VARIANT-SEATS.npz (those shipped)")
    parser.add_argument("--played", type=Path, metavar="FILE")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--limit", type=float, default=500)
    args = parser.parse_args()
    tables = [
        (key, variant, seats)
        for key in args.games_named
        for variant, seats in settings(find(key))
        if (folder(args.nets, key) / f"{variant}-{seats}.npz").is_file()
        and args.seats in (None, seats)
        and args.variant in (None, variant)
    ]
    found: dict[Table, list[Samples]] = {}
    if args.played:
        for table, seen in kept(args.played):
            if table in tables:
                found.setdefault(table, []).append(seen)
    else:
        until = time.time() + args.limit
        with ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn")) as pool:
            list(pool.map(compile_one, args.games_named))
            work = [(table, FAR + n, args.iterations, until) for n in range(args.games) for table in tables]
            played = [one for one in pool.map(play, work) if one[2]]
        if args.keep:
            keep(args.keep, played)
        for table, seed, choices in played:
            found.setdefault(table, []).append(samples.look_back(find(table[0]), *table[1:], seed, choices))
    for table, games in sorted(found.items()):
        print(json.dumps(told(table, games, args.nets)), flush=True)


if __name__ == "__main__":
    main()
