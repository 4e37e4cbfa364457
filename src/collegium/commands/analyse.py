"""`collegium analyse FILE`: a finished game judged choice by choice, with a chart of every seat's chance to win."""

from __future__ import annotations

import argparse
from pathlib import Path

from collegium.commands.output import Progress, print_columns, print_json
from collegium.kernel import journal
from collegium.kernel.match import BadMatch, replay

HELP = "judge a finished game: chances over time, the choices that cost most"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    parser.add_argument("--iterations", type=int, default=400, help="thought per choice (400)")
    parser.add_argument("--worst", type=int, default=5, help="how many costly choices to show (5)")
    parser.add_argument("--chart", type=Path, metavar="FILE.svg", help="where to write the chart (beside the game)")
    parser.add_argument("--lang", default="en", help="en, nl or es")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from collegium.arena import analysis, chart
    from collegium.bots import thinker

    if not 1 <= args.iterations <= 1_000_000:
        raise BadMatch(f"{args.iterations} iterations (expected 1 to 1,000,000)")
    match = replay(journal.read(args.file))
    if not match.over:
        raise BadMatch(f"{args.file}: this game is not over yet (expected a finished one)")
    match.speaker(args.lang)
    bar = Progress(f"compiling the search of {match.game.key}")
    thinker.searcher(match.game, bar)
    bar.close()
    bar = Progress("analysing")
    found = analysis.analyse(match, args.lang, args.iterations, bar)
    bar.close()
    picture = args.chart or args.file.with_suffix(".svg")
    names = [f"{seat + 1}" for seat in range(match.seats)]
    picture.write_text(chart.lines(found.chances, names, match.game.title), encoding="utf-8")
    if args.json:
        print_json({**found.as_dict(), "worst": [vars(choice) for choice in found.worst(args.worst)]})
        return 0
    print(f"{match.game.title}: {match.number} choices, chart in {picture}\n")
    shares = [f"{found.accuracy(seat):.1%}" for seat in range(match.seats)]
    print_columns([("seat", "place", "accuracy"), *((k + 1, match.scores()[k].place, s) for k, s in enumerate(shares))])
    print("\nThe choices that cost most:")
    for choice in found.worst(args.worst):
        print(f"  {choice.number + 1}. seat {choice.seat + 1}: {choice.taken_label}  (-{choice.cost:.0%})")
        print(f"     better: {choice.best_label}")
    return 0
