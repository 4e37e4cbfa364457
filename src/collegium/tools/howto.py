"""Pictures for a page on how to play: `python -m collegium.tools.howto GAME --play` and `... GAME --draw FILE.svg`.

`--play` lets students make `--choices` choices of a game (seats, variant, seed) and writes them into
`stage/howto.toml`; without a file it begins one to fill in. `--draw` draws the board with a grid, the numbers, what
they light and the crops of the steps, so that their places can be read off; `--after N` after so many choices.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from collegium import bots
from collegium.draw.howto import RADIUS, HowTo, file_of
from collegium.draw.stage import Box
from collegium.kernel.game import Game
from collegium.match.match import Match
from collegium.match.showing import NAMES, how_to, shown
from collegium.registry import find
from collegium.tools.scene import board, photograph

GRID = 100  # units between two lines
BEGUN = """\
# How to play in pictures; docs/stage.md says what stands here. Units of the wide board.

front = [0, 0, 560, 300] # of the board, for the first page; then `make pictures`

[position]
seats = {seats}
variant = "{variant}"
seed = {seed}
viewer = 0
after = {after}
choices = "{choices}"

[[callout]]
key = "board"
at = [60, 60]
light = [0, 0, 200, 200]

[card]
piece = ""

[[card.part]]
key = "price"
at = [10, 10]
side = "left"

[[step]]
key = "first"
crop = [0, 0, 320, 200]

[[step]]
key = "second"
crop = [0, 0, 320, 200]

[[step]]
key = "third"
crop = [0, 0, 320, 200]

[[sign]]
key = "points"
art = ""
"""


def play(game: Game, seats: int, variant: str, seed: int, choices: int) -> Match:
    """A game of students, so far and on until seat 0 is asked."""
    match = Match(game, seats, variant, seed, NAMES[:seats])
    while not match.over and (match.number < choices or 0 not in match.to_act):
        match.choose(match.to_act[0], bots.pick(match, match.to_act[0], "student"))
    return match


def renew(file: Path, match: Match) -> None:
    """Write the choices of a match into a page's file, or begin one that shows where everything goes."""
    choices = " ".join(str(option) for _, option in match.choices)
    if file.exists():
        told = file.read_text(encoding="utf-8")
        for name, value in (("seats", f"{match.seats}"), ("variant", f'"{match.variant}"'), ("seed", f"{match.seed}"),
                            ("choices", f'"{choices}"')):  # fmt: skip
            told = re.sub(f"^{name} = .*", f"{name} = {value}", told, count=1, flags=re.MULTILINE)
    else:
        told = BEGUN.format(
            seats=match.seats, variant=match.variant, seed=match.seed, after=match.number, choices=choices
        )
    file.write_text(told, encoding="utf-8")
    print(file, f"{match.number} choices")


def over(howto: HowTo, size: tuple[float, float], after: int) -> str:
    """A grid with its units, the numbers, and the boxes that belong to this position."""
    width, height = size
    drawn = []
    for at in range(GRID, int(max(size)), GRID):
        drawn.append(f'<path d="M{at} 0V{height:g}M0 {at}H{width:g}" class="grid"/>')
        drawn += [f'<text x="{x}" y="{y}" class="unit">{at}</text>' for x, y in ((at + 2, 11), (2, at - 2))]
    if after == howto.position.after:
        drawn += [_box(one.light, "lighted") for one in howto.callouts]
        for count, one in enumerate(howto.callouts, 1):
            x, y = one.at
            drawn.append(f'<circle cx="{x}" cy="{y}" r="{RADIUS}" class="spot"/><text x="{x}" y="{y + 6}" '
                         f'text-anchor="middle" class="unit">{count}</text>')  # fmt: skip
    drawn += [_box(step.crop, "crop") for step in howto.steps if step.after == after]
    style = (".grid{stroke:#fff;stroke-width:.5}.unit{font:700 12px sans-serif;fill:#fff;paint-order:stroke;"
             "stroke:#000;stroke-width:3}.spot{fill:#a3261b}.lighted{fill:none;stroke:#ff0;stroke-width:2}"
             ".crop{fill:none;stroke:#f0f;stroke-width:2;stroke-dasharray:8 4}")  # fmt: skip
    return f"<style>{style}</style>{''.join(drawn)}"


def _box(box: Box, kind: str) -> str:
    return f'<rect x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}" class="{kind}"/>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--draw", type=Path, metavar="FILE.svg")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--seed", type=int, default=101)
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--after", type=int)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    args = parser.parse_args()
    game = find(args.game)
    if args.play:
        variant = args.variant or next(iter(game.variants))
        renew(file_of(game.stage.folder), play(game, args.seats or game.seats[1], variant, args.seed, args.choices))
    if args.draw:
        howto = how_to(game)
        if howto is None:
            raise SystemExit(f"{game.key} has no howto.toml: begin one with --play")
        after = howto.position.after if args.after is None else args.after
        match = shown(game, howto, [after])[after]
        picture = board(match, howto.position.viewer, "wide", args.lang, args.scheme)
        args.draw.write_text(picture.text[:-6] + over(howto, picture.size, after) + "</svg>", encoding="utf-8")
        photograph(args.draw, args.draw.with_suffix(".png"), *picture.size)


if __name__ == "__main__":
    main()
