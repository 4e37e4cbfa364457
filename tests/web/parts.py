"""PostgreSQL and Redis, started on loopback for a test run where they are installed, each on a port and in a folder of
its own; and a look at the rows behind a server."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

USER = "postgres"  # who runs it where we are root, whom PostgreSQL refuses


def absent(what: str, how: str) -> None:
    """Missing it is a failure where CI=true, otherwise a reason to skip."""
    message = f"{what} is not installed ({how})"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


def _program(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((found for place in (None, *folders) if (found := shutil.which(name, path=place))), "")


class Postgres:
    """A cluster of its own, without passwords and (unless told to be careful) without care for power cuts."""

    def __init__(self, port: int, careful: bool = False) -> None:
        if not (_program("initdb") and _program("pg_ctl")):
            absent("PostgreSQL", "apt-get install postgresql")
        if find_spec("psycopg") is None:
            absent("psycopg", 'pip install "collegium[postgres]"')
        self.url = f"postgres://collegium@127.0.0.1:{port}/postgres"
        self.folder = Path(tempfile.mkdtemp(prefix="collegium-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self._run("initdb", "--pgdata", self.folder, "--auth=trust", "--username=collegium", "--no-sync", "-E", "UTF8")
        self.options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync={'on' if careful else 'off'} -k {self.folder}"
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "-D", self.folder, "-w", "-l", self.folder / "log", "-o", self.options, "start")

    def fresh(self, name: str) -> str:
        """The address of a new database."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as database:
            database.execute(f"create database {name}")
        return self.url.removesuffix("postgres") + name

    def restart(self) -> None:
        self._run("pg_ctl", "-D", self.folder, "-w", "-m", "immediate", "-l", self.folder / "log", "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.folder, "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *told: object) -> None:
        become = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        command = [*become, _program(name), *map(str, told)]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=60)


class Redis:
    def __init__(self, port: int) -> None:
        if not shutil.which("redis-server"):
            absent("Redis", "apt-get install redis-server")
        if find_spec("redis") is None:
            absent("redis", 'pip install "collegium[redis]"')
        self.port, self.url = port, f"redis://127.0.0.1:{port}/0"
        self.start()

    def start(self) -> None:
        import redis

        kept = ("--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--dir", tempfile.gettempdir())
        command = ["redis-server", "--port", str(self.port), *kept]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        client, end = redis.Redis.from_url(self.url), time.monotonic() + 20
        while True:
            try:
                client.ping()
                return
            except redis.RedisError:
                assert time.monotonic() < end, "Redis did not come up"
                time.sleep(0.02)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def rows(server, sql: str) -> list[tuple]:
    """What the database of a server says."""
    url = server.environment.get("COLLEGIUM_DATABASE_URL")
    if url:
        import psycopg

        with psycopg.connect(url) as database:
            return database.execute(sql).fetchall()
    with sqlite3.connect(server.data / "site.sqlite3") as database:
        return database.execute(sql).fetchall()
