"""The bots' ratings, from the tournaments that are kept: `python -m collegium.tools.anchors docs` reads
docs/ratings/GAME.csv.gz and writes `ratings.json` into the folder of each game."""

from __future__ import annotations

import csv
import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from collegium import bots
from collegium.arena.fixtures import Fixture
from collegium.arena.ratings import MIDDLE, comparisons, rate
from collegium.arena.referee import Played
from collegium.bots.measured import FILE
from collegium.registry import find

SCALE = ("fresher", "student", "doctor", "professor")  # their mean is the middle: a level that comes later moves nobody


def played(file: Path) -> Iterator[Played]:
    """The games between levels of a tournament that was kept."""
    with gzip.open(file, "rt", encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            sitting = tuple(row["seats"].split())
            if not set(sitting) <= set(bots.LEVELS):
                continue
            lone, other = sorted(set(sitting), key=sitting.count)
            points, places = ([int(x) for x in row[name].split()] for name in ("points", "places"))
            yield Played(Fixture((lone, other), int(row["number"]), int(row["deal"]), sitting), points, places, [], [])


def anchors(file: Path) -> dict[str, list[int]]:
    """The rating of each level that has played, and the half of its 95 % interval."""
    games = list(played(file))
    levels = [level for level in bots.LEVELS if any(level in game.fixture.sitting for game in games)]
    found = rate(comparisons(games, levels), levels)
    shift = MIDDLE - fmean(one.rating for one in found if one.bot in SCALE)
    return {one.bot: [round(one.rating + shift), round((one.high - one.low) / 2)] for one in reversed(found)}


def written(file: Path) -> str:
    return json.dumps(anchors(file)) + "\n"


def main(docs: str) -> None:
    for file in sorted((Path(docs) / "ratings").glob("*.csv.gz")):
        game = find(file.name.removesuffix(".csv.gz"))
        (game.folder / FILE).write_text(written(file), encoding="utf-8")
        print(f"{game.key}: {written(file)}", end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
