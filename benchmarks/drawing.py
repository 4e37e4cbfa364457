"""What it costs the site to draw a position for three viewers, and how large a message is: whole games of students.

    python benchmarks/drawing.py [GAME ...] [--seats 3] [--board wide] [--warm 2] [--profile tottime] [--tail]

The site in this process, with a database of its own. Told per game: ms of processor time from the choice that was made
to the messages of three viewers (median, p99), bytes of a message as it is and as a gzipped stream sends it (median).
Games with other seeds warm what is kept for every table; this table's own words are drawn as they come. On a shared
machine processor time varies too: beside each position a fixed piece of work is measured, and the times told are those
of the quietest moments of the run (`slowed`: how much longer the work took at the median, `work_us`: how long it took
then; two runs are compared where that is the same). `--tail` profiles the slowest twentieth alone.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import os
import pstats
import statistics
import tempfile
import time
import zlib
from typing import Any

from collegium import bots
from collegium.engine import engines
from collegium.registry import find, keys

VIEWERS = 3


def set_up(data: str) -> None:
    """The site in this process."""
    os.environ.update(
        DJANGO_SETTINGS_MODULE="collegium.web.settings", COLLEGIUM_DATA_DIR=data, COLLEGIUM_LOG="ERROR"
    )  # fmt: skip
    import django
    from django.core.management import call_command

    django.setup()
    from collegium.web import assets

    call_command("migrate", verbosity=0)
    assets.collect()


def table(key: str, seats: int, seed: int) -> Any:
    """A room without bots."""
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person, Table

    game = find(key)
    variant, (low, high) = next(iter(game.variants.items()))
    count = min(max(seats, low), high)
    here = [(tables.HERE, f"Player {number}") for number in range(1, count)]
    made = tables.create(Person.objects.create(name="Ada"), game, variant, [(tables.ME, ""), *here])
    Table.objects.filter(id=made.id).update(seed=str(seed), state=Table.RUNNING)
    return rooms.room(made.id)


def fixed_work() -> float:
    """Seconds that something of the same kind takes now: strings, dictionaries, calls."""
    start = time.process_time()
    found: dict[str, int] = {}
    for number in range(1500):
        found[f"piece-{number % 97}"] = len("".join(("<g ", str(number), ">")))
    return time.process_time() - start


def game_of(key: str, args: argparse.Namespace, seed: int, profiled: bool = False) -> dict[str, list[Any]]:
    """One whole game; what was measured at each position."""
    from collegium.web.door.stream import message
    from collegium.web.page.paint import Painting, Viewer, paint

    room = table(key, args.seats, seed)
    match = room.match
    viewers = [Viewer(number % match.seats, "en", board=args.board) for number in range(VIEWERS)]
    before: list[Painting | None] = [None] * VIEWERS
    streams = [zlib.compressobj(6, zlib.DEFLATED, 31, 5) for _ in range(VIEWERS)]
    found: dict[str, list[Any]] = {"ms": [], "work": [], "raw": [], "gzipped": [], "profiles": []}
    while True:
        profile = cProfile.Profile() if profiled else None
        if profile:
            profile.enable()
        start = time.process_time()
        paintings = [paint(room, viewer) for viewer in viewers]
        told = [message(painting, old) for painting, old in zip(paintings, before, strict=True)]
        spent = time.process_time() - start
        if profile:
            profile.disable()
        work = fixed_work()
        sent = [squeeze.compress(one) + squeeze.flush(zlib.Z_SYNC_FLUSH) for squeeze, one in zip(streams, told)]
        if before[0] is not None:
            found["ms"].append(spent * 1000)
            found["work"].append(work)
            found["profiles"] += [profile] if profile else []
            found["raw"] += map(len, told)
            found["gzipped"] += map(len, sent)
        before = list(paintings)
        if match.over:
            return found
        seat = match.to_act[0]
        room.choose(seat, bots.pick(match, seat, "student"), room.asked(seat))
        gc.collect(1)


def measure(key: str, args: argparse.Namespace) -> dict[str, Any]:
    engines.compiled(find(key))
    for number in range(args.warm):
        game_of(key, args, args.seed + 1 + number)
    gc.collect()
    gc.freeze()  # as the server does
    gc.disable()
    found = game_of(key, args, args.seed, bool(args.profile))
    gc.enable()
    if args.profile:
        slowest = sorted(range(len(found["ms"])), key=found["ms"].__getitem__, reverse=True)
        chosen = slowest[: len(slowest) // 20 + 1] if args.tail else slowest
        pstats.Stats(*[found["profiles"][k] for k in chosen]).sort_stats(args.profile).print_stats(45)
    quiet = sorted(found["work"])[len(found["work"]) // 20]
    slowed = statistics.median(found["work"]) / quiet
    times = sorted(ms * quiet / max(work, quiet) for ms, work in zip(found["ms"], found["work"], strict=True))
    return {
        "game": key, "positions": len(times), "median_ms": round(statistics.median(times), 2),
        "p99_ms": round(times[int(len(times) * 0.99) - 1], 2), "raw": statistics.median(found["raw"]),
        "gzipped": statistics.median(found["gzipped"]), "slowed": round(slowed, 2), "work_us": round(quiet * 1e6),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[key for key in keys() if find(key).stage])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--board", default="wide", help="the kind of screen")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--warm", type=int, default=2, help="games played before, with other seeds")
    parser.add_argument("--profile", default="", help="how to sort a profile of the drawing: tottime, cumtime")
    parser.add_argument("--tail", action="store_true", help="profile the slowest twentieth of the positions alone")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="collegium-drawing-") as data:
        set_up(data)
        for key in args.games:
            print(json.dumps(measure(key, args)), flush=True)


if __name__ == "__main__":
    main()
