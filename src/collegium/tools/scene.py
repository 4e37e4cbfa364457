"""A picture of a board on the stage: `python -m collegium.tools.scene GAME FILE [--seats 3] [--shape wide] ...`.

Students play a game of a seed so far, then the board is drawn as seat 0 (or another) sees it, as an SVG that stands
alone; where Chromium is installed a PNG too. `--solo` and other variants by `--variant`.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import subprocess
import tempfile
from pathlib import Path

from collegium import bots, draw
from collegium.draw import ending
from collegium.draw.picture import standalone
from collegium.draw.stage import SHAPES
from collegium.match.match import Match, new
from collegium.registry import find

FONTS = {
    ("EB Garamond", 600, "normal"): "eb-garamond-latin-600-normal",
    ("EB Garamond", 500, "italic"): "eb-garamond-latin-500-italic",
    ("Source Sans 3", 400, "normal"): "source-sans-3-latin-400-normal",
    ("Source Sans 3", 600, "normal"): "source-sans-3-latin-600-normal",
    ("Source Sans 3", 700, "normal"): "source-sans-3-latin-700-normal",
}
QUIET = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--no-first-run")  # fmt: skip


def font_rules() -> str:
    """The site's fonts, inside the picture."""
    folder = Path(str(draw.__file__)).parent / "fonts"
    rules = []
    for (family, weight, style), file in FONTS.items():
        data = base64.b64encode((folder / f"{file}.woff2").read_bytes()).decode()
        rules.append(f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
                     f"src:url(data:font/woff2;base64,{data})}}")  # fmt: skip
    return "".join(rules)


def photograph(svg: Path, png: Path, width: int, height: int) -> None:
    """The picture as a PNG, by Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("no Chromium: no PNG")
        return
    with tempfile.TemporaryDirectory() as profile:
        command = [chromium, *QUIET, f"--user-data-dir={profile}", f"--window-size={width},{height}",
                   f"--screenshot={png}", svg.resolve().as_uri()]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True)
    print(png)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="where to write the SVG (and a PNG beside it)")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--seed", type=int, default=101)
    parser.add_argument("--choices", type=int, default=100, help="how far students play")
    parser.add_argument("--shape", choices=SHAPES, default="wide")
    parser.add_argument("--viewer", type=int, default=0, help="a seat, or -1 for a spectator")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    parser.add_argument("--look", help="the large card of this piece instead of the board")
    parser.add_argument("--end", action="store_true", help="the scene when the game is over")
    args = parser.parse_args()
    match = new(find(args.game), args.seats, args.variant, args.seed)
    far = 10**9 if args.end else args.choices
    while not match.over and (match.number < far or (args.viewer >= 0 and args.viewer not in match.to_act)):
        seat = match.to_act[0]
        match.choose(seat, bots.pick(match, seat, "student"))
    picture = board(match, args.viewer, args.shape, args.lang, args.scheme, args.look, args.end)
    args.file.write_text(picture.text, encoding="utf-8")
    print(args.file, f"after {match.number} choices")
    photograph(args.file, args.file.with_suffix(".png"), *picture.size)


class Picture:
    """A drawn board and its size in px."""

    def __init__(self, text: str, size: tuple[int, int]) -> None:
        self.text, self.size = text, size


def board(
    match: Match, viewer: int, shape: str, lang: str, scheme: str, look: str | None = None, end: bool = False
) -> Picture:
    """The board of a match as a viewer sees it, or the large card of a piece, or the scene of the end."""
    stage = match.game.stage
    if stage is None:
        raise SystemExit(f"{match.game.key} is not on the stage yet")
    options = match.options(viewer) if viewer in match.to_act else []
    places = frozenset(option.place for option in options if option.legal and option.place)
    view = match.view(viewer)
    if look:
        large = stage.look(view, viewer, look)
        if large is None:
            raise SystemExit(f"there is no large card of '{look}'")
        scene = large.picture
        for words in (large.title, *large.lines, large.fact):
            print("  ", match.say(words, lang, viewer))
    elif end:
        found = ending.scene(stage, match, viewer, shape)
        if found is None:
            raise SystemExit(f"{match.game.key} has no scene for the end of the game")
        scene = found
    else:
        scene = stage.compose(view, viewer, shape, places)
    text = standalone(stage, scene, lambda words: match.say(words, lang, viewer), tuple(match.names), places, scheme,
                      font_rules())  # fmt: skip
    return Picture(text, (round(scene.size[0]), round(scene.size[1])))


if __name__ == "__main__":
    main()
