"""The folder of a tournament: `tournament.json` (what it is), `games/NAME.json` (a journal per game) and `index.jsonl`
(a line per game). A tournament that was stopped goes on where it was; more games or bots may be asked for later.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from collegium.arena.fixtures import Fixture, Setting
from collegium.arena.referee import Played
from collegium.match import journal
from collegium.match.match import BadMatch

FORMAT = 1


class Folder:
    """Where the games of one setting are kept."""

    def __init__(self, place: Path, about: Setting) -> None:
        """Open the folder, or make it. One of another tournament is refused."""
        self.place, self.about = place, about
        self.games, self.index, self.sign = place / "games", place / "index.jsonl", place / "tournament.json"
        told = {"format": FORMAT, **asdict(about)}
        if self.sign.exists():
            self._compare(told)
        elif place.exists() and any(place.iterdir()):
            raise BadMatch(f"{place}: holds other files (expected an empty or new folder, or one of this tournament)")
        else:
            journal.write(self.sign, told)
        self.games.mkdir(exist_ok=True)
        if self.index.exists() and not self.index.read_bytes().endswith(b"\n"):  # the run before was killed
            with self.index.open("a", encoding="utf-8") as index:
                index.write("\n")

    def _compare(self, told: dict[str, Any]) -> None:
        try:
            found = json.loads(self.sign.read_text(encoding="utf-8"))
        except ValueError:
            raise BadMatch(f"{self.sign}: not JSON, or cut off") from None
        kept = found if isinstance(found, dict) else {}
        for key, value in told.items():
            if kept.get(key) != value:
                raise BadMatch(f"{self.place}: holds another tournament ({key} {kept.get(key)}, expected {value})")

    def finished(self, wanted: Iterable[Fixture]) -> dict[Fixture, Played]:
        """Those of the wanted games that are told in the index and have their journal."""
        if not self.index.exists():
            return {}
        sought, found = set(wanted), {}
        for line in self.index.read_text(encoding="utf-8").splitlines():
            try:
                played = Played.from_row(json.loads(line))
            except (ValueError, KeyError, TypeError):  # the last line of a run that was killed
                continue
            if played.fixture in sought and self.file(played.fixture).exists():
                found[played.fixture] = played
        return found

    def file(self, fixture: Fixture) -> Path:
        return self.games / f"{fixture.name}.json"

    def save(self, played: Played) -> None:
        """Keep a game: its journal first, then its line in the index."""
        journal.write(self.file(played.fixture), played.journal)
        with self.index.open("a", encoding="utf-8") as index:
            index.write(json.dumps(played.row()) + "\n")
