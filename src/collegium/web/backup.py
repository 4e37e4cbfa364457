"""Back up a site and restore it: `python -m collegium.web.backup save FILE` and `... restore FILE`.

One file holds the database (an online copy of SQLite, or what `pg_dump` says) and the keys: that which signs cookies,
and that by which push services know the site. It is made while the site is played on. Restoring wants a place where
nothing is: a new data folder, or an empty database.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from collegium.paths import data_dir

SQLITE, POSTGRES = "site.sqlite3", "site.dump"
KEYS = ("secret-key", "push-key")


class Unfit(Exception):
    """It cannot be done; the message says why and what to do."""


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
        else:
            raise Unfit(f"{data / SQLITE}: there is no site to back up (COLLEGIUM_DATA_DIR says where it is)")
        for key in KEYS:
            if (data / key).exists():
                shutil.copy(data / key, made / key)
        whole = made / "whole"
        with tarfile.open(whole, "w:gz") as archive:
            for part in (SQLITE, POSTGRES, *KEYS):
                if (made / part).exists():
                    archive.add(made / part, part)
        whole.chmod(0o600)
        os.replace(whole, file)


def restore(file: Path) -> None:
    """Put back what `save` wrote, where nothing is."""
    data, url = data_dir(), os.environ.get("COLLEGIUM_DATABASE_URL", "")
    data.mkdir(parents=True, exist_ok=True)
    if not url and (data / SQLITE).exists():
        raise Unfit(f"{data / SQLITE} is there already (expected a new folder: move it away first)")
    with tempfile.TemporaryDirectory(dir=data) as folder:
        made = Path(folder)
        try:
            with tarfile.open(file) as archive:
                archive.extractall(made, filter="data")
        except (OSError, tarfile.TarError) as error:
            raise Unfit(f"{file}: cannot be read: {error}") from None
        wanted = POSTGRES if url else SQLITE
        if not (made / wanted).exists():
            raise Unfit(f"{file} is of the other kind of database (expected {wanted} in it: COLLEGIUM_DATABASE_URL)")
        if url:
            _run("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={_plain(url)}", str(made / POSTGRES))
        else:
            os.replace(made / SQLITE, data / SQLITE)
        for key in KEYS:
            if (made / key).exists():
                os.replace(made / key, data / key)
                (data / key).chmod(0o600)


def _plain(url: str) -> str:
    """The address as PostgreSQL's own programs take it."""
    return urlsplit(url)._replace(scheme="postgresql").geturl()


def _run(*command: str) -> None:
    if shutil.which(command[0]) is None:
        raise Unfit(f"{command[0]} is not installed (it comes with PostgreSQL's client programs)")
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
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
