"""Games of two bots each by the processor's clock, in many processes: ratings as docs/ratings keeps them.

    python benchmarks/cup.py GAME/BOT/BOT/FIRST-LAST ... --seed 2026 --jobs 16 --limit 500 --out FILE.jsonl
    python benchmarks/cup.py --out FILE.jsonl --keep docs/ratings
    python benchmarks/cup.py --tell docs/ratings

Plays the games with these numbers of each pairing, on the deals that `collegium arena --seed` has for them, in the
order in which they are asked for; what is in FILE already is not played again. Bots think in one thread each. A line of
JSON is written for every game as it ends; at `--limit` seconds the games that are still on are left out.
`--keep` adds the games of FILE to FOLDER/GAME.csv.gz, and their choices to FOLDER/played/later/GAME.jsonl.gz. `--tell`
prints a line for each pairing that FOLDER has: the share of wins of each bot alone, and by how much it is rated above.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1] / "src"), str(Path(__file__).parent)]

from short_clock import COLUMNS, Until, by_the_processor, told

from collegium.arena import fixtures, referee
from collegium.arena.fixtures import Fixture, Setting
from collegium.arena.referee import Played
from collegium.bots import LEVELS, thinker
from collegium.engine import engines
from collegium.registry import find

Work = tuple[Setting, Fixture]


def asked_for(words: list[str], seed: int) -> Iterator[Work]:
    """The games that are asked for."""
    for word in words:
        key, one, other, numbers = word.split("/")
        first, _, last = numbers.partition("-")
        about, pair = fixtures.setting(find(key), None, None, seed), tuple(sorted((one, other)))
        sittings = fixtures.sittings(pair, about.seats)
        for number in range(int(first), int(last or first) + 1):
            deal = fixtures.deal(seed, number // len(sittings))
            yield about, Fixture(pair, number, deal, sittings[number % len(sittings)])


def name_of(about: Setting, fixture: Fixture) -> str:
    return f"{about.game}/{about.variant}/{about.seats}/{fixture.name}"


def play(work: Work, until: float) -> dict[str, Any] | None:
    """One game as a line; none when it is too late."""
    about, fixture = work
    stop: Any = Until(until)
    if stop.is_set():
        return None
    by_the_processor()
    referee.make_ready(about, fixture.pair)
    try:
        played = referee.choice_by_choice(find(about.game), about, fixture, stop)
    except referee.Stopped:
        return None
    seconds = [round(spent, 2) for spent in played.seconds]
    choices = [[seat, option] for seat, option, *_ in played.journal["choices"]]
    return {"name": name_of(about, fixture), "seed": fixture.seed, "number": fixture.number,
            "sitting": fixture.sitting, "points": played.points, "places": played.places, "asked": played.asked,
            "seconds": seconds, "choices": choices}  # fmt: skip


def lines_of(file: Path) -> list[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def compile_one(key: str) -> None:
    engines.compiled(find(key))
    thinker.searcher(find(key))


def play_all(work: list[Work], jobs: int, until: float, out: Path) -> None:
    done = {line["name"] for line in lines_of(out)}
    left = [one for one in work if name_of(*one) not in done]
    with (
        ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool,
        out.open("a", encoding="utf-8") as file,
    ):
        list(pool.map(compile_one, {about.game: None for about, _ in left}))
        for ended in as_completed([pool.submit(play, one, until) for one in left]):
            if line := ended.result():
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
                file.flush()


def keep(lines: list[dict[str, Any]], folder: Path) -> None:
    """Add games to those that are kept; the same games give the same bytes."""
    for key in sorted({line["name"].split("/")[0] for line in lines}):
        ours = [line for line in lines if line["name"].split("/")[0] == key]
        file = folder / f"{key}.csv.gz"
        rows = [tuple(row.values()) for row in rows_of(file)]
        for line in ours:
            lists = (line["sitting"], line["points"], line["places"], line["asked"])
            spent = " ".join(f"{s:.2f}" for s in line["seconds"])
            told = (str(line["number"]), str(line["seed"]), *(" ".join(map(str, values)) for values in lists), spent)
            if not any(row[:3] == told[:3] for row in rows):  # its number, deal and seats
                rows.append(told)
        rows.sort(key=lambda row: (sorted(set(row[2].split())), int(row[0])))
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows([COLUMNS, *rows])
        file.write_bytes(gzip.compress(text.getvalue().encode(), mtime=0))
        kept = folder / "played" / "later" / f"{key}.jsonl.gz"
        kept.parent.mkdir(parents=True, exist_ok=True)
        told_already = gzip.decompress(kept.read_bytes()).decode().splitlines() if kept.exists() else []
        new = [json.dumps({name: line[name] for name in ("name", "seed", "choices")}, separators=(",", ":"))
               for line in sorted(ours, key=lambda line: line["name"])]  # fmt: skip
        whole = [*told_already, *(line for line in new if line not in told_already)]
        kept.write_bytes(gzip.compress(("\n".join(whole) + "\n").encode(), mtime=0))


def rows_of(file: Path) -> list[dict[str, str]]:
    if not file.exists():
        return []
    with gzip.open(file, "rt", encoding="utf-8", newline="") as rows:
        return list(csv.DictReader(rows))


def rank(bot: str) -> int:
    """The strongest level first, at whatever time it thinks; bots of one's own last."""
    level = bot.partition(":")[0]
    return -LEVELS.index(level) if level in LEVELS else 1


def tell(folder: Path) -> Iterator[dict[str, Any]]:
    """What the games of a folder say of each pairing, by these games alone."""
    for file in sorted(folder.glob("*.csv.gz")):
        found: dict[tuple[str, ...], list[Played]] = {}
        for row in rows_of(file):
            sitting = tuple(row["seats"].split())
            pair = tuple(sorted(set(sitting), key=rank))
            asked, points, places = ([int(x) for x in row[name].split()] for name in ("choices", "points", "places"))
            seconds = [float(spent) for spent in row["seconds"].split()]
            fixture = Fixture((pair[0], pair[1]), int(row["number"]), int(row["deal"]), sitting)
            found.setdefault(pair, []).append(Played(fixture, points, places, asked, seconds))
        about = fixtures.setting(find(file.name.removesuffix(".csv.gz")), None, None, 0)
        for pair, games in found.items():
            yield told(SimpleNamespace(about=about), games, pair)  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("asked", nargs="*", metavar="GAME/BOT/BOT/FIRST-LAST")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=600, help="seconds by the clock on the wall")
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    parser.add_argument("--tell", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    if (args.asked or args.keep) and not args.out:
        parser.error("--out FILE is needed for that")
    if args.asked:
        play_all(list(asked_for(args.asked, args.seed)), args.jobs, time.time() + args.limit, args.out)
    if args.keep:
        keep(lines_of(args.out), args.keep)
    for line in tell(args.tell) if args.tell else ():
        print(json.dumps(line))


if __name__ == "__main__":
    main()
