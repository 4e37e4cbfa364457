"""Bots that search at the site: how long each takes to choose, and whether pages answer meanwhile.

    python benchmarks/site_thinking.py [--game nobel_run] [--level laureate] [--tables 1] [--seconds 60] [--json]

Starts a server of its own. At every table one person (who chooses at once, the first option) plays three bots of the
level, or as many as the game seats. The time of a choice is from the choice before it to itself, as the journal has
it; beside that the health page and the page of a table are asked for again and again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path

from site_load import Wire, part, wait_until_ready

from collegium.bots import thinker
from collegium.engine import engines
from collegium.registry import find


async def person(port: int, game: str, level: str, end: float, pages: list[float]) -> None:
    """Somebody at a table of bots, who looks a few times a second and chooses at once."""
    wire = Wire(port)
    await wire.ask("GET", "/me")
    variant, (_, high) = next(iter(find(game).variants.items()))
    seats = "&".join(f"seat-{n}={level if n else 'me'}" for n in range(min(high, 4)))
    status, headers, data = await wire.ask("POST", f"/new/{game}", f"variant={variant}&{seats}", live=False)
    assert status == 302, (status, data[-500:])
    table = headers["location"]
    while time.perf_counter() < end:
        begun = time.perf_counter()
        _, _, page = await wire.ask("GET", table)
        pages.append(time.perf_counter() - begun)
        html = page.decode()
        asked = html[html.index('id="choice"') :]
        answers = re.search(r'name="answers" value="(\d+)"', asked)
        option = re.search(r'name="option" value="(\d+)"', asked)
        if answers and option:
            body = f"option={option[1]}&answers={answers[1]}&seat=0"
            await wire.ask("POST", f"{table}choose", body)
        else:
            await asyncio.sleep(0.25)


async def pings(port: int, end: float, took: list[float]) -> None:
    wire = Wire(port)
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await wire.ask("GET", "/health")
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)


async def measure(port: int, args: argparse.Namespace, health: list[float], pages: list[float]) -> None:
    end = time.perf_counter() + args.seconds
    people = (person(port, args.game, args.level, end, pages) for _ in range(args.tables))
    await asyncio.gather(pings(port, end, health), *people)


def thoughts(data: Path) -> list[float]:
    """Seconds of every choice of a bot, from the journals."""
    found: list[float] = []
    last: dict[str, datetime] = {}
    with sqlite3.connect(data / "site.sqlite3") as database:
        for table, by, at in database.execute('select table_id, "by", at from site_entry order by table_id, number'):
            now = datetime.fromisoformat(at)
            if by == "b" and table in last:
                found.append((now - last[table]).total_seconds())
            last[table] = now
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nobel_run")
    parser.add_argument("--level", default="professor")
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    engines.compiled(find(args.game))
    thinker.searcher(find(args.game))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="collegium-thinking-") as folder:
        environment = {
            **os.environ, "COLLEGIUM_DATA_DIR": folder, "COLLEGIUM_LIMITS": "100000", "COLLEGIUM_LOG": "ERROR",
            "COLLEGIUM_PREPARE": "cached",
        }  # fmt: skip
        command = [sys.executable, "-m", "collegium.web.serve", "--port", str(port), "--no-browser"]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
            try:
                wait_until_ready(port, args.game)
                health: list[float] = []
                pages: list[float] = []
                asyncio.run(measure(port, args, health, pages))
            finally:
                process.terminate()
        choices = thoughts(Path(folder))
    found = {
        "game": args.game, "level": args.level, "tables": args.tables, "seconds": args.seconds,
        "choices_of_bots": len(choices), "choice_p50_s": round(part(choices, 0.5), 2),
        "choice_p99_s": round(part(choices, 0.99), 2), "choice_max_s": round(max(choices, default=0.0), 2),
        "health_p50_ms": round(part(health, 0.5) * 1000, 1), "health_p99_ms": round(part(health, 0.99) * 1000, 1),
        "health_max_ms": round(max(health, default=0.0) * 1000, 1),
        "page_p50_ms": round(part(pages, 0.5) * 1000, 1), "page_p99_ms": round(part(pages, 0.99) * 1000, 1),
    }  # fmt: skip
    print(json.dumps(found) if args.json else "\n".join(f"{name:>18}: {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
