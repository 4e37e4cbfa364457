"""One round of every game in Chromium, WebKit (the engine of Safari) and Firefox, on a desk and at a phone's width.

    python benchmarks/browsers.py [FOLDER] [--browser NAME ...] [--game KEY ...] [--screen NAME ...]

Starts a server of its own with an empty data folder. Each round begins with "Play now" on the first page; then lit
pieces are tapped on the board, and an option of the list is taken where that chose nothing. Pictures of the beginning
and the end of each round go into FOLDER. It fails where the console told an error, a round did not come to its end, a
font is missing or the page scrolls sideways. A browser that this machine lacks is named, and fails too.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from drivers import DRIVERS, Driver
from screenshots import free_port, serving

from collegium.registry import find, keys

SCREENS = {"desk": (1440, 900), "phone": (390, 844)}
MOST = 40  # choices, after which a round is long enough
PATIENCE = 90  # seconds for bots to choose, and for what they did to be shown
SETTLED = """(() => { const play = document.querySelector("main.play");
  return document.readyState === "complete" && !!play && play.dataset.shape === play.dataset.ready
    && play.dataset.board === play.dataset.staged; })()"""
STATE = """(() => { const mark = document.getElementById("mark").dataset, panels = document.getElementById("panels");
  return {number: +mark.number, mine: mark.mine === "1", over: mark.over === "1",
    options: document.querySelectorAll("#choice .option:not(.no)").length,
    round: (document.getElementById("headline")?.textContent.match(/\\d+/) ?? [""])[0],
    away: panels.scrollLeft, wide: document.documentElement.scrollWidth - innerWidth}; })()"""
FONTS = """["600 20px 'EB Garamond'", "400 16px 'Source Sans 3'"].filter((font) => !document.fonts.check(font))"""
# The middle of the first thing that somebody could tap: of a button that has opened, of a lit piece on the board, of an
# option in the list. `null` where something else lies above it or it is out of sight.
POINT = """((names) => { for (const one of document.querySelectorAll(names)) {
    const box = one.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const inside = box.width > 2 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const there = inside && document.elementFromPoint(x, y);
    if (there && (one.contains(there) || there.closest(names) === one)) return [x, y];
  } return null; })"""
OPENED = ".menu-here:not([hidden]) .option:not(.no), .large:not([hidden]) .option:not(.no)"
LIT, LISTED, FOLDED = "#stage .can", "#choice .option:not(.no)", ".folded .fold-button, .fold-button"


class Trouble(Exception):
    """What went wrong in a round."""


def until(driver: Driver, expression: str, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(Exception):  # each browser has its own error for a page that is just being left
            if driver.run(expression):
                return True
        time.sleep(0.1)
    return False


def press(driver: Driver, names: str) -> bool:
    """Tap the first of these that can be tapped."""
    point = driver.run(f"{POINT}({names!r})")
    if point:
        driver.tap(*point)
    return bool(point)


def chosen(driver: Driver, number: int, seconds: float = 1.5) -> bool:
    return until(driver, f"+document.getElementById('mark').dataset.number > {number}", seconds)


def choose(driver: Driver, number: int) -> str:
    """Make one choice as somebody would; returns where it was made."""
    time.sleep(0.45)  # a tap so soon after another makes no choice
    for names, where in ((LIT, "board"), (LISTED, "list"), (FOLDED, "unfolded")):
        if not press(driver, names):
            continue
        if where == "unfolded":
            time.sleep(0.5)
            press(driver, LISTED)
        if chosen(driver, number):
            return where
        time.sleep(0.45)
        if press(driver, OPENED) and chosen(driver, number):
            return f"{where}, then what opened"
    driver.run(f"document.querySelector({LISTED!r}).scrollIntoView() ?? 0")
    if press(driver, LISTED) and chosen(driver, number):
        return "list, scrolled"
    raise Trouble(f"choice {number} could not be made: {driver.run('document.getElementById(`choice`).textContent')}")


def play(driver: Driver, address: str, key: str, folder: Path, name: str) -> str:
    """One round of a game; returns what happened in it, in words."""
    driver.open(address + "/")
    driver.run("localStorage.setItem('speed', 'instant') ?? 0")
    button = f'form[action*="{key}"] button.main'
    driver.run(f"[...document.querySelectorAll({button!r})].at(-1).scrollIntoView({{block: 'center'}}) ?? 0")
    time.sleep(0.3)
    if not press(driver, button) or not until(driver, SETTLED, PATIENCE):
        raise Trouble(f"Play now leads to no table: {driver.run('location.href')}")
    if not until(driver, "document.fonts.status === 'loaded'", 20) or (lacking := driver.run(FONTS)):
        raise Trouble(f"no font {lacking}")
    made: dict[str, int] = {}
    begun, first = time.monotonic(), ""
    while sum(made.values()) < MOST:
        if not until(driver, f"(({{mine, over, options}}) => (mine && options) || over)({STATE})", PATIENCE):
            raise Trouble("nobody is asked")
        state = driver.run(STATE)
        first = first or state["round"]  # a game may begin with a set-up that belongs to no round
        if not made:
            time.sleep(0.5)
            (folder / f"{name}-begun.png").write_bytes(driver.picture())
        if state["away"] or state["wide"] > 0:
            raise Trouble(f"the page is swiped away by {state['away']} px, too wide by {state['wide']} px")
        if state["over"] or state["round"] != first:
            break
        where = choose(driver, state["number"])
        made[where] = made.get(where, 0) + 1
    time.sleep(0.5)
    (folder / f"{name}-played.png").write_bytes(driver.picture())
    if found := driver.problems():
        raise Trouble("the console tells: " + " | ".join(found)[:1500])
    size = driver.run("[innerWidth, innerHeight]")
    ways = ", ".join(f"{count} by {where}" for where, count in made.items())
    return f"{size[0]} x {size[1]}, {sum(made.values())} choices ({ways}) in {time.monotonic() - begun:.0f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="for the pictures (a new one below the temporary folder)")
    parser.add_argument("--browser", choices=DRIVERS, action="append")
    parser.add_argument("--game", action="append", choices=[key for key in keys() if find(key).stage])
    parser.add_argument("--screen", choices=SCREENS, action="append")
    args = parser.parse_args()
    folder = args.folder or Path(tempfile.mkdtemp(prefix="collegium-browsers-"))
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"COLLEGIUM_DATA_DIR": data, "COLLEGIUM_LIMITS": "1000", "COLLEGIUM_LOG": "ERROR",
                       "COLLEGIUM_PREPARE": "cached", "COLLEGIUM_BOT_PAUSE": "0"}  # fmt: skip
        with serving(free_port()) as address:
            for browser in args.browser or DRIVERS:
                driving = DRIVERS[browser]
                if missing := driving.missing():
                    print(f"{browser}: not driven, for want of {' and '.join(missing)} (apt-get install)", flush=True)
                    failed += 1
                    continue
                if driving.limits:
                    print(f"{browser}: {driving.limits}", flush=True)
                for screen in args.screen or SCREENS:
                    for key in args.game or [key for key in keys() if find(key).stage]:
                        name = f"{key}-{browser}-{screen}"
                        driver = driving(SCREENS[screen], screen == "phone")
                        try:
                            print(f"{name}: {play(driver, address, key, folder, name)}", flush=True)
                        except Exception as trouble:
                            failed += 1
                            with suppress(Exception):
                                (folder / f"{name}-failed.png").write_bytes(driver.picture())
                            told = re.sub(r"\s+", " ", f"{type(trouble).__name__}: {trouble}")
                            print(f"{name}: FAILED, {told[:1500]}", flush=True)
                        finally:
                            driver.close()
    print(f"The pictures are in {folder}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
