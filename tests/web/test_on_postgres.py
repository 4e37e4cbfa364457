"""Every test that touches rooms once more, on PostgreSQL: the same files in another process, but for what goes through
a browser or a server of its own (`test_many_servers.py` has both databases by itself)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..breadth import wide

HERE = Path(__file__).parent
# Threads of keepers that were stopped leave their connections to the garbage, and psycopg tells whoever is there.
LEFT = ("-W", "ignore::ResourceWarning", "-W", "ignore::pytest.PytestUnraisableExceptionWarning")
ROOMS = ("rooms", "rounds", "outages", "rights", "backup", "clocks", "notices")
MORE = {
    "tables": ("coming_and_going", "keeper", "shown"),
    "people": ("admin", "challenges", "data_rights", "deliveries", "even", "even_bots", "factor", "front", "guesses",
               "late", "manners", "me", "person", "push", "ratings", "strong", "told"),
    "gatherings": ("classes", "rated_classes", "tournaments"),
    "thought": ("advice", "faces", "figures", "guided", "html", "limits", "quick_start", "replay", "study", "thinking"),
    "doors": ("api", "programs", "secrets", "site"),
}  # fmt: skip
WITHOUT = {  # a room, or a database that could be another
    "assets", "deploy", "disk", "floods", "gateway", "guard", "homes", "layers", "listing", "load", "locked", "logs",
    "mail", "many_servers", "memory", "older", "on_postgres", "options", "pace", "pools", "rows", "safe_keeping",
    "sharing", "sources", "upgrade",
}  # fmt: skip


def test_no_file_is_forgotten():
    """One that is new stands in a list above, or goes through a browser."""
    known = {*ROOMS, *WITHOUT, *(name for names in MORE.values() for name in names)}
    texts = {file.stem.removeprefix("test_"): file.read_text() for file in HERE.glob("test_*.py")}
    assert known <= set(texts)
    left = {name: text for name, text in texts.items() if name not in known}
    assert not [name for name, text in left.items() if not re.search(r"def \w+\([^)]*\b(browser|wired)\b", text)]


@pytest.mark.parametrize("group", ["rooms", *map(wide, MORE)])
def test_rooms_on_postgres(postgres, group):
    """Each in a database of its own: the luck of the tests gives the same names again."""
    names = MORE.get(group, ROOMS)
    files = [str(HERE / f"test_{name}.py") for name in names]
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-m", "not wide and not flaky", *LEFT, *files]
    environment = {**os.environ, "COLLEGIUM_DATABASE_URL": postgres.fresh(group)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=HERE.parents[1], timeout=600)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 20, done.stdout
