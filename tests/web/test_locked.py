"""Another program locks the database while tables are played: who looks is answered, who chooses is told soon that it
was not kept, and everything goes on afterwards."""

from __future__ import annotations

import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from .conftest import Server
from .test_many_servers import Player

TABLES = 6
LOCKED = 6.0  # seconds
LOOK, TOLD = 1.0, 5.0  # seconds that anybody may wait to see a table, and to hear that a choice was not kept
SLACK = 1.0  # seconds more, on a busy machine


@contextmanager
def locked(file):
    """As by a program that copies the file, or has it open to repair it."""
    other = sqlite3.connect(file, isolation_level=None, timeout=20)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def timed(work):
    begun = time.monotonic()
    return work(), time.monotonic() - begun


@pytest.fixture
def played(tmp_path):
    found = Server(tmp_path, COLLEGIUM_BOT_PAUSE="0.05")
    yield found
    found.stop()


def test_looks_do_not_wait_for_a_locked_database(played):
    people = [Player(played) for _ in range(TABLES)]
    for person in people:
        assert person.choose(played) == 204
    told, looks, over = [], [], threading.Event()

    def choose(person):
        """Choose again and again, as somebody does who is told to try again."""
        while not over.is_set():
            status, seconds = timed(lambda: person.choose(played))
            told.append((status, seconds))

    def look(person):
        while not over.is_set():
            (status, _), seconds = timed(lambda: person.get(person.table))
            looks.append((status, seconds))
            time.sleep(0.1)

    watching = []
    for person in people:
        watcher = Player.__new__(Player)
        watcher.__dict__ = {**person.__dict__, "cookies": dict(person.cookies), "received": bytearray()}
        watching.append(watcher)
    with ThreadPoolExecutor(2 * TABLES) as crowd:
        begun = [crowd.submit(choose, person) for person in people] + [crowd.submit(look, one) for one in watching]
        time.sleep(0.3)
        with locked(played.data / "site.sqlite3"):
            looks.clear()
            told.clear()
            time.sleep(LOCKED)
            during, refused = list(looks), [row for row in told if row[0] == 503]
        over.set()
        for one in begun:
            one.result(60)
    longest = [max((seconds for _, seconds in found), default=0.0) for found in (during, refused)]
    print(f"{len(during)} looks, the longest {longest[0]:.2f} s")
    print(f"{len(refused)} choices not kept, told after {longest[1]:.2f} s at most")
    assert {status for status, _ in during} == {200} and len(during) >= TABLES
    assert longest[0] < LOOK + SLACK and refused and longest[1] < TOLD + SLACK
    for person in people:
        person.again_if_over()
        assert person.choose(played) == 204
        assert person.journal == person.kept


def test_too_many_who_wait_are_told_at_once(django, monkeypatch):
    """So that threads are left for those who look."""
    from django.db import OperationalError, connection

    from collegium.web.live import writing

    waits, free = [], threading.Event()

    def wait_to_write(self, seconds):
        waits.append(seconds)
        assert free.wait(20)

    monkeypatch.setattr(type(connection.copy()), "wait_to_write", wait_to_write, raising=False)
    monkeypatch.setattr(writing, "LONG", 0.05)
    threads = [threading.Thread(target=writing.wait) for _ in range(writing.FEW)]
    for thread in threads:
        thread.start()
    while len(waits) < writing.FEW:
        time.sleep(0.01)
    time.sleep(0.1)
    with pytest.raises(OperationalError, match="locked"):
        writing.wait()
    free.set()
    for thread in threads:
        thread.join(20)
    writing.wait()
