"""`collegium components GAME`: the component tables and where each value comes from; corrections by box owners."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from collegium.commands.errors import UserError
from collegium.commands.finding import wanted_game
from collegium.commands.output import print_columns, print_json
from collegium.kernel.components import Column, Components
from collegium.kernel.game import Game

HELP = "list component tables with their sources; write or check corrections from your own box"
SOURCES = {"R": "rulebook", "P": "public source", "X": "reconstructed"}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--overlay", action="store_true", help="print a template for corrections, and where it belongs")
    what.add_argument("--check", metavar="FILE", type=Path, help="check a file of corrections")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    game = wanted_game(args.game)
    if args.check:
        return check(game, args.check, args.json)
    if args.overlay:
        print(template(game))
        return 0
    return listing(game, args.json)


def check(game: Game, file: Path, as_json: bool) -> int:
    """Check a file of corrections; a wrong one raises ComponentError."""
    if not file.is_file():
        raise UserError(f"{file}: no such file (expected a TOML file of corrections for {game.key})")
    ours = game.components
    corrected = Components(ours.file, ours.tables, overlay=file)
    blank = Components(ours.file, ours.tables, overlay=file.with_name(file.name + " (none)"))
    changed = [
        {"table": table, "key": row["key"], "column": column, "was": old[column], "is": row[column]}
        for table, columns in ours.tables.items()
        for old, row in zip(blank.rows[table], corrected.rows[table], strict=True)
        for column in columns
        if old[column] != row[column]
    ]
    if as_json:
        print_json({"game": game.key, "file": str(file), "data": corrected.digest, "changed": changed})
    else:
        for c in changed:
            print(f"{c['table']} {c['key']}: {c['column']} {c['was']} -> {c['is']}")
        print(f"{file}: fits {game.title}; values changed: {len(changed)}")
    return 0


def listing(game: Game, as_json: bool) -> int:
    ours = game.components
    tables: dict[str, list[dict[str, Any]]] = {
        table: [
            {
                "key": row["key"],
                **{c: {"value": row[c], "from": ours.mark(table, number, c)} for c in columns},
                **({"note": row["note"]} if "note" in row else {}),
            }
            for number, row in enumerate(ours.rows[table])
        ]
        for table, columns in ours.tables.items()
    }
    if as_json:
        counts = ours.counts()
        overlay = {"path": str(ours.overlay), "in_use": ours.overlay.exists()}
        print_json({"game": game.key, "data": ours.digest, "values": counts, "overlay": overlay, "tables": tables})
        return 0
    for table, columns in ours.tables.items():
        print(f"{table} ({len(tables[table])})")
        rows: list[tuple[str, ...]] = [("", *columns)]
        for row in tables[table]:
            rows.append((row["key"], *(f"{_short(row[c]['value'])} {row[c]['from']}" for c in columns)))
        print_columns(rows, indent="  ")
    counted = ", ".join(f"{count} {name}" for name, count in ours.counts().items())
    print(f"Values: {counted}. Each stands with its source: " + ", ".join(f"{k} {v}" for k, v in SOURCES.items()) + ".")
    state = "in use" if ours.overlay.exists() else "none yet; --overlay prints a template"
    print(f"Corrections: {ours.overlay} ({state}).")
    return 0


def _short(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def template(game: Game) -> str:
    """A commented overlay with every value that could be corrected."""
    ours = game.components
    lines = [
        f"# Corrections for {game.title}, from your own copy of the game.",
        f"# Save this file as {ours.overlay}",
        "# Take the # away before a [table.row] and before the values that differ in your box; leave the rest.",
        f"# Then: collegium components {game.key} --check {ours.overlay}",
        "# The letter is the source: R rulebook, P public source, X reconstructed by us.",
    ]
    for table, columns in ours.tables.items():
        for number, row in enumerate(ours.rows[table]):
            lines += ["", f"# [{table}.{_bare(row['key'])}]"]
            for column, wanted in columns.items():
                mark = ours.mark(table, number, column)
                lines.append(f"# {column} = {json.dumps(row[column], ensure_ascii=False)}  # {mark}, {_wanted(wanted)}")
    return "\n".join(lines)


def _bare(key: str) -> str:
    """A row's key as TOML wants it."""
    plain = key.replace("-", "").replace("_", "")
    return key if plain.isascii() and plain.isalnum() else json.dumps(key, ensure_ascii=False)


def _wanted(column: Column) -> str:
    """What a column may hold, in words."""
    if not isinstance(column, tuple):
        return "a text"
    if len(column) == 3:
        return f"{column[2]} numbers from {column[0]} to {column[1]}"
    return f"{column[0]} to {column[1]}"
