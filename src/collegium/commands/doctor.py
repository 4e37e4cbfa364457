"""`collegium doctor`: is everything there that Collegium needs, and what happens where it is not."""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from collegium import __version__
from collegium.commands.compile import DOORS, can_write, wanted_cache
from collegium.commands.errors import one_line
from collegium.commands.output import print_columns, print_json
from collegium.engine import compiler
from collegium.extras import how_to_install
from collegium.paths import cache_dir, data_dir
from collegium.registry import find, keys
from collegium.terminal.sizes import LEAST_COLUMNS, LEAST_LINES, big_enough

HELP = "check this installation"
PACKAGES = ("numba", "llvmlite", "numpy", "textual", "fluent.runtime")
ARENA = ("choix", "pyarrow", "ray")  # only tournaments and tables need these


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def gpus() -> int:
    """How many CUDA devices the driver reports; 0 without a driver."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
        count = ctypes.c_int(0)
        if driver.cuInit(0) != 0 or driver.cuDeviceGetCount(ctypes.byref(count)) != 0:
            return 0
        return count.value
    except OSError:
        return 0


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def compiled_games(part: str) -> dict[str, str]:
    """The rules or the search of each game: 'compiled', 'not yet', or what is wrong with the game."""
    found = {}
    for key in keys():
        try:
            found[key] = "compiled" if compiler.is_cached(find(key), DOORS[part]) else "not yet"
        except Exception as error:  # a broken overlay or third-party game must not hide the rest
            found[key] = one_line(error)
    return found


def examine() -> dict[str, Any]:
    columns, lines = shutil.get_terminal_size()
    wanted = wanted_cache()
    return {
        "collegium": __version__,
        "python": platform.python_version(),
        "python_path": sys.executable,
        "packages": {package: installed(package) for package in PACKAGES},
        "arena": {package: installed(package) for package in ARENA},
        "cores": os.cpu_count(),
        "cache": {"path": str(wanted), "writable": can_write(wanted), "in_use": str(cache_dir())},
        "data": {"path": str(data_dir()), "writable": can_write(data_dir())},
        "terminal": {"columns": columns, "lines": lines, "big_enough": big_enough(columns, lines)},
        "games": compiled_games("rules"),
        "search": compiled_games("search"),
        "gpus": gpus(),
    }


def run(args: argparse.Namespace) -> int:
    found = examine()
    if args.json:
        print_json(found)
        return 0
    cache, data, terminal = found["cache"], found["data"], found["terminal"]
    rows = [
        ("Collegium", found["collegium"]),
        ("Python", f"{found['python']} ({found['python_path']})"),
        *((package, number or "missing: reinstall Collegium") for package, number in found["packages"].items()),
        *((package, number or f"missing, for the arena only: {how_to_install('arena')}")
          for package, number in found["arena"].items()),
        ("Cores", str(found["cores"])),
        ("Cache", cache["path"] + (" (writable)" if cache["writable"] else _instead(cache))),
        ("Data", data["path"] + (" (writable)" if data["writable"] else
                                 " (cannot be written: games cannot be saved; COLLEGIUM_DATA_DIR names another)")),
        ("Terminal", f"{terminal['columns']}x{terminal['lines']}" + ("" if terminal["big_enough"] else
                     f" (expected {LEAST_COLUMNS}x{LEAST_LINES} or more, or --plain)")),
        ("GPU", f"yes, {found['gpus']}" if found["gpus"] else "no (only mass simulation would use one)"),
    ]  # fmt: skip
    print_columns(rows)
    for key, state in found["games"].items():
        print(f"  {key}: {told_game(key, state, found['search'][key])}")
    return 0


def told_game(key: str, rules: str, search: str) -> str:
    """A line about a game; where something is not compiled, what that means and how to change it."""
    remedy = f"collegium compile {key}; until then"
    if rules == "not yet":
        return f"not yet ({remedy} it plays uncompiled)"
    if search == "not yet":
        return f"{rules}, its search not yet ({remedy} doctors, professors and laureates play as students)"
    return f"{rules}, its search too" if search == "compiled" else rules


def _instead(cache: dict[str, Any]) -> str:
    if cache["in_use"] == cache["path"]:
        return " (cannot be written: games play uncompiled, slower; COLLEGIUM_CACHE_DIR names another)"
    return f" (cannot be written: compiled rules are kept in {cache['in_use']}; COLLEGIUM_CACHE_DIR names another)"
