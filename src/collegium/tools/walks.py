"""Walks: readable transcripts of fixed games, kept beside each game and compared by a law, so that a change of the
rules is seen in review; and replays: journals of finished games.

`python -m collegium.tools.walks GAME ...` renews them and the signature.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from collegium import bots
from collegium.engine import engines
from collegium.kernel.game import Game, settings
from collegium.match import journal
from collegium.match.match import Match, new
from collegium.registry import keys, take_in
from collegium.tools.signature import signature

SEED = 2026
CHOICES = 150  # a walk shows so many choices, then the rest is played and the result shown


def folder(game: Game, name: str) -> Path:
    return game.folder / "tests" / name


def walk(game: Game, variant: str, seats: int) -> tuple[Match, list[str]]:
    """Play one fixed game (the first seat a student, the others freshers) and tell it line by line."""
    match = new(game, seats, variant, SEED)
    lines = [f"{game.key}, variant {variant}, {seats} seats, seed {SEED}"]
    told, headline = 0, ""
    while True:
        for event in match.events(told):
            if match.number <= CHOICES and not event.silent:
                lines.append(f"    {event.label()}")
        told += len(match.events(told))
        if match.over:
            break
        now = match.say(game.headline(match.view()))
        if now != headline and match.number < CHOICES:
            headline = now
            lines.append(f"== {now}")
        seat = match.to_act[0]
        option = bots.pick(match, seat, "student" if seat == 0 else "fresher")
        if match.number < CHOICES:
            offered = match.options(seat, refused=False)
            label = next(o.label() for o in offered if o.id == option)
            lines.append(f"  {seat + 1} {match.kind(seat)}: {label}  [{option} of {len(offered)}]")
        match.choose(seat, option)
    lines.append(f"== end after {match.number} choices")
    for text, numbers in game.sheet(match.view()):
        lines.append(f"    {match.say(text)}: {', '.join(str(n) for n in numbers)}")
    lines.append(f"    places: {', '.join(str(score.place) for score in match.scores())}")
    return match, lines


def renew(game: Game) -> None:
    """Write the walks and replays of a game anew."""
    engines.compiled(game)
    for variant, seats in settings(game):
        match, lines = walk(game, variant, seats)
        folder(game, "walks").mkdir(parents=True, exist_ok=True)
        (folder(game, "walks") / f"{variant}-{seats}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        journal.write(folder(game, "replays") / f"{variant}-{seats}.json", match.journal())
        print(game.key, variant, seats, match.number)
    kept = {"rules_version": game.rules_version, "signature": signature(game)}
    (game.folder / "tests" / "signature.json").write_text(json.dumps(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for key in sys.argv[1:] or keys():
        renew(take_in(key))
