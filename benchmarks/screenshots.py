"""Pictures of the site as people see it: every game early, in the middle and at the end, wide and on a phone, in light
and dark, and the pages around the tables.

    python benchmarks/screenshots.py FOLDER [--game KEY ...] [--only WORDS ...] [--language en] [--webp] [--coach]
    python benchmarks/screenshots.py FOLDER --game nobel_run --only middle --screen tablet --screen side --seats 4

Starts a server of its own with an empty data folder; the games are those kept as replays beside each game. Says when a
page scrolls sideways. Needs Chromium and playwright. `--webp` keeps small pictures, fit for the docs. `--coach` shows
advice and an analysis as well, which takes minutes.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SCREENS = {"wide": (1440, 900), "laptop": (1280, 720), "large": (1920, 1080), "tablet": (820, 1180),
           "lying": (1180, 820), "phone": (390, 844), "small": (360, 640), "narrow": (320, 568),
           "side": (844, 390)}  # fmt: skip
USUAL = ("wide", "phone")
MOMENTS = {"early": 0.04, "middle": 0.5, "end": 1.0}
TABS = "tabs => tabs.map((tab) => tab.dataset.tab)"
SHRINK = """async ([data, quality]) => {
    const picture = new Image(); picture.src = data; await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.width; canvas.height = picture.height;
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality);
}"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(port: int) -> Iterator[str]:
    """The site in another process; yields its address."""
    command = [sys.executable, "-m", "collegium.web.serve", "--port", str(port), "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"http://localhost:{port}"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(10)


def replay(game: Any, seats: int = 3) -> dict[str, Any]:
    """A finished game kept beside the rules: the first variant, so many players or as near as there is."""
    variant, (low, high) = next(iter(game.variants.items()))
    file = game.folder / "tests" / "replays" / f"{variant}-{min(max(low, seats), high)}.json"
    return dict(json.loads(file.read_text(encoding="utf-8")))


def table_at(person: Any, game: Any, share: float, seats: int = 3) -> Any:
    """A table that has come so far and waits for this person (or is over)."""
    from collegium.web.live import tables
    from collegium.web.live.room import Room
    from collegium.web.models import Table

    kept = replay(game, seats)
    sit = [("me", ""), *[("student", "")] * (kept["seats"] - 1)]
    table = tables.create(person, game, kept["variant"], sit)
    Table.objects.filter(id=table.id).update(seed=str(kept["seed"]), state=Table.RUNNING)
    room = Room(table.id)
    for number, (seat, option) in enumerate(kept["choices"]):
        if number >= share * len(kept["choices"]) and room.match.to_act[0] == 0:
            break
        room.choose(seat, option, room.asked(seat), "p" if seat == 0 else "b")
    room.chat(0, "Good luck!")
    return room


def prepared(games: list[Any], coach: bool, seats: int) -> tuple[str, dict[str, str]]:
    """Tables of every game at every moment, and others to show. Returns the cookie of who sits there, and addresses."""
    from collegium.web.live import advice, people, study, tables
    from collegium.web.models import Person, Study

    ann, bob = Person.objects.create(name="Ann"), Person.objects.create(name="Bob")
    addresses = {"home": "/", "me": "/me", "login": "/login", "nowhere": "/nowhere"}
    for game in games:
        for moment, share in MOMENTS.items():
            room = table_at(ann, game, share, seats)
            addresses[f"{game.key}-{moment}"] = f"/t/{room.id}/"
        if coach:
            advised = table_at(ann, game, 0.3, seats)
            advice._think(advised, 0, advised.asked(0), time.monotonic() + 600, 2)
            addresses[f"{game.key}-advice"] = f"/t/{advised.id}/"
            Study.objects.create(table=room.table)
            study._work(room.id, room.match.fork())
            addresses[f"{game.key}-analysis"] = f"/t/{room.id}/analysis"
        addresses[f"{game.key}-how-to"] = f"/games/{game.key}/"
        addresses[f"{game.key}-new"] = f"/new/{game.key}"
        low, high = next(iter(game.variants.values()))
        open_seats = [("me", ""), ("open", ""), *[("doctor", "")] * (min(max(low, seats), high) - 2)]
        waiting = tables.create(ann, game, next(iter(game.variants)), open_seats, public=True)
        addresses[f"{game.key}-waiting"] = f"/t/{waiting.id}/"
    tables.create(bob, games[0], next(iter(games[0].variants)), [("me", ""), *[("open", "")] * 2], public=True)
    return people.signed(ann.id), addresses


class Camera:
    """A browser that takes pictures of pages and keeps them."""

    def __init__(self, browser: Any, folder: Path, webp: bool) -> None:
        self.browser, self.folder, self.webp = browser, folder, webp
        self.wide: list[str] = []  # pictures of pages that scroll sideways

    def take(self, page: Any, name: str, whole: bool = False) -> None:
        page.wait_for_timeout(150)
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            self.wide.append(name)
        data = page.screenshot(full_page=whole, animations="disabled")
        file = self.folder / f"{name}.{'webp' if self.webp else 'png'}"
        if self.webp:
            told = "data:image/png;base64," + base64.b64encode(data).decode()
            blank = self.browser.new_page()
            data = base64.b64decode(blank.evaluate(SHRINK, [told, 0.82]).split(",")[1])
            blank.close()
        file.write_bytes(data)

    def tour(self, address: str, cookie: str, paths: dict[str, str], screen: str, scheme: str, lang: str) -> None:
        """Every page on one kind of screen in one scheme."""
        width, height = SCREENS[screen]
        touched = min(width, height) < 700 or height > width
        phone = {"is_mobile": True, "has_touch": True} if touched else {}
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale=lang, reduced_motion="reduce",
            **phone,
        )  # fmt: skip
        context.add_cookies([{"name": "collegium_guest", "value": cookie, "url": address}])
        page = context.new_page()
        for name, path in paths.items():
            page.goto(address + path)
            page.wait_for_load_state("load")
            if page.locator("main.play").count():
                page.wait_for_selector("#choice")
                page.wait_for_timeout(200)
                tabs = page.locator(".switch [data-tab]:visible").evaluate_all(TABS)
                for part in (*tabs, "side") if page.locator(".switch").is_visible() else ("",):
                    if part:
                        page.click(f'.switch [data-tab="{part}"]' if part in tabs else f'[data-go="panel-{part}"]')
                        page.wait_for_timeout(150)
                    self.take(page, "-".join(filter(None, (name, part, screen, scheme))))
            else:
                self.take(page, f"{name}-{screen}-{scheme}", whole=True)
        context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--only", nargs="*", default=[], help="only pages whose name contains one of these words")
    parser.add_argument("--screen", choices=SCREENS, action="append")
    parser.add_argument("--scheme", choices=("light", "dark"), action="append")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seats", type=int, default=3, help="as near to this as a game has (3)")
    parser.add_argument("--webp", action="store_true")
    parser.add_argument("--coach", action="store_true", help="also advice and an analysis")
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        print("collegium: Chromium is not installed (apt-get install chromium)", file=sys.stderr)
        return 2
    args.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"COLLEGIUM_DATA_DIR": data, "COLLEGIUM_PREPARE": "0", "COLLEGIUM_LIMITS": "1000",
                       "COLLEGIUM_LOG": "ERROR", "DJANGO_SETTINGS_MODULE": "collegium.web.settings"}  # fmt: skip
        import django

        django.setup()
        from django.core.management import call_command
        from playwright.sync_api import sync_playwright

        from collegium.bots import thinker
        from collegium.engine import engines
        from collegium.registry import find, keys

        call_command("migrate", verbosity=0)
        games = [find(key) for key in args.game or keys()]
        if args.coach:
            for game in games:
                engines.compiled(game)
                thinker.searcher(game)
        cookie, paths = prepared(games, args.coach, args.seats)
        if args.only:
            paths = {name: path for name, path in paths.items() if any(word in name for word in args.only)}
        with serving(free_port()) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
            camera = Camera(browser, args.folder, args.webp)
            for screen in args.screen or USUAL:
                for scheme in args.scheme or ("light", "dark"):
                    camera.tour(address, cookie, paths, screen, scheme, args.language)
                    print(f"{screen} {scheme}: {len(paths)} pages", flush=True)
            browser.close()
    for name in camera.wide:
        print(f"scrolls sideways: {name}")
    return 1 if camera.wide else 0


if __name__ == "__main__":
    sys.exit(main())
