"""Bots of this source tree against the same bots of another one, to see whether a change of a game's value helps.

    python benchmarks/old_and_new.py OTHER/src GAME [--variant V] [--seats 2] [--bot student] [--games 40]

Every deal is played twice with changed seats (one seat new, the others old; then the other way round). Both trees must
have the same rules: each side follows the whole game and answers for its own seats.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"


class Side:
    """A process that plays by one source tree."""

    def __init__(self, sources: Path, args: argparse.Namespace) -> None:
        about = json.dumps([args.game, args.variant, args.seats, args.bot])
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--side", str(sources), about], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True,
        )  # fmt: skip

    def ask(self, *what: object) -> object:
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def serve(sources: str, about: str) -> None:
    """Answer for one source tree: begin SEED, pick SEAT, choose SEAT OPTION."""
    sys.path.insert(0, sources)
    from collegium import bots
    from collegium.bots import thinker
    from collegium.bots.worth import win_shares
    from collegium.engine import engines
    from collegium.match.match import new
    from collegium.registry import find

    key, variant, seats, bot = json.loads(about)
    engines.compiled(find(key))
    if bot not in ("fresher", "student"):
        thinker.searcher(find(key))
    match = None
    for line in sys.stdin:
        verb, *args = json.loads(line)
        if verb == "begin":
            match = new(key, seats, variant, args[0])
        elif verb == "choose":
            match.choose(*args)
        told = bots.pick(match, args[0], bot, 1) if verb == "pick" else [match.over, list(match.to_act)]
        if verb == "choose" and match.over:
            told = [True, win_shares([score.place for score in match.scores()])]
        print(json.dumps(told), flush=True)


def play(sides: list[Side], seating: list[int], seed: int) -> list[float]:
    """The shares of the win of every seat."""
    (over, acting), _ = [side.ask("begin", seed) for side in sides]
    while not over:
        seat = acting[0]
        option = sides[seating[seat]].ask("pick", seat)
        (over, acting), _ = [side.ask("choose", seat, option) for side in sides]
    return acting


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("game")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="student")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=200)
    args = parser.parse_args()
    sides = [Side(HERE, args), Side(args.other, args)]
    for side in sides:
        side.ask("begin", args.seed)  # compiled by now
    won, games, start = 0.0, 0, time.monotonic()
    while games < args.games and time.monotonic() - start < args.seconds:
        seat = (games // 2) % args.seats
        fewer = games % 2  # one seat by side 0, the others by side 1; then changed
        seating = [fewer if k == seat else 1 - fewer for k in range(args.seats)]
        shares = play(sides, seating, args.seed + games // 2)
        mine = sum(share for share, side in zip(shares, seating, strict=True) if side == 0)
        won += mine
        games += 1
    share = won / games
    error = 1.96 * math.sqrt(max(share * (1 - share), 0.01) / games)
    print(f"{args.game} {args.variant or ''} {args.seats} seats, {args.bot}: new wins {share:.0%} of {games} games"
          f" (+-{error:.0%}), {time.monotonic() - start:.0f} s", flush=True)  # fmt: skip


if __name__ == "__main__":
    serve(*sys.argv[2:]) if sys.argv[1:2] == ["--side"] else main()
