"""Ways of thinking against each other at equal processor time for each choice, in many processes.

    python benchmarks/laureate.py GAME [GAME ...] --ways net,end+flat --seconds 0.1 --games 40 --jobs 16 --nets FOLDER

A way is a style of `thinker` with changes, `+` between: `net`, `flat`, `end`, `steps:2`, `runs:4`, `net:100`, `shots:8`
and so on; `steady` is what professors play by. `~WAY` thinks as players do: at most `--seconds`, ends early and
remembers (`near:25` counts here). `@LEVEL` is a level as it is. All clocks are the processor's.
Each way plays `--against` (steady), alone in each seat in turn and then the other alone against it, every deal with all
sittings. Prints a JSON line for each pairing: wins with the 95 % interval, seconds of the processor per choice of both.
At a table for one (`--variant`) every way, and `--against`, plays by itself on the same deals: a line for each.
`--nets` has weights as FOLDER/GAME/VARIANT-SEATS.npz; else those that are shipped are used. No more than `--limit`
seconds go into all of it: what is not played by then is left out.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "src"), str(Path(__file__).parent)]

import numpy as np
from short_clock import by_the_processor

from collegium import bots
from collegium.arena import fixtures
from collegium.arena.tally import wilson
from collegium.bots import search, thinker, weights
from collegium.bots.worth import win_shares
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel import scoring
from collegium.registry import find

SHORT = {"net": {"net": 70}, "flat": {"flat": 1}, "end": {"turns": search.END, "runs": search.END}, "steady": {}}
NAMES = {field.name for field in fields(thinker.Style)}


def style_of(way: str) -> thinker.Style:
    """The style that a way names."""
    found = thinker.STEADY
    if way.startswith("@"):
        bots.level(way[1:])
        return found
    for word in way.removeprefix("~").split("+"):
        name, colon, number = word.partition(":")
        if (colon and name not in NAMES) or (not colon and name not in SHORT):
            raise SystemExit(f"unknown way '{word}' (expected {', '.join(SHORT)} or NAME:NUMBER of a style)")
        found = replace(found, **({name: int(number)} if colon else SHORT[name]))
    return found


def thought(view: States, seat: int, luck: int, seconds: float, style: thinker.Style, net: weights.Net | None) -> tuple:
    """The option visited most after so many seconds of this processor, the tries and the seconds. What else the machine
    does meanwhile costs nobody anything."""
    tree, engine = thinker.Tree(view, thinker.NODES, net=net), thinker.searcher(view.game)
    start, done, took, chunk = time.thread_time(), 0, 0.0, 4
    while took < seconds:
        tree.run(engine, seat, luck, chunk, style)
        done, took = done + chunk, time.thread_time() - start
        chunk = max(1, int(done / took * min(0.01, seconds - took))) if took < seconds else 0
    option, *_ = max(tree.children(), key=lambda child: (child[1], child[2][seat] / max(child[1], 1), -child[0]))
    return option, done, took


def play(work: tuple) -> tuple:
    """One game: the shares of every seat, choices and processor seconds by seat; None when it is too late."""
    key, variant, seats, seed, sitting, seconds, nets, until = work
    if time.time() > until:
        return work, None
    by_the_processor()
    game = find(key)
    engine, states, view = engines.compiled(game), States(game), States(game, bots.SCRATCH)
    thinker.searcher(game)
    styles = [style_of(way) for way in sitting]
    net = None
    if any(style.net for style in styles):
        folder = Path(nets) / key if nets else game.folder / "laureate"
        try:
            net = weights.load(folder / f"{variant}-{seats}.npz", game, variant, seats)
        except weights.BadWeights as error:
            print(error, file=sys.stderr, flush=True)
            return work, None
    states.array["mute"] = 1
    engine.begin(states, seats, list(game.variants).index(variant), seed)
    luck = np.random.default_rng(seed)
    asked, spent, tried = [0] * seats, [0.0] * seats, [0] * seats
    minds = [thinker.Mind() for _ in range(seats)]
    while not states.array["over"][0]:
        if time.time() > until:
            return work, None
        seat = int(np.flatnonzero(states.array["owed"]["kind"][0])[0])
        view.array[0] = states.array[0]
        engine.view(view, seat)
        chance = int(luck.integers(2**32))
        if engine.menu(view, seat) == 1:
            option = bots.by_chance(view, seat, chance)
        else:
            style = styles[seat]
            own, mind = net if style.net else None, minds[seat]
            start, tries = time.thread_time(), 0
            if sitting[seat].startswith("@"):
                option = bots.level(sitting[seat][1:], threads=1).think(view, seat, chance, mind)
                took = time.thread_time() - start
            elif sitting[seat].startswith("~"):
                found = thinker.think(view, seat, chance, seconds, style=style, mind=mind, brisk=True, net=own)
                option, tries, took = found.best, found.iterations, time.thread_time() - start
            else:
                option, tries, took = thought(view, seat, chance, seconds, style, own)
            spent[seat] += took
            tried[seat] += tries
            asked[seat] += 1
        minds = [mind if other == seat else thinker.Mind() for other, mind in enumerate(minds)]
        engine.act(states, seat, option)
    engine.score(states)
    rows = states.out[: seats * scoring.COLUMNS].reshape(seats, scoring.COLUMNS)
    return work, (win_shares(rows[:, scoring.PLACE].tolist()), asked, spent, tried)


def compile_one(key: str) -> str:
    engines.compiled(find(key))
    thinker.searcher(find(key))
    return key


def told(pair: tuple, one: str, other: str, played: list, seconds: float) -> dict:
    """The line of a pairing: how the first way does in seats that it has alone, or that the other has not alone."""
    key, variant, seats = pair
    won = 0.0
    use = {one: [0, 0.0, 0], other: [0, 0.0, 0]}
    for sitting, (shares, asked, spent, tried) in played:
        won += sum(share for share, way in zip(shares, sitting, strict=True) if way == one)
        for seat, way in enumerate(sitting):
            use[way] = [a + b for a, b in zip(use[way], (asked[seat], spent[seat], tried[seat]), strict=True)]
    low, high = wilson(len(played), won)
    fair = sum(sitting.count(one) for sitting, _ in played) / max(len(played) * seats, 1) if seats > 1 else None
    ways = {way: {"s_per_choice": round(s / max(n, 1), 4), "tries_per_choice": round(t / max(n, 1), 1)}
            for way, (n, s, t) in use.items()}  # fmt: skip
    return {"game": key, "variant": variant, "seats": seats, "limit_s": seconds, "way": one, "against": other,
            "games": len(played), "wins": round(won / max(len(played), 1), 4), "low": round(low, 4),
            "high": round(high, 4), "fair": fair and round(fair, 4), "ways": ways}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="+", metavar="GAME")
    parser.add_argument("--ways", required=True, help="with commas between")
    parser.add_argument("--against", default="steady")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--seconds", type=float, default=0.1, help="of thought for each choice")
    parser.add_argument("--games", type=int, default=40, help="for each pairing, made up to whole rounds")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--nets", type=Path)
    parser.add_argument("--limit", type=float, default=500)
    args = parser.parse_args()
    ways = args.ways.split(",")
    for way in (args.against, *ways):
        style_of(way)
    until, work = time.time() + args.limit, []
    with ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn")) as pool:
        for key in pool.map(compile_one, args.games_named):
            print(json.dumps({"compiled": key, "left_s": round(until - time.time())}), file=sys.stderr, flush=True)
        for number in range(args.games):
            for key in args.games_named:
                table = fixtures.setting(find(key), args.variant, args.seats, args.seed, fewest=1)
                for way in ways:
                    pair = way, args.against
                    sittings = fixtures.sittings(pair, table.seats) if table.seats > 1 else [(one,) for one in pair]
                    sitting = sittings[number % len(sittings)]
                    seed = fixtures.deal(args.seed, number // len(sittings))
                    work.append((key, table.variant, table.seats, seed, sitting, args.seconds, args.nets, until))
        found: dict[tuple, list] = {}
        for (key, variant, seats, _, sitting, *_), result in pool.map(play, work):
            if result:
                way = next((way for way in ways if way in sitting), args.against)  # alone, that one too
                found.setdefault((key, variant, seats, way), []).append((sitting, result))
    for (key, variant, seats, way), played in sorted(found.items()):
        print(json.dumps(told((key, variant, seats), way, args.against, played, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
