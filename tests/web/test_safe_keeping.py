"""What the site keeps outlives a crash, and is nobody else's to read: the key, the static files, the database."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest


def test_a_key_that_a_crash_left_empty_is_made_anew(django, tmp_path, capsys):
    from collegium.web.keeping import kept_secret

    file = tmp_path / "secret-key"
    first = kept_secret(file)
    assert len(first) >= 50 and kept_secret(file) == first and not capsys.readouterr().err
    file.write_bytes(b"")
    second = kept_secret(file)
    assert len(second) >= 50 and "damaged" in capsys.readouterr().err
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and [found.name for found in tmp_path.iterdir()] == [file.name]


def test_only_the_owner_may_read_what_is_kept(tmp_path):
    """Also what was made before, by a version that did not care."""
    (tmp_path / "site.sqlite3").touch(0o644)
    command = [sys.executable, "-m", "collegium.web.manage", "migrate", "--verbosity", "0"]
    environment = {**os.environ, "COLLEGIUM_DATA_DIR": str(tmp_path)}
    subprocess.run(command, check=True, env=environment)
    open_to = {file.name: stat.S_IMODE(file.stat().st_mode) & 0o077 for file in tmp_path.iterdir() if file.is_file()}
    assert {"site.sqlite3", "secret-key"} <= set(open_to) and not any(open_to.values()), open_to


@pytest.mark.parametrize("damaged", ["staticfiles.json", "seal"])
def test_static_files_that_a_crash_damaged_are_collected_again(django, tmp_path, damaged):
    from django.conf import settings
    from django.test.utils import override_settings

    from collegium.web import assets

    shutil.copytree(settings.STATIC_ROOT, tmp_path / "static")
    whole = (tmp_path / "static" / "staticfiles.json").read_bytes()
    (tmp_path / "static" / damaged).write_bytes(b"")
    with override_settings(STATIC_ROOT=tmp_path / "static"):
        assets.collect()
    assert (tmp_path / "static" / "staticfiles.json").read_bytes() == whole
    assert len((tmp_path / "static" / "seal").read_text()) == 64


def test_the_cookie_of_a_guest_who_comes_again_is_renewed(site, monkeypatch):
    import time

    from collegium.web.live import people
    from collegium.web.models import Person

    ann, client, day = Person.objects.create(name="Ann"), site(), 60 * 60 * 24
    value, real = people.signed(ann.id), time.time
    client.cookies[people.COOKIE] = value
    assert people.COOKIE not in client.get("/me").cookies
    monkeypatch.setattr(time, "time", lambda: real() + 200 * day)
    renewed = client.get("/me").cookies[people.COOKIE].value
    assert renewed != value
    monkeypatch.setattr(time, "time", lambda: real() + 500 * day)
    client.cookies[people.COOKIE] = renewed
    assert "Ann" in client.get("/me").content.decode()
    client.cookies[people.COOKIE] = value  # never renewed
    assert "Ann" not in client.get("/me").content.decode()


@pytest.mark.parametrize(
    ("path", "form"),
    [("/me/name", {"name": "A\0nn"}), ("/login", {"username": "a\0", "password": "b"}), ("/language", {"a\0": "1"})],
)
def test_what_is_no_text_is_refused(site, path, form):
    assert site().post(path, form).status_code == 400


def test_addresses_and_programs_with_nul_are_refused(site):
    from collegium.web.door import api
    from collegium.web.models import Person

    assert site().get("/t/a%00b/").status_code == 400 and site().get("/me?as=%00").status_code == 400
    program = site(headers={"Authorization": f"Bearer {api.new_key(Person.objects.create(name='R'))}"})
    answer = program.post("/api/join", '{"invitation": "a\\u0000b"}', content_type="application/json")
    assert answer.status_code == 400 and answer.json()["error"] == "refused-malformed"


def test_another_password_ends_the_key_of_programs(site):
    import re

    client = site()
    client.post("/register", {"username": "keyed", "password1": "long-enough-1", "password2": "long-enough-1"})
    key = re.search(r'id="key" value="([^"]+)"', client.post("/me/key").content.decode())[1]
    program = site(headers={"Authorization": f"Bearer {key}"})
    assert program.get("/api/tables").status_code == 200
    new = {"old_password": "long-enough-1", "new_password1": "longer-still-2", "new_password2": "longer-still-2"}
    assert client.post("/me/password", new).status_code == 302
    assert program.get("/api/tables").status_code == 401


def test_debug_in_public_is_warned_of(tmp_path):
    """The line comes before the server does; an address that is taken ends it at once."""
    environment = {**os.environ, "COLLEGIUM_DATA_DIR": str(tmp_path), "COLLEGIUM_DEBUG": "1"}
    code = (
        "import uvicorn; uvicorn.Server.run = lambda *a, **k: None\n"
        "from collegium.web.serve import serve; serve('0.0.0.0', 0, False)"
    )
    for debug, warned in (("1", True), ("0", False)):
        environment["COLLEGIUM_DEBUG"] = debug
        told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert ("never in public" in told.stderr) is warned, told.stderr


def test_the_cache_of_somebody_else_is_not_executed(tmp_path, monkeypatch):
    """Compiled rules are code: the folder to fall back to has to be ours alone."""
    import getpass
    import tempfile

    from collegium import paths

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("COLLEGIUM_CACHE_DIR", "/proc/nowhere")
    shared = tmp_path / f"collegium-{getpass.getuser()}"
    assert paths.cache_dir() == shared and stat.S_IMODE(shared.stat().st_mode) == 0o700
    for spoil in (lambda: shared.chmod(0o777), lambda: (shared.rmdir(), shared.symlink_to(tmp_path))):
        monkeypatch.setenv("COLLEGIUM_CACHE_DIR", "/proc/nowhere")
        spoil()
        found = paths.cache_dir()
        assert found != shared and paths.ours_alone(found) and paths.cache_dir() == found == Path(found).resolve()


# ---------------------------------------------------------------------------------------------------------- the start


def started(folder, **environment):
    """Start the site on a folder, up to the moment at which it would serve; its status and what it said."""
    code = (
        "import sys, uvicorn; uvicorn.Server.run = lambda *a, **k: None\n"
        "from collegium.web.serve import serve; sys.exit(serve('127.0.0.1', 0, False))"
    )
    told = {**os.environ, "COLLEGIUM_DATA_DIR": str(folder), "COLLEGIUM_DATABASE_URL": "", **environment}
    done = subprocess.run([sys.executable, "-c", code], env=told, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stderr


@pytest.fixture(scope="module")
def set_up(tmp_path_factory):
    """The data folder of a site that was started once."""
    folder = tmp_path_factory.mktemp("set-up")
    assert started(folder) == (0, "")
    return folder


def cut(data):
    return data[: len(data) // 2]


def holed(data):
    return data[: 4096 * 5] + bytes(4096 * 25) + data[4096 * 30 :]


@pytest.mark.parametrize("damage", [lambda data: b"", cut, holed, lambda data: b"text\n" * 2000])
def test_a_damaged_database_is_named_with_what_to_do(set_up, tmp_path, damage):
    """And it stays as it is: somebody may still save something of it."""
    shutil.copytree(set_up, tmp_path / "site")
    file = tmp_path / "site" / "site.sqlite3"
    left = damage(file.read_bytes())
    file.write_bytes(left)
    status, error = started(tmp_path / "site")
    assert status == 2 and error.count("\n") == 1 and str(file) in error
    assert "python -m collegium.web.backup restore" in error and file.read_bytes() == left


@pytest.mark.parametrize("damage", [cut, lambda data: b"\xff\0" + data])
def test_a_damaged_key_is_named_with_what_to_do(set_up, tmp_path, damage):
    shutil.copytree(set_up, tmp_path / "site")
    file = tmp_path / "site" / "secret-key"
    file.write_bytes(left := damage(file.read_bytes()))
    status, error = started(tmp_path / "site")
    assert status == 2 and error.count("\n") == 1 and str(file) in error and "back-up" in error
    assert file.read_bytes() == left


def test_settings_that_are_read_make_no_database(tmp_path):
    """So that one without a byte is never taken for the site's own, which was lost."""
    environment = {**os.environ, "COLLEGIUM_DATA_DIR": str(tmp_path), "COLLEGIUM_DATABASE_URL": ""}
    subprocess.run([sys.executable, "-c", "import django; django.setup()"], check=True, env=environment)
    assert (tmp_path / "secret-key").exists() and not (tmp_path / "site.sqlite3").exists()
    assert started(tmp_path) == (0, "")


def test_a_start_that_finds_keys_writes_none(django, tmp_path, monkeypatch):
    """A full disk does not keep a site from starting again."""
    from django.conf import settings

    from collegium.web import keeping
    from collegium.web.live import push

    def full(*told, **more):
        raise OSError(28, "No space left on device")

    key = keeping.kept_secret(tmp_path / "secret-key")
    monkeypatch.setattr(settings, "DATA", tmp_path)
    monkeypatch.setattr(settings, "PUSH_KEY", "")
    own = push.point(push._key.__wrapped__())
    monkeypatch.setattr(keeping, "write_safely", full)
    monkeypatch.setattr(push, "write_safely", full)
    assert keeping.kept_secret(tmp_path / "secret-key") == key
    assert push.point(push._key.__wrapped__()) == own
    (tmp_path / "push-key").write_text((tmp_path / "push-key").read_text()[:20])
    with pytest.raises(ValueError, match="push-key is damaged"):
        push._key.__wrapped__()
