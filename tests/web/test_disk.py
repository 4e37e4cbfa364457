"""What was acknowledged is on the disk, and who writes at the same moment shares one wait for it.

What other tests do without, for speed (`luck.wait_for_no_disk`), is tried here in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading

import pytest

from collegium.web.sqlite.base import Disk

WRITERS = 8
ALONE = """import json, os, sqlite3
asked = []
os.fdatasync = os.fsync = lambda file: asked.append(os.readlink(f"/proc/self/fd/{file}"))
import django
django.setup()
from django.core.management import call_command
from django.db import OperationalError, connection, transaction
call_command("migrate", verbosity=0)
from collegium.web.models import Person
told = {}
def count(name, act):
    del asked[:]
    act()
    told[name] = len(asked)
def together():
    with transaction.atomic():
        Person.objects.create(name="Ann")
        Person.objects.create(name="Ben")
def taken_back():
    try:
        with transaction.atomic():
            Person.objects.create(name="Cor")
            raise KeyError
    except KeyError:
        pass
count("together", together)
count("alone", lambda: Person.objects.create(name="Dan"))
count("changed", lambda: Person.objects.update(name="Eve"))
count("read", lambda: list(Person.objects.all()))
count("taken back", taken_back)
together()
told["file"] = asked[-1]
def mode(name):
    return connection.cursor().execute(f"PRAGMA {name}").fetchone()[0]
told["modes"] = [mode("journal_mode"), mode("synchronous")]
def refuse(file):
    raise OSError(5, "no disk")
os.fdatasync = os.fsync = refuse
try:
    together()
except OperationalError as error:
    told["refused"] = str(error)
print(json.dumps(told))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="which file a number stands for is asked of Linux's /proc")
def test_whatever_is_written_is_waited_for_once(tmp_path):
    made = subprocess.run(
        [sys.executable, "-c", ALONE], env={**os.environ, "COLLEGIUM_DATA_DIR": str(tmp_path)},
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    told = json.loads(made.stdout)
    assert told.pop("file") == str(tmp_path / "site.sqlite3-wal")
    assert told.pop("modes") == ["wal", 1]  # 1 is NORMAL: SQLite itself waits only when it writes the log back
    assert "no disk" in told.pop("refused")
    assert told == {"together": 1, "alone": 1, "changed": 1, "read": 0, "taken back": 0}


class Counted:
    """A lock that knows how often it was taken."""

    def __init__(self) -> None:
        self.lock, self.times = threading.Lock(), 0

    def __enter__(self) -> None:
        self.lock.acquire()
        self.times += 1

    def __exit__(self, *told: object) -> None:
        self.lock.release()


def test_those_who_come_while_the_disk_is_busy_share_the_next_wait(monkeypatch):
    """The one that has begun may have begun before they wrote."""
    disk, begun, free, waits = Disk("log"), threading.Event(), threading.Event(), []

    def wait():
        waits.append(threading.current_thread().name)
        begun.set()
        assert free.wait(20)

    monkeypatch.setattr(disk, "wait", wait)
    monkeypatch.setattr(disk, "counting", counted := Counted())
    first = threading.Thread(target=disk.rest, name="first")
    first.start()
    assert begun.wait(20)
    others = [threading.Thread(target=disk.rest) for _ in range(WRITERS)]
    for other in others:
        other.start()
    while counted.times < 2 + WRITERS:  # the first took it when it came and when it began
        first.join(0.01)
    assert len(waits) == 1 and all(other.is_alive() for other in others)
    free.set()
    for thread in (first, *others):
        thread.join(20)
        assert not thread.is_alive()
    assert len(waits) == 2 and waits[0] == "first"


def test_a_wait_that_failed_serves_nobody(monkeypatch):
    disk, waits = Disk("log"), []

    def wait():
        waits.append(1)
        if len(waits) == 1:
            raise OSError("no disk")

    monkeypatch.setattr(disk, "wait", wait)
    with pytest.raises(OSError, match="no disk"):
        disk.rest()
    disk.rest()
    assert len(waits) == 2
