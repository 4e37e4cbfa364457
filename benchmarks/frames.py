"""How smoothly a table moves: a kept game is played on at the pace of bots while a browser watches.

    python benchmarks/frames.py [GAME ...] [--screen wide|phone] [--messages 30] [--slow 4] [--parts] [--wall]

Each run shows the same choices of the same games, so two versions compare. Reckoned from the processor time of the
page's own thread, task by task, so that a busy machine matters little: a task of so many ms, times `--slow`, holds up
the frames of 60 Hz that fall into it. The page's clock runs as much faster, for it puts into a frame what its processor
manages (place.js). Printed: the ms per message, the late frames (over 16.7 ms) of each, the longest task, the 95th
percentile, and the mean of a frame that is drawn anew. `--parts` says what a message's time went to: script, style (and
how many elements), layout (how many objects were dirty), paint, layers; by a fuller trace, which costs time itself.
What travels is moved by the compositor and goes on through late frames. `--wall` slows that thread indeed and goes by
the clock: the time between frames of the page, and of the frames in which something moved those that the compositor
left out, which is what is seen as stutter. (What has arrived is held there for a second: frames in which it lies still
need no drawing, and do not count.) A busy machine leaves out frames too, so little else may run. Needs Chromium and
playwright.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from screenshots import SCREENS, free_port, replay, serving

FRAME = 1000 / 60  # ms
PACE = 600  # ms from message to message, as bots choose
SHAPES = {"wide": "wide", "phone": "narrow"}  # what the site calls those screens where a table flows
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel", "cc"]
FRAMES = ["cc", "benchmark", "blink.user_timing"]  # what the compositor did with each frame
PARTS = {
    "script": ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "ParseHTML",
               "v8.callFunction", "RunMicrotasks", "MinorGC", "MajorGC", "V8.GCScavenger"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "prepaint": ("PrePaint",),
    "paint": ("Paint",),
    "layers": ("Layerize", "UpdateLayer", "UpdateLayerTree", "Commit", "CompositeLayers"),
}  # fmt: skip
SILENCE = """localStorage.setItem("speed", "normal");
window.EventSource = class extends EventTarget { readyState = 1;
  constructor() { super(); setInterval(() => this.dispatchEvent(new Event("still")), 400); }
  close() { } };"""
SLOWED = "{ const real = performance.now.bind(performance); performance.now = () => %s * real(); }"
FEED = """([messages, pace, wall]) => { const fed = performance.mark("fed").startTime;
  window.seen = { messages: 0, fed, frames: [], travels: [] };
  const play = document.querySelector("main.play");
  const feed = () => { const data = messages[window.seen.messages++];
    if (data === undefined) return;
    setTimeout(feed, pace);
    play.dispatchEvent(new CustomEvent("htmx:sseBeforeMessage", { cancelable: true, detail: { data } })); };
  let before = performance.now();
  const known = new WeakSet(), travels = (going) => {
    if (known.has(going) || going.startTime === null || !going.effect.target.closest("#flights, #stage")) return;
    const { delay, duration } = going.effect.getComputedTiming(), way = going.effect.getKeyframes();
    const says = ({ transform, opacity }) => `${transform} ${opacity}`;
    while (way.length > 1 && says(way.at(-1)) === says(way.at(-2))) way.pop();  // arrived: it is held there for a while
    known.add(going);
    const begins = going.startTime + delay;
    window.seen.travels.push([begins, begins + duration * way.at(-1).computedOffset]); };
  const frame = (now) => { window.seen.frames.push(now - before); before = now;
    document.getAnimations().forEach(travels);
    requestAnimationFrame(frame); };
  if (wall) requestAnimationFrame(frame);
  setTimeout(feed, pace); }"""


def begun(game: Any, share: float) -> tuple[Any, list[Any]]:
    """A table of people that has come so far in a kept game, and the choices that are left of it."""
    from collegium.web.live import tables
    from collegium.web.live.room import Room
    from collegium.web.models import Person, Table

    kept = replay(game)
    seats = [("me", ""), *[("here", f"Guest {number}") for number in range(2, kept["seats"] + 1)]]
    table = tables.create(Person.objects.create(name="Ann"), game, kept["variant"], seats)
    Table.objects.filter(id=table.id).update(seed=str(kept["seed"]), state=Table.RUNNING)
    room, at = Room(table.id), round(share * len(kept["choices"]))
    for seat, option in kept["choices"][:at]:
        room.choose(seat, option, room.asked(seat))
    return room, kept["choices"][at:]


def told(room: Any, choices: list[Any], screen: str) -> list[str]:
    """The messages to who watches, choice by choice."""
    from collegium.web.page.paint import Viewer, paint

    viewer = Viewer(lang="en", shape=SHAPES[screen], board=screen)
    old, found = paint(room, viewer), []
    for seat, option in choices:
        room.choose(seat, option, room.asked(seat))
        now = paint(room, viewer)
        found.append("".join(now.since(old)))
        old = now
    return found


def watching(browser: Any, address: str, screen: str, slow: float) -> Any:
    """The page of a table, to which nothing comes but what is fed to it, on a processor that seems so much slower."""
    width, height = SCREENS[screen]
    phone = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2} if screen == "phone" else {}
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", **phone)
    page = context.new_page()
    page.add_init_script(SILENCE)
    page.add_init_script(SLOWED % slow)
    page.goto(f"{address}?shape={SHAPES[screen]}&board={screen}")
    page.wait_for_function("document.querySelector('main.play').dataset.staged && document.fonts.status === 'loaded'")
    page.wait_for_timeout(1500)
    return page


def fed(page: Any, messages: list[str], wall: bool = False) -> Any:
    page.evaluate(FEED, [messages, PACE, wall])
    page.wait_for_timeout((len(messages) + 3) * PACE)
    return page.evaluate("window.seen")


def traced(browser: Any, page: Any, messages: list[str], categories: list[str], wall: bool = False) -> tuple[Any, Any]:
    """What the browser did meanwhile, and what the page saw."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=file, categories=categories)
        seen = fed(page, messages, wall)
        browser.stop_tracing()
        return json.loads(file.read_text())["traceEvents"], seen


def of_the_page(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page's own thread did, in order."""
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    main = [one for one in events if names.get((one["pid"], one["tid"])) == "CrRendererMain" and "tdur" in one]
    busy: Counter[int] = Counter()
    for one in main:
        busy[one["pid"]] += one["tdur"] if one["name"] == "Paint" else 0
    ours = busy.most_common(1)[0][0]
    return sorted((one for one in main if one["pid"] == ours), key=lambda one: (one["ts"], -one["dur"]))


def by_processor(events: list[dict[str, Any]], count: int, slow: float) -> str:
    tasks = sorted(slow * one["tdur"] / 1000 for one in events if one["name"] == "RunTask")
    drawn = [slow * one["tdur"] / 1000 for one in events if one["name"] == "ProxyMain::BeginMainFrame"]
    late = [int(task / FRAME) for task in tasks]
    long = [task for task in tasks if task > 1]
    return (
        f"{sum(tasks) / count:.0f} ms and {sum(late) / count:.1f} late frames a message; "
        f"tasks over 16.7 ms {sum(task > FRAME for task in tasks) / count:.1f}, "
        f"over 33 ms {sum(task > 2 * FRAME for task in tasks) / count:.1f} a message; "
        f"longest {tasks[-1]:.0f} ms, p95 of those over 1 ms {long[int(0.95 * len(long))]:.0f} ms; "
        f"{len(drawn) / count:.1f} frames drawn anew, {sum(drawn) / max(len(drawn), 1):.1f} ms each"
    )


def by_parts(events: list[dict[str, Any]], count: int, slow: float) -> str:
    """Where the time went: each event's own, less what happened within it."""
    sort = {name: part for part, names in PARTS.items() for name in names}
    spent: Counter[str] = Counter()
    other: Counter[str] = Counter()
    stack: list[dict[str, Any]] = []
    for one in events:
        while stack and one["ts"] >= stack[-1]["ts"] + stack[-1]["dur"]:
            stack.pop()
        part = sort.get(one["name"]) or next((up["part"] for up in reversed(stack)), "other")
        one["part"] = part
        spent[part] += one["tdur"]
        if stack:
            spent[stack[-1]["part"]] -= one["tdur"]
        if part == "other":
            other[one["name"]] += one["tdur"]
        stack.append(one)
    styled = [one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree"]
    laid = [one["args"].get("beginData", {}) for one in events if one["name"] == "Layout"]
    dirty, whole = (sum(one.get(name, 0) for one in laid) for name in ("dirtyObjects", "totalObjects"))
    parts = ", ".join(f"{part} {slow * spent[part] / 1000 / count:.1f}" for part in (*PARTS, "other"))
    return (
        f"  ms a message: {parts}\n"
        f"  a message: {len(styled) / count:.1f} styles of {sum(styled) / count:.0f} elements, "
        f"{len(laid) / count:.1f} layouts of {dirty / count:.0f} dirty objects ({whole / max(len(laid), 1):.0f} in all)"
    )


def by_the_clock(browser: Any, page: Any, messages: list[str], slow: float) -> str:
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    events, seen = traced(browser, page, messages, FRAMES, wall=True)
    frames = seen["frames"]
    late, very = (100 * sum(frame > most * FRAME for frame in frames) / len(frames) for most in (1.5, 2.5))
    shown, left_out, worst = while_it_moves(events, seen)
    return (
        f"{len(frames)} frames, {late:.1f} % late, {very:.1f} % very late, longest {max(frames):.0f} ms; "
        f"while something moves {shown + left_out} frames, {left_out} left out, at most {worst} in a row"
    )


def while_it_moves(events: list[dict[str, Any]], seen: Any) -> tuple[int, int, int]:
    """The compositor's frames while pieces slide or travel: shown, left out, and how many of these in a row."""
    fed = next(one for one in events if one["name"] == "fed")
    begun: dict[int, int] = {}  # by the number of a frame: when
    states: dict[int, list[str]] = {}  # what became of its parts: the compositor's and the page's
    for one in events:
        if one["name"] == "PipelineReporter" and one["pid"] == fed["pid"] and one["ph"] == "b":
            told = one["args"]["frame_reporter"]
            begun.setdefault(told["frame_sequence"], one["ts"])
            states.setdefault(told["frame_sequence"], []).append(told["state"])
    shown = left_out = row = worst = 0
    for number, ts in sorted(begun.items()):
        at = (ts - fed["ts"]) / 1000 + seen["fed"]
        if not any(first <= at <= last for first, last in seen["travels"]):
            row = 0
        elif any(state.startswith("STATE_PRESENTED") for state in states[number]):
            shown, row = shown + 1, 0
        elif "STATE_DROPPED" in states[number]:
            left_out, row = left_out + 1, row + 1
            worst = max(worst, row)
    return shown, left_out, worst


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--messages", type=int, default=30)
    parser.add_argument("--share", type=float, default=0.3, help="how far the game has come before")
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--screen", choices=SCREENS, default="wide")
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--wall", action="store_true")
    parser.add_argument("--keep", type=Path, help="a folder for the traces, and pictures of the tables afterwards")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"COLLEGIUM_DATA_DIR": data, "COLLEGIUM_PREPARE": "0", "COLLEGIUM_LIMITS": "1000",
                       "COLLEGIUM_LOG": "CRITICAL", "DJANGO_SETTINGS_MODULE": "collegium.web.settings"}  # fmt: skip
        import django

        django.setup()
        from django.core.management import call_command
        from playwright.sync_api import sync_playwright

        from collegium.registry import find, keys

        call_command("migrate", verbosity=0)
        tables = {key: begun(find(key), args.share) for key in args.games or keys()}
        with serving(free_port()) as address:
            for key, (room, choices) in tables.items():
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(
                        executable_path=shutil.which("chromium"), args=["--headless", "--no-sandbox"]
                    )
                    page = watching(
                        browser, f"{address}/watch/{room.table.spectators}/", args.screen, 1 if args.wall else args.slow
                    )
                    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"  # playwright runs a loop in this thread
                    messages = told(room, choices[: args.messages], args.screen)
                    if args.wall:
                        print(key, args.screen, by_the_clock(browser, page, messages, args.slow), flush=True)
                    else:
                        events = of_the_page(traced(browser, page, messages, CATEGORIES)[0])
                        print(key, args.screen, by_processor(events, len(messages), args.slow), flush=True)
                        if args.keep:
                            (args.keep / f"{key}-{args.screen}.json").write_text(json.dumps(events))
                        if args.parts:
                            print(by_parts(events, len(messages), args.slow), flush=True)
                    if args.keep:
                        page.wait_for_timeout(2000)
                        page.screenshot(path=args.keep / f"{key}-{args.screen}.png")
                    browser.close()


if __name__ == "__main__":
    main()
