"""Saved games: journals in the data folder, with who sits where, so that a match goes on as it was left."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from collegium.match import journal
from collegium.match.match import BrokenRules, Match, replay
from collegium.paths import data_dir


def folder() -> Path:
    return data_dir() / "games"


def fresh_file(game: str, seed: int) -> Path:
    """A file name of its own for a new match."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    file = folder() / f"{game}-{seed}-{stamp}.json"
    count = 1
    while file.exists():
        count += 1
        file = folder() / f"{game}-{seed}-{stamp}-{count}.json"
    return file


@dataclass(frozen=True)
class Saved:
    """What a saved file says of itself, not yet verified."""

    file: Path
    game: str
    variant: str
    seats: int
    choices: int
    changed: float


def when(one: Saved) -> str:
    """The day and time of the last choice."""
    return time.strftime("%d-%m %H:%M", time.localtime(one.changed))


def unfinished() -> list[Saved]:
    """The matches that can go on, latest first. Files that are not ours are passed over."""
    found = []
    for file in folder().glob("*.json") if folder().is_dir() else ():
        try:
            told = journal.read(file)
            changed = file.stat().st_mtime
        except (OSError, ValueError):
            continue
        if told.get("over") is False:
            found.append(Saved(file, told["game"], told["variant"], told["seats"], len(told["choices"]), changed))
    return sorted(found, key=lambda saved: saved.changed, reverse=True)


def load(file: Path) -> tuple[Match, dict[str, Any]]:
    """The match of a saved file, verified, and what else the file tells. Raises JournalError."""
    try:
        told = journal.read(file)
        names = told.get("names")
        fits = isinstance(names, list) and len(names) == told["seats"] and all(isinstance(name, str) for name in names)
        return replay(told, names if fits and names else ()), told
    except journal.JournalError as error:
        text = str(error)
        raise journal.JournalError(text if text.startswith(str(file)) else f"{file}: {text}") from None
    except (ValueError, OverflowError, RecursionError, BrokenRules) as error:
        raise journal.JournalError(f"{file}: cannot be replayed: {error}") from None
