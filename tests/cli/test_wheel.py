"""The wheel holds all that is needed: in an environment of its own, without the sources, it plays and serves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The command `collegium` of an environment that has the wheel, and what it needs from the environment of the tests
    (but not the sources: files that add folders to the path are not followed from there)."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = "from setuptools import build_meta; build_meta.build_wheel('../dist')"
    subprocess.run([sys.executable, "-c", build], cwd=source, check=True, capture_output=True)
    [wheel] = (folder / "dist").glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    python = folder / "env" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheel], check=True)
    [site] = (folder / "env" / "lib").glob("*/site-packages")
    (site / "needed.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    shutil.rmtree(source)
    return folder / "env" / "bin" / "collegium"


def surroundings(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "COLLEGIUM_CACHE_DIR")}
    return {**kept, "COLLEGIUM_DATA_DIR": str(tmp_path), "COLLEGIUM_PREPARE": "0", "LC_ALL": "C.UTF-8"}


def test_it_is_the_wheel_that_runs(installed, tmp_path):
    where = "import collegium; print(collegium.__file__)"
    done = subprocess.run(
        [installed.parent / "python", "-c", where],
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(done.stdout.strip()).is_relative_to(installed.parents[1])


def test_every_game_plays_to_its_end(installed, tmp_path, game):
    command = [installed, "play", game.key, "--auto", "--plain", "--bots", "fresher", "--seed", "5", "--lang", "nl"]
    done = subprocess.run(command, env=surroundings(tmp_path), capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "") and len(done.stdout.splitlines()) > 20


def test_the_site_is_served_with_its_files(installed, tmp_path):
    log = tmp_path / "log"
    with log.open("w") as target:
        server = subprocess.Popen(
            [installed, "serve", "--port", "0", "--no-browser"],
            env=surroundings(tmp_path),
            stdout=target,
            stderr=target,
        )
    try:
        end = time.monotonic() + 60
        while "Collegium is at" not in log.read_text() and time.monotonic() < end:
            time.sleep(0.1)
        address = log.read_text().split("Collegium is at ")[1].split()[0]
        page = urllib.request.urlopen(address, timeout=30).read().decode()
        assert "Alma Mater" in page
        files = {part.split('"')[0] for part in page.split('="/static/')[1:]}
        assert any(name.endswith(".css") for name in files) and any(name.endswith(".js") for name in files)
        for name in files:
            try:
                assert urllib.request.urlopen(f"{address}static/{name}", timeout=30).read()
            except urllib.error.HTTPError as error:
                pytest.fail(f"{name}: {error}")
    finally:
        server.terminate()
        server.wait(10)
