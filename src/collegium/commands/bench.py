"""`collegium bench`: how fast the games play on this machine, one core, with a calibration loop in the same run."""

from __future__ import annotations

import argparse
import platform
import sys
from typing import Any

from collegium import registry
from collegium.commands.finding import wanted_game
from collegium.commands.output import print_columns, print_json

HELP = "measure how fast the games play on this machine"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all of them when none is named)")
    parser.add_argument("--seconds", type=positive, default=2.0, help="random play per game (2)")
    parser.add_argument("--json", action="store_true", help="for programs")


def positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"'{text}' (expected seconds, more than 0 and up to 3600)")
    return value


def run(args: argparse.Namespace) -> int:
    games = [wanted_game(key) for key in args.games or registry.keys()]
    from collegium.tools import speed

    live = sys.stderr.isatty()

    def say(doing: str) -> None:
        print(f"\r\033[K{doing}" if live else doing, end="" if live else "\n", file=sys.stderr, flush=True)

    say("calibration")
    found: dict[str, Any] = {
        "calibration_mops": round(speed.calibration_mops(), 1),
        "kernel_choices_per_s": round(speed.kernel_choices_per_s(args.seconds)),
        "python": platform.python_version(),
        "games": [speed.measure(game, args.seconds, say) for game in games],
    }
    if live:
        say("")
    if args.json:
        print_json(found)
        return 0
    names = [name for name in found["games"][0] if name != "game"] if games else []
    print_columns([("", *(row["game"] for row in found["games"])),
                   *((name, *(_figure(row[name]) for row in found["games"])) for name in names)])  # fmt: skip
    print(
        f"kernel_choices_per_s {_figure(found['kernel_choices_per_s'])}, calibration_mops {found['calibration_mops']}"
    )
    return 0


def _figure(value: Any) -> str:
    return f"{value:,}".replace(",", " ") if isinstance(value, int) else str(value)
