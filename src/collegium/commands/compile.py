"""`collegium compile`: compile games now instead of at their first match, and the search that some bots need."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from collegium.bots import thinker
from collegium.commands.errors import UserError
from collegium.commands.finding import wanted_game
from collegium.commands.output import Progress
from collegium.engine import compiler, engines
from collegium.engine.batch import door_of
from collegium.engine.compiler import Door
from collegium.kernel.game import Game
from collegium.paths import cache_dir
from collegium.registry import keys

HELP = "compile games now instead of at their first match"
DOORS = {"rules": compiler.PLAY, "search": thinker.SEARCH}  # doctors, professors, laureates and the coach search


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all of them when none is named)")
    parser.add_argument("--envs", action="store_true", help="and what environments for learners play on")


def wanted_cache() -> Path:
    """The cache folder that was asked for, before the kernel falls back to a temporary one."""
    import platformdirs

    return Path(os.environ.get("COLLEGIUM_CACHE_DIR") or platformdirs.user_cache_dir("collegium", False))


def can_write(folder: Path) -> bool:
    """True when a file can really be made in the folder (which is made when missing)."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def compile_part(game: Game, part: str, door: Door) -> None:
    """Compile one door of a game unless it is cached, and say so."""
    folder = compiler.game_cache(game, door)
    if compiler.is_cached(game, door):
        print(f"{game.key}: {part} already compiled, {folder}")
        return
    progress = Progress(f"compiling {game.key}, {part}")
    try:
        engines.compiled(game, progress, door)
    finally:
        progress.close()
    print(f"{game.key}: {part} compiled in {progress.seconds:.1f} s, {folder}")


def run(args: argparse.Namespace) -> int:
    wanted = wanted_cache()
    if not can_write(wanted):
        raise UserError(
            f"cache folder {wanted} cannot be written"
            " (expected a folder you may write to; COLLEGIUM_CACHE_DIR names another)"
        )
    for game in [wanted_game(key) for key in args.games or keys()]:
        doors = {**DOORS, "environments": door_of(game)} if args.envs else DOORS
        for part, door in doors.items():
            compile_part(game, part, door)
    if cache_dir() != wanted:
        print(f"(kept in {cache_dir()})")
    return 0
