"""Back-up and restore: the same matches, byte for byte, from a file made while the site is played on."""

from __future__ import annotations

import hashlib
import io
import json
import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import tarfile

import pytest

from .test_many_servers import FAULTS
from .test_rooms import begun

DAMAGES = 200 if FAULTS > 1 else 24  # archives that are damaged, in each form
CHANGED = 8  # bytes of each

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
    assert error.count("\n") == 1 and list((tmp_path / "nothing").iterdir()) == []


# ---------------------------------------------------------------------------------------------------- damaged archives


@pytest.fixture(scope="module")
def archive(django, tmp_path_factory):
    """A back-up of a new site with SQLite, and what is in it."""

    from collegium.web import backup

    data = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as told:
        told.setenv("COLLEGIUM_DATA_DIR", str(data))
        told.delenv("COLLEGIUM_DATABASE_URL", raising=False)
        status, _, error = run(
            "-m", "collegium.web.manage", "migrate", "--verbosity", "0", COLLEGIUM_DATA_DIR=str(data)
        )
        assert status == 0, error
        shutil.copy(data / "secret-key", data / "push-key")
        file = tmp_path_factory.mktemp("archives") / "site.tar.gz"
        assert backup.main(["save", str(file)]) == 0
    with tarfile.open(file) as opened:
        return file, {member.name: opened.extractfile(member).read() for member in opened}


def packed(parts: dict[str, bytes]) -> bytes:
    """An archive of these parts; without a manifest, as older versions wrote it."""
    told = io.BytesIO()
    with tarfile.open(fileobj=told, mode="w:gz") as made:
        for name, data in parts.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            made.addfile(member, io.BytesIO(data))
    return told.getvalue()


def old(parts):
    return {name: data for name, data in parts.items() if name != "manifest.json"}


@pytest.fixture
def restore(tmp_path, monkeypatch, capsys):
    """Restore an archive into a new folder, or one with these files; returns the status, what is in the folder then,
    and what was said."""
    from collegium.web import backup

    monkeypatch.delenv("COLLEGIUM_DATABASE_URL", raising=False)

    def tried(told: bytes, before: dict[str, bytes] | None = None):
        file, data = tmp_path / "tried.tar.gz", tmp_path / "tried"
        shutil.rmtree(data, ignore_errors=True)
        data.mkdir()
        file.write_bytes(told)
        for name, kept in (before or {}).items():
            (data / name).write_bytes(kept)
        monkeypatch.setenv("COLLEGIUM_DATA_DIR", str(data))
        status = backup.main(["restore", str(file)])
        return status, {one.name: one.read_bytes() for one in data.iterdir()}, capsys.readouterr().err

    return tried


@pytest.mark.parametrize("form", [dict, old])
def test_a_damaged_archive_is_refused_or_restored_whole(archive, restore, form):
    """Eight bytes of each are others. Damage in what gzip keeps beside the data (its time) changes nothing."""
    parts = form(archive[1])
    whole, luck, refused = packed(parts), random.Random(31), 0
    for _ in range(DAMAGES):
        damaged = bytearray(whole)
        for place in luck.sample(range(len(damaged)), CHANGED):
            damaged[place] ^= luck.randrange(1, 256)
        status, found, error = restore(bytes(damaged))
        refused += status
        assert status in (0, 2), error
        if status:
            assert found == {} and error.count("\n") == 1 and "nothing was changed" in error
        else:
            assert found == old(parts)
    print(f"{refused // 2} of {DAMAGES} refused, the others restored whole")
    assert refused > DAMAGES  # most: each counts two


def test_an_archive_that_was_cut_off_is_refused_in_a_sentence(archive, restore):
    whole = archive[0].read_bytes()
    for length in (0, 5, 100, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        status, found, error = restore(whole[:length])
        assert status == 2 and found == {} and error.count("\n") == 1, (length, error)
        assert "damaged or cut off" in error


def test_an_archive_of_an_older_version_is_restored_with_a_word(archive, restore):
    status, found, error = restore(packed(old(archive[1])))
    assert status == 0 and found == old(archive[1]) and "older version" in error
    status, found, error = restore(archive[0].read_bytes())
    assert (status, found, error) == (0, old(archive[1]), "")


def altered(parts, **told):
    """These parts with others in their place, and a manifest that fits."""
    made = {**parts, **told}
    sums = {name: hashlib.sha256(data).hexdigest() for name, data in made.items()}
    return packed({"manifest.json": json.dumps({"parts": sums}).encode(), **made})


def test_what_is_no_site_is_refused_although_its_checksums_fit(archive, restore, tmp_path):
    parts = old(archive[1])
    site = parts["site.sqlite3"]
    with sqlite3.connect(tmp_path / "other") as other:
        other.execute("CREATE TABLE something (of TEXT)")
    holed = bytearray(site)
    holed[4096 * 5 : 4096 * 30] = bytes(4096 * 25)
    for told, why in (
        ({"site.sqlite3": (tmp_path / "other").read_bytes()}, "has no table"),
        ({"site.sqlite3": bytes(holed)}, "is damaged"),
        ({"site.sqlite3": site[: len(site) // 2]}, "is damaged"),
        ({"site.sqlite3": b""}, "has no table"),
        ({"secret-key": b"short"}, "secret key"),
        ({"more": b"x"}, "holds 'more'"),
    ):
        status, found, error = restore(altered(parts, **told))
        assert status == 2 and found == {} and why in error and error.count("\n") == 1, error
    lost = {name: data for name, data in archive[1].items() if name != "secret-key"}
    status, found, error = restore(packed(lost))
    assert status == 2 and found == {} and "checksums" in error


@pytest.mark.parametrize("fails", [0, 1, 2, 3])
def test_a_restore_that_fails_leaves_the_folder_as_it_was(archive, restore, monkeypatch, fails):
    """A key is there already; its place is taken, and given back."""
    moves, move = [], os.replace

    def failing(source, place):
        moves.append(place)
        if len(moves) == fails + 1:
            raise OSError(28, "No space left on device")
        move(source, place)

    before = {"secret-key": b"the one before"}
    with monkeypatch.context() as full:
        full.setattr(os, "replace", failing)
        status, found, error = restore(archive[0].read_bytes(), before)
    assert status == 2 and found == before and "No space" in error
    status, found, _ = restore(archive[0].read_bytes(), before)
    assert status == 0 and found == old(archive[1])


@pytest.mark.parametrize("there", ["site.sqlite3", "site.sqlite3-wal"])
def test_what_is_there_is_not_written_over(archive, restore, there):
    status, found, error = restore(archive[0].read_bytes(), {there: b"x"})
    assert status == 2 and found == {there: b"x"} and there in error


def test_a_damaged_site_does_not_become_a_back_up(archive, tmp_path, monkeypatch, capsys):
    from collegium.web import backup

    holed = bytearray(archive[1]["site.sqlite3"])
    holed[4096 * 5 : 4096 * 30] = bytes(4096 * 25)
    (tmp_path / "site.sqlite3").write_bytes(holed)
    monkeypatch.setenv("COLLEGIUM_DATA_DIR", str(tmp_path))
    monkeypatch.delenv("COLLEGIUM_DATABASE_URL", raising=False)
    (tmp_path / "site.tar.gz").write_bytes(b"the one before")
    assert backup.main(["save", str(tmp_path / "site.tar.gz")]) == 2
    assert "is damaged" in capsys.readouterr().err and (tmp_path / "site.tar.gz").read_bytes() == b"the one before"
