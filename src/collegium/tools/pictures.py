"""Pictures for the docs: every game's table from a real position, written by `make pictures`."""

from __future__ import annotations

import sys
from pathlib import Path

from collegium import bots
from collegium.kernel.game import Game
from collegium.match.match import Match, new
from collegium.registry import find, keys

SEED, NAMES = 7, ["Ada", "Emmy", "Niels", "Rosalind", "Alan", "Marie"]


def position(game: Game, share: float = 0.45) -> Match:
    """A game between students of three players (or as near as the game allows), a good part of the way through."""
    variant, (low, high) = next(iter(game.variants.items()))
    seats = min(max(low, 3), high)
    match = new(game, seats, variant, SEED, NAMES[:seats])
    played = match.fork()
    while not played.over:
        played.choose(played.to_act[0], bots.pick(played, played.to_act[0], "student"))
    for seat, option in played.choices[: int(played.number * share)]:
        match.choose(seat, option)
    return match


if __name__ == "__main__":
    for key in keys():
        folder = Path(sys.argv[1])
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{key}.svg").write_text(position(find(key)).svg(viewer=0, width=1200), encoding="utf-8")
        print(folder / f"{key}.svg")
