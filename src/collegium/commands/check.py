"""`collegium check GAME`: does a game keep the laws? A line per law: kept, broken (and what to do), or not yet."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from collegium.commands.errors import UserError, one_line
from collegium.commands.finding import wanted_game
from collegium.commands.output import Progress, print_json
from collegium.kernel.game import Game

HELP = "check that a game keeps the laws, yours too"
EXIT_BROKEN = 1
PLAIN_GAMES, COMPILED_GAMES = 90, 3000  # random games by default
SLOW = 60.0  # seconds from which on compiling pays
MOST_GAMES = 10_000_000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game that is installed, or a package on Python's path")
    parser.add_argument(
        "--games", type=count, metavar="N",
        help=f"random games to play ({PLAIN_GAMES}, or {COMPILED_GAMES} with compiled rules)",
    )  # fmt: skip
    parser.add_argument("--compiled", action="store_true", help="compile the rules first, unless they are already")
    parser.add_argument("--json", action="store_true", help="for programs")


def count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"'{text}' (expected a whole number of games from 1 to {MOST_GAMES})")
    return int(text)


def run(args: argparse.Namespace) -> int:
    game = wanted_game(args.game)
    from collegium.laws.check import BROKEN, KEPT, NOT_YET, check

    compiled = engine_at_hand(game, args.compiled)
    games = args.games or (COMPILED_GAMES if compiled else PLAIN_GAMES)
    progress = Progress(f"checking {game.key}")
    signs = marks()
    found = []
    causes: dict[str, list[str]] = {}  # what each thing breaks, in the words of the laws
    for verdict in check(game, games, progress):
        found.append(verdict)
        if verdict.outcome == BROKEN:
            causes.setdefault(verdict.cause, []).append(verdict.law.says)
        if not args.json and len(causes.get(verdict.cause, ())) < 2:
            progress.close()
            said = f": {verdict.sentence}" if verdict.sentence else ""
            print(f"{signs[verdict.outcome]} {verdict.law.says}{said}", flush=True)
    progress.close()
    outcomes = Counter(verdict.outcome for verdict in found)
    if args.json:
        laws = [
            {"law": v.law.name, "says": v.law.says, "outcome": v.outcome, "sentence": v.sentence,
             "seconds": round(v.seconds, 3)}
            for v in found
        ]  # fmt: skip
        print_json({"game": game.key, "compiled": compiled, "games": games, "laws": laws})
    else:
        for first, *others in causes.values():
            if others:
                print(f"{signs[BROKEN]} What breaks '{first}' also breaks: {'; '.join(others)}")
        slow = not compiled and progress.seconds > SLOW
        how = "compiled" if compiled else "uncompiled; --compiled is quicker" if slow else "uncompiled"
        told = ", ".join(f"{outcomes[outcome]} {outcome}" for outcome in (KEPT, BROKEN, NOT_YET))
        print(f"{game.title}: {told} ({games} random games, {how}, {progress.seconds:.0f} s) in {game.folder}")
    return EXIT_BROKEN if outcomes[BROKEN] else 0


def engine_at_hand(game: Game, wanted: bool) -> bool:
    """Take compiled rules when they are cached or wanted. Rules that do not load are for the laws to tell."""
    from collegium.engine import compiler, engines
    from collegium.kernel.rule import BadRule

    try:
        if not compiler.is_cached(game) and not wanted:
            return False
    except BadRule:
        return False
    progress = Progress(f"compiling {game.key}")
    try:
        engines.compiled(game, progress)
    except Exception as error:  # Numba has many ways to refuse
        raise UserError(f"{game.key} does not compile: {one_line(error)}") from error
    finally:
        progress.close()
    return True


def marks() -> dict[str, Any]:
    """A sign for each outcome, as far as the output can show it."""
    signs = {"kept": "✓", "broken": "✗", "not yet": "–"}
    try:
        "".join(signs.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return {"kept": "ok   ", "broken": "WRONG", "not yet": "later"}
    return signs
