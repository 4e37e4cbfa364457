"""`collegium balance GAME`: self-play; what wins, by seat, style, first choice, card, event and variant."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from collegium.commands.errors import UserError
from collegium.commands.finding import remark, wanted_game
from collegium.commands.output import Progress, check_output, print_columns, print_json
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import BadMatch

if TYPE_CHECKING:
    from collegium.balance.report import Report
    from collegium.balance.tongue import Tongue

HELP = "play a game against itself many times and show what wins"
ALL = "all"  # as a variant: every one of them
MOST_ROWS = 40
MOST_GAMES = 10_000_000
QUICK, SLOW = 2000, 100  # games unless told otherwise: of compiled bots, of searching ones


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default="student", metavar="LEVEL", help="who plays in every seat (student)")
    parser.add_argument("--games", type=int, help=f"games per number of seats ({QUICK}; searching bots {SLOW})")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--variant", help=f"which variant (the first); '{ALL}' compares them")
    parser.add_argument("--same", action="store_true", help="all seats play the same style instead of mixed ones")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed (0)")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--lang", default="en", help="en, nl or es")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with charts")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write one row per game")
    parser.add_argument("--json", action="store_true", help="for programs")


def settings(game: Game, variant: str | None, seats: int | None) -> list[tuple[str, int]]:
    """The variants and numbers of seats asked for; one seat only where a variant has no other."""
    wanted = list(game.variants) if variant == ALL else [variant or next(iter(game.variants))]
    found = []
    for key in wanted:
        if key not in game.variants:
            expected = ", ".join([*game.variants, ALL])
            raise BadMatch(f"{game.key}: unknown variant '{key}' (expected one of {expected})")
        low, high = game.variants[key]
        found += [(key, count) for count in range(min(max(low, 2), high), high + 1) if seats in (None, count)]
    if not found:
        low, high = game.seats if variant == ALL else game.variants[wanted[0]]
        raise BadMatch(f"{game.key}: {seats} seats (expected {low} to {high})")
    return found


def run(args: argparse.Namespace) -> int:
    from collegium import bots
    from collegium.arena import tables
    from collegium.arena.selfplay import CHAIRS
    from collegium.balance import report as balance
    from collegium.balance.page import page
    from collegium.balance.tongue import Tongue
    from collegium.extras import extra

    game = wanted_game(args.game)
    bots.level(args.bots)
    remark(game, args.bots)
    wanted = settings(game, args.variant, args.seats)
    games = args.games if args.games is not None else QUICK if args.bots in CHAIRS else SLOW
    if not 1 <= games <= MOST_GAMES:
        raise BadMatch(f"{games} games (expected 1 to {MOST_GAMES:,})")
    if not 1 <= args.threads <= 256:
        raise BadMatch(f"{args.threads} threads (expected 1 to 256)")
    if not 0 <= args.seed < 2**62:
        raise BadMatch(f"seed {args.seed} (expected 0 to 2^62-1)")
    if args.lang not in LANGUAGES:
        raise UserError(f"unknown language '{args.lang}' (expected one of {', '.join(LANGUAGES)})")
    if args.parquet:
        extra("pyarrow")
    check_output(args.parquet, args.html)  # said before hours of play, not after
    reports: list[Report] = []
    for variant, seats in wanted:
        asked = balance.Asked(game, variant, seats, games, args.bots, not args.same, args.seed, args.threads)
        if not reports:
            bar = Progress(f"compiling {game.key}")
            balance.make_ready(asked, bar)
            bar.close()
        bar = Progress(f"{game.key}, {variant}, {seats} seats")
        reports.append(balance.report(asked, args.lang, bar))
        bar.close()
    if args.parquet:
        tables.write_parquet(args.parquet, [row for report in reports for row in report.rows])
    if args.html:
        args.html.parent.mkdir(parents=True, exist_ok=True)
        args.html.write_text(page(game, reports, args.lang), encoding="utf-8")
    if args.json:
        print_json([report.as_dict() for report in reports])
        return 0
    show(reports, Tongue(args.lang, game))
    return 0


def show(reports: Sequence[Report], say: Tongue) -> None:
    """The tables for people."""
    print(say.say("balance-title", game=say.title))
    if len(reports) > 1:
        print(f"\n{say.say('part-compare')}: {say.say('part-compare-about')}")
        print_columns(compared(reports, say), indent="  ")
    for report in reports:
        name = say.say("part-setting", variant=say.variant(report.variant), seats=report.seats)
        print(f"\n{name}, {say.level(report.level)}")
        print("  " + say.say("part-facts", games=say.number(report.games), choices=say.number(report.length["mean"]),
                             ties=say.percent(report.ties)))  # fmt: skip
        print("  " + say.say("part-points-about", mean=say.number(report.points["mean"], 1),
                             winners=say.number(report.winner_points["mean"], 1)))  # fmt: skip
        for kind, rows in report.tables.items():
            if rows:
                print(f"\n{say.say(f'part-{kind}')}")
                show_rows(rows, kind, say)


def compared(reports: Sequence[Report], say: Tongue) -> list[tuple[object, ...]]:
    """A line per variant and number of seats: every seat's wins as a multiple of the fair share."""
    most = max(report.seats for report in reports)
    heads = [say.say("column-seat", seat=seat + 1) for seat in range(most)]
    rows: list[tuple[object, ...]] = [("", *heads, say.say("column-choices"), say.say("column-points"))]
    for report in reports:
        name = say.say("part-setting", variant=say.variant(report.variant), seats=report.seats)
        ratios = [f"x{say.number(row['ratio'], 2)}" for row in report.tables["seat"]]
        figures = say.number(report.length["mean"]), say.number(report.points["mean"], 1)
        rows.append((name, *ratios, *[""] * (most - report.seats), *figures))
    return rows


def show_rows(rows: Sequence[dict[str, Any]], kind: str, say: Tongue) -> None:
    """Shares of wins, group by group; of many rows the first and the last."""
    shown = rows if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS // 2], *rows[-MOST_ROWS // 2 :]]
    cells: list[tuple[object, ...]] = [
        ("", *(say.say(f"column-{key}") for key in ("times", "wins", "range", "ratio")), "")
    ]
    group = ""
    for row in shown:
        if row.get("group", "") != group:
            group = row["group"]
            cells.append((group, "", "", "", "", ""))
        name = say.say("column-seat", seat=row["name"]) if kind == "seat" else row["name"]
        between = f"{say.percent(row['low'])}-{say.percent(row['high'])}"
        sign = {1: "▲", -1: "▼", 0: ""}[row["clear"]]
        ratio = f"x{say.number(row['ratio'], 2)}"
        cells.append((("  " if group else "") + name, row["times"], say.percent(row["wins"]), between, ratio, sign))
    print_columns(cells, indent="  ")
