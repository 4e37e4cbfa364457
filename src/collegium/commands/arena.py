"""`collegium arena GAME`: a tournament of bots; ratings, head to head, time per choice, journals."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from collegium.commands.finding import remark, wanted_game
from collegium.commands.output import Progress, check_output, print_columns, print_json
from collegium.match.match import BadMatch

if TYPE_CHECKING:
    from collegium.arena.standings import Standings

HELP = "let bots play a tournament and rate them"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        default="professor,doctor,student,fresher",
        help="with commas between: fresher, student, doctor, professor, laureate, search:200 (iterations), "
        "search:0.5s, rated:1500 (as strong as you like) or your own, module:Class",
    )
    parser.add_argument("--games", type=int, default=200, help="games per pairing, made up to whole rounds (200)")
    parser.add_argument("--seats", type=int, help="how many seats (the fewest, from two on)")
    parser.add_argument("--variant", help="which variant (the first)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals (1)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="workers (one per core)")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep the journals here; run again to go on")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; 'local' starts one here")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write one row per game")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from collegium.arena import fixtures, referee, tables, workers
    from collegium.arena.folder import Folder
    from collegium.arena.standings import standings
    from collegium.extras import extra

    game = wanted_game(args.game)
    bots = fixtures.entrants(args.bots)
    for bot in bots:
        remark(game, bot)
    about = fixtures.setting(game, args.variant, args.seats, args.seed)
    plan = fixtures.fixtures(about, bots, args.games)
    if not 1 <= args.threads <= 256:
        raise BadMatch(f"{args.threads} threads (expected 1 to 256)")
    for needed in ("choix", *["pyarrow"] * bool(args.parquet), *["ray"] * bool(args.ray)):
        extra(needed)  # said before hours of play, not after
    check_output(args.parquet)
    if args.ray:
        workers.reach(args.ray)
    folder = Folder(args.out, about) if args.out else None
    done = folder.finished(plan) if folder else {}
    kept, left = len(done), [fixture for fixture in plan if fixture not in done]
    if left:
        bar = Progress(f"compiling {game.key}")
        referee.make_ready(about, bots, bar)
        bar.close()
    bar = Progress(f"{game.key}, {about.seats} seats, {len(left)} games")
    playing = workers.on_ray(about, left, args.ray, args.threads) if args.ray else None
    for played in playing or workers.in_threads(about, left, args.threads):
        done[played.fixture] = played
        if folder:
            folder.save(played)
        bar(len(done) - kept, len(left))
    bar.close()
    games = [done[fixture] for fixture in plan]
    found = standings(about, games, bots)
    if args.parquet:
        shared = {"game": about.game, "variant": about.variant}
        tables.write_parquet(args.parquet, [{**shared, **played.row()} for played in games])
    if args.json:
        rate = round(len(left) / bar.seconds, 2) if left else None
        print_json({**found.as_dict(), "played": len(left), "kept": kept, "games_per_s": rate})
        return 0
    told = f"{len(left)} games played in {bar.seconds:.1f} s" + (f", {kept} kept from before" if kept else "")
    print(f"{game.title}, {about.variant}, {about.seats} seats: {told}\n")
    show(found)
    return 0


def show(found: Standings) -> None:
    """The tables for people."""
    rows: list[tuple[object, ...]] = [("rating", "95 %", "bot", "above the next by", "seconds per choice")]
    for rating in found.ratings:
        gap = ""
        if rating.above:
            by, low, high = rating.above
            gap = f"{by:.0f} ({low:.0f} to {high:.0f})" + ("" if low > 0 else ", not clear")
        between = f"{rating.low:.0f}-{rating.high:.0f}"
        rows.append((f"{rating.rating:.0f}", between, rating.bot, gap, f"{found.seconds[rating.bot]:.6f}"))
    print_columns(rows)
    alone = "" if found.setting.seats == 2 else " alone"
    print(f"\nShare of wins of the bot on the left{alone} against the bot above (fair is {found.fair:.1%}):")
    cells: list[tuple[object, ...]] = [("", *found.bots)]
    for bot in found.bots:
        duels = [found.duels.get((bot, against)) for against in found.bots]
        cells.append((bot, *(f"{d['wins']:.1%} ({d['low']:.0%}-{d['high']:.0%})" if d else "" for d in duels)))
    print_columns(cells)
