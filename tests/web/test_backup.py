"""Back-up and restore: the same matches, byte for byte, from a file made while the site is played on."""

from __future__ import annotations

import os
import stat
import subprocess
import sys

from .test_rooms import begun

LOOK = """import sys
import django
django.setup()
from collegium.web.live import rooms
for table in sys.argv[1:]:
    room = rooms.room(table)
    print(room.match.bytes().hex(), room.version, [line.text for line in room.chats])
"""


def run(*command, **environment):
    told = subprocess.run(
        [sys.executable, *command], env={**os.environ, **environment}, capture_output=True, text=True, timeout=120
    )
    return told.returncode, told.stdout, told.stderr


def empty_place(tmp_path):
    """Where nothing is, of the kind of database that this process has."""
    from django.conf import settings

    place = {"COLLEGIUM_DATA_DIR": str(tmp_path / "new")}
    if url := os.environ.get("COLLEGIUM_DATABASE_URL"):
        import psycopg

        name = f"copy{os.getpid()}"
        with psycopg.connect(url, autocommit=True) as database:
            database.execute(f"create database {name}")
        place["COLLEGIUM_DATABASE_URL"] = url.rpartition("/")[0] + f"/{name}"
        assert settings.DATABASES["default"]["NAME"] != name
    return place


def test_what_was_backed_up_is_there_again(django, tmp_path):
    from django.conf import settings

    made = [begun("_trivial", 2), begun("_trivial", 3)]
    for room in made:
        for _ in range(3):
            seat = room.match.to_act[0]
            room.choose(seat, 1, room.asked(seat))
        room.chat(0, "kept")
    file, here = tmp_path / "site.tar.gz", {"COLLEGIUM_DATA_DIR": str(settings.DATA)}
    assert run("-m", "collegium.web.backup", "save", str(file), **here) == (0, "", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = "".join(f"{r.match.bytes().hex()} {r.version} {[line.text for line in r.chats]}\n" for r in made)
    made[0].choose(seat := made[0].match.to_act[0], 0, made[0].asked(seat))  # after the back-up
    place = empty_place(tmp_path)
    assert run("-m", "collegium.web.backup", "restore", str(file), **place) == (0, "", "")
    status, told, error = run("-c", LOOK, *(room.id for room in made), **place)
    assert status == 0 and told == before, error
    key = (tmp_path / "new" / "secret-key").read_text()
    assert key == (settings.DATA / "secret-key").read_text()
    status, _, error = run("-m", "collegium.web.backup", "restore", str(file), **place)
    assert status == 2 and ("already" in error or "exists" in error)


def test_what_cannot_be_done_is_said(tmp_path):
    nothing = {"COLLEGIUM_DATA_DIR": str(tmp_path / "nothing"), "COLLEGIUM_DATABASE_URL": ""}
    status, _, error = run("-m", "collegium.web.backup", "save", str(tmp_path / "f"), **nothing)
    assert status == 2 and "no site to back up" in error and not (tmp_path / "f").exists()
    (tmp_path / "f").write_text("not a back-up")
    status, _, error = run("-m", "collegium.web.backup", "restore", str(tmp_path / "f"), **nothing)
    assert status == 2 and "cannot be read" in error
