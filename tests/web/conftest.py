"""A real server in another process, a real browser; and Django in this process for the parts below them."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from .. import luck
from .old_site import brought, old  # noqa: F401 (fixtures)
from .parts import Postgres

STARTS = itertools.count(1)  # of servers: each has its own luck
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile Safari/537.36",
}
SETTLED = """() => { const play = document.querySelector("main.play");
  return document.readyState === "complete" && play && play.dataset.shape === play.dataset.ready
    && (!("board" in play.dataset) || play.dataset.board === play.dataset.staged); }"""

os.environ["DJANGO_SETTINGS_MODULE"] = "collegium.web.settings"
os.environ["COLLEGIUM_HOSTS"] = "localhost,127.0.0.1,testserver"
os.environ["COLLEGIUM_PREPARE"] = "0"
os.environ["COLLEGIUM_BOT_PAUSE"] = "0"
os.environ["COLLEGIUM_LOG"] = "ERROR"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What goes through a real browser is tried once more before it counts as failed: a machine under load may hold a
    frame or a stream back. A second try is shown as R, and is a reason to look."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def at_table(page) -> None:
    """Wait until a table's page stands, drawn for this screen, and its script listens."""
    page.wait_for_function(SETTLED)


class Server:
    """The site in another process, on one port and one data folder, that can be killed and started again."""

    module = "collegium.web.serve"

    def __init__(self, data: Path, *told: str, **environment: str) -> None:
        self.data, self.port, self.told = data, free_port(), told
        self.url = f"http://localhost:{self.port}"
        self.environment = {**os.environ, "COLLEGIUM_DATA_DIR": str(data), "COLLEGIUM_LIMITS": "1000", **environment}
        self.log = data / "server.log"
        self.start()

    def start(self) -> None:
        lucky = [sys.executable, luck.__file__, str(next(STARTS))]
        command = [*lucky, self.module, "--port", str(self.port), "--no-browser", *self.told]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    assert answer.status == 200
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not come up: " + self.log.read_text()[-3000:])

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def errors(self) -> list[str]:
        return [
            line
            for line in self.log.read_text().splitlines()
            if '"level": "error"' in line and "graceful shutdown" not in line
        ]


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server that lasts for all tests."""
    found = Server(tmp_path_factory.mktemp("site"))
    yield found
    found.stop()
    assert not found.errors(), "\n".join(found.errors())[:4000]


@pytest.fixture(scope="module")
def browser(django):
    """Debian's chromium, after Django, which its event loop would forbid to be set up.

    It is closed after each file: while its event loop is there, this process can run no other, nor use the database.
    Missing it is a failure where CI=true, otherwise a reason to skip.
    """
    if not CHROMIUM:
        message = "chromium is not installed (apt-get install chromium)"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def django(tmp_path_factory):
    """Django in this process, with its own database. Nobody keeps its tables: tests make every choice themselves."""
    import django as package

    package.setup()
    luck.wait_for_no_disk()
    from django.contrib.auth.hashers import PBKDF2PasswordHasher
    from django.core.management import call_command

    from collegium.web import assets

    PBKDF2PasswordHasher.iterations = 1  # a million make it slow to guess a password, and as slow to make one

    call_command("migrate", verbosity=0)
    assets.collect()
    return package


@pytest.fixture(scope="session")
def postgres():
    found = Postgres(free_port())
    yield found
    found.stop()


@pytest.fixture
def keeper(django, monkeypatch):
    """A keeper that has not started: it queues, and does what it is told. `queued` is what it queued."""
    from collegium.web.live.keeper import Keeper

    found = Keeper()
    found.queued = []
    monkeypatch.setattr(found, "queue", lambda *told: found.queued.append(told))
    return found


@pytest.fixture
def site(django):
    """Django's test client as a new browser; call it for another."""
    from django.conf import settings
    from django.test import Client

    from collegium.web.door import limits

    limits._buckets.clear()
    settings.LIMITS = 1000.0
    settings.ALLOWED_HOSTS = ["testserver", "localhost"]
    return Client


@pytest.fixture(scope="module")
def twin(django):
    """A server on the same database as this process."""
    from django.conf import settings

    found = Server(Path(settings.DATA))
    yield found
    found.stop()
