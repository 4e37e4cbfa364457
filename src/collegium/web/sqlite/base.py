"""A backend of Django's databases: its own for SQLite, with another way of waiting for the disk.

With `synchronous=FULL` SQLite waits for the disk within every commit, and nobody else can write meanwhile. Where the
disk takes a tenth of a second now and then, writers queue up behind each other. Here SQLite commits without waiting
(`synchronous=NORMAL`), its lock is free again, and the writer waits outside until the log is on the disk: all who
committed before the disk is asked are served by one wait. Nothing is acknowledged before that.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db.backends.sqlite3 import base

from collegium.web.keeping import WAIT, made_private

BINARY = getattr(os, "O_BINARY", 0)


class Disk:
    """Whether what was written to one log has come to rest; shared by all connections of this process."""

    def __init__(self, log: str) -> None:
        self.log = log
        self.begun = self.done = 0  # waits for the disk, by their numbers
        self.counting, self.waiting = threading.Lock(), threading.Lock()

    def rest(self) -> None:
        """Return once everything that was committed before this call is on the disk."""
        with self.counting:
            mine = self.begun + 1  # the next wait to begin; the present one may have begun too early
        with self.waiting:
            if self.done >= mine:
                return
            with self.counting:
                self.begun += 1
            self.wait()
            self.done = self.begun

    def wait(self) -> None:
        """A log that is gone was written back to the database, which SQLite waits for."""
        try:
            file = os.open(self.log, os.O_RDWR | BINARY)
        except FileNotFoundError:
            return
        try:
            getattr(os, "fdatasync", os.fsync)(file)
        finally:
            os.close(file)


DISKS: dict[str, Disk] = {}


class Cursor(base.SQLiteCursorWrapper):
    """A statement by itself is committed when it was carried out; one that gives rows back, when it is closed."""

    rested: Any = None

    def execute(self, query: str, params: Any = None) -> Any:
        found = super().execute(query, params)
        self.rested()
        return found

    def executemany(self, query: str, param_list: Any) -> Any:
        found = super().executemany(query, param_list)
        self.rested()
        return found

    def close(self) -> None:
        super().close()
        self.rested()


class DatabaseWrapper(base.DatabaseWrapper):
    """Django's, that waits for the disk after a commit and not within."""

    known = 0  # changes that are on the disk

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        """Nobody but its owner may read a database that is made now."""
        if isinstance(conn_params["database"], Path):  # and no database in memory
            made_private(conn_params["database"])
        return super().get_new_connection(conn_params)

    def create_cursor(self, name: str | None = None) -> Any:
        cursor = self.connection.cursor(factory=Cursor)
        cursor.rested = self.rested
        return cursor

    def wait_to_write(self, seconds: float) -> None:
        """Return once no other program has locked the database; OperationalError after so many seconds."""
        if self.in_atomic_block:  # it has the lock
            return
        self.ensure_connection()
        with self.in_a_hurry(seconds), self.cursor() as cursor:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("ROLLBACK")

    @contextmanager
    def in_a_hurry(self, seconds: float) -> Iterator[None]:
        """Within it, this connection waits so long for a lock."""
        self.ensure_connection()
        self.connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")
        try:
            yield
        finally:
            if self.connection is not None:
                self.connection.execute(f"PRAGMA busy_timeout = {WAIT * 1000}")

    def rested(self) -> None:
        """Wait if a statement by itself has changed something."""
        if self.connection is not None and not self.in_atomic_block and self.connection.total_changes != self.known:
            self.rest()

    def rest(self) -> None:
        log = f"{self.settings_dict['NAME']}-wal"
        disk = DISKS.get(log) or DISKS.setdefault(log, Disk(log))
        changes = self.connection.total_changes
        with self.wrap_database_errors:
            try:
                disk.rest()
            except OSError as error:
                raise sqlite3.OperationalError(f"the disk did not take it: {error}") from error
        self.known = changes

    def _commit(self) -> None:
        super()._commit()
        if self.connection is not None:
            self.rest()
