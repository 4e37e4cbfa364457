"""Output shared by the commands: JSON, columns, and progress on stderr."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from collegium.commands.errors import UserError
from collegium.paths import writable

BAR = 28


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_columns(rows: Sequence[Sequence[object]], indent: str = "") -> None:
    """Rows as aligned columns: numbers to the right, words to the left."""
    if not rows:
        return
    widths = [max(len(str(row[column])) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            str(cell).rjust(width) if isinstance(cell, (int, float)) else str(cell).ljust(width)
            for cell, width in zip(row, widths, strict=True)
        ]
        print((indent + "  ".join(cells)).rstrip())


def check_output(*files: Path | None) -> None:
    """Refuse a file that could not be written once the work is done. Touches no file; a missing folder may be made."""
    for file in files:
        if file and file.is_dir():
            raise UserError(f"{file} is a folder (expected a file)")
        if file and not (os.access(file, os.W_OK) if file.exists() else writable(file.parent)):
            raise UserError(f"{file} cannot be written (expected a file in a folder you may write to)")


class Progress:
    """A bar on stderr: redrawn in place on a terminal, a line every few seconds elsewhere."""

    def __init__(self, title: str, every: float = 5.0) -> None:
        self.title = title
        self.every = every
        self.start = self.last = time.perf_counter()
        self.live = sys.stderr.isatty()
        self.drawn = False

    def __call__(self, done: int, total: int) -> None:
        now = time.perf_counter()
        if now - self.last < (0.1 if self.live else self.every) and done < total:
            return
        if not self.live and not self.drawn and done >= total:  # quick work needs no line
            return
        self.last = now
        self.drawn = True
        share = min(done / max(total, 1), 1.0)
        if self.live:
            filled = round(share * BAR)
            bar = "█" * filled + "░" * (BAR - filled)
            print(f"\r{self.title} {bar} {share:4.0%} {now - self.start:5.1f} s", end="", file=sys.stderr, flush=True)
        else:
            print(f"{self.title}: {share:.0%}, {now - self.start:.0f} s", file=sys.stderr, flush=True)

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start

    def close(self) -> None:
        """Take the bar away."""
        if self.live and self.drawn:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
