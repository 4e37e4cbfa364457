"""The shelf: analyses kept in the data folder, by the seal of the journal, the thought spent and their version."""

from __future__ import annotations

import json
from pathlib import Path

from collegium.analysis.analysis import VERSION, Analysis, Progress, analyse
from collegium.match.match import Match
from collegium.paths import data_dir


def place(match: Match, iterations: int, seconds: float) -> Path:
    """The file of an analysis."""
    spent = f"{seconds:g}s" if seconds else f"{iterations}"
    return data_dir() / "analyses" / f"{match.game.key}-{match.journal()['digest']}-{spent}-v{VERSION}.json"


def find(match: Match, iterations: int, seconds: float = 0.0) -> Analysis | None:
    """The analysis that was kept, or None. A file that cannot be read counts as none."""
    try:
        told = json.loads(place(match, iterations, seconds).read_text(encoding="utf-8"))
        found = Analysis.from_dict(told)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return found if len(found.judged) == match.number and len(found.chances) == match.number + 1 else None


def keep(match: Match, found: Analysis) -> None:
    """Keep an analysis. A folder that cannot be written keeps none."""
    file = place(match, found.iterations, found.seconds)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(file.name + ".part")
        part.write_text(json.dumps(found.as_dict()), encoding="utf-8")
        part.replace(file)
    except OSError:
        pass


def analysed(
    match: Match, iterations: int, seconds: float = 0.0, threads: int = 1, progress: Progress | None = None
) -> Analysis:
    """The analysis from the shelf, or a new one that is put there."""
    found = find(match, iterations, seconds) if match.over else None
    if found is None:
        found = analyse(match, iterations, seconds, threads, progress)
        keep(match, found)
    return found
