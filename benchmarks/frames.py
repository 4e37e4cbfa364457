"""How smoothly a table moves: bots play at the usual pace while a browser slowed four times watches.

    python benchmarks/frames.py [GAME ...] [--seconds 30] [--slow 4] [--screen wide|phone] [--speed normal] [--wall]

Reckoned from the processor time of the page's own thread, task by task, so that a busy machine does not matter: a task
of so many ms, times `--slow`, holds up the frames of 60 Hz that fall into it. Printed: the share of all frames that are
late (over 16.7 ms) and very late (over 33 ms), the ms per message, the longest task, and the mean of a frame while it
moves. What travels is moved by the compositor and goes on through late frames. `--wall` slows the browser indeed and
takes the time between frames by the clock: then nothing else may run. Needs Chromium and playwright.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from screenshots import SCREENS, free_port, serving

FRAME = 1000 / 60  # ms
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel", "cc"]
SEATS = """count => { const form = document.querySelector("form.setup");
  [...form.querySelectorAll(".seatrow")].forEach((row, k) => {
    const sits = row.querySelector(`[value=${k < count ? "student" : "nobody"}]`);
    if (sits) sits.checked = true; });
  form.requestSubmit(); }"""
WATCH = """frames => { window.seen = { messages: 0, frames: [] };
  document.querySelector("main.play").addEventListener("htmx:sseMessage", () => window.seen.messages++);
  let before = performance.now();
  const frame = (now) => { window.seen.frames.push(now - before); before = now; requestAnimationFrame(frame); };
  if (frames) requestAnimationFrame(frame); }"""


def seated(browser: Any, address: str, count: int, args: argparse.Namespace) -> Any:
    """The page of a table of bots, looked at by who set it up."""
    width, height = SCREENS[args.screen]
    page = browser.new_context(viewport={"width": width, "height": height}, locale="en").new_page()
    page.goto(address)
    page.evaluate(SEATS, count)
    page.wait_for_selector("main.play", state="attached")
    page.evaluate("speed => localStorage.setItem('speed', speed)", args.speed)
    page.reload()
    page.wait_for_function("document.querySelector('main.play').dataset.staged && document.fonts.status === 'loaded'")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH, args.wall)
    return page


def by_processor(browser: Any, page: Any, args: argparse.Namespace) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=file, categories=CATEGORIES)
        page.wait_for_timeout(args.seconds * 1000)
        messages = page.evaluate("window.seen.messages")
        browser.stop_tracing()
        if not messages:
            raise SystemExit(f"{page.url}: no message came in {args.seconds} s (expected bots at play)")
        events = json.loads(file.read_text())["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    ours = [one for one in events if names.get((one["pid"], one["tid"])) == "CrRendererMain" and "tdur" in one]
    tasks = [args.slow * one["tdur"] / 1000 for one in ours if one["name"] == "RunTask"]
    drawn = [args.slow * one["tdur"] / 1000 for one in ours if one["name"] == "ProxyMain::BeginMainFrame"]
    late = [int(task / FRAME) for task in tasks]
    whole = args.seconds * 60
    return (
        f"late {100 * sum(late) / whole:.1f} %, very late {100 * sum(max(0, n - 1) for n in late) / whole:.1f} %; "
        f"{messages} messages, {sum(tasks) / messages:.0f} ms and {sum(late) / messages:.1f} late frames each; "
        f"longest task {max(tasks):.0f} ms; "
        f"{len(drawn)} frames drawn anew, {sum(drawn) / max(len(drawn), 1):.1f} ms each"
    )


def by_the_clock(page: Any, args: argparse.Namespace) -> str:
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": args.slow})
    page.wait_for_timeout(args.seconds * 1000)
    seen = page.evaluate("window.seen")
    frames = seen["frames"]
    late, very = (100 * sum(frame > most * FRAME for frame in frames) / len(frames) for most in (1.5, 2.5))
    return f"{len(frames)} frames, {late:.1f} % late, {very:.1f} % very late; {seen['messages']} messages"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--screen", choices=SCREENS, default="wide")
    parser.add_argument("--speed", choices=("instant", "normal", "slow", "steps"), default="normal")
    parser.add_argument("--wall", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"COLLEGIUM_DATA_DIR": data, "COLLEGIUM_PREPARE": "cached", "COLLEGIUM_LIMITS": "1000",
                       "COLLEGIUM_LOG": "CRITICAL"}  # fmt: skip
        from playwright.sync_api import sync_playwright

        from collegium.registry import find, keys

        with serving(free_port()) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--headless", "--no-sandbox"]
            )
            for key in args.games or keys():
                low, high = next(iter(find(key).variants.values()))
                page = seated(browser, f"{address}/new/{key}", min(max(low, 3), high), args)
                print(key, by_the_clock(page, args) if args.wall else by_processor(browser, page, args), flush=True)
                page.context.close()
            browser.close()


if __name__ == "__main__":
    main()
