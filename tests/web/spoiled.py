"""The site with faults that are switched from outside, by files in its data folder. Started like `collegium.web.serve`.

`clock`: how many seconds the time is off. `read-only`: the database takes no writes. `slow`: bots think for as long as
the file is there (or names another process), and write the number of their process into `thinking`; `thoughts` has a
line for each: the process, the match's seed, how many choices were made in it, and the seat.
"""

from __future__ import annotations

import os
import sys
import time
from datetime import timedelta
from pathlib import Path

from django.utils import timezone

DATA = Path(os.environ["COLLEGIUM_DATA_DIR"])
CLOCK, READ_ONLY, SLOW = (DATA / name for name in ("clock", "read-only", "slow"))
THINKING, THOUGHTS = DATA / "thinking", DATA / "thoughts"
LONGEST = 300.0  # seconds that a bot is held
_now, _time = timezone.now, time.time


def off() -> float:
    try:
        return float(CLOCK.read_text())
    except (OSError, ValueError):
        return 0.0


timezone.now = lambda: _now() + timedelta(seconds=off())
time.time = lambda: _time() + off()

import django  # noqa: E402  (the clock comes first: models keep the function)
from django.db.backends.signals import connection_created  # noqa: E402

django.setup()

from collegium import bots  # noqa: E402
from collegium.web import serve  # noqa: E402
from collegium.web.live import keeper, sharing, thinking  # noqa: E402

_pick, _takes_time = bots.pick, keeper.takes_time


def guarded(execute, sql, params, many, context):
    """As on a disk that is mounted read-only: what is read is read, what is written is refused by SQLite."""
    context["connection"].connection.execute(f"PRAGMA query_only = {int(READ_ONLY.exists())}")
    return execute(sql, params, many, context)


def connected(connection, **told):
    connection.execute_wrappers.append(guarded)


def slow() -> bool:
    """Are the bots of this process held?"""
    try:
        return SLOW.read_text() in ("", str(os.getpid()))
    except OSError:
        return False


def pick(match, seat, *told, **more):
    with THOUGHTS.open("a") as thoughts:
        thoughts.write(f"{os.getpid()} {match.seed} {len(match.choices)} {seat}\n")
    if slow():
        THINKING.write_text(str(os.getpid()))
        end = time.monotonic() + LONGEST
        while slow() and time.monotonic() < end:
            time.sleep(0.02)
    return _pick(match, seat, *told, **more)


connection_created.connect(connected)
bots.pick = pick
keeper.takes_time = lambda level: SLOW.exists() or _takes_time(level)
sharing.is_ready = lambda game: True  # nothing is compiled here
thinking.turns.workers = 2  # as on a machine with one core

if __name__ == "__main__":
    sys.exit(serve.main())
