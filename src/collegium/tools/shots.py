"""The site as people see it, for the docs: `make pictures` writes `docs/pictures/site-*.webp`.

A server of its own is given games of students to see again, and plays on from their moments; a browser looks at it.
Which pictures are taken stands in `site.toml` of the folder they go to.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.registry import find, keys
from collegium.tools.fronts import PAINT, chromium
from collegium.tools.pictures import NAMES, position

QUALITY = 0.8
STARTING = 60.0  # seconds that a server may take
SCREENS = {"wide": (1440, 900), "phone": (390, 844)}
READY = """() => { const play = document.querySelector("main.play");
  return document.readyState === "complete" && (!play || play.dataset.board === play.dataset.staged); }"""
QUIET = "() => !document.querySelector('main.play') || document.getElementById('mark').dataset.mine === '1'"
CHOSEN = """n => { const mark = document.getElementById("mark").dataset;
  return mark.over === "1" || (mark.number !== n && mark.mine === "1"); }"""


class Shot(NamedTuple):
    """A picture: a page that is the same for all, or a game at a share of its length (1: played to its end), at its
    table or seen again."""

    name: str
    screen: str
    scheme: str
    page: str = ""  # an address
    game: str = ""
    share: float = 0.0
    live: bool = True
    tab: str = ""  # of a phone


@contextmanager
def served(data: Path) -> Iterator[str]:
    """A site on this machine, as long as it is needed: its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    told = {**os.environ, "COLLEGIUM_DATA_DIR": str(data), "COLLEGIUM_LIMITS": "1000", "COLLEGIUM_LOG": "ERROR"}
    command = [sys.executable, "-m", "collegium.web.serve", "--port", str(port), "--no-browser"]
    process = subprocess.Popen(command, env=told)
    try:
        end = time.monotonic() + STARTING
        while True:
            try:
                urllib.request.urlopen(f"http://localhost:{port}/health", timeout=5).close()  # nosec B310
                break
            except OSError:
                if time.monotonic() > end or process.poll() is not None:
                    raise
                time.sleep(0.1)
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        process.wait()


def moment(choices: list[list[int]], share: float) -> int:
    """The first moment after that share of a game at which seat 0 chooses, or the last one."""
    own = [number for number, (seat, _) in enumerate(choices) if seat == 0]
    return next((number for number in own if number >= len(choices) * share), own[-1])


def named(page: Any, site: str) -> None:
    """Whoever looks has a name."""
    page.goto(f"{site}/me/settings")
    page.fill("input[name=name]", NAMES[0])
    with page.expect_navigation():
        page.locator("input[name=name]").press("Enter")


def opened(page: Any, site: str, shot: Shot, journals: dict[str, Path]) -> None:
    """Go to where a picture is taken."""
    page.goto(f"{site}{shot.page or '/watch'}")
    if shot.game:
        page.set_input_files("input[name=journal]", journals[shot.game])
        page.click(".sheet-upload button")
        at = moment(json.loads(journals[shot.game].read_text(encoding="utf-8"))["choices"], shot.share)
        page.wait_for_url("**/replay/**")
        where = page.url.partition("?")[0]
        named(page, site)
        page.goto(f"{where}?at={at}&by=0")
        page.wait_for_function(READY)
        if shot.live:
            page.click("#play-on")
            page.wait_for_url("**/t/**")
    page.wait_for_function(READY)
    if shot.live:
        page.wait_for_function(QUIET)
    while shot.share == 1.0 and page.get_attribute("#mark", "data-over") == "0":
        number = page.get_attribute("#mark", "data-number")
        page.locator("#choice .option:not(.no)").first.dispatch_event("click")
        page.wait_for_function(CHOSEN, arg=number)
    if shot.tab:
        page.click(f"nav.switch [data-tab={shot.tab}]")


def take(browser: Any, site: str, shot: Shot, journals: dict[str, Path]) -> bytes:
    """One picture, by somebody who has just come."""
    width, height = SCREENS[shot.screen]
    phone = shot.screen == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=shot.scheme, locale="en-GB", is_mobile=phone,
        has_touch=phone, device_scale_factor=2 if phone else 1, bypass_csp=True, reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    opened(page, site, shot, journals)
    page.wait_for_timeout(1500)  # fonts, pictures, and what moves to its place
    png = base64.b64encode(page.screenshot()).decode()
    scale = 2 if phone else 1
    painted = page.evaluate(PAINT, [f"data:image/png;base64,{png}", width * scale, height * scale, QUALITY])
    context.close()
    return base64.b64decode(painted)


def journal(game: Game, folder: Path) -> Path:
    """A whole game of students, as a file."""
    engines.compiled(game)
    file = folder / f"{game.key}.json"
    file.write_text(json.dumps(position(game, 1.0).journal()), encoding="utf-8")
    return file


def wanted(folder: Path) -> list[Shot]:
    """The pictures that a folder asks for."""
    told = tomllib.loads((folder / "site.toml").read_text(encoding="utf-8"))
    return [Shot(name=name, **said) for name, said in told.items()]


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as kept:
        journals = {key: journal(find(key), Path(kept)) for key in keys()}
        with served(Path(kept) / "site") as site, chromium() as browser:
            for shot in wanted(folder):
                file = folder / f"site-{shot.name}.webp"
                file.write_bytes(take(browser, site, shot, journals))
                print(file, f"{file.stat().st_size / 1024:.0f} KiB", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
