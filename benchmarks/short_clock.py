"""Tournaments of two bots at a part of their usual time, in all games at once, by the processor's clock.

    python benchmarks/short_clock.py [GAME ...] --bots laureate:0.1s,search:0.1s --games 200 --limit 3000 --out FOLDER

One process plays game after game, always of the game that has the fewest, so that all of them grow together. A bot's
time is seconds of its processor: what else the machine does meanwhile costs nobody anything. `--out` keeps a folder for
each game as `collegium arena` does: run again to go on. After at most `--limit` seconds it prints a line for each game,
as docs/bots.md has them, and writes every game to `--kept` FOLDER/GAME.csv.gz if that is asked for.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from collegium.arena import fixtures, referee
from collegium.arena.fixtures import Fixture
from collegium.arena.folder import Folder
from collegium.arena.ratings import comparisons, rate
from collegium.arena.referee import Played
from collegium.arena.standings import standings
from collegium.bots import thinker
from collegium.registry import find, keys

COLUMNS = ("number", "deal", "seats", "points", "places", "choices", "seconds")


def by_the_processor() -> None:
    """Let thoughts of one thread, and what is written down of them, be timed by the processor."""
    clock: Any = SimpleNamespace(perf_counter=time.thread_time)
    thinker.time = referee.time = clock  # type: ignore[attr-defined]


class Until:
    """Set once the time is out, as the referee asks it."""

    def __init__(self, at: float) -> None:
        self.at = at

    def is_set(self) -> bool:
        return time.time() > self.at


def play(folders: dict[str, Folder], wanted: dict[str, list[Fixture]], until: float) -> dict[str, list[Played]]:
    """What was played before and what there is time for now, by game."""
    found = {key: folders[key].finished(wanted[key]) for key in folders}
    left = {key: [one for one in wanted[key] if one not in found[key]] for key in folders}
    stop: Any = Until(until)
    while any(left.values()) and not stop.is_set():
        key = min((key for key in left if left[key]), key=lambda key: len(found[key]))
        fixture, about = left[key].pop(0), folders[key].about
        referee.make_ready(about, fixture.pair)
        try:
            played = referee.choice_by_choice(find(key), about, fixture, stop)
        except referee.Stopped:
            break
        folders[key].save(played)
        found[key][fixture] = played
    return {key: [found[key][one] for one in wanted[key] if one in found[key]] for key in folders}


def told(folder: Folder, games: list[Played], pair: Sequence[str]) -> dict[str, Any]:
    """The line of a game: the share of wins of the first bot alone, and by how much it stands above the other."""
    found = standings(folder.about, games, pair)
    first, second = rate(comparisons(games, pair), pair)
    by, low, high = first.above or (0.0, 0.0, 0.0)
    ahead = [by, low, high] if first.bot == pair[0] else [-by, -high, -low]
    duel = found.duels.get((pair[0], pair[1]), {})
    return {"game": folder.about.game, "variant": folder.about.variant, "seats": folder.about.seats,
            "bots": [first.bot, second.bot], "games": len(games), "ahead": ahead,
            "alone": {name: duel.get(name) for name in ("times", "wins", "low", "high")},
            "fair": round(found.fair, 4), "seconds_per_choice": found.seconds}  # fmt: skip


def keep(file: Path, games: list[Played]) -> None:
    """Write games down as docs/ratings has them; the same games give the same bytes."""
    rows = io.StringIO()
    table = csv.writer(rows, lineterminator="\n")
    table.writerow(COLUMNS)
    for game in games:
        one = game.fixture
        lists = (one.sitting, game.points, game.places, game.asked, [f"{s:.2f}" for s in game.seconds])
        table.writerow((one.number, one.seed, *(" ".join(map(str, values)) for values in lists)))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(rows.getvalue().encode(), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--bots", default="laureate:0.1s,search:0.1s", help="two, with a comma between")
    parser.add_argument("--games", type=int, default=200, help="in each game, made up to whole rounds")
    parser.add_argument("--seed", type=int, default=2027)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--limit", type=float, default=600, help="seconds by the clock on the wall")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--kept", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    until, pair = time.time() + args.limit, fixtures.entrants(args.bots)
    folders: dict[str, Folder] = {}
    wanted: dict[str, list[Fixture]] = {}
    for key in args.games_named or keys():
        about = fixtures.setting(find(key), None, args.seats, args.seed)
        folders[key] = Folder(args.out / key, about)
        wanted[key] = fixtures.fixtures(about, pair, args.games)
    by_the_processor()
    for key, games in play(folders, wanted, until).items():
        if games:
            print(json.dumps(told(folders[key], games, pair)), flush=True)
            if args.kept:
                keep(args.kept / f"{key}.csv.gz", games)


if __name__ == "__main__":
    main()
