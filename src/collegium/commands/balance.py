"""`collegium balance GAME`: self-play of the bots; what wins, by seat, style, opening and event."""

from __future__ import annotations

import argparse

from collegium.commands.output import Progress, print_columns, print_json
from collegium.kernel import registry
from collegium.kernel.match import BadMatch

HELP = "play a game against itself many times and show what wins"
MOST_ROWS = 40


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=2000, help="games per number of seats (2000)")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--variant", help="which variant (the first)")
    parser.add_argument("--same", action="store_true", help="all seats play the same style instead of mixed ones")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from collegium.arena import balance

    game = registry.find(args.game)
    variant = args.variant or next(iter(game.variants))
    if variant not in game.variants:
        raise BadMatch(f"{game.key}: unknown variant '{variant}' (expected one of {', '.join(game.variants)})")
    low, high = game.variants[variant]
    if args.seats is not None and not low <= args.seats <= high:
        raise BadMatch(f"{game.key}: {args.seats} seats (expected {low} to {high})")
    if not 1 <= args.games <= 10_000_000 or not 1 <= args.threads <= 256:
        raise BadMatch(f"{args.games} games in {args.threads} threads (expected at least 1 of each)")
    counts = [args.seats] if args.seats else range(max(low, 2), high + 1)
    reports = []
    for seats in counts:
        bar = Progress(f"{game.key}, {seats} seats")
        reports.append(balance.report(game, variant, seats, args.games, not args.same, args.threads, bar))
        bar.close()
    if args.json:
        print_json([report.as_dict() for report in reports])
        return 0
    for report in reports:
        print(
            f"\n{game.title}, {variant}, {report.seats} seats: {report.games} games, "
            f"{report.choices:.0f} choices each, mean {report.points:.1f} points, "
            f"winner {report.winner_points:.1f}, ties {report.ties:.1%}"
        )
        for kind, rows in report.tables.items():
            if rows:
                shown = rows if len(rows) <= MOST_ROWS else rows[: MOST_ROWS // 2] + rows[-MOST_ROWS // 2 :]
                print(f"\n{kind}")
                cells = [
                    (r["name"], r["times"], f"{r['wins']:.1%}", f"{r['low']:.1%}-{r['high']:.1%}", f"x{r['ratio']}")
                    for r in shown
                ]
                print_columns([("", "times", "wins", "95 %", "fair"), *cells], indent="  ")
    return 0
