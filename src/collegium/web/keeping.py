"""Checks of the data folder when the site starts: the secret key and the database.

A message names each damaged file and says what to do. Nothing that may still be saved is written over.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

from collegium.paths import write_safely

SHORTEST = 50  # letters of a secret key
WAIT = 4  # seconds that anybody waits for a database that another program has locked
RESTORE = "python -m collegium.web.backup restore FILE"


class Damaged(ValueError):
    """Something in the data folder cannot be used; the message names the file and says what to do."""


def kept_secret(file: Path) -> str:
    """A key made on the first start and kept in the data folder, readable by its owner only. Where a crash left
    it empty, a new one is made: then everybody has to log in again. A start that finds a key writes nothing."""
    if file.exists() and not file.read_bytes().strip():
        print(f"collegium: {file} is damaged; a new key is made, everybody has to log in again", file=sys.stderr)
        file.unlink(missing_ok=True)
    if not file.exists():
        with suppress(FileExistsError):
            write_safely(file, secrets.token_urlsafe(60).encode(), anew=True)
    if not is_key(found := private(file).read_bytes()):
        raise Damaged(
            f"{file} is damaged (expected at least {SHORTEST} letters): put back the one of a back-up, or remove it: "
            "then a new one is made, and everybody has to log in again"
        )
    return found.decode().strip()


def is_key(found: bytes) -> bool:
    """Return whether this may be a secret key: long enough, and text."""
    text = found.strip()
    return len(text) >= SHORTEST and text.isascii() and text.decode().isprintable()


def private(file: Path) -> Path:
    """A file that only its owner may read."""
    if file.stat().st_mode & 0o077:
        with suppress(PermissionError):  # it is somebody else's
            file.chmod(0o600)
    return file


def made_private(file: Path) -> None:
    """See to it that the file is there, and only its owner may read it; SQLite gives its companions the same rights."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    private(file)


def database_file(file: Path, key: bool) -> Path:
    """The database of the site; made when it is first used. `key`: the site has been set up before, so that a file
    without a byte cannot be right (Damaged)."""
    if key and file.exists() and not file.stat().st_size:
        raise Damaged(f"{file} is empty, but its site has a key: what was in it is lost. {_restoring(file)}")
    return file


def check_database(file: Path) -> None:
    """Read the whole database, as SQLite checks it. Damaged when it is not as it should be."""
    if not file.exists() or not file.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(file, timeout=WAIT)) as site:
            (found,) = site.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:  # it may be whole, but cannot be read now
        raise Damaged(f"{file} cannot be read: {error}") from None
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise Damaged(f"{file} is damaged ({' '.join(found.split())[:100]}). {_restoring(file)}")


def _restoring(file: Path) -> str:
    return f"Move {file.parent} away and restore a back-up: {RESTORE}"
