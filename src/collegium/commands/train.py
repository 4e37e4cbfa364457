"""`collegium train GAME`: a net learns from games of bots to judge who will win, for laureates."""

from __future__ import annotations

import argparse
import importlib
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from collegium.commands.errors import UserError
from collegium.commands.finding import wanted_game
from collegium.commands.output import Progress, print_json
from collegium.kernel.game import Game

HELP = "train the judgement that laureates play by"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="train here; run again to go on")
    parser.add_argument("--seats", type=int, help="how many seats (the fewest, from two on)")
    parser.add_argument("--variant", help="which variant (the first)")
    parser.add_argument("--games", type=int, default=16_000, help="games of students (16000)")
    parser.add_argument("--rounds", type=int, default=0, help="rounds of search by the net so far, after that (0)")
    parser.add_argument("--search-games", type=int, default=200, help="games in each round of search (200)")
    parser.add_argument("--iterations", type=int, default=60, help="of search for each choice in them (60)")
    parser.add_argument("--passes", type=int, default=8, help="passes over the samples (8)")
    parser.add_argument("--cells", default="32,16", metavar="N,N", help="of the net's two layers (32,16)")
    parser.add_argument("--gpu", action="store_true", help="learn on an NVIDIA GPU, by the library CuPy")
    parser.add_argument(
        "--tune", type=Path, nargs="+", metavar="GAMES",
        help="go on from the weights there are, with games of stronger bots",
    )  # fmt: skip
    parser.add_argument("--start", type=Path, metavar="WEIGHTS", help="tune these (those that are shipped)")
    parser.add_argument(
        "--take-over", type=Path, nargs="*", metavar="WEIGHTS",
        help="take these (those that are shipped) over to changed rules, if the net still sees the same",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1, help="of the games and of the net (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play (one per core)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from collegium.arena import fixtures
    from collegium.training.school import School, plan_for

    game = wanted_game(args.game)
    if args.take_over is not None:
        return take_over(args, game)
    if not args.out:
        raise UserError("--out is missing (expected --out FOLDER, or --take-over)")
    table = fixtures.setting(game, args.variant, args.seats, args.seed, fewest=1)
    if not 1 <= args.jobs <= 256:
        raise UserError(f"{args.jobs} jobs (expected 1 to 256)")
    if args.tune:
        return tune(args, game, table.variant, table.seats)
    if args.start:
        raise UserError("--start WEIGHTS without --tune GAMES (expected both)")
    plan = plan_for(
        game, table.variant, table.seats, seed=args.seed, games=args.games, rounds=args.rounds,
        search_games=args.search_games, iterations=args.iterations, passes=args.passes, cells=cells_of(args.cells),
    )  # fmt: skip
    by = library("cupy" if args.gpu else "numpy")
    school = School(args.out, plan)
    found: list[dict[str, object]] = []
    for number in range(args.rounds + 1):
        bar = Progress(f"{game.key}, round {number}: games")
        school.play(number, args.jobs, bar)
        bar.close()
        for figures in school.fit(number, by):
            found.append(figures)
            if not args.json:
                told = f"winners told by the net {figures['net']:.1%}, by the value {figures['value']:.1%}"
                print(f"round {number}, pass {figures['pass']}: loss {figures['loss']:.4f}, {told}", flush=True)
    if args.json:
        print_json({"weights": str(school.file), "bytes": school.file.stat().st_size, "passes": found})
    else:
        print(f"{school.file}: {school.file.stat().st_size:,} bytes")
    return 0


def cells_of(told: str) -> tuple[int, int]:
    """The numbers of `--cells`."""
    try:
        first, second = map(int, told.split(","))
    except ValueError:
        raise UserError(f"--cells {told} (expected two numbers with a comma between, as 32,16)") from None
    return first, second


def library(name: str) -> Any:
    """What does the sums."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise UserError(
            f"--gpu needs the library {name}, which is not installed (cupy-cuda13x, or as the GPU has it)"
        ) from None


def tune(args: argparse.Namespace, game: Game, variant: str, seats: int) -> int:
    """Tune weights by the games of a file."""
    from collegium.bots import laureates, weights
    from collegium.training import tuning

    name, named = f"{variant}-{seats}.npz", ", ".join(map(str, args.tune))
    try:
        net = weights.load(args.start or game.folder / laureates.FOLDER / name, game, variant, seats)
        games = [one for file in args.tune for one in tuning.games_in(file, game, variant, seats)]
    except (weights.BadWeights, OSError, ValueError, KeyError) as error:
        raise UserError(f"{named}: {error}" if not isinstance(error, weights.BadWeights) else str(error)) from None
    deals = len({deal for deal, _ in games})
    if deals < tuning.FOLDS:
        raise UserError(f"{named}: {deals} deals of {game.key}, {name} (expected {tuning.FOLDS} or more)")
    found, figures = tuning.tuned(net, games)
    args.out.mkdir(parents=True, exist_ok=True)
    weights.save(replace(found, about={**found.about, **weights.described(game, variant, seats)}), args.out / name)
    if args.json:
        print_json({"weights": str(args.out / name), "games": len(games), "deals": deals, "passes": figures})
        return 0
    for told in figures:
        print(f"pass {told['pass']}: loss {told['loss']:.4f}, winners told by the net {told['net']:.1%}, "
              f"by the value {told['value']:.1%} (of deals kept apart)")  # fmt: skip
    print(f"{args.out / name}: {len(games)} games of {deals} deals, {found.about['tuned']['passes']} passes")
    return 0


def take_over(args: argparse.Namespace, game: Game) -> int:
    """Rewrite weights for the rules as they are now, and say of each file what was done or why it was refused."""
    from collegium.bots.weights import BadWeights
    from collegium.training import take_over as taking

    if args.out or args.tune or args.start:
        raise UserError("--take-over with --out, --tune or --start (expected --take-over alone)")
    files = args.take_over or taking.files_of(game)
    if not files:
        raise UserError(f"{game.key} has no weights (expected files laureate/VARIANT-SEATS.npz in {game.folder})")
    found: list[dict[str, object]] = []
    for file in files:
        try:
            told, refused = taking.take_over(file, game), False
        except BadWeights as error:
            told, refused = str(error).removeprefix(f"{file}: "), True
        found.append({"weights": str(file), "refused": refused, "told": told})
        if not args.json:
            print(f"{file}: {'refused: ' if refused else ''}{told}")
    if args.json:
        print_json({"game": game.key, "rules_version": game.rules_version, "weights": found})
    if many := sum(one["refused"] is True for one in found):
        raise UserError(f"{game.key}: {many} of {len(found)} files of weights were not taken over")
    return 0
