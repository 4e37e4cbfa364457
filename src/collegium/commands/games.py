"""`collegium games`: what can be played."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from collegium.commands.errors import EXIT_USER, one_line
from collegium.commands.output import print_columns, print_json
from collegium.kernel.game import Game
from collegium.match.about import credits_of
from collegium.registry import find, keys

HELP = "list the games, their seats, variants, languages and data"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def describe(game: Game) -> dict[str, Any]:
    """Everything the list says of one game."""
    return {
        "key": game.key,
        "title": game.title,
        "seats": list(game.seats),
        "variants": {key: list(seats) for key, seats in game.variants.items()},
        "languages": list(game.languages),
        "rules_version": game.rules_version,
        "record_bytes": int(game.state.dtype.itemsize),
        "values": game.components.counts(),
        "data": game.components.digest,
        "minutes": game.minutes,
        "weight": game.weight,
        "credits": credits_of(game, "en"),
    }


def run(args: argparse.Namespace) -> int:
    found, code = [], 0
    for key in keys():
        try:
            found.append(describe(find(key)))
        except Exception as error:  # a wrong overlay or a broken guest must not hide the others
            print(f"collegium games: {key}: {one_line(error)}", file=sys.stderr)
            code = EXIT_USER
    if args.json:
        print_json(found)
        return code
    for game in found:
        low, high = game["seats"]
        values = game["values"]
        seats = f"{low}" if low == high else f"{low}-{high}"
        print(f"{game['title']}  ({game['key']})")
        variants = ", ".join(f"{key} {a if a == b else f'{a}-{b}'}" for key, (a, b) in game["variants"].items())
        rows = [
            ("seats", f"{seats}, about {game['minutes']} minutes"),
            ("variants", variants),
            ("languages", ", ".join(game["languages"])),
            ("rules", f"version {game['rules_version']}, record of {game['record_bytes']} bytes"),
            ("values", ", ".join(f"{count} {name}" for name, count in values.items()) + f" (data {game['data']})"),
        ]
        if game["credits"]:
            rows.append(("box", game["credits"]))
        print_columns(rows, indent="  ")
    return code
