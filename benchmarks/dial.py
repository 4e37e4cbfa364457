"""How strong a mix of two levels is: what docs/bots.md says of the dial.

    python benchmarks/dial.py GAME [GAME ...] --gap student,doctor --parts 25,50,75 --games 40 --out FILE.jsonl
    python benchmarks/dial.py GAME [GAME ...] --asked 1650,1700 --games 40 --out FILE.jsonl
    python benchmarks/dial.py --out FILE.jsonl

Each mix (so many choices in a hundred by the upper level) plays both levels of its gap, every deal with all sittings,
at the game's first table, by the processor's clock; `--asked` lets the dial itself make the mix for a rating. A line of
JSON is added to FILE for every game, what is there already is not played again. Then all of FILE is told: the rating of
each mix where its two levels stand as they were measured, with the 95 % interval of these games alone; and, for the
mixes that `dial.PARTS` has, how high they stand in each gap over all games. `--write` puts those of one game and gap
into the game's `dial.json` where at least SURE games say so.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1] / "src"), str(Path(__file__).parent)]

import numpy as np
from short_clock import by_the_processor

from collegium import bots
from collegium.arena import fixtures
from collegium.arena.ratings import DRAWN, SCALE
from collegium.arena.tally import Z
from collegium.bots import dial, thinker
from collegium.bots.measured import measured
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel import scoring
from collegium.registry import find

MIX = "mix"
SURE = 300  # games of a gap from which on its own curve is worth more than the usual one


def play(work: dict[str, Any], until: float) -> dict[str, Any] | None:
    """One game, with the places of its seats; None when it is too late."""
    by_the_processor()
    game = find(work["game"])
    engine, states, view = engines.compiled(game), States(game), States(game, bots.SCRATCH)
    thinker.searcher(game)
    seats = len(work["sitting"])
    mixed = bots.by_mix(dial.Mix(work["lower"], work["upper"], work["part"]), threads=1)
    states.array["mute"] = 1
    engine.begin(states, seats, list(game.variants).index(work["variant"]), work["deal"])
    luck, minds = np.random.default_rng(work["deal"]), [thinker.Mind() for _ in range(seats)]
    while not states.array["over"][0]:
        if time.time() > until:
            return None
        seat = int(np.flatnonzero(states.array["owed"]["kind"][0])[0])
        view.array[0] = states.array[0]
        engine.view(view, seat)
        who = work["sitting"][seat]
        think = mixed if who == MIX else bots.level(who, threads=1).think
        option = think(view, seat, int(luck.integers(2**32)), minds[seat])
        minds = [mind if other == seat else thinker.Mind() for other, mind in enumerate(minds)]
        engine.act(states, seat, option)
    engine.score(states)
    rows = states.out[: seats * scoring.COLUMNS].reshape(seats, scoring.COLUMNS)
    return work | {"places": rows[:, scoring.PLACE].tolist()}


def compile_one(key: str) -> None:
    engines.compiled(find(key))
    thinker.searcher(find(key))


def wanted(key: str, mixes: Sequence[tuple[int, dial.Mix]], games: int, seed: int) -> list[dict[str, Any]]:
    """The games of some mixes; those that the dial made have the rating that was asked for, others 0."""
    table, found = fixtures.setting(find(key), None, None, seed), []
    for asked, mix in mixes:
        for rival in (mix.lower, mix.upper):
            sittings = fixtures.sittings((MIX, rival), table.seats)
            for number in range(fixtures.whole_rounds(games, table.seats)):
                told = {"game": key, "variant": table.variant, "lower": mix.lower, "upper": mix.upper,
                        "part": mix.part, "asked": asked, "rival": rival}  # fmt: skip
                deal = fixtures.deal(seed, number // len(sittings))
                found.append(told | {"deal": deal, "sitting": sittings[number % len(sittings)]})
    return sorted(found, key=lambda one: one["deal"])


def name_of(game: dict[str, Any]) -> str:
    return json.dumps([value for name, value in sorted(game.items()) if name != "places"])


def won(game: dict[str, Any]) -> float:
    """The mix's part of the game: every pair of the mix and its rival by place, as the arena rates."""
    mine = [place for who, place in zip(game["sitting"], game["places"], strict=True) if who == MIX]
    others = [place for who, place in zip(game["sitting"], game["places"], strict=True) if who != MIX]
    pairs = [(a < b) + 0.5 * (a == b) for a in mine for b in others]
    return sum(pairs) / len(pairs)


def rated(results: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """The likeliest rating from (the rival's rating, games, won), and the half of its 95 % interval. As in the arena
    each pairing is thought to have drawn one game beforehand."""
    low, high = 0.0, 4000.0
    whole = [(rival, games + DRAWN, won + DRAWN / 2) for rival, games, won in results]

    def expected(rating: float) -> list[float]:
        return [1 / (1 + math.exp((rival - rating) / SCALE)) for rival, _, _ in whole]

    for _ in range(60):
        middle = (low + high) / 2
        less = sum(n * p for p, (_, n, _) in zip(expected(middle), whole, strict=True)) < sum(w for *_, w in whole)
        low, high = (middle, high) if less else (low, middle)
    known = sum(n * p * (1 - p) for p, (_, n, _) in zip(expected(low), whole, strict=True))
    return low, Z * SCALE / math.sqrt(known)


def told(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A line for each mix."""
    found: dict[tuple[Any, ...], dict[str, list[float]]] = {}
    for game in games:
        about = (game["game"], game["lower"], game["upper"], game["part"], game["asked"])
        found.setdefault(about, {}).setdefault(game["rival"], []).append(won(game))
    lines = []
    for (key, lower, upper, part, asked), rivals in sorted(found.items()):
        stands = {level: measured(find(key), level).rating for level in (lower, upper)}
        rating, far = rated([(stands[level], len(results), sum(results)) for level, results in rivals.items()])
        height = (rating - stands[lower]) / (stands[upper] - stands[lower])
        against = {level: [round(sum(results) / len(results), 3), len(results)] for level, results in rivals.items()}
        lines.append({"game": key, "lower": [lower, stands[lower]], "upper": [upper, stands[upper]],
                      "part": round(part, 3), "asked": asked, "rating": round(rating), "band": round(far),
                      "height": round(height, 3), "won": against})  # fmt: skip
    return lines


def curves(lines: list[dict[str, Any]], write: bool) -> list[dict[str, Any]]:
    """For each gap, over all games, how high the mixes of `dial.PARTS` stand."""
    found = []
    own = [line for line in lines if not line["asked"] and line["part"] in dial.PARTS]
    for lower, upper in sorted({(line["lower"][0], line["upper"][0]) for line in own}):
        here = [line for line in own if line["lower"][0] == lower and line["upper"][0] == upper]
        mean = [height_over([line for line in here if line["part"] == part]) for part in dial.PARTS]
        found.append({"lower": lower, "upper": upper, "heights": [round(height, 3) for height in mean]})
        for key in {line["game"] for line in here} if write else ():
            of_game = sorted((line for line in here if line["game"] == key), key=lambda line: line["part"])
            if sum(n for line in of_game for _, n in line["won"].values()) < SURE:
                continue
            file, rising = find(key).folder / dial.FILE, 0.0
            told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
            told[lower] = []
            for line in of_game:
                rising = min(max(line["height"], rising + 0.01), 0.98)
                told[lower].append(round(rising, 3))
            file.write_text(json.dumps(told) + "\n", encoding="utf-8")
    return found


def height_over(lines: list[dict[str, Any]]) -> float:
    """The likeliest height of a mix in its gap, if it is the same in all games."""
    low, high = -0.5, 1.5
    for _ in range(40):
        middle = (low + high) / 2
        slope = 0.0
        for line in lines:
            stands, gap = dict((line["lower"], line["upper"])), line["upper"][1] - line["lower"][1]
            rating = line["lower"][1] + gap * middle
            for level, (share, games) in line["won"].items():
                slope += gap * games * (share - 1 / (1 + math.exp((stands[level] - rating) / SCALE)))
        low, high = (middle, high) if slope > 0 else (low, middle)
    return low


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--gap", default="student,doctor", help="two levels, the lower one first")
    parser.add_argument("--parts", default="25,50,75", help="choices in a hundred by the upper level")
    parser.add_argument("--asked", default="", help="ratings that the dial is asked for, instead of --parts")
    parser.add_argument("--games", type=int, default=40, help="of each mix with each level, made up to whole rounds")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--limit", type=float, default=600, help="seconds by the clock on the wall")
    parser.add_argument("--write", action="store_true", help="what was measured, into the games' folders")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    args = parser.parse_args()
    until, work = time.time() + args.limit, []
    lower, upper = args.gap.split(",")
    for key in args.games_named:
        parts = [(0, dial.Mix(lower, upper, int(part) / 100)) for part in args.parts.split(",")]
        ratings = [(int(rating), dial.mix(find(key), int(rating))) for rating in args.asked.split(",") if rating]
        work += wanted(key, ratings or parts, args.games, args.seed)
    done = {name_of(line) for line in lines_of(args.out)}
    left = [one for one in work if name_of(one) not in done]
    with (
        ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn")) as pool,
        args.out.open("a", encoding="utf-8") as file,
    ):
        list(pool.map(compile_one, args.games_named if left else ()))
        for ended in as_completed([pool.submit(play, one, until) for one in left]):
            if line := ended.result():
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
                file.flush()
    lines = told(lines_of(args.out))
    for line in [*lines, *curves(lines, args.write)]:
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
