"""Rooms, rounds, rights, outages, clocks, notices once more, on PostgreSQL: the same tests in another process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
AGAIN = ("test_rooms", "test_rounds", "test_outages", "test_rights", "test_backup", "test_clocks", "test_notices")


def test_rooms_on_postgres(postgres):
    files = [str(HERE / f"{name}.py") for name in AGAIN]
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", *files]
    environment = {**os.environ, "COLLEGIUM_DATABASE_URL": postgres.url}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=HERE.parents[1], timeout=600)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 30, done.stdout
