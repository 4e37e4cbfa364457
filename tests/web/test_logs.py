"""The log never holds anybody up: lines that nobody reads are dropped and counted. What it says is one line each."""

from __future__ import annotations

import json
import logging
import os
import select
import sys
import threading
import time
from contextlib import contextmanager

from collegium.web import logs

LINES = 400


@contextmanager
def unread():
    """The standard error is a pipe meanwhile; gives its other end. (No fixture: pytest sets it again for a test.)"""
    ours, theirs = os.pipe()
    before = sys.stderr
    with os.fdopen(theirs, "w") as file:
        sys.stderr = file
        try:
            yield ours
        finally:
            sys.stderr = before
            os.close(ours)


def some(ours):
    """What is in the pipe; an error when nothing comes."""
    assert select.select([ours], [], [], 20)[0], "nothing was written"
    return os.read(ours, 1 << 20)


def logger():
    handler = logs.Unhurried()
    handler.setFormatter(logs.JsonLines())
    found = logging.Logger("test")
    found.addHandler(handler)
    return found


def read(ours, until):
    """What comes, as objects, up to a line with this message; a line that was begun and not ended is left out."""
    data = b""
    while f'"{until}"'.encode() not in data:
        data += some(ours)
    found = []
    for line in data.decode().splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            found.append(None)
    return found


def test_lines_that_nobody_reads_are_dropped_and_counted():
    with unread() as pipe:
        dropped_and_counted(pipe)


def dropped_and_counted(pipe):
    log, begun, done = logger(), time.monotonic(), threading.Event()

    def write():
        for number in range(LINES):
            log.warning("x" * 1000, extra={"facts": {"number": number}})
        done.set()

    threading.Thread(target=write, daemon=True).start()
    assert done.wait(20), "the log waits for a reader"
    assert time.monotonic() - begun < 10
    first = some(pipe)
    log.warning("again")
    told = read(pipe, "again")
    came = first.count(b"\n")
    assert 0 < came < LINES and told[-1]["message"] == "again"
    (dropped,) = [line for line in told if line and line["message"] == "lines were dropped"]
    assert came + dropped["count"] == LINES
    log.warning("and again")
    assert [line["message"] for line in read(pipe, "and again")] == ["and again"]


def test_a_long_line_comes_whole(monkeypatch):
    monkeypatch.setattr(logs, "PATIENCE", 20)
    log = logger()
    with unread() as pipe:
        writing = threading.Thread(target=log.warning, args=["y" * 300_000], daemon=True)
        writing.start()
        data = b""
        while not data.endswith(b"\n"):
            data += some(pipe)
        writing.join(20)
    assert json.loads(data)["message"] == "y" * 300_000


def test_a_host_that_is_not_ours_is_one_line_without_a_trace(site, monkeypatch):
    from django.conf import settings

    client = site()
    monkeypatch.setattr(settings, "DEBUG_PROPAGATE_EXCEPTIONS", False)
    with unread() as pipe:  # the handler is the site's own
        answer = client.get("/", headers={"host": "evil.example"})
        data = some(pipe).decode()
    assert answer.status_code == 400
    (line,) = [line for line in map(json.loads, data.splitlines()) if line["from"] == "django.security.DisallowedHost"]
    assert "evil.example" in line["message"] and "trace" not in line
