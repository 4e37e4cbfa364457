"""Back up a site and restore it: `python -m collegium.web.backup save FILE` and `... restore FILE`.

One file holds the database (an online copy of SQLite, or what `pg_dump` says) and the keys: that which signs cookies,
and that by which push services know the site. A manifest holds the checksum of each part. It is made while the site is
played on.

Restoring wants a place where nothing is: a new data folder, or an empty database. The whole file is read and checked
before anything is changed. Then all of it is put back, or nothing.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import zlib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from collegium.paths import data_dir, synced
from collegium.web.keeping import is_key

SQLITE, POSTGRES, MANIFEST = "site.sqlite3", "site.dump", "manifest.json"
KEYS = ("secret-key", "push-key")
PARTS = (SQLITE, POSTGRES, *KEYS)
COMPANIONS = ("", "-wal", "-shm", "-journal")  # SQLite's files; old ones would damage a new database
TABLES = {"django_migrations", "auth_user", "site_table", "site_seat", "site_entry", "site_person"}


class Unfit(Exception):
    """It cannot be done; the message says why and what to do."""


# ------------------------------------------------------------------------------------------------------------- saving


def save(file: Path) -> None:
    """Write the database, as it is at one moment, and the keys to a file that only its owner may read."""
    data, url = data_dir(), os.environ.get("COLLEGIUM_DATABASE_URL", "")
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        made = Path(folder)
        if url:
            _run("pg_dump", "--format=custom", f"--file={made / POSTGRES}", _plain(url))
        elif (data / SQLITE).exists():
            with closing(sqlite3.connect(data / SQLITE)) as site, closing(sqlite3.connect(made / SQLITE)) as copy:
                site.backup(copy)
            if wrong := _wrong(made / SQLITE):
                raise Unfit(f"{data / SQLITE} is damaged ({wrong}): keep the back-ups there are, and restore one")
        else:
            raise Unfit(f"{data / SQLITE}: there is no site to back up (COLLEGIUM_DATA_DIR says where it is)")
        for key in KEYS:
            if (data / key).exists():
                shutil.copy(data / key, made / key)
        parts = [part for part in PARTS if (made / part).exists()]
        (made / MANIFEST).write_text(json.dumps({"parts": {part: _digest(made / part) for part in parts}}))
        whole = made / "whole"
        with tarfile.open(whole, "w:gz") as archive:
            for part in (MANIFEST, *parts):
                archive.add(made / part, part)
        whole.chmod(0o600)
        synced(whole)
        os.replace(whole, file)


def _digest(file: Path) -> str:
    with file.open("rb") as part:
        return hashlib.file_digest(part, "sha256").hexdigest()


# ---------------------------------------------------------------------------------------------------------- restoring


def restore(file: Path) -> None:
    """Put back what `save` wrote, where nothing is."""
    data, url = data_dir(), os.environ.get("COLLEGIUM_DATABASE_URL", "")
    data.mkdir(parents=True, exist_ok=True)
    for there in () if url else [data / f"{SQLITE}{companion}" for companion in COMPANIONS]:
        if there.exists():
            raise Unfit(f"{there} is there already (expected a new folder: move it away first)")
    with tempfile.TemporaryDirectory(dir=data, prefix=".restore-") as folder:
        made = Path(folder)
        parts = _read(file, made)
        wanted, other = (POSTGRES, SQLITE) if url else (SQLITE, POSTGRES)
        if wanted not in parts:
            raise Unfit(
                f"{file} is of the other kind of database (expected {wanted} in it: COLLEGIUM_DATABASE_URL)"
                if other in parts
                else f"{file} holds no database (expected {wanted} in it)"
            )
        if url:
            _run("pg_restore", "--list", str(made / POSTGRES))
            _place(made, data, [part for part in KEYS if part in parts], lambda: _fill(made / POSTGRES, url))
        else:
            if wrong := _wrong(made / SQLITE):
                raise Unfit(f"the database in {file} is damaged ({wrong}); nothing was changed")
            _place(made, data, [part for part in (*KEYS, SQLITE) if part in parts], lambda: None)


def _read(file: Path, made: Path) -> list[str]:
    """Put the parts of a back-up into this folder and return their names. Unfit when a single byte is not as it was:
    gzip keeps a checksum of all it packed, and the manifest one of each part."""
    found: dict[str, str] = {}
    try:
        with tempfile.TemporaryFile(dir=made) as whole:
            with gzip.open(file) as packed:
                shutil.copyfileobj(packed, whole)
            whole.seek(0)
            with tarfile.open(fileobj=whole, mode="r:") as archive:
                for member in archive:
                    part = archive.extractfile(member) if member.name in (MANIFEST, *PARTS) else None
                    if part is None or member.name in found:
                        raise Unfit(f"{file} is no back-up of a site (it holds {member.name!r}); nothing was changed")
                    with part, (made / member.name).open("xb") as written:
                        shutil.copyfileobj(part, written)
                    (made / member.name).chmod(0o600)
                    found[member.name] = _digest(made / member.name)
        manifest = found.pop(MANIFEST, None)
        told = json.loads((made / MANIFEST).read_bytes())["parts"] if manifest else None
    except (OSError, EOFError, zlib.error, tarfile.TarError, ValueError, KeyError, TypeError) as error:
        raise Unfit(f"{file} is damaged or cut off, and cannot be read: {error}; nothing was changed") from None
    if told is None:
        print(f"collegium: {file} is of an older version and has no checksum of each part", file=sys.stderr)
    elif told != found:
        raise Unfit(f"{file} is damaged (the parts do not fit their checksums); nothing was changed")
    if KEYS[0] in found and not is_key((made / KEYS[0]).read_bytes()):
        raise Unfit(f"{file} is damaged (the secret key is none); nothing was changed")
    return list(found)


def _wrong(database: Path) -> str:
    """What is wrong with a site's SQLite file; empty when nothing is. All of it is read."""
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as site:
            (found,) = site.execute("PRAGMA integrity_check(1)").fetchone()
            there = {name for (name,) in site.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        return str(error)
    if found != "ok":
        return " ".join(str(found).split())[:200]
    return f"it has no table {min(TABLES - there)}" if TABLES - there else ""


def _place(made: Path, data: Path, parts: Sequence[str], then: Callable[[], None]) -> None:
    """Put these files into the data folder, then do the rest. If anything fails, the folder is as it was."""
    aside = made / "aside"
    aside.mkdir()
    for part in parts:
        synced(made / part)
    placed: list[str] = []
    try:
        for part in parts:
            if (data / part).exists():
                os.replace(data / part, aside / part)
            placed.append(part)
            os.replace(made / part, data / part)
        then()
    except BaseException:
        for part in placed:
            (data / part).unlink(missing_ok=True)
        for kept in aside.iterdir():
            os.replace(kept, data / kept.name)
        raise
    synced(data)


def _fill(dump: Path, url: str) -> None:
    """Fill an empty PostgreSQL database, or leave it empty."""
    _run("pg_restore", "--no-owner", "--single-transaction", f"--dbname={_plain(url)}", str(dump))


def _plain(url: str) -> str:
    """The address as PostgreSQL's own programs take it."""
    return urlsplit(url)._replace(scheme="postgresql").geturl()


def _run(*command: str) -> None:
    if shutil.which(command[0]) is None:
        raise Unfit(f"{command[0]} is not installed (it comes with PostgreSQL's client programs)")
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise Unfit(f"{command[0]}: {done.stderr.strip() or done.returncode}")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m collegium.web.backup", description="Back up a site, or restore it.")
    parser.add_argument("what", choices=("save", "restore"))
    parser.add_argument("file", type=Path)
    told = parser.parse_args(argv)
    try:
        (save if told.what == "save" else restore)(told.file)
    except (Unfit, OSError, sqlite3.Error) as error:
        print(f"collegium: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
