"""The pictures that stand for a game on the site: a part of a real board, and one card. `make pictures` writes them.

`stage/front/LANG-SCHEME.webp` is what `front` in `stage/howto.toml` cuts out of the board of that page, and
`stage/front/card-LANG.webp` the card that is read there. They are small and drawn once, so that the first page need not
load a sheet of art per game.
"""

from __future__ import annotations

import base64
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from collegium.draw.howto import HowTo
from collegium.draw.stage import Box
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import Match
from collegium.match.showing import how_to, shown
from collegium.registry import find, keys
from collegium.tools.scene import board

BOARD, CARD = 640, 320  # px across
QUALITY = 0.74
PAINT = """async ([svg, width, height, quality]) => {
  const image = new Image();
  image.src = svg;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def cut(svg: str, box: Box, width: int) -> tuple[str, int, int]:
    """A part of a picture, so many px wide: the picture as an address, and its size."""
    height = round(width * box.h / box.w)
    head, _, rest = svg.partition(">")
    head = re.sub(r' width="[^"]*" height="[^"]*"', f' width="{width}" height="{height}"', head, count=1)
    head = re.sub(r'viewBox="[^"]*"', f'viewBox="{box.x:g} {box.y:g} {box.w:g} {box.h:g}"', head, count=1)
    if "xmlns=" not in head:
        head = head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    data = base64.b64encode(f"{head}>{rest}".encode()).decode()
    return f"data:image/svg+xml;base64,{data}", width, height


def pictures(match: Match, howto: HowTo) -> Iterator[tuple[str, tuple[str, int, int]]]:
    """Every picture of a game: the name of its file, and what to paint."""
    viewer, stage = howto.position.viewer, match.game.stage
    large = stage.look(match.view(viewer), viewer, howto.card).picture
    around = Box(*(large.view or (0, 0, *large.size)))
    for lang in LANGUAGES:
        for scheme in ("light", "dark"):
            picture = board(match, viewer, "wide", lang, scheme)
            yield f"{lang}-{scheme}.webp", cut(picture.text, howto.front, BOARD)
        card = board(match, viewer, "wide", lang, "light", howto.card)
        yield f"card-{lang}.webp", cut(card.text, around, CARD)


def write(game: Game, page: Any) -> None:
    """Paint the pictures of a game in a browser's page."""
    howto = how_to(game)
    if howto is None:
        print(f"{game.key} has no howto.toml: no pictures")
        return
    folder: Path = game.stage.folder / "front"
    folder.mkdir(exist_ok=True)
    match = shown(game, howto, [howto.position.after])[howto.position.after]
    for name, painted in pictures(match, howto):
        (folder / name).write_bytes(base64.b64decode(page.evaluate(PAINT, [*painted, QUALITY])))
        print(folder / name, f"{(folder / name).stat().st_size / 1024:.0f} KiB")


@contextmanager
def chromium() -> Iterator[Any]:
    """Debian's browser, started and closed."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise SystemExit("the pictures of the site want Chromium (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--headless", "--no-sandbox"])
        yield browser
        browser.close()


def main() -> None:
    with chromium() as browser:
        page = browser.new_page()
        for key in sys.argv[1:] or keys():
            write(find(key), page)


if __name__ == "__main__":
    main()
