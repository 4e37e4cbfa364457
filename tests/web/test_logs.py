"""The log never holds anybody up: lines that nobody reads are dropped and counted. What it says is one line each."""

from __future__ import annotations

import json
import logging
import os
import sys
import threading
import time

import pytest

from collegium.web import logs

LINES = 400


@pytest.fixture
def pipe(monkeypatch):
    """A standard error that is a pipe; returns its other end."""
    ours, theirs = os.pipe()
    with os.fdopen(theirs, "w") as file, monkeypatch.context() as told:
        told.setattr(sys, "stderr", file)
        yield ours
    os.close(ours)


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
        data += os.read(ours, 65536)
    found = []
    for line in data.decode().splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            found.append(None)
    return found


def test_lines_that_nobody_reads_are_dropped_and_counted(pipe):
    log, begun, done = logger(), time.monotonic(), threading.Event()

    def write():
        for number in range(LINES):
            log.warning("x" * 1000, extra={"facts": {"number": number}})
        done.set()

    threading.Thread(target=write, daemon=True).start()
    assert done.wait(20), "the log waits for a reader"
    assert time.monotonic() - begun < 10
    first = os.read(pipe, 1 << 20)
    log.warning("again")
    told = read(pipe, "again")
    came = first.count(b"\n")
    assert 0 < came < LINES and told[-1]["message"] == "again"
    (dropped,) = [line for line in told if line and line["message"] == "lines were dropped"]
    assert came + dropped["count"] == LINES
    log.warning("and again")
    assert [line["message"] for line in read(pipe, "and again")] == ["and again"]


def test_a_long_line_comes_whole(pipe):
    log = logger()
    writing = threading.Thread(target=log.warning, args=["y" * 300_000], daemon=True)
    writing.start()
    data = b""
    while not data.endswith(b"\n"):
        data += os.read(pipe, 65536)
    assert json.loads(data)["message"] == "y" * 300_000
    writing.join(20)


def test_a_host_that_is_not_ours_is_one_line_without_a_trace(site, pipe, monkeypatch):
    from django.conf import settings

    client = site()
    monkeypatch.setattr(settings, "DEBUG_PROPAGATE_EXCEPTIONS", False)
    found = logging.getLogger("django.security.DisallowedHost")
    handler = logs.Unhurried()
    handler.setFormatter(logs.JsonLines())
    found.addHandler(handler)
    try:
        answer = client.get("/", headers={"host": "evil.example"})
    finally:
        found.removeHandler(handler)
    assert answer.status_code == 400
    data = os.read(pipe, 65536).decode()
    (line,) = [line for line in map(json.loads, data.splitlines()) if line["from"] == found.name]
    assert "evil.example" in line["message"] and "trace" not in line
