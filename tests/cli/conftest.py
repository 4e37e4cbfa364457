"""Commands are run as a user runs them: in a process of their own, with folders of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Done = subprocess.CompletedProcess[str]
Run = Callable[..., Done]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {
        **os.environ,
        "COLLEGIUM_DATA_DIR": str(tmp_path / "data"),
        "LC_ALL": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }


@pytest.fixture
def run(environment: dict[str, str]) -> Run:
    def run(*args: str, typed: str = "", **more: str) -> Done:
        command = [sys.executable, "-m", "collegium.cli", *args]
        return subprocess.run(
            command,
            input=typed,
            env={**environment, **more},
            capture_output=True,
            encoding="utf-8",
            timeout=300,  # a cluster of Ray's takes minutes to come up where others want the processor, too
            check=False,
        )

    return run


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: exit code 2, nothing on stdout, one line on stderr. Gives that line."""

    def refused(*args: str, **more: str) -> str:
        done = run(*args, **more)
        lines = done.stderr.splitlines()
        assert (done.returncode, done.stdout, len(lines)) == (2, "", 1), (done.stdout, done.stderr)
        assert "Traceback" not in done.stderr
        return lines[0]

    return refused
